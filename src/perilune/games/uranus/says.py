"""The box's sentences: why a move is refused or had better be thought over, and what happened. Numbers fill the blanks."""

from typing import Final

from perilune.core.game import Reason

# Why a move is refused.
CHANCE_DECIDES: Final = 1
CARD_GONE: Final = 2
NO_SUCH_SEAT: Final = 3
MINES_TO_PLACE: Final = 4
ALL_PLACED: Final = 5
ON_VOLCANO: Final = 6
ON_MINE: Final = 7
ON_DARK: Final = 8
ATTACK_PENDING: Final = 9
NO_ATTACK: Final = 10
NO_SECOND: Final = 11
NOT_FACING: Final = 12
SAME_PATTERN: Final = 13
NO_MINE: Final = 14
SUPPLY_EMPTY: Final = 15
DOUBLED: Final = 16
DONATED: Final = 17
NOT_YOUR_RACE: Final = 18
NOT_NEIGHBOUR: Final = 19
NO_ROCK: Final = 20
NO_SET: Final = 21
TRACK_FULL: Final = 22
ALREADY_KNOWN: Final = 23
NO_TRACK: Final = 24
CANNOT_PAY: Final = 25
NO_ROCKET: Final = 26
NO_PAD: Final = 27
NOT_CONNECTED: Final = 28
ALL_LAUNCHED: Final = 29
MODULE_CLAIMED: Final = 30
MODULE_FULL: Final = 31
NOTHING_FITS: Final = 32
NO_LOOSE: Final = 33
JUNK_IN_HAND: Final = 34
NOT_LOADED: Final = 35
NO_SURPLUS: Final = 36
SAME_MODULE: Final = 37
NO_BOX: Final = 38
NOT_BEGUN: Final = 39
NO_TUNNELS: Final = 40
TUNNEL_THERE: Final = 41
NO_TUNNEL: Final = 42
NO_MINES: Final = 43
PRINTED: Final = 44
FORT_UNFINISHED: Final = 45
PAD_UNFINISHED: Final = 46
FORTIFIED: Final = 47
HAS_PAD: Final = 48
GUN_UNLOADED: Final = 49
NO_GAP: Final = 50
GAP_EMPTY: Final = 51
GAP_FAR: Final = 52
TECH_UNFINISHED: Final = 53
THEY_KNOW: Final = 54
NOTHING_TO_FORTIFY: Final = 55
NO_SPACESHIP: Final = 56
NO_LAUNCHPAD: Final = 57
MODULE_OPEN: Final = 58
SOLO: Final = 59
ONE_LOOSE: Final = 60
NO_ROOM: Final = 61
ALL_TAKEN: Final = 62
YARLS_FAR: Final = 63
TECH_FULL: Final = 64
CONCEDED: Final = 65
# What belongs to another phase, or to a space junk card.
MINES_LATER: Final = 66
REMOVE_MINES_LATER: Final = 67
TUNNELS_LATER: Final = 68
REMOVE_TUNNELS_LATER: Final = 69
FORTS_LATER: Final = 70
PADS_LATER: Final = 71
FIRE_LATER: Final = 72
USE_LATER: Final = 73
SEND_LATER: Final = 74
JOIN_LATER: Final = 75
DOUBLE_LATER: Final = 76
DONATE_LATER: Final = 77
GIVE_MINE_LATER: Final = 78
GIVE_FORT_LATER: Final = 79
KEEP_LATER: Final = 80
GIVE_TECH_LATER: Final = 81
FLY_LATER: Final = 82
IMPACT_LATER: Final = 83
SHOOT_LATER: Final = 84
SAVE_LATER: Final = 85
SECURE_LATER: Final = 86
WIPE_LATER: Final = 87
# Giving up.
SOMEBODY_CONCEDED: Final = 88
NOBODY_CONCEDED: Final = 89
NOT_CONCEDED: Final = 90
# Why a legal move had better be thought over.
W_UNUSED: Final = 91
W_NO_SECOND_ROCK: Final = 92
W_UNBUILT: Final = 93
W_JUNK: Final = 94
W_ALL_KNOW: Final = 95
W_NO_ATTACK_LEFT: Final = 96
W_HARMLESS: Final = 97
W_ERUPTION: Final = 98
W_LAST_ROUND: Final = 99
W_CONNECTED: Final = 100
W_NO_HOME: Final = 101
W_UPGRADE_LOST: Final = 102
W_NO_TUNNEL_ROCK: Final = 103

REASONS: Final = [
    Reason("", ""),
    Reason("1.9", "Chance decides that, not a player."),
    Reason("1.9", "That card cannot come now."),
    Reason("1.1", "There is no such player at this table."),
    Reason("1.4", "Choose {n more mine} first."),
    Reason("1.4", "You have chosen your two mines. Say that you are ready, or take one back."),
    Reason("5.5", "Nothing can be built on the volcano."),
    Reason("5.5", "There is a mine on {hex} already."),
    Reason("2.5", "The hex {hex} is dark for good: nothing can be built there."),
    Reason("2.12", "First take every attack on your moon."),
    Reason("2.3", "No attack from the {side} is waiting for you."),
    Reason("2.3", "You are taking the attack from the {side}: lay its impact first."),
    Reason("2.3", "Two asteroids hit your moon: choose first which one you take."),
    Reason("2.4", "Laid like that, the pattern looks the same as {turn}. Choose that."),
    Reason("3.1", "There is no mine on {hex}."),
    Reason("3.3", "The supply has no {colour} rock left."),
    Reason("7.3", "You have chosen the double mine of this round already."),
    Reason("7.4", "You have given a rock this round already."),
    Reason("7.14", "Only the {race} can do that."),
    Reason("7.14", "{seat} is not your neighbour: you help the next races to your left and right."),
    Reason("7.4", "The mine on {hex} has no rock left to give."),
    Reason("4.1", "You have no {set}."),
    Reason("4.3", "Your {track} is full. Use it in phase 4 before you cross more steps."),
    Reason("4.4", "Your race knows the {track} already."),
    Reason("4.4", "Your project board has no {track}: your race knew it from the start."),
    Reason("4.2", "The {set} does not pay for a step of your {track}: that costs {cost}."),
    Reason("4.6", "To launch a set, your race needs rocket technology."),
    Reason("4.7", "To launch a set, you need a launchpad on an active mine."),
    Reason("4.7", "The {set} does not come from the network of a launchpad. Only the Osmish launch sets from elsewhere."),
    Reason("7.1", "Each of your launchpads has launched a set this round."),
    Reason("6.2", "Module {module} is the home of {seat}."),
    Reason("4.8", "Module {module} is complete."),
    Reason("4.8", "No rock of the {set} fits into module {module}."),
    Reason("3.4", "You have no loose {colour} rock."),
    Reason("4.9", "Settle the space junk first."),
    Reason("8.14", "Your space gun is not loaded: {n} of {n step} {is|are} crossed."),
    Reason("8.5", "No {colour} rock is among the space junk."),
    Reason("8.6", "The rock did not fit into module {module}: it must go to another one."),
    Reason("8.6", "Module {module} has no empty {colour} box."),
    Reason("8.11", "Module {module} is empty or complete: only one that is begun loses its rocks."),
    Reason("5.1", "Your tunnel track allows no tunnel yet: {n step} crossed, {n} needed."),
    Reason("5.2", "There is a tunnel between {edge} already."),
    Reason("5.3", "There is no tunnel between {edge}."),
    Reason("5.4", "Your mine track allows no mine yet: {n step} crossed, {n} needed."),
    Reason("5.6", "The mine on {hex} is printed and cannot be removed."),
    Reason("5.7", "To fortify a mine, complete your fortification track: {n} of {n step} {is|are} crossed."),
    Reason("5.8", "To build a launchpad, complete your launchpad track: {n} of {n step} {is|are} crossed."),
    Reason("5.7", "The mine on {hex} is fortified."),
    Reason("5.8", "The mine on {hex} has a launchpad."),
    Reason("5.9", "Your space gun is not loaded: {n} of {n step} {is|are} crossed."),
    Reason("5.9", "This game has only {n pair} of cards."),
    Reason("5.10", "There is no asteroid there to fire at. New pairs come after the next attack."),
    Reason("5.9", "Your space gun only reaches the cards to your left and right."),
    Reason("7.10", "Your {tech} is not complete: {n} of {n step} {is|are} crossed."),
    Reason("7.10", "{seat} knows the {tech} already."),
    Reason("7.12", "{seat} has no mine that could be fortified."),
    Reason("6.1", "To fly, your race needs spaceship technology."),
    Reason("6.1", "To fly, your race needs a launchpad on an active mine."),
    Reason("6.1", "Module {module} is not complete."),
    Reason("9.4", "You play alone: there are no neighbours to help."),
    Reason("3.4", "You have only one loose {colour} rock: it cannot be added to itself."),
    Reason("7.7", "{seat} has no free hex for a mine."),
    Reason("2.12", "You have taken every attack on your moon. Say that you are ready."),
    Reason("7.5", "Your space gun only reaches the cards beside your own moon and beside those of your neighbours."),
    Reason("7.10", "Your {track} is complete. Keep it or give it before you go on."),
    Reason("6.10", "You have given up already. The game ends when all who could play on have agreed."),
    Reason("5.4", "Mines are built in phase 4, build and activate, when your mine track allows one."),
    Reason("5.6", "Mines are removed in phase 4, build and activate."),
    Reason("5.1", "Tunnels are dug in phase 4, build and activate, when your tunnel track allows some."),
    Reason("5.3", "Tunnels are removed in phase 4, build and activate."),
    Reason("5.7", "Mines are fortified in phase 4, build and activate, when your fortification track is complete."),
    Reason("5.8", "Launchpads are built in phase 4, build and activate, when your launchpad track is complete."),
    Reason("5.9", "A loaded space gun is fired at a pair of cards in phase 4, build and activate."),
    Reason("4.1", "Sets of moon rocks are used in phase 3, when the mines have produced them."),
    Reason("4.6", "Sets of moon rocks are sent to Uranus in phase 3, when the mines have produced them."),
    Reason("3.4", "Loose rocks are added to sets in phase 3, use and remove."),
    Reason("7.3", "In phase 2 the Falkafreedi may let one of their mines produce a second rock. Nobody else can."),
    Reason("7.4", "In phase 2 the Falkafreedi may give a rock to a neighbour. Nobody else can."),
    Reason("7.7", "In phase 4 the Kroviots may build mines for their neighbours. Nobody else can."),
    Reason("7.12", "In phase 4 the Arshantans may build a fortification for a neighbour. Nobody else can."),
    Reason(
        "7.10", "In phases 3 and 4 the Galepegals may keep a technology that they have completed. Other races keep theirs anyway."
    ),
    Reason("7.10", "In phase 4 the Galepegals may give a technology to a neighbour. Nobody else can."),
    Reason("6.1", "Races fly to Uranus in phase 4, build and activate."),
    Reason("2.4", "You lay an impact when an asteroid or space junk hits your moon."),
    Reason("8.14", "Space junk is shot down with a loaded space gun, when it crashes into your moon."),
    Reason("8.5", "Space junk card 5 lets a surplus rock fall on your moon unharmed. You choose it when you draw that card."),
    Reason("8.6", "Space junk card 6 lets you place a surplus rock on another module. You choose when you draw that card."),
    Reason("8.11", "Space junk card 11 wipes out a module. You choose it when you draw that card."),
    Reason("6.8", "It has been proposed already to give the game up. You can agree."),
    Reason("6.8", "Nobody has proposed to give the game up. You can concede."),
    Reason("6.10", "You have not given up: you are playing on."),
    Reason("4.11", "{n set} of yours could still be used. What you leave goes back to the supply."),
    Reason("7.3", "One of your mines may still produce a second rock this round."),
    Reason("5.1", "What you may still build this round is lost if you do not build it now."),
    Reason("4.9", "{n rock} would not fit: draw a space junk card for each."),
    Reason("7.10", "Your race and your neighbours know the {track}: nobody has a use for it."),
    Reason("5.9", "No attack is left on the track: there is nothing to prevent."),
    Reason("5.9", "That asteroid can do no damage any more."),
    Reason("2.9", "The eruption takes {hex} at the start of the next round."),
    Reason("6.6", "This is the last round: your mines produce no more rocks."),
    Reason("3.2", "The two hexes are connected already."),
    Reason("6.3", "You can launch nothing more once you have flown. Races that would still have no home: {n}."),
    Reason("5.6", "What stands on the mine on {hex} is lost with it."),
    Reason("1.4", "None of your mines produces a rock that pays for a tunnel step by itself: one {colour} rock does."),
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
E_AGREED: Final = 54
E_PLAYS_ON: Final = 55

SENTENCES: Final = [
    "Round {n} begins.",
    "{seat} plays the {race}.",
    "{seat} lives on {moon}.",
    "{seat} gets the starting mines card {start}.",
    "Your personal objective: {goal}.",
    "The volcano of {seat} erupts as far as {n step}: {n hex} {goes|go} dark.",
    "Asteroids attack!",
    "Pair {gap} points at {hex}.",
    "Pair {gap} has the impact pattern {impact}.",
    "The volcano of {seat} is safe from the first attack: pair {gap} is replaced.",
    "The impact on {seat}'s hex {hex} does no damage: it is dark already.",
    "An impact on {seat}'s moon at {hex}: {n hex} {goes|go} dark.",
    "The volcano of {seat} is hit. It will erupt from the next round on.",
    "New pairs of cards are dealt.",
    "The used {deck} are shuffled into a new deck.",
    "{seat}'s mines produce {n rock} in {n set}.",
    "The supply of {colour} rocks is short: {n mine} of {seat} {gets|get} none.",
    "{seat}'s mine on {hex} produces a second rock.",
    "{seat} gives a {colour} rock to {seat}.",
    "{seat} uses the {set} for the {track}.",
    "{seat} discovers the {tech}.",
    "{seat} sends the {set} to module {module}: {n rock} {fits|fit}.",
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
    "Pair {gap} gets another coordinate card.",
    "The volcano of {seat} is safe until the first attack is over: another coordinate card is drawn.",
    "{seat} loses the mine on {hex}.",
    "{seat} loses the mine and the launchpad on {hex}.",
    "No hex of {seat}'s moon is active any more. The game cannot be won.",
    "{seat} concedes. The game is given up if all agree.",
    "Nobody plays on. The game is given up and lost.",
    "{seat} agrees to give the game up.",
    "{seat} plays on after all.",
]
