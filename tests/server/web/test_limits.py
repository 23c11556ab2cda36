"""Buckets, reserves and counts: what fills again with time, who shares what, who goes when there are too many."""

import math

import pytest

from tests.server.clocks import ManualClock
from tilewright.server import limits
from tilewright.server.limits import DEBT, Bucket, Buckets, OpenSockets, RecentlySeen, ReservedBudgets, SocketPlace


def test_a_bucket_fills_with_time_and_knows_its_debts() -> None:
    clock = ManualClock()
    bucket = Bucket(10, 50, clock)
    assert bucket.take(50)
    assert not bucket.take()
    clock.now += 0.125
    assert bucket.take(1.25)
    assert bucket.charge(20) == 2
    assert bucket.charge(5) == 2.5
    clock.now += 1
    assert bucket.charge(0) == 1.5
    assert bucket.wait(5) == 2
    assert bucket.wait(0) == 1.5
    clock.now += 1000
    assert bucket.charge(50) == 0


def test_a_debt_has_a_floor_and_nothing_that_is_refused_gives_credit() -> None:
    clock = ManualClock()
    bucket = Bucket(10, 50, clock)
    assert bucket.charge(1_000_000) == DEBT
    before = bucket.left
    for _ in range(100):
        assert bucket.wait(40) == DEBT + 4
        assert bucket.charge(40) == DEBT
        assert not bucket.take(40)
    assert bucket.left == before
    clock.now += DEBT
    assert bucket.wait(0) == 0
    assert not bucket.take(1)


def test_of_too_many_addresses_the_one_goes_that_was_not_here_for_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody is rid of a debt because many others come."""
    monkeypatch.setattr(limits, "MOST", 100)
    buckets = Buckets(1, 2, ManualClock())
    buckets.of("attacker").charge(10)
    for number in range(1000):
        assert buckets.of(f"crowd {number}").take()
        assert buckets.of("attacker").wait(0) == 8
    assert len(buckets.all) == 100
    reserve = ReservedBudgets(1, 2, ManualClock())
    for number in range(1000):
        reserve.of(f"crowd {number}", "anna")
    assert len(reserve.all) == 100


def test_an_address_keeps_so_much_for_its_people_however_many_they_are() -> None:
    for many in (1, 2, 10, 100):
        clock = ManualClock()
        reserve, had = ReservedBudgets(10, 100, clock), 0.0
        for _ in range(100):
            for number in range(many):
                part = reserve.of("here", f"person {number}")
                while part.take(0.1):
                    had += 0.1
            clock.now += 1
        assert 950 < had < 1000 + 100 * (1 + math.log(many)) + many
    assert reserve.of("there", "anna").take(100)


def test_who_comes_last_has_as_much_as_the_others() -> None:
    clock = ManualClock()
    reserve = ReservedBudgets(10, 100, clock)
    for _ in range(5):
        for number in range(9):
            reserve.of("here", f"attacker {number}").charge(1000)
    anna = reserve.of("here", "anna")
    assert (anna.rate, anna.left) == (1, 10)
    assert anna.take(10)
    clock.now += limits.LATELY + 1
    assert reserve.of("here", "anna").rate == 10
    assert reserve.of("here", "attacker 1").rate == 5


def test_people_are_remembered_for_a_while() -> None:
    clock = ManualClock()
    lately = RecentlySeen(60, clock)
    lately.note("anna")
    assert lately.has("anna")
    assert not lately.has("ben")
    clock.now += 61
    assert not lately.has("anna")


def test_when_all_places_are_taken_each_player_still_has_one() -> None:
    counted = OpenSockets(2, 100)
    places = [counted.enter("here"), counted.enter("here", "anna")]
    assert None not in places
    assert counted.enter("here") is None
    kept = counted.enter("here", "anna")
    assert kept == SocketPlace("here", "anna")
    assert counted.enter("here", "anna") is None
    assert counted.enter("there") is not None
    assert counted.enter("here", "ben") is not None
    assert counted.enter("here", "cleo") is None
    assert counted.total == 5
    counted.leave(kept)
    assert counted.enter("here", "anna") == kept
    counted.leave(SocketPlace("here"))
    assert counted.enter("here") == SocketPlace("here")
    full = OpenSockets(2, 1)
    assert full.enter("here") == SocketPlace("here")
    assert full.enter("here", "anna") is None
    full.leave(SocketPlace("here"))
    assert (full.total, full.open, full.kept) == (0, {}, {})


def test_addresses_do_not_pay_for_each_other() -> None:
    clock = ManualClock()
    buckets = Buckets(1, 2, clock)
    assert buckets.of("a").charge(10) == 8
    assert buckets.of("b").charge(2) == 0
    assert buckets.of("a") is buckets.of("a")
