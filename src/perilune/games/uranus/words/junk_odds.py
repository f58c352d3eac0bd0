"""What space junk may do, before the cards are drawn."""

from typing import Final

from perilune.core.words import counted
from perilune.games.uranus.content import Content
from perilune.games.uranus.rocks import find_set, fits, rocks_in
from perilune.games.uranus.state import UranusState

HELPFUL: Final = ["burst right", "burst left", "soft landing", "caught in time"]
HARMFUL: Final = ["stores destroyed", "crash right", "crash left", "crash at home", "module wiped out"]


def junk_odds(s: UranusState, seat: int, at: int, module: int, content: Content) -> list[str]:
    """How many of the cards help and how many do harm, where a launch leaves rocks over."""
    row = find_set(s, seat, at)
    over = rocks_in(s, row) - fits(s, content, row, module)
    if over == 0:
        return []
    bag = s.junk_bag or s.junk_out
    left = [card.effect for number, card in enumerate(content.junks) if bag >> number & 1]
    helpful = sum(1 for effect in left if effect in HELPFUL)
    harmful = sum(1 for effect in left if effect in HARMFUL)
    cards = f"{counted(over, 'card')} of the {len(left)} space junk cards in the deck"
    return [f"You draw {cards}: {harmful} do harm, {helpful} help, {len(left) - harmful - helpful} only turn asteroids aside."]
