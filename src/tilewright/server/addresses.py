"""The network address of each person, kept in memory; the costs of their tables are counted by address."""

from typing import Final

MOST: Final = 20_000  # people remembered


class Addresses:
    """The address at which each person was last seen; it is kept in memory only."""

    def __init__(self) -> None:
        self.last: dict[str, str] = {}

    def note(self, person: str, address: str) -> None:
        self.last.pop(person, None)
        self.last[person] = address
        if len(self.last) > MOST:
            del self.last[next(iter(self.last))]  # who was not here for longest

    def of(self, person: str) -> str:
        """The address of that person, or the person if they were not seen since the server started."""
        return self.last.get(person, person)
