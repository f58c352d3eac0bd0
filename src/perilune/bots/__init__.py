"""Bots. A bot gets a Seen and nothing else, so it knows no more than its seat."""

from perilune.bots.greedy_bot import GreedyBot
from perilune.bots.player import Bot
from perilune.bots.random_bot import RandomBot
from perilune.core.errors import BadOption

BOTS = ["random", "greedy"]
LEVELS = {"random": "easy", "greedy": "normal"}  # what people call them


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; the same seed makes the same choices."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise BadOption(f"There is no bot {name!r}. Choose one of: {', '.join(BOTS)}.")
