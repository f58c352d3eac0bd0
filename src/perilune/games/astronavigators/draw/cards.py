"""The faces of the observation cards: constellations, the Moon and its eclipses, planets."""

from functools import lru_cache

from perilune.draw.svg import num
from perilune.draw.words import label
from perilune.games.astronavigators.content import CONSTELLATIONS, EARTH_RISE, FIRST_PLANET, LUNAR_ECLIPSE, SOLAR_ECLIPSE, Content
from perilune.games.astronavigators.draw.heavens import picture
from perilune.games.astronavigators.draw.icons import set_icon
from perilune.games.astronavigators.draw.scene import icon

# The light and the dark side of each planet, by number.
PLANET_COLOURS = [
    ("#d8cfc2", "#7d7468"), ("#ffe3a8", "#b98a3e"), ("#8fd0ff", "#1f5fa8"), ("#ff9b78", "#9c3f24"), ("#f0c99a", "#9a6a3c"),
    ("#f6e0a6", "#a88a4a"), ("#b8f0ee", "#3f9aa0"), ("#8fb0ff", "#2f4fb8"),
]  # fmt: skip


@lru_cache(1024)
def card_face(c: Content, card: int, x: float, y: float, w: float, h: float, class_: str = "seen", value: bool = True) -> str:
    """A card: its picture, its knowledge and its symbols. `class_` is the strength of a figure's lines."""
    spec = c.cards[card]
    strip = 23.0 if spec.sets and h > 60 else 17.0 if spec.sets else 0.0
    drawn = [f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(min(8, w / 8))}" class="face"/>']
    if card < CONSTELLATIONS:
        top = 14.0 if value and h > 80 else 7.0
        drawn.append(picture(card, x + 10, y + top, w - 20, h - top - strip - 8, class_))
    else:
        drawn.append(_disc(c, card, x + w / 2, y + (h - strip) / 2, min(w * 0.32, (h - strip) * 0.36)))
    if spec.sets:
        size = 15.0 if h > 80 else 12.0
        drawn.append(
            f'<path d="M{num(x + 0.7)} {num(y + h - strip)}h{num(w - 1.4)}v{num(strip - 8)}a7 7 0 0 1-7 7H{num(x + 7.7)}a7 7 0 0 1-7-7z" '
            'fill="#0b1228" opacity=".75"/>'
        )
        step = min(size + 5, (w - 6) / len(spec.sets))
        left = x + w / 2 - step * (len(spec.sets) - 1) / 2
        drawn += [icon(set_icon(number), left + n * step, y + h - strip / 2, size, "i-mo") for n, number in enumerate(spec.sets)]
    if value and h > 80:
        drawn.append(
            f'<circle cx="{num(x + w - 14)}" cy="{num(y + 14)}" r="11" fill="#0b1228" stroke="#ffe9b0" stroke-width="1.200"/>'
            + label(x + w - 14, y + 18.5, str(spec.nk), 13, "mo b", "middle")
        )
    return "".join(drawn)


def _disc(c: Content, card: int, x: float, y: float, r: float) -> str:
    at = f'cx="{num(x)}" cy="{num(y)}"'
    if card == SOLAR_ECLIPSE:
        glow = f'<circle {at} r="{num(r * 1.9)}" fill="url(#av-moonglow)"/>'
        return f'{glow}<circle {at} r="{num(r)}" fill="#05070f" stroke="#ffe9b0" stroke-width="1.600"/>'
    if card == LUNAR_ECLIPSE:
        spots = f'<g fill="#8c4333"><circle cx="{num(x - r * 0.3)}" cy="{num(y - r * 0.25)}" r="{num(r * 0.2)}"/>'
        spots += f'<circle cx="{num(x + r * 0.3)}" cy="{num(y + r * 0.25)}" r="{num(r * 0.26)}"/></g>'
        ring = f'<circle {at} r="{num(r * 1.25)}" fill="none" stroke="#ffb0a0" opacity=".4"/>'
        return f'<circle {at} r="{num(r)}" fill="#a8543f"/>{ring}{spots}'
    if card < FIRST_PLANET:
        glow = f'<circle {at} r="{num(r * 1.6)}" fill="url(#av-moonglow)" opacity=".5"/>'
        side = num(2 * r)
        shape = f'<use href="#av-moon-{c.cards[card].token}" x="{num(x - r)}" y="{num(y - r)}" width="{side}" height="{side}"/>'
        return glow + shape
    if card == EARTH_RISE:
        hill = f'<path d="M{num(x - r * 1.3)} {num(y + r)}q{num(r * 1.3)} -{num(r * 0.7)} {num(r * 2.6)} 0z" fill="#8f8b80"/>'
        return planet(2, x, y, r * 0.75) + hill
    spec = c.cards[card]
    if spec.transit:
        sun = f'<circle {at} r="{num(r * 1.5)}" fill="url(#av-sunglow)"/><circle {at} r="{num(r)}" fill="#ffdf8f"/>'
        return sun + f'<circle cx="{num(x + r * 0.3)}" cy="{num(y + r * 0.1)}" r="{num(r * 0.22)}" fill="#3a2408"/>'
    return planet(spec.planet, x, y, r * 0.85)


@lru_cache(256)
def planet(number: int, x: float, y: float, r: float) -> str:
    """A planet as a small ball."""
    light, dark = PLANET_COLOURS[number]
    ball = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{dark}"/>'
    ball += f'<circle cx="{num(x - r * 0.18)}" cy="{num(y - r * 0.18)}" r="{num(r * 0.72)}" fill="{light}" opacity=".85"/>'
    if number == 2:
        ball += (
            f'<path d="M{num(x - r * 0.6)} {num(y - r * 0.3)}q{num(r * 0.6)} -{num(r * 0.4)} {num(r * 0.9)} '
            f'{num(r * 0.2)}t-{num(r * 0.4)} {num(r * 0.6)}z" fill="#7cc48a"/>'
        )
    if number == 5:
        ball += (
            f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(r * 1.7)}" ry="{num(r * 0.5)}" fill="none" '
            f'stroke="{light}" stroke-width="{num(max(1.2, r * 0.16))}" transform="rotate(-18 {num(x)} '
            f'{num(y)})"/>'
        )
    return ball


@lru_cache(256)
def card_stack(x: float, y: float, w: float, h: float, below: int) -> str:
    """The cards that lie under the top one of a week, as edges."""
    return "".join(
        f'<rect x="{num(x + 2.5 * n)}" y="{num(y - 1.5 * n)}" width="{num(w)}" height="{num(h)}" rx="{num(min(8, w / 8))}" class="back"/>'
        for n in range(min(2, below), 0, -1)
    )
