"""The numbers that a player of Lineae watches."""

from perilune.core.game import Gauge
from perilune.games.lineae.content import KIND_KEYS, KINDS, TILES
from perilune.games.lineae.draw.symbols import BOLT, COIN, FLOWN, STAR, cube, worker
from perilune.games.lineae.state import OceanState


def gauges(view: OceanState, seat: int) -> list[Gauge]:
    """Victory points and rockets first, then money, electricity, workers and cargo. Alone, all rockets are the goal."""
    alone = view.seats == 1
    found = [
        Gauge("points", view.vp[seat], one="point", sign=STAR),
        Gauge(
            "rockets launched",
            view.launched.count(seat),
            TILES if alone else 0,
            "rocket launched",
            sign=FLOWN,
            rare=not alone,
            steps=alone,
        ),
        Gauge("dollars", view.money[seat], one="dollar", sign=COIN),
        Gauge("electricity", view.energy[seat], sign=BOLT),
        Gauge("free workers", view.workers[seat], one="free worker", sign=worker(seat)),
    ]
    kinds = KINDS if view.biogenesis else KINDS - 1
    for kind in range(kinds):
        found.append(Gauge(f"{KIND_KEYS[kind]} aboard", view.cargo[seat * KINDS + kind], sign=cube(kind), rare=True))
    return found
