"""Odd positions of Mine the Moon: full silos, empty decks and pads, a last robot, crowded moonbases, tracks at their ends."""

import perilune
from perilune.core.chance import Rng
from perilune.core.errors import BadOption
from perilune.core.game import Options
from perilune.core.journal import Journal
from perilune.core.playout import OVER, step
from perilune.games.mine_the_moon.content import ABDUCT, ADVANCED_SITE, CONTROL_SITE, EMPTY, GRANT, KINDS, PADS, SITES, SLOTS
from perilune.games.mine_the_moon.robots import go_out, hold, room
from perilune.games.mine_the_moon.rockets import end_if_pad_stays_empty, pad_owner
from perilune.games.mine_the_moon.state import ABDUCTED, NOBODY, ON_ROCKET, TASK, WORK, MoonState
from perilune.games.mine_the_moon.turn import move_white
from tests.games.mine_the_moon.scene import CONTENT

SILENT = Journal(silent=True)
TRACK = [0, 1, 19, 20, 34, 35, 39, 40]


def odd_position(rng: Rng) -> MoonState:
    """A game at some point, made odd at the beginning of a Task or a Work phase, and played on for a while."""
    game = perilune.box("mine_the_moon")
    s = game.deal(options(rng))
    assert isinstance(s, MoonState)
    wanted = [TASK, WORK][rng.below(2)]
    for _ in range(rng.below(300)):
        step(game, s, rng, SILENT)
    while s.stage != wanted or s.pending or any(s.crater):
        if step(game, s, rng, SILENT) == OVER:
            return s
    make_odd(s, rng)
    for _ in range(rng.below(40)):
        step(game, s, rng, SILENT)
    return s


def options(rng: Rng) -> Options:
    """Any crater and any moonbases."""
    game = perilune.box("mine_the_moon")
    while True:
        seats = 2 + rng.below(4)
        bases = [CONTENT.bases[rng.below(len(CONTENT.bases))].key for _ in range(seats)]
        try:
            return game.settle(seats, {"crater": "abcd"[rng.below(4)], "base": bases})
        except BadOption:
            continue


def make_odd(s: MoonState, rng: Rng) -> None:
    """Some of the things that play brings about seldom or never, each by chance."""
    for change in [
        crowd_sites,
        few_tiles,
        give_white_away,
        load_rockets,
        fill_silos,
        abduct,
        last_robots,
        empty_deck,
        ends_of_track,
    ]:
        if rng.below(2):
            change(s, rng)


def crowd_sites(s: MoonState, rng: Rng) -> None:
    """Advanced buildings on free sites, upgrades on the others."""
    for spot in range(s.seats * SITES):
        site = spot % SITES
        if site >= ADVANCED_SITE:
            if s.sites[spot] == EMPTY and s.deck and rng.below(4):
                building = CONTENT.rockets[s.deck.pop(rng.below(len(s.deck)))].back
                s.sites[spot] = building
                if CONTENT.buildings[building].effect == GRANT:
                    s.grant = spot // SITES
        elif site != CONTROL_SITE and s.crew[spot] == 0 and rng.below(2):
            above = [
                n for n, spec in enumerate(CONTENT.buildings) if spec.site == site and spec.on == s.sites[spot] and s.stock[n]
            ]
            if above:
                s.sites[spot] = above[0]
                s.stock[above[0]] -= 1
    end_if_pad_stays_empty(s, SILENT)


def few_tiles(s: MoonState, rng: Rng) -> None:
    """Stacks that have run out."""
    for number, spec in enumerate(CONTENT.buildings):
        if not spec.advanced and rng.below(3):
            s.stock[number] = rng.below(2) if s.stock[number] else 0


def give_white_away(s: MoonState, rng: Rng) -> None:
    """The white robot with anybody, where it is at rest."""
    if s.stage == TASK and s.grant == NOBODY:
        move_white(s, rng.below(s.seats + 1) - 1, SILENT)


def load_rockets(s: MoonState, rng: Rng) -> None:
    """Rockets that are almost or quite full."""
    owner = pad_owner(s, CONTENT)
    for pad in range(PADS):
        for slot in range(CONTENT.rockets[s.pads[pad]].slots if s.pads[pad] >= 0 else 0):
            seat = owner if pad == PADS - 1 else rng.below(s.seats)
            if s.loaded[pad * SLOTS + slot] == NOBODY and s.home[seat] > 0 and rng.below(5):
                go_out(s, seat, 1, ON_ROCKET, pad * SLOTS + slot)
                s.loaded[pad * SLOTS + slot] = seat


def fill_silos(s: MoonState, rng: Rng) -> None:
    """Silos without room, of one state or of both."""
    for seat in range(s.seats):
        for _ in range(20):
            kind = rng.below(KINDS)
            if s.home[seat] > 0 and room(s, seat, kind) > 0 and rng.below(8):
                hold(s, seat, kind)


def abduct(s: MoonState, rng: Rng) -> None:
    """Abductors that hold somebody."""
    for spot in range(s.seats * SITES):
        building = s.sites[spot]
        victim = (spot // SITES + 1) % s.seats
        if building >= 0 and CONTENT.buildings[building].effect == ABDUCT and s.held[spot] == NOBODY and s.home[victim] > 0:
            go_out(s, victim, 1, ABDUCTED, spot)
            s.held[spot] = victim


def last_robots(s: MoonState, rng: Rng) -> None:
    """Hardly a robot at home."""
    for seat in range(s.seats):
        own = s.home[seat] - (1 if s.white_owner == seat else 0)
        lost = min(max(0, own - rng.below(2)), s.robots[seat])
        if rng.below(2):
            s.home[seat] -= lost
            s.robots[seat] -= lost


def empty_deck(s: MoonState, rng: Rng) -> None:
    """No card left, or one; launchpads that nothing can refill."""
    keep = rng.below(2)
    while len(s.deck) > keep:
        s.stock[CONTENT.rockets[s.deck.pop()].back] += 1
    if keep == 0:
        for pad in range(PADS):
            if s.pads[pad] >= 0 and s.loaded[pad * SLOTS : (pad + 1) * SLOTS].count(NOBODY) == SLOTS and rng.below(2):
                s.pads[pad] = EMPTY
                s.marked[pad] = 0
                s.covered += 1
        end_if_pad_stays_empty(s, SILENT)


def ends_of_track(s: MoonState, rng: Rng) -> None:
    """Dominance at the borders of the zones, and before the end."""
    for seat in range(s.seats):
        s.dominance[seat] = TRACK[rng.below(len(TRACK))]
