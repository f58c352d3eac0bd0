"""An effect: what a space does for the workers who are placed there. One class for each; the TOML row names it.

A new card is a row in `colony.toml`. If it does something new, it is also a class beside the others of its chapter, in the list at
the end of that file; and if that takes several decisions, a job beside the class, with a kind in `job.py` and a line in `game.py`.
"""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.games.lineae.content import Content, Space
from perilune.games.lineae.messages import NO_MONEY
from perilune.games.lineae.state import OceanState


class Effect:
    """What one space or card does. It is `passive` if it takes no workers and acts by itself."""

    def __init__(self, content: Content, spec: Space, passive: bool = False) -> None:
        self.content = content
        self.spec = spec
        self.passive = passive

    def cost(self, s: OceanState, seat: int) -> int:
        """What it costs in money."""
        return self.spec.cost

    def why_not(self, s: OceanState, seat: int) -> int:
        """0 if it would do something for the seat, money apart."""
        return 0

    def why_not_use(self, s: OceanState, seat: int) -> int:
        """0 if the seat can pay for it and it would do something (3.7)."""
        price = self.cost(s, seat)
        return because(NO_MONEY, price, s.money[seat]) if s.money[seat] < price else self.why_not(s, seat)

    def warning(self, s: OceanState, seat: int) -> int:
        """0, or why the seat should think twice about using it."""
        return 0

    def use(self, s: OceanState, seat: int, space: int, journal: Journal) -> None:
        """The workers stand on the space: do it at once, or put a job on the stack."""
        raise NotImplementedError  # abstract

    def gist(self, price: int) -> str:
        """What it does in a word or two, at this price."""
        raise NotImplementedError  # abstract

    def signs(self, price: int) -> list[str]:
        """The same for a picture, in words and in signs such as (bolt) or (algae), a cube of that kind. The price is a word of its own."""
        return []


class ActsByItself(Effect):
    """A colony card without an octagon: what it does stands where its moment comes."""

    def __init__(self, content: Content, spec: Space) -> None:
        super().__init__(content, spec, passive=True)
