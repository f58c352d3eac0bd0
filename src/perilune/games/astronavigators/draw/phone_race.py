"""The race on a phone: the Moon above, the Earth below, out on the left and back on the right; then the weeks and the cockpit."""

from functools import lru_cache

from perilune.core.chance import HIDDEN
from perilune.core.drawing import Way
from perilune.draw.pieces import mark
from perilune.draw.svg import esc, num, rect
from perilune.draw.words import label
from perilune.games.astronavigators.content import STAGES, TRACK
from perilune.games.astronavigators.draw import race, space
from perilune.games.astronavigators.draw.cockpit import in_hand_words, tile_in_hand
from perilune.games.astronavigators.draw.icons import VEHICLE_ICONS
from perilune.games.astronavigators.draw.phone import players, week_grid
from perilune.games.astronavigators.draw.phone_board import dials, own_board
from perilune.games.astronavigators.draw.scene import Scene, icon
from perilune.games.astronavigators.draw.space import earth_and_moon, smooth
from perilune.games.astronavigators.draw.text import PHONE as TEXT
from perilune.games.astronavigators.draw.text import PHONE_WIDTH as WIDE
from perilune.games.astronavigators.draw.tokens import craft, die
from perilune.games.astronavigators.jobs import FLIGHT, decider, in_hand
from perilune.games.astronavigators.moves import stage_labels
from perilune.games.astronavigators.state import FIRST_AND_FAST, HOME, MOON, NOBODY, OVER, SOLO
from perilune.games.astronavigators.world.trajectory import place_of, usual_value

HIGH = 560.0
LUNA = (195.0, 66.0, 52.0)
EARTH = (195.0, 610.0, 140.0)
_OUT = [(98.0, 452.0), (66.0, 372.0), (58.0, 290.0), (70.0, 208.0), (94.0, 134.0)]
_BACK = [(296.0, 134.0), (320.0, 208.0), (332.0, 290.0), (324.0, 372.0), (292.0, 452.0)]


# The stages in a word or two; their cards have the whole names.
_NAMES = ["Lift-off", "To the Moon", "Docking", "Lunar orbit", "Descent", "Ascent", "Departure", "Coast", "Corridor", "Re-entry"]


def flight(scene: Scene) -> tuple[float, float]:
    """All of it."""
    scene.add(f'<rect width="{num(WIDE)}" height="4000" class="av-floor"/>')
    y = players(scene, 4)
    if scene.s.stage == OVER:
        y = finale(scene, y)
    y = stage(scene, y)
    y = dials(scene, y)
    y = hand(scene, y)
    y = week_grid(scene, y)
    return WIDE, own_board(scene, y) + 8


def spot(place: int) -> tuple[float, float]:
    """The middle of a place, from the top of the stage."""
    if place in (0, HOME):
        return (160.0 if place == 0 else 236.0), 512.0
    if place == MOON:
        return LUNA[0], LUNA[1]
    return _OUT[place - 1] if place < MOON else _BACK[place - MOON - 1]


# The end in one glance, as high as what the sheet leaves of a phone: the Earth, the Moon, and who came how far.
_LOW = 420.0
_NEAR = [(64.0, 226.0), (78.0, 172.0), (112.0, 124.0), (160.0, 90.0), (214.0, 72.0)]
_FAR = [(330.0, 170.0), (334.0, 216.0), (322.0, 258.0), (298.0, 292.0), (264.0, 314.0)]
_GLOBE_AT, _LUNA_AT = (128.0, 470.0, 190.0), (304.0, 84.0, 62.0)
_FIREWORKS = (
    (60.0, 64.0, 30.0), (118.0, 36.0, 18.0), (206.0, 186.0, 36.0), (262.0, 232.0, 20.0), (150.0, 206.0, 16.0), (356.0, 256.0, 24.0),
)  # fmt: skip


def finale(scene: Scene, y: float, high: float = _LOW) -> float:
    """Every craft on its way, the winners' in light and with the cup; where it is higher, there is more of the sky and of the Earth."""
    s = scene.s
    more = high - _LOW
    ways = f'<path d="{smooth([(72.0, 292.0), *_NEAR, (246.0, 70.0)])}" class="ahead"/>'
    if s.mode != FIRST_AND_FAST:
        ways += f'<path d="{smooth([(322.0, 144.0), *_FAR, (222.0, 320.0)])}" class="ahead"/>'
    scene.add(
        f'<g id="finale" transform="translate(0 {num(y + more / 2)})"><clipPath id="finale-clip"><rect y="{num(-more / 2)}" '
        f'width="{num(WIDE)}" height="{num(high)}" rx="12"/></clipPath><g clip-path="url(#finale-clip)">'
        f'<g transform="translate(0 {num(-more / 2)}) scale(1 {max(1, high / space.HIGH):.4f})"><use href="#av-stage-stars" x="-280"/></g>'
        f'{earth_and_moon(_GLOBE_AT, _LUNA_AT)}{ways}</g><rect y="{num(-more / 2)}" width="{num(WIDE)}" height="{num(high)}" '
        f'class="focus-here" fill="none"/>'
    )
    crowd: dict[int, int] = {}
    winners = scene.winners()
    scene.add(race.end_of_race(scene, _FIREWORKS, (WIDE / 2, _LOW - 46, WIDE - 24, 17.0)))
    for seat in range(s.seats):
        place = HOME if s.place[seat] == 0 else s.place[seat]
        nth = crowd.get(place, 0)
        crowd[place] = nth + 1
        at, top, turn = _came(place, nth)
        shape = f'<g transform="rotate({turn}) scale(1.5)"><use href="#{craft(seat)}"/></g>'
        sign = f'<use href="#{mark(seat)}" x="-9" y="-9" width="18" height="18"/>'
        lost = ' opacity=".4"' if s.out[seat] else ""
        scene.add(
            (race.crown(at, top, 1.15) if seat in winners else "")
            + f'<g data-card="seat-{seat + 1}" data-says="{esc(scene.names[seat])}" transform="translate({num(at)} {num(top)})"{lost}>'
            f"{shape}{sign}</g>"
        )
    if s.mode == SOLO and s.shadow_place > 0:
        at, top, turn = _came(s.shadow_place, crowd.get(s.shadow_place, 0))
        scene.add(
            (race.crown(at, top, 1.15) if race.shadow_wins(scene) else "")
            + f'<g data-card="shadow" data-says="The shadow." transform="translate({num(at)} {num(top)}) '
            f'rotate({turn}) scale(1.5)"><use href="#av-craft-shadow"/></g>'
        )
    scene.add("</g>")
    return y + high + 8


def _came(place: int, nth: int) -> tuple[float, float, int]:
    """Where the n-th craft stands in the picture of the end, and which way it points."""
    if place == MOON:
        return _LUNA_AT[0] - 34 + 36 * (nth % 3), _LUNA_AT[1] - 8 + 40 * (nth // 3), 0
    if place == HOME:
        return 44.0 + 52 * nth, 344.0 - 8 * nth * (3 - nth), 0
    x, y = _NEAR[place - 1] if place < MOON else _FAR[place - MOON - 1]
    return x + 22 * nth, y - 16 * nth, 20 + 14 * place if place < MOON else 250 - 12 * (place - MOON)


@lru_cache(2)
def _ground(short: bool) -> str:
    """Space with Earth and Moon, and the way."""
    out = smooth([spot(0), *[spot(place) for place in range(1, MOON)], (170.0, 84.0)])
    back = (
        ""
        if short
        else (
            f'<path d="{smooth([(220.0, 84.0), *[spot(place) for place in range(MOON + 1, HOME)], spot(HOME)])}" class="ahead"/>'
        )
    )
    return (
        f'<clipPath id="stage-clip"><rect width="{num(WIDE)}" height="{num(HIGH)}" rx="12"/></clipPath><g clip-path="url(#stage-clip)">'
        f'<g transform="scale(1 1.16)"><use href="#av-stage-stars" x="-280"/></g>'
        f'{earth_and_moon(EARTH, LUNA)}<path d="{out}" class="ahead"/>{back}</g>'
    )


def stage(scene: Scene, y: float) -> float:
    """The stage with its tiles and craft; all of it is moved down to y."""
    s = scene.s
    short = s.mode == FIRST_AND_FAST
    at = f'<g transform="translate(0 {num(y)})">'
    scene.add(at, '<g id="space">', _ground(short), "</g></g>")
    if in_hand(s) == FLIGHT and decider(s) == scene.seat:  # where one flies now, and what comes next
        now = max(1, s.place[scene.seat])
        heights = [spot(now)[1], spot(now + 1)[1]]
        top, bottom = y + min(heights) - 40, y + max(heights) + 40
        scene.add(
            f'<rect y="{num(top)}" width="{num(WIDE)}" height="{num(bottom - top)}" class="focus-here" fill="none" pointer-events="none"/>'
        )
    uses = race.uses(scene)
    for tile in range(STAGES if short else TRACK):
        scene.add(at, _tile(scene, tile, uses.get(place_of(tile), [])), "</g>")
    for place, key, title in ((MOON, "luna", "The Moon"), (0, "pad", "On Earth")):
        here = uses.get(place, []) + (uses.get(HOME, []) if place == 0 else [])
        x, top = spot(place)
        r = 54.0 if place == MOON else 30.0
        ring = f'<circle cx="{num(x)}" cy="{num(top)}" r="{num(r)}" class="{"fr" if here else "hit"}"/>'
        card = ' data-card="luna"' if place == MOON else ""
        scene.add(at, _used(scene, key, title, here, ring, card), "</g>")
    _craft(scene, at)
    return y + HIGH + 8


def _used(scene: Scene, key: str, title: str, uses: list[Way], shapes: str, card: str) -> str:
    if race.is_one_move(uses):
        return scene.spot(uses[0].moves[0], title, shapes, more=card)
    return scene.thing(key, title, uses, title, shapes, more=card)


def _tile(scene: Scene, tile: int, uses: list[Way]) -> str:
    s, c = scene.s, scene.c
    own = s.own[scene.seat * TRACK + tile] if scene.seat >= 0 else NOBODY
    face = _face(tile, s.board[tile], usual_value(s, c, tile), own, bool(uses))
    worth = f"difficulty {s.board[tile]}" if s.board[tile] >= 0 else "face down"
    title = f"{stage_labels()[tile].capitalize()}: {worth}"
    return _used(scene, f"stage-{tile}", title, uses, face, f' data-card="stage-{tile}"')


@lru_cache(1024)
def _face(tile: int, value: int, usual: int, own: int, offered: bool) -> str:
    x, y = spot(place_of(tile))
    out = tile < STAGES
    drawn = f'<circle cx="{num(x)}" cy="{num(y)}" r="50" fill="url(#av-gold)"/>' if offered else ""
    drawn += f'<circle cx="{num(x)}" cy="{num(y)}" r="27" class="{"coin" if value >= 0 else "down"}"/>'
    drawn += f'<circle cx="{num(x)}" cy="{num(y)}" r="28" class="fr"/>' if offered else ""
    if value >= 0:
        drawn += label(x, y + 9, str(value), 25, "dk b", "middle")
    else:
        drawn += label(x, y + 2, "?", 22, "sk b", "middle") + label(x, y + 19, f"~{usual}", TEXT, "mo", "middle")
    if own >= 0:
        drawn += f'<rect x="{num(x - 17)}" y="{num(y - 42)}" width="34" height="22" rx="6" class="tag" stroke="#ffe9b0"/>'
        drawn += label(x, y - 25, str(own), 16, "mo b", "middle")
    beside, below = (34, -3) if out else (-34, 17)  # the names of both ways meet in the middle: one stands higher
    drawn += label(x + beside, y + below, f"{tile % STAGES + 1} {_NAMES[tile]}", TEXT, "sk halo", "" if out else "end")
    return drawn


def standing(place: int, nth: int) -> tuple[float, float, int]:
    """Where the n-th craft at a place stands, and which way it points."""
    x, y = spot(place)
    if place == MOON:
        return x - 40 + 27 * nth, y + 6, 0
    if place in (0, HOME):
        return x + 20 * nth, y, 0
    return (x - 40 if place < MOON else x + 40), y - 22 + 40 * nth, 10 if place < MOON else 170


def _craft(scene: Scene, at: str) -> None:
    s = scene.s
    crowd: dict[int, int] = {}
    leaving = race.lifting_off(scene)
    on_earth = [seat for seat in range(s.seats) if s.place[seat] == 0 and not s.out[seat] and seat not in leaving]
    for seat in leaving:
        scene.add(at, race.lift_off(scene, seat, *standing(0, 0)), "</g>")
    for n, seat in enumerate(on_earth):
        where = (
            f'<g transform="translate({num(150 - 36 * n)} 532)" data-card="seat-{seat + 1}" '
            f'data-says="{esc(scene.names[seat])} on Earth.">'
        )
        sign = icon(VEHICLE_ICONS[s.die[seat]], 2, 2, 17, "i-dk") if s.die[seat] >= 0 else ""
        scene.add(at, where, f'<use href="#{die(seat)}"/>{sign}</g></g>')
    for seat in range(s.seats):
        place = s.place[seat]
        if place == 0:
            continue
        x, y, turn = standing(place, crowd.get(place, 0))
        crowd[place] = crowd.get(place, 0) + 1
        scene.add(at, race.craft_piece(scene.names[seat], seat, x, y, turn, False, False, s.out[seat] > 0), "</g>")
    if s.mode == SOLO and s.shadow_place > 0:
        x, y, turn = standing(s.shadow_place, crowd.get(s.shadow_place, 0))
        scene.add(
            at,
            (
                f'<g data-card="shadow" data-says="The shadow." transform="translate({num(x)} {num(y)}) '
                f'rotate({turn})"><use href="#av-craft-shadow"/></g></g>'
            ),
        )
    ahead = race.ahead(scene)
    if ahead >= 0:
        x, y, turn = standing(ahead, crowd.get(ahead, 0))
        scene.add(at, race.ghost(scene, x, y, turn), "</g>")


def hand(scene: Scene, y: float) -> float:
    """Trajectory tiles in hand, if there are any."""
    s, seat = scene.s, max(0, scene.seat)
    held = [(tile, s.own[seat * TRACK + tile]) for tile in range(TRACK) if s.own[seat * TRACK + tile] != NOBODY]
    if not held:
        return y
    for n, (tile, value) in enumerate(held[:5]):
        x = 4 + n * 77.0
        words = in_hand_words(s.mode, tile)
        drawn = rect(x, y, 73, 56, "row-on", 8) + label(
            x + 36, y + 27, "?" if value == HIDDEN else str(value), 21, "kn b", "middle"
        )
        drawn += label(x + 36, y + 47, words, TEXT, "qt", "middle")
        scene.add(tile_in_hand(scene, seat, tile, words, drawn, rect(x, y, 73, 56, "fr", 8)))
    return y + 64
