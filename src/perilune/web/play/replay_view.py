"""The moments of a game, as one seat may look at them again. Moments are counted as that seat sees the game."""

from hashlib import sha256

from perilune.core.chance import SPECTATOR
from perilune.core.drawing import WIDE
from perilune.core.reel import Reel
from perilune.core.seen import Seen
from perilune.draw.chart import score_chart, worth_drawing
from perilune.draw.pieces import mark_path
from perilune.web.play.live_table import LiveTable
from perilune.web.play.log_teller import LogTeller
from perilune.web.play.messages import CardMessage
from perilune.web.play.presenter import card, scenery_name
from perilune.web.play.replay_access import EVERYTHING, may_look_from, seats_to_play, write_seat
from perilune.web.play.replay_messages import MomentMessage, NewsMessage, ReelMessage
from perilune.web.play.shared_screen import names_told


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
        """The points over the game, drawn with the names that this browser is told at the table; empty if there is nothing to tell."""
        stored = self._live.stored
        return self._drawn(self.scores(), names_told(self.reel.table.names, stored.chairs, stored.seats_of(self._owner)))

    def _drawn(self, scores: list[list[int]], names: list[str]) -> str:
        return score_chart(scores, names) if worth_drawing(scores) else ""

    def whole(self) -> ReelMessage:
        """All that stays while one goes from moment to moment."""
        names = self.reel.table.names
        last = self.last()
        scores = self.scores()
        return {
            "seat": write_seat(self.seat),
            "last": last,
            "over": self._live.table.over,
            "told": _told_until(self.seen(last), last),
            "looks": [{"seat": write_seat(seat), "says": _says(seat, names)} for seat in self._looks()],
            "people": [{"name": name, "mark": mark_path(seat)} for seat, name in enumerate(names)],
            "log": [(text, min(moment, last), doer) for text, moment, doer in LogTeller().lines(self.seen(last))],
            "scores": scores,
            "chart": self._drawn(scores, names),
            "pointless": not any(any(points) for points in scores) or self._live.table.game.cooperative,
            "plays": seats_to_play(self._live.stored, self.seat, self._owner),
        }

    def moment(self, moment: int, layout: str = WIDE) -> MomentMessage:
        """One moment. Nothing is offered: it is over."""
        at = max(0, min(moment, self.last()))
        seen = self.seen(at)
        drawing = seen.game.draw(seen.view, seen.seat, [], seen.names, layout)
        return {
            "at": at,
            "prompt": seen.prompt(),
            "deciders": seen.deciders(),
            "scores": seen.game.scores(seen.view),
            "svg": drawing.parts,
            "scenery": scenery_name(drawing),
            "elsewhere": {write_seat(seat): self.reel.same(at, self._counts, _counts(seat)) for seat in self._looks()},
        }

    def card(self, moment: int, key: str) -> CardMessage:
        """What a part of the drawing at this moment is."""
        return card(self.seen(max(0, min(moment, self.last()))), key)

    def _looks(self) -> list[int]:
        return may_look_from(self._live, self._owner)


def news(live: LiveTable, seat: int, last: int) -> NewsMessage:
    """Which moment is the last by now, and what the seat was told until `last`, the last that its page knows."""
    counts = _counts(seat)
    return {
        "last": len(live.table.moments(counts)) - 1,
        "over": live.table.over,
        "told": _told_until(live.table.seen(counts), last),
    }


def _told_until(seen: Seen, moment: int) -> str:
    """A mark of what the seat was told up to a moment. It is another one if that was taken back and something else played."""
    lines = [text for text, at, _ in LogTeller().lines(seen) if at <= moment]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def _counts(seat: int) -> int:
    """Whose moments are counted."""
    return SPECTATOR if seat == EVERYTHING else seat


def _says(seat: int, names: list[str]) -> str:
    return {SPECTATOR: "As a spectator", EVERYTHING: "Everything revealed"}.get(seat) or f"As {names[seat]}"
