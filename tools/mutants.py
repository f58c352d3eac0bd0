"""Breaks one rule of a box at a time and asks whether the box's own tests notice, its golden games among them.

    PYTHONPATH=src .venv/bin/python tools/mutants.py lineae                   300 mutants, the same ones each time
    PYTHONPATH=src .venv/bin/python tools/mutants.py lineae --count 60 --seed 2 --jobs 2
    PYTHONPATH=src .venv/bin/python tools/mutants.py lineae --file p2_action.py --count 1000
    PYTHONPATH=src .venv/bin/python tools/mutants.py lineae --again           only those that survived the last time

A mutant changes one comparison, number, sign, `and` or `not`, or leaves out one line, somewhere in the rules. Drawings, words,
content and bots are left alone. Only tests that run the changed line are run: first those that caught mutants of the same
function or file, then the short ones. Each mutant lives in a forked process, which ends when a test fails, or when it has used far
more processor time than these tests need. What is worked out only once, when the box is loaded, does not run again in there, so such
a mutant is tried in a new process, which loads the box with the change.

Mutants that make no difference are listed in tools/mutants.toml, each with the reason. They are tried all the same, since one that is
caught does not belong there. What each test reaches is kept in build/mutants, for as long as nothing changes.
"""

import argparse
import ast
import copy
import hashlib
import importlib
import json
import os
import random
import resource
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from time import process_time
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from coverage import Coverage

ROOT = Path(__file__).parent.parent
BOXES = ROOT / "src/perilune/games"
KEPT = ROOT / "build/mutants"
LISTED = ROOT / "tools/mutants.toml"

NOT_RULES = ("draw", "describe", "__init__", "messages", "content", "tables", "greedy", "plan", "moves", "inventory")
NO_RULES_IN = ("draw", "words", "bot")  # the rooms of a box beside its rules
NO_RULE = ("__", "prompt", "waiting", "words", "regions", "sheets", "worth", "draw", "cover")
SECONDS = 5  # of processor time, beside four times what a test needs otherwise
MEMORY = 6 << 30
RAN = "PERILUNE_MUTANT_RAN"  # the changed function says that it has run
CAUGHT, SURVIVED, NOT_RUN = 1, 0, 2  # how a forked process ends

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

    def __init__(self, path: Path, function: str, body: range, place: int, line: int, text: str, change: str) -> None:
        self.path = path
        self.function = function
        self.body = body
        self.place = place
        self.line = line
        self.text = text
        self.change = change

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line} {self.function}: {self.change}   in   {self.text}"

    @property
    def name(self) -> tuple[str, str, str, str]:
        """By what it is known in the list of those that make no difference, wherever in its file it stands."""
        return self.path.name, self.function, self.text, self.change

    @property
    def module_name(self) -> str:
        """The module that it changes."""
        return ".".join(self.path.relative_to(ROOT / "src").with_suffix("").parts)

    def take_effect(self) -> None:
        """Put the changed code into the function, for this process."""
        found: Any = importlib.import_module(self.module_name)
        for name in self.function.split("."):
            found = vars(found)[name]
        while not isinstance(found, FunctionType):
            found = getattr(found, "__func__", None) or getattr(found, "fget", None) or found.__wrapped__
        found.__code__ = _code(self.module(), self.function)

    def module(self) -> CodeType:
        """The code of the whole module, with the change in it."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        function = next(function for name, function in _functions(tree) if name == self.function)
        _break(_nodes(function)[self.place])
        function.body[:0] = ast.parse(f"__import__('os').environ[{RAN!r}] = 'yes'").body
        return compile(ast.fix_missing_locations(tree), str(self.path), "exec")


class Loader(SourceFileLoader):
    """Loads the module of a mutant with its change. As a finder on `sys.meta_path` it finds that module alone."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module_name, str(mutant.path))
        self._mutant = mutant

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        """The module of the mutant; other finders know the others."""
        return spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def get_code(self, fullname: str) -> CodeType:
        """The code of the module."""
        return self._mutant.module()


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
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    for name, function in _functions(ast.parse(source)):
        body = range(function.body[0].lineno, (function.end_lineno or 0) + 1)
        unasked = {id(part) for node in ast.walk(function) if isinstance(node, ast.Assert) for part in ast.walk(node)}
        for place, node in enumerate(_nodes(function)):
            broken = copy.deepcopy(node)
            if isinstance(node, ast.stmt | ast.expr) and id(node) not in unasked and _break(broken):
                change = "  ->  ".join(ast.unparse(part).splitlines()[0] for part in (node, broken))
                yield Mutant(path, name, body, place, node.lineno, lines[node.lineno - 1].strip(), change)


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

    def __init__(self, box: str, chosen: list[Mutant], jobs: int) -> None:
        self.box = box
        self.chosen = chosen
        self.jobs = jobs
        self.survivors: list[Mutant] = []
        self._items: dict[str, pytest.Item] = {}
        self._reached = Reached(box)
        self._caught_by: Counter[tuple[str, str]] = Counter()  # a function or a file, and a test
        self._answers: dict[int, tuple[Mutant, int]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of pytest's own loop."""
        self._items = {item.nodeid: item for item in session.items}
        self._reached.see_to(session.items)
        for mutant in self.chosen:
            while len(self._answers) >= self.jobs:
                self._wait()
            self._fork(mutant)
        while self._answers:
            self._wait()
        return True

    def _tests(self, mutant: Mutant) -> list[str]:
        """The tests that run the changed line, the likeliest first."""

        def rank(test: str) -> tuple[int, int, float]:
            return -self._caught_by[mutant.function, test], -self._caught_by[mutant.path.name, test], self._reached.size(test)

        return sorted(self._reached.tests(mutant), key=rank)

    def _fork(self, mutant: Mutant) -> None:
        answer, say = os.pipe()
        child = os.fork()
        if child:
            os.close(say)
            self._answers[child] = (mutant, answer)
            return
        _quiet()
        ends = CAUGHT
        try:
            mutant.take_effect()
            for test in self._tests(mutant):
                _limit(self._reached.seconds(test))
                if not _passes(self._items[test]):
                    os.write(say, test.encode())
                    break
            else:
                ends = SURVIVED if RAN in os.environ or self._reached.only_others(mutant) else NOT_RUN
        finally:
            os._exit(ends)

    def _wait(self) -> None:
        child, status = os.wait()
        mutant, answer = self._answers.pop(child)
        test = os.read(answer, 1 << 16).decode()
        os.close(answer)
        for where in (mutant.function, mutant.path.name):
            self._caught_by[where, test] += 1
        ends = os.waitstatus_to_exitcode(status)
        if ends == SURVIVED or (ends == NOT_RUN and self._survives_anew(mutant)):
            self.survivors.append(mutant)
            print(f"\nsurvives: {mutant}", flush=True)
        else:
            print(".", end="", flush=True)

    def _survives_anew(self, mutant: Mutant) -> bool:
        """Whether the tests pass when the box is loaded with the change."""
        this = [sys.executable, __file__, self.box, "--one", mutant.path.name, mutant.function, str(mutant.place)]
        this += ["--seconds", str(self._reached.all_seconds)]
        return subprocess.run(this, check=False, capture_output=True).returncode == 0


def _limit(seconds: float) -> None:
    """This process ends when what it does from now on takes far longer than these seconds."""
    most = int(process_time() + 4 * seconds + SECONDS)
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))


def _quiet() -> None:
    """This process says nothing, and takes no more memory than there is."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, 1)
    os.dup2(devnull, 2)


class Reached:
    """What lines of the rules each test runs, and how long it takes; kept in a file, test module by test module."""

    def __init__(self, box: str) -> None:
        self._box = BOXES / box
        self._path = KEPT / f"{box}.json"
        rules = _digest([*(ROOT / "src/perilune/core").glob("*.py"), *self._box.rglob("*.py"), *self._box.glob("content/*.toml")])
        golden = _digest([*(ROOT / "tests/records").glob(f"{box}-*"), *(ROOT / "tests/playthroughs").glob(f"{box}-*")])
        helpers = _digest(path for path in (ROOT / "tests/games" / box).glob("*.py") if not path.name.startswith("test_"))
        self._digest = rules + golden + helpers
        self._modules: dict[str, dict[str, Any]] = {}
        if self._path.exists():
            kept = json.loads(self._path.read_text(encoding="utf-8"))
            self._modules = kept["modules"] if kept["digest"] == self._digest else {}
        self._by_line: dict[tuple[str, int], list[str]] = {}
        self._seconds: dict[str, float] = {}
        self._lines: Counter[str] = Counter()

    def see_to(self, items: list[pytest.Item]) -> None:
        """Run the tests of every module that has changed since the last time."""
        by_module: dict[Path, list[pytest.Item]] = {}
        for item in items:
            by_module.setdefault(item.path, []).append(item)
        for path, inside in by_module.items():
            module = self._modules.get(path.name)
            if module is None or module["digest"] != _digest([path]):
                self._modules[path.name] = {"digest": _digest([path]), "tests": self._watch(inside)}
            for test, ran in self._modules[path.name]["tests"].items():
                self._seconds[test] = ran["seconds"]
                for file, lines in ran["lines"].items():
                    self._lines[test] += len(lines)
                    for line in lines:
                        self._by_line.setdefault((file, line), []).append(test)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text(json.dumps({"digest": self._digest, "modules": self._modules}), encoding="utf-8")

    def _watch(self, items: list[pytest.Item]) -> dict[str, Any]:
        watch = Coverage(data_file=None, config_file=False, include=[f"{self._box}/*"])
        watch.start()
        seconds = {}
        for item in items:
            watch.switch_context(item.nodeid)
            start = process_time()
            if not _passes(item):
                sys.exit(f"{item.nodeid} fails without any mutant. Mend that first.")
            seconds[item.nodeid] = process_time() - start
        watch.stop()
        data = watch.get_data()
        lines: dict[str, dict[str, list[int]]] = {}
        for file in data.measured_files():
            for line, tests in data.contexts_by_lineno(file).items():
                for test in tests:
                    lines.setdefault(test, {}).setdefault(str(Path(file).relative_to(ROOT)), []).append(line)
        return {test: {"seconds": took, "lines": lines.get(test, {})} for test, took in seconds.items()}

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that run the line of a mutant."""
        return self._by_line.get((str(mutant.path.relative_to(ROOT)), mutant.line), [])

    def only_others(self, mutant: Mutant) -> bool:
        """Whether tests run the function of a mutant, but never its line."""
        file = str(mutant.path.relative_to(ROOT))
        return not self.tests(mutant) and any((file, line) in self._by_line for line in mutant.body)

    @property
    def all_seconds(self) -> float:
        """How long all tests take."""
        return sum(self._seconds.values())

    def seconds(self, test: str) -> float:
        """How long a test takes."""
        return self._seconds[test]

    def size(self, test: str) -> float:
        """How long a test is: in time, and in lines of the rules."""
        return self._seconds[test] * self._lines[test]


def _digest(paths: Iterable[Path]) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(paths))).hexdigest()


def _passes(item: pytest.Item) -> bool:
    return all(report.outcome != "failed" for report in runtestprotocol(item, log=False, nextitem=None))


def _listed(box: str) -> set[tuple[str, str, str, str]]:
    """The mutants of a box of which somebody has found that they make no difference."""
    rows = tomllib.loads(LISTED.read_text(encoding="utf-8")).get(box, [])
    return {(row["file"], row["function"], row["line"], row["change"]) for row in rows}


def _pytest(box: str, *more: str, plugins: list[object]) -> bool:
    tests = [str(ROOT / "tests/games" / box), str(ROOT / "tests/playthroughs/test_playthroughs.py"), "-k", box]
    quiet = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-summary"]
    return pytest.main([*tests, *quiet, *more], plugins) == pytest.ExitCode.OK


def main() -> None:
    """Hunt and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("box", choices=sorted(path.parent.name for path in BOXES.glob("*/game.py")))
    parser.add_argument("--count", type=int, default=300, help="how many mutants to draw (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (%(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="how many at the same time (%(default)s)")
    parser.add_argument("--file", default="", help="only of this file of the box")
    parser.add_argument("--again", action="store_true", help="only those that survived the last time")
    parser.add_argument("--one", nargs=3, help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    files = [
        path
        for path in sorted((BOXES / given.box).rglob("*.py"))
        if not path.name.startswith(NOT_RULES) and path.parent.name not in NO_RULES_IN
    ]
    found = [mutant for path in files if given.file in ("", path.name) for mutant in mutants(path)]
    if given.one:
        file, function, place = given.one
        mutant = next(m for m in found if (m.path.name, m.function, str(m.place)) == (file, function, place))
        _one(given.box, mutant, given.seconds)
    chosen = random.Random(given.seed).sample(found, min(given.count, len(found)))
    last = KEPT / f"{given.box}-survivors.json"
    if given.again:
        names = [tuple(name) for name in json.loads(last.read_text(encoding="utf-8"))]
        chosen = [mutant for mutant in chosen if mutant.name in names]
    hunt = Hunt(given.box, chosen, given.jobs)
    if not _pytest(given.box, plugins=[hunt]):
        sys.exit("The tests do not pass without any mutant.")
    listed = _listed(given.box)
    survivors = sorted(hunt.survivors, key=lambda mutant: (mutant.path.name, mutant.line))
    alive = [mutant for mutant in survivors if mutant.name not in listed]
    caught = len(chosen) - len(survivors)
    alike = len(survivors) - len(alive)
    last.write_text(json.dumps([mutant.name for mutant in alive]), encoding="utf-8")
    print(
        f"\n{given.box}, seed {given.seed}: of {len(chosen)} mutants (of {len(found)}) {caught} are caught"
        f" ({100 * caught / max(1, len(chosen)):.1f} %), {alike} make no difference (listed), {len(alive)} survive."
    )
    for mutant in alive:
        print(f"  {mutant}")
    if not given.file:
        for row in sorted(listed - {mutant.name for mutant in found}):
            print(f"Listed as making no difference, but there is no such mutant: {' '.join(row)}")
    wrong = [mutant for mutant in chosen if mutant.name in listed and mutant not in hunt.survivors]
    for mutant in wrong:
        print(f"Listed as making no difference, but caught: {mutant}")


def _one(box: str, mutant: Mutant, seconds: float) -> None:
    """Run the tests in this process, whose box is loaded with the change; the exit code tells whether they pass."""
    _quiet()
    _limit(seconds)
    sys.meta_path.insert(0, Loader(mutant))
    os._exit(0 if _pytest(box, "-x", plugins=[]) else 1)


if __name__ == "__main__":
    main()
