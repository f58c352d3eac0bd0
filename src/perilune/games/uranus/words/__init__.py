"""The box in words: a position region by region, and the tables of the rulebook."""
