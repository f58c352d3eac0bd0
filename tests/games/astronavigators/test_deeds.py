"""What decided a game: not a list of flights, but what made the difference."""

from typing import cast

from perilune.core.table import Table
from perilune.core.words import Vocabulary
from perilune.games import box
from perilune.games.astronavigators.content import Content
from perilune.games.astronavigators.ending import fast_outcome
from perilune.games.astronavigators.state import ACTION, NavState
from perilune.games.astronavigators.words.deeds import FAILED, SAVED, deeds
from tests.games.astronavigators.scene import CONTENT, Scene


class Watched(Scene):
    """A scene that keeps every position."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats)
        self.kept: list[NavState] = [self.s.copy()]

    def play(self, seat: int, *texts: str) -> None:
        for text in texts:
            super().play(seat, text)
            self.kept.append(self.s.copy())

    def chance(self, *texts: str) -> None:
        for text in texts:
            super().chance(text)
            self.kept.append(self.s.copy())

    def told(self, winners: list[int], content: Content = CONTENT) -> dict[str, int]:  # type: ignore[override]
        """What is told, with its weight."""
        say = Vocabulary().say
        return {say(deed.says, deed.seats, ["Ada", "Ben"]): deed.weight for deed in deeds(self.kept, winners, content)}


def test_a_sextant_that_saved_the_flight_is_told() -> None:
    scene = Watched()
    scene.astronaut(0, place=4, nk=59)
    scene.s.dv[0] = 45
    scene.s.sxt[0] = 2
    scene.board(5, 20)
    scene.kept = [scene.s.copy()]
    scene.fly(0, "negate")
    says = "Ada used the Full Moon on the sextant: stage 5 counted 0 instead of 20."
    without = " Without that the difficulty would have come to 65, more than 59 knowledge."
    assert scene.told([0]) == {says + without: SAVED}


def test_a_sextant_that_only_helped_weighs_what_it_took_away() -> None:
    scene = Watched()
    scene.astronaut(0, place=4, nk=99)
    scene.s.sxt[0] = 2
    scene.board(5, 20)
    scene.kept = [scene.s.copy()]
    scene.fly(0, "negate")
    assert scene.told([0]) == {"Ada used the Full Moon on the sextant: stage 5 counted 0 instead of 20.": 20}


def test_an_abort_is_told_with_its_numbers_whoever_won() -> None:
    scene = Watched()
    scene.astronaut(0, place=4, nk=59)
    scene.s.dv[0] = 45
    scene.board(5, 20)
    scene.kept = [scene.s.copy()]
    scene.fly(0)
    assert scene.told([1]) == {"Ada had to turn back at stage 5: the difficulty came to 65, more than 59 knowledge.": FAILED}


def test_a_chain_of_journeys_is_told_as_one_month() -> None:
    scene = Watched()
    scene.play(0, "travel 1 car")
    scene.resolve()
    scene.play(0, "go n1-4")
    scene.settle()
    scene.kept.append(scene.s.copy())
    scene.s.nk[0] = 40
    scene.kept.append(scene.s.copy())
    assert "Ada gained 35 knowledge in one month: 1 new vehicle and 1 new continent." in scene.told([0])


def test_the_first_month_counts_like_any_other() -> None:
    """A chain of journeys in month 1 decided a game, and was not told: that month begins with the choice of homes."""
    table = Table(box("astronavigators"), box("astronavigators").settle(2, {"mode": "first_and_fast"}), "a1", ["Ada", "Ben"])
    kept = [cast(NavState, table.state).copy()]
    while cast(NavState, table.state).stage != ACTION:
        seat = table.deciders()[0]
        table.submit(seat, table.legal(seat)[0])
        kept.append(cast(NavState, table.state).copy())
    richer = kept[-1].copy()
    richer.nk[0] += 29
    kept.append(richer)
    says = Vocabulary().say
    told = [says(deed.says, deed.seats, ["Ada", "Ben"]) for deed in deeds(kept, [0], CONTENT)]
    assert any(line.startswith("Ada gained 29 knowledge in one month") for line in told), told


def test_a_launch_tells_what_it_gave_by_itself() -> None:
    """The sixth vehicle within the year and the Saturn V: 30 knowledge at once won a game, and nobody said so."""
    scene = Watched()
    scene.astronaut(0, nk=44)
    scene.s.used[:5] = [1] * 5
    scene.kept = [scene.s.copy()]
    scene.play(0, "travel 1 spacecraft")
    scene.resolve()
    scene.settle()
    assert (
        "Ada launched with 74 knowledge, while Ben, with 5, stayed on Earth. "
        "The launch itself gave 20 for the sixth vehicle within the year and 10 from the Saturn V."
    ) in scene.told([0])


def test_the_end_tells_the_large_gains() -> None:
    scene = Scene()
    scene.astronaut(0, place=6, nk=74)
    scene.s.dv[0], scene.s.bonus[0], scene.s.round = 50, 1, 9
    why = fast_outcome(scene.s, ["Ada", "Ben"]).why
    assert why[0] == (
        "Ada landed in month 9, with 74 knowledge against a difficulty of 50 in all. "
        "Part of that knowledge: 20 for all six vehicles in the first year."
    )
