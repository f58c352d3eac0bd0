"""The moves of the box in short, each with its sign: a project, a rock, a home."""

from typing import Final

from perilune.core.caption import Caption, cut
from perilune.core.move import Move
from perilune.core.words import capital
from perilune.games.uranus.content import COLOUR_NAMES, COLOURS, TELESCOPE, TRACK_NAMES
from perilune.games.uranus.draw.symbols import ANY_ROCK, ASTEROID, HOME, icon, rock
from perilune.games.uranus.moves import (
    DONATE,
    DOUBLE,
    FACE,
    FIRE,
    FLY,
    FORTIFY,
    GIVE_FORT,
    GIVE_MINE,
    GIVE_TECH,
    IMPACT,
    JOIN,
    KEEP_TECH,
    MINE_AT,
    PAD_AT,
    REMOVE_MINE,
    REMOVE_TUNNEL,
    SAVE,
    SECURE,
    SEND,
    SHOOT_DOWN,
    TUNNEL_AT,
    USE,
    WIPE,
)

TUNNELS: Final = 0  # tracks
MINES: Final = 1
FORTS: Final = 2
PADS: Final = 3
GUN: Final = 4
SPACESHIP: Final = 8
HOME_SIGN: Final = "ur-e-home"
ANY_SIGN: Final = "ur-e-any"
ASTEROID_SIGN: Final = "ur-e-asteroid"
HEX_SIGN: Final = "ur-e-hex"
SCIENCE_SIGN: Final = "ur-e-i5"  # the telescope's
_TRACK: Final = {
    TUNNEL_AT: TUNNELS, REMOVE_TUNNEL: TUNNELS, MINE_AT: MINES, REMOVE_MINE: MINES, GIVE_MINE: MINES, FORTIFY: FORTS,
    GIVE_FORT: FORTS, PAD_AT: PADS, FIRE: GUN, SHOOT_DOWN: GUN, FLY: SPACESHIP,
}  # fmt: skip


def track_sign(track: int) -> str:
    """A track of a project board as a sign."""
    return f"ur-e-i{track}"


def rock_sign(colour: int) -> str:
    """A moon rock as a sign."""
    return f"ur-e-r{colour}"


def emblems() -> str:
    """The signs in squares of their own, for the scenery."""
    made = [_square(track_sign(n), icon(n), 14) for n in range(len(TRACK_NAMES))]
    made += [_square(rock_sign(n), rock(n), 8.5) for n in range(COLOURS)]
    made += [_square(ANY_SIGN, ANY_ROCK, 8.5), _square(HOME_SIGN, HOME, 13), _square(ASTEROID_SIGN, ASTEROID, 11)]
    made.append(_square(HEX_SIGN, "ur-h4", 33))
    return "".join(made)


def _square(name: str, symbol: str, half: float) -> str:
    return f'<symbol id="{name}" viewBox="{-half:g} {-half:g} {2 * half:g} {2 * half:g}"><use href="#{symbol}"/></symbol>'


def caption(move: Move, says: str) -> Caption:
    """A move in short."""
    return Caption(_sign(move, says), *_words(move, says))


def _sign(move: Move, says: str) -> str:
    kind = move.kind
    if kind in _TRACK:
        return track_sign(_TRACK[kind])
    if kind == USE:
        return track_sign(move.b)
    if kind in (KEEP_TECH, GIVE_TECH):
        return track_sign(TELESCOPE + move.a)
    if kind in (JOIN, SAVE, SECURE):
        return rock_sign(move.a)
    if kind in (DOUBLE, DONATE):
        for colour, name in enumerate(COLOUR_NAMES):
            if f"the {name} mine" in says:
                return rock_sign(colour)
        return ANY_SIGN
    if kind in (SEND, WIPE):
        return HOME_SIGN
    return ASTEROID_SIGN if kind in (FACE, IMPACT) else ""


def _words(move: Move, says: str) -> tuple[str, str]:
    kind = move.kind
    if kind == USE:
        held = says.removeprefix("Use ").partition(" for a step")[0]
        return capital(TRACK_NAMES[move.b].removesuffix(" track").removesuffix(" technology")) + " step", f"with {held}"
    if kind == SEND:
        held, _, where = says.removeprefix("Launch ").partition(" to ")
        where, brings = cut(where)
        return f"Launch {held}", f"to {where[:1].lower()}{where[1:]}" + (f": {brings}" if brings else "")
    if kind == JOIN:
        return cut(says.rpartition(" to ")[2])[0], f"add a {COLOUR_NAMES[move.a]} rock"
    if kind == DOUBLE:
        return capital(says.removeprefix("Let the ").partition(" produce ")[0]), "a second rock"
    if kind == DONATE:
        what, _, whom = says.removeprefix("Give the rock of the ").rpartition(" to ")
        return f"To {whom}", f"from the {what}"
    return "", ""
