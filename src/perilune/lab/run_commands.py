"""`perilune lab run | report | compare | open`: their arguments, and what they print."""

import argparse
from dataclasses import replace
from pathlib import Path

from perilune.arguments import chosen_options, home
from perilune.bots import BOTS
from perilune.core.errors import BadOption
from perilune.games import box
from perilune.lab.common_arguments import add_common
from perilune.lab.compare import Comparison, read_check
from perilune.lab.digests import short_digest
from perilune.lab.page import write_page
from perilune.lab.progress import interruptible
from perilune.lab.report import Report
from perilune.lab.run import check, open_game, run
from perilune.lab.run_folder import RunFolder, need_pyarrow, opened, start
from perilune.lab.run_terms import RunTerms, run_bots, varied_options
from perilune.lab.tally import Tally

GAMES = 1000
REPORT = "report.html"
MOST_TOLD = 10  # changes; the page has all


def add_runs(verbs: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The commands for designers: play, report, compare, open."""
    play = verbs.add_parser("run", help="play thousands of games and keep them as rows of Parquet")
    _add_run(play)
    play.add_argument("--decisions", action="store_true", help="a row for each decision too, with the evaluation's features")
    play.set_defaults(run=_run)

    report = verbs.add_parser("report", help="one HTML page on a run: who wins and how, length, drama, what is never done")
    report.add_argument("folder", type=Path, metavar="RUN", help="the folder of a run")
    report.add_argument("--bot", default="", help="whose choices to look at (the first bot of the run)")
    report.add_argument("--page", type=Path, default=None, metavar="FILE", help="write the page here (RUN/report.html)")
    report.add_argument("--content", type=Path, default=None, metavar="FOLDER", help="the content pack, if it is elsewhere now")
    report.set_defaults(run=_report)

    compare = verbs.add_parser("compare", help="the same seeds with a content pack and without: what it changes")
    _add_run(compare)
    compare.add_argument("--bot", default="", help="whose choices to look at (the first bot)")
    compare.add_argument("--page", type=Path, default=None, metavar="FILE", help="write the page here (OUT/compare.html)")
    must = "end with code 1 unless this holds with the pack, such as 'win_share.seat1 < 0.30'; may be repeated"
    compare.add_argument("--assert", dest="checks", action="append", default=[], metavar="CHECK", help=must)
    compare.set_defaults(run=_compare)

    opens = verbs.add_parser("open", help="a game of a run as a record, to replay")
    opens.add_argument("folder", type=Path, metavar="RUN", help="the folder of a run")
    opens.add_argument("game", type=int, metavar="NUMBER", help="the number of the game")
    opens.add_argument("--save", type=Path, default=None, metavar="FILE", help="write the record here (RUN/records/NUMBER.json)")
    opens.add_argument("--content", type=Path, default=None, metavar="FOLDER", help="the content pack, if it is elsewhere now")
    opens.set_defaults(run=_open)


def _add_run(parser: argparse.ArgumentParser) -> None:
    add_common(parser)
    parser.add_argument("--seats", type=int, default=0, help="how many players (the fewest that the box allows)")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help="how many games (%(default)s)")
    bots = f"bots that go round the seats, from: {', '.join(BOTS)}; searching@200 has 200 looks (%(default)s)"
    parser.add_argument("--bots", default="greedy", metavar="A,B", help=bots)
    varied = "play with each of these values, or NAME=all; of an option that each seat chooses, the values go round the seats"
    where = "play on this Ray cluster instead of this machine; the rows are the same"
    parser.add_argument("--on", default="", metavar="ray://HOST:PORT", help=where)
    how = "how to show progress: a bar on a terminal, or a line of JSON for each game, for programs (%(default)s)"
    parser.add_argument("--progress", choices=("bar", "lines"), default="bar", help=how)
    parser.add_argument("--vary", action="append", default=[], metavar="NAME=A,B", help=varied)


def asked(given: argparse.Namespace, decisions: bool = False) -> RunTerms:
    """The terms of the run that is asked for; everything wrong is refused."""
    need_pyarrow()
    pack = None if given.content is None else str(given.content)
    game = box(given.box, pack)
    if given.games < 1 or given.jobs < 1:
        raise BadOption("Games and processes are counted from 1.")
    seats = given.seats or game.min_seats
    chosen, varied = chosen_options(given.option), varied_options(game, given.vary)
    if twice := sorted(set(chosen) & set(varied)):
        raise BadOption(f"The option {twice[0]!r} is both set and varied. Leave out --option or --vary.")
    terms = RunTerms(game.name, seats, chosen, varied, run_bots(given.bots, seats), given.seed, pack, decisions)
    check(terms)
    return terms


def play_all(folder: RunFolder, given: argparse.Namespace) -> None:
    """Play what is missing of a run."""
    with interruptible(folder.path, given.progress == "lines") as progress:
        run(folder, given.games, given.jobs, progress, given.on)


def _usual_folder(verb: str, terms: RunTerms) -> Path:
    """Where a run is kept if nobody says where: the same terms and digests, the same folder."""
    return home() / "lab" / f"{verb}-{terms.box}-{short_digest(terms.head())}"


def _run(given: argparse.Namespace) -> int:
    terms = asked(given, given.decisions)
    folder = start(given.out or _usual_folder("run", terms), terms)
    play_all(folder, given)
    print(f"{terms.game.title}: {given.games} games in {folder.path}. Read them: perilune lab report {folder.path}")
    return 0


def _report(given: argparse.Namespace) -> int:
    tally = Tally(opened(given.folder, given.content), given.bot)
    file = given.page or given.folder / REPORT
    write_page(file, Report(tally).html())
    print(f"{tally.games} games are in the report {file}. Open it in a browser.")
    return 0


def _compare(given: argparse.Namespace) -> int:
    if given.content is None:
        raise BadOption("A comparison needs a content pack: name its folder with --content FOLDER.")
    checks = [read_check(text) for text in given.checks]
    with_pack = asked(given)
    without = replace(with_pack, pack=None)
    out = given.out or _usual_folder("compare", with_pack)
    folders = start(out / "base", without), start(out / "pack", with_pack)
    for folder in folders:
        play_all(folder, given)
    comparison = Comparison(*folders, given.games, given.bot)
    changes = comparison.changes()
    file = given.page or out / "compare.html"
    write_page(file, comparison.html(changes, []))  # first, so that a check with a wrong name can be looked up in it
    judged = [check.judge(changes) for check in checks]
    write_page(file, comparison.html(changes, [told for _, told in judged]))
    real = [change for change in changes if change.real]
    print(f"{comparison.games} games with each content. {len(real)} of {len(changes)} figures clearly change: {file}")
    print("\n".join(f"  {change.words()}" for change in real[:MOST_TOLD]) or "  Nothing clearly changes.")
    for _, told in judged:
        print(told)
    return 0 if all(holds for holds, _ in judged) else 1


def _open(given: argparse.Namespace) -> int:
    folder = opened(given.folder, given.content)
    file = open_game(folder, given.game, given.save)
    content = "" if folder.terms.pack is None else f" --content {folder.terms.pack}"
    print(f"Game {given.game} is in {file}. Read it: perilune replay {file} --log{content}")
    return 0
