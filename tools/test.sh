#!/usr/bin/env bash
# The tests, in two parts. `plain`: those of the pages' scripts, and the engine and the rules, on the plain sources. `installed`: what
# stands around them, drawings, bots, and the walks of conformance, on the package as it is installed, compiled where that is possible.
# What a compiler could get wrong is tested in both: the same moves, counts and records.
# Usage: tools/test.sh [plain|installed]        without a word: both
set -euo pipefail
cd "$(dirname "$0")/.."
part=${1:-both}
python=.venv/bin/python
unset PYTHONDONTWRITEBYTECODE # what one worker or server has compiled, the others only read
installed="tests/lab tests/web tests/conformance tests/draw tests/bots tests/envs/test_libraries.py"
both="tests/playthroughs tests/envs tests/test_build.py tests/test_cli.py tests/test_landfall.py tests/test_perft.py"

# A move is on the disk before it is shown, and a test waits for that. Files in memory need no waiting for; there must be room for them.
room=$(df --output=avail -m /dev/shm 2>/dev/null | tail -n 1 || true)
if [ "${room:-0}" -ge 2000 ]; then
    TMPDIR=$(mktemp -d /dev/shm/perilune-tests.XXXXXX)
    export TMPDIR
    trap 'rm -rf "$TMPDIR"' EXIT
    chmod 711 "$TMPDIR" # PostgreSQL runs as somebody else
fi

if [ "$part" != installed ]; then
    echo "== the scripts of the pages"
    .venv/bin/node --test --test-reporter=dot "tests/page/*.test.js"

    echo "== plain Python, from src"
    # shellcheck disable=SC2086
    PYTHONPATH=src PERILUNE_BUILD=interpreted $python -m pytest -n 2 --dist loadgroup ${installed//tests/--ignore=tests}
fi
[ "$part" != plain ] || exit 0

unset PYTHONPATH
if grep -q 'perilune build: compiled' .venv/build.log; then
    echo "== as installed, compiled"
    build=compiled
elif grep -q 'perilune build: .*\(refused\|failed\)' .venv/build.log; then
    echo "This machine can compile, but Perilune did not. Read .venv/build.log." >&2
    exit 1
else
    echo "== as installed. The compiled run is left out: $(grep -o 'perilune build: .*' .venv/build.log | tail -n 1)"
    build=interpreted
    both=""
fi
# Twice as many workers as cores: who waits for a browser, a server or a clock leaves room for another. They are given tests in the
# order in which these are found, long ones first: the checks of conformance, which are short and never wait, fill the end.
# shellcheck disable=SC2086
PERILUNE_BUILD=$build $python -m pytest -n 4 --dist loadgroup --no-loadscope-reorder $installed $both
