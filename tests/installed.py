"""Perilune where packages from a folder are installed as well."""

import os
import subprocess
import sys
from pathlib import Path


def python(target: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python with the packages of this folder, which its own processes have, too."""
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH", ""), str(target)]))
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": path})


def perilune(target: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command line."""
    return python(target, "-m", "perilune", *arguments)
