"""Groups of workers: what the questions lead to is every legal group, once each, and nothing else."""

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.keyflower.properties.hexes import BOX, RULES
from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.content.terms import (
    ANY_SKILL_PRICE,
    ANY_WORKER_PRICE,
    NO_PRICE,
    P4A,
    P4B,
    SKILL_PRICE,
)
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.bids import LosingBid, find_leads
from tilewright.games.keyflower.state.frames import BIDDING, USING, added_workers, ask_group, has_joined
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.worker_pool import NO_LIMIT, WorkerPool
from tilewright.games.keyflower.steps.auction import CROWDED
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rows import put
from tilewright.kernel.state import Frame

Group = tuple[tuple[int, ...], tuple[int, ...]]  # tiles of the joined bids, workers from the screen by colour

FACES = [
    (tile.index, side) for tile in BOX.tiles for side in (0, 1) if tile.faces[side].usable and tile.season >= 0
]
BY_PRICE = {BOX.tiles[tile].faces[side].price: (tile, side) for tile, side in FACES}
HANDS = st.one_of(*[st.lists(st.integers(0, most), min_size=4, max_size=4) for most in (1, 3)])
SKILL_HANDS = st.lists(st.integers(0, 1), min_size=3, max_size=3)


assert isinstance(RULES, Book)
START = RULES.new("groups")


class Scene:
    """Seat 0 with a hand, losing bids on other tiles and perhaps on the target, and a target tile."""

    def __init__(self, target: tuple[int, int], hand: list[int], skills: list[int], powers: int) -> None:
        assert isinstance(RULES, Book)
        self.rules = RULES
        self.s = START.clone()
        self.target = target[0]
        self.others = [tile for tile, side in FACES if side == 0 and tile != self.target][:4]
        self.s.lots = vec[i64]([*self.others[:2], self.target, *self.others[2:]])
        self.s.orders = vec[i64]()
        self.s.usable = vec[i64]([self.target])
        self.s.side[self.target] = target[1]
        put(self.s.hand, 0, vec[i64](hand))
        put(self.s.skills, 0, vec[i64](skills))
        self.s.power[0] = powers
        self.s.stack = [self.s.stack[0], Frame(RULES.turn_step, 0)]

    def bid(self, tile: int, seat: int, colour: int, count: int) -> None:
        if count:
            self.s.bids[tile * 2 + seat] = count << 3 | colour << 1 | (self.s.colour[tile] not in (-1, colour))
            if self.s.colour[tile] < 0:
                self.s.colour[tile] = colour
            find_leads(self.s)

    def lose(self, tile: int, colour: int, count: int) -> None:
        """A losing bid of seat 0: seat 1 has bid more."""
        self.bid(tile, 1, colour, count + 1 if count else 0)
        self.bid(tile, 0, colour, count)

    def use(self, colour: int, used: int, crowd: int) -> None:
        if crowd:
            self.s.staff[self.target] = crowd << 4 * colour
            self.s.workers_on[self.target] = crowd
            self.s.used[self.target] = used
            self.s.colour[self.target] = colour

    def losing(self) -> list[tuple[int, int, int]]:
        """Tile, colour, count of each own bid that is beaten."""
        found = []
        for tile in self.s.lots:
            own, other = self.s.bids[tile * 2], self.s.bids[tile * 2 + 1]
            if own and other >> 3 > own >> 3:
                found.append((tile, own >> 1 & 3, own >> 3))
        return found


def payable(scene: Scene, price: int, hand: tuple[int, ...], bids: list[tuple[int, int, int]]) -> bool:
    """KF-5.4: a skill, or one worker, or one whole losing bid, of what is left."""
    if price == NO_PRICE:
        return True
    if price >= SKILL_PRICE:
        skills = scene.s.skills[:3]
        return any(skills[kind] and price in (ANY_SKILL_PRICE, SKILL_PRICE + kind) for kind in range(3))
    colours = [colour for colour in range(4) if hand[colour]] + [colour for _, colour, _ in bids]
    return any(price in (ANY_WORKER_PRICE, colour + 1) for colour in colours)


def colour_is_right(scene: Scene, colours: set[int], using: bool) -> bool:
    """KF-3.7, KF-3.9, KF-4.3, KF-9.2 for the colours in a group."""
    s, tile = scene.s, scene.target
    standing = s.colour[tile]
    if using and s.power[0] >> P4B & 1 and standing >= 0:
        return True
    if len(colours) != 1:
        return False
    (colour,) = colours
    own = s.bids[tile * 2]
    if not using and own:
        return colour == own >> 1 & 3
    if standing in (-1, colour):
        return True
    lies = not using and s.power[0] >> P4A & 1 and standing != 3
    return bool(lies and s.bids[tile * 2 + 1])


def legal_groups(scene: Scene, using: bool) -> set[Group]:
    """All subsets of losing bids with all handfuls from the screen that the rules allow."""
    s, tile = scene.s, scene.target
    price = scene.rules.face(s, tile).price if using else NO_PRICE
    bids = scene.losing()
    movable = [bid for bid in bids if using or bid[0] != tile]
    opponent = s.bids[tile * 2 + 1] >> 3
    found = set()
    for count in range(len(movable) + 1):
        for joined in combinations(movable, count):
            for handful in product(*[range(have + 1) for have in s.hand[:4]]):
                size = sum(handful) + sum(bid[2] for bid in joined)
                colours = {colour for colour in range(4) if handful[colour]} | {bid[1] for bid in joined}
                if using:
                    right = s.used[tile] < size <= CROWDED - s.workers_on[tile]
                else:
                    right = size > 0 and (s.bids[tile * 2] >> 3) + size > opponent
                left = tuple(have - gone for have, gone in zip(s.hand[:4], handful, strict=True))
                rest = [bid for bid in bids if bid not in joined]
                if right and colour_is_right(scene, colours, using) and payable(scene, price, left, rest):
                    found.add((tuple(bid[0] for bid in joined), handful))
    return found


def reached(scene: Scene, using: bool) -> list[Group]:
    """Where the questions lead, with every way that leads there."""
    rules, s = scene.rules, scene.s
    first = (act.USE if using else act.BID) | scene.target << 5
    if first not in rules.options(s, 0):
        return []
    s.stack.append(ask_group(rules.group_step, 0, scene.target, USING if using else BIDDING))
    ends: list[Group] = []
    follow(rules, s, ends)
    return ends


def follow(rules: Book, s: KeyflowerState, ends: list[Group]) -> None:
    options = rules.options(s, 0)
    assert options, "a question without an answer"
    for action in options:
        f = s.stack[-1]
        if action & act.KIND == act.SEND:
            places = [tile for place, tile in enumerate(s.lots) if has_joined(f, place)]
            sent = added_workers(f)
            sent[act.first(action)] += act.second(action)
            ends.append((tuple(places), tuple(sent)))
        else:
            copy = s.clone()
            rules.apply(copy, 0, action)
            follow(rules, copy, ends)


def check(scene: Scene, using: bool) -> None:
    wanted = legal_groups(scene, using)
    ends = reached(scene, using)
    assert sorted(ends) == sorted(wanted)


NO_BIDS = [(0, 0)] * 4  # the common case has a shorter way of its own through the rules
SOME_BIDS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=4, max_size=4)
BIDS = st.one_of(st.just(NO_BIDS), SOME_BIDS)


@pytest.mark.rule("KF-3.3", "KF-3.5", "KF-3.7", "KF-3.9", "KF-3.11", "KF-5.2", "KF-5.4", "KF-5.13", "KF-9.2")
@settings(max_examples=400)
@given(
    st.sampled_from(sorted(BY_PRICE.values())),
    HANDS,
    SKILL_HANDS,
    BIDS,
    st.one_of(st.just((0, 0)), st.tuples(st.integers(0, 3), st.integers(0, 3))),
    st.tuples(st.integers(-1, 3), st.integers(1, 3), st.integers(0, 3)),
    st.sampled_from([0, 1 << P4B, 1 << P4A]),
)
def test_uses_are_made_with_every_legal_group_once(
    target: tuple[int, int],
    hand: list[int],
    skills: list[int],
    bids: list[tuple[int, int]],
    own: tuple[int, int],
    staff: tuple[int, int, int],
    powers: int,
) -> None:
    scene = Scene(target, hand, skills, powers)
    for tile, (colour, count) in zip(scene.others, bids, strict=True):
        scene.lose(tile, colour, count)
    colour, used, more = staff
    if colour >= 0:
        scene.use(colour, used, used + more)
        scene.lose(scene.target, colour, own[1])
    else:
        scene.lose(scene.target, *own)
    check(scene, True)


@pytest.mark.rule("KF-5.4", "KF-5.13", "KF-9.2")
@settings(max_examples=600)
@given(
    st.sampled_from(sorted(place for price, place in BY_PRICE.items() if price < SKILL_PRICE)),
    HANDS,
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2)), min_size=2, max_size=2),
    st.tuples(st.integers(0, 3), st.integers(1, 3), st.integers(0, 2)),
)
def test_mixed_uses_are_made_with_every_legal_group_once(
    target: tuple[int, int], hand: list[int], bids: list[tuple[int, int]], staff: tuple[int, int, int]
) -> None:
    """4b on tiles that cost a worker, where the last workers may have to stay back to pay."""
    scene = Scene(target, hand, [0, 0, 0], 1 << P4B)
    for tile, (colour, count) in zip(scene.others[:2], bids, strict=True):
        scene.lose(tile, colour, count)
    colour, used, more = staff
    scene.use(colour, used, used + more)
    check(scene, True)


@pytest.mark.rule("KF-3.3", "KF-3.5", "KF-3.7", "KF-4.2", "KF-4.3", "KF-9.2")
@settings(max_examples=400)
@given(
    st.sampled_from(sorted(BY_PRICE.values())),
    HANDS,
    BIDS,
    st.tuples(st.integers(-1, 3), st.integers(0, 4)),
    st.integers(0, 4),
    st.integers(-1, 3),
    st.sampled_from([0, 1 << P4A, 1 << P4B]),
)
def test_bids_are_made_with_every_legal_group_once(
    target: tuple[int, int],
    hand: list[int],
    bids: list[tuple[int, int]],
    opponent: tuple[int, int],
    own: int,
    staff: int,
    powers: int,
) -> None:
    scene = Scene(target, hand, [0, 0, 0], powers)
    for tile, (colour, count) in zip(scene.others, bids, strict=True):
        scene.lose(tile, colour, count)
    colour, count = opponent
    if staff >= 0:
        scene.use(staff, 1, 1)
        colour = min(colour, 0) or staff  # bids have the colour of the workers on the tile
    if colour >= 0 and count != own:  # two bids are never equal
        scene.bid(scene.target, 1, colour, count)
        scene.bid(scene.target, 0, colour, own)
    check(scene, False)


@given(
    st.integers(-2, 8),
    st.one_of(st.integers(-2, 8), st.just(NO_LIMIT)),
    st.integers(0, 4),
    st.lists(st.integers(1, 4), max_size=4),
)
def test_a_group_can_be_filled_if_some_sum_of_whole_bids_fits(
    need: int, room: int, loose: int, counts: list[int]
) -> None:
    sums = {sum(some) for size in range(len(counts) + 1) for some in combinations(counts, size)}
    fitting = any(need <= total + more <= room for total in sums for more in range(loose + 1))
    bids = [LosingBid(place, place, count, 0) for place, count in enumerate(counts)]
    pool = WorkerPool(vec[i64]([loose, 0, 0, 0]), bids, vec[i64]([0, 0, 0]))
    assert pool.fills(need, room, 1, False, -1, NO_PRICE) == fitting


@pytest.mark.rule("KF-5.4", "KF-5.13")
@pytest.mark.parametrize("price", sorted(BY_PRICE))
def test_a_use_from_the_screen_is_offered_exactly_when_some_group_is_legal(price: int) -> None:
    """All small hands, on tiles without workers and with one or two red ones."""
    for hand in product(range(3), repeat=4):
        for used, skill in product(range(3), range(3)):
            skills = [int(kind == skill) for kind in range(3)] if sum(hand) % 2 else [0, 0, 0]
            scene = Scene(BY_PRICE[price], list(hand), skills, 0)
            scene.use(1, used, used)
            offered = act.USE | scene.target << 5 in scene.rules.options(scene.s, 0)
            assert offered == bool(legal_groups(scene, True)), (hand, used, skills)


WORKER_BIDS = st.lists(st.tuples(st.integers(1, 3), st.integers(0, 3)), max_size=4)


@given(HANDS, WORKER_BIDS, SKILL_HANDS, st.integers(-1, 6), st.integers(-1, 6), st.integers(0, 15), st.data())
def test_workers_fill_what_some_group_of_them_fills(
    hand: list[int],
    rows: list[tuple[int, int]],
    skills: list[int],
    need: int,
    room: int,
    colours: int,
    data: st.DataObject,
) -> None:
    mixed, after = data.draw(st.booleans()), data.draw(st.integers(-1, 3))
    price = data.draw(st.sampled_from([NO_PRICE, 1, 2, 3, 4, ANY_WORKER_PRICE, SKILL_PRICE, ANY_SKILL_PRICE]))
    bids = [LosingBid(place, place, count, colour) for place, (count, colour) in enumerate(rows)]
    pool = WorkerPool(vec[i64](hand), bids, vec[i64](skills))
    found = pool.fills(need, room, colours, mixed, after, price)
    assert found == some_group_fills(hand, bids, skills, need, room, colours, mixed, after, price)
    assert list(pool.hand) == hand  # asking takes nothing


def some_group_fills(
    hand: list[int],
    bids: list[LosingBid],
    skills: list[int],
    need: int,
    room: int,
    colours: int,
    mixed: bool,
    after: int,
    price: int,
) -> bool:
    free = [bid for bid in bids if bid.place > after]
    for count in range(len(free) + 1):
        for joined in combinations(free, count):
            for handful in product(*[range(have + 1) for have in hand]):
                used = {colour for colour in range(4) if handful[colour]} | {bid.colour for bid in joined}
                size = sum(handful) + sum(bid.count for bid in joined)
                one_colour = len(used) <= 1 and (colours >> min(used) & 1 if used else colours != 0)
                if need <= size <= room and (mixed or one_colour):
                    left = [have - gone for have, gone in zip(hand, handful, strict=True)]
                    rest = [bid for bid in bids if bid not in joined]
                    if WorkerPool(vec[i64](left), rest, vec[i64](skills)).payable(price):
                        return True
    return False
