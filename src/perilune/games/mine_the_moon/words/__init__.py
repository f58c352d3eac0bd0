"""The table and its rulebook in words."""
