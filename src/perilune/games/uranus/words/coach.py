"""What a coach says about Uranus!: what matters now, and what a turn is good for."""

from typing import Final

from perilune.core.move import Move
from perilune.core.words import agreed, capital, counted, inside, series
from perilune.games.uranus.bot.tactics import lacking, strike
from perilune.games.uranus.bot.worth import (
    ARMS,
    ESCAPED,
    FORTS,
    GIFTS,
    HOMES,
    IMPACTS,
    LACKING,
    LEARNING,
    MINES,
    NETWORKS,
    PADS,
    TRACKED,
)
from perilune.games.uranus.cards.asteroids import beside, gaps
from perilune.games.uranus.cards.junk import is_struck
from perilune.games.uranus.cards.races import ability_of
from perilune.games.uranus.content import (
    COLOUR_NAMES,
    COLOURS,
    FORT,
    GUN,
    LAVA,
    MINE,
    MODULES,
    PAD,
    ROCKET,
    SPACESHIP,
    TECHS,
    TELESCOPE,
    TRACK_NAMES,
    TRACKS,
    TUNNEL,
    WEAPONRY,
    Content,
)
from perilune.games.uranus.hexes import TUNNEL_BIT, TUNNEL_WORD, WORDS, count, distance, hexes_of
from perilune.games.uranus.moon import networks, struck, track, tunnels_allowed
from perilune.games.uranus.moves import FACE, IMPACT, READY, TUNNEL_AT, USE
from perilune.games.uranus.rocks import complete, free_homes
from perilune.games.uranus.rounds import may_fly
from perilune.games.uranus.state import ATTACK, BUILDING, NOBODY, NONE, OVER, SETUP, USING, UranusState
from perilune.games.uranus.words import places
from perilune.games.uranus.words.escape import all_can_fly, needs, only_flight
from perilune.games.uranus.words.harm import least, losses, mildest
from perilune.games.uranus.words.letters import joined, letter
from perilune.games.uranus.words.purpose import step_of

SOON: Final = 4  # rounds before the moons explode
MOST_JOINED: Final = 2  # networks of a plan that are told
ENOUGH: Final = 3  # mines of the colour that pays for tunnels


def matters(s: UranusState, seat: int, names: list[str], content: Content) -> list[str]:
    """The first mines, an attack that is on, the end, an attack that comes, and what the race or its partners still lack: a short line
    each, the weightiest first."""
    if s.stage == OVER or s.flown[seat]:
        return []
    if s.stage == SETUP:
        return _first_mines(s, seat, content)
    found = _attack(s, seat, content)
    if found:
        return found
    if all_can_fly(s, content):
        who = "Your race" if s.flown.count(0) == 1 else "Every race"
        found.append(f"{who} can fly now: {'fly to Uranus' if s.stage == BUILDING else 'do not wait for another attack'}.")
        return found
    left = content.end - s.space
    if left <= SOON:
        found.append("This is the last round!" if left == 1 else f"Only {left} rounds are left, this one included.")
    aimed = any(s.cards[gap * 2] != NONE and seat in beside(s, gap) for gap in range(gaps(s)))
    if s.space + 1 < content.end and content.attacks[s.space + 1] and aimed:
        found.append("The next round begins with an attack.")
    return [*found, *_lacking_for_escape(s, seat, names, content), *_nearest_home(s, content), *_schedule(s, content)]


def _lacking_for_escape(s: UranusState, seat: int, names: list[str], content: Content) -> list[str]:
    """What the race still needs; if nothing, what its partners need."""
    lacking = needs(s, content, seat)
    if lacking:
        return [
            f"You still need {lacking[0].replace('complete module', 'home')}."
            if len(lacking) == 1
            else f"Still needed: {_briefly(lacking)}."
        ]
    found = []
    for other in range(s.seats):
        missing = needs(s, content, other)
        if other != seat and s.flown[other] == 0 and missing:
            need = agreed("still {needs|need}", names[other])
            found.append(f"{capital(inside(names[other]))} {need}: {_briefly(missing)}.")
    homes = len(free_homes(s, content))
    return found or [f"You can fly. Only {counted(homes, 'home')} {'is' if homes == 1 else 'are'} free."]


def _briefly(lacking: list[str]) -> str:
    """What is missing, as the board calls it."""
    return series([words.removeprefix("a ").replace("complete module", "home") for words in lacking])


def _nearest_home(s: UranusState, content: Content) -> list[str]:
    """The module that lacks least, while homes are missing: rocks that are scattered over many modules save nobody."""
    lacks = [lacking(s, content, module) for module in range(MODULES)]
    left = [
        module
        for module in range(MODULES)
        if s.claimed[module] == NOBODY and 0 < sum(lacks[module]) < sum(content.modules[module])
    ]
    if not left or len(free_homes(s, content)) >= s.flown.count(0):
        return []
    module = min(left, key=lambda number: sum(lacks[number]))
    rocks = [f"{many} {COLOUR_NAMES[colour]}" for colour, many in enumerate(lacks[module]) if many]
    last = [many for many in lacks[module] if many][-1]
    return [f"Module {module + 1} lacks only {series(rocks)} {'rock' if last == 1 else 'rocks'}."]


def _schedule(s: UranusState, content: Content) -> list[str]:
    """How far the whole team is, against the rounds that there are, once there is anything."""
    homes = sum(complete(s, content, module) or s.claimed[module] != NOBODY for module in range(MODULES))
    pads = sum(s.pads[seat] != 0 or s.flown[seat] > 0 for seat in range(s.seats))
    ships = sum(s.known[seat] >> (SPACESHIP - TELESCOPE) & 1 or s.flown[seat] > 0 for seat in range(s.seats))
    if not homes + pads + ships:
        return []
    has = [f"{min(homes, s.seats)} of {counted(s.seats, 'home')}", f"{pads} of {counted(s.seats, 'launchpad')}"]
    has.append(f"{ships} of {counted(s.seats, 'spaceship')}")
    return [f"Round {s.space} of {content.end - 1}, together: {series(has)}."]


def _first_mines(s: UranusState, seat: int, content: Content) -> list[str]:
    """Which colour pays for a tunnel step by itself, and how many mines have it; nothing more when all are chosen."""
    if s.mines_left[seat] == 0:
        return ["Your mines are chosen: press Ready."]
    terrain = content.moons[s.moons[seat]].terrain
    for colour in range(COLOURS):
        rock = [int(colour == other) for other in range(COLOURS)]
        if track(s, content, seat, TUNNEL).paid_by(rock, 0):
            have = sum(1 for hex_ in hexes_of(s.mines[seat]) if terrain[hex_] == colour)
            enough = "enough" if have >= ENOUGH else "more are good"
            mines = f"{counted(have, COLOUR_NAMES[colour] + ' mine')} for tunnels: {enough}."
            return [mines, "Put different colours close together."]
    return []


def _attack(s: UranusState, seat: int, content: Content) -> list[str]:
    """What an asteroid or space junk that strikes now takes at the least, or what the order of two asteroids is good for."""
    if not is_struck(s, seat):
        if s.stage != ATTACK or s.todo[seat] == 0:
            return []
        if s.facing[seat] == NOBODY:
            return ["The order counts: an asteroid that strikes a dark hex does nothing."]
    point, card = strike(s, seat)
    _, mask = mildest(s, content, seat, point, card)
    return [f"The mildest way to lay it: {least(s, content, seat, mask)}"]


def gain(before: UranusState, after: UranusState, seat: int, feature: int, content: Content) -> str:
    """What a turn has done for one of the features."""
    if feature == HOMES:
        return _homes(before, after, content)
    if feature == LEARNING:
        return _learning(before, after, seat, content)
    if feature == PADS:
        if count(after.pads[seat]) > count(before.pads[seat]):
            one = "one more of your sets" if ability_of(after, seat).any_set else "the set of its network"
            return f"A launchpad: {one} can be launched to Uranus each round."
        return _steps(before, after, seat, PAD, content)
    if feature == TRACKED:
        return " ".join(said for number in (TUNNEL, MINE, FORT) if (said := _steps(before, after, seat, number, content)))
    if feature == ARMS:
        return _steps(before, after, seat, GUN, content)
    if feature == MINES:
        return _mined(before, after, seat, content)
    if feature == LACKING:
        new = sorted(_produced(after, seat, content) - _produced(before, seat, content))
        return (
            f"Your steps cost {series([COLOUR_NAMES[colour] for colour in new])} rocks, and no mine of yours produced them."
            if new
            else ""
        )
    if feature == NETWORKS:
        return _network(before, after, seat, content)
    if feature == IMPACTS and not _shot(before, after):
        return ""
    return _SAYS.get(feature, "")


def modest(s: UranusState, seat: int, move: Move, names: list[str], content: Content) -> str:
    """What speaks for a move that gains nothing by itself."""
    if move.kind == USE and move.b == TUNNEL:
        tunnels = track(s, content, seat, TUNNEL).values[s.marks[seat * TRACKS + TUNNEL] + 1]
        return f"You can then dig {counted(tunnels, 'tunnel')}: joined mines make one set of their rocks."
    if move.kind == TUNNEL_AT:
        after = s.copy()
        after.tunnels[seat * WORDS + TUNNEL_WORD[move.a]] |= TUNNEL_BIT[move.a]
        return (
            _network(s, after, seat, content) or "It is part of a way from one mine to another: joined, their rocks make one set."
        )
    if move.kind == FACE:
        return "I have tried both orders: this one costs your moon less."
    if move.kind == IMPACT:
        point, card = strike(s, seat)
        return f"This way {losses(s, content, seat, struck(s, content, seat, point, card, move.a))}"
    if move.kind == READY and s.stage == USING:
        if only_flight(s, seat, content):
            return "Every race can fly in Build: nothing else is needed."
        return "Nothing that your sets could still pay for helps you more."
    if move.kind == READY and s.stage == BUILDING:
        return _why_to_wait(s, seat, names, content) or _done_building(s, seat, content)
    return ""


def _why_to_wait(s: UranusState, seat: int, names: list[str], content: Content) -> str:
    """What keeps a race that could fly: somebody who cannot, and whom it can still help."""
    if not may_fly(s, content, seat):
        return ""
    waiting = [other for other in range(s.seats) if other != seat and s.flown[other] == 0]
    late = [other for other in waiting if needs(s, content, other)]
    if len(late) == 1:
        missing = f"{inside(names[late[0]])} still {agreed('{needs|need}', names[late[0]])} {series(needs(s, content, late[0]))}"
    elif late:
        missing = f"{series([inside(names[other]) for other in late])} cannot fly yet"
    elif len(free_homes(s, content)) <= len(waiting):
        missing = "there are too few homes yet"
    else:
        return ""
    return f"Wait with your flight: {missing}, and a race that has flown helps nobody."


def _done_building(s: UranusState, seat: int, content: Content) -> str:
    """What becomes of tunnels that are not dug: those of the track are kept until the first of them is."""
    if s.space + 1 >= content.end:
        return "What is built in the last round brings no rocks any more."
    if s.tunnels_left[seat] > 0:
        left = s.tunnels_left[seat]
        return f"I found nothing that your last {'tunnel' if left == 1 else f'{left} tunnels'} could do for you."
    tunnels, most = tunnels_allowed(s, content, seat), max(track(s, content, seat, TUNNEL).values)
    if tunnels > 0:
        grows = f": the track goes up to {most}" if tunnels < most else ""
        return f"You keep your {counted(tunnels, 'tunnel')} for a later round{grows}."
    return "Nothing that you could still build helps you more now."


def _shot(before: UranusState, after: UranusState) -> bool:
    """Whether an asteroid is gone that has struck nobody."""
    gone = any(before.cards[gap * 2] != NONE and after.cards[gap * 2] == NONE for gap in range(gaps(before)))
    return gone and after.dark == before.dark and after.flown == before.flown


_LEADS: Final = {  # what a track is good for
    MINE: "it leads to more mines",
    FORT: "the last one makes a mine safe for good",
    PAD: "the last one brings a launchpad, to launch rocks and to fly",
    GUN: "the last one loads the gun, which removes an asteroid",
    TELESCOPE: "it shows what the asteroids beside your moon will strike",
    WEAPONRY: "it saves two steps each time you load the space gun",
    ROCKET: "it lets you launch rocks to Uranus",
    SPACESHIP: "no race can fly without it",
}
_DONE: Final = {  # what a complete track lets one do
    FORT: "you can make a mine safe for good",
    PAD: "you can put a launchpad on a mine, to launch rocks and to fly",
    GUN: "the gun can remove an asteroid",
}
_DEAR: Final = [PAD, SPACESHIP, ROCKET, GUN, FORT, TELESCOPE, MINE]  # what a large set is wanted for, the dearest first
_SAYS: Final = {
    ESCAPED: "A race is then safe on Uranus.",
    IMPACTS: "One asteroid fewer threatens a moon.",
    GIFTS: "It helps a neighbour: the game is won only if every race escapes.",
    FORTS: "A fortified mine withstands every impact.",
}


def _homes(before: UranusState, after: UranusState, content: Content) -> str:
    """What was launched, and what the module still lacks."""
    for module in range(MODULES):
        start = module * COLOURS
        rocks = sum(after.filled[start : start + COLOURS]) - sum(before.filled[start : start + COLOURS])
        if rocks > 0:
            left = sum(content.modules[module]) - sum(after.filled[start : start + COLOURS])
            return f"{counted(rocks, 'rock')} for module {module + 1}: " + (
                f"{left} more, and it is a home." if left else "then it is a home."
            )
    return ""


def _learning(before: UranusState, after: UranusState, seat: int, content: Content) -> str:
    for tech in range(TECHS - 1, -1, -1):
        if after.known[seat] >> tech & 1 and not before.known[seat] >> tech & 1:
            return f"Your race then knows {TRACK_NAMES[TELESCOPE + tech]}: {_LEADS[TELESCOPE + tech]}."
        said = _steps(before, after, seat, TELESCOPE + tech, content)
        if said:
            return said
    return ""


def _steps(before: UranusState, after: UranusState, seat: int, number: int, content: Content) -> str:
    """How far a track of the project board has come."""
    marks = after.marks[seat * TRACKS + number]
    taken = marks - before.marks[seat * TRACKS + number]
    if taken <= 0:
        return ""
    spec = track(after, content, seat, number)
    with_ = f"With {taken} such steps " if taken > 1 else ""  # of the whole turn: one alone does less
    if number == TUNNEL:
        who = "you" if with_ else "You"
        return f"{with_}{who} can then dig {counted(spec.values[marks], 'tunnel')}: joined mines make one set of their rocks."
    who = "your" if with_ else "Your"
    if marks == spec.steps and number in _DONE:
        return f"{with_}{who} {TRACK_NAMES[number]} is then complete: in Build {_DONE[number]}."
    return f"{with_}{who} {TRACK_NAMES[number]} then has {marks} of its {counted(spec.steps, 'step')}: {_LEADS[number]}."


def _mined(before: UranusState, after: UranusState, seat: int, content: Content) -> str:
    """Where new mines are, and what they produce."""
    terrain = content.moons[after.moons[seat]].terrain
    hexes = sorted(hexes_of(after.mines[seat] & ~before.mines[seat]), key=lambda hex_: terrain[hex_])
    if not hexes:
        return ""
    plan = f"The plan is {len(hexes)} mines. " if len(hexes) > 1 else ""
    return plan + " ".join(_new_mine(before, seat, hex_, content) for hex_ in hexes)


def _new_mine(before: UranusState, seat: int, hex_: int, content: Content) -> str:
    """A mine that is new: which one of its colour it is, and how near another mine is."""
    terrain = content.moons[before.moons[seat]].terrain
    colour = terrain[hex_]
    have = sum(1 for other in hexes_of(before.mines[seat]) if terrain[other] == colour)
    which = ["first", "second", "third", "fourth"][have] if have < 4 else f"{have + 1}th"
    where = places.land(before, content, seat, hex_)
    said = f"{where[0].upper()}{where[1:]}: your {which} {COLOUR_NAMES[colour]} mine"
    others = sorted(hexes_of(before.mines[seat]), key=lambda other: (distance(hex_, other), terrain[other] == colour))
    if not others:
        return f"{said}."
    far, near = distance(hex_, others[0]), COLOUR_NAMES[terrain[others[0]]]
    return f"{said}, beside a {near} one." if far == 1 else f"{said}, {far} tunnels from a {near} one."


def _produced(s: UranusState, seat: int, content: Content) -> set[int]:
    """The colours that the seat's mines produce."""
    terrain = content.moons[s.moons[seat]].terrain
    return {terrain[hex_] for hex_ in hexes_of(s.mines[seat])} - {LAVA}


def _network(before: UranusState, after: UranusState, seat: int, content: Content) -> str:
    """What all new tunnels together make of the networks: which are joined, by their letters, what that brings, what it pays for."""
    if before.mines[seat] & ~after.mines[seat]:
        return ""
    found: list[tuple[int, str]] = []  # the dearest first
    for net, numbers in joined(before, after, seat, content):
        rocks = _rocks(after, seat, net, content)
        apart = [_rocks(before, seat, part, content) for part in networks(before, seat) if part & net]
        counts = series([f"{rocks.count(colour)} {COLOUR_NAMES[colour]}" for colour in sorted(set(rocks))])
        signs = series([letter(number) for number in numbers])
        new = [
            number
            for number in _DEAR
            if _pays(after, seat, number, rocks, content) and not any(_pays(before, seat, number, one, content) for one in apart)
        ]
        pays = f", enough for a {step_of(new[0])}" if new else ""
        found.append((_DEAR.index(new[0]) if new else len(_DEAR), f"{signs} become one set a round ({counts}){pays}"))
    if not found:
        return ""
    found.sort(key=lambda row: row[0])
    dug = sum(count(after.tunnels[n] & ~before.tunnels[n]) for n in range(seat * WORDS, (seat + 1) * WORDS))
    plan = f"{dug} tunnels in all: " if dug > 1 else ""
    return f"{plan}{'; '.join(said for _, said in found[:MOST_JOINED])}."


def _rocks(s: UranusState, seat: int, net: int, content: Content) -> list[int]:
    """The colours of the rocks in the set of a network."""
    terrain = content.moons[s.moons[seat]].terrain
    return sorted(terrain[hex_] for hex_ in hexes_of(net & s.mines[seat]) if terrain[hex_] != LAVA)


def _pays(s: UranusState, seat: int, number: int, rocks: list[int], content: Content) -> bool:
    """Whether these rocks pay for a step that the race has not taken yet."""
    spec = track(s, content, seat, number)
    known = number >= TELESCOPE and s.known[seat] >> (number - TELESCOPE) & 1 == 1
    return (
        not known and s.marks[seat * TRACKS + number] < spec.steps and spec.paid_by([rocks.count(c) for c in range(COLOURS)], 0)
    )
