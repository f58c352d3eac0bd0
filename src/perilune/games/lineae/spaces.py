"""Which effect each space for workers has: the board's own, and the colony cards that make or cover one."""

from typing import Final

from perilune.core.errors import BadContent
from perilune.games.lineae.biogenesis import BIOGENESIS_EFFECTS
from perilune.games.lineae.board_actions import BOARD_EFFECTS
from perilune.games.lineae.colony import COLONY_EFFECTS
from perilune.games.lineae.content import DIVE, LOAD, LOCK, NONE, Content, Space
from perilune.games.lineae.effect import Effect
from perilune.games.lineae.goods import card_of
from perilune.games.lineae.launchpad import LaunchPad
from perilune.games.lineae.locks import TurnLock
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.steering import TakeControl

EFFECTS: Final[dict[str, type[Effect]]] = {  # by their names in the TOML rows
    **BOARD_EFFECTS,
    LOAD: LaunchPad,
    DIVE: TakeControl,
    LOCK: TurnLock,
    **COLONY_EFFECTS,
    **BIOGENESIS_EFFECTS,
}


def effect_of(content: Content, spec: Space) -> Effect:
    """What a space or a card does."""
    if spec.effect not in EFFECTS:
        raise BadContent(f"{spec.place}: `effect` is {spec.effect!r}; it must be one of {', '.join(EFFECTS)}.")
    return EFFECTS[spec.effect](content, spec)


class Spaces:
    """The effects of all spaces and cards."""

    def __init__(self, content: Content) -> None:
        self.board = [effect_of(content, spec) for spec in content.spaces]
        self.cards = [effect_of(content, spec) for spec in content.colony]

    def at(self, s: OceanState, space: int) -> Effect:
        """What the space does now. A space over a vessel space must have a card."""
        card = card_of(s, space)
        return self.board[space] if card == NONE else self.cards[card]
