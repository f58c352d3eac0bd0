"""Bots. A bot gets a Seen and nothing else, so it knows no more than its seat."""

from perilune.bots.greedy_bot import GreedyBot, LearnerBot
from perilune.bots.outlook import chances as chances
from perilune.bots.planning_bot import Plan, PlanningBot
from perilune.bots.player import Bot
from perilune.bots.random_bot import RandomBot
from perilune.bots.weighted import WeightedBot
from perilune.core.errors import BadOption

PLANS = {
    "careful": Plan(
        looks=1_200,
        turns=16,
        finalists=4,
        decisions=16,
        eyes=8,
        errors=1.0,
        seconds=0.5,
        unrivalled=Plan(looks=5_000, enough=3_000, turns=40, finalists=8, decisions=20, eyes=16, errors=1.0, seconds=0.5),
    ),
    "searching": Plan(looks=120_000, enough=40_000, turns=60, finalists=9, decisions=20, eyes=16, errors=1.0, seconds=3.0),
    "deep": Plan(looks=600_000, enough=200_000, turns=120, finalists=12, decisions=20, eyes=16, errors=1.0, seconds=12.0),
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


def bot(name: str, seed: int = 0, hurries: bool = False) -> Bot:
    """The bot of this name; the same seed makes the same choices.

    `searching@5000` is a level with another budget of looks, `greedy:hand` one with another set of weights. A bot that `hurries` makes
    up its mind when its time is up, so that on a slower machine it may choose otherwise.
    """
    plain, colon, weights = name.partition(":")
    if colon:
        return WeightedBot(bot(plain, seed, hurries), weights)
    level, at, looks = name.partition("@")
    if at and (level not in PLANS or not looks.isdecimal() or int(looks) < 1):
        raise BadOption(f"There is no bot {name!r}. Another budget reads like searching@5000, for one of: {', '.join(PLANS)}.")
    if level in PLANS:
        return PlanningBot(seed, PLANS[level].within(int(looks)) if at else PLANS[level], hurries)
    if level == "random":
        return RandomBot(seed)
    if level == "learner":
        return LearnerBot(seed)
    if level == "greedy":
        return GreedyBot(seed)
    raise BadOption(f"There is no bot {name!r}. Choose one of: {', '.join(BOTS)}.")
