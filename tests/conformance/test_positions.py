"""Positions, moves and refusals: pure, closed, complete."""

import json
import re
from pathlib import Path

import pytest

import perilune
from perilune.core.chance import CHANCE
from perilune.core.journal import Journal
from tests.conformance.walks import NAMES, Setting, settings, walk

SETTINGS = settings()
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def rule_numbers(box: str) -> set[str]:
    """The numbers that the box's RULES.md has, and its chapters."""
    text = (Path(perilune.__file__).parent / "games" / box / "RULES.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"\*\*(\d+\.\d+)\*\*", text))
    return rules | {rule.split(".")[0] for rule in rules}


@every_setting
def test_a_copy_is_equal_and_independent(setting: Setting) -> None:
    kept: list[tuple[object, str]] = []
    for state in walk(setting, 1, 240, 20):
        copy = state.copy()
        assert copy.to_json() == state.to_json()
        kept.append((copy, json.dumps(copy.to_json())))
    for past, written in kept:
        assert json.dumps(past.to_json()) == written, "a past position was changed by later play"  # type: ignore[attr-defined]


@every_setting
def test_play_is_determined_by_the_move(setting: Setting) -> None:
    game = setting.game
    for state in walk(setting, 2, 240, 12):
        phase = game.phase(state)
        assert phase is not None
        seat = phase.deciders(state)[0]
        for move in phase.legal(state, seat)[:6]:
            results = []
            for _ in range(2):
                trial, journal = state.copy(), Journal()
                phase.play(trial, seat, move, journal)
                results.append((trial.to_json(), [(e.code, e.args, e.audience) for e in journal.events]))
            assert results[0] == results[1]


@every_setting
def test_a_position_survives_json(setting: Setting) -> None:
    for state in walk(setting, 3, 200, 20):
        data = state.to_json()
        assert list(data) == state.field_names()
        assert setting.game.restore(json.loads(json.dumps(data))).to_json() == data


@every_setting
def test_offers_are_what_the_rules_let_pass(setting: Setting) -> None:
    """Of the whole catalogue exactly the offers are legal, and every refusal is a sentence with a rule that exists.

    Sentences are made for a part of the catalogue at a time. The parts take turns, and each setting begins with another one.
    """
    game = setting.game
    turns = max(1, len(game.catalogue.moves) // 150)
    asked = SETTINGS.index(setting) * 7
    rules = rule_numbers(setting.name)
    names = NAMES[: setting.seats]
    for state in walk(setting, 4, 420, 14):
        phase = game.phase(state)
        assert phase is not None
        assert not set(phase.deciders(state)) & set(phase.bystanders(state))
        for seat in phase.deciders(state) + phase.bystanders(state):
            asked += 1
            offers = phase.legal(state, seat)
            assert offers, f"seat {seat} may act but has no offer"
            assert len(set(offers)) == len(offers)
            legal = [move for move in game.catalogue.moves if phase.why_not(state, seat, move) == 0]
            assert {move.text for move in offers} == {move.text for move in legal}
            for move in offers if seat != CHANCE else []:
                assert game.say_move(state, seat, move, names)
            for move in game.catalogue.moves[asked % turns :: turns]:
                refusal = game.refusal(state, seat, move, names)
                if refusal is not None:
                    assert refusal.text.endswith((".", "?", "!")), refusal.text
                    assert refusal.rule in rules, f"{refusal.rule} is not in RULES.md: {refusal.text}"


@every_setting
def test_everybody_is_told_what_goes_on(setting: Setting) -> None:
    game = setting.game
    names = NAMES[: setting.seats]
    for state in walk(setting, 5, 240, 10):
        phase = game.phase(state)
        assert phase is not None
        assert phase.waiting(state, names).endswith(".")
        for seat in phase.deciders(state):
            assert seat == CHANCE or phase.prompt(state, seat, names)


@every_setting
def test_chance_has_odds_for_each_outcome(setting: Setting) -> None:
    game = setting.game
    for state in walk(setting, 6, 300):
        phase = game.phase(state)
        assert phase is not None
        if phase.deciders(state) == [CHANCE]:
            moves = phase.legal(state, CHANCE)
            odds = phase.odds(state, moves)
            assert len(odds) == len(moves)
            assert min(odds) > 0


@every_setting
def test_nothing_is_lost_or_made(setting: Setting) -> None:
    game = setting.game
    start = game.inventory(setting.deal())
    for state in walk(setting, 7, 900, 3):
        assert game.inventory(state) == start


@pytest.mark.parametrize("name", sorted({setting.name for setting in SETTINGS}))
def test_the_catalogue_is_closed(name: str) -> None:
    catalogue = perilune.box(name).catalogue
    for code, move in enumerate(catalogue.moves):
        assert move.code == code
        assert catalogue.parse(move.text) is move
        assert catalogue.verbs[move.kind].at(*move.args) is move
        assert re.fullmatch(r"[a-z0-9 ,:+-]+", move.text)
