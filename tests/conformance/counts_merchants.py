"""Where every contract, extension and cabin of The Merchants is; nothing without the expansion."""

from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.merchants.expansion import MerchantsExpansion
from tilewright.games.keyflower.merchants.state.trade import NOTHING, Trade
from tilewright.games.keyflower.state.state import KeyflowerState


def gold_on_boats(s: KeyflowerState) -> int:
    return sum(sum(part.gold) for part in s.parts if isinstance(part, Trade))


def count_trade(rules: Book, s: KeyflowerState) -> list[str]:
    wrong = []
    for expansion, part in zip(rules.expansions, s.parts, strict=True):
        if isinstance(expansion, MerchantsExpansion) and isinstance(part, Trade):
            wares = expansion.merchants.wares
            wrong += misplaced_contracts(part, len(wares.contracts))
            wrong += left_undone(part, expansion.merchants.rulings.places_filled_at_once)
            wrong += misplaced_extensions(part, len(wares.extensions))
            cabins = part.cabin_supply + sum(part.boat_cabins) + sum(part.cabins)
            if cabins != wares.cabins:
                wrong.append(f"{cabins} cabins, not {wares.cabins}")
    return wrong


def misplaced_contracts(part: Trade, count: int) -> list[str]:
    found = [
        contract for row in (*part.stacks, *part.hands, *part.boat_contracts, part.discards) for contract in row
    ]
    found += [contract for contract in part.display if contract != NOTHING]
    return [] if sorted(found) == list(range(count)) else [f"contracts are not each in one place: {sorted(found)}"]


def left_undone(part: Trade, filled: bool) -> list[str]:
    """MC-4.3: where the stacks have run out there are no discards, and where a place is empty neither."""
    left = sum(len(stack) for stack in part.stacks)
    wrong = [] if left or not part.discards else ["no stacks, and discards that were not made into new ones"]
    if filled and left and NOTHING in part.display:
        wrong.append("an empty place beside stacks")
    return wrong


def misplaced_extensions(part: Trade, count: int) -> list[str]:
    found = [number for number in range(count) if part.offer >> number & 1]
    found += [number for number in part.extension if number != NOTHING]
    return (
        [] if sorted(found) == list(range(count)) else [f"extensions are not each in one place: {sorted(found)}"]
    )


def add_trade_pieces(rules: Book, s: KeyflowerState) -> None:
    """Contracts, extensions and cabins that a position left out are put where they would be."""
    for expansion, part in zip(rules.expansions, s.parts, strict=True):
        if isinstance(expansion, MerchantsExpansion) and isinstance(part, Trade):
            wares = expansion.merchants.wares
            rows = (*part.stacks, *part.hands, *part.boat_contracts, part.discards, part.display)
            there = {contract for row in rows for contract in row}
            part.discards = [*part.discards, *[one for one in range(len(wares.contracts)) if one not in there]]
            for number in range(len(wares.extensions)):
                if number not in part.extension:
                    part.offer |= 1 << number
            part.cabin_supply += max(
                0, wares.cabins - part.cabin_supply - sum(part.boat_cabins) - sum(part.cabins)
            )
