"""The advanced buildings that rockets have revealed, as cards along the lower edge."""

from functools import lru_cache
from typing import Final, NamedTuple

from perilune.core.drawing import Way
from perilune.draw.palette import var
from perilune.draw.pieces import DOMINANCE, row_of
from perilune.draw.svg import num, rect, use
from perilune.draw.words import SQUEEZE, label, width
from perilune.games.mine_the_moon.buildings.effect import waiting_building
from perilune.games.mine_the_moon.content import ADVANCED_SITE, EMPTY, SITES, Building
from perilune.games.mine_the_moon.draw.houses import outline
from perilune.games.mine_the_moon.draw.roofs import roof
from perilune.games.mine_the_moon.draw.scene import Scene, gist_line, gist_width, line
from perilune.games.mine_the_moon.draw.symbols import TEAM, block, shape, stamp
from perilune.games.mine_the_moon.words.resources import resources


class Shelf(NamedTuple):
    """Where the cards lie: the first one's corner, the right edge, how high they are, and the sizes of words."""

    x: float
    y: float
    right: float
    high: float
    name: float
    words: float


WIDE_SHELF: Final = Shelf(104, 688, 942, 61, 13, 12)
MEDIUM_SHELF: Final = Shelf(98, 688, 816, 61, 13, 12)
_PLACES: Final = 6
_ROOMY: Final = 150.0  # a card so wide has the sign of Dominance beside its bonus
_CROWDED: Final = 7  # more cards lie in two rows
_MORE: Final = ("comes with the", "next launch")
_NO_MORE: Final = ("the deck", "is used up")
# Before the first one, there is room to say what they are.
_COMING: Final = (
    ("A rocket that launches", "brings its building here."),
    ("A team at the Uplink", "constructs it, for its price."),
    ("Its bonus counts at once;", "then your teams work there."),
)


def shelf(scene: Scene, place: Shelf) -> None:
    """The cards, closer together where they are many, and the deck."""
    s, content = scene.s, scene.content
    advanced = [n for n, spec in enumerate(content.buildings) if spec.advanced and s.stock[n] > 0]
    rows = 1 if len(advanced) <= _CROWDED else 2 if len(advanced) <= 2 * _CROWDED else 3
    if rows > 1:
        place = place._replace(high=(place.high + 2) / rows - 2)
    columns = max(_PLACES, (len(advanced) + rows - 1) // rows)
    step = (place.right - place.x) / columns
    for number, building in enumerate(advanced):
        card(scene, building, place.x + number % columns * step, place.y + number // columns * (place.high + 2), step - 6, place)
    if s.deck and not advanced:
        for number, told in enumerate(_COMING):
            scene.put(_deck_card(_next(place.x + number * 2 * step, place, 2 * step - 6, told)))
    elif len(advanced) < _PLACES:
        scene.put(_deck_card(_next(place.x + len(advanced) * step, place, step - 6, _MORE if s.deck else _NO_MORE)))
    scene.put(_deck_card(_deck(place, len(s.deck))))


def _deck_card(drawn: str) -> str:
    """What the card of the deck explains."""
    return f'<g data-card="deck">{drawn}</g>'


def grid(scene: Scene, place: Shelf) -> float:
    """The cards in two columns, on a phone; returns where they end."""
    s = scene.s
    advanced = [n for n, spec in enumerate(scene.content.buildings) if spec.advanced and s.stock[n] > 0]
    step = (place.right - place.x + 6) / 2
    for number, building in enumerate(advanced):
        card(scene, building, place.x + number % 2 * step, place.y + number // 2 * (place.high + 6), step - 6, place)
    if not advanced:
        scene.put(_next(place.x, place, step - 6, _MORE if s.deck else _NO_MORE))
    return place.y + max(1, (len(advanced) + 1) // 2) * (place.high + 6) + 4


def card(scene: Scene, number: int, x: float, y: float, w: float, place: Shelf) -> None:
    """A card that can be constructed."""
    s = scene.s
    spec = scene.content.buildings[number]
    paid = any(waiting_building(frame) == number for frame in s.pending)
    face = _face(spec, tuple(scene.gist(number)), tuple(scene.cost(spec)), s.stock[number], w, place)
    build = scene.moves.build.at(number)
    ways = _ways(scene, number) if scene.offered(build) else []
    spot = scene.control(f"stock-{number + 1}", f"stock-{number + 1}", spec.name, ways, "", outline(0, 0, w, place.high, 8))
    now = rect(0, 0, w, place.high, "now", 8) if paid else ""
    scene.put(
        f'<g id="stock-{spec.key}" transform="translate({num(x)},{num(y)})" data-card="stock-{number + 1}">{face}{now}{spot}</g>'
    )


def _ways(scene: Scene, number: int) -> list[Way]:
    """Construct it and put it on a site, in one go."""
    s, seat = scene.s, scene.seat
    spec = scene.content.buildings[number]
    build = scene.moves.build.at(number)
    price = f"Costs {resources(spec.cost)}."
    sites = [(site, s.sites[seat * SITES + site]) for site in range(ADVANCED_SITE, SITES)]
    free = [site for site, here in sites if here == EMPTY]
    if free:
        stand = scene.moves.stand.at(free[0] - ADVANCED_SITE)
        return [Way([build.text, stand.text], "Construct it on a free site", price)]
    return [
        Way(
            [build.text, scene.moves.stand.at(site - ADVANCED_SITE).text],
            f"Cover the {scene.content.buildings[here].name}",
            price,
        )
        for site, here in sites
        if here >= 0
    ]


@lru_cache(512)
def _face(spec: Building, gist: tuple[str, ...], cost: tuple[str, ...], count: int, w: float, place: Shelf) -> str:
    """Picture, name, what it does; below what it costs, its team and its bonus. Where many share the room, it says less."""
    h, size = place.high, place.words
    if h < 1.8 * size:
        return _slip(spec, cost, count, w, h, size)
    window = h * 0.68 if w > 130 and h > 50 else 0.0
    left = window + 6 if window else 8.0
    room = w - left - 5
    drawn = [rect(0, 0, w, h, "sheet", 8)]
    if window:
        drawn.append(
            f'<path d="M{num(window)} .5H8a7.5 7.5 0 0 0 -7.5 7.5V{num(h - 8)}a7.5 7.5 0 0 0 7.5 7.5H{num(window)}Z" class="window"/>'
            + stamp(roof(spec.key), window / 2 + 0.5, h - 10, window / 58)
        )
    edge = (
        shape(f"M.5 {num(h - 8)}a7.5 7.5 0 0 0 7.5 7.5H{num(window)}v-5H1Z", var(spec.colour))
        if window
        else block(0, 7, 4, h - 14, var(spec.colour), corner=2)
    )
    roomy = h > 40
    name, base = (place.name, place.name + 3) if roomy else (size, size + 0.5)
    extra = size * 1.9 if count > 1 and not window else 0.0
    if width(spec.name, name, True) > (room - extra) * SQUEEZE:
        count, extra = 1, 0.0  # the whole name first: how many there are is on the large card
    drawn += [edge, line(left, base, spec.name, room - extra, name, "b")]
    if count > 1:
        at = (window - 3, size + 3) if window else (w - 5, base)
        drawn.append(label(*at, f"×{count}", size, "b" if window else "q", "end"))
    if h > 50:
        wide = min(room, gist_width(gist, size))
        drawn.append(gist_line(left + wide / 2, place.name + size + 7, list(gist), room, size, "q"))
    return "".join([*drawn, _price(spec, cost, left, h - size * (0.62 if roomy else 0.32), w, size, roomy)])


def _slip(spec: Building, cost: tuple[str, ...], count: int, w: float, h: float, size: float) -> str:
    """A card on one line: name, price and bonus; where even that is too much, its name."""
    base = h / 2 + size * 0.36
    right = w - 4 - size * 1.45
    icons = size * 0.98 * len(cost) if w > 10.5 * size else 0.0
    room = (right - icons if icons else w) - 12
    name = f"{spec.name} ×{count}" if count > 1 and width(f"{spec.name} ×{count}", size, True) < room else spec.name
    face = rect(0, 0, w, h, "sheet", 5) + block(0, 4, 4, h - 8, var(spec.colour), corner=2) + line(8, base, name, room, size, "b")
    if not icons:
        return face
    price = row_of(list(cost), right - icons + size * 0.4, h / 2, size, size * 0.98)
    return face + price + label(w - 4, base, f"+{spec.bonus}", size, "b pts", "end")


def _price(spec: Building, cost: tuple[str, ...], left: float, base: float, w: float, size: float, roomy: bool) -> str:
    """What a building costs, its team, and its bonus."""
    drawn = []
    moon = size * 1.05 if spec.bonus and w > _ROOMY else 0.0
    door = size * 0.72 * spec.team + 6 if spec.team else 0.0
    step = min(size * 1.22, (w - left - size * 2.3 - moon - door) / max(1, len(cost)))
    for symbol in cost:
        drawn.append(use(symbol, left + step / 2, base - size * 0.3, size * (1.15 if roomy else 1.0)))
        left += step
    if spec.team:  # behind a door, as on the board: they come to work and are no part of the price
        drawn.append(rect(left + 3, base - size * 0.86, door - 4, size * 1.08, "door", 3))
    for number in range(spec.team):
        drawn.append(use(TEAM, left + 4 + size * (0.36 + 0.72 * number), base - size * 0.34, size * 0.84, "posted"))
    if spec.bonus:
        drawn.append(label(w - 5 - moon, base, f"+{spec.bonus}", size + 0.5, "b pts", "end"))
    if moon:
        drawn.append(use(DOMINANCE, w - 4 - moon / 2, base - size * 0.34, size * 0.95))
    return "".join(drawn)


@lru_cache(32)
def _next(x: float, place: Shelf, w: float, told: tuple[str, str]) -> str:
    """Where the next card will lie."""
    y = place.y + place.high / 2
    return (
        rect(x, place.y, w, place.high, "vacant", 8) + line(x + w / 2, y - 2, told[0], w - 8, place.words, "q", "middle")
        + line(x + w / 2, y + place.words + 1, told[1], w - 8, place.words, "q", "middle")
    )  # fmt: skip


@lru_cache(64)
def _deck(place: Shelf, count: int) -> str:
    y = place.y
    return (
        label(12, y + 18, "Advanced", 13, "b") + label(12, y + 33, "buildings", 13, "b")
        + rect(12, y + 41, 11, 15, "sheet", 2) + rect(15, y + 41, 11, 15, "sheet", 2)
        + label(31, y + 53, f"{count} in deck", 12, "q" if count else "b new")
    )  # fmt: skip
