"""`perilune conformance BOX`: a line for each check, and what went wrong where."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeVar

from perilune.conformance import OF_A_BOX, OF_A_SETTING
from perilune.conformance.settings import NOWHERE, Setting, settings
from perilune.core.errors import BadOption
from perilune.games import box, in_words

SHOWN = 5  # troubles of one check
NOT_CHECKED = [
    "golden games, replayed move by move: keep records of finished games, and try `perilune replay` on each",
    "dead ends from odd positions that play seldom reaches: set them up in tests of your own",
    "a test for each numbered rule of RULES.md",
]
T = TypeVar("T", str, Setting)


def run(name: str) -> int:
    """Check a box and print the report. Returns 0 if it keeps everything, else 1."""
    if not __debug__:
        raise BadOption("Python runs with -O, which leaves out every check. Run it without.")
    game = box(name)
    tables = settings(game.name)
    print(
        f"{game.title}, rules version {game.rules_version}, content {game.content_digest}. Settings: {len(tables)}.", flush=True
    )
    held = [_holds(check, [game.name]) for check in OF_A_BOX]
    held += [_holds(check, tables) for check in OF_A_SETTING]
    print("Not checked here:")
    for text in NOT_CHECKED:
        print(f"  {text}")
    print("Every check holds." if all(held) else f"{held.count(False)} of {len(held)} checks failed.")
    return 0 if all(held) else 1


def _holds(check: Callable[[T], None], subjects: Sequence[T]) -> bool:
    """Run one check on the box, or on each of its settings, and print what came of it."""
    start = perf_counter()
    wrong = [trouble for subject in subjects if (trouble := _trouble(check, subject))]
    title = check.__name__.replace("_", " ")
    print(f"  {'FAILED' if wrong else 'ok':6}  {title} ({perf_counter() - start:.1f} s)", flush=True)
    for trouble in wrong[:SHOWN]:
        print(f"            {trouble}", flush=True)
    if len(wrong) > SHOWN:
        print(f"            and at {len(wrong) - SHOWN} more settings", flush=True)
    return not wrong


def _trouble(check: Callable[[T], None], subject: T) -> str:
    """What a check finds wrong, in words; empty if nothing."""
    if isinstance(subject, Setting):
        subject.step = NOWHERE
    try:
        check(subject)
    except Exception as error:  # a box may fail in any way
        says = str(error) if isinstance(error, AssertionError) and str(error) else in_words(error)
        return f"{_where(subject)}{says}"
    return ""


def _where(subject: str | Setting) -> str:
    if not isinstance(subject, Setting):
        return ""
    return f"{subject}: " if subject.step == NOWHERE else f"{subject}, move {subject.step}: "
