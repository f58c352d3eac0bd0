"""What a click submits: the hot spots of a picture."""

from perilune.draw.svg import esc, rect


class Spots:
    """Knows the offers (text of the move, sentence for people) and remembers which of them have found a place.

    `asking` says that the viewer has a seat and may ask why something is not offered.
    """

    def __init__(self, offers: dict[str, str], asking: bool) -> None:
        self.offers = offers
        self.asking = asking
        self.left = dict(offers)
        self.asked: list[str] = []  # what the picture answers about, in the order drawn

    def offered(self, move: str) -> bool:
        """Whether a click on this would be a legal move."""
        return move in self.offers

    def around(self, move: str, title: str, *inside: str) -> str:
        """These shapes as one spot. Not offered, it asks why not; offered, it glows wherever it has class `hot`."""
        drawn = "".join(inside)
        if move in self.left:
            del self.left[move]
            return f'<g class="offer" data-move="{esc(move)}" data-says="{esc(self.offers[move])}">{drawn}</g>'
        told = f' data-says="{esc(title)}"' if title else ""
        if self.asking and move and move not in self.offers:
            self.asked.append(move)
            return f'<g data-ask="{esc(move)}"{told}>{drawn}</g>'
        return f"<g{told}>{drawn}</g>" if told else drawn

    def box(self, moves: list[str], title: str, x: float, y: float, w: float, h: float, round_: float = 4) -> str:
        """A box that belongs to several moves: the offered ones share it from left to right; without one, it asks of the first."""
        open_ = [move for move in moves if move in self.left]
        if not open_:
            return self.around(moves[0], title, rect(x, y, w, h, "hot", round_))
        part = w / len(open_)
        drawn = [self.around(move, title, rect(x + part * n, y, part, h, "hot", round_)) for n, move in enumerate(open_)]
        return "".join(drawn)
