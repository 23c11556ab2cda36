"""What a position with The Merchants must keep: cargo, the display, colours, and the expansion's own questions."""

from typing import Final

from tilewright.games.keyflower.content.terms import AUTUMN, COLOURS, SEASONS, WINTER
from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state.frames import (
    contracts_left,
    contracts_tile,
    extended_tile,
    extension_of,
    replaced_boat,
)
from tilewright.games.keyflower.merchants.state.trade import NOTHING
from tilewright.games.keyflower.merchants.steps.extensions import extendable, payable
from tilewright.games.keyflower.merchants.steps.setup_plan import is_replaced
from tilewright.games.keyflower.state.bids import bid_colour, is_lying
from tilewright.games.keyflower.state.frames import stage_of, upgrades_left
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import count_workers
from tilewright.games.keyflower.steps.season import BOATS
from tilewright.kernel.bits import has_bit
from tilewright.kernel.position import PositionLine
from tilewright.kernel.state import Frame

BELOW: Final[dict[str, tuple[str, int]]] = {
    "contract": ("turn", 1),
    "cost": ("transport", -1),
    "moor": ("boat", -1),
}


def line_about(lines: list[PositionLine], *starts: str) -> PositionLine:
    """The first line that begins with one of these."""
    for start in starts:
        for line in lines:
            if " ".join([line.word, *line.head]).startswith(start):
                return line
    return PositionLine(0, "")


def check_trade(m: Merchants, s: KeyflowerState, lines: list[PositionLine], loaded: bool) -> None:
    check_display(m, s, lines)
    check_colours(m, s, lines)
    for boat, tile in enumerate(s.fleet):
        check_hold(m, s, boat, loaded, line_about(lines, f"hold {s.keys[tile]}", f"boat {s.keys[tile]}"))


def check_display(m: Merchants, s: KeyflowerState, lines: list[PositionLine]) -> None:
    """A place is empty only as long as no stack has a contract (MC-4.3, MC-4.10); by version 1 until a renewal."""
    part = m.part(s)
    if m.rulings.places_filled_at_once and NOTHING in part.display and any(part.stacks):
        raise line_about(lines, "contracts").error("MC-4.10", "empty-place")


def check_colours(m: Merchants, s: KeyflowerState, lines: list[PositionLine]) -> None:
    """A tile has the colour of workers on it or around it, or of its extension (KF-3.9, MC-5.7)."""
    part, seats = m.part(s), m.rules.seats
    for tile, colour in enumerate(s.colour):
        bids = s.bids[tile * seats : (tile + 1) * seats]
        around = any([bid and not is_lying(bid) and bid_colour(bid) == colour for bid in bids])
        if colour < 0 or around or part.extension[tile] != NOTHING:
            continue
        if not count_workers(s.staff[tile], colour):
            seat = s.owner[tile]
            line = line_about(
                lines, f"market {s.keys[tile]}", f"village {seat} {s.keys[tile]}", f"order {s.keys[tile]}"
            )
            raise line.error("KF-3.9", "colour-of-nobody", {"colour": COLOURS[colour]})


def check_hold(m: Merchants, s: KeyflowerState, boat: int, loaded: bool, line: PositionLine) -> None:
    """No more than is printed for the season, and nothing once it was taken, or in winter (MC-1.6, MC-2.1)."""
    part, printed = m.part(s), m.rules.box.tiles[s.fleet[boat]]
    most: dict[str, int] = {}
    if loaded and s.season < WINTER and printed.cargo:
        most = {m.rules.effects[word].word: count for word, count in printed.cargo[s.season]}
    for word, count in (
        ("gold", part.gold[boat]),
        ("cabin", part.boat_cabins[boat]),
        ("contract", len(part.boat_contracts[boat])),
    ):
        if count > most.get(word, 0):
            facts: dict[str, object] = {"most": most.get(word, 0), "piece": word, "given": count}
            facts["boat"], facts["season"] = printed.key, SEASONS[s.season]
            raise line.error("MC-1.6" if s.season < WINTER else "KF-2.4", "hold-load", facts)
        if count and s.stack and stage_of(s.stack[0]) == BOATS and not s.is_moored(boat):
            raise line.error("MC-2.1", "hold-taken", {"boat": printed.key})


def check_question(m: Merchants, s: KeyflowerState, name: str, f: Frame, line: PositionLine) -> None:
    """The expansion's own questions: a tile in use, an extension that can be paid, the boat to be replaced."""
    part = m.part(s)
    if name == "contract":
        tile = contracts_tile(f)
        given = [count for face in m.rules.faces[tile * 2 : tile * 2 + 2] for count in contracts_of(m, face.gives)]
        if s.workers_on[tile] == 0 or not 1 <= contracts_left(f) <= max(given, default=0):
            raise line.error("MC-4.1", "too-many-contracts", {"tile": s.keys[tile]})
    elif name == "cost":
        tile, number = extended_tile(f), extension_of(f)
        fits = number < len(part_offer(m, s)) and part_offer(m, s)[number] and s.owner[tile] == f.seat
        if not fits or not extendable(m, s, tile) or upgrades_left(s.stack[-2]) == 0:
            raise line.error("MC-5.1", "extension-of-supply")
        extension = m.wares.extensions[number]
        if s.colour[tile] not in (NOTHING, extension.colour) or not payable(s, f.seat, tile, extension):
            raise line.error("MC-5.2", "extension-unfit", {"extension": extension.key, "tile": s.keys[tile]})
    elif name == "moor":
        boat = replaced_boat(f)
        replaced = boat < len(s.fleet) and is_replaced(m.rules.box, s.fleet[boat]) and s.boarded[f.seat] == boat
        if s.season != AUTUMN or not replaced or part.gold[boat] or s.is_moored(boat):
            raise line.error("MC-2.2", "replaced-boat")


def contracts_of(m: Merchants, gives: tuple[tuple[int, int], ...]) -> list[int]:
    return [count for word, count in gives if m.rules.effects[word].word == "contract"]


def part_offer(m: Merchants, s: KeyflowerState) -> list[bool]:
    """For each extension whether it is in the supply."""
    return [has_bit(m.part(s).offer, number) for number in range(len(m.wares.extensions))]
