"""Workers are shared fairly: played through with workers and a clock that are only numbers."""

from collections.abc import Callable

import pytest

from tilewright.server.bots.queue import (
    ADVICE,
    ALONE,
    LONG,
    PATIENCE,
    PLAYED,
    SHORT,
    SWEEP,
    WATCHED,
    Queue,
    Request,
)

EASY, NORMAL, HARD = 0.005, 0.05, 1.0  # seconds that they take


class Hub:
    """Workers that take as long as they are told, and a clock that goes from one answer to the next."""

    def __init__(self, workers: int) -> None:
        self.now = 0.0
        self.queue = Queue(workers, lambda: self.now)
        self.free = workers
        self.working: list[tuple[float, int, Request, Callable[[], None]]] = []
        self.later: list[tuple[float, int, Callable[[], None]]] = []
        self.count = 0
        self.served: list[Request] = []
        self.waits: dict[Request, float] = {}
        self.takes: dict[Request, float] = {}
        self.then: dict[Request, Callable[[], None]] = {}

    def ask(
        self,
        address: str,
        table: str,
        seconds: float,
        rank: int = WATCHED,
        then: Callable[[], None] = lambda: None,
        takes: float = -1.0,
        advice: bool = False,
    ) -> Request:
        request = Request(address, table, rank, seconds, advice)
        self.takes[request] = seconds if takes < 0 else takes
        self.then[request] = then
        self.queue.add(request)
        self.grant()
        return request

    def grant(self) -> None:
        while self.free and (request := self.queue.next()) is not None:
            self.free -= 1
            self.count += 1
            self.served.append(request)
            self.waits[request] = self.now - request.since
            self.working.append((self.now + self.takes[request], self.count, request, self.then[request]))

    def at(self, moment: float, what: Callable[[], None]) -> None:
        self.count += 1
        self.later.append((moment, self.count, what))

    def run(self, until: float) -> None:
        while True:
            ends = min((one[:2] for one in self.working), default=(until + 1, 0))
            comes = min((one[:2] for one in self.later), default=(until + 1, 0))
            if min(ends, comes)[0] > until:
                self.now = until
                return
            if ends <= comes:
                job = min(self.working, key=lambda one: one[:2])
                self.working.remove(job)
                self.now, self.free = job[0], self.free + 1
                self.queue.end(job[2], self.takes[job[2]])
                self.grant()
                job[3]()
            else:
                event = min(self.later, key=lambda one: one[:2])
                self.later.remove(event)
                self.now = event[0]
                event[2]()

    def game(self, address: str, table: str, seconds: float, rank: int = WATCHED, pause: float = 0.0) -> None:
        """Bots that are asked again and again."""

        def again() -> None:
            self.at(self.now + pause, lambda: self.game(address, table, seconds, rank, pause))

        self.ask(address, table, seconds, rank, again)

    def time(self, name: str) -> dict[str, float]:
        """That each address or table has had."""
        found: dict[str, float] = {}
        for request in self.served:
            key = str(getattr(request, name))
            found[key] = found.get(key, 0.0) + self.takes[request]
        return found

    def waited(self, address: str) -> list[float]:
        return [self.waits[request] for request in self.served if request.address == address]


@pytest.mark.parametrize("workers", [2, 3, 8])
@pytest.mark.parametrize("rank", [WATCHED, PLAYED, ALONE])
def test_short_thoughts_never_wait_for_long_ones(workers: int, rank: int) -> None:
    hub = Hub(workers)
    for table in range(40):
        hub.game("crowd", f"crowd {table}", HARD, rank)
    hub.game("anna", "hers", EASY, pause=0.31)
    hub.run(60)
    assert len(hub.waited("anna")) > 150
    assert max(hub.waited("anna")) == 0


def test_long_thoughts_leave_one_worker_alone() -> None:
    hub = Hub(3)
    for table in range(5):
        hub.ask("crowd", f"{table}", HARD)
    assert [one.kind for one in hub.served] == [LONG, LONG]
    hub.ask("anna", "hers", NORMAL)
    assert [one.kind for one in hub.served] == [LONG, LONG, SHORT]


def test_a_single_worker_does_everything() -> None:
    hub = Hub(1)
    for table in range(3):
        hub.ask("crowd", f"{table}", HARD)
    hub.ask("anna", "hers", EASY)
    hub.run(10)
    assert [one.address for one in hub.served] == ["crowd", "anna", "crowd", "crowd"]


def test_addresses_have_equal_shares_however_many_tables_they_have() -> None:
    hub = Hub(3)
    for table in range(40):
        hub.game("crowd", f"crowd {table}", HARD)
    for table in range(2):
        hub.game("anna", f"hers {table}", HARD)
    for table in range(9):
        hub.game("ben", f"his {table}", HARD)
    hub.run(300)
    shares = hub.time("address")
    assert sum(shares.values()) == pytest.approx(600, abs=3)
    assert all(shares[one] == pytest.approx(200, abs=3) for one in ("crowd", "anna", "ben"))


def test_a_share_is_time_and_not_questions() -> None:
    hub = Hub(1)
    for table in range(4):
        hub.game("long", f"long {table}", HARD)
        hub.game("short", f"short {table}", NORMAL)
    hub.run(200)
    assert hub.time("address")["long"] == pytest.approx(100, abs=2)
    assert len(hub.waited("short")) == pytest.approx(100 / NORMAL, rel=0.05)


def test_what_a_thought_really_took_is_what_counts() -> None:
    hub = Hub(1)

    def ask_and_lie(table: int) -> None:
        """Says that it is done at once, and is not."""
        hub.ask("liar", f"{table}", EASY, then=lambda: ask_and_lie(table), takes=0.2)

    for table in range(4):
        ask_and_lie(table)
        hub.game("anna", f"hers {table}", NORMAL)
    hub.run(100)
    assert hub.time("address")["liar"] == pytest.approx(50, abs=2)


def test_tables_of_one_address_have_equal_shares() -> None:
    hub = Hub(2)
    for table, seconds in (("one", 1.0), ("two", 0.5), ("three", 0.3)):
        for _ in range(3):
            hub.game("anna", table, seconds)
    hub.run(90)
    assert all(share == pytest.approx(30, abs=2) for share in hub.time("table").values())


def test_tables_that_somebody_looks_at_go_first() -> None:
    hub = Hub(2)
    hub.ask("anna", "busy", HARD)
    for table in range(3):
        hub.ask("anna", f"left {table}", HARD, PLAYED)
    hub.ask("anna", "looked at", HARD, WATCHED)
    hub.run(10)
    assert [one.table for one in hub.served] == ["busy", "looked at", "left 0", "left 1", "left 2"]


def test_nobody_waits_for_ever_behind_tables_that_are_looked_at() -> None:
    hub = Hub(2)
    for table in range(10):
        hub.game("anna", f"looked at {table}", HARD, WATCHED)
    hub.run(5)
    left = hub.ask("anna", "left", HARD, PLAYED)
    hub.run(5 + PATIENCE + 12)
    assert PATIENCE < hub.waits[left] <= PATIENCE + 11


def test_another_address_that_nobody_looks_at_has_its_share_all_the_same() -> None:
    hub = Hub(2)
    for table in range(40):
        hub.game("crowd", f"crowd {table}", HARD, WATCHED)
    hub.run(5)
    left = hub.ask("anna", "left", HARD, PLAYED)
    hub.run(10)
    assert hub.waits[left] <= HARD


def test_bots_alone_get_what_is_left_over_one_at_a_time() -> None:
    hub = Hub(4)
    for table in range(20):
        hub.game("crowd", f"alone {table}", HARD, ALONE)
    hub.run(10)
    assert hub.time("address")["crowd"] == pytest.approx(10, abs=1.5)  # one worker of four
    for table in range(9):
        hub.game("anna", f"hers {table}", HARD)
    before = hub.time("address")["crowd"]
    hub.run(10 + PATIENCE - 2)
    assert hub.time("address")["crowd"] - before <= 2 * HARD  # what was begun before, and no more


def test_bots_alone_get_a_turn_now_and_then_however_busy_it_is() -> None:
    hub = Hub(2)
    for table in range(20):
        hub.game("crowd", f"alone {table}", HARD, ALONE)
        hub.game("anna", f"hers {table}", HARD)
    hub.run(10 * PATIENCE)
    assert 8 <= len(hub.waited("crowd")) <= 12
    assert len({one.table for one in hub.served if one.address == "crowd"}) >= 8


def test_whoever_begins_to_look_does_not_wait_with_those_that_nobody_looks_at() -> None:
    hub = Hub(2)
    hub.ask("anna", "busy", HARD)
    for table in range(5):
        hub.ask("crowd", f"alone {table}", HARD, ALONE)
    hub.queue.watched("crowd", "alone 3")
    hub.ask("anna", "hers", HARD)
    hub.run(20)
    assert [one.table for one in hub.served][:3] == ["busy", "alone 3", "hers"]
    assert len(hub.served) == 7


def test_advice_leaves_room_for_games() -> None:
    hub = Hub(5)
    for person in range(9):
        hub.ask(f"person {person}", "table", 2.0, advice=True)
    assert [one.kind for one in hub.served] == [ADVICE, ADVICE]
    hub.ask("anna", "hers", HARD)
    hub.ask("ben", "his", HARD)
    hub.ask("cleo", "hers too", HARD)
    assert [one.kind for one in hub.served] == [ADVICE, ADVICE, LONG, LONG]
    hub.run(60)
    assert len(hub.served) == 12


def test_whoever_was_away_saves_nothing_up() -> None:
    hub = Hub(1)
    hub.ask("anna", "hers", EASY)
    for table in range(3):
        hub.game("ben", f"his {table}", HARD)
    hub.run(100)
    for table in range(3):
        hub.game("anna", f"hers {table}", HARD)
    before = hub.time("address")
    hub.run(120)
    assert hub.time("address")["anna"] - before["anna"] == pytest.approx(10, abs=1.5)


def test_whoever_gives_up_waiting_leaves_no_trace() -> None:
    hub = Hub(1)
    hub.ask("ben", "his", HARD)
    gone = [hub.ask("anna", f"{table}", HARD, rank) for table, rank in enumerate((WATCHED, PLAYED, ALONE))]
    for request in gone:
        hub.queue.drop(request)
    hub.run(10)
    assert [one.address for one in hub.served] == ["ben"]
    assert hub.queue.played.count == hub.queue.alone.count == 0
    assert not hub.queue.played.requests
    assert not hub.queue.alone.tables


@pytest.mark.slow
def test_addresses_that_come_once_are_forgotten() -> None:
    hub = Hub(2)
    for number in range(20 * SWEEP):
        hub.ask(f"address {number}", "table", EASY)
        hub.run(hub.now + 0.01)
    assert len(hub.queue.played.addresses.all) <= 2 * SWEEP
    assert not hub.queue.played.tables
