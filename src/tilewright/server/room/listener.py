"""One connection to a table: as which seat, and in which language."""

from ipaddress import IPv4Address, IPv6Address

from tilewright.kernel.event import SPECTATOR


class Listener:
    """The socket behind it overrides `send` and `drop`."""

    def __init__(self, person: str, session: str = "") -> None:
        self.person = person
        self.session = session  # through which they are signed in
        self.name = ""  # as they introduced themselves
        self.look = SPECTATOR
        self.lang = ""
        self.client: IPv4Address | IPv6Address | None = None  # where they come from
        self.describes = False  # whether they draw the table from its description
        self.sent = (SPECTATOR, 0)  # as which seat they were last sent the game, and in which version

    def send(self, raw: bytes) -> None:
        raise NotImplementedError

    def pay(self, cost: float) -> None:
        """Charge for the work of preparing what is sent."""

    def check_patience(self, now: float, seconds: float = 0.0) -> None:
        """Called regularly with the time, to drop a socket that was silent for `seconds`, 0 for the default."""

    def drop(self, reason: str) -> None:
        raise NotImplementedError
