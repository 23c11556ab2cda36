"""The final points that a seat may expect, as a season begins, or in its middle if it ended as it stands."""

from typing import Final

from tilewright.bots.keyflower.bidding import Reach, hold_chance
from tilewright.bots.keyflower.current_score import points_now
from tilewright.bots.keyflower.expansion_mind import ExpansionMind
from tilewright.bots.keyflower.fitted_weights import MORE_FEATURES, FittedWeights
from tilewright.bots.keyflower.leaf_features import more_features
from tilewright.bots.keyflower.printed_worth import FIRST_WORKER, ITEMS, PrintedWorth
from tilewright.bots.keyflower.seat_worth import SeatWorth
from tilewright.bots.keyflower.tile_worth import (
    boat_score,
    boat_worths,
    chance_to_upgrade,
    cost_worth,
    lot_worth,
    prize_worth,
)
from tilewright.games.keyflower.content.terms import BOAT, GREEN, HOME, ORDER, SUMMER_BOAT, WINTER
from tilewright.games.keyflower.state.bids import bid_colour, bid_count
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.native import FloatRow, i64, vec
from tilewright.kernel.rows import total

EXACT: Final = ("sets", "one_kind", "leftover_workers", "fixed")  # scoring words that are reckoned exactly


class Forecast:
    """One for each rule book: what faces add by season, worked out once."""

    def __init__(self, printed: PrintedWorth, expansion: ExpansionMind, fitted: FittedWeights) -> None:
        self.printed = printed
        self.fitted = fitted
        self.expansion = expansion
        faces: list[float] = []
        for season in range(4):
            for tile in printed.r.box.tiles:
                marks = ("a", "b") if tile.kind == SUMMER_BOAT else ("", "+")
                faces += [fitted.faces[season].get(tile.key + mark, 0.0) for mark in marks]
        self.faces: FloatRow = vec[float](faces)  # season * faces + face

    def points(self, s: KeyflowerState, worths: SeatWorth, reach: Reach) -> float:
        if s.season == WINTER and not s.winter[worths.seat]:
            return self.last(s, worths, reach)
        if s.season == WINTER or begins(s):
            factor, shift = self.fitted.begun[s.season][0], self.fitted.begun[s.season][1]
            return factor * self.at_start(s, worths, s.season) + shift + self.expansion.rest()
        factor, shift = self.fitted.under_way[s.season][0], self.fitted.under_way[s.season][1]
        return factor * self.in_season(s, worths, reach) + shift + self.expansion.rest()

    def at_start(self, s: KeyflowerState, worths: SeatWorth, season: i64) -> float:
        """As that season begins with what the seat has now."""
        fit = self.fitted.holdings[season]
        if season == 0:
            return self.fitted.rest[0]
        at = worths.seat * 4
        common, green = int(s.hand[at] + s.hand[at + 1] + s.hand[at + 2]), int(s.hand[at + GREEN])
        total = self.fitted.rest[season] + common * fit[0] + green * fit[1]
        goods = worths.goods
        total += int(worths.skill_sum) * fit[2] + int(goods[0]) * fit[3]
        total += int(goods[1] + goods[2] + goods[3]) * fit[4]
        if s.start == worths.seat:
            total += fit[9]
        for tile in s.villages[worths.seat].tiles:
            total += self._tile(s, worths, tile, season, fit)
        total = total + fit[10] * self.lift(s, worths) + self.expansion.holdings(worths)
        if self.fitted.has_more[season]:
            row, more = self.fitted.more[season], more_features(self.printed, s, worths)
            for number in range(MORE_FEATURES):
                total += row[number] * more[number]
        return total

    def _tile(self, s: KeyflowerState, worths: SeatWorth, tile: i64, season: i64, fit: FloatRow) -> float:
        printed = self.printed
        number = tile * 2 + s.side[tile]
        total = int(printed.points[number]) * fit[5] + printed.later_uses(number, season - 1) * fit[6] + fit[8]
        if printed.can_upgrade[tile] and s.side[tile] == 0:
            cost = printed.costs[tile]
            if cost is not None:
                gain = printed.upgrade_gains[season * printed.count + tile] - cost_worth(worths, cost)
                if gain > 0.0:
                    total += gain * chance_to_upgrade(worths, cost, 1.0) * fit[7]
        if printed.kinds[tile] != HOME:
            total += self.faces[season * printed.faces + number]
        return total

    def lift(self, s: KeyflowerState, worths: SeatWorth) -> float:
        """What the items would give on the seat's winter tiles, half counted."""
        held, total = worths.held(), 0.0
        for tile in s.winter[worths.seat]:
            prize = self.printed.prizes[tile]
            if prize is not None:
                lift = prize.lift
                for kind in range(ITEMS):
                    if lift[kind] > 0.0 and held[kind]:
                        total += 0.5 * lift[kind] * int(held[kind])
        return total

    def in_season(self, s: KeyflowerState, worths: SeatWorth, reach: Reach) -> float:
        """As the next season would begin if this one ended now, and what the workers in hand may still do."""
        season, seat = s.season, worths.seat
        seats: i64 = reach.seats
        fit = self.fitted.holdings[season + 1]
        total = self.at_start(s, worths, season + 1)
        for tile in s.villages[seat].tiles:
            total += int(s.workers_on[tile]) * fit[0]
        for row in (s.lots, s.orders):
            for tile in row:
                bid = s.bids[tile * seats + seat]
                if bid:
                    total += self._bid(s, worths, reach, tile, bid)
        at = seat * 4
        placed = int(s.hand[at] + s.hand[at + 1] + s.hand[at + 2] + s.hand[at + GREEN])
        return total + placed * self.fitted.still_to_place[season] + self._cargo(s, worths) * fit[0]

    def _bid(self, s: KeyflowerState, worths: SeatWorth, reach: Reach, tile: i64, bid: i64) -> float:
        count, colour = int(bid_count(bid)), bid_colour(bid)
        fit = self.fitted.holdings[s.season + 1]
        if s.lead[tile] != worths.seat:
            return count * (fit[0] + 0.5 * self.fitted.still_to_place[s.season])
        worth = lot_worth(self.printed, self.expansion, worths, tile)
        if self.printed.kinds[tile] != ORDER:
            worth = int(s.workers_on[tile]) * fit[0] + self._tile(s, worths, tile, s.season + 1, fit)
        each = worths.items[FIRST_WORKER + colour]
        chance = hold_chance(worths, reach, colour, count, worth + count, each)
        return chance * worth + (1.0 - chance) * count * fit[0]

    def _cargo(self, s: KeyflowerState, worths: SeatWorth) -> float:
        """What a boat brings on average, counted in workers; nothing if one has been taken already."""
        if not s.lots:
            return 0.0
        return int(total(s.cargo)) / len(s.villages)

    # Winter.

    def last(self, s: KeyflowerState, worths: SeatWorth, reach: Reach) -> float:
        """What the game would end with as it stands, and what boats, turn order and workers in hand may add."""
        printed, expansion, seat = self.printed, self.expansion, worths.seat
        total = points_now(printed.r, s, seat, reach)
        for tile in s.to_place[seat]:
            if printed.kinds[tile] == BOAT:
                total += boat_score(printed, expansion, worths, tile)
            elif printed.kinds[tile] == ORDER:
                total += worths.w.adjacent
            elif printed.scoring_words[tile] not in EXACT:
                total += prize_worth(printed, expansion, worths, tile)
        for colour in range(4):
            total += int(s.hand[seat * 4 + colour]) * self.fitted.still_to_place[WINTER]
        for tile in s.orders:
            if s.lead[tile] == seat:
                total += lot_worth(printed, expansion, worths, tile) * 0.7
        for tile in s.lots:
            if s.lead[tile] == seat and printed.scoring_words[tile] not in EXACT:
                total += prize_worth(printed, expansion, worths, tile)
        return total + self._to_come(s, worths, reach)

    def _to_come(self, s: KeyflowerState, worths: SeatWorth, reach: Reach) -> float:
        """What the rest of winter brings everybody, and a boat on average."""
        found = 0.0
        if s.lots:
            mean = int(total(reach.workers)) / len(s.villages)
            found += mean * (self.fitted.yet_to_come[0] + mean * self.fitted.yet_to_come[1])
        if s.boarded[worths.seat] < 0 or s.lots:
            worth = 0.0
            for boat in boat_worths(self.printed, self.expansion, worths):
                worth += boat
            found += worth / len(s.villages)
        return found


def begins(s: KeyflowerState) -> bool:
    """Whether nothing has been placed in this season yet."""
    for tile in s.lots:
        if s.top[tile] or s.workers_on[tile]:
            return False
    for tile in s.orders:
        if s.top[tile]:
            return False
    for tile in s.usable:
        if s.workers_on[tile]:
            return False
    for row in s.to_place:
        if len(row):
            return False
    return s.passes == 0 and len(s.queue) == 0
