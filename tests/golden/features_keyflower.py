"""Which powers of Keyflower's summer boats matter in a game: something happened that could not without them; and
whether resources on storage tiles would score more if they were not locked there."""

from functools import cache

from tests.golden.features_merchants import MERCHANTS, trade_features
from tilewright.games.catalogue import registry
from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.content.terms import P1A, P1B, P2A, P2B, P3A, P3B, P4A, P4B, POWERS
from tilewright.games.keyflower.rulings import Rulings
from tilewright.games.keyflower.scoring.final_score import final_scores
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.frames import asked_tile, transport_left, transport_tile, upgrades_left
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.village import turned
from tilewright.games.keyflower.steps.upgrade import pays
from tilewright.kernel.event import Event
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

MORE = MERCHANTS
LOCKED = "locked in storage"
FEATURES = (*(f"power {name}" for name in POWERS), LOCKED)


def features(rules: Rules, before: State, seat: int, action: int, later: State, events: list[Event]) -> set[str]:
    """The powers that mattered in this one action, by name."""
    assert isinstance(rules, Book)
    assert isinstance(before, KeyflowerState)
    assert isinstance(later, KeyflowerState)
    found = {int(POWERS.index(str(event.data["power"]))) for event in events if event.kind == "power"}
    found &= {P1A, P1B}
    kind, power = action & act.KIND, before.power[seat]
    if kind == act.PLACE and not power_fits(rules, before, seat, action):
        found.add(P2A)
    if kind == act.MOVE and act.third(action) not in before.villages[seat].links(act.second(action)):
        found.add(P2A)
    if power >> P2B & 1 and goes_further(rules, before, later):
        found.add(P2B)
    if kind == act.SPEND and pays_otherwise(rules, before, action):
        found.add(P3A)
    if not later.stack and scores_more(rules, later):
        found.add(P3B)
    if any(event.kind == "bid" and event.data["lying"] for event in events):
        found.add(P4A)
    if any(event.kind == "use" and is_mixed(event) for event in events):
        found.add(P4B)
    seen = {f"power {POWERS[one]}" for one in found} | trade_features(rules, before, action, later, events)
    return seen | {LOCKED} if not later.stack and locks_something(rules, later) else seen


def power_fits(rules: Book, s: KeyflowerState, seat: int, action: int) -> bool:
    look = turned(rules.box.tiles[act.first(action)].edges, act.fourth(action))
    return s.villages[seat].matches(act.placed_cell(action), look)


def goes_further(rules: Book, before: KeyflowerState, later: KeyflowerState) -> bool:
    """Whether more points or symbols were spent in one use than the tile has."""
    top = before.stack[-1]
    if top.step != rules.transport_step or not later.stack or later.stack[-1].step != rules.transport_step:
        return False
    face = rules.face(before, transport_tile(top))
    moves = 2 * face.transport - transport_left(later.stack[-1])
    upgrades = 2 * face.upgrades - upgrades_left(later.stack[-1])
    return moves > face.transport or upgrades > face.upgrades > 0


def pays_otherwise(rules: Book, s: KeyflowerState, action: int) -> bool:
    cost = rules.box.tiles[asked_tile(s.stack[-1])].cost
    return cost is not None and not pays(act.spent_resources(action), cost.goods)


def scores_more(rules: Book, s: KeyflowerState) -> bool:
    plain = s.clone()
    plain.final = []
    plain.power = vec[i64]([power & ~(1 << P3B) for power in s.power])
    return final_scores(rules, plain) != s.final


@cache
def unlocked(spec: str) -> Book:
    """The same rules with storage tiles that lock nothing (KF-9.7)."""
    book = registry().rules(spec)
    assert isinstance(book, Book)
    book.rulings = Rulings(power_when_placed=True, storage_locks=False, storage_before_flip=True)
    return book


def locks_something(rules: Book, s: KeyflowerState) -> bool:
    return rules.rulings.storage_locks and final_scores(unlocked(rules.spec), s) != s.final


def is_mixed(event: Event) -> bool:
    workers = event.data["workers"]
    return isinstance(workers, dict) and len(workers) > 1
