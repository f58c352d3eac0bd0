"""What a coach says about Lineae: what matters now, and what a turn is good for."""

from typing import Final

from perilune.core.words import counted, series
from perilune.games.lineae.bot.worth import (
    CARDS,
    CARGO,
    CREW,
    DEBT,
    DIVES,
    FAR,
    HERE,
    HOLDS,
    LAUNCH,
    LIGHT,
    LOADED,
    MONEY,
    NEAR,
    POINTS,
    POWER,
    ROCKETS,
    TURN,
    share_of,
)
from perilune.games.lineae.content import ANY, DEPOSITS, GIVES_CUBE, HYDROCARBON, KIND_KEYS, KINDS, LOCKS, NONE, TILES, Content
from perilune.games.lineae.job import DOCKED_JOB, LOAD_JOB, TECH_JOB, top_kind
from perilune.games.lineae.launchpad import fitting, open_slots
from perilune.games.lineae.state import ACTION, OceanState
from perilune.games.lineae.tides import TILE_WIDTH
from perilune.games.lineae.workers import crew_size

FEW: Final = 2  # open slots of a rocket that is about to fly


def matters(s: OceanState, seat: int, names: list[str], content: Content) -> list[str]:
    """The end, the shadow that comes, and a rocket that is nearly full."""
    if s.stage != ACTION or s.vessel[seat] == NONE:
        return []
    found: list[str] = []
    left = content.rounds - s.round
    if left == 0:
        found.append(f"This is the last round{': load what you can now' if any(_bay(s, seat)) else ''}.")
    elif left == 1:
        found.append("One round is left after this one: plan what to load.")
    coming, tile = s.round + 1, s.vessel[seat]
    docked = bool(s.pending) and top_kind(s) == DOCKED_JOB  # nobody sails then
    if left > 0 and tile in (TILES - coming, TILES - 1 - coming) and not docked:
        found.append(f"Jupiter covers space {tile + 1} next round: if you are there then, you get no electricity.")
    return found + _nearly_full(s, seat, names, content)


def _nearly_full(s: OceanState, seat: int, names: list[str], content: Content) -> list[str]:
    """Rockets that this seat can launch with what it has, the nearest first, then those that a rival can, then those that lack a cube
    or two."""
    own: dict[int, list[str]] = {HERE: [], NEAR: [], FAR: []}
    theirs: list[str] = []
    nobodys: list[str] = []
    loading = bool(s.pending) and top_kind(s) == LOAD_JOB
    for tile in range(TILES):
        slots = open_slots(s, content, tile)
        owners = [other for other in range(s.seats) if slots and fitting(slots, _bay(s, other)) == len(slots)]
        if not slots or (not owners and len(slots) > FEW):
            continue
        lacks = series(_kinds(slots))
        rivals = [other for other in owners if other != seat and share_of(s, other, content, tile) != FAR]
        if seat in owners:
            near = share_of(s, seat, content, tile)
            where = "" if near == HERE else f"{_way(s, s, seat, content, tile)} and "
            when = "" if s.workers[seat] or loading else " next round" if s.round < content.rounds else " if a worker comes back"
            own[near].append(f"You can launch the rocket over space {tile + 1}{when}: {where}load {lacks}.")
        elif rivals:
            theirs.append(f"{names[rivals[0]]} can launch the rocket over space {tile + 1}: it lacks {lacks}.")
        elif not owners and share_of(s, seat, content, tile) != FAR:
            nobodys.append(f"The rocket over space {tile + 1} lacks only {lacks}. Nobody has that yet.")
    return (own[HERE] + own[NEAR] or own[FAR]) + theirs + nobodys  # no lock is worth turning while there is one without


def _kinds(slots: list[int]) -> list[str]:
    return [f"{slots.count(kind)} {KIND_KEYS[kind] if kind != ANY else 'of any kind'}" for kind in dict.fromkeys(slots)]


def _bay(s: OceanState, seat: int) -> list[int]:
    """The cubes aboard, kind by kind."""
    return s.cargo[seat * KINDS : (seat + 1) * KINDS]


def rocket_at(s: OceanState, content: Content, tile: int) -> str:
    """The rocket over a space, by its name and where to look for it."""
    return f"{content.rockets[s.rockets[tile]].name} rocket over space {tile + 1}"


def _way(before: OceanState, after: OceanState, seat: int, content: Content, tile: int) -> str:
    """What it takes to get below a rocket, after a turn in which the vessel may have sailed."""
    share = share_of(after, seat, content, tile)
    here, there = before.vessel[seat], after.vessel[seat]
    if share == HERE and tile != there:
        return "you can load it from there" if there != here else "you can load it from here"
    if share == HERE:
        return "right above you" if there == here else "where you are then" if here == NONE else "where you sail"
    back = " back" if tile == here else ""
    return f"sail{back} there" if share == NEAR else f"{_turning(after, seat, content, tile)} to get{back} there"


def _turning(s: OceanState, seat: int, content: Content, tile: int) -> str:
    """The lock that opens the way to a rocket, if one does."""
    turned = s.copy()
    for lock in range(LOCKS):
        turned.locks = s.locks ^ 1 << lock
        if share_of(turned, seat, content, tile) != FAR:
            return f"turn lock {lock + 1}"
    return "turn locks"


def gain(before: OceanState, after: OceanState, seat: int, feature: int, content: Content) -> str:
    """What a turn has done for one of the features."""
    if feature == POINTS:
        return f"This turn earns {counted(after.vp[seat] - before.vp[seat], 'point')}."
    if feature == MONEY:
        return f"You earn ${after.money[seat] - before.money[seat]}."
    if feature == POWER:
        return _power(before, after, seat, content)
    if feature == CREW:
        more = crew_size(after, content, seat) - crew_size(before, content, seat)
        return f"You have {more} more {'worker' if more == 1 else 'workers'} {_rounds(after, content)}."
    if feature == CARDS:
        return _cards(before, after, seat, content)
    if feature == CARGO:
        return _cargo(before, after, seat, content)
    if feature == LIGHT:
        return _light(after, seat, content, after.round + 1) if after.vessel[seat] != before.vessel[seat] else ""
    if feature == ROCKETS:
        more = after.launched.count(0) - before.launched.count(0)
        return (
            f"{counted(more, 'rocket')} more of the eight."
            if more
            else "A rocket comes closer to its launch: the goal is all eight."
        )
    return _SAYS.get(feature, "")


def _rounds(s: OceanState, content: Content) -> str:
    """For how long something lasts."""
    left = content.rounds - s.round
    return "in the last round" if left == 1 else f"in each of the {left} rounds to come"


def _power(before: OceanState, after: OceanState, seat: int, content: Content) -> str:
    """More steps for submersibles; and if hydrocarbon was burnt for them, what that costs. A new round brings more only after a voyage."""
    if after.round > before.round:
        return _light(after, seat, content, after.round) if after.vessel[seat] != before.vessel[seat] else ""
    more = after.energy[seat] - before.energy[seat]
    told = f"Your battery gains {more} electricity, for {'1 more step' if more == 1 else f'{more} more steps'}."
    smoke = [n for n in range(len(after.air)) if after.air[n] != NONE and before.air[n] == NONE]
    if not smoke:
        return told
    price = [f"the smoke hides a sun over space {smoke[0] // TILE_WIDTH + 1} for good"]
    wanted = wanting(before, seat, content, HYDROCARBON)
    if wanted != NONE:
        price.append(f"the {rocket_at(before, content, wanted)} wants hydrocarbon")
    return f"{told} The price: {', and '.join(price)}."


def wanting(s: OceanState, seat: int, content: Content, kind: int) -> int:
    """The space of a rocket with a slot for this kind of cube, the nearest, if the vessel gets there without a lock; else NONE."""
    found = [tile for tile in range(TILES) if kind in open_slots(s, content, tile) and share_of(s, seat, content, tile) != FAR]
    return min(found, key=lambda tile: abs(tile - s.vessel[seat])) if found else NONE


def _light(after: OceanState, seat: int, content: Content, number: int) -> str:
    """What the sun gives in this round where the vessel is then."""
    tile = after.vessel[seat]
    suns = after.air[tile * TILE_WIDTH : (tile + 1) * TILE_WIDTH].count(NONE)
    return f"In round {number} the sun gives you {suns * content.sunlight.of(after, seat)} electricity on space {tile + 1}."


_SAYS: Final = {
    TURN: "Then you begin the next round: the first choice of every space.",
    DIVES: "There is more to pick up on this dive.",
    HOLDS: "The cubes in a submersible's hold come closer to your vessel.",
    DEBT: "It pays a debt to the Reactor Core.",
}


def _cards(before: OceanState, after: OceanState, seat: int, content: Content) -> str:
    new = [card for card in range(len(after.tech)) if after.tech[card] == seat != before.tech[card]]
    if not new:
        return ""
    if not before.pending or top_kind(before) != TECH_JOB:  # which one is chosen then
        flown = after.launched.count(seat) > before.launched.count(seat)
        return f"{'The launch' if flown else 'Your excavation track'} brings you a technology card."
    spec = content.technologies[new[0]]
    return f"The {spec.name} is then yours for the rest of the game. {spec.text} At the end: {counted(spec.vp, 'point')}."


def _given(before: OceanState, after: OceanState, seat: int, content: Content) -> int:
    """How many cubes of one's choice the excavation tracks gave."""
    count = 0
    for spot in range(seat * DEPOSITS, seat * DEPOSITS + DEPOSITS):
        count += content.track_gives[before.tracks[spot] : after.tracks[spot]].count(GIVES_CUBE)
    return count


def _cargo(before: OceanState, after: OceanState, seat: int, content: Content) -> str:
    """What came aboard, and the rocket for which the cargo is good."""
    had, has = _bay(before, seat), _bay(after, seat)
    more = [f"{has[kind] - had[kind]} {KIND_KEYS[kind]}" for kind in range(KINDS) if has[kind] > had[kind]]
    given = _given(before, after, seat, content)
    track = (
        ""
        if not given
        else " from your excavation track"
        if sum(has) - sum(had) == given
        else f", {given} from your excavation track"
    )
    here, there = before.vessel[seat], after.vessel[seat]
    where = f" on space {there + 1}" if more and here not in (NONE, there) else ""
    if not more and here == there and before.locks == after.locks:
        return ""
    aboard = f"You take {series(more)} aboard{track}{where}. " if more else ""
    best, place, fits = 0, NONE, 0
    for tile in range(TILES):
        slots = open_slots(after, content, tile)
        count = fitting(slots, has)
        earns = (LOADED[count] + (LAUNCH if count == len(slots) else 0)) * share_of(after, seat, content, tile)
        if count > 0 and earns > best:
            best, place, fits = earns, tile, count
    if place == NONE:
        return aboard.strip()
    launches = ", and it launches" if fits == len(open_slots(after, content, place)) else ""
    points = counted(LOADED[fits] // 100, "point")
    once = "once it is loaded" if fits == 1 else "when loaded in one turn"
    fit = f"{fits} of your cubes then {'fits' if fits == 1 else 'fit'} the {rocket_at(after, content, place)}"
    return f"{aboard}{fit} ({_way(before, after, seat, content, place)}): {points} {once}{launches}."
