"""Checks a sheet against the rules by counting: every item once, every slot filled by what may fill it."""

from collections import Counter

from tilewright.games.keyflower.content.terms import GOLD
from tilewright.games.keyflower.scoring import best, best_total
from tilewright.games.keyflower.scoring.holdings import (
    ANY,
    FREE,
    PURPLE,
    RESOURCE,
    SKILL,
    START,
    START_PLAYER,
    WORKER,
    Holdings,
    domain_of,
    kind_of,
)
from tilewright.games.keyflower.scoring.score_sheet import CHOICE, CLAIM, Items, ScoreLine, ScoreSheet

from .positions import name_of


def audit(holdings: Holdings, sheet: ScoreSheet) -> None:
    """Fails if the sheet breaks a rule or does not add up; says nothing about its being the best."""
    assert sum(line.points for line in sheet.lines) == sheet.total
    used: Counter[tuple[int, int, int]] = Counter()
    for line in sheet.lines:
        assert line.times > 0
        for items in line.items:
            assert items.count > 0
            assert _may_count(holdings, items)
        _audit_line(holdings, line)
    for items in [*sheet.unused, *(items for line in sheet.lines for items in line.items)]:
        used[items.domain if items.kind != PURPLE else START, items.kind, items.where] += items.count
    assert used == owned(holdings)


def scores(holdings: Holdings) -> dict[str, int]:
    """The points of the best assignment by the name of the tile, after an audit."""
    sheet = best(holdings)
    audit(holdings, sheet)
    assert best_total(holdings) == sheet.total
    return {name_of(line.tile): line.points for line in sheet.lines}


def line_of(holdings: Holdings, name: str) -> ScoreLine:
    """The line of one tile in the best assignment."""
    return next(line for line in best(holdings).lines if name_of(line.tile) == name)


def owned(holdings: Holdings) -> Counter[tuple[int, int, int]]:
    piles = [(WORKER, FREE, holdings.workers), (SKILL, FREE, holdings.skills), (RESOURCE, FREE, holdings.goods)]
    piles += [(RESOURCE, store.tile, store.goods) for store in holdings.stores]
    found = Counter(
        {(domain, kind, where): n for domain, where, pile in piles for kind, n in enumerate(pile) if n}
    )
    if holdings.purple:
        found[START, PURPLE, FREE] = 1
    return found


def _may_count(holdings: Holdings, items: Items) -> bool:
    if items.kind == PURPLE:
        return items.count == 1 and (items.counts_as >= 0 or items.domain == START)
    stands_in = items.domain == RESOURCE and (items.kind == GOLD or holdings.all_gold)
    return items.kind == items.counts_as or stands_in


def _audit_line(holdings: Holdings, line: ScoreLine) -> None:
    count = sum(items.count for items in line.items)
    if line.source == CLAIM:
        claim = holdings.claims[line.index]
        assert (line.tile, line.points) == (claim.tile, line.times * claim.points)
        assert claim.limit < 0 or line.times <= claim.limit
        assert count == line.times * len(claim.slots)
        _audit_slots(line, claim.slots)
    elif line.source == CHOICE:
        choice = holdings.choices[line.index]
        assert (line.tile, line.times, line.points) == (choice.tile, count, count * choice.points)
        assert all(items.domain == choice.domain and items.counts_as == line.chosen for items in line.items)
    else:
        store = holdings.stores[line.index]
        assert (line.tile, line.times, line.points) == (store.tile, count, count * store.points)
        assert all(items.domain == RESOURCE for items in line.items)
        assert all(items.where == store.tile or items.kind == PURPLE for items in line.items)
        assert all(store.kind in (ANY, items.counts_as) for items in line.items)
    if line.source in (CLAIM, CHOICE) and holdings.locked:
        assert all(items.where == FREE for items in line.items)


def _audit_slots(line: ScoreLine, slots: list[int]) -> None:
    for domain in (WORKER, SKILL, RESOURCE, START):
        counted: Counter[int] = Counter()
        for items in line.items:
            if items.domain == domain:
                counted[items.counts_as] += items.count
        wanted = [kind_of(slot) for slot in slots if domain_of(slot) == domain]
        assert sum(counted.values()) == line.times * len(wanted)
        for kind in set(wanted) - {ANY}:
            assert counted[kind] >= line.times * wanted.count(kind)
    if START_PLAYER in slots:
        assert any(items.kind == PURPLE and items.domain == START for items in line.items)
