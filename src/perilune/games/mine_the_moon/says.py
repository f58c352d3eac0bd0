"""The box's sentences: why a move is refused, what speaks against one, and what happened. Numbers fill the blanks."""

from typing import Final

from perilune.core.game import Reason

NO_COLUMN: Final = 1
CROWD_COLUMN: Final = 2
COLUMN_TAKEN: Final = 3
TEAM_TOO_SMALL: Final = 4
NO_BUILDING: Final = 5
NEVER_WORKED: Final = 6
SITE_BUSY: Final = 7
CREW_TOO_SMALL: Final = 8
NOTHING_TO_DROP: Final = 9
NO_WEDGE: Final = 10
ALL_PLACED: Final = 11
ROBOTS_LEFT: Final = 12
NO_TEAM: Final = 13
WAIT_LEFT: Final = 14
WAIT_LAB: Final = 15
NO_CREW: Final = 16
WAIT_CLOUT: Final = 17
JOB_IN_HAND: Final = 18
NO_RAW: Final = 19
NOT_GIVEN_HERE: Final = 20
NOTHING_TO_GIVE: Final = 21
ENOUGH_GIVEN: Final = 22
RESULT_WOULD_NOT_FIT: Final = 23
NOT_TAKEN_HERE: Final = 24
NOTHING_GIVEN: Final = 25
SILO_FULL: Final = 26
NO_FREE_ROBOT: Final = 27
NOT_AVAILABLE: Final = 28
NO_SITE_FOR_IT: Final = 29
NEEDS_LOWER: Final = 30
ALREADY_BUILT: Final = 31
CANNOT_PAY: Final = 32
NO_ADVANCED_SITE: Final = 33
NO_PAD: Final = 34
NOT_YOUR_PAD: Final = 35
NO_ROCKET: Final = 36
NO_SLOT: Final = 37
SLOT_FULL: Final = 38
LACKS_REFINED: Final = 39
NO_SUCH_SEAT: Final = 40
OWN_SILO: Final = 41
NOTHING_TO_ABDUCT: Final = 42
NOTHING_TO_EXPORT: Final = 43
NOT_COPIED: Final = 44
MUST_TAKE: Final = 45
CHANCE_DECIDES: Final = 46
IMPOSSIBLE_RESULT: Final = 47
CARD_GONE: Final = 48
ALREADY_RANKED: Final = 49
NOTHING_TO_COPY: Final = 50
MUST_STAND: Final = 51
NOT_YOUR_GO: Final = 52
NO_WAIT: Final = 53
MUST_WORK: Final = 54
READY_ALREADY: Final = 55
TAKING: Final = 56

# Warnings: the move is legal, but it would do nothing or waste something.
W_BUILD: Final = 57
W_REFINE: Final = 58
W_LOAD: Final = 59
W_SWAP: Final = 60
W_PRODUCE: Final = 61
W_EXPORT: Final = 62
W_TOP: Final = 63
W_ABDUCT: Final = 64
W_ACCELERATE: Final = 65
W_COMSAT: Final = 66
W_LEECH: Final = 67
W_COPY: Final = 68
W_NO_ROOM: Final = 69
W_COVERS: Final = 70
W_CREW_UNWORKED: Final = 71
W_LAUNCHES_ANYWAY: Final = 72
W_NO_DOMINANCE: Final = 73
W_YOURSELF: Final = 74

# What belongs to another phase or to another work: one reason for each verb, in the order of moves.py.
BELONGS: Final = 75

REASONS: Final = [
    Reason("", ""),
    Reason("2.2", "The {place} has no column {column}."),
    Reason("2.4", "Column {column} of the {place} is only used with 4 or 5 players."),
    Reason("2.3", "Column {column} of the {place} is taken by {seat}."),
    Reason("2.2", "This column of the {place} needs a team of {n}; you have {n free robot}."),
    Reason("2.7", "Nothing stands on that site of your moonbase yet: {site}."),
    Reason("2.8", "The {building} is never worked, so no team can be tasked to it."),
    Reason("2.7", "Your {building} has its team for this turn already."),
    Reason("2.2", "The {building} needs a team of {n}; you have {n free robot}."),
    Reason("7.2", "You hold no {kind} that you could drop."),
    Reason("3.2", "{face} has no wedge for {kind}."),
    Reason("3.1", "All your robots are placed. Say that you are ready, or take a placement back."),
    Reason("3.1", "Every robot at home must mine: {n robot} of yours must still be placed."),
    Reason("4.1", "You have no team on the {place}."),
    Reason("4.2", "Teams work from left to right: {seat} works the {place} before you."),
    Reason("4.3", "The Lab builds first: {seat} has a team on a Lab that has not worked yet."),
    Reason("4.1", "You have no team on your {site}."),
    Reason("4.4", "The Prerogative comes after the Clout: {seat} has a team there that has not worked yet."),
    Reason("4.1", "One team works at a time: finish the work in hand first."),
    Reason("4.15", "You hold no {kind} to refine."),
    Reason("4.14", "The {building} does not exchange a {kind}."),
    Reason("4.14", "You hold no {kind} to give."),
    Reason("4.14", "You have given as many as the {building} exchanges. Take what you get."),
    Reason("4.14", "There would be no room in your silos for what you would get."),
    Reason("4.14", "The {building} does not make a {kind}."),
    Reason("4.14", "You have not given anything that you could take a {kind} for."),
    Reason("7.1", "Your silo holds {n} of that type already, which is its limit."),
    Reason("4.13", "All your robots are busy: none at home could carry it."),
    Reason("4.8", "No {building} is available. Advanced buildings appear when rockets have launched."),
    Reason("4.9", "Your moonbase has no site for the {building}."),
    Reason("4.9", "The {building} is built on the {building}, which you do not have."),
    Reason("4.10", "The {building} stands on that site of your moonbase already."),
    Reason("4.8", "The {building}'s price in {goods} is {n}; you hold {n}."),
    Reason("4.11", "Your moonbase has no advanced site {n}."),
    Reason("1.3", "There is no {pad} in this game."),
    Reason("11.3", "That launchpad belongs to {seat} alone."),
    Reason("4.16", "There is no rocket on {pad}."),
    Reason("4.16", "The {rocket} has only {n slot}."),
    Reason("4.16", "{seat} has loaded that slot already."),
    Reason("4.16", "That slot takes a {kind}, and you hold none."),
    Reason("1.1", "There is no such player at this table."),
    Reason("10.1", "The Abductor takes a robot from another player's silo, not from your own."),
    Reason("10.1", "{seat} holds no {kind}."),
    Reason("10.10", "The {building} ships no {kind}, or you hold none."),
    Reason("10.15", "The Solar Array does the work of a building that a team works: not of a shaker, nor of a Solar Array."),
    Reason("4.14", "Take {n} more first: you have given as many."),
    Reason("1.6", "Chance answers first: it spins, deals or ranks."),
    Reason("3.5", "This crater has no such wedge, so the wheel cannot stop there."),
    Reason("5.4", "That rocket is not in the deck any more."),
    Reason("1.7", "{seat} is on the priority track already."),
    Reason("10.15", "There is no building on that site to copy."),
    Reason("4.11", "Choose a site for the {building} first."),
    Reason("7.2", "It is the go of {seat}. Until it is yours you can only drop resources."),
    Reason("4.17", "None of your teams has to wait for another player's, so there is nothing to wait for."),
    Reason("4.17", "Nobody else goes on before you: work a team now, or bring it home."),
    Reason("3.1", "You are ready. Until all are, you can only drop resources; their robots must mine then."),
    Reason("4.14", "The {building} makes all its exchanges at the same time, and you have begun to take."),
    Reason("4.8", "You cannot pay for any available building now."),
    Reason("4.15", "You hold no raw resource to refine now."),
    Reason("4.16", "You hold no refined resource now that an open slot takes."),
    Reason("4.14", "You hold nothing now that the {building} could exchange for something that fits into your silos."),
    Reason("4.13", "Your silos have no room now for what the {building} produces."),
    Reason("10.10", "You hold nothing now that the {building} ships."),
    Reason("8.5", "You are at the top of the priority track now."),
    Reason("10.1", "No other player has a robot in a silo now."),
    Reason("10.2", "No rocket stands on a launchpad now."),
    Reason("10.4", "The rocket deck is empty."),
    Reason("10.9", "Nobody else has any Dominance to lose now."),
    Reason("10.15", "There is no building now that the {building} could copy."),
    Reason("3.6", "Your silo has room for {n} more {goods}, and {n robot} of yours {mines|mine} there already."),
    Reason("4.11", "The {building} on that site would be covered, and its action is lost for good."),
    Reason("4.11", "The team on your {building} has to wait for the Clout: it would go home without working."),
    Reason("10.2", "The {rocket} launches at the end of this turn anyway."),
    Reason("10.9", "{seat} has no Dominance to lose."),
    Reason("10.9", "You would lose the Dominance yourself."),
    Reason("2.9", "Passing ends your tasking: it is done in Task, on your go."),
    Reason("2.1", "Teams are tasked in Task, the first phase of a turn, on your go."),
    Reason("2.1", "Teams are tasked in Task, the first phase of a turn, on your go."),
    Reason("7.2", "A resource is dropped by the player who holds it."),
    Reason("3.1", "Robots are sent to the crater in Mine, once all players have passed."),
    Reason("3.1", "You say that you are ready in Mine, when all your robots are in the crater."),
    Reason("4.1", "Teams work in Work, after the crater has been spun."),
    Reason("4.1", "Teams work in Work, after the crater has been spun."),
    Reason("4.5", "Teams come home in Work, after the crater has been spun."),
    Reason("4.5", "Teams come home in Work, after the crater has been spun."),
    Reason("4.15", "A resource is refined by a team that works the Refinery or a building like it, in Work."),
    Reason("4.14", "Resources are exchanged by a team that works a Reverter or a building like it, in Work."),
    Reason("4.14", "Resources are exchanged by a team that works a Reverter or a building like it, in Work."),
    Reason("4.13", "A resource is produced by a team that works a Factory or a building like it, in Work."),
    Reason("4.8", "A building is constructed by a team that works the Uplink or a Lab, in Work."),
    Reason("4.11", "An advanced site is chosen when an advanced building has just been paid for."),
    Reason("4.16", "A rocket is loaded by a team that works the Loader, in Work."),
    Reason("10.1", "A robot is abducted by a team that works an Abductor, in Work."),
    Reason("10.2", "A rocket is marked for launch by a team that works an Accelerator, in Work."),
    Reason("10.9", "Dominance is leeched by a team that works a Leecher, in Work."),
    Reason("10.10", "A resource is shipped without a rocket by a team that works a Mass Driver, in Work."),
    Reason("10.15", "A building is copied by a team that works a Solar Array, in Work."),
    Reason("4.1", "There is no work in hand to end. Work begins when a team is chosen, in Work."),
    Reason("3.3", "The crater is spun by chance, in Mine, once everybody is ready."),
    Reason("5.4", "Rockets are dealt by chance, when a launchpad is empty."),
    Reason("1.7", "Chance sets the first order on the priority track, before turn 1."),
    Reason("4.17", "A player can wait in Work, while one of their teams has to wait for another player's."),
]

E_TURN: Final = 0
E_START_SPIN: Final = 1
E_START_AGAIN: Final = 2
E_START_FULL: Final = 3
E_PRIORITY: Final = 4
E_DEAL: Final = 5
E_TASK: Final = 6
E_TASK_OWN: Final = 7
E_PASS: Final = 8
E_DROP: Final = 9
E_READY: Final = 10
E_SPINS: Final = 11
E_SPIN: Final = 12
E_FOUND: Final = 13
E_SURPLUS: Final = 14
E_NO_PAD: Final = 15
E_LAUNCH: Final = 16
E_SCORE: Final = 17
E_APPEARS: Final = 18
E_WORK: Final = 19
E_WORK_OWN: Final = 20
E_SKIP: Final = 21
E_SKIP_OWN: Final = 22
E_GAIN: Final = 23
E_CANNOT: Final = 24
E_REFINE: Final = 25
E_GIVE: Final = 26
E_TAKE: Final = 27
E_PRODUCE: Final = 28
E_BUILD: Final = 29
E_COVER: Final = 30
E_LOAD: Final = 31
E_CLOUT: Final = 32
E_ABDUCT: Final = 33
E_FREED: Final = 34
E_MARK: Final = 35
E_COMSAT: Final = 36
E_LEECH: Final = 37
E_EXPORT: Final = 38
E_COPY: Final = 39
E_WHITE_TO: Final = 40
E_WHITE_BOX: Final = 41
E_WHITE_DROPS: Final = 42
E_LAST_TURN: Final = 43
E_ROBOT: Final = 44
E_OVER: Final = 45
E_GRANT: Final = 46
E_BONUS: Final = 47
E_YIELD: Final = 48
E_SHIPPED: Final = 49
E_WAIT: Final = 50
E_DECK_EMPTY: Final = 51
E_DECK_OUT: Final = 52
E_LAST_WORK: Final = 53
E_CREW_UNWORKED: Final = 54
E_WHITE_LEAVES: Final = 55

SENTENCES: Final = [
    "Turn {n} begins.",
    "{seat} starts with a {kind}.",
    "{result} while setting up: {seat} spins again.",
    "{seat} has no room for another {kind}: the robot stays home.",
    "{seat} is number {n} on the priority track.",
    "The {rocket} rolls onto {pad}.",
    "{seat} tasks {n robot} to the {place}.",
    "{seat} tasks {n robot} to their own {building}.",
    "{seat} passes.",
    "{seat} drops a {kind}.",
    "{seat} is ready.",
    "The crater will be spun {n time}.",
    "The crater stops at: {result}.",
    "{seat} finds {goods} with {n robot}.",
    "{seat}'s silo is full: {n robot} {leaves|leave} the {goods} behind and {goes|go} home.",
    "There is no rocket to launch there.",
    "The {rocket} launches from {pad}.",
    "{seat} scores {n} Dominance for the cargo.",
    "The {building} can now be constructed.",
    "{seat} works the {place}.",
    "{seat} works their own {building}.",
    "{seat} brings a team home from the {place} without working.",
    "{seat} brings a team home from their own {building} without working.",
    "{seat} gains {n} Dominance.",
    "{seat} can do nothing there.",
    "{seat} refines a {kind}.",
    "{seat} gives a {kind}.",
    "{seat} takes a {kind}.",
    "{seat} produces a {kind}.",
    "{seat} constructs the {building}.",
    "The {building} is covered and out of the game.",
    "{seat} loads a {kind} onto the {rocket}, worth {n}.",
    "{seat} moves to the top of the priority track.",
    "{seat} abducts a robot of {seat} with its {kind}.",
    "An abducted robot of {seat} goes home.",
    "{seat} marks the {rocket} for launch at the end of the turn.",
    "{seat}'s Comsat reveals the {building}.",
    "{seat} leeches {seat}, who loses {n} Dominance.",
    "{seat} ships a {kind} with the Mass Driver.",
    "{seat}'s Solar Array copies the {building} of {seat}.",
    "The white robot goes to {seat}, alone in last place.",
    "The white robot goes back to the Subsidy box.",
    "The white robot drops a {kind} of {seat}.",
    "{seat} has passed the end of the track: the game ends after one more turn.",
    "{seat} gets one more robot.",
    "The game is over.",
    "The Grant gives {seat} the white robot for good.",
    "{seat} gains {n} Dominance for constructing it.",
    "{seat} gains {n} Dominance from the {building}.",
    "{seat} gains {n} Dominance for the shipment.",
    "{seat} waits for others to work.",
    "The rocket deck is empty: when a launchpad cannot be refilled, the game ends after one more turn.",
    "There is no rocket for {pad}: the game ends after one more turn.",
    "The team on the covered {building} works it a last time.",
    "The team on the covered {building} goes home without working: it would have had to wait for the Clout.",
    "The white robot leaves {pad}: its slot on the {rocket} is open again.",
]


def belongs(kind: int) -> int:
    """Why a verb is out of place now: what it is, and when it can be used."""
    return BELONGS + kind
