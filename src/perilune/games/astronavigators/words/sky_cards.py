"""What explains the sky and the way: observation cards, zones, the Sun, the orrery, the Moon. Everything comes from the seat's view."""

from perilune.core.drawing import Card
from perilune.core.messages import numbers_of, reason_of
from perilune.core.words import counted, series
from perilune.games.astronavigators.content import (
    CONSTELLATIONS,
    EARTH,
    FIRST_PLANET,
    SETS,
    Content,
)
from perilune.games.astronavigators.messages import SAYS
from perilune.games.astronavigators.moves import PHASE_NAMES, Moves
from perilune.games.astronavigators.state import (
    ACTIVE,
    FIRST_AND_FAST,
    INACTIVE,
    NOBODY,
    ORRERY,
    OVER,
    SOLAR_SYSTEM,
    SPENT,
    NavState,
)
from perilune.games.astronavigators.words.board import where
from perilune.games.astronavigators.words.places import months, square_of
from perilune.games.astronavigators.world.observe import month_of, why_not_see
from perilune.games.astronavigators.world.orrery import in_transit, planet_seen
from perilune.games.astronavigators.world.sky import HALF_DAY, HOURS, SEEN, zone_names


class SkyCards:
    """The cards of what is above the hill: of one view."""

    def __init__(self, s: NavState, seat: int, names: list[str], c: Content, moves: Moves) -> None:
        self.s = s
        self.seat = seat
        self.names = names
        self.c = c
        self.moves = moves

    def observation(self, key: str) -> Card | None:
        """A constellation, a lunar card or a planet card."""
        for card in range(len(self.c.cards)):
            if self.c.cards[card].key == key:
                return self.face(card)
        return None

    def face(self, card: int) -> Card:
        """What a card is worth, its symbols, and whether one can see it."""
        s, c = self.s, self.c
        spec = c.cards[card]
        kind = "A constellation" if card < CONSTELLATIONS else "A lunar card" if card < FIRST_PLANET else "A planet card"
        lines = [f"{kind}, {spec.nk} knowledge; {counted(spec.copies, 'card')} in the game."]
        if self.seat >= 0 and ORRERY < s.stage < OVER:
            lines.append(self.visible(card))
        if spec.sets:
            owner = "Its symbols, and what you have of each set" if self.seat >= 0 else "Its symbols, and what a set takes"
            lines.append(f"{owner}: {series([self.symbol(number) for number in spec.sets])}.")
        if card < CONSTELLATIONS:
            lines += self.seasons(card)
        elif spec.token >= 0:
            lines.append(f"Seen in week {spec.week + 1} only. Gives the {PHASE_NAMES[spec.token]} token.")
        if spec.sun or spec.transit:
            lines.append("Needs the Sun above the horizon" + ("." if s.mode == FIRST_AND_FAST else ", and solar protection."))
        if spec.telescope:
            lines.append("Needs a telescope.")
        return Card(spec.name, lines, "3.2" if card < CONSTELLATIONS else "3.1" if card < FIRST_PLANET else "14.3")

    def week(self, week: int) -> Card | None:
        """A week in short: whether its card is seen, and its symbols. The card itself tells the rest."""
        cards = self.s.weeks[week]
        if not cards:
            return Card(f"Week {week + 1}", [f"{PHASE_NAMES[week]}. No card lies here."], "2.2")
        spec = self.c.cards[cards[-1]]
        lines = [self.visible(cards[-1])] if self.seat >= 0 and ORRERY < self.s.stage < OVER else []
        if spec.sets:
            lines.append(f"Symbols: {series([self.symbol(number) for number in spec.sets])}.")
        return Card(f"Week {week + 1}: {spec.name}", lines, "2.2")

    def symbol(self, number: int) -> str:
        """A set, and how much of it the viewer has."""
        spec = self.c.sets[number]
        if self.seat < 0:
            return f"{spec.name} {spec.least}"
        spot = self.seat * SETS + number
        have = {INACTIVE: f"{self.s.symbols[spot]} of {spec.least}", ACTIVE: "active", SPENT: "spent"}[self.s.sets[spot]]
        return f"{spec.name} {have}"

    def visible(self, card: int) -> str:
        """Whether the viewer sees it now, in the rules' own words."""
        s, c = self.s, self.c
        spec = c.cards[card]
        why = why_not_see(s, c, self.seat, card, spec.week if spec.week >= 0 else 0)
        if why == 0:
            if card >= CONSTELLATIONS:
                return "You can observe it" + (f" in week {spec.week + 1}." if spec.week >= 0 else " now.")
            zone = zone_names()[c.earth.zone(s.square[self.seat])]
            return f"{spec.name} is seen from zone {zone} in {c.sky.months[month_of(s)].name}."
        return self.refusal(why)

    def refusal(self, why: int) -> str:
        """A reason with its numbers filled in."""
        reason = SAYS.reasons[reason_of(why)]
        return self.moves.vocabulary.say(reason.text, numbers_of(why, reason.blanks), self.names)

    def seasons(self, figure: int) -> list[str]:
        """The months in which each zone sees a constellation, the viewer's zone first."""
        here = NOBODY
        if self.seat >= 0:
            square = square_of(self.s, self.c, self.seat)
            here = self.c.earth.zone(square) if square >= 0 else NOBODY
        lines = [f"Seen from here: {months(self.c, here, figure) or 'never'}."] if here >= 0 else []
        alike: dict[str, list[str]] = {}
        for zone, name in enumerate(zone_names()):
            when = months(self.c, zone, figure)
            if zone != here and when:
                alike.setdefault(when, []).append(name)
        lines += [f"Seen from {series(zones)}: {when}." for when, zones in alike.items()]
        return lines

    def zone(self, zone: int) -> Card:
        """What is seen from a zone this month."""
        s, c = self.s, self.c
        month = month_of(s)
        tops = [cards[-1] for cards in s.weeks if cards and cards[-1] < CONSTELLATIONS]
        on_weeks = [c.cards[card].name for card in tops if c.sky.why_not(month, zone, card) == SEEN]
        seen = [c.cards[n].name for n in range(CONSTELLATIONS) if c.sky.why_not(month, zone, n) == SEEN]
        lines = [
            f"Cards on the weeks that can be seen from here: {series(on_weeks) or 'none'}. The small Moons stand for these weeks."
        ]
        lines.append(f"Everything that can be seen this month: {series(seen) or 'nothing'}.")
        if not c.sky.sun_up(month, zone):
            lines.append("The Sun does not rise here this month.")
        return Card(f"Zone {zone_names()[zone]}", lines, "3.3")

    def general(self, key: str) -> Card | None:
        """Parts of which there is one."""
        s, c = self.s, self.c
        spec = c.sky.months[month_of(s)]
        if key == "daylight":
            first, last = (spec.sun_hour - HALF_DAY) % HOURS, (spec.sun_hour + HALF_DAY) % HOURS
            lines = [
                "The sky is divided into 24 hours of right ascension, side by side: they are places, not times of day.",
                f"In {spec.name} the Sun hides hours {first} to {last}, in the rows that the daylight covers for your zone.",
            ]
            return Card(
                "Daylight",
                lines + ["It moves two hours to the left each month: what it hides today is seen four months later."],
                "3.4",
            )
        if key == "sun":
            return Card(
                f"The Sun in {spec.name}",
                [f"It stands in {spec.zodiac}, at {spec.sun_hour} h.", "The open rings show where it goes next."],
                "2.9",
            )
        if key == "zones":
            return Card(
                "Rows of the sky",
                [
                    "The Earth has six zones, from +3 at the North Pole to -3 at the South Pole. Over each lies a row of the sky.",
                    "From a zone you see the rows that are at most two away. Your own zone is marked.",
                ],
                "3.3",
            )
        if key == "saved":
            return Card(
                "Save area",
                ["A card that is saved can be observed later, in any month and from any place where it is seen."],
                "2.5",
            )
        if key == "race":
            lines = [
                f"Each stage holds {'two craft' if s.seats >= 3 else 'one craft'}; full stages are skipped and cost nothing."
            ]
            return Card("The way to the Moon", lines + [self.craft(seat) for seat in range(s.seats) if s.place[seat] > 0], "6.4")
        if key == "luna":
            lines = (
                ["The first to land here wins."]
                if s.mode == FIRST_AND_FAST
                else ["Here you may watch the Earth rise, then fly home."]
            )
            return Card("The Moon", lines, "8.1" if s.mode == FIRST_AND_FAST else "12.1")
        if key == "shadow":
            return Card(
                "The shadow",
                ["In the second year its craft flies one step a month, two if both tokens stand before your week."],
                "18.4",
            )
        if key == "orrery" and s.mode >= SOLAR_SYSTEM:
            seen = [
                p.name
                for n, p in enumerate(c.planets)
                if n != EARTH and s.planets[n] >= 0 and s.planets[EARTH] >= 0 and planet_seen(s, c, n)
            ]
            return Card(
                "The orrery",
                [f"Seen this month: {series(seen) or 'none'}.", "Planets in the light wedge are hidden behind the Sun."],
                "14.3",
            )
        return None

    def planet(self, number: int) -> Card:
        """A planet on the orrery."""
        s, c = self.s, self.c
        steps = ["It steps on each month.", "It steps on each year, in March.", "It does not move."][c.planets[number].every]
        if number == EARTH or s.planets[number] == NOBODY:
            return Card(c.planets[number].name, [steps], "14.5")
        told = "hidden behind the Sun this month"
        if number < EARTH and in_transit(s, c, number):
            told = "between the Earth and the Sun: its transit can be observed"
        elif planet_seen(s, c, number):
            told = "seen this month"
        return Card(c.planets[number].name, [f"It is {told}.", steps], "14.3")

    def craft(self, seat: int) -> str:
        """Where a player's craft is."""
        return f"{self.names[seat]}: {where(self.s, seat, self.c)}."
