"""`perilune perft`: count games from a position, or check published counts."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, TypedDict

from perilune.arguments import chosen_options
from perilune.core.errors import BadOption, DamagedRecord
from perilune.core.game import Game, State
from perilune.core.journal import Journal
from perilune.core.record import loads
from perilune.games import BOXES, box
from perilune.perft import Counter


class Position(TypedDict):
    """A position of a file of counts: how to get there from the deal, and how many games of 1, 2, 3... moves there are from it."""

    seats: int
    options: dict[str, list[str]]
    after: list[list[Any]]  # seat and text of each move; seat -1 is chance
    counts: list[int]


def add_perft(commands: Any) -> None:
    """Tell the command line about it."""
    perft = commands.add_parser("perft", help="count the games of this many moves from a position, chance included")
    perft.add_argument("box", help=f"one of: {', '.join(BOXES)}")
    perft.add_argument("--depth", type=int, default=3, help="how many moves (%(default)s)")
    perft.add_argument("--seats", type=int, default=0, help="how many players (the fewest that the box allows)")
    perft.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option; commas between seats")
    perft.add_argument("--content", type=Path, default=None, metavar="FOLDER", help="with this content pack")
    perft.add_argument("--record", type=Path, default=None, metavar="FILE", help="from a position of this record")
    perft.add_argument("--moves", type=int, default=None, metavar="N", help="after this many moves of the record (all)")
    perft.add_argument("--divide", action="store_true", help="the count behind each move as well")
    perft.add_argument("--check", type=Path, default=None, metavar="FILE", help="compare with a file of published counts")
    perft.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Count, and print a line for each depth."""
    game = box(given.box, given.content)
    if given.check is not None:
        return check(game, given.check)
    if given.depth < 1:
        raise BadOption(f"A depth of {given.depth} moves leads nowhere. Choose 1 or more.")
    state = _start(game, given)
    counter = Counter(game)
    if given.divide:
        for text, count in counter.divide(state, given.depth):
            print(f"  {text:40} {count:14,}")
    for depth in range(1, given.depth + 1):
        print(f"{depth:3} {counter.count(state, depth):18,}", flush=True)
    return 0


def _start(game: Game[Any], given: argparse.Namespace) -> State:
    if given.record is None:
        chosen = chosen_options(given.option)
        state: State = game.deal(game.settle(given.seats or game.min_seats, chosen))
        return state
    try:
        record = loads(given.record.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedRecord(f"{given.record} cannot be read: {error}.") from error
    if record.box != game.name:
        raise BadOption(f"{given.record} is a record of {record.box}, not of {game.name}.")
    moves = len(record.rows) if given.moves is None else given.moves
    if not 0 <= moves <= len(record.rows):
        raise BadOption(f"The record has {len(record.rows)} moves, not {moves}. Choose a number up to that.")
    after = [[row.seat, row.text] for row in record.rows[:moves]]
    return reached(game, {"seats": record.seats, "options": record.options, "after": after, "counts": []})


def reached(game: Game[Any], position: Position) -> State:
    """Play the moves that lead to a position; BadOption says which one today's rules do not allow."""
    options: dict[str, Any] = dict(position["options"])
    state: State = game.deal(game.settle(position["seats"], options))
    silent = Journal(silent=True)
    for number, (seat, text) in enumerate(position["after"], 1):
        move = game.catalogue.parse(text)
        phase: Any = game.phase(state)
        if phase is None or seat not in phase.deciders(state) or phase.why_not(state, seat, move) != 0:
            raise BadOption(f"Move {number}, {text!r} of seat {seat}, is not possible under today's rules.")
        phase.play(state, seat, move, silent)
    return state


def published(path: Path) -> list[Position]:
    """The positions of a file of counts."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return [
            Position(seats=row["seats"], options=row["options"], after=row["after"], counts=row["counts"])
            for row in data["positions"]
        ]
    except OSError as error:
        raise DamagedRecord(f"{path} cannot be read: {error.strerror}.") from error
    except (ValueError, KeyError, TypeError) as error:
        raise DamagedRecord(f"{path} is not a whole file of counts, near {str(error)[:80]!r}. Use an unchanged copy.") from error


def differences(game: Game[Any], positions: list[Position], most: int = sys.maxsize) -> list[str]:
    """A sentence for each position whose counts, as far as they are no larger than `most`, are different here."""
    counter = Counter(game)
    found = []
    for number, position in enumerate(positions, 1):
        state = reached(game, position)
        for depth, count in enumerate(position["counts"], 1):
            if count <= most and (here := counter.count(state, depth)) != count:
                found.append(f"Position {number}, {depth} moves deep: {here:,} here, {count:,} published.")
                break
    return found


def check(game: Game[Any], path: Path) -> int:
    """Compare with published counts, and say where they differ."""
    positions = published(path)
    found = differences(game, positions)
    print("\n".join(found) or f"{game.title}: all counts of {len(positions)} positions are the same.")
    return 1 if found else 0
