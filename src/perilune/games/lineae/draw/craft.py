"""What a submersible looks like, and the ways that it would go: the path, what each step costs, and the craft at its end."""

from functools import lru_cache
from typing import Final

from perilune.draw.svg import num, use
from perilune.draw.words import label
from perilune.games.lineae.content import KINDS, NONE
from perilune.games.lineae.draw.cells import Field, Route
from perilune.games.lineae.draw.colours import INK, WARM
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.draw.symbols import BOLT, CRAFT, CRAFT_OUTLINE, RING, cube, drawn
from perilune.games.lineae.world.submersible import free_steps

CRAFT_HALF: Final = 37.0  # how far a craft reaches to both sides
_LETTER = f'<text y="-11.2" font-size="12" text-anchor="middle" font-weight="700" style="fill:{INK}">*</text>'
_SIGN = (  # the letter of a craft that is drawn small
    f'<rect x="-11" y="-28" width="22" height="19" rx="4" fill="#e0bd55" stroke="{INK}" stroke-width="1.6"/>'
    f'<text y="-12.4" font-size="17.2" text-anchor="middle" font-weight="700" style="fill:{INK}">*</text>'
)


def _body(letter: str, held: tuple[int, ...], hold: int, sign: str = _LETTER) -> str:
    """A craft around its middle, with what is in its hold. It needs no style sheet: copies of it know none."""
    made = [drawn(CRAFT, -36, -24, 72, 46), sign.replace("*", letter)]
    for slot in range(hold):
        x = _berth(hold, slot)
        made.append(
            use(cube(held[slot]), x, 2.8, 13) if slot < len(held) else f'<circle cx="{num(x)}" cy="2.8" r="1.6" fill="#3b507a"/>'
        )
    return "".join(made)


@lru_cache(1024)
def craft_face(letter: str, held: tuple[int, ...], hold: int, steered: bool, tight: bool) -> str:
    """A craft with its lamp, and the outline that says how it stands. Where it is drawn small, its letter stays large."""
    beam = '<path d="M30 3L70 -13V21Z" fill="url(#ln-beam)" opacity=".5" pointer-events="none"/>'
    mine = f'<path d="{CRAFT_OUTLINE}" class="steered"/>' if steered else ""
    sign = _SIGN.replace("*", letter) if tight else ""  # over the outlines, which know the small tower only
    return f'{beam}{_body(letter, held, hold, "" if tight else _LETTER)}{mine}<path d="{CRAFT_OUTLINE}" class="hot"/>{sign}'


def _berth(hold: int, slot: int) -> float:
    """Where a cube lies in the hold, from the middle of the craft."""
    return -24 + 48.8 / hold * (slot + 0.5)


class Trails:
    """The ways of one submersible from where it is, as ghosts. Ways that begin alike share what they have in common."""

    def __init__(self, scene: Scene, sub: int, found: Field, done: int) -> None:
        self._scene = scene
        self._field = found
        self._free = free_steps(scene.s, scene.content, scene.seat) - done
        self._cells = scene.plan.cells
        self._lines: dict[int, str] = {found.start: "M" + self._place(found.start)}
        self._rings: dict[int, str] = {found.start: ""}
        self._hold = scene.content.hold
        self._held = tuple(kind for kind in range(KINDS) for _ in range(scene.s.hold[sub * KINDS + kind]))
        self._end = f"trail-end-{scene.content.sub_keys[sub]}"
        body = _body(scene.content.sub_keys[sub].upper(), self._held, self._hold)
        dashes = f'<path d="{CRAFT_OUTLINE}" fill="none" stroke="{WARM}" stroke-width="1.8" stroke-dasharray="6 4"/>'
        self.craft = f'<defs><g id="{self._end}"><g opacity=".6">{body}</g>{dashes}</g></defs>'

    def ghost(self, cell: int, route: Route) -> str:
        """The way to a cell, with the cubes that are taken in."""
        self._walk(cell)
        line = self._lines[cell]
        x, y = self._cells[cell]
        made = [f'<path d="{line}" class="lane"/><path d="{line}" class="way"/>']
        if cell != self._field.start:
            made.append(self._rings[self._field.came[cell][0]])
        x = self._scene.plan.whole(cell, x, CRAFT_HALF)
        made.append(f'<use href="#{self._end}" x="{num(x)}" y="{num(y + 1)}"/>')
        for slot, place in enumerate(route.taken, len(self._held)):
            cx, cy = self._cells[place]
            made.append(f'<circle cx="{num(cx)}" cy="{num(cy)}" r="14" class="toll"/>')
            made.append(use(cube(self._field.cells[place]), x + _berth(self._hold, slot), y + 3.8, 13))
        cost = max(0, self._field.steps[cell] - max(0, self._free))
        made.append(_tag(x, y, cost, len(route.taken) * self._scene.content.pick_up, self._scene.plan.band_of[0].right))
        return "".join(made)

    def _place(self, cell: int) -> str:
        x, y = self._cells[cell]
        return f"{num(x)} {num(y)}"

    def _walk(self, cell: int) -> None:
        """Line and rings as far as this cell."""
        if cell in self._lines:
            return
        before = self._field.came[cell][0]
        self._walk(before)
        beside = abs(self._cells[cell][0] - self._cells[before][0]) < 2 * self._scene.plan.column  # not in another band
        self._lines[cell] = f"{self._lines[before]}{'L' if beside else 'M'}{self._place(cell)}"
        cost = self._field.steps[cell] - max(0, self._free)
        shown = _ring(*self._cells[cell], cost) if cost > 0 and self._field.cells[cell] == NONE else ""
        self._rings[cell] = self._rings[before] + shown


@lru_cache(2048)
def _tag(x: float, y: float, cost: int, income: int, edge: float) -> str:
    """What a way costs and brings, beside its end."""
    wide = 44 + (34 if income else 0)
    left = min(max(4.0, x - wide / 2), edge - wide - 4)
    money = label(left + 42, y + 35, f"+${income}", 13, "b") if income else ""
    return (
        f'<rect x="{num(left)}" y="{num(y + 20)}" width="{num(wide)}" height="21" rx="7" class="tag"/>'
        f"{label(left + 8, y + 35, f'−{cost}' if cost else '0', 13, 'b')}{use(BOLT, left + 32, y + 30.5, 14)}{money}"
    )


@lru_cache(2048)
def _ring(x: float, y: float, cost: int) -> str:
    """What a step has cost so far."""
    return use(RING, x, y, 21) + label(x, y + 4.2, str(cost), 12, "warm b", "middle")
