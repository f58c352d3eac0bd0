"""A table in the terminal: the seats' questions in words, answered by number, by the text of a move or by a bot."""

from pathlib import Path

from perilune.bots.coach import Memory, Rest, advise
from perilune.bots.player import Bot
from perilune.core.errors import PeriluneError
from perilune.core.move import Move
from perilune.core.seen import Seen
from perilune.core.table import Table

HELP = """\
  a number      play that move               undo         undo your last move
  task loader 1 play the move of that text   look         everything you can see of the position
  coach         what matters now             draw FILE    write the position as an SVG
  help          this page                    save FILE    write the record
  quit          leave the table"""


class Terminal:
    """Runs a table to its end, or until somebody leaves."""

    def __init__(self, table: Table, bots: dict[int, Bot]) -> None:
        self.table = table
        self.bots = bots
        self.told = [0] * len(table.names)
        self.coached: dict[int, Memory[Rest]] = {}  # what each seat was told
        self.last = -1

    def run(self) -> None:
        """Ask the seats in turn until the game is over."""
        print(f"{self.table.game.title}. Type help for the commands.")
        while not self.table.over:
            seat = self.table.deciders()[0]
            seen = self.table.seen(seat)
            if seat in self.bots:
                self.table.submit(seat, self.bots[seat].choose(seen), seen.number)
            elif not self._ask(seen):
                return
        self._tell(self.table.seen(max(self.last, 0)))
        print(self.table.seen().prompt())
        points = zip(self.table.names, self.table.scores(), strict=True)
        print("Points: " + ", ".join(f"{name} {count}" for name, count in points))

    def _ask(self, seen: Seen) -> bool:
        """Put the question to a person and carry out the answer. False if the person leaves."""
        if self.last not in (-1, seen.seat):
            print(f"\nOver to {seen.names[seen.seat]}.")
        self.last = seen.seat
        self._tell(seen)
        offers = seen.legal()
        print(f"\n{seen.names[seen.seat]}: {seen.prompt()}")
        for number, move in enumerate(offers, 1):
            warning = seen.warning(move)
            print(f"  {number:3}  {seen.say(move)}" + (f"  ({warning.text})" if warning is not None else ""))
        try:
            answer = input("> ").strip()
        except EOFError:
            return False
        try:
            return self._answer(seen, offers, answer)
        except (PeriluneError, OSError) as error:
            print(error)
            return True

    def _answer(self, seen: Seen, offers: list[Move], answer: str) -> bool:
        word, _, rest = answer.partition(" ")
        if word == "quit":
            return False
        if word == "undo":
            self.table.undo(seen.seat)
            self.told = [min(count, len(self.table.seen(seat).events)) for seat, count in enumerate(self.told)]
        elif word == "look":
            for name, value in seen.view.to_json().items():
                print(f"  {name}: {value}")
        elif word == "coach":
            self._coach(seen)
        elif word == "draw" and rest:
            Path(rest).write_text(seen.svg(), encoding="utf-8")
        elif word == "save" and rest:
            self.table.save(rest)
        elif word in ("", "help"):
            print(HELP)
        elif answer.isdigit() and 1 <= int(answer) <= len(offers):
            self.table.submit(seen.seat, offers[int(answer) - 1], seen.number)
        else:
            self.table.submit(seen.seat, answer, seen.number)
        return True

    def _coach(self, seen: Seen) -> None:
        """What matters now; who has asked stands in the record."""
        note = f"coach {seen.seat + 1}"
        if note not in self.table.record.notes:
            self.table.record.notes.append(note)
        memory = self.coached.setdefault(seen.seat, Memory())
        advice = advise(seen, hurries=True, begun=memory.begun(seen), had=memory.had(seen))
        memory.take(seen, advice.rests)
        for line in advice.matters:
            print(f"  ! {line}")
        for idea in advice.ideas:
            way = "" if idea.says == [idea.goal] else f" ({'; '.join(idea.says[:3])}{' …' if len(idea.says) > 3 else ''})"
            print(f"  * {idea.goal}{way}")
            print(f"    {' '.join(idea.reasons)}")
        if not advice.matters and not advice.ideas:
            print("  Nothing stands out here. Choose what you like.")

    def _tell(self, seen: Seen) -> None:
        """What this seat has not been told yet."""
        log = seen.log()
        for line in log[self.told[seen.seat] :]:
            print(f"  {line}")
        self.told[seen.seat] = len(log)
