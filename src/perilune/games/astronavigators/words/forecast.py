"""What a move of AstroNavigators is for, beyond what it does at once: most are only declared now and done later in the month."""

from typing import Final

from perilune.core.move import Move
from perilune.games.astronavigators.content import CONSTELLATIONS, SPACECRAFT, Content
from perilune.games.astronavigators.moves import CONNECT, DO_OBSERVE, DO_PLAN, DO_PLANNED, DO_TRAVEL, OBSERVE_PLANET, TRAIN_UP
from perilune.games.astronavigators.state import NavState
from perilune.games.astronavigators.words.foretell import again, journey, observing
from perilune.games.astronavigators.world.observe import why_not_see
from perilune.games.astronavigators.world.travel import arrival_gives, connection_vehicle, destinations

MOST_PLACES: Final = 4  # that are named


def forecast(s: NavState, c: Content, seat: int, move: Move) -> list[str]:
    """What the declared action will bring, as far as it can be said."""
    if move.kind == DO_TRAVEL:
        return [_sentence(journey(s, c, seat, move.b))]
    if move.kind == CONNECT:
        return _leads_to(s, c, seat, connection_vehicle(s, c, seat, move.a))
    if move.kind == TRAIN_UP:
        return [_sentence(journey(s, c, seat, SPACECRAFT))]
    cards: list[int] = []
    if move.kind == DO_OBSERVE:
        cards = s.weeks[move.a][-1:]
    elif move.kind == OBSERVE_PLANET:
        cards = [s.planet_top]
    elif move.kind == DO_PLANNED:
        cards = [card for card in s.saved[seat * 3 : seat * 3 + 3] if card >= 0]
    elif move.kind == DO_PLAN:
        return [_saved(s, c, seat, s.weeks[move.a][-1])]
    seen = [card for card in cards if why_not_see(s, c, seat, card, move.a) == 0]
    return [f"When the week is done: {observing(s, c, seat, seen)}."] if seen else []


def _leads_to(s: NavState, c: Content, seat: int, vehicle: int) -> list[str]:
    """Where a tile can lead, and what that brings, the best places first: before one gives the tile away."""
    gives = [(arrival_gives(s, c, seat, square, vehicle), square) for square in destinations(s, c, seat, vehicle)]
    gives.sort(key=lambda place: -place[0])
    named = [f"{c.earth.names[square].split(',')[0]}" + (f" +{nk}" if nk else "") for nk, square in gives[:MOST_PLACES]]
    more = len(gives) - MOST_PLACES
    return [f"By {c.vehicle_names[vehicle].lower()}: {', '.join(named)}" + (f" and {more} more." if more > 0 else ".")]


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


def _saved(s: NavState, c: Content, seat: int, card: int) -> str:
    """When a card that is saved now can be observed."""
    if card >= CONSTELLATIONS:
        return "You keep the card, to observe it in another month."
    when = again(s, c, c.earth.zone(s.square[seat]), card)
    told = {"not this year": "not again in the first year", "never here": "never"}.get(when, when.replace("seen", "next"))
    return f"You keep the card. From your zone it is seen {told}; from others perhaps sooner."
