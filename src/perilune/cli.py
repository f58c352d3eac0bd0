"""The command line. Errors that speak to a person end with code 2."""

import argparse
import os
import shutil
import sys
from pathlib import Path

from perilune.arguments import chosen_options, days, home
from perilune.bots import BOTS, bot
from perilune.build import describe
from perilune.core.errors import BadOption, DamagedRecord, PeriluneError
from perilune.core.record import loads
from perilune.core.reopen import reopen
from perilune.core.table import Table
from perilune.games import BOXES, box, folder, left_out, lesson, package, rulebook, try_out
from perilune.lab.commands import add_lab
from perilune.mcp_server import add_mcp
from perilune.perft_command import add_perft
from perilune.storage_commands import add_storage


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return the exit code."""
    given = _parser().parse_args(arguments)
    try:
        code: int = given.run(given)
    except PeriluneError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has left; no more to say at exit
        return 0
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="perilune", description="Space board games: at a web table, in the terminal, by bots.")
    parser.add_argument("--version", action="version", version=describe())
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    serve = commands.add_parser("serve", help="open the web table")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (%(default)s: this machine only)")
    serve.add_argument("--port", type=int, default=8421, help="the port (%(default)s)")
    where = "a file or postgresql://USER@HOST/NAME that keeps the tables (a file in your data folder)"
    serve.add_argument("--database", default=None, metavar="WHERE", help=where)
    many = "how many processes, for a machine with several cores; needs PostgreSQL (%(default)s)"
    serve.add_argument("--workers", type=_processes, default=1, metavar="N", help=many)
    serve.add_argument("--open", action="store_true", help="open the browser as well")
    serve.add_argument(
        "--password", default=None, help="ask everybody for it (or set PERILUNE_PASSWORD, which process lists do not show)"
    )
    serve.add_argument(
        "--packs",
        type=Path,
        default=None,
        metavar="FOLDER",
        help="content packs: FOLDER/<box>/<pack>/*.toml (in your data folder)",
    )
    runs = "lab runs, whose games the studio can open (in your data folder)"
    serve.add_argument("--runs", type=Path, default=None, metavar="FOLDER", help=runs)
    studio = "whether designers get a studio (%(default)s: only on this machine, or with a password)"
    serve.add_argument("--studio", choices=("auto", "on", "off"), default="auto", help=studio)
    named = "the address that people use, such as https://games.example.org: requests for other names are refused"
    serve.add_argument("--public-url", default="", metavar="URL", help=named)
    trust = "trust this proxy to say who its clients are (%(const)s, if no address is given)"
    serve.add_argument("--behind-proxy", nargs="?", const="127.0.0.1", default="", metavar="ADDRESS", help=trust)
    mail = "a mail server, to tell people that it is their turn: smtp://USER:PASSWORD@HOST:587 (or set PERILUNE_SMTP_URL)"
    serve.add_argument("--smtp-url", default=None, metavar="URL", help=mail)
    serve.add_argument(
        "--smtp-from", default=None, metavar="ADDRESS", help="the address e-mails come from (or set PERILUNE_SMTP_FROM)"
    )
    private = "also send messages to this machine and private networks, and without TLS; strangers choose where they go"
    serve.add_argument("--notify-anywhere", action="store_true", help=private)
    serve.add_argument(
        "--log", choices=("plain", "json", "none"), default="plain", help="how to log to stderr (%(default)s: only trouble)"
    )
    for kind, which in [
        ("finished", "a finished game"),
        ("abandoned", "a game that was started but not finished"),
        ("unbegun", "a table where nobody has moved"),
    ]:
        says = f"delete {which} this many days after the last move, message or arrival (never)"
        serve.add_argument(f"--keep-{kind}", type=days, default=None, metavar="DAYS", help=says)
    each = "how many tables one browser may keep (%(default)s; 0: any number)"
    serve.add_argument("--most-tables", type=int, default=200, metavar="N", help=each)
    in_all = "how many tables the server keeps (%(default)s; 0: any number)"
    serve.add_argument("--most-tables-in-all", type=int, default=100_000, metavar="N", help=in_all)
    serve.set_defaults(run=_serve)

    boxes = commands.add_parser("boxes", help="list the boxes on the shelf, and what is left out and why")
    boxes.set_defaults(run=_boxes)

    play = commands.add_parser("play", help="play in the terminal, hot-seat or against bots")
    play.add_argument("box", help=f"one of: {', '.join(BOXES)}")
    play.add_argument("--seats", type=int, default=0, help="how many players (the fewest that the box allows)")
    play.add_argument("--bots", metavar="NAME", default="", help=f"one of: {', '.join(BOTS)}; it takes every seat but the first")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option; commas between seats")
    play.add_argument("--names", default="", metavar="A,B", help="the players' names")
    play.add_argument("--seed", default=None, help="any word; the same word deals the same game")
    play.add_argument("--content", type=Path, default=None, metavar="FOLDER", help="play with this content pack")
    play.add_argument("--save", type=Path, default=None, metavar="FILE", help="write the record to this file at the end")
    play.set_defaults(run=_play)

    learn = commands.add_parser("learn", help="learn a box by playing a lesson in the terminal")
    learn.add_argument("box", help=f"one of: {', '.join(BOXES)}")
    learn.add_argument("--chapter", type=int, default=1, help="where to begin (%(default)s)")
    learn.set_defaults(run=_learn)

    rules = commands.add_parser("rules", help="read the rules of a box")
    rules.add_argument("box", help=f"one of: {', '.join(BOXES)}")
    rules.add_argument("rule", nargs="?", default="", help="only this rule or chapter, for example 3.4 or 3")
    rules.add_argument("--content", type=Path, default=None, metavar="FOLDER", help="with the tables of this content pack")
    rules.set_defaults(run=_rules)

    replay = commands.add_parser("replay", help="replay a record and check it against today's rules")
    replay.add_argument("file", type=Path, help="a record that a table has saved")
    replay.add_argument("--content", type=Path, default=None, metavar="FOLDER", help="the content pack that it was played with")
    replay.add_argument("--log", action="store_true", help="tell what happened, as a spectator saw it")
    replay.set_defaults(run=_replay)

    bench = commands.add_parser("bench", help="measure the speed of random play and of copies")
    bench.add_argument("--box", action="append", choices=BOXES, default=[], help="only this box; may be repeated")
    bench.add_argument("--seats", type=int, default=0, help="only this number of players")
    bench.add_argument("--seconds", type=float, default=1.0, help="how long to measure each line (%(default)s)")
    bench.add_argument("--json", action="store_true", help="this build only, as JSON")
    bench.set_defaults(run=_bench)

    add_storage(commands)
    add_lab(commands)
    add_perft(commands)
    add_mcp(commands)

    content = commands.add_parser("content", help="work with the content files of a box")
    verbs = content.add_subparsers(required=True, metavar="COMMAND")
    check = verbs.add_parser("check", help="say whether a folder of content files can be played")
    check.add_argument("box", help=f"one of: {', '.join(BOXES)}")
    check.add_argument("folder", type=Path, help="the folder to check")
    check.set_defaults(run=_check)
    copy = verbs.add_parser("copy", help="copy the content files of a box into a new folder, to change them there")
    copy.add_argument("box", help=f"one of: {', '.join(BOXES)}")
    copy.add_argument("folder", type=Path, help="the folder to make")
    copy.set_defaults(run=_copy)

    conformance = commands.add_parser("conformance", help="check that a box does what every box must do")
    conformance.add_argument("box", help=f"one of: {', '.join(BOXES)}")
    conformance.set_defaults(run=_conformance)
    return parser


def _processes(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 64):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of processes. Give one from 1 to 64.")
    return int(text)


def _serve(given: argparse.Namespace) -> int:
    from perilune.web.app import Settings, serve
    from perilune.web.notices.notifier import NoticeSettings
    from perilune.web.play.quota import Quota
    from perilune.web.storage.retention import Retention

    password = given.password if given.password is not None else os.environ.get("PERILUNE_PASSWORD", "")
    settings = Settings(
        given.database or home() / "tables.sqlite",
        password=password,
        packs=given.packs or home() / "packs",
        runs=given.runs or home() / "lab",
        studio=None if given.studio == "auto" else given.studio == "on",
        proxy=given.behind_proxy,
        log=given.log,
        public_url=given.public_url,
        keep=Retention(given.keep_finished, given.keep_abandoned, given.keep_unbegun),
        metrics_token=os.environ.get("PERILUNE_METRICS_TOKEN", ""),
        workers=given.workers,
        quota=Quota(given.most_tables or None, given.most_tables_in_all or None),
        notices=NoticeSettings(
            given.smtp_url if given.smtp_url is not None else os.environ.get("PERILUNE_SMTP_URL", ""),
            given.smtp_from if given.smtp_from is not None else os.environ.get("PERILUNE_SMTP_FROM", ""),
            given.notify_anywhere,
        ),
    )
    _tell_left_out()
    serve(given.host, given.port, settings, given.open)
    return 0


def _boxes(given: argparse.Namespace) -> int:
    for name in BOXES:
        game = box(name)
        seats = f"{game.min_seats}-{game.max_seats}" if game.min_seats < game.max_seats else f"{game.min_seats}"
        source = f", from {package(name)}" if package(name) else ""
        print(f"{name:18} {game.title}: {seats} players, {game.minutes} minutes, rules version {game.rules_version}{source}")
    _tell_left_out()
    return 0


def _tell_left_out() -> None:
    for sentence in left_out():
        print(sentence, file=sys.stderr)


def _play(given: argparse.Namespace) -> int:
    from perilune.terminal import Terminal

    game = box(given.box, given.content)
    seats = given.seats or game.min_seats
    options = game.settle(seats, chosen_options(given.option))
    names = [name.strip() for name in given.names.split(",")] if given.names else None
    if names is not None and len(names) != seats:
        raise BadOption(f"There are {seats} seats and {len(names)} names. Give one name for each seat.")
    table = Table(game, options, given.seed, names)
    bots = {seat: bot(given.bots, seat, hurries=True) for seat in range(1, seats)} if given.bots else {}
    Terminal(table, bots).run()
    if given.save is not None:
        table.save(given.save)
        print(f"The record is in {given.save}.")
    return 0


def _learn(given: argparse.Namespace) -> int:
    from perilune.terminal_lesson import Learning

    taught = lesson(given.box)
    if not 1 <= given.chapter <= len(taught.chapters):
        raise BadOption(f"There is no chapter {given.chapter}. Choose one from 1 to {len(taught.chapters)}.")
    Learning(taught, given.chapter - 1).run()
    return 0


def _rules(given: argparse.Namespace) -> int:
    game = box(given.box)
    book = rulebook(game.name, given.content)
    text = book.part(given.rule) if given.rule else book.text()
    if not text:
        raise BadOption(f"{game.title} has no rule {given.rule!r}. Type `perilune rules {game.name}` to read all of them.")
    print(text)
    return 0


def _replay(given: argparse.Namespace) -> int:
    try:
        record = loads(given.file.read_text(encoding="utf-8"))
    except OSError as error:
        raise DamagedRecord(f"{given.file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise DamagedRecord(f"{given.file} is not a text file. Choose a file that a table has saved.") from error
    game = box(record.box, given.content)
    reopened = reopen(game, record)
    table = reopened.table
    print(f"{game.title}: {', '.join(record.names)}. {len(record.rows)} moves, rules {record.rules}, content {record.content}.")
    if given.log:
        print("\n".join(table.seen().log()))
    if record.rules != game.rules_version:
        print(f"Today's rules are version {game.rules_version}.")
    if record.content != game.content_digest:
        print(f"Today's content is {game.content_digest}.")
    if reopened.parted >= 0:
        print(f"Today's rules differ from the record. {reopened.why}")
        return 1
    print("Every move replays, and every position is the same.")
    print(table.seen().prompt())
    return 0


def _bench(given: argparse.Namespace) -> int:
    from perilune.bench import run

    return run(given.box or BOXES, given.seats, given.seconds, given.json)


def _check(given: argparse.Namespace) -> int:
    game = box(given.box, given.folder)
    try_out(game)
    print(f"{given.folder} is good content for {game.title}: {game.content_digest}. A random game ends at every number of seats.")
    return 0


def _copy(given: argparse.Namespace) -> int:
    game = box(given.box)
    try:
        shutil.copytree(folder(game.name) / "content", given.folder)
    except FileExistsError as error:
        raise BadOption(f"{given.folder} already exists. Choose a new folder.") from error
    except OSError as error:
        raise BadOption(f"{given.folder} cannot be written: {error.strerror or error}. Choose another folder.") from error
    print(f"The content of {game.title} is in {given.folder}. Change a number in a file there, then:")
    print(f"  perilune content check {game.name} {given.folder}")
    print(f"  perilune lab compare {game.name} --content {given.folder}")
    return 0


def _conformance(given: argparse.Namespace) -> int:
    from perilune.conformance.report import run

    return run(given.box)
