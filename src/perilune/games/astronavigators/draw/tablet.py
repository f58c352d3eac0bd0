"""The table on a tablet, 820 by 754: the wide one closer together. What a finger has to hit is drawn larger while it is asked for.

A journey spreads the chart of the Earth across all of it; a flight has the tall stage of the phone, and its cockpit beside it. The tokens
of the board stay as small as they are: a press has a magnifier (lens.js).
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from perilune.draw.svg import num, rect
from perilune.draw.words import label, lines, wrap
from perilune.games.astronavigators.content import WEEKS
from perilune.games.astronavigators.draw import earth, orrery, setup, strip, weeks
from perilune.games.astronavigators.draw.board import board
from perilune.games.astronavigators.draw.cards import card_face
from perilune.games.astronavigators.draw.phone import close_map, orrery_ring, overview, sky_window, way
from perilune.games.astronavigators.draw.phone_board import dials, own_board
from perilune.games.astronavigators.draw.phone_race import HIGH as STAGE_HIGH
from perilune.games.astronavigators.draw.phone_race import finale, hand, stage
from perilune.games.astronavigators.draw.scene import Scene
from perilune.games.astronavigators.draw.text import PHONE_WIDTH, fitted
from perilune.games.astronavigators.jobs import TRAVEL, decider, in_hand
from perilune.games.astronavigators.state import AGENDA, DRAFT, ORRERY, OVER, SOLAR_SYSTEM, SOLO

Part = Callable[[Scene, float], float]

WIDE, HIGH = 820.0, 754.0
TEXT: Final = 13.0  # of the sky
TOP, SKY, LOW_SKY = 36.0, 262.0, 160.0  # below the players: the sky, and where other things need the room
BOARD_AT = (466.0, 438.0)  # its corner
CHART: Final = 448.0  # how wide the chart is beside the board
NEAR: Final = (BOARD_AT[1] - 8 - TOP) / earth.PANEL[3]  # how much larger it is on a journey: the board stays where it is
PLANETS_WIDE: Final = 182.0  # what the planets take of the sky


def observatory(scene: Scene) -> tuple[float, float]:
    """A night at the observatory."""
    s = scene.s
    _floor(scene)
    if s.stage == ORRERY:
        return WIDE, _columns(scene, TOP, [orrery_ring], [own_board, way])
    travels = in_hand(s) == TRAVEL and decider(s) == scene.seat
    if travels and s.mode != SOLO:
        return _journey(scene)
    _sky(scene)
    if s.stage != DRAFT:
        weeks.weeks(scene, _under_the_sky())
    if travels:  # who plays alone travels every month: the chart comes closer, and all else stays where it is
        _column(scene, 36.0, BOARD_AT[1], 0.97, [close_map])
    else:
        below = _column(scene, 0.0, BOARD_AT[1], 1.0, [partial(overview, across=CHART)])
        _column(scene, 8.0, below, 1.0, [partial(way, across=CHART)])
    panel = (
        setup.choices(scene, *BOARD_AT, WIDE - 8) if s.stage in (DRAFT, AGENDA) else board(scene, max(0, scene.seat), *BOARD_AT)
    )
    scene.parts.extend(panel)
    return WIDE, HIGH


def flight(scene: Scene) -> tuple[float, float]:
    """The race: out and back on a tall stage, the cockpit beside it, the weeks below."""
    _floor(scene)
    places = weeks.low_slots(scene, HIGH - 84, WEEKS + 1, WIDE - 8)
    room = places[0].y - 8 - TOP
    scale = room / STAGE_HIGH
    left = PHONE_WIDTH * scale + 8
    there: list[Part] = [partial(finale, high=room / scale - 58), way] if scene.s.stage == OVER else [stage]
    _column(scene, 0.0, TOP, scale, there)
    _fitted_column(scene, left, (WIDE - left) / PHONE_WIDTH, places[0].y - 6, [dials, hand, own_board])
    weeks.weeks(scene, places[:WEEKS])
    if scene.s.mode >= SOLAR_SYSTEM:
        orrery.slot_orrery(scene, places[-1])
    return WIDE, HIGH


def _floor(scene: Scene) -> None:
    """The ground of all, who plays, and the card that comes next."""
    scene.add(rect(0, 0, WIDE, HIGH, "av-floor"))
    strip.players(scene, 640)
    strip.next_card(scene, 648, 164, "qt")


def _sky(scene: Scene) -> None:
    """The sky, and where there are planets, they beside it."""
    if scene.s.mode < SOLAR_SYSTEM or scene.s.stage == DRAFT:
        sky_window(scene, TOP, WIDE, SKY, TEXT)
        return
    sky_window(scene, TOP, WIDE - PLANETS_WIDE - 12, SKY, TEXT)
    _planets(scene, WIDE - PLANETS_WIDE - 4, TOP)


def _planets(scene: Scene, x: float, y: float) -> None:
    """The planet card, and the orrery below it."""
    s, c, wide = scene.s, scene.c, PLANETS_WIDE
    drawn = rect(x, y, wide, SKY, "slot", 12)
    if s.planet_top >= 0:
        spec = c.cards[s.planet_top]
        face = card_face(c, s.planet_top, x + 8, y + 8, 64.0, 88.0, "kept", False)
        name = wrap(spec.name, wide - 90, 14)
        words = lines(x + 82, y + 28, name, 18, 14, "tx b") + label(x + 82, y + 34 + 18 * len(name), f"+{spec.nk}", 16, "kn b")
        drawn += orrery.planet_card(scene, face + words, rect(x + 8, y + 8, 64, 88, "fr", 8))
    else:
        drawn += fitted(x + wide / 2, y + 54, "no planet card", wide - 16, 13, "qt", "middle")
    ring = orrery.Ring(x + wide / 2, y + SKY - 80, 9, 8.4, 0.72)
    scene.add(drawn, f'<g data-card="orrery" data-says="The orrery.">{orrery.sky_ground(c, ring, orrery.far_point(scene))}</g>')
    orrery.planets(scene, ring, False)


def _under_the_sky() -> list[weeks.Slot]:
    """The places of the weeks."""
    step = (WIDE - 4) / WEEKS
    return [weeks.Slot(4 + step * n, weeks.TOP, step - 4, weeks.HIGH, (80, 104), True) for n in range(WEEKS)]


def _journey(scene: Scene) -> tuple[float, float]:
    """Where to? The chart is the stage, with squares larger than a finger; sky, weeks and board lie below it."""
    x, y, wide, _ = earth.PANEL
    at = f"translate({num((WIDE - NEAR * wide) / 2 - NEAR * x)} {num(TOP - NEAR * y)}) scale({NEAR:.4f})"
    scene.add(f'<g class="focus-here" transform="{at}">')
    earth.earth(scene)
    scene.add("</g>")
    top = BOARD_AT[1]
    below = sky_window(scene, top, BOARD_AT[0] - 12, LOW_SKY - 26, TEXT, 4)
    half = (BOARD_AT[0] - 8) / 2
    weeks.weeks(
        scene, [weeks.Slot(4 + half * (n % 2), below + 84 * (n // 2), half - 4, 80, (56, 66), False) for n in range(WEEKS)]
    )
    scene.parts.extend(board(scene, max(0, scene.seat), *BOARD_AT))
    return WIDE, HIGH


def _column(scene: Scene, x: float, y: float, scale: float, parts: list[Part]) -> float:
    """Parts of a phone's width, one below the other, so many times as large; returns where they end."""
    for part in parts:  # each from its own origin: where it moves as a whole, its parts stay the same
        scene.add(f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3f})">')
        y += scale * part(scene, 0.0)
        scene.add("</g>")
    return y


def _fitted_column(scene: Scene, x: float, scale: float, bottom: float, parts: list[Part]) -> None:
    """A column from the top that ends at the bottom at the latest: where it is longer it is drawn smaller."""
    start = len(scene.parts)
    end = _column(scene, x, TOP, scale, parts)
    if end > bottom:
        del scene.parts[start:]
        _column(scene, x, TOP, scale * (bottom - TOP) / (end - TOP), parts)


def _columns(scene: Scene, y: float, left: list[Part], right: list[Part]) -> float:
    """Two columns of a phone's parts; returns how high all of it is."""
    ends = [_column(scene, 8, y, 1.0, left), _column(scene, WIDE - PHONE_WIDTH - 8, y, 1.0, right)]
    return max(HIGH, *ends)
