"""Writes the description of the wire, as the server serves it, to a file: browser types are made from it."""

import json
import sys
from pathlib import Path

from tilewright.server.web import openapi


def schema() -> str:
    return json.dumps({"http": openapi.describe_api(), "socket": openapi.socket_schema()}, indent=1) + "\n"


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: scripts/wire-schema FILE", file=sys.stderr)
        return 2
    Path(sys.argv[1]).write_text(schema(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
