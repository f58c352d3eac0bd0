"""What happened, for people, and who may know it. Events are numbers; the box has the sentences."""

from typing import Final

ALL: Final = -1
NONE: Final = -99


class Event:
    """One thing that happened: sentence `code` filled with `args`, for the seats of the mask `audience`."""

    def __init__(self, code: int, args: list[int], audience: int, at: int) -> None:
        self.code = code
        self.args = args
        self.audience = audience
        self.at = at

    def heard_by(self, seat: int) -> bool:
        """Whether this seat (or, below zero, a spectator) may know of it."""
        return self.audience == ALL or (seat >= 0 and bool(self.audience >> seat & 1))


class Journal:
    """Collects events. A silent journal costs almost nothing and keeps nothing."""

    def __init__(self, silent: bool = False) -> None:
        self.silent = silent
        self.events: list[Event] = []
        self.at: int = 0

    def tell(self, code: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Everybody may know."""
        if not self.silent:
            self.events.append(Event(code, _given(a, b, c, d), ALL, self.at))

    def whisper(self, seat: int, code: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Only this seat may know."""
        if not self.silent:
            self.events.append(Event(code, _given(a, b, c, d), 1 << seat, self.at))


def _given(a: int, b: int, c: int, d: int) -> list[int]:
    return [value for value in [a, b, c, d] if value != NONE]
