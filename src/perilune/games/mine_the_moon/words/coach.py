"""What a coach says about Mine the Moon: what matters now, and what a turn is good for."""

from collections.abc import Callable
from typing import Final

from perilune.core.move import Move
from perilune.core.words import capital, counted, does, inside, series
from perilune.games.mine_the_moon.bot.effects import is_last
from perilune.games.mine_the_moon.bot.goods import fillable, launch_pays, missing
from perilune.games.mine_the_moon.bot.tactics import chance
from perilune.games.mine_the_moon.bot.worth import BUILDINGS, CARGO, CLOUT, CRATER, FREE, LEADING, POINTS, ROBOTS, SILO, TEAMS
from perilune.games.mine_the_moon.buildings.construct import why_not_build
from perilune.games.mine_the_moon.content import (
    BUILD,
    CLOUT_MOVE,
    COLUMNS,
    COMMON,
    GAIN,
    KINDS,
    LOAD,
    OWN_PAD,
    PADS,
    PREROGATIVE,
    REFINE,
    REFINED,
    SHAKE,
    SITES,
    SLOTS,
    TYPES,
    Content,
)
from perilune.games.mine_the_moon.moves import (
    DONE,
    GOODS_LABELS,
    PASS,
    READY,
    RESOURCE_LABELS,
    SKIP_COMMON,
    SKIP_OWN,
    WAIT,
    WORK_COMMON,
    WORK_OWN,
)
from perilune.games.mine_the_moon.rockets import is_full, pad_owner
from perilune.games.mine_the_moon.state import NOBODY, OVER, SETUP, TASK, MoonState
from perilune.games.mine_the_moon.turn import spins
from perilune.games.mine_the_moon.words.resources import resources

SOON: Final = 10  # points before the end of the track
HOPES: Final = {  # of a team that could do nothing with what is in the silos
    REFINE: "It can refine what your robots find in the crater this turn.",
    LOAD: "It can load what your robots find refined this turn.",
    BUILD: "You may be able to pay for a building with what the crater brings.",
}
WORTH_TELLING: Final = 2  # the bonus of a building
FEW: Final = 3  # robots at home: a team of the Loader


def matters(s: MoonState, seat: int, names: list[str], content: Content) -> list[str]:
    """The end that comes near, and a rocket that is about to fly."""
    if s.stage in (SETUP, OVER):
        return []
    found: list[str] = []
    most = max(s.dominance)
    leader = seat if s.dominance[seat] == most else s.dominance.index(most)
    if s.last_turn > 0:
        when = "This is the last turn" if s.turn >= s.last_turn else "The next turn is the last"
        found.append(f"{when}: cargo that has not left the Moon by then is worth nothing.")
    elif most > content.end_above - SOON:
        who = "You have" if leader == seat else does(names[leader], "has", "have")
        found.append(f"{who} {most} Dominance. Beyond {content.end_above} comes the last turn.")
    if s.stage == TASK and s.home[seat] < FEW:
        held = sum(s.silo[seat * KINDS : (seat + 1) * KINDS])
        if 2 * held > s.robots[seat]:
            found.append(
                f"{held} of your {s.robots[seat]} robots hold resources, so they can do nothing else. "
                "Load, build or drop something to free some."
            )
    for pad in range(PADS):
        if s.pads[pad] >= 0 and (pad != OWN_PAD or pad_owner(s, content) == seat):
            rocket = content.rockets[s.pads[pad]]
            free = [slot for slot in range(rocket.slots) if s.loaded[pad * SLOTS + slot] == NOBODY]
            if len(free) == 1:
                found.append(_last_slot(s, seat, pad, free[0], names, content))
    return [*found, *_payable(s, seat, content), *_stuck(s, seat, content)]


def _last_slot(s: MoonState, seat: int, pad: int, slot: int, names: list[str], content: Content) -> str:
    """The slot that a rocket waits for: what it takes and pays, whom else the launch pays, and whether the seat has what it takes."""
    rocket = content.rockets[s.pads[pad]]
    kind = rocket.kinds[slot]
    told = f"The {rocket.name} lacks only a {RESOURCE_LABELS[kind]}, for {rocket.values[slot]} Dominance."
    others = paid(aboard(s, pad, content), names, seat)
    told += f" Its launch pays {others}." if others else ""
    silo = s.silo[seat * KINDS : (seat + 1) * KINDS]
    if silo[kind]:
        return f"{told} You have one: a team at the Loader can load it." if s.stage == TASK else f"{told} You have one."
    return f"{told} Yours is still raw." if silo[kind - REFINED] else f"{told} You have none."


def aboard(s: MoonState, pad: int, content: Content) -> list[int]:
    """What the launch of the rocket on this pad would pay each seat now."""
    rocket = content.rockets[s.pads[pad]]
    points = [0] * s.seats
    for slot in range(rocket.slots):
        if s.loaded[pad * SLOTS + slot] != NOBODY:
            points[s.loaded[pad * SLOTS + slot]] += rocket.values[slot]
    return points


def paid(points: list[int], names: list[str], seat: int) -> str:
    """Who gets how much; the seat itself first."""
    order = sorted(range(len(points)), key=lambda other: (other != seat, other))
    return series([f"{inside(names[other]) if other != seat else 'you'} {points[other]}" for other in order if points[other] > 0])


def _payable(s: MoonState, seat: int, content: Content) -> list[str]:
    """In Task, a building that the seat can pay for with what it holds, if a team of its own could construct it this turn."""
    place = [common.action.constructs for common in content.commons].index(True)
    columns = content.commons[place].used(s.seats)
    spots = {column: s.teams[place * COLUMNS + column] for column in columns}
    if s.stage != TASK or seat in spots.values():
        return []
    if not any(who == NOBODY and content.commons[place].teams[column] <= s.home[seat] for column, who in spots.items()):
        return []
    best = _best_building(s, seat, content)
    if best < 0 or content.buildings[best].bonus < WORTH_TELLING:
        return []
    spec = content.buildings[best]
    name = content.commons[place].name
    return [f"You hold what the {spec.name} costs. A team at the {name} constructs it: {spec.bonus} Dominance at once."]


def _stuck(s: MoonState, seat: int, content: Content) -> list[str]:
    """In Task, refined resources that no open slot takes: they keep robots busy."""
    wanted = [kind for _, kind, _ in _open_slots(s, seat, content)]
    silo = s.silo[seat * KINDS : (seat + 1) * KINDS]
    idle = [max(0, silo[kind] - wanted.count(kind)) if kind >= REFINED else 0 for kind in range(KINDS)]
    if s.stage != TASK or sum(idle) == 0:
        return []
    one = sum(idle) == 1
    some = any(0 < idle[kind] < silo[kind] for kind in range(KINDS))  # others of the same kind do fit
    takes = f"The open slots take all but {resources(idle)} of yours" if some else f"No open slot takes your {_named(idle)}"
    return [
        f"{takes} now. {'It waits' if one else 'They wait'} for the next rocket; "
        f"to drop {'it' if one else 'them'} would free {'its robot' if one else counted(sum(idle), 'robot')}."
    ]


def gain(before: MoonState, after: MoonState, seat: int, feature: int, names: list[str], content: Content) -> str:
    """What a turn has done for one of the features."""
    if feature == POINTS:
        return _points(before, after, seat, names, content)
    if feature == CARGO:
        return _cargo(before, after, seat, names, content)
    if feature == SILO:
        return _silo(before, after, seat, content)
    if feature == TEAMS:
        return _teams(before, after, seat, content)
    if feature == CRATER:
        return _crater(before, after, seat, content)
    if feature == BUILDINGS:
        built = _new_buildings(before, after, seat, content)
        return f"{capital(series(built))} can work for you every turn from now on." if built else ""
    if feature == ROBOTS:
        return f"You get {counted(after.robots[seat] - before.robots[seat], 'more robot')} for the rest of the game."
    if feature == FREE:
        if _holding(before, seat) <= _holding(after, seat):
            return ""
        if before.loaded.count(seat) > after.loaded.count(seat):
            return "Your robots come home from the rocket."
        return "It frees robots: those that hold resources can do nothing else."
    if feature == CLOUT:
        return (
            "You go first in the next turn."
            if after.order[:1] == [seat] != before.order[:1]
            else "The white robot works for you."
        )
    return "You lead, and the last turn is announced." if feature == LEADING else ""


def modest(s: MoonState, seat: int, move: Move, content: Content) -> str:
    """What speaks for a move that gains nothing by itself."""
    if move.kind == PASS:
        count = counted(spins(s, content), "spin")
        many = s.home[seat]
        if many == 0:
            return "You have no robot at home to send, and nothing in your silos that is worth dropping for one."
        if is_last(s):
            return "Nothing that you could still send a team to is sure to score in this last turn."
        left = "robot at home is" if many == 1 else f"{many} robots at home are"
        return f"Your {left} worth more in the crater than in another team: {count} this turn."
    if move.kind in (SKIP_COMMON, SKIP_OWN):
        return "There is nothing for that team to do. At home, its robots are free."
    if move.kind in (WORK_COMMON, WORK_OWN):
        return (
            _worked(s, seat, move, content) or "None of your teams gains anything right now, so this one may as well work first."
        )
    if move.kind == WAIT:
        return "One of your teams can do more once others have worked."
    if move.kind == READY:
        if sum(s.crater[seat * KINDS : (seat + 1) * KINDS]) == 0:
            return "You have no robot for the crater, so there is nothing to decide: let it spin."
        return "All your robots are placed: the crater can spin."
    if move.kind == DONE:
        return "What you keep is worth more than what you could still do here."
    return ""


def _worked(s: MoonState, seat: int, move: Move, content: Content) -> str:
    """What a team can do that is at work now; the crater has been spun."""
    silo = s.silo[seat * KINDS : (seat + 1) * KINDS]
    if move.kind == WORK_COMMON:
        common = content.commons[move.a]
        return "" if common.action.shakes else _work(s, seat, content, common.effect, common.amount, silo)
    spec = content.buildings[s.sites[seat * SITES + move.a]]
    return "" if spec.action.shakes else _work(s, seat, content, spec.effect, spec.amount, silo)


def _points(before: MoonState, after: MoonState, seat: int, names: list[str], content: Content) -> str:
    """What is scored at once, or with the rockets that leave at the end of the turn; then what they pay the others, too."""
    earned = [now - was for was, now in zip(before.dominance, after.dominance, strict=True)]
    full = [pad for pad in range(PADS) if _leaves(after, pad, content) and not _leaves(before, pad, content)]
    if full:
        waiting = [sum(points) for points in zip(*[aboard(after, pad, content) for pad in full], strict=True)]
        rockets = series([f"the {content.rockets[after.pads[pad]].name}" for pad in full])
        its = "its launch pays" if len(full) == 1 else "their launch pays"
        also = f" You score {earned[seat]} more at once." if earned[seat] else ""
        how = "fills" if all(is_full(after, content, pad) for pad in full) else "launches"
        return f"This {how} {rockets}: {its} {paid(waiting, names, seat)} at the end of the turn.{also}"
    gone = [content.rockets[was].name for was, now in zip(before.pads, after.pads, strict=True) if was >= 0 and was != now]
    if not gone:
        return f"You score {earned[seat]} Dominance this turn."
    leaving = f"{series([f'the {name}' for name in gone])} {'leaves' if len(gone) == 1 else 'leave'}"
    others = paid([0 if other == seat else points for other, points in enumerate(earned)], names, seat)
    return f"At the end of the turn {leaving}: you score {earned[seat]} Dominance{f', {others}' if others else ''}."


def _leaves(s: MoonState, pad: int, content: Content) -> bool:
    """Whether the rocket on this pad leaves at the end of the turn."""
    return s.pads[pad] >= 0 and (s.marked[pad] == 1 or is_full(s, content, pad))


def _holding(s: MoonState, seat: int) -> int:
    """How many robots of the seat hold a resource, in its silos or aboard."""
    return sum(s.silo[seat * KINDS : (seat + 1) * KINDS]) + s.loaded.count(seat)


def _cargo(before: MoonState, after: MoonState, seat: int, names: list[str], content: Content) -> str:
    """What was loaded, and for how much; and whom else it pays if that fills a rocket."""
    kinds: list[int] = []
    rockets: list[str] = []
    total = 0
    full: list[int] = []
    for pad in range(PADS):
        if after.pads[pad] >= 0 and after.pads[pad] == before.pads[pad]:
            rocket = content.rockets[after.pads[pad]]
            slots = range(pad * SLOTS, pad * SLOTS + rocket.slots)
            new = [slot - pad * SLOTS for slot in slots if after.loaded[slot] == seat != before.loaded[slot]]
            kinds += [rocket.kinds[slot] for slot in new]
            rockets += [f"the {rocket.name}"] * len(new)
            total += sum([rocket.values[slot] for slot in new])
            if new and is_full(after, content, pad):
                full.append(pad)
    counts = [kinds.count(kind) for kind in range(KINDS)]
    told = _worth_aboard(after, counts, [0] * KINDS, rockets, total, bool(full))
    return told + "".join([_fills(after, pad, names, seat, content) for pad in full]) if told else ""


def _fills(s: MoonState, pad: int, names: list[str], seat: int, content: Content) -> str:
    return f" That fills the {content.rockets[s.pads[pad]].name}: its launch pays {paid(aboard(s, pad, content), names, seat)}."


def _worth_aboard(s: MoonState, ready: list[int], raw: list[int], rockets: list[str], total: int, leaves: bool) -> str:
    """What refined resources, and some that are still raw, are worth aboard."""
    if not rockets:
        return ""
    verb = "is" if len(rockets) == 1 else "are"
    where = series(list(dict.fromkeys(rockets)))
    last = ", if it still leaves: this is the last turn" if is_last(s) and not leaves else ""
    if sum(raw) == 0:
        return f"Your {_named(ready)} {verb} worth {total} Dominance on {where}{last}."
    held = [_named(ready)] if sum(ready) else []
    return f"Your {series([*held, _named(raw)])}, once refined, {verb} worth {total} Dominance on {where}{last}."


def _named(counts: list[int]) -> str:
    """Resources after a "your": a single one needs no figure."""
    return f" {resources(counts)}".replace(" 1 ", " ").strip()


def _silo(before: MoonState, after: MoonState, seat: int, content: Content) -> str:
    """What has come into the silos, and what it is wanted for."""
    more = [after.silo[seat * KINDS + kind] - before.silo[seat * KINDS + kind] for kind in range(KINDS)]
    gained = [max(0, count) for count in more]
    if sum(gained) == 0:
        return ""
    uses = [_use(before, seat, content, kind) for kind in range(KINDS) if gained[kind]]
    told = [use for use in uses if use]
    return f"You get {resources(gained)}{': ' + series(told) if told else ', but no open slot takes it now'}."


def _use(s: MoonState, seat: int, content: Content, kind: int) -> str:
    """The best open slot for one more resource of a kind, beside the refined ones that the seat holds; empty if there is none."""
    slots = [
        (value, content.rockets[s.pads[pad]].name)
        for value, wanted, pad in _open_slots(s, seat, content)
        if wanted % TYPES == kind % TYPES
    ]
    held = s.silo[seat * KINDS + kind % TYPES + REFINED]
    if held >= len(slots) or (is_last(s) and not _sent(s, seat, content, LOAD)):
        return ""
    value, name = slots[held]
    return f"{value} Dominance on the {name}{'' if kind >= REFINED else ' once refined'}"


def _sent(s: MoonState, seat: int, content: Content, effect: int) -> bool:
    """Whether the seat has a team at a building that does this."""
    spots = [spot for spot in range(COMMON * COLUMNS) if s.teams[spot] == seat]
    own = [spot for spot in range(seat * SITES, (seat + 1) * SITES) if s.crew[spot] > 0]
    effects = [content.commons[spot // COLUMNS].effect for spot in spots] + [
        content.buildings[s.sites[spot]].effect for spot in own
    ]
    return effect in effects


def _new_buildings(before: MoonState, after: MoonState, seat: int, content: Content) -> list[str]:
    spots = range(seat * SITES, (seat + 1) * SITES)
    new = [after.sites[spot] for spot in spots if after.sites[spot] >= 0 and after.sites[spot] != before.sites[spot]]
    return [f"the {content.buildings[building].name}" for building in new if content.buildings[building].team > 0]


def _teams(before: MoonState, after: MoonState, seat: int, content: Content) -> str:
    """What the teams that were tasked will do."""
    silo = after.silo[seat * KINDS : (seat + 1) * KINDS]
    for place in range(COMMON):
        for column in range(COLUMNS):
            spot = place * COLUMNS + column
            common = content.commons[place]
            if after.teams[spot] == seat:
                said = _work(after, seat, content, common.effect, common.amount, silo)
                if before.teams[spot] != seat:
                    bonus = common.dominance[column]
                    return (said or HOPES.get(common.effect, common.text)) + (
                        f" And {bonus} Dominance for this column." if bonus else ""
                    )
    for spot in range(seat * SITES, (seat + 1) * SITES):
        if after.crew[spot] > 0 and before.crew[spot] == 0:
            spec = content.buildings[after.sites[spot]]
            said = _work(after, seat, content, spec.effect, spec.amount, silo)
            return said or HOPES.get(spec.effect, f"{spec.name}: {spec.text}")
    return ""


def _work(s: MoonState, seat: int, content: Content, effect: int, amount: int, silo: list[int]) -> str:
    """What an effect would do with this silo, in words; refining changes the silo for the team after it. Empty: its own text will do."""
    return _OF_EFFECT[effect](s, seat, content, amount, silo) if effect in _OF_EFFECT else ""


def _refine(s: MoonState, seat: int, content: Content, amount: int, silo: list[int]) -> str:
    """The best open slots that what is refined already leaves free come first; then whatever is raw."""
    ready = silo[:]
    refined = [0] * KINDS
    rockets: list[str] = []
    total = 0
    for value, kind, pad in _open_slots(s, seat, content):
        raw = kind - REFINED
        if ready[kind] > 0:
            ready[kind] -= 1
        elif silo[raw] > 0 and sum(refined) < amount:
            _make_refined(silo, refined, raw)
            rockets.append(f"the {content.rockets[s.pads[pad]].name}")
            total += value
    for raw in range(TYPES - 1, -1, -1):
        while silo[raw] > 0 and sum(refined) < amount:
            _make_refined(silo, refined, raw)
    many = sum(refined)
    if many == 0:
        return ""
    pads = fillable(s, seat, content, _loads(s, seat, content), silo)
    if pads:
        which = series([f"the {content.rockets[s.pads[pad]].name}" for pad in pads])
        load = (
            "With a team at the Loader"
            if s.stage == TASK and not _sent(s, seat, content, LOAD)
            else "Then your team at the Loader"
        )
        can = "you can fill" if load.startswith("With") else "can fill"
        return (
            f"Refine your {_named(refined)}. {load} {can} {which}, for {launch_pays(s, seat, pads, content)} Dominance this turn."
        )
    if not rockets:
        return f"Refine your {_named(refined)}: no open slot takes {'it' if many == 1 else 'them'} now, but later rockets may."
    return f"Refine your {_named(refined)}: {total} Dominance on {series(list(dict.fromkeys(rockets)))}."


def _loads(s: MoonState, seat: int, content: Content) -> int:
    """How many resources a team at the Loader will load this turn, or one that the seat can still send there."""
    place = [common.effect for common in content.commons].index(LOAD)
    common = content.commons[place]
    spots = s.teams[place * COLUMNS : (place + 1) * COLUMNS]
    if seat in spots:
        return common.amount
    free = [column for column in common.used(s.seats) if spots[column] == NOBODY and common.teams[column] <= s.home[seat]]
    return common.amount if s.stage == TASK and free else 0


def _make_refined(silo: list[int], refined: list[int], raw: int) -> None:
    silo[raw] -= 1
    silo[raw + REFINED] += 1
    refined[raw] += 1


def _open_slots(s: MoonState, seat: int, content: Content) -> list[tuple[int, int, int]]:
    """What open slots pay and take, and on which pad they are: the best first, and among equals those of the fullest rocket."""
    slots: list[tuple[int, int, int, int]] = []
    for pad in range(PADS):
        if s.pads[pad] >= 0 and (pad != OWN_PAD or pad_owner(s, content) == seat):
            rocket = content.rockets[s.pads[pad]]
            lacking = sum(missing(s, pad, content))
            for slot in range(rocket.slots):
                if s.loaded[pad * SLOTS + slot] == NOBODY:
                    slots.append((-rocket.values[slot], lacking, rocket.kinds[slot], pad))
    slots.sort()
    return [(-value, kind, pad) for value, _, kind, pad in slots]


def _load(s: MoonState, seat: int, content: Content, amount: int, silo: list[int]) -> str:
    """What is best loaded: whatever fills a rocket, then the best open slots."""
    pads = fillable(s, seat, content, amount, silo)
    slots = _open_slots(s, seat, content)
    slots.sort(key=lambda slot: slot[2] not in pads)
    left = silo[:]
    ready = [0] * KINDS
    raw = [0] * KINDS
    rockets: list[str] = []
    total = 0
    for value, kind, pad in slots:
        if left[kind] > 0 and len(rockets) < amount:
            left[kind] -= 1
            if ready[kind] < s.silo[seat * KINDS + kind]:
                ready[kind] += 1
            else:
                raw[kind - REFINED] += 1  # another team refines it first
            rockets.append(f"the {content.rockets[s.pads[pad]].name}")
            total += value
    told = _worth_aboard(s, ready, raw, rockets, total, bool(pads))
    if not told or not pads:
        return told
    which = series([f"the {content.rockets[s.pads[pad]].name}" for pad in pads])
    its = "its launch pays" if len(pads) == 1 else "their launch pays"
    return f"{told} That fills {which}: {its} you {launch_pays(s, seat, pads, content)}."


def _build(s: MoonState, seat: int, content: Content, amount: int, silo: list[int]) -> str:
    best = _best_building(s, seat, content)
    if best < 0:
        return ""
    spec = content.buildings[best]
    earns = f", which earns {spec.bonus} Dominance at once" if spec.bonus else ""
    return f"You can pay for the {spec.name}{earns}."


def _best_building(s: MoonState, seat: int, content: Content) -> int:
    """Of the buildings that the seat can pay for, the one with the largest bonus; -1 if there is none."""
    payable = [number for number in range(len(s.stock)) if s.stock[number] > 0 and why_not_build(s, content, seat, number) == 0]
    return max(payable, key=lambda number: content.buildings[number].bonus) if payable else -1


def _crater(before: MoonState, after: MoonState, seat: int, content: Content) -> str:
    """Where robots were sent to mine: the odds of each wedge, and what its resource is wanted for."""
    new = [after.crater[seat * KINDS + kind] - before.crater[seat * KINDS + kind] for kind in range(KINDS)]
    sent = [kind for kind in range(KINDS - 1, -1, -1) if new[kind] > 0]  # the rarest first
    if not sent:
        return ""
    count = after.spins if after.spins > 0 else spins(after, content)
    odds = []
    if is_last(before) and not _sent(before, seat, content, LOAD):
        return _last_finds(before, seat, new, count, content)
    for kind in sent:
        use = _use(before, seat, content, kind) or _pays_for(before, seat, content, kind)
        use = use or "no open slot now"
        odds.append(f"{round(100 * chance(after, kind, content))}% for {GOODS_LABELS[kind]} ({use})")
    return f"Your chances with {counted(count, 'spin')}: {series(odds)}."


def _last_finds(s: MoonState, seat: int, new: list[int], count: int, content: Content) -> str:
    """What robots in the crater are good for in the last turn, with no team to load what they find."""
    richer = s.copy()
    for kind in range(KINDS):
        richer.silo[seat * KINDS + kind] += s.crater[seat * KINDS + kind] + new[kind]
    best = _best_building(richer, seat, content) if _sent(s, seat, content, BUILD) else -1
    if best < 0 or content.buildings[best].bonus == 0:
        return "Nothing that you mine now can still score. Only a tie may be decided by it."
    spec = content.buildings[best]
    return f"With {counted(count, 'spin')} these robots may pay for the {spec.name}: {spec.bonus} Dominance."


def _pays_for(s: MoonState, seat: int, content: Content, kind: int) -> str:
    """A building for which only one more resource of this kind is missing."""
    richer = s.copy()
    richer.silo[seat * KINDS + kind] += 1
    best = _best_building(richer, seat, content)
    if best < 0 or why_not_build(s, content, seat, best) == 0 or content.buildings[best].bonus == 0:
        return ""
    return f"pays for the {content.buildings[best].name}, {content.buildings[best].bonus} Dominance"


def _gain(s: MoonState, seat: int, content: Content, amount: int, silo: list[int]) -> str:
    return f"It earns {amount} Dominance each time it works."


def _shake(s: MoonState, seat: int, content: Content, amount: int, silo: list[int]) -> str:
    if s.home[seat] == 0:
        return "The crater spins once more, though you have no robots left to mine."
    return "One more spin for your robots in the crater."


def _to_the_top(s: MoonState, seat: int, content: Content, amount: int, silo: list[int]) -> str:
    return "From the next turn on, you choose first."


_OF_EFFECT: Final[dict[int, Callable[[MoonState, int, Content, int, list[int]], str]]] = {
    REFINE: _refine,
    LOAD: _load,
    BUILD: _build,
    GAIN: _gain,
    SHAKE: _shake,
    CLOUT_MOVE: _to_the_top,
    PREROGATIVE: _to_the_top,
}
