"""The four weeks on the hill: each with its card, whether it is seen, who is there, and what one can do in it."""

from perilune.core.drawing import Way
from perilune.core.words import agreed, inside
from perilune.draw.pieces import mark
from perilune.draw.svg import num, rect
from perilune.draw.words import label, width
from perilune.games.astronavigators.cards.characters import character_of
from perilune.games.astronavigators.content import CONSTELLATIONS, SPACECRAFT, VEHICLES, WEEKS
from perilune.games.astronavigators.draw.cards import card_face, card_stack
from perilune.games.astronavigators.draw.icons import VEHICLE_ICONS
from perilune.games.astronavigators.draw.scene import Scene, icon, moon, pill
from perilune.games.astronavigators.draw.text import fitted
from perilune.games.astronavigators.moves import PHASE_NAMES
from perilune.games.astronavigators.state import (
    ACTION,
    CALIBRATE,
    EARTHRISE,
    JOURNEY,
    OBSERVE,
    OVER,
    PLAN,
    PLANNED,
    RESOLVE,
    REST,
    SOLAR_SYSTEM,
    SOLO,
)
from perilune.games.astronavigators.words.foretell import flying, gain, journey, observing, prospects, status, to_stage
from perilune.games.astronavigators.world.observe import why_not_observer, why_not_see
from perilune.games.astronavigators.world.trajectory import in_race, next_place

TOP, HIGH = 306.0, 122.0
DOES = {
    OBSERVE: ("{observes|observe}", "av-eye"), PLAN: ("{saves|save} a card", "av-save"), PLANNED: ("{observes|observe}", "av-planned"),
    EARTHRISE: ("Earth rise", "av-eye"), REST: ("{stays|stay} put", "av-stay"),
}  # fmt: skip
DID = {
    OBSERVE: "{has|have} observed", PLAN: "{has|have} saved", PLANNED: "{has|have} observed", EARTHRISE: "{has|have} observed",
    REST: "stayed put",
}  # fmt: skip


class Slot:
    """Where a week lies, and how large its card is."""

    def __init__(self, x: float, y: float, w: float, h: float, card: tuple[float, float], large: bool) -> None:
        self.x = x
        self.y = y
        self.w = w
        self.h = h
        self.card = card
        self.large = large


def slots(scene: Scene, many: int = WEEKS) -> list[Slot]:
    """The places of the weeks under the sky; the Solar System has a fifth place for the planets beside them."""
    if scene.s.mode >= SOLAR_SYSTEM:
        return [Slot(6 + 187.4 * n, TOP, 182, HIGH, (70, 104), True) for n in range(many)]
    return [Slot(8 + 235.4 * n, TOP, 226, HIGH, (82, 104), True) for n in range(many)]


def low_slots(scene: Scene, y: float, many: int = WEEKS, across: float = 940.0) -> list[Slot]:
    """The places of the weeks under the race, smaller."""
    step = across / (WEEKS + (1 if scene.s.mode >= SOLAR_SYSTEM else 0))
    card = (56.0 if step > 170 else 46.0, 66.0)  # the name beside it must find room
    return [Slot(8 + step * n, y, step - 8, 80, card, False) for n in range(many)]


def weeks(scene: Scene, places: list[Slot]) -> None:
    """All four."""
    for week, slot in enumerate(places):
        drawn, face = _week(scene, week, slot)
        for part in drawn.partition(face) if face else [drawn]:  # a card stays where it lies while what is told of it changes
            scene.add(part)


def ways(scene: Scene, week: int) -> list[Way]:
    """What the viewer can do in a week, the best known gain first."""
    s, c, seat = scene.s, scene.c, scene.seat
    number = week + 1
    found: list[Way] = []
    if not scene.offered(f"pass {number}"):
        return found  # whoever may take the week may also rest in it
    cards = s.weeks[week]
    if scene.offered(f"planned {number}"):
        saved = [card for card in s.saved[seat * 3 : seat * 3 + 3] if card >= 0 and why_not_see(s, c, seat, card, week) == 0]
        if character_of(s, seat).scores_below and cards and why_not_see(s, c, seat, cards[-1], week) == 0:
            saved.append(cards[-1])  # Yuri scores the top card as well (9.5)
        names = " and ".join(c.cards[card].name for card in saved)
        found.append(Way([f"planned {number}"], f"Observe saved {names}", observing(s, c, seat, saved)))
    if scene.offered(f"observe {number}"):
        card = cards[-1] if cards else -1
        seen = card >= 0 and why_not_see(s, c, seat, card, week) == 0
        note = observing(s, c, seat, [card]) if seen else "only with an instrument that changes the card"
        found.append(Way([f"observe {number}"], f"Observe {c.cards[card].name if card >= 0 else 'the card'}", note))
    if scene.offered(f"observe-second {number}"):
        note = observing(s, c, seat, [cards[-2]])
        found.append(Way([f"observe-second {number}"], f"Slide the top card under, observe {c.cards[cards[-2]].name}", note))
    if scene.offered(f"observe-planet {number}"):
        note = observing(s, c, seat, [s.planet_top])
        found.append(Way([f"observe-planet {number}"], f"Observe {c.cards[s.planet_top].name}", note))
    if scene.offered(f"earth-rise {number}"):
        found.append(Way([f"earth-rise {number}"], "Watch the Earth rise", "+5 knowledge and a lunar phase token"))
    if scene.offered(f"plan {number}"):
        found.append(
            Way([f"plan {number}"], f"Save {c.cards[cards[-1]].name}", _saving(scene, cards[-1]), _where(scene, cards[-1]))
        )
    if scene.offered(f"plan-planet {number}"):
        found.append(Way([f"plan-planet {number}"], f"Save {c.cards[s.planet_top].name}", _saving(scene, s.planet_top)))
    for vehicle in (SPACECRAFT, *range(SPACECRAFT)):
        move = f"travel {number} {c.vehicle_names[vehicle].lower()}"
        if scene.offered(move):
            ghost = f"reach-{vehicle}" if vehicle < VEHICLES - 1 and not scene.racing() else ""
            says, note = f"Travel by {c.vehicle_names[vehicle].lower()}", journey(s, c, seat, vehicle)
            ahead = next_place(s, seat, False) if s.place[seat] else 0
            if vehicle == SPACECRAFT:
                says, note = ("Fly on", flying(s, c, seat, ahead)) if ahead else ("Launch", prospects(s, c, seat))
            onward = to_stage(s, c, seat, ahead) if ahead else []
            found.append(Way([move, *onward], says, note, ghost, waits=bool(onward)))
    if scene.offered(f"pass {number}"):
        found.append(Way([f"pass {number}"], "Stay put", "does nothing this month"))
    return found


def in_weeks(scene: Scene, verb: str, says: str, note: str = "", rest: str = "", ghost: str = "") -> list[Way]:
    """The weeks in which the viewer can do the same thing, for what lies beside them. Without a note: what the week costs the others."""
    found: list[Way] = []
    for week in range(WEEKS):
        move = f"{verb} {week + 1}{rest}"
        if scene.offered(move):
            cards = scene.s.weeks[week] if _others_choose(scene) else []
            blocks = f"blocks {scene.c.cards[cards[-1]].name} for the others" if cards else ""
            found.append(Way([move], f"{says} in week {week + 1}", note or blocks, ghost))
    return found


def _others_choose(scene: Scene) -> bool:
    """Whether anybody else still takes a week this month."""
    s = scene.s
    return any(seat != scene.seat and in_race(s, seat) and seat not in s.who for seat in range(s.seats))


def first_free(scene: Scene, verb: str, rest: str = "") -> str:
    """The move in the first week that nobody has taken: to ask why it cannot be made."""
    free = [number for number in range(WEEKS) if scene.s.who[number] < 0]
    return f"{verb} {(free[0] if free else 0) + 1}{rest}"


def _saving(scene: Scene, card: int) -> str:
    """What happens with the card that lies in the save area already."""
    s = scene.s
    saved = [other for other in s.saved[scene.seat * 3 : scene.seat * 3 + 3] if other >= 0]
    room = character_of(s, scene.seat).saves
    if len(saved) < room:
        return "to observe it later"
    return f"{scene.c.cards[saved[0]].name} goes back on the week" if room == 1 else "one of three goes back on the week"


def _where(scene: Scene, card: int) -> str:
    """The group that lights the zones from which a figure is seen this month."""
    return f"seen-{card}" if card < CONSTELLATIONS and not scene.racing() else ""


def _week(scene: Scene, week: int, slot: Slot) -> tuple[str, str]:
    """A week, and the face of its card."""
    s, c = scene.s, scene.c
    face = ""
    x, y, w, h = slot.x, slot.y, slot.w, slot.h
    cw, ch = slot.card
    cards = s.weeks[week]
    options = ways(scene, week) if s.stage == ACTION and not s.pending and scene.seat >= 0 else []
    now = s.stage in (RESOLVE, CALIBRATE) and s.week == week and s.who[week] >= 0
    over = finished(scene, week)
    name = c.cards[cards[-1]].name if cards else "" if scene.dealing() else "no card"
    left, text = x + 7, x + cw + (17 if slot.large else 15)
    room = x + w - text - 7
    frame = "fr" if options else "ev" if now else "hot"
    drawn = [rect(x, y, w, h, "slot", 12), rect(x, y, w, h, frame, 12)]
    top = y + (h - ch) / 2
    if over:
        drawn.append(done_plate(scene, week, left, top, cw, ch))
    elif cards:
        mine = scene.offered(f"observe {week + 1}")
        face = card_face(c, cards[-1], left, top, cw, ch, "mine" if mine else "kept", slot.large)
        stack = card_stack(left, top, cw, ch, len(cards) - 1)
        drawn.append(f'<g data-card="card-{c.cards[cards[-1]].key}">{stack}{face}</g>')
    drawn.append(moon(week, text + 7.5, y + 15, 7.5) + label(text + 21, y + 19.5, f"Week {week + 1}", 12, "qt b"))
    if over:
        drawn.append(_over(scene, week, text, y + (39 if slot.large else 34), room, slot.large))
    else:
        drawn.append(fitted(text, y + (44 if slot.large else 39), name, room, 17 if slot.large else 14, "tx b"))
        if slot.large:
            drawn.append(_status(scene, week, text, y + 62, room))
        drawn.append(_taken(scene, week, text, y + h - (29 if slot.large else 24), room, bool(options), slot.large))
    told = f"Week {week + 1}, {PHASE_NAMES[week]}: {name or 'no card yet'}."
    if over:
        told = f"Week {week + 1}: {inside(scene.names[s.who[week]])} {doing(scene, week)[0]}."
    if s.mode == SOLO and week in (s.bad, s.shadow):
        told += " Blocked."
    if options:
        week_card = f' data-card="week-{week + 1}"'
        return scene.thing(f"week-{week + 1}", f"Week {week + 1}: {name}", options, told, *drawn, more=week_card), face
    if scene.asking:
        return scene.spot(f"pass {week + 1}", told, *drawn), face
    return f'<g data-says="{told}">{"".join(drawn)}</g>', face


def concerns(scene: Scene, week: int) -> bool:
    """Whether the viewer can still use the card of a week this month: the week is free, or taken to observe."""
    s = scene.s
    if not s.weeks[week] or scene.seat < 0 or scene.dealing() or s.stage == OVER or why_not_observer(s, scene.seat):
        return False
    if s.mode == SOLO and week in (s.bad, s.shadow):
        return False
    mine = s.who[week] == scene.seat and s.action[week] in (OBSERVE, PLANNED)
    return mine or (s.who[week] < 0 and s.stage == ACTION)


def too_late(scene: Scene, week: int) -> bool:
    """Whether the viewer might take a week with a card, but no longer observes: an astronaut, or everybody after the first year."""
    s = scene.s
    free = s.stage == ACTION and s.who[week] < 0 and s.weeks[week] and not (s.mode == SOLO and week in (s.bad, s.shadow))
    return bool(free) and scene.seat >= 0 and s.place[scene.seat] == 0 and why_not_observer(s, scene.seat) != 0


def finished(scene: Scene, week: int) -> bool:
    """Whether what was declared for a week is done: the card that lies there now is no part of it."""
    s = scene.s
    return s.who[week] >= 0 and s.action[week] < 0 and not (s.stage == RESOLVE and s.week == week and (s.pending or s.todo))


def done_plate(scene: Scene, week: int, x: float, y: float, w: float, h: float) -> str:
    """What was done in a week that is over, as a large sign where its card lay: the one that lies below was no part of it."""
    s = scene.s
    action = abs(s.action[week])
    sign = VEHICLE_ICONS[s.via[week]] if action == JOURNEY else DOES[action][1] if action in DOES else "av-done"
    return rect(x, y, w, h, "row", 8) + icon(sign, x + w / 2, y + h / 2, min(w, h) * 0.6, "i-qt")


def _over(scene: Scene, week: int, x: float, y: float, room: float, large: bool) -> str:
    """Who was in a week that is over, and what for."""
    who = scene.s.who[week]
    words, sign = doing(scene, week)
    size, step = (15, 19) if large else (14, 18)
    drawn = f'<use href="#{mark(who)}" x="{num(x)}" y="{num(y - 9)}" width="17" height="17"/>'
    drawn += fitted(x + 22, y + 5, scene.names[who], room - 22, size, "tx b")
    return drawn + icon(sign, x + 7, y + step + 1, 14, "i-gn") + fitted(x + 18, y + step + 5, words, room - 18, 12, "qt")


def _status(scene: Scene, week: int, x: float, y: float, room: float) -> str:
    """Whether the viewer sees the card, and when."""
    s, c = scene.s, scene.c
    cards = s.weeks[week]
    if not concerns(scene, week):
        return fitted(x, y, "no more observing", room, 12, "qt") if too_late(scene, week) else ""
    if why_not_see(s, c, scene.seat, cards[-1], week) == 0:
        worth = f"+{gain(s, c, scene.seat, [cards[-1]])} knowledge"
        sees = icon("av-eye", x + 7, y - 4, 15, "i-gn") + fitted(
            x + 18, y, "you see it now" if room > 110 else "seen now", room - 18, 12, "gn b"
        )
        return sees + fitted(x, y + 15, worth, room, 12, "qt")
    told, when = status(s, c, scene.seat, cards[-1], week)
    if width(when, 12) > room:
        when = by_three_letters(when)
    if not told:
        spec = c.cards[cards[-1]]
        told = f"seen in week {spec.week + 1}" if spec.week not in (-1, week) else "not seen here"
    return fitted(x, y, told, room, 12, "of") + (fitted(x, y + 15, when, room, 12, "qt") if when else "")


def by_three_letters(when: str) -> str:
    """The month at the end of these words in short, rather than cut off."""
    return " ".join([*when.split()[:-1], when.split()[-1][:3]])


def doing(scene: Scene, week: int) -> tuple[str, str]:
    """What is done, or was done, in a week that is taken, in words that follow the player's name and as a sign."""
    words, sign = _doing(scene, week)
    return agreed(words, scene.names[scene.s.who[week]]), sign


def _doing(scene: Scene, week: int) -> tuple[str, str]:
    s = scene.s
    over, action, vehicle = finished(scene, week), abs(s.action[week]), s.via[week]
    if action != JOURNEY:
        return (DID.get(action, "done"), "av-done") if over else DOES.get(action, ("", ""))
    if vehicle == VEHICLES - 1:
        if over:
            return ("{has|have} flown" if s.place[s.who[week]] else "had to abort"), "av-done"
        return ("{flies|fly}" if s.place[s.who[week]] else "{launches|launch}"), VEHICLE_ICONS[vehicle]
    return (
        ("{has|have} travelled", "av-done") if over else (f"by {scene.c.vehicle_names[vehicle].lower()}", VEHICLE_ICONS[vehicle])
    )


def _taken(scene: Scene, week: int, x: float, y: float, room: float, free: bool, large: bool) -> str:
    """Who is in the week and what for; or that it is free, or blocked."""
    s = scene.s
    who = s.who[week]
    if who < 0:
        if s.mode == SOLO and week in (s.bad, s.shadow):
            return icon("av-lock", x + 8, y + 9, 15, "i-qt") + fitted(
                x + 21, y + 13.5, "bad timing" if week == s.bad else "shadow", room - 21, 12, "qt"
            )
        if s.stage != ACTION:
            return ""
        return pill(x, y - 1, min(room, 108), 22, "row" if not free else "fr", "free week", "of" if free else "qt")
    words, sign = doing(scene, week)
    if not large:
        return f'<use href="#{mark(who)}" x="{num(x)}" y="{num(y - 1)}" width="15" height="15"/>' + fitted(
            x + 20, y + 11, f"{scene.names[who]} {words}" if room > 90 else scene.names[who], room - 20, 12, "tx"
        )
    if room < 110:
        sign = f'<use href="#{mark(who)}" x="{num(x)}" y="{num(y - 6)}" width="14" height="14"/>'
        return sign + fitted(x + 18, y + 6, scene.names[who], room - 18, 13, "tx b") + fitted(x, y + 21, words, room, 12, "qt")
    named = f'<use href="#{mark(who)}" x="{num(x)}" y="{num(y)}" width="18" height="18"/>'
    named += fitted(x + 22, y + 6, scene.names[who], room - 22, 13, "tx b")
    return (
        named
        + fitted(x + 22, y + 20, words, room - 42, 12, "qt")
        + (icon(sign, x + room - 8, y + 10, 15, "i-qt") if sign else "")
    )
