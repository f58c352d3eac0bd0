"""Bots. A bot gets a Seen and nothing else, so it knows no more than its seat."""

from perilune.bots.greedy_bot import GreedyBot, LearnerBot
from perilune.bots.planning_bot import Plan, PlanningBot
from perilune.bots.player import Bot
from perilune.bots.random_bot import RandomBot
from perilune.core.errors import BadOption

PLANS = {
    "careful": Plan(looks=1_500, turns=40, finalists=8, decisions=0, seconds=0.5),
    "searching": Plan(looks=30_000, turns=60, finalists=8, decisions=50, seconds=3.0),
    "deep": Plan(looks=150_000, turns=120, finalists=12, decisions=60, seconds=12.0),
}
BOTS = ["random", "learner", "greedy", *PLANS]
LEVELS = {  # what people call them
    "random": "aimless",
    "learner": "easy",
    "greedy": "normal",
    "careful": "hard",
    "searching": "expert",
    "deep": "master",
}
USUAL = "greedy"  # who sits down when nobody says who


def bot(name: str, seed: int = 0, looks: int = 0, hurries: bool = False) -> Bot:
    """The bot of this name; the same seed makes the same choices.

    `looks` is another budget than the level's own. A bot that `hurries` makes up its mind when its time is up, so that on a
    slower machine it may choose otherwise.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "learner":
        return LearnerBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name in PLANS:
        plan = PLANS[name]
        return PlanningBot(seed, plan.within(looks) if looks else plan, hurries)
    raise BadOption(f"There is no bot {name!r}. Choose one of: {', '.join(BOTS)}.")
