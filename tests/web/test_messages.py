"""What goes over the wire: the page's types are made from the server's, and what is sent is what they say."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    """static/messages.d.ts is made from messages.py, and current."""
    done = subprocess.run([sys.executable, ROOT / "tools/wire_types.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
