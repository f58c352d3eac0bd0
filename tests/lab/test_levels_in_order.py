"""Each level is stronger than the one below: a few seeds, few looks, and margins that do not flicker, because the seeds are fixed."""

from pathlib import Path

import pytest

from perilune.bots import bot
from perilune.core.game import Outcome, State
from perilune.games import box as box_named
from perilune.lab.line_up import ONE
from perilune.lab.match import Match, Terms
from perilune.lab.play import Witness, play
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
        ("mine_the_moon", "careful@3000,greedy", 2, 0.75, {}),
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


class Last(Witness):
    """Keeps the last position."""

    def ends(self, state: State, outcome: Outcome | None) -> None:
        self.state = state


def test_alone_in_lineae_the_fitted_weights_launch_more_rockets() -> None:
    """Four deals of greedy: about four rockets each, and two by hand. In sixty deals it is 3.7 and 2.4."""
    game = box_named("lineae")
    launched = {}
    for name in "greedy", "greedy:hand":
        launched[name] = 0
        for deal in range(4):
            last = Last()
            play(game, game.settle(1, {}), f"solo/{deal}", [bot(name, deal)], ["Ada"], witness=last)
            launched[name] += game.result(last.state).rank[0]
    assert launched["greedy"] >= 15
    assert launched["greedy"] >= launched["greedy:hand"] + 4
