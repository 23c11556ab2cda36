"""Packed bids, goods, workers, frames and actions: what is put in is what is read, each field for itself."""

from hypothesis import given
from hypothesis import strategies as st

from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.bids import bid_colour, bid_count, is_lying, pack_bid
from tilewright.games.keyflower.state.frames import (
    add_workers,
    added_workers,
    ask_group,
    group_tile,
    has_added_any,
    has_joined,
    has_joined_any,
    is_using,
    join_place,
)
from tilewright.games.keyflower.state.tile_pieces import (
    count_goods,
    count_workers,
    list_goods,
    list_workers,
    pack_goods,
    pack_workers,
    total_goods,
    unpack_goods,
    unpack_workers,
)

TILES = st.integers(0, 99)


@given(st.integers(1, 140), st.integers(0, 3), st.booleans())
def test_a_bid_is_read_as_it_was_packed(count: int, colour: int, lying: bool) -> None:
    bid = pack_bid(count, colour, lying)
    assert (bid_count(bid), bid_colour(bid), is_lying(bid)) == (count, colour, lying)


@given(st.lists(st.integers(0, 48), min_size=4, max_size=4))
def test_goods_of_every_kind_keep_apart(counts: list[int]) -> None:
    goods = sum(pack_goods(kind, count) for kind, count in enumerate(counts))
    assert list_goods(goods) == list(unpack_goods(goods)) == counts
    assert [count_goods(goods, kind) for kind in range(4)] == counts
    assert total_goods(goods) == sum(counts)


@given(st.lists(st.integers(0, 15), min_size=4, max_size=4))
def test_workers_of_every_colour_keep_apart(counts: list[int]) -> None:
    staff = sum(pack_workers(colour, count) for colour, count in enumerate(counts))
    assert list_workers(staff) == list(unpack_workers(staff)) == counts
    assert [count_workers(staff, colour) for colour in range(4)] == counts


@given(TILES, st.booleans(), st.sets(st.integers(0, 15)), st.lists(st.integers(0, 63), min_size=4, max_size=4))
def test_a_group_remembers_what_was_put_into_it(
    tile: int, using: bool, places: set[int], added: list[int]
) -> None:
    f = ask_group(3, 1, tile, int(using))
    for place in places:
        join_place(f, place)
    for colour, count in enumerate(added):
        add_workers(f, colour, count)
    assert (group_tile(f), is_using(f)) == (tile, using)
    assert [place for place in range(16) if has_joined(f, place)] == sorted(places)
    assert list(added_workers(f)) == added
    assert (has_joined_any(f), has_added_any(f)) == (bool(places), any(added))


@given(st.integers(0, 3), TILES, TILES, st.integers(0, 140))
def test_an_action_is_read_by_what_it_names(kind: int, tile: int, end: int, count: int) -> None:
    moved = act.move(kind, tile, end)
    assert act.kind_of(moved) == act.MOVE
    assert (act.resource_of(moved), act.start_of(moved), act.end_of(moved)) == (kind, tile, end)
    sent = act.send(kind, count)
    assert (act.kind_of(sent), act.colour_of(sent), act.count_of(sent)) == (act.SEND, kind, count)
    made = [act.bid, act.use, act.join, act.upgrade, act.board, act.lay, act.pay_bid]
    kinds = [act.BID, act.USE, act.JOIN, act.UPGRADE, act.BOARD, act.LAY, act.PAY_BID]
    assert [act.kind_of(make(tile)) for make in made] == kinds
    assert {act.tile_of(make(tile)) for make in made} == {tile}
