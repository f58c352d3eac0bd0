#!/usr/bin/env bash
# Make sure that there is a browser for the tests: any Chromium on the path, else Debian's, else Playwright's own. Where Debian has one
# without a window, install that too: nearly all tests take half the work with it.
set -euo pipefail
cd "$(dirname "$0")/.."

works() {
    for name in "$@"; do
        command -v "$name" >/dev/null && "$name" --version >/dev/null 2>&1 && return 0
    done
    return 1
}

shell=chromium-headless-shell
whole="chromium chromium-browser google-chrome"
# shellcheck disable=SC2086
works $whole || tools/apt.sh chromium || true
if ! works $shell && apt-cache show $shell >/dev/null 2>&1; then
    tools/apt.sh $shell || true
fi
# shellcheck disable=SC2086
works $whole && exit 0
echo "No Chromium from the system's packages; taking Playwright's."
.venv/bin/playwright install --with-deps chromium
