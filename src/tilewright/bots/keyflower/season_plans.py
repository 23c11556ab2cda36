"""Plans over seasons, for hints: what to keep or still to get for the winter tiles that a seat holds or leads."""

from typing import Final

from tilewright.bots.keyflower.printed_worth import PrintedWorth, domain_kinds, kinds_of
from tilewright.bots.mind import Note
from tilewright.games.keyflower.content.box import Scoring
from tilewright.games.keyflower.content.terms import COLOURS, RESOURCES, SKILLS, WINTER
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import count_goods

MOST: Final = 2  # notes of a kind
NEAR: Final = 2  # items that a further set may lack to be worth a word
LEAST: Final = 2  # points that are worth a word
KINDS: Final = (*RESOURCES, *SKILLS, *[f"{colour}_worker" for colour in COLOURS])


def season_plans(printed: PrintedWorth, s: KeyflowerState, seat: int) -> list[Note]:
    """What is worth most first: first what to keep, then what to get."""
    held = items_of(s, seat)
    keep: list[Note] = []
    fill: list[Note] = []
    for tile in planned(s, seat):
        scoring = printed.r.box.tiles[tile].scoring
        if scoring is None or scoring.word not in ("sets", "one_kind"):
            continue
        items, points = kept_items(scoring, held)
        if points >= LEAST:
            keep.append(Note("keyflower-plan-keep", {"tile": s.keys[tile], "items": items, "points": points}))
        missing = lacking(scoring, held)
        if missing and scoring.points >= LEAST:
            more: dict[str, object] = {"tile": s.keys[tile], "items": missing, "points": scoring.points}
            fill.append(Note("keyflower-plan-fill", more))
    keep.sort(key=points_of, reverse=True)
    fill.sort(key=points_of, reverse=True)
    return keep[:MOST] + fill[:MOST]


def points_of(note: Note) -> float:
    points = note.facts["points"]
    assert isinstance(points, int)
    return points


def planned(s: KeyflowerState, seat: int) -> list[int]:
    """The winter tiles dealt to the seat; in winter those that it leads."""
    if s.season < WINTER or s.winter[seat]:
        return list(s.winter[seat])
    return [tile for tile in s.lots if s.lead[tile] == seat]


def items_of(s: KeyflowerState, seat: int) -> list[int]:
    """Resources in the village, skills and workers behind the screen, by kind."""
    held = [0] * len(RESOURCES)
    for tile in s.villages[seat].tiles:
        for kind in range(len(RESOURCES)):
            held[kind] += int(count_goods(s.goods[tile], kind))
    held += [int(count) for count in s.skills[seat * 3 : seat * 3 + 3]]
    return held + [int(count) for count in s.hand[seat * 4 : seat * 4 + 4]]


def kept_items(scoring: Scoring, held: list[int]) -> tuple[dict[str, int], int]:
    """The items that score on such a tile, and their points."""
    if scoring.word == "one_kind":
        first, last = domain_kinds(scoring.domain)
        best = first
        for kind in range(first, last):
            if held[kind] > held[best]:
                best = kind
        return {KINDS[best]: held[best]}, scoring.points * held[best]
    sets = full_sets(scoring, held)
    return {item: count * sets for item, count in scoring.needs}, scoring.points * sets


def lacking(scoring: Scoring, held: list[int]) -> dict[str, int]:
    """The few items that one more set lacks, where something for it is there; else none."""
    if scoring.word != "sets" or sum([count for _, count in scoring.needs]) < 2:
        return {}
    sets, found, begun = full_sets(scoring, held) + 1, {}, False
    for item, count in scoring.needs:
        first, last = kinds_of(item)
        missing = count * sets - sum(held[first:last])
        if missing > 0:
            found[item] = missing
        begun = begun or missing < count
    return found if begun and sum(found.values()) <= NEAR else {}


def full_sets(scoring: Scoring, held: list[int]) -> int:
    sets = 1000
    for item, count in scoring.needs:
        first, last = kinds_of(item)
        sets = min(sets, sum(held[first:last]) // count)
    return sets
