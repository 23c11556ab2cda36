"""What golden games of Artificium show: every effect, a reshuffle, a redraw, a paid swap, a resource cell."""

from tilewright.kernel.event import Event
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

# The kind of event that shows it, by feature.
SHOWN = {
    "knight": "knight", "mage": "dropped", "scouting": "scouted", "reconstruction": "returned", "theft": "stole",
    "reshuffle": "reshuffled", "redraw": "redrew",
}  # fmt: skip
FEATURES = (*SHOWN, "paid swap", "resource cell")
AT_ONCE = "new deck at once"  # its last card was the last one to be drawn (AR-6.2)
MORE = (("artificium(players=6)", AT_ONCE),)


def features(rules: Rules, before: State, seat: int, action: int, later: State, events: list[Event]) -> set[str]:
    """What this one action shows."""
    kinds = {event.kind for event in events}
    found = {feature for feature, kind in SHOWN.items() if kind in kinds}
    if any(event.kind == "swapped" and event.data["coins"] for event in events):
        found.add("paid swap")
    if any(event.kind == "scored" and event.data["resources"] for event in events):
        found.add("resource cell")
    last_kinds = [event.kind for event in events if event.kind in ("drew", "market", "reshuffled")]
    if last_kinds[-1:] == ["reshuffled"]:
        found.add(AT_ONCE)
    return found
