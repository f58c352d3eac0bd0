"""`perilune mcp`: a Model Context Protocol server with which a language model sits at a table, over the interface for programs.

It knows no more than its seat: everything goes through a Perilune server, with the secrets and limits that people have.
"""

import argparse
import os
from collections.abc import Callable
from typing import Any

from perilune.client import Json, Player
from perilune.core.errors import BadOption, PeriluneError

INSTRUCTIONS = """\
You can play board games at a Perilune server. Read the rules of a box first. Take a seat (by a link that somebody gives you, or by
opening a table), then look, choose one of the moves you are offered, and move. Ask why_not if you wonder why something is not
offered. When it is not your turn, look again with wait_seconds."""
LAST_LINES = 15  # of the log


def add_mcp(commands: Any) -> None:
    """Tell the command line about it."""
    mcp = commands.add_parser("mcp", help="let a language model sit at a table (Model Context Protocol, over stdin and stdout)")
    mcp.add_argument("--server", default="http://localhost:8421", metavar="URL", help="the Perilune server (%(default)s)")
    mcp.add_argument("--link", default="", help="take the seat of this link at once")
    mcp.add_argument("--name", default="", help="what the player is called")
    mcp.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve until the client hangs up. The password of the server, if it has one, is in PERILUNE_PASSWORD."""
    player = Player(given.server)
    if password := os.environ.get("PERILUNE_PASSWORD", ""):
        player.enter(password)
    if given.link:
        player.sit(given.link, given.name)
    make_server(player).run()
    return 0


def make_server(player: Player) -> Any:
    """The tools, for this player."""
    try:
        from mcp.server import MCPServer
    except ImportError as error:
        raise BadOption("This needs the package 'mcp'. Install it: pip install 'perilune[mcp]'.") from error
    server = MCPServer("perilune", instructions=INSTRUCTIONS)

    @server.tool()
    def boxes() -> str:
        """List the board games, how many can play, and their options."""
        return in_words(lambda: "\n".join(_box(row) for row in player.boxes()))

    @server.tool()
    def rules(box: str, rule: str = "") -> str:
        """Read the rules of a board game; with `rule` (such as 3 or 3.4) only that chapter or rule."""
        return in_words(lambda: player.rules(box, rule))

    @server.tool()
    def open_table(box: str, players: list[str], options: dict[str, str] | None = None) -> str:
        """Open a table. Each player is "me", "link" (a free seat for somebody else) or a bot: random, learner, greedy, careful."""

        def opened() -> str:
            told = player.open_table(box, players, options=options or {})
            links = [f"Seat {seat} is free: {player.server}{link}" for seat, link in told["links"].items()]
            return "\n".join([f"The table is open at {player.server}/table/{told['table']}.", *links])

        return in_words(opened)

    @server.tool()
    def take_seat(link: str, name: str = "") -> str:
        """Take the seat that an invitation link gives."""
        return in_words(lambda: f"You have seat {player.sit(link, name)['seat']}.")

    @server.tool()
    def look(wait_seconds: float = 0) -> str:
        """See the table as your seat sees it, and what you may do. Can wait, up to 25 seconds, until it is your turn."""
        return in_words(lambda: position(player.look(wait_seconds)))

    @server.tool()
    def why_not(move: str) -> str:
        """Ask why you may not play a move now; the answer names the rule."""

        def told() -> str:
            found = player.why_not(move)
            return str(found["says"]) + (f" [rule {found['rule']}]" if found["rule"] else "")

        return in_words(told)

    @server.tool()
    def what_matters() -> str:
        """Ask the coach what matters now: good turns with their reasons. Not where people compete, unless all have agreed."""
        return in_words(lambda: advice(player.coach()))

    @server.tool()
    def move(move: str) -> str:
        """Play one of the moves that you are offered, by its text. Returns what you see then."""
        return in_words(lambda: position(player.move(move)))

    @server.tool()
    def undo() -> str:
        """Take back your last move, as far as that is fair."""
        return in_words(lambda: position(player.undo()))

    return server


def in_words(act: Callable[[], str]) -> str:
    """What was done, or the sentence why it was not: a model reads both."""
    try:
        return act()
    except PeriluneError as error:
        return f"Not possible: {error}"


def advice(said: Json) -> str:
    """What the coach says, line by line."""
    ideas = [f"{idea['move']}: {idea['says']}. {' '.join(idea['reasons'])}" for idea in said["ideas"]]
    return "\n".join([*said["matters"], *ideas]) or "Nothing stands out here. Choose what you like."


def position(seen: Json) -> str:
    """What a seat sees, as a page of text."""
    lines: list[str] = []
    for region in seen["regions"]:
        lines += [f"## {region['title']}", *region["lines"]]
    lines += ["## What happened last", *(seen["log"][-LAST_LINES:] or ["Nothing yet."])]
    points = ", ".join(f"{name} {score}" for name, score in zip(seen["players"], seen["scores"], strict=True))
    lines += ["## Now", f"Points: {points}.", seen["prompt"]]
    if seen["over"]:
        lines.append("The game is over.")
    elif not seen["asked"]:
        lines.append("It is not your turn. Look again, and wait.")
    if seen["moves"]:
        lines += ["## Your moves", *(_move(row) for row in seen["moves"])]
    return "\n".join(lines)


def _move(row: Json) -> str:
    warning = f" (Careful: {row['warns']})" if row.get("warns") else ""
    return f"- {row['move']}: {row['says']}{warning}"


def _box(row: Json) -> str:
    options = "; ".join(f"{option['name']} = {' | '.join(option['choices'])}" for option in row["options"])
    return f"{row['box']}: {row['title']}, {row['seats'][0]} to {row['seats'][1]} players. {row['about']} Options: {options or 'none'}."
