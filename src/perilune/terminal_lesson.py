"""A lesson in the terminal: the coach's words, the position told by regions, and the learner's moves as text."""

from perilune.core.errors import PeriluneError
from perilune.core.lesson import Lesson, Stand

HELP = """\
  a number, or its text  play that move     look     the position in words
  Enter                  go on, after text  show     let the coach do this step
  back                   one step back      skip     on to the next chapter
  help                   this page          quit     leave the lesson"""


class Learning:
    """Runs a lesson to its end, or until somebody leaves."""

    def __init__(self, lesson: Lesson, chapter: int = 0) -> None:
        self.lesson = lesson
        self.chapter = chapter  # from 0
        self.played: list[str] = []

    def run(self) -> None:
        """Chapter by chapter. Leaves when there are no more, or when somebody quits."""
        print(f"{self.lesson.game.title}, a lesson. Type help for the commands.")
        told = -1  # the chapter that has been opened with its title and position
        while self.chapter < len(self.lesson.chapters):
            stand = self.lesson.stand(self.chapter, self.played)
            if told != self.chapter:
                told = self.chapter
                print(f"\nChapter {self.chapter + 1} of {len(self.lesson.chapters)}: {stand.chapter.title}")
                _look(stand)
            if stand.done:
                self._next_chapter()
            elif not self._ask(stand):
                return
        print(f"\nThat is the end of the lesson. Play a game now: perilune play {self.lesson.game.name} --bots greedy")

    def _ask(self, stand: Stand) -> bool:
        """Say a step and carry out the answer. False if the learner leaves."""
        print(f"\nStep {stand.number + 1} of {len(stand.chapter.steps)}. {stand.step.text}")
        if stand.step.moves:
            print(stand.seen().prompt())
            for number, move in enumerate(stand.seen().legal(), 1):
                print(f"  {number:3}  {stand.seen().say(move)}  [{move.text}]")
        try:
            answer = input("> ").strip()
        except EOFError:
            return False
        try:
            return self._answer(stand, answer)
        except PeriluneError as error:
            print(error)
            return True

    def _answer(self, stand: Stand, answer: str) -> bool:
        if answer == "quit":
            return False
        if answer == "help":
            print(HELP)
        elif answer == "look":
            _look(stand)
        elif answer == "back":
            self.played = self.played[:-1]
        elif answer == "skip":
            self._next_chapter()
        elif answer == "show":
            self._play(stand, stand.shown())
        else:
            self._play(stand, _chosen(stand, answer))
        return True

    def _play(self, stand: Stand, text: str) -> None:
        log = len(stand.seen().log())
        reply = stand.play(text)
        for line in stand.seen().log()[log:]:
            print(f"  {line}")
        if reply.says:
            print(reply.says + (f" [rule {reply.rule}]" if reply.rule else ""))
        if reply.advances:
            self.played = [*self.played, text]

    def _next_chapter(self) -> None:
        self.chapter += 1
        self.played = []


def _chosen(stand: Stand, answer: str) -> str:
    """The text of the move that was typed by its number, or as it is."""
    offers = stand.seen().legal()
    if stand.step.moves and answer.isdigit() and 1 <= int(answer) <= len(offers):
        return offers[int(answer) - 1].text
    return answer


def _look(stand: Stand) -> None:
    for region in stand.seen().regions():
        print(f"\n{region.title}")
        for line in region.lines:
            print(f"  {line}")
