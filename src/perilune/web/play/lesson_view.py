"""A lesson for a page. The server keeps nothing: the page says which moves were played, and the lesson always goes the same way."""

from perilune.core.drawing import WIDE
from perilune.core.errors import PeriluneError
from perilune.core.lesson import READ, Lesson, Reply, Stand
from perilune.web.play.lesson_messages import LessonMessage
from perilune.web.play.messages import AnswerMessage, CardMessage, ConsequencesMessage
from perilune.web.play.presenter import card, consequences, position, things

LONGEST_WAY = 40  # moves of a learner in a chapter, at the most


def stand_at(lesson: Lesson, chapter: int, played: list[str]) -> tuple[Stand, list[str]]:
    """Where these moves lead, and the moves; from the chapter's beginning, if they do not lead anywhere today."""
    at = min(max(chapter, 0), len(lesson.chapters) - 1)
    try:
        return lesson.stand(at, played[:LONGEST_WAY]), played[:LONGEST_WAY]
    except PeriluneError:
        return lesson.stand(at, []), []


def take(lesson: Lesson, chapter: int, played: list[str], move: str | None, layout: str = WIDE) -> LessonMessage:
    """Where the learner stands after a move that counts, or with the answer to one that does not; None for no move."""
    stand, way = stand_at(lesson, chapter, played)
    reply = Reply("", False)
    if move is not None:
        reply = _reply(stand, move)
        way = [*way, move] if reply.advances else way
    seen = stand.seen()
    shown = position(seen, layout)
    shown["regions"] = [{"title": region.title, "lines": region.lines} for region in seen.regions()]
    number = lesson.chapters.index(stand.chapter)
    for thing in shown.get("things", {}).values():
        alone = [each["moves"][0] for each in thing["ways"] if len(each["moves"]) == 1]
        thing["ways"] = [
            each
            for each in thing["ways"]
            if each["moves"][0] not in alone or _goes_through(lesson, number, way, stand.expected(), each["moves"])
        ]
    if stand.done:  # nothing more is played, so nothing looks as if it could be
        drawing = seen.game.draw(seen.view, seen.seat, [], seen.names, layout)
        shown["offers"], shown["svg"], shown["things"] = [], drawing.parts, things(drawing)
    return {
        "chapter": number,
        "chapters": [each.title for each in lesson.chapters],
        "step": stand.number,
        "steps": lesson.plan(number),
        "words": [{"name": word.name, "what": word.what, "lit": word.lit} for word in stand.chapter.words],
        "played": way,
        "done": stand.done,
        "own": stand.step.own,
        "reads": not stand.step.moves and not stand.done,
        "text": "" if stand.done else stand.step.text,
        "after": stand.after,
        "expected": stand.expected(),
        "lit": stand.lit(),
        "reply": {"says": "" if reply.advances else reply.says, "rule": reply.rule, "advances": reply.advances},
        "position": shown,
    }


def foretell(lesson: Lesson, chapter: int, played: list[str], move: str) -> ConsequencesMessage | AnswerMessage:
    """What a move would do, if it were played now."""
    stand, _ = stand_at(lesson, chapter, played)
    return consequences(stand.seen(), move)


def explain(lesson: Lesson, chapter: int, played: list[str], key: str) -> CardMessage:
    """What a part of the drawing is."""
    stand, _ = stand_at(lesson, chapter, played)
    return card(stand.seen(), key)


def _goes_through(lesson: Lesson, chapter: int, played: list[str], expected: list[str], moves: list[str]) -> bool:
    """Whether all moves of a way count, if its first one does: a click on "Send all 3" that sends one is no answer."""
    if len(moves) == 1 or moves[0] not in expected:
        return True
    try:
        lesson.stand(chapter, [*played, *moves])
    except PeriluneError:
        return False
    return True


def _reply(stand: Stand, move: str) -> Reply:
    try:
        return stand.play(move if move else READ)
    except PeriluneError as error:
        return Reply(str(error), False)
