"""What many live tables need: a small simulation of servers, bots and PostgreSQL, from measured service times.

    PYTHONPATH=src .venv/bin/python bench/scale.py [--tables 10000 100000 1000000] [--move-ms 8] [--bots 0.25] [--workers 4]

A table makes a move every ten seconds; `--bots` says what share of them are bots' moves. A move takes time of a server's core (rules,
drawing for four pages), a transaction of PostgreSQL, and an announcement that every server hears. The simulation sends moves at random
moments to each of these places, lets them queue, and adds servers until 99 of 100 moves are shown within the wanted time. What one
PostgreSQL cannot take is divided into groups, each with a PostgreSQL and servers of its own.

A machine has several processes (`perilune serve --workers 4`), which gather all the pages of a table that come to this machine at one of
them. Across machines, pages are spread without looking.

The service times are those of docs/load.md and bench/announcements.py. Give your own to see what difference they make.
"""

import argparse
import random
from dataclasses import dataclass
from math import ceil

PAUSE = 10.0  # seconds between two moves of a table
WANTED = 0.25  # seconds in which 99 of 100 moves are shown
MOVES = 4000  # that are thrown in one run
FULL = 0.7  # as busy as a part may be and still answer soon
PAGES = 4  # of a table


@dataclass(frozen=True)
class Times:
    """Seconds of service, and what one of each part can hold."""

    move: float = 0.008  # of a server's core: play, draw for four pages, send
    follow: float = 0.0045  # of the core of another machine that has pages of the table, too: read the rows, draw, send
    commit: float = 0.0019  # of PostgreSQL: its moves a second, turned round
    notice: float = 0.0008  # of PostgreSQL, for the gathered announcements, a move
    hear: float = 0.00004  # of each server's core, for one announcement that does not concern it
    think: float = 0.15  # of a bot's core, a move of the usual bot
    connections: int = 15  # to PostgreSQL, of one process
    memory: float = 0.72  # MB of a live table
    workers: int = 4  # processes of one machine


@dataclass(frozen=True)
class Need:
    """What so many tables need."""

    tables: int
    moves: float  # a second
    groups: int  # PostgreSQL servers, each with servers of its own
    processes: int
    spread: float  # how many machines have pages of one table
    late: float  # the 99th percentile, seconds
    bots: int  # cores
    database: float  # how many PostgreSQL servers' worth of commits and announcements
    connections: int
    hearing: float  # the share of each process that only hears what others tell


def spread(times: Times, processes: int) -> float:
    """How many machines have a page of one table, when pages are spread over them without looking."""
    machines = ceil(processes / times.workers)
    return machines * (1 - (1 - 1 / machines) ** PAGES)


def busy(times: Times, moves: float, processes: int) -> tuple[float, float]:
    """How busy each process is, and what share of it is hearing."""
    hearing = moves * times.hear
    own = moves * (times.move + (spread(times, processes) - 1) * times.follow) / processes
    return own + hearing, hearing


def late(times: Times, moves: float, processes: int, hand: random.Random) -> float:
    """The 99th percentile from click to picture, by throwing moves at servers and a database that serve one after the other."""
    load, _ = busy(times, moves, processes)
    writing = moves * (times.commit + times.notice)  # how busy PostgreSQL is
    if max(load, writing) >= 1:
        return float("inf")
    elsewhere = spread(times, processes) - 1
    rate = moves / processes  # one server stands for all: it gets its share of the moves, at random moments
    shown: list[float] = []
    free = now = 0.0
    while len(shown) < MOVES:
        now += hand.expovariate(rate * (1 + elsewhere))
        own = hand.random() * (1 + elsewhere) < 1  # or a move of another server, to be shown here as well
        served = (times.move if own else times.follow) + times.hear * processes / (1 + elsewhere)
        free = max(now, free) + served * hand.uniform(0.5, 1.5)
        if own:
            shown.append(free - now + hand.expovariate((1 - writing) / times.commit))  # what others write makes each wait longer
    return sorted(shown)[int(MOVES * 0.99)]


def need(tables: int, times: Times, bots: float) -> Need:
    """The fewest processes that do it, in as many groups as PostgreSQL servers are needed: each group has its own tables."""
    moves = tables / PAUSE
    database = moves * (times.commit + times.notice) / FULL
    groups = ceil(database)
    share = moves / groups
    hand = random.Random(tables)
    processes = 1
    while busy(times, share, processes)[0] > FULL or late(times, share, processes, hand) > WANTED:
        processes += max(1, processes // 20)
        assert busy(times, share, processes)[1] < FULL, "a process would only hear"
    return Need(
        tables,
        moves,
        groups,
        processes * groups,
        spread(times, processes),
        late(times, share, processes, hand),
        ceil(moves * bots * times.think / FULL),
        database,
        processes * times.connections,
        busy(times, share, processes)[1],
    )


def main() -> None:
    """Tell what is needed for each number of tables."""
    usual = Times()
    parser = argparse.ArgumentParser(description="What many live tables need.")
    parser.add_argument("--tables", type=int, nargs="+", default=[1_000, 10_000, 100_000, 1_000_000])
    parser.add_argument("--move-ms", type=float, default=usual.move * 1000, help="of a server's core a move (%(default)s)")
    parser.add_argument("--bots", type=float, default=0.25, help="the share of moves that bots make (%(default)s)")
    parser.add_argument("--workers", type=int, default=usual.workers, help="processes of one machine (%(default)s)")
    given = parser.parse_args()
    times = Times(
        move=given.move_ms / 1000, follow=usual.follow * given.move_ms / 1000 / usual.move, workers=max(1, given.workers)
    )
    for tables in given.tables:
        found = need(tables, times, given.bots)
        print(
            f"{tables:>9,} tables: {found.moves:,.0f} moves a second; {found.processes:,} processes"
            f" ({found.tables * times.memory / found.processes:,.0f} MB of tables each), 99% in {found.late * 1000:.0f} ms;"
            f" {found.bots:,} cores of bots; {found.groups:,} PostgreSQL ({found.database:.2f} of one),"
            f" {found.connections:,} connections to each; pages of a table at {found.spread:.1f} machines,"
            f" {found.hearing:.1%} of a process is hearing",
            flush=True,
        )


if __name__ == "__main__":
    main()
