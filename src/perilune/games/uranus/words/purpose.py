"""What a turn of several moves is for, in a few words: how the coach calls it."""

from typing import Final

from perilune.core.move import Move
from perilune.core.words import capital, counted, series
from perilune.games.uranus.content import COLOUR_NAMES, COLOURS, TRACK_NAMES, Content
from perilune.games.uranus.moves import FACE, FIRE, FORTIFY, IMPACT, JOIN, MINE_AT, PAD_AT, SEND, TUNNEL_AT, USE
from perilune.games.uranus.state import LEFT, SETUP, UranusState
from perilune.games.uranus.words.letters import joined, letter

_BUILDING: Final = {MINE_AT, PAD_AT, FORTIFY, FIRE, TUNNEL_AT}
_USING: Final = {USE, SEND, JOIN}


def purpose(before: UranusState, after: UranusState, seat: int, moves: list[Move], content: Content) -> str:
    """What is built and joined, what the sets pay for, or the order of two asteroids; empty where a move says it."""
    kinds = [move.kind for move in moves]
    if kinds == [FACE, IMPACT, IMPACT]:
        sides = ["left", "right"] if moves[0].a == LEFT else ["right", "left"]
        return f"First the asteroid from the {sides[0]}, then the one from the {sides[1]}"
    if len(moves) < 2:
        return ""
    if before.stage == SETUP and set(kinds) == {MINE_AT}:
        return _first_mines(before, seat, moves, content)
    if set(kinds) <= _BUILDING:
        return _built(before, after, seat, kinds, content)
    return _used(moves) if set(kinds) <= _USING else ""


def _first_mines(s: UranusState, seat: int, moves: list[Move], content: Content) -> str:
    terrain = content.moons[s.moons[seat]].terrain
    chosen = [terrain[move.a] for move in moves]
    mines = [_some(chosen.count(c), f"{COLOUR_NAMES[c]} mine") for c in range(COLOURS) if c in chosen]
    return f"Build {series(mines)}"


def _built(before: UranusState, after: UranusState, seat: int, kinds: list[int], content: Content) -> str:
    """What is built, fortified and fired at, and which sets the tunnels join."""
    builds = [_some(kinds.count(kind), noun) for kind, noun in ((MINE_AT, "mine"), (PAD_AT, "launchpad")) if kind in kinds]
    deeds = [f"build {series(builds)}"] if builds else []
    if FORTIFY in kinds:
        deeds.append(f"fortify {_some(kinds.count(FORTIFY), 'mine')}")
    if FIRE in kinds:
        deeds.append("fire the space gun")
    stands = before.copy()
    stands.mines = after.mines[:]  # a new mine is joined like any other
    groups = [series([letter(sign) for sign in signs]) for _, signs in joined(stands, after, seat, content)]
    if groups:
        deeds.append(f"join sets {', and '.join(groups)}")
    return capital(f"{', '.join(deeds[:-1])}, and {deeds[-1]}" if len(deeds) > 1 else "".join(deeds))


def _used(moves: list[Move]) -> str:
    """What is launched where, and how many steps of each track are taken."""
    targets = [move.b for move in moves if move.kind == SEND]
    steps = [move.b for move in moves if move.kind == USE]
    found = [f"{_some(targets.count(n), 'launch')} to module {n + 1}" for n in dict.fromkeys(targets)]
    tracks = sorted(dict.fromkeys(steps), key=lambda track: -steps.count(track))
    found += [counted(steps.count(track), step_of(track)) for track in tracks]
    return capital(series(found)) if found else ""


def step_of(number: int) -> str:
    """A step of a track: a tunnel step."""
    return f"{TRACK_NAMES[number].removesuffix(' track').removesuffix(' technology')} step"


def _some(many: int, noun: str) -> str:
    return f"a {noun}" if many == 1 else counted(many, noun)
