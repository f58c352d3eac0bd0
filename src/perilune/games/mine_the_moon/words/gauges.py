"""The numbers that a player of Mine the Moon watches."""

from perilune.core.game import Gauge
from perilune.games.mine_the_moon.content import KINDS, SITES
from perilune.games.mine_the_moon.moves import GOODS_LABELS
from perilune.games.mine_the_moon.state import MoonState


def gauges(view: MoonState, seat: int, track: int) -> list[Gauge]:
    """Dominance first, then robots, what the silos hold, and what stands on the moonbase. `track` is the Dominance that ends the game."""
    found = [
        Gauge("Dominance", view.dominance[seat], track),
        Gauge("robots at home", view.home[seat], one="robot at home"),
        Gauge("robots on rockets", view.loaded.count(seat), one="robot on a rocket"),
    ]
    found += [Gauge(f"{GOODS_LABELS[kind]} in the silos", view.silo[seat * KINDS + kind]) for kind in range(KINDS)]
    built = sum(1 for building in view.sites[seat * SITES : (seat + 1) * SITES] if building >= 0)
    return [*found, Gauge("buildings", built)]
