"""The moves of the box in short, each with its sign: a vehicle, an action, a token."""

from typing import Final

from perilune.core.caption import Caption, cut
from perilune.core.move import Move
from perilune.games.astronavigators.content import CONTINENTS, SPACECRAFT, Content
from perilune.games.astronavigators.draw.icons import TILE_ICONS, TOOL_ICONS, VEHICLE_ICONS, set_icon
from perilune.games.astronavigators.moves import (
    ABORT_STAGE,
    AI,
    BRING_ONE,
    CHOOSE,
    CHOOSE_AGENDA,
    CONNECT,
    DO_OBSERVE,
    DO_PLAN,
    DO_PLANNED,
    DO_TRAVEL,
    DRAW_QUESTS,
    DRAW_SITES,
    DRAW_TILE,
    EARTH_RISE_ACTION,
    EASE,
    FACE,
    FINISH_QUEST,
    FLIP,
    FLY,
    GIVE_BACK,
    GO,
    GUESS,
    HELIPORT,
    HOLD,
    HOP,
    KEEP_QUEST,
    KEEP_SITE,
    LEAD,
    LIFT,
    NAME_VALUE,
    NARROW,
    NEGATE,
    OBSERVE_PLANET,
    OBSERVE_SECOND,
    OWN_ROCKET,
    PASS,
    PLAN_PLANET,
    PUSH,
    PUT_PLANET,
    REDRAW,
    ROLL,
    SCT,
    SEARCH_CARD,
    SHOW_SITE,
    STAY,
    STOP,
    SWAP_TILE,
    SWITCH_WEEK,
    SXT,
    TAKE_QUEST,
    TAKE_TOKEN,
    TRADE_TILES,
    TRAIN_UP,
    USE_ICON,
    VISIT_ONE,
)
from perilune.games.astronavigators.state import NavState
from perilune.games.astronavigators.world.travel import VEHICLE

EARTH: Final = "av-e-earth"
_CRAFT: Final = VEHICLE_ICONS[SPACECRAFT]
_IDLE: Final = "Stay put"  # a month is too precious for what is seldom wanted to be the move at hand
_SIGNS: Final = {
    CHOOSE: "av-person", CHOOSE_AGENDA: "av-secret", PUT_PLANET: "av-set-11", DO_OBSERVE: "av-eye", OBSERVE_SECOND: "av-eye",
    DO_PLAN: "av-save", DO_PLANNED: "av-planned", OBSERVE_PLANET: "av-eye", PLAN_PLANET: "av-save", EARTH_RISE_ACTION: EARTH,
    PASS: "av-stay", STAY: "av-stay", STOP: "av-stay", HOLD: "av-stay", VISIT_ONE: EARTH, ROLL: "av-train", HELIPORT: "av-port",
    GIVE_BACK: "av-save", KEEP_SITE: "av-site", SHOW_SITE: "av-site", OWN_ROCKET: "av-site", DRAW_SITES: "av-site",
    KEEP_QUEST: "av-flag", TAKE_QUEST: "av-flag", FINISH_QUEST: "av-flag", DRAW_QUESTS: "av-flag", TRADE_TILES: "av-flag",
    BRING_ONE: "av-telescope", SEARCH_CARD: "av-telescope", SWITCH_WEEK: "av-scope", LEAD: "av-first", LIFT: _CRAFT, DRAW_TILE: _CRAFT,
    FLY: _CRAFT, SWAP_TILE: "av-shield", FACE: "av-abort", NEGATE: "av-sextant", REDRAW: "av-cup", GUESS: "av-secret", EASE: "av-secret",
    PUSH: _CRAFT, NARROW: "av-secret", NAME_VALUE: "av-secret", TRAIN_UP: _CRAFT, ABORT_STAGE: "av-home",
}  # fmt: skip


def emblems() -> str:
    """The signs that no other part of the picture has, for the scenery."""
    line = 'fill="none" stroke="currentColor" stroke-width="1.9"'
    lines = "M2.6 12H21.4M4.4 7H19.6M4.4 17H19.6M12 2.5C7 7.5 7 16.5 12 21.5C17 16.5 17 7.5 12 2.5"
    return f'<symbol id="{EARTH}" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9.5" {line}/><path d="{lines}" {line}/></symbol>'


def caption(s: NavState, seat: int, move: Move, says: str, c: Content) -> Caption:
    """A move in short."""
    return Caption(_sign(s, seat, move, c), *_words(move, says), folds=_IDLE if move.kind == PASS else "")


def _sign(s: NavState, seat: int, move: Move, c: Content) -> str:
    kind = move.kind
    if kind == DO_TRAVEL:
        return VEHICLE_ICONS[move.b]
    if kind == HOP:
        return VEHICLE_ICONS[move.a]
    if kind == GO:
        vehicle = s.pending[-1][VEHICLE] if s.pending else -1
        return VEHICLE_ICONS[vehicle] if vehicle >= 0 else EARTH
    if kind in (CONNECT, USE_ICON, FLIP):
        tile = s.tiles[seat * CONTINENTS + move.a]
        if tile < 0:
            return EARTH
        spec = c.tiles[tile]
        return VEHICLE_ICONS[spec.vehicle] if kind == CONNECT else TILE_ICONS[spec.icon]
    if kind in (TAKE_TOKEN, SXT):
        return f"av-moon-{move.a}"
    if kind in (SCT, AI):
        return set_icon(move.a)
    return _SIGNS.get(kind, "")


def _words(move: Move, says: str) -> tuple[str, str]:
    kind = move.kind
    week = f"week {move.a + 1}"
    if kind == DO_TRAVEL and move.b != SPACECRAFT:
        name, note = cut(says, f"Travel in {week} by ")
        return f"{name}, {week}", note
    if kind in (DO_OBSERVE, DO_PLAN, DO_PLANNED, OBSERVE_PLANET, PLAN_PLANET, PASS, DO_TRAVEL):
        name, _, note = says.replace(f" of {week}", f" in {week}").partition(f" in {week}")
        return name, f"{week}{note.removesuffix(' for later')}"
    if kind == OBSERVE_SECOND:
        return f"Next card of {week}", "slide the top one under"
    if kind == GO:
        name, _, more = says.removeprefix("Go to ").partition(" (")
        where, _, brings = more.partition("): ")
        return name[:1].upper() + name[1:], f"{where}: {brings}" if brings else where.removesuffix(")")
    if kind == CONNECT:
        name, _, tile = says.partition(", with the ")
        return name, tile
    if kind == USE_ICON:
        name, _, tile = says.partition(" on your ")
        return name, tile
    if kind == DRAW_TILE:
        name, note = cut(says, "Draw a tile of ")
        return name, f"a tile: {note}" if note else "draw a tile"
    if kind == SWAP_TILE:
        stage, note = cut(says, "Exchange your tile of ")
        return f"Exchange at {stage[:1].lower()}{stage[1:]}", note
    if kind in (SCT, AI):
        name, _, tool = says.removeprefix("Put ").partition(" on the ")
        return name, tool
    return "", ""


assert len(TOOL_ICONS) == 3
