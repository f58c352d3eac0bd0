"""Uranus!: six races, one escape."""
