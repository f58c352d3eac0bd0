"""Whether the engine has become slower: an older version of Perilune and this one, both compiled, in one run.

    .venv/bin/python bench/two_builds.py REVISION [--rounds 5] [--seconds 1] [--seats 4]

Builds a wheel of that git revision and one of the sources as they are, each into a folder of its own. Then the two take turns
with `perilune bench --json`, so that a slow moment of the machine hits both; what counts is the median of the rounds.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent


def build(sources: Path, into: Path) -> Path:
    """The sources, compiled and installed into a folder."""
    pip = [sys.executable, "-m", "pip", "-q"]
    subprocess.run([*pip, "wheel", "--no-deps", "-w", f"{into}-wheel", str(sources)], check=True)
    wheel = next(Path(f"{into}-wheel").glob("*.whl"))
    subprocess.run([*pip, "install", "--no-deps", "--target", str(into), str(wheel)], check=True)
    if not list(into.rglob("*.so")):
        raise SystemExit(f"The version in {sources} was not compiled. It takes gcc and the headers of Python.")
    return into


def check_out(revision: str, into: Path) -> Path:
    """The sources of a revision, in a folder."""
    into.mkdir()
    archive = subprocess.run(["git", "archive", revision], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    subprocess.run(["tar", "-x", "-C", str(into)], input=archive, check=True)
    return into


def measure(build: Path, seconds: float, seats: int) -> dict[str, tuple[float, float]]:
    """Decisions a second and microseconds for a copy, box by box."""
    command = [sys.executable, "-m", "perilune", "bench", "--json", "--seconds", str(seconds), "--seats", str(seats)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(build)}, cwd=build, stdout=subprocess.PIPE, text=True, check=True
    )
    return {line["box"]: (line["decisions"], line["copy"]) for line in json.loads(done.stdout)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="what to compare with, for example HEAD~10 or a tag")
    parser.add_argument("--rounds", type=int, default=5, help="how often each build has its turn")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a box is measured in a round")
    parser.add_argument("--seats", type=int, default=4, help="players of a game")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="perilune-builds-") as folder:
        scratch = Path(folder)
        old = build(check_out(given.revision, scratch / "sources"), scratch / "old")
        new = build(ROOT, scratch / "new")
        rounds = [
            (measure(old, given.seconds, given.seats), measure(new, given.seconds, given.seats)) for _ in range(given.rounds)
        ]
    print(f"{'box':<18}{'old decisions/s':>16}{'new':>10}{'ratio':>8}{'copy: old us':>15}{'new':>8}{'ratio':>8}")
    for box in rounds[0][1]:
        cells = [median(turn[which][box][what] for turn in rounds) for what in (0, 1) for which in (0, 1)]
        speed = median(fresh[box][0] / former[box][0] for former, fresh in rounds)
        copies = median(former[box][1] / fresh[box][1] for former, fresh in rounds)
        print(f"{box:<18}{cells[0]:>16,.0f}{cells[1]:>10,.0f}{speed:>8.2f}{cells[2]:>15.2f}{cells[3]:>8.2f}{copies:>8.2f}")


if __name__ == "__main__":
    main()
