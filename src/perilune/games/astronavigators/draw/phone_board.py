"""The navigator's board on a phone: knowledge and the saved card, vehicles, continents, sets, tokens, instruments."""

from functools import lru_cache

from perilune.core.drawing import Way
from perilune.draw.svg import num, rect
from perilune.draw.words import label
from perilune.games.astronavigators.bot.departure import stages_ahead
from perilune.games.astronavigators.content import CONTINENTS, SETS, VEHICLES, WEEKS
from perilune.games.astronavigators.draw import chart
from perilune.games.astronavigators.draw.board import (
    TOOL_NAMES,
    TOOLS,
    dial,
    phase_token,
    row_frame,
    saved_card,
    saves,
    tile_signs,
    token_ways,
    vehicle_spot,
    who_words,
)
from perilune.games.astronavigators.draw.cards import card_face
from perilune.games.astronavigators.draw.cockpit import on_dial
from perilune.games.astronavigators.draw.icons import VEHICLE_ICONS, set_icon
from perilune.games.astronavigators.draw.scene import Scene, icon
from perilune.games.astronavigators.draw.text import PHONE as TEXT
from perilune.games.astronavigators.draw.text import PHONE_WIDTH as WIDE
from perilune.games.astronavigators.draw.text import phone_fitted as fitted
from perilune.games.astronavigators.moves import PHASE_NAMES
from perilune.games.astronavigators.state import (
    ACTIVE,
    FIRST_AND_FAST,
    HOME,
    INACTIVE,
    MOON,
    NO_TILE,
    NOBODY,
    OVER,
    SOLAR_SYSTEM,
    YEAR,
    NavState,
)
from perilune.games.astronavigators.words.foretell import deciding
from perilune.games.astronavigators.world.launch import usual_costs


def own_board(scene: Scene, y: float) -> float:
    """Knowledge, the saved card, vehicles, continents and sets of the viewer."""
    seat = max(0, scene.seat)
    for part in (_knowledge, _vehicles, _continents, _sets):
        y = part(scene, seat, y)
    return y


def _knowledge(scene: Scene, seat: int, y: float) -> float:
    s, c = scene.s, scene.c
    luna, home = usual_costs(s, c, seat)
    slots = saves(scene, seat)
    room = 284.0 if slots == 1 else 246.0
    drawn = rect(4, y, WIDE - 8, 108, "pnl", 12) + fitted(14, y + 44, str(s.nk[seat]), 74, 38, "kn b")
    drawn += label(98, y + 26, "knowledge", TEXT, "tx") + label(98, y + 47, f"difficulty {s.dv[seat]}", TEXT, "df")
    drawn += fitted(14, y + 72, _ahead(s, seat, luna, home) if s.stage != OVER else "", room, TEXT, "qt")
    drawn += fitted(14, y + 95, who_words(scene, seat), room, TEXT, "qt")
    scene.add(f'<g id="facts" data-card="knowledge-{seat + 1}" data-says="Knowledge {s.nk[seat]}.">{drawn}</g>')
    for slot in range(slots):
        card = s.saved[seat * 3 + slot]
        w = 66.0 if slots == 1 else 34.0
        x = WIDE - 14 - (slots - slot) * (w + 3)
        if card < 0:
            scene.add(
                f'<g data-card="saved">{rect(x, y + 10, w, 88, "row", 8)}{icon("av-save", x + w / 2, y + 54, 20, "i-qt dim")}</g>'
            )
            continue
        face = card_face(c, card, x, y + 10, w, 88.0, "kept", False)
        scene.add(saved_card(scene, seat, slot, face, rect(x, y + 10, w, 88, "fr", 8)))
    return y + 116


def _ahead(s: NavState, seat: int, luna: int, home: int) -> str:
    """What the flight takes, or usually takes as long as some of its tiles are face down."""
    ahead = stages_ahead(s, seat)
    takes = "takes" if all(s.board[tile] >= 0 for tile in ahead) else "usually takes"
    if s.place[seat] >= HOME:
        return ""
    if not ahead:
        return "No stage is left: fly on"
    if s.place[seat] >= MOON:
        return f"The way home {takes} {home}"
    return f"The Moon {takes} {luna}" + (f", home {home}" if home else "")


def _vehicles(scene: Scene, seat: int, y: float) -> float:
    s, c = scene.s, scene.c
    drawn = ""
    for vehicle in range(VEHICLES):
        x = 36 + vehicle * 63.6
        used = s.used[seat * VEHICLES + vehicle]
        shape = f'<circle cx="{num(x)}" cy="{num(y + 24)}" r="22" class="{"used" if used else "unused"}"/>'
        shape += icon(VEHICLE_ICONS[vehicle], x, y + 24, 26, "i-us" if used else "i-qt")
        if not used and s.round <= YEAR and vehicle != VEHICLES - 1:
            shape += f'<rect x="{num(x + 4)}" y="{num(y + 28)}" width="30" height="20" rx="10" class="pilln"/>'
            shape += label(x + 19, y + 43.5, f"+{c.vehicle_nk[vehicle]}", TEXT, "gn b", "middle")
        drawn += vehicle_spot(scene, seat, vehicle, rect(x - 27, y, 58, 52, "hit") + shape)
    scene.add(f'<g id="vehicles">{row_frame(f"vehicles-{seat + 1}", 4, y, 382, 52)}{drawn}</g>')
    return y + 56


def _continents(scene: Scene, seat: int, y: float) -> float:
    s, c = scene.s, scene.c
    scene.add(row_frame(f"continents-{seat + 1}", 4, y, 382, 56))
    for continent in range(CONTINENTS):
        spot = seat * CONTINENTS + continent
        x = 4 + continent * 54.7
        tile = s.tiles[spot]
        spent = tile == NO_TILE or s.flipped[spot] == 1
        face = _continent(continent, x, y, tile == NOBODY)
        top = s.pile_top[continent]
        if tile == NOBODY and top >= 0 and s.round <= YEAR:
            face += f'<rect x="{num(x + 20)}" y="{num(y + 35)}" width="30" height="20" rx="10" class="pilln"/>'
            face += label(x + 35, y + 50.5, f"+{c.tiles[top].nk}", TEXT, "gn b", "middle")
        if tile >= 0 and not spent:
            face += tile_signs(c, tile, s.mode == FIRST_AND_FAST, x + 26, y + 44)
        elif spent:
            face += label(x + 26, y + 50, "used", TEXT, "qt", "middle")
        name = c.characters[continent].continent
        key = scene.moves.connect.terms[0].tokens[continent]
        options = [
            Way([m], scene.says(m)) for m in (f"visit {key}", f"connect {key}", f"flip {key}", f"use {key}") if scene.offered(m)
        ]
        more = f' data-card="continent-{seat + 1}-{continent}"'
        if options and seat == scene.seat:
            face += rect(x, y, 52, 56, "fr", 8)
            scene.add(scene.thing(f"continent-{key}", f"The tile of {name}", options, name, face, more=more))
        else:
            scene.add(f'<g{more} data-says="{name}">{face}</g>')
    return y + 64


@lru_cache(256)
def _continent(continent: int, x: float, y: float, new: bool) -> str:
    left, top, w, h = chart.bounds(continent)
    scale = min(42 / w, (44 if new else 28) / h)
    tx, ty = x + 26 - (left + w / 2) * scale, y + (28 if new else 18) - (top + h / 2) * scale
    shape = (
        f'<use href="#av-land-{continent}" transform="translate({num(tx)} {num(ty)}) scale({scale:.3f})" '
        f'class="{"bl" if new else "sh"}"/>'
    )
    return rect(x, y, 52, 56, "row" if new else "card", 8) + shape


def _sets(scene: Scene, seat: int, y: float) -> float:
    """Sets in two columns; a row with one that can be put on an instrument is as high as a finger."""
    s, c = scene.s, scene.c
    count = SETS if s.mode >= SOLAR_SYSTEM else SETS - 2
    ways = [token_ways(scene, seat, number) for number in range(count)]
    highs = [48.0 if any(ways[row : row + 2]) else 30.0 for row in range(0, count, 2)]
    tops = [y + sum(highs[:row]) + 3 * row for row in range(len(highs) + 1)]
    tall = tops[-1] - 3 - y
    scene.add(row_frame(f"sets-{seat + 1}", 4, y, 382, tall))
    for number in range(count):
        x, top, high = 4 + number % 2 * 193, tops[number // 2], highs[number // 2]
        state, have = s.sets[seat * SETS + number], min(s.symbols[seat * SETS + number], c.sets[number].least)
        on = state == ACTIVE
        drawn = rect(x, top, 189, high, "row-on" if on else "row", 8)
        drawn += icon(set_icon(number), x + 14, top + high / 2, 20, "i-kn" if on or have else "i-sp")
        drawn += fitted(x + 27, top + high / 2 + 5.5, c.sets[number].name, 124, TEXT, "tx b" if on else "tx" if have else "qt")
        words = f"{have}/{c.sets[number].least}" if state == INACTIVE else "on" if on else "–"
        drawn += label(x + 183, top + high / 2 + 5.5, words, TEXT, "kn b" if on else "qt", "end")
        options = ways[number]
        more = f' data-card="set-{seat + 1}-{number}"'
        name = c.sets[number].name
        if options:
            drawn += rect(x, top, 189, high, "fr", 8)
            scene.add(scene.thing(f"set-{c.sets[number].key}", name, options, name, drawn, more=more))
        else:
            scene.add(f'<g{more} data-says="{name}: {words}.">{drawn}</g>')
    y = tops[-1] + 6
    tokens = "".join(phase_token(scene, seat, n, 32 + 52 * n, y + 24, 18) for n in range(WEEKS))
    for token, name in enumerate(("Abort", "Abort Stage")):
        used = ' opacity=".35"' if s.aborts[seat * 2 + token] else ""
        tokens += (
            f'<g data-card="abort-{token}" data-says="{name}"{used}>{icon("av-abort", 268 + 60 * token, y + 24, 34, "i-df")}</g>'
        )
    scene.add(f'<g id="tokens">{tokens}</g>')
    return y + 56


def dials(scene: Scene, y: float) -> float:
    """The three instruments, with what lies on them."""
    s, c, seat = scene.s, scene.c, max(0, scene.seat)
    for tool in range(3):
        x = 4 + tool * 128.0
        on = (s.sxt, s.sct, s.ai)[tool][seat]
        moves = on_dial(scene, seat, tool)
        what = "empty" if on < 0 else PHASE_NAMES[on] if tool == 0 else c.sets[on].name
        drawn = (
            rect(x, y, 124, 94, "pnl", 10)
            + dial(scene, seat, tool, x + 62, y + 28, 22)
            + fitted(x + 62, y + 67, TOOL_NAMES[tool], 116, TEXT, "tx b", "middle")
            + fitted(x + 62, y + 86, what, 116, TEXT, "qt" if on < 0 else "kn", "middle")
        )
        if moves:
            drawn += rect(x, y, 124, 94, "fr", 10)
        options = [Way([move], scene.named(move), deciding(s, c, seat, move)) for move in moves]
        scene.add(scene.thing(f"dial-{tool}", TOOLS[tool], options, TOOLS[tool], drawn))
    return y + 102
