#!/usr/bin/env bash
# The tests: those of the pages' scripts, then every one on the plain sources, then the conformance suite on the installed, compiled package.
set -euo pipefail
cd "$(dirname "$0")/.."
python=.venv/bin/python

echo "== the scripts of the pages"
.venv/bin/node --test --test-reporter=dot "tests/page/*.test.js"

echo "== plain Python, from src"
PYTHONPATH=src PERILUNE_BUILD=interpreted $python -m pytest -n 2 --dist loadgroup

unset PYTHONPATH
if grep -q 'perilune build: compiled' .venv/build.log; then
    echo "== compiled, as installed"
    PERILUNE_BUILD=compiled $python -m pytest -n 2 --dist loadgroup tests/conformance tests/envs tests/test_perft.py tests/test_build.py tests/test_cli.py tests/test_landfall.py
elif grep -q 'perilune build: .*\(refused\|failed\)' .venv/build.log; then
    echo "This machine can compile, but Perilune did not. Read .venv/build.log." >&2
    exit 1
else
    echo "== the compiled run is left out: $(grep -o 'perilune build: .*' .venv/build.log | tail -n 1)"
fi
