#!/usr/bin/env bash
# Make .venv if there is none, and install what pyproject.toml lists: the dependencies, and those of EXTRA.
# Usage: tools/venv.sh [EXTRA]        PYTHON chooses the interpreter
set -euo pipefail
cd "$(dirname "$0")/.."
extra=${1:-}
python=${PYTHON:-python3}
venv=.venv

if ! $venv/bin/python -m pip --version >/dev/null 2>&1; then
    if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        echo "Perilune needs Python 3.11 or newer, which '$python' is not. Name another one: make PYTHON=python3.12 ..." >&2
        exit 1
    fi
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        tools/apt.sh "$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
    fi
    "$python" -m venv --clear $venv
fi

stamp=$venv/.needs-$extra
digest=$(sha256sum pyproject.toml)
if [ "$(cat "$stamp" 2>/dev/null)" != "$digest" ]; then
    $venv/bin/python - "$extra" >$venv/needs.txt <<'EOF'
import sys
import tomllib

with open("pyproject.toml", "rb") as file:
    project = tomllib.load(file)["project"]
print(*project["dependencies"], *project["optional-dependencies"].get(sys.argv[1], []), sep="\n")
EOF
    echo "Installing into $venv: $(paste -sd ' ' $venv/needs.txt)"
    $venv/bin/pip install -q --no-compile -r $venv/needs.txt # what is never imported need not be compiled
    echo "$digest" >"$stamp"
fi
