"""The lunar phase board: four weeks, each with its cards, who is there, and what can be done there."""

from perilune.draw.pieces import mark
from perilune.draw.shapes import panel
from perilune.draw.svg import esc, rect, titled, use
from perilune.draw.words import fitted, label
from perilune.games.astronavigators.content import CONSTELLATIONS, FIRST_PLANET, LUNAR_ECLIPSE, SOLAR_ECLIPSE, VEHICLES, WEEKS
from perilune.games.astronavigators.draw_scene import ICONS, Scene, moon
from perilune.games.astronavigators.draw_sky import about_figure
from perilune.games.astronavigators.moves import PHASE_NAMES
from perilune.games.astronavigators.state import (
    EARTHRISE,
    FIRST_AND_FAST,
    JOURNEY,
    OBSERVE,
    PLAN,
    PLANNED,
    REST,
    SOLAR_SYSTEM,
    SOLO,
    NavState,
)

WIDTH = 464.0
COLUMN = 112.0
HEIGHT = 422.0
_SIGNS = {OBSERVE: "av-eye", PLAN: "av-save", PLANNED: "av-eye", EARTHRISE: "av-eye"}


def card_face(scene: Scene, card: int, x: float, y: float, w: float, h: float) -> str:
    """A card: a sign of its kind, its name, its knowledge and its symbols."""
    c = scene.c
    spec = c.cards[card]
    if card < CONSTELLATIONS:
        told = about_figure(scene, card) + " " + scene.about_card(card)
        sign = _figure(scene, card, x + 4, y + 22, w - 8, h - 60)
    elif card < FIRST_PLANET:
        told = scene.about_card(card)
        sign = moon(x + w / 2, y + 22 + (h - 60) / 2, min(17.0, (h - 60) / 2), spec.token)
        if card in (SOLAR_ECLIPSE, LUNAR_ECLIPSE):
            sign += label(x + w / 2, y + h - 24, "eclipse", 11, "q", "middle")
    else:
        told = scene.about_card(card)
        sign = f'<circle cx="{x + w / 2:g}" cy="{y + 20 + (h - 60) / 2:g}" r="14" class="globe"/>'
        if spec.transit:
            sign += label(x + w / 2, y + h - 24, "transit", 11, "q", "middle")
    value = label(x + w - 6, y + 15, str(spec.nk), 12, "moon b", "end")
    name = fitted(x + 6, y + 15, spec.name, w - 22 - 8 * len(str(spec.nk)), 12.5, "b")
    face = rect(x, y, w, h, "card", 6) + name + value + sign + scene.set_chips(spec.sets[:4], x + 3, y + h - 20)
    return f'<g data-enlarge="{esc(told)}"><title>{esc(told)}</title>{face}</g>'


def _figure(scene: Scene, card: int, x: float, y: float, w: float, h: float) -> str:
    """The constellation, small: stars and lines in its own frame."""
    stars = scene.c.figures[card]
    middle = stars.ra[0] / 100
    spots = []
    for ra, dec in zip(stars.ra, stars.dec, strict=True):
        hour = ra / 100
        hour += 24 if middle - hour > 12 else -24 if hour - middle > 12 else 0
        spots.append((-hour * 15, -dec / 100))
    xs, ys = [p[0] for p in spots], [p[1] for p in spots]
    scale = min(w / max(8.0, max(xs) - min(xs)), h / max(8.0, max(ys) - min(ys))) * 0.86
    cx, cy = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    at = [(x + w / 2 + (a - cx) * scale, y + h / 2 + (b - cy) * scale) for a, b in spots]
    lines = "".join(
        f"M{at[stars.lines[n]][0]:.0f} {at[stars.lines[n]][1]:.0f}L{at[stars.lines[n + 1]][0]:.0f} {at[stars.lines[n + 1]][1]:.0f}"
        for n in range(0, len(stars.lines), 2)
    )
    dots = "".join(
        f'<circle cx="{a:.0f}" cy="{b:.0f}" r="{max(1.1, 2.8 - m / 20):.1f}" class="star"/>'
        for (a, b), m in zip(at, stars.mag, strict=True)
    )
    return f'<path d="{lines}" class="figure"/>{dots}'


def lunar_board(scene: Scene, x: float, y: float) -> None:
    """Four columns and the deck."""
    s = scene.s
    scene.put(panel(x, y, WIDTH, HEIGHT, "Lunar phases"))
    if s.top >= 0:
        scene.put(fitted(x + 116, y + 18, f"next on the deck: {scene.c.cards[s.top].name}", 336, 12, "q"))
    for week in range(WEEKS):
        _week(scene, x + 6 + week * (COLUMN + 1.4), y + 26, week)


def _week(scene: Scene, x: float, y: float, week: int) -> None:
    s = scene.s
    blocked = s.mode == SOLO and week in (s.bad, s.shadow)
    scene.put(moon(x + 14, y + 14, 11, week))
    scene.put(label(x + 31, y + 12, f"week {week + 1}", 12, "b"), fitted(x + 31, y + 26, PHASE_NAMES[week], COLUMN - 32, 11, "q"))
    cards = s.weeks[week]
    top = y + 34
    for depth in range(min(2, len(cards) - 1), 0, -1):
        scene.put(rect(x + 2 + depth * 2, top - depth * 2, COLUMN - 6, 104, "card", 6))
    if cards:
        scene.put(card_face(scene, cards[-1], x, top, COLUMN - 4, 104))
        if len(cards) > 1:
            below = ", ".join(scene.c.cards[card].name for card in reversed(cards[:-1]))
            scene.put(titled(f"Below it: {below}.", label(x + COLUMN - 6, y + 12, f"+{len(cards) - 1}", 11, "q", "end")))
    else:
        scene.put(rect(x, top, COLUMN - 4, 104, "none", 6))
    line = top + 110
    if s.who[week] >= 0:
        _astronomer(scene, x, line, week)
        return
    if blocked:
        who = "Bad timing" if week == s.bad else "The shadow"
        scene.put(rect(x, line, COLUMN - 4, 30, "below", 6), label(x + 6, line + 19, who, 12, "b"))
        return
    _keys(scene, x, line, week)


def _astronomer(scene: Scene, x: float, y: float, week: int) -> None:
    """Who is in the week, and what for."""
    s = scene.s
    seat = s.who[week]
    scene.put(rect(x, y, COLUMN - 4, 54, "well", 6))
    action = s.action[week]
    sign = ICONS[s.via[week]] if action == JOURNEY and s.via[week] >= 0 else _SIGNS.get(action, "")
    scene.stand(f"astronomer-{seat + 1}", x + 17, y + 19, use(mark(seat), 0, 0, 22))
    scene.put(fitted(x + 33, y + 18, scene.names[seat], COLUMN - 40, 12, "b"))
    scene.put(fitted(x + 33, y + 34, _doing(s, week, scene), COLUMN - 40, 11, "q"))
    if sign:
        scene.put(use(sign, x + 17, y + 42, 15))


def _doing(s: NavState, week: int, scene: Scene) -> str:
    action = s.action[week]
    if action == JOURNEY:
        return scene.c.vehicle_names[s.via[week]].lower()
    return {OBSERVE: "observes", PLAN: "saves", PLANNED: "saved card", EARTHRISE: "Earth rise", REST: "stays"}.get(action, "done")


def _keys(scene: Scene, x: float, y: float, week: int) -> None:
    """What one can do in a free week."""
    w, h = COLUMN - 4, 26.0
    number = week + 1
    scene.put(scene.button(f"observe {number}", "Observe", x, y, w, h, "av-eye"))
    scene.put(scene.button(f"planned {number}", "Saved card", x, y + 29, w, h, "av-eye"))
    scene.put(scene.button(f"plan {number}", "Save", x, y + 58, w, h, "av-save"))
    for vehicle in range(VEHICLES):
        at = x + vehicle % 3 * 36.4
        line = y + 87 + vehicle // 3 * 29
        scene.put(
            scene.button(f"travel {number} {scene.c.vehicle_names[vehicle].lower()}", "", at, line, 34.6, h, ICONS[vehicle])
        )
    scene.put(scene.button(f"pass {number}", "Stay put", x, y + 145, w, h))
    line = y + 174
    if scene.s.mode != FIRST_AND_FAST:
        more = [("observe-second", "Second card"), ("plan-second", "Save second"), ("earth-rise", "Earth rise")]
        if scene.s.mode >= SOLAR_SYSTEM:
            more += [("observe-planet", "Planet"), ("plan-planet", "Save planet")]
        for verb, words in more:
            if scene.spots.offered(f"{verb} {number}"):
                scene.put(scene.button(f"{verb} {number}", words, x, line, w, 23))
                line += 25
