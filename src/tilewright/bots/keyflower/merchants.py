"""What the mind knows of The Merchants: contracts, extensions, cabins, boats II and their winter tiles."""

from tilewright.bots.keyflower.expansion_mind import NONE_OF_MINE, ExpansionMind, Extra
from tilewright.bots.keyflower.printed_worth import FIRST_WORKER, ITEMS, Need, PrintedWorth, Prize, kinds_of
from tilewright.bots.keyflower.seat_worth import SeatWorth
from tilewright.bots.keyflower.tile_worth import boat_score, least_of
from tilewright.games.keyflower.content.terms import (
    ANY_WORKER_PRICE,
    NO_PRICE,
    P3A,
    RESOURCE_KINDS,
    VILLAGE,
    WINTER,
)
from tilewright.games.keyflower.merchants.content.wares import GOLD_ON_HOME, START_PLAYER, Extension
from tilewright.games.keyflower.merchants.content.wares import ITEMS as WARES
from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state import actions as trade_act
from tilewright.games.keyflower.merchants.state.trade import NOTHING
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import total_goods, unpack_goods
from tilewright.kernel.bits import has_bit
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.state import Frame

CONTRACT_WORD = 7
CABIN_WORD = 8
MORE_POINTS = 7.0  # that everybody makes of the expansion


class ContractNeeds:
    """The needs of a contract as ranges of item kinds; the start player's has none."""

    def __init__(self, needs: tuple[tuple[str, int], ...]) -> None:
        self.needs: list[Need] = []
        self.start = False
        self.size = 0
        for word, count in needs:
            if word == START_PLAYER:
                self.start = True
            else:
                first, last = kinds_of(word)
                self.needs.append(Need(first, last, count))
                self.size += count


class MerchantsMind(ExpansionMind):
    """What the base asks when the expansion is in play."""

    def __init__(self, printed: PrintedWorth, merchants: Merchants) -> None:
        self.printed = printed
        self.m = merchants
        self.contract_needs: list[ContractNeeds] = [
            ContractNeeds(contract.needs) for contract in self.m.wares.contracts
        ]

    def widen(self, worths: SeatWorth) -> None:
        w = worths.w
        worths.words[CONTRACT_WORD] = w.contract[worths.season]
        worths.words[CABIN_WORD] = w.cabin[worths.season]

    # Contracts.

    def contract_worth(self, worths: SeatWorth, contract: int, held: Row) -> float:
        """Its points by how much is lacking still, less what its items would be worth otherwise."""
        needed, w = self.contract_needs[contract], worths.w
        points = float(self.m.wares.contract_points)
        if needed.start:
            return points * (0.6 if worths.s.start == worths.seat else 0.3)
        price, spare = 0.0, worths.spare
        lacking: i64 = 0
        for need in needed.needs:
            have, best = need.held(held), 9.0
            for kind in range(need.first, need.last):
                if spare[kind] < best:
                    best = spare[kind]
            price += int(need.count) * best * w.contract_items
            if need.first < 4 and need.last < 5 and need.first > 0:
                have += held[0] // 2  # gold stands in
            if have < need.count:
                lacking += need.count - have
        chance, each = 1.0, w.lacking[worths.season]
        while lacking > 0:
            chance *= each
            lacking -= 1
        return chance * max(0.0, points - price)

    def rest(self) -> float:
        return MORE_POINTS

    def holdings(self, worths: SeatWorth) -> float:
        s, seat = worths.s, worths.seat
        part = self.m.part(s)
        total = part.cabins[seat] * worths.w.cabin[worths.season]
        contracts = part.hands[seat]
        if contracts:
            held = worths.held()
            share = 1.0
            for contract in contracts:
                worth = self.contract_worth(worths, contract, held) * share
                total += max(worth, 0.8 if s.season < WINTER else 0.3)
                share *= worths.w.next_contract
        for tile in s.villages[seat].tiles:
            if part.extension[tile] != NOTHING:
                total += self.printed.r.faces[tile * 2 + 1].points
        return total

    # Boats and winter tiles.

    def cargo(self, worths: SeatWorth, boat: i64) -> float:
        part, w = self.m.part(worths.s), worths.w
        total = part.gold[boat] * worths.items[0] + part.boat_cabins[boat] * w.cabin[worths.season]
        return total + len(part.boat_contracts[boat]) * w.contract[worths.season]

    def prize(self, worths: SeatWorth, tile: int, prize: Prize) -> float:
        s, seat, word = worths.s, worths.seat, prize.word
        held = len(self.m.part(s).hands[seat])
        if word == GOLD_ON_HOME:  # once the boat is taken the gold is counted where it lies
            there = self.m.rulings.winter_gold_on_home and tile in s.to_place[seat]
            return 0.0 if there else float(prize.points)
        if word == "winter_tiles":
            return float(prize.points * self._winter_tiles(s, seat))
        if word == "free_extension":
            return float(self._best_doubling(s, seat))
        if word == "contract_value":
            return 3.0 * held * 0.7
        if word == "unfulfilled":
            return prize.points * held * 0.6
        return prize.points * self._times(s, seat, word)

    def _times(self, s: KeyflowerState, seat: int, word: str) -> float:
        """How many things of the village a tile counts, with what winter may still add."""
        part = self.m.part(s)
        times = float(part.cabins[seat]) if word == "symbols" else 0.5
        for tile in s.villages[seat].tiles:
            if word == "symbols":
                times += self.printed.r.faces[tile * 2 + s.side[tile]].upgrades
            elif word == "upgraded_tiles":
                times += int(s.side[tile]) if self.printed.costs[tile] is not None else 0
            elif part.extension[tile] != NOTHING:
                times += 1.0
        return times

    def _winter_tiles(self, s: KeyflowerState, seat: int) -> int:
        count = 0
        for row in (s.lots, s.to_place[seat], s.villages[seat].tiles):
            for tile in row:
                facts = self.printed.r.box.tiles[tile]
                mine = s.owner[tile] >= 0 or s.lead[tile] == seat or tile in s.to_place[seat]
                if mine and facts.kind == VILLAGE and facts.season == WINTER:
                    count += 1
        return count

    def _best_doubling(self, s: KeyflowerState, seat: int) -> int:
        part = self.m.part(s)
        best = 0
        for tile in s.villages[seat].tiles:
            if s.side[tile] and self.printed.costs[tile] is not None and part.extension[tile] == NOTHING:
                best = max(best, self.printed.r.faces[tile * 2 + 1].points)
        return best

    # Extensions.

    def extension(self, worths: SeatWorth, tile: int, goods: int, skills: list[int], taken: int) -> Extra | None:
        """The cheapest extension that can be paid on an upgraded tile now; `taken`: those already planned."""
        s = worths.s
        part = self.m.part(s)
        points = self.printed.r.faces[tile * 2 + 1].points
        if points == 0 or part.extension[tile] != NOTHING:
            return None
        best: Extra | None = None
        offer = part.offer
        extensions = self.m.wares.extensions
        for number in range(len(extensions)):
            one = extensions[number]
            if (
                has_bit(offer, number)
                and not has_bit(taken, number)
                and (s.colour[tile] < 0 or s.colour[tile] == one.colour)
            ):
                price = self._price(worths, one, goods, skills)
                if price >= 0.0 and (best is None or points - price > best.gain):
                    best = Extra(trade_act.extend(tile, number), points - price, number, one.worker == NO_PRICE)
        return best

    def _price(self, worths: SeatWorth, one: Extension, goods: int, skills: list[int]) -> float:
        """What it costs, or less than nothing if it cannot be paid."""
        s, seat = worths.s, worths.seat
        if one.worker != NO_PRICE:
            best = -1.0
            for colour in range(4):
                if s.hand[seat * 4 + colour] and one.worker in (ANY_WORKER_PRICE, colour + 1):
                    worth = worths.items[FIRST_WORKER + colour]
                    if best < 0.0 or worth < best:
                        best = worth
            return best
        total = 0.0
        for kind in range(3):
            if skills[kind] < one.cost.skills[kind]:
                return -1.0
            total += one.cost.skills[kind] * worths.items[4 + kind]
        return total + self._goods_price(worths, one, goods)

    def _goods_price(self, worths: SeatWorth, one: Extension, goods: int) -> float:
        need = one.cost.goods
        lies = unpack_goods(goods)
        if total_goods(goods) < one.cost.goods_count:
            return -99.0
        total = 0.0
        lack: i64 = 0
        for kind in range(RESOURCE_KINDS):
            total += int(need[kind]) * worths.spare[kind]
            if need[kind] > lies[kind]:
                lack += need[kind] - lies[kind]
        free = worths.s.has_power(worths.seat, P3A)
        if lack and not free and lies[0] - need[0] < lack:
            return -99.0
        return total + int(need[4]) * least_of(worths.spare, 1, 4)

    # Questions.

    def answer(self, s: KeyflowerState, f: Frame, seat: i64, options: Row, worths: SeatWorth) -> i64:
        if f.step == self.m.contract_step:
            return self._contract(worths, options)
        if f.step == self.m.moor_step:
            return self._moor(worths, options)
        if f.step == self.printed.r.turn_step and s.season == WINTER and self.m.part(s).hands[seat]:
            return self._exchange(worths, options, 0.6)
        return NONE_OF_MINE

    def why(self, s: KeyflowerState, seat: int, action: int) -> tuple[str, dict[str, object]]:
        kind, tile = act.kind_of(action), act.tile_of(action)
        if kind == trade_act.EXTEND:
            return "merchants-hint-extend", {
                "tile": s.keys[tile],
                "points": self.printed.r.faces[tile * 2 + 1].points,
            }
        if kind == trade_act.EXCHANGE:
            return "merchants-hint-exchange", {"items": {WARES[trade_act.item_of(action)]: 1}}
        if kind == trade_act.MOOR:
            return "merchants-hint-moor", {"boat": s.keys[tile]}
        if kind == trade_act.UNSEEN:
            return "merchants-hint-unseen", {}
        return "merchants-hint-contract", {}

    def _contract(self, worths: SeatWorth, options: Row) -> i64:
        held = worths.held()
        best, most = options[0], -1.0
        for option in options:
            kind = act.kind_of(option)
            if kind == trade_act.CONTRACT:
                worth = self.contract_worth(worths, trade_act.contract_of(option), held)
            elif kind == trade_act.UNSEEN:
                worth = worths.w.contract[worths.season] * 0.8
            else:
                continue
            if worth > most:
                best, most = option, worth
        return best

    def _moor(self, worths: SeatWorth, options: Row) -> i64:
        best, most = options[0], -1.0
        for option in options:
            worth = boat_score(self.printed, self, worths, act.tile_of(option))
            if worth > most:
                best, most = option, worth
        return best

    def first_action(self, worths: SeatWorth, options: Row) -> i64:
        """The best exchange, also before winter, if the item is worth about as much as the contract."""
        return self._exchange(worths, options, -0.5)

    def _exchange(self, worths: SeatWorth, options: Row, least: float) -> i64:
        """A contract that will hardly be fulfilled goes for the item that is worth most."""
        held: Row = vec[i64]()
        best, most = NONE_OF_MINE, least
        for option in options:
            if act.kind_of(option) == trade_act.EXCHANGE:
                if len(held) == 0:
                    held = worths.held()
                gain = worths.items[item_kind(trade_act.item_of(option))]
                gain -= self.contract_worth(worths, trade_act.contract_of(option), held)
                if gain > most:
                    best, most = option, gain
        return best


def item_kind(item: int) -> int:
    """The items of contracts are numbered like the kinds in `printed_worth`: resources, skills, workers."""
    return item if item < ITEMS else 0
