"""The player boards: dials, save area, vehicles, continents, sets, phases, instruments, aborts, agenda and quests."""

from perilune.core.chance import HIDDEN
from perilune.draw.pieces import mark
from perilune.draw.shapes import panel
from perilune.draw.svg import card_in, num, rect, titled, use
from perilune.draw.words import fitted, label, width
from perilune.games.astronavigators.content import (
    CONSTELLATIONS,
    CONTINENTS,
    FIRST_PLANET,
    QUESTS,
    SETS,
    SPACECRAFT,
    VEHICLES,
    WEEKS,
)
from perilune.games.astronavigators.draw.scene import ICONS, SET_CODES, TILE_ICONS, Scene, moon
from perilune.games.astronavigators.draw.track import owns_tiles
from perilune.games.astronavigators.jobs import decider
from perilune.games.astronavigators.moves import PHASE_NAMES
from perilune.games.astronavigators.sites import ROCKET, SQUARE, kept_by
from perilune.games.astronavigators.state import (
    ACTIVE,
    AGAIN,
    CLOSED_QUEST,
    DRAFT,
    FIRST_AND_FAST,
    HOME,
    INACTIVE,
    MOON,
    NO_QUEST,
    NO_TILE,
    NOBODY,
    ORRERY,
    OVER,
    SOLAR_SYSTEM,
    SPENT,
)

_SHORT = ["N Am", "S Am", "Eur", "Afr", "Asia", "Oce", "Ant"]
_ORDER = ["1st", "2nd", "3rd", "4th"]
_TOOLS = [("Sextant", "av-sextant"), ("Telescope", "av-telescope"), ("Attitude", "av-attitude")]
_TOOL_NAMES = ["Sextant", "Scanning telescope", "Attitude indicator"]
LEFT, MIDDLE, GAP = 271.0, 315.0, 10.0


def board(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """One seat's board: who and how far, then what has been used and visited beside what has been learnt."""
    s = scene.s
    board_frame(scene, seat, x, y, w, h)
    scene.put(use(mark(seat), x + 19, y + 17, 20))
    who = s.character[seat]
    name = scene.names[seat]
    where = where_words(scene, seat)
    scene.put(fitted(x + 35, y + 22, name, 120, 14, "b"))
    at = x + 35 + min(120.0, width(name, 14, True)) + 6
    if s.first == seat and s.stage != DRAFT:
        scene.put(titled("First player.", label(at, y + 22, "1st", 12, "moon b")))
        at += 28
    title = who_words(scene, who) if who >= 0 else ""
    right = x + w - 10 - width(where, 12)
    dials = min(230.0, right - 22 - at - min(width(title, 12), 170.0))
    scene.put(fitted(at, y + 22, title, right - dials - 22 - at, 12, "q"))
    _dials(scene, seat, right - dials - 14, y + 9, dials)
    scene.put(label(x + w - 10, y + 22, where, 12, "q", "end"))
    top = y + 33
    spare = max(0.0, min(8.0, (h - 33 - 90) / 2))
    left = x + 8
    vehicles(scene, seat, left, top)
    save_area(scene, seat, left + 158, top, LEFT - 158)
    _continents(scene, seat, left, top + 29 + spare, LEFT)
    _last_row(scene, seat, left, top + 66 + 2 * spare, LEFT)
    middle = left + LEFT + GAP
    _sets(scene, seat, middle, top, MIDDLE, 28 + spare)
    _phases(scene, seat, middle, top + 58 + 2 * spare, MIDDLE)
    if s.mode >= SOLAR_SYSTEM:
        _quests(scene, seat, middle + MIDDLE + GAP, top, x + w - 8 - (middle + MIDDLE + GAP), h - 38)


def board_frame(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    s = scene.s
    scene.put(panel(x, y, w, h))
    if s.stage not in (DRAFT, OVER) and decider(s) == seat:
        scene.put(rect(x + 1, y + 1, w - 2, h - 2, "now", 8))


def who_words(scene: Scene, who: int) -> str:
    spec = scene.c.characters[who]
    return spec.continent if scene.s.mode == FIRST_AND_FAST else f"{spec.name}, {spec.continent}"


def grouped(class_: str, drawn: str) -> str:
    """A group with a class, or without one."""
    return f'<g class="{class_}">{drawn}</g>' if class_ else drawn


def where_words(scene: Scene, seat: int) -> str:
    s = scene.s
    place = s.place[seat]
    if s.out[seat]:
        return "out"
    if place == HOME:
        return f"landed {_ORDER[s.landed[seat] - 1]}"
    if place == MOON:
        return "on the Moon"
    if place > 0:
        return f"{'outbound' if place < MOON else 'inbound'} {place if place < MOON else place - MOON}"
    return "astronaut" if s.astronaut[seat] else "astronomer"


def _dials(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """Knowledge and difficulty as figures and as bars of the same scale."""
    s = scene.s
    nk, dv = f"NK {s.nk[seat]}", f"DV {s.dv[seat]}"
    told = f"Navigation Knowledge {s.nk[seat]}, Difficulty Value {s.dv[seat]}."
    at = x + width("NK 100 ", 14, True)
    text = width("DV 100", 12.5, True)
    room = w - (at - x) - text - 6
    scale = room / max(120, max(s.nk), max(s.dv))
    scene.put(
        titled(
            told, label(x, y + 13, nk, 14, "b"), rect(at, y + 1, room, 14, "well", 3),
            rect(at + 1, y + 2, max(2, s.nk[seat] * scale - 2), 6, "bar", 2),
            rect(at + 1, y + 9, max(2, s.dv[seat] * scale - 2), 5, "load", 2),
            label(x + w, y + 13, dv, 12.5, "q b", "end"),
        )
    )  # fmt: skip


def vehicles(scene: Scene, seat: int, x: float, y: float, step: float = 26, h: float = 25) -> None:
    s, c = scene.s, scene.c
    for vehicle in range(VEHICLES):
        used = s.used[seat * VEHICLES + vehicle]
        words = "used" if used else f"{c.vehicle_nk[vehicle]} NK at first use" if vehicle != SPACECRAFT else "not launched yet"
        at = x + vehicle * step
        scene.put(
            titled(
                f"{c.vehicle_names[vehicle]}: {words}.", rect(at, y, step - 3, h, "on" if used else "chip", 5),
                grouped("inked" if used else "dim", use(ICONS[vehicle], at + (step - 3) / 2, y + h / 2, min(18, h - 2))),
            )
        )  # fmt: skip


def save_area(scene: Scene, seat: int, x: float, y: float, w: float, h: float = 25) -> None:
    s = scene.s
    slots = 3 if s.mode != FIRST_AND_FAST and s.character[seat] == 0 else 1
    if slots > 1 and w < 60:
        cards = [scene.c.cards[card].name for card in s.saved[seat * 3 : seat * 3 + 3] if card >= 0]
        sign = use("av-save", x + w / 2, y + h / 2, 13, "" if cards else "dim")
        scene.put(titled(f"Saved: {', '.join(cards) or 'nothing'}.", rect(x, y, w, h, "card" if cards else "none", 5), sign))
        return
    wide = (w - 3 * (slots - 1)) / slots
    few = slots > 1 or w < 100
    for slot in range(slots):
        card = s.saved[seat * 3 + slot]
        at = x + slot * (wide + 3)
        if card < 0:
            sign = f'<g class="dim">{use("av-save", at + (wide / 2 if few else 14), y + h / 2, 12)}</g>'
            words = "" if few else label(at + 26, y + h / 2 + 4, "save area", 11.5, "q")
            scene.put(titled("Save area: empty.", rect(at, y, wide, h, "none", 5), sign, words))
        else:
            told = "Saved: " + scene.about_card(card)
            with card_in(scene.ground, told):
                scene.put(titled(told, rect(at, y, wide, h, "card", 5), _saved_card(scene, card, at, y, wide, h, few)))
        if seat == scene.seat and scene.spots.offered(f"give-back {slot + 1}"):
            scene.put(scene.spots.box([f"give-back {slot + 1}"], "", at, y, wide, h, 5))


def _saved_card(scene: Scene, card: int, x: float, y: float, w: float, h: float, few: bool) -> str:
    """Its name, or where there is little room its moon, its letters, or only a sign."""
    if w < 28:
        return use("av-save", x + w / 2, y + h / 2, 13)
    if few and CONSTELLATIONS <= card < FIRST_PLANET:
        return moon(x + w / 2, y + h / 2, min(8.0, h / 2 - 2), scene.c.cards[card].token)
    name = scene.short_name(card) if few else scene.c.cards[card].name
    return fitted(x + w / 2, y + h / 2 + 4.2, name, w - 4, 11.5 if few else 12, "b", "middle")


def _continents(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    s, c = scene.s, scene.c
    step = w / CONTINENTS
    for continent in range(CONTINENTS):
        tile = s.tiles[seat * CONTINENTS + continent]
        at = x + continent * step
        name = c.characters[continent].continent
        if tile == NOBODY:
            scene.put(
                titled(
                    f"{name}: not visited.",
                    rect(at, y, step - 3, 34, "none", 5),
                    label(at + (step - 3) / 2, y + 21, _SHORT[continent], 11, "q", "middle"),
                )
            )
            continue
        flipped = s.flipped[seat * CONTINENTS + continent] == 1
        told = f"{name}: visited" + (
            ", the tile is used up."
            if flipped or tile == NO_TILE
            else f"; its tile has the {c.vehicle_names[c.tiles[tile].vehicle].lower()}."
        )
        drawn = rect(at, y, step - 3, 34, "spent" if flipped else "card", 5) + label(
            at + (step - 3) / 2, y + 13, _SHORT[continent], 11, "q" if flipped else "b", "middle"
        )
        if tile >= 0 and not flipped:
            two = s.mode != FIRST_AND_FAST
            drawn += use(ICONS[c.tiles[tile].vehicle], at + (step - 3) / 2 - (8 if two else 0), y + 24, 14)
            if two:
                drawn += use(TILE_ICONS[c.tiles[tile].icon], at + (step - 3) / 2 + 8, y + 24, 14)
        scene.put(titled(told, drawn))
        if seat == scene.seat:
            key = scene.moves.connect.terms[0].tokens[continent]
            offered = [
                move for move in (f"connect {key}", f"use {key}", f"flip {key}", f"visit {key}") if scene.spots.offered(move)
            ]
            if offered:
                scene.put(scene.spots.box(offered, told, at, y, step - 3, 34, 5))


def _sets(scene: Scene, seat: int, x: float, y: float, w: float, down: float) -> None:
    """Set tokens in two rows: letters and how many symbols; a token may go on the telescope or the attitude indicator."""
    s, c = scene.s, scene.c
    count = SETS if s.mode >= SOLAR_SYSTEM else SETS - 2
    half = (count + 1) // 2
    step = w / half
    for number in range(count):
        at, line = x + number % half * step, y + number // half * down
        state = s.sets[seat * SETS + number]
        spec = c.sets[number]
        have = s.symbols[seat * SETS + number]
        word = {INACTIVE: f"{have} of {spec.least} symbols", ACTIVE: "active", SPENT: "spent"}[state]
        told = f"{spec.name}: {word}. {spec.meaning}."
        drawn = rect(at, line, step - 3, 25, "on" if state == ACTIVE else "spent" if state == SPENT else "chip", 5)
        ink = "k b" if state == ACTIVE else "q b"
        drawn += label(at + (5 if half < 6 else 3.5), line + 17, SET_CODES[number], 12 if half < 6 else 11, ink)
        if state == INACTIVE:
            apart = 6.2 if half < 6 else 4.6
            for pip in range(spec.least):
                class_ = "bar" if pip < have else "pip"
                cx = at + step - (9 if half < 6 else 7) - (spec.least - 1 - pip) * apart
                drawn += f'<circle cx="{num(cx)}" cy="{num(line + 12.5)}" r="{num(apart * 0.37)}" class="{class_}"/>'
        else:
            drawn += label(at + step - 8, line + 17, "✓" if state == ACTIVE else "–", 12, ink, "end")
        scene.put(titled(told, drawn))
        if seat == scene.seat:
            offered = [move for move in (f"sct {spec.key}", f"ai {spec.key}") if scene.spots.offered(move)]
            if offered:
                scene.put(scene.spots.box(offered, told, at, line, step - 3, 25, 5))


def tokens(scene: Scene, seat: int, x: float, y: float, step: float, r: float) -> None:
    """The four lunar phase tokens."""
    s = scene.s
    for phase in range(WEEKS):
        state = s.phases[seat * WEEKS + phase]
        word = {INACTIVE: "not gained", ACTIVE: "active", SPENT: "spent", AGAIN: "usable once more"}[state]
        at = x + step * (phase + 0.5)
        told = f"{PHASE_NAMES[phase]} token: {word}."
        drawn = grouped("" if state in (ACTIVE, AGAIN) else "ghost", moon(at, y, r, phase))
        if state == SPENT:
            drawn += f'<path d="M{at - r:g} {y + r:g}L{at + r:g} {y - r:g}" class="road"/>'
        scene.put(titled(told, drawn))
        key = scene.moves.sxt.terms[0].tokens[phase]
        offered = [move for move in (f"sxt {key}", f"token {key}") if scene.spots.offered(move)]
        if seat == scene.seat and offered:
            scene.put(scene.spots.box(offered, told, at - 12, y - 12.5, 24, 25, 12))


def _phases(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """Phase tokens and the three instruments."""
    tokens(scene, seat, x - 2, y + 13, 24, 10)
    left = x + 94
    wide = [67.0, 78.0, w - 94 - 67 - 78 - 6]
    for tool, room in enumerate(wide):
        instrument(scene, seat, tool, left, y + 0.5, room, 25, True)
        left += room + 3


def instrument(scene: Scene, seat: int, tool: int, x: float, y: float, w: float, h: float, named: bool) -> None:
    """An instrument, and the token on it."""
    s = scene.s
    on = (s.sxt, s.sct, s.ai)[tool][seat]
    what = "no token" if on < 0 else PHASE_NAMES[on] if tool == 0 else scene.c.sets[on].name
    name, icon = _TOOLS[tool]
    ink = "inked" if on >= 0 else "dim"
    drawn = rect(x, y, w, h, "on" if on >= 0 else "chip", 5) + grouped(ink, use(icon, x + 10, y + h / 2, 13))
    if on >= 0:
        middle = x + (w + 18) / 2
        drawn += (
            moon(middle, y + h / 2, min(8.0, h / 2 - 2), on)
            if tool == 0
            else label(middle, y + h / 2 + 4, SET_CODES[on], 11.5, "k b", "middle")
        )
    elif named:
        drawn += fitted(x + 19, y + h / 2 + 4, name, w - 21, 11, "q")
    scene.put(titled(f"{_TOOL_NAMES[tool]}: {what}.", drawn))


def aborts(scene: Scene, seat: int, x: float, y: float, h: float) -> None:
    """Abort and Abort Stage."""
    for token, name in enumerate(("A", "AS")):
        used = scene.s.aborts[seat * 2 + token]
        told = f"{'Abort' if token == 0 else 'Abort Stage'}: {'used' if used else 'ready'}."
        at = x + token * 25
        shape = rect(at, y, 23, h, "spent" if used else "card", min(10.0, h / 2))
        scene.put(
            titled(told, shape, label(at + 11.5, y + h / 2 + 4, "–" if used else name, 11, "q b" if used else "b", "middle"))
        )


def _last_row(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """The agenda as the viewer knows it, tiles in hand, a launch site that is kept, and the aborts."""
    s = scene.s
    right = x + w - 52
    aborts(scene, seat, right, y, 20)
    tiles = owns_tiles(scene, seat)
    if tiles:
        told = f"Trajectory tiles in hand: {', '.join(tiles)}."
        words = f"{len(tiles)} tile{'s' if len(tiles) > 1 else ''}"
        right -= width(words, 11.5) + 10
        scene.put(titled(told, label(right, y + 14.5, words, 11.5, "q")))
    aside = aside_words(scene, seat)
    if aside and s.agenda[seat] != NOBODY:
        right -= 22
        scene.put(titled(sentence(aside), use("av-pad", right + 8, y + 10, 16, "dim")))
    if s.mode == FIRST_AND_FAST:
        return
    room = right - 8 - x
    agenda = s.agenda[seat]
    if agenda >= 0:
        spec = scene.c.agendas[agenda]
        told = agenda_in_words(scene, seat)
        with card_in(scene.ground, told):
            scene.put(titled(told, *_agenda(x, y, spec.name, room, s.shown[seat] == 1)))
    elif agenda != NOBODY:
        scene.put(titled(agenda_in_words(scene, seat), *_agenda(x, y, "hidden agenda", room, False)))
    elif aside:
        scene.put(titled(sentence(aside), fitted(x, y + 14.5, aside, room, 12, "q")))
    else:
        scene.put(label(x, y + 14.5, "no agenda yet", 12, "q"))


def agenda_in_words(scene: Scene, seat: int) -> str:
    """The agenda of a seat, as far as the viewer knows it."""
    if scene.s.agenda[seat] < 0:
        return "A hidden agenda."
    spec = scene.c.agendas[scene.s.agenda[seat]]
    known = "revealed" if scene.s.shown[seat] else "hidden"
    return f"Agenda: {spec.name} ({known}). {spec.mission} {spec.reveal} {spec.effect}"


def _agenda(x: float, y: float, name: str, room: float, shown: bool) -> list[str]:
    sign = use("av-flag" if shown else "av-secret", x + 8, y + 10, 16, "" if shown else "dim")
    wide = min(room, 22 + width(name, 12, shown))
    return [rect(x, y, wide, 20, "hot"), sign, fitted(x + 20, y + 14.5, name, room - 20, 12, "b" if shown else "q")]


def _quests(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> None:
    """Quests, and instruments that they gave: one below the other, those that can be finished first."""
    s, c = scene.s, scene.c
    mine = [quest for quest in range(QUESTS) if s.quests[seat * QUESTS + quest] != NO_QUEST]
    mine.sort(key=lambda quest: seat != scene.seat or not scene.spots.offered(f"finish {c.quests[quest].key}"))
    rows = int(h // 22)
    if not mine:
        scene.put(rect(x, y, w, 25, "none", 5), label(x + w / 2, y + 16.5, "quests", 11.5, "q", "middle"))
    for place, quest in enumerate(mine):
        spec = c.quests[quest]
        closed = s.quests[seat * QUESTS + quest] == CLOSED_QUEST
        items = ", ".join(c.cards[item].name for item in spec.items)
        told = f"{spec.instrument}: {spec.text}" if closed else f"Quest {spec.name}: {items}; then {c.earth.names[spec.square]}."
        line = y + place * 22
        if place == rows - 1 and len(mine) > rows:
            rest = ", ".join(c.quests[other].name for other in mine[place:])
            scene.put(titled(f"Also: {rest}.", label(x + w, line + 14, f"+{len(mine) - place}", 11.5, "q", "end")))
            return
        words = spec.instrument if closed else spec.name
        with card_in(scene.ground, told):
            scene.put(
                titled(
                    told,
                    rect(x, line, w, 20, "on" if closed else "chip", 5),
                    fitted(x + w / 2, line + 14, words, w - 6, 11.5, "k b" if closed else "", "middle"),
                )
            )
        if seat == scene.seat and scene.spots.offered(f"finish {spec.key}"):
            scene.put(scene.spots.box([f"finish {spec.key}"], told, x, line, w, 20, 5))


def sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


def aside_words(scene: Scene, seat: int) -> str:
    """The cards that a seat looks at, or the hidden launch site that it keeps, as the viewer knows them."""
    s, c = scene.s, scene.c
    cards = [card for card in s.offer[seat * 2 : seat * 2 + 2] if card != NOBODY and s.stage != ORRERY]
    if cards:
        known = [spec.name for spec in c.characters] if s.stage == DRAFT else [spec.name for spec in c.rockets]
        return "looks at " + ", ".join("?" if card == HIDDEN else known[card] for card in cards)
    kept = kept_by(s, seat)
    if not kept:
        return ""
    if s.kept[kept[0] + ROCKET] == HIDDEN:
        return "keeps a launch site" if len(kept) == 1 else f"keeps {len(kept)} launch sites"
    sites = [(c.rockets[s.kept[at + ROCKET]].name, c.earth.names[s.kept[at + SQUARE]].split(",")[0]) for at in kept]
    return "keeps " + ", ".join(f"the {rocket} for {place}" for rocket, place in sites)
