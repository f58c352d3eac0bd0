"""The navigator's board: knowledge, the saved card, vehicles, continents, sets, phases of the Moon, instruments, aborts.

It is drawn in a frame of 350 by 312 with its corner at the origin, so that the table and the card of a rival can both show it.
"""

from functools import lru_cache

from perilune.core.drawing import Way
from perilune.draw.pieces import mark
from perilune.draw.svg import esc, num, rect
from perilune.draw.words import label, lines, width, wrap
from perilune.games.astronavigators.cards.characters import character_of
from perilune.games.astronavigators.content import CONTINENTS, QUESTS, SETS, SPACECRAFT, VEHICLES, WEEKS, Content
from perilune.games.astronavigators.draw.cards import card_face
from perilune.games.astronavigators.draw.chart import bounds
from perilune.games.astronavigators.draw.icons import TILE_ICONS, TOOL_ICONS, VEHICLE_ICONS, set_icon
from perilune.games.astronavigators.draw.scene import Scene, icon, moon
from perilune.games.astronavigators.draw.text import fitted
from perilune.games.astronavigators.draw.weeks import first_free, in_weeks
from perilune.games.astronavigators.jobs import decider
from perilune.games.astronavigators.moves import PHASE_NAMES
from perilune.games.astronavigators.state import (
    ACTIVE,
    AGAIN,
    CLOSED_QUEST,
    DRAFT,
    FIRST_AND_FAST,
    INACTIVE,
    NO_QUEST,
    NO_TILE,
    NOBODY,
    OPEN_QUEST,
    OVER,
    SOLAR_SYSTEM,
    SPENT,
    YEAR,
)
from perilune.games.astronavigators.words.foretell import journey, observing, prospects
from perilune.games.astronavigators.world.launch import usual_costs

WIDE, HIGH = 350.0, 312.0
TOOLS = ["Sextant", "Scanning telescope", "Attitude indicator"]
TOOL_NAMES = ["Sextant", "Telescope", "Attitude"]


def board(scene: Scene, seat: int, x: float, y: float) -> list[str]:
    """The parts of a seat's board, each moved to its place."""
    at = f'<g transform="translate({num(x)} {num(y)})">'
    parts = [
        _head(scene, seat),
        _saved(scene, seat),
        _vehicles(scene, seat),
        row_frame(f"continents-{seat + 1}", 12, 133, 326, 32),
        *_continents(scene, seat),
        _foot(scene, seat),
    ]
    if scene.s.mode >= SOLAR_SYSTEM:
        parts.append(_quests(scene, seat))
    sets = [
        f'{at}<g id="sets-{seat + 1}">',
        *_sets(scene, seat),
        "</g></g>",
    ]  # a part for each: from move to move most of them stay
    return [*[f"{at}{part}</g>" for part in parts], *sets]


def row_frame(key: str, x: float, y: float, w: float, h: float) -> str:
    """What a lesson lights of a whole row: nothing that is seen by itself."""
    return f'<rect id="{key}" x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" fill="none" pointer-events="none"/>'


def who_words(scene: Scene, seat: int) -> str:
    """The character of a seat, or where its home is if there are no characters."""
    who = scene.s.character[seat]
    if who < 0:
        return ""
    spec = scene.c.characters[who]
    return f"Home: {spec.continent}" if scene.s.mode == FIRST_AND_FAST else f"{spec.name}, {spec.continent}"


def _head(scene: Scene, seat: int) -> str:
    s = scene.s
    turn = s.stage not in (DRAFT, OVER) and decider(s) == seat
    edge = f' style="stroke:var(--pl-seat-{seat + 1});stroke-width:{"2.2" if turn else "1.5"}"'
    drawn = [rect(0, 0, WIDE, HIGH, "pnl", 12).replace("/>", edge + "/>")]
    name = scene.names[seat]
    drawn.append(f'<g data-card="seat-{seat + 1}"><use href="#{mark(seat)}" x="9" y="9" width="22" height="22"/>')
    drawn.append(fitted(38, 18, name, 110, 15, "tx b"))
    at = 38 + min(110.0, width(name, 15, True)) + 6
    if s.first == seat and s.stage != DRAFT:
        drawn.append(icon("av-first", at + 7, 13, 14, "i-kn"))
        at += 18
    room = 280 if saves(scene, seat) < 2 else 250
    drawn.append(fitted(at, 18, who_words(scene, seat), room - at, 12, "qt") + "</g>")
    drawn.append(agenda(scene, seat, 38, 34, room - 38))
    drawn.append(knowledge(scene, seat))
    return f'<g id="board-{seat + 1}">{"".join(drawn)}</g>'


def agenda(scene: Scene, seat: int, x: float, y: float, room: float) -> str:
    """The agenda as far as the viewer knows it."""
    s = scene.s
    if s.mode == FIRST_AND_FAST or s.agenda[seat] == NOBODY:
        return fitted(x, y, "an astronaut" if s.astronaut[seat] else "an astronomer", room, 12, "qt")
    known = s.agenda[seat] >= 0
    name = scene.c.agendas[s.agenda[seat]].name if known else "hidden agenda"
    sign = icon("av-flag" if s.shown[seat] else "av-lock", x + 6, y - 4, 12, "i-kn")
    told = f"{name}, {'revealed' if s.shown[seat] else 'secret'}" if known else name
    return f'<g data-card="agenda-{seat + 1}" data-says="{esc(told)}">{sign}{fitted(x + 16, y, told, room - 16, 12, "kn")}</g>'


def knowledge(scene: Scene, seat: int) -> str:
    """Navigation Knowledge and the difficulty against it, with what the Moon and the way home usually take."""
    s = scene.s
    nk, dv = s.nk[seat], s.dv[seat]
    moon_cost, home_cost = usual_costs(s, scene.c, seat)
    ticks = [(moon_cost, "luna")] + ([(home_cost, "home")] if home_cost else [])
    wide = min(200.0, _save_area(scene, seat)[0] - 78)
    scale = (wide - 2) / max(130, nk + 6, ticks[-1][0] + 12)
    drawn = [
        fitted(11, 71, str(nk), 54, 31, "kn b"),
        label(70, 55, "Knowledge", 12, "tx b"),
        f'<rect x="70" y="63" width="{num(wide)}" height="10" rx="5" class="bar"/>',
        f'<rect x="71" y="64" width="{num(max(2, nk * scale))}" height="8" rx="4" class="barn"/>',
        label(70, 86, f"Difficulty {dv}", 12, "df"),
    ]
    if dv:
        drawn.append(f'<rect x="71" y="69" width="{num(max(2, dv * scale))}" height="3.500" rx="1.700" class="bard"/>')
    free = 70 + width(f"Difficulty {dv}", 12)  # where the next words have room
    for cost, goal in ticks:
        x = 71 + cost * scale
        at = max(x, free + 9)
        told = str(cost) if home_cost else f"the Moon: {cost}"  # with two of them there is room for the numbers only
        free = at + 8.5 + width(told, 12)
        disc = '<circle cx="{}" cy="82" r="5.500" fill="{}" stroke="#7c88a6" stroke-width=".8"/>'.format(
            num(at), "#d9dbe6" if goal == "luna" else "#4f9ce0"
        )
        drawn.append(f'<path d="M{num(x)} 61v14" class="tick"/>{disc}{label(at + 8.5, 86, told, 12, "qt")}')
    says = f"Knowledge {nk}, difficulty {dv}."
    return f'<g data-card="knowledge-{seat + 1}" data-says="{says}">{"".join(drawn)}</g>'


def saves(scene: Scene, seat: int) -> int:
    """How many cards the save area holds."""
    return character_of(scene.s, seat).saves


def _save_area(scene: Scene, seat: int) -> tuple[float, float]:
    """Where the save area begins, and how wide each card of it is."""
    slots = saves(scene, seat)
    wide = 52.0 if slots == 1 else 26.0
    return 340 - slots * wide - (slots - 1) * 2, wide


def _saved(scene: Scene, seat: int) -> str:
    """The save area: one card, or three small ones for Neil."""
    s, c = scene.s, scene.c
    slots, high = saves(scene, seat), 70.0
    left, wide = _save_area(scene, seat)
    drawn = f'<g data-card="saved">{icon("av-save", left + 6, 12, 12, "i-hp")}{label(left + 14, 16.5, "saved", 12, "hp b")}</g>'
    for slot in range(slots):
        card = s.saved[seat * 3 + slot]
        x = left + slot * (wide + 2)
        if card < 0:
            drawn += f'<g data-card="saved" data-says="Save area: empty.">{rect(x, 22, wide, high, "row", 6)}</g>'
            continue
        face = card_face(c, card, x, 22.0, wide, high, "kept", False)
        drawn += saved_card(scene, seat, slot, face, rect(x, 22, wide, high, "fr", 6))
    return f'<g id="saved-{seat + 1}">{drawn}</g>'


def saved_card(scene: Scene, seat: int, slot: int, face: str, frame: str) -> str:
    """A saved card: the viewer can observe it in a week, or asks why not; or gives it back for another."""
    s = scene.s
    card = s.saved[seat * 3 + slot]
    more, told = f' data-card="card-{scene.c.cards[card].key}"', f"Saved: {scene.c.cards[card].name}."
    if seat != scene.seat:
        return f'<g{more} data-says="{esc(told)}">{face}</g>'
    move = f"give-back {slot + 1}"
    if scene.offered(move):
        return scene.spot(move, told, face, frame, more=more)
    options = in_weeks(scene, "planned", "Observe it", observing(s, scene.c, seat, [card]))
    if options and not (scene.small_board and saves(scene, seat) > 1):
        return scene.thing(f"saved-card-{slot + 1}", told, options, told, face, frame, more=more)
    return scene.spot(first_free(scene, "planned"), told, face, more=more)


def _vehicles(scene: Scene, seat: int) -> str:
    s = scene.s
    first, open_ = seat * VEHICLES, s.round <= YEAR
    used, pays = s.used[first : first + VEHICLES], scene.c.vehicle_nk
    drawn = ""
    for vehicle in range(VEHICLES):
        shape = _vehicle(vehicle, used[vehicle] == 1, pays[vehicle] if open_ and vehicle != SPACECRAFT else 0)
        drawn += vehicle_spot(scene, seat, vehicle, shape)
    if s.mode < SOLAR_SYSTEM:
        count = label(340, 108, f"{sum(used)} of 6", 12, "tx b", "end")
        count += label(340, 123, "all: +20" if open_ else "used", 12, "qt", "end")
        told = f"{sum(used)} of 6 vehicles used. All six within the first year give 20 knowledge."
        drawn += f'<g data-says="{told}">{count}</g>'
    return f"<g>{row_frame(f'vehicles-{seat + 1}', 10, 97, 330, 26)}{drawn}</g>"


def vehicle_spot(scene: Scene, seat: int, vehicle: int, shape: str) -> str:
    """A vehicle on a board: the viewer can travel with it in a week, or asks why not."""
    name = scene.c.vehicle_names[vehicle]
    more = f' data-card="vehicle-{vehicle}"'
    told = f"{name}: {'used' if scene.s.used[seat * VEHICLES + vehicle] else 'not used yet'}."
    if seat != scene.seat or (scene.small_board and not scene.racing()):
        return f'<g{more} data-says="{told}">{shape}</g>'
    rest = f" {name.lower()}"
    if not any(scene.offered(f"travel {number}{rest}") for number in range(1, WEEKS + 1)):
        return scene.spot(first_free(scene, "travel", rest), told, shape, more=more)
    ghost = f"reach-{vehicle}" if vehicle != SPACECRAFT and not scene.racing() else ""
    verb, brings = "Travel", journey(scene.s, scene.c, seat, vehicle)
    if vehicle == SPACECRAFT:
        verb, brings = ("Fly on", brings) if scene.s.place[seat] else ("Launch", prospects(scene.s, scene.c, seat))
    options = in_weeks(scene, "travel", verb, "", rest, ghost)
    title = f"{name}: {brings}"
    return scene.thing(f"vehicle-{vehicle}", title, options, told, shape, more=more)


@lru_cache(256)
def _vehicle(vehicle: int, used: bool, pays: int) -> str:
    """A vehicle, and what its first use still gives."""
    x = 25 + vehicle * 38
    shape = f'<circle cx="{x}" cy="110" r="13.500" class="{"used" if used else "unused"}"/>'
    shape += icon(VEHICLE_ICONS[vehicle], x, 110, 17, "i-us" if used else "i-qt")
    if used or not pays:
        return shape
    plate = f'<rect x="{x - 1}" y="112" width="22" height="14" rx="7" class="pilln"/>'
    return f"{shape}{plate}{label(x + 10, 123.2, f'+{pays}', 12, 'gn b', 'middle')}"


def _continents(scene: Scene, seat: int) -> list[str]:
    s, first = scene.s, seat * CONTINENTS
    return [_continent(scene, seat, n, s.tiles[first + n], s.flipped[first + n] == 1) for n in range(CONTINENTS)]


def _continent(scene: Scene, seat: int, continent: int, tile: int, flipped: bool) -> str:
    key = scene.moves.connect.terms[0].tokens[continent]
    x = 10 + continent * 47.3
    face = _continent_face(scene.c, continent, tile, flipped, scene.s.mode == FIRST_AND_FAST, x)
    name = scene.c.characters[continent].continent
    told = f"{name}: {'not visited' if tile == NOBODY else 'visited'}."
    more = f' data-card="continent-{seat + 1}-{continent}"'
    if seat == scene.seat:
        options = [Way([move], scene.says(move)) for move in (f"visit {key}", f"flip {key}", f"use {key}") if scene.offered(move)]
        if scene.offered(f"connect {key}"):
            vehicle = scene.c.tiles[tile].vehicle
            note, ghost = journey(scene.s, scene.c, seat, vehicle), "" if scene.small_board else f"reach-{vehicle}"
            options.insert(0, Way([f"connect {key}"], scene.named(f"connect {key}"), note, ghost))
        options += [Way([move], scene.says(move)) for move in scene.offers if move.startswith(f"trade {key} ")]
        if options:
            return scene.thing(
                f"continent-{key}", f"The tile of {name}", options, told, face, rect(x, 129, 44, 38, "fr", 6), more=more
            )
    return f'<g{more} data-says="{told}">{face}</g>'


@lru_cache(1024)
def _continent_face(c: Content, continent: int, tile: int, flipped: bool, plain: bool, x: float) -> str:
    left, top, w, h = bounds(continent)
    used = tile == NOBODY
    room = 34.0 if used else 22.0
    scale = min(36 / w, room / h)
    tx, ty = x + 22 - (left + w / 2) * scale, 129 + (19 if used else 12.5) - (top + h / 2) * scale
    class_ = "row" if used else "card"
    drawn = rect(x, 129, 44, 38, class_, 6)
    drawn += (
        f'<use href="#av-land-{continent}" transform="translate({num(tx)} {num(ty)}) scale({scale:.3f})" '
        f'class="{"bl" if used else "sh"}"/>'
    )
    if used:
        return drawn
    if flipped or tile == NO_TILE:
        return drawn + label(x + 22, 163, "used", 12, "qt", "middle")
    return drawn + tile_signs(c, tile, plain, x + 22, 158)


def tile_signs(c: Content, tile: int, plain: bool, x: float, y: float) -> str:
    """The icons of a continent tile, side by side."""
    spec = c.tiles[tile]
    if plain:
        return icon(VEHICLE_ICONS[spec.vehicle], x, y, 15, "i-tx")
    return icon(VEHICLE_ICONS[spec.vehicle], x - 9, y, 15, "i-tx") + icon(TILE_ICONS[spec.icon], x + 10, y, 14, "i-br")


def _sets(scene: Scene, seat: int) -> list[str]:
    """The sets in two columns, with their glyph, their name and how far they are."""
    s, c = scene.s, scene.c
    count = SETS if s.mode >= SOLAR_SYSTEM else SETS - 2
    half = count // 2
    step = 19.5 if half == 5 else 17.0
    order = [*range(5), 10, *range(5, 10), 11] if half == 6 else [*range(10)]
    drawn = []
    for place, number in enumerate(order):
        x, y = 10 + place // half * 168, (172 if half == 5 else 170) + place % half * step
        state, have = s.sets[seat * SETS + number], min(s.symbols[seat * SETS + number], c.sets[number].least)
        face = _set_row(number, c.sets[number].name, c.sets[number].least, state, have, x, y, step - 1.5)
        told = (
            f"{c.sets[number].name}: {['', 'active', 'spent', 'active'][state] or f'{have} of {c.sets[number].least} symbols'}."
        )
        key = c.sets[number].key
        options = token_ways(scene, seat, number)
        more = f' data-card="set-{seat + 1}-{number}"'
        if options:
            drawn.append(
                scene.thing(f"set-{key}", c.sets[number].name, options, told, face, rect(x, y, 162, step - 2, "fr", 5), more=more)
            )
        else:
            drawn.append(f'<g{more} data-says="{told}">{face}</g>')
    return drawn


def token_ways(scene: Scene, seat: int, number: int) -> list[Way]:
    """Where the viewer can put a set token of their own board now."""
    key = scene.c.sets[number].key
    places = ((f"sct {key}", "On the scanning telescope"), (f"ai {key}", "On the attitude indicator"))
    return [Way([move], says) for move, says in places if seat == scene.seat and scene.offered(move)]


@lru_cache(4096)
def _set_row(number: int, name: str, least: int, state: int, have: int, x: float, y: float, h: float) -> str:
    on = state == ACTIVE
    ink = "tx b" if on else "tx" if have and state == INACTIVE else "qt"
    drawn = rect(x, y, 162, h, "row-on" if on else "row", 5)
    drawn += icon(set_icon(number), x + 11, y + h / 2, 14, "i-kn" if on or (have and state == INACTIVE) else "i-sp")
    drawn += label(x + 21, y + h / 2 + 4.3, name, 12, ink)
    if state == INACTIVE:
        for pip in range(least):
            cx = x + 154 - (least - 1 - pip) * 10.5
            drawn += (
                f'<circle cx="{num(cx)}" cy="{num(y + h / 2)}" r="{"4" if pip < have else "3.600"}" '
                f'class="{"pip" if pip < have else "nopip"}"/>'
            )
    else:
        drawn += label(x + 156, y + h / 2 + 4.3, "active" if on else "spent", 12, "kn b" if on else "qt", "end")
    return drawn


def _foot(scene: Scene, seat: int) -> str:
    """Phases of the Moon, instruments, aborts."""
    s = scene.s
    drawn = ""
    for number in range(WEEKS):
        drawn += phase_token(scene, seat, number, 20 + 23.5 * number, 285, 9)
    for tool, x in enumerate((132.0, 189.0, 251.0)):
        drawn += dial(scene, seat, tool, x, 285, 11) + label(x, 308, TOOL_NAMES[tool], 12, "qt", "middle")
    drawn += label(55, 308, "lunar phases", 12, "qt", "middle") + '<path d="M105 277v30M279 277v30" class="rul"/>'
    for token, name in enumerate(("Abort", "Abort Stage")):
        used = s.aborts[seat * 2 + token] == 1
        drawn += (
            f'<g data-card="abort-{token}" data-says="{name}: '
            f'{"used" if used else "ready"}."{" opacity=" + chr(34) + ".35" + chr(34) if used else ""}>'
            f"{icon('av-abort', 302 + 24 * token, 285, 19, 'i-df')}</g>"
        )
    left = 2 - s.aborts[seat * 2] - s.aborts[seat * 2 + 1]
    count = label(314, 308, f"{left} abort{'' if left == 1 else 's'}", 12, "qt", "middle")
    drawn += f'<g data-card="abort-0" data-says="Abort tokens left.">{count}</g>'
    return f'<g id="foot-{seat + 1}">{drawn}</g>'


def phase_token(scene: Scene, seat: int, number: int, x: float, y: float, r: float) -> str:
    """A lunar phase token; on the viewer's own board one can take it or put it on the sextant."""
    state = scene.s.phases[seat * WEEKS + number]
    face = moon(number, x, y, r, "" if state in (ACTIVE, AGAIN) else "ghost")
    if state == SPENT:
        face += f'<path d="M{num(x - r)} {num(y + r)}L{num(x + r)} {num(y - r)}" class="strike"/>'
    word = {INACTIVE: "not gained", ACTIVE: "active", SPENT: "spent", AGAIN: "can be used once more"}[state]
    told = f"{PHASE_NAMES[number]} token: {word}."
    more = f' data-card="phase-{seat + 1}-{number}"'
    key = scene.moves.sxt.terms[0].tokens[number]
    for move in (f"sxt {key}", f"token {key}"):
        if seat == scene.seat and scene.offered(move):
            ring = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r + 2.5)}" class="fr"/>'
            return scene.spot(move, told, face, f'<circle cx="{num(x)}" cy="{num(y)}" r="12.500" class="hot"/>', ring, more=more)
    return f'<g{more} data-says="{told}">{face}</g>'


def dial(scene: Scene, seat: int, tool: int, x: float, y: float, r: float) -> str:
    """An instrument of the craft, and the token on it."""
    s = scene.s
    on = (s.sxt, s.sct, s.ai)[tool][seat]
    face = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" class="brass"/>'
    if on < 0:
        face += icon(TOOL_ICONS[tool], x, y, r * 1.2, "i-mo dim")
    elif tool == 0:
        face += moon(on, x, y, r * 0.66)
    else:
        face += icon(set_icon(on), x, y, r * 1.15, "i-mo")
    told = "no token" if on < 0 else PHASE_NAMES[on] if tool == 0 else scene.c.sets[on].name
    return f'<g data-card="tool-{tool}" data-says="{TOOLS[tool]}: {told}.">{face}</g>'


def _quests(scene: Scene, seat: int) -> str:
    """Quests and the instruments that they gave, beside the vehicles: those that can be completed first."""
    s, c = scene.s, scene.c
    mine = [quest for quest in range(QUESTS) if s.quests[seat * QUESTS + quest] != NO_QUEST]
    mine.sort(
        key=lambda quest: (
            seat != scene.seat or not scene.offered(f"finish {c.quests[quest].key}"),
            s.quests[seat * QUESTS + quest] == OPEN_QUEST,
        )
    )
    drawn = ""
    if not mine:
        drawn = label(340, 114, "no quest", 12, "qt", "end")
    for place, quest in enumerate(mine[:2]):
        spec = c.quests[quest]
        closed = s.quests[seat * QUESTS + quest] == CLOSED_QUEST
        y = 97 + 16 * place
        words = spec.instrument if closed else spec.name
        more = f" +{len(mine) - 2}" if place == 1 and len(mine) > 2 else ""
        face = icon("av-done" if closed else "av-flag", 249, y + 7.5, 12, "i-gn" if closed else "i-br")
        ink = "gn" if closed else "tx"
        face += (
            lines(258, y + 12, wrap(words, 84, 12, 2), 14, 12, ink)
            if len(mine) == 1
            else fitted(258, y + 12, words + more, 84, 12, ink)
        )
        told = f"{'Instrument' if closed else 'Quest'}: {words}."
        attr = f' data-card="quest-{spec.key}"'
        move = f"finish {spec.key}"
        if seat == scene.seat and scene.offered(move):
            drawn += scene.spot(move, told, rect(241, y - 1, 103, 17, "fr", 5), face, more=attr)
        elif seat == scene.seat and scene.offered(f"bring {scene.moves.bring.terms[0].tokens[quest]}"):
            drawn += scene.spot(
                f"bring {scene.moves.bring.terms[0].tokens[quest]}", told, rect(241, y - 1, 103, 17, "fr", 5), face, more=attr
            )
        else:
            drawn += f'<g{attr} data-says="{esc(told)}">{face}</g>'
    return f'<g id="quests-{seat + 1}">{drawn}</g>'
