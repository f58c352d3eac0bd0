"""What can go wrong at a table, each with a sentence that says what to do."""


class PeriluneError(Exception):
    """The base of every error that speaks to a person."""


class UnknownMove(PeriluneError):
    """The text names no move of this box."""


class NotDeciding(PeriluneError):
    """The seat has nothing to decide now."""


class IllegalMove(PeriluneError):
    """The rules forbid the move; the text says why, `rule` says where to read it."""

    def __init__(self, text: str, rule: str) -> None:
        super().__init__(f"{text} [rule {rule}]")
        self.text = text
        self.rule = rule


class StaleMove(PeriluneError):
    """The mover looked at an older position than the table has now."""


class UndoRefused(PeriluneError):
    """Nothing to take back, or taking it back would not be fair."""


class BadOption(PeriluneError):
    """An option, a seat count or a seat's choice that the box does not know."""


class BadRecord(PeriluneError):
    """The base of what can be wrong with a record."""


class DamagedRecord(BadRecord):
    """The file is not a whole record."""


class ForeignRecord(BadRecord):
    """The record is of a box, or a format, that this installation does not have."""


class BadContent(PeriluneError):
    """A content file that cannot be played: the text names the file, the row and the cure."""
