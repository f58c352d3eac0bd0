"""The space junk cards: one class for each thing that a card does, one row for each `effect` of content/junk.toml."""

from typing import Final

from mypy_extensions import mypyc_attr

from perilune.core.chance import CHANCE
from perilune.core.errors import BadContent
from perilune.core.journal import Journal
from perilune.games.uranus.cards.asteroids import clear_pair, discard, gap_of, gaps, keep_stocked, tidy_old
from perilune.games.uranus.cards.junk import ROCKS, can_secure, junk_in_hand, save, wipe
from perilune.games.uranus.content import COLOURS, MINE, MODULES, TRACKS, TUNNEL, Content
from perilune.games.uranus.messages import E_ERASED, E_REMOVED, E_TURNED_ASIDE
from perilune.games.uranus.rocks import begun
from perilune.games.uranus.state import (
    CHOOSE_SAVED,
    CHOOSE_SECURED,
    CHOOSE_WIPED,
    DOWN,
    HIT_POINT,
    LEFT,
    NOBODY,
    NONE,
    POINT,
    RIGHT,
    UranusState,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class JunkCard:
    """What a card does. Stateless."""

    def happen(self, s: UranusState, content: Content, sender: int, journal: Journal) -> bool:
        """Do it, or ask somebody with a job. False if the card finds nothing to do."""
        raise NotImplementedError  # abstract


class Spin(JunkCard):
    """A new coordinate card comes face down; telescopes beside it turn it up (8.1, 8.2)."""

    def __init__(self, side: int) -> None:
        self.side = side

    def happen(self, s: UranusState, content: Content, sender: int, journal: Journal) -> bool:
        gap = gap_of(s, sender, self.side)
        if s.cards[gap * 2] == NONE:
            return False
        keep_stocked(s, POINT, journal)
        discard(s, POINT, s.cards[gap * 2])
        s.cards[gap * 2] = DOWN
        tidy_old(s)
        journal.tell(E_TURNED_ASIDE, gap)
        return True


class Burst(JunkCard):
    """A pair is removed (8.3, 8.4)."""

    def __init__(self, side: int) -> None:
        self.side = side

    def happen(self, s: UranusState, content: Content, sender: int, journal: Journal) -> bool:
        gap = gap_of(s, sender, self.side)
        if s.cards[gap * 2] == NONE:
            return False
        clear_pair(s, gap)
        journal.tell(E_REMOVED, gap)
        return True


class SoftLanding(JunkCard):
    """A rock falls on the sender's moon unharmed; the sender chooses which, if there is a choice (8.5)."""

    def happen(self, s: UranusState, content: Content, sender: int, journal: Journal) -> bool:
        junk = junk_in_hand(s)
        colours = [colour for colour in range(COLOURS) if junk[ROCKS + colour] > 0]
        if len(colours) == 1:
            save(s, colours[0], journal)
        else:
            s.pending.append([CHOOSE_SAVED, sender])
        return True


class CaughtInTime(JunkCard):
    """The sender may place a rock on another module (8.6)."""

    def happen(self, s: UranusState, content: Content, sender: int, journal: Journal) -> bool:
        if not can_secure(s, content):
            return False
        s.pending.append([CHOOSE_SECURED, sender])
        return True


class StoresDestroyed(JunkCard):
    """The sender's tunnel and mine tracks are erased (8.7)."""

    def happen(self, s: UranusState, content: Content, sender: int, journal: Journal) -> bool:
        s.marks[sender * TRACKS + TUNNEL] = 0
        s.marks[sender * TRACKS + MINE] = 0
        journal.tell(E_ERASED, sender)
        return True


class Crash(JunkCard):
    """A moon is hit by a new impact, unless its race has flown (8.8 to 8.10)."""

    def __init__(self, steps: int) -> None:
        self.steps = steps  # from the sender to the left

    def happen(self, s: UranusState, content: Content, sender: int, journal: Journal) -> bool:
        target = (sender + self.steps + s.seats) % s.seats
        if s.flown[target] > 0:
            return False
        s.pending.append([HIT_POINT, CHANCE, target, NOBODY, NOBODY])
        keep_stocked(s, POINT, journal)
        return True


class ModuleWipedOut(JunkCard):
    """A module that is begun but not complete loses its rocks; the sender chooses which, if there is a choice (8.11)."""

    def happen(self, s: UranusState, content: Content, sender: int, journal: Journal) -> bool:
        open_ = [module for module in range(MODULES) if s.claimed[module] == NOBODY and begun(s, content, module)]
        if not open_:
            return False
        if len(open_) == 1:
            wipe(s, open_[0], journal)
        else:
            s.pending.append([CHOOSE_WIPED, sender])
        return True


class Storm(JunkCard):
    """Every pair moves from a player's right to the player's left (8.12): the card says so."""

    def happen(self, s: UranusState, content: Content, sender: int, journal: Journal) -> bool:
        last = (gaps(s) - 1) * 2
        s.cards = s.cards[last : last + 2] + s.cards[:last]
        return True


EFFECTS: Final[dict[str, JunkCard]] = {
    "spin right": Spin(RIGHT),
    "spin left": Spin(LEFT),
    "burst right": Burst(RIGHT),
    "burst left": Burst(LEFT),
    "soft landing": SoftLanding(),
    "caught in time": CaughtInTime(),
    "stores destroyed": StoresDestroyed(),
    "crash right": Crash(-1),
    "crash left": Crash(1),
    "crash at home": Crash(0),
    "module wiped out": ModuleWipedOut(),
    "storm": Storm(),
}


def junk_cards(content: Content) -> list[JunkCard]:
    """What each card of the content does."""
    for card in content.junks:
        if card.effect not in EFFECTS:
            raise BadContent(
                f"junk.toml, card {card.key}: there is no effect {card.effect!r}. Choose one of: {', '.join(EFFECTS)}."
            )
    return [EFFECTS[card.effect] for card in content.junks]
