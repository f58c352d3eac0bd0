"""The clock of a table: how much time each person has left, and what happens when it is up.

The rules know nothing of it. Time runs for the people whom the game waits for, while every seat is taken and nobody practises. For each
turn there is more time, once: whoever takes a move back gets nothing for it twice, and no time back. Time is counted by what is stored, so
it goes on over a restart and is the same for every server; which of them acts when it is up, a lock of the database says.
"""

import time
from dataclasses import replace

from perilune.bots import LEVELS, USUAL
from perilune.core.chance import CHANCE
from perilune.core.table import Table
from perilune.web.play.messages import ClockMessage, SeatClock
from perilune.web.storage.model import PERSON, ClockRule, StoredTable, Times

MOVE, PASS, SEAT = "move", "pass", "seat"  # a bot moves; the seat passes, if it can; a bot takes the seat
THEN = {
    MOVE: f"a {LEVELS[USUAL]} bot makes the move",
    PASS: f"they pass; if they cannot, a {LEVELS[USUAL]} bot makes the move",
    SEAT: f"a {LEVELS[USUAL]} bot plays for them until they take the seat back",
}
_DAY = 24 * 3600.0


def say_clock(rule: ClockRule | None) -> str:
    """What was chosen, in words; empty without a clock."""
    if rule is None:
        return ""
    if rule.days:
        time_for = f"{rule.days:g} {'day' if rule.days == 1 else 'days'} a turn"
    else:
        more = f", plus {rule.increment:g} seconds a turn" if rule.increment else ""
        time_for = f"{rule.minutes:g} {'minute' if rule.minutes == 1 else 'minutes'} each{more}"
    return f"Clock: {time_for}. When somebody runs out of time, {THEN[rule.then]}."


def first_times(rule: ClockRule, stored: StoredTable, waits: list[int], now: float) -> Times:
    """The times of a new table."""
    left = [_first(rule)] * len(stored.chairs)
    runs = running(stored, waits, practice=False)
    return Times(left, runs, now, left, runs, now)


def running(stored: StoredTable, waits: list[int], practice: bool) -> list[int]:
    """Whose time runs, if the game waits for these seats."""
    if practice or stored.free() or CHANCE in waits:
        return []
    return [seat for seat in waits if stored.chairs[seat].player == PERSON]


class TableClock:
    """The clock of one table, if it has one."""

    def __init__(self, stored: StoredTable, table: Table) -> None:
        self._stored = stored
        self._table = table

    @property
    def rule(self) -> ClockRule | None:
        """What was chosen."""
        return self._stored.clock

    def after(self, back: bool = False, seen: bool = True) -> Times | None:
        """The times from this moment on, as the table is now; None without a clock.

        `back` says that a move was taken back, `seen` that everybody could see what was done.
        """
        rule, times = self.rule, self._stored.times
        if rule is None or times is None:
            return None
        now = time.time()
        left = self._left(times.left, times.runs, times.since, now)
        runs = running(self._stored, self._table.deciders(), self._table.practice)
        for seat in times.runs:
            if seat not in runs and rule.increment:
                left[seat] = max(0.0, left[seat]) + rule.increment
        for seat in runs:
            if seat not in times.runs and rule.days and not back:
                left[seat] = _first(rule)
            elif seat not in times.runs and back:
                left[seat] -= rule.increment  # it was given when the turn was over, which it was not
        if seen:
            return Times(left, runs, now, left, runs, now)
        return replace(times, left=left, runs=runs, since=now)

    def up(self) -> list[int]:
        """The seats that have no time left."""
        times = self._stored.times
        if times is None or self._table.over:
            return []
        left = self._left(times.left, times.runs, times.since, time.time())
        return [seat for seat in times.runs if left[seat] <= 0 and seat in self._table.deciders()]

    def message(self, mine: list[int]) -> ClockMessage:
        """What a page of these seats may know: of others only what was so when everybody saw it."""
        times, now, shown = self._stored.times, time.time(), list[SeatClock]()
        if times is not None:
            own = self._left(times.left, times.runs, times.since, now)
            others = self._left(times.open_left, times.open_runs, times.open_since, now)
            for seat in range(len(own)):
                left, runs = (own, times.runs) if seat in mine else (others, times.open_runs)
                shown.append({"left": round(max(0.0, left[seat]), 1), "runs": seat in runs})
        return {"type": "clock", "says": say_clock(self.rule), "seats": shown}

    @staticmethod
    def _left(left: list[float], runs: list[int], since: float, now: float) -> list[float]:
        return [seconds - (now - since if seat in runs else 0) for seat, seconds in enumerate(left)]


def _first(rule: ClockRule) -> float:
    return rule.days * _DAY if rule.days else rule.minutes * 60
