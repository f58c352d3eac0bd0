"""The box's sentences, each declared once: why a move is refused, what to think twice about, and what happened."""

from typing import Final

from perilune.core.messages import Earning, Messages

SAYS: Final = Messages()

WEEK_TAKEN: Final = SAYS.reason("2.2", "{week} is taken by {seat}.")
NOTHING_THERE: Final = SAYS.reason("2.3", "There is no card in {week}.")
WRONG_WEEK: Final = SAYS.reason("3.1", "{card} is seen in {week}, not in {week}.")
BELOW_HORIZON: Final = SAYS.reason(
    "3.3",
    "Part of {card} is below the horizon of zone {zone}: from there you see only the rows of the sky that are at most two away.",
)
IN_DAYLIGHT: Final = SAYS.reason(
    "3.4",
    "{daylight}: from zone {zone} part of {card} is in daylight.",
)
IN_POLAR_DAY: Final = SAYS.reason("3.5", "In {month} there is no night in zone {zone}: {card} cannot be seen.")
SUN_DOWN: Final = SAYS.reason("3.6", "In {month} the Sun does not rise in zone {zone}: {card} cannot be seen.")
TRAINED: Final = SAYS.reason("5.3", "An astronaut cannot observe before the first launch.")
YEAR_TWO: Final = SAYS.reason("5.2", "The first year is over: there are no more observations from Earth.")
IN_SPACE: Final = SAYS.reason("3.10", "Observations are made from the Earth map, and you are in space.")
NO_SAVED: Final = SAYS.reason("2.6", "You have no saved card. Save one first, with a planning action.")
NO_ICON: Final = SAYS.reason("4.1", "There is no {vehicle} icon on {square}.")
NOWHERE: Final = SAYS.reason("4.2", "From {square} the {vehicle} cannot reach any square where it may stop.")
TOO_FAR: Final = SAYS.reason("4.2", "The {vehicle} cannot go from {square} to {square}.")
NO_STOP: Final = SAYS.reason("4.2", "There is no {vehicle} icon on {square} to stop at.")
OFF_EARTH: Final = SAYS.reason("4.1", "You are in space: you can travel only by spacecraft.")
NOT_TRAINED: Final = SAYS.reason("5.1", "Only an astronaut can launch. Finish your training in a calibration phase first.")
NO_PAD: Final = SAYS.reason("6.1", "There is no launch pad on {square}.")
NO_TILE_THERE: Final = SAYS.reason("4.12", "You have no tile of {continent}.")
TILE_FLIPPED: Final = SAYS.reason("4.12", "Your tile of {continent} is flipped: its icons are used up.")
TILE_NO_ICON: Final = SAYS.reason("4.12", "Your tile of {continent} shows the {vehicle}, and there is no such icon on {square}.")
MUST_GO: Final = SAYS.reason("4.12", "Choose where to go first.")
NOT_GOING: Final = SAYS.reason("4.12", "You have no movement to make: connect with a tile, or stop.")
NOT_BOTH: Final = SAYS.reason(
    "4.16", "Choose one of the new continents whose icon you have reached; {continent} is not one of them."
)
NO_PHASE: Final = SAYS.reason("5.4", "Your {phase} token is not active.")
SXT_FULL: Final = SAYS.reason("5.4", "There is already a token on the sextant.")
NO_SET: Final = SAYS.reason("5.5", "Your {set} token is not active.")
SCT_FULL: Final = SAYS.reason("5.5", "There is already a token on the scanning telescope.")
AI_FULL: Final = SAYS.reason("5.6", "There is already a token on the attitude indicator.")
AI_NEEDS_SCT: Final = SAYS.reason("5.6", "The attitude indicator works only with a token on the scanning telescope.")
SET_IN_USE: Final = SAYS.reason("5.6", "The {set} token is on the other instrument.")
ALREADY_ASTRONAUT: Final = SAYS.reason("5.1", "You are already an astronaut.")
NOT_ASTRONAUT: Final = SAYS.reason("5.1", "Only an astronaut can calibrate. Finish your training first.")
NO_ABORT_STAGE: Final = SAYS.reason("7.4", "Abort Stage can be used once, with your craft on the way to the Moon.")
NO_SUCH_STAGE: Final = SAYS.reason("6.3", "First and Fast has no way back: there are no tiles of {stage}.")
STAGE_DRAWN: Final = SAYS.reason("6.3", "You have already drawn a tile of {stage}.")
NO_TILE_LEFT: Final = SAYS.reason("6.3", "There is no tile of {stage} left.")
NO_HOLD: Final = SAYS.reason("6.11", "You must make the first step of the flight.")
NO_OWN_TILE: Final = SAYS.reason("6.8", "You have drawn no tile of {stage} to exchange.")
SWAP_DONE: Final = SAYS.reason("6.8", "You have already exchanged a tile; you may do so once per game.")
NOTHING_ON_SXT: Final = SAYS.reason("6.10", "There is no lunar phase left on your sextant this month.")
CHANCE_DECIDES: Final = SAYS.reason("1.5", "Chance has another question to answer first.")
NOT_POSSIBLE: Final = SAYS.reason("1.5", "No card or tile like that is left.")
CHARACTER_TAKEN: Final = SAYS.reason("1.1", "{character} is taken.")
NOT_DEALT: Final = SAYS.reason("9.1", "{character} is not one of the two cards you were dealt.")
NOT_YOUR_AGENDA: Final = SAYS.reason("10.1", "{agenda} is not one of the agendas you can choose from.")
NEEDS_CONSTELLATION: Final = SAYS.reason(
    "9.2", "First and Fast has no abilities, techniques, launch sites or planets: the other modes have them."
)
NEEDS_SOLAR: Final = SAYS.reason("9.2", "Planets and quests belong to the Solar System mode and the solo game.")
NO_TIME: Final = SAYS.reason("11.1", "Only a character with the Time technique can slide the top card under the week.")
NO_SECOND: Final = SAYS.reason("11.1", "{week} has only one card.")
NO_PROTECTION: Final = SAYS.reason("11.3", "{card} needs solar protection: your own technique, or a tile with that icon.")
NO_TELESCOPE: Final = SAYS.reason("11.2", "{card} needs a telescope: your own technique, or a tile with that icon.")
NO_ROLL: Final = SAYS.reason(
    "11.4", "You may roll once, on arriving where another player's die stands and a vehicle has its icon."
)
NO_HOP: Final = SAYS.reason(
    "11.4", "You have no free connection: roll the face of another player's die on your square to get one."
)
NOT_SPHEN: Final = SAYS.reason("9.9", "Only Sphen places heliports, up to two, instead of the declared movement.")
OPEN_SEA: Final = SAYS.reason("9.9", "A heliport cannot stand in the open sea.")
ICON_OBSERVES: Final = SAYS.reason("11.2", "The icon on your tile of {continent} is used when you observe a card that needs it.")
NO_SITES_LEFT: Final = SAYS.reason("11.5", "The launch-site deck is empty.")
ROCKET_NOT_SEEN: Final = SAYS.reason("11.5", "The {rocket} is not one of the cards you are looking at.")
ONE_SITE: Final = SAYS.reason("11.5", "The {rocket} has only one launch site.")
STAYS_HIDDEN: Final = SAYS.reason("11.6", "This icon keeps the rocket hidden: it is raised when you launch with it.")
NOT_HIDDEN: Final = SAYS.reason("11.5", "This icon raises the rocket at once, for everybody.")
NO_OWN_ROCKET: Final = SAYS.reason("16.5", "No rocket of your continent is in the launch-site deck.")
ICON_TILE: Final = SAYS.reason("11.3", "You have no unflipped tile of {continent} with the icon that the card needs.")
NO_SLOT: Final = SAYS.reason("2.5", "You have no saved card in slot {slot}.")
TOKEN_ACTIVE: Final = SAYS.reason("12.2", "Your {phase} token is already active.")
NOT_THIS_ROCKET: Final = SAYS.reason("6.1", "The {rocket} does not stand on your square.")
NOT_ON_MOON: Final = SAYS.reason("12.1", "The Earth rise is seen from the Moon: land there first.")
NO_TERRA: Final = SAYS.reason("12.1", "Each player may take one Earth Rise card, as long as any are left.")
TERRA_IN_DECK: Final = SAYS.reason(
    "12.1", "In this mode Earth Rise cards come from the planet deck: take one when it lies there."
)
NO_GUESS: Final = SAYS.reason("10.20", "You can guess only with Slippery Boost revealed, right after a step onto a stage.")
NO_SUCH_VALUE: Final = SAYS.reason("10.20", "No tile of {stage} shows {n}.")
NO_FESTIVAL: Final = SAYS.reason("10.14", "You can draw a new tile only with the Moon Festival revealed, once a month.")
CHOOSE_FIRST: Final = SAYS.reason("10.2", "First choose what your planet agenda does this month.")
NAME_FIRST: Final = SAYS.reason("10.21", "Name a value for Thermal Roll first.")
NARROW_FIRST: Final = SAYS.reason("10.8", "Choose the stage for Science and Superstition first.")
PLANET_HIDDEN: Final = SAYS.reason("14.3", "{planet} is between the pillars: it cannot be seen this month.")
NO_TRANSIT: Final = SAYS.reason("14.4", "{planet} does not stand between the Earth and the Sun this month.")
NO_PLANET_CARD: Final = SAYS.reason("14.2", "There is no planet card on the deck: somebody has taken it this month.")
PLANET_PLACED: Final = SAYS.reason("14.1", "{planet} is already placed.")
NO_SPOT: Final = SAYS.reason("14.1", "The orbit of {planet} has no such spot.")
NOT_SECTION: Final = SAYS.reason("18.2", "The Sun die sent {planet} to section {n}: that spot lies outside.")
NOT_SHADOWS: Final = SAYS.reason("18.2", "The shadow places {planet} first.")
NO_QUEST_THERE: Final = SAYS.reason("15.3", "You have no open quest {quest}.")
QUEST_ELSEWHERE: Final = SAYS.reason("15.3", "{quest} can only be completed on {square}.")
QUEST_NOTHING: Final = SAYS.reason("15.3", "You have observed nothing yet that {quest} asks for.")
QUEST_NOT_DRAWN: Final = SAYS.reason("15.1", "{quest} is not one of the quests that were drawn.")
QUEST_GONE: Final = SAYS.reason("15.1", "The quest of your own continent is no longer in the deck.")
NO_QUESTS_LEFT: Final = SAYS.reason("15.1", "There are no quests left.")
SAME_TILES: Final = SAYS.reason("15.2", "You need two unflipped tiles for that.")
NO_INSTRUMENT: Final = SAYS.reason("15.4", "You do not have the {instrument}.")
SEXTANT_STAYS: Final = SAYS.reason("15.5", "You do not bring the Sextant along: you use it as a month begins.")
NOT_FOUND: Final = SAYS.reason("15.4", "{card} is not where the {instrument} searches.")
WEEK_BUSY: Final = SAYS.reason(
    "15.4", "{seat} {has|have} taken {week} for more than a journey: the {instrument} does not reach it."
)
WEEK_OWN: Final = SAYS.reason("15.4", "{week} is your own: the {instrument} switches with another week.")
WEEK_EMPTY: Final = SAYS.reason("15.4", "There is no card in {week} for the {instrument} to switch.")
CANNOT_SWITCH: Final = SAYS.reason("15.4", "The {instrument} does not switch cards: it searches for one.")
BAD_TIMING: Final = SAYS.reason("18.3", "{week} is blocked: bad timing stands there.")
SHADOW_THERE: Final = SAYS.reason("18.3", "{week} is blocked: the shadow stands there.")
W_SAVED_BACK: Final = SAYS.reason("2.5", "Your save area is full: {card} goes back to the week.")
W_UNSEEN: Final = SAYS.reason(
    "15.4", "As things stand you cannot see {card} in {week}: bring an instrument that changes the card."
)
W_FEW_NK: Final = SAYS.reason("6.1", "You will have {n} knowledge. The Moon usually takes {n}: it may be too soon to launch.")
W_FEW_NK_BACK: Final = SAYS.reason(
    "6.1", "You will have {n} knowledge. There and back usually takes {n}: it may be too soon to launch."
)
W_TRAIN: Final = SAYS.reason(
    "5.3", "You have {n} knowledge. As an astronaut you can launch, but you cannot observe before your first launch."
)
W_TRAIN_ENDS: Final = SAYS.reason("5.3", "As an astronaut you can launch, but you cannot observe before your first launch.")
W_SPENT_UNUSED: Final = SAYS.reason(
    "5.8", "You are not on a launch pad: unless you launch next month, the token is spent for nothing."
)
W_NOTHING_TO_NEGATE: Final = SAYS.reason("6.10", "The tile counts 0 for you anyway: the lunar phase would be wasted.")
W_PORT_THERE: Final = SAYS.reason("9.9", "{square} already has a helicopter icon.")
W_BEHIND: Final = SAYS.reason(
    "6.8", "You have passed {stage}: its tile no longer matters to you, unless both show the same value."
)
W_LAST_PLAN: Final = SAYS.reason(
    "5.2", "There are no observations from Earth after {month}: a card saved now can never be scored."
)
W_NONE_LEFT: Final = SAYS.reason(
    "10.20", "As far as you can tell, no tile with {n} is left in this stage: the guess would be wrong."
)

# What each kind of move is and when it can be made: what a player is told who tries at another time.
WHEN_CHOOSE: Final = SAYS.reason("1.1", "You choose a character before the first month.")
WHEN_CHOOSE_AGENDA: Final = SAYS.reason("10.1", "You choose a hidden agenda before the first month.")
WHEN_PUT_PLANET: Final = SAYS.reason("14.1", "You place planets before the first month, in a game with free planets.")
WHEN_OBSERVE: Final = SAYS.reason("2.2", "You declare an observation in the action phase, when you take a week.")
WHEN_OBSERVE_SECOND: Final = SAYS.reason(
    "11.1", "You slide the top card under its week in the action phase, when you take that week."
)
WHEN_TRAVEL: Final = SAYS.reason("2.2", "You declare a journey in the action phase, when you take a week.")
WHEN_PLAN: Final = SAYS.reason("2.2", "You say that you will save a card in the action phase, when you take its week.")
WHEN_PLANNED: Final = SAYS.reason("2.2", "You say that you will observe a saved card in the action phase, when you take a week.")
WHEN_OBSERVE_PLANET: Final = SAYS.reason("14.2", "You take the planet card in the action phase, when you take a week.")
WHEN_EARTH_RISE: Final = SAYS.reason(
    "12.1", "You say that you will watch the Earth rise in the action phase, with your craft at the Moon."
)
WHEN_PASS: Final = SAYS.reason("2.7", "You say that you will stay put in the action phase, when you take a week.")
WHEN_GO: Final = SAYS.reason("4.2", "You choose where to go in the resolution phase, in the week you took for a journey.")
WHEN_STAY: Final = SAYS.reason("2.7", "In the resolution phase you may still stay, instead of the movement you declared.")
WHEN_CONNECT: Final = SAYS.reason("4.12", "You connect with a tile in the resolution phase, after the movement you declared.")
WHEN_STOP: Final = SAYS.reason(
    "4.12", "You stop in the resolution phase: at the end of a journey, or to leave an instrument unused."
)
WHEN_VISIT: Final = SAYS.reason("4.16", "You choose a continent on arriving at an icon that belongs to two new ones.")
WHEN_ROLL: Final = SAYS.reason("11.4", "You may roll in the resolution phase, on arriving where another player's die stands.")
WHEN_HOP: Final = SAYS.reason("11.4", "You win a free connection by rolling the face of another player's die on your square.")
WHEN_HELIPORT: Final = SAYS.reason("9.9", "Sphen places heliports in the resolution phase, instead of the movement he declared.")
WHEN_USE_ICON: Final = SAYS.reason("11.5", "You use flags and launch sites on tiles in the action phase, before you take a week.")
WHEN_FLIP: Final = SAYS.reason(
    "11.3", "You use a tile's telescope or solar protection in the resolution phase, as you observe a card that needs it."
)
WHEN_GIVE_BACK: Final = SAYS.reason("2.5", "You give a saved card back in the resolution phase, when your save area is full.")
WHEN_TAKE_TOKEN: Final = SAYS.reason("12.2", "You choose a lunar phase token after observing an Earth Rise.")
WHEN_KEEP_SITE: Final = SAYS.reason("11.6", "You keep a launch site in the action phase, after using a tile's hidden-site icon.")
WHEN_SHOW_SITE: Final = SAYS.reason("11.5", "You raise a rocket in the action phase, after using a tile's launch-site icon.")
WHEN_KEEP_QUEST: Final = SAYS.reason("15.1", "You keep a quest after drawing two, in the action phase.")
WHEN_TAKE_QUEST: Final = SAYS.reason(
    "15.1", "You take your own quest in the action phase, for a flag or two tiles, instead of drawing."
)
WHEN_FINISH_QUEST: Final = SAYS.reason(
    "15.3", "You complete a quest on its square: in the action phase before you take a week, or during a journey."
)
WHEN_TRADE_TILES: Final = SAYS.reason("15.2", "You flip two tiles for a quest in the action phase, before you take a week.")
WHEN_BRING: Final = SAYS.reason("15.4", "You bring an instrument in the action phase, right after you declare an action.")
WHEN_SEARCH: Final = SAYS.reason("15.4", "An instrument you brought searches in the resolution phase, before your action.")
WHEN_SWITCH: Final = SAYS.reason("15.4", "An instrument you brought switches cards in the resolution phase, before your action.")
WHEN_LEAD: Final = SAYS.reason("15.5", "You use the Sextant as a month begins, before the first action.")
WHEN_LIFT: Final = SAYS.reason("6.1", "You choose a rocket in the resolution phase, when you launch where several stand.")
WHEN_DRAW_TILE: Final = SAYS.reason("6.3", "Those on Earth draw trajectory tiles after a launch.")
WHEN_FLY: Final = SAYS.reason("6.4", "Your craft flies in the resolution phase, in the week you took for it.")
WHEN_HOLD: Final = SAYS.reason(
    "6.11", "You may leave out an additional step during your flight, once you have made the first step."
)
WHEN_SWAP: Final = SAYS.reason("6.8", "You exchange a tile during your flight: before a step, or on a stage before you face it.")
WHEN_FACE: Final = SAYS.reason("6.6", "You face a difficulty during your flight, on arriving at a stage.")
WHEN_NEGATE: Final = SAYS.reason(
    "6.10", "The lunar phase on the sextant negates a tile during your flight, on arriving at a stage."
)
WHEN_REDRAW: Final = SAYS.reason(
    "10.14", "With the Moon Festival you draw a new tile during your flight, on arriving at a stage."
)
WHEN_GUESS: Final = SAYS.reason("10.20", "With Slippery Boost you guess during your flight, after a step onto a stage.")
WHEN_EASE: Final = SAYS.reason(
    "10.2", "A revealed planet agenda gives you this choice as your flight begins, in a month that shows its planets."
)
WHEN_NARROW: Final = SAYS.reason(
    "10.8", "With Science and Superstition revealed, you choose stage 2 or 4 of each way before you reach its stage 2."
)
WHEN_NAME_VALUE: Final = SAYS.reason("10.21", "You name a value for Thermal Roll at the launch that reveals it.")
WHEN_TRAIN: Final = SAYS.reason("5.1", "You finish your training in the calibration phase, after the resolution.")
WHEN_SXT: Final = SAYS.reason("5.4", "Astronauts calibrate the sextant in the calibration phase.")
WHEN_SCT: Final = SAYS.reason("5.5", "Astronauts calibrate the scanning telescope in the calibration phase.")
WHEN_AI: Final = SAYS.reason("5.6", "Astronauts calibrate the attitude indicator in the calibration phase.")
WHEN_ABORT_STAGE: Final = SAYS.reason("7.4", "You use Abort Stage in the calibration phase, on the way to the Moon.")
WHEN_DONE: Final = SAYS.reason("2.1", "Done ends a calibration, or leaves the Sextant or another instrument unused.")
WHEN_CHANCE: Final = SAYS.reason("1.5", "Chance decides that, not a player.")
WHEN_DRAW_QUESTS: Final = SAYS.reason("15.1", "You draw quests in the action phase, for a flag or two tiles.")
WHEN_OWN_ROCKET: Final = SAYS.reason(
    "16.5", "You choose a rocket of your own continent in the action phase, after using a tile's launch-site or hidden-site icon."
)
WHEN_DRAW_SITES: Final = SAYS.reason(
    "11.5", "You draw launch sites in the action phase, after using a tile's launch-site or hidden-site icon."
)

E_MONTH: Final = SAYS.event("{month} begins.")
E_CHOOSE: Final = SAYS.event("{seat} {is|are} {character}.")
E_STARTS_IN: Final = SAYS.event("{seat} {starts|start} in {continent}.")
E_START: Final = SAYS.event("{seat} {starts|start} with {n} knowledge.")
E_FIRST: Final = SAYS.event("{seat} {is|are} first player.")
E_DEAL: Final = SAYS.event("{card} is dealt to {week}.")
E_TOP: Final = SAYS.event("{card} is turned up on the deck.")
E_OBSERVE_PLAN: Final = SAYS.event("{seat} will observe in {week}.")
E_TRAVEL_PLAN: Final = SAYS.event("{seat} will travel in {week} by {vehicle}.")
E_PLAN_PLAN: Final = SAYS.event("{seat} will save the card of {week}.")
E_PLANNED_PLAN: Final = SAYS.event("{seat} {lays|lay} a saved card on {week} to observe it.")
E_REST_PLAN: Final = SAYS.event("{seat} will stay put in {week}.")
E_OBSERVED: Final = SAYS.event("{seat} {observes|observe} {card}: {n} knowledge.")
E_NOT_SEEN: Final = SAYS.event("{seat} cannot observe {card} after all.")
E_SET: Final = SAYS.event("{seat} {completes|complete} the set {set}: {n} knowledge.")
E_TOKEN: Final = SAYS.event("{seat} {gets|get} the {phase} token.")
E_SAVED: Final = SAYS.event("{seat} {saves|save} {card}.")
E_RETURNED: Final = SAYS.event("{seat} {puts|put} {card} back.")
E_GO: Final = SAYS.event("{seat} {goes|go} by {vehicle} to {square}.")
E_VEHICLE: Final = SAYS.event("{seat} {has|have} used the {vehicle} for the first time: {n} knowledge.")
E_VISIT: Final = SAYS.event("{seat} {visits|visit} {continent}: {n} knowledge.")
E_ALL_VEHICLES: Final = SAYS.event("{seat} {has|have} used all vehicles within the year: {n} knowledge.")
E_ALL_CONTINENTS: Final = SAYS.event("{seat} {has|have} visited all continents within the year: {n} knowledge.")
E_CONNECT: Final = SAYS.event("{seat} {travels|travel} on with the tile of {continent}.")
E_STAY: Final = SAYS.event("{seat} {stays|stay}.")
E_TRAIN: Final = SAYS.event("{seat} {is|are} now an astronaut.", great=True)
E_SXT: Final = SAYS.event("{seat} {puts|put} {phase} on the sextant.")
E_SCT: Final = SAYS.event("{seat} {puts|put} {set} on the scanning telescope.")
E_AI: Final = SAYS.event("{seat} {puts|put} {set} on the attitude indicator.")
E_MATCH: Final = SAYS.event("{seat's} calibrated set appears: one more step.")
E_LAUNCH: Final = SAYS.event("{seat} {launches|launch} with the {rocket} from {square}.", great=True)
E_SATURN: Final = SAYS.event("The Saturn V gives {seat} {n} knowledge.", happens=True)
E_DRAW: Final = SAYS.event("{seat} {draws|draw} a tile of {stage}.")
E_DRAW_VALUE: Final = SAYS.event("Your tile of {stage} shows {n}.")
E_STEP: Final = SAYS.event("{seat} {flies|fly} to {stage}.")
E_SKIP: Final = SAYS.event("{stage} is full: {seat} {skips|skip} it.")
E_TURNED: Final = SAYS.event("{stage} shows {n}.")
E_DV: Final = SAYS.event("{seat} {faces|face} a difficulty of {n}: {n} in all.")
E_NEGATE: Final = SAYS.event("{seat} {negates|negate} it with the lunar phase.")
E_EXCHANGE: Final = SAYS.event("{seat} {lays|lay} a tile with {n} on {stage} and {seat takes|take} the one that was there.")
E_EQUAL: Final = SAYS.event("The values are the same: {seat} {gets|get} one more step.", happens=True)
E_ABORT: Final = SAYS.event("{seat} {aborts|abort} and {is|are} back on the launch pad.", great=True)
E_ABORT_STAGE: Final = SAYS.event(
    "{seat} {uses|use} Abort Stage and {is|are} back on the launch pad with all tokens.", great=True
)
E_OUT: Final = SAYS.event("{seat} {has|have} no abort left and {is|are} out of the race.", great=True)
E_MOON: Final = SAYS.event("{seat} {lands|land} on the Moon!", great=True)
E_SHUFFLE: Final = SAYS.event("The cards of the weeks are shuffled into a new deck.")
E_OVER: Final = SAYS.event("The game is over.")
E_OFFER_CHARACTER: Final = SAYS.event("You may become {character}.")
E_CHOSEN: Final = SAYS.event("{seat} {has|have} chosen a character.")
E_AGENDA_CHOSEN: Final = SAYS.event("{seat} {has|have} a hidden agenda.")
E_REVEAL: Final = SAYS.event("{seat} {reveals|reveal} the hidden agenda {agenda}.")
E_FLIP: Final = SAYS.event("{seat} {flips|flip} the tile of {continent}.")
E_ROLL: Final = SAYS.event("{seat} {rolls|roll} the {vehicle}.")
E_FREE: Final = SAYS.event("{seat} {gets|get} a free connection.")
E_HELIPORT: Final = SAYS.event("{seat} {puts|put} a heliport on {square}.")
E_SITE: Final = SAYS.event("The {rocket} is raised on {square}.")
E_SITE_KEPT: Final = SAYS.event("{seat} {keeps|keep} a launch site hidden.")
E_SITE_OFFER: Final = SAYS.event("You look at the {rocket}.")
E_LEAVE: Final = SAYS.event("{seat} {leaves|leave} the Moon for {stage}.")
E_HOME: Final = SAYS.event("{seat} {lands|land} on Earth in position {n}!", great=True)
E_DROP: Final = SAYS.event("{seat} {aborts|abort} on the way back and {drops|drop} out at {stage}.", great=True)
E_HUNT: Final = SAYS.event("{seat} {moves|move} one step, because somebody has skipped the stage.")
E_DIFFERENCE: Final = SAYS.event("A second tile shows {n}: only the difference counts.")
E_REDRAW: Final = SAYS.event("{seat} {draws|draw} a new tile.")
E_GUESS: Final = SAYS.event("{seat} {guesses|guess} {n}; the tile shows {n}.")
E_NAMED: Final = SAYS.event("{seat} {names|name} {n}.")
E_NARROW: Final = SAYS.event("For {seat}, {stage} holds one craft fewer.", happens=True)
E_EASE: Final = SAYS.event("{seat's} agenda lowers the difficulty this month.")
E_PUSH: Final = SAYS.event("{seat's} agenda gives one more step.")
E_PLANET_TOP: Final = SAYS.event("{card} is turned up on the planet deck.")
E_PUT: Final = SAYS.event("{seat} {puts|put} {planet} on its orbit.")
E_SHADOW_PUT: Final = SAYS.event("The shadow wants {planet} in section {n}.")
E_QUEST: Final = SAYS.event("{seat} {takes|take} the quest {quest}.")
E_QUEST_DONE: Final = SAYS.event("{seat} {completes|complete} {quest}: {n} knowledge and the {instrument}.")
E_BRING: Final = SAYS.event("{seat} {brings|bring} the {instrument}.")
E_SEARCH: Final = SAYS.event("{seat} {finds|find} {card} with the {instrument}.")
E_SWITCH: Final = SAYS.event("{seat} {switches|switch} {card} and {card}.")
E_LEAD: Final = SAYS.event("{seat} {acts|act} first, thanks to the Sextant.")
E_BAD: Final = SAYS.event("Bad timing stands in {week}.")
E_SHADOW: Final = SAYS.event("The shadow stands in {week}.")
E_SHADOW_FLIES: Final = SAYS.event("The shadow's craft flies on.")
E_SHADOW_HOME: Final = SAYS.event("The shadow is back on Earth first.")
E_POINTS_STAGE: Final = SAYS.event("{seat} {has|have} flown {n stage}.", earns=Earning("stages and landing"))
E_POINTS_RACE: Final = SAYS.event("{seat} {gets|get} {n reputation point} for the race.", earns=Earning("the race"))
E_POINTS_NK: Final = SAYS.event("{seat} {gets|get} {n reputation point} for the knowledge left.", earns=Earning("knowledge left"))
E_POINTS_TOOLS: Final = SAYS.event("{seat} {gets|get} {n reputation point} for instruments.", earns=Earning("instruments"))
E_POINTS_AGENDA: Final = SAYS.event(
    "{seat} {gets|get} {n reputation point} for the hidden agenda.", earns=Earning("hidden agenda")
)
E_POINTS_WIN: Final = SAYS.event("{seat} {has|have} beaten the shadow: {n point}.", earns=Earning("beating the shadow"))
E_RELAUNCH: Final = SAYS.event("The Starship launches {seat} again at once.", happens=True)
E_REGAIN: Final = SAYS.event("With the Falcon Heavy, {seat} {gets|get} all spent tokens back.", happens=True)
E_OWN_ROCKETS: Final = SAYS.event("{seat} {looks|look} for a rocket of the home continent.")
E_NO_OWN_ROCKET: Final = SAYS.event("{seat} {finds|find} none in the deck, and {draws|draw}.")
E_PLANET_WAITS: Final = SAYS.event("{card} stays on top of the planet deck for the next month.")
