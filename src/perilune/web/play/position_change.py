"""A position as changes of the one before: most of a log and of a drawing stays, and need not be sent again."""

from perilune.web.play.messages import DrawingChange, LogChange, LogLine


def log_change(old: list[LogLine], new: list[LogLine]) -> LogChange:
    """How to make the new log from the old one: keep so many lines, then add these."""
    keep = 0
    while keep < len(old) and keep < len(new) and old[keep] == new[keep]:
        keep += 1
    return {"keep": keep, "add": new[keep:]}


def drawing_change(old: list[str], new: list[str]) -> DrawingChange:
    """How to make the parts of the new drawing from those of the old one."""
    known = {part: place for place, part in enumerate(old)}
    change: DrawingChange = []
    for part in new:
        place = known.get(part)
        last = change[-1] if change else None
        if place is None:
            change.append(part)
        elif isinstance(last, tuple) and last[0] + last[1] == place:
            change[-1] = (last[0], last[1] + 1)
        else:
            change.append((place, 1))
    return change
