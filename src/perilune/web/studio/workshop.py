"""The studio of a server: drafts are checked one at a time, packs kept, comparisons run, and runs of the lab opened."""

import asyncio
import io
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from perilune.core.errors import BadContent
from perilune.games import box, folder, rulebook
from perilune.web.packs import Packs
from perilune.web.studio.comparisons import Comparisons
from perilune.web.studio.draft import Change, Draft, check
from perilune.web.studio.messages import StudioChecked, StudioRule
from perilune.web.studio.preview import shown
from perilune.web.studio.rules_beside import rules_beside
from perilune.web.studio.runs import Runs

READ_ME = """A content pack for {title}: other values for the same rules. Unpack it into its own folder, then

    perilune content check {box} FOLDER
    perilune play {box} --content FOLDER
    perilune lab compare {box} --content FOLDER

On a server, put it in PACKS/{box}/ (perilune serve --packs PACKS); then it can be chosen when you set up a table.
"""

_T = TypeVar("_T")


class Workshop:
    """What the pages of the studio can ask for."""

    def __init__(self, packs: Packs, runs: Path | None) -> None:
        self.packs = packs
        self.comparisons = Comparisons(runs)
        self.runs = Runs(runs)
        self._turn = asyncio.Lock()

    async def work(self, what: Callable[[], _T]) -> _T:
        """Do something that takes a while, in a thread; one thing at a time, so that tables have room beside it."""
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(None, what)

    def content(self, name: str, pack: str) -> Path:
        """The folder that a draft begins with: that of a pack, or the box's own."""
        return self.packs.folder(name, pack) or folder(name) / "content"

    def check(
        self, name: str, pack: str, changes: list[Change], seats: int, options: dict[str, str], moves: int
    ) -> StudioChecked:
        """What the box says to the changes, and what they look like."""
        checked = check(name, Draft(self.content(name, pack), changes))
        return shown(checked, self.packs.game(name, pack), seats, options, moves)

    def save(self, name: str, pack: str, changes: list[Change], called: str) -> str:
        """Keep a draft as a pack, if all of it can be played; returns the name that it got."""
        draft = Draft(self.content(name, pack), changes)
        if not changes and pack:
            return pack
        refused = check(name, draft).refused
        if refused:
            raise BadContent(f"It is not saved, because it cannot be played: {refused[0].says}")
        return self.packs.save(name, called, draft.files)

    def zipped(self, name: str, pack: str) -> bytes:
        """A pack as one file."""
        whole = io.BytesIO()
        with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(self.content(name, pack).glob("*.toml")):
                archive.writestr(path.name, path.read_text(encoding="utf-8"))
            archive.writestr("README.txt", READ_ME.format(title=box(name).title, box=name))
        return whole.getvalue()

    def rules(self, name: str, row: str, field: str, kind: str) -> list[StudioRule]:
        """The rules beside a row."""
        return rules_beside(rulebook(name), row, field, kind)
