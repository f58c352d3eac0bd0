"""The sky: which constellation can be seen from which latitude in which month, and why not.

Rows of declination and rows of latitude are the same six: +3, +2, +1, -1, -2, -3. A constellation is seen if every cell of
its figure is above the horizon and outside the daylight. The whole table is computed once, from the geometry (rules, chapter 4).
"""

from typing import Final

from perilune.core.content import ContentFiles, Entry, Named, exactly
from perilune.core.errors import BadContent

ROWS: Final = 6
HOURS: Final = 24
MONTHS: Final = 12
HALF_DAY: Final = 3  # hours of right ascension that daylight hides on each side of the Sun

# Why a constellation is not seen.
SEEN: Final = 0
BELOW: Final = 1
DAYLIGHT: Final = 2
POLAR_DAY: Final = 3

# Rows under the daylight tiles, by zone. In the polar zones the Sun is either up all month or not at all.
COVERED: Final = [[], [2, 3, 4, 5], [1, 2, 3, 4], [1, 2, 3, 4], [0, 1, 2, 3], []]
NORTH_NIGHT: Final = [10, 11, 12, 1, 2]
SOUTH_NIGHT: Final = [4, 5, 6, 7, 8]
NORTH_SUN: Final = [3, 4, 5, 6, 7, 8, 9]
SOUTH_SUN: Final = [9, 10, 11, 12, 1, 2, 3]


def zone_names() -> list[str]:
    """The six zones, from north to south."""
    return ["+3", "+2", "+1", "-1", "-2", "-3"]


def hours_of(row: Entry) -> list[int]:
    """The columns of right ascension of a constellation."""
    hours = row.numbers("hours")
    if not hours or any(not 0 <= hour < HOURS for hour in hours):
        raise BadContent(f"{row.place}: `hours` must be columns from 0 to 23.")
    return hours


class Month(Named):
    """A month: the Sun's place, and the zodiac sign under it."""

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.number = row.number("number")
        self.zodiac = row.text("zodiac")
        self.sun_hour = row.number("sun_hour")
        self.declination: int = -row.number("sun_dec") if row.flag("south") else row.number("sun_dec")  # in tenths of a degree


class Sky:
    """The star map. Months are counted from March, 0 to 11, here and in the whole box."""

    def __init__(self, files: ContentFiles) -> None:
        self.months = [Month(row) for row in files.rows("months.toml", "month")]
        exactly("months.toml: months", len(self.months), MONTHS)
        rows = files.rows("constellations.toml", "constellation")
        self.count: int = len(rows)
        self.hours = [hours_of(row) for row in rows]
        self.rows = [self._rows(row) for row in rows]
        self.why: list[int] = []
        for month in range(MONTHS):
            for zone in range(ROWS):
                for figure in range(self.count):
                    self.why.append(self._why(month, zone, figure))
        self.clear = [self.why[spot : spot + self.count].count(SEEN) for spot in range(0, len(self.why), self.count)]
        self.sun: list[bool] = []
        for month in range(MONTHS):
            for zone in range(ROWS):
                self.sun.append(self._sun(self.months[month].number, zone))

    def _rows(self, row: Entry) -> list[int]:
        return row.all_of("rows", zone_names())

    def _why(self, month: int, zone: int, figure: int) -> int:
        number = self.months[month].number
        if (zone == 0 and number not in NORTH_NIGHT) or (zone == 5 and number not in SOUTH_NIGHT):
            return POLAR_DAY
        for row in self.rows[figure]:
            if abs(row - zone) > 2:
                return BELOW
        for row in self.rows[figure]:
            for hour in self.hours[figure]:
                if not self.cell(month, zone, row, hour):
                    return DAYLIGHT
        return SEEN

    def _sun(self, number: int, zone: int) -> bool:
        if zone == 0:
            return number in NORTH_SUN
        return number in SOUTH_SUN if zone == 5 else True

    def cell(self, month: int, zone: int, row: int, hour: int) -> bool:
        """Whether this cell of the star map is dark and above the horizon."""
        number = self.months[month].number
        if (zone == 0 and number not in NORTH_NIGHT) or (zone == 5 and number not in SOUTH_NIGHT):
            return False
        if abs(row - zone) > 2:
            return False
        if row in COVERED[zone]:
            off = (hour - self.months[month].sun_hour) % HOURS
            return HALF_DAY <= off < HOURS - HALF_DAY
        return True

    def why_not(self, month: int, zone: int, figure: int) -> int:
        """SEEN, or why the constellation cannot be seen whole."""
        return self.why[(month * ROWS + zone) * self.count + figure]

    def figures_seen(self, month: int, zone: int) -> int:
        """How many constellations are seen from this zone."""
        return self.clear[month * ROWS + zone]

    def sun_up(self, month: int, zone: int) -> bool:
        """Whether the Sun is in the sky of this zone: for eclipses and transits."""
        return self.sun[month * ROWS + zone]

    def months_seen(self, zone: int, figure: int) -> list[int]:
        """The months in which the constellation is seen from this zone."""
        return [month for month in range(MONTHS) if self.why_not(month, zone, figure) == SEEN]
