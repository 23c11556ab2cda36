"""One of several servers on one store, as a process: for scripts/scale and the crash tests."""

import sys
import time
from pathlib import Path
from typing import Any

import msgspec

import tilewright
from tests.serving import GENEROUS
from tilewright.server.settings import Settings
from tilewright.server.startup import serve
from tilewright.server.store import shape


class Pretended(msgspec.Struct, forbid_unknown_fields=True):
    """What a process takes itself for: a version to come, with its migrations, and how wrong its clock is."""

    version: str = ""
    migrations: str = ""
    clock: float = 0.0  # seconds


def pretend(pretended: Pretended) -> None:
    if pretended.version:
        tilewright.__version__ = pretended.version
    if pretended.migrations:
        shape.FURTHER.append(Path(pretended.migrations))
    if pretended.clock:
        right, wrong = time.time_ns, round(pretended.clock * 1e9)
        time.time_ns = lambda: right() + wrong
        time.time = lambda: time.time_ns() / 1e9


def main(raw: str) -> None:
    """Settings as JSON, beside those that let one address do everything."""
    given: dict[str, Any] = msgspec.json.decode(raw)
    pretend(msgspec.convert(given.pop("pretended", {}), Pretended))
    setting_values: dict[str, Any] = {**GENEROUS, "sockets_each": 10_000, "bot_workers": 1, "browser": False}
    settings = msgspec.convert({**setting_values, **given}, Settings)
    serve(settings, lambda address: print(address.rstrip("/").rpartition(":")[2], flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
