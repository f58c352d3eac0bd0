"""Mine the Moon: worker placement and engine building in a lunar crater, for 2 to 5 players."""
