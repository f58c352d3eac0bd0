"""One game of a run as rows: one for the game, one for each seat and, if wanted, one for each decision."""

from typing import Any

from perilune.core.chance import CHANCE
from perilune.core.game import Game, Outcome, Phase, State
from perilune.core.move import Move
from perilune.lab.play import Played, Witness, play
from perilune.lab.run_terms import RunTerms, per_seat
from perilune.lab.usage import thing

Row = dict[str, Any]
GAMES, SEATS, DECISIONS = "games", "seats", "decisions"
OPTION = "option_"  # the columns of the options begin with it


class Notes(Witness):
    """What is noted while a game is played."""

    def __init__(self, game: Game[Any], seats: int, decisions: bool) -> None:
        self.game = game
        self.wanted = decisions
        self.points: list[list[int]] = []  # at the beginning of each turn, and at the end
        self.done: list[dict[str, int]] = [{} for _ in range(seats)]  # in the order in which each thing was first done
        self.decisions: list[Row] = []
        self.ways: list[str] = []
        self.by_chance: set[str] = set()  # verbs
        self.number = 0
        self.before = CHANCE

    def sees(self, phase: Phase[Any], state: State, seat: int, move: Move) -> None:
        if seat != CHANCE:
            if seat != self.before:
                self.points.append(self.game.scores(state))
            if not move.gives_up:
                what = thing(self.game.catalogue.verbs[move.kind], move)
                self.done[seat][what] = self.done[seat].get(what, 0) + 1
            if self.wanted:
                self.decisions.append(self._decision(phase, state, seat, move))
        else:
            self.by_chance.add(move.verb)
        self.before = seat
        self.number += 1

    def _decision(self, phase: Phase[Any], state: State, seat: int, move: Move) -> Row:
        return {
            "number": self.number,
            "seat": seat + 1,
            "move": move.text,
            "choices": len(phase.legal(state, seat)),
            "features": self.game.features(state, seat),
        }

    def ends(self, state: State, outcome: Outcome | None) -> None:
        self.points.append(self.game.scores(state))
        self.ways = outcome.ways if outcome is not None else []


def played_rows(terms: RunTerms, number: int) -> dict[str, list[Row]]:
    """Play a game of a run: its rows, by the name of the table in which they stand."""
    played, notes = play_number(terms, number)
    game, options = terms.game, played.record.options
    common = {"game": number, "seed": played.record.seed}
    course = course_of(notes.points, played.winners)
    if game.cooperative or terms.seats == 1:
        course = dict.fromkeys(course)  # nobody is ahead of anybody
    row = {
        **common,
        **{OPTION + name: ",".join(values) for name, values in options.items()},
        "bots": terms.line_up(number),
        "winners": [seat + 1 for seat in played.winners],
        "points": played.scores,
        "ways": notes.ways,
        "by_chance": sorted(notes.by_chance),
        "stalled": played.stalled,
        "moves": len(played.record.rows),
        "turns": len(notes.points) - 1,
        **course,
        "digest": played.record.rows[-1].digest if played.record.rows else "",
    }
    return {
        GAMES: [row],
        SEATS: [{**common, **_seat_row(terms, number, played, notes, seat)} for seat in range(terms.seats)],
        DECISIONS: [{**common, **decision} for decision in notes.decisions],
    }


def play_number(terms: RunTerms, number: int) -> tuple[Played, Notes]:
    """Play a game of a run by its number."""
    notes = Notes(terms.game, terms.seats, terms.decisions)
    names = [f"{name} {seat + 1}" for seat, name in enumerate(terms.line_up(number))]
    players = terms.players(number)
    played = play(terms.game, terms.options(number), terms.game_seed(number), players, names, witness=notes)
    return played, notes


def _seat_row(terms: RunTerms, number: int, played: Played, notes: Notes, seat: int) -> Row:
    game, winners = terms.game, played.winners
    won = 0.0 if seat not in winners else 1.0 if game.cooperative else 1 / len(winners)
    options = played.record.options
    return {
        "seat": seat + 1,
        "bot": terms.line_up(number)[seat],
        **{OPTION + name: values[seat] if per_seat(game, name) else values[0] for name, values in options.items()},
        "won": won,
        "points": played.scores[seat],
        "things": list(notes.done[seat]),
        "times": list(notes.done[seat].values()),
    }


def course_of(points: list[list[int]], winners: list[int]) -> dict[str, Any]:
    """How the lead went, from the points turn by turn.

    `lead_changes`: how often somebody else came to lead alone. `behind`: by how many points the winner was behind at worst.
    `decided`: how far the game had come, from 0 to 1, when the winner came to lead for good.
    """
    leader, changes = -1, 0
    behind, since = 0, 0
    for turn, row in enumerate(points):
        best = max(row)
        leaders = [seat for seat, point in enumerate(row) if point == best]
        if len(leaders) == 1 and leaders[0] != leader:
            changes += leader >= 0
            leader = leaders[0]
        if winners:
            gap = best - max(row[seat] for seat in winners)
            behind = max(behind, gap)
            if gap > 0 or len(leaders) > len(winners):
                since = turn + 1
    ended = len(points) - 1
    return {
        "lead_changes": changes,
        "behind": behind if winners else None,
        "decided": min(1.0, since / max(1, ended)) if winners else None,
    }
