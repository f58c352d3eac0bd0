"""A position of AstroNavigators. Flat lists of ints: what belongs to a seat stands at seat * width + index.

Open to all: nearly everything. The owner alone knows `offer`, `agenda` until it is shown, the values in `own`, and `kept`; in the
draft also `character`. Decks, piles and face-down tiles are bags: nobody knows their order, because they have none.
"""

from typing import Final

from perilune.core.game import State

# Modes.
FIRST_AND_FAST: Final = 0
CONSTELLATION: Final = 1
SOLAR_SYSTEM: Final = 2
SOLO: Final = 3

# Stages. Up to CALIBRATE they are decisions, each with its own Phase.
DRAFT: Final = 0
AGENDA: Final = 1
ORRERY: Final = 2
SEXTANT_FIRST: Final = 3
ACTION: Final = 4
BRING: Final = 5
SITES: Final = 6
QUEST: Final = 7
SEARCH: Final = 8
TRAVEL: Final = 9
VISIT: Final = 10
TECHNIQUE: Final = 11
KEEP: Final = 12
TOKEN: Final = 13
LIFT_OFF: Final = 14
DRAW: Final = 15
FLIGHT: Final = 16
CALIBRATE: Final = 17
FATE: Final = 18  # the phase of chance; never a stage
# These go on by themselves.
HEAVENS: Final = 19  # characters are chosen, cards dealt: the planets, then the agendas
BEGIN: Final = 20  # agendas are chosen: starting tiles
RESOLUTION: Final = 21  # everybody has declared
RESOLVE: Final = 22
RESOLVED: Final = 23  # the last week is resolved
MONTH_END: Final = 24
MONTH: Final = 25  # the weeks are filled: the next month
OVER: Final = 26

# What chance has to answer. Each has one argument.
FATE_DEAL: Final = 0  # a week
FATE_TOP: Final = 1
FATE_PILE: Final = 2  # a continent
FATE_REVEAL: Final = 3  # a trajectory tile on the board
FATE_TAKE: Final = 4  # the face-down tile that an exchange takes off the board
FATE_SECOND: Final = 5  # the second tile of Between the Poles
FATE_REDRAW: Final = 6  # the new tile of the Moon Festival
FATE_GUESS: Final = 7  # the tile that Slippery Boost guesses
FATE_DRAW: Final = 8  # seat * 10 + tile, after a launch
FATE_DIE: Final = 9  # a seat
FATE_FIRST: Final = 10  # a mask of seats
FATE_OFFER: Final = 11  # a seat in the draft
FATE_SITE: Final = 12  # a seat
FATE_KEPT: Final = 13  # a seat
FATE_QUEST: Final = 14
FATE_PLANET: Final = 15
FATE_SHADOW: Final = 16  # the planet that the shadow places
FATE_SUN: Final = 17  # the Sun die

# Actions of the month.
NO_ACTION: Final = 0
OBSERVE: Final = 1
JOURNEY: Final = 2
PLAN: Final = 3
PLANNED: Final = 4
EARTHRISE: Final = 5
REST: Final = 6

# Tokens.
INACTIVE: Final = 0
ACTIVE: Final = 1
SPENT: Final = 2
AGAIN: Final = 3

NO_QUEST: Final = 0
OPEN_QUEST: Final = 1
CLOSED_QUEST: Final = 2

MOON: Final = 6
HOME: Final = 12

NOBODY: Final = -1
NO_TILE: Final = -2
FACE_DOWN: Final = -1
YEAR: Final = 12
LAST_MONTH: Final = 24

FIELDS: Final = [
    "seats", "mode", "level", "free", "stage", "at", "fate", "round", "first", "lead", "turn", "character", "offer",
    "agenda", "shown", "done", "deck", "top", "weeks", "who", "action", "via", "brought", "laid", "week", "base",
    "todo", "nk", "dv", "square", "place", "die", "saved", "scored", "symbols", "sets", "phases", "used", "tiles",
    "flipped", "bonus", "astronaut", "launches", "pad", "rocket", "saturn", "sxt", "sct", "ai", "negated", "boost", "aborts", "own",
    "swapped", "out", "landed", "pile", "pile_top", "bag", "gone", "board", "draws", "flights", "trip", "named",
    "slim", "corners", "site_deck", "sites", "kept", "in_secret", "heliports", "planets", "planet_deck", "planet_past",
    "planet_top", "searched", "terra", "quest_deck", "quest_offer", "quests", "cook", "sextant", "sextant_uses", "bad", "shadow",
    "shadow_place", "last_week",
]  # fmt: skip


class NavState(State):
    """All fields, in the order of FIELDS."""

    def __init__(
        self,
        seats: int,
        mode: int,
        level: int,
        free: int,
        stage: int,
        at: int,
        fate: list[int],
        round: int,
        first: int,
        lead: int,
        turn: int,
        character: list[int],
        offer: list[int],
        agenda: list[int],
        shown: list[int],
        done: list[int],
        deck: list[int],
        top: int,
        weeks: list[list[int]],
        who: list[int],
        action: list[int],
        via: list[int],
        brought: list[int],
        laid: list[int],
        week: int,
        base: int,
        todo: list[int],
        nk: list[int],
        dv: list[int],
        square: list[int],
        place: list[int],
        die: list[int],
        saved: list[int],
        scored: list[int],
        symbols: list[int],
        sets: list[int],
        phases: list[int],
        used: list[int],
        tiles: list[int],
        flipped: list[int],
        bonus: list[int],
        astronaut: list[int],
        launches: list[int],
        pad: list[int],
        rocket: list[int],
        saturn: list[int],
        sxt: list[int],
        sct: list[int],
        ai: list[int],
        negated: list[int],
        boost: list[int],
        aborts: list[int],
        own: list[int],
        swapped: list[int],
        out: list[int],
        landed: list[int],
        pile: list[int],
        pile_top: list[int],
        bag: list[int],
        gone: list[int],
        board: list[int],
        draws: list[int],
        flights: list[int],
        trip: list[int],
        named: list[int],
        slim: list[int],
        corners: list[int],
        site_deck: list[int],
        sites: list[int],
        kept: list[int],
        in_secret: int,
        heliports: list[int],
        planets: list[int],
        planet_deck: list[int],
        planet_past: list[int],
        planet_top: int,
        searched: int,
        terra: int,
        quest_deck: list[int],
        quest_offer: list[int],
        quests: list[int],
        cook: list[int],
        sextant: int,
        sextant_uses: int,
        bad: int,
        shadow: int,
        shadow_place: int,
        last_week: int,
    ) -> None:
        # The table.
        self.seats = seats
        self.mode = mode  # FIRST_AND_FAST, CONSTELLATION, SOLAR_SYSTEM or SOLO
        self.level = level  # solo: 0 easy, 1 medium, 2 expert
        self.free = free  # 1 if the planets are placed by the players
        self.stage = stage  # which phase rules; see above
        self.at = at  # the seat that decides
        self.fate = fate  # what chance has to answer, in pairs: a kind and an argument
        self.round = round  # the month of the game, 1 to 24; 1 is March
        self.first = first  # the first player
        self.lead = lead  # the seat that acts before the first player by the Sextant, or NOBODY
        self.turn = turn  # how many have declared an action this month
        # Characters and agendas.
        self.character = character  # each seat's character, NOBODY before the choice; hidden until all have chosen
        self.offer = offer  # two cards that a seat looks at, in the draft or when it draws launch sites; its own secret
        self.agenda = agenda  # each seat's hidden agenda, NOBODY before the choice; the owner's secret until shown
        self.shown = shown  # 1 once the agenda is revealed
        self.done = done  # 1 once an agenda's mission is fulfilled that depends on a moment
        # The lunar phase board.
        self.deck = deck  # how many of each basic card may still come
        self.top = top  # the face-up card on the deck, or NOBODY
        self.weeks = weeks  # the cards of each week, the top one last
        self.who = who  # the seat in each week
        self.action = action  # what it will do there; less than 0 once it is done
        self.via = via  # the vehicle of a travel action
        self.brought = brought  # the instrument it brings
        self.laid = laid  # how many saved cards it has laid on the week
        self.week = week  # the week that is resolved or calibrated
        self.base = base  # the stage that goes on when a draw, a flight or a choice of cards is over
        self.todo = todo  # cards still to be scored in this resolution; 100 more for those that were saved
        # Seats.
        self.nk = nk  # Navigation Knowledge
        self.dv = dv  # Difficulty Value
        self.square = square  # where the die stands on the Earth map
        self.place = place  # 0 on Earth, 1-5 outbound, 6 the Moon, 7-11 inbound, 12 landed
        self.die = die  # the face of the vehicle die
        self.saved = saved  # three slots each
        self.scored = scored  # how many of each card a seat has scored
        self.symbols = symbols  # how many symbols of each set
        self.sets = sets  # set tokens: INACTIVE, ACTIVE or SPENT
        self.phases = phases  # lunar phase tokens: INACTIVE, ACTIVE, SPENT, or AGAIN for the second use
        self.used = used  # vehicles that have been used
        self.tiles = tiles  # the tile of each continent; NOBODY not visited, NO_TILE visited when the pile was empty
        self.flipped = flipped  # tiles whose icons are used up
        self.bonus = bonus  # the two bonuses of the first year: vehicles, continents
        self.astronaut = astronaut  # 1 once trained
        self.launches = launches  # how often a seat has launched
        self.pad = pad  # the square of the last launch
        self.rocket = rocket  # the rocket of the last launch
        self.saturn = saturn  # 1 once the Saturn V has given its NK
        self.sxt = sxt  # the phase on the sextant
        self.sct = sct  # the set on the scanning telescope
        self.ai = ai  # the set on the attitude indicator
        self.negated = negated  # 1 once the phase on the sextant has negated a tile this month
        self.boost = boost  # 1 if a calibrated set appears
        self.aborts = aborts  # 1 for a used Abort, and for a used Abort Stage
        self.own = own  # trajectory tiles a seat has drawn, by their value; its secret
        self.swapped = swapped  # 1 once a tile was exchanged
        self.out = out  # 0 in the game, 1 dropped out by an Abort token, 2 dropped out without one
        self.landed = landed  # the order of arrival on Earth, 0 before
        # Continent tiles.
        self.pile = pile  # 1 for each tile that still lies in its pile, unseen
        self.pile_top = pile_top  # the face-up tile of each pile, or NOBODY
        # Trajectory.
        self.bag = bag  # how many tiles of each value nobody has seen, for each of the ten stages
        self.gone = gone  # discarded tiles
        self.board = board  # the value on each of the ten stages, FACE_DOWN where it is not turned yet
        self.draws = draws  # seats that may still draw a tile after a launch
        self.flights = flights  # flights in progress: frames of FRAME numbers, see flight.py
        # Travel in hand.
        self.trip = trip  # see travel.py; empty when nobody travels
        # Agendas at work.
        self.named = named  # the value that Thermal Roll has named, NOBODY before
        self.slim = slim  # the tile that Science and Superstition has narrowed, out and in
        self.corners = corners  # corners of the Polynesian Triangle visited, as a mask
        # Launch sites.
        self.site_deck = site_deck  # 1 for each rocket card in the deck
        self.sites = sites  # the square on which each rocket stands, NOBODY before
        self.kept = kept  # hidden launch sites, three numbers each: a seat, and its secret, the rocket and the square
        self.in_secret = in_secret  # 1 if the launch site that is being chosen stays hidden
        self.heliports = heliports  # Sphen's two squares
        # Solar System.
        self.planets = planets  # the spot of each planet on its orbit
        self.planet_deck = planet_deck  # how many of each planet card may still come
        self.planet_past = planet_past  # planet cards that went to the bottom
        self.planet_top = planet_top  # the face-up planet card, or NOBODY
        self.searched = searched  # 1 if the Reflector Telescope has put it there this month
        self.terra = terra  # Earth Rise cards set aside in the Constellation mode
        self.quest_deck = quest_deck  # 1 for each quest in the deck
        self.quest_offer = quest_offer  # the two quests to choose from
        self.quests = quests  # NO_QUEST, OPEN_QUEST or CLOSED_QUEST for each seat and quest
        self.cook = cook  # items of Captain Cook's quest observed at Tahiti, as a mask
        self.sextant = sextant  # 1 while the Sextant may be used
        self.sextant_uses = sextant_uses
        # Solo.
        self.bad = bad  # the week of the bad timing token
        self.shadow = shadow  # the week of the shadow, or NOBODY
        self.shadow_place = shadow_place  # the shadow's craft, numbered as `place`
        self.last_week = last_week  # the week the player used last

    def field_names(self) -> list[str]:
        return FIELDS

    def copy(self) -> "NavState":
        return NavState(
            self.seats,
            self.mode,
            self.level,
            self.free,
            self.stage,
            self.at,
            self.fate[:],
            self.round,
            self.first,
            self.lead,
            self.turn,
            self.character[:],
            self.offer[:],
            self.agenda[:],
            self.shown[:],
            self.done[:],
            self.deck[:],
            self.top,
            [week[:] for week in self.weeks],
            self.who[:],
            self.action[:],
            self.via[:],
            self.brought[:],
            self.laid[:],
            self.week,
            self.base,
            self.todo[:],
            self.nk[:],
            self.dv[:],
            self.square[:],
            self.place[:],
            self.die[:],
            self.saved[:],
            self.scored[:],
            self.symbols[:],
            self.sets[:],
            self.phases[:],
            self.used[:],
            self.tiles[:],
            self.flipped[:],
            self.bonus[:],
            self.astronaut[:],
            self.launches[:],
            self.pad[:],
            self.rocket[:],
            self.saturn[:],
            self.sxt[:],
            self.sct[:],
            self.ai[:],
            self.negated[:],
            self.boost[:],
            self.aborts[:],
            self.own[:],
            self.swapped[:],
            self.out[:],
            self.landed[:],
            self.pile[:],
            self.pile_top[:],
            self.bag[:],
            self.gone[:],
            self.board[:],
            self.draws[:],
            self.flights[:],
            self.trip[:],
            self.named[:],
            self.slim[:],
            self.corners[:],
            self.site_deck[:],
            self.sites[:],
            self.kept[:],
            self.in_secret,
            self.heliports[:],
            self.planets[:],
            self.planet_deck[:],
            self.planet_past[:],
            self.planet_top,
            self.searched,
            self.terra,
            self.quest_deck[:],
            self.quest_offer[:],
            self.quests[:],
            self.cook[:],
            self.sextant,
            self.sextant_uses,
            self.bad,
            self.shadow,
            self.shadow_place,
            self.last_week,
        )
