"""A run: thousands of games of bots as rows, on all cores; and any of them as a record again."""

from collections.abc import Iterator
from pathlib import Path

from perilune.core.chance import Rng
from perilune.core.errors import BadContent, BadOption, PeriluneError
from perilune.core.playout import playout
from perilune.games import in_words
from perilune.lab.cluster import each_on_ray
from perilune.lab.crew import each
from perilune.lab.digests import digests
from perilune.lab.folder import write_whole
from perilune.lab.progress import Progress
from perilune.lab.run_folder import BadRun, Rows, RunFolder
from perilune.lab.run_rows import GAMES, play_number, played_rows
from perilune.lab.run_terms import RunTerms

RECORDS = "records"
MANY_CELLS = 500  # combinations of values


def check(terms: RunTerms) -> None:
    """Refuse what cannot be played, before anything is."""
    if terms.cells > MANY_CELLS:
        raise BadOption(f"What is varied makes {terms.cells} combinations; {MANY_CELLS} are the most. Vary fewer values.")
    for cell in range(terms.cells):
        options = terms.options(cell)
        try:
            state = terms.game.deal(options)
            if cell == 0:
                playout(terms.game, state, Rng(1))
        except PeriluneError:
            raise
        except Exception as error:  # whatever a pack's numbers do to the rules must be told in words
            raise _unplayable(terms, error) from error


def run(folder: RunFolder, games: int, processes: int, progress: Progress, address: str = "") -> None:
    """Play the games that are missing, in so many processes or, with an address, on a Ray cluster. Whoever interrupts this loses no
    finished game."""
    progress.start(games)
    batches = range(-(-games // folder.size))
    found: dict[int, dict[int, Rows]] = {}  # the batches that are being played
    tasks = _tasks(folder, games, batches, found, progress)
    numbers = (number for _, number in tasks)
    for rows in each_on_ray(address, folder.terms, numbers) if address else each(work, tasks, processes):
        number = rows[GAMES][0]["game"]
        batch = number // folder.size
        folder.add(batch, rows)
        found[batch][number] = rows
        if all(number in found[batch] for number in folder.numbers(batch, games)):
            folder.close(batch, found.pop(batch))
        progress.step(1, progress.speed)
    progress.end()


def _tasks(
    folder: RunFolder, games: int, batches: range, found: dict[int, dict[int, Rows]], progress: Progress
) -> Iterator[tuple[RunTerms, int]]:
    """The games to play, in order; what an earlier run has finished is taken over."""
    for batch in batches:
        numbers = folder.numbers(batch, games)
        if folder.whole(batch, games):
            progress.step(len(numbers))
            continue
        kept = folder.finished(batch)  # perhaps of a run that wanted more games: nothing of it is lost
        missing = [number for number in numbers if number not in kept]
        progress.step(len(numbers) - len(missing))
        if not missing:
            folder.close(batch, kept)
            continue
        found[batch] = kept
        for number in missing:
            yield folder.terms, number


def work(task: tuple[RunTerms, int]) -> Rows:
    """Play a game."""
    terms, number = task
    try:
        return played_rows(terms, number)
    except PeriluneError:
        raise
    except Exception as error:
        raise _unplayable(terms, error, number) from error


def _unplayable(terms: RunTerms, error: Exception, number: int | None = None) -> PeriluneError:
    which = "It" if number is None else f"Game {number}"
    if terms.pack is None:
        return BadRun(f"{which} cannot be played, which is a bug in the box: {in_words(error)}. Please report it.")
    return BadContent(
        f"{which} cannot be played with the content in {terms.pack}: {in_words(error)}. "
        f"Try `perilune content check {terms.box} {terms.pack}`; the games that were finished are kept."
    )


def open_game(folder: RunFolder, number: int, save: Path | None) -> Path:
    """Play a game of a run once more, and write its record."""
    path, row = folder.path, folder.row(number)
    terms = folder.terms
    played, _ = play_number(terms, number)
    if not played.record.rows or played.record.rows[-1].digest != row["digest"]:
        now = ", ".join(f"{name} {digest}" for name, digest in digests(terms.game, terms.options(0)).items())
        raise BadRun(
            f"Game {number} of {path} does not play out as it did: rules, content or bots have changed since. "
            f"Now they are: {now}; run.json says what they were. Run it again into another folder."
        )
    file = save or path / RECORDS / f"{number}.json"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, played.record.dumps())
    except OSError as error:
        raise BadRun(f"{file} cannot be written: {error.strerror}. Choose another file with --save.") from error
    return file
