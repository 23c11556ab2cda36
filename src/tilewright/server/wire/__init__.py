"""What goes over the wire, as types; docs/wire.md explains it, VERSION counts its changes."""

from typing import Final

VERSION: Final = 1
