"""Before a seat takes its week: what it can do with the icons of its tiles, and with its quests (rules 11.5, 11.6, 15.1 to 15.3)."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.games.astronavigators.content import CONTINENTS, FLAG, HIDDEN_SITE, LAUNCH_SITE, QUESTS, Content
from perilune.games.astronavigators.jobs import QUEST, begin
from perilune.games.astronavigators.messages import (
    ICON_OBSERVES,
    NEEDS_CONSTELLATION,
    NEEDS_SOLAR,
    NO_QUEST_THERE,
    NO_QUESTS_LEFT,
    NO_SITES_LEFT,
    NO_TILE_THERE,
    QUEST_ELSEWHERE,
    QUEST_NOTHING,
    SAME_TILES,
    TILE_FLIPPED,
)
from perilune.games.astronavigators.moves import Moves
from perilune.games.astronavigators.observe import flip_tile
from perilune.games.astronavigators.quests import can_finish, draw_quests, own_quest, quests_left
from perilune.games.astronavigators.sites import begin_sites, sites_left
from perilune.games.astronavigators.state import FIRST_AND_FAST, OPEN_QUEST, SOLAR_SYSTEM, NavState


def before_week(s: NavState, m: Moves, seat: int) -> list[Move]:
    """What can be done before taking a week: icons of tiles, quests."""
    found: list[Move] = []
    open_: list[int] = []
    for continent in range(CONTINENTS):
        if s.tiles[seat * CONTINENTS + continent] >= 0 and s.flipped[seat * CONTINENTS + continent] == 0:
            open_.append(continent)
            found.append(m.use_icon.at(continent))
    if s.mode >= SOLAR_SYSTEM:
        for quest in range(QUESTS):
            if s.quests[seat * QUESTS + quest] == OPEN_QUEST:
                found.append(m.finish_quest.at(quest))
        for one in open_:
            for two in open_:
                if one < two:
                    found.append(m.trade_tiles.at(one, two))
    return found


def why_not_icon(s: NavState, c: Content, seat: int, continent: int) -> int:
    """Flags, launch sites and hidden sites are used before a week is taken; the other icons when a card is observed."""
    if s.mode == FIRST_AND_FAST:
        return NEEDS_CONSTELLATION
    tile = s.tiles[seat * CONTINENTS + continent]
    if tile < 0:
        return because(NO_TILE_THERE, continent)
    if s.flipped[seat * CONTINENTS + continent] == 1:
        return because(TILE_FLIPPED, continent)
    icon = c.tiles[tile].icon
    if icon == FLAG:
        if s.mode < SOLAR_SYSTEM:
            return NEEDS_SOLAR
        return 0 if quests_left(s) > 0 else NO_QUESTS_LEFT
    if icon not in (LAUNCH_SITE, HIDDEN_SITE):
        return because(ICON_OBSERVES, continent)
    return 0 if sites_left(s) > 0 else NO_SITES_LEFT


def why_not_trade(s: NavState, seat: int, move: Move) -> int:
    """Two unflipped tiles for a quest (15.2)."""
    if s.mode < SOLAR_SYSTEM:
        return NEEDS_SOLAR
    if move.a >= move.b:
        return SAME_TILES
    for continent in (move.a, move.b):
        spot = seat * CONTINENTS + continent
        if s.tiles[spot] < 0 or s.flipped[spot] == 1:
            return SAME_TILES
    return 0 if quests_left(s) > 0 else NO_QUESTS_LEFT


def why_not_finish(s: NavState, c: Content, seat: int, quest: int) -> int:
    """Completing a quest: on its square, with at least one of its items (15.3)."""
    if s.quests[seat * QUESTS + quest] != OPEN_QUEST:
        return because(NO_QUEST_THERE, quest)
    if s.place[seat] != 0 or s.square[seat] != c.quests[quest].square:
        return because(QUEST_ELSEWHERE, quest, c.quests[quest].square)
    return 0 if can_finish(s, c, seat, quest) else because(QUEST_NOTHING, quest)


def use_icon(s: NavState, c: Content, seat: int, continent: int, journal: Journal) -> None:
    """Flip the tile: quests, a launch site for all, or one for oneself."""
    icon = c.tiles[s.tiles[seat * CONTINENTS + continent]].icon
    flip_tile(s, seat, continent, journal)
    if icon == FLAG:
        begin_quest(s, seat)
    else:
        begin_sites(s, c, seat, icon == HIDDEN_SITE)


def begin_quest(s: NavState, seat: int) -> None:
    """Draw two quests and keep one; or take the one of the home continent, if it is still in the deck (15.1)."""
    begin(s, [QUEST, seat])
    s.quest_offer = []
    if not own_quest(s, seat):
        draw_quests(s, seat)
