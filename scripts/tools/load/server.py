"""The server for scripts/load and the crash tests: on loopback, with limits that let one address do everything."""

import sys

from tilewright.server.settings import Settings
from tilewright.server.startup import serve


def main(db: str, port: int = 0, limited: bool = False) -> None:
    """`limited`: with the limits that everybody else has."""
    generous = Settings(
        db=db, port=port, browser=False, requests_per_second=100_000,
        tables_per_hour=1_000_000, people_per_hour=1_000_000, tables_each=100_000,
        sockets_each=10_000, sockets=10_000, messages_per_second=100_000, bot_workers=1,
        connections_each=10_000, connections=10_000, address_work=1_000_000, socket_work=1_000_000,
    )  # fmt: skip
    usual = Settings(db=db, port=port, browser=False, bot_workers=1)
    serve(
        usual if limited else generous, lambda address: print(address.rstrip("/").rpartition(":")[2], flush=True)
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0, "limited" in sys.argv[3:])
