"""The table as a picture: `table.py` is the whole, the others its parts."""
