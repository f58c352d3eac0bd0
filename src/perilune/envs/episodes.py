"""Batch: many games of one setting side by side, stepped in one compiled loop. Knows no numpy."""

from array import array
from typing import Any, Final

from perilune.core.chance import Rng
from perilune.core.game import Game, Options, State
from perilune.core.move import Move
from perilune.envs.episode import Episode
from perilune.envs.layout import Layout
from perilune.envs.rows import Rows

NO_REFUSAL: Final = -1


class Batch:
    """So many games. A game that ends, or becomes too long, is dealt again at once."""

    def __init__(
        self, game: Game[Any], options: Options, layout: Layout, count: int, seed: int, concede: bool, limit: int, vectors: bool
    ) -> None:
        """`vectors` asks for the floats of a vector where positions are shown, else they are the numbers as they are."""
        self.game = game
        self.options = options
        self.layout = layout
        self.concede = concede
        self.limit = limit  # decisions, after which a game is cut off
        self.rng = Rng(seed)
        self.episodes: list[Episode] = [self.deal() for _ in range(count)]
        self.scores: list[list[int]] = [game.scores(episode.state) for episode in self.episodes]
        self._views = Rows(layout, count, vectors)
        self._states = Rows(layout, count, vectors)
        self._unmarked = bytes(len(game.catalogue.moves))
        self._marks = bytearray(len(self._unmarked) * count)
        self._marked: list[list[Move]] = [[] for _ in range(count)]
        self._seen_now = False  # whether the views are those of the positions now,
        self._marked_now = False  # and the marks: who has asked for them will ask again, so a step then keeps them up to date

    def deal(self) -> Episode:
        """A new game, with a seed of its own."""
        return Episode(self.game, self.options, self.rng.next() << 32 | self.rng.next(), self.concede)

    def put(self, number: int, episode: Episode) -> None:
        """Let this game go on in the place of another."""
        self.episodes[number] = episode
        self.scores[number] = self.game.scores(episode.state)
        self._seen_now = False
        self._marked_now = False

    def random_moves(self, rng: Rng) -> list[int]:
        """A legal move for each game, evenly."""
        found: list[int] = []
        for episode in self.episodes:
            moves = episode.legal(episode.asked[0])
            found.append(moves[rng.below(len(moves))].code)
        return found

    def seats(self) -> list[int]:
        """Who decides in each game."""
        return [episode.asked[0] for episode in self.episodes]

    def masks(self) -> bytearray:
        """A row of a byte for each move of the catalogue, for each game: 1 where its decider may play the move. It is overwritten by the
        next call."""
        if not self._marked_now:
            for number in range(len(self.episodes)):
                self._mark(number)
            self._marked_now = True
        return self._marks

    def _mark(self, number: int) -> None:
        episode = self.episodes[number]
        legal = episode.legal(episode.asked[0])
        before = self._marked[number]
        if legal is not before:
            width = len(self._unmarked)
            at = number * width
            if before:
                self._marks[at : at + width] = self._unmarked
            for move in legal:
                self._marks[at + move.code] = 1
            self._marked[number] = legal

    def views(self) -> "array[Any]":
        """What the decider of each game sees, row after row. It is overwritten by the next call."""
        if not self._seen_now:
            for number in range(len(self.episodes)):
                self._look(number)
            self._seen_now = True
        return self._views.numbers

    def _look(self, number: int) -> None:
        episode = self.episodes[number]
        seat = episode.asked[0]
        state = episode.state
        seen: State = state if self.game.all_open(state, seat) else self.game.view(state, seat)
        self._views.write(number, seen, seat, episode.asked)

    def states(self, seat: int) -> "array[Any]":
        """The whole position of each game, row after row, for a critic. It is overwritten by the next call."""
        for number, episode in enumerate(self.episodes):
            self._states.write(number, episode.state, seat, episode.asked)
        return self._states.numbers

    def refused(self, codes: list[int]) -> int:
        """The first game in which its decider may not play the move of this code; NO_REFUSAL if all may."""
        known = self.game.catalogue.moves
        width = len(known)
        for number, code in enumerate(codes):
            episode = self.episodes[number]
            if code < 0 or code >= width:
                return number
            if episode.known is self._marked[number]:  # the mask is up to date
                if not self._marks[number * width + code]:
                    return number
            elif not episode.allows(episode.asked[0], known[code]):
                return number
        return NO_REFUSAL

    def step(self, codes: list[int], gains: "array[float]", shares: "array[float]", ends: bytearray) -> None:
        """Play a legal move in each game and note, in rows of a number a seat, points gained and parts of a win.

        `ends` gets a 1 for a game that is over, and a 2 for one that was cut off. Marks and views that were up to date are so again: a
        position that has just been played is near at hand for the processor, and those of many games are not.
        """
        marked, seen = self._marked_now, self._seen_now
        known: list[Move] = self.game.catalogue.moves
        count = self.options.seats
        at = 0
        for number, code in enumerate(codes):
            episode = self.episodes[number]
            episode.play(episode.asked[0], known[code])
            before = self.scores[number]
            after = self.game.scores(episode.state)
            for seat in range(count):
                if after[seat] != before[seat]:
                    gains[at + seat] = float(after[seat] - before[seat])
            self.scores[number] = after
            if episode.over:
                ends[number] = 1
                won = episode.shares()
                for seat in range(count):
                    shares[at + seat] = won[seat]
            elif episode.moves >= self.limit:
                ends[number] = 2
            if ends[number]:
                self.put(number, self.deal())
            if marked:
                self._mark(number)
            if seen:
                self._look(number)
            at += count
        self._marked_now, self._seen_now = marked, seen
