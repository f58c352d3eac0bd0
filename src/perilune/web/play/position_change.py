"""A position as changes of the one before: most of a log and of a drawing stays, and need not be sent again."""

from perilune.web.play.messages import DrawingChange, LogChange, LogLine


def log_change(old: list[LogLine], new: list[LogLine]) -> LogChange:
    """How to make the new log from the old one: keep so many lines, then add these."""
    keep = 0
    while keep < len(old) and keep < len(new) and old[keep] == new[keep]:
        keep += 1
    return {"keep": keep, "add": new[keep:]}


def drawing_change(old: str, new: str) -> DrawingChange:
    """How to make the new drawing from the old one, both cut before each group."""
    known = {part: place for place, part in enumerate(_groups(old))} if old else {}
    change: DrawingChange = []
    for part in _groups(new):
        place = known.get(part)
        last = change[-1] if change else None
        if place is None:
            if isinstance(last, str):
                change[-1] = last + part
            else:
                change.append(part)
        elif isinstance(last, tuple) and last[0] + last[1] == place:
            change[-1] = (last[0], last[1] + 1)
        else:
            change.append((place, 1))
    return change


def _groups(drawing: str) -> list[str]:
    """The drawing, cut before each group."""
    return drawing.replace("<g ", "\0<g ").replace("<g>", "\0<g>").split("\0")
