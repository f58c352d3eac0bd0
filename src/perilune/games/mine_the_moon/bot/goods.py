"""What resources are worth to the bot, in the silo and on rockets. 100 is one Dominance."""

from typing import Final

from perilune.games.mine_the_moon.content import OWN_PAD, PADS, REFINED, SLOTS, TYPES, Content
from perilune.games.mine_the_moon.rockets import pad_owner
from perilune.games.mine_the_moon.state import NOBODY, MoonState

KEPT: Final = [14, 20, 26, 40, 70, 100]  # a resource in the silo, whether or not a rocket wants it,
FADE: Final = 18  # each further one of its type so much less, in hundredths;
WANTED: Final = [10, 36]  # and for each point of the open slot that it would fill: raw, refined
LOADED: Final = 106  # a point of cargo on a rocket that has not launched, in hundredths of a point,
WAIT: Final = 4  # less so much for each slot that is still open;
FULL: Final = 114  # and on a full one: its robots come home at once
ABOARD: Final = LOADED - WAIT * (
    SLOTS - 1
)  # the least it counts once aboard: in Work nobody puts off loading for the promise of it


def openings(s: MoonState, seat: int, content: Content) -> list[list[int]]:
    """What the open rocket slots that the seat may fill are worth, by type, the best first."""
    found: list[list[int]] = [[], [], []]
    for pad in range(PADS):
        if s.pads[pad] >= 0 and (pad != OWN_PAD or pad_owner(s, content) == seat):
            rocket = content.rockets[s.pads[pad]]
            for slot in range(rocket.slots):
                if s.loaded[pad * SLOTS + slot] == NOBODY:
                    found[rocket.kinds[slot] - REFINED].append(rocket.values[slot])
    for values in found:
        values.sort(reverse=True)
    return found


def stock(raw: int, count: int, refined: int, slots: list[list[int]]) -> int:
    """What so many raw and refined resources of a type are worth: more where a rocket wants them, the refined ones first."""
    total = 0
    values = slots[raw]
    for number in range(count + refined):
        wanted = values[number] if number < len(values) else 0
        if number < refined:
            total += KEPT[raw + REFINED] * (100 - FADE * number) // 100 + WANTED[1] * wanted
        else:
            total += KEPT[raw] * (100 - FADE * number) // 100 + WANTED[0] * wanted
    return total


def gain(kind: int, silo: list[int], slots: list[list[int]], more: int) -> int:
    """What one more of a kind would be worth beside what is in the silo; one less, with -1."""
    raw = kind % TYPES
    before = stock(raw, silo[raw], silo[raw + REFINED], slots)
    if kind == raw:
        return stock(raw, silo[raw] + more, silo[raw + REFINED], slots) - before
    return stock(raw, silo[raw], silo[raw + REFINED] + more, slots) - before


def refine_worth(amount: int, silo: list[int], slots: list[list[int]]) -> int:
    """The raw resources that gain most become refined."""
    total = 0
    for _ in range(amount):
        best = 0
        chosen = NOBODY
        for raw in range(TYPES):
            if silo[raw] > 0:
                before = stock(raw, silo[raw], silo[raw + REFINED], slots)
                more = stock(raw, silo[raw] - 1, silo[raw + REFINED] + 1, slots) - before
                if more > best:
                    best = more
                    chosen = raw
        if chosen == NOBODY:
            break
        silo[chosen] -= 1
        silo[chosen + REFINED] += 1
        total += best
    return total


def load_worth(amount: int, silo: list[int], slots: list[list[int]], point: int) -> int:
    """The best open slots for the refined resources in the silo, where a point of cargo counts so much."""
    gains: list[int] = []
    for raw in range(TYPES):
        kept = KEPT[raw + REFINED]
        for number, value in enumerate(slots[raw][: silo[raw + REFINED]]):
            gains.append((point - WANTED[1]) * value - kept * (100 - FADE * number) // 100)
    gains.sort(reverse=True)
    return sum(gains[:amount])


def load_now(amount: int, silo: list[int], slots: list[list[int]], point: int) -> int:
    """The same for a team that is already loading: what it loads, and the slots, are gone for the work after it."""
    total = 0
    for _ in range(amount):
        best = 0
        chosen = NOBODY
        for raw in range(TYPES):
            refined = silo[raw + REFINED]
            if refined > 0 and slots[raw]:
                more = (point - WANTED[1]) * slots[raw][0] - KEPT[raw + REFINED] * (100 - FADE * (refined - 1)) // 100
                if more > best:
                    best = more
                    chosen = raw
        if chosen == NOBODY:
            break
        silo[chosen + REFINED] -= 1
        del slots[chosen][0]
        total += best
    return total


def fillable(s: MoonState, seat: int, content: Content, amount: int, silo: list[int]) -> list[int]:
    """The pads whose rockets the seat can fill with so many refined resources, for the most Dominance; none that pays a rival more."""
    pads: list[int] = []
    needs: list[list[int]] = []
    for pad in range(PADS):
        if s.pads[pad] >= 0 and s.marked[pad] == 0 and (pad != OWN_PAD or pad_owner(s, content) == seat):
            need = missing(s, pad, content)
            if 0 < sum(need) <= amount and pays_best(s, seat, pad, content):
                pads.append(pad)
                needs.append(need)
    best: list[int] = []
    most = 0
    for choice in range(1, 1 << len(pads)):
        chosen = [number for number in range(len(pads)) if choice >> number & 1]
        wanted = [0] * TYPES
        for number in chosen:
            for raw in range(TYPES):
                wanted[raw] += needs[number][raw]
        if sum(wanted) <= amount and all_held(wanted, silo):
            found = [pads[number] for number in chosen]
            points = launch_pays(s, seat, found, content)
            if points > most:
                best, most = found, points
    return best


def missing(s: MoonState, pad: int, content: Content) -> list[int]:
    """How many refined resources of each type the rocket on this pad lacks."""
    rocket = content.rockets[s.pads[pad]]
    need = [0] * TYPES
    for slot in range(rocket.slots):
        if s.loaded[pad * SLOTS + slot] == NOBODY:
            need[rocket.kinds[slot] - REFINED] += 1
    return need


def launch_pays(s: MoonState, seat: int, pads: list[int], content: Content) -> int:
    """What the rockets on these pads pay the seat once it has filled their open slots."""
    total = 0
    for pad in pads:
        rocket = content.rockets[s.pads[pad]]
        for slot in range(rocket.slots):
            who = s.loaded[pad * SLOTS + slot]
            if who == seat or who == NOBODY:
                total += rocket.values[slot]
    return total


def pays_best(s: MoonState, seat: int, pad: int, content: Content) -> bool:
    """Whether nobody gets more than the seat from the rocket on this pad, once the seat has filled it."""
    rocket = content.rockets[s.pads[pad]]
    own = launch_pays(s, seat, [pad], content)
    for other in range(s.seats):
        if other != seat:
            paid = 0
            for slot in range(rocket.slots):
                if s.loaded[pad * SLOTS + slot] == other:
                    paid += rocket.values[slot]
            if paid > own:
                return False
    return True


def all_held(wanted: list[int], silo: list[int]) -> bool:
    """Whether a silo has so many refined resources of each type."""
    for raw in range(TYPES):
        if wanted[raw] > silo[raw + REFINED]:
            return False
    return True
