"""Which Perilune is running: compiled, or plain Python."""

import platform

from perilune import __version__
from perilune.core import move


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not str(move.__file__).endswith(".py")


def describe() -> str:
    """Version, build and Python in one line."""
    build = "compiled" if compiled() else "interpreted"
    return f"Perilune {__version__}, {build}, Python {platform.python_version()}"
