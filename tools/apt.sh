#!/usr/bin/env bash
# Install Debian packages, as root or through sudo; otherwise say what the person has to do.
# Usage: tools/apt.sh PACKAGE...
set -euo pipefail

if ! command -v apt-get >/dev/null; then
    echo "This needs: $*. There is no apt-get here; install it with your system's package manager, then try again." >&2
    exit 1
fi
if [ "$(id -u)" = 0 ]; then
    as_root=()
elif command -v sudo >/dev/null; then
    as_root=(sudo)
else
    echo "This needs the packages: $*. Ask somebody with root rights to run: apt-get install $*" >&2
    exit 1
fi
echo "Installing with apt-get: $*"
"${as_root[@]}" apt-get update -qq || echo "apt-get update failed; going on with the package lists that are there." >&2
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
