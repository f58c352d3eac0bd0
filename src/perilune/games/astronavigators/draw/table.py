"""The whole table as one picture, as a seat sees it. A pure function of the view."""

from perilune.core.drawing import MEDIUM, NARROW, Drawing
from perilune.core.move import Move
from perilune.draw.svg import document, rect
from perilune.games.astronavigators.content import Content
from perilune.games.astronavigators.draw import earth, keys, orrery, phone, phone_race, race, setup, sky, strip, tablet, weeks
from perilune.games.astronavigators.draw.board import board
from perilune.games.astronavigators.draw.cockpit import cockpit
from perilune.games.astronavigators.draw.scene import Say, Scene
from perilune.games.astronavigators.draw.scenery import scenery
from perilune.games.astronavigators.moves import Moves
from perilune.games.astronavigators.state import AGENDA, DRAFT, FIRST_AND_FAST, ORRERY, SOLAR_SYSTEM, NavState

WIDTH, HEIGHT = 948.0, 754.0
BOARD_AT = (592.0, 436.0)


def draw(
    view: NavState, seat: int, offers: dict[str, Move], names: list[str], content: Content, moves: Moves, say: Say, layout: str
) -> Drawing:
    """The position as a stand-alone SVG. `offers` are the moves by their texts; `say` puts one into words."""
    scene = Scene(view, seat, offers, names, content, moves, say)
    scene.small_board = layout == MEDIUM
    if layout == NARROW:
        wide, high = phone_race.flight(scene) if scene.racing() else phone.observatory(scene)
    elif layout == MEDIUM:
        wide, high = tablet.flight(scene) if scene.racing() else tablet.observatory(scene)
    else:
        wide, high = flight(scene) if scene.racing() else observatory(scene)
    head, *rest = document(wide, high, "AstroNavigators", described(scene), "", "", *scene.parts)
    head = head.replace("<svg ", f'<svg data-stage="{"race" if scene.racing() else "night"}" ', 1)
    return Drawing([head, *rest], scene.asked, None, scene.things, scenery(content))


def observatory(scene: Scene) -> tuple[float, float]:
    """A night at the observatory: the sky, the weeks on the hill, the chart of the Earth and the navigator's board."""
    scene.add(rect(0, 0, WIDTH, HEIGHT, "av-floor"))
    if scene.s.stage == ORRERY:
        orrery.large_orrery(scene)
        strip.players(scene, 520)
    else:
        sky.sky(scene)
        strip.players(scene, 505)
        strip.next_card(scene, 511, strip.race_left(scene.s, WIDTH) - 521)
        strip.folded_race(scene, WIDTH)
        if scene.s.stage != DRAFT:
            weeks.weeks(scene, weeks.slots(scene))
        if scene.s.mode >= SOLAR_SYSTEM and scene.s.stage != DRAFT:
            orrery.slot_orrery(scene, weeks.slots(scene, 5)[-1])
    earth.earth(scene)
    panel = setup.choices(scene, *BOARD_AT) if scene.s.stage in (DRAFT, AGENDA) else board(scene, max(0, scene.seat), *BOARD_AT)
    for part in panel:
        scene.add(part)
    keys.keys(scene, *(earth.clear_place(scene, keys.widths(scene), keys.HIGH) or (938, 270)))
    return WIDTH, HEIGHT


def flight(scene: Scene) -> tuple[float, float]:
    """The race: Earth, Moon and the way between them, the weeks below, and the cockpit."""
    scene.add(rect(0, 0, WIDTH, HEIGHT, "av-floor"))
    race.race(scene)
    strip.players(scene, 620)
    weeks.weeks(scene, weeks.low_slots(scene, 490))
    if scene.s.mode >= SOLAR_SYSTEM:
        orrery.slot_orrery(scene, weeks.low_slots(scene, 490, 5)[-1])
    cockpit(scene, max(0, scene.seat))
    keys.keys(scene, 938, 448)
    return WIDTH, HEIGHT


def described(scene: Scene) -> str:
    """The position in a sentence, for those who cannot see it."""
    s = scene.s
    points = ", ".join(f"{name} {nk} knowledge" for name, nk in zip(scene.names, s.nk, strict=False))
    goal = "first on the Moon wins" if s.mode == FIRST_AND_FAST else "to the Moon and back"
    return f"Month {s.round}, {scene.c.sky.months[scene.month()].name}; {goal}. {points}."
