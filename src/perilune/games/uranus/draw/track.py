"""The asteroid track: the rounds until the moons explode, with the attacks among them."""

from functools import lru_cache
from typing import Final

from perilune.draw.svg import num, piece
from perilune.draw.words import fitted, label, width
from perilune.games.uranus.content import Content
from perilune.games.uranus.draw.scene import Scene
from perilune.games.uranus.draw.symbols import ASTEROID, BURST, UNKNOWN, put
from perilune.games.uranus.state import ATTACK, OVER, UranusState
from perilune.games.uranus.words.regions import last_round

ROOMY: Final = 22.5  # the step at which the rocks of two rounds, and the burst of the end, lie beside each other at full size


def next_attack(s: UranusState, attacks: list[bool]) -> int:
    """The round of the next attack, 0 if none is to come."""
    if s.stage == OVER:
        return 0
    return next((space for space in range(s.space + 1, len(attacks)) if attacks[space]), 0)


def soon(s: UranusState, content: Content, seat: int) -> str:
    """When the next attack comes, whether the moon of a seat is under one now, or that the game is over."""
    if s.stage == OVER:
        return last_round(s, content)
    after = next_attack(s, content.attacks)
    if s.stage == ATTACK and content.attacks[s.space] and (s.todo[seat] or s.pending):
        return "Attack now!"
    return f"Attack in round {after}" if after else "No attack left"


def asteroid_track(scene: Scene, left: float, right: float, y: float) -> None:
    """The spaces in a line. Only attacks, the present round and the end have numbers."""
    s, content, size = scene.s, scene.content, scene.sizes.least
    spaces = _spaces(tuple(content.attacks), s.space, next_attack(s, content.attacks), left, right, y, size)
    scene.put(f'<g id="track" data-card="track">{spaces}</g>')
    at = left + (right - left) / content.end * s.space
    marker = '<circle r="9" class="marker"/><circle r="4.4" fill="#ffe9b0"/>'
    after = next_attack(s, content.attacks)
    step = (right - left) / content.end
    told = 0 < s.space < content.end and not (after and _crowded(s.space, after, step, size))  # the title tells the round, too
    number = label(0, 11 + size, str(s.space), size, "cool b sky", "middle") if told else ""
    scene.put(f'<g class="pieces">{piece("marker", at, y, marker, number)}</g>')


def clock(scene: Scene, wide: float, high: float) -> str:
    """The round and the next attack in one line, for the page to keep in view while the track itself is elsewhere."""
    s, size = scene.s, scene.sizes.body
    end = scene.content.end - 1
    now = f"Round {s.space} of {end}" if s.space else f"{end} rounds"
    y = high / 2 + size * 0.36
    words = soon(s, scene.content, scene.focus)
    told = label(12, y, now, size, "cool b") + label(wide - 12, y, words, size, "warm b", "end")
    at = wide - 26 - width(words, size, True)
    return (
        f'<symbol id="stays-in-view" data-of="track" viewBox="0 0 {num(wide)} {num(high)}">'
        f'<g class="pl">{told}{put(ASTEROID, at, high / 2)}</g></symbol>'
    )


def _crowded(one: int, other: int, step: float, size: float) -> bool:
    """Whether the numbers of two spaces would touch."""
    return abs(other - one) * step < (width(str(one), size, True) + width(str(other), size, True)) / 2 + 2


def heading(scene: Scene, x: float, y: float) -> None:
    """The round, and when the next attack comes."""
    s, size = scene.s, scene.sizes
    first = "The end" if s.stage == OVER else f"Round {s.space}" if s.space else "Set-up"
    scene.put(
        '<g data-card="track">' + fitted(x, y + 4, first, 130, size.name + 2.5, "b sky"),
        fitted(x, y + 22, soon(s, scene.content, scene.focus), 134, size.body, "warm b sky", "", size.least) + "</g>",
    )


@lru_cache(64)
def _spaces(attacks: tuple[bool, ...], now: int, after: int, left: float, right: float, y: float, size: float) -> str:
    end = len(attacks) - 1
    step = (right - left) / end
    at = left + step * now
    low = y + 11 + size
    drawn = [
        f'<path d="M{num(left)} {num(y)}H{num(at)}" class="past"/><path d="M{num(at)} {num(y)}H{num(right)}" class="ahead"/>'
    ]
    drawn.append(f'<rect x="{num(left - 12)}" y="{num(y - 16)}" width="{num(right - left + 24)}" height="48" class="hot"/>')
    numbered = left - 99
    large = min(1.0, step / ROOMY)
    for space in range(end):
        sx = left + step * space
        if not attacks[space]:
            style = "var(--pl-happened)" if space <= now else "var(--pl-ur-ahead)"
            drawn.append(f'<circle cx="{num(sx)}" cy="{num(y)}" r="3" style="fill:{style}"/>')
            continue
        if space == after:
            drawn.append(f'<circle cx="{num(sx)}" cy="{num(y)}" r="15" fill="url(#ur-fire)"/>')
        drawn.append(put(UNKNOWN, sx, y, 0.8 * large) if space <= now else put(ASTEROID, sx, y, large))
        hidden = space == now or (
            space < now and _crowded(space, now, step, size) and not (after and _crowded(now, after, step, size))
        )
        if not hidden and sx - numbered >= size * 1.5:
            numbered = sx
            kind = "q sky" if space < now else "warm b sky" if space == after else "sky"
            drawn.append(label(sx, low, str(space), size, kind, "middle"))
    drawn.append(put(BURST, right, y, large))
    if right - numbered >= size * 1.9:
        drawn.append(label(right, low, "end", size, "bad b sky", "middle"))
    return "".join(drawn)
