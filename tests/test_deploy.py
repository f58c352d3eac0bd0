"""The files for docker compose: well formed, and in keeping with the command line that they call."""

import re
from pathlib import Path
from typing import Any

import pytest

from perilune.cli import _parser

DEPLOY = Path(__file__).parent.parent / "deploy"
yaml: Any = pytest.importorskip("yaml")


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """The compose file."""
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return read


def test_everything_that_is_named_is_there(compose: dict[str, Any]) -> None:
    """Services, volumes, networks and files."""
    services = compose["services"]
    assert set(services) == {"proxy", "server", "database", "backup"}
    for service in services.values():
        assert set(service["networks"]) <= set(compose["networks"])
        assert set(service.get("depends_on", [])) <= set(services)
        for volume in service.get("volumes", []):
            place = volume.split(":")[0]
            assert (DEPLOY / place).is_file() if place.startswith(".") else place in compose["volumes"]
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert f"--behind-proxy {proxy}" in services["server"]["command"]
    assert "reverse_proxy" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_no_secret_is_written_down(compose: dict[str, Any]) -> None:
    """Passwords come from the environment, and the database has no port to the outside."""
    assert re.search(r"PASSWORD: [^$\s]", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")) is None
    assert [name for name, service in compose["services"].items() if "ports" in service] == ["proxy"]


def test_the_commands_are_ours(compose: dict[str, Any]) -> None:
    """Every option is one that the command line knows."""
    for service in ("server", "backup"):
        called = re.search(r"perilune ((?:serve|backup)[^;']*)", compose["services"][service]["command"])
        assert called is not None
        words = called[1].replace('"$$WORKERS"', "2").replace("$$(date +%F-%H%M%S)", "now").replace('"', "").split()
        given = _parser().parse_args(words)
        assert given.run.__module__.startswith("perilune")
