"""What the coach says in this box: one number for the flight, and nothing against it."""

from typing import cast

import pytest

from perilune.bots.coach import QUICK, advise
from perilune.core.journal import Journal
from perilune.core.table import Table
from perilune.games import box
from perilune.games.astronavigators.bot.worth import DECLARED, KNOWLEDGE, TOOLS, TRAINING
from perilune.games.astronavigators.game import AstroNavigators
from perilune.games.astronavigators.jobs import FACING, FLIGHT
from perilune.games.astronavigators.state import ACTION, CALIBRATE, JOURNEY, RESOLVE, NavState
from perilune.games.astronavigators.words.in_flight import arrivals
from perilune.games.astronavigators.world.launch import usual_costs
from tests.games.astronavigators.scene import CONTENT, PAD, Scene

GAME = cast(AstroNavigators, box("astronavigators"))


def table(mode: str) -> Table:
    """The first month of two players."""
    opened = Table(GAME, GAME.settle(2, {"mode": mode}), "a1", ["Ada", "Ben"])
    while position(opened).round == 1 and not any(move.verb == "observe" for move in opened.legal(opened.deciders()[0])):
        seat = opened.deciders()[0]
        opened.submit(seat, opened.legal(seat)[0])
    return opened


def position(table: Table) -> NavState:
    """The table's position."""
    return cast(NavState, table.state)


@pytest.mark.parametrize("mode", ["first_and_fast", "constellation"])
def test_there_is_one_number_for_what_the_flight_takes(mode: str) -> None:
    """The boards, the coach and the warning before a launch say the same."""
    played = table(mode)
    seat = played.deciders()[0]
    takes = max(usual_costs(position(played), GAME.content, seat))
    assert any(f"usually takes {takes} knowledge" in line for line in GAME.matters(position(played), seat, played.names))
    state = position(played)
    state.astronaut[seat] = 1
    state.square[seat] = state.sites[0]
    if mode == "first_and_fast":
        warning = played.seen(seat).warning(GAME.catalogue.parse("travel 1 spacecraft"))
        assert warning is not None and f"usually takes {takes}:" in warning.text


def test_nobody_is_told_to_end_the_training_too_soon() -> None:
    state = position(table("first_and_fast"))
    train = [GAME.catalogue.parse("train")]
    state.nk[0] = 24
    assert GAME.unwise(state, state, 0, train)
    state.nk[0] = 58
    assert not GAME.unwise(state, state, 0, train)


def test_homes_are_told_apart_and_no_character_is_named_in_first_and_fast() -> None:
    opened = Table(GAME, GAME.settle(2, {"mode": "first_and_fast"}), "a1", ["Ada", "Ben"])
    seen = opened.seen(opened.deciders()[0])
    says = {move.text: seen.say(move) for move in seen.legal()}
    assert says["choose neil"] == (
        "Start in North America: 1 trip to a launch pad by car, boat, helicopter or plane; 17 constellations in sight"
    )
    assert len({line.partition(": ")[2] for line in says.values()}) > 3
    for move in seen.legal():
        told = " ".join(seen.consequences(move).told)
        assert "starts in" in told and not any(character.name in told for character in GAME.content.characters)


def test_a_vehicle_is_praised_for_all_that_it_brings() -> None:
    """Its first use, and the continent that it leads to."""
    played = table("first_and_fast")
    seat = played.deciders()[0]
    before = position(played)
    told = set()
    for move in played.legal(seat):
        if move.verb == "travel":
            after = before.copy()
            phase = GAME.phase(after)
            assert phase is not None
            phase.play(after, seat, move, Journal(silent=True))
            told.add(GAME.gain(before, after, seat, DECLARED, played.names))
    assert any(", which is new to you, " in line and "its first use gives" in line for line in told), told


def test_the_rocket_counts_before_a_launch() -> None:
    """50 knowledge and the 10 of the Saturn V are the usual 60: no word of a launch too soon, and the board says where the rest is."""
    scene = Scene()
    scene.put(0, PAD)
    scene.s.astronaut[0] = 1
    launch = scene.table.game.catalogue.parse("travel 1 spacecraft")
    for knowledge, warned in ((49, True), (50, False)):
        scene.s.nk[0] = knowledge
        assert (scene.table.seen(0).warning(launch) is not None) == warned
    assert "you have 50 and the rocket gives 10" in " ".join(scene.table.seen(0).consequences(launch).forecast)
    assert any("the rocket gives 10" in line for line in GAME.matters(scene.s, 0, ["Ada", "Ben"]))
    scene.s.saturn[0] = 1
    assert scene.table.seen(0).warning(launch) is not None


def test_the_bonus_for_all_vehicles_counts_before_a_launch() -> None:
    """Who has used the other five gets 20 more with the spacecraft, in the first year: 30 + 10 + 20 are the usual 60."""
    scene = Scene()
    scene.put(0, PAD)
    scene.s.astronaut[0] = 1
    scene.s.nk[0] = 30
    launch = scene.table.game.catalogue.parse("travel 1 spacecraft")
    assert scene.table.seen(0).warning(launch) is not None
    scene.s.used[:5] = [1] * 5
    assert scene.table.seen(0).warning(launch) is None
    has = "you have 30, the rocket gives 10 and all six vehicles give 20"
    assert has in " ".join(scene.table.seen(0).consequences(launch).forecast)
    assert any(line.startswith("About ") and f"{has}." in line for line in GAME.matters(scene.s, 0, ["Ada", "Ben"]))
    scene.s.round = 13
    assert scene.table.seen(0).warning(launch) is not None


def test_nobody_is_sent_to_a_home_without_night() -> None:
    opened = Table(GAME, GAME.settle(2, {"mode": "first_and_fast"}), "a1", ["Ada", "Ben"])
    state = position(opened)
    bad = [move.text for move in opened.legal(opened.deciders()[0]) if GAME.unwise(state, state, 0, [move])]
    assert len(bad) == 1
    ideas = advise(opened.seen(opened.deciders()[0]), QUICK).ideas
    assert ideas and all("is a good home: " in idea.reasons[0] and idea.moves[0].text not in bad for idea in ideas)


def facing(value: int, knowledge: int = 60, steps: int = 0) -> Scene:
    """Seat 0 is at stage 4 with a difficulty of 30, has turned up its tile, and has the Full Moon on the sextant."""
    scene = Scene()
    s = scene.s
    scene.put(0, PAD)
    s.stage, s.week, s.place[0], s.nk[0], s.dv[0], s.sxt[0] = RESOLVE, 0, 4, knowledge, 30, 2
    s.board[3] = value
    s.pending = [[FLIGHT, 0, steps, FACING, value, 0, 0, -1]]
    return scene


def reason(scene: Scene, move: str) -> str:
    """What the coach says for a move that gains nothing."""
    return GAME.modest(scene.s, 0, GAME.catalogue.parse(move), ["Ada", "Ben"])


def test_on_the_flight_every_choice_has_its_reason() -> None:
    scene = facing(20)
    assert reason(scene, "face") == "It fits: your difficulty becomes 50, of 60 knowledge."
    assert reason(scene, "negate") == "The stage counts 0 instead of 20: your difficulty stays at 30, of 60 knowledge."
    assert "more than your 45 knowledge" in reason(facing(20, 45), "face")
    scene.s.own[4] = 10
    assert reason(scene, "exchange out-5") == (
        "Stage 5 usually shows 20; your tile makes it 10. You can do this once, and once you are there you see it first."
    )
    scene.s.own[4] = 20
    assert "two of the same value give you one more step" in reason(scene, "exchange out-5")
    scene.s.pending = []
    scene.s.stage = CALIBRATE
    scene.s.astronaut[0], scene.s.sxt[0] = 1, -1
    assert reason(scene, "done") == "You have no token for your instruments, and 30 knowledge to spare: go on."
    scene.s.sxt[0] = 1
    assert reason(scene, "done") == "Your instruments are ready: go on."
    scene.s.sxt[0] = -1
    scene.s.phases[1] = 1
    assert reason(scene, "done").startswith("Keep your lunar phase tokens")
    scene.s.place[0] = 5
    assert reason(scene, "done") == "Your next step has no difficulty, so there is nothing to prepare."


def test_a_token_that_is_spent_anyway_is_not_left_unused() -> None:
    """On the last step of the month; before another step it may be kept for a harder tile."""
    face = [GAME.catalogue.parse("face")]
    last, more = facing(20), facing(20, steps=1)
    assert GAME.unwise(last.s, last.s, 0, face) and not GAME.unwise(more.s, more.s, 0, face)
    last.s.sxt[0] = -1
    assert not GAME.unwise(last.s, last.s, 0, face)


def test_who_knows_enough_is_told_the_way_and_not_just_to_go_on() -> None:
    """The headline says that a launch pad is a trip away, and the idea agrees with it."""
    scene = Scene()
    scene.s.stage, scene.s.nk[0] = CALIBRATE, 70
    assert "a launch pad is 1 trip away" in " ".join(GAME.matters(scene.s, 0, ["Ada", "Ben"]))
    assert reason(scene, "done") == "Stay an astronomer on your way to the launch pad, 1 trip from here: you can still observe."


def test_what_a_journey_brings_names_the_place() -> None:
    """But no place beyond the reach of the vehicle: it is two journeys away, and nobody can click it now."""
    before = Scene().s
    after = before.copy()
    after.nk[0] += 9
    after.square[0] = CONTENT.earth.keys.index(PAD)
    where = CONTENT.earth.names[after.square[0]].split(",")[0]
    before.stage = RESOLVE
    assert GAME.gain(before, after, 0, KNOWLEDGE, ["Ada", "Ben"]) == f"Going to {where} brings 9 knowledge."
    before.stage = ACTION
    after.who[1], after.action[1], after.via[1] = 0, JOURNEY, 0
    assert GAME.gain(before, after, 0, KNOWLEDGE, ["Ada", "Ben"]) == f"By car to {where}: 9 knowledge."
    after.square[0] = CONTENT.earth.keys.index("s2-4")
    assert GAME.gain(before, after, 0, KNOWLEDGE, ["Ada", "Ben"]) == "By car, and on with a tile: 9 knowledge in all."


def test_a_chain_of_journeys_is_told_as_one() -> None:
    """Who is sent to one place for the sake of another hears that it goes on from there."""
    scene = Scene()
    scene.play(0, "travel 1 car")
    scene.resolve()
    after = scene.s.copy()
    after.nk[0] += 16
    after.square[0] = CONTENT.earth.keys.index("s2-4")
    assert GAME.gain(scene.s, after, 0, KNOWLEDGE, ["Ada", "Ben"]) == "Going to Chile brings 16 knowledge."
    after.flipped[0] = 1
    assert GAME.gain(scene.s, after, 0, KNOWLEDGE, ["Ada", "Ben"]) == "Then on to Chile: 16 knowledge in all."


def test_nobody_is_told_to_make_a_stage_harder() -> None:
    swap = [GAME.catalogue.parse("exchange out-5")]
    for own, unwise in ((30, True), (20, False), (15, False)):
        scene = facing(20)
        scene.s.board[4] = 20
        scene.s.own[4] = own
        assert GAME.unwise(scene.s, scene.s, 0, swap) == unwise


def test_nobody_is_told_to_exchange_a_tile_that_lies_face_down() -> None:
    """On the stage itself one sees it before one decides; before, the only exchange may be wasted."""
    scene = facing(20)
    scene.s.own[4] = 15
    assert GAME.unwise(scene.s, scene.s, 0, [GAME.catalogue.parse("exchange out-5")])


def test_a_launch_is_not_praised_as_training() -> None:
    """Only astronauts launch: who has launched is one."""
    scene = Scene()
    scene.astronaut(0)
    after = scene.s.copy()
    after.place[0] = 1
    assert GAME.gain(scene.s, after, 0, TRAINING, ["Ada", "Ben"]) == ""
    scene.s.astronaut[0] = 0
    assert "ready for the flight" in GAME.gain(scene.s, after, 0, TRAINING, ["Ada", "Ben"])


def test_a_tile_is_drawn_where_it_helps_most() -> None:
    """The lesson teaches stage 5, and the coach says the same."""
    scene = Scene()
    scene.astronaut(0)
    scene.fly(0)
    ideas = advise(scene.table.seen(0), QUICK).ideas
    assert [idea.moves[0].text for idea in ideas] == ["draw out-5"]
    assert "Most tiles of stage 5 show 20" in ideas[0].reasons[0]


def test_the_lunar_phases_count_for_the_flight() -> None:
    """The coach, the warnings and the board: with the Full Moon one stage less is to be faced."""
    scene = Scene()
    scene.astronaut(0, nk=49)
    launch = GAME.catalogue.parse("travel 1 spacecraft")
    assert scene.table.seen(0).warning(launch) is not None
    scene.token(0, "full-moon")
    assert scene.table.seen(0).warning(launch) is None
    told = " ".join(GAME.matters(scene.s, 0, ["Ada", "Ben"]))
    assert told.startswith("Almost every flight would arrive. ")
    assert "you have 49, the rocket gives 10 and the sextant can take off 20." in told


def test_a_turn_does_not_name_what_is_chosen_in_the_resolution() -> None:
    """The others declare first, and then another place may be better: Brazil was advised, and a moment later Peru."""
    scene = Scene()
    chain = [GAME.catalogue.parse(text) for text in ("travel 1 car", "go n1-4", "connect north-america", "go n1-5")]
    assert GAME.unwise(scene.s, scene.s, 0, chain) and GAME.unwise(scene.s, scene.s, 0, chain[:2])
    assert not GAME.unwise(scene.s, scene.s, 0, chain[:1])
    scene.s.who[2] = 1  # the last to declare, and the first week: nobody comes in between
    assert GAME.unwise(scene.s, scene.s, 0, chain) and not GAME.unwise(scene.s, scene.s, 0, chain[:2])
    scene.s.who[2], scene.s.who[0] = -1, 1
    assert GAME.unwise(scene.s, scene.s, 0, [GAME.catalogue.parse("travel 2 car"), chain[1]])
    scene.astronaut(0, place=2)
    flight = [GAME.catalogue.parse(text) for text in ("travel 1 spacecraft", "fly")]
    assert GAME.unwise(scene.s, scene.s, 0, flight) and not GAME.unwise(scene.s, scene.s, 0, flight[:1])


def test_a_token_that_lay_there_before_is_no_reason() -> None:
    before = Scene().s
    before.sct[0] = 1
    after = before.copy()
    assert GAME.gain(before, after, 0, TOOLS, ["Ada", "Ben"]) == ""
    after.sxt[0] = 2
    assert "A token on an instrument" in GAME.gain(before, after, 0, TOOLS, ["Ada", "Ben"])


def test_in_flight_there_is_always_advice() -> None:
    """At stage 4 with a tile too hard the coach said that nothing stands out; before a step it only warned."""
    scene = facing(20, 45)
    scene.s.sxt[0] = -1
    scene.s.own[4] = 15
    [idea] = advise(scene.table.seen(0), QUICK).ideas
    assert idea.moves[0].text == "face" and "Nothing you have can help here." in idea.reasons[0]
    scene.s.own[3] = 10
    ideas = advise(scene.table.seen(0), QUICK).ideas
    assert ideas[0].moves[0].text == "exchange out-4"
    waits = Scene()
    waits.astronaut(0, place=3, nk=52)
    waits.s.dv[0] = 25
    texts = [idea.moves[0].text for idea in advise(waits.table.seen(0), QUICK).ideas]
    assert texts and texts[0].endswith("spacecraft")


def test_what_matters_in_flight_is_what_may_still_go_wrong() -> None:
    scene = Scene()
    scene.astronaut(0, place=3, nk=52)
    scene.s.dv[0] = 25
    told = GAME.matters(scene.s, 0, ["Ada", "Ben"])
    sums = "your difficulty is 25, the 2 stages ahead usually add 35, and your knowledge is"
    assert told == [f"You may be 8 short: {sums} 52."]
    scene.token(0, "full-moon")
    assert GAME.matters(scene.s, 0, ["Ada", "Ben"]) == [f"You may be 8 short, but the sextant can help: {sums} 52."]
    scene.s.nk[0] = 62
    told = GAME.matters(scene.s, 0, ["Ada", "Ben"])
    assert told == [f"Your knowledge should do, unless a tile is harder than most: {sums} 62."]
    scene.s.nk[0] = 90
    assert GAME.matters(scene.s, 0, ["Ada", "Ben"]) == []


def test_to_turn_back_has_a_reason_of_its_own() -> None:
    """It was praised for a vehicle that had not been used yet."""
    before = Scene().s
    before.stage, before.place[0], before.nk[0], before.dv[0] = CALIBRATE, 3, 52, 40
    after = before.copy()
    after.place[0] = after.dv[0] = 0
    told = {GAME.gain(before, after, 0, feature, ["Ada", "Ben"]) for feature in (KNOWLEDGE, DECLARED, TOOLS)}
    assert len(told) == 1 and told.pop().startswith("Turn back in time: you have 12 knowledge to spare, and the stages ahead")


def test_the_better_prepared_more_flights_arrive() -> None:
    scene = Scene()
    scene.astronaut(0)
    told = []
    for knowledge in (30, 40, 50, 60, 100):
        scene.s.nk[0] = knowledge
        told.append(arrivals(scene.s, CONTENT, 0))
    assert told[-1] == "almost every flight would arrive" and told[0].startswith("about 1 in 10")
    counts = [int(line.split()[1]) for line in told[:-1] if line.startswith("about")]
    assert counts == sorted(counts) and len(set(counts)) > 1


def test_a_rival_who_may_launch_is_named() -> None:
    scene = Scene()
    scene.astronaut(1, nk=87)
    assert "Ben is an astronaut at a launch pad, with 87 knowledge." in GAME.matters(scene.s, 0, ["Ada", "Ben"])


def test_nobody_is_told_to_let_a_token_on_the_sextant_go_to_waste() -> None:
    scene = Scene(weeks=["leo", "crux", "virgo", "libra"])
    scene.astronaut(0, nk=80)
    scene.s.launches[0] = 1  # back from an abort, one may observe again
    observe = [GAME.catalogue.parse("observe 1")]
    scene.s.sxt[0] = 2
    assert GAME.unwise(scene.s, scene.s, 0, observe)


def test_the_choices_of_a_flight_say_what_an_abort_is() -> None:
    """An exchange that did not help ended the flight at once."""
    scene = facing(20, 45)
    scene.s.sxt[0] = -1
    scene.s.own[4] = 15
    says = {move.text: scene.table.seen(0).say(move) for move in scene.table.seen(0).legal()}
    assert says["face"].endswith("difficulty 50: you would abort, back to the launch pad, and keep your knowledge")
    assert "Here it does not help: you would abort" in says["exchange out-5"]
    scene.s.own[3] = 10
    assert "does not help" not in scene.table.seen(0).say(GAME.catalogue.parse("exchange out-4"))


def test_what_a_week_can_be_taken_for_always_has_advice() -> None:
    """In some months the search found nothing with a reason, and the coach said nothing at all."""
    scene = Scene()
    ideas = [[move.text for move in turn] for turn in GAME.useful(scene.s, 0)]
    assert ["travel 1 car"] in ideas and ["observe 1"] in ideas and all(len(turn) == 1 for turn in ideas)
    scene.s.who[0] = 1
    assert not any(turn[0].split()[1] == "1" for turn in [[move.text for move in turn] for turn in GAME.useful(scene.s, 0)])


def test_a_tile_of_a_stage_that_was_passed_is_not_given_away() -> None:
    """A coach advised to lay it there, and the box warned of that in the same breath."""
    scene = Scene()
    scene.astronaut(0, place=4, nk=65)
    scene.s.dv[0] = 40
    scene.s.board[2], scene.s.own[2] = 10, 5
    scene.fly(0)
    move = GAME.catalogue.parse("exchange out-3")
    assert GAME.unwise(scene.s, scene.s, 0, [move])
    assert "passed stage 3" in str(scene.table.seen(0).warning(move).text)  # type: ignore[union-attr]
    scene.s.own[2] = 10
    assert not GAME.unwise(scene.s, scene.s, 0, [move]), "two of the same value give one more step"
    scene.s.own[3], scene.s.board[3] = 5, 15
    warning = scene.table.seen(0).warning(GAME.catalogue.parse("exchange out-4"))
    assert warning is not None, "its own stage has been faced, too"


def test_a_shortage_is_told_as_a_sum() -> None:
    """At 21 knowledge one was 29 short of 60, and nobody was told of the 10 that the rocket gives."""
    scene = Scene()
    scene.s.nk[0] = 21
    [told] = GAME.matters(scene.s, 0, ["Ada", "Ben"])
    assert told.startswith("You are 29 short of 60: 21 now + 10 from the rocket. "), told
    scene.s.stage, scene.s.at, scene.s.week = CALIBRATE, 0, 0
    assert reason(scene, "done").endswith("(21 now + 10 from the rocket).")


def test_the_coach_says_why_to_fly_in_this_week() -> None:
    """It chose week 3, and the reason was as good for any other."""
    scene = Scene(weeks=["leo", "crux", "virgo", "libra"])
    scene.astronaut(0, place=2, nk=110)
    scene.put(1, "n2-4")
    told = []
    for week in (2, 3):
        after = scene.s.copy()
        after.who[week - 1], after.action[week - 1], after.via[week - 1] = 0, JOURNEY, 5
        told.append(GAME.gain(scene.s, after, 0, DECLARED, ["Ada", "Ben"]))
    assert told[1] == told[0] + " It also keeps Virgo from the others.", "nobody sees Crux from the north"
