"""What a space for workers does, in words and icons for a picture; and the sign of who can stand there."""

from perilune.core.words import counted, of
from perilune.draw.svg import use
from perilune.games.lineae.cards.effect import Effect
from perilune.games.lineae.content import KIND_KEYS, NONE
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import ANY_CUBE, ARROW, BOLT, FLAG, OCTAGON, OCTAGONS, STAR, SUN, TECH, TILE, cube, drawn
from perilune.games.lineae.draw.type import Token, token_row, tokens_width

_SIGNS = {
    "(arrow)": ARROW,
    "(bolt)": BOLT,
    "(cube)": ANY_CUBE,
    "(flag)": FLAG,
    "(star)": STAR,
    "(sun)": SUN,
    "(technology)": TECH,
    "(water)": TILE,
    **{f"({name})": cube(kind) for kind, name in enumerate(KIND_KEYS)},
}
_FULL = 4  # words and signs, after which there is no room for the arrow that says that the turn goes on


def tokens(effect: Effect, price: int, money: int) -> list[Token]:
    """What a space does. `price` is what it costs the viewer; it is marked when that is more than there is."""
    found = [_token(sign, f"${price}" if price > money else "") for sign in effect.signs(price)]
    return [*found, ("icon", ARROW)] if effect.spec.arrow and len(found) < _FULL else found


def _token(sign: str, too_dear: str) -> Token:
    if sign in _SIGNS:
        return "icon", _SIGNS[sign]
    return "dear" if sign == too_dear else "text", sign


def gist_row(x: float, y: float, room: float, found: list[Token]) -> str:
    """These side by side, smaller if they must be."""
    wide = tokens_width(found)
    if wide <= room:
        return token_row(x, y, found)
    return f'<g transform="translate({x:g},{y:g}) scale({room / wide:.2f} 1)">{token_row(0, 0, found)}</g>'


def stand_sign(passive: bool, multi: bool, x: float, y: float, size: float = 21) -> str:
    """Where workers stand: one octagon or many, around this point; a sun where none is needed."""
    if passive:
        return use(SUN, x, y, size * 0.86)
    if multi:
        return drawn(OCTAGONS, x - size / 2, y - size / 2, size * 34 / 24, size)
    return use(OCTAGON, x, y, size)


def crew_on(scene: Scene, space: int, x: float, y: float, step: float, most: int, size: float = 20) -> None:
    """The workers on a space, side by side, closer together where there are many."""
    s = scene.s
    crews: list[int] = []
    if s.crew_seat[space] != NONE:
        crews += [s.crew_seat[space]] * s.crew_workers[space]
    first = space * s.seats
    for seat in range(s.seats):
        if s.crowd[first + seat]:
            crews += [seat] * s.crowd[first + seat]
    if len(crews) > most:
        step = step * (most - 1) / (len(crews) - 1)
    for number, seat in enumerate(crews):
        scene.stand(seat, space, x + number * step, y, size)


def workers_told(scene: Scene, space: int) -> str:
    """Who stands on a space, in words."""
    s = scene.s
    found = []
    if s.crew_seat[space] != NONE:
        found.append(f"{counted(s.crew_workers[space], 'worker')} {of(scene.names[s.crew_seat[space]])}")
    for seat in range(s.seats):
        if s.crowd[space * s.seats + seat]:
            found.append(f"{s.crowd[space * s.seats + seat]} {of(scene.names[seat])}")
    return ", ".join(found) if found else "nobody there"
