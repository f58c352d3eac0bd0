"""Uranus!: one test for each numbered rule."""
