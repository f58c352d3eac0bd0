"""The rules of Landfall: content, position, moves and the two chapters of play, in the order of RULES.md."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, NamedTuple

from perilune.core.chance import CHANCE
from perilune.core.content import ContentFiles
from perilune.core.game import Phase, State
from perilune.core.journal import Journal
from perilune.core.messages import Earning, Messages, because
from perilune.core.move import Catalogue, Move
from perilune.core.words import Vocabulary, players

DEALING: Final = -1  # before the first moon
IN_BOX, GONE = -1, -2  # where a probe is that no seat holds
NOTHING_YET, NO_PROBE = -1, -2  # what a seat has chosen, if not a probe
AHEAD, NOBODYS = -1, -2  # whose a moon is, if no seat's

# Why a move is refused, and what happened. The blanks are filled with numbers, from left to right.
SAYS: Final = Messages()
NOT_DEALT: Final = SAYS.reason("1.1", "The probes are dealt first.")
CHOOSE_NOW: Final = SAYS.reason("2.1", "Now everybody chooses a probe, or none.")
NOT_YOURS: Final = SAYS.reason("2.1", "You do not hold the probe with a range of {n}.")
TOO_FAR: Final = SAYS.reason("2.2", "{moon} is {n unit} away, and this probe has a range of {n}.")
DEALT: Final = SAYS.event("{seat} {gets|get} the probe with a range of {n}.")
SENT: Final = SAYS.event("{seat} {sends|send} the probe with a range of {n}.")
LANDED: Final = SAYS.event("{seat} {lands|land} on {moon}: {n point}.", earns=Earning("moons", points=2))
MISSED: Final = SAYS.event("Nobody goes to {moon}.")


class Moon(NamedTuple):
    """A moon card."""

    key: str
    name: str
    distance: int
    points: int


class Content:
    """Everything printed, by number. The probe with the number 0 has a range of 1."""

    def __init__(self, folder: Path) -> None:
        files = ContentFiles(folder)
        self.digest = files.digest()
        rows = files.rows("moons.toml", "moon")
        self.moons = [Moon(row.text("key"), row.text("name"), row.number("distance"), row.number("points")) for row in rows]
        self.probes = files.head("moons.toml", "probes").number("count")
        self.hand = files.head("moons.toml", "probes").number("hand")


@dataclass
class LandfallState(State):
    """A position: ints and lists of ints, and what is secret about them."""

    seats: int
    last: int  # the moon after which the game ends
    moon: int  # in reach now, or DEALING
    holder: list[int]  # of each probe: a seat, IN_BOX or GONE; a seat knows only its own and those that are gone
    hands: list[int]  # how many probes each seat holds; everybody knows
    chosen: list[int]  # by each seat: a probe, NO_PROBE or NOTHING_YET; a secret until all have chosen
    owner: list[int]  # of each moon: a seat, AHEAD or NOBODYS

    def copy(self) -> "LandfallState":
        values: list[Any] = [value[:] if isinstance(value, list) else value for value in vars(self).values()]
        return LandfallState(*values)

    def field_names(self) -> list[str]:
        return [field.name for field in fields(self)]


class Moves:
    """Every decision that the box knows, and the words for the blanks."""

    def __init__(self, content: Content) -> None:
        self.catalogue = Catalogue()
        self.vocabulary = Vocabulary()
        probe = self.vocabulary.terms("probe", [str(number + 1) for number in range(content.probes)])
        self.vocabulary.terms("moon", [moon.key for moon in content.moons], [moon.name for moon in content.moons])
        self.deal = self.catalogue.verb(0, "deal", [probe], "The probe with a range of {probe}")
        self.send = self.catalogue.verb(1, "send", [probe], "Send the probe with a range of {probe}")
        self.stay = self.catalogue.verb(2, "stay", [], "Send none", ends=True)


class Deal(Phase[LandfallState]):
    """Every player is dealt probes (1.1). Chance is a seat: each probe that it deals is a move."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("deal", "1.1")
        self.content = content
        self.moves = moves

    def deciders(self, s: LandfallState) -> list[int]:
        return [CHANCE]

    def candidates(self, s: LandfallState, seat: int) -> list[Move]:
        return self.moves.deal.moves

    def why_not(self, s: LandfallState, seat: int, move: Move) -> int:
        return 0 if move.kind == self.moves.deal.kind and s.holder[move.a] == IN_BOX else NOT_DEALT

    def play(self, s: LandfallState, seat: int, move: Move, journal: Journal) -> None:
        to = s.hands.index(min(s.hands))
        s.holder[move.a] = to
        s.hands[to] += 1
        journal.whisper(to, DEALT, to, move.a + 1)
        if min(s.hands) == self.content.hand:
            s.moon = 0

    def waiting(self, s: LandfallState, names: list[str]) -> str:
        return "The probes are dealt."


class Choose(Phase[LandfallState]):
    """All players choose at the same time (2.1, 2.2); then the probes are shown (2.3, 2.4)."""

    def __init__(self, content: Content, moves: Moves) -> None:
        super().__init__("choose", "2.1")
        self.content = content
        self.moves = moves

    def deciders(self, s: LandfallState) -> list[int]:
        return [seat for seat in range(s.seats) if s.chosen[seat] == NOTHING_YET]

    def candidates(self, s: LandfallState, seat: int) -> list[Move]:
        return self.moves.send.moves + self.moves.stay.moves

    def why_not(self, s: LandfallState, seat: int, move: Move) -> int:
        if move.kind == self.moves.stay.kind:
            return 0
        if move.kind != self.moves.send.kind:
            return CHOOSE_NOW
        if s.holder[move.a] != seat:
            return because(NOT_YOURS, move.a + 1)
        distance = self.content.moons[s.moon].distance
        return because(TOO_FAR, s.moon, distance, move.a + 1) if move.a + 1 < distance else 0

    def play(self, s: LandfallState, seat: int, move: Move, journal: Journal) -> None:
        s.chosen[seat] = move.a if move.kind == self.moves.send.kind else NO_PROBE
        if NOTHING_YET in s.chosen:
            return
        for who, probe in enumerate(s.chosen):
            if probe != NO_PROBE:
                s.holder[probe] = GONE
                s.hands[who] -= 1
                journal.tell(SENT, who, probe + 1)
        farthest = max(s.chosen)
        if farthest == NO_PROBE:
            s.owner[s.moon] = NOBODYS
            journal.tell(MISSED, s.moon)
        else:
            s.owner[s.moon] = s.chosen.index(farthest)
            journal.tell(LANDED, s.owner[s.moon], s.moon, self.content.moons[s.moon].points)
        s.chosen = [NOTHING_YET] * s.seats
        s.moon += 1

    def prompt(self, s: LandfallState, seat: int, names: list[str]) -> str:
        moon = self.content.moons[s.moon]
        return f"{moon.name} is {moon.distance} units away and worth {moon.points}. Which probe do you send?"

    def waiting(self, s: LandfallState, names: list[str]) -> str:
        return f"{players(self.deciders(s), names)} must still choose."
