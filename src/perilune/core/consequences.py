"""What a move would do, before it is played: what it tells, what it changes, what comes then and with which odds.

The move is played in several worlds that the seat cannot tell from the real one. Only what is the same in all of
them is told, so nothing hidden comes out. It goes as far as the move itself: what chance answers is told as odds, what others
choose is not guessed. A move that shows something hidden cannot be foretold.
"""

from typing import Any, Final

from perilune.core.chance import CHANCE, Rng
from perilune.core.game import Game, Gauge, Phase, State
from perilune.core.hidden import reveals
from perilune.core.journal import Journal
from perilune.core.move import Move

WORLDS: Final = 4
ENDS: Final = "The game ends."  # who has won is seen once it is played


class Change:
    """A number of the player's that the move changes."""

    def __init__(self, name: str, before: int, after: int) -> None:
        self.name = name
        self.before = before
        self.after = after

    def __repr__(self) -> str:
        return f"{self.name} {self.before} to {self.after}"


class Chance:
    """One answer that chance may give, in words, and how likely it is: `share` in ten-thousandths."""

    def __init__(self, text: str, share: int) -> None:
        self.text = text
        self.share = share


class Consequences:
    """What would come of a move, as far as its player can know."""

    def __init__(
        self, told: list[str], changes: list[Change], then: str, chances: list[Chance], forecast: list[str], reveals: bool
    ) -> None:
        self.told = told  # the lines of the log that it would write
        self.changes = changes
        self.then = then  # the next question, or whom the game waits for; empty where that cannot be known
        self.chances = chances  # what chance may answer at once, the likeliest first
        self.forecast = forecast  # what the box has to say about it, such as the odds of a whole turn
        self.reveals = reveals  # it shows something hidden, so what it does cannot be known before


def consequences(game: Game[Any], view: State, seat: int, move: Move, names: list[str]) -> Consequences:
    """What this legal move would do, as far as the seat can know from its view."""
    before = game.gauges(view, seat, names)
    worlds = [_played(game, view, seat, move, names, number) for number in range(WORLDS)]
    forecast = game.forecast(view, seat, move, names)
    if any(world.reveals for world in worlds):
        return Consequences([], [], "", [], forecast, True)
    told = [line for line in worlds[0].told if all(line in world.told for world in worlds)]
    changes: list[Change] = []
    for place, gauge in enumerate(before):
        after = worlds[0].gauges[place].value
        if after != gauge.value and all(world.gauges[place].value == after for world in worlds):
            changes.append(Change(gauge.name, gauge.value, after))
    then = worlds[0].then if all(world.then == worlds[0].then for world in worlds) else ""
    return Consequences(told, changes, then, _chances(worlds), forecast, False)


class _World:
    """One imagined world after the move."""

    def __init__(self, told: list[str], gauges: list[Gauge], then: str, odds: dict[str, int], reveals: bool) -> None:
        self.told = told
        self.gauges = gauges
        self.then = then
        self.odds = odds  # what chance may answer, in words, with its weight; the weights add up to 10,000
        self.reveals = reveals


def _played(game: Game[Any], view: State, seat: int, move: Move, names: list[str], number: int) -> _World:
    world: Any = game.imagine(view, seat, Rng(number + 1))
    phase: Phase[Any] | None = game.phase(world)
    assert phase is not None, "nobody moves after the end"
    journal = Journal()
    phase.play(world, seat, move, journal)
    told = [game.say_event(event, names) for event in journal.events if event.heard_by(seat)]
    after = game.view(world, seat)
    shows = reveals(view.to_json(), after.to_json())
    gauges = game.gauges(after, seat, names)
    phase = game.phase(world)
    if phase is None:
        return _World(told, gauges, ENDS, {}, shows)
    deciders = phase.deciders(world)
    if deciders == [CHANCE]:
        return _World(told, gauges, phase.waiting(after, names), _odds(game, phase, world, names), shows)
    then = phase.prompt(after, seat, names) if seat in deciders else phase.waiting(after, names)
    return _World(told, gauges, then, {}, shows)


def _odds(game: Game[Any], phase: Phase[Any], world: State, names: list[str]) -> dict[str, int]:
    moves = phase.legal(world, CHANCE)
    weights = phase.odds(world, moves)
    whole = sum(weights)
    found: dict[str, int] = {}
    for move, weight in zip(moves, weights, strict=True):
        text = game.say_move(world, CHANCE, move, names)
        found[text] = found.get(text, 0) + weight
    return {text: 10_000 * weight // whole for text, weight in found.items()}


def _chances(worlds: list[_World]) -> list[Chance]:
    """The odds over all worlds; nothing where chance does not answer in each of them."""
    if not all(world.odds for world in worlds):
        return []
    found: dict[str, int] = {}
    for world in worlds:
        for text, share in world.odds.items():
            found[text] = found.get(text, 0) + share
    return sorted((Chance(text, share // len(worlds)) for text, share in found.items()), key=lambda chance: -chance.share)
