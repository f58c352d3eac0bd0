"""What explains each part of the picture: its name, what it is and does, and its rule. Everything comes from the seat's view."""

from perilune.core.chance import HIDDEN
from perilune.core.drawing import Card
from perilune.core.words import agreed, counted, does, series
from perilune.games.astronavigators.cards.quests import items_found
from perilune.games.astronavigators.content import (
    CONTINENTS,
    KINDS_OF_TILE,
    QUESTS,
    SETS,
    SPACECRAFT,
    TRACK,
    VEHICLES,
    WEEKS,
    Content,
)
from perilune.games.astronavigators.moves import PHASE_NAMES, Moves, place_label, square_label, stage_labels
from perilune.games.astronavigators.state import (
    ACTIVE,
    AGAIN,
    CLOSED_QUEST,
    FIRST_AND_FAST,
    INACTIVE,
    NO_QUEST,
    NO_TILE,
    NOBODY,
    SOLAR_SYSTEM,
    SPENT,
    YEAR,
    NavState,
)
from perilune.games.astronavigators.words.board import character, where
from perilune.games.astronavigators.words.places import quest_words, tile_words
from perilune.games.astronavigators.words.sky_cards import SkyCards
from perilune.games.astronavigators.world.launch import phases_spare, rocket_gives, usual_costs, vehicles_give
from perilune.games.astronavigators.world.sky import ROWS
from perilune.games.astronavigators.world.travel import home_words

RANGES = [
    "one step along a road",
    "up to two steps along the rails",
    "one step by water",
    "one step in the air",
    "up to three steps in the air",
]
TOKENS = {
    INACTIVE: "Not gained yet.",
    ACTIVE: "You have it, and can use it.",
    SPENT: "Spent.",
    AGAIN: "You can use it once more.",
}
TOOLS = ["Sextant", "Scanning telescope", "Attitude indicator"]
TOOL_LINES = [
    "In the calibration phase one active lunar phase token may be put on it.",
    "In the calibration phase one active set token may be put on it.",
    "With a token on the telescope, another set token may be put here.",
]
TOOL_USES = [
    "In the next month it makes one stage of the flight count 0. Then the token is spent, used or not.",
    "If one of the next month's new cards shows the set, you get one more step. Then the token is spent.",
    "It gives one more step like the telescope, but the two together give only one. Its token comes back unspent.",
]
ABORTS = ["Abort", "Abort Stage"]


class Explainer:
    """The cards of one view."""

    def __init__(self, s: NavState, seat: int, names: list[str], c: Content, moves: Moves) -> None:
        self.s = s
        self.seat = seat
        self.names = names
        self.c = c
        self.sky = SkyCards(s, seat, names, c, moves)

    def card(self, key: str) -> Card | None:
        """The card of a part, or None if there is no such part."""
        kind, _, rest = key.partition("-")
        if kind == "card":
            return self.sky.observation(rest)
        if kind == "square":
            return self.square(rest)
        if kind == "rocket":
            return self.rocket(rest)
        if kind == "quest":
            return self.quest(rest)
        numbers = [int(word) for word in rest.split("-") if word.isdigit()]
        if (
            kind
            in ("seat", "agenda", "knowledge", "character", "zone", "pile", "vehicle", "tool", "abort", "stage", "planet", "week")
            and len(numbers) == 1
        ):
            return self.numbered(kind, numbers[0], rest)
        if kind in ("continent", "set", "phase") and len(numbers) == 2:
            return self.owned(kind, numbers[0] - 1, numbers[1])
        return self.sky.general(key)

    def numbered(self, kind: str, number: int, rest: str) -> Card | None:
        """Parts that are known by one number."""
        if kind == "agenda" and rest.startswith("card-"):
            return self.agenda_card(number, "A hidden agenda to choose.") if number < len(self.c.agendas) else None
        if kind in ("seat", "agenda", "knowledge"):
            if not 1 <= number <= self.s.seats:
                return None
            return (
                self.player(number - 1)
                if kind == "seat"
                else self.knowledge(number - 1)
                if kind == "knowledge"
                else self.agenda(number - 1)
            )
        if kind == "character":
            return self.character(number) if number < len(self.c.characters) else None
        if kind == "zone":
            return self.sky.zone(number) if number < ROWS else None
        if kind == "week":
            return self.sky.week(number - 1) if 1 <= number <= WEEKS else None
        if kind == "pile":
            return self.pile(number) if number < len(self.c.characters) else None
        if kind == "vehicle":
            return self.vehicle(number) if number < VEHICLES else None
        if kind == "tool":
            return Card(TOOLS[number], [TOOL_LINES[number], TOOL_USES[number]], f"5.{4 + number}") if number < 3 else None
        if kind == "abort":
            return self.abort(number) if number < 2 else None
        if kind == "stage":
            return self.stage(number) if number < TRACK else None
        return self.sky.planet(number) if number < len(self.c.planets) else None

    def owned(self, kind: str, seat: int, number: int) -> Card | None:
        """Parts of a player's board."""
        if not 0 <= seat < self.s.seats:
            return None
        if kind == "continent":
            return self.continent(seat, number) if number < len(self.c.characters) else None
        if kind == "set":
            return self.set_(seat, number) if number < SETS else None
        if number >= WEEKS:
            return None
        lines = [
            TOKENS[self.s.phases[seat * WEEKS + number]],
            "Observing the lunar card of this phase gives it, once. On the sextant it makes one stage count 0.",
        ]
        return Card(f"{PHASE_NAMES[number]} token", lines, "3.8")

    # The Earth.

    def square(self, key: str) -> Card | None:
        """What stands on a square."""
        c = self.c
        if key not in c.earth.keys:
            return None
        square = c.earth.keys.index(key)
        lines: list[str] = []
        for continent, spec in enumerate(c.characters):
            icons = [c.vehicle_names[v].lower() for v in range(SPACECRAFT) if c.earth.icon(square, v) >> continent & 1]
            if icons:
                lines.append(f"{spec.continent}: {series(icons)}.")
            if spec.home == square:
                lines.append(f"Home of {spec.continent}.")
        if not lines:
            lines.append("Open sea: a boat may stop here.")
        for number, rocket in enumerate(c.rockets):
            if self.s.sites[number] == square:
                lines.append(f"Launch site of the {rocket.name}.")
        lines += [
            f"Quest {quest.name} is completed here."
            for quest in c.quests
            if quest.square == square and self.s.mode >= SOLAR_SYSTEM
        ]
        return Card(place_label(c, square), lines, "4.2")

    def pile(self, continent: int) -> Card:
        """The face-up tile of a continent."""
        s, c = self.s, self.c
        name = c.characters[continent].continent
        top = s.pile_top[continent]
        left = sum(s.pile[tile] for tile in c.pile_of[continent])
        lines = (
            [f"On top: {tile_words(s, c, top)}, {c.tiles[top].nk} knowledge."]
            if top >= 0
            else ["The pile is empty: a visit gives 5 knowledge."]
        )
        lines += [
            f"{counted(left, 'tile')} below it.",
            "The first visit takes it, and gives its knowledge. Later it can be used once, to travel on or for its other icon.",
            "It is pale if you have been there. All seven continents in the first year give 20 more.",
        ]
        return Card(f"Tiles of {name}", lines, "4.11")

    def rocket(self, key: str) -> Card | None:
        """A launch site."""
        for number, spec in enumerate(self.c.rockets):
            if spec.key == key:
                text = [spec.text] if number == 0 or self.s.mode >= SOLAR_SYSTEM else []
                return Card(
                    spec.name, [f"Launch site: {' or '.join(spec.sites)}.", *text, "An astronaut launches from here."], "6.1"
                )
        return None

    def vehicle(self, number: int) -> Card:
        """A vehicle."""
        name = self.c.vehicle_names[number]
        if number == SPACECRAFT:
            return Card(
                name,
                [
                    "An astronaut launches with it from a square with a rocket, then flies one stage in each month that is used for it."
                ],
                "6.1",
            )
        lines = [
            f"It goes {RANGES[number]}, from one square with its icon to another.",
            f"Its first use gives {self.c.vehicle_nk[number]} knowledge, in the first year.",
        ]
        return Card(
            name,
            [
                *lines,
                "All six within the first year, the spacecraft included, give 20 more. The east and west edges of the map are joined.",
            ],
            "4.10",
        )

    def continent(self, seat: int, continent: int) -> Card:
        """A continent on a player's board."""
        s, c = self.s, self.c
        tile = s.tiles[seat * CONTINENTS + continent]
        name = c.characters[continent].continent
        if tile == NOBODY:
            return Card(
                name,
                [
                    "Not visited yet. Your first visit gives the knowledge on its tile, and the tile.",
                    "All seven in the first year give 20 more.",
                ],
                "4.14",
            )
        if tile == NO_TILE or s.flipped[seat * CONTINENTS + continent]:
            return Card(name, ["Visited; its tile is used up."], "4.12")
        return Card(name, [f"Visited. Its tile: {tile_words(s, c, tile)}. It can be used once."], "4.12")

    # The players.

    def player(self, seat: int) -> Card:
        """A player, in the numbers that matter."""
        s, c = self.s, self.c
        if s.character[seat] < 0:
            secret = agreed("{Has|You have} chosen in secret.", self.names[seat])
            return Card(self.names[seat], ["No character yet." if s.character[seat] == NOBODY else secret], "9.1")
        lines = [character(s, c, s.character[seat]), f"{where(s, seat, c)}. {s.nk[seat]} knowledge, difficulty {s.dv[seat]}."]
        saved = [c.cards[card].name for card in s.saved[seat * 3 : seat * 3 + 3] if card >= 0]
        lines.append(f"Saved: {series(saved) or 'nothing'}.")
        active = [c.sets[n].name for n in range(SETS) if s.sets[seat * SETS + n] == ACTIVE]
        lines.append(f"Active sets: {series(active) or 'none'}.")
        tiles = [self.held(tile, s.own[seat * TRACK + tile]) for tile in range(TRACK) if s.own[seat * TRACK + tile] != NOBODY]
        if tiles:
            lines.append(f"Tiles in hand: {series(tiles)}.")
        return Card(self.names[seat], lines, "2.10" if s.first == seat else "")

    def held(self, tile: int, value: int) -> str:
        """A tile in somebody's hand: its stage, and its difficulty where that is known."""
        return stage_labels()[tile] if value < 0 else f"{stage_labels()[tile]}: {value}"

    def knowledge(self, seat: int) -> Card:
        """Knowledge against difficulty."""
        s = self.s
        luna, home = usual_costs(s, self.c, seat)
        lines = [f"Knowledge {s.nk[seat]}, difficulty {s.dv[seat]}: the difficulty must never become greater."]
        back = f", the way there and back {home}" if home else ""
        lines.append(f"The Moon usually takes {luna}{back}: that is the sum of the commonest tiles.")
        gives, spare = rocket_gives(s, self.c, seat), phases_spare(s, self.c, seat)
        if gives:
            lines.append(f"The Saturn V gives {gives} more knowledge at a launch with it.")
        if vehicles_give(s, seat):
            lines.append(
                f"A launch in the first year gives {vehicles_give(s, seat)} more, because then you have used all six vehicles."
            )
        if spare:
            lines.append(f"Your lunar phase tokens, one on the sextant each month, can take {spare} off that.")
        return Card("Knowledge", lines, "7.1")

    def agenda(self, seat: int) -> Card | None:
        """The agenda of a player, as far as the viewer knows it."""
        known = self.s.agenda[seat]
        if known == NOBODY:
            return None
        if known == HIDDEN:
            return Card(
                "Hidden agenda",
                [f"{does(self.names[seat], 'has', 'have')} one; nobody else knows it until it is revealed."],
                "10.1",
            )
        return self.agenda_card(known, "Revealed." if self.s.shown[seat] else "Nobody else knows it.")

    def agenda_card(self, number: int, first: str) -> Card:
        """An agenda in full."""
        spec = self.c.agendas[number]
        return Card(spec.name, [first, f"Mission: {spec.mission}", f"Revealed: {spec.reveal}", f"Then: {spec.effect}"], "10.1")

    def character(self, number: int) -> Card:
        """A character to choose."""
        spec = self.c.characters[number]
        lines = [f"Home: {square_label(self.c, spec.home)}."]
        if self.s.mode == FIRST_AND_FAST:
            lines.append(f"{home_words(self.s, self.c, number)}. The zone decides which stars you see.")
            lines.append("Its tile is yours from the start, with a sign that you can use once. You see it when all have chosen.")
        else:
            lines.append(character(self.s, self.c, number))
        return Card(
            spec.continent if self.s.mode == FIRST_AND_FAST else spec.name,
            lines,
            "1.1" if self.s.mode == FIRST_AND_FAST else "9.1",
        )

    def set_(self, seat: int, number: int) -> Card:
        """A set of symbols."""
        s, c = self.s, self.c
        spec, spot = c.sets[number], seat * SETS + number
        state = f"{s.symbols[spot]} of {spec.least} symbols." if s.sets[spot] == INACTIVE else TOKENS[s.sets[spot]]
        bearers = [card.name for card in c.cards if number in card.sets]
        return Card(
            spec.name,
            [state, f"{spec.meaning}.", f"Complete, it gives {spec.nk} knowledge and its token.", f"On: {series(bearers)}."],
            "3.9",
        )

    def abort(self, number: int) -> Card:
        """An abort token."""
        if number == 0:
            return Card(
                ABORTS[0],
                [
                    (
                        "Used when your difficulty becomes greater than your knowledge: you are back on the launch pad with "
                        "difficulty 0. Spent tokens stay spent."
                    )
                ],
                "7.2",
            )
        return Card(
            ABORTS[1],
            [
                "In calibration, on the way to the Moon, you may turn back: to the pad, with difficulty 0 and all spent tokens yours again."
            ],
            "7.4",
        )

    def quest(self, key: str) -> Card | None:
        """A quest or the instrument that it gave."""
        s, c = self.s, self.c
        for number in range(QUESTS):
            if c.quests[number].key != key:
                continue
            lines = [quest_words(c, number)]
            for seat in range(s.seats):
                state = s.quests[seat * QUESTS + number]
                if state == CLOSED_QUEST:
                    lines.append(f"{does(self.names[seat], 'has', 'have')} completed it.")
                elif state != NO_QUEST:
                    lines.append(
                        f"{self.names[seat]}: {items_found(s, c, seat, number)} of {counted(len(c.quests[number].items), 'item')} observed."
                    )
            if s.round <= YEAR:
                lines.append("In the first year the knowledge is doubled.")
            return Card(c.quests[number].name, lines, "15.3")
        return None

    def stage(self, tile: int) -> Card:
        """A stage of the way, and what may lie there."""
        s, c = self.s, self.c
        worth = "Its tile is face down." if s.board[tile] < 0 else f"Its tile shows difficulty {s.board[tile]}."
        first = tile * KINDS_OF_TILE
        kinds = [f"{c.copies[n]} with {c.values[n]}" for n in range(first, first + KINDS_OF_TILE) if c.copies[n]]
        left = [f"{s.bag[n]} with {c.values[n]}" for n in range(first, first + KINDS_OF_TILE) if s.bag[n] > 0]
        lines = [worth, f"All its tiles: {series(kinds)}.", f"Not seen yet: {series(left) or 'none'}."]
        if self.seat >= 0 and s.own[self.seat * TRACK + tile] >= 0:
            lines.append(
                f"Your own tile of this stage shows {s.own[self.seat * TRACK + tile]}; once in the game you may exchange it. "
                "If both show the same, you get one more step."
            )
        return Card(f"{stage_labels()[tile].capitalize()}: {c.stage_names[tile]}", lines, "6.6")
