"""What several commands read from the command line and its surroundings."""

import os
from pathlib import Path

from perilune.core.errors import BadOption


def home() -> Path:
    """The folder that keeps a person's tables and matches between two starts."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "perilune"


def chosen_options(texts: list[str]) -> dict[str, str | list[str]]:
    """The options that were given as NAME=VALUE, with commas between seats."""
    return dict(_option(text) for text in texts)


def _option(text: str) -> tuple[str, str | list[str]]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(f"{text!r} is no option. Write NAME=VALUE.")
    return name, value.split(",") if "," in value else value
