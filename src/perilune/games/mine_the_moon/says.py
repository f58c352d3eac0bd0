"""The box's sentences: why a move is refused, and what happened. Numbers fill the blanks."""

from typing import Final

from perilune.core.game import Reason

NOT_NOW: Final = 1
NO_COLUMN: Final = 2
CROWD_COLUMN: Final = 3
COLUMN_TAKEN: Final = 4
TEAM_TOO_SMALL: Final = 5
NO_BUILDING: Final = 6
NEVER_WORKED: Final = 7
SITE_BUSY: Final = 8
CREW_TOO_SMALL: Final = 9
NOTHING_TO_DROP: Final = 10
NO_WEDGE: Final = 11
ALL_PLACED: Final = 12
ROBOTS_LEFT: Final = 13
NO_TEAM: Final = 14
WAIT_LEFT: Final = 15
WAIT_LAB: Final = 16
NO_CREW: Final = 17
WAIT_CLOUT: Final = 18
JOB_IN_HAND: Final = 19
NO_SUCH_JOB: Final = 20
NO_RAW: Final = 21
NOT_GIVEN_HERE: Final = 22
NOTHING_TO_GIVE: Final = 23
ENOUGH_GIVEN: Final = 24
RESULT_WOULD_NOT_FIT: Final = 25
NOT_TAKEN_HERE: Final = 26
NOTHING_GIVEN: Final = 27
SILO_FULL: Final = 28
NO_FREE_ROBOT: Final = 29
NOT_AVAILABLE: Final = 30
NO_SITE_FOR_IT: Final = 31
NEEDS_LOWER: Final = 32
ALREADY_BUILT: Final = 33
CANNOT_PAY: Final = 34
NO_ADVANCED_SITE: Final = 35
NO_PAD: Final = 36
NOT_YOUR_PAD: Final = 37
NO_ROCKET: Final = 38
NO_SLOT: Final = 39
SLOT_FULL: Final = 40
LACKS_REFINED: Final = 41
NO_SUCH_SEAT: Final = 42
OWN_SILO: Final = 43
NOTHING_TO_ABDUCT: Final = 44
NOTHING_TO_EXPORT: Final = 45
NOT_COPIED: Final = 46
MUST_TAKE: Final = 47
CHANCE_DECIDES: Final = 48
IMPOSSIBLE_RESULT: Final = 49
CARD_GONE: Final = 50
ALREADY_RANKED: Final = 51
NOTHING_TO_COPY: Final = 52
MUST_STAND: Final = 53

REASONS: Final = [
    Reason("", ""),
    Reason("2.1", "That is not done in this phase of the turn."),
    Reason("2.2", "The {place} has no column {column}."),
    Reason("2.4", "Column {column} of the {place} is only used with 4 or 5 players."),
    Reason("2.3", "Column {column} of the {place} is taken by {seat}."),
    Reason("2.2", "This column of the {place} needs a team of {n}; you have {n free robot}."),
    Reason("2.7", "You have no building on your {site}."),
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
    Reason("4.1", "You have no team on that site."),
    Reason("4.4", "The Prerogative comes after the Clout: {seat} has a team there that has not worked yet."),
    Reason("4.1", "Finish the work in hand first."),
    Reason("4.1", "That belongs to a work that you are not doing now."),
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
    Reason("4.9", "The {building} is built upon a lower level that you do not have: the {building}."),
    Reason("4.10", "The {building} stands on that site of your moonbase already."),
    Reason("4.8", "The {building} costs {n} of {kind}; you hold {n}."),
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
    Reason("10.10", "The Mass Driver ships a refined Buckyball or Graphene that you hold."),
    Reason("10.15", "The Solar Array copies a building that is worked: not a passive one, not a shaker, not a Solar Array."),
    Reason("4.14", "Take {n} more first: you have given as many."),
    Reason("1.6", "Chance decides that, not a player."),
    Reason("3.5", "The wheel cannot stop there."),
    Reason("5.4", "That rocket is not in the deck any more."),
    Reason("1.7", "{seat} is on the priority track already."),
    Reason("10.15", "There is no building on that site to copy."),
    Reason("4.11", "Choose a site for the {building} first."),
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

SENTENCES: Final = [
    "Turn {n} begins.",
    "{seat} starts with a {kind}.",
    "{result} while setting up: {seat} spins again.",
    "{seat} has no room for another {kind}: the robot stays home.",
    "{seat} is number {n} on the priority track.",
    "The {rocket} rolls onto {pad}.",
    "{seat} tasks {n robot} to the {place}.",
    "{seat} tasks {n robot} to the own {building}.",
    "{seat} passes.",
    "{seat} drops a {kind}.",
    "{seat} is ready.",
    "The crater will be spun {n time}.",
    "The crater stops at: {result}.",
    "{seat} finds {n} of {kind}.",
    "{seat}'s silo is full: {n robot} with {kind} go home empty.",
    "There is no rocket to launch there.",
    "The {rocket} launches from {pad}.",
    "{seat} scores {n} Dominance for the cargo.",
    "The {building} can now be constructed.",
    "{seat} works the {place}.",
    "{seat} works the own {building}.",
    "{seat} brings a team home from the {place} without working.",
    "{seat} brings a team home from the own {building} without working.",
    "{seat} gains {n} Dominance.",
    "{seat} finds nothing to do there.",
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
    "{seat} has passed the end of the track: one more turn after this one.",
    "{seat} gets one more robot.",
    "The game is over.",
    "The Grant gives {seat} the white robot for good.",
    "{seat} gains {n} Dominance for constructing it.",
    "{seat} gains {n} Dominance from the {building}.",
    "{seat} gains {n} Dominance for the shipment.",
]
