#!/usr/bin/env bash
# See to it that there is a browser for the tests: Debian's Chromium without a window, which does the same with half the work; else any
# Chromium on the path, else Debian's, else Playwright's own.
set -euo pipefail
cd "$(dirname "$0")/.."

works() {
    for name in "$@"; do
        command -v "$name" >/dev/null && "$name" --version >/dev/null 2>&1 && return 0
    done
    return 1
}

shell=chromium-headless-shell
works $shell && exit 0
! apt-cache show $shell >/dev/null 2>&1 || tools/apt.sh $shell || true
works $shell chromium chromium-browser google-chrome && exit 0
tools/apt.sh chromium || true
works chromium && exit 0
echo "No Chromium from the system's packages; taking Playwright's."
.venv/bin/playwright install --with-deps chromium
