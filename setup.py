"""The build: compiled by mypyc where there is a C compiler, plain Python where there is none.

`PERILUNE_PURE=1` asks for plain Python. Whatever goes wrong with the compiler, the install does not fail: it
falls back, and says so in a line that begins with `perilune build:`. Only a wheel is ever compiled, and never inside
src, where a compiled module would silently win over its edited source. An editable install is plain Python.
"""

import atexit
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

SOURCES = Path("src/perilune")
LOOPS = ["envs/episode.py", "envs/episodes.py", "envs/layout.py", "envs/rows.py", "perft.py"]
OPTIMISED = "-O2"
# C files that are optimised less, by a part of their names. Drawings put texts together: -O2 takes a third longer to compile, and
# bench/draw_speed.py shows no gain, but with -O0 they take twice the time. What is told now and then needs nothing at all. The content
# does: rules ask it all the time.
PARTS = {
    "-O1": ["___draw___"],
    "-O0": ["___words___", "___lesson", "___story", "___coach"],
    OPTIMISED: [],
}
ENGINE_HEADERS = ["__native_perilune.h", "__native_internal_perilune.h"]
SCRATCH = tempfile.mkdtemp(prefix="perilune-build-")
atexit.register(shutil.rmtree, SCRATCH, ignore_errors=True)


def say(text: str) -> None:
    """One line about the build; `tools/install.sh` finds it in pip's log."""
    print(f"perilune build: {text}", flush=True)


def files_to_compile() -> list[str]:
    """The engine, the bots, the boxes, what their drawings share, and the loops of the environments.

    `__init__` only gathers, and stays plain: a compiled one loses a function to a submodule of the same name, such as `perilune.bots.bot`.
    """
    folders = ["core/*.py", "draw/*.py", "bots/*.py", "games/*/**/*.py"]
    files = [file for folder in folders for file in SOURCES.glob(folder)] + [SOURCES / loop for loop in LOOPS]
    return sorted(str(file) for file in files if file.name != "__init__.py")


def why_not_compiled() -> str:
    """What speaks against compiling, before it is tried; empty if nothing does."""
    if os.environ.get("PERILUNE_PURE") == "1":
        return "PERILUNE_PURE=1 asks for plain Python."
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"There is no C compiler ({compiler}). To play faster, install gcc and libc6-dev, then install again."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "There are no Python headers. To play faster, install python3-dev, then install again."
    return ""


def extensions() -> list[Extension]:
    """The compiled modules, as one unit; none where compiling is not wanted or not possible."""
    if "bdist_wheel" not in sys.argv:
        return []
    reason = why_not_compiled()
    if reason:
        say(f"plain Python. {reason}")
        return []
    from mypyc.build import mypycify

    # What is not compiled is not checked either: it may import extras that are not installed here.
    sources = [f"--cache-dir={SCRATCH}/mypy", "--follow-imports=silent", *files_to_compile()]
    try:
        modules: list[Any] = mypycify(
            sources, opt_level="2", debug_level="0", multi_file=True, group_name="perilune", target_dir=SCRATCH
        )
    except (Exception, SystemExit):
        say("plain Python. mypyc refused the sources, see its messages above.")
        return []
    for module in modules:  # what is hidden is called directly, not by a table of addresses
        module.extra_compile_args = [*module.extra_compile_args, "-Wno-error", "-fvisibility=hidden"]
    return modules


def with_declarations(compile: Callable[..., list[str]], headers: list[str], flags: list[str], **settings: Any) -> list[str]:
    """These flags, and with them what all these C files declare, read once: to read it takes longer than most of the files."""
    header = Path(tempfile.mkdtemp(dir=SCRATCH), "declarations.h")
    header.write_text("".join(f'#include "{name}"\n' for name in headers))
    source = shutil.copy(header, header.with_suffix(".c"))
    try:
        [made] = compile([str(source)], extra_preargs=["-x", "c-header"], extra_postargs=flags, **settings)
    except CompileError:  # a compiler that knows no such thing: each file reads it for itself
        return flags
    shutil.move(made, f"{header}.gch")
    return [*flags, "-include", str(header)]


class AllOrNothing(build_ext):
    """Builds every compiled module, or falls back to none. The C files are compiled side by side, one for each core."""

    def build_extensions(self) -> None:
        """The whole engine is one extension of many C files, which distutils would compile one after another."""
        one_by_one = self.compiler.compile
        for_one_module: list[str] = []

        def side_by_side(sources: list[str], extra_postargs: list[str], **settings: Any) -> list[str]:
            if len(sources) == 1:  # what stands for one module of the engine
                for_one_module[:] = for_one_module or with_declarations(one_by_one, ["Python.h"], extra_postargs, **settings)
                return list(one_by_one(sources, extra_postargs=for_one_module, **settings))
            flags = {
                level: with_declarations(
                    one_by_one, ENGINE_HEADERS, [level if flag == OPTIMISED else flag for flag in extra_postargs], **settings
                )
                for level in PARTS
            }

            def one(source: str) -> list[str]:
                level = next((level for level, parts in PARTS.items() if any(part in source for part in parts)), OPTIMISED)
                return list(one_by_one([source], extra_postargs=flags[level], **settings))

            with ThreadPool(os.cpu_count()) as pool:
                made = pool.map(one, sources, chunksize=1)
            return [file for files in made for file in files]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def run(self) -> None:
        """Compile; whatever fails, leave plain Python behind."""
        try:
            super().run()
        except Exception:
            for library in Path(self.build_lib).rglob("*.so"):
                library.unlink()
            self.extensions = []
            say("plain Python. The C compiler failed, see its messages above.")
        else:
            say("compiled.")


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing},
    options={"build": {"build_base": SCRATCH}, "egg_info": {"egg_base": SCRATCH}},
)
