"""Fetch axe-core, which looks for barriers on pages, from the npm registry into .venv. Its hash must be the one below."""

import base64
import hashlib
import io
import os
import sys
import tarfile
import urllib.request
from pathlib import Path

VERSION = "4.14.0"
INTEGRITY = "9WTZxEjsZ7b13TH8JPmbV2z8CHbl80/2hm3XPEG4JgNdQLK81IBRXmSxHfMAOkSqQeRxT/0dwNDz2GOm3zzpcQ=="  # SHA-512 of the package
AXE = Path(__file__).parent.parent / ".venv" / f"axe-core-{VERSION}.js"


def fetch() -> None:
    """Write the script."""
    registry = os.environ.get("npm_config_registry", "https://registry.npmjs.org").rstrip("/")  # noqa: SIM112
    with urllib.request.urlopen(f"{registry}/axe-core/-/axe-core-{VERSION}.tgz", timeout=60) as answer:
        package: bytes = answer.read()
    if base64.b64encode(hashlib.sha512(package).digest()).decode() != INTEGRITY:
        sys.exit(f"What {registry} gives as axe-core {VERSION} is not what it should be. Do not use it.")
    with tarfile.open(fileobj=io.BytesIO(package)) as files:
        script = files.extractfile("package/axe.min.js")
        assert script is not None
        AXE.write_bytes(script.read())


if __name__ == "__main__" and not AXE.exists():
    try:
        fetch()
    except OSError as error:
        print(f"No axe-core ({error}): the test of barriers will be skipped.", file=sys.stderr)
