"""Odd positions of Uranus!: dark moons, moons full of mines, empty supplies and decks, tracks at their ends, in every phase."""

from typing import Final

from perilune.core.chance import Rng
from perilune.core.journal import Journal
from perilune.core.playout import step
from perilune.games import box
from perilune.games.uranus.cards.asteroids import gaps, look
from perilune.games.uranus.cards.junk import begin_junk
from perilune.games.uranus.content import COLOURS, DECKS, MODULES, TECHS, TRACKS
from perilune.games.uranus.hexes import ALL_HEXES, ALL_TUNNELS, BIT, HEXES, WORDS
from perilune.games.uranus.moon import darken, gun_start, track
from perilune.games.uranus.rocks import complete, return_all
from perilune.games.uranus.rounds import begin_building, begin_mining, begin_round
from perilune.games.uranus.state import (
    ATTACK,
    BUILDING,
    DOWN,
    MINING,
    NOBODY,
    NONE,
    OLD,
    OVER,
    PATTERN,
    POINT,
    SETUP,
    UranusState,
)
from tests.games.uranus.scene import ATTACKS, CONTENT

SILENT: Final = Journal(silent=True)
STAGES: Final = [SETUP, ATTACK, MINING, BUILDING]


def odd_position(rng: Rng) -> UranusState:
    """A position that the rules allow, though play comes to it seldom or never."""
    game = box("uranus")
    seats = 1 + rng.below(6)
    options = game.settle(seats, {"deck": DECKS[rng.below(3)], "boards": ["numbered", "random"][rng.below(2)]})
    s = game.deal(options)
    assert isinstance(s, UranusState)
    stage = STAGES[rng.below(len(STAGES))]
    for _ in range(rng.below(2000) if stage != SETUP and rng.below(2) else 0):
        before = s.copy()
        step(game, s, rng, SILENT)
        if s.stage == OVER:
            s = before
            break
    while s.stage == SETUP and (stage != SETUP or s.pending):
        step(game, s, rng, SILENT)
    if stage == SETUP:
        s.conceded = rng.below(1 << seats)
        return s
    tidy(s)
    s.space = 1 + rng.below(CONTENT.end - 2)
    s.attacks = sum(1 for space in ATTACKS if space < s.space)
    for seat in range(seats):
        odd_moon(s, seat, rng)
        odd_board(s, seat, rng)
    odd_modules(s, rng)
    odd_cards(s, rng)
    s.supply = [rng.below(1 + rng.below(CONTENT.supply[colour])) * rng.below(2) for colour in range(COLOURS)]
    s.conceded = rng.below(1 << seats) if rng.below(4) == 0 else 0
    look(s)
    begin(s, stage, rng)
    return s


def tidy(s: UranusState) -> None:
    """Nothing is in hand, on its way or being turned up."""
    return_all(s)
    s.pending = []
    s.revealing = 0
    for row in (s.todo, s.tunnels_left, s.mines_left, s.owed_mines, s.owed_forts, s.flown):
        row[:] = [0] * s.seats
    s.facing = [NOBODY] * s.seats


def some(rng: Rng) -> int:
    """A set of hexes: none, a few, half, nearly all or all."""
    kind = rng.below(5)
    found = 0
    for hex_ in range(HEXES):
        if rng.below(8) < [0, 1, 4, 7, 8][kind]:
            found |= BIT[hex_]
    return found


def odd_moon(s: UranusState, seat: int, rng: Rng) -> None:
    """Mines, upgrades and tunnels where they can be, then darkness."""
    volcano = CONTENT.moons[s.moons[seat]].volcano
    s.dark[seat] = 0
    s.mines[seat] = some(rng) & ~BIT[volcano]
    s.forts[seat] = s.mines[seat] & some(rng)
    s.pads[seat] = s.mines[seat] & some(rng) & ~s.forts[seat]
    for word in range(WORDS):
        s.tunnels[seat * WORDS + word] = [0, ALL_TUNNELS, rng.next() & ALL_TUNNELS][rng.below(3)]
    awake = rng.below(3) == 0
    darken(s, seat, BIT[volcano])  # no tunnel ends there
    s.dark[seat] = 0
    darken(s, seat, some(rng) & ~BIT[volcano] if rng.below(3) else ALL_HEXES)
    if awake or s.dark[seat] & BIT[volcano]:
        s.dark[seat] |= BIT[volcano]
        s.volcano[seat] = 1 + rng.below(8)
    else:
        s.volcano[seat] = 0


def odd_board(s: UranusState, seat: int, rng: Rng) -> None:
    """Tracks that are empty, full or in between; a rock that waits for the next round."""
    s.known[seat] = CONTENT.races[s.races[seat]].known | rng.below(1 << TECHS)
    for number in range(TRACKS):
        steps = track(s, CONTENT, seat, number).steps
        s.marks[seat * TRACKS + number] = [0, steps, rng.below(steps + 1)][rng.below(3)]
    gun = seat * TRACKS + 4
    s.marks[gun] = max(s.marks[gun], gun_start(s, seat))
    s.saved[seat * COLOURS + rng.below(COLOURS)] = rng.below(2)


def odd_modules(s: UranusState, rng: Rng) -> None:
    """Modules that are empty, complete or lack a rock; some races have flown to complete ones, but never all."""
    for module in range(MODULES):
        s.claimed[module] = NOBODY
        for colour in range(COLOURS):
            boxes = CONTENT.modules[module][colour]
            s.filled[module * COLOURS + colour] = [0, boxes, boxes, rng.below(boxes + 1)][rng.below(4)]
    homes = [module for module in range(MODULES) if complete(s, CONTENT, module)]
    for seat in range(s.seats - 1):
        if homes and rng.below(4) == 0:
            s.flown[seat] = s.seats - s.flown.count(0) + 1
            s.claimed[homes.pop()] = seat


def odd_cards(s: UranusState, rng: Rng) -> None:
    """Gaps without cards, old cards, a deck with nothing but what lies face down, a last space junk card."""
    all_ = [ALL_HEXES, CONTENT.deck(s.deck)]
    empty = [rng.below(4) == 0 for _ in range(gaps(s))]
    for which in (POINT, PATTERN):
        piles: list[list[int]] = [[], [], []]  # bag, old, out
        cards = [card for card in range(HEXES) if all_[which] >> card & 1]
        old = rng.below(2)
        for gap in range(gaps(s)):
            s.cards[gap * 2 + which] = NONE
            if not empty[gap]:
                card = cards.pop(rng.below(len(cards)))
                kind = rng.below(3)
                s.cards[gap * 2 + which] = [DOWN, OLD if old else DOWN, card][kind]
                if kind < 2:
                    piles[kind if old else 0].append(card)
        rest = 2 if rng.below(2) else 0  # all discarded, or all in the deck
        piles[rest] += cards
        s.bag[which], s.old[which], s.out[which] = (sum(1 << card for card in pile) for pile in piles)
    junk = CONTENT.junk_deck(s.seats)
    s.junk_bag = [0, junk & -junk, junk][rng.below(3)]
    s.junk_out = junk & ~s.junk_bag


def begin(s: UranusState, stage: int, rng: Rng) -> None:
    """The phase begins, with what happens by itself; in phase 3, perhaps with space junk in hand."""
    if stage == ATTACK:
        s.space = ATTACKS[rng.below(len(ATTACKS))] - 1
        begin_round(s, CONTENT, SILENT)
    elif stage == MINING:
        begin_mining(s, CONTENT, SILENT)
        here = [seat for seat in range(s.seats) if s.flown[seat] == 0]
        if s.stage == MINING + 1 and s.set_owner and rng.below(2):
            surplus = [rng.below(3) for _ in range(COLOURS)]
            if any(surplus):
                s.pending = []  # cards are turned up above the junk, as after its first card
                begin_junk(s, here[rng.below(len(here))], rng.below(MODULES), surplus, SILENT)
                look(s)
    else:
        begin_building(s, CONTENT, SILENT)
