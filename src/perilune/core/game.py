"""State, Phase, Game: what a box must be. The whole contract is on this page.

A Game is the rules of one box and holds no position; a State is a position and holds no rules; a Phase
is one chapter of the rules. `legal` is derived from `why_not`, so a move is refused for the same reason
that keeps it from being offered.
"""

from pathlib import Path
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from perilune.core.caption import Caption
from perilune.core.chance import Rng
from perilune.core.drawing import WIDE, Card, Drawing, Scenery
from perilune.core.errors import BadOption
from perilune.core.journal import Event, Journal
from perilune.core.messages import Messages, numbers_of, reason_of
from perilune.core.move import Catalogue, Move
from perilune.core.pending import SEAT
from perilune.core.recap import Item, Line, doer, gathered
from perilune.core.sheet import Sheet
from perilune.core.weights import WHOLE, Weights
from perilune.core.words import Vocabulary, counted


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: plain ints and lists of ints, or of such lists, nothing else. May be saved and copied between any two moves."""

    pending: list[list[int]]  # the stack of business in hand, in boxes that have such: see pending.py

    def copy(self) -> "State":
        """An equal position that shares nothing that play can change."""
        raise NotImplementedError  # abstract

    def field_names(self) -> list[str]:
        """The fields, in the order of the constructor."""
        raise NotImplementedError  # abstract

    def values(self) -> list[Any]:
        """What the fields hold, in the same order; the lists are the position's own."""
        return [getattr(self, name) for name in self.field_names()]

    def share(self, other: "State") -> None:
        """Hold the very lists of another position where they are equal: it saves memory where neither will be changed any more."""
        for name in self.field_names():
            value, known = getattr(self, name), getattr(other, name)
            if value is not known and isinstance(value, list) and value == known:  # what never changes is the same list already
                setattr(self, name, known)

    def to_json(self) -> dict[str, Any]:
        """The position as plain data; the constructor takes the values back in this order."""
        return {name: _plain(getattr(self, name)) for name in self.field_names()}


def _plain(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return [_plain(item) for item in value] if value and isinstance(value[0], list) else value[:]


S = TypeVar("S", bound=State)


class Refusal:
    """A reason with its numbers filled in."""

    def __init__(self, rule: str, text: str) -> None:
        self.rule = rule
        self.text = text

    def __repr__(self) -> str:
        return f"{self.text} [rule {self.rule}]"


class Choice:
    """One value of an option, in words."""

    def __init__(self, value: str, label: str) -> None:
        self.value = value
        self.label = label


class Option:
    """Something to settle before the deal, once for the table or once for each seat."""

    def __init__(
        self, name: str, label: str, choices: list[Choice], per_seat: bool = False, beside: dict[str, list[str]] | None = None
    ) -> None:
        """`beside` names the choices of other options with which this one matters, where it does not always."""
        self.name = name
        self.label = label
        self.choices = choices
        self.per_seat = per_seat
        self.beside = beside or {}

    def index(self, value: str) -> int:
        """The number of the choice, or BadOption with the choices that exist."""
        for number, choice in enumerate(self.choices):
            if choice.value == value:
                return number
        known = ", ".join(c.value for c in self.choices)
        raise BadOption(f"The option {self.name!r} has no choice {value!r}. Choose one of: {known}.")


class Options:
    """The settled options: the seat count and, for each option, its values (one, or one for each seat)."""

    def __init__(self, seats: int, values: dict[str, list[str]]) -> None:
        self.seats = seats
        self.values = values


class Outcome:
    """How a finished game ended: the seats that won (none, if all lost together), the reason in words, and its ways."""

    def __init__(self, winners: list[int], text: str, ways: list[str] | None = None, why: list[str] | None = None) -> None:
        """`ways` are those of `Game.endings` that this game took: what ended it, and what broke a tie.

        `why` tells in the box's own terms what decided it, where points do not: what each player reached or lacked.
        """
        self.winners = winners
        self.text = text
        self.ways = ways or []
        self.why = why or []


class Deed:
    """Something that decided a finished game: after how many moves it was done, its weight beside others, and in words.

    The words have a blank `{seat}` for each of `seats`; the first of them did it.
    """

    def __init__(self, number: int, weight: int, says: str, seats: list[int]) -> None:
        self.number = number
        self.weight = weight
        self.says = says
        self.seats = seats


class Result:
    """What a player alone has reached: numbers to compare with other games, the weightiest first, and the same in words."""

    def __init__(self, rank: list[int], text: str) -> None:
        self.rank = rank
        self.text = text


class Region:
    """A part of the table in words: for those who listen to a game instead of looking at it."""

    def __init__(self, title: str, lines: list[str]) -> None:
        self.title = title
        self.lines = lines


class Gauge:
    """A number that a player watches: points, robots at home, money. `goal` is what it must reach, 0 where there is no such number.

    `one` is its name where there is one of it. `sign` names the symbol of the box's scenery that stands beside it where there is
    no room for words; `rare` says that 0 of it is not worth a place there, `steps` that the goal is as telling as the number.
    """

    def __init__(
        self, name: str, value: int, goal: int = 0, one: str = "", sign: str = "", rare: bool = False, steps: bool = False
    ) -> None:
        self.name = name
        self.value = value
        self.goal = goal
        self.one = one or name
        self.sign = sign
        self.rare = rare
        self.steps = steps

    def told(self) -> str:
        """The number with its unit: "1 robot at home", "9 of 41 Dominance"."""
        if self.goal:
            return f"{self.value} of {self.goal} {self.name}"
        return f"{self.value} {self.one if self.value == 1 else self.name}"


class Course:
    """Where the game is: the round in words, the phases of a round in order, and which of them is now (-1 for none)."""

    def __init__(self, title: str, phases: list[str], now: int, order: list[int] | None = None) -> None:
        self.title = title
        self.phases = phases
        self.now = now
        self.order = order or []  # the seats in the order in which they play now, where there is one


class Source:
    """What points were made with, and how many each seat made."""

    def __init__(self, name: str, points: list[int]) -> None:
        self.name = name
        self.points = points


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One chapter of the rules. Stateless."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    def deciders(self, s: S) -> list[int]:
        """One seat; several that choose at the same time; or [CHANCE]. Never empty."""
        raise NotImplementedError  # abstract

    def bystanders(self, s: S) -> list[int]:
        """Seats that the game does not wait for but that may do something all the same. Bots are not asked as bystanders."""
        return []

    def candidates(self, s: S, seat: int) -> list[Move]:
        """Everything worth asking about: holds every legal move."""
        raise NotImplementedError  # abstract

    def why_not(self, s: S, seat: int, move: Move) -> int:
        """0 if this decider or bystander may play the move, else a refusal (see `because`). Any move may be asked."""
        raise NotImplementedError  # abstract

    def legal(self, s: S, seat: int) -> list[Move]:
        """The candidates that `why_not` lets pass. A faster way must give the same list."""
        return [move for move in self.candidates(s, seat) if self.why_not(s, seat, move) == 0]

    def odds(self, s: S, moves: list[Move]) -> list[int]:
        """Chance only: the weights of its legal moves."""
        return [1] * len(moves)

    def play(self, s: S, seat: int, move: Move, journal: Journal) -> None:
        """Change the position. Does not ask whether the move is legal."""
        raise NotImplementedError  # abstract

    def warning(self, s: S, seat: int, move: Move) -> int:
        """0, or a reason (see `because`) to think twice about this legal move: it would do nothing, or waste something."""
        return 0

    def prompt(self, s: S, seat: int, names: list[str]) -> str:
        """The question to this decider, in words."""
        raise NotImplementedError  # abstract

    def waiting(self, s: S, names: list[str]) -> str:
        """What the others are told meanwhile."""
        raise NotImplementedError  # abstract

    def words(self, s: S, seat: int, move: Move, names: list[str]) -> str:
        """The move as a button reads it, or nothing where the verb's own sentence will do."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Job(Phase[S]):
    """A phase that rules while its frame lies on top of `State.pending`. The seat in the frame decides."""

    def deciders(self, s: S) -> list[int]:
        return [s.pending[-1][SEAT]]


P = TypeVar("P")


def numbered(known: dict[int, P]) -> list[P]:
    """The phases of a box by their stages, or its jobs by their kinds: each must have its number, from 0 on."""
    assert sorted(known) == list(range(len(known))), f"there must be one for each number from 0 on, not {sorted(known)}"
    return [known[number] for number in range(len(known))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One box: its contents page and everything that is the same at each of its tables. Stateless."""

    def __init__(
        self,
        *,
        name: str,
        title: str,
        about: str,
        minutes: str,
        weight: str,
        min_seats: int,
        max_seats: int,
        rules_version: int,
        content_digest: str,
        catalogue: Catalogue,
        vocabulary: Vocabulary,
        messages: Messages,
        options: list[Option],
        end_rule: str,
        cooperative: bool = False,
    ) -> None:
        self.name = name
        self.title = title
        self.about = about  # one sentence for the shelf
        self.minutes = minutes
        self.weight = weight  # how much there is to learn and to think about, in a word
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.rules_version = rules_version
        self.content_digest = content_digest
        self.catalogue = catalogue
        self.vocabulary = vocabulary
        self.messages = messages
        self.options = options
        self.end_rule = end_rule  # the rule that says when the game is over
        self.cooperative = cooperative  # won or lost together

    def deal(self, options: Options) -> S:
        """The position before anything has happened; what is random comes as moves of chance."""
        raise NotImplementedError  # abstract

    def restore(self, data: dict[str, Any]) -> S:
        """The position that `to_json` wrote."""
        raise NotImplementedError  # abstract

    def phase(self, s: S) -> Phase[S] | None:
        """The chapter that rules now; None when the game is over."""
        raise NotImplementedError  # abstract

    def view(self, s: S, seat: int) -> S:
        """A copy with HIDDEN for all that the seat (or SPECTATOR) may not know."""
        raise NotImplementedError  # abstract

    def all_open(self, s: S, seat: int) -> bool:
        """Whether the seat may know everything now, so that its view is a plain copy. No is always right; yes saves the copy."""
        return False

    def imagine(self, view: S, seat: int, rng: Rng) -> S:
        """A whole position that the seat cannot tell from the real one."""
        raise NotImplementedError  # abstract

    def scores(self, s: S) -> list[int]:
        """Each seat's points so far."""
        raise NotImplementedError  # abstract

    def outcome(self, s: S, names: list[str]) -> Outcome:
        """Who won and why. Only for a finished game."""
        raise NotImplementedError  # abstract

    def result(self, s: S) -> Result:
        """What the player of a finished game for one has reached."""
        points = self.scores(s)[0]
        won = 0 in self.outcome(s, ["You"]).winners
        return Result([int(won), points], f"{'won with ' if won else ''}{counted(points, 'point')}")

    def endings(self) -> list[str]:
        """Every way in which a game can end, in a few words each: what ends it, and what breaks a tie."""
        return []

    def sheets(self) -> list[Sheet]:
        """The tables of the rulebook, made from the content: every cost, bonus and track, with its source."""
        return []

    def course(self, view: S) -> Course:
        """The round, its phases in order, and where in it the game is."""
        phase = self.phase(view)
        return Course(self.title, [] if phase is None else [phase.name], 0)

    def gauges(self, view: S, seat: int, names: list[str]) -> list[Gauge]:
        """What a seat has, in the numbers that its player watches, the most telling first: always the same ones in a game."""
        return [Gauge("points", self.scores(view)[seat])]

    def caption(self, view: S, seat: int, move: Move, says: str) -> Caption:
        """A legal move in short, as a button with a picture shows it; `says` is its whole sentence."""
        return Caption()

    def forecast(self, view: S, seat: int, move: Move, names: list[str]) -> list[str]:
        """What the box can say about a legal move beyond what it does at once, such as the odds over a whole turn."""
        return []

    def matters(self, view: S, seat: int, names: list[str]) -> list[str]:
        """What this player should not lose sight of now, the weightiest first: the end, a threat, a chance that passes by."""
        return []

    def gain(self, before: S, after: S, seat: int, feature: int, names: list[str]) -> str:
        """What a turn from one position to another has done for a feature of the seat, as a coach would say it; empty for nothing."""
        return ""

    def modest(self, view: S, seat: int, move: Move, names: list[str]) -> str:
        """Why a move can be the best that gains nothing by itself, such as passing, as a coach would say it; empty for no idea."""
        return ""

    def purpose(self, before: S, after: S, seat: int, moves: list[Move], names: list[str]) -> str:
        """What these moves of one turn are for, in a few words, as the title of a coach's idea; empty to call it by one of them."""
        return ""

    def within_reach(self, s: S, seat: int) -> int:
        """The points that a seat can score in its next turns with what it has; of a team, as many for each thing that it needs to win. A
        coach prefers a turn that brings more of them."""
        return 0

    def unwise(self, before: S, after: S, seat: int, moves: list[Move]) -> bool:
        """Whether a coach keeps quiet about this turn, however good it looks to the search: a player would wonder why, and rightly."""
        return False

    def useful(self, view: S, seat: int) -> list[list[Move]]:
        """Turns, or beginnings of turns, that a coach can speak of where its search has found none that is wise."""
        return []

    def learner_overlooks(self) -> int:
        """A learner's bot notices one move of so many. Fewer where a good turn has many clicks: it has to notice each of them."""
        return 3

    def deeds(self, positions: list[S]) -> list[Deed]:
        """What decided a finished game, from all its whole positions. Where a box has nothing to say, the chances or points tell it."""
        return []

    def inventory(self, s: S) -> dict[str, int]:
        """What play must conserve; each number stays the same from the deal to the end."""
        raise NotImplementedError  # abstract

    def worth(self, s: S, seat: int) -> int:
        """How good the position looks for a seat: the eye of the greedy bot."""
        raise NotImplementedError  # abstract

    def worth_all(self, s: S, seat: int, moves: list[Move]) -> list[int]:
        """What the position after each of these moves is worth. A faster way may be rough with moves that are far from best."""
        phase: Phase[Any] | None = self.phase(s)
        assert phase is not None, "nobody decides after the end"
        journal = Journal(silent=True)
        found: list[int] = []
        for move in moves:
            trial: Any = s.copy()
            phase.play(trial, seat, move, journal)
            found.append(self.worth(trial, seat))
        return found

    def feature_names(self) -> list[str]:
        """What `features` counts, in a few words each."""
        return ["position"]

    def weigh(self, s: S, seat: int, weights: list[int]) -> int:
        """The features of the seat's position, added up with these weights, each in hundredths."""
        return self.worth(s, seat) * weights[0] // WHOLE

    def features(self, s: S, seat: int) -> list[int]:
        """What `worth` adds up, term by term, before the weights: 100 is about one point."""
        many = len(self.feature_names())
        return [self.weigh(s, seat, [WHOLE if one == other else 0 for other in range(many)]) for one in range(many)]

    def weights_folder(self) -> Path | None:
        """Where the box keeps its sets of weights and what they say about the chance to win; None if it has none."""
        return None

    def weighted(self, weights: Weights) -> "Game[S]":
        """The same box with another set of weights for `worth`."""
        raise BadOption(f"{self.title} has only one evaluation. Play it without a set of weights.")

    def progress(self, s: S) -> int:
        """How far the game has come, in per cent: about evenly from the deal to the end."""
        return 50

    def nearness(self, s: S) -> int:
        """How near a game that was lost alone came to its goal, in per cent: 0 where a box makes no difference."""
        return 0

    def variant(self, s: S) -> str:
        """The number of seats, and the mode where there are several: what a chance to win depends on from the start."""
        return "any"

    def draw(self, view: S, seat: int, offers: list[Move], names: list[str], layout: str = WIDE) -> Drawing:
        """The position as a picture, as this seat sees it, laid out for this kind of screen."""
        raise NotImplementedError  # abstract

    def sceneries(self) -> list[Scenery]:
        """All that its pictures may lie on."""
        return []

    def recap(self, events: list[Event], names: list[str]) -> list[Line]:
        """What has happened, in few lines, for somebody who was away: a box gathers what belongs together."""
        return gathered([Item(event) for event in events], self.messages, self.vocabulary, names)

    def card(self, view: S, seat: int, key: str, names: list[str]) -> Card | None:
        """What the part of the picture that is marked with this key is, as this seat sees it; None if there is no such part."""
        return None

    def cover(self) -> str:
        """The picture on the lid of the box, as a stand-alone SVG."""
        raise NotImplementedError  # abstract

    def horizon(self) -> str:
        """Sky and ground of the box for the end of a game, as a stand-alone SVG; what stands there is not in it."""
        return self.cover()

    def gathered(self, view: S, events: list[Event]) -> list[Source]:
        """What each seat has gathered in a finished game, by where it came from, if that tells more than where its points came from: the
        towers of the end are made of it. Empty: they are made of points."""
        return []

    def tenants(self, seat: int, wide: float) -> str:
        """Who lives in the home of a seat that is safe at the end: parts of an SVG that stand on (0, 0), so wide. Empty: its mark."""
        return ""

    def tower(self, seat: int, wide: float, high: float, won: bool) -> tuple[str, str]:
        """What makes a pile of points a thing of this box: parts of an SVG behind it and upon it.

        The pile stands on (0, 0) with its middle; it is so wide and so high.
        """
        return "", ""

    def staged(self, event: Event, seat: int) -> tuple[int, str]:
        """How much an event matters to the story of a game (0: not at all), and a picture of it for the story of this seat.

        The picture consists of parts of an SVG that stand on (0, 0), up to 70 high and 110 wide to each side.
        """
        return 0, ""

    def hat(self) -> str:
        """What the coach wears at this box, as parts of an SVG of 64 by 64 around a round head; empty for the usual."""
        return ""

    def regions(self, view: S, seat: int, names: list[str]) -> list[Region]:
        """The position in words, region by region, as this seat sees it."""
        raise NotImplementedError  # abstract

    def settle(self, seats: int, chosen: dict[str, Any]) -> Options:
        """Options from what a person chose: defaults filled in, every wrong word refused."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOption(
                f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}. Choose another number."
            )
        known = [option.name for option in self.options]
        for name in chosen:
            if name not in known:
                raise BadOption(f"{self.title} has no option {name!r}. It has: {', '.join(known)}.")
        values: dict[str, list[str]] = {}
        for option in self.options:
            count = seats if option.per_seat else 1
            given = chosen.get(option.name, option.choices[0].value)
            row = [str(item) for item in given] if isinstance(given, list) else [str(given)] * count
            if len(row) != count:
                raise BadOption(f"The option {option.name!r} needs {count} values, one for each seat, not {len(row)}.")
            for value in row:
                option.index(value)
            values[option.name] = row
        return Options(seats, values)

    def say_move(self, s: S, seat: int, move: Move, names: list[str]) -> str:
        """The move in words, as a button would read."""
        phase = self.phase(s)
        special = "" if phase is None else phase.words(s, seat, move, names)
        return special or self.vocabulary.say(self.catalogue.verbs[move.kind].says, list(move.args), names)

    def doer(self, event: Event) -> int:
        """The seat whose doing this is, or NOBODY."""
        return doer(event, self.messages)

    def say_event(self, event: Event, names: list[str]) -> str:
        """What happened, in words."""
        return self.vocabulary.say(self.messages.sentences[event.code].text, event.args, names)

    def refusal(self, s: S, seat: int, move: Move, names: list[str]) -> Refusal | None:
        """Why this decider may not play the move now, in words; None if it may."""
        phase = self.phase(s)
        assert phase is not None, "nobody decides after the end"
        return self._reason(phase.why_not(s, seat, move), names)

    def caution(self, s: S, seat: int, move: Move, names: list[str]) -> Refusal | None:
        """Why this decider should think twice about a legal move, in words; None if nothing speaks against it."""
        phase = self.phase(s)
        assert phase is not None, "nobody decides after the end"
        return self._reason(phase.warning(s, seat, move), names)

    def _reason(self, refusal: int, names: list[str]) -> Refusal | None:
        if refusal == 0:
            return None
        reason = self.messages.reasons[reason_of(refusal)]
        numbers = numbers_of(refusal, reason.blanks)
        return Refusal(reason.rule, self.vocabulary.say(reason.text, numbers, names))
