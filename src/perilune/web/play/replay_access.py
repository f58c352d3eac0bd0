"""What one may look at again of a table, and from where. Moments are counted as the seat sees the game."""

from hashlib import sha256
from typing import Final

from starlette.exceptions import HTTPException

from perilune.core.chance import SPECTATOR
from perilune.core.reel import Reel
from perilune.core.table import Seen
from perilune.draw.chart import score_chart, worth_drawing
from perilune.draw.pieces import mark_path
from perilune.web.play.live_table import LiveTable
from perilune.web.play.presenter import Frame, log_lines
from perilune.web.play.registry import EVERYTHING, seats_to_play

OPEN: Final = "everything"  # how an address writes EVERYTHING


def may_look_from(live: LiveTable, owner: str) -> list[int]:
    """While a game goes on, everybody may watch and people may look from their own seats; after it, from all, and at everything."""
    if live.table.over:
        return [SPECTATOR, *range(len(live.stored.chairs)), EVERYTHING]
    return [SPECTATOR, *live.stored.seats_of(owner)]


def read_seat(text: str, live: LiveTable, owner: str) -> int:
    """The seat that an address names, if this browser may look from it. Without one it is a spectator's."""
    seats: dict[str, int] = {written(seat): seat for seat in [SPECTATOR, *range(len(live.stored.chairs)), EVERYTHING]}
    seats[""] = SPECTATOR
    if text not in seats:
        raise HTTPException(400, "There is no such seat at this table. Go back to its page and choose one there.")
    if seats[text] not in may_look_from(live, owner):
        says = "While the game goes on, only who sits there can look from this seat. You can watch as a spectator."
        raise HTTPException(403, says if seats[text] != EVERYTHING else "Everything can be looked at when the game is over.")
    return seats[text]


def written(seat: int) -> str:
    """The seat as an address writes it."""
    return OPEN if seat == EVERYTHING else str(seat)


class ReplayView:
    """A reel, looked at from one seat."""

    def __init__(self, live: LiveTable, reel: Reel, seat: int, owner: str) -> None:
        """The seat must be one that this browser may look from."""
        self.reel = reel
        self.seat = seat
        self._live = live
        self._owner = owner
        self._counts = _counts(seat)

    def seen(self, moment: int) -> Seen:
        """What is to be seen at this moment."""
        if self.seat == EVERYTHING:
            return self.reel.everything(moment)
        return self.reel.seen(moment, self.seat)

    def last(self) -> int:
        """The last moment that there is."""
        return self.reel.length(self._counts) - 1

    def scores(self) -> list[list[int]]:
        """The points at each moment."""
        if self.seat != EVERYTHING:
            return self.reel.scores(self.seat)
        return [self.reel.table.game.scores(self.seen(moment).view) for moment in range(self.last() + 1)]

    def chart(self) -> str:
        """The points over the game, drawn; empty if there is nothing to tell."""
        return self._drawn(self.scores())

    def _drawn(self, scores: list[list[int]]) -> str:
        return score_chart(scores, self.reel.table.names) if worth_drawing(scores) else ""

    def reel_frame(self) -> Frame:
        """All that stays while one goes from moment to moment."""
        names = self.reel.table.names
        looks = may_look_from(self._live, self._owner)
        last = self.last()
        scores = self.scores()
        return {
            "seat": written(self.seat),
            "last": last,
            "over": self._live.table.over,
            "told": told_until(self.seen(last), last),
            "looks": [{"seat": written(seat), "says": _says(seat, names)} for seat in looks],
            "people": [{"name": name, "mark": mark_path(seat)} for seat, name in enumerate(names)],
            "log": [[text, min(moment, last), passes] for text, moment, passes in log_lines(self.seen(last))],
            "scores": scores,
            "chart": self._drawn(scores),
            "plays": seats_to_play(self._live.stored, self.seat, self._owner),
        }

    def moment_frame(self, moment: int) -> Frame:
        """One moment. Nothing is offered: it is over. `elsewhere` says how others count it."""
        at = max(0, min(moment, self.last()))
        seen = self.seen(at)
        looks = may_look_from(self._live, self._owner)
        return {
            "at": at,
            "prompt": seen.prompt(),
            "deciders": seen.deciders(),
            "scores": seen.game.scores(seen.view),
            "svg": seen.game.draw(seen.view, seen.seat, [], seen.names).svg(),
            "elsewhere": {written(seat): self.reel.same(at, self._counts, _counts(seat)) for seat in looks},
        }


def told_until(seen: Seen, moment: int) -> str:
    """A mark of what the seat was told up to a moment. It is another one if that was taken back and something else played."""
    lines = [text for text, at, _ in log_lines(seen) if at <= moment]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def _counts(seat: int) -> int:
    """Whose moments are counted."""
    return SPECTATOR if seat == EVERYTHING else seat


def _says(seat: int, names: list[str]) -> str:
    return {SPECTATOR: "As a spectator", EVERYTHING: "At everything, laid open"}.get(seat) or f"As {names[seat]}"
