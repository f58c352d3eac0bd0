"""What a space for workers does, in words and icons for a picture; and the sign of who can stand there."""

from perilune.core.words import counted, of
from perilune.draw.svg import use
from perilune.games.lineae.content import HYDROCARBON, NONE, SALT, Space
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import ANY_CUBE, ARROW, BOLT, FLAG, OCTAGON, OCTAGONS, STAR, SUN, TECH, TILE, cube, drawn
from perilune.games.lineae.draw.type import Token, token_row, tokens_width

_ALGAE = 5


def _icons(*found: str) -> list[Token]:
    return [("icon", icon) for icon in found]


def tokens(spec: Space, price: int, money: int) -> list[Token]:
    """What it does. `price` is what it costs the viewer; it is marked when that is more than there is."""
    kind, amount = spec.effect, spec.amount
    cost: Token = ("dear" if price > money else "text", f"${price}")
    found: list[Token]
    if kind == "income":
        found = [("text", f"+${amount}")]
    elif kind == "hire":
        found = [cost]
    elif kind == "election":
        found = [*_icons(FLAG), ("text", "first")]
    elif kind == "council":
        found = [*_icons(FLAG), ("text", f"+{amount}"), *_icons(STAR)]
    elif kind == "exchange":
        found = [("text", f"swap {amount}"), *_icons(BOLT)]
    elif kind == "power":
        found = [cost, *_icons(ARROW), ("text", str(amount)), *_icons(BOLT)]
    elif kind == "farm":
        found = [("text", f"+{amount}"), *_icons(BOLT, SUN)]
    elif kind == "research":
        found = [cost, *_icons(ARROW, TECH)]
    elif kind == "embassy":
        found = [("text", "2"), *_icons(ANY_CUBE, ARROW), ("text", str(amount)), *_icons(STAR)]
    elif kind == "generator":
        found = [*_icons(TILE, ARROW), ("text", f"{amount}"), *_icons(BOLT)]
    elif kind == "treatment":
        found = [*_icons(TILE, ARROW, ANY_CUBE)]
    elif kind == "vats":
        found = [("text", f"+{amount}"), *_icons(cube(_ALGAE))]
    elif kind == "still":
        found = _icons(cube(_ALGAE), ARROW, cube(HYDROCARBON))
    elif kind == "canteen":
        found = [*_icons(cube(_ALGAE), cube(SALT), ARROW), ("text", "×2")]
    else:
        found = []
    return found + _icons(ARROW) if spec.arrow and kind != "canteen" else found


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
