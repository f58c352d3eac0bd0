"""A program that plays at a Perilune server, over the interface for programs: `perilune serve` first, then

    python examples/agent.py --server http://localhost:8421 --box lineae
    python examples/agent.py --link 'http://localhost:8421/table/…/sit#invite.1.…'

It takes the first move that does not warn. Put something better in `choose`.
"""

import argparse
from typing import Any

from perilune.client import Player


def choose(seen: dict[str, Any]) -> str:
    """One of the moves on offer."""
    moves = [row for row in seen["moves"] if "warns" not in row] or seen["moves"]
    return str(moves[0]["move"])


def play(player: Player) -> str:
    """Play to the end; how it ended."""
    seen = player.look(wait=20)
    while not seen["over"]:
        seen = player.move(choose(seen)) if seen["asked"] else player.look(wait=20)
    return str(seen["outcome"]["text"])


def main() -> None:
    """Sit down and play."""
    parser = argparse.ArgumentParser(description="Play at a Perilune server.")
    parser.add_argument("--server", default="http://localhost:8421")
    parser.add_argument("--box", default="lineae")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--link", default="", help="take this seat instead of opening a table")
    given = parser.parse_args()
    if given.link:
        player = Player(given.link.partition("/table/")[0])
        player.sit(given.link)
    else:
        player = Player(given.server)
        player.open_table(given.box, ["me", given.bots])
    print(f"{player.server}/table/{player.table}")
    print(play(player))


if __name__ == "__main__":
    main()
