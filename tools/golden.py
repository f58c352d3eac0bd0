"""Makes the golden games of a box: finished records, and playthroughs that tell them in words.

    PYTHONPATH=src .venv/bin/python tools/golden.py lineae            a record and a playthrough for each seat count
    PYTHONPATH=src .venv/bin/python tools/golden.py lineae --retell   only the playthroughs, from the records

Games for modes and for rare ways of ending come from the box's `tests/games/<box>/goldens.py`: finished tables by name.

When rules are mended, old records are kept, and the tests say where they part from today's rules. Make new ones beside them.
"""

import argparse
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from perilune.conformance.settings import settings  # noqa: E402
from perilune.conformance.whole_games import greedy_game  # noqa: E402
from perilune.core.record import loads  # noqa: E402
from perilune.core.reopen import reopen  # noqa: E402
from perilune.core.table import Table  # noqa: E402
from perilune.games import box  # noqa: E402
from tests.playthroughs.telling import tell  # noqa: E402


def special(name: str) -> dict[str, Table]:
    """The box's own golden games, by name."""
    if not (ROOT / "tests/games" / name / "goldens.py").is_file():
        return {}
    games: dict[str, Table] = import_module(f"tests.games.{name}.goldens").goldens()
    return games


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("box")
    parser.add_argument("--retell", action="store_true")
    chosen = parser.parse_args()
    game = box(chosen.box)
    records = ROOT / "tests/records"
    if not chosen.retell:
        for setting in settings(game.name)[::2]:
            table = greedy_game(setting, "golden")
            table.save(records / f"{setting.name}-{setting.seats}p-rules{game.rules_version}.json")
        for name, table in special(chosen.box).items():
            assert table.over, f"the golden game {name} is not finished"
            table.save(records / f"{chosen.box}-{name}-rules{game.rules_version}.json")
    for path in sorted(records.glob(f"{chosen.box}-*.json")):
        again = reopen(game, loads(path.read_text(encoding="utf-8")))
        if again.parted < 0:
            (ROOT / "tests/playthroughs" / f"{path.stem}.txt").write_text(tell(again.table), encoding="utf-8")
            print(path.stem, again.table.number, "moves:", again.table.seen().prompt())


if __name__ == "__main__":
    main()
