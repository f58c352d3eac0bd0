"""Odd positions of AstroNavigators: allowed by the rules, and seldom or never reached in play.

Each begins with a game of random moves, cut somewhere, so that phase, mode and seat count are all of them met; then it is made odd
by handing out what is left in decks, bags and piles. Nothing is made or lost, so what is conserved stays conserved.
"""

from collections.abc import Callable

import perilune
from perilune.core.chance import Rng
from perilune.core.journal import Journal
from perilune.core.playout import step
from perilune.games.astronavigators.cards.characters import character_of
from perilune.games.astronavigators.content import (
    BASIC,
    CARDS,
    CONTINENTS,
    FIRST_PLANET,
    KINDS_OF_TILE,
    QUESTS,
    SETS,
    SPACECRAFT,
    TRACK,
    WEEKS,
)
from perilune.games.astronavigators.state import (
    ACTION,
    ACTIVE,
    AGAIN,
    CALIBRATE,
    CLOSED_QUEST,
    FACE_DOWN,
    FIRST_AND_FAST,
    INACTIVE,
    MOON,
    NO_TILE,
    NOBODY,
    OPEN_QUEST,
    SOLAR_SYSTEM,
    SPENT,
    NavState,
)
from perilune.games.astronavigators.world.earth import SQUARES
from tests.games.astronavigators.scene import CONTENT

SETTINGS = [
    (2, {"mode": "first_and_fast"}), (3, {"mode": "first_and_fast"}), (4, {"mode": "first_and_fast"}),
    (2, {"mode": "constellation"}), (3, {"mode": "constellation"}), (4, {"mode": "constellation"}),
    (2, {"mode": "solar_system", "orrery": "free"}), (3, {"mode": "solar_system"}), (4, {"mode": "solar_system"}),
    (1, {"mode": "solo", "level": "expert"}), (1, {"mode": "solo", "orrery": "fixed"}),
]  # fmt: skip
CALM = [ACTION, CALIBRATE]  # nothing is in hand between two decisions of these phases


def odd_position(rng: Rng) -> NavState:
    """An odd position; the same one for the same numbers."""
    seats, chosen = SETTINGS[rng.below(len(SETTINGS))]
    game = perilune.box("astronavigators")
    state = game.deal(game.settle(seats, chosen))
    assert isinstance(state, NavState)
    silent = Journal(silent=True)
    before = state
    for _ in range(rng.below(200)):
        if game.phase(state) is None:
            break
        before = state.copy()
        step(game, state, rng, silent)
    s = state if game.phase(state) is not None else before
    while game.phase(s) is not None and not (s.stage in CALM and not s.pending):
        before = s.copy()
        step(game, s, rng, silent)
    if game.phase(s) is None:
        return before
    for oddity in ODDITIES:
        if rng.below(2) == 0:
            oddity(s, rng)
    return s


def late(s: NavState, rng: Rng) -> None:
    """The last months of a year, or of the game."""
    s.round = [11, 12, 23, 24][rng.below(4)]
    if s.round > 12:
        s.astronaut = [1] * s.seats


def empty_deck(s: NavState, rng: Rng) -> None:
    """Nearly all basic cards are scored or lie in one week."""
    for card in range(BASIC):
        while s.deck[card] > 0:
            s.deck[card] -= 1
            if rng.below(2) == 0:
                s.scored[rng.below(s.seats) * CARDS + card] += 1
            else:
                s.weeks[rng.below(WEEKS)].append(card)


def no_cards_in_weeks(s: NavState, rng: Rng) -> None:
    """The weeks are bare."""
    for cards in s.weeks:
        while cards:
            card = cards.pop()
            s.scored[rng.below(s.seats) * CARDS + card] += 1
    s.laid = [0] * WEEKS


def full_save_areas(s: NavState, rng: Rng) -> None:
    """Everybody has saved as much as possible."""
    for seat in range(s.seats):
        room = character_of(s, seat).saves
        for slot in range(room):
            card = rng.below(BASIC)
            if s.saved[seat * 3 + slot] == NOBODY and s.deck[card] > 0:
                s.deck[card] -= 1
                s.saved[seat * 3 + slot] = card


def empty_planet_deck(s: NavState, rng: Rng) -> None:
    """No planet card is left to come."""
    if s.mode < SOLAR_SYSTEM:
        return
    for card in range(FIRST_PLANET, CARDS):
        place = card - FIRST_PLANET
        s.scored[rng.below(s.seats) * CARDS + card] += s.planet_deck[place] + s.planet_past[place]
        s.planet_deck[place] = s.planet_past[place] = 0


def empty_piles(s: NavState, rng: Rng) -> None:
    """All continent tiles are gone: those in the piles go to whoever lacks one, as far as they can."""
    for continent in range(CONTINENTS):
        for seat in range(s.seats):
            spot = seat * CONTINENTS + continent
            left = [number for number in CONTENT.pile_of[continent] if s.pile[number] == 1]
            if s.tiles[spot] == NOBODY and left:
                s.tiles[spot] = left[rng.below(len(left))]
                s.pile[s.tiles[spot]] = 0
                s.flipped[spot] = rng.below(2)


def no_continents_left(s: NavState, rng: Rng) -> None:
    """Everybody has been everywhere, and found no tile."""
    for spot in range(len(s.tiles)):
        if s.tiles[spot] == NOBODY:
            s.tiles[spot] = NO_TILE


def crowded_square(s: NavState, rng: Rng) -> None:
    """Everybody on Earth stands on one square, which may be in the open sea."""
    square = rng.below(SQUARES)
    for seat in range(s.seats):
        if s.place[seat] == 0 and not declared_travel(s, seat):
            s.square[seat] = square


def declared_travel(s: NavState, seat: int) -> bool:
    """Whether the seat has named a vehicle that its square must have."""
    return seat in s.who


def crowded_trajectory(s: NavState, rng: Rng) -> None:
    """Everybody is in space, most on the same stage, with next to no knowledge left."""
    last = 5 if s.mode == FIRST_AND_FAST else 11
    place = 1 + rng.below(last)
    for seat in range(s.seats):
        if s.place[seat] == 0 and s.out[seat] == 0 and not declared_travel(s, seat):
            s.astronaut[seat] = 1
            s.launches[seat] += 1
            s.rocket[seat] = rng.below(len(CONTENT.rockets)) if s.mode >= SOLAR_SYSTEM else 0
            s.pad[seat] = CONTENT.rockets[s.rocket[seat]].squares[0]
            s.place[seat] = place if rng.below(4) else 1 + rng.below(last)
            s.dv[seat] = rng.below(40)
            s.nk[seat] = s.dv[seat] + rng.below(25)
            if s.sites[s.rocket[seat]] == NOBODY and s.site_deck[s.rocket[seat]] == 1:
                s.site_deck[s.rocket[seat]] = 0
                s.sites[s.rocket[seat]] = s.pad[seat]
            elif s.sites[s.rocket[seat]] == NOBODY:
                s.rocket[seat] = 0
                s.pad[seat] = s.sites[0]
            else:
                s.pad[seat] = s.sites[s.rocket[seat]]


def on_the_moon(s: NavState, rng: Rng) -> None:
    """Everybody in space is on the Moon."""
    if s.mode == FIRST_AND_FAST:
        return
    for seat in range(s.seats):
        if 0 < s.place[seat] < MOON:
            s.place[seat] = MOON


def no_aborts(s: NavState, rng: Rng) -> None:
    """All abort tokens are used."""
    s.aborts = [1] * len(s.aborts)


def all_tokens(s: NavState, rng: Rng) -> None:
    """Every set and phase token is active, spent, or waiting for its second use."""
    states = [ACTIVE, SPENT, INACTIVE]
    for spot in range(s.seats * SETS):
        if spot % SETS < SETS - 2 or s.mode >= SOLAR_SYSTEM:
            s.sets[spot] = states[rng.below(3)]
    for spot in range(s.seats * WEEKS):
        s.phases[spot] = [ACTIVE, SPENT, AGAIN, INACTIVE][rng.below(4)]
    s.sxt = [NOBODY] * s.seats
    s.sct = [NOBODY] * s.seats
    s.ai = [NOBODY] * s.seats


def bare_bags(s: NavState, rng: Rng) -> None:
    """Hardly a trajectory tile is left: they are in hands or discarded."""
    for tile in range(5 if s.mode == FIRST_AND_FAST else TRACK):
        for kind in range(KINDS_OF_TILE):
            spot = tile * KINDS_OF_TILE + kind
            keep = 1 if s.board[tile] == FACE_DOWN and sum(s.bag[tile * KINDS_OF_TILE : spot]) == 0 else 0
            while s.bag[spot] > keep:
                s.bag[spot] -= 1
                seat = rng.below(s.seats)
                if s.own[seat * TRACK + tile] == NOBODY:
                    s.own[seat * TRACK + tile] = CONTENT.values[spot]
                else:
                    s.gone[spot] += 1


def all_quests(s: NavState, rng: Rng) -> None:
    """The quest deck is empty: all quests are open or completed."""
    if s.mode < SOLAR_SYSTEM:
        return
    for quest in range(QUESTS):
        if s.quest_deck[quest] == 1:
            s.quest_deck[quest] = 0
            s.quests[rng.below(s.seats) * QUESTS + quest] = [OPEN_QUEST, CLOSED_QUEST][rng.below(2)]


def all_rockets(s: NavState, rng: Rng) -> None:
    """The launch-site deck is empty but for a card or two: rockets stand on the map or are kept hidden."""
    for rocket in range(1, len(CONTENT.rockets)):
        if s.site_deck[rocket] == 1 and rng.below(4):
            s.site_deck[rocket] = 0
            square = CONTENT.rockets[rocket].squares[0]
            if rng.below(2):
                s.sites[rocket] = square
            else:
                s.kept += [rng.below(s.seats), rocket, square]


def revealed(s: NavState, rng: Rng) -> None:
    """Every agenda works, fulfilled or not."""
    if s.mode != FIRST_AND_FAST:
        s.shown = [1] * s.seats


def used_everything(s: NavState, rng: Rng) -> None:
    """All vehicles have been used, nobody may exchange, all were out in space once."""
    s.used = [1] * len(s.used)
    s.swapped = [1] * s.seats
    for seat in range(s.seats):
        s.die[seat] = rng.below(SPACECRAFT)
        s.launches[seat] += 1


def dropped_out(s: NavState, rng: Rng) -> None:
    """All but one are out."""
    left = rng.below(s.seats)
    for seat in range(s.seats):
        if seat != left and seat not in s.who:
            s.out[seat] = 1 + rng.below(2)
    if s.out[s.at] > 0:
        s.out[s.at] = 0


ODDITIES: list[Callable[[NavState, Rng], None]] = [
    late, full_save_areas, empty_deck, no_cards_in_weeks, empty_planet_deck, empty_piles, no_continents_left, crowded_square,
    crowded_trajectory, on_the_moon, no_aborts, all_tokens, bare_bags, all_quests, all_rockets, revealed, used_everything, dropped_out,
]  # fmt: skip
