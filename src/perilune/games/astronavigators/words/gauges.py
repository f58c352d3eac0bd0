"""The numbers that a player of AstroNavigators watches."""

from perilune.core.game import Gauge
from perilune.games.astronavigators.draw.captions import EARTH
from perilune.games.astronavigators.draw.icons import VEHICLE_ICONS
from perilune.games.astronavigators.state import NOBODY, NavState


def gauges(view: NavState, seat: int) -> list[Gauge]:
    """Knowledge, difficulty and the place in the race; then cards, vehicles and continents."""
    saved = view.saved[seat * 3 : seat * 3 + 3]
    tiles = len(view.tiles) // view.seats
    vehicles = len(view.used) // view.seats
    used = sum(view.used[seat * vehicles : (seat + 1) * vehicles])
    visited = sum(1 for tile in view.tiles[seat * tiles : (seat + 1) * tiles] if tile != NOBODY)
    return [
        Gauge("knowledge", view.nk[seat], sign="av-sextant"),
        Gauge("difficulty", view.dv[seat], sign="av-abort", rare=True),
        Gauge("stages flown", view.place[seat], one="stage flown", sign=VEHICLE_ICONS[-1], rare=True),
        Gauge("saved cards", sum(1 for card in saved if card >= 0), sign="av-save", rare=True),
        Gauge("vehicles used", used, vehicles, sign=VEHICLE_ICONS[0], steps=True),
        Gauge("continents visited", visited, tiles, sign=EARTH, steps=True),
    ]
