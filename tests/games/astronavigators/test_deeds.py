"""What decided a game: not a list of flights, but what made the difference."""

from perilune.core.words import Vocabulary
from perilune.games.astronavigators.content import Content
from perilune.games.astronavigators.state import NavState
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
