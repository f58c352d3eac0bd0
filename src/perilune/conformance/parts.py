"""What can be seen without playing: what the box says about itself, its catalogue, its rules, its lid, its points."""

import re
from functools import cache
from xml.etree import ElementTree

from perilune.conformance.settings import NAMES
from perilune.core.messages import Earning
from perilune.core.words import blanks, is_seat
from perilune.games import box, folder, rulebook

RULE = re.compile(r"\*\*(\d+\.\d+)\*\*")
BLANK = re.compile(r"\{([^{}|]+)\}")
WORDS = re.compile(r"[A-Za-z]+(?: [A-Za-z]+)*")
MOVE = re.compile(r"[a-z0-9 ,:+-]+")


@cache
def rules_of(name: str) -> list[str]:
    """The numbers of the box's RULES.md, in its order."""
    return RULE.findall((folder(name) / "RULES.md").read_text(encoding="utf-8"))


@cache
def rule_numbers(name: str) -> set[str]:
    """The numbers that the box's RULES.md has, and its chapters."""
    rules = rules_of(name)
    return {*rules, *(rule.split(".")[0] for rule in rules)}


def the_lid_says_what_is_inside(name: str) -> None:
    game = box(name)
    for field, text in [("title", game.title), ("about", game.about), ("minutes", game.minutes), ("weight", game.weight)]:
        assert text, f"The {field} is empty."
    assert game.about.endswith("."), f"What the box is about is not a sentence: {game.about!r}."
    most = len(NAMES)
    assert 1 <= game.min_seats <= game.max_seats <= most, f"{game.min_seats} to {game.max_seats} seats: a table has 1 to {most}."


def the_catalogue_is_closed(name: str) -> None:
    catalogue = box(name).catalogue
    for code, move in enumerate(catalogue.moves):
        assert move.code == code, f"{move.text!r} stands at {code} in the catalogue but has the code {move.code}."
        assert catalogue.parse(move.text) is move, f"{move.text!r} is read as another move."
        assert catalogue.verbs[move.kind].at(*move.args) is move, f"The verb of {move.text!r} has another move in its place."
        assert MOVE.fullmatch(move.text), f"{move.text!r}: a move is small letters, digits, spaces and , : + -."


def every_refusal_names_a_rule(name: str) -> None:
    rules = rules_of(name)
    twice = sorted({rule for rule in rules if rules.count(rule) > 1})
    assert not twice, f"RULES.md has two rules {', '.join(twice)}."
    for reason in box(name).messages.reasons[1:]:
        assert reason.rule in rules, f"RULES.md has no rule {reason.rule}, which a reason names: {reason.text}"


def the_rulebook_opens(name: str) -> None:
    book = rulebook(name)
    title = box(name).title
    assert book.title.startswith(title), f"RULES.md begins with {book.title!r}, not with the title of the box, {title!r}."
    for number in rules_of(name):
        assert book.part(number), f"Rule {number} is not found: it needs a line `- **{number}** ...`."
        chapter = number.split(".")[0]
        assert book.part(chapter), f"Chapter {chapter} is not found: it needs a heading `## {chapter}. ...`."
    for seen in book.positions.values():
        ElementTree.fromstring(seen.svg())


def the_cover_is_a_light_picture_with_a_title(name: str) -> None:
    game = box(name)
    picture = game.cover()
    root = ElementTree.fromstring(picture)
    assert root.findtext("{*}title") == game.title, f"The cover's <title> is {root.findtext('{*}title')!r}, not {game.title!r}."
    assert len(picture) < 50_000, f"The cover has {len(picture)} characters. It must have fewer than 50,000."
    ids = [part.get("id") for part in root.iter() if part.get("id")]
    assert len(ids) == len(set(ids)), "Two parts of the cover have the same id."
    used = {value[5:-1] for part in root.iter() for value in part.attrib.values() if value.startswith("url(#")}
    assert used <= set(ids), f"The cover uses what it does not define: {', '.join(sorted(used - set(ids)))}."


def every_source_of_points_is_told_in_a_sentence_of_its_own(name: str) -> None:
    game = box(name)
    sentences = [sentence for sentence in game.messages.sentences if sentence.earns is not None]
    assert sentences, "No sentence says what it `earns`: points must have sources."
    for sentence in sentences:
        assert sentence.earns is not None
        _tells_of_points(sentence.text, sentence.earns)


def every_sentence_says_who_did_it(name: str) -> None:
    for sentence in box(name).messages.sentences:
        found = blanks(sentence.text)
        names_first = bool(found) and is_seat(found[0])
        assert names_first or not sentence.happens, (
            f"{sentence.text!r} names no player first, so it cannot say that it `happens` to one."
        )
        if names_first and not sentence.text.startswith(("{seat}", "{seat's}")):
            assert sentence.happens, f"{sentence.text!r} must begin with whoever did it, or say that it `happens` to them."


def _tells_of_points(sentence: str, earning: Earning) -> None:
    blanks = BLANK.findall(sentence)
    assert blanks[earning.seat] == "seat", f"{sentence!r}: blank {earning.seat} is not the seat."
    assert earning.each != 0, f"{sentence!r}: {earning.source} counts no points."
    if earning.points >= 0:
        blank = blanks[earning.points]
        assert blank == "n" or blank.startswith("n "), f"{sentence!r}: blank {earning.points} is not a number."
    assert WORDS.fullmatch(earning.source), f"{earning.source!r} is not in words."
