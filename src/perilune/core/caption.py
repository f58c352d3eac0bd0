"""A move as a page with pictures shows it: a sign and a few words. What is said and read aloud stays the whole sentence."""


class Caption:
    """The sign of the thing, what it is, and what it brings or costs. What is empty is not shown.

    `sign` names a symbol of the box's scenery. Without a `name` the page cuts the move's sentence at its colon. What is seldom wanted
    has the name under which a page folds it away with others like it.
    """

    def __init__(self, sign: str = "", name: str = "", note: str = "", folds: str = "") -> None:
        self.sign = sign
        self.name = name
        self.note = note
        self.folds = folds


def cut(says: str, *leads: str) -> tuple[str, str]:
    """What a sentence is about, without the first of these beginnings that it has, and what stands behind its colon."""
    for lead in leads:
        if says.startswith(lead):
            says = says[len(lead) :]
            break
    name, _, note = says.partition(": ")
    return name[:1].upper() + name[1:], note
