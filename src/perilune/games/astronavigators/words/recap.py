"""A recap of AstroNavigators: without what lies on the table anyway, the cards of a new month and what others have declared."""

from typing import Final

from perilune.core.journal import Event
from perilune.core.recap import Item
from perilune.games.astronavigators import messages as m

_DEALT: Final = (m.E_DEAL, m.E_TOP, m.E_PLANET_TOP)
_DECLARED: Final = (m.E_OBSERVE_PLAN, m.E_TRAVEL_PLAN, m.E_PLAN_PLAN, m.E_PLANNED_PLAN, m.E_REST_PLAN)


def recap(events: list[Event]) -> list[Item]:
    """The events, without those that would crowd out what the others did: declarations, and what is dealt as a month begins."""
    found: list[Event] = []
    for event in events:
        if event.code in _DECLARED:
            continue
        while event.code == m.E_MONTH and found and found[-1].code in _DEALT:
            found.pop()
        found.append(event)
    return [Item(event) for event in found]
