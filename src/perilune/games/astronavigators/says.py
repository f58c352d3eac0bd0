"""The box's sentences: why a move is refused, and what happened. Numbers fill the blanks."""

from typing import Final

from perilune.core.game import Reason

NOT_NOW: Final = 1
WEEK_TAKEN: Final = 2
NOTHING_THERE: Final = 3
WRONG_WEEK: Final = 4
BELOW_HORIZON: Final = 5
IN_DAYLIGHT: Final = 6
IN_POLAR_DAY: Final = 7
SUN_DOWN: Final = 8
TRAINED: Final = 9
YEAR_TWO: Final = 10
IN_SPACE: Final = 11
NO_SAVED: Final = 12
NO_ICON: Final = 13
NOWHERE: Final = 14
TOO_FAR: Final = 15
NO_STOP: Final = 16
OFF_EARTH: Final = 17
NOT_TRAINED: Final = 18
NO_PAD: Final = 19
NO_TILE_THERE: Final = 20
TILE_FLIPPED: Final = 21
TILE_NO_ICON: Final = 22
MUST_GO: Final = 23
NOT_GOING: Final = 24
NOT_BOTH: Final = 25
NO_PHASE: Final = 26
SXT_FULL: Final = 27
NO_SET: Final = 28
SCT_FULL: Final = 29
AI_FULL: Final = 30
AI_NEEDS_SCT: Final = 31
SET_IN_USE: Final = 32
ALREADY_ASTRONAUT: Final = 33
NOT_ASTRONAUT: Final = 34
NO_ABORT_STAGE: Final = 35
NO_SUCH_STAGE: Final = 36
STAGE_DRAWN: Final = 37
NO_TILE_LEFT: Final = 38
NOT_FLYING: Final = 39
NO_HOLD: Final = 40
NO_OWN_TILE: Final = 41
SWAP_DONE: Final = 42
NOTHING_ON_SXT: Final = 43
CHANCE_DECIDES: Final = 44
NOT_POSSIBLE: Final = 45
CHARACTER_TAKEN: Final = 46
NOT_DEALT: Final = 47
NOT_YOUR_AGENDA: Final = 48
NOT_IN_MODE: Final = 49
NO_TIME: Final = 50
NO_SECOND: Final = 51
NO_PROTECTION: Final = 52
NO_TELESCOPE: Final = 53
NO_ROLL: Final = 54
NO_HOP: Final = 55
NOT_SPHEN: Final = 56
OPEN_SEA: Final = 57
NO_ICON_USE: Final = 58
ICON_TILE: Final = 59
NO_SLOT: Final = 60
TOKEN_ACTIVE: Final = 61
NOT_THIS_SITE: Final = 62
NOT_THIS_ROCKET: Final = 63
NOT_ON_MOON: Final = 64
NO_TERRA: Final = 65
NO_GUESS: Final = 66
NO_FESTIVAL: Final = 67
NO_CHOICE: Final = 68
NAME_FIRST: Final = 69
NARROW_FIRST: Final = 70
PLANET_HIDDEN: Final = 71
NO_TRANSIT: Final = 72
NO_PLANET_CARD: Final = 73
PLANET_PLACED: Final = 74
NO_SPOT: Final = 75
NOT_SECTION: Final = 76
NOT_SHADOWS: Final = 77
NO_QUEST_THERE: Final = 78
QUEST_ELSEWHERE: Final = 79
QUEST_NOTHING: Final = 80
QUEST_NOT_DRAWN: Final = 81
QUEST_GONE: Final = 82
NO_QUESTS_LEFT: Final = 83
SAME_TILES: Final = 84
NO_INSTRUMENT: Final = 85
NOT_FOUND: Final = 86
WEEK_BUSY: Final = 87
BLOCKED: Final = 88

REASONS: Final = [
    Reason("", ""),
    Reason("2.1", "That is not done in this phase of the month."),
    Reason("2.2", "{week} is taken by {seat}."),
    Reason("2.3", "There is no card in {week}."),
    Reason("3.1", "{card} is seen in {week}, not in {week}."),
    Reason(
        "3.3",
        "{card} is not wholly above the horizon of zone {zone}: from there, no row of declination more than two away is seen.",
    ),
    Reason(
        "3.4",
        "In {month} the Sun (at {n} h) hides {n} h to {n} h of right ascension: in zone {zone} a part of {card} is in daylight.",
    ),
    Reason("3.5", "In {month} there is no night in zone {zone}: {card} cannot be seen."),
    Reason("3.6", "In {month} the Sun does not rise in zone {zone}: {card} cannot be seen."),
    Reason("5.3", "As an astronaut you observe no more before your first launch."),
    Reason("5.2", "After the first year nothing is observed from Earth any more."),
    Reason("3.10", "You observe from the Earth map, and you are in space."),
    Reason("2.6", "You have no saved card."),
    Reason("4.1", "There is no {vehicle} icon on {square}."),
    Reason("4.2", "From {square} the {vehicle} cannot reach any square where it may stop."),
    Reason("4.2", "The {vehicle} cannot go from {square} to {square}."),
    Reason("4.2", "There is no {vehicle} icon on {square} to stop at."),
    Reason("4.1", "You are in space: only the spacecraft travels."),
    Reason("5.1", "Only an astronaut can launch; finish your training in a calibration phase first."),
    Reason("6.1", "There is no launch pad on {square}."),
    Reason("4.12", "You have no tile of {continent}."),
    Reason("4.12", "Your tile of {continent} is flipped: its icons are used up."),
    Reason("4.12", "Your tile of {continent} shows the {vehicle}, and there is no such icon on {square}."),
    Reason("4.12", "Choose where to go first."),
    Reason("4.12", "You have no movement to make: connect with a tile, or stop."),
    Reason("4.16", "You have not arrived on an icon of {continent}, or have been there."),
    Reason("5.4", "Your {phase} token is not active."),
    Reason("5.4", "There is a token on the sextant already."),
    Reason("5.5", "Your {set} token is not active."),
    Reason("5.5", "There is a token on the scanning telescope already."),
    Reason("5.6", "There is a token on the attitude indicator already."),
    Reason("5.6", "The attitude indicator works only with a token on the scanning telescope."),
    Reason("5.6", "The {set} token is on the other instrument."),
    Reason("5.1", "You are an astronaut already."),
    Reason("5.1", "Only an astronaut calibrates. Finish your training first."),
    Reason("7.4", "Abort Stage needs its token and a craft on the way to the Moon."),
    Reason("6.3", "This mode has no tiles of {stage}."),
    Reason("6.3", "You have drawn a tile of {stage} before."),
    Reason("6.3", "There is no tile of {stage} left."),
    Reason("6.4", "That belongs to a flight, at another moment."),
    Reason("6.11", "The first step of the flight must be made."),
    Reason("6.8", "You have no tile of {stage} to exchange."),
    Reason("6.8", "You have exchanged a tile already; that is done once per game."),
    Reason("6.10", "There is no lunar phase on your sextant."),
    Reason("1.5", "Chance decides that, not a player."),
    Reason("1.5", "That cannot come now."),
    Reason("1.1", "{character} is taken."),
    Reason("9.1", "{character} is not one of the two cards you were dealt."),
    Reason("10.1", "{agenda} is not one of the agendas you can choose from."),
    Reason("9.2", "The mode you play has no such thing."),
    Reason("11.1", "Only a character with the Time technique slides the top card under the week."),
    Reason("11.1", "{week} has only one card."),
    Reason("11.3", "{card} needs solar protection: your own technique, or a tile with that icon."),
    Reason("11.2", "{card} needs a telescope: your own technique, or a tile with that icon."),
    Reason("11.4", "You roll once, after arriving where another player's die stands."),
    Reason("11.4", "You have no free connection."),
    Reason("9.9", "Only Sphen has heliports, and only instead of moving."),
    Reason("9.9", "A heliport cannot stand in the open sea."),
    Reason("11.5", "That tile has no icon to use now."),
    Reason("11.3", "The tile of {continent} does not show what is needed, or is flipped."),
    Reason("2.5", "You have no saved card in slot {slot}."),
    Reason("12.2", "Your {phase} token is active already."),
    Reason("11.6", "That is not a launch site you can choose now."),
    Reason("6.1", "The {rocket} does not stand on your square."),
    Reason("12.1", "The Earth rise is seen from the Moon."),
    Reason("12.1", "There is no Earth Rise card to take, or you have one already."),
    Reason("10.20", "Only Sphen's Slippery Boost guesses, after a step."),
    Reason("10.14", "Only the Moon Festival draws a new tile, once a month."),
    Reason("10.2", "No agenda of yours has that choice now."),
    Reason("10.21", "Name the value of Thermal Roll first."),
    Reason("10.8", "Choose the stage for Science and Superstition first."),
    Reason("14.3", "{planet} is within the pillars: it cannot be seen this month."),
    Reason("14.4", "{planet} does not stand between the Earth and the Sun this month."),
    Reason("14.2", "There is no planet card on the deck."),
    Reason("14.1", "{planet} has its place already."),
    Reason("14.1", "{planet} has no such spot on its orbit."),
    Reason("18.2", "The Sun die sent {planet} to section {n}: that spot lies outside."),
    Reason("18.2", "The shadow has chosen another planet."),
    Reason("15.3", "You have no open quest {quest}."),
    Reason("15.3", "{quest} is completed on {square}."),
    Reason("15.3", "You have observed nothing yet that {quest} asks for."),
    Reason("15.1", "{quest} was not drawn."),
    Reason("15.1", "The quest of your own continent is not in the deck."),
    Reason("15.1", "There are no quests left."),
    Reason("15.2", "Two different unflipped tiles are needed."),
    Reason("15.4", "You do not have the {instrument}, or it is not brought along."),
    Reason("15.4", "{card} is not there to be found."),
    Reason("15.4", "{week} is not free for that."),
    Reason("18.3", "{week} is blocked: bad timing or the shadow stands there."),
]

E_MONTH: Final = 0
E_CHOOSE: Final = 1
E_START: Final = 2
E_FIRST: Final = 3
E_DEAL: Final = 4
E_TOP: Final = 5
E_OBSERVE_PLAN: Final = 6
E_TRAVEL_PLAN: Final = 7
E_PLAN_PLAN: Final = 8
E_PLANNED_PLAN: Final = 9
E_REST_PLAN: Final = 10
E_OBSERVED: Final = 11
E_NOT_SEEN: Final = 12
E_SET: Final = 13
E_TOKEN: Final = 14
E_SAVED: Final = 15
E_RETURNED: Final = 16
E_GO: Final = 17
E_VEHICLE: Final = 18
E_VISIT: Final = 19
E_ALL_VEHICLES: Final = 20
E_ALL_CONTINENTS: Final = 21
E_CONNECT: Final = 22
E_STAY: Final = 23
E_TRAIN: Final = 24
E_SXT: Final = 25
E_SCT: Final = 26
E_AI: Final = 27
E_MATCH: Final = 28
E_LAUNCH: Final = 29
E_SATURN: Final = 30
E_DRAW: Final = 31
E_DRAW_VALUE: Final = 32
E_STEP: Final = 33
E_SKIP: Final = 34
E_TURNED: Final = 35
E_DV: Final = 36
E_NEGATE: Final = 37
E_EXCHANGE: Final = 38
E_EQUAL: Final = 39
E_ABORT: Final = 40
E_ABORT_STAGE: Final = 41
E_OUT: Final = 42
E_MOON: Final = 43
E_SHUFFLE: Final = 44
E_OVER: Final = 45
E_OFFER_CHARACTER: Final = 46
E_CHOSEN: Final = 47
E_AGENDA_CHOSEN: Final = 48
E_REVEAL: Final = 49
E_FLIP: Final = 50
E_ROLL: Final = 51
E_FREE: Final = 52
E_HELIPORT: Final = 53
E_SITE: Final = 54
E_SITE_KEPT: Final = 55
E_SITE_OFFER: Final = 56
E_LEAVE: Final = 57
E_HOME: Final = 58
E_DROP: Final = 59
E_HUNT: Final = 60
E_DIFFERENCE: Final = 61
E_REDRAW: Final = 62
E_GUESS: Final = 63
E_NAMED: Final = 64
E_NARROW: Final = 65
E_EASE: Final = 66
E_PUSH: Final = 67
E_PLANET_TOP: Final = 68
E_PUT: Final = 69
E_SHADOW_PUT: Final = 70
E_QUEST: Final = 71
E_QUEST_DONE: Final = 72
E_BRING: Final = 73
E_SEARCH: Final = 74
E_SWITCH: Final = 75
E_LEAD: Final = 76
E_BAD: Final = 77
E_SHADOW: Final = 78
E_SHADOW_FLIES: Final = 79
E_SHADOW_HOME: Final = 80
E_POINTS_STAGE: Final = 81
E_POINTS_RACE: Final = 82
E_POINTS_NK: Final = 83
E_POINTS_TOOLS: Final = 84
E_POINTS_AGENDA: Final = 85
E_POINTS_WIN: Final = 86

SENTENCES: Final = [
    "{month} begins.",
    "{seat} is {character}.",
    "{seat} starts with {n} NK.",
    "{seat} is first player.",
    "{card} is laid in {week}.",
    "{card} is seen on top of the deck.",
    "{seat} will observe in {week}.",
    "{seat} will travel in {week} by {vehicle}.",
    "{seat} will save the card of {week}.",
    "{seat} lays a saved card on {week} to observe it.",
    "{seat} will stay put in {week}.",
    "{seat} observes {card}: {n} NK.",
    "{seat} cannot observe {card} after all.",
    "{seat} completes the set {set}: {n} NK.",
    "{seat} gets the {phase} token.",
    "{seat} saves {card}.",
    "{seat} gives {card} back.",
    "{seat} goes by {vehicle} to {square}.",
    "{seat} has used the {vehicle} for the first time: {n} NK.",
    "{seat} visits {continent}: {n} NK.",
    "{seat} has used all vehicles within the year: {n} NK.",
    "{seat} has visited all continents within the year: {n} NK.",
    "{seat} travels on with the tile of {continent}.",
    "{seat} stays.",
    "{seat} is an astronaut now.",
    "{seat} puts {phase} on the sextant.",
    "{seat} puts {set} on the scanning telescope.",
    "{seat} puts {set} on the attitude indicator.",
    "A calibrated set of {seat} appears: one more step.",
    "{seat} launches with the {rocket} from {square}.",
    "The Saturn V gives {seat} {n} NK.",
    "{seat} draws a tile of {stage}.",
    "Your tile of {stage} shows {n}.",
    "{seat} flies to {stage}.",
    "{stage} is full: {seat} skips it.",
    "{stage} shows {n}.",
    "{seat} faces {n} and has a DV of {n}.",
    "{seat} negates it with the lunar phase.",
    "{seat} lays a tile with {n} on {stage} and takes the one that was there.",
    "The values are the same: {seat} gets one more step.",
    "{seat} aborts and is back on the launch pad.",
    "{seat} uses Abort Stage and is back on the launch pad with all tokens.",
    "{seat} is out of the race.",
    "{seat} lands on the Moon!",
    "The cards of the weeks are shuffled into a new deck.",
    "The game is over.",
    "You may become {character}.",
    "{seat} has chosen a character.",
    "{seat} has a hidden agenda.",
    "{seat} reveals the hidden agenda {agenda}.",
    "{seat} flips the tile of {continent}.",
    "{seat} rolls the {vehicle}.",
    "{seat} gets a free connection.",
    "{seat} puts a heliport on {square}.",
    "The {rocket} is raised on {square}.",
    "{seat} keeps a launch site hidden.",
    "You look at the {rocket}.",
    "{seat} leaves the Moon for {stage}.",
    "{seat} lands on Earth as number {n}!",
    "{seat} drops out at {stage}.",
    "{seat} hunts on: somebody has skipped that stage.",
    "A second tile shows {n}: only the difference counts.",
    "{seat} draws a new tile.",
    "{seat} guesses {n}; the tile shows {n}.",
    "{seat} names {n}.",
    "For {seat}, {stage} holds one craft less.",
    "{seat}'s agenda lowers the difficulty this month.",
    "{seat}'s agenda gives one more step.",
    "{card} is seen on top of the planet deck.",
    "{seat} puts {planet} on its orbit.",
    "The shadow wants {planet} in section {n}.",
    "{seat} takes the quest {quest}.",
    "{seat} completes {quest}: {n} NK and the {instrument}.",
    "{seat} brings the {instrument}.",
    "{seat} finds {card} with the {instrument}.",
    "{seat} switches {card} and {card}.",
    "{seat} acts first, by the Sextant.",
    "Bad timing stands in {week}.",
    "The shadow stands in {week}.",
    "The shadow's craft flies on.",
    "The shadow is back on Earth first.",
    "{seat} has come {n stage} far.",
    "{seat} gets {n reputation point} for the race.",
    "{seat} gets {n reputation point} for the NK left.",
    "{seat} gets {n reputation point} for instruments.",
    "{seat} gets {n reputation point} for the hidden agenda.",
    "{seat} has beaten the shadow: {n point}.",
]
