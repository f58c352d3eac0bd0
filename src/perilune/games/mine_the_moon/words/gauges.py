"""The numbers that a player of Mine the Moon watches."""

from perilune.core.game import Gauge
from perilune.draw.pieces import DOMINANCE, ROCKET, good
from perilune.games.mine_the_moon.content import KINDS, SITES
from perilune.games.mine_the_moon.draw.captions import BUILDINGS, robot_sign
from perilune.games.mine_the_moon.moves import GOODS_LABELS
from perilune.games.mine_the_moon.state import MoonState


def gauges(view: MoonState, seat: int, track: int) -> list[Gauge]:
    """Dominance first, then robots, what the silos hold, and what stands on the moonbase. `track` is the Dominance that ends the game."""
    found = [
        Gauge("Dominance", view.dominance[seat], track, sign=DOMINANCE),
        Gauge("robots at home", view.home[seat], one="robot at home", sign=robot_sign(seat)),
        Gauge("robots on rockets", view.loaded.count(seat), one="robot on a rocket", sign=ROCKET, rare=True),
    ]
    for kind in range(KINDS):
        found.append(Gauge(f"{GOODS_LABELS[kind]} in the silos", view.silo[seat * KINDS + kind], sign=good(kind), rare=True))
    built = sum(1 for building in view.sites[seat * SITES : (seat + 1) * SITES] if building >= 0)
    return [*found, Gauge("buildings", built, sign=BUILDINGS)]
