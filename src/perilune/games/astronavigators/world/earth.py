"""The Earth map: six rows of twelve squares, what stands on them, and where each vehicle can go from each square."""

from typing import Final

from perilune.core.content import ContentFiles
from perilune.core.errors import BadContent

COLUMNS: Final = 12
SQUARES: Final = 72
FAR: Final = 9  # travel actions: out of reach
_CONTINENTS: Final = ["north-america", "south-america", "europe", "africa", "asia", "oceania", "antarctica"]
_VEHICLES: Final = ["car", "train", "boat", "helicopter", "plane", "spacecraft"]
_ROWS: Final = ["+3", "+2", "+1", "-1", "-2", "-3"]


class Earth:
    """`icons[square * 6 + vehicle]` is a mask of continents; `reach[vehicle][square]` the squares in range, icons not asked."""

    def __init__(self, files: ContentFiles) -> None:
        rows = files.rows("earth.toml", "square")
        if len(rows) != SQUARES:
            raise BadContent("earth.toml: the map has 72 squares.")
        self.keys = [row.text("key") for row in rows]
        self.names = [row.text("name") for row in rows]
        self.sources = [row.text("source") for row in rows]
        self.terrain = [row.text("terrain") for row in rows]
        self.longitude = [row.text("longitude") for row in rows]
        self.icons = [0] * (SQUARES * 6)
        self.water = [row.flag("boats") for row in rows]
        self.land_of = [-1] * SQUARES  # the first continent with an icon here
        for place, row in enumerate(rows):
            if _ROWS.index(row.text("row")) != place // COLUMNS or row.number("column") != place % COLUMNS + 1:
                raise BadContent(f"{row.place}: squares must stand row by row, from west to east.")
            for icon in row.texts("icons"):
                words = icon.split()
                if len(words) != 2 or words[0] not in _CONTINENTS or words[1] not in _VEHICLES:
                    raise BadContent(f"{row.place}: {icon!r} is not an icon; write a continent and a vehicle.")
                continent = _CONTINENTS.index(words[0])
                self.icons[place * 6 + _VEHICLES.index(words[1])] |= 1 << continent
                if self.land_of[place] < 0:
                    self.land_of[place] = continent
        links = files.rows("earth.toml", "links")
        self.roads = self._pairs(links[0].texts("pairs"))
        self.rails = self._pairs(links[1].texts("pairs"))
        self.land = self._pairs(links[2].texts("pairs"))
        roads = _lists(self.roads)
        rails = _lists(self.rails)
        air = [self._air(square) for square in range(SQUARES)]
        water = [self._water(square) for square in range(SQUARES)]
        self.reach: list[list[list[int]]] = [
            _within(roads, 1), _within(rails, 2), _within(water, 1), _within(air, 1), _within(air, 3), [[] for _ in range(SQUARES)]
        ]  # fmt: skip
        self.far_boat = _within(water, 2)  # Jarrah's
        # Where each vehicle can go from each square, by the icons alone.
        self.stops: list[list[list[int]]] = [[self._stops(vehicle, square) for square in range(SQUARES)] for vehicle in range(6)]

    def _pairs(self, texts: list[str]) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for text in texts:
            words = text.split()
            if len(words) != 2 or words[0] not in self.keys or words[1] not in self.keys:
                raise BadContent(f"earth.toml: {text!r} is not a link; write two squares.")
            found.append((self.keys.index(words[0]), self.keys.index(words[1])))
        return found

    def _around(self, square: int) -> list[int]:
        row, column = square // COLUMNS, square % COLUMNS
        found: list[int] = []
        for r in range(max(0, row - 1), min(5, row + 1) + 1):
            for step in (-1, 0, 1):
                other = r * COLUMNS + (column + step) % COLUMNS
                if other != square:
                    found.append(other)
        return found

    def _air(self, square: int) -> list[int]:
        found = self._around(square)
        row = square // COLUMNS
        if row in (0, 5):  # over the pole
            for other in range(row * COLUMNS, (row + 1) * COLUMNS):
                if other != square and other not in found:
                    found.append(other)
        return sorted(found)

    def _water(self, square: int) -> list[int]:
        if not self.water[square]:
            return []
        near = self._air(square) if square < COLUMNS else self._around(square)
        found: list[int] = []
        for other in near:
            blocked = (square, other) in self.land or (other, square) in self.land
            if self.water[other] and not blocked:
                found.append(other)
        return sorted(found)

    def trips_to(self, goal: int) -> list[int]:
        """How many travel actions each square is away from the goal, one vehicle each; 9 where it is out of reach."""
        trips = [FAR] * SQUARES
        trips[goal] = 0
        return self._spread(trips, 1)

    def trips_to_visit(self, continent: int) -> list[int]:
        """How many travel actions each square is away from a visit to the continent: an arrival on one of its icons; at least 1."""
        trips = [FAR] * SQUARES
        for square in range(SQUARES):
            for vehicle in range(5):
                for other in self.stops[vehicle][square]:
                    if self.icon(other, vehicle) >> continent & 1:
                        trips[square] = 1
        return self._spread(trips, 2)

    def _spread(self, trips: list[int], first: int) -> list[int]:
        """Fills in the squares that are so many trips away, and more."""
        for count in range(first, FAR):
            for square in range(SQUARES):
                if trips[square] == FAR and self._leads_to(square, trips, count - 1):
                    trips[square] = count
        return trips

    def _leads_to(self, square: int, trips: list[int], count: int) -> bool:
        for vehicle in range(5):
            for other in self.stops[vehicle][square]:
                if trips[other] == count:
                    return True
        return False

    def _stops(self, vehicle: int, square: int) -> list[int]:
        if not self._stop(square, vehicle):
            return []
        return [other for other in self.reach[vehicle][square] if self._stop(other, vehicle)]

    def _stop(self, square: int, vehicle: int) -> bool:
        return self.icon(square, vehicle) != 0 or (vehicle == 2 and self.land_of[square] < 0)

    def zone(self, square: int) -> int:
        """The latitude row, 0 for +3 to 5 for -3."""
        return square // COLUMNS

    def icon(self, square: int, vehicle: int) -> int:
        """The continents that have this vehicle's icon here, as a mask."""
        return self.icons[square * 6 + vehicle]


def _lists(pairs: list[tuple[int, int]]) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(SQUARES)]
    for a, b in pairs:
        found[a].append(b)
        found[b].append(a)
    return found


def _within(near: list[list[int]], steps: int) -> list[list[int]]:
    """The squares within so many steps, by the shortest way; never the start itself."""
    found: list[list[int]] = []
    for start in range(SQUARES):
        reached = [start]
        edge = [start]
        for _ in range(steps):
            further: list[int] = []
            for square in edge:
                for other in near[square]:
                    if other not in reached:
                        reached.append(other)
                        further.append(other)
            edge = further
        found.append(sorted(reached[1:]))
    return found
