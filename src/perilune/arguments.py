"""What several commands read from the command line and its surroundings."""

import argparse
import os
from pathlib import Path

from perilune.core.errors import BadOption


def home() -> Path:
    """The folder that keeps a person's tables and matches between two starts."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "perilune"


def days(text: str) -> float:
    """A number of days."""
    try:
        number = float(text)
    except ValueError:
        number = 0
    if not 0 < number < 1_000_000:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a number of days. Give one above 0, such as 90; without it, they are kept for ever."
        )
    return number


def chosen_options(texts: list[str]) -> dict[str, str | list[str]]:
    """The options that were given as NAME=VALUE, with commas between seats."""
    return dict(_option(text) for text in texts)


def _option(text: str) -> tuple[str, str | list[str]]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(f"{text!r} is not an option. Write NAME=VALUE.")
    return name, value.split(",") if "," in value else value
