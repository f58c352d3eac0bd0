"""What servers tell each other: as texts, gathered, heard again after a silence; and nobody to tell where there is one server."""

import asyncio
import json
import time
from collections.abc import Callable

import pytest

from perilune.web.play import other_servers
from perilune.web.play.announcements import (
    Announcement,
    Beat,
    Changed,
    Guessed,
    Leaving,
    Present,
    Proposed,
    Renewed,
    Thinking,
    WhoIsThere,
    from_text,
    to_texts,
)
from perilune.web.play.other_servers import OtherServers
from perilune.web.storage.channel import LONGEST, Nobody
from perilune.web.storage.database import DatabaseTrouble

EACH: list[Announcement] = [
    Changed("table", 7),
    Present("table", [0, 2], 3),
    Proposed("table", {"0": ["here", "there"]}),
    WhoIsThere("table"),
    Renewed("old", "new"),
    Guessed("server", "127.0.0.1", False),
    Thinking("table", 1),
    Beat({"pages": 3}),
    Leaving(),
]


def test_a_text_says_what_was_told() -> None:
    texts = to_texts("me", EACH)
    assert len(texts) == 1
    assert from_text(texts[0]) == ("me", EACH)
    assert to_texts("me", []) == []


def test_many_go_in_as_few_texts_as_they_fit_in() -> None:
    many = [Changed(f"table {number}", number) for number in range(1000)]
    texts = to_texts("me", many)
    assert 1 < len(texts) < 20
    assert all(len(text.encode()) <= LONGEST for text in texts)
    assert [said for text in texts for said in from_text(text)[1]] == many


def test_what_another_version_says_is_left_out() -> None:
    odd = ["no json", json.dumps(["Sung", {}]), json.dumps(["Changed", {"tune": 1}]), json.dumps(7)]
    server, heard = from_text("\n".join(["other", *odd, *to_texts("", [Changed("table", 1)])[0].split("\n")[1:]]))
    assert (server, heard) == ("other", [Changed("table", 1)])


class Wire:
    """A channel in memory, which can be cut."""

    alone = False

    def __init__(self, ends: "list[Wire]") -> None:
        self.sent: list[list[str]] = []
        self.cut = False
        self.new = True
        self.waiting: list[str] = []
        self._ends = ends
        ends.append(self)

    def send(self, texts: list[str]) -> None:
        if self.cut:
            raise DatabaseTrouble("cut")
        self.sent.append(texts)
        for end in self._ends:
            end.waiting += texts

    def listen(self, seconds: float) -> list[str] | None:
        time.sleep(0.001)
        if self.cut:
            self.new = True
            raise DatabaseTrouble("cut")
        if self.new:
            self.new = False
            return None
        heard, self.waiting = self.waiting, []
        return heard

    def take(self, name: str) -> bool:
        if self.cut:
            raise DatabaseTrouble("cut")
        return True

    def give(self, name: str) -> None:
        raise DatabaseTrouble("cut")

    def close(self) -> None:
        self.cut = True


class Listener:
    """Writes down what a server hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, Announcement]] = []
        self.missed = 0

    def hear(self, server: str, announcement: Announcement) -> None:
        if not isinstance(announcement, Beat):
            self.heard.append((server, announcement))

    def miss(self) -> None:
        self.missed += 1


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.001)


def test_others_hear_what_is_told_and_newer_news_replace_older_ones() -> None:
    async def run() -> None:
        ends: list[Wire] = []
        here, there = Wire(ends), Wire(ends)
        one, two = OtherServers(here), OtherServers(there)
        ears, own = Listener(), Listener()
        one.start(own.hear, own.miss)
        two.start(ears.hear, ears.miss)
        await until(lambda: ears.missed == 1)
        for version in range(1, 100):
            one.tell(Changed("table", version))
        one.tell(Present("table", [0], 1))
        one.tell(Guessed("server", "a", False))
        one.tell(Guessed("server", "a", False))
        await until(lambda: len(ears.heard) >= 4)
        said = [announcement for _, announcement in ears.heard]
        assert said == [Changed("table", 99), Present("table", [0], 1), *[Guessed("server", "a", False)] * 2]
        assert own.heard == [], "nobody hears themselves"
        await one.close()
        await until(lambda: ears.heard[-1][1] == Leaving())
        await two.close()

    asyncio.run(run())


def test_what_could_not_be_told_is_told_later_and_a_silence_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_servers, "RETRY", 0.001)

    async def run() -> None:
        ends: list[Wire] = []
        here, there = Wire(ends), Wire(ends)
        one, two = OtherServers(here), OtherServers(there)
        ears = Listener()
        one.start(lambda *_: None, lambda: None)
        two.start(ears.hear, ears.miss)
        await until(lambda: ears.missed == 1)
        here.cut = there.cut = True
        one.tell(Changed("table", 1))
        await until(lambda: there.new)
        assert not await one.take("bots")
        await one.give("bots")
        one.tell(Changed("table", 2))
        here.cut = there.cut = False
        await until(lambda: ears.missed == 2)
        await until(lambda: [said for _, said in ears.heard][-1:] == [Changed("table", 2)])
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_server_that_gives_no_sign_of_life_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_servers, "BEAT", 0.01)

    async def run() -> None:
        ends: list[Wire] = []
        there = Wire(ends)
        two, ears = OtherServers(there), Listener()
        two.start(ears.hear, ears.miss)
        there.waiting += to_texts("one", [Present("table", [0], 0)])
        await until(lambda: ears.heard == [("one", Present("table", [0], 0))])
        monkeypatch.setattr(other_servers, "DEAD", 0)
        await until(lambda: ears.heard[-1] == ("one", Leaving()))
        await two.close()

    asyncio.run(run())


def test_where_there_is_one_server_nothing_is_told() -> None:
    async def run() -> None:
        alone = OtherServers(Nobody())
        alone.start(lambda *_: None, lambda: None)
        alone.tell(Changed("table", 1))
        assert alone._outbox == {}
        assert await alone.take("bots")
        await alone.give("bots")
        await alone.close()

    asyncio.run(run())
