"""What happened, for logs and animation: a part for all and a part for those who may know; rules never read it."""

SPECTATOR = -1


class Event:
    """Something that happened to a seat (-1: to the table); `secret` is added for the seats of `audience`."""

    def __init__(
        self,
        kind: str,
        seat: int,
        data: dict[str, object],
        secret: dict[str, object] | None = None,
        audience: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.data = data
        self.secret = secret
        self.audience = audience  # a bit for each seat that sees the secret part

    def seen_by(self, seat: int) -> dict[str, object]:
        shown: dict[str, object] = {"kind": self.kind, "seat": self.seat, **self.data}
        if self.secret is not None and seat >= 0 and self.audience >> seat & 1:
            shown.update(self.secret)
        return shown
