"""The chances to win over a game: each band has its name, and no pole goes through one."""

import re

from perilune.draw.chances import Mark, chance_chart
from perilune.draw.words import width

NAMES = ["You", "Selene"]
POLE = re.compile(r"L([\d.]+) 34V140")
NAME = re.compile(r'<text x="([\d.]+)" y="[\d.]+" font-size="13" class="k b">(\w+)<')


def test_the_name_of_a_band_stands_beside_the_poles() -> None:
    """The pole of the second moment went through the last letter of Selene; You had no name: its band was widest at the very end."""
    at = [*range(0, 101, 2)]
    mine = [0.5 - 0.005 * moment if moment < 60 else min(1.0, 0.55 + 0.012 * (moment - 60)) for moment in at]
    drawn = chance_chart(at, [[own, 1 - own] for own in mine], [0, 1], [Mark(60, "", "month 5")], NAMES, "month", [])
    pole = [float(x) for x in POLE.findall(drawn)]
    names = {name: float(x) for x, name in NAME.findall(drawn)}
    assert set(names) == set(NAMES) and len(pole) == 1
    for name, x in names.items():
        assert not x - 20 < pole[0] < x + width(name, 13, True)
