"""Each level is stronger than the one below: a few seeds, few looks, and margins that do not flicker, because the seeds are fixed."""

from pathlib import Path

import pytest

from perilune.lab.line_up import ONE
from perilune.lab.match import Match, Terms
from tests.lab.quick import silent
from tests.lab.test_match import effort

FAST = {"mode": "first_and_fast"}


def share(box: str, bots: str, blocks: int, folder: Path, chosen: dict[str, str]) -> float:
    candidate, _, other = bots.partition(",")
    match = Match(Terms(box, 2, chosen, candidate, other), folder)
    match.run(effort(blocks), silent())
    assert not match.summary()["stalled"]
    return match.share(ONE).share


@pytest.mark.parametrize(
    ("box", "bots", "blocks", "least", "chosen"),
    [
        ("mine_the_moon", "careful@600,greedy", 2, 0.75, {}),
        ("mine_the_moon", "greedy,learner", 3, 0.6, {}),
        ("lineae", "greedy,random", 2, 0.75, {}),
        ("lineae", "careful@600,greedy", 2, 0.5, {}),
        ("astronavigators", "greedy,random", 4, 0.75, FAST),
        ("astronavigators", "learner,random", 4, 0.6, FAST),
    ],
    ids=str,
)
def test_a_level_beats_the_one_below(
    box: str, bots: str, blocks: int, least: float, chosen: dict[str, str], tmp_path: Path
) -> None:
    assert share(box, bots, blocks, tmp_path, chosen) >= least
