"""The lesson keeps what the board promises: whoever takes a way in one go gets all the cubes that it names."""

from perilune.core.drawing import NARROW
from perilune.core.lesson import Stand
from perilune.games import lesson

LESSON = lesson("lineae")


def before_each_step() -> list[tuple[int, list[str]]]:
    """Each step where something is lit: its chapter, and the moves that lead there."""
    found = []
    for number in range(len(LESSON.chapters)):
        stand, played = LESSON.stand(number, []), list[str]()
        while not stand.done:
            if stand.step.moves and not stand.step.own:
                found.append((number, played[:]))
            played.append(stand.shown())
            stand.play(played[-1])
    return found


def taken(stand: Stand, moves: list[str]) -> list[str]:
    """What is played of a way: the first move, then those that the next steps want."""
    found = []
    for move in moves:
        if not stand.done and move in stand.expected():
            stand.play(move)
            found.append(move)
    return found


def test_all_cubes_of_a_way_are_loaded_or_bought() -> None:
    ways = 0
    for number, played in before_each_step():
        stand = LESSON.stand(number, played)
        for thing in stand.seen().drawing(NARROW).things.values():
            for way in thing.ways:
                cubes = [move for move in way.moves[1:] if move.startswith(("load", "buy"))]
                if way.moves[0] in stand.expected() and cubes:
                    done = taken(LESSON.stand(number, played), way.moves)
                    assert [move for move in done[1:] if move in cubes] == cubes, f"chapter {number + 1}, {way.says}: {way.note}"
                    ways += 1
    assert ways > 3
