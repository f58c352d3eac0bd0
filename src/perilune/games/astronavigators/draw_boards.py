"""The player boards: dials, save area, vehicles, continents, sets, phases, instruments, aborts, agenda and quests."""

from perilune.core.chance import HIDDEN
from perilune.draw.pieces import mark
from perilune.draw.shapes import panel
from perilune.draw.svg import card_in, rect, titled, use
from perilune.draw.words import fitted, label, lines, width, wrap
from perilune.games.astronavigators.content import CONTINENTS, QUESTS, SETS, SPACECRAFT, VEHICLES, WEEKS
from perilune.games.astronavigators.draw_scene import ICONS, SET_CODES, TILE_ICONS, Scene, moon
from perilune.games.astronavigators.draw_track import owns_tiles
from perilune.games.astronavigators.moves import PHASE_NAMES
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

HEIGHT = 252.0
_SHORT = ["N Am", "S Am", "Eur", "Afr", "Asia", "Oce", "Ant"]


def height(scene: Scene) -> float:
    """How tall a board is: agendas and quests need room."""
    return HEIGHT if scene.s.mode == FIRST_AND_FAST else HEIGHT + 62 + (30 if scene.s.mode >= SOLAR_SYSTEM else 0)


def board(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """One seat's board."""
    s = scene.s
    scene.put(panel(x, y, w, height(scene)))
    if s.stage not in (DRAFT, OVER) and not s.fate and s.at == seat:
        scene.put(rect(x + 1, y + 1, w - 2, height(scene) - 2, "now", 8))
    scene.put(use(mark(seat), x + 18, y + 18, 20))
    who = s.character[seat]
    title = scene.names[seat] + (f" · {_who(scene, who)}" if who >= 0 else "")
    first = " · first player" if s.first == seat and s.stage != DRAFT else ""
    scene.put(fitted(x + 34, y + 23, title + first, w - 56 - width(_where(scene, seat), 12), 14, "b"))
    scene.put(label(x + w - 10, y + 22, _where(scene, seat), 12, "q", "end"))
    _dials(scene, seat, x + 10, y + 34, w - 20)
    _vehicles(scene, seat, x + 10, y + 72)
    _saved(scene, seat, x + 212, y + 72, w - 222)
    _continents(scene, seat, x + 10, y + 104, w - 20)
    _sets(scene, seat, x + 10, y + 144, w - 20)
    _phases(scene, seat, x + 10, y + 202)
    if s.mode != FIRST_AND_FAST:
        _agenda(scene, seat, x + 10, y + HEIGHT + 6, w - 20)


def _who(scene: Scene, who: int) -> str:
    spec = scene.c.characters[who]
    return spec.continent if scene.s.mode == FIRST_AND_FAST else f"{spec.name}, {spec.continent}"


def grouped(class_: str, drawn: str) -> str:
    """A group with a class, or without one."""
    return f'<g class="{class_}">{drawn}</g>' if class_ else drawn


def _where(scene: Scene, seat: int) -> str:
    s = scene.s
    place = s.place[seat]
    if s.out[seat]:
        return "out"
    if place == HOME:
        return f"landed as number {s.landed[seat]}"
    if place == MOON:
        return "on the Moon"
    if place > 0:
        return f"{'outbound' if place < MOON else 'inbound'} {place if place < MOON else place - MOON}"
    return "astronaut" if s.astronaut[seat] else "astronomer"


def _dials(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """Knowledge and difficulty as figures and as bars of the same scale."""
    s = scene.s
    room = w - 80
    scale = room / max(120, max(s.nk))
    told = f"Navigation Knowledge {s.nk[seat]}, Difficulty Value {s.dv[seat]}."
    scene.put(
        titled(
            told, label(x, y + 12, f"NK {s.nk[seat]}", 15, "b"), rect(x + 70, y + 3, max(2, s.nk[seat] * scale), 9, "bar", 3),
            label(x, y + 28, f"DV {s.dv[seat]}", 13, "q b"), rect(x + 70, y + 19, max(2, s.dv[seat] * scale), 9, "load", 3),
        )
    )  # fmt: skip


def _vehicles(scene: Scene, seat: int, x: float, y: float) -> None:
    s, c = scene.s, scene.c
    for vehicle in range(VEHICLES):
        used = s.used[seat * VEHICLES + vehicle]
        words = "used" if used else f"{c.vehicle_nk[vehicle]} NK at first use" if vehicle != SPACECRAFT else "not launched yet"
        at = x + vehicle * 32
        scene.put(
            titled(
                f"{c.vehicle_names[vehicle]}: {words}.", rect(at, y, 29, 26, "on" if used else "chip", 5),
                grouped("inked" if used else "dim", use(ICONS[vehicle], at + 14.5, y + 13, 19)),
            )
        )  # fmt: skip


def _saved(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    s = scene.s
    slots = 3 if s.mode != FIRST_AND_FAST and s.character[seat] == 0 else 1
    wide = (w - 4 * (slots - 1)) / slots
    for slot in range(slots):
        card = s.saved[seat * 3 + slot]
        at = x + slot * (wide + 4)
        if card >= 0:
            name = fitted(at + 6, y + 17.5, scene.c.cards[card].name, wide - 10, 12.5, "b")
            scene.put(titled("Saved: " + scene.about_card(card), rect(at, y, wide, 26, "card", 5), name))
        else:
            scene.put(rect(at, y, wide, 26, "none", 5), fitted(at + 6, y + 17.5, "save area", wide - 10, 11.5, "q"))
        if seat == scene.seat and scene.spots.offered(f"give-back {slot + 1}"):
            scene.put(scene.spots.box([f"give-back {slot + 1}"], "", at, y, wide, 26, 5))


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
                    label(at + 4, y + 21, _SHORT[continent], 11, "q"),
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
            at + 4, y + 13, _SHORT[continent], 11, "q" if flipped else "b"
        )
        if tile >= 0 and not flipped:
            drawn += use(ICONS[c.tiles[tile].vehicle], at + 11, y + 24, 13)
            if s.mode != FIRST_AND_FAST:
                drawn += use(TILE_ICONS[c.tiles[tile].icon], at + 27, y + 24, 13)
        scene.put(titled(told, drawn))
        if seat == scene.seat:
            key = scene.moves.connect.terms[0].tokens[continent]
            offered = [
                move for move in (f"connect {key}", f"use {key}", f"flip {key}", f"visit {key}") if scene.spots.offered(move)
            ]
            if offered:
                scene.put(scene.spots.box(offered, told, at, y, step - 3, 34, 5))


def _sets(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """Set tokens in two rows: letters and how many symbols; a token may go on the telescope or the attitude indicator."""
    s, c = scene.s, scene.c
    count = SETS if s.mode >= SOLAR_SYSTEM else SETS - 2
    half = (count + 1) // 2
    step = w / half
    for number in range(count):
        at, line = x + number % half * step, y + number // half * 28
        state = s.sets[seat * SETS + number]
        spec = c.sets[number]
        have = s.symbols[seat * SETS + number]
        word = {INACTIVE: f"{have} of {spec.least} symbols", ACTIVE: "active", SPENT: "spent"}[state]
        told = f"{spec.name}: {word}. {spec.meaning}."
        drawn = rect(at, line, step - 3, 25, "on" if state == ACTIVE else "spent" if state == SPENT else "chip", 5)
        ink = "k b" if state == ACTIVE else "q b"
        right = f"{have}/{spec.least}" if state == INACTIVE else "✓" if state == ACTIVE else "–"
        drawn += label(at + 6, line + 17, SET_CODES[number], 12.5, ink) + label(at + step - 9, line + 17, right, 11.5, ink, "end")
        scene.put(titled(told, drawn))
        if seat == scene.seat:
            offered = [move for move in (f"sct {spec.key}", f"ai {spec.key}") if scene.spots.offered(move)]
            if offered:
                scene.put(scene.spots.box(offered, told, at, line, step - 3, 25, 5))


def _phases(scene: Scene, seat: int, x: float, y: float) -> None:
    """Phase tokens, the three instruments, aborts, and tiles in hand."""
    s = scene.s
    for phase in range(WEEKS):
        state = s.phases[seat * WEEKS + phase]
        word = {INACTIVE: "not gained", ACTIVE: "active", SPENT: "spent", AGAIN: "usable once more"}[state]
        at = x + 12 + phase * 25
        told = f"{PHASE_NAMES[phase]} token: {word}."
        drawn = grouped("" if state in (ACTIVE, AGAIN) else "ghost", moon(at, y + 14, 10.5, phase))
        if state == SPENT:
            drawn += f'<path d="M{at - 9:g} {y + 23:g}L{at + 9:g} {y + 5:g}" class="road"/>'
        scene.put(titled(told, drawn))
        key = scene.moves.sxt.terms[0].tokens[phase]
        offered = [move for move in (f"sxt {key}", f"token {key}") if scene.spots.offered(move)]
        if seat == scene.seat and offered:
            scene.put(scene.spots.box(offered, told, at - 13, y + 1, 26, 26, 13))
    left = x + 108
    for name, on in (("SXT", s.sxt[seat]), ("SCT", s.sct[seat]), ("AI", s.ai[seat])):
        what = "" if on < 0 else PHASE_NAMES[on] if name == "SXT" else scene.c.sets[on].name
        scene.put(titled(f"{name}: {what or 'empty'}.", rect(left, y + 2, 55, 24, "on" if on >= 0 else "chip", 5)))
        scene.put(f'<g class="pieces">{label(left + 5, y + 18.5, name, 11, "k b" if on >= 0 else "q")}</g>')
        if on >= 0:
            sign = (
                moon(left + 45, y + 14, 7, on) if name == "SXT" else label(left + 51, y + 18.5, SET_CODES[on], 11, "k b", "end")
            )
            scene.put(f'<g class="pieces">{sign}</g>')
        left += 57
    for token, name in enumerate(("A", "AS")):
        used = s.aborts[seat * 2 + token]
        told = f"{'Abort' if token == 0 else 'Abort Stage'}: {'used' if used else 'ready'}."
        scene.put(
            titled(
                told,
                rect(left, y + 2, 24, 24, "spent" if used else "card", 12),
                label(left + 12, y + 18.5, "–" if used else name, 11, "b", "middle"),
            )
        )
        left += 26
    tiles = owns_tiles(scene, seat)
    if tiles:
        scene.put(titled("Trajectory tiles in hand.", fitted(x, y + 42, "Tiles in hand: " + " · ".join(tiles), 330, 11.5, "q")))


def _aside(scene: Scene, seat: int) -> str:
    """The cards that a seat looks at, or the hidden launch site that it keeps, as the viewer knows them."""
    s, c = scene.s, scene.c
    cards = [card for card in s.offer[seat * 2 : seat * 2 + 2] if card != NOBODY and s.stage != ORRERY]
    if cards:
        known = [spec.name for spec in c.characters] if s.stage == DRAFT else [spec.name for spec in c.rockets]
        return "looks at " + ", ".join("?" if card == HIDDEN else known[card] for card in cards)
    kept = s.kept[seat * 2]
    if kept == NOBODY:
        return ""
    if kept == HIDDEN:
        return "keeps a launch site"
    return f"keeps the {c.rockets[kept].name} for {c.earth.names[s.kept[seat * 2 + 1]].split(',')[0]}"


def _agenda(scene: Scene, seat: int, x: float, y: float, w: float) -> None:
    """The hidden agenda as the viewer knows it, and the quests."""
    s, c = scene.s, scene.c
    agenda = s.agenda[seat]
    aside = _aside(scene, seat)
    room = w * 0.45 if aside else w
    if aside:
        scene.put(titled(aside, fitted(x + w, y + 12, aside, w - room - 8, 12, "q", "end")))
    if agenda >= 0:
        spec = c.agendas[agenda]
        known = "revealed" if s.shown[seat] else "hidden"
        told = f"{spec.mission} {spec.reveal} {spec.effect}"
        with card_in(scene.ground, f"Agenda: {spec.name} ({known}). {told}"):
            scene.put(fitted(x, y + 12, f"{spec.name} ({known})", room, 12.5, "b"))
            scene.put(lines(x, y + 28, wrap(told, w, 11, 3), 13.5, 11, "q"))
    else:
        scene.put(label(x, y + 12, "A hidden agenda" if agenda != NOBODY else "No agenda yet", 12.5, "q"))
    if s.mode < SOLAR_SYSTEM:
        return
    at = x
    for quest in range(QUESTS):
        state = s.quests[seat * QUESTS + quest]
        if state == NO_QUEST:
            continue
        spec_q = c.quests[quest]
        words = spec_q.instrument if state == CLOSED_QUEST else spec_q.name
        items = ", ".join(c.cards[item].name for item in spec_q.items)
        told = (
            f"{spec_q.instrument}: {spec_q.text}"
            if state == CLOSED_QUEST
            else f"Quest {spec_q.name}: {items}; then {c.earth.names[spec_q.square]}."
        )
        scene.put(
            titled(
                told,
                rect(at, y + 62, 92, 20, "on" if state == CLOSED_QUEST else "chip", 5),
                fitted(at + 5, y + 76, words, 84, 11, "k b" if state == CLOSED_QUEST else "q"),
            )
        )
        if seat == scene.seat and scene.spots.offered(f"finish {spec_q.key}"):
            scene.put(scene.spots.box([f"finish {spec_q.key}"], told, at, y + 62, 92, 20, 5))
        at += 96
