"""Lesson: a box taught by playing it. A lesson is data; here it is checked, and run as a state machine.

A box keeps its lesson in `lessons.toml`:

    minutes = 12                            # how long it takes, for those who have not begun; see Lesson.minutes
    level = "learner"                       # of the bots in the first game after it: one of FIRST_LEVELS, the first if none is named

    [[chapter]]
    title = "The goal"
    seats = 2
    options = { colony = "starter" }
    seed = "goal"                           # settles all chance that no script names
    names = ["You", "Rene"]
    seat = 0                                # the learner's
    set = { silo = [1, 0] }                 # optional: fields of the first position that the story needs otherwise
    moves = ["start 3", "2: start 5"]       # played before the first step, by whoever may, or by the player of that number
    words = [{ name = "Dominance", what = "the points: the most of it wins", lit = "track" }]   # that are new here, and where they are seen

    [[chapter.step]]
    text = "What the coach says, in at most 40 words."
    name = "The goal"                       # in the list of steps; for a step with moves the move says it
    moves = ["task loader 2", "task *"]     # what counts: texts, patterns, or "any". None: there is only something to read
    lit = ["rocket-lem"]                    # what else is lit: ids, places, cards or things of the drawing
    own = true                              # on your own: nothing is lit. Always the last step of a chapter, and only that
    other = "Said to other legal moves."
    answers = { pass = "Said to moves like this one." }
    after = "Said when it is done."
    then = ["pass", "spin raw-graphene"]    # what partners and chance answer; what is left to chance goes by the seed

Nothing here keeps a place: the moves that a learner has made in a chapter are the place. `""` stands for "read".
"""

import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final, NamedTuple

from perilune.core.chance import CHANCE
from perilune.core.errors import BadContent, PeriluneError
from perilune.core.game import Phase
from perilune.core.move import Move
from perilune.core.seen import AnyGame, Seen
from perilune.core.table import Table

MOST_WORDS: Final = 40
FIRST_LEVELS: Final = ["learner", "greedy"]  # of bots against whom, or with whom, somebody can play a first game
ANY: Final = "any"
READ: Final = ""  # stands for a move where there is only something to read
_READS: Final = "Read what Peri says"  # in the list of steps
_OWN: Final = "On your own"  # there: the move would be told too soon
_WORDS_A_MINUTE: Final = 200
_SECONDS_A_CLICK: Final = 6
_NOT_NOW: Final = "The rules allow that, but this step wants something else."


class Step:
    """One thing that the coach says, and what counts as an answer."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.text = str(row["text"])
        self.name = str(row.get("name", ""))
        self.moves = [str(text) for text in row.get("moves", [])]
        self.lit = [str(name) for name in row.get("lit", [])]
        self.own = bool(row.get("own", False))
        self.other = str(row.get("other", ""))
        self.answers = {str(pattern): str(words) for pattern, words in row.get("answers", {}).items()}
        self.after = str(row.get("after", ""))
        self.then = [str(text) for text in row.get("then", [])]

    def counts(self, move: Move) -> bool:
        """Whether this move is one that the step wants."""
        return any(_fits(pattern, move) for pattern in self.moves)

    def answer(self, move: Move) -> str:
        """What is said to a legal move that the step does not want."""
        fitting = [words for pattern, words in self.answers.items() if _fits(pattern, move)]
        return fitting[0] if fitting else self.other or _NOT_NOW


class Word:
    """A word that is new in a chapter: what it means, and the part of the drawing where it is seen."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name = str(row["name"])
        self.what = str(row["what"])
        self.lit = str(row["lit"])


class Chapter:
    """A position and the steps that are taken from there."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.title = str(row["title"])
        self.seat = int(row.get("seat", 0))
        self.seats = int(row["seats"])
        self.options: dict[str, Any] = dict(row.get("options", {}))
        self.steps = [Step(step) for step in row["step"]]
        self.words = [Word(word) for word in row.get("words", [])]
        self._row = row

    def table(self, game: AnyGame) -> Table:
        """The table before the first step."""
        row = self._row
        seed = str(row.get("seed", self.title))
        names = [str(name) for name in row["names"]] if "names" in row else None
        options = game.settle(self.seats, self.options)
        table = Table(game, options, seed, names, throws=False)
        _run(table, [str(text) for text in row.get("moves", [])], -1)
        if "set" in row:
            start = game.restore({**table.state.to_json(), **row["set"]})
            table = Table(game, options, seed, names, throws=False, start=start)
            _run(table, [], -1)
        return table


class Reply:
    """What a move brings: words, the rule behind a refusal, and whether the table goes on."""

    def __init__(self, says: str, advances: bool, rule: str = "") -> None:
        self.says = says
        self.advances = advances
        self.rule = rule


class Stand:
    """Where a learner stands in a chapter: the table, the next step, and what was said last."""

    def __init__(self, chapter: Chapter, table: Table) -> None:
        self.chapter = chapter
        self.table = table
        self.number = 0  # steps done
        self.after = ""  # said when the last one was done

    @property
    def done(self) -> bool:
        return self.number == len(self.chapter.steps)

    @property
    def step(self) -> Step:
        """The step that is to be done, or the last one."""
        return self.chapter.steps[min(self.number, len(self.chapter.steps) - 1)]

    def seen(self) -> Seen:
        """The table as the learner sees it."""
        return self.table.seen(self.chapter.seat)

    def expected(self) -> list[str]:
        """The legal moves that count now, the one to be shown first."""
        if self.done:
            return []
        legal = self.seen().legal()
        found = [move.text for pattern in self.step.moves for move in legal if _fits(pattern, move)]
        return list(dict.fromkeys(found))

    def shown(self) -> str:
        """What "Show me" plays: the first move that counts."""
        return self.expected()[0] if self.step.moves else READ

    def lit(self) -> list[str]:
        """What of the drawing is lit besides the moves that count."""
        return [] if self.done else self.step.lit

    def play(self, text: str) -> Reply:
        """The learner's move: played if it counts, else only answered. UnknownMove if there is no such move."""
        if self.done:
            return Reply("This chapter is done. Go on to the next one.", False)
        step = self.step
        if not step.moves:
            return self._advance() if text == READ else Reply(step.other or "Read this first, then go on.", False)
        move = self.table.game.catalogue.parse(text)
        seen = self.seen()
        refusal = seen.why_not(move)
        if refusal is not None:
            return Reply(refusal.text, False, refusal.rule)
        if not step.counts(move):
            return Reply(step.answer(move), False)
        self.table.submit(self.chapter.seat, move)
        _run(self.table, step.then, self.chapter.seat)
        return self._advance()

    def _advance(self) -> Reply:
        self.after = self.step.after
        self.number += 1
        return Reply(self.after, True)


class Lesson:
    """The chapters of a box."""

    def __init__(self, game: AnyGame, chapters: list[Chapter], level: str) -> None:
        self.game = game
        self.chapters = chapters
        self.level = level  # of the bots in the first game after it
        self._plans: dict[int, list[str]] = {}

    @property
    def taught(self) -> int:
        """The chapter after which the game of the first chapter is taught: those that follow it are about other modes."""
        first = self.chapters[0].options
        return max(number for number, chapter in enumerate(self.chapters) if chapter.options == first)

    def plan(self, chapter: int) -> list[str]:
        """What is done in the steps of a chapter, in few words: the moves that the coach would show, or the name of what is read."""
        if chapter not in self._plans:
            stand = self.stand(chapter, [])
            found: list[str] = []
            while not stand.done:
                step, move = stand.step, stand.shown()
                says = _OWN if step.own else stand.seen().say(self.game.catalogue.parse(move)) if move else _READS
                found.append(step.name or says.split(": ")[0])
                stand.play(move)
            self._plans[chapter] = found
        return self._plans[chapter]

    def minutes(self) -> float:
        """How long the lesson takes: words at 200 a minute (the coach's, the questions, the new words) and 6 seconds for each click.

        A move takes two clicks: the thing, and what to do with it.
        """
        words = clicks = 0
        for number, chapter in enumerate(self.chapters):
            words += sum(len(f"{word.name} {word.what}".split()) for word in chapter.words)
            clicks += 1
            stand, asked = self.stand(number, []), ""
            while not stand.done:
                step, prompt = stand.step, stand.seen().prompt()
                words += len(step.text.split()) + len(step.after.split())
                if step.moves and prompt != asked:
                    words, asked = words + len(prompt.split()), prompt
                clicks += 2 if step.moves else 1
                stand.play(stand.shown())
        return words / _WORDS_A_MINUTE + clicks * _SECONDS_A_CLICK / 60

    def stand(self, chapter: int, played: list[str]) -> Stand:
        """Where somebody stands who has played these moves in a chapter, counted from 0. BadContent if one does not count there."""
        if not 0 <= chapter < len(self.chapters):
            raise BadContent(f"There is no chapter {chapter + 1}. The lesson has {len(self.chapters)} chapters.")
        stand = Stand(self.chapters[chapter], self.chapters[chapter].table(self.game))
        for text in played:
            reply = stand.play(text)
            if not reply.advances:
                raise BadContent(f"{text!r} does not lead on in chapter {chapter + 1}: {reply.says}")
        return stand


class Outline(NamedTuple):
    """What can be said of a lesson before it is played."""

    minutes: int  # that it takes; 0 if it does not say
    chapters: int
    level: str  # of the bots in the first game after it


def outline(folder: Path) -> Outline:
    """Of the lesson in a folder. Played is nothing."""
    rows = tomllib.loads((folder / "lessons.toml").read_text(encoding="utf-8"))
    return Outline(int(rows.get("minutes", 0)), len(rows.get("chapter", [])), str(rows.get("level", FIRST_LEVELS[0])))


def lesson(game: AnyGame, folder: Path) -> Lesson | None:
    """The lesson of the box in this folder, checked; None if it has none. BadContent says what is wrong, and where."""
    path = folder / "lessons.toml"
    if not path.is_file():
        return None
    try:
        rows = tomllib.loads(path.read_text(encoding="utf-8"))
        found = Lesson(game, [Chapter(row) for row in rows["chapter"]], str(rows.get("level", FIRST_LEVELS[0])))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadContent(f"{path} cannot be read as a lesson near {error}. See core/lesson.py for the format.") from error
    if found.level not in FIRST_LEVELS:
        raise BadContent(f"{path}: `level` is {found.level!r}; it must be one of {', '.join(FIRST_LEVELS)}.")
    for number, chapter in enumerate(found.chapters):
        for place, step in enumerate(chapter.steps):
            _check_step(game, step, f"{path}, chapter {number + 1}, step {place + 1}", place == len(chapter.steps) - 1)
        _check_play(found, number, [], str(path))
    return found


def _check_step(game: AnyGame, step: Step, where: str, last: bool) -> None:
    for words in [step.text, step.other, step.after, *step.answers.values()]:
        count = len(words.split())
        if count > MOST_WORDS:
            raise BadContent(f"{where}: {count} words are too many, {MOST_WORDS} at most: {words[:60]!r} ...")
    for pattern in [*step.moves, *step.answers]:
        if not any(_fits(pattern, move) for move in game.catalogue.moves):
            raise BadContent(f"{where}: no move of {game.title} reads {pattern!r}.")
    if step.own and not last:
        raise BadContent(f"{where}: only the last step of a chapter is on your own.")


def _check_play(found: Lesson, number: int, played: list[str], path: str) -> None:
    """Every way through a chapter, from here on, leads to its end."""
    where = f"{path}, chapter {number + 1}, step {len(played) + 1}"
    try:
        stand = found.stand(number, played)
    except (PeriluneError, KeyError, TypeError, ValueError) as error:
        came = f", after {played[-1]!r}" if played else ""
        raise BadContent(f"{where}{came}: the position cannot be reached. {error}") from error
    if stand.done:
        return
    expected = stand.expected()
    if stand.step.moves and not expected:
        legal = ", ".join(move.text for move in stand.seen().legal()[:12])
        raise BadContent(f"{where}: {stand.step.moves[0]!r} cannot be played there. What can be played: {legal or 'nothing'}.")
    last = stand.number == len(stand.chapter.steps) - 1
    ways = expected if stand.step.moves else [READ]
    for text in ways[:1] if last and not stand.step.then else ways:
        _check_play(found, number, [*played, text], path)


def _fits(pattern: str, move: Move) -> bool:
    if pattern == ANY:
        return not move.gives_up
    return fnmatchcase(move.text, pattern)


def _run(table: Table, script: list[str], learner: int) -> None:
    """Play what the script says, and let chance answer by the seed where it says nothing."""
    left = script[:]
    while left or table.deciders() == [CHANCE]:
        if table.deciders() == [CHANCE]:
            named = left[0] if left and _throws(table, left[0]) else ""
            table.submit(CHANCE, left.pop(0) if named else _thrown(table))
        else:
            _submit(table, left.pop(0), learner)


def _chances(table: Table) -> list[Move]:
    phase: Phase[Any] | None = table.game.phase(table.state)
    assert phase is not None, "chance decides"
    return phase.legal(table.state, CHANCE)


def _throws(table: Table, text: str) -> bool:
    """Whether this is something that chance can answer now."""
    return any(move.text == text for move in _chances(table))


def _thrown(table: Table) -> Move:
    """What chance answers by the seed."""
    phase: Phase[Any] | None = table.game.phase(table.state)
    assert phase is not None, "chance decides"
    moves = _chances(table)
    thrown = sum(1 for row in table.record.rows if row.seat == CHANCE)
    return moves[table.drawer.draw(thrown, phase.odds(table.state, moves))]


def _submit(table: Table, text: str, learner: int) -> None:
    """A move of the player whose number it names, or of the first besides the learner who may play it."""
    number, colon, rest = text.partition(": ")
    if colon and number.isdigit():
        table.submit(int(number) - 1, rest)
        return
    move = table.game.catalogue.parse(text)
    others = [seat for seat in table.deciders() if seat != learner] or table.deciders()
    seats = [seat for seat in others if move in table.legal(seat)] or others
    table.submit(seats[0], move)
