"""What decided a finished game of AstroNavigators: a rich month, a launch, a token at the right time, a flight that failed."""

from typing import Final

from perilune.core.game import Deed
from perilune.core.pending import KIND, SEAT
from perilune.core.words import counted, series
from perilune.games.astronavigators.content import CARDS, CONTINENTS, QUESTS, SETS, TRACK, VEHICLES, Content
from perilune.games.astronavigators.jobs import FLIGHT
from perilune.games.astronavigators.moves import PHASE_NAMES
from perilune.games.astronavigators.state import (
    AGENDA,
    BEGIN,
    CALIBRATE,
    CLOSED_QUEST,
    DRAFT,
    HEAVENS,
    MONTH,
    MOON,
    NOBODY,
    ORRERY,
    NavState,
)
from perilune.games.astronavigators.world.flight import can_negate
from perilune.games.astronavigators.world.launch import SATURN_NK, to_face
from perilune.games.astronavigators.world.trajectory import is_tile, next_place, place_of, tile_at
from perilune.games.astronavigators.world.travel import BONUS

RICH: Final = 12  # knowledge in one month, from which on it is told
SAVED: Final = 60  # the weight of what a flight would have failed without,
FAILED: Final = 55  # of a flight that failed,
LAUNCHED: Final = 40  # of the launch,
LEAP: Final = 30  # of two stages in one month,
SERVED: Final = 20  # and of an agenda or a quest; a rich month weighs what it brought
BEFORE: Final = [DRAFT, AGENDA, ORRERY, HEAVENS, BEGIN, MONTH]  # the set-up, and the dealing of a month
RIVALS: Final = 3  # what others did weighs a third, unless their flight failed


def deeds(positions: list[NavState], winners: list[int], c: Content) -> list[Deed]:
    """All that is worth telling, in no order."""
    found: list[Deed] = []
    for seat in range(positions[0].seats):
        teller = _Teller(positions, seat, c)
        for deed in teller.all():
            if winners and seat not in winners and deed.weight != FAILED:
                deed.weight //= RIVALS
            found.append(deed)
    return found


class _Teller:
    """What one seat did."""

    def __init__(self, positions: list[NavState], seat: int, c: Content) -> None:
        self.positions = positions
        self.seat = seat
        self.c = c

    def all(self) -> list[Deed]:
        found: list[Deed] = []
        for number in range(1, len(self.positions)):
            before, after = self.positions[number - 1], self.positions[number]
            if after.launches[self.seat] == 1 and before.launches[self.seat] == 0:
                found.append(self.launch(number))
            for weight, says in self.changes(number, before, after):
                found.append(Deed(number, weight, says, [self.seat]))
        return found + self.months()

    def changes(self, number: int, before: NavState, after: NavState) -> list[tuple[int, str]]:
        """What one move brought about: how much it weighs, and in words."""
        seat, found = self.seat, list[tuple[int, str]]()
        if _negates(before, after, seat):
            found.append(self.sextant(number))
        if after.swapped[seat] > before.swapped[seat]:
            found.append(self.exchange(number))
        if (before.place[seat] > 0 and after.place[seat] == 0) or after.out[seat] > before.out[seat]:
            found.append((FAILED, self.failure(before, after)))
        if after.shown[seat] > before.shown[seat]:
            found.append((SERVED, f"{{seat}} fulfilled the hidden agenda {self.c.agendas[after.agenda[seat]].name}."))
        for quest in range(QUESTS):
            spot = seat * QUESTS + quest
            if after.quests[spot] == CLOSED_QUEST and before.quests[spot] != CLOSED_QUEST:
                spec = self.c.quests[quest]
                found.append((SERVED, f"{{seat}} completed the quest {spec.name} and got the {spec.instrument}."))
        return found

    # On Earth.

    def months(self) -> list[Deed]:
        """The richest month on Earth, and the first month in which more than one stage was flown."""
        seat = self.seat
        rich, leap = list[Deed](), list[Deed]()
        first, last = 0, len(self.positions) - 1
        while first < last:
            start = self.positions[first]
            if start.stage in BEFORE and self.positions[first + 1].round == start.round:
                first += 1  # what is gained while homes are chosen is no deed
                continue
            then = first
            while then < last and self.positions[then].round == start.round:
                then += 1
            end = self.positions[then]
            more, stages = end.nk[seat] - start.nk[seat], end.place[seat] - start.place[seat]
            if start.launches[seat] == end.launches[seat]:
                done = self.last_change(first, then)
                if start.place[seat] == 0 and more >= RICH and (not rich or more > rich[0].weight):
                    rich = [Deed(done, more, self.month(start, end, more), [seat])]
                if start.place[seat] > 0 and stages > 1 and start.swapped[seat] == end.swapped[seat] and not leap:
                    leap = [Deed(done, LEAP, f"{{seat}} flew {stages} stages in one month.", [seat])]
            first = then
        return rich + leap

    def last_change(self, first: int, then: int) -> int:
        """After how many moves of a month the seat had all that the month brought it."""
        seat, end = self.seat, self.positions[then]
        number = then
        while number > first + 1:
            before = self.positions[number - 1]
            if before.nk[seat] != end.nk[seat] or before.place[seat] != end.place[seat]:
                break
            number -= 1
        return number

    def month(self, start: NavState, end: NavState, more: int) -> str:
        """Where the knowledge of a month came from."""
        seat, c = self.seat, self.c
        cards = [c.cards[n].name for n in range(CARDS) if end.scored[seat * CARDS + n] > start.scored[seat * CARDS + n]]
        sets = [c.sets[n].name for n in range(SETS) if end.sets[seat * SETS + n] and not start.sets[seat * SETS + n]]
        vehicles = _sum(end.used, seat, VEHICLES) - _sum(start.used, seat, VEHICLES)
        continents = _count(start.tiles, seat, CONTINENTS, NOBODY) - _count(end.tiles, seat, CONTINENTS, NOBODY)
        words = cards + [f"the set {name}" for name in sets]
        words += [counted(vehicles, "new vehicle")] if vehicles else []
        words += [counted(continents, "new continent")] if continents else []
        for bonus, of in enumerate(("all six vehicles", "all seven continents")):
            words += [f"{BONUS} for {of}"] if end.bonus[seat * 2 + bonus] > start.bonus[seat * 2 + bonus] else []
        return f"{{seat}} gained {more} knowledge in one month: {series(words)}."

    def launch(self, number: int) -> Deed:
        """The knowledge at the launch, and how long after the first; or beside that of a rival who stayed on Earth."""
        now, seat = self.positions[number], self.seat
        says = f"{{seat}} launched with {now.nk[seat]} knowledge"
        others = [other for other in range(now.seats) if other != seat]
        months = [now.round - self.launched(other) if now.launches[other] else 0 for other in others]
        gave = self.launch_gave(number)
        if months and max(months) > 0:
            first = others[months.index(max(months))]
            return Deed(number, LAUNCHED, f"{says}, {counted(max(months), 'month')} after {{seat}}.{gave}", [seat, first])
        waiting = [other for other in others if now.launches[other] == 0 and now.out[other] == 0]
        if not waiting:
            return Deed(number, LAUNCHED, f"{says}.{gave}", [seat])
        most = max(waiting, key=lambda other: now.nk[other])
        return Deed(number, LAUNCHED, f"{says}, while {{seat}}, with {now.nk[most]}, stayed on Earth.{gave}", [seat, most])

    def launch_gave(self, number: int) -> str:
        """The knowledge that came with the launch itself: few expect how much it may be."""
        before, now, seat = self.positions[number - 1], self.positions[number], self.seat
        words = []
        if now.bonus[seat * 2] > before.bonus[seat * 2]:
            words.append(f"{BONUS} for the sixth vehicle within the year")
        if now.saturn[seat] > before.saturn[seat]:
            words.append(f"{SATURN_NK} from the Saturn V")
        return f" The launch itself gave {series(words)}." if words else ""

    def launched(self, seat: int) -> int:
        """The month in which a seat launched first."""
        return next(s.round for s in self.positions if s.launches[seat] > 0)

    # In flight.

    def sextant(self, number: int) -> tuple[int, str]:
        """A stage that counted 0, and whether the flight would have failed otherwise."""
        before = self.positions[number - 1]
        counts = to_face(before, self.seat)
        phase, stage = PHASE_NAMES[before.sxt[self.seat]], _stage(before.place[self.seat])
        says = f"{{seat}} used the {phase} on the sextant: {stage} counted 0 instead of {counts}."
        return self.spared(number, counts, says)

    def exchange(self, number: int) -> tuple[int, str]:
        """A tile laid on a stage, and whether the flight would have failed otherwise."""
        before, after, seat = self.positions[number - 1], self.positions[number], self.seat
        for tile in range(TRACK):
            own = before.own[seat * TRACK + tile]
            if own == NOBODY or (own == after.own[seat * TRACK + tile] and after.board[tile] != own):
                continue
            laid, taken = after.board[tile], after.own[seat * TRACK + tile]
            stage = _stage(place_of(tile))
            if laid == taken:
                return LEAP, f"{{seat}} exchanged two tiles with {laid} on {stage}: equal tiles give one more step."
            says = f"{{seat}} laid a tile with {laid} on {stage}, where {taken} lay."
            return self.spared(number, taken - laid, says) if laid < taken else (0, says)
        return 0, ""

    def spared(self, number: int, less: int, says: str) -> tuple[int, str]:
        """The weight of what made a flight easier, and what would have been without it."""
        final = self.end_of_flight(number)
        would, nk = final.dv[self.seat] + less, final.nk[self.seat]
        if would <= nk:
            return less, says
        return SAVED, f"{says} Without that the difficulty would have come to {would}, more than {nk} knowledge."

    def end_of_flight(self, number: int) -> NavState:
        """The last position of the flight that goes on at this one."""
        while (
            number + 1 < len(self.positions)
            and self.positions[number + 1].place[self.seat] >= self.positions[number].place[self.seat]
        ):
            number += 1
        return self.positions[number]

    def failure(self, before: NavState, after: NavState) -> str:
        """A flight that ended too soon."""
        seat = self.seat
        if before.stage == CALIBRATE:
            return f"{{seat}} turned back at {_stage(before.place[seat])} with Abort Stage."
        place, counts = before.place[seat], to_face(before, seat) or _turned(before, after)
        if counts == 0:  # the tile lay open already: one step, and the flight was over
            place = next_place(before, seat, False)
            counts = before.board[tile_at(place)] if is_tile(place) else 0
        total = before.dv[seat] + counts
        if after.out[seat]:
            place, total = after.place[seat], after.dv[seat]
        ended = "dropped out" if after.out[seat] else "had to turn back"
        told = f": the difficulty came to {total}, more than {before.nk[seat]} knowledge" if total > before.nk[seat] else ""
        return f"{{seat}} {ended} at {_stage(place)}{told}."


def _stage(place: int) -> str:
    return f"stage {place}" if place < MOON else "the Moon" if place == MOON else f"stage {place - MOON} of the way home"


def _negates(before: NavState, after: NavState, seat: int) -> bool:
    """Whether a move has used the sextant: if the month ends with it, the sextant is empty again at once."""
    if after.negated[seat] > before.negated[seat]:
        return True
    over = all(job[KIND] != FLIGHT or job[SEAT] != seat for job in after.pending)
    same = after.dv[seat] == before.dv[seat] and after.place[seat] == before.place[seat]
    return to_face(before, seat) > 0 and can_negate(before, seat) and over and same


def _turned(before: NavState, after: NavState) -> int:
    """What a tile shows that was turned up by this move; 0 if there is none."""
    shown = [now for was, now in zip(before.board, after.board, strict=True) if now >= 0 and was != now]
    return shown[0] if shown else 0


def _sum(values: list[int], seat: int, wide: int) -> int:
    return sum(values[seat * wide : (seat + 1) * wide])


def _count(values: list[int], seat: int, wide: int, value: int) -> int:
    return values[seat * wide : (seat + 1) * wide].count(value)
