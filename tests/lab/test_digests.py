"""What a figure was measured with."""

from pathlib import Path

import perilune.bots
from perilune.lab.digests import ASIDE, deciding


def test_the_digest_of_the_bots_is_of_what_decides_how_they_play() -> None:
    """What the coach says may change without a new measurement: no source that is counted takes anything from one that is not."""
    sources = {file.name for file in Path(perilune.bots.__file__).parent.glob("*.py")}
    counted = deciding()
    assert sources - {file.name for file in counted} == set(ASIDE)
    for file in counted:
        assert not any(f"perilune.bots.{name.removesuffix('.py')}" in file.read_text() for name in ASIDE)
