"""What the effects of buildings are worth to the bot, each once. 100 is one Dominance."""

from typing import Final

from perilune.core.game import numbered
from perilune.games.mine_the_moon.bot.goods import ABOARD, fillable, gain, launch_pays, load_now, refine_worth, stock
from perilune.games.mine_the_moon.buildings.construct import why_not_build
from perilune.games.mine_the_moon.buildings.effect import BUILDING, HAND, LEFT, STANDING
from perilune.games.mine_the_moon.content import (
    ABDUCT,
    ACCELERATE,
    BUILD,
    CLOUT_MOVE,
    COMSAT,
    CONTROL,
    COPY,
    EXPORT,
    GAIN,
    GRANT,
    KINDS,
    LEECH,
    LOAD,
    NOTHING,
    PREROGATIVE,
    PRODUCE,
    QUAKE,
    REFINE,
    REFINED,
    SHAKE,
    SITES,
    SWAP,
    TYPES,
    Building,
    Content,
)
from perilune.games.mine_the_moon.state import NOBODY, MoonState

THIRDS: Final = 3  # turns to come are counted in thirds: a point of the leader brings the end about so much nearer
FAR: Final = 14 * THIRDS  # no more than fourteen turns ahead
ROBOT: Final = 60  # a robot more than the fewest that a base has, for every two turns to come
MADE: Final = 30  # what a building would produce counts this much in a hundred: it still has to be refined and loaded
LAST: Final = 5  # in the last turn, so much in a hundred of what would only score in turns to come
LEAD: Final = 300  # to lead when the last turn is announced
THOUSAND: Final = 1000  # more than any amount, and than any number of buildings


class Value:
    """What an effect is worth. One that is not worked is worth nothing as work."""

    def __init__(self, effect: int, use: int = 6, scores: bool = False) -> None:
        self.effect = effect
        self.usual = use
        self.scores = scores  # whether its work scores at once, in the last turn as well as in any other

    def use(self, s: MoonState, spec: Building) -> int:
        """What a building with it is worth in two turns to come, as games with a building for nothing have shown."""
        return self.usual

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        """What its work would gain with this silo; refining and producing change the silo for the work after them."""
        return 0

    def in_hand(self, s: MoonState, seat: int, content: Content, job: list[int], silo: list[int], slots: list[list[int]]) -> int:
        """What the rest of its work is worth while it is done. It comes first: what other teams will make is too late for it."""
        return self.work(s, seat, content, job[LEFT], job[BUILDING], silo, slots)

    def copied(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        """What its work would gain for a Solar Array."""
        return self.work(s, seat, content, amount, building, silo, slots)


class Producing(Value):
    """The best raw resources that there is room for, one after the other."""

    def use(self, s: MoonState, spec: Building) -> int:
        return 20 + 22 * spec.amount - 10 * spec.team

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        total = 0
        for _ in range(amount):
            best = 0
            chosen = NOBODY
            for kind in range(TYPES):
                if content.buildings[building].takes[kind] and silo[kind] + silo[kind + REFINED] < s.silo_limit[seat]:
                    more = gain(kind, silo, slots, 1)
                    if more > best:
                        best = more
                        chosen = kind
            if chosen == NOBODY:
                break
            silo[chosen] += 1
            total += best
        return total * MADE // 100


class Swapping(Value):
    """What a resource that may be given becomes at best."""

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        spec = content.buildings[building]
        best = 0
        for give in range(KINDS):
            if spec.gives[give] and silo[give] > 0:
                lost = gain(give, silo, slots, -1)
                for take in range(KINDS):
                    if spec.takes[take] and take % TYPES != give % TYPES:
                        best = max(best, gain(take, silo, slots, 1) + lost)
        return best

    def in_hand(self, s: MoonState, seat: int, content: Content, job: list[int], silo: list[int], slots: list[list[int]]) -> int:
        return 70 * job[HAND] if job[HAND] > 0 else super().in_hand(s, seat, content, job, silo, slots)


class Refining(Value):
    """The raw resources that gain most become refined."""

    def use(self, s: MoonState, spec: Building) -> int:
        return 30 - 6 * spec.team

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        return refine_worth(amount, silo, slots)


class Copying(Value):
    """The best work that a visible building on any base would do."""

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        best = 0
        for spot in range(s.seats * SITES):
            other = s.sites[spot]
            if other >= 0:
                spec = content.buildings[other]
                best = max(best, VALUES[spec.effect].copied(s, seat, content, spec.amount, other, silo[:], slots))
        return best

    def copied(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        return 0


class Gaining(Value):
    """Dominance at once."""

    def use(self, s: MoonState, spec: Building) -> int:
        return 62 * spec.amount

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        return 100 * amount


class Shaking(Value):
    """A spin more."""

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        return 9


class Leading(Value):
    """To be first in priority."""

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        return 0 if s.order[0] == seat else 14


class Leeching(Value):
    """Dominance of the rivals."""

    def use(self, s: MoonState, spec: Building) -> int:
        return 120 * spec.amount // (s.seats - 1)

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        return 90 * amount // (s.seats - 1)


class Abducting(Value):
    """A robot of a rival's silo is held."""

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        return 30


class Accelerating(Value):
    """A rocket launches that is not full."""

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        return 8 if s.loaded.count(seat) > 0 else 0


class Revealing(Value):
    """A rocket of one's choice."""

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        return 4


class Loading(Value):
    """What is loaded is reckoned for all teams together (`plans`)."""

    def in_hand(self, s: MoonState, seat: int, content: Content, job: list[int], silo: list[int], slots: list[list[int]]) -> int:
        if is_last(s):
            return 100 * launch_pays(s, seat, fillable(s, seat, content, job[LEFT], silo), content)
        return load_now(job[LEFT], silo, slots, ABOARD) * later(s) // 100


class Exporting(Value):
    """The resource that is missed least."""

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        best = 0
        share = later(s)
        for kind in range(KINDS):
            if silo[kind] > 0 and content.buildings[building].gives[kind]:
                best = max(best, 100 * amount + gain(kind, silo, slots, -1) * share // 100)
        return best


class Constructing(Value):
    """The best building that the seat can pay for now; a little for one that the crater may still pay for."""

    def work(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        best = 6
        left = thirds_left(s, content)
        share = later(s)
        for built in range(len(s.stock)):
            if s.stock[built] > 0 and why_not_build(s, content, seat, built) == 0:
                spec = content.buildings[built]
                value = 100 * spec.bonus + use(s, content, built) * left // (2 * THIRDS)
                if crowns(s, seat, spec.bonus, content):
                    value += LEAD
                price = 0
                for raw in range(TYPES):
                    count = s.silo[seat * KINDS + raw]
                    refined = s.silo[seat * KINDS + raw + REFINED]
                    price += stock(raw, count, refined, slots)
                    price -= stock(raw, count - spec.cost[raw], refined - spec.cost[raw + REFINED], slots)
                best = max(best, value - price * share // 100)
        return best

    def copied(
        self, s: MoonState, seat: int, content: Content, amount: int, building: int, silo: list[int], slots: list[list[int]]
    ) -> int:
        return 0


class Standing(Value):
    """An advanced building is paid for and waits for its site."""

    def in_hand(self, s: MoonState, seat: int, content: Content, job: list[int], silo: list[int], slots: list[list[int]]) -> int:
        bonus = content.buildings[job[BUILDING]].bonus
        return 100 * bonus + 40 + (LEAD if crowns(s, seat, bonus, content) else 0)


# In the order in which one would work: resources are made before they are used.
IN_ORDER: Final[list[Value]] = [
    Producing(PRODUCE), Swapping(SWAP), Refining(REFINE), Copying(COPY, 15, scores=True), Gaining(GAIN, scores=True), Shaking(SHAKE),
    Leading(CLOUT_MOVE), Leading(PREROGATIVE), Leeching(LEECH, scores=True), Abducting(ABDUCT, 20), Accelerating(ACCELERATE, 50),
    Revealing(COMSAT), Loading(LOAD, scores=True), Exporting(EXPORT, 20, scores=True), Constructing(BUILD, scores=True),
    Value(CONTROL, 0), Value(QUAKE), Value(GRANT, ROBOT), Value(NOTHING, 0), Standing(STANDING, scores=True),
]  # fmt: skip
VALUES: Final[list[Value]] = numbered({value.effect: value for value in IN_ORDER})
PLACES: Final[list[int]] = [IN_ORDER.index(value) for value in VALUES]


def use(s: MoonState, content: Content, building: int) -> int:
    """What a building is worth in two turns to come, as games with a building for nothing have shown."""
    spec = content.buildings[building]
    return VALUES[spec.effect].use(s, spec)


def thirds_left(s: MoonState, content: Content) -> int:
    """A rough guess of how many thirds of a turn are still to come."""
    if s.last_turn > 0:
        return THIRDS * (s.last_turn - s.turn)
    return min(FAR, content.end_above + 1 - max(s.dominance))


def is_last(s: MoonState) -> bool:
    """Whether this turn is the last one."""
    return 0 < s.last_turn <= s.turn


def later(s: MoonState) -> int:
    """What counts of things that are to score in turns to come, in hundredths."""
    return LAST if is_last(s) else 100


def crowns(s: MoonState, seat: int, points: int, content: Content) -> bool:
    """Whether so much more Dominance announces the last turn, with the seat in the lead."""
    total = s.dominance[seat] + points
    return s.last_turn == 0 and total > content.end_above and total > max(s.dominance)


def work_due(effect: int, amount: int, building: int) -> int:
    """Work that is due, as a number: in the order in which one would do it."""
    return (PLACES[effect] * THOUSAND + amount) * THOUSAND + building + 1


def due_effect(due: int) -> int:
    """The effect of work that is due."""
    return IN_ORDER[due // THOUSAND // THOUSAND].effect


def due_amount(due: int) -> int:
    """Its amount."""
    return due // THOUSAND % THOUSAND


def effect_worth(s: MoonState, seat: int, content: Content, due: int, silo: list[int], slots: list[list[int]]) -> int:
    """What work that is due would gain with this silo."""
    value = IN_ORDER[due // THOUSAND // THOUSAND]
    gained = value.work(s, seat, content, due_amount(due), due % THOUSAND - 1, silo, slots)
    return gained if value.scores else gained * later(s) // 100
