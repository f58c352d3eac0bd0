"""Move and Catalogue: every decision a box knows, in one form.

A click, a bot, a log line, a record and a mask of a learning agent all name a decision by
the same Move. Moves are made once for each box and compared by identity or by `code`.
"""

from difflib import get_close_matches

from perilune.core.errors import UnknownMove


class Terms:
    """The values an argument may take: a token for records, a label for people."""

    def __init__(self, name: str, tokens: list[str], labels: list[str] | None = None) -> None:
        self.name = name
        self.tokens = tokens
        self.labels = tokens if labels is None else labels


class Move:
    """One decision. `kind` numbers its verb; `a`, `b`, `c` are its arguments, 0 where it has none.

    `when` is the reason that tells at what other time it can be played: the answer to a click out of place.
    """

    def __init__(
        self, code: int, kind: int, verb: str, args: tuple[int, ...], text: str, gives_up: bool = False, when: int = 0
    ) -> None:
        self.code = code
        self.kind = kind
        self.verb = verb
        self.args = args
        self.text = text
        self.gives_up = gives_up
        self.when = when
        self.a: int = args[0] if len(args) > 0 else 0
        self.b: int = args[1] if len(args) > 1 else 0
        self.c: int = args[2] if len(args) > 2 else 0

    def __repr__(self) -> str:
        return f"<Move {self.code}: {self.text}>"


class Verb:
    """A kind of decision and all its moves. `says` is the button's sentence, with the terms' names in braces.

    `ends` marks what does nothing but end something: pass, ready, done. Pages set it apart.
    `loses` marks what only throws away, takes down or leaves undone what one has. Pages put it last.
    `gives_up` marks what gives the game up. Bots and random play leave that to people. One move at most.
    `when` is the reason that says what this is and when it can be done, for whoever tries at another time. It has no blanks.
    """

    def __init__(
        self, kind: int, name: str, terms: list[Terms], says: str, ends: bool, loses: bool, gives_up: bool, when: int
    ) -> None:
        self.when = when
        self.ends = ends
        self.loses = loses
        self.gives_up = gives_up
        self.kind = kind
        self.name = name
        self.terms = terms
        self.says = says
        self.moves: list[Move] = []
        self.second: int = len(terms[1].tokens) if len(terms) > 1 else 1
        self.third: int = len(terms[2].tokens) if len(terms) > 2 else 1

    def at(self, a: int = 0, b: int = 0, c: int = 0) -> Move:
        """The move with these arguments."""
        return self.moves[(a * self.second + b) * self.third + c]


class Catalogue:
    """All moves of a box. A move's code is its place here; its text has an exact inverse.

    catalogue = Catalogue()
    sail = catalogue.verb(SAIL, "sail", [tile], "Sail to {tile}")
    """

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.moves: list[Move] = []
        self._by_text: dict[str, Move] = {}

    def verb(
        self,
        kind: int,
        name: str,
        terms: list[Terms],
        says: str,
        ends: bool = False,
        loses: bool = False,
        gives_up: bool = False,
        when: int = 0,
    ) -> Verb:
        """Declare the next verb (see Verb), with all its moves."""
        assert kind == len(self.verbs), f"verb {name} stands at {len(self.verbs)}, not at {kind}"
        verb = Verb(kind, name, terms, says, ends, loses, gives_up, when)
        for args in _combinations(terms):
            tokens = [name] + [t.tokens[i] for t, i in zip(terms, args, strict=True)]
            move = Move(len(self.moves), kind, name, tuple(args), " ".join(tokens), gives_up, when)
            assert move.text not in self._by_text, f"two moves read {move.text!r}"
            verb.moves.append(move)
            self.moves.append(move)
            self._by_text[move.text] = move
        self.verbs.append(verb)
        return verb

    def parse(self, text: str) -> Move:
        """The move of this text, or UnknownMove with the nearest texts that exist."""
        tidy = " ".join(text.lower().split())
        move = self._by_text.get(tidy)
        if move is None:
            near = get_close_matches(tidy, list(self._by_text), 3, 0.5)
            hint = " Did you mean: " + ", ".join(near) + "?" if near else ""
            raise UnknownMove(f"No move reads {tidy[:80]!r}.{hint} Ask the table for its legal moves.")
        return move


def _combinations(terms: list[Terms]) -> list[list[int]]:
    rows: list[list[int]] = [[]]
    for term in terms:
        rows = [row + [i] for row in rows for i in range(len(term.tokens))]
    return rows
