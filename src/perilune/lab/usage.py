"""What bots do in the games of a match: how often each thing is done, and how often those won who did it.

It reads the records that `perilune lab match` keeps. A thing is a verb with its first argument, such as a building that is built;
where that is only a place (too many of them), the verb alone. What nobody ever did is listed too: either the bots are blind
to it, or a number is wrong.
"""

import json
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from perilune.core.chance import CHANCE
from perilune.core.errors import BadOption, BadRecord, UnknownMove
from perilune.core.game import Game
from perilune.core.move import Move, Verb
from perilune.core.record import loads
from perilune.lab.folder import GAMES, NOTE

MANY = 45  # arguments: more than that are places, not things


@dataclass
class Doing:
    """One thing: the seats that did it in a game, how often, and how much of a win they got; beside those who did not."""

    seats: int = 0
    times: int = 0
    won: float = 0.0


@dataclass
class Usage:
    """All games of a bot: its seats, what they won, and each thing that was done."""

    games: int
    seats: int
    won: float
    doings: dict[str, Doing]
    by_chance: set[str]  # verbs of chance
    damaged: list[str]


def thing(verb: Verb, move: Move) -> str:
    """What a move does, in a few words."""
    if verb.terms and len(verb.terms[0].tokens) <= MANY:
        return f"{verb.name} {verb.terms[0].labels[move.a]}"
    return verb.name


def things(game: Game[Any], by_chance: set[str]) -> list[str]:
    """Everything that a player can do at all, in the order of the catalogue. A verb whose wrong time is told as that of a verb of chance
    is one of chance too, of a part of the box that was not played."""
    verbs = game.catalogue.verbs
    times = {verb.when for verb in verbs if verb.name in by_chance and verb.when}
    chance = by_chance | {verb.name for verb in verbs if verb.when in times}
    moves = [move for move in game.catalogue.moves if not move.gives_up and move.verb not in chance]
    return list({thing(game.catalogue.verbs[move.kind], move): None for move in moves})


def read(game: Game[Any], folders: list[Path], bot: str) -> Usage:
    """What seats of this bot did in the games of these folders; a damaged record is left out and named."""
    usage = Usage(0, 0, 0.0, {}, set(), [])
    files = [file for folder in folders for file in sorted((folder / GAMES).glob("*.json"))]
    if not files:
        raise BadOption(
            f"There are no games in {', '.join(map(str, folders))}. Play some: perilune lab match {game.name} --out FOLDER"
        )
    for file in files:
        try:
            _add(game, file, bot, usage)
        except (BadRecord, UnknownMove, KeyError, TypeError, ValueError):
            usage.damaged.append(str(file))
    if usage.seats == 0:
        raise BadOption(f"No {bot} plays {game.name} in these games. Name another bot with --bot.")
    return usage


def _add(game: Game[Any], file: Path, bot: str, usage: Usage) -> None:
    text = file.read_text(encoding="utf-8")
    record = loads(text)
    winners: list[int] = json.loads(text)[NOTE]["winners"]
    if record.box != game.name:
        return
    seats = [seat for seat, name in enumerate(record.names) if name.rpartition(" ")[0] == bot]
    done: dict[int, Counter[str]] = {seat: Counter() for seat in seats}
    for row in record.rows:
        move = game.catalogue.parse(row.text)
        if row.seat == CHANCE:
            usage.by_chance.add(move.verb)
        elif row.seat in done:
            done[row.seat][thing(game.catalogue.verbs[move.kind], move)] += 1
    usage.games += 1
    for seat, counts in done.items():
        share = 1 / len(winners) if seat in winners and not game.cooperative else float(seat in winners)
        usage.seats += 1
        usage.won += share
        for what, times in counts.items():
            doing = usage.doings.setdefault(what, Doing())
            doing.seats += 1
            doing.times += times
            doing.won += share


def table(game: Game[Any], usage: Usage) -> list[str]:
    """The usage as a table in Markdown, in the order of the catalogue, and what was never done."""
    lines = ["| what | of its games | times | won with it | won without |", "|---|---|---|---|---|"]
    for what in things(game, usage.by_chance):
        doing = usage.doings.get(what)
        if doing is None:
            continue
        without = usage.seats - doing.seats
        lost = f"{100 * (usage.won - doing.won) / without:.0f} %" if without else "-"
        share, times = 100 * doing.seats / usage.seats, doing.times / usage.seats
        lines.append(f"| {what} | {share:.0f} % | {times:.1f} | {100 * doing.won / doing.seats:.0f} % | {lost} |")
    lines += ["", f"Never done: {', '.join(never(game, usage.by_chance, usage.doings)) or 'nothing'}."]
    return lines


def never(game: Game[Any], by_chance: set[str], done: Collection[str]) -> list[str]:
    """What was never done; where that is everything that a verb can do, the verb alone."""
    verbs = {what.split()[0] for what in done}
    missing = [what for what in things(game, by_chance) if what not in done]
    return list({(what if what.split()[0] in verbs else what.split()[0]): None for what in missing})
