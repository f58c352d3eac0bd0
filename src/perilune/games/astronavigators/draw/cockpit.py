"""The cockpit under the race: knowledge against difficulty, three instruments, tokens, secret tiles and the agenda."""

from perilune.core.chance import HIDDEN
from perilune.core.drawing import Way
from perilune.draw.pieces import mark
from perilune.draw.svg import esc, num, rect
from perilune.draw.words import label, lines, width, wrap
from perilune.games.astronavigators.bot.departure import stages_ahead
from perilune.games.astronavigators.content import SETS, STAGES, TRACK, WEEKS
from perilune.games.astronavigators.draw.board import TOOL_NAMES, TOOLS, phase_token, token_ways
from perilune.games.astronavigators.draw.icons import TOOL_ICONS, set_icon
from perilune.games.astronavigators.draw.scene import Scene, icon, moon, pill
from perilune.games.astronavigators.draw.text import fitted
from perilune.games.astronavigators.moves import PHASE_NAMES, stage_tokens
from perilune.games.astronavigators.state import ACTIVE, FIRST_AND_FAST, INACTIVE, NOBODY, OVER
from perilune.games.astronavigators.words.foretell import deciding
from perilune.games.astronavigators.world.launch import phases_spare, usual_costs

TOP = 578.0


def cockpit(scene: Scene, seat: int, y: float = TOP) -> None:
    """The whole panel, a part for each of its fields."""
    at = f'<g transform="translate(8 {num(y)})">'
    for part in (_head(scene, seat), _dials(scene, seat), _tokens(scene, seat), _secrets(scene, seat)):
        scene.add(at, part, "</g>")


def _head(scene: Scene, seat: int) -> str:
    s, c = scene.s, scene.c
    frame = rect(0, 0, 932, 170, "pnl", 12).replace("/>", f' style="stroke:var(--pl-seat-{seat + 1});stroke-width:1.6"/>')
    rocket = c.rockets[s.rocket[seat]].name if s.rocket[seat] >= 0 else "on Earth"
    who = c.characters[s.character[seat]].name if s.mode != FIRST_AND_FAST and s.character[seat] >= 0 else ""
    name = scene.names[seat]
    drawn = f'{frame}<path d="M298 12v146M576 12v146M766 12v146" class="rul"/>'
    drawn += (
        f'<g data-card="seat-{seat + 1}"><use href="#{mark(seat)}" x="9" y="9" width="22" height="22"/>'
        f"{fitted(38, 25, name, 110, 15, 'tx b')}"
    )
    at = 44 + min(110.0, width(name, 15, True))
    drawn += fitted(at, 25, ", ".join(word for word in (who, rocket) if word), 290 - at, 12, "qt") + "</g>"
    return f'<g id="cockpit-{seat + 1}">{drawn}{_balance(scene, seat)}</g>'


def _balance(scene: Scene, seat: int) -> str:
    s = scene.s
    nk, dv = s.nk[seat], s.dv[seat]
    luna, home = usual_costs(s, scene.c, seat)
    goals = [(cost, colour) for cost, colour in ((luna, "#d9dbe6"), (home, "#4f9ce0")) if cost > dv or cost == max(luna, home)]
    scale = 268 / max(120, nk + 8, max(luna, home) + 14)
    drawn = fitted(12, 68, str(nk), 60, 30, "kn b") + lines(76, 55, ["Navigation", "Knowledge"], 14, 12, "tx b")
    drawn += (
        fitted(164, 68, str(dv), 48, 30, "df b")
        + label(216, 55, "Difficulty", 12, "tx b")
        + label(216, 69, f"{nk - dv} to spare", 12, "gn")
    )
    drawn += (
        '<rect x="12" y="82" width="270" height="11" rx="5" class="bar"/><rect x="12" y="97" width="270" '
        'height="11" rx="5" class="bar"/>'
    )
    drawn += f'<rect x="13" y="83" width="{num(max(2, nk * scale))}" height="9" rx="4" class="barn"/>'
    drawn += f'<rect x="13" y="98" width="{num(max(2, dv * scale))}" height="9" rx="4" class="bard"/>' if dv else ""
    if s.stage != OVER:
        ahead = [s.board[tile] for tile in stages_ahead(s, seat)]
        sure = all(value >= 0 for value in ahead)
        drawn += _costs(goals, scale, sure) if ahead else ""
        drawn += (
            _outlook(scene, seat, max(luna, home) - nk, sure)
            if ahead
            else label(12, 128.5, "No stage is left: fly on.", 12, "gn")
        )
    return f'<g data-card="knowledge-{seat + 1}" data-says="Knowledge {nk}, difficulty {dv}.">{drawn}</g>'


def _costs(goals: list[tuple[int, str]], scale: float, sure: bool) -> str:
    """On the bars: what the way to the Moon and home takes; as long as some of its tiles are face down, what it usually takes."""
    drawn = ""
    for cost, colour in goals:
        x = 13 + cost * scale
        drawn += (
            f'<path d="M{num(x)} 79v32" class="tick" stroke-dasharray="3 2"/><circle cx="{num(x - 7)}" '
            f'cy="124" r="6" fill="{colour}" stroke="#0b0e1a" stroke-width=".6"/>'
        )
        drawn += label(x + 4, 128.5, str(cost), 12, "qt")
    ends = [13 + cost * scale for cost, _ in goals]
    told = "takes" if sure else "usually takes"
    if min(ends) > 32 + width(told, 12):
        drawn += label(12, 128.5, told, 12, "qt")
    elif max(ends) < 246 - width(told, 12):
        drawn += label(282, 128.5, told, 12, "qt", "end")
    return drawn


def _outlook(scene: Scene, seat: int, lack: int, sure: bool) -> str:
    """Whether the knowledge will do for the usual way, or for the one that lies open; the lunar phases counted."""
    spare = phases_spare(scene.s, scene.c, seat)
    if lack <= 0:
        return label(12, 152, "Enough for the whole way." if sure else "Enough for the usual way.", 12, "gn")
    usually = "" if sure else "Usually "
    if lack <= spare:
        return fitted(12, 152, f"{usually}{lack} short, but the sextant can take off {spare}.", 280, 12, "gn")
    return fitted(12, 152, f"{usually}{lack - spare} short" + (", the sextant counted." if spare else "."), 280, 12, "df")


def _dials(scene: Scene, seat: int) -> str:
    """Sextant, scanning telescope, attitude indicator: large, in brass, with the token on each."""
    s, c = scene.s, scene.c
    drawn = ""
    for tool in range(3):
        x = 344.0 + 88 * tool
        on = (s.sxt, s.sct, s.ai)[tool][seat]
        offered = on_dial(scene, seat, tool)
        face = (
            f'<circle cx="{num(x)}" cy="60" r="38" fill="#0a1124" stroke="#8a7440" stroke-width="5"/><circle '
            f'cx="{num(x)}" cy="60" r="38" fill="none" stroke="#f1dca0"/>'
        )
        face += (
            f'<circle cx="{num(x)}" cy="60" r="29" fill="#101a36" stroke="#46547e"/><circle cx="{num(x)}" '
            'cy="60" r="33" fill="none" stroke="#f1dca0" stroke-width="4" stroke-dasharray="1.200 16.080" '
            'opacity=".8"/>'
        )
        if on < 0:
            face += icon(TOOL_ICONS[tool], x, 60, 30, "i-mo dim")
        elif tool == 0:
            face += f'<circle cx="{num(x)}" cy="60" r="28" fill="url(#av-moonglow)" opacity=".7"/>' + moon(
                on, x, 60, 15, "ghost" if s.negated[seat] else ""
            )
        else:
            face += icon(set_icon(on), x, 60, 30, "i-wm" if s.boost[seat] else "i-mo")
        what = "empty" if on < 0 else PHASE_NAMES[on] if tool == 0 else c.sets[on].name
        face += fitted(x, 118, TOOL_NAMES[tool], 84, 12, "tx b", "middle") + fitted(x, 133, what, 84, 12, "qt", "middle")
        if tool == 0 and on >= 0:
            face += label(x, 154, "used" if s.negated[seat] else "one stage: 0", 12, "kn", "middle")
        more = f' data-card="tool-{tool}"'
        if offered:
            face += f'<circle cx="{num(x)}" cy="60" r="41" class="fr"/>'
            options = [Way([move], scene.named(move), deciding(s, c, seat, move)) for move in offered]
            drawn += scene.thing(f"dial-{tool}", TOOLS[tool], options, f"{TOOLS[tool]}: {what}.", face, more=more)
        else:
            drawn += f'<g{more} data-says="{TOOLS[tool]}: {esc(what)}.">{face}</g>'
    if s.boost[seat]:
        drawn += pill(390, 140, 176, 20, "fr", "match: one more step", "of")
    return f'<g id="dials-{seat + 1}">{drawn}</g>'


def on_dial(scene: Scene, seat: int, tool: int) -> list[str]:
    """The moves of the viewer that are made with an instrument: to put a token on it, and to use the one on the sextant."""
    if seat != scene.seat:
        return []
    return [move for move in scene.offers if move.startswith(("sxt ", "sct ", "ai ")[tool]) or (tool == 0 and move == "negate")]


def in_hand_words(mode: int, tile: int) -> str:
    """The stage of a tile in hand; where there is no way back, it needs no direction."""
    if mode == FIRST_AND_FAST:
        return f"stage {tile % STAGES + 1}"
    return f"{'out' if tile < STAGES else 'back'} {tile % STAGES + 1}"


def tile_in_hand(scene: Scene, seat: int, tile: int, where: str, face: str, frame: str) -> str:
    """A trajectory tile of a seat; framed where its owner can exchange it now."""
    exchange = f"exchange {stage_tokens()[tile]}"
    more = f' data-card="stage-{tile}"'
    if seat != scene.seat or not scene.offered(exchange):
        return f'<g{more} data-says="Tile in hand, {where}.">{face}</g>'
    options = [Way([exchange], scene.named(exchange), deciding(scene.s, scene.c, seat, exchange))]
    return scene.thing(f"hand-{tile}", f"Your tile of {where}", options, f"Your tile of {where}.", face, frame, more=more)


def _tokens(scene: Scene, seat: int) -> str:
    """Set tokens that are active or spent, phases, aborts."""
    s = scene.s
    have = [number for number in range(SETS) if s.sets[seat * SETS + number] != INACTIVE]
    drawn = label(590, 22, "Tokens", 12, "qt b")
    if not have:
        drawn += label(590, 50, "no set yet", 12, "qt")
    step = 36.0 if len(have) <= 5 else 176.0 / ((len(have) + 1) // 2)
    for place, number in enumerate(have):
        row = place // ((len(have) + 1) // 2) if len(have) > 5 else 0
        x = 603 + (place - row * ((len(have) + 1) // 2)) * min(36.0, step)
        y = 46.0 if len(have) <= 5 else 38.0 + 27 * row
        r = 15.0 if len(have) <= 5 else 12.5
        drawn += _set_token(scene, seat, number, x, y, r)
    for number in range(WEEKS):
        drawn += phase_token(scene, seat, number, 603 + 36 * number, 90, 12)
    for token, name in enumerate(("Abort", "Abort Stage")):
        used = s.aborts[seat * 2 + token] == 1
        faded = ' opacity=".35"' if used else ""
        sign = icon("av-abort", 603 + 36 * token, 130, 25, "i-df")
        told = f"{name}: {'used' if used else 'ready'}."
        more = f' data-card="abort-{token}"'
        if token == 1 and seat == scene.seat and scene.offered("abort-stage"):
            drawn += scene.spot("abort-stage", told, sign, '<circle cx="639" cy="130" r="15" class="fr"/>', more=more)
        else:
            drawn += f'<g{more} data-says="{told}"{faded}>{sign}</g>'
    drawn += lines(664, 127, ["Abort and", "Abort Stage"], 14, 12, "tx")
    return f'<g id="tokens-{seat + 1}">{drawn}</g>'


def _set_token(scene: Scene, seat: int, number: int, x: float, y: float, r: float) -> str:
    s, c = scene.s, scene.c
    active = s.sets[seat * SETS + number] == ACTIVE
    face = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" class="{"row-on" if active else "unused"}"/>'
    face += icon(set_icon(number), x, y, r * 1.2, "i-kn" if active else "i-sp")
    if not active:
        face += f'<path d="M{num(x - r * 0.7)} {num(y + r * 0.7)}L{num(x + r * 0.7)} {num(y - r * 0.7)}" class="strike"/>'
    key, name = c.sets[number].key, c.sets[number].name
    told = f"{name}: {'active' if active else 'spent'}."
    options = token_ways(scene, seat, number)
    more = f' data-card="set-{seat + 1}-{number}"'
    if options:
        ring = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r + 2)}" class="fr"/>'
        return scene.thing(f"set-{key}", name, options, told, face, ring, more=more)
    return f'<g{more} data-says="{told}">{face}</g>'


def _secrets(scene: Scene, seat: int) -> str:
    """Trajectory tiles in hand, and the agenda as far as the viewer knows it."""
    s, c = scene.s, scene.c
    held = [(tile, s.own[seat * TRACK + tile]) for tile in range(TRACK) if s.own[seat * TRACK + tile] != NOBODY]
    drawn = label(780, 22, "Tiles in hand", 12, "qt b") if held else ""
    for place, (tile, value) in enumerate(held[:6]):
        x, top = 780 + place % 3 * 49.0, 28 + place // 3 * 40.0
        words = "?" if value == HIDDEN else str(value)
        where = in_hand_words(s.mode, tile)
        face = rect(x, top, 47, 37, "row-on", 7) + label(x + 23.5, top + 16, words, 15, "kn b", "middle")
        face += fitted(x + 23.5, top + 31, where, 43, 12, "qt", "middle")
        drawn += tile_in_hand(scene, seat, tile, where, face, rect(x, top, 47, 37, "fr", 7))
    y = 22.0 + (62.0 if held else 0.0) + (40.0 if len(held) > 3 else 0.0)
    if s.mode == FIRST_AND_FAST:
        return f'<g id="secrets-{seat + 1}">{drawn}{lines(780, y, ["The first on the", "Moon wins."], 15, 12, "qt")}</g>'
    if s.agenda[seat] >= 0:
        spec = c.agendas[s.agenda[seat]]
        name = wrap(spec.name, 140, 12)
        text = wrap(spec.effect, 146, 12)
        if 14 * (len(name) + len(text)) > 166 - y:  # its card says the rest
            text = ["hidden agenda"]
        agenda = lines(780, y, name, 14, 12, "kn b")
        agenda += lines(780, y + 1 + 14 * len(name), text, 14, 12, "tx" if s.shown[seat] else "qt")
    else:
        agenda = label(780, y, "hidden agenda", 12, "kn")
    return f'<g id="secrets-{seat + 1}">{drawn}<g data-card="agenda-{seat + 1}">{agenda}</g></g>'
