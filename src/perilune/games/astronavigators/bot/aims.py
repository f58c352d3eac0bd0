"""What a seat is after on the map: made once for a position, and asked for many squares."""

from typing import Final

from perilune.games.astronavigators.bot.missions import (
    ALL_BUT_ANTARCTICA,
    SPYING,
    at_stake,
    goal_of_agenda,
    lacking,
    useful,
    wanted_cards,
)
from perilune.games.astronavigators.cards.quests import items_found
from perilune.games.astronavigators.content import CONTINENTS, QUESTS, Content
from perilune.games.astronavigators.state import FIRST_AND_FAST, NOBODY, OPEN_QUEST, SOLO, YEAR, NavState
from perilune.games.astronavigators.world.sites import SQUARE, kept_by

PAD_TRIP: Final = 900  # a travel action between the seat and a launch pad, once it is time,
PAD_TRIP_ALONE: Final = 2500  # and alone, where nothing else counts any more
FIGURE: Final = 12  # a constellation that can be seen next month,
WANTED: Final = 40  # one that a mission or a quest asks for; alone
NEXT: Final = 12  # per cent of what the next card of week 1 would bring, if it can be seen,
SAVED: Final = 45  # and of what a saved one would
QUEST_TRIP: Final = 1500  # a travel action between the seat and the square of a quest of which something has been found, alone,
OTHER_TRIP: Final = 60  # and where its instrument is not needed
LAND_TRIP: Final = 60  # a travel action between the seat and a continent of its mission,
LAND_TRIP_ALONE: Final = 400
AGENDA_TRIP: Final = 250  # and one to the square where an agenda is shown: alone
AGENDA_HERE: Final = 900
FARTHEST: Final = 5


class Aims:
    """Squares to go to and cards to be seen, each with what it counts."""

    def __init__(self, s: NavState, c: Content, seat: int, leaving: bool) -> None:
        self.c = c
        self.leaving = leaving
        self.month = s.round % YEAR  # the next one
        self.goals: list[int] = []
        self.trips: list[int] = []  # what a travel action counts, for each goal,
        self.rewards: list[int] = []  # and to be there
        self.cards: list[int] = []
        self.values: list[int] = []
        self.lands: list[int] = []  # continents still to be visited
        self.land_trip = 0
        self.pad_trip = PAD_TRIP_ALONE if s.mode == SOLO else PAD_TRIP
        if leaving:
            for square in s.sites:
                if square >= 0:
                    self.goals.append(square)
            for at in kept_by(s, seat):
                self.goals.append(s.kept[at + SQUARE])
        elif s.mode != FIRST_AND_FAST:
            self._quests(s, c, seat)
            self._agenda(s, c, seat)

    def _quests(self, s: NavState, c: Content, seat: int) -> None:
        needed = lacking(s, seat) > 0
        for quest in range(QUESTS):
            if s.quests[seat * QUESTS + quest] == OPEN_QUEST and items_found(s, c, seat, quest) > 0:
                trip = at_stake(s, QUEST_TRIP) if needed and useful(s, c, seat, quest) else OTHER_TRIP
                self._go(c.quests[quest].square, trip, 500)

    def _agenda(self, s: NavState, c: Content, seat: int) -> None:
        if s.agenda[seat] < 0 or s.shown[seat] == 1:
            return
        if s.mode == SOLO:
            for card in wanted_cards(s, c, seat):
                self.see(card, WANTED)
        if s.agenda[seat] == SPYING:
            self.lands = [land for land in range(ALL_BUT_ANTARCTICA) if s.tiles[seat * CONTINENTS + land] == NOBODY]
            self.land_trip = LAND_TRIP_ALONE if s.mode == SOLO else LAND_TRIP
        goal = goal_of_agenda(s, c, seat)
        if goal >= 0:
            self._go(goal, AGENDA_TRIP if s.mode == SOLO else 0, AGENDA_HERE)

    def _go(self, square: int, trip: int, reward: int) -> None:
        self.goals.append(square)
        self.trips.append(trip)
        self.rewards.append(reward)

    def see(self, card: int, value: int) -> None:
        """A card that counts so much where it can be seen."""
        if 0 <= card < self.c.sky.count:
            self.cards.append(card)
            self.values.append(value)

    def at(self, square: int) -> int:
        """What it counts to stand on a square: the sky over it next month and what is near, or how near it is to a pad."""
        c = self.c
        if self.leaving:
            return -self.pad_trip * nearest(c, self.goals, square)
        zone = c.earth.zone(square)
        total = FIGURE * c.sky.figures_seen(self.month, zone) - self.pad_trip * FARTHEST  # to be ready is never worse
        for number in range(len(self.cards)):
            if c.sky.why_not(self.month, zone, self.cards[number]) == 0:
                total += self.values[number]
        for number in range(len(self.goals)):
            far = c.trips_to[self.goals[number]][square]
            total += self.rewards[number] if far == 0 else -self.trips[number] * min(far, FARTHEST)
        for land in self.lands:
            total -= self.land_trip * min(c.trips_to_visit[land][square], FARTHEST)
        return total


def nearest(c: Content, goals: list[int], square: int) -> int:
    """How many travel actions the nearest of these squares is away."""
    best = 9
    for goal in goals:
        best = min(best, c.trips_to[goal][square])
    return best
