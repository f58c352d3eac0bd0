"""The jobs that may be pending: their numbers in `Uranus.jobs`."""

from typing import Final

DEAL: Final = 0  # chance deals races, boards and objectives
TURN_UP: Final = 1  # chance turns cards up
SPACE_JUNK: Final = 2  # the junk in hand: chance draws the cards for it; what a card asks for lies above it
HIT_POINT: Final = 3  # chance draws the point of a new impact
HIT_PATTERN: Final = 4  # and its pattern
STRUCK: Final = 5  # whoever is hit lays the pattern, or fires
CHOOSE_SAVED: Final = 6  # the sender says which rock falls on the sender's moon
CHOOSE_SECURED: Final = 7  # or goes to another module
CHOOSE_WIPED: Final = 8  # or which module is wiped out
