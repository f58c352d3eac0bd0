"""`perilune lab match | ladder | usage | train | tune` (the others are in `run_commands`): their arguments, and what they print."""

import argparse
import json
from pathlib import Path
from typing import Any

from perilune.arguments import chosen_options, home
from perilune.bots import BOTS, bot
from perilune.build import describe
from perilune.core.errors import BadOption
from perilune.core.game import Game
from perilune.core.words import counted
from perilune.games import BOXES, box
from perilune.lab import usage
from perilune.lab.common_arguments import add_common
from perilune.lab.digests import digests, short_digest
from perilune.lab.figures import percent
from perilune.lab.ladder import Climb, Rung, chart, climb, table, together, write
from perilune.lab.lessons import Course
from perilune.lab.line_up import MIRROR, ONE, RANDOM, REST
from perilune.lab.match import Effort, Match, Terms
from perilune.lab.progress import Progress, interruptible
from perilune.lab.run_commands import add_runs
from perilune.lab.train import School, need_numpy, train
from perilune.lab.tune import tune

BLOCKS = 20
MOST_BLOCKS = 2000  # where the sequential test does not decide
CONTROLS = 2
GAMES = 2000  # to train on
FEWEST_GAMES = 20
STEPS = 24  # up the slope,
STEP_GAMES = 500  # and the games that show it
GATE = 400  # blocks at most of the match that lets weights in


def add_lab(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The sub-commands of `perilune lab`."""
    lab = commands.add_parser("lab", help="let bots play bots, and measure who is better")
    verbs = lab.add_subparsers(required=True, metavar="COMMAND")
    add_runs(verbs)
    match = verbs.add_parser("match", help="two bots, seed by seed, each in every seat")
    add_common(match)
    match.add_argument("--seats", type=int, default=0, help="how many players (the fewest that the box allows)")
    match.add_argument("--bots", required=True, metavar="A,B", help=f"two of: {', '.join(BOTS)}")
    length = match.add_mutually_exclusive_group()
    length.add_argument("--blocks", type=int, default=0, metavar="N", help=f"play this many seeds ({BLOCKS})")
    until = "play until a sequential test is decided, and wrong no more often than this (0.05)"
    length.add_argument("--until", type=float, default=0.0, metavar="ERROR", help=until)
    controls = "seeds of each control: A against itself, and against random moves (%(default)s)"
    match.add_argument("--controls", type=int, default=CONTROLS, metavar="N", help=controls)
    one_way = "with three seats or more, leave out the other way round: B among copies of A"
    match.add_argument("--one-way", action="store_true", help=one_way)
    match.add_argument("--json", action="store_true", help="print one JSON object")
    match.set_defaults(run=_match)

    ladder = verbs.add_parser("ladder", help="every level against the next one, at each number of seats")
    add_common(ladder)
    ladder.add_argument("--seats", default="", metavar="N,N", help="only these numbers of players")
    ladder.add_argument("--levels", default=",".join(BOTS), metavar="A,B,C", help="the levels, from weak to strong (%(default)s)")
    ladder.add_argument("--blocks", type=int, default=BLOCKS, metavar="N", help="seeds for each pair of levels (%(default)s)")
    ladder.add_argument(
        "--write", type=Path, default=None, metavar="PAGE", help="put table and chart into this page (docs/bots.md)"
    )
    ladder.set_defaults(run=_ladder, until=0.0, controls=0)

    used = verbs.add_parser("usage", help="what a bot does in the games of matches, and how that affects winning")
    used.add_argument("box", help=f"one of: {', '.join(BOXES)}")
    used.add_argument("folders", type=Path, nargs="+", metavar="FOLDER", help="folders of matches")
    used.add_argument("--bot", default="searching", help="whose seats to look at (%(default)s)")
    used.set_defaults(run=_usage)

    train = verbs.add_parser("train", help="fit the chance to win and the evaluation to games of bots")
    add_common(train)
    train.add_argument("--seats", default="", metavar="N,N", help="only these numbers of players")
    train.add_argument("--games", type=int, default=GAMES, metavar="N", help="games for each number of seats (%(default)s)")
    train.add_argument("--bot", default="greedy", help="who plays them (%(default)s)")
    train.add_argument(
        "--blocks", type=int, default=0, metavar="N", help=f"seeds of the match that new weights must win (up to {GATE})"
    )
    train.add_argument("--no-match", action="store_true", help="only the chances, no weights")
    train.add_argument(
        "--into", type=Path, default=None, metavar="FOLDER", help="put what was learnt into this folder of weights"
    )
    train.add_argument("--plots", type=Path, default=None, metavar="FOLDER", help="put reliability plots here (docs/images)")
    train.set_defaults(run=_train, until=0.05, controls=0)

    tune = verbs.add_parser("tune", help="find weights of the evaluation by play: greedy bots with changed weights, step by step")
    add_common(tune)
    tune.add_argument("--seats", default="", metavar="N,N", help="only these numbers of players")
    tune.add_argument("--steps", type=int, default=STEPS, metavar="N", help="steps up the slope (%(default)s)")
    tune.add_argument("--games", type=int, default=STEP_GAMES, metavar="N", help="games for each step (%(default)s)")
    tune.add_argument(
        "--blocks", type=int, default=GATE, metavar="N", help="seeds of the match that new weights must win (%(default)s)"
    )
    tune.add_argument(
        "--into", type=Path, default=None, metavar="FOLDER", help="put weights that won into this folder of weights"
    )
    tune.set_defaults(run=_tune, until=0.05, controls=0, bot="greedy")


def _match(given: argparse.Namespace) -> int:
    candidate, other = two_bots(given.bots)
    pack = None if given.content is None else str(given.content)
    game = box(given.box, pack)
    chosen = chosen_options(given.option)
    terms = Terms(game.name, given.seats or game.min_seats, chosen, candidate, other, given.seed, pack, not given.one_way)
    match = Match(terms, given.out or usual_folder(terms))
    with interruptible(match.folder.path) as progress:
        match.run(effort(given), progress)
    summary = match.summary()
    print(json.dumps(summary) if given.json else "\n".join(told(match, summary)))
    return 0


def _ladder(given: argparse.Namespace) -> int:
    pack = None if given.content is None else str(given.content)
    game = box(given.box, pack)
    asked = Climb(game.name, chosen_options(given.option), known_bots(given.levels), given.seed, pack)
    if len(asked.levels) < 2 or len(set(asked.levels)) < len(asked.levels):
        raise BadOption("A ladder needs at least two levels, each only once. Write --levels A,B,C.")
    counts = seat_counts(game, asked, given.seats)
    how = effort(given)
    played = {seats: digests(game, game.settle(seats, asked.chosen)) for seats in counts}
    folder = given.out or home() / "lab" / f"ladder-{game.name}-{short_digest([vars(asked), played])}"
    for shared in (False, True):
        rungs: list[Rung] = []
        with interruptible(folder) as progress:
            for seats in counts:
                if together(asked, seats) == shared:
                    rungs += climb(asked, seats, folder, how, progress)
        if rungs:
            title = f"{game.title}{_told_options(asked.chosen)}{': alone' if shared and not game.cooperative else ''}"
            words = [f"{title}.", "", *table(rungs, shared), "", _played_with(played, sorted({rung.seats for rung in rungs}))]
            words.append(f"{how.blocks} seeds for each pair. {describe()}.")
            print("\n".join(words))
            if given.write is not None:
                name = "-".join([game.name, *given.option, *(["alone"] if shared and not game.cooperative else [])])
                write(given.write, name.replace("=", "-"), words, chart(rungs, title, shared))
    return 0


def _usage(given: argparse.Namespace) -> int:
    game = box(given.box)
    found = usage.read(game, given.folders, given.bot)
    for file in found.damaged:
        Progress().say(f"The game {file} is damaged, so it was left out.")
    share = percent(found.won / found.seats)
    print(f"{game.title}: {found.games} games, {found.seats} seats of {given.bot}, which won {share}.\n")
    print("\n".join(usage.table(game, found)))
    return 0


def _train(given: argparse.Namespace) -> int:
    how = Effort(0 if given.no_match else given.blocks or GATE, given.until, 0, given.jobs)
    for school in _schools(given, "train"):
        with interruptible(school.folder) as progress:
            lines = train(school, given.games, how, given.into, given.plots, progress)
        print("\n  ".join(lines), flush=True)
    return 0


def _tune(given: argparse.Namespace) -> int:
    if given.steps < 1:
        raise BadOption(f"{given.steps} steps lead nowhere. Choose at least one.")
    how = Effort(given.blocks, given.until, 0, given.jobs)
    for school in _schools(given, "tune"):
        with interruptible(school.folder) as progress:
            lines = tune(school, given.steps, given.games, how, given.into, progress)
        print("\n  ".join(lines), flush=True)
    return 0


def _schools(given: argparse.Namespace, verb: str) -> list[School]:
    """What is to be learnt: a course for each number of seats."""
    need_numpy()
    pack = None if given.content is None else str(given.content)
    game = box(given.box, pack)
    chosen = chosen_options(given.option)
    if given.games < FEWEST_GAMES:
        raise BadOption(f"{given.games} games are too few to learn from. Choose at least {FEWEST_GAMES}.")
    known_bots(given.bot)
    if game.weights_folder() is None:
        raise BadOption(f"{game.title} names no features, so there is nothing to fit.")
    counts = seat_counts(game, Climb(game.name, chosen, [], given.seed, pack), given.seats)
    folder = given.out or home() / "lab" / f"{verb}-{game.name}-{short_digest([chosen, given.bot, given.seed])}"
    return [School(Course(game.name, seats, chosen, given.bot, given.seed, pack), folder) for seats in counts]


def _played_with(played: dict[int, dict[str, str]], counts: list[int]) -> str:
    """The digests of all that played; the evaluation has one for each number of seats."""
    first = played[counts[0]]
    seen = ", ".join(f"{played[seats]['evaluation']} ({seats} seats)" for seats in counts)
    return f"Digests: rules {first['rules']}, content {first['content']}, evaluation {seen}, bots {first['bots']}."


def seat_counts(game: Game[Any], asked: Climb, text: str) -> list[int]:
    """The numbers of seats that were asked for, or all at which these options can be played."""
    if text:
        try:
            counts = [int(word) for word in text.split(",")]
        except ValueError as error:
            raise BadOption(f"The numbers of seats are {text!r}. Write --seats 2,4.") from error
        for count in counts:
            game.settle(count, asked.chosen)
        return counts
    counts = [count for count in range(game.min_seats, game.max_seats + 1) if _possible(game, count, asked)]
    if not counts:
        game.settle(game.min_seats, asked.chosen)  # which says what is wrong
    return counts


def _possible(game: Game[Any], seats: int, asked: Climb) -> bool:
    try:
        game.settle(seats, asked.chosen)
    except BadOption:
        return False
    return True


def known_bots(text: str) -> list[str]:
    """The bots of these names; an unknown one is refused."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        bot(name)
    return names


def two_bots(text: str) -> tuple[str, str]:
    """The candidate and the other bot."""
    names = known_bots(text)
    if len(names) != 2:
        raise BadOption(f"A match is between two bots, not {len(names)}. Write --bots A,B.")
    return names[0], names[1]


def effort(given: argparse.Namespace) -> Effort:
    """How much to play; every wrong number is refused."""
    if given.blocks < 0 or given.controls < 0 or given.jobs < 1:
        raise BadOption("Blocks and controls are counted from 0, processes from 1.")
    if given.until and not 0.001 <= given.until <= 0.4:
        raise BadOption(f"The error of the test is {given.until:g}. Choose one between 0.001 and 0.4, such as 0.05.")
    blocks = given.blocks or (MOST_BLOCKS if given.until else BLOCKS)
    return Effort(blocks, given.until, given.controls, given.jobs)


def usual_folder(terms: Terms) -> Path:
    """Where a match is kept if nobody says where: the same terms and digests, the same folder."""
    digest = short_digest(terms.head())
    return home() / "lab" / f"{terms.box}-{terms.seats}p-{terms.candidate}-{terms.other}-{digest}"


def told(match: Match, summary: dict[str, Any]) -> list[str]:
    """The match in words."""
    terms, pairing = match.terms, match.pairing
    game = terms.game
    lines = [
        f"{game.title}, {counted(terms.seats, 'seat')}{_told_options(terms.chosen)}: {terms.candidate} against {terms.other}."
    ]
    if pairing.together:
        lines.append(f"  {terms.candidate} wins {match.share(ONE)}, {terms.other} {match.share(REST)} on the same seeds.")
        lines.append(f"  The gain is {match.gain()}.")
        for name, results in match.reached().items():
            middle = results[len(results) // 2]  # the worse of two in the middle
            lines.append(f"  {name} reaches {middle.text} in the median, {results[0].text} at best, {results[-1].text} at worst.")
    else:
        lines.append(f"  One {terms.candidate} among {terms.other}: {match.share(ONE)}; fair is {percent(pairing.fair)}.")
        if REST in pairing.line_ups:
            lines.append(f"  One {terms.other} among {terms.candidate}: {match.share(REST)}.")
    lines.append(f"  {counted(match.blocks, 'seed')}. Sequential test: {summary['verdict']}.")
    for line_up, against in (MIRROR, "itself"), (RANDOM, "random"):
        if "controls" in summary:
            lines.append(f"  Control, {terms.candidate} against {against}: {match.share(line_up)}.")
    times = ", ".join(f"{name} {spent:g} ms" for name, spent in summary["thinking_ms"].items())
    lines.append(f"  Processor time for a turn: {times}. Points: {summary['scores']}.")
    if summary["stalled"]:
        lines.append(f"  Stalled: {', '.join(summary['stalled'])}.")
    played = ", ".join(f"{name} {digest}" for name, digest in summary["digests"].items())
    lines.append(f"  Digests: {played}. Games: {summary['folder']}")
    return lines


def _told_options(chosen: dict[str, Any]) -> str:
    return "".join(f", {name}={','.join(v) if isinstance(v, list) else v}" for name, v in chosen.items())
