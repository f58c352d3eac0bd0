"""What a race still needs for its escape, and at the end why a race was left behind."""

from perilune.core.words import series
from perilune.games.uranus.content import SPACESHIP, TELESCOPE, Content
from perilune.games.uranus.hexes import ALL_HEXES
from perilune.games.uranus.rocks import free_homes
from perilune.games.uranus.state import UranusState


def needs(s: UranusState, content: Content, seat: int) -> list[str]:
    """What is missing for a flight (6.1)."""
    found: list[str] = []
    if s.known[seat] >> (SPACESHIP - TELESCOPE) & 1 == 0:
        found.append("spaceship technology")
    if s.pads[seat] == 0:
        found.append("a launchpad")
    if not free_homes(s, content):
        found.append("a complete module on Uranus")
    return found


def left_behind(s: UranusState, content: Content, names: list[str]) -> str:
    """Each race that did not escape, with what it lacked."""
    told: list[str] = []
    for seat in range(s.seats):
        if s.flown[seat] == 0:
            race = f"{names[seat]}'s {content.races[s.races[seat]].name}"
            missing = series(needs(s, content, seat)) or "nothing, but did not fly in time"
            dark = " when their whole moon had gone dark" if s.dark[seat] == ALL_HEXES else ""
            told.append(f"{race} lacked {missing}{dark}.")
    return " ".join(told)


def in_time(s: UranusState, content: Content) -> str:
    """When the last race escaped, and how many rounds were left."""
    left = content.end - 1 - s.space
    spare = f"with {left} {'round' if left == 1 else 'rounds'} to spare" if left else "the last one"
    return f"in round {s.space}, {spare}"
