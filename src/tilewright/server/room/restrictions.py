"""What a table needs to know about its server: who avoids whom, and whether changes are allowed."""

from collections.abc import Iterable


class Restrictions:
    """The default, for a table without a server: nothing is restricted."""

    read_only = False

    def hears(self, listener: str, speaker: str) -> bool:
        """Whether one person sees what another writes."""
        return True

    def check_speech(self, person: str) -> None:
        """ServerError if that person is muted everywhere."""

    def check_seated_with(self, person: str, others: Iterable[str]) -> None:
        """ServerError if that person cannot sit with those."""

    def check_name(self, name: str, person: str) -> None:
        """ServerError if that name could be mistaken for that of the server's staff."""
