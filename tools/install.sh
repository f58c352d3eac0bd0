#!/usr/bin/env bash
# Install Perilune into .venv, compiled where possible. Does nothing if exactly these sources are installed already.
# Usage: tools/install.sh        PERILUNE_PURE=1 asks for plain Python
set -euo pipefail
cd "$(dirname "$0")/.."
venv=.venv
tools/venv.sh

digest=$({
    find src -type f ! -path '*/__pycache__/*' -print0 | sort -z | xargs -0 sha256sum
    sha256sum pyproject.toml setup.py README.md LICENSE
    echo "pure=${PERILUNE_PURE:-0}"
    command -v "${CC:-cc}" gcc || true
    ls "$($venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" 2>/dev/null || true
} | sha256sum)

if [ "$(cat $venv/.installed 2>/dev/null)" != "$digest" ]; then
    echo "Building Perilune; compiling takes a few minutes."
    rm -rf $venv/wheel $venv/build.log $venv/.installed
    $venv/bin/pip wheel -q --no-deps --log $venv/build.log -w $venv/wheel .
    $venv/bin/pip install -q --force-reinstall --no-deps $venv/wheel/*.whl
    grep -o 'perilune build: .*' $venv/build.log | tail -n 1
    echo "$digest" >$venv/.installed
fi
