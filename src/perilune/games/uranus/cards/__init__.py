"""The cards: asteroids, space junk, objectives, and what each race can do."""
