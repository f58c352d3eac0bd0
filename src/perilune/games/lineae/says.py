"""The box's sentences: why a move is refused, and what happened. Numbers fill the blanks."""

from typing import Final

from perilune.core.game import Reason

MUST_PASS: Final = 1
CHANCE_DECIDES: Final = 2
TILE_USED: Final = 3
ROCKET_USED: Final = 4
NO_SUCH_SEAT: Final = 5
CARD_GONE: Final = 6
SPACE_TAKEN: Final = 7
NOT_OVER_YOU: Final = 8
SPOT_FULL: Final = 9
HAS_SCRUBBER: Final = 10
NO_SCRUBBER: Final = 11
HAS_ACTED: Final = 12
MUST_ACT: Final = 13
NEEDS_CARDS: Final = 14
NO_WORKERS: Final = 15
ONE_AT_A_TIME: Final = 16
OUTNUMBERED: Final = 17
TOO_FEW_WORKERS: Final = 18
NO_CARD_THERE: Final = 19
NOT_THERE: Final = 20
NO_OCTAGON: Final = 21
SAME_SPACE: Final = 22
NOT_LEVEL: Final = 23
JUST_SAILED: Final = 24
NO_MONEY: Final = 25
ALL_HIRED: Final = 26
NO_ROCKET: Final = 27
ROCKET_TOO_FAR: Final = 28
OTHER_ROCKET: Final = 29
NOTHING_TO_LOAD: Final = 30
NO_CUBE: Final = 31
NO_SLOT: Final = 32
FREE_SLOT_FULL: Final = 33
LOAD_FIRST: Final = 34
TECH_GONE: Final = 35
NOT_YOUR_TECH: Final = 36
KEEP_NEW: Final = 37
NO_WATER: Final = 38
NO_ENERGY: Final = 39
NO_WAY_OUT: Final = 40
ON_CUBE: Final = 41
ON_CRAFT: Final = 42
NO_CUBE_HERE: Final = 43
HOLD_FULL: Final = 44
NOT_ON_FLOOR: Final = 45
DUG_ALREADY: Final = 46
NOT_AT_SURFACE: Final = 47
NO_VESSEL_ABOVE: Final = 48
NOT_IN_HOLD: Final = 49
DOCKED: Final = 50
SUPPLY_EMPTY: Final = 51
NO_TRACK_WORKER: Final = 52
NO_TERMINAL: Final = 53
NO_PRINTER: Final = 54
TOO_FEW_CUBES: Final = 55
NO_SLUICE: Final = 56
SLUICED: Final = 57
NO_CUBES_TO_SWAP: Final = 58
SAME_KIND: Final = 59
NEEDS_TWO_KINDS: Final = 60
SAME_AGAIN: Final = 61
NO_TECH_LEFT: Final = 62
NO_ALGAE: Final = 63
STILL_NEEDS: Final = 64
CANTEEN_NEEDS: Final = 65
NOBODY_TO_BOOST: Final = 66
NO_REACTOR: Final = 67
BORROWED: Final = 68
TOO_MANY_MARKERS: Final = 69
SECTOR_EMPTY: Final = 70
NO_DEBT: Final = 71
CONVERTED: Final = 72
REACTOR_ENERGY: Final = 73
SAME_SECTOR: Final = 74
FINISH_GIVING: Final = 75
MUST_CHOOSE: Final = 76
MUST_RECALL: Final = 77
DARK_SPACE: Final = 78
NEEDS_CARD: Final = 79
NOTHING_TO_SWAP: Final = 80
PUT_BACK_FIRST: Final = 81
# What a thing is and when it can be used (how.py).
HOW_PASS: Final = 82
HOW_END: Final = 83
HOW_PLACE: Final = 84
HOW_DIVE: Final = 85
HOW_TURN: Final = 86
HOW_SAIL: Final = 87
HOW_STAY: Final = 88
HOW_STEP: Final = 89
HOW_TAKE: Final = 90
HOW_EXCAVATE: Final = 91
HOW_BUY: Final = 92
HOW_DONE: Final = 93
HOW_LOAD: Final = 94
HOW_CHOOSE: Final = 95
HOW_DISCARD: Final = 96
HOW_GAIN: Final = 97
HOW_GIVE: Final = 98
HOW_SELL: Final = 99
HOW_PRINT: Final = 100
HOW_SLUICE: Final = 101
HOW_SWAP: Final = 102
HOW_DISTIL: Final = 103
HOW_BURN: Final = 104
HOW_RECALL: Final = 105
HOW_REACTOR: Final = 106
HOW_START: Final = 107
# Reasons to think twice about a legal move (warnings.py).
WASTES_ENERGY: Final = 108
WORKERS_LEFT: Final = 109
HAS_MARKER: Final = 110
DOES_NOTHING: Final = 111
DIGS_NOTHING: Final = 112
FITS_ELSEWHERE: Final = 113
ROOM_FOR_CARD: Final = 114
DRAINS_BATTERY: Final = 115
HIRES_IN_VAIN: Final = 116
MARKER_IN_VAIN: Final = 117
FILLS_HOLD: Final = 118

REASONS: Final = [
    Reason("", ""),
    Reason("3.11", "Nobody has a free worker any more, so nobody can send yours back: pass."),
    Reason("1.3", "Chance lays deposits and rockets, names the first player and draws colony cards. No player chooses that."),
    Reason("1.3", "That deposit tile is on the board already."),
    Reason("1.7", "The {rocket} rocket is on the board already."),
    Reason("1.1", "There is no such player at this table."),
    Reason("4.10", "The {colony} is not in the deck."),
    Reason("1.10", "{seat}'s vessel is on that space. Choose a space without a vessel."),
    Reason("2.5", "Your smoke does not reach column {n}: it goes up where your vessel is."),
    Reason("2.5", "There is a cube in the sky over column {n} already."),
    Reason("8.7", "Your Carbon Scrubber keeps the sky clean: burn without choosing a column."),
    Reason("8.7", "Only the Carbon Scrubber burns without smoke, and you do not have it."),
    Reason("3.1", "You have placed your workers in this turn. Sail if you like, then end your turn."),
    Reason("3.1", "Place workers or pass: you still have {n free worker}."),
    Reason(
        "8.1", "The submersible needs every technology card that you have to reach a space where it can stop. Decline this one."
    ),
    Reason("3.3", "You have no free worker."),
    Reason("3.3", "{space} takes one worker a turn."),
    Reason("3.4", "{seat}'s workers there count {n}: yours must count more."),
    Reason("3.4", "Your {n free worker} cannot count {n}."),
    Reason("7.1", "There is no colony card over {tile}."),
    Reason("7.1", "The {colony} serves vessels on {tile}; yours is on {tile}."),
    Reason("7.1", "The {colony} has no space for workers: it acts by itself."),
    Reason("3.9", "Your vessel is on {tile} already."),
    Reason("3.9", "The water between {tile} and {tile} is not level. Turning locks changes that."),
    Reason("3.10", "You have just sailed. Do something else first, or take the voyage back."),
    Reason("3.7", "That costs ${n}; you have ${n}."),
    Reason("4.3", "You have hired all {n} of your workers already."),
    Reason("4.5", "There is no rocket over {tile}."),
    Reason("4.5", "Your vessel is on {tile}; you cannot load the rocket over {tile}."),
    Reason("4.5", "You are loading the rocket over {tile}: one rocket in a turn."),
    Reason("4.5", "You have no cube that the rocket over {tile} could take."),
    Reason("4.5", "You have no {kind} in your cargo bay."),
    Reason("4.6", "The rocket over {tile} has no open slot for {kind}."),
    Reason("4.6", "The free slot of the rocket over {tile} is filled."),
    Reason("4.5", "Load at least one cube."),
    Reason("4.9", "The {tech} is not on display."),
    Reason("8.1", "You do not have the {tech}."),
    Reason("8.1", "You have just taken the {tech}: put one of the others back."),
    Reason("5.1", "There is no water for the submersible in that direction."),
    Reason("5.2", "That step costs 1 electricity, and your battery is empty."),
    Reason(
        "5.4", "It could not stop there, and the {n step} that you could then pay for would not bring it to a space where it can."
    ),
    Reason("5.4", "A submersible cannot stop on a cube. Take it in, or move on."),
    Reason("5.4", "A submersible cannot stop on another one. Move on."),
    Reason("5.3", "There is no cube in this space."),
    Reason("5.3", "The hold is full: it has room for {n cube}."),
    Reason("5.7", "Only a submersible on the ocean floor can excavate."),
    Reason("5.8", "You have excavated this deposit in this turn already."),
    Reason("5.5", "The submersible can only dock in the top row of the water."),
    Reason("5.5", "Your vessel is on {tile}, the submersible below {tile}."),
    Reason("5.5", "There is no {kind} in the hold."),
    Reason("5.6", "The submersible is docked, and that ends your turn: buy more cubes, or finish."),
    Reason("5.9", "There is no {kind} in the supply."),
    Reason("4.3", "You have no worker on that excavation track."),
    Reason("8.4", "Only the Commodity Terminal sells cubes, and you do not have it."),
    Reason("8.8", "Only the Molecular Printer makes one cube out of others, and you do not have it."),
    Reason("8.8", "The Molecular Printer needs {n cube}; you have {n}."),
    Reason(
        "8.9", "Only the Remote Sluice turns a lock without a worker, and you do not have it. A worker on the lock turns it too."
    ),
    Reason("8.9", "You have used the Remote Sluice in this round."),
    Reason("7.7", "The Mineral Exchange needs a cube of your cargo bay and 1 electricity."),
    Reason("7.7", "Swap a cube for one of another kind."),
    Reason("7.11", "The Embassy to Earth wants 2 cubes of different kinds."),
    Reason("7.11", "The second cube must be of another kind than {kind}."),
    Reason("7.10", "There is no technology card on display."),
    Reason("11.4", "You have no algae cube in your cargo bay, or the supply has none."),
    Reason("11.5", "The Biofuel Still needs an algae cube, 1 electricity and hydrocarbon in the supply."),
    Reason("11.6", "The Brine Canteen wants an algae cube and a salt cube."),
    Reason("11.6", "You would have no other plain worker left to strengthen."),
    Reason("12.1", "This table plays without the Reactor Core."),
    Reason("12.2", "You have borrowed from the reactor in this turn."),
    Reason("12.2", "You have {n marker} on the reactor, which is the most."),
    Reason("12.2", "There is no {mineral} in the reactor."),
    Reason("12.3", "You have no marker on {mineral}."),
    Reason("12.4", "You have converted in the reactor in this turn."),
    Reason("12.4", "That way costs {n} electricity; you have {n}."),
    Reason("12.4", "Take from another sector than you put into."),
    Reason("8.8", "Return {n more cube} first."),
    Reason("5.9", "Choose a cube first."),
    Reason("4.3", "Choose the excavation track from which the recruit comes."),
    Reason("1.10", "Jupiter shades that space in round 1."),
    Reason("8.1", "Without the {tech} the submersible could not reach a space where it can stop. Put another card back."),
    Reason("7.7", "The supply has no cube of another kind than yours to swap for."),
    Reason("8.1", "Put one of your technology cards back first."),
    Reason("3.2", "You can pass in your turn of the Action Phase, when no action is under way."),
    Reason("3.1", "You end your turn in the Action Phase, when no action is under way."),
    Reason("3.1", "{space}: workers can be placed there in your turn of the Action Phase, when no action is under way."),
    Reason(
        "5.1", "Workers on {space} let you steer it: place them in your turn of the Action Phase, when no action is under way."
    ),
    Reason("6.1", "A worker on {space} turns it: place one in your turn of the Action Phase, when no action is under way."),
    Reason("3.9", "Your vessel can sail in your turn of the Action Phase, between actions or while you steer a submersible."),
    Reason("6.3", "When another player is about to turn a lock you may stay, or sail for a toll."),
    Reason("5.1", "A submersible moves when you steer it: place workers on its space in the Action Phase."),
    Reason("5.3", "A submersible takes in a cube when you steer it to the cube's space."),
    Reason("5.7", "A submersible that you steer can excavate on the ocean floor."),
    Reason("5.5", "You buy cubes from a submersible that you steer, in the top row of the water below your vessel."),
    Reason("3.1", "There is nothing to finish: no action is under way."),
    Reason("4.5", "Rockets are loaded from the Launch Pad: place workers there in your turn of the Action Phase."),
    Reason("4.9", "A launch, an excavation track or the Research Institute brings you a technology card."),
    Reason("8.1", "A technology card is put back when you take one more than you may keep."),
    Reason("5.9", "A cube of your choice comes from an excavation track or from the Molecular Printer."),
    Reason("7.11", "Cubes are returned at the Embassy to Earth or to the Molecular Printer."),
    Reason(
        "8.4", "The Commodity Terminal takes cubes in your turn, between actions or while you steer, and at the end of the game."
    ),
    Reason("8.8", "The Molecular Printer works in your turn, when no action is under way, and at the end of the game."),
    Reason("8.9", "The Remote Sluice turns {lock} in your turn of the Action Phase, when no action is under way."),
    Reason("7.7", "Cubes are swapped at the Mineral Exchange: place workers there in your turn of the Action Phase."),
    Reason("11.5", "The Biofuel Still turns algae into hydrocarbon: place a worker there in your turn of the Action Phase."),
    Reason("2.4", "Hydrocarbon is burnt in the Sunlight Phase, before the first turn of a round."),
    Reason("4.3", "A worker comes off an excavation track when you hire and your supply is empty."),
    Reason("12.2", "The reactor can be used in your turn of the Action Phase, when no action is under way."),
    Reason("1.10", "Vessels are put on the board in the set-up, which is over."),
    Reason("2.3", "Your battery has room for {n} more: the rest of the {n} electricity would be lost."),
    Reason("3.2", "You still have {n free worker}. After passing you have no more turns in this round."),
    Reason("4.4", "You have the First Player marker already."),
    Reason("5.2", "The submersible has not done anything yet."),
    Reason("5.11", "That would bring nothing: the supply has no {kind}, and you cannot move on along the track."),
    Reason("4.6", "{kind} also fits a slot of its own. The free slot takes any kind: better keep it."),
    Reason("8.1", "You have room for another technology card. Declining gains nothing."),
    Reason("8.3", "Without it your battery holds {n}: you would lose {n} electricity."),
    Reason("4.2", "This is the last round: the recruit would never work."),
    Reason("4.4", "The First Player marker counts from the next round, and this is the last one."),
    Reason(
        "5.4",
        "With a full hold it could not stop here, and the {n step} that you can pay for would not bring it to where it can.",
    ),
]

E_DEPOSIT: Final = 0
E_FLIPPED: Final = 1
E_ROCKET: Final = 2
E_FIRST: Final = 3
E_START: Final = 4
E_ROUND: Final = 5
E_SUN: Final = 6
E_ALGAE: Final = 7
E_BURN: Final = 8
E_SCRUB: Final = 9
E_PLACE: Final = 10
E_PLACE_CARD: Final = 11
E_BUMP: Final = 12
E_PASS: Final = 13
E_SAIL: Final = 14
E_TOLL: Final = 15
E_MONEY: Final = 16
E_PAY: Final = 17
E_HIRE: Final = 18
E_RECALL: Final = 19
E_MARKER: Final = 20
E_VP: Final = 21
E_LOAD: Final = 22
E_LAUNCH: Final = 23
E_TECH: Final = 24
E_DISCARD: Final = 25
E_COLONY: Final = 26
E_PICK: Final = 27
E_EXCAVATE: Final = 28
E_TRACK: Final = 29
E_NO_TRACK: Final = 30
E_BUY: Final = 31
E_GAIN: Final = 32
E_RETURN: Final = 33
E_SWAP: Final = 34
E_DISTIL: Final = 35
E_BOOST: Final = 36
E_SELL: Final = 37
E_OPEN: Final = 38
E_CLOSE: Final = 39
E_LOST: Final = 40
E_SAVED: Final = 41
E_SWEPT: Final = 42
E_GENERATOR: Final = 43
E_ENERGY: Final = 44
E_DISSOLVE: Final = 45
E_PROMOTE: Final = 46
E_BORROW: Final = 47
E_REPAY: Final = 48
E_CONVERT: Final = 49
E_END: Final = 50
E_FINAL_TECH: Final = 51
E_FINAL_MONEY: Final = 52
E_FINAL_DEBT: Final = 53
E_DECLINE: Final = 54
E_FINAL_PAIRS: Final = 55
E_END_ROCKETS: Final = 56
E_WAIT: Final = 57

SENTENCES: Final = [
    "The {place} deposit is {deposit}.",
    "So that no mineral is missing, a tile is turned over: {deposit}.",
    "The {rocket} rocket stands over {tile}.",
    "{seat} is the first player.",
    "{seat} begins on {tile} with {kind}.",
    "Round {n} begins.",
    "{seat} gets {n} electricity from the sun.",
    "Algae grow at {n space}.",
    "{seat} burns hydrocarbon: {n} electricity, and smoke over column {n}.",
    "{seat} burns hydrocarbon cleanly: {n} electricity.",
    "{seat} places {n worker} on {space}.",
    "{seat} places {n worker} on the {colony}.",
    "{seat} gets {n worker} back from there.",
    "{seat} passes.",
    "{seat} sails to {tile}.",
    "{seat} pays {seat} a toll of ${n}.",
    "{seat} takes ${n}.",
    "{seat} pays ${n}.",
    "{seat} hires a worker for ${n}.",
    "{seat} takes a worker off the {place} excavation track.",
    "{seat} takes the First Player marker.",
    "{seat} scores {n} VP.",
    "{seat} loads {kind} for {n} VP.",
    "{seat} launches the {rocket} rocket.",
    "{seat} takes the {tech}.",
    "{seat} puts the {tech} back.",
    "The colony opens its {colony} over {tile}.",
    "{sub} takes in {kind}; {seat} takes ${n}.",
    "{seat} excavates {n cube} of {kind}.",
    "{seat} reaches space {n} of the {place} excavation track: {n} VP.",
    "{seat} cannot move on along the {place} excavation track.",
    "{seat} takes {kind} aboard from {sub}.",
    "{seat} takes {kind} from the supply.",
    "{seat} returns {kind}.",
    "{seat} swaps {kind} for {other}.",
    "{seat} turns algae into hydrocarbon.",
    "One of {seat}'s workers now counts as 2.",
    "{seat} returns {kind} for ${n}.",
    "{seat} opens {lock}: {n tile} of water {runs|run} off.",
    "{seat} closes {lock}: {n tile} of water {flows|flow} in.",
    "{kind} is carried off the board.",
    "{seat} gets {kind} from the treatment plant.",
    "{sub} is carried off and returns to its home.",
    "The generator gives {seat} {n} electricity.",
    "{seat} gains {n} electricity.",
    "{n mineral cube} {dissolves|dissolve} into the ocean.",
    "The {colony} moves to Europa City and covers {space}.",
    "{seat} borrows {mineral} from the reactor.",
    "{seat} pays {mineral} back to the reactor.",
    "{seat} converts {mineral} into {beyond} in the reactor.",
    "The game ends: this was the last round.",
    "{seat} scores {n} VP for technology.",
    "{seat} scores {n} VP for money.",
    "{seat} loses {n} VP for reactor markers.",
    "{seat} takes no technology card.",
    "{seat} scores {n} VP for pairs of cubes.",
    "The game ends: all rockets are launched.",
    "{seat} has no free worker and waits.",
]
