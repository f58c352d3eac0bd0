"""Rules, chapters 11 and 15: the small choices around the action phase.

Before a seat takes its week it may use the icons of its tiles and its quests. What follows is a job: a launch site, a quest, an instrument.
"""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.core.move import Move
from perilune.core.words import does
from perilune.games.astronavigators.cards.quests import can_finish, draw_quests, has_instrument, own_quest, quests_left
from perilune.games.astronavigators.content import CONTINENTS, FLAG, HIDDEN_SITE, LAUNCH_SITE, QUESTS, SEXTANT, Content
from perilune.games.astronavigators.jobs import IN_SECRET, QUEST, NavJob, NavPhase, begin
from perilune.games.astronavigators.messages import (
    E_BRING,
    E_LEAD,
    E_NO_OWN_ROCKET,
    E_OWN_ROCKETS,
    E_QUEST,
    E_SITE,
    E_SITE_KEPT,
    ICON_OBSERVES,
    NEEDS_CONSTELLATION,
    NEEDS_SOLAR,
    NO_INSTRUMENT,
    NO_OWN_ROCKET,
    NO_QUEST_THERE,
    NO_QUESTS_LEFT,
    NO_SITES_LEFT,
    NO_TILE_THERE,
    NOT_HIDDEN,
    ONE_SITE,
    QUEST_ELSEWHERE,
    QUEST_GONE,
    QUEST_NOT_DRAWN,
    QUEST_NOTHING,
    ROCKET_NOT_SEEN,
    SAME_TILES,
    SEXTANT_STAYS,
    STAYS_HIDDEN,
    TILE_FLIPPED,
)
from perilune.games.astronavigators.moves import (
    BRING_ONE,
    DONE,
    DRAW_QUESTS,
    DRAW_SITES,
    KEEP_QUEST,
    KEEP_SITE,
    LEAD,
    OWN_ROCKET,
    SHOW_SITE,
    TAKE_QUEST,
    Moves,
)
from perilune.games.astronavigators.sequence import go_on, next_action
from perilune.games.astronavigators.state import FIRST_AND_FAST, NOBODY, OPEN_QUEST, SOLAR_SYSTEM, NavState
from perilune.games.astronavigators.world.observe import flip_tile
from perilune.games.astronavigators.world.sites import begin_sites, draw_sites, look_for_own, may_look_for_own, sites_left


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


class SextantFirst(NavPhase):
    """As a month begins, the owner of the Sextant may act first (15.5)."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return [self.moves.lead.at(), self.moves.done.at()]

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        return 0 if move.kind in (LEAD, DONE) else move.when

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == LEAD:
            s.lead = seat
            s.sextant = 0
            s.sextant_uses += 1
            journal.tell(E_LEAD, seat)
        next_action(s)
        go_on(s, self.content, journal)

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        return "Will you use the Sextant to act first this month?"

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{names[s.at]} may use the Sextant to act first."


class Bring(NavJob):
    """After declaring an action, a seat may bring one instrument (15.4)."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return [self.moves.done.at()] + self.moves.bring.moves[1:]

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind == DONE:
            return 0
        if move.kind != BRING_ONE:
            return move.when
        if move.a == SEXTANT:
            return SEXTANT_STAYS
        return 0 if has_instrument(s, seat, move.a) else because(NO_INSTRUMENT, move.a)

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        s.pending.pop()
        if move.kind == BRING_ONE:
            s.brought[s.who.index(seat)] = move.a
            journal.tell(E_BRING, seat, move.a)
        next_action(s)
        go_on(s, self.content, journal)

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        return "Which instrument will you bring?"

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{self.who(s, names)} may bring an instrument."


class Sites(NavJob):
    """A seat looks at launch sites, its own or drawn ones: it raises one, or keeps one hidden (11.5, 11.6, 16.5)."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        if s.offer[seat * 2] == NOBODY:
            return [self.moves.own_rocket.at(), self.moves.draw_sites.at()]
        return self.moves.keep_site.moves if s.pending[-1][IN_SECRET] else self.moves.show_site.moves

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        kind = move.kind
        looking = s.offer[seat * 2] != NOBODY
        if kind not in (KEEP_SITE, SHOW_SITE, OWN_ROCKET, DRAW_SITES) or (looking and kind in (OWN_ROCKET, DRAW_SITES)):
            return move.when
        if kind == OWN_ROCKET:
            return 0 if may_look_for_own(s, self.content, seat) else NO_OWN_ROCKET
        if kind == DRAW_SITES:
            return 0
        if move.a not in (s.offer[seat * 2], s.offer[seat * 2 + 1]):
            return because(ROCKET_NOT_SEEN, move.a)
        if kind == SHOW_SITE and s.pending[-1][IN_SECRET]:
            return STAYS_HIDDEN
        if kind == KEEP_SITE and not s.pending[-1][IN_SECRET]:
            return NOT_HIDDEN
        return because(ONE_SITE, move.a) if move.b >= len(self.content.rockets[move.a].squares) else 0

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        in_secret = s.pending[-1][IN_SECRET] == 1
        if move.kind == OWN_ROCKET:
            journal.tell(E_OWN_ROCKETS, seat)
            if not look_for_own(s, self.content, seat):
                journal.tell(E_NO_OWN_ROCKET, seat)
                draw_sites(s, seat, in_secret)
        elif move.kind == DRAW_SITES:
            draw_sites(s, seat, in_secret)
        else:
            s.pending.pop()
            self.choose(s, seat, move, journal)
        go_on(s, self.content, journal)

    def choose(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        """The rocket is raised or kept; the other card goes back into the deck."""
        square = self.content.rockets[move.a].squares[move.b]
        if move.kind == SHOW_SITE:
            s.sites[move.a] = square
            journal.tell(E_SITE, move.a, square)
        else:
            s.kept += [seat, move.a, square]
            journal.tell(E_SITE_KEPT, seat)
        for slot in (seat * 2, seat * 2 + 1):
            if s.offer[slot] not in (move.a, NOBODY):
                s.site_deck[s.offer[slot]] = 1
            s.offer[slot] = NOBODY

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        if s.offer[seat * 2] == NOBODY:
            return "Choose a rocket of your own continent, or draw?"
        return "Choose the launch site that you keep hidden." if s.pending[-1][IN_SECRET] else "Choose the launch site."

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(self.who(s, names), 'looks', 'look')} at launch sites."

    def words(self, s: NavState, seat: int, move: Move, names: list[str]) -> str:
        rocket = self.content.rockets[move.a]
        if move.kind not in (SHOW_SITE, KEEP_SITE) or move.b >= len(rocket.sites):
            return ""
        verb = "Raise" if move.kind == SHOW_SITE else "Keep"
        return f"{verb} the {rocket.name} at {rocket.sites[move.b]}"


class ChooseQuest(NavJob):
    """The quest of the home continent, or one of two that are drawn (15.1)."""

    def candidates(self, s: NavState, seat: int) -> list[Move]:
        return [self.moves.take_quest.at(), self.moves.draw_quests.at()] + self.moves.keep_quest.moves

    def why_not(self, s: NavState, seat: int, move: Move) -> int:
        if move.kind == KEEP_QUEST:
            return 0 if move.a in s.quest_offer else because(QUEST_NOT_DRAWN, move.a)
        if s.quest_offer:
            return move.when
        if move.kind == TAKE_QUEST:
            return 0 if own_quest(s, seat) else QUEST_GONE
        return 0 if move.kind == DRAW_QUESTS else move.when

    def play(self, s: NavState, seat: int, move: Move, journal: Journal) -> None:
        if move.kind == DRAW_QUESTS:
            draw_quests(s, seat)
            return
        s.pending.pop()
        quest = move.a if move.kind == KEEP_QUEST else s.character[seat]
        s.quest_deck[quest] = 0
        for other in s.quest_offer:
            if other != quest:
                s.quest_deck[other] = 1
        s.quest_offer = []
        s.quests[seat * QUESTS + quest] = OPEN_QUEST
        journal.tell(E_QUEST, seat, quest)
        go_on(s, self.content, journal)

    def prompt(self, s: NavState, seat: int, names: list[str]) -> str:
        return "Keep one of the two quests." if s.quest_offer else "Take your own quest, or draw two and keep one?"

    def waiting(self, s: NavState, names: list[str]) -> str:
        return f"{does(self.who(s, names), 'takes', 'take')} a quest."

    def words(self, s: NavState, seat: int, move: Move, names: list[str]) -> str:
        if move.kind != KEEP_QUEST:
            return ""
        spec = self.content.quests[move.a]
        items = ", ".join(self.content.cards[item].name for item in spec.items)
        return f"{spec.name}: {items}; then {self.content.earth.names[spec.square]}. {spec.instrument}: {spec.text}"
