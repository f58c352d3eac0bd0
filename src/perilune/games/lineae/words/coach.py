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
    WITHIN,
    share_of,
    within_sail,
)
from perilune.games.lineae.cards.upgrade import Technology
from perilune.games.lineae.content import ANY, DEPOSITS, GIVES_CUBE, HYDROCARBON, KIND_KEYS, KINDS, NONE, TILES, Content
from perilune.games.lineae.draw.cells import field
from perilune.games.lineae.job import DOCKED_JOB, LOAD_JOB, STEER, TECH_JOB, TOLL_JOB, top_kind
from perilune.games.lineae.launchpad import fitting, open_slots
from perilune.games.lineae.state import ACTION, ONE_ACTION, OVER, OceanState
from perilune.games.lineae.words.goals import catch
from perilune.games.lineae.words.launches import Launch, pays, way_to
from perilune.games.lineae.workers import crew_size
from perilune.games.lineae.world.locks import WHICH
from perilune.games.lineae.world.submersible import DUG, STEPS, SUB, steps_left
from perilune.games.lineae.world.tides import TILE_WIDTH

MOST_NAMED: Final = 2  # things within reach
FEW: Final = 2  # open slots of a rocket that is about to fly


def matters(s: OceanState, seat: int, names: list[str], content: Content) -> list[str]:
    """The end, the shadow that comes, and a rocket that is nearly full."""
    if s.stage != ACTION or s.vessel[seat] == NONE:
        return []
    found: list[str] = []
    left = content.rounds - s.round
    if left == 0:
        found.append(f"This is the last round{': load what you can now' if _can_load(s, seat, content) else ''}.")
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
            when = "" if loading else _when(s, seat, content, tile)
            ways = way_to(s, seat, content, tile)
            if not ways and s.round < content.rounds:
                own[near].append(f"Your cubes fill the rocket over space {tile + 1}, but more than two locks keep you from it.")
            elif ways and when is not None and pays(s, content, ways[0]):
                own[near].append(f"You can launch the rocket over space {tile + 1}{when}: {where}load {lacks}.")
        elif rivals:
            theirs.append(f"{names[rivals[0]]} can launch the rocket over space {tile + 1}: it lacks {lacks}.")
        elif not owners and share_of(s, seat, content, tile) != FAR:
            nobodys.append(f"The rocket over space {tile + 1} lacks only {lacks}. Nobody has that yet.")
    return (own[HERE] + own[NEAR] or own[FAR]) + theirs + nobodys  # no lock is worth turning while there is one without


def _when(s: OceanState, seat: int, content: Content, tile: int) -> str | None:
    """When a seat that has the cubes can launch a rocket, in words: nothing for now; None for never."""
    ways = way_to(s, seat, content, tile)
    if ways and ways[0].workers <= s.workers[seat]:
        must_wait = s.acted == ONE_ACTION or bool(s.pending) or (s.sailed == 1 and ways[0].sails and not ways[0].locks)
        return " in your next turn" if must_wait else ""
    if s.round < content.rounds:
        return " next round"
    back = any(s.passed[other] == 0 and s.workers[other] > 0 for other in range(s.seats) if other != seat)
    return " if a worker comes back" if ways and back and s.passed[seat] == 0 else None


def _can_load(s: OceanState, seat: int, content: Content) -> bool:
    """Whether the seat can still load anything in this round."""
    if s.pending and top_kind(s) == LOAD_JOB:
        return any(_bay(s, seat))
    return any(fitting(open_slots(s, content, tile), _bay(s, seat)) and _in_time(s, seat, content, tile) for tile in range(TILES))


def _in_time(s: OceanState, seat: int, content: Content, tile: int) -> bool:
    """Whether the seat can still load the rocket over a space: in the last round it takes free workers."""
    if s.round < content.rounds or (s.pending and top_kind(s) == LOAD_JOB):
        return True
    ways = way_to(s, seat, content, tile)
    return bool(ways) and ways[0].workers <= s.workers[seat] and s.passed[seat] == 0


def _kinds(slots: list[int]) -> list[str]:
    return [f"{slots.count(kind)} {KIND_KEYS[kind] if kind != ANY else 'of any kind'}" for kind in dict.fromkeys(slots)]


def _bay(s: OceanState, seat: int) -> list[int]:
    """The cubes aboard, kind by kind."""
    return s.cargo[seat * KINDS : (seat + 1) * KINDS]


def rocket_at(s: OceanState, content: Content, tile: int) -> str:
    """The rocket over a space, by its name and where to look for it."""
    return f"{content.rockets[s.rockets[tile]].name.split()[0]} rocket over space {tile + 1}"


def _way(before: OceanState, after: OceanState, seat: int, content: Content, tile: int) -> str:
    """What it takes to get below a rocket, after a turn in which the vessel may have sailed."""
    share = share_of(after, seat, content, tile)
    here, there = before.vessel[seat], after.vessel[seat]
    if share == HERE and tile != there:
        return "you can load it from there" if there != here else "you can load it from here"
    if share == HERE:
        return "right above you" if there == here else "where you begin" if here == NONE else "where you sail"
    back = " back" if tile == here else ""
    if share == NEAR:
        return f"sail{back} there"
    ways = way_to(after, seat, content, tile)
    return f"{_turning(after, seat, ways[0])} to get{back} there" if ways else "more than two locks away"


def _turning(s: OceanState, seat: int, launch: Launch) -> str:
    """The locks that open the way to a rocket, and where to sail before."""
    told: list[str] = []
    here = s.vessel[seat]
    turned: list[str] = []
    for lock, stop in zip(launch.locks, launch.stops, strict=True):
        if stop != here:
            told += [locks_told(turned)] if turned else []
            told.append(f"sail to space {stop + 1}")
            here, turned = stop, []
        turned.append(str(lock + 1))
    return series([*told, locks_told(turned)])


def locks_told(numbers: list[str]) -> str:
    """To turn these locks."""
    return f"turn {'lock' if len(numbers) == 1 else 'locks'} {series(numbers)}"


def gain(before: OceanState, after: OceanState, seat: int, feature: int, content: Content) -> str:
    """What a turn has done for one of the features."""
    if feature == POINTS:
        return _points(before, after, seat)
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
    if feature == WITHIN:
        return f"From there you can sail to {counted(within_sail(after, seat, content), 'rocket')} without turning a lock."
    if feature == ROCKETS:
        more = after.launched.count(0) - before.launched.count(0)
        return (
            f"{counted(more, 'rocket')} more of the eight."
            if more
            else "A rocket comes closer to its launch: the goal is all eight."
        )
    if feature == DIVES:
        choosing = bool(before.pending) and top_kind(before) == TECH_JOB  # what goes on after that is no reason for a card
        return "" if choosing else _within_reach(after, seat, content)
    return _SAYS.get(feature, "")


def _points(before: OceanState, after: OceanState, seat: int) -> str:
    """What a turn scores, and the card that it lets one choose."""
    earned = counted(after.vp[seat] - before.vp[seat], "point")
    if after.stage == OVER:
        return f"The game ends: your cards, money and cubes bring {earned}."
    chooses = not before.pending and bool(after.pending) and top_kind(after) == TECH_JOB
    return f"This turn earns {earned}{', and you choose a technology card' if chooses else ''}."


def _within_reach(s: OceanState, seat: int, content: Content) -> str:
    """What a dive that goes on can still reach."""
    if not s.pending or top_kind(s) != STEER:
        return ""
    sub, dug = s.pending[-1][SUB], s.pending[-1][DUG]
    found = field(s, content, sub, steps_left(s, content, seat, s.pending[-1][STEPS]))
    near = sorted((steps, cell) for cell, steps in found.steps.items() if found.can_stop(cell))
    told: list[str] = []
    for steps, cell in near:
        what = catch(s, seat, content, sub, cell, dug)
        if what and not any(line.startswith(what) for line in told):
            told.append(f"{what}, {counted(steps, 'step')}" if steps else what)
    return f"Within reach: {'; '.join(told[:MOST_NAMED])}." if told else ""


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


def wanted(s: OceanState, seat: int, content: Content, kind: int) -> bool:
    """Whether one more cube of this kind would fit the rocket that takes most of the cargo, or any as good, without a lock."""
    has = _bay(s, seat)
    more = has[:]
    more[kind] += 1
    near = [open_slots(s, content, tile) for tile in range(TILES) if share_of(s, seat, content, tile) != FAR]
    return max((fitting(slots, more) for slots in near), default=0) > max((fitting(slots, has) for slots in near), default=0)


def _light(after: OceanState, seat: int, content: Content, number: int) -> str:
    """What the sun gives in this round where the vessel is then."""
    tile = after.vessel[seat]
    suns = after.air[tile * TILE_WIDTH : (tile + 1) * TILE_WIDTH].count(NONE)
    return f"In round {number} the sun gives you {suns * content.sunlight.of(after, seat)} electricity on space {tile + 1}."


_SAYS: Final = {
    TURN: "Then you begin the next round: the first choice of every space.",
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
    left = content.rounds - after.round
    use = f" {spec.text}{_suits(before, seat, content, spec)}" if left > 0 else " There is no round left to use it in."
    return f"{_exchange(before, after, seat, content, spec)} At the end: {counted(spec.vp, 'point')}.{use}"


def _exchange(before: OceanState, after: OceanState, seat: int, content: Content, spec: Technology) -> str:
    """What becomes of the cards that are there: nobody may keep more than so many."""
    mine = [card for card in content.technologies if before.tech[card.number] == seat]
    if len(mine) < content.technology_limit:
        return f"The {spec.name} is then yours for the rest of the game."
    gone = [card for card in mine if after.tech[card.number] != seat]
    if gone:
        return f"The {spec.name} takes the place of your {gone[0].name} ({counted(gone[0].vp, 'point')}), which goes back."
    names = " or ".join(f"the {card.name} ({counted(card.vp, 'point')})" for card in mine)
    return f"You may keep only {content.technology_limit}: for the {spec.name} you put back {names}."


def _suits(s: OceanState, seat: int, content: Content, spec: Technology) -> str:
    """Why a technology suits the seat, where the position says so."""
    has = _bay(s, seat)
    far = [
        tile for tile in range(TILES) if fitting(open_slots(s, content, tile), has) and share_of(s, seat, content, tile) == FAR
    ]
    if spec.effect == "sluice" and far:
        return f" The {rocket_at(s, content, far[0])} waits behind a lock."
    if spec.effect == "scrubber" and has[HYDROCARBON]:
        return f" You have {has[HYDROCARBON]} hydrocarbon aboard to burn."
    if spec.effect in ("wings", "battery", "impellers"):
        return f" More electricity or steps mean longer dives in {counted(content.rounds - s.round, 'more round')}."
    return ""


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
    place, fits = best_load(before, after, seat, content)
    if place == NONE and after.round == content.rounds:
        pairs = sum(count // 2 for count in has) - sum(count // 2 for count in had)
        return f"{aboard}Too late to load, but every two equal cubes are 1 point at the end." if pairs > 0 else ""
    if place == NONE:
        return aboard.strip()
    launches = ", and it launches" if fits == len(open_slots(after, content, place)) else ""
    points = counted(LOADED[fits] // 100, "point")
    once = "once it is loaded" if fits == 1 else "when loaded in one turn"
    fit = f"Then {fits} of your cubes {'fits' if fits == 1 else 'fit'} the {rocket_at(after, content, place)}"
    return f"{aboard}{fit} ({_way(before, after, seat, content, place)}): {points} {once}{launches}."


def best_load(before: OceanState, after: OceanState, seat: int, content: Content) -> tuple[int, int]:
    """The space of the rocket for which the cargo is best after a turn, and how many cubes it takes; NONE for no rocket."""
    has = _bay(after, seat)
    best, place, fits = 0, NONE, 0
    for tile in range(TILES):
        slots = open_slots(after, content, tile)
        count = fitting(slots, has) if after.round > before.round or _in_time(after, seat, content, tile) else 0
        earns = (LOADED[count] + (LAUNCH if count == len(slots) else 0)) * share_of(after, seat, content, tile)
        if count > 0 and earns > best:
            best, place, fits = earns, tile, count
    return place, fits


def within_reach(s: OceanState, seat: int, content: Content) -> int:
    """The points of the loading turn that the cargo is good for, half of them where a lock bars the way."""
    if s.stage != ACTION or s.vessel[seat] == NONE:
        return 0
    there = s
    if s.pending and top_kind(s) == TOLL_JOB:  # others may sail, then it turns
        there = s.copy()
        there.pending.clear()
        there.locks ^= 1 << s.pending[-1][WHICH]
    most = 0
    for tile in range(TILES):
        slots = open_slots(there, content, tile)
        if slots and _in_time(there, seat, content, tile):
            points = LOADED[fitting(slots, _bay(there, seat))] // 100
            most = max(most, points // 2 if share_of(there, seat, content, tile) == FAR else points)
    return most
