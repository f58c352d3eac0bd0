"""The box's sentences, each declared once: why a move is refused, what to think twice about, and what happened."""

from typing import Final

from perilune.core.messages import Earning, Messages

SAYS: Final = Messages()

# Why a move is refused.
CHANCE_DECIDES: Final = SAYS.reason("1.9", "Chance decides that, not a player.")
CARD_GONE: Final = SAYS.reason("1.9", "That card cannot be drawn now.")
NO_SUCH_SEAT: Final = SAYS.reason("1.1", "There is no such player at this table.")
MINES_TO_PLACE: Final = SAYS.reason("1.4", "Choose {n more mine} first.")
ALL_PLACED: Final = SAYS.reason("1.4", "You have chosen your two mines. Say that you are ready, or undo one.")
ON_VOLCANO: Final = SAYS.reason("5.5", "Nothing can be built on the volcano.")
ON_MINE: Final = SAYS.reason("5.5", "There is already a mine on that hex.")
ON_DARK: Final = SAYS.reason("2.5", "The hex {area} is dark for good: nothing can be built there.")
ATTACK_PENDING: Final = SAYS.reason("2.12", "Take every attack on your moon first.")
NO_ATTACK: Final = SAYS.reason("2.3", "No attack from the {side} is waiting for you.")
NO_SECOND: Final = SAYS.reason("2.3", "You are taking the attack from the {side}: lay its impact first.")
NOT_FACING: Final = SAYS.reason("2.3", "Two asteroids are hitting your moon: choose which one to take first.")
SAME_PATTERN: Final = SAYS.reason("2.4", "Laid like that, the pattern looks the same as {turn}. Choose that.")
NO_MINE: Final = SAYS.reason("3.1", "There is no mine on that hex.")
SUPPLY_EMPTY: Final = SAYS.reason("3.3", "The supply has no {colour} rock left.")
DOUBLED: Final = SAYS.reason("7.3", "You have already chosen this round's double mine.")
DONATED: Final = SAYS.reason("7.4", "You have already given a rock this round.")
NOT_YOUR_RACE: Final = SAYS.reason("7.14", "Only the {race} can do that.")
NOT_NEIGHBOUR: Final = SAYS.reason(
    "7.14", "{seat} {is|are} not your neighbour: you can only help the next races to your left and right."
)
NO_ROCK: Final = SAYS.reason("7.4", "That mine has no rock left to give.")
NO_SET: Final = SAYS.reason("4.1", "You have no {set}.")
TRACK_FULL: Final = SAYS.reason("4.3", "Your {track} is full. Use it in phase 4, Build, before you cross off more steps.")
ALREADY_KNOWN: Final = SAYS.reason("4.4", "Your race already knows {tech}.")
NO_TRACK: Final = SAYS.reason("4.4", "Your project board has no {track}: your race knew the technology from the start.")
CANNOT_PAY: Final = SAYS.reason("4.2", "That set does not pay for a step of your {track}: that costs {cost}.")
NO_ROCKET: Final = SAYS.reason("4.6", "To launch a set, your race needs rocket technology.")
NO_PAD: Final = SAYS.reason("4.7", "To launch a set, you need a launchpad on an active mine.")
NOT_CONNECTED: Final = SAYS.reason(
    "4.7", "That set does not come from the network of a launchpad. Only the Osmish launch sets from elsewhere."
)
ALL_LAUNCHED: Final = SAYS.reason("7.1", "Each of your launchpads has launched a set this round.")
MODULE_CLAIMED: Final = SAYS.reason("6.2", "Module {module} is {seat's} home.")
MODULE_FULL: Final = SAYS.reason("4.8", "Module {module} is complete.")
NOTHING_FITS: Final = SAYS.reason("4.8", "No rock of that set fits into module {module}.")
NO_LOOSE: Final = SAYS.reason("3.4", "You have no loose {colour} rock.")
JUNK_IN_HAND: Final = SAYS.reason("4.9", "Deal with the space junk first.")
NOT_LOADED: Final = SAYS.reason("8.14", "Your space gun is not loaded: {n} of {n step} {is|are} crossed off.")
NO_SURPLUS: Final = SAYS.reason("8.5", "No {colour} rock is among the space junk.")
SAME_MODULE: Final = SAYS.reason("8.6", "The rock did not fit into module {module}: it must go to another one.")
NO_BOX: Final = SAYS.reason("8.6", "Module {module} has no empty {colour} box.")
NOT_BEGUN: Final = SAYS.reason("8.11", "Module {module} is empty or complete: only one that has been begun loses its rocks.")
NO_TUNNELS: Final = SAYS.reason("5.1", "Your tunnel track allows no tunnel yet: {n step} crossed off, {n} needed.")
TUNNEL_THERE: Final = SAYS.reason("5.2", "There is already a tunnel between those two hexes.")
NO_TUNNEL: Final = SAYS.reason("5.3", "There is no tunnel between those two hexes.")
NO_MINES: Final = SAYS.reason("5.4", "Your mine track allows no mine yet: {n step} crossed off, {n} needed.")
PRINTED: Final = SAYS.reason("5.6", "That mine is printed on the moon and cannot be removed.")
FORT_UNFINISHED: Final = SAYS.reason(
    "5.7", "To fortify a mine, complete your fortification track: {n} of {n step} {is|are} crossed off."
)
PAD_UNFINISHED: Final = SAYS.reason(
    "5.8", "To build a launchpad, complete your launchpad track: {n} of {n step} {is|are} crossed off."
)
FORTIFIED: Final = SAYS.reason("5.7", "That mine is fortified.")
HAS_PAD: Final = SAYS.reason("5.8", "That mine has a launchpad.")
GUN_UNLOADED: Final = SAYS.reason("5.9", "Your space gun is not loaded: {n} of {n step} {is|are} crossed off.")
NO_GAP: Final = SAYS.reason("5.9", "This game has only {n asteroid}.")
GAP_EMPTY: Final = SAYS.reason("5.10", "There is no asteroid there to fire at. New ones come after the next attack.")
GAP_FAR: Final = SAYS.reason("5.9", "Your space gun only reaches the asteroids to your left and right.")
TECH_UNFINISHED: Final = SAYS.reason("7.10", "Your {tech} track is not complete: {n} of {n step} {is|are} crossed off.")
THEY_KNOW: Final = SAYS.reason("7.10", "{seat} already {knows|know} {tech}.")
NOTHING_TO_FORTIFY: Final = SAYS.reason("7.12", "{seat} {has|have} no mine that could be fortified.")
NO_SPACESHIP: Final = SAYS.reason("6.1", "To fly, your race needs spaceship technology.")
NO_LAUNCHPAD: Final = SAYS.reason("6.1", "To fly, your race needs a launchpad on an active mine.")
MODULE_OPEN: Final = SAYS.reason("6.1", "Module {module} is not complete.")
SOLO: Final = SAYS.reason("9.4", "You play alone: there are no neighbours to help.")
ONE_LOOSE: Final = SAYS.reason("3.4", "You have only one loose {colour} rock: it cannot be added to itself.")
NO_ROOM: Final = SAYS.reason("7.7", "{seat} {has|have} no free hex for a mine.")
ALL_TAKEN: Final = SAYS.reason("2.12", "You have taken every attack on your moon. Say that you are ready.")
YARLS_FAR: Final = SAYS.reason(
    "7.5", "Your space gun only reaches the asteroids beside your own moon and beside those of your neighbours."
)
TECH_FULL: Final = SAYS.reason(
    "7.10", "Your {track} is complete. Keep the technology or give it away before you cross off more steps."
)
CONCEDED: Final = SAYS.reason("6.10", "You have already given up. The game ends when everybody who could play on has agreed.")
# What belongs to another phase, or to a space junk card.
MINES_LATER: Final = SAYS.reason("5.4", "You build mines in phase 4, Build, when your mine track allows one.")
REMOVE_MINES_LATER: Final = SAYS.reason("5.6", "You remove mines in phase 4, Build.")
TUNNELS_LATER: Final = SAYS.reason("5.1", "You dig tunnels in phase 4, Build, when your tunnel track allows some.")
REMOVE_TUNNELS_LATER: Final = SAYS.reason("5.3", "You remove tunnels in phase 4, Build.")
FORTS_LATER: Final = SAYS.reason("5.7", "You fortify mines in phase 4, Build, when your fortification track is complete.")
PADS_LATER: Final = SAYS.reason("5.8", "You build launchpads in phase 4, Build, when your launchpad track is complete.")
FIRE_LATER: Final = SAYS.reason("5.9", "You fire a loaded space gun at an asteroid in phase 4, Build.")
USE_LATER: Final = SAYS.reason("4.1", "You use sets of moon rocks in phase 3, Use, once your mines have produced them.")
SEND_LATER: Final = SAYS.reason(
    "4.6", "You launch sets of moon rocks to Uranus in phase 3, Use, once your mines have produced them."
)
JOIN_LATER: Final = SAYS.reason("3.4", "You add loose rocks to sets in phase 3, Use.")
DOUBLE_LATER: Final = SAYS.reason(
    "7.3", "In phase 2, Mine, the Falkafreedi may let one of their mines produce a second rock. Nobody else can."
)
DONATE_LATER: Final = SAYS.reason("7.4", "In phase 2, Mine, the Falkafreedi may give a rock to a neighbour. Nobody else can.")
GIVE_MINE_LATER: Final = SAYS.reason(
    "7.7", "In phase 4, Build, the Kroviots may build mines for their neighbours. Nobody else can."
)
GIVE_FORT_LATER: Final = SAYS.reason(
    "7.12", "In phase 4, Build, the Arshantans may build a fortification for a neighbour. Nobody else can."
)
KEEP_LATER: Final = SAYS.reason(
    "7.10", "In phases 3 and 4 the Galepegals may keep a technology that they have completed. Other races always keep theirs."
)
GIVE_TECH_LATER: Final = SAYS.reason(
    "7.10", "In phase 4, Build, the Galepegals may give a technology to a neighbour. Nobody else can."
)
FLY_LATER: Final = SAYS.reason("6.1", "Races fly to Uranus in phase 4, Build.")
IMPACT_LATER: Final = SAYS.reason("2.4", "You lay an impact when an asteroid or space junk hits your moon.")
SHOOT_LATER: Final = SAYS.reason("8.14", "You shoot space junk down with a loaded space gun when it crashes into your moon.")
SAVE_LATER: Final = SAYS.reason(
    "8.5",
    "The space junk card Soft landing lets a surplus rock fall on your moon unharmed. You choose it when you draw that card.",
)
SECURE_LATER: Final = SAYS.reason(
    "8.6",
    "The space junk card Caught in time lets you place a surplus rock on another module. You choose when you draw that card.",
)
WIPE_LATER: Final = SAYS.reason(
    "8.11", "The space junk card Module wiped out takes the rocks of a module. You choose it when you draw that card."
)
# Giving up.
SOMEBODY_CONCEDED: Final = SAYS.reason("6.8", "Somebody has already proposed giving up. You can agree.")
NOBODY_CONCEDED: Final = SAYS.reason("6.8", "Nobody has proposed giving up. You can concede.")
NOT_CONCEDED: Final = SAYS.reason("6.10", "You have not given up: you are still playing.")
# Reasons to think twice about a legal move.
W_UNUSED: Final = SAYS.reason("4.11", "{n set} of yours could still be used. What you do not use goes back to the supply.")
W_NO_SECOND_ROCK: Final = SAYS.reason("7.3", "You may still let one of your mines produce a second rock this round.")
W_UNBUILT: Final = SAYS.reason("5.1", "What you do not build this round is lost.")
W_JUNK: Final = SAYS.reason("4.9", "{n rock} would not fit and would become space junk.")
W_ALL_KNOW: Final = SAYS.reason("7.10", "Your race and your neighbours already know {tech}: nobody needs it.")
W_NO_ATTACK_LEFT: Final = SAYS.reason("5.9", "There are no more attacks on the track: nothing is left to prevent.")
W_HARMLESS: Final = SAYS.reason("5.9", "That asteroid can no longer do any damage.")
W_ERUPTION: Final = SAYS.reason("2.9", "The eruption reaches it at the start of the next round.")
W_LAST_ROUND: Final = SAYS.reason("6.6", "This is the last round: your mines produce no more rocks.")
W_CONNECTED: Final = SAYS.reason("3.2", "The two hexes are already connected.")
W_JOINS: Final = SAYS.reason("3.2", "This joins two networks: the rocks of their {n} and {n mine} become one set, not two.")
W_PAD_IDLE: Final = SAYS.reason("4.6", "Nothing can leave from it yet: your race knows neither rockets nor spaceships.")
W_NO_HOME: Final = SAYS.reason("6.3", "Once you have flown you can launch nothing more, and {n race} would still have no home.")
W_STAYS: Final = SAYS.reason("6.1", "You could fly to Uranus now. Ready means that you stay for another round.")
W_UPGRADE_LOST: Final = SAYS.reason("5.6", "Its fortification or launchpad is lost with the mine.")
W_NO_TUNNEL_ROCK: Final = SAYS.reason(
    "1.4", "You have no {colour} mine: a single rock of that colour pays for a step of the tunnel track."
)

E_ROUND: Final = SAYS.event("Round {n} begins.")
E_RACE: Final = SAYS.event("{seat} {plays|play} the {race}.")
E_MOON: Final = SAYS.event("{seat} {lives|live} on {moon}.")
E_START: Final = SAYS.event("{seat} {gets|get} the starting mines card {start}.")
E_OBJECTIVE: Final = SAYS.event("Your personal objective: {goal}.")
E_ERUPTS: Final = SAYS.event("{seat's} volcano erupts and reaches {n step} out: {n hex} {goes|go} dark.")
E_ATTACK: Final = SAYS.event("Asteroids attack!")
E_POINT: Final = SAYS.event("The asteroid {gap} will strike {area}.")
E_PATTERN: Final = SAYS.event("The pattern of the asteroid {gap} covers {impact}.")
E_VOLCANO_SAFE: Final = SAYS.event("{seat's} volcano is safe from the first attack: the asteroid {gap} is replaced.")
E_DARK_POINT: Final = SAYS.event("An impact on {seat's} moon {area} does no damage: the hex is already dark.", happens=True)
E_DAMAGE: Final = SAYS.event("An impact on {seat's} moon {area}: {n hex} {goes|go} dark.", happens=True)
E_WAKES: Final = SAYS.event("{seat's} volcano is hit. It will erupt from the next round on.", great=True)
E_NEW_CARDS: Final = SAYS.event("New asteroids are on their way.")
E_SHUFFLED: Final = SAYS.event("The used {deck} are shuffled into a new deck.")
E_PRODUCED: Final = SAYS.event("{seat's} mines produce {n rock} in {n set}.")
E_SHORT: Final = SAYS.event("The supply has too few {colour} rocks: {n mine} of {seat's own} {gets|get} none.")
E_DOUBLE: Final = SAYS.event("{seat's} {colour} mine {area} produces a second rock.")
E_DONATED: Final = SAYS.event("{seat} {gives|give} a {colour} rock to {seat}.")
E_USED: Final = SAYS.event("{seat} {uses|use} {held} for the {track}.")
E_LEARNT: Final = SAYS.event("{seat} {discovers|discover} {tech}.")
E_SENT: Final = SAYS.event("{seat} {launches|launch} {held} to module {module}: {n rock} {fits|fit}.")
E_COMPLETE: Final = SAYS.event("Module {module} is complete.", great=True)
E_JUNK: Final = SAYS.event("{seat's} space junk: {effect}", great=True)
E_SAVED: Final = SAYS.event("A {colour} rock falls on {seat's} moon unharmed.")
E_SECURED: Final = SAYS.event("{seat} {places|place} a {colour} rock on module {module}.")
E_WIPED: Final = SAYS.event("Module {module} loses {n rock}.")
E_REMOVED: Final = SAYS.event("The asteroid {gap} is gone.")
E_SHOT_DOWN: Final = SAYS.event("{seat} {shoots|shoot} the space junk down.")
E_TUNNEL: Final = SAYS.event("{seat} {digs|dig} a tunnel {stretch}.")
E_NO_TUNNEL: Final = SAYS.event("{seat} {removes|remove} a tunnel {stretch}.")
E_MINE: Final = SAYS.event("{seat} {builds|build} a {colour} mine {area}.")
E_NO_MINE: Final = SAYS.event("{seat} {removes|remove} the {colour} mine {area}.")
E_FORT: Final = SAYS.event("{seat} {fortifies|fortify} the {colour} mine {area}.")
E_PAD: Final = SAYS.event("{seat} {builds|build} a launchpad on the {colour} mine {area}.")
E_FIRED: Final = SAYS.event("{seat} {fires|fire} the space gun at the asteroid {gap}.")
E_GAVE_MINE: Final = SAYS.event("{seat} {gives|give} a mine to {seat}.")
E_GAVE_FORT: Final = SAYS.event("{seat} {gives|give} a fortification to {seat}.")
E_GAVE_TECH: Final = SAYS.event("{seat} {gives|give} {tech} to {seat}.")
E_FLEW: Final = SAYS.event(
    "{seat} {flies|fly} to Uranus, into module {module}!", earns=Earning("escape to Uranus", points=-1), great=True
)
E_WON: Final = SAYS.event("Every race has escaped. The game is won!")
E_LOST: Final = SAYS.event("The moons explode. The game is lost.")
E_READY: Final = SAYS.event("{seat} {is|are} ready.", passes=True)
E_NO_EFFECT: Final = SAYS.event("It has no effect.")
E_ERASED: Final = SAYS.event("{seat's} tunnel track and mine track are erased.")
E_JOINED: Final = SAYS.event("{seat} {adds|add} a {colour} rock to {held}.")
E_UNUSED: Final = SAYS.event("{seat} {leaves|leave} {n set} unused.")
E_TURNED_ASIDE: Final = SAYS.event("The asteroid {gap} is turned aside: it will strike elsewhere.")
E_ANOTHER_POINT: Final = SAYS.event("{seat's} volcano is safe until the first attack is over: another coordinate card is drawn.")
E_MINE_LOST: Final = SAYS.event("{seat} {loses|lose} the {colour} mine {area}.")
E_PAD_LOST: Final = SAYS.event("{seat} {loses|lose} the {colour} mine {area} and its launchpad.", great=True)
E_ALL_DARK: Final = SAYS.event("{seat's} moon has gone completely dark. The game can no longer be won.")
E_CONCEDED: Final = SAYS.event("{seat} {concedes|concede}. If everybody agrees, the game is given up.")
E_GIVEN_UP: Final = SAYS.event("Nobody wants to play on. The game is given up, and lost.")
E_AGREED: Final = SAYS.event("{seat} {agrees|agree} to give up.")
E_PLAYS_ON: Final = SAYS.event("{seat} {plays|play} on after all.")
