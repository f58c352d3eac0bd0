"""Sheet: a table of the rulebook, made from the content, in which every row says where its values come from."""


class Line:
    """One row: its cells, and the source of its values as the content file gives it."""

    def __init__(self, cells: list[str], source: str) -> None:
        self.cells = cells
        self.source = source


class Sheet:
    """A table with a title; `key` is the name by which the guide asks for it."""

    def __init__(self, key: str, title: str, columns: list[str], lines: list[Line], note: str = "") -> None:
        self.key = key
        self.title = title
        self.columns = columns
        self.lines = lines
        self.note = note
        for line in lines:
            assert len(line.cells) == len(columns), f"{title}: {line.cells} does not fit {columns}"
            assert line.source.startswith(("rulebook", "found", "reconstructed")), f"{title}: {line.cells} has no source"
