"""The numbers that a player of AstroNavigators watches."""

from perilune.core.game import Gauge
from perilune.games.astronavigators.state import NOBODY, NavState


def gauges(view: NavState, seat: int) -> list[Gauge]:
    """Knowledge, difficulty and the place in the race; then cards, vehicles and continents."""
    saved = view.saved[seat * 3 : seat * 3 + 3]
    tiles = len(view.tiles) // view.seats
    vehicles = len(view.used) // view.seats
    return [
        Gauge("knowledge", view.nk[seat]),
        Gauge("difficulty", view.dv[seat]),
        Gauge("stages flown", view.place[seat], one="stage flown"),
        Gauge("saved cards", sum(1 for card in saved if card >= 0)),
        Gauge("vehicles used", sum(view.used[seat * vehicles : (seat + 1) * vehicles]), vehicles),
        Gauge("continents visited", sum(1 for tile in view.tiles[seat * tiles : (seat + 1) * tiles] if tile != NOBODY), tiles),
    ]
