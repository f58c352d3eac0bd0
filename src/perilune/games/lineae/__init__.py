"""Lineae: the ocean of Europa."""
