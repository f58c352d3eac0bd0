"""The numbers that a player of Lineae watches."""

from perilune.core.game import Gauge
from perilune.games.lineae.content import KIND_KEYS, KINDS, TILES
from perilune.games.lineae.state import OceanState


def gauges(view: OceanState, seat: int) -> list[Gauge]:
    """Victory points and rockets first, then money, electricity, workers and cargo. Alone, all rockets are the goal."""
    found = [
        Gauge("points", view.vp[seat], one="point"),
        Gauge("rockets launched", view.launched.count(seat), TILES if view.seats == 1 else 0, "rocket launched"),
        Gauge("dollars", view.money[seat]),
        Gauge("electricity", view.energy[seat]),
        Gauge("free workers", view.workers[seat]),
    ]
    kinds = KINDS if view.biogenesis else KINDS - 1
    return found + [Gauge(f"{KIND_KEYS[kind]} aboard", view.cargo[seat * KINDS + kind]) for kind in range(kinds)]
