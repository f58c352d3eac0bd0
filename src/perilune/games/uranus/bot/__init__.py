"""The bot's eye: what a position is worth to a seat, and what each move of a decision leads to."""
