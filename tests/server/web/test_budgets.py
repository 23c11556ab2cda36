"""Budgets of one socket: what everything costs, who waits, is refused or sent away, and who never waits."""

import asyncio
from typing import get_args

import pytest

from tests.server.clocks import ManualClock
from tests.server.web.bare_socket import HERE, admitted, bare_hub, bare_socket, why_dropped
from tilewright.server import costs, message_costs
from tilewright.server.loop_turns import LoopTurns
from tilewright.server.web import messages
from tilewright.server.web.open_socket import PATIENCE, QUEUE, QUEUE_BYTES, STRIKES
from tilewright.server.web.operations import OPERATIONS
from tilewright.server.web.socket import Socket
from tilewright.server.wire import incoming


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ManualClock:
    found = ManualClock()
    monkeypatch.setattr(asyncio, "sleep", found.sleep)
    return found


def test_everything_that_can_be_asked_has_a_cost() -> None:
    assert set(message_costs.MESSAGES) == set(get_args(incoming.Message))
    assert min(message_costs.MESSAGES.values()) > 0
    assert set(costs.REQUESTS) <= {(one.method, one.path) for one in OPERATIONS}
    assert costs.request_cost("GET", "/api/games") == costs.REQUEST
    many = incoming.Try(seat=0, texts=["pass"] * 60)
    assert message_costs.cost_of(many, 0) > 20 * message_costs.cost_of(incoming.Ping(), 0)
    assert message_costs.cost_of(incoming.Say(text="hello"), 100) > 4 * message_costs.cost_of(
        incoming.Say(text="hello"), 0
    )
    assert message_costs.cost_of(None, 0) > 0
    one, row = (incoming.Act(seat=0, v=1, texts=["pass"] * count) for count in (1, 60))
    assert message_costs.cost_of(one, 0) == message_costs.cost_of(incoming.Act(seat=0, v=1, text="pass"), 0)
    assert message_costs.cost_of(row, 0) == message_costs.cost_of(one, 0) + 59 * costs.TRIED


def test_who_asks_too_often_is_slowed_not_sent_away(clock: ManualClock) -> None:
    hub = bare_hub(clock, messages_per_second=20)
    socket, began = bare_socket(hub, clock), clock.now
    assert admitted(socket, incoming.Ping(), 60) == 60
    assert clock.now == began
    assert admitted(socket, incoming.Ping(), 100) == 100
    assert clock.now - began == pytest.approx(5)
    assert not socket.dropped


def test_a_socket_has_a_budget_of_work(clock: ManualClock) -> None:
    hub = bare_hub(clock, messages_per_second=1000, socket_work=50, address_work=1000)
    socket, began = bare_socket(hub, clock), clock.now
    helps = incoming.Helps(seat=0)
    times = 5 * 50 // int(message_costs.MESSAGES[incoming.Helps])
    assert admitted(socket, helps, times) == times
    assert clock.now == began
    assert admitted(socket, helps, 10) == 10
    assert clock.now - began == pytest.approx(10 * message_costs.MESSAGES[incoming.Helps] / 50)
    socket.work.charge(50)
    admitted(socket, incoming.Ping())
    assert clock.now - began > 2


def test_all_sockets_of_an_address_share_its_budget(clock: ManualClock) -> None:
    """However many there are: what is admitted in a time costs no more than the budget of that time."""
    hub = bare_hub(clock, messages_per_second=1000, address_work=100)
    sockets, began, done = [bare_socket(hub, clock) for _ in range(40)], clock.now, 0
    for _ in range(100):
        done += sum(admitted(socket, incoming.Sync()) for socket in sockets)
    spent = done * message_costs.MESSAGES[incoming.Sync]
    assert done == 4000
    assert spent <= 100 * (clock.now - began) + 5 * 100 + 1


def test_what_would_wait_too_long_is_refused_and_who_goes_on_is_disconnected(clock: ManualClock) -> None:
    hub = bare_hub(clock, address_work=10)
    hub.work.of(HERE).left = -950
    socket = bare_socket(hub, clock)
    assert admitted(socket, incoming.Sync(), STRIKES) == 0
    assert why_dropped(socket) == ""
    assert len(socket.waiting) == STRIKES
    assert b'"slow-down"' in socket.waiting[0]
    assert b'"seconds":96' in socket.waiting[0]
    assert admitted(socket, incoming.Sync()) == 0
    assert why_dropped(socket) == "rate"
    patient = bare_socket(hub, clock)
    for _ in range(2 * STRIKES):
        hub.work.of(HERE).left -= 20
        clock.now += 1
        admitted(patient, incoming.Sync())
    assert not patient.dropped


def test_the_turn_of_a_player_waits_for_nobody_else(clock: ManualClock) -> None:
    hub = bare_hub(clock, address_work=10)
    began = clock.now
    hub.work.of(HERE).left = -10_000
    hub.seated_work.of(HERE).left = -10_000
    anna, ben = bare_socket(hub, clock, "anna"), bare_socket(hub, clock, "ben")
    act = incoming.Act(seat=0, v=1, text="pass")
    for message in (
        act,
        incoming.Undo(seat=0),
        incoming.Ping(),
        incoming.Sync(),
        incoming.Vote(ballot=1, yes=True),
    ):
        assert admitted(anna, message) == 1
        assert admitted(ben, message) == 0
    assert admitted(anna, incoming.Try(seat=0, texts=["pass"])) == 0
    assert clock.now == began
    assert hub.players.has("anna")
    assert not hub.players.has("ben")


EXEMPT = (
    incoming.Act,
    incoming.Undo,
    incoming.Vote,
    incoming.Return,
    incoming.Back,
    incoming.Replace,
    incoming.End,
    incoming.Ping,
)


def test_only_what_a_player_needs_to_play_is_kept_for_them() -> None:
    assert set(message_costs.OWN_TURN) == set(EXEMPT)
    assert set(message_costs.COMING_BACK) == {incoming.Hello, incoming.Look, incoming.Sync}


@pytest.mark.parametrize(
    "message",
    [
        incoming.Sync(),
        incoming.Look(look=0),
        incoming.Hello(),
        incoming.Act(seat=0, v=1, text="pass"),
        incoming.Ping(),
    ],
    ids=lambda message: type(message).__name__,
)
@pytest.mark.parametrize("people", [1, 40])
def test_seated_people_do_not_escape_the_budget_of_their_address(
    clock: ManualClock, message: incoming.Message, people: int
) -> None:
    """Forty sockets, of one person or of forty, with seats: however long they ask, they get the budget of their
    address and what is kept there for its people, and not more."""
    hub = bare_hub(clock, messages_per_second=1000, socket_work=1000, address_work=10)
    sockets = [bare_socket(hub, clock, f"attacker {number % people}") for number in range(40)]
    hub.seated_work.of(HERE).left = 0
    began, cost = clock.now, message_costs.MESSAGES[type(message)]

    async def ask() -> int:
        done = 0
        for _ in range(400):
            for socket in sockets:
                socket.strikes.left = 1  # it is not about these
                slept = clock.now
                done += await socket.admit(message)
                clock.now = slept  # all of them ask at once, and nobody waits for the others
            clock.now += 0.25
        return done

    done = asyncio.run(ask())
    seconds = clock.now - began
    assert 10 * seconds < done * cost < (10 + 10 / 3) * (seconds + PATIENCE) + 10 * 10 / 3 * 6


def test_the_turn_of_a_player_is_possible_beside_a_flood_of_seated_neighbours(clock: ManualClock) -> None:
    hub = bare_hub(clock, messages_per_second=1000, socket_work=1000, address_work=150)
    attackers = [bare_socket(hub, clock, f"attacker {number}") for number in range(40)]
    anna = bare_socket(hub, clock, "anna")
    act = incoming.Act(seat=0, v=1, text="pass")

    async def flood() -> None:
        for socket in attackers:
            socket.strikes.left = 1
            for message in (act, incoming.Sync(), incoming.Try(seat=0, texts=["pass"] * 20)):
                now = clock.now
                await socket.admit(message)
                clock.now = now

    for second in range(60):
        asyncio.run(flood())
        clock.now += 1
        before = clock.now
        assert admitted(anna, incoming.Ping()) == 1
        if second % 5 == 0:
            assert admitted(anna, act) == 1
            assert admitted(anna, incoming.Sync()) == 1
        assert clock.now - before < 2 * PATIENCE


def test_what_waits_for_a_slow_reader_is_bounded(clock: ManualClock) -> None:
    hub = bare_hub(clock)
    socket = bare_socket(hub, clock)
    socket.send(b"x" * (QUEUE_BYTES - 1))
    socket.send(b"x")
    assert why_dropped(socket) == ""
    socket.send(b"x")
    assert why_dropped(socket) == "slow"
    assert socket.waiting == []
    socket = bare_socket(hub, clock)
    for _ in range(QUEUE):
        socket.send(b"x")
    assert why_dropped(socket) == ""
    socket.send(b"x")
    assert why_dropped(socket) == "slow"


def test_what_was_read_no_longer_counts(clock: ManualClock) -> None:
    socket = bare_socket(bare_hub(clock), clock)

    async def read() -> None:
        for _ in range(5):
            socket.send(b"x" * (QUEUE_BYTES - 1))
            pump = asyncio.ensure_future(socket.pump())
            for _ in range(5):
                await asyncio.wait([pump], timeout=0)
            pump.cancel()

    asyncio.run(read())
    assert not socket.dropped


def test_a_flood_on_one_socket_gives_the_others_their_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in messages: after each of its own, another's is handled before the next."""
    clock, order = ManualClock(), []
    hub = bare_hub(clock, messages_per_second=100_000, socket_work=100_000, address_work=100_000)
    flood = bare_socket(hub, clock, "", ['{"t":"ping"}'] * 1000)
    quiet = bare_socket(hub, clock, "anna", ['{"t":"ping"}'] * 10)

    async def greet(socket: Socket) -> bool:
        return True

    async def handle(socket: Socket, message: incoming.Message) -> None:
        order.append(socket)

    monkeypatch.setattr(Socket, "greet", greet)
    monkeypatch.setattr(messages, "handle", handle)

    async def both() -> None:
        await asyncio.gather(flood.read_all(), quiet.read_all())

    asyncio.run(both())
    assert len(order) == 1010
    turns = [place for place, socket in enumerate(order) if socket is quiet]
    assert turns == [2 * n + 1 for n in range(10)]


def test_one_piece_of_long_work_in_each_round() -> None:
    turns, seen = LoopTurns(), []

    async def long() -> None:
        for _ in range(10):
            await turns.next()

    async def other() -> None:
        while turns.given < 200:
            before = turns.given
            await asyncio.sleep(0)
            seen.append(turns.given - before)

    async def all_of_them() -> None:
        await asyncio.gather(other(), *[long() for _ in range(20)])

    asyncio.run(all_of_them())
    assert sum(seen) == 200
    assert max(seen) == 1
