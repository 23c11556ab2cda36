"""What a table needs to know about its server: who avoids whom, and whether changes are allowed."""

from collections.abc import Iterable


class Restrictions:
    """At a table without a server everybody gets on with everybody."""

    read_only = False

    def hears(self, listener: str, speaker: str) -> bool:
        """Whether one person sees what another writes."""
        return True

    def check_speech(self, person: str) -> None:
        """ServerError if nobody is to hear that person anywhere."""

    def check_seated_with(self, person: str, others: Iterable[str]) -> None:
        """ServerError if that person cannot sit with those."""

    def check_name(self, name: str, person: str) -> None:
        """ServerError if that name could be taken for somebody's who has a say here."""
