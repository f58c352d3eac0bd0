"""Quiet hours: when somebody does not want to be told, by the clock where they live."""

import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from perilune.core.errors import BadOption
from perilune.web.storage.notices import QuietHours

_TIME = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])", re.ASCII)
_ZONE = re.compile(r"[A-Za-z0-9_+-]{1,30}(/[A-Za-z0-9_+-]{1,30}){0,2}", re.ASCII)


def read_quiet(begins: str, ends: str, zone: str) -> QuietHours | None:
    """What a form says; None if there are no quiet hours."""
    if not begins and not ends:
        return None
    found = [_TIME.fullmatch(text) for text in (begins, ends)]
    if None in found or begins == ends:
        raise BadOption("Quiet hours need a start and an end, such as 22:00 and 08:00. Leave both empty for none.")
    if not _ZONE.fullmatch(zone) or _known(zone) is None:
        raise BadOption(f"This server does not know the time zone {zone[:60]!r}. Choose one like Europe/Berlin.")
    first, last = (int(time[1]) * 60 + int(time[2]) for time in found if time is not None)
    return QuietHours(first, last, zone)


def is_quiet(quiet: QuietHours | None, now: float) -> bool:
    """Whether somebody wants to be left alone at this moment."""
    if quiet is None:
        return False
    there = datetime.fromtimestamp(now, _known(quiet.zone) or UTC)
    minute = there.hour * 60 + there.minute
    if quiet.begins < quiet.ends:
        return quiet.begins <= minute < quiet.ends
    return minute >= quiet.begins or minute < quiet.ends


def _known(zone: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(zone)
    except (ValueError, OSError, KeyError):  # KeyError: the zone is not on this machine
        return None
