"""The box's sentences, each declared once: why a move is refused, what to think twice about, and what happened."""

from typing import Final

from perilune.core.messages import Earning, Messages

SAYS: Final = Messages()

NO_COLUMN: Final = SAYS.reason("2.2", "The {place} has no column {column}.")
CROWD_COLUMN: Final = SAYS.reason("2.4", "The left column of the {place} is only used with 4 or 5 players.")
COLUMN_TAKEN: Final = SAYS.reason("2.3", "That column of the {place} is taken by {seat}.")
TEAM_TOO_SMALL: Final = SAYS.reason("2.2", "This column of the {place} needs a team of {n}; you have {n free robot}.")
NO_BUILDING: Final = SAYS.reason(
    "2.7", "Nothing stands there yet: {site}. You can send a team there from the turn after it is constructed."
)
NO_SUCH_SITE: Final = SAYS.reason("2.7", "Your moonbase has no such site: {site}.")
NEVER_WORKED: Final = SAYS.reason("2.8", "The {building} is never worked, so no team goes there.")
SITE_BUSY: Final = SAYS.reason("2.7", "Your {building} already has a team this turn.")
CREW_TOO_SMALL: Final = SAYS.reason("2.2", "The {building} needs a team of {n}; you have {n free robot}.")
NOTHING_TO_DROP: Final = SAYS.reason("7.2", "You hold no {kind} that you could drop.")
NO_WEDGE: Final = SAYS.reason("3.2", "{face} has no wedge for {goods}.")
ALL_PLACED: Final = SAYS.reason("3.1", "All your robots are placed. Say that you are ready, or undo a placement.")
ROBOTS_LEFT: Final = SAYS.reason("3.1", "Every robot at home goes to the crater: you still have {n robot} to place.")
NO_TEAM: Final = SAYS.reason("4.1", "You have no team at the {place}. Teams are sent out in Task.")
WAIT_LEFT: Final = SAYS.reason("4.2", "Teams work from left to right: {seat} {works|work} the {place} before you.")
WAIT_LAB: Final = SAYS.reason("4.3", "Labs build before the Uplink: {seat} {has|have} a team on a Lab that has not worked yet.")
NO_CREW: Final = SAYS.reason("4.1", "You have no team on your {site}. Teams are sent out in Task.")
WAIT_CLOUT: Final = SAYS.reason(
    "4.4", "The Prerogative comes after the Clout: {seat} {has|have} a team there that has not worked yet."
)
JOB_IN_HAND: Final = SAYS.reason("4.1", "One team works at a time: finish what it is doing first.")
NO_RAW: Final = SAYS.reason("4.15", "You hold no {kind} to refine.")
NOT_GIVEN_HERE: Final = SAYS.reason("4.14", "The {building} does not exchange a {kind} for anything.")
NOTHING_TO_GIVE: Final = SAYS.reason("4.14", "You hold no {kind} to give.")
ENOUGH_GIVEN: Final = SAYS.reason("4.14", "You have given as many as the {building} exchanges. Take what you get.")
RESULT_WOULD_NOT_FIT: Final = SAYS.reason("4.14", "There would be no room in your silos for what you would get.")
NOT_TAKEN_HERE: Final = SAYS.reason("4.14", "The {building} does not make a {kind}.")
NOTHING_GIVEN: Final = SAYS.reason("4.14", "Give something first, then you can take a {kind} for it.")
SILO_FULL: Final = SAYS.reason("7.1", "Your silo already holds {n} of that type, which is its limit.")
NO_FREE_ROBOT: Final = SAYS.reason("4.13", "All your robots are busy: none is at home to carry it.")
NOT_REVEALED: Final = SAYS.reason(
    "4.8", "No {building} is available. It becomes available when a rocket with one on its back has launched."
)
NO_TILE_LEFT: Final = SAYS.reason("4.8", "No tile of the {building} is left.")
PRINTED: Final = SAYS.reason("4.8", "The {building} is printed on moonbases. It cannot be constructed.")
NO_SITE_FOR_IT: Final = SAYS.reason("4.9", "Your moonbase has no site for the {building}.")
NEEDS_LOWER: Final = SAYS.reason("4.9", "The {building} is built on the {building}, which you do not have.")
ALREADY_BUILT: Final = SAYS.reason("4.10", "The {building} is already on that site of your moonbase.")
CANNOT_PAY: Final = SAYS.reason("4.8", "The {building}'s price in {goods} is {n}; you hold {n}.")
NO_ADVANCED_SITE: Final = SAYS.reason("4.11", "Your moonbase has no advanced site {n}.")
NO_PAD: Final = SAYS.reason("1.3", "There is no {pad} in this game.")
NO_OWN_PAD: Final = SAYS.reason("11.3", "Only a launch base has a launchpad of its own, and nobody has that base in this game.")
NOT_YOUR_PAD: Final = SAYS.reason("11.3", "That launchpad belongs to {seat} alone.")
NO_ROCKET: Final = SAYS.reason("4.16", "There is no rocket on {pad}.")
NO_SLOT: Final = SAYS.reason("4.16", "The {rocket} has only {n slot}.")
SLOT_FULL: Final = SAYS.reason("4.16", "{seat} {has|have} already loaded that slot.")
LACKS_REFINED: Final = SAYS.reason("4.16", "That slot takes a {kind}, and you hold none.")
NO_SUCH_SEAT: Final = SAYS.reason("1.1", "There is no such player at this table.")
OWN_SILO: Final = SAYS.reason("10.1", "The Abductor takes a robot from another player's silo, not from your own.")
NOTHING_TO_ABDUCT: Final = SAYS.reason("10.1", "{seat} {holds|hold} no {kind}.")
NOT_SHIPPED: Final = SAYS.reason("10.10", "The {building} does not ship a {kind}.")
NOTHING_TO_SHIP: Final = SAYS.reason("10.10", "You hold no {kind} to ship.")
NOT_COPIED: Final = SAYS.reason(
    "10.15", "The Solar Array does the work of a building that a team works: not of a shaker, nor of a Solar Array."
)
MUST_TAKE: Final = SAYS.reason("4.14", "You have given {n resource} and taken nothing in return yet: take that many first.")
CHANCE_DECIDES: Final = SAYS.reason("1.6", "Chance comes first: a spin, a new rocket, or the order on the priority track.")
IMPOSSIBLE_RESULT: Final = SAYS.reason("3.5", "This crater has no such wedge, so the wheel cannot stop there.")
CARD_GONE: Final = SAYS.reason("5.4", "That rocket is not in the deck any more.")
ALREADY_RANKED: Final = SAYS.reason("1.7", "{seat} {is|are} already on the priority track.")
NOTHING_TO_COPY: Final = SAYS.reason("10.15", "There is no building on that site to copy.")
MUST_STAND: Final = SAYS.reason("4.11", "Choose a site for the {building} first.")
NOT_YOUR_GO: Final = SAYS.reason("7.2", "It is {seat's} turn to choose. Until it is yours, you can only drop resources.")
NO_WAIT: Final = SAYS.reason("4.17", "None of your teams has to wait for another player's, so there is nothing to wait for.")
MUST_WORK: Final = SAYS.reason("4.17", "Nobody else can work before you do: work a team now, or bring one home.")
READY_ALREADY: Final = SAYS.reason(
    "3.1", "You are ready. Until everybody is, you can only drop a resource, and then place its robot."
)
TAKING: Final = SAYS.reason("4.14", "The {building} makes all its exchanges at the same time, and you have begun to take.")
# Warnings: the move is legal, but it would do nothing or waste something.
W_BUILD: Final = SAYS.reason("4.8", "You cannot pay for any available building now.")
W_REFINE: Final = SAYS.reason("4.15", "You hold no raw resource to refine now.")
W_LOAD: Final = SAYS.reason("4.16", "You hold no refined resource now that fits an open slot.")
W_BUILD_UNMINED: Final = SAYS.reason("4.8", "You cannot pay for any available building yet: mine for it this turn.")
W_REFINE_UNMINED: Final = SAYS.reason("4.15", "You hold no raw resource to refine yet: mine one this turn.")
W_LOAD_UNMINED: Final = SAYS.reason("4.16", "You hold no refined resource yet for an open slot: mine one this turn.")
W_LOAD_UNREFINED: Final = SAYS.reason("4.16", "You hold no refined resource yet for an open slot: refine or mine one this turn.")
W_SWAP: Final = SAYS.reason(
    "4.14", "You hold nothing now that the {building} could exchange for something that fits into your silos."
)
W_PRODUCE: Final = SAYS.reason("4.13", "Your silos have no room now for what the {building} produces.")
W_LAST_ROBOT: Final = SAYS.reason(
    "4.13", "Your last free robot would hold it: until a rocket launches or you drop something, you have none to send."
)
W_EXPORT: Final = SAYS.reason("10.10", "You hold nothing now that the {building} ships.")
W_TOP: Final = SAYS.reason("8.5", "You are already at the top of the priority track, and nobody else has a team at the Clout.")
W_ABDUCT: Final = SAYS.reason("10.1", "No other player has a robot in a silo now.")
W_ACCELERATE: Final = SAYS.reason("10.2", "No rocket stands on a launchpad now.")
W_COMSAT: Final = SAYS.reason("10.4", "The rocket deck is empty.")
W_LEECH: Final = SAYS.reason("10.9", "Nobody else has any Dominance to lose now.")
W_COPY: Final = SAYS.reason("10.15", "There is no building now that the {building} could copy.")
W_SILO_FULL: Final = SAYS.reason("3.6", "Your silo has no room now for more {goods}.")
W_NO_ROOM: Final = SAYS.reason(
    "3.6", "Your silo has room for only {n} more of the {goods}, and {n robot} of yours {is|are} already mining there."
)
W_DROP: Final = SAYS.reason("7.2", "The resource is lost.")
W_COVERS: Final = SAYS.reason("4.11", "That covers the {building} on this site, and its action is lost for good.")
W_CREW_UNWORKED: Final = SAYS.reason(
    "4.11", "The team on your {building} has to wait for the Clout: it would go home without working."
)
W_LAUNCHES_ANYWAY: Final = SAYS.reason("10.2", "The {rocket} launches at the end of this turn anyway.")
W_NO_DOMINANCE: Final = SAYS.reason("10.9", "{seat} {has|have} no Dominance to lose.")
W_YOURSELF: Final = SAYS.reason("10.9", "You would lose the Dominance yourself.")

# What each verb is and when it can be used: what a player is told who tries at another time.
WHEN_PASS: Final = SAYS.reason(
    "2.9", "You pass in Task, when it is your turn to choose and you want to send no more teams this turn."
)
WHEN_TASK: Final = SAYS.reason(
    "2.1", "You send teams to buildings in Task, the first phase of a turn, when it is your turn to choose."
)
WHEN_DROP: Final = SAYS.reason(
    "7.2", "You can drop a resource that you hold at any time, except while the crater spins and rockets are dealt."
)
WHEN_PLACE: Final = SAYS.reason("3.1", "Robots are sent to the crater in Mine, once all players have passed.")
WHEN_READY: Final = SAYS.reason("3.1", "You say that you are ready in Mine, once all your robots are in the crater.")
WHEN_WORK: Final = SAYS.reason("4.1", "Teams work in Work, after the crater has been spun.")
WHEN_SKIP: Final = SAYS.reason("4.5", "Teams come home in Work, after the crater has been spun.")
WHEN_REFINE: Final = SAYS.reason(
    "4.15", "A resource is refined by a team that works the Refinery or a building like it, in Work."
)
WHEN_SWAP: Final = SAYS.reason("4.14", "Resources are exchanged by a team that works a Reverter or a building like it, in Work.")
WHEN_PRODUCE: Final = SAYS.reason("4.13", "A resource is produced by a team that works a Factory or a building like it, in Work.")
WHEN_BUILD: Final = SAYS.reason(
    "4.8", "A building is constructed in Work, by a team at the Uplink, or at a Lab if you have built one."
)
WHEN_STAND: Final = SAYS.reason("4.11", "You choose an advanced site when you have just paid for an advanced building.")
WHEN_LOAD: Final = SAYS.reason("4.16", "A rocket is loaded by a team that works the Loader, in Work.")
WHEN_ABDUCT: Final = SAYS.reason("10.1", "A robot is abducted by a team that works an Abductor, in Work.")
WHEN_ACCELERATE: Final = SAYS.reason("10.2", "A rocket is marked for launch by a team that works an Accelerator, in Work.")
WHEN_LEECH: Final = SAYS.reason("10.9", "Dominance is leeched by a team that works a Leecher, in Work.")
WHEN_EXPORT: Final = SAYS.reason("10.10", "A resource is shipped without a rocket by a team that works a Mass Driver, in Work.")
WHEN_COPY: Final = SAYS.reason("10.15", "A building is copied by a team that works a Solar Array, in Work.")
WHEN_DONE: Final = SAYS.reason("4.1", "This ends a team's work, in Work. No team is at work now.")
WHEN_SPIN: Final = SAYS.reason("3.3", "The crater is spun by chance, in Mine, once everybody is ready.")
WHEN_DEAL: Final = SAYS.reason("5.4", "Rockets are dealt by chance, when a launchpad is empty.")
WHEN_RANK: Final = SAYS.reason("1.7", "Chance sets the first order on the priority track, before turn 1.")
WHEN_WAIT: Final = SAYS.reason("4.17", "You can wait in Work, while one of your teams has to wait for another player's.")

E_TURN: Final = SAYS.event("Turn {n} begins.")
E_START_SPIN: Final = SAYS.event("{seat} {starts|start} with a {kind}.")
E_START_AGAIN: Final = SAYS.event("For {seat} the crater stops at: {result}. It is spun again.", happens=True)
E_START_FULL: Final = SAYS.event("{seat} {has|have} no room for another {kind}: the robot stays home.")
E_PRIORITY: Final = SAYS.event("{seat} {is|are} number {n} on the priority track.")
E_DEAL: Final = SAYS.event("The {rocket} rolls onto {pad}.")
E_TASK: Final = SAYS.event("{seat} {sends|send} {n robot} to the {place}.")
E_TASK_OWN: Final = SAYS.event("{seat} {sends|send} {n robot} to {seat their|your} {building}.")
E_PASS: Final = SAYS.event("{seat} {passes|pass}.", passes=True)
E_DROP: Final = SAYS.event("{seat} {drops|drop} a {kind}.")
E_READY: Final = SAYS.event("{seat} {is|are} ready.", passes=True)
E_SPINS: Final = SAYS.event("The crater will be spun {n time}.")
E_SPIN: Final = SAYS.event("The crater stops at: {result}.")
E_FOUND: Final = SAYS.event("{seat} {finds|find} {goods} with {n robot}.")
E_SURPLUS: Final = SAYS.event("{seat's} silo is full: {n robot} {leaves|leave} the {goods} behind and {goes|go} home.")
E_NO_PAD: Final = SAYS.event("There is no rocket to launch there.")
E_LAUNCH: Final = SAYS.event("The {rocket} launches from {pad}.", great=True)
E_SCORE: Final = SAYS.event("{seat} {scores|score} {n} Dominance for cargo on the {rocket}.", earns=Earning("rockets"))
E_APPEARS: Final = SAYS.event("The {building} can now be constructed.")
E_WORK: Final = SAYS.event("{seat} {works|work} the {place}.")
E_WORK_OWN: Final = SAYS.event("{seat} {works|work} {their|your} {building}.")
E_SKIP: Final = SAYS.event("{seat} {brings|bring} a team home from the {place} without working.")
E_SKIP_OWN: Final = SAYS.event("{seat} {brings|bring} a team home from {their|your} {building} without working.")
E_GAIN: Final = SAYS.event("{seat} {gains|gain} {n} Dominance.", earns=Earning("the Shaker"))
E_CANNOT: Final = SAYS.event("There is nothing for {seat} to do there.", happens=True)
E_NOTHING_LEFT: Final = SAYS.event("Now there is nothing left for {seat} to do there.", happens=True)
E_REFINE: Final = SAYS.event("{seat} {refines|refine} a {kind}.")
E_GIVE: Final = SAYS.event("{seat} {gives|give} a {kind}.")
E_TAKE: Final = SAYS.event("{seat} {takes|take} a {kind}.")
E_PRODUCE: Final = SAYS.event("{seat} {produces|produce} a {kind}.")
E_BUILD: Final = SAYS.event("{seat} {constructs|construct} the {building}.")
E_COVER: Final = SAYS.event("The {building} is covered and out of the game.")
E_LOAD: Final = SAYS.event("{seat} {loads|load} a {kind} onto the {rocket}, worth {n}.")
E_CLOUT: Final = SAYS.event("{seat} {moves|move} to the top of the priority track.")
E_ABDUCT: Final = SAYS.event("{seat} {abducts|abduct} one of {seat's} robots with its {kind}.")
E_FREED: Final = SAYS.event("{seat's} abducted robot goes home.")
E_MARK: Final = SAYS.event("{seat} {marks|mark} the {rocket} for launch at the end of the turn.")
E_COMSAT: Final = SAYS.event("{seat's} Comsat reveals the {building}.")
E_LEECH: Final = SAYS.event(
    "{seat} {leeches|leech} {seat}{, who loses|: you lose} {n} Dominance.",
    earns=Earning("lost to a Leecher", seat=1, points=2, each=-1),
)
E_EXPORT: Final = SAYS.event("{seat} {ships|ship} a {kind} with the Mass Driver.")
E_COPY: Final = SAYS.event("{seat's} Solar Array copies the {building} {of seat}.")
E_WHITE_TO: Final = SAYS.event("The white robot goes to {seat}, alone in last place.", happens=True)
E_WHITE_BOX: Final = SAYS.event("The white robot goes back to the Subsidy box.")
E_WHITE_DROPS: Final = SAYS.event("The white robot drops a {kind} of {seat's own}.")
E_LAST_TURN: Final = SAYS.event("{seat} {has|have} passed the end of the track: the game ends after one more turn.")
E_ROBOT: Final = SAYS.event("{seat} {gets|get} one more robot.")
E_OVER: Final = SAYS.event("The game is over.")
E_GRANT: Final = SAYS.event("The Grant gives {seat} the white robot for good.", happens=True)
E_BONUS: Final = SAYS.event("{seat} {gains|gain} {n} Dominance for constructing the {building}.", earns=Earning("construction"))
E_YIELD: Final = SAYS.event("{seat} {gains|gain} {n} Dominance from the {building}.", earns=Earning("own buildings"))
E_SHIPPED: Final = SAYS.event("{seat} {gains|gain} {n} Dominance for the shipment.", earns=Earning("Mass Driver"))
E_WAIT: Final = SAYS.event("{seat} {waits|wait} for others to work.")
E_DECK_EMPTY: Final = SAYS.event(
    "The rocket deck is empty: when a launchpad cannot be refilled, the game ends after one more turn."
)
E_DECK_OUT: Final = SAYS.event("There is no rocket for {pad}: the game ends after one more turn.")
E_LAST_WORK: Final = SAYS.event("The team on the covered {building} works it one last time.")
E_CREW_UNWORKED: Final = SAYS.event(
    "The team on the covered {building} goes home without working: it would have had to wait for the Clout."
)
E_WHITE_LEAVES: Final = SAYS.event("The white robot leaves {pad}: its slot on the {rocket} is open again.")
