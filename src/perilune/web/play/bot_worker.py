"""A process in which bots think: each line of input is a question, each line of output the chosen move and the plan behind it.

It ends with its input, so it never outlives the server.
"""

import json
import signal
import sys

from perilune.bots import bot
from perilune.core.journal import Event
from perilune.core.table import Seen
from perilune.games import box
from perilune.web.play.bot_messages import BotAnswer, BotQuestion


def think(question: BotQuestion) -> BotAnswer:
    """The text of the move that the bot chooses in this position, and the moves that it has planned for the views to come."""
    game = box(question["box"], question["pack"])
    events = [Event(code, args, audience, at) for code, args, audience, at in question["events"]]
    view = game.restore(question["view"])
    seen = Seen(game, view, question["seat"], question["names"], events, question["number"])
    player = bot(question["player"], question["seed"], hurries=True)
    return {"move": player.choose(seen).text, "plan": player.expects()}


def main() -> None:
    """Answer until the input ends. Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        print(json.dumps(think(json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
