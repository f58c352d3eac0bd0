"""The box's sentences, each declared once: why a move is refused, what to think twice about, and what happened."""

from typing import Final

from perilune.core.messages import Earning, Messages

SAYS: Final = Messages()

# Sentences that several rules need.
_NO_CUBE: Final = "You have no {kind} in your cargo bay."
_TOO_DEAR: Final = "That costs ${n}; you have ${n}."
_HOLD_FULL: Final = "The hold is full: it has room for {n cube}."
_SUPPLY_EMPTY: Final = "There is no {kind} in the supply."
_RETURN_FIRST: Final = "Return {n cube} first."

MUST_PASS: Final = SAYS.reason("3.11", "Nobody has a free worker left, so nobody can send yours back: pass.")
CHANCE_DECIDES: Final = SAYS.reason(
    "1.3", "Chance lays deposits and rockets, names the first player and draws colony cards. No player decides that."
)
TILE_USED: Final = SAYS.reason("1.3", "That deposit tile is already on the board.")
ROCKET_USED: Final = SAYS.reason("1.7", "The {rocket} rocket is already on the board.")
NO_SUCH_SEAT: Final = SAYS.reason("1.1", "There is no such player at this table.")
CARD_GONE: Final = SAYS.reason("4.10", "The {colony} is not in the deck.")
SPACE_TAKEN: Final = SAYS.reason("1.10", "{seat's} vessel is on that space. Choose a space without a vessel.")
NOT_OVER_YOU: Final = SAYS.reason("2.5", "Your smoke does not reach {column}: it goes up where your vessel is.")
SPOT_FULL: Final = SAYS.reason("2.5", "Smoke hides {column} already.")
HAS_SCRUBBER: Final = SAYS.reason("8.7", "Your Carbon Scrubber keeps the sky clean: burn without choosing a sun.")
NO_SCRUBBER: Final = SAYS.reason("8.7", "Only the Carbon Scrubber burns without smoke, and you do not have it.")
HAS_ACTED: Final = SAYS.reason("3.1", "You have already placed workers this turn. Sail if you like, then end your turn.")
MUST_ACT: Final = SAYS.reason("3.1", "Place workers or pass: you still have {n free worker}.")
NEEDS_CARDS: Final = SAYS.reason(
    "8.1", "The submersible needs all your technology cards to reach a place where it can stop. Decline this one."
)
NO_WORKERS: Final = SAYS.reason("3.3", "You have no free worker.")
ONE_AT_A_TIME: Final = SAYS.reason("3.3", "{space} takes one worker per turn.")
OUTNUMBERED: Final = SAYS.reason("3.4", "{seat's} workers there count as {n}: yours must count as more.")
TOO_FEW_WORKERS: Final = SAYS.reason("3.4", "You have {n free worker}, not enough to count as {n}.")
NO_CARD_THERE: Final = SAYS.reason("7.1", "There is no colony card over {tile}.")
NOT_THERE: Final = SAYS.reason("7.1", "The {colony} serves vessels on {tile}; yours is on {tile}.")
NO_OCTAGON: Final = SAYS.reason("7.1", "The {colony} has no space for workers: it acts by itself.")
SAME_SPACE: Final = SAYS.reason("3.9", "Your vessel is already on {tile}.")
NOT_LEVEL: Final = SAYS.reason("3.9", "The water between {tile} and {tile} is not level. Turning locks changes that.")
JUST_SAILED: Final = SAYS.reason("3.10", "You have just sailed. Do something else first, or undo the voyage.")
NO_MONEY: Final = SAYS.reason("3.7", _TOO_DEAR)
ALL_HIRED: Final = SAYS.reason("4.3", "You have already hired all {n} of your workers.")
NO_ROCKET: Final = SAYS.reason("4.5", "There is no rocket over {tile}.")
ROCKET_TOO_FAR: Final = SAYS.reason("4.5", "Your vessel is on {tile}; you cannot load the rocket over {tile}.")
OTHER_ROCKET: Final = SAYS.reason("4.5", "You are loading the rocket over {tile}: only one rocket per turn.")
NOTHING_TO_LOAD: Final = SAYS.reason("4.5", "You have no cube that the rocket over {tile} could take.")
NO_CUBE: Final = SAYS.reason("4.5", _NO_CUBE)
NO_SLOT: Final = SAYS.reason("4.6", "The rocket over {tile} has no open slot for {kind}.")
FREE_SLOT_FULL: Final = SAYS.reason("4.6", "The wild slot of the rocket over {tile} is filled.")
LOAD_FIRST: Final = SAYS.reason("4.5", "Load at least one cube.")
TECH_GONE: Final = SAYS.reason("4.9", "The {tech} is not on display.")
NOT_YOUR_TECH: Final = SAYS.reason("8.1", "You do not have the {tech}.")
KEEP_NEW: Final = SAYS.reason("8.1", "You have just taken the {tech}: put one of the others back.")
NO_WATER: Final = SAYS.reason("5.1", "There is no water for the submersible in that direction.")
NO_ENERGY: Final = SAYS.reason("5.2", "That step costs 1 electricity, and your battery is empty.")
NO_WAY_OUT: Final = SAYS.reason(
    "5.4", "It could not stop there, and the {n step} you could still pay for would not take it to a place where it can."
)
CRAFT_IN_WAY: Final = SAYS.reason(
    "5.4",
    "{sub} is in the way. You cannot stop on it, and the {n step} you could still pay for would not take you to a place where you can.",
)
ON_CUBE: Final = SAYS.reason("5.4", "A submersible cannot stop on a cube. Take it in, or move on.")
ON_CRAFT: Final = SAYS.reason("5.4", "A submersible cannot stop on another one. Move on.")
NO_STOP_ON_CRAFT: Final = SAYS.reason("5.4", "{sub} is in the way there: you may pass it, but not stop on it.")
NO_CUBE_HERE: Final = SAYS.reason("5.3", "There is no cube in this place.")
HOLD_FULL: Final = SAYS.reason("5.3", _HOLD_FULL)
NOT_ON_FLOOR: Final = SAYS.reason("5.7", "Only a submersible on the ocean floor can excavate.")
DUG_ALREADY: Final = SAYS.reason("5.8", "You have already excavated this deposit this turn.")
NOT_AT_SURFACE: Final = SAYS.reason("5.5", "The submersible can only dock in the top row of the water.")
NO_VESSEL_ABOVE: Final = SAYS.reason("5.5", "Your vessel is on {tile}; the submersible is below {tile}.")
NO_ROOM_TO_DIG: Final = SAYS.reason("5.7", _HOLD_FULL)
CUBE_TOO_DEAR: Final = SAYS.reason("5.5", _TOO_DEAR)
NOT_IN_HOLD: Final = SAYS.reason("5.5", "There is no {kind} in the hold.")
DOCKED: Final = SAYS.reason("5.6", "The submersible is docked, and that ends your turn: buy more cubes, or finish.")
SUPPLY_EMPTY: Final = SAYS.reason("5.9", _SUPPLY_EMPTY)
NO_TRACK_WORKER: Final = SAYS.reason("4.3", "You have no worker on that excavation track.")
NO_TERMINAL: Final = SAYS.reason("8.4", "Only the Commodity Terminal sells cubes, and you do not have it.")
NO_CUBE_TO_SELL: Final = SAYS.reason("8.4", _NO_CUBE)
NO_PRINTER: Final = SAYS.reason("8.8", "Only the Molecular Printer makes one cube out of others, and you do not have it.")
NO_CUBE_TO_PRINT: Final = SAYS.reason("8.8", _NO_CUBE)
TOO_FEW_CUBES: Final = SAYS.reason("8.8", "The Molecular Printer needs {n cube}; you have {n}.")
NO_SLUICE: Final = SAYS.reason(
    "8.9", "Only the Remote Sluice turns a lock without a worker, and you do not have it. A worker on the lock turns it too."
)
SLUICED: Final = SAYS.reason("8.9", "You have already used the Remote Sluice this round.")
NO_CUBES_TO_SWAP: Final = SAYS.reason("7.7", "The Mineral Exchange needs a cube from your cargo bay and 1 electricity.")
NO_CUBE_TO_SWAP: Final = SAYS.reason("7.7", _NO_CUBE)
NONE_TO_SWAP_FOR: Final = SAYS.reason("7.7", _SUPPLY_EMPTY)
SAME_KIND: Final = SAYS.reason("7.7", "Swap a cube for one of another kind.")
NEEDS_TWO_KINDS: Final = SAYS.reason("7.11", "The Embassy to Earth takes 2 cubes of different kinds.")
NO_CUBE_FOR_EARTH: Final = SAYS.reason("7.11", _NO_CUBE)
MORE_FOR_EARTH: Final = SAYS.reason("7.11", _RETURN_FIRST)
SAME_AGAIN: Final = SAYS.reason("7.11", "You have already returned {kind}: the second cube must be of another kind.")
NO_TECH_LEFT: Final = SAYS.reason("7.10", "There is no technology card on display.")
NO_ALGAE: Final = SAYS.reason("11.4", "You have no algae cube in your cargo bay, or the supply has none.")
STILL_NEEDS: Final = SAYS.reason("11.5", "The Biofuel Still needs an algae cube, 1 electricity and hydrocarbon in the supply.")
CANTEEN_NEEDS: Final = SAYS.reason("11.6", "The Brine Canteen takes an algae cube and a salt cube.")
NOBODY_TO_BOOST: Final = SAYS.reason("11.6", "You need a second free worker that does not count as 2 yet.")
NO_REACTOR: Final = SAYS.reason("12.1", "This table plays without the Reactor Core.")
BORROWED: Final = SAYS.reason("12.2", "You have already borrowed from the reactor this turn.")
TOO_MANY_MARKERS: Final = SAYS.reason("12.2", "You have {n marker} on the reactor, and that is the limit.")
SECTOR_EMPTY: Final = SAYS.reason("12.2", "There is no {mineral} in the reactor.")
NO_DEBT: Final = SAYS.reason("12.3", "You have no marker on {mineral}.")
NO_CUBE_TO_REPAY: Final = SAYS.reason("12.3", _NO_CUBE)
NO_CUBE_TO_CONVERT: Final = SAYS.reason("12.4", _NO_CUBE)
CONVERTED: Final = SAYS.reason("12.4", "You have already converted a cube in the reactor this turn.")
REACTOR_ENERGY: Final = SAYS.reason("12.4", "That conversion costs {n} electricity; you have {n}.")
SAME_SECTOR: Final = SAYS.reason("12.4", "Take the cube from a different sector.")
MORE_TO_PRINT: Final = SAYS.reason("8.8", _RETURN_FIRST)
MUST_CHOOSE: Final = SAYS.reason("5.9", "Choose a cube first.")
MUST_RECALL: Final = SAYS.reason("4.3", "Choose the excavation track from which the recruit comes.")
DARK_SPACE: Final = SAYS.reason("1.10", "Jupiter shades that space in round 1.")
NEEDS_CARD: Final = SAYS.reason(
    "8.1", "Without the {tech} the submersible could not reach a place where it can stop. Put another card back."
)
NOTHING_TO_SWAP: Final = SAYS.reason("7.7", "The supply has no cube of another kind to swap yours for.")
PUT_BACK_FIRST: Final = SAYS.reason("8.1", "Put one of your technology cards back first.")
# What a thing is and when it can be done: the verbs name these (moves.py).
WHEN_PASS: Final = SAYS.reason("3.2", "You can pass on your turn in the Action Phase, when no action is under way.")
WHEN_END: Final = SAYS.reason("3.1", "You end your turn in the Action Phase, when no action is under way.")
WHEN_PLACE: Final = SAYS.reason("3.1", "Workers are placed on your turn in the Action Phase, when no action is under way.")
WHEN_PLACE_THERE: Final = SAYS.reason(
    "3.1", "{space}: workers can be placed there on your turn in the Action Phase, when no action is under way."
)
WHEN_DIVE: Final = SAYS.reason(
    "5.1", "Workers on {space} let you steer it: place them on your turn in the Action Phase, when no action is under way."
)
WHEN_TURN: Final = SAYS.reason(
    "6.1", "A worker on {space} turns it: place one on your turn in the Action Phase, when no action is under way."
)
WHEN_SAIL: Final = SAYS.reason(
    "3.9", "Your vessel can sail on your turn in the Action Phase, between actions or while you steer a submersible."
)
WHEN_STAY: Final = SAYS.reason("6.3", "When another player is about to turn a lock you may stay, or sail for a toll.")
WHEN_STEP: Final = SAYS.reason("5.1", "A submersible moves when you steer it: place workers on it in the Action Phase.")
WHEN_TAKE: Final = SAYS.reason("5.3", "A submersible takes in a cube when you steer it to the cube.")
WHEN_EXCAVATE: Final = SAYS.reason("5.7", "A submersible that you steer can excavate on the ocean floor.")
WHEN_BUY: Final = SAYS.reason(
    "5.5", "You buy cubes from a submersible that you steer, in the top row of the water below your vessel."
)
WHEN_DONE: Final = SAYS.reason("3.1", "There is nothing to finish: no action is under way.")
WHEN_LOAD: Final = SAYS.reason(
    "4.5", "Rockets are loaded from the Launch Pad: place workers there on your turn in the Action Phase."
)
WHEN_CHOOSE: Final = SAYS.reason("4.9", "A launch, an excavation track or the Research Institute brings you a technology card.")
WHEN_DISCARD: Final = SAYS.reason("8.1", "A technology card is put back when you take one more than you may keep.")
WHEN_GAIN: Final = SAYS.reason("5.9", "A cube of your choice comes from an excavation track or from the Molecular Printer.")
WHEN_GIVE: Final = SAYS.reason("7.11", "Cubes are returned at the Embassy to Earth or to the Molecular Printer.")
WHEN_SELL: Final = SAYS.reason(
    "8.4", "The Commodity Terminal takes cubes on your turn, between actions or while you steer, and at the end of the game."
)
WHEN_PRINT: Final = SAYS.reason(
    "8.8", "The Molecular Printer works on your turn, when no action is under way, and at the end of the game."
)
WHEN_SLUICE: Final = SAYS.reason(
    "8.9", "The Remote Sluice turns a lock on your turn in the Action Phase, when no action is under way."
)
WHEN_SWAP: Final = SAYS.reason(
    "7.7", "Cubes are swapped at the Mineral Exchange: place workers there on your turn in the Action Phase."
)
WHEN_DISTIL: Final = SAYS.reason(
    "11.5", "The Biofuel Still turns algae into hydrocarbon: place a worker there on your turn in the Action Phase."
)
WHEN_BURN: Final = SAYS.reason("2.4", "Hydrocarbon is burnt in the Sunlight Phase, before the first turn of a round.")
WHEN_RECALL: Final = SAYS.reason("4.3", "A worker comes off an excavation track when you hire and your supply is empty.")
WHEN_REACTOR: Final = SAYS.reason(
    "12.2", "The reactor can be used on your turn in the Action Phase, when no action is under way."
)
WHEN_START: Final = SAYS.reason("1.10", "Vessels are put on the board in the set-up, which is over.")
# Reasons to think twice about a legal move.
WASTES_ENERGY: Final = SAYS.reason("2.3", "Your battery has room for {n} more: the rest of the {n} electricity would be lost.")
FULL_BATTERY: Final = SAYS.reason("2.3", "Your battery is full: all {n} electricity would be lost.")
WORKERS_LEFT: Final = SAYS.reason("3.2", "You still have {n free worker}. After passing you take no more turns this round.")
HAS_MARKER: Final = SAYS.reason("4.4", "You already have the First Player marker.")
DOES_NOTHING: Final = SAYS.reason("5.2", "The submersible has not done anything yet.")
DIGS_NOTHING: Final = SAYS.reason(
    "5.11", "That would bring nothing: the supply has no {kind}, and you cannot advance on the track."
)
FITS_ELSEWHERE: Final = SAYS.reason("4.6", "{kind} also fits a slot of its own. Save the wild slot, which takes any kind.")
ROOM_FOR_CARD: Final = SAYS.reason("8.1", "You have room for another technology card. Declining gains nothing.")
DRAINS_BATTERY: Final = SAYS.reason("8.3", "Without it your battery holds {n}: you would lose {n} electricity.")
HIRES_IN_VAIN: Final = SAYS.reason("4.2", "This is the last round: the recruit would never work.")
MARKER_IN_VAIN: Final = SAYS.reason("4.4", "The First Player marker counts from the next round, and this is the last one.")
FILLS_HOLD: Final = SAYS.reason(
    "5.4", "With a full hold it could not stop here, and the {n step} you can pay for would not take it to a place where it can."
)

E_DEPOSIT: Final = SAYS.event("The {place} deposit is {deposit}.")
E_FLIPPED: Final = SAYS.event("So that no mineral is missing, a tile is turned over: {deposit}.")
E_ROCKET: Final = SAYS.event("The {rocket} rocket stands over {tile}.")
E_FIRST: Final = SAYS.event("{seat} {is|are} the first player.")
E_START: Final = SAYS.event("{seat} {begins|begin} on {tile} with {kind}.")
E_ROUND: Final = SAYS.event("Round {n} begins.")
E_SUN: Final = SAYS.event("{seat} {gets|get} {n} electricity from the sun.")
E_ALGAE: Final = SAYS.event("Algae grow at {n space}.")
E_BURN: Final = SAYS.event("{seat} {burns|burn} hydrocarbon: {n} electricity, and its smoke hides {column}.")
E_SCRUB: Final = SAYS.event("{seat} {burns|burn} hydrocarbon cleanly: {n} electricity.")
E_PLACE: Final = SAYS.event("{seat} {places|place} {n worker} on {space}.")
E_PLACE_CARD: Final = SAYS.event("{seat} {places|place} {n worker} on the {colony}.")
E_BUMP: Final = SAYS.event("{seat} {gets|get} {n worker} back from {post}.")
E_BUMP_CARD: Final = SAYS.event("{seat} {gets|get} {n worker} back from the {colony}.")
E_PASS: Final = SAYS.event("{seat} {passes|pass}.", passes=True)
E_SAIL: Final = SAYS.event("{seat} {sails|sail} to {tile}.")
E_TOLL: Final = SAYS.event("{seat} {pays|pay} {seat} a toll of ${n}.")
E_MONEY: Final = SAYS.event("{seat} {takes|take} ${n}.")
E_PAY: Final = SAYS.event("{seat} {pays|pay} ${n}.")
E_HIRE: Final = SAYS.event("{seat} {hires|hire} a worker for ${n}.")
E_RECALL: Final = SAYS.event("{seat} {takes|take} a worker off the {kind} track.")
E_MARKER: Final = SAYS.event("{seat} {takes|take} the First Player marker.")
E_VP: Final = SAYS.event("{seat} {scores|score} {n point}.", earns=Earning("colony cards"))
E_LOAD: Final = SAYS.event("{seat} {loads|load} {kind} for {n point}.", earns=Earning("rockets", points=2))
E_LAUNCH: Final = SAYS.event("{seat} {launches|launch} the {rocket} rocket.", great=True)
E_TECH: Final = SAYS.event("{seat} {takes|take} the {tech}.")
E_DISCARD: Final = SAYS.event("{seat} {puts|put} the {tech} back.")
E_COLONY: Final = SAYS.event("The colony opens its {colony} over {tile}.")
E_PICK: Final = SAYS.event("{sub} takes in {kind}; {seat} {takes|take} ${n}.")
E_EXCAVATE: Final = SAYS.event("{seat} {excavates|excavate} {n cube} of {kind}.")
E_TRACK: Final = SAYS.event(
    "{seat} {reaches|reach} step {n} of the {kind} track: {n point}.", earns=Earning("excavation", points=3)
)
E_NO_MARKER: Final = SAYS.event("{seat} {has|have} no worker left to begin the {kind} track with.")
E_TRACK_END: Final = SAYS.event("{seat} {has|have} already reached the end of the {kind} track.")
E_LAST_TAKEN: Final = SAYS.event("{seat} cannot advance on the {kind} track: somebody else is on its last step.")
E_BUY: Final = SAYS.event("{seat} {takes|take} {kind} aboard from {sub}.")
E_GAIN: Final = SAYS.event("{seat} {takes|take} {kind} from the supply.")
E_RETURN: Final = SAYS.event("{seat} {returns|return} {kind}.")
E_SWAP: Final = SAYS.event("{seat} {swaps|swap} {kind} for {other}.")
E_DISTIL: Final = SAYS.event("{seat} {turns|turn} algae into hydrocarbon.")
E_BOOST: Final = SAYS.event("One of {seat's} workers now counts as 2.", happens=True)
E_SELL: Final = SAYS.event("{seat} {returns|return} {kind} for ${n}.")
E_OPEN: Final = SAYS.event("{seat} {opens|open} {lock}: {n tile} of water {runs|run} off.")
E_CLOSE: Final = SAYS.event("{seat} {closes|close} {lock}: {n tile} of water {flows|flow} in.")
E_LOST: Final = SAYS.event("{kind} is carried off the board.")
E_SAVED: Final = SAYS.event("{seat} {gets|get} {kind} from the treatment plant.")
E_SWEPT: Final = SAYS.event("{sub} is carried off the board and returns home.")
E_GENERATOR: Final = SAYS.event("The generator gives {seat} {n} electricity.", happens=True)
E_ENERGY: Final = SAYS.event("{seat} {gains|gain} {n} electricity.")
E_DISSOLVE: Final = SAYS.event(
    "Cleanup: {n new cube} {rises|rise} from the deposits into the ocean, all workers come home, and Jupiter moves one space to the left."
)
E_PROMOTE: Final = SAYS.event("The {colony} moves to Europa City and covers {space}.")
E_BORROW: Final = SAYS.event("{seat} {borrows|borrow} {mineral} from the reactor.")
E_REPAY: Final = SAYS.event("{seat} {pays|pay} {mineral} back to the reactor.")
E_CONVERT: Final = SAYS.event("{seat} {converts|convert} {mineral} into {beyond} in the reactor.")
E_END: Final = SAYS.event("The game ends: this was the last round.")
E_FINAL_TECH: Final = SAYS.event("{seat} {scores|score} {n point} for technology.", earns=Earning("technology"))
E_FINAL_MONEY: Final = SAYS.event("{seat} {scores|score} {n point} for money.", earns=Earning("money"))
E_FINAL_DEBT: Final = SAYS.event("{seat} {loses|lose} {n point} for reactor markers.", earns=Earning("reactor markers", each=-1))
E_DECLINE: Final = SAYS.event("{seat} {takes|take} no technology card.")
E_FINAL_PAIRS: Final = SAYS.event("{seat} {scores|score} {n point} for pairs of cubes.", earns=Earning("pairs of cubes"))
E_END_ROCKETS: Final = SAYS.event("The game ends: all rockets are launched.")
E_WAIT: Final = SAYS.event("{seat} {has|have} no free worker and {waits|wait}.")
