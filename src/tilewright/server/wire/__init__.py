"""The types that go over the wire, explained in docs/wire.md; VERSION counts its changes."""

from typing import Final

VERSION: Final = 1
