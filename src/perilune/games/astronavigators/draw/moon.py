"""The lunar phase board: four weeks, each with its cards, who is there, and what can be done there."""

from perilune.draw.pieces import mark
from perilune.draw.shapes import panel
from perilune.draw.svg import esc, num, rect, titled, use
from perilune.draw.words import fitted, label, width
from perilune.games.astronavigators.content import CONSTELLATIONS, FIRST_PLANET, LUNAR_ECLIPSE, SOLAR_ECLIPSE, VEHICLES, WEEKS
from perilune.games.astronavigators.draw.scene import ICONS, Scene, moon
from perilune.games.astronavigators.draw.sky import about_figure
from perilune.games.astronavigators.moves import PHASE_NAMES
from perilune.games.astronavigators.state import EARTHRISE, JOURNEY, OBSERVE, PLAN, PLANNED, REST, SOLO, NavState

CARD = 110.0
_SIGNS = {OBSERVE: "av-eye", PLAN: "av-save", PLANNED: "av-eye", EARTHRISE: "av-eye"}


def card_face(scene: Scene, card: int, x: float, y: float, w: float, h: float) -> str:
    """A card: its name, a sign of its kind, its knowledge and its symbols."""
    c = scene.c
    spec = c.cards[card]
    told = scene.about_card(card)
    middle, room = x + w / 2, h - 46
    if card < CONSTELLATIONS:
        told = about_figure(scene, card) + " " + told
        sign = _figure(scene, card, x + 8, y + 22, w - 34, room)
    elif card < FIRST_PLANET:
        r = min(17.0, room / 2 - 2)
        sign = moon(middle, y + 22 + room / 2, r, spec.token)
        if card in (SOLAR_ECLIPSE, LUNAR_ECLIPSE):
            sign += f'<circle cx="{middle:g}" cy="{y + 22 + room / 2:g}" r="{r + 4:g}" class="ring"/>'
    else:
        sign = f'<circle cx="{middle:g}" cy="{y + 22 + room / 2:g}" r="{min(14.0, room / 2 - 2):g}" class="globe"/>'
        if spec.transit:
            sign += f'<circle cx="{middle:g}" cy="{y + 22 + room / 2:g}" r="4" class="sun"/>'
    value = label(x + w - 8, y + 34, str(spec.nk), 13, "moon b", "end")
    name = fitted(x + 8, y + 17, spec.name, w - 12, 12.5, "b")
    face = rect(x, y, w, h, "card", 6) + name + value + sign + scene.set_chips(spec.sets[:4], x + 4, y + h - 20)
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


def lunar_board(scene: Scene, x: float, y: float, w: float, h: float) -> None:
    """Four weeks, one below the other, and the top of the deck."""
    s = scene.s
    scene.put(panel(x, y, w, h), label(x + 10, y + 17, "Lunar phases", 13, "q b"))
    if s.top >= 0:
        told = f"Next on the deck: {scene.about_card(s.top)}"
        scene.put(titled(told, fitted(x + w - 10, y + 17, f"next: {scene.c.cards[s.top].name}", w - 116, 12, "q", "end")))
    each = (h - 26) / WEEKS
    for week in range(WEEKS):
        _week(scene, x + 8, y + 24 + week * each, w - 16, each, week)


def _week(scene: Scene, x: float, y: float, w: float, h: float, week: int) -> None:
    s = scene.s
    scene.put(f'<path d="M{num(x)} {num(y)}h{num(w)}" class="rule"/>')
    scene.put(moon(x + 10, y + 13, 8, week), label(x + 24, y + 17.5, f"Week {week + 1}", 12.5, "b"))
    scene.put(label(x + 32 + width("Week 1", 12.5, True), y + 17.5, PHASE_NAMES[week], 12, "q"))
    cards = s.weeks[week]
    top, tall = y + 26, h - 31
    if len(cards) > 1:
        below = ", ".join(scene.c.cards[card].name for card in reversed(cards[:-1]))
        scene.put(titled(f"Below it: {below}.", label(x + w - 2, y + 17.5, f"{len(cards) - 1} below", 11, "q", "end")))
        scene.put(rect(x + 3, top + 3, CARD, tall, "card", 6))
    if cards:
        scene.put(card_face(scene, cards[-1], x, top, CARD, tall))
    else:
        scene.put(rect(x, top, CARD, tall, "none", 6))
    left, room = x + CARD + 10, w - CARD - 10
    if s.who[week] >= 0:
        _astronomer(scene, left, top, room, week)
    elif s.mode == SOLO and week in (s.bad, s.shadow):
        who = "Bad timing" if week == s.bad else "The shadow"
        scene.put(rect(left, top, room, 30, "below", 6), label(left + 10, top + 19, who, 12.5, "b"))
    else:
        _keys(scene, left, top, room, tall + 1, week)


def _astronomer(scene: Scene, x: float, y: float, w: float, week: int) -> None:
    """Who is in the week, and what for."""
    s = scene.s
    seat = s.who[week]
    scene.put(rect(x, y, w, 50, "well", 6))
    action = s.action[week]
    sign = ICONS[s.via[week]] if action == JOURNEY and s.via[week] >= 0 else _SIGNS.get(action, "")
    scene.stand(f"astronomer-{seat + 1}", x + 23, y + 25, use(mark(seat), 0, 0, 28))
    scene.put(fitted(x + 46, y + 21, scene.names[seat], w - 52, 13, "b"))
    scene.put(fitted(x + (66 if sign else 46), y + 39, _doing(s, week, scene), w - 72, 12, "q"))
    if sign:
        scene.put(use(sign, x + 54, y + 35, 16))


def _doing(s: NavState, week: int, scene: Scene) -> str:
    action = s.action[week]
    if action == JOURNEY:
        return f"by {scene.c.vehicle_names[s.via[week]].lower()}" if s.via[week] >= 0 else "travels"
    return {OBSERVE: "observes", PLAN: "saves", PLANNED: "saved card", EARTHRISE: "Earth rise", REST: "stays"}.get(action, "done")


def _keys(scene: Scene, x: float, y: float, w: float, room: float, week: int) -> None:
    """What one can do in a free week: a row to look, a row to keep, a row to travel, and what only some can do."""
    number = week + 1
    more = [("observe-second", "2nd", "av-eye"), ("earth-rise", "Earth rise", "av-eye")]
    more += [("observe-planet", "planet", "av-eye"), ("plan-planet", "planet", "av-save")]
    offered = [each for each in more if scene.spots.offered(f"{each[0]} {number}")]
    step = min(31.0, room / (4 if offered else 3))
    h, half = step - 3, (w - 3) / 2
    scene.put(scene.button(f"observe {number}", "Observe", x, y, half, h, "av-eye"))
    scene.put(scene.button(f"plan {number}", "Save", x + half + 3, y, half, h, "av-save"))
    scene.put(scene.button(f"planned {number}", "Saved card", x, y + step, half + 12, h, "av-eye"))
    scene.put(scene.button(f"pass {number}", "Stay put", x + half + 15, y + step, half - 12, h))
    wide = (w + 3) / VEHICLES
    for vehicle in range(VEHICLES):
        move = f"travel {number} {scene.c.vehicle_names[vehicle].lower()}"
        scene.put(scene.button(move, "", x + vehicle * wide, y + 2 * step, wide - 3, h, ICONS[vehicle]))
    at = x
    for verb, words, icon in offered:
        wide = (w + 3) / max(2, len(offered)) - 3
        planet = words == "planet" and len(offered) > 2
        shown, second = ("", "av-planet") if planet else (words, "")
        scene.put(scene.button(f"{verb} {number}", shown, at, y + 3 * step, wide, h, icon, second))
        at += wide + 3
