"""Every decision of the box: its verb, its arguments, and how it reads on a button. One table."""

from typing import Final

from perilune.core.move import Catalogue, Terms
from perilune.core.words import Vocabulary
from perilune.games.astronavigators import messages
from perilune.games.astronavigators.content import PHASE_KEYS, SPACECRAFT, TRACK, Content
from perilune.games.astronavigators.world.sky import HALF_DAY, HOURS, Month, zone_names

MAX_SEATS: Final = 4

CHOOSE: Final = 0
CHOOSE_AGENDA: Final = 1
PUT_PLANET: Final = 2
DO_OBSERVE: Final = 3
OBSERVE_SECOND: Final = 4
DO_TRAVEL: Final = 5
DO_PLAN: Final = 6
DO_PLANNED: Final = 7
OBSERVE_PLANET: Final = 8
PLAN_PLANET: Final = 9
EARTH_RISE_ACTION: Final = 10
PASS: Final = 11
GO: Final = 12
STAY: Final = 13
CONNECT: Final = 14
STOP: Final = 15
VISIT_ONE: Final = 16
ROLL: Final = 17
HOP: Final = 18
HELIPORT: Final = 19
USE_ICON: Final = 20
FLIP: Final = 21
GIVE_BACK: Final = 22
TAKE_TOKEN: Final = 23
KEEP_SITE: Final = 24
SHOW_SITE: Final = 25
KEEP_QUEST: Final = 26
TAKE_QUEST: Final = 27
FINISH_QUEST: Final = 28
TRADE_TILES: Final = 29
BRING_ONE: Final = 30
SEARCH_CARD: Final = 31
SWITCH_WEEK: Final = 32
LEAD: Final = 33
LIFT: Final = 34
DRAW_TILE: Final = 35
FLY: Final = 36
HOLD: Final = 37
SWAP_TILE: Final = 38
FACE: Final = 39
NEGATE: Final = 40
REDRAW: Final = 41
GUESS: Final = 42
EASE: Final = 43
PUSH: Final = 44
NARROW: Final = 45
NAME_VALUE: Final = 46
TRAIN_UP: Final = 47
SXT: Final = 48
SCT: Final = 49
AI: Final = 50
ABORT_STAGE: Final = 51
DONE: Final = 52
CHANCE_CARD: Final = 53
CHANCE_TILE: Final = 54
CHANCE_VALUE: Final = 55
CHANCE_CHARACTER: Final = 56
CHANCE_SEAT: Final = 57
CHANCE_DIE: Final = 58
CHANCE_SITE: Final = 59
CHANCE_QUEST: Final = 60
CHANCE_PLANET: Final = 61
CHANCE_SECTION: Final = 62
DRAW_QUESTS: Final = 63
OWN_ROCKET: Final = 64
DRAW_SITES: Final = 65

_TAKE_THE: Final = (
    "Atlantic", "Guianas", "Ocean", "Pacific", "Peninsula", "Philippines", "Plains", "Sahara", "Sea", "Territories", " coast",
)  # fmt: skip

PHASE_NAMES: Final = ["New Moon", "First Quarter", "Full Moon", "Last Quarter"]


class Moves:
    """The verbs by name, the catalogue of all moves, and the vocabulary of the box's sentences."""

    def __init__(self, c: Content) -> None:
        self.catalogue = verbs = Catalogue()
        self.vocabulary = words = Vocabulary()
        seat = Terms("seat", [f"seat-{n + 1}" for n in range(MAX_SEATS)])
        week = words.terms("week", ["1", "2", "3", "4"], [f"week {n + 1} ({name})" for n, name in enumerate(PHASE_NAMES)])
        character = words.terms("character", [x.key for x in c.characters], [f"{x.name} ({x.continent})" for x in c.characters])
        continent = words.terms(
            "continent", [x.continent.lower().replace(" ", "-") for x in c.characters], [x.continent for x in c.characters]
        )
        agenda = words.terms("agenda", [x.key for x in c.agendas], [x.name for x in c.agendas])
        planet = words.terms("planet", [x.key for x in c.planets], [x.name for x in c.planets])
        spot = words.terms("spot", [str(n + 1) for n in range(24)])
        vehicle = words.terms("vehicle", [v.lower() for v in c.vehicle_names], [v.lower() for v in c.vehicle_names])
        square = words.terms("square", c.earth.keys, [_with_article(square_label(c, n)) for n in range(len(c.earth.keys))])
        phase = words.terms("phase", PHASE_KEYS, PHASE_NAMES)
        set_ = words.terms("set", [x.key for x in c.sets], [x.name for x in c.sets])
        slot = words.terms("slot", ["1", "2", "3"])
        rocket = words.terms("rocket", [x.key for x in c.rockets], [x.name for x in c.rockets])
        quest = words.terms("quest", [x.key for x in c.quests], [x.name for x in c.quests])
        instrument = words.terms(
            "instrument", [x.instrument.lower().replace(" ", "-") for x in c.quests], [x.instrument for x in c.quests]
        )
        card = words.terms("card", [x.key for x in c.cards], [x.name for x in c.cards])
        stage = words.terms("stage", stage_tokens(), stage_labels())
        value = words.terms("value", [str(v) for v in c.all_values])
        tile = words.terms("tile", [x.key for x in c.tiles], [f"{c.characters[x.continent].continent} tile" for x in c.tiles])
        section = words.terms("section", [str(n + 1) for n in range(12)])
        site = words.terms("site", ["1", "2"])
        words.terms("month", [m.key for m in c.sky.months], [m.name for m in c.sky.months])
        words.terms("zone", zone_names())
        words.terms("daylight", [m.key for m in c.sky.months], [_hidden_hours(m) for m in c.sky.months])

        self.choose = verbs.verb(CHOOSE, "choose", [character], "Choose {character}", when=messages.WHEN_CHOOSE)
        self.choose_agenda = verbs.verb(
            CHOOSE_AGENDA, "agenda", [agenda], "Take the hidden agenda {agenda}", when=messages.WHEN_CHOOSE_AGENDA
        )
        self.put_planet = verbs.verb(
            PUT_PLANET, "put", [planet, spot], "Put {planet} on spot {spot} of its orbit", when=messages.WHEN_PUT_PLANET
        )
        self.observe = verbs.verb(DO_OBSERVE, "observe", [week], "Observe the card of {week}", when=messages.WHEN_OBSERVE)
        self.observe_second = verbs.verb(
            OBSERVE_SECOND,
            "observe-second",
            [week],
            "Slide the top card of {week} under, and observe the next",
            when=messages.WHEN_OBSERVE_SECOND,
        )
        self.travel = verbs.verb(DO_TRAVEL, "travel", [week, vehicle], "Travel in {week} by {vehicle}", when=messages.WHEN_TRAVEL)
        self.plan = verbs.verb(DO_PLAN, "plan", [week], "Save the card of {week} for later", when=messages.WHEN_PLAN)
        self.planned = verbs.verb(DO_PLANNED, "planned", [week], "Observe your saved card in {week}", when=messages.WHEN_PLANNED)
        self.observe_planet = verbs.verb(
            OBSERVE_PLANET, "observe-planet", [week], "Observe the planet card in {week}", when=messages.WHEN_OBSERVE_PLANET
        )
        self.plan_planet = verbs.verb(
            PLAN_PLANET, "plan-planet", [week], "Save the planet card in {week}", when=messages.WHEN_OBSERVE_PLANET
        )
        self.earth_rise = verbs.verb(
            EARTH_RISE_ACTION, "earth-rise", [week], "Watch the Earth rise, in {week}", when=messages.WHEN_EARTH_RISE
        )
        self.pass_ = verbs.verb(PASS, "pass", [week], "Stay where you are, in {week}", ends=True, when=messages.WHEN_PASS)
        self.go = verbs.verb(GO, "go", [square], "Go to {square}", when=messages.WHEN_GO)
        self.stay = verbs.verb(STAY, "stay", [], "Stay here", ends=True, when=messages.WHEN_STAY)
        self.connect = verbs.verb(
            CONNECT, "connect", [continent], "Travel on with the tile of {continent}", when=messages.WHEN_CONNECT
        )
        self.stop = verbs.verb(STOP, "stop", [], "Stop here", ends=True, when=messages.WHEN_STOP)
        self.visit = verbs.verb(VISIT_ONE, "visit", [continent], "Visit {continent}", when=messages.WHEN_VISIT)
        self.roll = verbs.verb(ROLL, "roll", [], "Roll the vehicle die for a free connection", when=messages.WHEN_ROLL)
        self.hop = verbs.verb(HOP, "hop", [vehicle], "Take the free connection by {vehicle}", when=messages.WHEN_HOP)
        self.heliport = verbs.verb(
            HELIPORT, "heliport", [site, square], "Put heliport {site} on {square}", when=messages.WHEN_HELIPORT
        )
        self.use_icon = verbs.verb(
            USE_ICON, "use", [continent], "Use the icon on the tile of {continent}", when=messages.WHEN_USE_ICON
        )
        self.flip = verbs.verb(FLIP, "flip", [continent], "Flip the tile of {continent} for it", when=messages.WHEN_FLIP)
        self.give_back = verbs.verb(
            GIVE_BACK, "give-back", [slot], "Lay saved card {slot} on the week in exchange", when=messages.WHEN_GIVE_BACK
        )
        self.take_token = verbs.verb(TAKE_TOKEN, "token", [phase], "Take the {phase} token", when=messages.WHEN_TAKE_TOKEN)
        self.keep_site = verbs.verb(
            KEEP_SITE, "keep-site", [rocket, site], "Keep the {rocket} for its launch site {site}", when=messages.WHEN_KEEP_SITE
        )
        self.show_site = verbs.verb(
            SHOW_SITE, "raise", [rocket, site], "Raise the {rocket} on its launch site {site}", when=messages.WHEN_SHOW_SITE
        )
        self.keep_quest = verbs.verb(KEEP_QUEST, "keep-quest", [quest], "Keep the quest {quest}", when=messages.WHEN_KEEP_QUEST)
        self.take_quest = verbs.verb(
            TAKE_QUEST, "own-quest", [], "Take the quest of your own continent", when=messages.WHEN_TAKE_QUEST
        )
        self.finish_quest = verbs.verb(
            FINISH_QUEST, "finish", [quest], "Complete the quest {quest}", when=messages.WHEN_FINISH_QUEST
        )
        self.trade_tiles = verbs.verb(
            TRADE_TILES,
            "trade",
            [continent, continent],
            "Flip the tiles of {continent} and {continent} for a quest",
            when=messages.WHEN_TRADE_TILES,
        )
        self.bring = verbs.verb(BRING_ONE, "bring", [instrument], "Bring the {instrument}", when=messages.WHEN_BRING)
        self.search = verbs.verb(SEARCH_CARD, "search", [card], "Put {card} on top", when=messages.WHEN_SEARCH)
        self.switch = verbs.verb(SWITCH_WEEK, "switch", [week], "Switch with the top card of {week}", when=messages.WHEN_SWITCH)
        self.lead = verbs.verb(LEAD, "lead", [], "Act first this month, thanks to the Sextant", when=messages.WHEN_LEAD)
        self.lift = verbs.verb(LIFT, "lift-off", [rocket], "Launch with the {rocket}", when=messages.WHEN_LIFT)
        self.draw_tile = verbs.verb(DRAW_TILE, "draw", [stage], "Draw a tile of {stage}", when=messages.WHEN_DRAW_TILE)
        self.fly = verbs.verb(FLY, "fly", [], "Fly on", when=messages.WHEN_FLY)
        self.hold = verbs.verb(HOLD, "hold", [], "Hold: fly no further this month", ends=True, when=messages.WHEN_HOLD)
        self.swap = verbs.verb(
            SWAP_TILE, "exchange", [stage], "Exchange your tile of {stage} with the one on the board", when=messages.WHEN_SWAP
        )
        self.face = verbs.verb(FACE, "face", [], "Face the difficulty", when=messages.WHEN_FACE)
        self.negate = verbs.verb(NEGATE, "negate", [], "Use the sextant: this stage counts 0", when=messages.WHEN_NEGATE)
        self.redraw = verbs.verb(REDRAW, "redraw", [], "Draw a new tile for this stage", when=messages.WHEN_REDRAW)
        self.guess = verbs.verb(GUESS, "guess", [value], "Guess that the next tile shows {value}", when=messages.WHEN_GUESS)
        self.ease = verbs.verb(EASE, "ease", [], "Agenda: every stage is easier this month", when=messages.WHEN_EASE)
        self.push = verbs.verb(PUSH, "push", [], "Agenda: one more step this month", when=messages.WHEN_EASE)
        self.narrow = verbs.verb(
            NARROW, "narrow", [stage], "Agenda: {stage} holds one craft fewer for you", when=messages.WHEN_NARROW
        )
        self.name_value = verbs.verb(
            NAME_VALUE, "name", [value], "Name {value}: tiles with it count 0 for you", when=messages.WHEN_NAME_VALUE
        )
        self.train = verbs.verb(TRAIN_UP, "train", [], "Finish your training: become an astronaut", when=messages.WHEN_TRAIN)
        self.sxt = verbs.verb(
            SXT,
            "sxt",
            [phase],
            "Put {phase} on the sextant: next month it can make one stage count 0",
            when=messages.WHEN_SXT,
        )
        self.sct = verbs.verb(
            SCT, "sct", [set_], "Put {set} on the scanning telescope: it may give one more step", when=messages.WHEN_SCT
        )
        self.ai = verbs.verb(
            AI, "ai", [set_], "Put {set} on the attitude indicator: it may give one more step", when=messages.WHEN_AI
        )
        self.abort_stage = verbs.verb(
            ABORT_STAGE,
            "abort-stage",
            [],
            "Abort Stage: back to the launch pad with all tokens",
            loses=True,
            when=messages.WHEN_ABORT_STAGE,
        )
        self.done = verbs.verb(DONE, "done", [], "Done", ends=True, when=messages.WHEN_DONE)
        self.chance_card = verbs.verb(CHANCE_CARD, "deal", [card], "The deck deals {card}", when=messages.WHEN_CHANCE)
        self.chance_tile = verbs.verb(
            CHANCE_TILE, "turn-up", [tile], "Turned up from the pile: {tile}", when=messages.WHEN_CHANCE
        )
        self.chance_value = verbs.verb(CHANCE_VALUE, "value", [value], "The tile shows {value}", when=messages.WHEN_CHANCE)
        self.chance_character = verbs.verb(
            CHANCE_CHARACTER, "show-ability", [character], "The ability deck deals {character}", when=messages.WHEN_CHANCE
        )
        self.chance_seat = verbs.verb(CHANCE_SEAT, "chance-seat", [seat], "Chance names {seat}", when=messages.WHEN_CHANCE)
        self.chance_die = verbs.verb(CHANCE_DIE, "die", [vehicle], "The vehicle die shows {vehicle}", when=messages.WHEN_CHANCE)
        self.chance_site = verbs.verb(
            CHANCE_SITE, "site-card", [rocket], "The launch-site deck deals the {rocket}", when=messages.WHEN_CHANCE
        )
        self.chance_quest = verbs.verb(
            CHANCE_QUEST, "quest-card", [quest], "The quest deck deals {quest}", when=messages.WHEN_CHANCE
        )
        self.chance_planet = verbs.verb(
            CHANCE_PLANET, "shadow-planet", [planet], "The shadow places {planet}", when=messages.WHEN_CHANCE
        )
        self.chance_section = verbs.verb(
            CHANCE_SECTION, "sun-die", [section], "The Sun die shows {section}", when=messages.WHEN_CHANCE
        )
        self.draw_quests = verbs.verb(
            DRAW_QUESTS, "draw-quests", [], "Draw two quests and keep one", when=messages.WHEN_DRAW_QUESTS
        )
        self.own_rocket = verbs.verb(
            OWN_ROCKET, "own-rocket", [], "Choose a rocket of your own continent", when=messages.WHEN_OWN_ROCKET
        )
        self.draw_sites = verbs.verb(
            DRAW_SITES, "draw-sites", [], "Draw from the launch-site deck", when=messages.WHEN_DRAW_SITES
        )


def _hidden_hours(month: Month) -> str:
    """What the Sun hides in a month."""
    first, last = (month.sun_hour - HALF_DAY) % HOURS, (month.sun_hour + HALF_DAY) % HOURS
    return f"In {month.name} the Sun hides hours {first} to {last} of the sky"


def stage_tokens() -> list[str]:
    """The ten stages in records."""
    return [f"out-{n + 1}" if n < TRACK // 2 else f"in-{n - 4}" for n in range(TRACK)]


def stage_labels() -> list[str]:
    """The ten stages in words."""
    return [f"stage {n + 1}" if n < TRACK // 2 else f"stage {n - 4} of the way home" for n in range(TRACK)]


def place_name(c: Content, square: int) -> str:
    """A square by its first name, as one says it: to the Philippines, to Iceland."""
    return _with_article(c.earth.names[square].split(",")[0])


def _with_article(name: str) -> str:
    """The name of a square within a sentence."""
    return f"the {name}" if name.split(" (")[0].endswith(_TAKE_THE) or name.startswith("West coast") else name


def square_label(c: Content, square: int) -> str:
    """A square in words: its first name and its zone; some parts of the ocean have the same, and their longitude tells them apart."""
    name, zone = c.earth.names[square].split(",")[0], c.earth.zone(square)
    alike = [n for n in range(len(c.earth.keys)) if c.earth.names[n].split(",")[0] == name and c.earth.zone(n) == zone]
    where = f", {c.earth.longitude[square]}" if len(alike) > 1 else ""
    return f"{name} (zone {zone_names()[zone]}{where})"


def place_label(c: Content, square: int) -> str:
    """A square with the continents whose signs stand on it, for who does not know the map: the log, which tells of visits, needs none."""
    lands = [
        spec.continent for n, spec in enumerate(c.characters) if any(c.earth.icon(square, v) >> n & 1 for v in range(SPACECRAFT))
    ]
    name, zone = square_label(c, square).split(" (", 1)
    return f"{name}, {' and '.join(lands) or 'open sea'} ({zone}"
