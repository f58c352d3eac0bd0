"""What goes over the wire to a browser. All that depends on the position comes from the Seen of one seat."""

from typing import Any

from perilune.core.chance import SPECTATOR
from perilune.core.table import Seen

Frame = dict[str, Any]


def position(seen: Seen, undo: str) -> Frame:
    """Everything that the page of this seat shows; `undo` says why the last move cannot be taken back."""
    game = seen.game
    deciders = seen.deciders()
    outcome = None if deciders else game.outcome(seen.view, seen.names)
    return {
        "type": "position",
        "number": seen.number,
        "seat": seen.seat,
        "prompt": seen.prompt(),
        "deciders": deciders,
        "offers": [{"move": move.text, "says": seen.say(move)} for move in seen.legal()],
        "undo": undo if seen.seat != SPECTATOR else "You are watching.",
        "scores": game.scores(seen.view),
        "outcome": None if outcome is None else {"winners": outcome.winners, "text": outcome.text},
        "svg": seen.svg(),
        "log": seen.log(),
    }


def answer(seen: Seen, text: str) -> Frame:
    """Why this seat may not play the move now, with the rule behind it, or that it may."""
    move = seen.game.catalogue.parse(text)
    refusal = seen.why_not(move)
    if refusal is None:
        return {"type": "answer", "move": move.text, "says": f"You may do this now: {seen.say(move)}.", "rule": ""}
    return {"type": "answer", "move": move.text, "says": refusal.text, "rule": refusal.rule}


def proposals(marks: dict[int, list[str]]) -> Frame:
    """What partners propose: for each seat the places it has marked."""
    return {"type": "proposals", "marks": {str(seat): places for seat, places in marks.items()}}


def trouble(says: str) -> Frame:
    """A message that could not be followed. Nothing has changed."""
    return {"type": "trouble", "says": says}


def log_change(old: list[str], new: list[str]) -> Frame:
    """How to make the new log from the old one: keep so many lines, then add these."""
    keep = 0
    while keep < len(old) and keep < len(new) and old[keep] == new[keep]:
        keep += 1
    return {"keep": keep, "add": new[keep:]}
