"""What the terms of a box's evaluation count: sets of weights, as data, each saying where it comes from.

A box names the features of a position (`Game.features`) and adds them up with weights in hundredths (`Game.worth`). A set of weights
is a TOML file in the folder `weights` of the box, with one row for any number of seats and perhaps others for some numbers.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from perilune.core.errors import BadOption

BY_HAND: Final = "hand"  # the set that was written by hand, for any content
FITTED: Final = "fitted"  # the set that was fitted to games and won its match
CHANCE: Final = "chance"  # not a set, but what features say about the chance to win: see core/outlook.py
WHOLE: Final = 100
ANY: Final = "any"  # content, or number of seats


class Weights:
    """A set of weights: for each number of seats, what each feature counts, in hundredths."""

    def __init__(self, name: str, features: list[str], rows: list[list[int]], made: str) -> None:
        self.name = name
        self.features = features
        self.rows = rows  # by the number of seats
        self.made = made  # from what, in words


def load(file: Path, box: str, features: list[str], content: str, seats: int) -> Weights:
    """The set of this file, for as many as so many seats. BadOption says what is wrong with it."""
    data = _read(file)
    if data.get("box") != box:
        raise BadOption(f"{file} holds weights for {data.get('box')!r}, not for {box!r}. Choose another file.")
    if data.get("content") not in (ANY, content):
        raise BadOption(
            f"{file} was made for the content {data.get('content')!r}, and this is {content!r}. Train again: perilune lab train {box}"
        )
    given = data.get("seats")
    if not isinstance(given, dict) or ANY not in given:
        raise BadOption(f"{file} has no table [seats.{ANY}]. A set of weights needs one.")
    usual = _row(file, given[ANY], features)
    rows = [_row(file, given[str(n)], features) if str(n) in given else usual for n in range(seats + 1)]
    return Weights(file.stem, features, rows, str(data.get("made", "")))


def _read(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as stream:
            return tomllib.load(stream)
    except OSError as error:
        raise BadOption(f"{file} cannot be read: {error.strerror}. Choose another set of weights.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"{file} is not TOML: {error}.") from error


def _row(file: Path, given: Any, features: list[str]) -> list[int]:
    """The weights in the order of the features: each of them, and no other."""
    if not isinstance(given, dict):
        raise BadOption(f"{file}: a row of weights is a table, with a number for each of: {', '.join(features)}.")
    missing = [name for name in features if name not in given]
    if missing:
        raise BadOption(f"{file} lacks a weight for {', '.join(missing)}. Add it, or train again.")
    unknown = [name for name in given if name not in features]
    if unknown:
        raise BadOption(f"{file} has a weight for {', '.join(unknown)}, which the evaluation does not have. Take it out.")
    wrong = [name for name in features if type(given[name]) is not int]
    if wrong:
        raise BadOption(f"{file}: the weight of {wrong[0]} is {given[wrong[0]]!r}. Weights are whole hundredths.")
    return [given[name] for name in features]


def text(box: str, content: str, made: str, features: list[str], rows: dict[str, list[int]]) -> str:
    """A set of weights as a file."""
    lines = [f'box = "{box}"', f'content = "{content}"', f'made = "{made}"']
    for seats, row in rows.items():
        lines += ["", f"[seats.{seats}]", *(f'"{name}" = {weight}' for name, weight in zip(features, row, strict=True))]
    return "\n".join(lines) + "\n"


def known(folder: Path) -> list[str]:
    """The names of the sets in a folder."""
    return sorted(file.stem for file in folder.glob("*.toml") if file.stem != CHANCE)


def usual(folder: Path, box: str, features: list[str], content: str, seats: int) -> Weights:
    """The set that a box plays with: the fitted one, if there is one for this content, and otherwise the one made by hand."""
    if (folder / f"{FITTED}.toml").exists():
        try:
            return load(folder / f"{FITTED}.toml", box, features, content, seats)
        except BadOption:
            pass  # a content pack: what was fitted to other content says nothing about it
    return load(folder / f"{BY_HAND}.toml", box, features, content, seats)
