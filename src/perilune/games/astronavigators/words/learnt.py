"""Where each navigator has learnt what they know, added up from what was told."""

from typing import Final

from perilune.core.game import Source
from perilune.core.journal import Event
from perilune.games.astronavigators.messages import (
    E_ALL_CONTINENTS,
    E_ALL_VEHICLES,
    E_OBSERVED,
    E_QUEST_DONE,
    E_SATURN,
    E_SET,
    E_START,
    E_VEHICLE,
    E_VISIT,
)

START, SKY, VEHICLES, CONTINENTS, ROCKET, QUESTS = range(6)
NAMES: Final = ["at the start", "the sky", "vehicles", "continents", "the Saturn V", "quests"]
TOLD: Final = {  # where it was learnt, and which argument says how much
    E_START: (START, 1),
    E_OBSERVED: (SKY, 2),
    E_SET: (SKY, 2),
    E_VEHICLE: (VEHICLES, 2),
    E_ALL_VEHICLES: (VEHICLES, 1),
    E_VISIT: (CONTINENTS, 2),
    E_ALL_CONTINENTS: (CONTINENTS, 1),
    E_SATURN: (ROCKET, 1),
    E_QUEST_DONE: (QUESTS, 2),
}


def learnt(seats: int, events: list[Event]) -> list[Source]:
    """The knowledge of each seat by where it came from."""
    sums = [[0] * seats for _ in NAMES]
    for event in events:
        if event.code in TOLD:
            source, place = TOLD[event.code]
            sums[source][event.args[0]] += event.args[place]
    return [Source(name, row) for name, row in zip(NAMES, sums, strict=True) if any(row)]
