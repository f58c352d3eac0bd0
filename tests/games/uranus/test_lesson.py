"""The lesson of the box: one game in six chapters, which follow from one another."""

import itertools

from perilune.games import lesson
from perilune.games.uranus.inventory import inventory
from perilune.games.uranus.state import OVER, UranusState

ADA = 0


def positions() -> list[tuple[UranusState, UranusState, list[str]]]:
    """Of each chapter: how it begins, how it ends, and what the coach shows in between."""
    taught = lesson("uranus")
    found = []
    for number in range(len(taught.chapters)):
        stand = taught.stand(number, [])
        first = stand.table.state.copy()
        shown = []
        while not stand.done:
            shown.append(stand.shown())
            stand.play(shown[-1])
        last = stand.table.state
        assert isinstance(first, UranusState) and isinstance(last, UranusState)
        found.append((first, last, shown))
    return found


def test_every_project_and_junk_is_taught_by_a_move() -> None:
    """Tunnels, mines, telescope, space gun, fortification, launchpad, launch, junk, spaceship and flight, each on the board."""
    shown = [move for _, _, moves in positions() for move in moves]
    for start in ("mine ", "tunnel ", "fire ", "fortify ", "impact ", "launchpad ", "send ", "secure ", "fly "):
        assert any(move.startswith(start) for move in shown), start
    for end in (" tunnel", " telescope", " gun", " fort", " spaceship"):
        assert any(move.startswith("use ") and move.endswith(end) for move in shown), end


def test_chapters_are_one_game() -> None:
    """Race and moon stay, dark hexes stay dark, a module keeps its rocks, a fortified mine stands; rounds never go back."""
    chapters = positions()
    for (_, before, _), (after, _, _) in itertools.pairwise(chapters):
        assert (after.races, after.moons) == (before.races, before.moons)
        assert after.space >= before.space
        assert not before.dark[ADA] & ~after.dark[ADA]
        assert not before.forts[ADA] & ~after.forts[ADA]
        assert not before.known[ADA] & ~after.known[ADA]
        assert all(had <= has for had, has in zip(before.filled, after.filled, strict=True))
        assert after.mines[ADA] & after.dark[ADA] == 0
    assert all(inventory(first) == inventory(chapters[0][0]) for first, _, _ in chapters)


def test_a_new_position_is_announced() -> None:
    """The first step of a chapter that begins later says how much later; one that goes on says that."""
    for chapter in lesson("uranus").chapters[1:]:
        assert any(word in chapter.steps[0].text for word in ("later", "goes on")), chapter.title
        assert not chapter.steps[0].moves


def test_the_lesson_ends_with_a_win() -> None:
    """Both races have flown."""
    end = positions()[-1][1]
    assert end.stage == OVER
    assert 0 not in end.flown
