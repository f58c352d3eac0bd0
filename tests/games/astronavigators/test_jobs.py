"""What is in hand: chance answers first and in the order it was asked; jobs and cards stand where their numbers say."""

import perilune
from perilune.core.chance import CHANCE
from perilune.core.pending import KIND, SEAT
from perilune.games.astronavigators.cards.agendas import ALL_AGENDAS, AT_LAUNCH, ON_SQUARE
from perilune.games.astronavigators.cards.instruments import INSTRUMENTS
from perilune.games.astronavigators.chance import GuessedTile, NextCard, SunDie
from perilune.games.astronavigators.content import FESTIVAL, HOKULEA, HUNTER, POLES, QIXI, SCIENCE, SLIPPERY, SPHINX, THERMAL
from perilune.games.astronavigators.game import AstroNavigators
from perilune.games.astronavigators.jobs import (
    ABOUT,
    ASK_CARD,
    ASK_DIE,
    ASK_GUESS,
    ASK_SUN,
    ASK_TOP,
    DRAW,
    FLIGHT,
    NOTHING,
    TRAVEL,
    ask,
    begin,
    decider,
    in_hand,
)
from perilune.games.astronavigators.p2_resolution import Travel
from perilune.games.astronavigators.p3_space import DrawTile, Flight
from tests.games.astronavigators.scene import CONTENT, Scene


def test_chance_answers_first_in_the_order_it_was_asked() -> None:
    s = Scene().s
    ask(s, ASK_CARD, 2)
    ask(s, ASK_TOP, 0)
    assert [job[KIND] for job in reversed(s.pending)] == [ASK_CARD, ASK_TOP]
    assert s.pending[-1][ABOUT] == 2 and decider(s) == CHANCE and in_hand(s) == NOTHING


def test_a_job_waits_until_chance_has_answered() -> None:
    s = Scene().s
    assert decider(s) == s.at and in_hand(s) == NOTHING
    begin(s, [TRAVEL, 1, 0, 0, 0, 0])
    ask(s, ASK_DIE, 1)
    begin(s, [DRAW, 0])
    assert [job[KIND] for job in reversed(s.pending)] == [ASK_DIE, DRAW, TRAVEL]
    assert decider(s) == CHANCE and in_hand(s) == DRAW
    s.pending.pop()
    assert decider(s) == s.pending[-1][SEAT] == 0


def test_jobs_have_their_numbers() -> None:
    game = perilune.box("astronavigators")
    assert isinstance(game, AstroNavigators)
    for number, job in (
        (TRAVEL, Travel), (DRAW, DrawTile), (FLIGHT, Flight), (ASK_CARD, NextCard), (ASK_GUESS, GuessedTile), (ASK_SUN, SunDie),
    ):  # fmt: skip
        assert type(game.jobs[number]) is job
    assert len(game.jobs) == ASK_SUN + 1


def test_agendas_stand_in_the_order_of_their_cards() -> None:
    for spec, agenda in zip(CONTENT.agendas, ALL_AGENDAS, strict=True):
        assert (agenda.moment == ON_SQUARE) == bool(spec.places), spec.key
        assert ("launch" in spec.reveal) == (agenda.moment == AT_LAUNCH), spec.key
        if agenda.less:
            assert f"{agenda.less} less" in spec.effect, spec.key
            for planet in agenda.planets:
                assert CONTENT.planets[planet].name in spec.mission, spec.key
    numbers = (SCIENCE, HUNTER, POLES, SPHINX, FESTIVAL, QIXI, HOKULEA, SLIPPERY, THERMAL)
    assert [CONTENT.agendas[number].key for number in numbers] == [
        "science-and-superstition", "chasing-the-hunter", "between-the-poles", "sphinx-and-pyramids", "moon-festival",
        "qixi-festival", "hokulea", "slippery-boost", "thermal-roll",
    ]  # fmt: skip


def test_instruments_stand_in_the_order_of_their_quests() -> None:
    for number, spec in enumerate(CONTENT.quests[1:], 1):
        assert type(INSTRUMENTS[number]).__name__.lower() == spec.instrument.replace(" ", "").lower()
        assert INSTRUMENTS[number].number == number
