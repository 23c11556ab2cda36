"""Contracts, extensions and cabins in positions: lines of their own, written, read and filled in."""

from typing import Final

from tilewright.games.keyflower.content.terms import GOLD
from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state.contract_deck import fill_places, remake, stack_up, turn_up
from tilewright.games.keyflower.merchants.state.trade import NOTHING, PLACES, Trade
from tilewright.games.keyflower.merchants.steps.extensions import extendable, place_extension
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.bits import has_bit, with_bit
from tilewright.kernel.position import PositionLine

WORDS: Final = ("contracts", "hold", "trade", "extension", "wares")
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "contract": ("tile", "count"),
    "cost": ("tile", "extension"),
    "moor": ("boat",),
}
EMPTY: Final = "-"  # a place without a face-up contract


def write_trade(m: Merchants, s: KeyflowerState) -> list[str]:
    part = m.part(s)
    keys = m.wares.contract_keys
    display = " ".join(keys[contract] if contract != NOTHING else EMPTY for contract in part.display)
    stacks = " / ".join(" ".join(m.contract_names(stack)) for stack in part.stacks)
    line = f"contracts; display {display}; stacks {stacks}; discards {listing(m, part.discards)}"
    lines = [f"{line}; shuffles {part.shuffles}"]
    if part.shuffles:
        lines[0] += "; shuffled " + " ".join(str(shuffle) for shuffle in part.shuffled)
    for boat, tile in enumerate(s.fleet):
        cargo = f"gold {part.gold[boat]}; cabins {part.boat_cabins[boat]}"
        lines.append(f"hold {s.keys[tile]}; {cargo}; contracts {listing(m, part.boat_contracts[boat])}")
    for seat, hand in enumerate(part.hands):
        shown = [contract for contract in hand if has_bit(part.shown, contract)]
        held = f"contracts {listing(m, hand)}; shown {listing(m, shown)}"
        lines.append(f"trade {seat}; {held}; cabins {part.cabins[seat]}")
    for tile, number in enumerate(part.extension):
        if number != NOTHING:
            lines.append(f"extension {s.keys[tile]} {m.wares.extension_keys[number]}")
    offer = [key for number, key in enumerate(m.wares.extension_keys) if has_bit(part.offer, number)]
    return [*lines, f"wares; cabins {part.cabin_supply}; extensions {' '.join(offer) or 'none'}"]


def listing(m: Merchants, contracts: list[int]) -> str:
    return " ".join(m.contract_names(contracts)) or "none"


class TradeReader:
    """Reads one line of the expansion."""

    def __init__(self, m: Merchants, s: KeyflowerState, line: PositionLine, given: set[str]) -> None:
        self.m = m
        self.s = s
        self.part = m.part(s)
        self.line = line
        self.given = given

    def read(self) -> None:
        if self.line.word == "contracts":
            self._contracts()
        elif self.line.word == "hold":
            self._hold()
        elif self.line.word == "trade":
            self._seat()
        elif self.line.word == "extension":
            self._extension()
        else:
            self._wares()

    def _number(self, key: str, keys: tuple[str, ...], missing: str) -> int:
        """The place of a key among those; `missing` is the code of the error."""
        if key not in keys:
            raise self.line.error("", missing, {"given": key[:40]})
        return keys.index(key)

    def _listed(self, name: str) -> list[int]:
        """The contracts behind a clause's word; each is there only once."""
        words = [word for word in self.line.clauses.get(name, []) if word not in ("none", "/")]
        found: list[int] = []
        for word in words:
            contract = self._number(word, self.m.wares.contract_keys, "no-such-contract")
            if contract in lying(self.part) or contract in found:
                raise self.line.error("MC-1.1", "only-once", {"piece": word})
            found.append(contract)
        return found

    def _once(self, what: str) -> None:
        """Refuses a second line about the same thing."""
        if what in self.given:
            raise self.line.error("", "stands-twice", {"given": what})
        self.given.add(what)

    def _cabins(self) -> int:
        """The cabins of a line; all of them together are those of the box."""
        count = self.line.one("cabins", 0, 99, 0)
        most = self.m.wares.cabins
        there = (
            count
            + sum(self.part.cabins)
            + sum(self.part.boat_cabins)
            + ("cabins" in self.given) * self.part.cabin_supply
        )
        if there > most:
            raise self.line.error("MC-1.1", "too-many-cabins", {"given": there, "most": most})
        return count

    def _contracts(self) -> None:
        line, part = self.line, self.part
        line.bare()
        line.only("display", "stacks", "discards", "shuffles", "shuffled")
        self._once("contracts")
        if "display" in line.clauses:
            self._display(line.clauses["display"])
        part.discards = self._listed("discards")
        if "stacks" in line.clauses:
            self.given.add("stacks")
            contracts = self._listed("stacks")
            piles = " ".join(line.clauses["stacks"]).split("/")
            if len(piles) != PLACES:
                raise line.error("MC-1.5", "stacks", {"count": PLACES})
            sizes = [len([word for word in pile.split() if word != "none"]) for pile in piles]
            starts = [0, sizes[0], sizes[0] + sizes[1]]
            part.stacks = [contracts[at : at + size] for at, size in zip(starts, sizes, strict=True)]
        part.shuffles = line.one("shuffles", 0, 99, 0)
        if "shuffled" in line.clauses:
            part.shuffled = [line.number_in(word, 0, part.shuffles) for word in line.clauses["shuffled"]]
            if len(part.shuffled) != len(self.m.wares.contracts):
                raise line.error("MC-1.1", "shuffled-form", {"count": len(self.m.wares.contracts)})
        for contract in [contract for stack in part.stacks for contract in stack]:
            if "shuffled" not in line.clauses:
                part.shuffled[contract] = part.shuffles
            elif part.shuffled[contract] != part.shuffles:
                key = self.m.wares.contract_keys[contract]
                raise line.error("MC-4.3", "in-the-shuffle", {"contract": key})

    def _display(self, words: list[str]) -> None:
        self.given.add("display")
        if len(words) != PLACES:
            raise self.line.error("MC-1.5", "display-form", {"count": PLACES, "empty": EMPTY})
        for place, word in enumerate(words):
            if word != EMPTY:
                self.line.clauses["display"] = [word]
                self.part.display[place] = self._listed("display")[0]

    def _hold(self) -> None:
        """What lies on a boat beside workers and skills."""
        line, part = self.line, self.part
        line.only("gold", "cabins", "contracts")
        keys = tuple([self.s.keys[tile] for tile in self.s.fleet])
        boat = self._number(" ".join(line.head), keys, "no-boat-in-play")
        self._once(f"hold {keys[boat]}")
        self.given.add("cargo")
        part.gold[boat] = line.one("gold", 0, 99, 0)
        part.boat_cabins[boat] = self._cabins()
        part.boat_contracts[boat] = sorted(self._listed("contracts"))

    def _seat(self) -> None:
        line, part = self.line, self.part
        line.only("contracts", "shown", "cabins")
        seat = line.whole(line.head, self.m.rules.seats - 1)
        self._once(f"trade {seat}")
        part.cabins[seat] = self._cabins()
        held = self._listed("contracts")
        part.hands[seat] = sorted(held)
        for word in line.clauses.get("shown", []):
            if word != "none":
                contract = self._number(word, self.m.wares.contract_keys, "no-such-contract")
                if contract not in held:
                    raise line.error("MC-4.4", "not-behind-screen", {"contract": word})
                part.shown = with_bit(part.shown, contract)

    def _extension(self) -> None:
        line, s = self.line, self.s
        line.only()
        if len(line.head) != 2:
            raise line.error("", "line-form", {"form": "extension TILE EXTENSION"})
        tile = self._number(line.head[0], tuple(s.keys), "no-tile")
        number = self._number(line.head[1], self.m.wares.extension_keys, "no-such-extension")
        if s.owner[tile] < 0 or not extendable(self.m, s, tile):
            raise line.error("MC-5.1", "extension-place")
        if number in self.part.extension or ("extensions" in self.given and has_bit(self.part.offer, number)):
            raise line.error("MC-5.7", "only-once", {"piece": line.head[1]})
        if s.colour[tile] not in (NOTHING, self.m.wares.extensions[number].colour):
            raise line.error("MC-5.3", "extension-colour")
        place_extension(self.m, s, self.part, tile, number)

    def _wares(self) -> None:
        """What is left in the supply."""
        line, part = self.line, self.part
        line.bare()
        line.only("cabins", "extensions")
        self._once("wares")
        if "cabins" in line.clauses:
            part.cabin_supply = self._cabins()
            self.given.add("cabins")
        if "extensions" in line.clauses:
            self.given.add("extensions")
            part.offer = 0
            for key in [word for word in line.clauses["extensions"] if word != "none"]:
                number = self._number(key, self.m.wares.extension_keys, "no-such-extension")
                if has_bit(part.offer, number) or number in part.extension:
                    raise line.error("MC-5.7", "only-once", {"piece": key})
                part.offer = with_bit(part.offer, number)


def lying(part: Trade) -> list[int]:
    """The contracts that lie anywhere."""
    piles = (*part.stacks, *part.boat_contracts, *part.hands, part.display, part.discards)
    return [contract for pile in piles for contract in pile if contract != NOTHING]


def fill_trade(m: Merchants, s: KeyflowerState, given: set[str]) -> None:
    """All other contracts into the stacks, new ones turned up; cabins that are nowhere else into the supply."""
    part = m.part(s)
    if "cabins" not in given:
        part.cabin_supply = m.wares.cabins - sum(part.cabins) - sum(part.boat_cabins)
    if "stacks" not in given:
        stack_up(part, [number for number in range(len(part.shuffled)) if number not in lying(part)], s.rng)
    if "display" not in given:
        for place in range(PLACES):
            turn_up(s, part, place)
    if part.discards and not any(part.stacks):  # they become new stacks at once (MC-4.3)
        remake(s, part)
        fill_places(s, part)


def count_gold(m: Merchants, s: KeyflowerState, goods: list[int]) -> None:
    goods[GOLD] += sum(m.part(s).gold)
