"""Table: a game in progress and the only writer of its Record."""

import secrets
from bisect import bisect_left
from pathlib import Path
from typing import Any, Final

from perilune.core.chance import CHANCE, SPECTATOR, Drawer
from perilune.core.errors import IllegalMove, NotDeciding, StaleMove, UndoRefused, UnknownMove
from perilune.core.game import Options, Outcome, Phase, Refusal, State
from perilune.core.hidden import reveals
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.record import PRACTICE, Record, Row, state_digest
from perilune.core.seen import AnyGame, Seen, may_move
from perilune.core.undo import Step, blind, independent, last_step, taken_back
from perilune.core.words import possessive

LOOK_BACK: Final = 24  # moves: as far as `seen_between` reaches


class Checkpoint:
    """A table as it was at one moment: `Table.restore` makes it so again, once."""

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
        self._views = self._views_now()
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

    def open_view(self) -> dict[str, Any]:
        """What everybody may know, as plain data. It is replaced by the next move, and never changed."""
        return self._views[self._watchers.index(SPECTATOR)]

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
        if not may_move(phase, self.state, seat):
            raise NotDeciding(f"It is not {possessive(self._name(seat))} turn. {phase.waiting(self.state, self.names)}")
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
            return "" if last_step(self._steps, seat) >= 0 else "There is nothing to undo: you have not moved yet."
        if self.over:
            return "The game is over, and the end cannot be undone."
        place = last_step(self._steps, seat)
        if place < 0 or CHANCE in [step.seat for step in self._steps[place:]]:
            return "There is nothing to undo: chance has decided, or you have not moved yet."
        mine = self._steps[place]
        if not mine.sealed and not mine.among and not self.game.cooperative and blind(self.game, mine):
            return "You cannot undo this: others are choosing in secret."  # whether they have must not be told
        alone = -1  # whether the others would have moved the same without it; -1: not looked yet
        for step in self._steps[place:]:
            if step.revealing:
                return "You cannot undo this: something hidden has been revealed since."
            if step.seat == seat or mine.sealed:
                continue
            apart = self.game.cooperative or (step.sealed and mine.among)
            if apart and alone < 0:
                alone = 1 if independent(self.game, self._steps[place:], self.state) else 0
            if not apart or alone == 0:
                return f"You cannot undo this: {self._name(step.seat)} has moved since."
        return ""

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, if that is fair. In practice all that has come of it goes with it: chance will fall the same."""
        refused = self.why_no_undo(seat)
        if refused:
            raise UndoRefused(refused)
        shown, changed = self._views, self._changed[:]
        steps = self._rewind(last_step(self._steps, seat))
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
            raise UndoRefused("There is nothing to redo.")
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
        self._views = self._views_now()
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
        """Be again as at the checkpoint, whose position and lists are the table's own from now on."""
        self.state = checkpoint.state
        self.record.rows[:] = checkpoint.rows
        self.journal.events[:] = checkpoint.events
        self._digest = checkpoint.digest
        self._thrown = checkpoint.thrown
        self._steps = checkpoint.steps
        self._undone = checkpoint.undone
        self._views = checkpoint.views
        self._changed = checkpoint.changed
        self._noticed = checkpoint.noticed
        self._passed = checkpoint.passed

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
        undone: list[Step] = []
        if kept < self.number:
            undone = taken_back(self._rewind(kept - self.final), new)
        for row in new:
            self.submit(row.seat, row.text)
            if self._digest != row.digest:
                return False
        self._undone += undone
        return True

    def _move(self, move: Move | str) -> Move:
        return self.game.catalogue.parse(move) if isinstance(move, str) else move

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else "chance" if seat == CHANCE else "that seat"

    def _fresh(self, seat: int, number: int) -> bool:
        return number == (self._changed[seat] if seat >= 0 else self.number)

    def _play(self, seat: int, move: Move) -> None:
        phase: Phase[Any] | None = self.game.phase(self.state)
        assert phase is not None
        before = self.state.copy()
        if self.number - 1 in self._passed:
            before.share(self._passed[self.number - 1])  # a table keeps many positions, and a move changes little
        self._passed[self.number] = before
        self._passed.pop(self.number - LOOK_BACK, None)
        choosing = phase.deciders(self.state)
        events = len(self.journal.events)
        self.journal.at = self.number
        phase.play(self.state, seat, move, self.journal)
        self._digest = state_digest(self._digest, self.state)
        self.record.rows.append(Row(seat, move.text, self._digest))
        views = self._views_now()
        differs, revealed = self._compare(views)
        among = len(choosing) > 1
        choosing = [other for other in self.deciders() if other in choosing and other != seat]
        sealed = True
        revealing = False
        for watcher, different in enumerate(differs):
            if different:
                if watcher not in choosing:  # who chooses at the same time is not disturbed by the others' choices
                    self._changed[watcher] += 1
                sealed = sealed and watcher == seat
                revealing = revealing or revealed[watcher]
        for place, watcher in enumerate(self._watchers):
            told = any(event.heard_by(watcher) for event in self.journal.events[events:])
            if told or differs[place]:
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

    def _views_now(self) -> list[dict[str, Any]]:
        """What each seat may know, and spectators, as plain data. Those who may know everything share it."""
        everything: dict[str, Any] | None = None
        found: list[dict[str, Any]] = []
        for watcher in self._watchers:
            if not self.game.all_open(self.state, watcher):
                view: State = self.game.view(self.state, watcher)
                found.append(view.to_json())
                continue
            if everything is None:
                everything = self.state.to_json()
            found.append(everything)
        return found

    def _compare(self, views: list[dict[str, Any]]) -> tuple[list[bool], list[bool]]:
        """For whom these views differ from the last ones, and to whom they reveal something."""
        differs: list[bool] = []
        revealed: list[bool] = []
        for place, new in enumerate(views):
            old = self._views[place]
            if place > 0 and old is self._views[place - 1] and new is views[place - 1]:
                differs.append(differs[-1])
                revealed.append(revealed[-1])
            else:
                differs.append(old != new)
                revealed.append(reveals(old, new))
        return differs, revealed

    # records

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.record.dumps(), encoding="utf-8")
