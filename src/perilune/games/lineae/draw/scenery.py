"""What never changes in the picture: Europa cut open, with its sky, its ice, its ocean and the rock below. And every symbol."""

from functools import lru_cache
from itertools import pairwise

from perilune.core.drawing import Scenery
from perilune.draw.lid import scatter
from perilune.draw.svg import num
from perilune.games.lineae.content import Content
from perilune.games.lineae.draw.captions import emblems
from perilune.games.lineae.draw.colours import STYLE, colour
from perilune.games.lineae.draw.lines import traced
from perilune.games.lineae.draw.plan import Band, Plan, plan_of
from perilune.games.lineae.draw.symbols import symbols
from perilune.games.lineae.world.tides import TILE_WIDTH

_LINEAE = "#a2523a"
_SEA = [(0, "sea-1"), (0.14, "sea-2"), (0.42, "sea-3"), (0.72, "sea-4"), (1, "sea-5")]
_ICE = [(0.06, "ice-1"), (0.24, "ice-2"), (0.55, "ice-3"), (1, "ice-4")]
_JUPITER = [
    (-104, 22, "#b98a60", 0.7), (-78, 13, "#efd9b8", 0.7), (-60, 22, "#b5794a", 0.85), (-36, 12, "#ecd6b4", 0.8),
    (-20, 26, "#c28a58", 0.8), (10, 14, "#f0dcbc", 0.75), (28, 22, "#a96c42", 0.85), (54, 16, "#e3bd8c", 0.7), (74, 24, "#8f5b3a", 0.7),
]  # fmt: skip


@lru_cache(16)
def scenery(content: Content, layout: str) -> Scenery:
    """All of it for one board and layout."""
    plan = plan_of(content, layout)
    sections = "".join(_section(plan, band, number) for number, band in enumerate(plan.bands))
    return Scenery(f"europa-{layout}", f"<style>{STYLE}</style><defs>{symbols()}{emblems()}{_defs(plan)}</defs>{sections}")


def _stops(stops: list[tuple[float, str]]) -> str:
    return "".join(f'<stop offset="{offset:g}" stop-color="{colour(name)}"/>' for offset, name in stops)


def _fading(*stops: tuple[float, str, float]) -> str:
    return "".join(
        f'<stop offset="{offset:g}" stop-color="{fill}" stop-opacity="{opacity:g}"/>' for offset, fill, opacity in stops
    )


def _down(name: str, stops: str) -> str:
    return f'<linearGradient id="{name}" x2="0" y2="1">{stops}</linearGradient>'


def _across(name: str, stops: str) -> str:
    return f'<linearGradient id="{name}">{stops}</linearGradient>'


def _round(name: str, *stops: tuple[float, str, float]) -> str:
    return f'<radialGradient id="{name}">{_fading(*stops)}</radialGradient>'


def _between(name: str, like: str, top: float, bottom: float) -> str:
    """The same gradient between two heights of the picture."""
    return (
        f'<linearGradient id="{name}" href="#{like}" gradientUnits="userSpaceOnUse" x1="0" x2="0" '
        f'y1="{num(top)}" y2="{num(bottom)}"/>'
    )


def _defs(plan: Plan) -> str:
    """Gradients, patterns and what the pieces are filled with."""
    tides = plan.tides
    made = [
        _down("ln-sky", _stops([(0, "sky-1"), (0.7, "sky-2"), (1, "sky-3")])),
        _down("ln-sea", _stops(_SEA)),
        _down("ln-ice", f'<stop offset="0" stop-color="#eef6ff"/>{_stops(_ICE)}'),
        _down("ln-cave", _stops([(0, "cave-1"), (0.5, "cave-2"), (1, "cave-3")])),
        _down("ln-rock", _stops([(0, "rock-1"), (0.3, "rock-2"), (1, "rock-3")])),
        _across("ln-hull", _fading((0, "#f7faff", 1), (0.45, "#d3dcec", 1), (1, "#7d8aa6", 1))),
        _down("ln-body", _fading((0, "#f7faff", 1), (0.45, "#d3dcec", 1), (1, "#7d8aa6", 1))),
        _across("ln-gate", _fading((0, "#e7c463", 1), (0.5, "#c0952f", 1), (1, "#7c5d16", 1))),
        _across("ln-beam", _fading((0, "#fff3c4", 0.4), (1, "#fff3c4", 0))),
        _across("ln-veil", _fading((0, "#03040c", 0), (0.09, "#03040c", 0.62), (0.91, "#03040c", 0.62), (1, "#03040c", 0))),
        _down("ln-ray", _fading((0, "#d5efff", 0.2), (1, "#d5efff", 0))),
        _down("ln-sunray", _fading((0, "#ffe9a8", 0.3), (0.5, "#ffe9a8", 0.08), (1, "#ffe9a8", 0))),
        _down("ln-room", _fading((0, "#141d38", 1), (1, "#3a2c33", 1))),
        _down("ln-glass", _fading((0, "#cfeaff", 0.34), (1, "#6aa5dc", 0.14))),
        _round("ln-vent", (0, "#ff8a3c", 0.75), (1, "#ff8a3c", 0)),
        _round("ln-lamp", (0, "#ffcf7d", 0.6), (1, "#ffcf7d", 0)),
        _round("ln-haze", (0, "#e2b27e", 0.55), (0.55, "#c98a58", 0.22), (1, "#c98a58", 0)),
        '<radialGradient id="ln-shade" cx=".36" cy=".34" r=".78">',
        _fading((0, "#fff", 0), (0.55, "#1a0d08", 0.12), (1, "#05030a", 0.86)) + "</radialGradient>",
        '<pattern id="ln-hazard" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect width="12" height="12" fill="#d8b044"/><rect width="6" height="12" fill="#2a2210"/></pattern>',
        _jupiter(),
    ]
    for kind, fill in enumerate(["#8cc9ec", "#e8cf4c", "#dcdcea", "#e0703f", "#8a6fd6"]):
        made.append(_down(f"ln-seam-{kind}", _fading((0, fill, 0.34), (0.55, fill, 0.13), (1, fill, 0.02))))
    deep = plan.row * tides.rows
    for level in range(1, max(plan.highest) + 1):
        up = plan.row * (tides.rows - tides.fixed_rows - level)
        made.append(_between(f"ln-sea-{level}", "ln-sea", -up, deep - up))
        made.append(_water_tile(plan, level))
    for number, band in enumerate(plan.bands):
        made.append(_between(f"ln-sea-band-{number}", "ln-sea", band.floor - deep, band.floor))
        made.append(_between(f"ln-ice-band-{number}", "ln-ice", band.ice - 4, max(plan.under[band.first : band.last]) + 8))
        made.append(
            f'<clipPath id="ln-sky-{number}"><path d="M{num(band.left)} {num(band.sky)}H{num(band.right)}V{num(band.ice)}'
            f'H{num(band.left)}Z"/></clipPath>'
        )
    made.append(f'<g id="ln-rays">{"".join(_rays(plan, band) for band in plan.bands)}</g>')
    return "".join(made)


def _water_tile(plan: Plan, level: int) -> str:
    """A tile of water of this level: it is seen by its thin inner frame only."""
    w, h = num(plan.tile), num(plan.row + 0.5)
    return (
        f'<g id="ln-water-{level}"><rect width="{w}" height="{h}" fill="url(#ln-sea-{level})"/>'
        f'<rect x="1.5" y="1.5" width="{num(plan.tile - 3)}" height="{num(plan.row - 3)}" rx="5" fill="none" stroke="#8fd0ff" '
        f'opacity=".28"/><path d="{_crosses(plan, 0, 0, plan.tile, plan.row)}" fill="none" stroke="#9cd2ff" opacity=".26"/></g>'
    )


def _crosses(plan: Plan, left: float, top: float, width: float, height: float) -> str:
    """A small cross at each corner of the cells."""
    down, across = round(height / plan.row), round(width / plan.column)
    return "".join(
        f"M{num(left + plan.column * column - 3)} {num(top + plan.row * row)}h6m-3 -3v6"
        for row in range(down + 1)
        for column in range(across + 1)
    )


def _jupiter() -> str:
    """Jupiter around the origin: its radius is that of a vessel space wide."""
    bands = "".join(
        f'<path d="M-111 {y}q111 14 222 0v{high}q-111 14 -222 0Z" fill="{fill}" opacity="{shown:g}"/>'
        for y, high, fill, shown in _JUPITER
    )
    swirl = '<path d="M-111 -14q30 10 60 4t50 6 60 -2 52 4" fill="none" stroke="#7d4a2c" stroke-width="1.4" opacity=".5"/>'
    spot = (
        '<ellipse cx="48" cy="28" rx="24" ry="11" fill="#b14a2a" opacity=".85"/>'
        '<ellipse cx="48" cy="28" rx="30" ry="15" fill="none" stroke="#f0dcbc" stroke-width="2" opacity=".4"/>'
    )
    return (
        '<clipPath id="ln-disc"><circle r="111"/></clipPath><g id="ln-jupiter"><circle r="178" fill="url(#ln-haze)" opacity=".8"/>'
        f'<g clip-path="url(#ln-disc)"><circle r="111" fill="#d9ae7c"/>{bands}{swirl}{spot}</g><circle r="111" fill="url(#ln-shade)"/></g>'
    )


def _section(plan: Plan, band: Band, number: int) -> str:
    """One band of the cross-section, from the sky to the rock."""
    return "".join(
        [
            _sky(band, number), _cave(plan, band), _water(plan, band, number), _hills(band), _drifting(band), _vents(plan, band),
            _rock(band, number), _grid(plan, band), _ice(plan, band, number), _rails(plan, band),
        ]
    )  # fmt: skip


def _rect(x: float, y: float, w: float, h: float, fill: str) -> str:
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" fill="{fill}"/>'


def _dots(found: list[tuple[float, float]], size: float, fill: str, shown: float) -> str:
    d = "".join(f"M{num(x)} {num(y)}h.1" for x, y in found)
    return f'<path d="{d}" class="line" stroke="{fill}" stroke-width="{size:g}" opacity="{shown:g}"/>'


def _sky(band: Band, number: int) -> str:
    wide, high = band.right - band.left, band.ice - band.sky
    found = scatter(round(wide * high / 1300), 11 + number)
    stars = ""
    for least, most, size, shown in [(0, 0.6, 0.9, 0.4), (0.6, 0.9, 1.5, 0.62), (0.9, 1, 2.4, 0.85)]:
        places = [(band.left + x * wide, band.sky + y * high) for x, y, bright in found if least <= bright < most]
        stars += _dots(places, size, "#e8ecf5", shown)
    hills = [(band.left + wide * n / 14, band.ice - 11 - 15 * height) for n, (height, _, _) in enumerate(scatter(15, 5 + number))]
    d = f"M{num(band.left)} {num(band.ice + 4)}" + "".join(f"L{num(x)} {num(y)}" for x, y in hills) + f"V{num(band.ice + 4)}Z"
    ridge = f'<path d="{d}" fill="{colour("ridge")}" opacity=".55"/>'
    return _rect(band.left, band.sky, wide, high + 30, "url(#ln-sky)") + stars + ridge


def _cave(plan: Plan, band: Band) -> str:
    """Behind the water: the hollow under the ice."""
    top = band.ice + 6
    panes = "".join(
        f"M{num(band.left + x * (band.right - band.left))} {num(top + 40 + y * 150)}l{num(40 + 30 * size)} {num(-9 - 6 * size)}"
        f"l{num(16 + 12 * size)} {num(20 + 15 * size)}l{num(-36 - 27 * size)} {num(8 + 6 * size)}Z"
        for x, y, size in scatter(round((band.right - band.left) / 80), 3)
    )
    return (
        _rect(band.left, top, band.right - band.left, band.floor - top, "url(#ln-cave)")
        + f'<path d="{panes}" fill="#8fc4ff" opacity=".06"/>'
    )


def _water(plan: Plan, band: Band, number: int) -> str:
    """What is always water, up to the base of each space."""
    base = plan.tides.base
    d = f"M{num(band.left)} {num(band.floor + 8)}V{num(plan.surface(band.first, base[band.first]))}"
    for tile in range(band.first, band.last):
        end = band.right if tile == band.last - 1 else plan.tile_x[tile] + plan.tile
        d += f"V{num(plan.surface(tile, base[tile]))}H{num(end)}"
    return f'<path d="{d}V{num(band.floor + 8)}Z" fill="url(#ln-sea-band-{number})"/>'


def _hills(band: Band) -> str:
    """Seamounts in the dark."""
    wide = band.right - band.left
    rises = scatter(max(4, round(wide / 110)), 8)
    step = wide / (len(rises) - 1)
    d = f"M{num(band.left)} {num(band.floor + 6)}V{num(band.floor - 45)}"
    for n, ((rise, _, _), (other, _, _)) in enumerate(pairwise(rises)):
        x = band.left + step * n
        before, after = band.floor - 22 - 40 * rise, band.floor - 22 - 40 * other
        d += traced("C{} {} {} {} {} {}", x + step * 0.4, before, x + step * 0.6, after, x + step, after)
    return f'<path d="{d}V{num(band.floor + 6)}Z" fill="{colour("hill")}" opacity=".55"/>'


def _rays(plan: Plan, band: Band) -> str:
    """Light that falls through the ice."""
    top = band.floor - plan.row * plan.tides.rows
    top = max(top, plan.surface(band.first, plan.highest[band.first]))
    shafts = ""
    for x, slant, size in scatter(max(2, round((band.right - band.left) / 150)), 23):
        left = band.left + 30 + x * (band.right - band.left - 120)
        shafts += traced(
            "M{} {}h{}L{} {}H{}Z", left, top, 30 + 20 * size, left + 70 + 60 * slant, band.floor, left - 30 + 50 * slant
        )
    return f'<path d="{shafts}" fill="url(#ln-ray)" opacity=".5" pointer-events="none"/>'


def _drifting(band: Band) -> str:
    """Bubbles and flakes."""
    wide = band.right - band.left
    found = scatter(round(wide / 20), 31)
    return "".join(
        _dots(
            [(band.left + x * wide, band.floor - 8 - y * 100) for x, y, size in found if least <= size < least + 0.5],
            2 + 3 * least,
            "#bfe6ff",
            0.26,
        )
        for least in (0, 0.5)
    )


def _vents(plan: Plan, band: Band) -> str:
    """Black smokers, where nothing dissolves: in the last column of a vessel space."""
    made = ""
    for tile in range(band.first, band.last):
        if tile % 3 == 1 and not plan.narrow:
            continue
        x, y = plan.tile_x[tile] + plan.column * (TILE_WIDTH - 0.5), band.floor
        high = 24 + tile * 7 % 13
        made += (
            f'<circle cx="{num(x)}" cy="{num(y - high)}" r="34" fill="url(#ln-vent)" opacity=".5"/>'
            f'<path d="M{num(x - 3)} {num(y - high - 2)}c-6 -14 8 -22 1 -38c11 12 4 26 5 38Z" fill="#9aa9c4" opacity=".13"/>'
            f'<path d="M{num(x - 10)} {num(y + 3)}L{num(x - 5)} {num(y - high + 6)}l-1 -6h10l1 8L{num(x + 11)} {num(y + 3)}Z" '
            'fill="#1a1520" stroke="#5b3c33" stroke-linejoin="round"/>'
        )
    return made


def _rough(left: float, right: float, y: float, seed: int, step: float, wild: float) -> list[tuple[float, float]]:
    """A line that is nearly straight."""
    count = max(3, round((right - left) / step))
    found = scatter(count, seed)
    return [(left + (right - left) * n / (count - 1), y + wild * (2 * height - 1)) for n, (height, _, _) in enumerate(found)]


def _line(found: list[tuple[float, float]]) -> str:
    return "L".join(f"{num(x)} {num(y)}" for x, y in found)


def _rock(band: Band, number: int) -> str:
    edge = _line(_rough(band.left, band.right, band.floor + 1.5, 41 + number, 22, 1.6))
    wide = band.right - band.left
    pebbles = "".join(
        f"M{num(band.left + x * wide)} {num(band.floor + 14 + y * 68)}l{num(3 + 5 * size)} {num(-1.5 - 3 * size)}"
        f"l{num(3 + 5 * size)} {num(2 + 3 * size)}l{num(-2.5 - 4 * size)} {num(1.5 + 3 * size)}Z"
        for x, y, size in scatter(round(wide / 24), 51 + number)
    )
    return (
        f'<path d="M{edge}V{num(band.bottom)}H{num(band.left)}Z" fill="{colour("rock-2")}"/>'
        f'<path d="M{edge}V{num(band.bottom)}H{num(band.left)}Z" fill="url(#ln-rock)"/>'
        f'<path d="M{edge}" class="line" stroke="#8a6a50" stroke-width="1.4" opacity=".8"/>'
        f'<path d="{pebbles}" fill="{colour("stone")}" opacity=".45"/>'
    )


def _grid(plan: Plan, band: Band) -> str:
    """The corners of the cells that are always water."""
    base, fixed = plan.tides.base, plan.tides.fixed_rows
    d = ""
    for tile in range(band.first, band.last):
        d += _crosses(plan, plan.tile_x[tile], plan.surface(tile, base[tile]), plan.tile, plan.row * (fixed + base[tile]))
    return f'<path d="{d}" class="line" stroke="#9cd2ff" opacity=".22"/>'


def _ice(plan: Plan, band: Band, number: int) -> str:
    """The crust: thick where the water is low, with cracks, facets and icicles."""
    top = _rough(band.left, band.right, band.ice, 61 + number, 30, 2)
    d = f"M{_line(top)}"
    icicles = ""
    for tile in range(band.last - 1, band.first - 1, -1):
        left = band.left if tile == band.first else plan.tile_x[tile]
        right = band.right if tile == band.last - 1 else plan.tile_x[tile] + plan.tile
        y = plan.under[tile]
        edge = _rough(left + 6, right, y, 71 + tile, 14, 2)
        d += f"L{num(right)} {num(y)}L{_line(edge[::-1])}"
        if tile > band.first and plan.under[tile - 1] < y:
            d += f"l-4 -12V{num(plan.under[tile - 1])}"
        for x, size, _ in scatter(5, 81 + tile):
            icicles += (
                f"M{num(left + 12 + x * (right - left - 26))} {num(y - 1)}l3 {num(3.5 + 6.5 * size)}l3 {num(-3.5 - 6.5 * size)}Z"
            )
    wide, deep = band.right - band.left, max(plan.under[band.first : band.last]) - band.ice
    facets = "".join(
        traced(
            "M{} {}l{} {}l{} {}Z",
            band.left + x * wide,
            band.ice + 14 + y * deep,
            15 + 28 * size,
            -5 - 10 * size,
            7 + 14 * size,
            9 + 17 * size,
        )
        for x, y, size in scatter(round(wide / 26), 91 + number)
    )
    return (
        f'<clipPath id="ln-crust-{number}"><path d="{d}Z"/></clipPath><path d="{d}Z" fill="url(#ln-ice-band-{number})"/>'
        f'<g clip-path="url(#ln-crust-{number})"><path d="{facets}" fill="#fff" opacity=".055"/>'
        f'<path d="{_cracks(band, deep)}" class="line" stroke="{_LINEAE}" stroke-width="1.9" opacity=".6"/>'
        f'<path d="M{num(band.left)} {num(band.ice + 3.5)}H{num(band.right)}" stroke="#fff" stroke-width="3" opacity=".55"/></g>'
        f'<path d="{icicles}" fill="#7fa9d8" opacity=".8"/>'
    )


def _cracks(band: Band, deep: float) -> str:
    """The lineae that gave the game its name."""
    left, ice, wide = band.left, band.ice, band.right - band.left
    steps = max(1, round(wide / 237))
    long = f"M{num(left)} {num(ice + 18)}" + "".join(
        f"q{num(wide / steps / 4)} {num(-11 + 3 * (n % 2))} {num(wide / steps / 2)} 2t{num(wide / steps / 2)} -2"
        for n in range(steps)
    )
    for x, lean, size in scatter(max(2, round(wide / 170)), 7):
        at, reach = left + 40 + x * (wide - 80), 30 * (2 * lean - 1)
        long += traced(
            "M{} {}c{} {} {} {} {} {}", at, ice, reach / 2, deep * 0.3, reach * 1.6, deep * 0.4 * size, reach * 1.4, deep
        )
    return long


def _rails(plan: Plan, band: Band) -> str:
    """In which the gates of the locks go up and down."""
    d = ""
    for lock, behind in enumerate(plan.tides.after):
        if band.first < behind < band.last or (behind == band.first and behind > 0):
            x, top = plan.lock_x(lock), plan.under[behind - 1] + 20
            d += f"M{num(x - 5)} {num(top)}V{num(band.floor)}M{num(x + 5)} {num(top)}V{num(band.floor)}"
    dark = f'<path d="{d}" class="line" stroke="#0a1a36" stroke-width="2.2" opacity=".8"/>'
    return f'{dark}<path d="{d}" class="line" stroke="#7f93ba" opacity=".7"/>'
