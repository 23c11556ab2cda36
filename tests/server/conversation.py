"""A conversation with the server, from the first request to the end of a game, as it went when it was kept.

`conversation.txt` has what was answered; long parts are known by a digest. What changes on purpose is written anew
by `python -m tests.server.conversation`.
"""

import json
import tempfile
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import pytest

from tests.deals import deal_alike, throw_alike
from tests.server.client import Client, Table
from tests.serving import Running
from tilewright.server import clock
from tilewright.server.logs import Log

FILE: Final = Path(__file__).with_name("conversation.txt")
GAMES: Final = ("artificium", "keyflower")
NOW: Final = 1_800_000_000_000
TICKS: Final = 5_000_000
LONG: Final = 120  # letters of a part of an answer that is written out
UNANSWERED: Final = ("sync", "look")  # but by the position
UNCOUNTED: Final = ("table", "pong")  # said at any time
LEFT_OUT: Final = ("passkeys_possible", "question", "request", "server", "sessions", "version", "who", "words")


class Conversation:
    """What was asked and answered, one line each."""

    def __init__(self, server: Running, game: str) -> None:
        self.game = game
        self.lines: list[str] = []
        self.names: dict[str, str] = {}
        self.anna, self.ben, self.eve = (Client(server.port, name) for name in ("Anna", "Ben", "Eve"))

    def call(self, who: Client, method: str, path: str, body: object = None) -> Any:
        answer = who.request(method, path, body)
        found = (
            answer.json if answer.headers["content-type"].startswith("application/json") else answer.raw.decode()
        )
        for code in found.get("codes", []) if isinstance(found, dict) else []:
            self.names[code["code"]] = "CODE"
        if isinstance(found, dict) and isinstance(found.get("id"), str):
            self.names.setdefault(found["id"], f"TABLE{len(self.names)}")
        self.note(f"{who.name} {method} {path} {answer.status}", found)
        return found

    def ask(self, table: Table, who: str, **message: Any) -> None:
        """One message, its answer, and what else that side has heard meanwhile."""
        before = len(table.heard)
        if message["t"] in UNANSWERED:
            table.send(**message)
        else:
            table.ask(**message)
        table.catch_up()
        shown = [one for one in table.heard[before:] if one["t"] not in UNCOUNTED]
        for one in shown:
            self.note(f"{who} {message['t']} -> {one['t']}", one)

    def note(self, step: str, found: Any) -> None:
        shown = self.cleaned(found)
        parts = {name: brief(value) for name, value in shown.items()} if isinstance(shown, dict) else brief(shown)
        self.lines.append(f"{self.game} {self.renamed(step)}: {json.dumps(parts, sort_keys=True)}")

    def cleaned(self, found: Any) -> Any:
        """Without what differs in every run or release, and without words for people."""
        if isinstance(found, dict):
            return {name: self.cleaned(value) for name, value in found.items() if name not in LEFT_OUT}
        if isinstance(found, list):
            return [self.cleaned(value) for value in found]
        return self.renamed(found) if isinstance(found, str) else found

    def renamed(self, text: str) -> str:
        for value, name in self.names.items():
            text = text.replace(value, name)
        return text


def brief(value: Any) -> Any:
    text = json.dumps(value, sort_keys=True)
    return value if len(text) <= LONG else f"digest {blake2b(text.encode(), digest_size=5).hexdigest()}"


def talk(server: Running, game: str) -> list[str]:
    one = Conversation(server, game)
    anna, ben, eve = one.anna, one.ben, one.eve
    for who in (anna, ben, eve):
        one.call(who, "PUT", "/api/me", {"name": who.name})
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = one.call(anna, "POST", "/api/tables", {"game": game, "seats": seats, "clock_move": 90})
    key = made["id"]
    for who in (anna, ben):
        one.call(who, "GET", f"/api/tables/{key}")
    one.call(eve, "POST", f"/api/tables/{key}/start", {})
    one.call(ben, "POST", "/api/join", {"code": made["codes"][0]["code"], "name": "Ben"})
    one.call(ben, "POST", "/api/join", {"code": made["codes"][0]["code"], "name": "Ben"})
    one.call(anna, "POST", f"/api/tables/{key}/start", {})
    tables = {"anna": anna.sit_at(key), "ben": ben.sit_at(key), "eve": eve.sit_at(key)}
    for name, table in tables.items():
        table.catch_up()
        for heard in table.heard:
            if heard["t"] not in UNCOUNTED:
                one.note(f"{name} comes -> {heard['t']}", heard)
    play(one, tables)
    leave(one, tables, key)
    return one.lines


def play(one: Conversation, tables: dict[str, Table]) -> None:
    for number in range(12):
        for table in tables.values():
            table.catch_up()
        name = next(name for name in ("anna", "ben") if tables[name].asked())
        other, table = "ben" if name == "anna" else "anna", tables[name]
        options = [option["text"] for option in table.position["options"]]
        look, v = table.position["look"], table.position["v"]
        if number % 3 == 0:
            one.ask(table, name, t="why", seat=look, text="nonsense")
            one.ask(table, name, t="try", seat=look, texts=options[-1:])
            one.ask(table, name, t="helps", seat=look)
            one.ask(table, name, t="score", seat=look)
            one.ask(tables[other], other, t="act", seat=look, v=v, text=options[0])
            one.ask(tables["eve"], "eve", t="act", seat=look, v=v, text=options[0])
        one.ask(table, name, t="act", seat=look, v=v, text=options[(5 * number) % len(options)])
        if number % 4 == 1:
            one.ask(table, name, t="undo", seat=look)
        one.ask(tables[other], other, t="sync", have=1)
    one.ask(tables["anna"], "anna", t="say", text="hello\nyou")
    one.ask(tables["eve"], "eve", t="say", text="well played")
    one.ask(tables["eve"], "eve", t="look", look=0)
    one.ask(tables["anna"], "anna", t="hint", seat=1)


def leave(one: Conversation, tables: dict[str, Table], key: str) -> None:
    """A vote to go back, an end by both, and what is left of the game."""
    anna, ben, eve = one.anna, one.ben, one.eve
    one.call(eve, "GET", f"/api/tables/{key}/log?from=2")
    one.call(ben, "GET", f"/api/tables/{key}/record")
    one.ask(tables["anna"], "anna", t="back", seat=0, v=2)
    ballots = one.call(ben, "GET", f"/api/tables/{key}")["ballots"]
    one.ask(tables["ben"], "ben", t="vote", ballot=ballots[0]["number"], yes=False)
    one.ask(tables["anna"], "anna", t="replace", seat=1, bot="easy")
    one.ask(tables["anna"], "anna", t="end")
    one.ask(tables["ben"], "ben", t="end")
    for path in (f"tables/{key}", f"tables/{key}/record", f"tables/{key}/replay?count=3&look=-2", "me/tables"):
        one.call(anna, "GET", f"/api/{path}")
    for path in ("me/finished", "me/statistics", "me/account", "me", "server"):
        one.call(ben, "GET", f"/api/{path}")
    one.call(anna, "POST", f"/api/tables/{key}/rematch")
    for table in tables.values():
        table.close()


def held(game: str) -> list[str]:
    """The conversation about that game with a server of its own, at a time that stands still."""
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        deal_alike(patch, game)
        throw_alike(patch)
        patch.setattr(clock, "now", lambda: NOW)
        patch.setattr(clock, "ticks", lambda: TICKS)
        patch.setattr(Log, "quiet", True)
        server = Running(Path(folder) / "tables.db")
        try:
            return talk(server, game)
        finally:
            server.stop()


def main() -> None:
    lines = [line for game in GAMES for line in held(game)]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
