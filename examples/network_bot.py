"""A program that plays on a server with an account of its own: accepts every challenge and answers every question.

    pip install websockets
    python examples/network_bot.py ws://localhost:8017 token.txt

The file holds the token that `POST /api/me/programs` told once (docs/bots.md). Whoever owns a table there can then
offer a seat to the program.
"""

import json
import random
import sys
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

AGAIN = 5.0  # seconds until it comes back to a server that is away
FINAL = (4003, 4013, 4014, 4015)  # not let in, a new token, banned, or connected from elsewhere


def choose(question: dict) -> str:
    """Yours to write: `view` is what the seat may see, `options` are the texts of all legal actions."""
    busy = [text for text in question["options"] if text not in ("pass", "done")]
    return random.choice(busy or question["options"])


def reply_to(message: dict) -> dict | None:
    if message["t"] == "challenge":
        return {"t": "accept", "id": message["id"]}
    if message["t"] == "question":
        return {"t": "answer", "n": message["n"], "action": choose(message)}
    if message["t"] in ("game", "over", "refused"):
        print(json.dumps(message), flush=True)
    return None


def play(address: str, token: str) -> None:
    """Until the connection ends. The library answers pings; one message a minute says that the program lives."""
    with connect(
        f"{address}/api/programs/socket", additional_headers={"Authorization": f"Bearer {token}"}
    ) as server:
        server.send(json.dumps({"t": "hello", "protocol": 1}))
        while True:
            try:
                message = json.loads(server.recv(timeout=30))
            except TimeoutError:
                server.send(json.dumps({"t": "ping"}))
                continue
            if (reply := reply_to(message)) is not None:
                server.send(json.dumps(reply))


def main() -> None:
    address, token = sys.argv[1].rstrip("/"), Path(sys.argv[2]).read_text(encoding="utf-8").strip()
    while True:
        try:
            play(address, token)
        except ConnectionClosed as end:
            if end.rcvd is not None and end.rcvd.code in FINAL:
                raise SystemExit(f"the server does not want this program: {end.rcvd.code}") from None
        except OSError as trouble:
            print(f"not connected: {trouble}", flush=True)
        time.sleep(AGAIN)


if __name__ == "__main__":
    main()
