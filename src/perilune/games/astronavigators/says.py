"""The box's sentences: why a move is refused, and what happened. Numbers fill the blanks."""

from typing import Final

from perilune.core.game import Reason

WEEK_TAKEN: Final = 1
NOTHING_THERE: Final = 2
WRONG_WEEK: Final = 3
BELOW_HORIZON: Final = 4
IN_DAYLIGHT: Final = 5
IN_POLAR_DAY: Final = 6
SUN_DOWN: Final = 7
TRAINED: Final = 8
YEAR_TWO: Final = 9
IN_SPACE: Final = 10
NO_SAVED: Final = 11
NO_ICON: Final = 12
NOWHERE: Final = 13
TOO_FAR: Final = 14
NO_STOP: Final = 15
OFF_EARTH: Final = 16
NOT_TRAINED: Final = 17
NO_PAD: Final = 18
NO_TILE_THERE: Final = 19
TILE_FLIPPED: Final = 20
TILE_NO_ICON: Final = 21
MUST_GO: Final = 22
NOT_GOING: Final = 23
NOT_BOTH: Final = 24
NO_PHASE: Final = 25
SXT_FULL: Final = 26
NO_SET: Final = 27
SCT_FULL: Final = 28
AI_FULL: Final = 29
AI_NEEDS_SCT: Final = 30
SET_IN_USE: Final = 31
ALREADY_ASTRONAUT: Final = 32
NOT_ASTRONAUT: Final = 33
NO_ABORT_STAGE: Final = 34
NO_SUCH_STAGE: Final = 35
STAGE_DRAWN: Final = 36
NO_TILE_LEFT: Final = 37
NO_HOLD: Final = 38
NO_OWN_TILE: Final = 39
SWAP_DONE: Final = 40
NOTHING_ON_SXT: Final = 41
CHANCE_DECIDES: Final = 42
NOT_POSSIBLE: Final = 43
CHARACTER_TAKEN: Final = 44
NOT_DEALT: Final = 45
NOT_YOUR_AGENDA: Final = 46
NEEDS_CONSTELLATION: Final = 47
NEEDS_SOLAR: Final = 48
NO_TIME: Final = 49
NO_SECOND: Final = 50
NO_PROTECTION: Final = 51
NO_TELESCOPE: Final = 52
NO_ROLL: Final = 53
NO_HOP: Final = 54
NOT_SPHEN: Final = 55
OPEN_SEA: Final = 56
ICON_OBSERVES: Final = 57
NO_SITES_LEFT: Final = 58
ROCKET_NOT_SEEN: Final = 59
ONE_SITE: Final = 60
STAYS_HIDDEN: Final = 61
NOT_HIDDEN: Final = 62
NO_OWN_ROCKET: Final = 63
ICON_TILE: Final = 64
NO_SLOT: Final = 65
TOKEN_ACTIVE: Final = 66
NOT_THIS_ROCKET: Final = 67
NOT_ON_MOON: Final = 68
NO_TERRA: Final = 69
TERRA_IN_DECK: Final = 70
NO_GUESS: Final = 71
NO_SUCH_VALUE: Final = 72
NO_FESTIVAL: Final = 73
CHOOSE_FIRST: Final = 74
NAME_FIRST: Final = 75
NARROW_FIRST: Final = 76
PLANET_HIDDEN: Final = 77
NO_TRANSIT: Final = 78
NO_PLANET_CARD: Final = 79
PLANET_PLACED: Final = 80
NO_SPOT: Final = 81
NOT_SECTION: Final = 82
NOT_SHADOWS: Final = 83
NO_QUEST_THERE: Final = 84
QUEST_ELSEWHERE: Final = 85
QUEST_NOTHING: Final = 86
QUEST_NOT_DRAWN: Final = 87
QUEST_GONE: Final = 88
NO_QUESTS_LEFT: Final = 89
SAME_TILES: Final = 90
NO_INSTRUMENT: Final = 91
SEXTANT_STAYS: Final = 92
NOT_FOUND: Final = 93
WEEK_BUSY: Final = 94
WEEK_OWN: Final = 95
WEEK_EMPTY: Final = 96
CANNOT_SWITCH: Final = 97
BAD_TIMING: Final = 98
SHADOW_THERE: Final = 99
W_SAVED_BACK: Final = 100
W_UNSEEN: Final = 101
W_FEW_NK: Final = 102
W_FEW_NK_BACK: Final = 103
W_TRAIN: Final = 104
W_SPENT_UNUSED: Final = 105
W_NOTHING_TO_NEGATE: Final = 106
W_PORT_THERE: Final = 107
W_BEHIND: Final = 108
W_LAST_PLAN: Final = 109
W_NONE_LEFT: Final = 110

# When each kind of move can be made, by verb: what a player is told who tries at another time.
_WHEN: Final = [
    ("1.1", "Characters are chosen before the first month."),
    ("10.1", "Hidden agendas are chosen before the first month."),
    ("14.1", "Planets are placed before the first month, in a game with free planets."),
    ("2.2", "Observations are declared in the action phase, when you take a week."),
    ("11.1", "The top card is slid under its week in the action phase, when you take that week."),
    ("2.2", "A journey is declared in the action phase, when you take a week."),
    ("2.2", "Saving a card is declared in the action phase, when you take its week."),
    ("2.2", "Observing a saved card is declared in the action phase, when you take a week."),
    ("14.2", "The planet card is taken in the action phase, when you take a week."),
    ("14.2", "The planet card is taken in the action phase, when you take a week."),
    ("12.1", "Watching the Earth rise is declared in the action phase, with the craft at the Moon."),
    ("2.7", "Staying put is declared in the action phase, when you take a week."),
    ("4.2", "Where to go is chosen in the resolution phase, in the week you took for a journey."),
    ("2.7", "In the resolution phase you may still stay, instead of the movement you declared."),
    ("4.12", "A tile connects in the resolution phase, after the movement you declared."),
    ("4.12", "You stop in the resolution phase: at the end of a journey, or to leave an instrument unused."),
    ("4.16", "You choose a continent on arriving at an icon that belongs to two new ones."),
    ("11.4", "You may roll in the resolution phase, on arriving where another player's die stands."),
    ("11.4", "A free connection is won by rolling the face of another player's die on your square."),
    ("9.9", "Sphen places heliports in the resolution phase, instead of the movement he declared."),
    ("11.5", "Flags and launch sites on tiles are used in the action phase, before you take a week."),
    ("11.3", "A tile's telescope or solar protection is used in the resolution phase, as you observe a card that needs it."),
    ("2.5", "A saved card is given back in the resolution phase, when your save area is full."),
    ("12.2", "A lunar phase token is chosen after observing an Earth Rise."),
    ("11.6", "A launch site is kept after using a tile's hidden-site icon in the action phase."),
    ("11.5", "A rocket is raised after using a tile's launch-site icon in the action phase."),
    ("15.1", "You keep a quest after drawing two, in the action phase."),
    ("15.1", "Your own quest is taken in the action phase, for a flag or two tiles, instead of drawing."),
    ("15.3", "A quest is completed on its square: in the action phase before you take a week, or during a journey."),
    ("15.2", "Two tiles are flipped for a quest in the action phase, before you take a week."),
    ("15.4", "An instrument is brought in the action phase, right after you declare an action."),
    ("15.4", "An instrument you brought searches in the resolution phase, before your action."),
    ("15.4", "An instrument you brought switches cards in the resolution phase, before your action."),
    ("15.5", "The Sextant is used as a month begins, before the first action."),
    ("6.1", "A rocket is chosen in the resolution phase, when you launch where several stand."),
    ("6.3", "Trajectory tiles are drawn after a launch, by those on Earth."),
    ("6.4", "A craft flies in the resolution phase, in the week you took for it."),
    ("6.11", "You may leave out an additional step during your flight, once the first step is made."),
    ("6.8", "A tile is exchanged during your flight: before a step, or on a stage before you face it."),
    ("6.6", "A difficulty is faced during your flight, on arriving at a stage."),
    ("6.10", "The lunar phase on the sextant negates a tile during your flight, on arriving at a stage."),
    ("10.14", "The Moon Festival draws a new tile during your flight, on arriving at a stage."),
    ("10.20", "Slippery Boost guesses during your flight, after a step onto a stage."),
    ("10.2", "A revealed planet agenda has this choice as your flight begins, in a month that shows its planets."),
    ("10.2", "A revealed planet agenda has this choice as your flight begins, in a month that shows its planets."),
    ("10.8", "Science and Superstition, once revealed, chooses stage 2 or 4 of a way before you reach its stage 2."),
    ("10.21", "Thermal Roll names its value at the launch that reveals it."),
    ("5.1", "Training is finished in the calibration phase, after the resolution."),
    ("5.4", "The sextant is calibrated in the calibration phase, by an astronaut."),
    ("5.5", "The scanning telescope is calibrated in the calibration phase, by an astronaut."),
    ("5.6", "The attitude indicator is calibrated in the calibration phase, by an astronaut."),
    ("7.4", "Abort Stage is used in the calibration phase, on the way to the Moon."),
    ("2.1", "Done ends a calibration, or leaves the Sextant or another instrument unused."),
    *[("1.5", "Chance decides that, not a player.")] * 10,
    ("15.1", "Quests are drawn in the action phase, for a flag or two tiles."),
    ("16.5", "An own rocket is chosen in the action phase, after using a tile's launch-site or hidden-site icon."),
    ("11.5", "Launch sites are drawn in the action phase, after using a tile's launch-site or hidden-site icon."),
]

REASONS: Final = [
    Reason("", ""),
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
    Reason("5.3", "As an astronaut you observe nothing more until your first launch."),
    Reason("5.2", "The first year is over: nothing is observed from Earth any more."),
    Reason("3.10", "You observe from the Earth map, and you are in space."),
    Reason("2.6", "You have no saved card. Save one first, with a planning action."),
    Reason("4.1", "There is no {vehicle} icon on {square}."),
    Reason("4.2", "From {square} the {vehicle} cannot reach any square where it may stop."),
    Reason("4.2", "The {vehicle} cannot go from {square} to {square}."),
    Reason("4.2", "There is no {vehicle} icon on {square} to stop at."),
    Reason("4.1", "You are in space: only the spacecraft travels."),
    Reason("5.1", "Only an astronaut can launch. Finish your training in a calibration phase first."),
    Reason("6.1", "There is no launch pad on {square}."),
    Reason("4.12", "You have no tile of {continent}."),
    Reason("4.12", "Your tile of {continent} is flipped: its icons are used up."),
    Reason("4.12", "Your tile of {continent} shows the {vehicle}, and there is no such icon on {square}."),
    Reason("4.12", "Choose where to go first."),
    Reason("4.12", "You have no movement to make: connect with a tile, or stop."),
    Reason("4.16", "Here you visit a new continent on whose icon you have arrived; {continent} is none."),
    Reason("5.4", "Your {phase} token is not active."),
    Reason("5.4", "There is a token on the sextant already."),
    Reason("5.5", "Your {set} token is not active."),
    Reason("5.5", "There is a token on the scanning telescope already."),
    Reason("5.6", "There is a token on the attitude indicator already."),
    Reason("5.6", "The attitude indicator works only with a token on the scanning telescope."),
    Reason("5.6", "The {set} token is on the other instrument."),
    Reason("5.1", "You are an astronaut already."),
    Reason("5.1", "Only an astronaut calibrates. Finish your training first."),
    Reason("7.4", "Abort Stage needs its token, unused, and a craft on the way to the Moon."),
    Reason("6.3", "First and Fast has no way back: there are no tiles of {stage}."),
    Reason("6.3", "You have drawn a tile of {stage} before."),
    Reason("6.3", "There is no tile of {stage} left."),
    Reason("6.11", "The first step of the flight must be made."),
    Reason("6.8", "You have drawn no tile of {stage} to exchange."),
    Reason("6.8", "You have exchanged a tile already; that is done once per game."),
    Reason("6.10", "No lunar phase on your sextant is left for this month."),
    Reason("1.5", "Chance has another question to answer first."),
    Reason("1.5", "No card or tile like that is left to come."),
    Reason("1.1", "{character} is taken."),
    Reason("9.1", "{character} is not one of the two cards you were dealt."),
    Reason("10.1", "{agenda} is not one of the agendas you can choose from."),
    Reason("9.2", "First and Fast has no abilities, techniques, launch sites or planets: the other modes have them."),
    Reason("9.2", "Planets and quests belong to the Solar System mode and the solo game."),
    Reason("11.1", "Only a character with the Time technique slides the top card under the week."),
    Reason("11.1", "{week} has only one card."),
    Reason("11.3", "{card} needs solar protection: your own technique, or a tile with that icon."),
    Reason("11.2", "{card} needs a telescope: your own technique, or a tile with that icon."),
    Reason("11.4", "You may roll once, on arriving where another player's die stands and a vehicle has its icon."),
    Reason("11.4", "You have no free connection: roll the face of another player's die on your square to get one."),
    Reason("9.9", "Only Sphen places heliports, up to two, instead of the declared movement."),
    Reason("9.9", "A heliport cannot stand in the open sea."),
    Reason("11.2", "The icon on your tile of {continent} works as you observe a card that needs it."),
    Reason("11.5", "The launch-site deck is empty."),
    Reason("11.5", "The {rocket} is not one of the cards you look at."),
    Reason("11.5", "The {rocket} has only one launch site."),
    Reason("11.6", "This icon keeps the rocket hidden: it is raised when you launch with it."),
    Reason("11.5", "This icon raises the rocket at once, for everybody."),
    Reason("16.5", "No rocket of your continent is in the launch-site deck."),
    Reason("11.3", "You have no unflipped tile of {continent} with the icon that the card needs."),
    Reason("2.5", "You have no saved card in slot {slot}."),
    Reason("12.2", "Your {phase} token is active already."),
    Reason("6.1", "The {rocket} does not stand on your square."),
    Reason("12.1", "The Earth rise is seen from the Moon: land there first."),
    Reason("12.1", "Each player may take one Earth Rise card, while there are any."),
    Reason("12.1", "In this mode Earth Rise cards come from the planet deck: take one when it lies there."),
    Reason("10.20", "With a revealed Slippery Boost you may guess right after a step onto a stage."),
    Reason("10.20", "No tile of {stage} shows {n}."),
    Reason("10.14", "With a revealed Moon Festival you may draw a new tile once a month."),
    Reason("10.2", "Choose first what your planet agenda does this month."),
    Reason("10.21", "Name the value of Thermal Roll first."),
    Reason("10.8", "Choose the stage for Science and Superstition first."),
    Reason("14.3", "{planet} is within the pillars: it cannot be seen this month."),
    Reason("14.4", "{planet} does not stand between the Earth and the Sun this month."),
    Reason("14.2", "There is no planet card on the deck: somebody has taken it this month."),
    Reason("14.1", "{planet} has its place already."),
    Reason("14.1", "The orbit of {planet} has no such spot."),
    Reason("18.2", "The Sun die sent {planet} to section {n}: that spot lies outside."),
    Reason("18.2", "The shadow places {planet} first."),
    Reason("15.3", "You have no open quest {quest}."),
    Reason("15.3", "{quest} is completed on {square}."),
    Reason("15.3", "You have observed nothing yet that {quest} asks for."),
    Reason("15.1", "{quest} is not one of the quests that were drawn."),
    Reason("15.1", "The quest of your own continent is not in the deck any more."),
    Reason("15.1", "There are no quests left."),
    Reason("15.2", "Two of your unflipped tiles are needed."),
    Reason("15.4", "You do not have the {instrument}."),
    Reason("15.5", "The Sextant is not brought along: it is used as a month begins."),
    Reason("15.4", "{card} is not where the {instrument} searches."),
    Reason("15.4", "{seat} has taken {week} for more than a journey: the {instrument} does not reach it."),
    Reason("15.4", "{week} is your own: the {instrument} switches with another week."),
    Reason("15.4", "There is no card in {week} that the {instrument} could switch."),
    Reason("15.4", "The {instrument} switches no cards: it searches for one."),
    Reason("18.3", "{week} is blocked: bad timing stands there."),
    Reason("18.3", "{week} is blocked: the shadow stands there."),
    Reason("2.5", "Your save area is full: {card} goes back to the week."),
    Reason("15.4", "As things stand you cannot see {card} in {week}: bring an instrument that changes the card."),
    Reason("6.1", "You have {n} NK. The stages to the Moon take about {n} without a lunar phase: it may be too soon to launch."),
    Reason("6.1", "You have {n} NK. There and back takes about {n} without a lunar phase: it may be too soon to launch."),
    Reason("5.3", "You have {n} NK, and as an astronaut you observe nothing more until you launch."),
    Reason("5.8", "You are not on a launch pad: unless you launch next month, the token is spent for nothing."),
    Reason("6.10", "The tile counts 0 for you anyway: the lunar phase would be wasted."),
    Reason("9.9", "{square} has a helicopter icon already."),
    Reason("6.8", "You have passed {stage}: its tile matters to you no more, unless both show the same."),
    Reason("5.2", "Nothing is observed from Earth after {month}: a card saved now can never be scored."),
    Reason("10.20", "As far as you can know, no tile with {n} is left in this stage: the guess would be wrong."),
    *[Reason(rule, says) for rule, says in _WHEN],
]


def not_now(kind: int) -> int:
    """The reason that says when moves of this kind can be made."""
    return len(REASONS) - len(_WHEN) + kind


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
E_RELAUNCH: Final = 87
E_REGAIN: Final = 88
E_OWN_ROCKETS: Final = 89
E_NO_OWN_ROCKET: Final = 90
E_PLANET_WAITS: Final = 91

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
    "{seat} faces a difficulty of {n}: the DV is {n} now.",
    "{seat} negates it with the lunar phase.",
    "{seat} lays a tile with {n} on {stage} and takes the one that was there.",
    "The values are the same: {seat} gets one more step.",
    "{seat} aborts and is back on the launch pad.",
    "{seat} uses Abort Stage and is back on the launch pad with all tokens.",
    "{seat} has no abort left and is out of the race.",
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
    "{seat} aborts on the way back and drops out at {stage}.",
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
    "{seat} has flown {n stage}.",
    "{seat} gets {n reputation point} for the race.",
    "{seat} gets {n reputation point} for the NK left.",
    "{seat} gets {n reputation point} for instruments.",
    "{seat} gets {n reputation point} for the hidden agenda.",
    "{seat} has beaten the shadow: {n point}.",
    "The Starship launches {seat} again at once.",
    "With the Falcon Heavy, {seat} gets all spent tokens back.",
    "{seat} looks for a rocket of the home continent.",
    "{seat} finds none in the deck, and draws.",
    "{card} stays on top of the planet deck for the next month.",
]
