"""A position of AstroNavigators. Flat lists of ints: what belongs to a seat stands at seat * width + index.

Open to all: nearly everything. The owner alone knows `offer`, `agenda` until it is shown, the values in `own`, and `kept`; in the
draft also `character`. Decks, piles and face-down tiles are bags: nobody knows their order, because they have none.
"""

from typing import Any, Final

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
CALIBRATE: Final = 5
# These go on by themselves.
HEAVENS: Final = 6  # characters are chosen, cards dealt: the planets, then the agendas
BEGIN: Final = 7  # agendas are chosen: starting tiles
RESOLUTION: Final = 8  # everybody has declared
RESOLVE: Final = 9
RESOLVED: Final = 10  # the last week is resolved
MONTH_END: Final = 11
MONTH: Final = 12  # the weeks are filled: the next month
OVER: Final = 13

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


class NavState(State):
    """A position: what belongs to the table, to the seats, to the boards, and what is in hand."""

    # The table.
    seats: int
    mode: int  # FIRST_AND_FAST, CONSTELLATION, SOLAR_SYSTEM or SOLO
    level: int  # solo: 0 easy, 1 medium, 2 expert
    free: int  # 1 if the planets are placed by the players
    stage: int  # which phase rules; see above
    at: int  # the seat whose go it is
    pending: list[list[int]]  # what is in hand before the stage goes on: see jobs.py
    round: int  # the month of the game, 1 to 24; 1 is March
    first: int  # the first player
    lead: int  # the seat that acts before the first player by the Sextant, or NOBODY
    turn: int  # how many have declared an action this month

    # Characters and agendas.
    character: list[int]  # each seat's character, NOBODY before the choice; hidden until all have chosen
    offer: list[int]  # two cards that a seat looks at, in the draft or when it draws launch sites; its own secret
    agenda: list[int]  # each seat's hidden agenda, NOBODY before the choice; the owner's secret until shown
    shown: list[int]  # 1 once the agenda is revealed
    done: list[int]  # 1 once an agenda's mission is fulfilled that depends on a moment

    # The lunar phase board.
    deck: list[int]  # how many of each basic card may still come
    top: int  # the face-up card on the deck, or NOBODY
    weeks: list[list[int]]  # the cards of each week, the top one last
    who: list[int]  # the seat in each week
    action: list[int]  # what it will do there; less than 0 once it is done
    via: list[int]  # the vehicle of a travel action
    brought: list[int]  # the instrument it brings
    laid: list[int]  # how many saved cards it has laid on the week
    week: int  # the week that is resolved or calibrated
    todo: list[int]  # cards still to be scored in this resolution; 100 more for those that were saved

    # Seats.
    nk: list[int]  # Navigation Knowledge
    dv: list[int]  # Difficulty Value
    square: list[int]  # where the die stands on the Earth map
    place: list[int]  # 0 on Earth, 1-5 outbound, 6 the Moon, 7-11 inbound, 12 landed
    die: list[int]  # the face of the vehicle die
    saved: list[int]  # three slots each
    scored: list[int]  # how many of each card a seat has scored
    symbols: list[int]  # how many symbols of each set
    sets: list[int]  # set tokens: INACTIVE, ACTIVE or SPENT
    phases: list[int]  # lunar phase tokens: INACTIVE, ACTIVE, SPENT, or AGAIN for the second use
    used: list[int]  # vehicles that have been used
    tiles: list[int]  # the tile of each continent; NOBODY not visited, NO_TILE visited when the pile was empty
    flipped: list[int]  # tiles whose icons are used up
    bonus: list[int]  # the two bonuses of the first year: vehicles, continents
    astronaut: list[int]  # 1 once trained
    launches: list[int]  # how often a seat has launched
    pad: list[int]  # the square of the last launch
    rocket: list[int]  # the rocket of the last launch
    saturn: list[int]  # 1 once the Saturn V has given its NK
    sxt: list[int]  # the phase on the sextant
    sct: list[int]  # the set on the scanning telescope
    ai: list[int]  # the set on the attitude indicator
    negated: list[int]  # 1 once the phase on the sextant has negated a tile this month
    boost: list[int]  # 1 if a calibrated set appears
    aborts: list[int]  # 1 for a used Abort, and for a used Abort Stage
    own: list[int]  # trajectory tiles a seat has drawn, by their value; its secret
    swapped: list[int]  # 1 once a tile was exchanged
    out: list[int]  # 0 in the game, 1 dropped out by an Abort token, 2 dropped out without one
    landed: list[int]  # the order of arrival on Earth, 0 before

    # Continent tiles.
    pile: list[int]  # 1 for each tile that still lies in its pile, unseen
    pile_top: list[int]  # the face-up tile of each pile, or NOBODY

    # Trajectory.
    bag: list[int]  # how many tiles of each value nobody has seen, for each of the ten stages
    gone: list[int]  # discarded tiles
    board: list[int]  # the value on each of the ten stages, FACE_DOWN where it is not turned yet

    # Agendas at work.
    named: list[int]  # the value that Thermal Roll has named, NOBODY before
    slim: list[int]  # the tile that Science and Superstition has narrowed, out and in
    corners: list[int]  # corners of the Polynesian Triangle visited, as a mask

    # Launch sites.
    site_deck: list[int]  # 1 for each rocket card in the deck
    sites: list[int]  # the square on which each rocket stands, NOBODY before
    kept: list[int]  # hidden launch sites, three numbers each: a seat, and its secret, the rocket and the square
    heliports: list[int]  # Sphen's two squares

    # Solar System.
    planets: list[int]  # the spot of each planet on its orbit
    planet_deck: list[int]  # how many of each planet card may still come
    planet_past: list[int]  # planet cards that went to the bottom
    planet_top: int  # the face-up planet card, or NOBODY
    searched: int  # 1 if the Reflector Telescope has put it there this month
    terra: int  # Earth Rise cards set aside in the Constellation mode
    quest_deck: list[int]  # 1 for each quest in the deck
    quest_offer: list[int]  # the two quests to choose from
    quests: list[int]  # NO_QUEST, OPEN_QUEST or CLOSED_QUEST for each seat and quest
    cook: list[int]  # items of Captain Cook's quest observed at Tahiti, as a mask
    sextant: int  # 1 while the Sextant may be used
    sextant_uses: int

    # Solo.
    bad: int  # the week of the bad timing token
    shadow: int  # the week of the shadow, or NOBODY
    shadow_place: int  # the shadow's craft, numbered as `place`
    last_week: int  # the week the player used last

    # Written by tools/states.py from the fields above.
    # fmt: off
    def __init__(
        self, seats: int, mode: int, level: int, free: int, stage: int, at: int, pending: list[list[int]], round: int,
        first: int, lead: int, turn: int, character: list[int], offer: list[int], agenda: list[int], shown: list[int],
        done: list[int], deck: list[int], top: int, weeks: list[list[int]], who: list[int], action: list[int], via: list[int],
        brought: list[int], laid: list[int], week: int, todo: list[int], nk: list[int], dv: list[int], square: list[int],
        place: list[int], die: list[int], saved: list[int], scored: list[int], symbols: list[int], sets: list[int],
        phases: list[int], used: list[int], tiles: list[int], flipped: list[int], bonus: list[int], astronaut: list[int],
        launches: list[int], pad: list[int], rocket: list[int], saturn: list[int], sxt: list[int], sct: list[int], ai: list[int],
        negated: list[int], boost: list[int], aborts: list[int], own: list[int], swapped: list[int], out: list[int],
        landed: list[int], pile: list[int], pile_top: list[int], bag: list[int], gone: list[int], board: list[int],
        named: list[int], slim: list[int], corners: list[int], site_deck: list[int], sites: list[int], kept: list[int],
        heliports: list[int], planets: list[int], planet_deck: list[int], planet_past: list[int], planet_top: int, searched: int,
        terra: int, quest_deck: list[int], quest_offer: list[int], quests: list[int], cook: list[int], sextant: int,
        sextant_uses: int, bad: int, shadow: int, shadow_place: int, last_week: int,
    ) -> None:
        self.seats = seats
        self.mode = mode
        self.level = level
        self.free = free
        self.stage = stage
        self.at = at
        self.pending = pending
        self.round = round
        self.first = first
        self.lead = lead
        self.turn = turn
        self.character = character
        self.offer = offer
        self.agenda = agenda
        self.shown = shown
        self.done = done
        self.deck = deck
        self.top = top
        self.weeks = weeks
        self.who = who
        self.action = action
        self.via = via
        self.brought = brought
        self.laid = laid
        self.week = week
        self.todo = todo
        self.nk = nk
        self.dv = dv
        self.square = square
        self.place = place
        self.die = die
        self.saved = saved
        self.scored = scored
        self.symbols = symbols
        self.sets = sets
        self.phases = phases
        self.used = used
        self.tiles = tiles
        self.flipped = flipped
        self.bonus = bonus
        self.astronaut = astronaut
        self.launches = launches
        self.pad = pad
        self.rocket = rocket
        self.saturn = saturn
        self.sxt = sxt
        self.sct = sct
        self.ai = ai
        self.negated = negated
        self.boost = boost
        self.aborts = aborts
        self.own = own
        self.swapped = swapped
        self.out = out
        self.landed = landed
        self.pile = pile
        self.pile_top = pile_top
        self.bag = bag
        self.gone = gone
        self.board = board
        self.named = named
        self.slim = slim
        self.corners = corners
        self.site_deck = site_deck
        self.sites = sites
        self.kept = kept
        self.heliports = heliports
        self.planets = planets
        self.planet_deck = planet_deck
        self.planet_past = planet_past
        self.planet_top = planet_top
        self.searched = searched
        self.terra = terra
        self.quest_deck = quest_deck
        self.quest_offer = quest_offer
        self.quests = quests
        self.cook = cook
        self.sextant = sextant
        self.sextant_uses = sextant_uses
        self.bad = bad
        self.shadow = shadow
        self.shadow_place = shadow_place
        self.last_week = last_week

    def copy(self) -> "NavState":
        return NavState(
            self.seats, self.mode, self.level, self.free, self.stage, self.at, [row[:] for row in self.pending], self.round,
            self.first, self.lead, self.turn, self.character[:], self.offer[:], self.agenda[:], self.shown[:], self.done[:],
            self.deck[:], self.top, [row[:] for row in self.weeks], self.who[:], self.action[:], self.via[:], self.brought[:],
            self.laid[:], self.week, self.todo[:], self.nk[:], self.dv[:], self.square[:], self.place[:], self.die[:],
            self.saved[:], self.scored[:], self.symbols[:], self.sets[:], self.phases[:], self.used[:], self.tiles[:],
            self.flipped[:], self.bonus[:], self.astronaut[:], self.launches[:], self.pad[:], self.rocket[:], self.saturn[:],
            self.sxt[:], self.sct[:], self.ai[:], self.negated[:], self.boost[:], self.aborts[:], self.own[:], self.swapped[:],
            self.out[:], self.landed[:], self.pile[:], self.pile_top[:], self.bag[:], self.gone[:], self.board[:], self.named[:],
            self.slim[:], self.corners[:], self.site_deck[:], self.sites[:], self.kept[:], self.heliports[:], self.planets[:],
            self.planet_deck[:], self.planet_past[:], self.planet_top, self.searched, self.terra, self.quest_deck[:],
            self.quest_offer[:], self.quests[:], self.cook[:], self.sextant, self.sextant_uses, self.bad, self.shadow,
            self.shadow_place, self.last_week,
        )

    def field_names(self) -> list[str]:
        return [
            "seats", "mode", "level", "free", "stage", "at", "pending", "round", "first", "lead", "turn", "character", "offer",
            "agenda", "shown", "done", "deck", "top", "weeks", "who", "action", "via", "brought", "laid", "week", "todo", "nk",
            "dv", "square", "place", "die", "saved", "scored", "symbols", "sets", "phases", "used", "tiles", "flipped", "bonus",
            "astronaut", "launches", "pad", "rocket", "saturn", "sxt", "sct", "ai", "negated", "boost", "aborts", "own",
            "swapped", "out", "landed", "pile", "pile_top", "bag", "gone", "board", "named", "slim", "corners", "site_deck",
            "sites", "kept", "heliports", "planets", "planet_deck", "planet_past", "planet_top", "searched", "terra",
            "quest_deck", "quest_offer", "quests", "cook", "sextant", "sextant_uses", "bad", "shadow", "shadow_place",
            "last_week",
        ]

    def values(self) -> list[Any]:
        return [
            self.seats, self.mode, self.level, self.free, self.stage, self.at, self.pending, self.round, self.first, self.lead,
            self.turn, self.character, self.offer, self.agenda, self.shown, self.done, self.deck, self.top, self.weeks, self.who,
            self.action, self.via, self.brought, self.laid, self.week, self.todo, self.nk, self.dv, self.square, self.place,
            self.die, self.saved, self.scored, self.symbols, self.sets, self.phases, self.used, self.tiles, self.flipped,
            self.bonus, self.astronaut, self.launches, self.pad, self.rocket, self.saturn, self.sxt, self.sct, self.ai,
            self.negated, self.boost, self.aborts, self.own, self.swapped, self.out, self.landed, self.pile, self.pile_top,
            self.bag, self.gone, self.board, self.named, self.slim, self.corners, self.site_deck, self.sites, self.kept,
            self.heliports, self.planets, self.planet_deck, self.planet_past, self.planet_top, self.searched, self.terra,
            self.quest_deck, self.quest_offer, self.quests, self.cook, self.sextant, self.sextant_uses, self.bad, self.shadow,
            self.shadow_place, self.last_week,
        ]

    @staticmethod
    def restore(data: dict[str, Any]) -> "NavState":
        """The position that `to_json` wrote."""
        return NavState(
            data["seats"], data["mode"], data["level"], data["free"], data["stage"], data["at"], data["pending"], data["round"],
            data["first"], data["lead"], data["turn"], data["character"], data["offer"], data["agenda"], data["shown"],
            data["done"], data["deck"], data["top"], data["weeks"], data["who"], data["action"], data["via"], data["brought"],
            data["laid"], data["week"], data["todo"], data["nk"], data["dv"], data["square"], data["place"], data["die"],
            data["saved"], data["scored"], data["symbols"], data["sets"], data["phases"], data["used"], data["tiles"],
            data["flipped"], data["bonus"], data["astronaut"], data["launches"], data["pad"], data["rocket"], data["saturn"],
            data["sxt"], data["sct"], data["ai"], data["negated"], data["boost"], data["aborts"], data["own"], data["swapped"],
            data["out"], data["landed"], data["pile"], data["pile_top"], data["bag"], data["gone"], data["board"], data["named"],
            data["slim"], data["corners"], data["site_deck"], data["sites"], data["kept"], data["heliports"], data["planets"],
            data["planet_deck"], data["planet_past"], data["planet_top"], data["searched"], data["terra"], data["quest_deck"],
            data["quest_offer"], data["quests"], data["cook"], data["sextant"], data["sextant_uses"], data["bad"],
            data["shadow"], data["shadow_place"], data["last_week"],
        )
    # fmt: on
