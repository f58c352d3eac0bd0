"""Makes the pages of the documentation whose text is in the sources already: the rules of each box, and the core's docstrings.

A hook of mkdocs, see mkdocs.yml. The pages exist while the site is built and nowhere else.
"""

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from perilune.games import BOXES, box, rulebook

CORE = Path(__file__).parent.parent / "src/perilune/core"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the made pages into the contents."""
    made: dict[str, list[Any]] = {
        "RULES": [{box(name).title: f"rules/{name}.md"} for name in BOXES],
        "API": [{f"core.{module}": f"api/{module}.md"} for module in modules()],
    }
    for chapter in config.nav or []:
        for title, pages in chapter.items():
            if isinstance(pages, str):
                chapter[title] = made.get(pages, pages)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Make the pages, and the pictures of the rules."""
    for name in BOXES:
        book = rulebook(name)
        files.append(File.generated(config, f"rules/{name}.md", content=book.text(f"{name}-{{}}.svg")))
        for picture, seen in book.positions.items():
            files.append(File.generated(config, f"rules/{name}-{picture}.svg", content=seen.svg()))
    for module in modules():
        page = f"# core.{module}\n\n::: perilune.core.{module}\n"
        files.append(File.generated(config, f"api/{module}.md", content=page))
    return files


def modules() -> list[str]:
    """The modules of the core."""
    return sorted(path.stem for path in CORE.glob("*.py") if path.stem != "__init__")
