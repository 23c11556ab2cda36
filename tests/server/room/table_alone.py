"""A table without network and disk: what its listeners hear in a game by chance, for test_alone.py."""

from typing import Any

from tilewright.kernel.rng import Rng
from tilewright.server import clock
from tilewright.server.room.listener import Listener
from tilewright.server.room.room import Room, new_play
from tilewright.server.room.trials import try_actions, work_out_helps
from tilewright.server.structs import encode
from tilewright.server.table import PLAYING, Ballot, Chair, Remark, StoredTable


class NoDisk:
    """Takes everything and keeps nothing."""

    def chat(self, key: str, players: int, spectators: int) -> list[Remark]:
        return []

    def ballots(self, key: str) -> list[Ballot]:
        return []

    def last_remark(self, key: str) -> int:
        return 0

    def record(self, key: str) -> str:
        return ""

    def make_job(self, *facts: Any) -> Any:
        return lambda connection: None

    save_table = add_entry = add_remark = add_record = add_results = save_ballots = forget_clocks = make_job
    remove_remark = make_job

    async def read(self, ask: Any, *args: Any, **named: Any) -> Any:
        return ask(*args, **named)

    async def write(self, *jobs: Any) -> None:
        return


class KeepingListener(Listener):
    """Keeps what it is told."""

    def __init__(self, look: int, lang: str, describes: bool) -> None:
        super().__init__(f"p{look}" if look >= 0 else "")
        self.look, self.lang, self.describes = look, lang, describes
        self.received: list[str] = []

    def send(self, raw: bytes) -> None:
        self.received.append(raw.decode())


async def received(spec: str, steps: int) -> list[str]:
    """All that three listeners are told, and what is worked out for the seat that is asked."""
    clock.now = lambda: 1_000
    clock.ticks = lambda: 1_000
    chairs = [Chair(seat, "person", f"p{seat}", f"Player {seat}") for seat in range(3)]
    room = Room(StoredTable("key", "p0", spec, chairs, PLAYING, seed="alone"), NoDisk(), lambda room: None)
    play = room.play = new_play(room.table)
    keepers = [KeepingListener(-1, "en", True), KeepingListener(0, "ru", False), KeepingListener(1, "", False)]
    room.listeners = [*keepers]
    worked, dice = list[str](), Rng.from_seed("alone")
    for keeper in keepers:
        room.send_position(keeper, 0)
    for number in range(steps):
        if play.over():
            break
        seat = play.all_waiting()[0]
        texts = [play.rules.text(action) for action in play.rules.options(play.match.state, seat)]
        text = texts[dice.below(len(texts))]
        if number % 10 == 0:
            worked.append(encode(try_actions(play, seat, [text], room.wording("uk"), 1)).decode())
            worked.append(encode(work_out_helps(room, seat, 2)).decode())
        await room.act(f"p{seat}", seat, play.versions[seat + 1], text)
    room.send_table()
    return [line for keeper in keepers for line in keeper.received] + worked
