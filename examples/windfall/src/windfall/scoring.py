"""Points: the prizes that a seat has won (WF-3.2)."""

from windfall.state import WindfallState
from windfall.steps import PRIZES, Windfall


def scores(r: Windfall, s: WindfallState) -> list[int]:
    return [sum(PRIZES[prize] for prize in s.won[seat]) for seat in range(r.seats)]


def explain(s: WindfallState, seat: int) -> dict[str, object]:
    """A line for baskets and one for wasps."""
    won = [PRIZES[prize] for prize in s.won[seat]]
    lines: list[dict[str, object]] = []
    for what, prizes in (("baskets", [one for one in won if one > 0]), ("wasps", [one for one in won if one < 0])):
        if prizes:
            lines.append({"what": what, "points": sum(prizes), "prizes": prizes})
    return {"seat": seat, "total": sum(won), "lines": lines}
