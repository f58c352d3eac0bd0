"""The client for programs and the MCP server, at a real server."""

import asyncio
import runpy
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from mcp import Client

from perilune.cli import main
from perilune.client import Player, Refused
from perilune.games import box
from perilune.mcp_server import make_server
from perilune.web.app import Settings, configure, make_app
from perilune.web.security.limits import LIFTED, Limits, Rate

PATIENCE = 60  # seconds
EXAMPLE = Path(__file__).parents[2] / "examples" / "agent.py"


def running(settings: Settings) -> Iterator[str]:
    """The address of a server that runs in a thread of its own."""
    server = uvicorn.Server(configure(make_app(settings), "127.0.0.1", 0))
    thread = threading.Thread(target=server.run)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive() and time.monotonic() < until
        time.sleep(0.02)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(PATIENCE)


@pytest.fixture
def address(database: Path) -> Iterator[str]:
    yield from running(Settings(database, pace=0, limits=LIFTED))


def test_the_example_plays_to_the_end(address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["agent.py", "--server", address, "--box", "lineae", "--bots", "random"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    where, *how = capsys.readouterr().out.splitlines()
    assert where.startswith(f"{address}/table/") and how


def test_what_the_server_refuses_is_told(address: str) -> None:
    player = Player(address)
    with pytest.raises(Refused, match="are not at a table"):
        player.look()
    with pytest.raises(Refused, match="no box 'chess'"):
        player.open_table("chess")
    with pytest.raises(Refused, match="not a link to a seat"):
        player.sit(f"{address}/table/12")
    told = player.open_table("lineae", ["me", "link"])
    guest = Player(address)
    guest.sit(address + told["links"]["1"], "Guest")
    with pytest.raises(Refused, match="link is"):
        Player(address).sit(address + told["links"]["1"][:-1])
    asked, other = (player, guest) if player.look()["asked"] else (guest, player)
    seen = asked.look()
    assert asked.why_not(seen["moves"][0]["move"])["allowed"]
    other.look()
    with pytest.raises(Refused, match="It is not .* turn"):
        other.move(seen["moves"][0]["move"])
    offered = {row["move"] for row in seen["moves"]}
    with pytest.raises(Refused, match=r"\[rule"):
        asked.move(next(move.text for move in box("lineae").catalogue.moves if move.text not in offered))
    with pytest.raises(Refused, match="nothing to undo"):
        asked.undo()
    with pytest.raises(Refused, match="does not answer"):
        Player("http://127.0.0.1:9").boxes()
    with pytest.raises(Refused, match="not a server's address"):
        Player("localhost")


def test_a_player_waits_when_there_are_too_many_requests(database: Path) -> None:
    for address in running(Settings(database, pace=0, limits=Limits(requests=Rate(1, 2.0)))):
        player = Player(address)
        assert player.boxes() and player.boxes()


def test_a_language_model_sits_at_a_table(address: str) -> None:
    async def play() -> None:
        async with Client(make_server(Player(address))) as model:
            tools = {tool.name for tool in (await model.list_tools()).tools}
            assert tools == {"boxes", "rules", "open_table", "take_seat", "look", "why_not", "what_matters", "move", "undo"}
            assert "lineae: Lineae, 1 to 5 players" in await said(model, "boxes")
            assert "Not possible: You are not at a table" in await said(model, "look")
            assert len(await said(model, "rules", box="lineae", rule="2")) > 100
            assert "The table is open" in await said(model, "open_table", box="lineae", players=["me"])
            page = await said(model, "look", wait_seconds=5)
            offer = page.partition("## Your moves\n- ")[2].partition(":")[0]
            assert offer
            assert "You may do this now" in await said(model, "why_not", move=offer)
            assert await said(model, "what_matters")
            assert "Not possible: No move reads" in await said(model, "move", move="castle")
            assert "## Now" in await said(model, "move", move=offer)

    asyncio.run(play())


async def said(model: Any, tool: str, **given: Any) -> str:
    """What a tool answers."""
    result = await model.call_tool(tool, given)
    assert not result.is_error
    text: str = result.content[0].text
    return text


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", "--server", "http://127.0.0.1:9", "--link", "http://127.0.0.1:9/table/1/sit#invite.1.x"]) == 2
    assert "does not answer" in capsys.readouterr().err
