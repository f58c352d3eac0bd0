"""What the secrets of our boxes read like when they are laid open."""

from typing import Any

from perilune.conformance.everything import Shown, hidden, laid_open
from perilune.core.seen import Seen

DRAFT = 0  # the first stage of AstroNavigators


def opened(seen: Seen, everything: Seen) -> list[str]:
    """Everything tells and shows each fact that a spectator could not see. Returns the fields that were laid open."""
    all_shown = Shown(everything)
    laid_open(Shown(seen), all_shown)
    told, texts = all_shown.words, all_shown.texts()
    facts = [(field, *fact(everything, field, place)) for field, place in hidden(seen)]
    for field, in_words, in_drawing in facts:
        assert in_words in told, (field, in_words)
        assert in_drawing in texts, (field, in_drawing)
    return [field for field, in_words, _ in facts if in_words]


def fact(everything: Seen, field: str, place: int) -> tuple[str, str]:
    """How a hidden number reads in words and in the drawing when it is laid open; empty where it says nothing."""
    game: Any = everything.game
    truth = everything.view.to_json()
    value = truth[field][place]
    if field == "crater":
        seat = place * len(everything.names) // len(truth[field])
        return (f"{everything.names[seat]}'s robots: ", "") if value else ("", "")
    if field == "own":
        return f"with {value}", f": {value}"
    if field == "kept":
        name = game.content.rockets[value].name if place % 3 == 1 else ""  # a seat, its rocket, and the square that comes with it
    elif field == "agenda":
        name = game.content.agendas[value].name
    elif field == "character" or (field == "offer" and truth["stage"] == DRAFT):
        name = game.content.characters[value].name
    elif field == "offer":
        name = game.content.rockets[value].name
    else:
        assert field == "objectives", f"{game.title} hides its {field}: say here how that reads when it is laid open"
        name = game.content.objectives[value].name
    return name, name
