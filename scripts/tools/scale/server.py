"""One of several servers on one store, as a process: for scripts/scale and the crash tests."""

import sys
from typing import Any

import msgspec

from tests.serving import GENEROUS
from tilewright.server.settings import Settings
from tilewright.server.startup import serve


def main(raw: str) -> None:
    """Settings as JSON, beside those that let one address do everything."""
    wishes: dict[str, Any] = {**GENEROUS, "sockets_each": 10_000, "bot_workers": 1, "browser": False}
    settings = msgspec.convert({**wishes, **msgspec.json.decode(raw)}, Settings)
    serve(settings, lambda address: print(address.rstrip("/").rpartition(":")[2], flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
