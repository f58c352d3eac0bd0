"""Launch sites: those that stand on the map for everybody, and those that a player keeps hidden (rules 11.5, 11.6, 16.5)."""

from typing import Final

from perilune.games.astronavigators.content import Content
from perilune.games.astronavigators.jobs import ASK_HIDDEN_SITE, ASK_SITE, SITES, ask, begin
from perilune.games.astronavigators.state import NOBODY, SOLAR_SYSTEM, NavState

KEPT: Final = 3  # the numbers of a hidden site in `kept`: a seat, a rocket, a square
ROCKET: Final = 1
SQUARE: Final = 2


def kept_by(s: NavState, seat: int) -> list[int]:
    """Where each hidden site of the seat begins in `kept`."""
    return [at for at in range(0, len(s.kept), KEPT) if s.kept[at] == seat]


def sites_left(s: NavState) -> int:
    """How many cards the launch-site deck has; counted so that every seat can."""
    return s.sites.count(NOBODY) - len(s.kept) // KEPT


def may_look_for_own(s: NavState, c: Content, seat: int) -> bool:
    """Whether, for all the seat knows, a rocket of its own continent is in the deck (16.5)."""
    if s.mode < SOLAR_SYSTEM:
        return False
    mine = [s.kept[at + ROCKET] for at in kept_by(s, seat)]
    for rocket in range(len(c.rockets)):
        if c.rockets[rocket].continent == s.character[seat] and s.sites[rocket] == NOBODY and rocket not in mine:
            return True
    return False


def look_for_own(s: NavState, c: Content, seat: int) -> bool:
    """The seat takes the rockets of its own continent out of the deck to look at. False if others keep them all."""
    slot = seat * 2
    for rocket in range(len(c.rockets)):
        if c.rockets[rocket].continent == s.character[seat] and s.site_deck[rocket] == 1 and slot < seat * 2 + 2:
            s.site_deck[rocket] = 0
            s.offer[slot] = rocket
            slot += 1
    return slot > seat * 2


def begin_sites(s: NavState, c: Content, seat: int, in_secret: bool) -> None:
    """The icon of a tile is used: look for a rocket of your own or draw, if there is that choice; else draw."""
    begin(s, [SITES, seat, 1 if in_secret else 0])
    if not may_look_for_own(s, c, seat):
        draw_sites(s, seat, in_secret)


def draw_sites(s: NavState, seat: int, in_secret: bool) -> None:
    """One card that is raised, or two of which one is kept; the last card of the deck comes alone (11.5, 11.6)."""
    if not in_secret:
        ask(s, ASK_SITE, seat)
        return
    for _ in range(min(2, sites_left(s))):
        ask(s, ASK_HIDDEN_SITE, seat)
