#!/usr/bin/env bash
# See to it that there is a browser for the tests: any Chromium on the path, else Debian's, else Playwright's own.
set -euo pipefail
cd "$(dirname "$0")/.."

works() {
    for name in chromium chromium-browser google-chrome; do
        command -v $name >/dev/null && $name --version >/dev/null 2>&1 && return 0
    done
    return 1
}

works && exit 0
tools/apt.sh chromium || true
works && exit 0
echo "No Chromium from the system's packages; taking Playwright's."
.venv/bin/playwright install --with-deps chromium
