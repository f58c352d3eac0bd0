"""Says which Perilune is tested, and refuses to test the wrong one."""

import os
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import perilune
from perilune.build import compiled, describe

LONGEST_NAME = 200

settings.register_profile("no clock", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("no clock")


def pytest_report_header() -> str:
    """The build and where it lies."""
    return f"{describe()}, from {Path(perilune.__file__).parent}"


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """A long parameter goes by a digest: its test's name stands in the environment of what the test starts, where room is scarce."""
    if isinstance(val, str | bytes) and len(val) > LONGEST_NAME:
        return f"{argname}-{sha256(val if isinstance(val, bytes) else val.encode()).hexdigest()[:8]}"
    return None


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share what is made once for their file stay with one worker (`--dist loadgroup`), or each worker would make it again.

    Long ones come first: at the end no worker is left alone with one.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    for item in items:
        if isinstance(item, pytest.Function):
            fixtures = [fixture for named in item._fixtureinfo.name2fixturedefs.values() for fixture in named]
            if any(fixture.scope == "module" for fixture in fixtures):
                item.add_marker(pytest.mark.xdist_group(item.nodeid.split("::")[0]))


def pytest_configure() -> None:
    """Stop if this is not the build that the Makefile meant to test."""
    wanted = os.environ.get("PERILUNE_BUILD", "")
    if wanted and (wanted == "compiled") != compiled():
        raise pytest.UsageError(f"PERILUNE_BUILD asks for {wanted}, but this is {describe()}, from {perilune.__file__}")
