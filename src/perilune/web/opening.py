"""From the form of the start page to a table: every field checked, every gap filled with a sensible choice."""

from dataclasses import dataclass
from urllib.parse import parse_qsl

from perilune.bots import BOTS
from perilune.core.errors import BadOption
from perilune.core.table import AnyGame
from perilune.games import box
from perilune.web.store import PERSON

ME = "me"
HERE = "here"
USUAL_SEATS = 4
LONGEST_NAME = 24
LONGEST_SEED = 64
BOT_NAMES = ["Selene", "Artemis", "Chandra", "Luna", "Phoebe", "Diana", "Mani", "Hina"]


@dataclass(frozen=True)
class Setup:
    """What somebody chose: the box, its options, and who plays each seat. No seed: chance chooses one."""

    box: str
    options: dict[str, list[str]]
    players: list[str]
    names: list[str]
    seed: str | None


def usual_seats(game: AnyGame) -> int:
    """How many sit down when nobody says how many."""
    return max(game.min_seats, min(game.max_seats, USUAL_SEATS))


def usual_player(seat: int) -> str:
    """Who sits there when nobody says who: I first, then the best bot."""
    return ME if seat == 0 else BOTS[-1]


def read_setup(body: bytes) -> Setup:
    """The setup that a posted form asks for; BadOption says what is wrong with it."""
    try:
        fields = dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=200))
    except ValueError as error:
        raise BadOption("The form could not be read. Go back to the start page and send it again.") from error
    game = box(fields.get("box", ""))
    _refuse_unknown(game, fields)
    seats = _seat_count(game, fields.get("seats", ""))
    chosen: dict[str, list[str]] = {}
    for option in game.options:
        usual = option.choices[0].value
        keys = [f"option.{option.name}.{seat}" for seat in range(seats)] if option.per_seat else [f"option.{option.name}"]
        chosen[option.name] = [fields.get(key, usual) for key in keys]
    options = game.settle(seats, chosen).values
    who = [_player(fields.get(f"who.{seat}", usual_player(seat))) for seat in range(seats)]
    names = _names([fields.get(f"name.{seat}", "") for seat in range(seats)], who)
    seed = fields.get("seed", "").strip()
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise BadOption(f"A seed is a text of at most {LONGEST_SEED} letters and digits. Choose a shorter one.")
    players = [PERSON if player in (ME, HERE) else player for player in who]
    return Setup(game.name, options, players, names, seed or None)


def _refuse_unknown(game: AnyGame, fields: dict[str, str]) -> None:
    known = {"box", "seats", "seed"}
    for seat in range(game.max_seats):
        known |= {f"who.{seat}", f"name.{seat}"}
    for option in game.options:
        if option.per_seat:
            known |= {f"option.{option.name}.{seat}" for seat in range(game.max_seats)}
        else:
            known.add(f"option.{option.name}")
    for field in fields:
        if field not in known:
            raise BadOption(f"{game.title} has no field {field[:40]!r}. Go back to the start page and choose there.")


def _seat_count(game: AnyGame, text: str) -> int:
    if not text:
        return usual_seats(game)
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise BadOption(f"The number of seats is {text[:20]!r}. Choose a number from {game.min_seats} to {game.max_seats}.")
    return int(text)


def _player(text: str) -> str:
    if text not in (ME, HERE, *BOTS):
        raise BadOption(f"Nobody called {text[:20]!r} can take a seat. Choose one of: {', '.join([ME, HERE, *BOTS])}.")
    return text


def _names(given: list[str], who: list[str]) -> list[str]:
    """Each seat's name: the one given, else one that fits who sits there and is not taken."""
    names = [" ".join(name.split()) for name in given]
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise BadOption(f"The name {name[:40]!r} is too long. Use at most {LONGEST_NAME} letters.")
        if name and names.count(name) > 1:
            raise BadOption(f"Two seats are called {name!r}. Give each its own name.")
    spare = [name for name in BOT_NAMES if name not in names]
    for seat, name in enumerate(names):
        if not name:
            person = f"Player {seat + 1}"
            while person in names:
                person += "'"
            names[seat] = spare.pop(0) if who[seat] in BOTS and spare else person
    return names
