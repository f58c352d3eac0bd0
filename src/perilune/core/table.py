"""Table: a game in progress and the only writer of its Record. Seen: all that one seat may know.

Undo needs no help from a box. A seat may take back its last move unless, since then, chance has answered,
a secret has come out, or another seat has moved knowing of it. Whether a secret came out is read off the
views: a place that was HIDDEN from somebody is hidden no longer. Partners in a co-operative box may know
of it, as long as what they did since does not depend on it.
"""

import secrets
from bisect import bisect_left
from pathlib import Path
from typing import Any, Final

from perilune.core.chance import CHANCE, SPECTATOR, Drawer, Rng
from perilune.core.consequences import Consequences, consequences
from perilune.core.drawing import WIDE, Card, Drawing
from perilune.core.errors import DamagedRecord, IllegalMove, NotDeciding, StaleMove, UndoRefused, UnknownMove
from perilune.core.game import Game, Options, Outcome, Phase, Refusal, Region, Source, State
from perilune.core.hidden import reveals
from perilune.core.journal import Event, Journal
from perilune.core.move import Move
from perilune.core.record import PRACTICE, Record, Row, loads, state_digest

AnyGame = Game[Any]


class Seen:
    """What one seat (or SPECTATOR) may know. Everything here is computed from its view and the events it heard."""

    def __init__(
        self,
        game: AnyGame,
        view: State,
        seat: int,
        names: list[str],
        events: list[Event],
        number: int,
        moments: list[int] | None = None,
    ) -> None:
        """`moments` are the numbers of moves after which there was something new for this seat."""
        self.game = game
        self.view = view
        self.seat = seat
        self.names = names
        self.events = events
        self.number = number
        self._moments = moments or []

    def deciders(self) -> list[int]:
        """The seats that the game waits for; empty when it is over."""
        phase: Phase[Any] | None = self.game.phase(self.view)
        return [] if phase is None else phase.deciders(self.view)

    def legal(self) -> list[Move]:
        """What this seat may do now."""
        phase: Phase[Any] | None = self.game.phase(self.view)
        if phase is None or not _may_move(phase, self.view, self.seat):
            return []
        return phase.legal(self.view, self.seat)

    def why_not(self, move: Move) -> Refusal | None:
        """Why this seat may not play the move now; None if it may."""
        phase: Phase[Any] | None = self.game.phase(self.view)
        if phase is None:
            return Refusal(self.game.end_rule, "The game is over.")
        if not _may_move(phase, self.view, self.seat):
            when = self.game.messages.reasons[move.when]
            return Refusal(when.rule or phase.rule, f"{self.prompt()} {when.text}".rstrip())
        return self.game.refusal(self.view, self.seat, move, self.names)

    def warning(self, move: Move) -> Refusal | None:
        """Why this seat should think twice about a legal move; None if nothing speaks against it."""
        return self.game.caution(self.view, self.seat, move, self.names)

    def consequences(self, move: Move) -> Consequences:
        """What this legal move would do, as far as this seat can know."""
        return consequences(self.game, self.view, self.seat, move, self.names)

    def no_way_back(self, move: Move) -> str:
        """Why this legal move could not be taken back, in words; empty if it could, as far as this seat can know."""
        world = self.game.imagine(self.view, self.seat, Rng(1))
        watchers = [*range(len(self.names)), SPECTATOR]
        before = [self.game.view(world, watcher).to_json() for watcher in watchers]
        phase: Phase[Any] | None = self.game.phase(world)
        assert phase is not None, "nobody moves after the end"
        phase.play(world, self.seat, move, Journal(silent=True))
        after = [self.game.view(world, watcher).to_json() for watcher in watchers]
        phase = self.game.phase(world)
        if phase is None:
            return "It ends the game, and the end is final."
        if phase.deciders(world) == [CHANCE]:
            return "Chance answers at once."
        if any(reveals(old, new) for old, new in zip(before, after, strict=True)):
            return "It shows something hidden."
        if self.seat in self.deciders() and self.seat not in phase.deciders(world):
            return "It ends your turn: it can be taken back only until somebody else moves."
        return ""

    def prompt(self) -> str:
        """The question to this seat, or whom it waits for and why."""
        phase: Phase[Any] | None = self.game.phase(self.view)
        if phase is None:
            return self.game.outcome(self.view, self.names).text
        if self.seat in phase.deciders(self.view):
            return phase.prompt(self.view, self.seat, self.names)
        return phase.waiting(self.view, self.names)

    def say(self, move: Move) -> str:
        """The move in words."""
        return self.game.say_move(self.view, self.seat, move, self.names)

    def log(self) -> list[str]:
        """What happened, in words."""
        return [self.game.say_event(event, self.names) for event in self.events]

    def log_moments(self) -> list[int]:
        """For each line of the log the moment of the replay, as this seat counts moments, that shows it."""
        return [bisect_left(self._moments, event.at + 1) for event in self.events]

    def log_passes(self) -> list[bool]:
        """For each line of the log whether it only tells that somebody passes or is ready: a recap folds those."""
        return [self.game.messages.sentences[event.code].passes for event in self.events]

    def sources(self) -> list[Source]:
        """What the points were made with, as far as this seat was told."""
        sentences = self.game.messages.sentences
        found: dict[str, Source] = {}
        for sentence in sentences:
            if sentence.earns is not None:
                found[sentence.earns.source] = Source(sentence.earns.source, [0] * len(self.names))
        for event in self.events:
            earning = sentences[event.code].earns
            if earning is not None:
                points = earning.each if earning.points < 0 else event.args[earning.points] * earning.each
                found[earning.source].points[event.args[earning.seat]] += points
        return [source for source in found.values() if any(source.points)]

    def drawing(self, layout: str = WIDE) -> Drawing:
        """The position as a picture for this seat."""
        return self.game.draw(self.view, self.seat, self.legal(), self.names, layout)

    def card(self, key: str) -> Card | None:
        """What explains a part of the picture; None if there is no such part."""
        return self.game.card(self.view, self.seat, key, self.names)

    def svg(self) -> str:
        """The picture alone."""
        return self.drawing().svg()

    def regions(self) -> list[Region]:
        """The position in words."""
        return self.game.regions(self.view, self.seat, self.names)

    def _repr_svg_(self) -> str:
        return self.svg()


LOOK_BACK: Final = 24  # moves: as far as `seen_between` reaches


class Step:
    """A move that may still be taken back, and the position before it."""

    def __init__(self, before: State, seat: int, move: Move, sealed: bool, revealing: bool, among: bool, events: int) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.sealed = sealed
        self.revealing = revealing
        self.among = among  # several chose at the same time
        self.blind = -1  # whether others may move unseen by the mover after it; -1: not looked yet
        self.events = events


class Checkpoint:
    """A table as it was at one moment: `Table.restore` makes it so again."""

    def __init__(self, table: "Table") -> None:
        self.state: State = table.state.copy()
        self.rows = table.record.rows[:]
        self.events = table.journal.events[:]
        self.digest = table._digest
        self.thrown = table._thrown
        self.steps = table._steps[:]
        self.undone = table._undone[:]
        self.views = table._views
        self.changed = table._changed[:]
        self.noticed = [moments[:] for moments in table._noticed]
        self.passed = table._passed.copy()


class Table:
    """A game in progress. `submit` is the only door for moves, and it is always guarded."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seed: str | None = None,
        names: list[str] | None = None,
        throws: bool = True,
        start: State | None = None,
        notes: list[str] | None = None,
    ) -> None:
        """`throws` False leaves chance to the caller, who then submits its moves with the seat CHANCE.

        `start` is another position to begin with than the deal; `notes` go into the record, and PRACTICE among them lets a seat take
        back as far as it likes.
        """
        self.game = game
        self.names = names or [f"Player {seat + 1}" for seat in range(options.seats)]
        self.drawer = Drawer(seed if seed is not None else secrets.token_hex(16))
        self.options = options
        self.record = Record(
            game.name,
            game.rules_version,
            game.content_digest,
            options.seats,
            options.values,
            self.drawer.seed,
            self.names,
            [],
            None if start is None else start.to_json(),
            notes,
        )
        self.practice = PRACTICE in self.record.notes
        self.throws = throws
        self.state: State = game.deal(options) if start is None else start.copy()
        self.journal = Journal()
        self._thrown = 0
        self._digest = state_digest("", self.state)
        self._steps: list[Step] = []
        self._undone: list[Step] = []
        self._watchers = [*range(options.seats), SPECTATOR]
        self._views = [self._view_data(seat) for seat in self._watchers]
        self._changed = [0] * len(self._watchers)  # the state numbers: how often the view of each has changed
        self._noticed: list[list[int]] = [[0] for _ in self._watchers]
        self._passed: dict[int, State] = {}  # the latest positions, each by how many moves had been played
        self.settle_chance()

    # what anybody may ask

    @property
    def number(self) -> int:
        """How many moves have been played."""
        return len(self.record.rows)

    @property
    def over(self) -> bool:
        return self.game.phase(self.state) is None

    def deciders(self) -> list[int]:
        """The seats that the game waits for; [CHANCE] only at a table that does not throw; empty when over."""
        phase: Phase[Any] | None = self.game.phase(self.state)
        return [] if phase is None else phase.deciders(self.state)

    def seen(self, seat: int = SPECTATOR) -> Seen:
        """All that this seat may know, and nothing else."""
        heard = [event for event in self.journal.events if event.heard_by(seat)]
        place = self._watchers.index(seat)
        view: State = self.game.view(self.state, seat)
        return Seen(self.game, view, seat, self.names, heard, self._changed[place], self._noticed[place])

    def seen_between(self, number: int, seat: int = SPECTATOR) -> list[Seen]:
        """What this seat saw on the way from the position after so many moves to the present one, without these two."""
        place = self._watchers.index(seat)
        found: list[Seen] = []
        for moment in self._noticed[place]:
            if number < moment < self.number and moment in self._passed:
                heard = [event for event in self.journal.events if event.at < moment and event.heard_by(seat)]
                view: State = self.game.view(self._passed[moment], seat)
                found.append(Seen(self.game, view, seat, self.names, heard, self._changed[place], self._noticed[place]))
        return found

    def moments(self, seat: int = SPECTATOR) -> list[int]:
        """After how many moves there was something new for this seat to see or to read, from 0 on."""
        return self._noticed[self._watchers.index(seat)][:]

    def legal(self, seat: int) -> list[Move]:
        return self.seen(seat).legal()

    def why_not(self, seat: int, move: Move | str) -> Refusal | None:
        """Why the seat may not play this now, or None."""
        return self.seen(seat).why_not(self._move(move))

    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    def outcome(self) -> Outcome | None:
        """Who won and why, once the game is over."""
        return self.game.outcome(self.state, self.names) if self.over else None

    def _repr_svg_(self) -> str:
        return self.seen().svg()

    # moves

    def submit(self, seat: int, move: Move | str, number: int | None = None) -> None:
        """Play a move. `number` is the state number that the mover looked at. Raises, and changes nothing, if it may not be."""
        move = self._move(move)
        phase: Phase[Any] | None = self.game.phase(self.state)
        if phase is None:
            raise NotDeciding("The game is over. Open a new table to play on.")
        if not _may_move(phase, self.state, seat):
            raise NotDeciding(f"It is not {self._name(seat)}'s decision. {phase.waiting(self.state, self.names)}")
        if number is not None and not self._fresh(seat, number):
            raise StaleMove("The position has changed since you looked. Look again, then choose.")
        refusal = self.game.refusal(self.state, seat, move, self.names)
        if refusal is not None:
            raise IllegalMove(refusal.text, refusal.rule)
        self._forget_undone(seat, move)
        self._play(seat, move)
        self.settle_chance()

    def why_no_undo(self, seat: int) -> str:
        """Why the seat cannot take back its last move; empty if it can."""
        if self.practice:
            return "" if self._last_step(seat) >= 0 else "There is nothing that you could take back: you have not moved yet."
        if self.over:
            return "The game is over, and its end is final: everything may be looked at now."
        place = self._last_step(seat)
        if place < 0 or CHANCE in [step.seat for step in self._steps[place:]]:
            return "There is nothing that you could take back: chance has answered, or you have not moved yet."
        mine = self._steps[place]
        if not mine.sealed and not mine.among and not self.game.cooperative and self._blind(mine):
            return "It cannot be taken back: others choose in secret since."  # whether they have must not be told
        for step in self._steps[place:]:
            if step.revealing:
                return "It cannot be taken back: something hidden has been seen since."
            apart = self.game.cooperative or (step.sealed and mine.among)
            if step.seat != seat and not mine.sealed and not (apart and self._independent(place)):
                return f"It cannot be taken back: {self._name(step.seat)} has moved since."
        return ""

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, if that is fair. In practice all that has come of it goes with it: chance will fall the same."""
        refused = self.why_no_undo(seat)
        if refused:
            raise UndoRefused(refused)
        shown, changed = self._views, self._changed[:]
        steps = self._rewind(self._last_step(seat))
        self._undone.append(steps[0])
        for step in [] if self.practice else steps[1:]:
            self._play(step.seat, step.move)
        differs = [old != new for old, new in zip(shown, self._views, strict=True)]
        self._changed = [count + 1 if different else count for count, different in zip(changed, differs, strict=True)]

    def can_redo(self, seat: int) -> bool:
        """Whether the seat has taken a move back that it may play again now."""
        mine = [step for step in self._undone if step.seat == seat]
        return bool(mine) and mine[-1].move in self.legal(seat)

    def redo(self, seat: int) -> None:
        """Play again what the seat has taken back last."""
        if not self.can_redo(seat):
            raise UndoRefused("There is nothing that you could do again.")
        again = [step for step in self._undone if step.seat == seat]
        self.submit(seat, again[-1].move)

    def _forget_undone(self, seat: int, move: Move) -> None:
        """The seat plays on: what it has taken back before cannot be done again, unless this is the last of it."""
        mine = [step for step in self._undone if step.seat == seat]
        again = bool(mine) and mine[-1].move == move
        self._undone = [step for step in self._undone if step.seat != seat] + (mine[:-1] if again else [])

    def _rewind(self, place: int) -> list[Step]:
        """Go back to the position before this step; returns the steps that are taken off."""
        self._passed.clear()
        steps = self._steps[place:]
        kept = self.final + place
        self.state = steps[0].before.copy()
        del self.journal.events[steps[0].events :]
        del self.record.rows[kept:]
        del self._steps[place:]
        self._digest = self.record.rows[-1].digest if kept else state_digest("", self.state)
        self._views = [self._view_data(watcher) for watcher in self._watchers]
        for noticed in self._noticed:
            del noticed[bisect_left(noticed, kept + 1) :]
        self._thrown = sum(1 for row in self.record.rows if row.seat == CHANCE)
        return steps

    # the same table in several processes

    @property
    def final(self) -> int:
        """How many moves can no longer be taken back: chance has answered since."""
        return self.number - len(self._steps)

    @property
    def numbers(self) -> list[int]:
        """The state numbers of all seats, and of spectators."""
        return self._changed[:]

    def renumber(self, numbers: list[int]) -> None:
        """Count on from these state numbers, which another process has given for the same moves."""
        if len(numbers) == len(self._changed):
            self._changed = numbers[:]

    def checkpoint(self) -> Checkpoint:
        """All of this moment, to come back to."""
        return Checkpoint(self)

    def restore(self, checkpoint: Checkpoint) -> None:
        """Be again as at the checkpoint."""
        self.state = checkpoint.state.copy()
        self.record.rows[:] = checkpoint.rows
        self.journal.events[:] = checkpoint.events
        self._digest = checkpoint.digest
        self._thrown = checkpoint.thrown
        self._steps = checkpoint.steps[:]
        self._undone = checkpoint.undone[:]
        self._views = checkpoint.views
        self._changed = checkpoint.changed[:]
        self._noticed = [moments[:] for moments in checkpoint.noticed]
        self._passed = checkpoint.passed.copy()

    def follow(self, first: int, rows: list[Row], numbers: list[int]) -> bool:
        """Become what another process has made of this table: its rows from `first` on, which is at most `final`, and its state numbers.

        Returns False, and changes nothing, if the rows do not follow from the moves that are final here.
        """
        before = self.checkpoint()
        throws, self.throws = self.throws, False
        try:
            followed = self._follow(first, rows)
        except (UnknownMove, IllegalMove, NotDeciding):
            followed = False
        finally:
            self.throws = throws
        if followed:
            self.renumber(numbers)
        else:
            self.restore(before)
        return followed

    def _follow(self, first: int, rows: list[Row]) -> bool:
        kept = first
        while kept < self.number and kept < first + len(rows) and self.record.rows[kept].digest == rows[kept - first].digest:
            kept += 1
        if kept < self.final:
            return False
        new = rows[kept - first :]
        taken_back: list[Step] = []
        if kept < self.number:
            taken_back = _taken_back(self._rewind(kept - self.final), new)
        for row in new:
            self.submit(row.seat, row.text)
            if self._digest != row.digest:
                return False
        self._undone += taken_back
        return True

    def _move(self, move: Move | str) -> Move:
        return self.game.catalogue.parse(move) if isinstance(move, str) else move

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else "chance" if seat == CHANCE else "that seat"

    def _fresh(self, seat: int, number: int) -> bool:
        return number == (self._changed[seat] if seat >= 0 else self.number)

    def _last_step(self, seat: int) -> int:
        for place in range(len(self._steps) - 1, -1, -1):
            if self._steps[place].seat == seat:
                return place
        return -1

    def _blind(self, mine: Step) -> bool:
        """Whether the mover would not see what others can do next."""
        if mine.blind < 0:
            state = mine.before.copy()
            phase: Phase[Any] | None = self.game.phase(state)
            assert phase is not None
            phase.play(state, mine.seat, mine.move, Journal(silent=True))
            phase = self.game.phase(state)
            others = [] if phase is None else [seat for seat in phase.deciders(state) if seat not in (CHANCE, mine.seat)]
            mine.blind = 1 if any(self._unseen(state, other, mine.seat) for other in others) else 0
        return mine.blind == 1

    def _unseen(self, state: State, mover: int, watcher: int) -> bool:
        """Whether what the mover can do now changes nothing that the watcher sees."""
        phase: Phase[Any] | None = self.game.phase(state)
        assert phase is not None
        after = state.copy()
        phase.play(after, mover, phase.legal(state, mover)[0], Journal(silent=True))
        views = [self.game.view(position, watcher).to_json() for position in (state, after)]
        return bool(views[0] == views[1])

    def _independent(self, place: int) -> bool:
        """Whether the moves after this one would be the same without it: they are legal, and it may come last as well."""
        trial = self._steps[place].before.copy()
        silent = Journal(silent=True)
        for step in [*self._steps[place + 1 :], self._steps[place]]:
            phase: Phase[Any] | None = self.game.phase(trial)
            if phase is None or step.seat not in phase.deciders(trial) or phase.why_not(trial, step.seat, step.move) != 0:
                return False
            phase.play(trial, step.seat, step.move, silent)
        return trial.to_json() == self.state.to_json()

    def _play(self, seat: int, move: Move) -> None:
        phase: Phase[Any] | None = self.game.phase(self.state)
        assert phase is not None
        before = self.state.copy()
        self._passed[self.number] = before
        self._passed.pop(self.number - LOOK_BACK, None)
        choosing = phase.deciders(self.state)
        events = len(self.journal.events)
        self.journal.at = self.number
        phase.play(self.state, seat, move, self.journal)
        self._digest = state_digest(self._digest, self.state)
        self.record.rows.append(Row(seat, move.text, self._digest))
        views = [self._view_data(watcher) for watcher in self._watchers]
        among = len(choosing) > 1
        choosing = [other for other in self.deciders() if other in choosing and other != seat]
        sealed = True
        revealing = False
        for watcher, (old, new) in enumerate(zip(self._views, views, strict=True)):
            if old != new:
                if watcher not in choosing:  # who chooses at the same time is not disturbed by the others' choices
                    self._changed[watcher] += 1
                sealed = sealed and watcher == seat
                revealing = revealing or reveals(old, new)
        for place, watcher in enumerate(self._watchers):
            told = any(event.heard_by(watcher) for event in self.journal.events[events:])
            if told or self._views[place] != views[place]:
                self._noticed[place].append(self.number)
        self._views = views
        if seat == CHANCE:
            self._thrown += 1
        if seat == CHANCE and not self.practice:
            self._steps.clear()
        else:
            self._steps.append(Step(before, seat, move, sealed, revealing, among, events))

    def settle_chance(self) -> None:
        """Let chance answer for as long as only chance decides."""
        while self.throws and self.deciders() == [CHANCE]:
            phase: Phase[Any] | None = self.game.phase(self.state)
            assert phase is not None
            moves = phase.legal(self.state, CHANCE)
            chosen = self.drawer.draw(self._thrown, phase.odds(self.state, moves))
            self._play(CHANCE, moves[chosen])

    def _view_data(self, seat: int) -> dict[str, Any]:
        view: State = self.game.view(self.state, seat)
        return view.to_json()

    # records

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.record.dumps(), encoding="utf-8")


def _taken_back(steps: list[Step], rows: list[Row]) -> list[Step]:
    """Which steps were taken back, the last one first, if the rows are what is left of them; none if something else was played."""
    left = rows[:]
    missing: list[Step] = []
    for step in reversed(steps):
        if left and (left[-1].seat, left[-1].text) == (step.seat, step.move.text):
            left.pop()
        else:
            missing.append(step)
    return [] if left else missing


def first_position(game: AnyGame, options: Options, record: Record) -> State:
    """The position that the first move of a record found."""
    start = _start(game, record)
    state: State = game.deal(options) if start is None else start
    return state


def _start(game: AnyGame, record: Record) -> State | None:
    """The position that a record begins with, if that is not the deal."""
    if record.start is None:
        return None
    try:
        state: State = game.restore(record.start).copy()  # or play would change the record
    except (KeyError, TypeError, ValueError) as error:
        raise DamagedRecord(f"The record's first position is damaged near {error}. Use an unchanged copy of the file.") from error
    return state


def _may_move(phase: Phase[Any], state: State, seat: int) -> bool:
    """Whether the game waits for this seat, or lets it act while it waits for others."""
    return seat in phase.deciders(state) or seat in phase.bystanders(state)


class Reopened:
    """A table rebuilt from a record, as far as today's rules follow it.

    `parted` is -1, or the row from which they lead elsewhere, and `why` says how.
    """

    def __init__(self, table: Table, parted: int, why: str) -> None:
        self.table = table
        self.parted = parted
        self.why = why


def reopen(game: AnyGame, record: Record) -> Reopened:
    """Replay a record move by move, guarded, as far as today's rules follow it."""
    if len(record.names) != record.seats:
        raise DamagedRecord(
            f"The record names {len(record.names)} players for {record.seats} seats. Use an unchanged copy of the file."
        )
    chosen: dict[str, Any] = {name: list(values) for name, values in record.options.items()}
    options = game.settle(record.seats, chosen)
    table = Table(game, options, record.seed, record.names, throws=False, start=_start(game, record), notes=record.notes)
    parted = -1
    why = ""
    for place, row in enumerate(record.rows):
        try:
            table.submit(row.seat, row.text)
        except (UnknownMove, IllegalMove, NotDeciding) as error:
            if parted < 0:
                parted, why = place, f"Move {place + 1}, {row.text!r}, is not possible under today's rules: {error}"
            break
        if parted < 0 and table.record.rows[-1].digest != row.digest:
            parted, why = place, f"Move {place + 1}, {row.text!r}, has another effect under today's rules."
    table.throws = True
    table.settle_chance()
    return Reopened(table, parted, why)


def load(game: AnyGame, path: str | Path) -> Reopened:
    """Rebuild a table from a file."""
    return reopen(game, loads(Path(path).read_text(encoding="utf-8")))
