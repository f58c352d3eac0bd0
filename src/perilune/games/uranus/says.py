"""The box's sentences: why a move is refused, and what happened. Numbers fill the blanks."""

from typing import Final

from perilune.core.game import Reason

NOT_NOW: Final = 1
CHANCE_DECIDES: Final = 2
CARD_GONE: Final = 3
NO_SUCH_SEAT: Final = 4
MINES_TO_PLACE: Final = 5
ALL_PLACED: Final = 6
ON_VOLCANO: Final = 7
ON_MINE: Final = 8
ON_DARK: Final = 9
ATTACK_PENDING: Final = 10
NO_ATTACK: Final = 11
NO_SECOND: Final = 12
NOT_FACING: Final = 13
SAME_PATTERN: Final = 14
NO_MINE: Final = 15
SUPPLY_EMPTY: Final = 16
DOUBLED: Final = 17
DONATED: Final = 18
NOT_YOUR_RACE: Final = 19
NOT_NEIGHBOUR: Final = 20
NO_ROCK: Final = 21
NO_SET: Final = 22
TRACK_FULL: Final = 23
ALREADY_KNOWN: Final = 24
NO_TRACK: Final = 25
CANNOT_PAY: Final = 26
NO_ROCKET: Final = 27
NO_PAD: Final = 28
NOT_CONNECTED: Final = 29
ALL_LAUNCHED: Final = 30
MODULE_CLAIMED: Final = 31
MODULE_FULL: Final = 32
NOTHING_FITS: Final = 33
NO_LOOSE: Final = 34
JUNK_IN_HAND: Final = 35
NO_JUNK: Final = 36
NOT_LOADED: Final = 37
NO_SURPLUS: Final = 38
SAME_MODULE: Final = 39
NO_BOX: Final = 40
NOT_BEGUN: Final = 41
NO_TUNNELS: Final = 42
TUNNEL_THERE: Final = 43
NO_TUNNEL: Final = 44
NO_MINES: Final = 45
PRINTED: Final = 46
FORT_UNFINISHED: Final = 47
PAD_UNFINISHED: Final = 48
FORTIFIED: Final = 49
HAS_PAD: Final = 50
GUN_UNLOADED: Final = 51
NO_GAP: Final = 52
GAP_EMPTY: Final = 53
GAP_FAR: Final = 54
TECH_UNFINISHED: Final = 55
THEY_KNOW: Final = 56
NOTHING_TO_FORTIFY: Final = 57
NO_SPACESHIP: Final = 58
NO_LAUNCHPAD: Final = 59
MODULE_OPEN: Final = 60
SOLO: Final = 61
ONE_LOOSE: Final = 62
NO_ROOM: Final = 63
ALL_TAKEN: Final = 64
YARLS_FAR: Final = 65
TECH_FULL: Final = 66
NOT_LOST: Final = 67
CONCEDED: Final = 68

REASONS: Final = [
    Reason("", ""),
    Reason("2.1", "That is not done in this phase of the round."),
    Reason("1.9", "Chance decides that, not a player."),
    Reason("1.9", "That card cannot come now."),
    Reason("1.1", "There is no such player at this table."),
    Reason("1.4", "Choose {n more mine} first."),
    Reason("1.4", "You have chosen your two mines. Say that you are ready, or take one back."),
    Reason("5.5", "Nothing can be built on the volcano."),
    Reason("5.5", "There is a mine on {hex} already."),
    Reason("2.5", "The hex {hex} is dark: nothing can be there any more."),
    Reason("2.12", "First take the impact of every attack on your moon."),
    Reason("2.3", "No attack from the {side} is left to take."),
    Reason("2.3", "You take one attack after the other: place the impact from the {side} first."),
    Reason("2.3", "Choose first which attack you take."),
    Reason("2.4", "Laid like that, the pattern is the same as when it is {turn}."),
    Reason("3.1", "There is no mine on {hex}."),
    Reason("3.3", "The supply has no {colour} rock left."),
    Reason("7.3", "You have chosen the double mine of this round already."),
    Reason("7.4", "You have given a rock this round already."),
    Reason("7.14", "Only the {race} can do that."),
    Reason("7.14", "{seat} is not your neighbour."),
    Reason("7.4", "The mine on {hex} has no rock left to give."),
    Reason("4.1", "You have no {set}."),
    Reason("4.3", "Your {track} is full. Use it before you go on."),
    Reason("4.4", "Your race knows the {track} already."),
    Reason("4.4", "Your project board has no {track}."),
    Reason("4.2", "The {set} does not pay for a step of your {track}."),
    Reason("4.6", "To launch, you need rocket technology."),
    Reason("4.7", "To launch, you need a launchpad on an active mine."),
    Reason("4.7", "The {set} does not come from the network of a launchpad."),
    Reason("7.1", "Each of your launchpads has launched a set this round."),
    Reason("6.2", "Module {module} is the home of {seat}."),
    Reason("4.8", "Module {module} is complete."),
    Reason("4.8", "No rock of the {set} fits into module {module}."),
    Reason("3.4", "You have no loose {colour} rock."),
    Reason("4.9", "First the space junk must be settled."),
    Reason("4.9", "There is no space junk that asks for that."),
    Reason("8.14", "Your space gun is not loaded."),
    Reason("8.5", "No {colour} rock is among the space junk."),
    Reason("8.6", "The rock must go to another module than {module}, where it did not fit."),
    Reason("8.6", "Module {module} has no empty {colour} box."),
    Reason("8.11", "Module {module} has no rocks to lose, or is complete."),
    Reason("5.1", "Your tunnel track allows no tunnel: {n step} crossed, {n} needed."),
    Reason("5.2", "There is a tunnel between {edge} already."),
    Reason("5.3", "There is no tunnel between {edge}."),
    Reason("5.4", "Your mine track allows no mine: {n step} crossed, {n} needed."),
    Reason("5.6", "The mine on {hex} is printed and cannot be removed."),
    Reason("5.7", "Your fortification track is not complete: {n} of {n step}."),
    Reason("5.8", "Your launchpad track is not complete: {n} of {n step}."),
    Reason("5.7", "The mine on {hex} is fortified."),
    Reason("5.8", "The mine on {hex} has a launchpad."),
    Reason("5.9", "Your space gun is not loaded: {n} of {n step}."),
    Reason("5.9", "There are no cards there in this game."),
    Reason("5.10", "There is no asteroid there to fire at."),
    Reason("5.9", "Your space gun reaches the cards to your left and right only."),
    Reason("7.10", "The track of {tech} is not complete: {n} of {n step}."),
    Reason("7.10", "{seat} knows the {tech} already."),
    Reason("7.12", "{seat} has no mine that could be fortified."),
    Reason("6.1", "To fly, your race needs spaceship technology."),
    Reason("6.1", "To fly, your race needs a launchpad on an active mine."),
    Reason("6.1", "Module {module} is not complete."),
    Reason("9.4", "You play alone: there are no neighbours."),
    Reason("3.4", "You have only one loose {colour} rock: it cannot be added to itself."),
    Reason("7.7", "{seat} has no free hex for a mine."),
    Reason("2.12", "You have taken every attack on your moon. Say that you are ready."),
    Reason("7.5", "Your space gun reaches the cards beside your own moon and beside those of your neighbours only."),
    Reason("7.10", "Your {track} is complete. Keep it or give it before you go on."),
    Reason("6.8", "Every moon still has an active hex. Nobody concedes before one has gone dark altogether."),
    Reason("6.10", "You have conceded already."),
]

E_ROUND: Final = 0
E_RACE: Final = 1
E_MOON: Final = 2
E_START: Final = 3
E_OBJECTIVE: Final = 4
E_ERUPTS: Final = 5
E_ATTACK: Final = 6
E_POINT: Final = 7
E_PATTERN: Final = 8
E_VOLCANO_SAFE: Final = 9
E_DARK_POINT: Final = 10
E_DAMAGE: Final = 11
E_WAKES: Final = 12
E_NEW_CARDS: Final = 13
E_SHUFFLED: Final = 14
E_PRODUCED: Final = 15
E_SHORT: Final = 16
E_DOUBLE: Final = 17
E_DONATED: Final = 18
E_USED: Final = 19
E_LEARNT: Final = 20
E_SENT: Final = 21
E_COMPLETE: Final = 22
E_JUNK: Final = 23
E_SAVED: Final = 24
E_SECURED: Final = 25
E_WIPED: Final = 26
E_REMOVED: Final = 27
E_SHOT_DOWN: Final = 28
E_TUNNEL: Final = 29
E_NO_TUNNEL: Final = 30
E_MINE: Final = 31
E_NO_MINE: Final = 32
E_FORT: Final = 33
E_PAD: Final = 34
E_FIRED: Final = 35
E_GAVE_MINE: Final = 36
E_GAVE_FORT: Final = 37
E_GAVE_TECH: Final = 38
E_FLEW: Final = 39
E_WON: Final = 40
E_LOST: Final = 41
E_READY: Final = 42
E_NO_EFFECT: Final = 43
E_ERASED: Final = 44
E_JOINED: Final = 45
E_UNUSED: Final = 46
E_TURNED_ASIDE: Final = 47
E_ANOTHER_POINT: Final = 48
E_MINE_LOST: Final = 49
E_PAD_LOST: Final = 50
E_ALL_DARK: Final = 51
E_CONCEDED: Final = 52
E_GIVEN_UP: Final = 53

SENTENCES: Final = [
    "Round {n} begins.",
    "{seat} plays the {race}.",
    "{seat} lives on {moon}.",
    "{seat} gets the starting mines card {start}.",
    "Your personal objective: {goal}.",
    "The volcano of {seat} erupts as far as {n step}. Hexes that go dark: {n}.",
    "Asteroids attack!",
    "Pair {gap} points at {hex}.",
    "Pair {gap} has the impact pattern {impact}.",
    "The volcano of {seat} is safe from the first attack: pair {gap} is replaced.",
    "The impact on {seat}'s hex {hex} does no damage: it is dark already.",
    "An impact on {seat}'s moon at {hex}. Hexes that go dark: {n}.",
    "The volcano of {seat} is hit. It will erupt from the next round on.",
    "New pairs of cards are dealt.",
    "The used {deck} are shuffled into a new deck.",
    "{seat}'s mines produce {n rock} in {n set}.",
    "The supply of {colour} rocks is short. Mines of {seat} without a rock: {n}.",
    "{seat}'s mine on {hex} produces a second rock.",
    "{seat} gives a {colour} rock to {seat}.",
    "{seat} uses the {set} for the {track}.",
    "{seat} discovers the {tech}.",
    "{seat} sends the {set} to module {module}. Rocks that fit: {n}.",
    "Module {module} is complete.",
    "Space junk of {seat}: {junk}",
    "A {colour} rock falls on {seat}'s moon unharmed.",
    "{seat} places a {colour} rock on module {module}.",
    "Module {module} loses {n rock}.",
    "Pair {gap} is gone.",
    "{seat} shoots the space junk down.",
    "{seat} digs a tunnel between {edge}.",
    "{seat} removes the tunnel between {edge}.",
    "{seat} builds a mine on {hex}.",
    "{seat} removes the mine on {hex}.",
    "{seat} fortifies the mine on {hex}.",
    "{seat} builds a launchpad on {hex}.",
    "{seat} fires the space gun at pair {gap}.",
    "{seat} gives a mine to {seat}.",
    "{seat} gives a fortification to {seat}.",
    "{seat} gives the {tech} to {seat}.",
    "{seat} flies to Uranus, into module {module}!",
    "No race is left behind. The game is won!",
    "The moons explode. The game is lost.",
    "{seat} is ready.",
    "It has no effect.",
    "{seat}'s tunnel track and mine track are erased.",
    "{seat} adds a {colour} rock to the {set}.",
    "{seat} leaves {n set} unused.",
    "Pair {gap} gets another coordinate card, face down.",
    "The volcano of {seat} is safe until the first attack is over: another coordinate card is drawn.",
    "{seat} loses the mine on {hex}.",
    "{seat} loses the mine and the launchpad on {hex}.",
    "No hex of {seat}'s moon is active any more. The game cannot be won, and may be conceded.",
    "{seat} concedes.",
    "Nobody plays on. The game is given up and lost.",
]
