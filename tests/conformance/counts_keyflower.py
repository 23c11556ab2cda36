"""Where every piece of Keyflower is: 140 workers, 48 skills, 120 resources and 64 tiles, each in one place."""

from tests.conformance.counts_merchants import add_trade_pieces, count_trade, gold_on_boats
from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.content.terms import COLOURS, RESOURCES, SKILLS
from tilewright.games.keyflower.state.state import IN_BOX, IN_HAND, ON_TABLE, KeyflowerState
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State


def counts(rules: Rules, s: State) -> list[str]:
    """Everything that is wrong, in words; an empty list if nothing is."""
    assert isinstance(rules, Book)
    assert isinstance(s, KeyflowerState)
    wrong = compare("workers", COLOURS, workers(rules, s), rules.box.workers)
    wrong += compare("skills", SKILLS, skills(s), rules.box.skills)
    wrong += compare("resources", RESOURCES, resources(s), rules.box.resources)
    wrong += misplaced_tiles(rules, s) + wrong_knowledge(rules, s) + wrong_auctions(rules, s)
    return wrong + count_trade(rules, s)


def compare(what: str, names: tuple[str, ...], counts: list[int], box: tuple[int, ...]) -> list[str]:
    return [
        f"{counts[kind]} {name} {what}, not {box[kind]}"
        for kind, name in enumerate(names)
        if counts[kind] != box[kind]
    ]


def workers(rules: Book, s: KeyflowerState) -> list[int]:
    counts = list(s.bag)
    counts[3] += s.green
    for colour in range(4):
        counts[colour] += sum(list(s.hand)[colour::4]) + sum(list(s.cargo)[colour::7])
    for staff in s.staff:
        for colour in range(4 if staff else 0):
            counts[colour] += staff >> 4 * colour & 15
    for bid in s.bids:
        if bid:
            counts[bid >> 1 & 3] += bid >> 3
    return counts


def skills(s: KeyflowerState) -> list[int]:
    return [s.stock[kind] + sum(list(s.skills)[kind::3]) + sum(list(s.cargo)[kind + 4 :: 7]) for kind in range(3)]


def resources(s: KeyflowerState) -> list[int]:
    counts = list(s.supply)
    for goods in s.goods:
        for kind in range(4 if goods else 0):
            counts[kind] += goods >> 8 * kind & 255
    counts[0] += gold_on_boats(s)
    return counts


def misplaced_tiles(rules: Book, s: KeyflowerState) -> list[str]:
    places: list[list[int]] = [[] for _ in rules.box.tiles]
    for tile in (*s.lots, *s.orders):
        places[tile].append(ON_TABLE)
    for tile in s.fleet:
        if s.owner[tile] == ON_TABLE:  # in winter a boat that was taken stays in the row until all have one
            places[tile].append(ON_TABLE)
    for seat in range(rules.seats):
        for tile in (*s.to_place[seat], *s.winter[seat]):
            places[tile].append(IN_HAND)
        for tile in s.villages[seat].tiles:
            places[tile].append(seat)
    wrong = []
    for tile, owner in enumerate(s.owner):
        if places[tile] != [owner] and (places[tile] or owner != IN_BOX):
            wrong.append(f"{s.keys[tile]} is said to be at {owner}, it is at {places[tile]}")
        if owner < 0 and s.goods[tile]:
            wrong.append(f"resources lie on {s.keys[tile]}, which is in no village")
        if owner == IN_BOX and s.staff[tile]:
            wrong.append(f"workers are on {s.keys[tile]}, which is out of the game")
    return wrong


def wrong_knowledge(rules: Book, s: KeyflowerState) -> list[str]:
    """What all know to be behind a screen must be there."""
    wrong = [
        f"more workers seen than there are at {at}"
        for at in range(len(s.hand))
        if s.known_workers[at] > s.hand[at]
    ]
    wrong += [f"a negative count at {at}" for at in range(len(s.hand)) if s.known_workers[at] < 0]
    for seat in range(rules.seats):
        hand = s.skills[seat * 3 : seat * 3 + 3]
        for kinds in range(1, 8 if s.known_skills[seat * 8 + 7] else 1):
            there = sum(hand[kind] for kind in range(3) if kinds >> kind & 1)
            if there < s.known_skills[seat * 8 + kinds]:
                wrong.append(
                    f"seat {seat} has {there} skills of {kinds:03b}, known are {s.known_skills[seat * 8 + kinds]}"
                )
    return wrong


def wrong_auctions(rules: Book, s: KeyflowerState) -> list[str]:
    """Bids stand on tiles on auction only, and one of them is the largest; at most six workers on a tile."""
    wrong = []
    for tile, staff in enumerate(s.staff):
        if staff or s.workers_on[tile] or s.used[tile]:
            crowd = sum(staff >> 4 * colour & 15 for colour in range(4))
            if s.workers_on[tile] != crowd or crowd > 6 or s.colour[tile] < 0 or not 0 < s.used[tile] <= crowd:
                wrong.append(
                    f"{s.keys[tile]}: {crowd} workers, said {s.workers_on[tile]}, last use {s.used[tile]}"
                )
    standing = 0
    for tile in (*s.lots, *s.orders):
        bids = [bid >> 3 for bid in s.bids[tile * rules.seats : (tile + 1) * rules.seats] if bid]
        standing += len(bids)
        if bids and (bids.count(max(bids)) != 1 or s.colour[tile] < 0):
            wrong.append(f"{s.keys[tile]}: bids {bids}, colour {s.colour[tile]}")
        leader = -1 if s.lead[tile] < 0 else s.bids[tile * rules.seats + s.lead[tile]] >> 3
        if s.top[tile] != max(bids, default=0) or leader != max(bids, default=-1):
            wrong.append(f"{s.keys[tile]}: bids {bids}, said to be led by seat {s.lead[tile]} with {s.top[tile]}")
    if len(s.bids) - list(s.bids).count(0) != standing:
        wrong.append("a bid stands where no auction is")
    return wrong


def with_all_pieces(rules: Rules, s: State) -> State:
    """A copy in which whatever a position left out of the stocks lies there; itself if it is another game's."""
    if not isinstance(rules, Book) or not isinstance(s, KeyflowerState):
        return s
    full = s.clone()
    counts = workers(rules, s)
    for colour in range(4):
        full.bag[colour] += max(0, rules.box.workers[colour] - counts[colour])
    for kind, count in enumerate(skills(s)):
        full.stock[kind] += max(0, rules.box.skills[kind] - count)
    for kind, count in enumerate(resources(s)):
        full.supply[kind] += max(0, rules.box.resources[kind] - count)
    add_trade_pieces(rules, full)
    return full
