"""From the form of the start page to a table: every field checked, every gap filled with a sensible choice."""

from dataclasses import dataclass
from urllib.parse import parse_qsl

from perilune.bots import BOTS, USUAL
from perilune.core.errors import BadOption
from perilune.core.seen import AnyGame
from perilune.games import box
from perilune.web.packs import Packs
from perilune.web.storage.model import PERSON, ClockRule
from perilune.web.text_limits import LONGEST_NAME, LONGEST_PASSWORD, LONGEST_SEED, can_be_stored

ME = "me"
HERE = "here"
LINK = "link"
USUAL_SEATS = 4
TIME_UP = ["move", "pass", "seat"]  # what may happen at the end of time, see play/clock.py
MOST_MINUTES, MOST_INCREMENT, MOST_DAYS = 600, 600, 60
BOT_NAMES = ["Selene", "Artemis", "Chandra", "Luna", "Phoebe", "Diana", "Mani", "Hina"]


@dataclass(frozen=True)
class Setup:
    """What somebody chose: the box, its options, who plays each seat, and who may come in. No seed: chance chooses one."""

    box: str
    pack: str
    options: dict[str, list[str]]
    who: list[str]  # ME, HERE, LINK or the name of a bot
    names: list[str]
    nameless: list[bool]  # whether nobody gave a seat its name
    seed: str | None
    listed: bool
    password: str
    many: bool = False  # one browser may take several seats at a table that everybody may find
    practice: bool = False  # the only person may take back as far as they like
    clock: ClockRule | None = None

    def players(self) -> list[str]:
        """Who plays each seat: PERSON or the name of a bot."""
        return [PERSON if who in (ME, HERE, LINK) else who for who in self.who]


def usual_seats(game: AnyGame) -> int:
    """The number of seats, when nobody has chosen one."""
    return max(game.min_seats, min(game.max_seats, USUAL_SEATS))


def usual_player(seat: int, level: str = USUAL) -> str:
    """Who sits there, when nobody has chosen: me first, then bots of a level."""
    return ME if seat == 0 else level


def read_form(body: bytes) -> dict[str, str]:
    """The fields of a posted form."""
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=200))
    except ValueError as error:
        raise BadOption("The form could not be read. Go back to the page and send it again.") from error


def read_setup(body: bytes, packs: Packs) -> Setup:
    """The setup that a posted form asks for; BadOption says what is wrong with it."""
    fields = read_form(body)
    _refuse_unknown(box(fields.get("box", "")), fields)
    pack = fields.get("pack", "")
    game = packs.game(fields.get("box", ""), pack)
    seats = _seat_count(game, fields.get("seats", ""))
    chosen: dict[str, list[str]] = {}
    for option in game.options:
        usual = option.choices[0].value
        keys = [f"option.{option.name}.{seat}" for seat in range(seats)] if option.per_seat else [f"option.{option.name}"]
        chosen[option.name] = [fields.get(key, usual) for key in keys]
    options = game.settle(seats, chosen).values
    level = fields.get("level", USUAL)
    who = [_player(fields.get(f"who.{seat}", usual_player(seat, level))) for seat in range(seats)]
    names, nameless = _names([fields.get(f"name.{seat}", "") for seat in range(seats)], who)
    seed = fields.get("seed", "").strip()
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise BadOption(f"A seed has at most {LONGEST_SEED} characters. Choose a shorter one.")
    listed, many, practice = (fields.get(name, "") == "yes" for name in ("listed", "many", "practice"))
    if practice and sum(player not in BOTS for player in who) != 1:
        raise BadOption("A practice table has one person: give the other seats to bots, or play without practice.")
    password = read_password(fields.get("password", ""))
    clock = _clock(fields.get("clock", ""), fields.get("time-up", ""))
    if practice and clock is not None:
        raise BadOption("A practice table has no clock: choose one of the two.")
    return Setup(game.name, pack, options, who, names, nameless, seed or None, listed, password, many, practice, clock)


def read_password(text: str) -> str:
    """A password, as somebody typed it."""
    if len(text) > LONGEST_PASSWORD or not can_be_stored(text):
        raise BadOption(f"A password has at most {LONGEST_PASSWORD} characters. Choose another one.")
    return text


def read_name(text: str, taken: list[str]) -> str:
    """The name that somebody wants at a table; followed by a number, if it is already taken there. Empty stays empty."""
    name = _tidy(text)
    number = 2
    while name and name in taken:
        name = f"{_tidy(text)[: LONGEST_NAME - 3]} {number}"
        number += 1
    return name


def _refuse_unknown(game: AnyGame, fields: dict[str, str]) -> None:
    known = {"box", "seats", "level", "seed", "pack", "listed", "password", "many", "practice", "clock", "time-up"}
    for seat in range(game.max_seats):
        known |= {f"who.{seat}", f"name.{seat}"}
    for option in game.options:
        if option.per_seat:
            known |= {f"option.{option.name}.{seat}" for seat in range(game.max_seats)}
        else:
            known.add(f"option.{option.name}")
    for field in fields:
        if field not in known:
            raise BadOption(f"{game.title} has no field {field[:40]!r}. Go back to the start page and try again.")


def _seat_count(game: AnyGame, text: str) -> int:
    if not text:
        return usual_seats(game)
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise BadOption(f"The number of players is {text[:20]!r}. Choose a number from {game.min_seats} to {game.max_seats}.")
    return int(text)


def _player(text: str) -> str:
    if text not in (ME, HERE, LINK, *BOTS):
        raise BadOption(f"Nobody called {text[:20]!r} can take a seat. Choose one of: {', '.join([ME, HERE, LINK, *BOTS])}.")
    return text


def _clock(text: str, then: str) -> ClockRule | None:
    """The clock that a form asks for: live.MINUTES.SECONDS or days.DAYS; empty for none."""
    if not text:
        return None
    kind, *parts = text.split(".")
    numbers = [int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 5]
    if then not in ("", *TIME_UP):
        raise BadOption(f"Nothing called {then[:20]!r} can happen when time is up. Choose one of: {', '.join(TIME_UP)}.")
    then = then or TIME_UP[0]
    if kind == "live" and len(numbers) == len(parts) == 2 and 1 <= numbers[0] <= MOST_MINUTES and numbers[1] <= MOST_INCREMENT:
        return ClockRule(minutes=numbers[0], increment=numbers[1], then=then)
    if kind == "days" and len(numbers) == len(parts) == 1 and 1 <= numbers[0] <= MOST_DAYS:
        return ClockRule(days=numbers[0], then=then)
    raise BadOption(
        f"{text[:20]!r} is not a clock. Write live.20.10 for 20 minutes and 10 seconds a turn, or days.3 for 3 days a turn."
    )


def _tidy(name: str) -> str:
    tidy = " ".join(name.split())
    if len(tidy) > LONGEST_NAME or not tidy.isprintable():
        raise BadOption(f"The name {tidy[:40]!r} cannot be used. Use at most {LONGEST_NAME} characters.")
    return tidy


def _names(given: list[str], who: list[str]) -> tuple[list[str], list[bool]]:
    """Each seat's name: the one given, else one that fits who sits there and is not taken; and which seats a person without one has."""
    names = [_tidy(name) for name in given]
    for name in names:
        if name and names.count(name) > 1:
            raise BadOption(f"Two players are called {name!r}. Give each a name of their own.")
    nameless = [False] * len(names)
    spare = [name for name in BOT_NAMES if name not in names]
    for seat, name in enumerate(names):
        if not name:
            person = f"Player {seat + 1}"
            while person in names:
                person += "'"
            nameless[seat] = who[seat] not in BOTS or not spare
            names[seat] = person if nameless[seat] else spare.pop(0)
    return names, nameless
