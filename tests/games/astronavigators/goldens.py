"""Golden games of AstroNavigators: each mode with each number of players, and a short one for each rare way of ending."""

from perilune.bots import bot
from perilune.conformance.settings import NAMES
from perilune.core.table import Table
from perilune.games.astronavigators.state import CLOSED_QUEST, HOME, MOON
from tests.games.astronavigators.scene import Scene


def goldens() -> dict[str, Table]:
    """Finished tables, by the name of their record."""
    games = {f"{mode}-{seats}p": greedy(seats, mode) for mode, seats in whole_games()}
    games["solo-fixed"] = greedy(1, "solo", orrery="fixed")
    games["solar_system-free-2p"] = greedy(2, "solar_system", orrery="free")
    return {**games, **first_and_fast(), **reputation(), **solo()}


def whole_games() -> list[tuple[str, int]]:
    """Games from the deal on: with those that every box has, one for each mode and seat count."""
    more = {"first_and_fast": (2, 4), "constellation": (2, 3, 4), "solar_system": (2, 3)}
    return [(mode, seats) for mode, counts in more.items() for seats in counts]


def greedy(seats: int, mode: str, **options: str) -> Table:
    """A whole game of greedy players."""
    game = Scene().table.game
    table = Table(game, game.settle(seats, {"mode": mode, **options}), "golden", NAMES[:seats])
    bots = [bot("greedy", seat) for seat in range(seats)]
    while not table.over:
        seat = table.deciders()[0]
        table.submit(seat, bots[seat].choose(table.seen(seat)))
    return table


def play_out(scene: Scene, *texts: str) -> Table:
    """From the scene on: these moves, then nobody does anything more."""
    seats = scene.s.seats
    table = Table(scene.table.game, scene.table.options, "golden", NAMES[:seats], start=scene.s.copy())
    moves = list(texts)
    while not table.over:
        seat = table.deciders()[0]
        offers = [move.text for move in table.legal(seat)]
        if moves and moves[0] in offers:
            table.submit(seat, moves.pop(0))
        else:
            table.submit(seat, next(text for text in offers if text.startswith(("pass", "done", "face", "fly", "draw"))))
    assert not moves, f"never played: {moves}"
    return table


def in_flight(mode: str, places: tuple[int, ...], nk: tuple[int, ...], month: int = 24) -> Scene:
    """A scene late in the game with craft on these places."""
    scene = Scene(len(places), mode)
    for seat, place in enumerate(places):
        scene.astronaut(seat, place, nk[seat])
        scene.s.landed[seat] = 1 if place == HOME else 0
    scene.s.round = month
    return scene


def first_and_fast() -> dict[str, Table]:
    """The ends of First and Fast."""
    mode = "first_and_fast"
    crash = in_flight(mode, (4, 3), (5, 2), 20)
    crash.s.aborts = [1] * 4
    crash.board(4, 15)
    crash.board(5, 20)
    return {
        "ends-month-24": play_out(in_flight(mode, (3, 2), (40, 80))),
        "ends-most-knowledge": play_out(in_flight(mode, (2, 2), (10, 40))),
        "ends-shared": play_out(in_flight(mode, (0, 0), (50, 50))),
        "ends-all-crashed": play_out(crash, "travel 1 spacecraft", "travel 2 spacecraft"),
    }


def reputation() -> dict[str, Table]:
    """The ends of the modes that are won by reputation."""
    back = in_flight("constellation", (HOME - 1, HOME), (90, 120), 20)
    tie = in_flight("constellation", (HOME - 1, MOON + 3), (60, 60))
    tie.s.dv[0] = 60
    tie.s.shown[1] = 1
    equal = in_flight("solar_system", (0, 0, 0), (60, 60, 60))
    return {
        "ends-all-back": play_out(back, "travel 1 spacecraft"),
        "ends-by-the-race": play_out(tie, "travel 1 spacecraft"),
        "ends-shared-reputation": play_out(equal),
    }


def alone(place: int, month: int = 20, level: str = "easy", shown: int = 1, shadow: int = 4) -> Scene:
    """The solo game, late; Neil with the Apollo Star Map."""
    scene = Scene(1, "solo", ("neil",), level=level, orrery="fixed")
    scene.astronaut(0, place)
    s = scene.s
    s.round, s.shown[0], s.shadow_place, s.bad, s.shadow = month, shown, shadow, 0, 1
    return scene


def solo() -> dict[str, Table]:
    """The ends of the solo game."""
    fly = "travel 3 spacecraft"
    lost = alone(MOON + 3)
    lost.s.dv[0] = lost.s.nk[0]
    lost.board(MOON + 4, 10)
    skilled = alone(HOME - 1, level="medium")
    skilled.quest(0, 1, CLOSED_QUEST)
    return {
        "solo-won": play_out(skilled, fly),
        "solo-shadow-first": play_out(alone(3, shadow=HOME - 1)),
        "solo-month-24": play_out(alone(MOON + 2, month=24)),
        "solo-out": play_out(lost, fly),
        "solo-no-agenda": play_out(alone(HOME - 1, shown=0), fly),
        "solo-no-instrument": play_out(alone(HOME - 1, level="expert"), fly),
    }
