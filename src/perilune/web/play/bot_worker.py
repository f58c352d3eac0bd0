"""A process in which bots think: each line of input is a question, each line of output the answer.

It ends with its input, so it never outlives the server.
"""

import json
import signal
import sys
from typing import Any

from perilune.bots import bot
from perilune.bots.coach import advise, rest_of
from perilune.core.journal import Event
from perilune.core.move import Move
from perilune.core.seen import Seen
from perilune.games import box
from perilune.web.play.bot_messages import COACH, BotAnswer, BotQuestion, IdeaAnswer


def think(question: BotQuestion) -> BotAnswer:
    """What the bot chooses in this position, and has planned for the views to come; or what the coach has to say."""
    game = box(question["box"], question["pack"])
    events = [Event(code, args, audience, at) for code, args, audience, at in question["events"]]
    view = game.restore(question["view"])
    seen = Seen(game, view, question["seat"], question["names"], events, question["number"])
    if question["player"] == COACH:
        return _coach(seen, question.get("begun"), question.get("had", []))
    player = bot(question["player"], question["seed"], hurries=True)
    return {"move": player.choose(seen).text, "plan": player.expects()}


def _coach(seen: Seen, begun: list[Any] | None, had: list[str]) -> BotAnswer:
    advice = advise(seen, hurries=True, begun=rest_of(seen.game, begun) if begun else None, had=had)
    ideas: list[IdeaAnswer] = [
        {
            "moves": _texts(idea.moves),
            "goal": idea.goal,
            "step": idea.step,
            "steps": idea.steps,
            "says": idea.says,
            "reasons": idea.reasons,
        }
        for idea in advice.ideas
    ]
    rests = {view: rest.plain() for view, rest in advice.rests.items()}
    return {"matters": advice.matters, "ideas": ideas, "rests": rests}


def _texts(moves: list[Move]) -> list[str]:
    return [move.text for move in moves]


def main() -> None:
    """Answer until the input ends. Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        print(json.dumps(think(json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
