#!/usr/bin/env bash
# Make sure that PostgreSQL's programs are there for the tests, which start a server of their own. Without them, and without
# the right to install them, the tests of PostgreSQL are skipped.
set -euo pipefail
cd "$(dirname "$0")/.."

works() {
    command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null
}

works && exit 0
tools/apt.sh postgresql || true
works || echo "No PostgreSQL: its tests will be skipped." >&2
