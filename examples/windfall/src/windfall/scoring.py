"""Points: the prizes that a seat has won (WF-3.2)."""

from windfall.state import WindfallState
from windfall.steps import PRIZE_KEYS, PRIZES, Windfall


def scores(r: Windfall, s: WindfallState) -> list[int]:
    return [sum(PRIZES[prize] for prize in s.won[seat]) for seat in range(r.seats)]


def explain(s: WindfallState, seat: int) -> dict[str, object]:
    """A line for baskets and one for wasps."""
    lines: list[dict[str, object]] = []
    for what, sign in (("baskets", 1), ("wasps", -1)):
        prizes = [prize for prize in s.won[seat] if PRIZES[prize] * sign > 0]
        if prizes:
            points = sum(PRIZES[prize] for prize in prizes)
            lines.append({"what": what, "points": points, "prizes": [PRIZE_KEYS[prize] for prize in prizes]})
    return {"seat": seat, "total": sum(PRIZES[prize] for prize in s.won[seat]), "lines": lines}
