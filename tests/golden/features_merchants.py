"""What The Merchants wants to have seen in golden games: every player count, and each of its rarer actions."""

from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.content.terms import P2B
from tilewright.games.keyflower.merchants.state.trade import Trade
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.frames import transport_tile, upgrades_left
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.event import Event

FULL = "keyflower(players={},merchants=true,variant=merchants,open_workers=true,handicap=[1])"
TRADE_FEATURES = (
    "exchange in transport",
    "unseen contract",
    "unseen contract from a boat",
    "extension",
    "extension for a bid",
    "cabin at work",
    "boat in another's place",
    "fulfilled contract",
    "contract left to the muleteer",
)
MERCHANTS = (
    *((f"keyflower(players={players},merchants=true)", "") for players in (2, 3, 5, 6)),
    *((FULL.format(players), "") for players in (2, 6)),
    *(("keyflower(players=4,merchants=true,variant=merchants)", feature) for feature in TRADE_FEATURES),
)


def trade_features(
    rules: Book, before: KeyflowerState, action: int, later: KeyflowerState, events: list[Event]
) -> set[str]:
    """Those that this one action shows; none without the expansion."""
    if not rules.expansions:
        return set()
    kinds = {event.kind for event in events}
    asked = rules.question_name(before)
    found = set()
    if asked == "transport" and "exchanged" in kinds:
        found.add("exchange in transport")
    if "took-unseen-contract" in kinds:
        found.add("unseen contract")
    if "extended" in kinds:
        found.add("extension for a bid" if action & act.KIND == act.PAY_BID else "extension")
    if "moored" in kinds:
        found.add("boat in another's place")
    for event in events:
        cargo = event.data.get("cargo")
        if event.kind == "unloaded-more" and isinstance(cargo, dict) and "contract" in cargo:
            found.add("unseen contract from a boat")
    if spends_cabin(rules, before, later):
        found.add("cabin at work")
    return found if later.stack else found | features_at_the_end(rules, later)


def spends_cabin(rules: Book, before: KeyflowerState, later: KeyflowerState) -> bool:
    """Whether more symbols of a home have been spent in one use than are printed on it."""
    top = later.stack[-1] if later.stack else None
    if (
        top is None
        or top.step != rules.transport_step
        or before.stack[-1].step not in (rules.transport_step, rules.spend_step)
    ):
        return False
    part = later.parts[0]
    assert isinstance(part, Trade)
    if later.owner[transport_tile(top)] < 0 or transport_tile(top) not in rules.box.homes:
        return False
    doubled = 2 if later.has_power(top.seat, P2B) else 1
    spent = (1 + part.cabins[later.owner[transport_tile(top)]]) * doubled - upgrades_left(top)
    return spent > doubled


def features_at_the_end(rules: Book, s: KeyflowerState) -> set[str]:
    found = set()
    for seat in range(rules.seats):
        lines = rules.explain(s, seat)["lines"]
        assert isinstance(lines, list)
        if any(line["what"] == "contract" for line in lines):
            found.add("fulfilled contract")
        if any(line["what"] == "unfulfilled" and line["points"] for line in lines):
            found.add("contract left to the muleteer")
    return found
