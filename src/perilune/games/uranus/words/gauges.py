"""The numbers that a player of Uranus! watches."""

from typing import Final

from perilune.core.game import Gauge
from perilune.games.uranus.content import SPACESHIP, TELESCOPE, Content
from perilune.games.uranus.draw.captions import ANY_SIGN, HEX_SIGN, HOME_SIGN, MINES, PADS, SCIENCE_SIGN, track_sign
from perilune.games.uranus.hexes import HEXES, count
from perilune.games.uranus.rocks import free_homes
from perilune.games.uranus.state import UranusState

NEEDS: Final = 3  # a spaceship, a launchpad and a module (6.1)


def gauges(view: UranusState, seat: int, content: Content) -> list[Gauge]:
    """How much of what an escape needs is there, and the moon that is left; then mines, launchpads, technologies and sets."""
    met = NEEDS if view.flown[seat] else _own(view, seat) + int(_has_home(view, seat, content))
    return [
        Gauge("escape needs", met, NEEDS, sign=HOME_SIGN, steps=True),
        Gauge("active hexes", HEXES - count(view.dark[seat]), one="active hex", sign=HEX_SIGN),
        Gauge("mines", count(view.mines[seat]), one="mine", sign=track_sign(MINES)),
        Gauge("launchpads", count(view.pads[seat]), one="launchpad", sign=track_sign(PADS)),
        Gauge("technologies", count(view.known[seat]), one="technology", sign=SCIENCE_SIGN),
        Gauge("sets", view.set_owner.count(seat), one="set", sign=ANY_SIGN),
    ]


def _own(s: UranusState, seat: int) -> int:
    """How much of what a race needs is its own: a spaceship and a launchpad."""
    return (s.known[seat] >> (SPACESHIP - TELESCOPE) & 1) + int(s.pads[seat] != 0)


def _has_home(s: UranusState, seat: int, content: Content) -> bool:
    """Whether there is a home for this race, too: each serves one race, and those that are nearest to their flight come first."""
    waiting = sorted((other for other in range(s.seats) if s.flown[other] == 0), key=lambda other: (-_own(s, other), other))
    return seat in waiting[: len(free_homes(s, content))]
