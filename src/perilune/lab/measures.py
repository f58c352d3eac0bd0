"""What is measured in the games of one seed: sums and counts, by the names under which reports and checks know them."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from perilune.core.errors import BadOption
from perilune.lab.run_folder import Rows, RunFolder
from perilune.lab.run_rows import GAMES, OPTION, SEATS, Row
from perilune.lab.run_terms import RunTerms, per_seat

Key = tuple[str, str]  # a group, and one of its values
Measures = dict[Key, list[float]]  # the sum and the count

SEAT, BOT, WITH, TAKEN, TIMES, POINTS, ENDING, GAME = "seat", "bot", "with", "taken", "times", "points", "ending", "game"
SIDE, FIRST = "side ", "first "  # with an option, with a verb
ALL: Key = (SEAT, "all")  # what all seats together have won
LENGTH: Key = (GAME, "turns")
WON: Key = (GAME, "won")
COURSE = ["lead_changes", "behind", "decided"]
GAME_WORDS = {
    "turns": "turns of a game",
    "moves": "moves of a game",
    "points": "points of a seat",
    "won": "games that are won",
    "first_seat_wins": "seat 1 wins",
    "stalled": "games that bots do not finish",
    "lead_changes": "lead changes of a game",
    "behind": "drama: points by which the winner was behind at worst",
    "decided": "decisiveness: when the winner led for good (0 at the start, 1 at the end)",
}
SHARES = (ENDING, TAKEN, SEAT, BOT, WITH, SIDE, FIRST)


def name_of(key: Key) -> str:
    """How a check names a figure, such as win_share.seat1."""
    group, value = key
    if group == SEAT:
        return f"win_share.seat{value}"
    if group == BOT:
        return f"win_share.{value}"
    if group == WITH:
        return f"win_share.with.{value}"
    if group.startswith(SIDE):
        return f"win_share.{group.removeprefix(SIDE)}.{value}"
    if group.startswith(FIRST):
        return f"win_share.first.{value}"
    return value if group == GAME else f"{group}.{value}"


def words_of(key: Key) -> str:
    """What a figure is, in words."""
    group, value = key
    what, _, setting = value.partition(".")
    name, _, chosen = setting.partition(".")
    if group == GAME:
        return f"{GAME_WORDS[what]}, with {name} {chosen}" if setting else GAME_WORDS[what]
    if group == POINTS:
        return f"points of {_who(value)}"
    if group in (SEAT, BOT):
        return f"{_who(f'seat{value}' if group == SEAT else value)} wins"
    if group.startswith(SIDE):
        return f"{group.removeprefix(SIDE)} {value} wins"
    if group.startswith(FIRST):
        return f"who begins with “{value}” wins"
    return {
        WITH: f"who does “{value}” wins",
        TAKEN: f"seats that do “{value}”",
        TIMES: f"times that a seat does “{value}”",
        ENDING: f"games that end so: {value}",
    }[group]


def _who(name: str) -> str:
    return f"seat {name.removeprefix('seat')}" if name.removeprefix("seat").isdigit() else name


def is_share(key: Key) -> bool:
    """Whether a figure lies between 0 and 1, as a part of all."""
    return key[0].startswith(SHARES) or (key[0] == GAME and key[1].split(".")[0] in ("won", "stalled", "first_seat_wins"))


def counted_anyway(key: Key, games: int, seats: int) -> int:
    """How many a figure counts in games where it is not mentioned: what nobody takes is taken by none of the seats."""
    return seats if key[0] in (TAKEN, TIMES) else games if key[0] == ENDING else 0


def is_win(key: Key) -> bool:
    """Whether a figure is the share of wins of some seats."""
    return key[0] in (SEAT, BOT, WITH) or key[0].startswith((SIDE, FIRST))


def blocks(folder: RunFolder) -> Iterator[tuple[int, list[Row], list[Row]]]:
    """The games of each seed, and the rows of their seats, in order."""
    return _joined(folder.terms, folder.rows())


def _joined(terms: RunTerms, batches: Iterable[Rows]) -> Iterator[tuple[int, list[Row], list[Row]]]:
    """A seed's games may stand in two files."""
    games: list[Row] = []
    seats: list[Row] = []
    for rows in batches:
        by_game = {number: list(found) for number, found in groupby(rows[SEATS], lambda row: row["game"])}
        for game in rows[GAMES]:
            if games and terms.block(games[0]["game"]) != terms.block(game["game"]):
                yield terms.block(games[0]["game"]), games, seats
                games, seats = [], []
            games.append(game)
            seats += by_game.get(game["game"], [])
    if games:
        yield terms.block(games[0]["game"]), games, seats


class Measurer:
    """Measures the games of a run. What is taken, and how it affects winning, is measured at the seats of one bot:

    a stronger bot takes other things, and would make each of them look strong.
    """

    def __init__(self, terms: RunTerms, bot: str = "") -> None:
        game = terms.game
        self.bot = bot or terms.bots[0]
        if self.bot not in terms.bots:
            raise BadOption(f"No {self.bot} plays in this run. Choose one of: {', '.join(terms.bots)}.")
        self.together = game.cooperative or terms.seats == 1
        self.sides = [option.name for option in game.options if option.per_seat]
        self.settings = [name for name in terms.varied if not per_seat(game, name)]

    def measures(self, games: list[Row], seats: list[Row]) -> Measures:
        """The sums and counts of the games of one seed."""
        found: Measures = {}
        for row in games:
            self._game(found, row)
        for row in seats:
            self._seat(found, row)
        for key, sums in found.items():
            sums[1] = counted_anyway(key, len(games), self.watched(seats)) or sums[1]
        return found

    def watched(self, seats: list[Row]) -> int:
        """How many of these are seats of the bot that is watched."""
        return sum(row["bot"] == self.bot for row in seats)

    def _game(self, found: Measures, row: Row) -> None:
        values = {"turns": row["turns"], "moves": row["moves"], "stalled": row["stalled"]}
        values |= {name: row[name] for name in COURSE if row[name] is not None}
        if self.together:
            values["won"] = bool(row["winners"])
        else:
            for setting in self.settings:
                _add(found, (GAME, f"first_seat_wins.{setting}.{row[OPTION + setting]}"), _first_seat(row))
        values["points"] = sum(row["points"]) / len(row["points"])
        for name, value in values.items():
            _add(found, (GAME, name), value)
            for setting in self.settings:
                _add(found, (GAME, f"{name}.{setting}.{row[OPTION + setting]}"), value)
        for way in row["ways"]:
            _add(found, (ENDING, way), 1.0)

    def _seat(self, found: Measures, row: Row) -> None:
        won, points = row["won"], row["points"]
        _add(found, ALL, won)
        for key in self.keys(row):
            _add(found, key, won)
        _add(found, (POINTS, f"seat{row['seat']}"), points)
        _add(found, (POINTS, row["bot"]), points)
        if row["bot"] != self.bot:
            return
        for what, times in zip(row["things"], row["times"], strict=True):
            _add(found, (TAKEN, what), 1.0)
            _add(found, (TIMES, what), times)

    def keys(self, row: Row) -> list[Key]:
        """Every figure of wins that a seat counts for."""
        keys: list[Key] = [] if self.together else [(SEAT, str(row["seat"]))]
        keys.append((BOT, row["bot"]))
        if row["bot"] != self.bot:
            return keys
        keys += [(SIDE + side, row[OPTION + side]) for side in self.sides]
        seen: set[str] = set()
        for what in row["things"]:
            keys.append((WITH, what))
            verb, _, rest = what.partition(" ")
            if rest and verb not in seen:
                seen.add(verb)
                keys.append((FIRST + verb, what))
        return keys


def _first_seat(row: Row) -> float:
    return 1 / len(row["winners"]) if 1 in row["winners"] else 0.0


def _add(found: Measures, key: Key, value: float) -> None:
    sums = found.setdefault(key, [0.0, 0.0])
    sums[0] += value
    sums[1] += 1
