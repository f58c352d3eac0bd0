"""What a race still needs for its escape, and at the end which race escaped or was left behind, and why."""

from perilune.core.words import capital, counted, possessive, series
from perilune.games.uranus.content import SPACESHIP, TELESCOPE, Content
from perilune.games.uranus.hexes import ALL_HEXES
from perilune.games.uranus.rocks import free_homes
from perilune.games.uranus.state import BUILDING, NOBODY, USING, UranusState


def needs(s: UranusState, content: Content, seat: int) -> list[str]:
    """What is missing for a flight (6.1)."""
    found: list[str] = []
    if s.known[seat] >> (SPACESHIP - TELESCOPE) & 1 == 0:
        found.append("a spaceship")
    if s.pads[seat] == 0:
        found.append("a launchpad")
    if not free_homes(s, content):
        found.append("a complete module")
    return found


def all_can_fly(s: UranusState, content: Content) -> bool:
    """Whether each race that has not flown has all that it needs, and a home of its own."""
    waiting = [seat for seat in range(s.seats) if s.flown[seat] == 0]
    return len(free_homes(s, content)) >= len(waiting) and not any(needs(s, content, seat) for seat in waiting)


def only_flight(s: UranusState, seat: int, content: Content) -> bool:
    """Whether nothing is left to do but to fly. An objective of its own may still ask a race for more."""
    return s.stage in (USING, BUILDING) and not s.pending and s.objectives[seat] == NOBODY and all_can_fly(s, content)


def fates(s: UranusState, content: Content, names: list[str]) -> list[str]:
    """What became of each race, those left behind first, with what they lacked; after a win, how many rounds were left."""
    found = [_fate(s, content, names, seat) for seat in sorted(range(s.seats), key=lambda seat: s.flown[seat])]
    if 0 not in s.flown:
        left = content.end - 1 - s.space
        found.append(f"{counted(left, 'round')} {'was' if left == 1 else 'were'} left." if left else "It was the last round.")
    return found


def _fate(s: UranusState, content: Content, names: list[str], seat: int) -> str:
    race = f"{capital(possessive(names[seat]))} {content.races[s.races[seat]].name}"
    if s.flown[seat]:
        homes = [f"module {number + 1}" for number, owner in enumerate(s.claimed) if owner == seat]
        rocks = f" They brought {counted(s.placed[seat], 'rock')} to Uranus." if s.placed[seat] else ""
        return f"{race} escaped to {series(homes) or 'Uranus'}.{rocks}"
    missing = series(needs(s, content, seat))
    why = f"they lacked {missing}" if missing else "they could have flown, and did not"
    dark = "their whole moon went dark, and " if s.dark[seat] == ALL_HEXES else ""
    return f"{race} were left behind: {dark}{why}."
