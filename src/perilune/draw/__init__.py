"""Drawing shared by the boxes: pure functions from numbers and words to SVG text. Knows no box."""
