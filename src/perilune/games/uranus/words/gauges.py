"""The numbers that a player of Uranus! watches."""

from typing import Final

from perilune.core.game import Gauge
from perilune.games.uranus.content import SPACESHIP, TELESCOPE, Content
from perilune.games.uranus.draw.captions import ANY_SIGN, HEX_SIGN, HOME_SIGN, MINES, PADS, SCIENCE_SIGN, track_sign
from perilune.games.uranus.hexes import HEXES, count
from perilune.games.uranus.rocks import complete
from perilune.games.uranus.state import NOBODY, UranusState

NEEDS: Final = 3  # a spaceship, a launchpad and a module (6.1)


def gauges(view: UranusState, seat: int, content: Content) -> list[Gauge]:
    """How much of what an escape needs is there, and the moon that is left; then mines, launchpads, technologies and sets."""
    free = any(view.claimed[module] == NOBODY and complete(view, content, module) for module in range(len(view.claimed)))
    spaceship = view.known[seat] >> (SPACESHIP - TELESCOPE) & 1
    met = NEEDS if view.flown[seat] else spaceship + int(view.pads[seat] != 0) + int(free)
    return [
        Gauge("escape needs", met, NEEDS, sign=HOME_SIGN, steps=True),
        Gauge("active hexes", HEXES - count(view.dark[seat]), one="active hex", sign=HEX_SIGN),
        Gauge("mines", count(view.mines[seat]), one="mine", sign=track_sign(MINES)),
        Gauge("launchpads", count(view.pads[seat]), sign=track_sign(PADS)),
        Gauge("technologies", count(view.known[seat]), sign=SCIENCE_SIGN),
        Gauge("sets", view.set_owner.count(seat), sign=ANY_SIGN),
    ]
