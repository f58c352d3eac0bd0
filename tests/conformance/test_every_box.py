"""Every check of `perilune.conformance`, on every box of the shelf at every setting."""

from collections.abc import Callable

import pytest

from perilune.conformance import OF_A_BOX, OF_A_SETTING
from perilune.conformance.settings import Setting, settings
from perilune.games import BOXES

# The checks of one setting share its walks: with `--dist loadgroup` one worker has them all.
SETTINGS = [
    pytest.param(setting, id=str(setting), marks=pytest.mark.xdist_group(str(setting)))
    for name in BOXES
    for setting in settings(name)
]


@pytest.mark.xdist_group("together")
def test_groups_of_tests_stay_together(request: pytest.FixtureRequest) -> None:
    """Or each worker would walk every setting again, and only the clock would tell."""
    if getattr(request.config.option, "loadgroup", False):  # in a worker of `--dist loadgroup`
        assert request.node.nodeid.endswith("@together")


@pytest.mark.parametrize("check", OF_A_BOX, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", BOXES)
def test_a_box_keeps(name: str, check: Callable[[str], None]) -> None:
    check(name)


@pytest.mark.parametrize("check", OF_A_SETTING, ids=lambda check: check.__name__)
@pytest.mark.parametrize("setting", SETTINGS)
def test_a_setting_keeps(setting: Setting, check: Callable[[Setting], None]) -> None:
    check(setting)
