"""What goes over the wire to a browser. All that depends on the position comes from the Seen of one seat."""

import re
from html import unescape
from typing import Any

from perilune.core.move import Move
from perilune.core.table import Seen
from perilune.web.play.places import places_in_words

Frame = dict[str, Any]

_ASKED = re.compile(r'data-ask="([^"]*)"')


def position(seen: Seen, undo: str, redo: bool, since: int, words: bool) -> Frame:
    """Everything that the page of this seat shows.

    `undo` says why the last move cannot be taken back, `since` which line of the log is the first after the seat's
    last move. With `words` the position is told by regions instead of drawn.
    """
    game = seen.game
    deciders = seen.deciders()
    outcome = None if deciders else game.outcome(seen.view, seen.names)
    frame = {
        "type": "position",
        "number": seen.number,
        "seat": seen.seat,
        "prompt": seen.prompt(),
        "deciders": deciders,
        "offers": [_offer(seen, move) for move in seen.legal()],
        "undo": undo,
        "redo": redo,
        "since": since,
        "scores": game.scores(seen.view),
        "outcome": None if outcome is None else {"winners": outcome.winners, "text": outcome.text, "sources": _sources(seen)},
        "log": log_lines(seen),
    }
    if words:
        frame["regions"] = regions(seen)
    else:
        frame["svg"] = seen.svg()
    return frame


def _offer(seen: Seen, move: Move) -> Frame:
    """A move that may be played: `warns` why one should think twice about it, `ends` that it does nothing but end something."""
    offer: Frame = {"move": move.text, "says": seen.say(move)}
    warning = seen.warning(move)
    if warning is not None:
        offer["warns"] = warning.text
    if seen.game.catalogue.verbs[move.kind].ends:
        offer["ends"] = True
    return offer


def log_lines(seen: Seen) -> list[list[Any]]:
    """The log: each line with the moment of the replay that shows it, and whether it only tells of a pass."""
    return [list(line) for line in zip(seen.log(), seen.log_moments(), seen.log_passes(), strict=True)]


def regions(seen: Seen) -> list[Frame]:
    """The position in words."""
    return [{"title": region.title, "lines": region.lines} for region in seen.regions()]


def _sources(seen: Seen) -> list[Frame]:
    return [{"name": source.name, "points": source.points} for source in seen.sources()]


def change(old: Frame, new: Frame) -> Frame:
    """A position as the page gets it that has been shown the old one: log and drawing as changes."""
    sent = {**new, "log": log_change(old.get("log", []), new["log"])}
    if "svg" in new:
        sent["svg"] = drawing_change(old.get("svg", ""), new["svg"])
    return sent


def log_change(old: list[list[Any]], new: list[list[Any]]) -> Frame:
    """How to make the new log from the old one: keep so many lines, then add these."""
    keep = 0
    while keep < len(old) and keep < len(new) and old[keep] == new[keep]:
        keep += 1
    return {"keep": keep, "add": new[keep:]}


def drawing_change(old: str, new: str) -> list[Any]:
    """How to make the new drawing from the old one, both cut before each group: a text, or [first, count] of the old parts."""
    known = {part: place for place, part in enumerate(_groups(old))} if old else {}
    change: list[Any] = []
    for part in _groups(new):
        place = known.get(part)
        last = change[-1] if change else None
        if place is None:
            if isinstance(last, str):
                change[-1] = last + part
            else:
                change.append(part)
        elif isinstance(last, list) and last[0] + last[1] == place:
            last[1] += 1
        else:
            change.append([place, 1])
    return change


def _groups(drawing: str) -> list[str]:
    """The drawing, cut before each group."""
    return drawing.replace("<g ", "\0<g ").replace("<g>", "\0<g>").split("\0")


def answer(seen: Seen, text: str) -> Frame:
    """Why this seat may not play the move now, with the rule behind it, or that it may."""
    move = seen.game.catalogue.parse(text)
    refusal = seen.why_not(move)
    if refusal is None:
        return {"type": "answer", "move": move.text, "says": f"You may do this now: {seen.say(move)}.", "rule": ""}
    return {"type": "answer", "move": move.text, "says": refusal.text, "rule": refusal.rule}


def refusals(seen: Seen) -> Frame:
    """What the drawing would answer about if one clicked on it: each reason with the moves that it refuses, in words."""
    reasons: dict[tuple[str, str], list[str]] = {}
    for text in dict.fromkeys(_ASKED.findall(seen.svg())):
        move = seen.game.catalogue.parse(unescape(text))
        refusal = seen.why_not(move)
        if refusal is not None:
            reasons.setdefault((refusal.text, refusal.rule), []).append(seen.say(move))
    told = [{"says": says, "rule": rule, "moves": moves} for (says, rule), moves in reasons.items()]
    return {"type": "refusals", "reasons": told}


def confirm(seen: Seen, move: str, says: str) -> Frame:
    """A question back: this move cannot be taken back. Is it meant?"""
    return {"type": "confirm", "move": move, "means": seen.say(seen.game.catalogue.parse(move)), "says": says}


def proposals(marks: dict[int, list[str]], watching: Seen) -> Frame:
    """What partners propose: for each seat the places it has marked, and what these are called in the drawing that all may see."""
    marked = {place for places in marks.values() for place in places}
    called = places_in_words(watching.svg()) if marked else {}
    return {
        "type": "proposals",
        "marks": {str(seat): places for seat, places in marks.items()},
        "words": {place: called.get(place, place) for place in sorted(marked)},
    }


def trouble(says: str, rule: str = "") -> Frame:
    """A message that could not be followed. Nothing has changed."""
    return {"type": "trouble", "says": says, "rule": rule}
