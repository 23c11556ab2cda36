"""MC-1 and MC-8: what is in the box, what is laid out and dealt, and the variants."""

from collections import Counter

import pytest

from tests.games.keyflower.board import Board, book_of
from tests.games.keyflower.merchants.merchants_board import face_up, keys, trade
from tilewright.games.keyflower.content.terms import COLOURS, WINTER
from tilewright.games.keyflower.merchants.content.loading import load_wares

BASE = "keyflower(players=6)"
FULL = "keyflower(players={},merchants=true{})"


def new(players: int = 6, options: str = "", seed: str = "a") -> Board:
    board = Board(players=players, options=f",merchants=true{options}")
    board.table = board.rules.new(seed)
    return board


def own_tiles() -> list[str]:
    return [key for key in book_of(FULL.format(6, "")).keys if key not in book_of(BASE).keys]


@pytest.mark.rule("MC-1.1")
def test_six_boats_six_village_tiles_and_all_small_pieces() -> None:
    box, wares = book_of(FULL.format(6, "")).box, load_wares()
    kinds = Counter((box.tile(key).kind, box.tile(key).season) for key in own_tiles())
    assert kinds == {(1, -1): 6, (3, 0): 1, (3, 1): 1, (3, 2): 1, (3, 3): 3}
    assert (len(wares.contracts), len(wares.extensions), wares.cabins) == (36, 18, 6)
    assert Counter(COLOURS[one.colour] for one in wares.extensions) == {
        "blue": 5,
        "red": 5,
        "yellow": 5,
        "green": 3,
    }
    assert len({tuple(sorted(contract.needs)) for contract in wares.contracts}) == 36


@pytest.mark.rule("MC-1.1", "MC-1.7")
def test_every_tile_has_a_name_in_every_language_and_base_names_stay() -> None:
    full, base = book_of(FULL.format(6, "")).box, book_of(BASE).box
    assert all(set(full.tile(key).names[0]) == {"en", "ru", "uk", "hu"} for key in own_tiles())
    assert full.tile("muleteer").name("ru") == "Погонщик мулов"
    assert [full.tiles[tile.index].names for tile in base.tiles] == [tile.names for tile in base.tiles]
    assert full.tile("farrier").name("ru") == "Коновал"


@pytest.mark.rule("MC-1.2")
@pytest.mark.parametrize("players", range(2, 7))
def test_one_boat_of_each_pair_in_the_order_of_the_base(players: int) -> None:
    plain = [Board(players=players).rules.keys[tile] for tile in Board(players=players).table.fleet]
    fleets = [[key(b, tile) for tile in b.table.fleet] for b in (new(players, seed=str(n)) for n in range(20))]
    assert all([boat.removesuffix("_ii") for boat in fleet] == plain for fleet in fleets)
    for place, boat in enumerate(plain):
        assert {fleet[place] for fleet in fleets} == {boat, f"{boat}_ii"}


def key(board: Board, tile: int) -> str:
    return board.rules.keys[tile]


@pytest.mark.rule("MC-1.3")
def test_new_tiles_are_shuffled_in_and_the_numbers_stay() -> None:
    markets = [
        [key(board, tile) for tile in board.table.lots] for board in (new(2, seed=str(n)) for n in range(60))
    ]
    assert {len(market) for market in markets} == {6}
    assert {"assayer" in market for market in markets} == {True, False}
    assert {len(new(5, seed=str(n)).table.lots) for n in range(5)} == {9}


@pytest.mark.rule("MC-1.4")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_winter_tiles_dealt_from_fifteen(players: int, each: int) -> None:
    boards = [new(players, seed=str(n)) for n in range(12)]
    assert all([len(tiles) for tiles in board.table.winter] == [each] * players for board in boards)
    dealt = {tile for board in boards for tiles in board.table.winter for tile in tiles}
    assert len(dealt) == 15
    assert len(boards[0].rules.box.seasons[WINTER]) == 15


@pytest.mark.rule("MC-1.4")
def test_any_number_of_the_dealt_winter_tiles_may_be_chosen() -> None:
    asked = "season winter; start 0\nask season; next 1\nask winter; seats 0 1"
    board = Board(f"{asked}\nseat 0; winter artisan builder muleteer scholar", options=",merchants=true")
    assert len(board.offered(0, "choose")) == 15
    board.do("0 choose artisan builder muleteer scholar")
    assert board.waiting == [1]


@pytest.mark.rule("MC-1.5")
def test_three_stacks_of_equal_size_and_one_turned_up_beside_each() -> None:
    board = new(2, ",variant=base", seed="x")
    part = trade(board)
    on_boats = sum(len(pile) for pile in part.boat_contracts)
    assert sorted(len(stack) for stack in part.stacks) in ([11, 11, 11], [10, 11, 11])
    assert sum(len(stack) for stack in part.stacks) == 33 - on_boats
    assert "-" not in face_up(board)
    assert len({tuple(face_up(new(seed=str(n)))) for n in range(9)}) == 9


@pytest.mark.rule("MC-1.6")
def test_boats_carry_what_is_printed_and_contracts_unseen() -> None:
    board = new(6, ",variant=merchants")
    part, s = trade(board), board.table
    assert part.gold == [1, 0, 0, 0, 0, 0]
    assert part.boat_cabins == [0, 1, 0, 0, 1, 0]
    assert [len(pile) for pile in part.boat_contracts] == [0, 0, 1, 0, 0, 1]
    assert s.cargo[3 * 7 + 3] == 1  # Flipper II's green worker
    assert (s.green, s.supply[0], part.cabin_supply) == (19, 47, 4)
    assert [sum(s.cargo[at * 7 : at * 7 + 4]) for at in range(6)] == [7, 6, 5, 5, 5, 5]
    shown = board.rules.view(s, 0)
    assert not any(
        name in repr(shown["boats"]) for name in keys(board, [pile[0] for pile in part.boat_contracts if pile])
    )


@pytest.mark.rule("MC-1.6", "MC-2.5")
def test_boats_are_loaded_as_far_as_there_is_any() -> None:
    lines = "stocks; green 0; supply none\nwares; cabins 1\nboat boat_keyflower_ii\nboat boat_sea_bastion_ii"
    board = Board(
        f"{lines}\nboat boat_sea_breese_ii\nboat boat_flipper_ii\nboat boat_ianvincible_ii",
        5,
        "a",
        ",merchants=true",
    )
    board.rules.expansions[0].loaded(board.table, None)
    part = trade(board)
    assert (part.gold, part.boat_cabins, part.cabin_supply) == ([0] * 5, [0, 1, 0, 0, 0], 0)
    assert board.table.cargo[3 * 7 + 3] == 0


@pytest.mark.rule("MC-1.6", "MC-2.5")
@pytest.mark.parametrize(
    ("stacks", "loaded"), [("/ /", [0, 0]), ("/ wood3 /", [1, 0]), ("iron3 / wood3 /", [1, 1])]
)
def test_contracts_too_are_loaded_as_far_as_there_are_any(stacks: str, loaded: list[int]) -> None:
    lines = f"contracts; display gold2 blue4 red4; stacks {stacks}"
    board = Board(f"{lines}\nboat boat_sea_breese_ii\nboat boat_white_wind_ii", 6, "a", ",merchants=true")
    board.rules.expansions[0].loaded(board.table, None)
    assert [len(pile) for pile in trade(board).boat_contracts] == [0, 0, loaded[0], 0, 0, loaded[1]]
    assert face_up(board) == ["gold2", "blue4", "red4"]  # those stay where they are


@pytest.mark.rule("MC-1.6", "MC-4.3")
def test_a_boat_that_takes_the_last_contract_makes_new_stacks_of_the_discards() -> None:
    lines = "contracts; display gold2 blue4 red4; stacks / wood3 / ; discards iron3 stone3"
    text = f"season summer; start 0\nask season; next start\n{lines}\nboat boat_sea_breese_ii"
    board = Board(text, 3, "a", ",merchants=true")
    part = trade(board)
    assert keys(board, part.boat_contracts[2]) == ["wood3"]
    assert sorted(keys(board, [one for stack in part.stacks for one in stack])) == ["iron3", "stone3"]
    assert (part.discards, part.shuffles) == ([], 1)


@pytest.mark.rule("MC-8.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_variant_has_only_boats_ii_and_all_tiles_of_the_expansion(players: int) -> None:
    for n in range(5):
        board = new(players, ",variant=merchants", str(n))
        assert all(key(board, tile).endswith("_ii") for tile in board.table.fleet)
        assert len(board.table.fleet) == players
        assert "assayer" in [key(board, tile) for tile in board.table.lots]
        assert len(board.table.lots) == players + 4
        plan, box = board.rules.setup_plan, board.rules.box
        for season, tile in ((1, "bookkeeper"), (2, "merchant")):
            drawn = plan.market(box, players, season, board.table.rng)
            assert box.by_key[tile] in drawn
            assert len(set(drawn)) == players + 4


@pytest.mark.rule("MC-8.4")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_winter_pile_of_the_variant_is_dealt_out(players: int) -> None:
    piles = []
    for n in range(9):
        board = new(players, ",variant=merchants", str(n))
        dealt = [key(board, tile) for tiles in board.table.winter for tile in tiles]
        assert {"artisan", "builder", "muleteer"} <= set(dealt)
        assert len(dealt) == len(set(dealt)) == [8, 12, 12, 15, 12][players - 2]
        piles.append([key(board, tile) for tile in board.table.winter[0]])
    assert any("muleteer" in pile for pile in piles)
    assert not all("muleteer" in pile for pile in piles)


@pytest.mark.rule("MC-8.3")
def test_a_handicap_is_one_green_worker_more() -> None:
    board = new(4, ",handicap=[1,3]", "h")
    hands = [sum(board.hand(seat).values()) for seat in range(4)]
    assert hands == [8, 9, 8, 9]
    assert [board.hand(seat).get("green", 0) for seat in range(4)] == [0, 1, 0, 1]
    on_boats = sum(board.table.cargo[at * 7 + 3] for at in range(4))
    assert board.table.green == 18 - on_boats
