"""How long what people type may be, and what of it can be stored."""

from unicodedata import category

LONGEST_NAME = 24
LONGEST_SEED = 64
LONGEST_PASSWORD = 100
LONGEST_SAYING = 500


def can_be_stored(text: str) -> bool:
    """Whether every database can store this text: no control characters, no halves of characters."""
    return not any(category(sign) in ("Cc", "Cs") for sign in text)
