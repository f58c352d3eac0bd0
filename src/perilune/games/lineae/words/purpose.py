"""What a turn of Lineae is for, in a few words: the title of an idea of the coach."""

from typing import Final

from perilune.core.move import Move
from perilune.core.words import capital, counted, series
from perilune.games.lineae.content import DEPOSITS, KIND_KEYS, KINDS, LOCK_SPACE, NONE, ROW_SPACE, SUB_SPACE, Content
from perilune.games.lineae.moves import BUY, CHOOSE, DISCARD, LOAD_CUBE, LOAD_FREE, PASS, PLACE, SAIL, TAKE, TURN_LOCK
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.words.coach import best_load, locks_told
from perilune.games.lineae.words.launches import ready

NAMED: Final = 2  # cubes that a title names; more are counted


def purpose(before: OceanState, after: OceanState, seat: int, moves: list[Move], content: Content) -> str:
    """The launch, the load, the catch of a dive, the card, or the rocket behind a lock; empty where the click itself says it."""
    flown = [card for card, owner in enumerate(after.launched) if owner == seat != before.launched[card]]
    if flown:
        return f"Launch the {_short(content, flown[0])} rocket"
    loads = [move for move in moves if move.kind in (LOAD_CUBE, LOAD_FREE)]
    if loads and len(moves) > 1:
        return f"Load {counted(len(loads), 'cube')} onto the {_short(content, before.rockets[loads[0].a])} rocket"
    crafts = [move.a - SUB_SPACE for move in moves if move.kind == PLACE and SUB_SPACE <= move.a < LOCK_SPACE]
    catch = _catch(before, after, seat, moves, content) if len(moves) > 1 else ""
    if catch:
        return f"Submersible {content.sub_keys[crafts[0]].upper()}: {catch}" if crafts else capital(catch)
    if moves[0].kind == CHOOSE and moves[-1].kind == DISCARD:
        taken, back = (content.technologies[move.a].name for move in (moves[0], moves[-1]))
        return f"Take the {taken}, put the {back} back"
    if [move.kind for move in moves] == [SAIL, PASS]:
        return f"Sail to space {moves[0].a + 1} and pass"
    return _opening(before, seat, moves, content)


def _short(content: Content, card: int) -> str:
    """A rocket as its plate names it."""
    return content.rockets[card].name.split()[0]


def _catch(before: OceanState, after: OceanState, seat: int, moves: list[Move], content: Content) -> str:
    """What a dive brings: cubes aboard, and for which rocket; else steps on the tracks, or cubes in the hold."""
    bought = [move.a for move in moves if move.kind == BUY]
    if bought:
        place, _ = best_load(before, after, seat, content)
        rocket = "" if place == NONE else f" for the {_short(content, after.rockets[place])} rocket"
        return f"fetch {_cubes(bought)}{rocket}"
    tracks = [
        KIND_KEYS[content.deposits[before.deposits[place]].excavate]
        for place in range(DEPOSITS)
        if after.tracks[seat * DEPOSITS + place] > before.tracks[seat * DEPOSITS + place]
    ]
    if tracks:
        return f"excavate {series(tracks)}"
    taken = sum(1 for move in moves if move.kind == TAKE)
    return f"pick up {counted(taken, 'cube')}" if taken else ""


def _cubes(kinds: list[int]) -> str:
    """Cubes by their names, if there are few; else their number."""
    if len(kinds) > NAMED:
        return counted(len(kinds), "cube")
    counts = [(kinds.count(kind), KIND_KEYS[kind]) for kind in range(KINDS) if kind in kinds]
    return series([name if count == 1 else f"{count} {name}" for count, name in counts])


def _opening(s: OceanState, seat: int, moves: list[Move], content: Content) -> str:
    """A lock that is turned for a launch."""
    locks = [move.a - (LOCK_SPACE if move.kind == PLACE else 0) for move in moves if _turns(move)]
    for launch in ready(s, seat, content) if locks else []:
        if launch.locks[: len(locks)] == locks:
            told = locks_told([str(lock + 1) for lock in locks])
            return f"{capital(told)} for the {_short(content, s.rockets[launch.tile])} rocket"
    return ""


def _turns(move: Move) -> bool:
    return move.kind == TURN_LOCK or (move.kind == PLACE and LOCK_SPACE <= move.a < ROW_SPACE)
