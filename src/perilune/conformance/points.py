"""Points by source: what the events tell of points adds up to the scores."""

from perilune.conformance.settings import Setting
from perilune.core.chance import SPECTATOR, Rng
from perilune.core.game import State
from perilune.core.journal import Event, Journal
from perilune.core.playout import OVER, step
from perilune.core.seen import Seen

SEEDS = [41, 42]
STEPS = 100_000


def the_sources_add_up_to_the_scores(setting: Setting) -> None:
    """Random play to the end, looked at now and then."""
    for seed in SEEDS:
        state, rng, journal = setting.deal(), Rng(seed), Journal()
        for number in range(STEPS):
            setting.step = number
            if number % 97 == 0:
                sources_add_up(setting, state, journal.events)
            if step(setting.game, state, rng, journal) == OVER:
                all_points_have_sources(setting, state, journal.events)
                break
        else:
            raise AssertionError(f"No end is in sight after {STEPS:,} random moves.")


def all_points_have_sources(setting: Setting, state: State, events: list[Event]) -> None:
    """At the end, points without sources are none."""
    scores = setting.game.scores(state)
    assert sources_add_up(setting, state, events) or not any(scores), f"The scores are {scores}, and nothing was told of points."


def sources_add_up(setting: Setting, state: State, events: list[Event]) -> bool:
    """The sources add up; only losses are below zero. Whether there are any yet: some boxes count at the end."""
    game = setting.game
    losses = {
        sentence.earns.source for sentence in game.messages.sentences if sentence.earns is not None and sentence.earns.each < 0
    }
    heard = [event for event in events if event.heard_by(SPECTATOR)]
    sources = Seen(game, game.view(state, SPECTATOR), SPECTATOR, setting.names, heard, 0).sources()
    for source in sources:
        assert len(source.points) == setting.seats, f"{source.name} has points for {len(source.points)} seats."
        assert any(source.points), f"{source.name} is a source without points."
        good = all(points <= 0 if source.name in losses else points >= 0 for points in source.points)
        assert good, f"{source.name} brings {source.points}: only what counts below zero may take points away."
    if sources:
        sums = [sum(source.points[seat] for source in sources) for seat in range(setting.seats)]
        assert sums == game.scores(state), f"What was told of points adds up to {sums}, and the scores are {game.scores(state)}."
    return bool(sources)
