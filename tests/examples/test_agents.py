"""The example agents play whole games: over the network, and over the Model Context Protocol."""

import asyncio
import runpy
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.serving import Running
from tests.waiting import until

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_a_program_plays_on_a_server(tmp_path: Path) -> None:
    """Two of them against each other, at a table of a third."""
    agent = runpy.run_path(str(EXAMPLES / "network_bot.py"))
    server = Running(tmp_path / "tables.db")
    keeper = server.person("Keeper")
    keeper.post("/api/me/recovery")
    made = [keeper.post("/api/me/programs", {"name": f"Robot {number}"}) for number in range(2)]
    for one in made:
        address = f"ws://127.0.0.1:{server.port}"
        threading.Thread(target=quietly, args=(agent["play"], address, one["token"]), daemon=True).start()
    until(lambda: len(keeper.get("/api/programs")["programs"]) == 2, "both programs")
    table = keeper.table([{"kind": "open"}, {"kind": "open"}])["id"]
    for seat, one in enumerate(made):
        keeper.post(f"/api/tables/{table}/challenge", {"seat": seat, "program": one["id"]})
    room = server.hub.rooms[table]
    until(lambda: all(chair.kind == "person" for chair in room.table.chairs), "both on their seats")
    keeper.post(f"/api/tables/{table}/start", {})
    until(lambda: room.table.phase == "finished", "the end of the game")
    assert len(room.table.scores) == 2
    server.stop()


def quietly(play: Any, address: str, token: str) -> None:
    """The server ends at some time."""
    try:
        play(address, token)
    except Exception:
        return


def test_an_agent_plays_over_mcp() -> None:
    pytest.importorskip("mcp")
    agent = runpy.run_path(str(EXAMPLES / "mcp_agent.py"))
    over = asyncio.run(agent["play"]("artificium(players=2)"))["over"]
    assert len(over["scores"]) == 2
