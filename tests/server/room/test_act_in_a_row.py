"""Several actions in one message: all or none, stored together, and nothing to be learnt from a refusal."""

from typing import Any

import pytest

from tests.server.client import Table
from tests.server.conftest import Running, two_at_table
from tests.server.room.test_bystanders import room_after
from tilewright.kernel.reason import Refused
from tilewright.server.errors import ServerError
from tilewright.server.store.store import Store


def bidding(server: Running) -> tuple[Table, list[str]]:
    """The table of whoever is asked, and the two small actions of a bid."""
    key, anna, ben = two_at_table(server, game="keyflower")
    tables = [anna.sit_at(key, lang="en"), ben.sit_at(key, lang="en")]
    asked = next(table for table in tables if table.position.get("options"))
    bid = next(one["text"] for one in asked.position["options"] if one["text"].startswith("bid"))
    tried = asked.ask(t="try", seat=asked.position["look"], texts=[bid])
    send = next(one["text"] for one in tried["options"] if one["text"].startswith("send"))
    return asked, [bid, send]


def do(table: Table, texts: list[str]) -> dict[str, Any]:
    look = table.position["look"]
    return table.ask(t="act", seat=look, v=table.position["v"], texts=texts)


def test_both_steps_of_a_bid_are_done_by_one_message(server: Running) -> None:
    table, texts = bidding(server)
    before = table.position["v"]
    done = do(table, texts)
    assert (done["t"], done["v"]) == ("done", before + 2)
    table.catch_up()
    assert table.position["v"] == before + 2
    assert not table.position.get("options")


@pytest.mark.parametrize("wrong", ["send 99 red", "nonsense"])
def test_none_is_done_when_a_later_one_is_refused(server: Running, wrong: str) -> None:
    table, texts = bidding(server)
    before = table.position
    refused = do(table, [texts[0], wrong])
    assert refused["t"] == "refused"
    assert refused["words"]
    table.catch_up()
    assert table.position == before
    assert do(table, texts)["t"] == "done"


def test_none_is_done_when_the_store_fails(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, texts = bidding(server)
    before = table.position
    written: list[int] = []

    async def fail(store: Store, *jobs: object) -> None:
        written.append(len(jobs))
        raise ServerError(503, "server-busy")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "write", fail)
        assert do(table, texts)["t"] == "refused"
    assert written == [2]  # one write for both
    table.catch_up()
    assert table.position == before
    assert do(table, texts)["t"] == "done"


def test_nothing_may_follow_what_reveals_something() -> None:
    """The reason of a refusal would tell what was revealed, though nothing has happened."""
    room = room_after("artificium(players=2)", [], 2)
    play = room.play
    assert play is not None
    for _ in range(60):
        seat = play.all_waiting()[0]
        for action in play.rules.options(play.match.state, seat):
            text = play.rules.text(action)
            plan = play.plan_act(seat, text, 0)
            assert plan.attempt is not None
            if plan.attempt.line.revealed:
                with pytest.raises(Refused) as refused:
                    play.plan_acts(seat, [text, "nonsense"], 0)
                assert refused.value.reason.key == "act-reveals"
                return
        play.adopt(plan)
    raise AssertionError("nothing was revealed")


def test_plans_in_a_row_are_those_that_would_be_made_one_by_one() -> None:
    room, copy = room_after("keyflower(players=2)", [], 2), room_after("keyflower(players=2)", [], 2)
    play, other = room.play, copy.play
    assert play is not None
    assert other is not None
    seat = play.all_waiting()[0]
    bid = next(
        text for text in map(play.rules.text, play.rules.options(play.match.state, seat)) if text.startswith("bid")
    )
    after = play.match.attempt(seat, bid).state
    send = next(text for text in map(play.rules.text, play.rules.options(after, seat)) if text.startswith("send"))
    for plan in play.plan_acts(seat, [bid, send], 5_000, 7_000):
        play.adopt(plan)
    for text in (bid, send):
        other.adopt(other.plan_act(seat, text, 5_000, 7_000))
    assert (play.count, play.versions, play.spent, play.view_digests) == (
        other.count,
        other.versions,
        other.spent,
        other.view_digests,
    )
    assert play.digests == other.digests
    assert play.since == other.since
