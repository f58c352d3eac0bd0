"""What decided a finished game of Lineae: the launches first, then the other turns at the Launch Pad."""

from typing import Final

from perilune.core.game import Deed
from perilune.core.pending import SEAT
from perilune.core.words import counted
from perilune.games.lineae.content import Content
from perilune.games.lineae.job import LOAD_JOB, top_kind
from perilune.games.lineae.launchpad import CUBES, TILE
from perilune.games.lineae.state import OceanState

LAUNCHED: Final = 20  # the weight of a launch, beside its points: it also brings a technology card


def deeds(positions: list[OceanState], content: Content) -> list[Deed]:
    """Every turn at the Launch Pad, with the points of its cubes."""
    found: list[Deed] = []
    earned = cubes = 0
    for number in range(1, len(positions)):
        before, after = positions[number - 1], positions[number]
        if not _loads(before):
            continue
        seat, loaded = before.pending[-1][SEAT], before.pending[-1][CUBES]
        if loaded == 0:
            earned = cubes = 0
        if sum(after.cargo) == sum(before.cargo):  # finished
            found.append(_loading(number, before, seat, cubes, earned, content))
            continue
        earned += after.vp[seat] - before.vp[seat]
        cubes += 1
        flown = [card for card, owner in enumerate(after.launched) if owner == seat != before.launched[card]]
        if flown:
            name = content.rockets[flown[0]].name
            says = f"{{seat}} launched the {name} rocket: {counted(earned, 'point')} for {counted(cubes, 'cube')} in one turn."
            found.append(Deed(number, LAUNCHED + earned, says, [seat]))
        elif not _loads(after):
            found.append(_loading(number, before, seat, cubes, earned, content))
    return found


def _loads(s: OceanState) -> bool:
    return bool(s.pending) and top_kind(s) == LOAD_JOB


def _loading(number: int, s: OceanState, seat: int, cubes: int, earned: int, content: Content) -> Deed:
    """A rocket that stays where it is."""
    tile = s.pending[-1][TILE] if s.pending[-1][CUBES] else s.vessel[seat]
    name = content.rockets[s.rockets[tile]].name
    says = f"{{seat}} loaded the {name} rocket: {counted(earned, 'point')} for {counted(cubes, 'cube')}."
    return Deed(number, earned, says, [seat])
