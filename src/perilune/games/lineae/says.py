"""The box's sentences: why a move is refused, and what happened. Numbers fill the blanks."""

from typing import Final

from perilune.core.game import Reason

NOT_NOW: Final = 1
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
JOB_FIRST: Final = 14
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

REASONS: Final = [
    Reason("", ""),
    Reason("3.1", "That is not done now."),
    Reason("1.3", "Chance decides that, not a player."),
    Reason("1.3", "That deposit tile lies on the board already."),
    Reason("1.7", "The {rocket} rocket is on the board already."),
    Reason("1.1", "There is no such player at this table."),
    Reason("4.10", "The {colony} is not in the deck."),
    Reason("1.10", "{seat}'s vessel is on that space."),
    Reason("2.5", "Column {n} is not over a space where your smoke could go."),
    Reason("2.5", "There is a cube in the sky over column {n} already."),
    Reason("8.7", "Your Carbon Scrubber keeps the sky clean: burn without a place."),
    Reason("8.7", "Only the Carbon Scrubber burns without smoke, and you do not have it."),
    Reason("3.1", "You have placed your workers. End your turn, or sail first."),
    Reason("3.1", "Place workers or pass before you end your turn."),
    Reason("3.1", "Finish what you are doing first."),
    Reason("3.3", "You have no free worker."),
    Reason("3.3", "The {space} takes one worker a turn."),
    Reason("3.4", "{seat}'s workers there count {n}: yours must count more."),
    Reason("3.4", "Your {n free worker} cannot count {n}."),
    Reason("7.1", "There is no colony card over {tile}."),
    Reason("7.1", "The {colony} serves vessels on {tile}; yours is on {tile}."),
    Reason("7.1", "The {colony} has no space for workers: it acts by itself."),
    Reason("3.9", "Your vessel is on {tile} already."),
    Reason("3.9", "The water between {tile} and {tile} is not level. Locks change that."),
    Reason("3.10", "You have just sailed. Do something else first, or take the voyage back."),
    Reason("3.7", "That costs ${n}; you have ${n}."),
    Reason("4.3", "All your 8 workers are with you already."),
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
    Reason("5.4", "The submersible could not stop there, and you have no electricity to bring it further."),
    Reason("5.4", "A submersible cannot stop on a cube. Take it in, or move on."),
    Reason("5.4", "A submersible cannot stop on another one. Move on."),
    Reason("5.3", "There is no cube in this space."),
    Reason("5.3", "The hold is full: it has room for {n cube}."),
    Reason("5.7", "Only a submersible on the ocean floor can excavate."),
    Reason("5.8", "This deposit has been excavated in this turn already."),
    Reason("5.5", "The submersible can only dock in the top row of the water."),
    Reason("5.5", "Your vessel is on {tile}, the submersible below {tile}."),
    Reason("5.5", "There is no {kind} in the hold."),
    Reason("5.6", "The submersible is docked: buy cubes or finish."),
    Reason("5.9", "There is no {kind} in the supply."),
    Reason("4.3", "You have no worker on that excavation track."),
    Reason("8.4", "Only the Commodity Terminal sells cubes, and you do not have it."),
    Reason("8.8", "Only the Molecular Printer does that, and you do not have it."),
    Reason("8.8", "The Molecular Printer needs {n cube}; you have {n}."),
    Reason("8.9", "Only the Remote Sluice turns a lock without a worker, and you do not have it."),
    Reason("8.9", "You have used the Remote Sluice in this round."),
    Reason("7.7", "The Mineral Exchange needs a cube and 1 electricity."),
    Reason("7.7", "That is the same kind."),
    Reason("7.11", "The Embassy wants 2 cubes of different kinds."),
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
    Reason("8.8", "Give {n} more first."),
    Reason("5.9", "Choose a cube first."),
    Reason("4.3", "Choose the excavation track from which the recruit comes."),
    Reason("1.10", "Jupiter shades that space in round 1."),
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

SENTENCES: Final = [
    "Under the {place} part of the ocean lies: {deposit}.",
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
    "{seat} pays {seat} $1 of toll.",
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
    "The {colony} opens over {tile}.",
    "{sub} takes in {kind}; {seat} takes $1.",
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
    "{seat} opens {lock}: {n tile} of water run off.",
    "{seat} closes {lock}: {n tile} of water flow in.",
    "{kind} is carried off the board.",
    "{seat}'s treatment plant catches {kind}.",
    "{sub} is carried off and returns to its home.",
    "The generator gives {seat} {n} electricity.",
    "{seat} gains {n} electricity.",
    "{n mineral cube} dissolve into the ocean.",
    "The {colony} moves to Europa City and covers {space}.",
    "{seat} borrows {mineral} from the reactor.",
    "{seat} pays {mineral} back to the reactor.",
    "{seat} converts {mineral} into {beyond} in the reactor.",
    "The game ends: goods become VP.",
    "{seat} scores {n} VP for technology.",
    "{seat} scores {n} VP for money.",
    "{seat} loses {n} VP for reactor markers.",
    "{seat} takes no technology card.",
    "{seat} scores {n} VP for pairs of cubes.",
]
