"""Positions, moves and refusals: pure, closed, complete."""

import json
from typing import Any

from perilune.conformance.parts import rule_numbers
from perilune.conformance.settings import Setting
from perilune.conformance.walks import phase_of, walk
from perilune.core.chance import CHANCE
from perilune.core.game import State
from perilune.core.journal import Journal

GAME = 1  # the game that these checks walk through


def a_copy_is_equal_and_independent(setting: Setting) -> None:
    kept: list[tuple[State, str]] = []
    for state in walk(setting, GAME, 240, 20):
        copy = state.copy()
        assert copy.to_json() == state.to_json(), f"`copy` changes {differing(state.to_json(), copy.to_json())}."
        kept.append((copy, json.dumps(copy.to_json())))
    for past, written in kept:
        now = past.to_json()
        assert json.dumps(now) == written, (
            f"Later play changes {differing(json.loads(written), now)} of a copy that was made before."
        )


def play_is_determined_by_the_move(setting: Setting) -> None:
    for state in walk(setting, GAME, 240, 12):
        phase = phase_of(setting, state)
        seat = phase.deciders(state)[0]
        for move in phase.legal(state, seat)[:6]:
            results = []
            for _ in range(2):
                trial, journal = state.copy(), Journal()
                phase.play(trial, seat, move, journal)
                results.append((trial.to_json(), [(e.code, e.args, e.audience) for e in journal.events]))
            assert results[0] == results[1], f"{move.text!r}, played twice from the same position, does not do the same."


def a_position_survives_json(setting: Setting) -> None:
    for state in walk(setting, GAME, 200, 20):
        data = state.to_json()
        assert list(data) == state.field_names(), "`to_json` has other fields than `field_names`, or in another order."
        again = setting.game.restore(json.loads(json.dumps(data))).to_json()
        assert again == data, f"`restore` does not bring back {differing(data, again)}."


def offers_are_what_the_rules_let_pass(setting: Setting) -> None:
    """Of the whole catalogue exactly the offers are legal, and every refusal is a sentence with a rule that exists.

    Sentences are made for a part of the catalogue at a time. The parts take turns, and each setting begins with another one.
    """
    game = setting.game
    turns = max(1, len(game.catalogue.moves) // 150)
    asked = setting.number * 7
    rules = rule_numbers(setting.name)
    for state in walk(setting, GAME, 420, 14):
        phase = phase_of(setting, state)
        both = set(phase.deciders(state)) & set(phase.bystanders(state))
        assert not both, f"Seat {min(both)} is a decider and a bystander."
        for seat in phase.deciders(state) + phase.bystanders(state):
            asked += 1
            offers = phase.legal(state, seat)
            assert offers, f"Seat {seat} may act but has no offer."
            assert len(set(offers)) == len(offers), f"Seat {seat} is offered the same move twice."
            legal = [move for move in game.catalogue.moves if phase.why_not(state, seat, move) == 0]
            odd = {move.text for move in offers} ^ {move.text for move in legal}
            assert not odd, f"Seat {seat}: `legal` and `why_not` do not agree on {', '.join(sorted(odd)[:5])}."
            for move in offers if seat != CHANCE else []:
                assert game.say_move(state, seat, move, setting.names), f"{move.text!r} has no words for its button."
            for move in game.catalogue.moves[asked % turns :: turns]:
                refusal = game.refusal(state, seat, move, setting.names)
                if refusal is not None:
                    assert refusal.text.endswith((".", "?", "!")), (
                        f"The refusal of {move.text!r} is not a sentence: {refusal.text!r}."
                    )
                    assert refusal.rule in rules, (
                        f"RULES.md has no rule {refusal.rule}, which refuses {move.text!r}: {refusal.text}"
                    )


def everybody_is_told_what_goes_on(setting: Setting) -> None:
    for state in walk(setting, GAME, 240, 10):
        phase = phase_of(setting, state)
        waiting = phase.waiting(state, setting.names)
        assert waiting.endswith("."), f"What the others are told in {phase.name!r} is not a sentence: {waiting!r}."
        for seat in phase.deciders(state):
            assert seat == CHANCE or phase.prompt(state, seat, setting.names), f"{phase.name!r} has no question for seat {seat}."


def chance_has_odds_for_each_outcome(setting: Setting) -> None:
    for state in walk(setting, GAME, 300):
        phase = phase_of(setting, state)
        if phase.deciders(state) == [CHANCE]:
            moves = phase.legal(state, CHANCE)
            odds = phase.odds(state, moves)
            assert len(odds) == len(moves), f"{phase.name!r} has {len(moves)} outcomes and {len(odds)} odds."
            assert min(odds) > 0, f"{phase.name!r} offers {moves[odds.index(min(odds))].text!r} with odds of {min(odds)}."


def nothing_is_lost_or_made(setting: Setting) -> None:
    start = setting.game.inventory(setting.deal())
    for state in walk(setting, GAME, 900, 3):
        now = setting.game.inventory(state)
        assert now == start, f"Not conserved: {differing(start, now)}."


def differing(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The names whose values differ."""
    return ", ".join(name for name in [*one, *(name for name in other if name not in one)] if one.get(name) != other.get(name))
