"""What the page of a lesson is told over HTTP, as types."""

from typing import TypedDict

from perilune.web.play.messages import Position


class LessonReply(TypedDict):
    """What the last move has brought."""

    says: str  # empty if there was none, or nothing to say
    rule: str  # behind a refusal
    advances: bool


class LessonWord(TypedDict):
    """A word that is new in a chapter."""

    name: str
    what: str
    lit: str  # where it is seen


class LessonMessage(TypedDict):
    """Where somebody stands in a lesson."""

    chapter: int  # from 0
    chapters: list[str]  # their titles
    step: int  # how many are done
    steps: list[str]  # what is done in each, in few words
    words: list[LessonWord]
    played: list[str]  # the learner's moves in this chapter: they are the place
    done: bool  # the chapter is
    own: bool  # this step is for the learner alone: nothing is lit
    reads: bool  # there is only something to read
    text: str
    after: str  # about the step before
    expected: list[str]  # the moves that count, the one to be shown first
    lit: list[str]  # ids and places of the drawing
    reply: LessonReply
    position: Position
