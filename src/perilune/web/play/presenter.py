"""What a page is told, made from the Seen of one seat and from nothing else."""

from typing import Literal, NamedTuple

from perilune.core.drawing import WIDE, Drawing
from perilune.core.drawing import Way as Drawn
from perilune.core.move import Move
from perilune.core.seen import Seen
from perilune.web.play.gist import gist
from perilune.web.play.log_teller import LogTeller
from perilune.web.play.messages import (
    AnswerMessage,
    CardMessage,
    ConfirmMessage,
    ConsequencesMessage,
    Course,
    Figure,
    Moment,
    Offer,
    Outcome,
    Position,
    PositionMessage,
    PositionShared,
    RefusalsMessage,
    Thing,
    TroubleMessage,
    Way,
)
from perilune.web.play.position_change import Shown, drawing_change, hashes, lines_kept

MOST_GAUGES = 2  # as many numbers stand under a name
MOST_CHANCES = 4  # as many answers of chance are told as fit on a card,
LEAST_CHANCE = 1_000  # in ten-thousandths: what is rarer says nothing, such as four cards of a deck of thirty


class Look(NamedTuple):
    """A position as a seat sees it, for any page that shows it, before its log is put into words."""

    seen: Seen
    told: PositionShared
    parts: list[str] | None  # of the drawing; None if it is told in words

    def remembered(self) -> Shown:
        """What is kept of it when a page has been shown it."""
        return Shown(self.told, self.seen.names[:], self.seen.events, hashes(self.parts or []))


def look_of(seen: Seen, undo: str, redo: bool, since: int, words: bool, layout: str = WIDE) -> Look:
    """All that a seat sees.

    `undo` says why the last move cannot be taken back, `since` which line of the log is the first after what the
    seat did last. With `words` the position is told by regions instead of drawn in this layout.
    """
    recap = seen.recap(since) if since and seen.seat in seen.deciders() else []
    told: PositionShared = {
        "type": "position",
        "number": seen.number,
        "seat": seen.seat,
        "mine": False,
        "standIn": False,
        "next": [],
        "prompt": seen.prompt(),
        "deciders": seen.deciders(),
        "offers": [_offer(seen, move, words) for move in seen.legal()],
        "undo": undo,
        "redo": redo,
        "since": since,
        "recap": [(line.text, line.subject) for line in recap],
        "gist": [(line.text, line.subject) for line in gist(seen, since, recap)],
        "course": _course(seen),
        "scores": seen.game.scores(seen.view),
        "standing": [_numbers(seen, seat, words) for seat in range(len(seen.names))],
        "outcome": _outcome(seen),
    }
    if words:
        told["regions"] = [{"title": region.title, "lines": region.lines} for region in seen.regions()]
        return Look(seen, told, None)
    drawing = seen.drawing(layout)
    told["scenery"] = scenery_name(drawing)
    told["things"] = things(drawing)
    return Look(seen, told, drawing.parts)


def position(seen: Seen, layout: str) -> Position:
    """A position with the whole drawing and log, for somebody who has seen nothing of it and cannot take anything back."""
    now = look_of(seen, "", False, 0, False, layout)
    return {**now.told, "log": LogTeller().lines(seen), "svg": now.parts or []}


def scenery_name(drawing: Drawing) -> str:
    """What the drawing lies on, as its address ends."""
    return f"{drawing.scenery.name}/{drawing.scenery.digest}" if drawing.scenery is not None else ""


def _way(way: Drawn) -> Way:
    found: Way = {"moves": way.moves, "says": way.says, "note": way.note, "ghost": way.ghost}
    if way.told:
        found["told"] = True
    if way.waits:
        found["waits"] = True
    return found


def things(drawing: Drawing) -> dict[str, Thing]:
    """What opens beside the parts of a drawing."""
    return {
        key: {
            "title": thing.title,
            "ways": [_way(way) for way in thing.ways],
            "opens": thing.opens,
        }
        for key, thing in drawing.things.items()
    }


def as_change(old: Shown | None, new: Look, now: Shown, log: LogTeller, between: list[Seen], layout: str) -> PositionMessage:
    """A position for a page that has been shown the old one. `now` is what is kept of the new one, `between` what was seen meanwhile."""
    keep = lines_kept(old, now)
    sent: PositionMessage = {**new.told, "log": {"keep": keep, "add": log.lines(new.seen, keep)}}  # type: ignore[typeddict-item]
    great = great_lines(new.seen, keep) if old is not None else []
    if great:
        sent["great"] = great
    if new.parts is not None:
        parts = old.parts if old else hashes([])
        course = old.position["course"] if old else None
        if between:
            sent["moments"] = []
        for seen in between:
            drawing = seen.game.draw(seen.view, seen.seat, [], seen.names, layout)
            change = drawing_change(parts, drawing.parts)
            moment: Moment = {"svg": change, "scenery": scenery_name(drawing), "lines": len(seen.events)}
            if course != (course := _course(seen)):
                moment["course"] = course
            sent["moments"].append(moment)
            parts = hashes(drawing.parts)
        sent["svg"] = drawing_change(parts, new.parts)
    return sent


def great_lines(seen: Seen, first: int) -> list[int]:
    """The lines of the log, from this one on, that all should hear of."""
    sentences = seen.game.messages.sentences
    return [first + place for place, event in enumerate(seen.events[first:]) if sentences[event.code].great]


def _offer(seen: Seen, move: Move, words: bool) -> Offer:
    offer: Offer = {"move": move.text, "says": seen.say(move)}
    if not words:
        caption = seen.game.caption(seen.view, seen.seat, move, offer["says"])
        if caption.sign:
            offer["sign"] = caption.sign
        if caption.name:
            offer["name"] = caption.name
        if caption.note:
            offer["note"] = caption.note
        if caption.folds:
            offer["folds"] = caption.folds
    warning = seen.warning(move)
    if warning is not None:
        offer["warns"] = warning.text
    verb = seen.game.catalogue.verbs[move.kind]
    if verb.ends:
        offer["ends"] = True
    if verb.loses:
        offer["loses"] = True
    if move.gives_up:
        offer["gives_up"] = True
    return offer


def _outcome(seen: Seen) -> Outcome | None:
    if seen.deciders():
        return None
    outcome = seen.game.outcome(seen.view, seen.names)
    if outcome is None:
        return None
    return {
        "winners": outcome.winners,
        "text": outcome.text,
        "sources": [{"name": source.name, "points": source.points} for source in seen.sources()],
        "best": "",
    }


def _course(seen: Seen) -> Course:
    course = seen.game.course(seen.view)
    return {"title": course.title, "phases": course.phases, "now": course.now, "order": course.order}


def _numbers(seen: Seen, seat: int, words: bool) -> list[Figure]:
    """What a player's row shows: signs with figures beside a drawing, else the few that matter most."""
    gauges = seen.game.gauges(seen.view, seat, seen.names)
    if words or not gauges[0].sign:
        return [("", str(gauge.value), gauge.told()) for gauge in gauges[:MOST_GAUGES]]
    return [
        (gauge.sign, f"{gauge.value}/{gauge.goal}" if gauge.steps else str(gauge.value), gauge.told())
        for gauge in gauges
        if gauge.sign and (gauge.value or not gauge.rare)
    ]


def standing(seen: Seen, seat: int) -> str:
    """The numbers of a seat that matter most."""
    gauges = seen.game.gauges(seen.view, seat, seen.names)[:MOST_GAUGES]
    return " · ".join(gauge.told() for gauge in gauges)


def answer(seen: Seen, text: str) -> AnswerMessage:
    """Why this seat may not play the move now, with the rule behind it, or that it may."""
    move = seen.game.catalogue.parse(text)
    refusal = seen.why_not(move)
    if refusal is None:
        return {"type": "answer", "move": move.text, "says": f"You may do this now: {seen.say(move)}.", "rule": ""}
    return {"type": "answer", "move": move.text, "says": refusal.text, "rule": refusal.rule}


def consequences(seen: Seen, text: str) -> ConsequencesMessage | AnswerMessage:
    """What a move would do; or why it may not be played."""
    move = seen.game.catalogue.parse(text)
    if move not in seen.legal():
        return answer(seen, text)
    foretold, warning = seen.consequences(move), seen.warning(move)
    return {
        "type": "consequences",
        "move": move.text,
        "says": seen.say(move),
        "told": foretold.told,
        "changes": [{"name": c.name, "before": c.before, "after": c.after} for c in foretold.changes],
        "then": foretold.then,
        "chances": [
            {"text": c.text, "percent": c.share / 100} for c in foretold.chances[:MOST_CHANCES] if c.share >= LEAST_CHANCE
        ],
        "forecast": foretold.forecast,
        "warns": "" if warning is None else warning.text,
        "final": seen.no_way_back(move),
    }


def card(seen: Seen, key: str) -> CardMessage:
    """What a part of the drawing is."""
    told = seen.card(key)
    if told is None:
        return {"type": "card", "key": key, "title": "", "lines": [], "rule": "", "picture": ""}
    return {"type": "card", "key": key, "title": told.title, "lines": told.lines, "rule": told.rule, "picture": told.picture}


def refusals(seen: Seen) -> RefusalsMessage:
    """What the drawing would answer about if one clicked on it: each reason with the moves that it refuses, in words."""
    reasons: dict[tuple[str, str], list[str]] = {}
    for text in dict.fromkeys(seen.drawing().asks):
        move = seen.game.catalogue.parse(text)
        refusal = seen.why_not(move)
        if refusal is not None:
            reasons.setdefault((refusal.text, refusal.rule), []).append(seen.say(move))
    return {
        "type": "refusals",
        "reasons": [{"says": says, "rule": rule, "moves": moves} for (says, rule), moves in reasons.items()],
    }


def confirm(seen: Seen, text: str, sure: bool, wary: bool) -> ConfirmMessage | None:
    """A question back, if there is one: does somebody who is wary mean to waste something, and who is not sure, what is final?"""
    move = seen.game.catalogue.parse(text)
    if move not in seen.legal():
        return None
    warning = seen.warning(move) if wary else None
    says = warning.text if warning is not None else "" if sure else seen.no_way_back(move)
    if not says:
        return None
    about: Literal["final", "waste"] = "final" if warning is None else "waste"
    return {"type": "confirm", "about": about, "move": move.text, "means": seen.say(move), "says": says}


def trouble(says: str, rule: str = "") -> TroubleMessage:
    """A request that could not be followed. Nothing has changed."""
    return {"type": "trouble", "says": says, "rule": rule}
