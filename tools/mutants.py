"""Breaks one rule of a box at a time and asks whether the box's own tests notice, its golden games among them.

    PYTHONPATH=src .venv/bin/python tools/mutants.py lineae                   300 mutants, the same ones each time
    PYTHONPATH=src .venv/bin/python tools/mutants.py lineae --count 60 --seed 2 --jobs 2
    PYTHONPATH=src .venv/bin/python tools/mutants.py lineae --file p2_action.py --count 1000

A mutant changes one comparison, number, sign, `and` or `not`, or leaves out one line, somewhere in the rules. Drawings, words,
content and bots are left alone. Only tests that run the changed function are asked, the narrowest first. Each mutant lives in a
forked process, which ends when a test fails, or when it has used far more processor time than these tests need.
"""

import argparse
import ast
import copy
import importlib
import os
import random
import resource
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from coverage import Coverage

ROOT = Path(__file__).parent.parent
BOXES = ROOT / "src/perilune/games"

NOT_RULES = ("draw", "describe", "__init__", "messages", "content", "tables", "greedy", "plan", "moves", "inventory")
NO_RULES_IN = ("draw", "words", "bot")  # the rooms of a box beside its rules
NO_RULE = ("__", "prompt", "waiting", "words", "regions", "sheets", "worth", "draw", "cover")
SECONDS = 60
MEMORY = 6 << 30

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
LEFT_OUT = (ast.AugAssign, ast.Delete, ast.Continue)


class Mutant:
    """One function of the rules with one thing changed: the node at this place of it."""

    def __init__(self, path: Path, function: str, place: int, line: int, before: str, after: str) -> None:
        self.path = path
        self.function = function
        self.place = place
        self.line = line
        self.before = before
        self.after = after

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line} {self.function}: {self.before}  ->  {self.after}"

    def take_effect(self) -> None:
        """Put the changed code into the function, for this process."""
        module = importlib.import_module(f"perilune.games.{self.path.parent.name}.{self.path.stem}")
        found: Any = module
        for name in self.function.split("."):
            found = vars(found)[name]
        while not isinstance(found, FunctionType):
            found = getattr(found, "__func__", None) or found.__wrapped__
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        function = next(function for name, function in _functions(tree) if name == self.function)
        _break(_nodes(function)[self.place])
        found.__code__ = _code(compile(ast.fix_missing_locations(tree), str(self.path), "exec"), self.function)


def _code(code: CodeType, name: str) -> CodeType:
    """The code of a function inside a compiled module."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_qualname == name:
                return part
            if name.startswith(part.co_qualname + "."):
                return _code(part, name)
    raise LookupError(name)


def mutants(path: Path) -> Iterator[Mutant]:
    """Every mutant of a file, in its order."""
    for name, function in _functions(ast.parse(path.read_text(encoding="utf-8"))):
        unasked = {id(part) for node in ast.walk(function) if isinstance(node, ast.Assert) for part in ast.walk(node)}
        for place, node in enumerate(_nodes(function)):
            broken = copy.deepcopy(node)
            if isinstance(node, ast.stmt | ast.expr) and id(node) not in unasked and _break(broken):
                before, after = (ast.unparse(part).splitlines()[0] for part in (node, broken))
                yield Mutant(path, name, place, node.lineno, before, after)


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a file that are rules, by their names."""
    for node in tree.body:
        for function in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(function, ast.FunctionDef) and not function.name.endswith(NO_RULE):
                yield (f"{node.name}.{function.name}" if isinstance(node, ast.ClassDef) else function.name), function


def _nodes(function: ast.FunctionDef) -> list[ast.AST]:
    """All that is inside a function, always in the same order."""
    return [part for statement in function.body for part in ast.walk(statement)]


def _break(node: ast.AST) -> bool:
    """Change a node so that it means something else; False if there is nothing to change about it."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        node.ops = [COMPARED[type(node.ops[0])]()]
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        node.value += 1
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.BinOp) and type(node.op) in SIGNS:
        node.op = SIGNS[type(node.op)]()
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        _become(node, ast.Call(ast.Name("bool", ast.Load()), [node.operand], []))
    elif isinstance(node, LEFT_OUT) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        _become(node, ast.Pass())
    else:
        return False
    return True


def _become(node: ast.AST, other: ast.AST) -> None:
    place = {name: node.__dict__[name] for name in ("lineno", "col_offset", "end_lineno", "end_col_offset")}
    node.__dict__.clear()
    node.__dict__.update(other.__dict__ | place)
    node.__class__ = other.__class__


class Hunt:
    """A pytest plugin that runs the tests once to see what each of them reaches, and then again for each mutant."""

    def __init__(self, chosen: list[Mutant], jobs: int) -> None:
        self.chosen = chosen
        self.jobs = jobs
        self.survivors: list[Mutant] = []
        self._tests: dict[str, list[tuple[pytest.Item, set[int]]]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of pytest's own loop."""
        self._reach(session.items)
        running: dict[int, Mutant] = {}
        for mutant in self.chosen:
            while len(running) >= self.jobs:
                self._wait(running)
            running[self._fork(mutant)] = mutant
        while running:
            self._wait(running)
        return True

    def _reach(self, items: list[pytest.Item]) -> None:
        """What lines of the rules each test runs."""
        watch = Coverage(data_file=None, config_file=False, include=[str(mutant.path) for mutant in self.chosen])
        watch.start()
        for item in items:
            watch.switch_context(item.nodeid)
            if not _passes(item):
                sys.exit(f"{item.nodeid} fails without any mutant. Mend that first.")
        watch.stop()
        data = watch.get_data()
        by_name = {item.nodeid: item for item in items}
        for path in {str(mutant.path) for mutant in self.chosen}:
            lines: dict[str, set[int]] = {}
            for line, tests in data.contexts_by_lineno(path).items():
                for test in tests:
                    lines.setdefault(test, set()).add(line)
            ranked = sorted(lines.items(), key=lambda pair: len(pair[1]))
            self._tests[path] = [(by_name[test], reached) for test, reached in ranked if test in by_name]

    def _fork(self, mutant: Mutant) -> int:
        child = os.fork()
        if child:
            return child
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, 1)
        os.dup2(devnull, 2)
        caught = True
        try:
            mutant.take_effect()
            tests = [item for item, lines in self._tests[str(mutant.path)] if mutant.line in lines]
            caught = not all(_passes(item) for item in tests)
        finally:
            os._exit(1 if caught else 0)

    def _wait(self, running: dict[int, Mutant]) -> None:
        child, status = os.wait()
        mutant = running.pop(child)
        if status == 0:
            self.survivors.append(mutant)
            print(f"\nsurvives: {mutant}", flush=True)
        else:
            print(".", end="", flush=True)


def _passes(item: pytest.Item) -> bool:
    return all(report.outcome != "failed" for report in runtestprotocol(item, log=False, nextitem=None))


def main() -> None:
    """Hunt and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("box", choices=sorted(path.parent.name for path in BOXES.glob("*/game.py")))
    parser.add_argument("--count", type=int, default=300, help="how many mutants to draw (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (%(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="how many at the same time (%(default)s)")
    parser.add_argument("--file", default="", help="only of this file of the box")
    given = parser.parse_args()
    files = [
        path
        for path in sorted((BOXES / given.box).rglob("*.py"))
        if not path.name.startswith(NOT_RULES) and path.parent.name not in NO_RULES_IN
    ]
    found = [mutant for path in files if given.file in ("", path.name) for mutant in mutants(path)]
    chosen = random.Random(given.seed).sample(found, min(given.count, len(found)))
    hunt = Hunt(chosen, given.jobs)
    tests = [str(ROOT / "tests/games" / given.box), str(ROOT / "tests/playthroughs/test_playthroughs.py"), "-k", given.box]
    if (
        pytest.main([*tests, "-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-summary"], [hunt])
        != pytest.ExitCode.OK
    ):
        sys.exit("The tests do not pass without any mutant.")
    caught = len(chosen) - len(hunt.survivors)
    print(
        f"\n{given.box}: {caught} of {len(chosen)} mutants caught ({100 * caught / max(1, len(chosen)):.1f} %), of {len(found)}."
    )
    for mutant in sorted(hunt.survivors, key=lambda survivor: (survivor.path.name, survivor.line)):
        print(f"  {mutant}")


if __name__ == "__main__":
    main()
