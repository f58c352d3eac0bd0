"""Whether a secret came out: read off two views of one seat, before and after."""

from typing import Any

from perilune.core.chance import HIDDEN


def _hidden(value: Any) -> int:
    if isinstance(value, list):
        return sum(_hidden(item) for item in value)
    return 1 if value == HIDDEN else 0


def reveals(old: Any, new: Any) -> bool:
    """Whether something that was hidden in the old view is not in the new one."""
    if old == new:
        return False
    if isinstance(old, dict):
        return any(reveals(old[name], new[name]) for name in old)
    if isinstance(old, list) and isinstance(new, list):
        if _hidden(old) > _hidden(new):
            return True
        return any(reveals(a, b) for a, b in zip(old, new, strict=False))
    return bool(old == HIDDEN and new != HIDDEN)
