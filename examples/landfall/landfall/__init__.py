"""Landfall: probes, moons and a little bluff."""
