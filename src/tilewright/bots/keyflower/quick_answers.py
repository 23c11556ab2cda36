"""A sensible answer at once to every question: what `easy` plays, and what searches play on with."""

from tilewright.bots.keyflower.bidding import Reach, bid_gain, opponent_reach
from tilewright.bots.keyflower.expansion_mind import NONE_OF_MINE, ExpansionMind
from tilewright.bots.keyflower.fitted_weights import FittedWeights
from tilewright.bots.keyflower.forecast import Forecast
from tilewright.bots.keyflower.placement import best_spot, lay_first
from tilewright.bots.keyflower.printed_worth import FIRST_SKILL, FIRST_WORKER, RESOURCE_WORD, PrintedWorth
from tilewright.bots.keyflower.seat_worth import SeatWorth
from tilewright.bots.keyflower.tile_worth import boat_worths, least_of, lot_worth, prize_worth
from tilewright.bots.keyflower.transport_plan import TransportPlan
from tilewright.games.keyflower.content.terms import (
    ANY_SKILL_PRICE,
    ANY_WORKER_PRICE,
    COLOUR_KINDS,
    NO_PRICE,
    P2B,
    P4B,
    SKILL_PRICE,
)
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.bids import bid_colour, bid_count, bid_of, has_losing_bid
from tilewright.games.keyflower.state.frames import group_tile, is_using, transport_left, upgrades_left
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.steps.auction import bid_colours, bid_need
from tilewright.kernel.bits import has_bit
from tilewright.kernel.native import FloatRow, Row, append, i64, mypyc_attr, vec
from tilewright.kernel.rows import place_in
from tilewright.kernel.state import Frame


class QuickAnswers:
    """One for each rule book; remembers nothing between answers."""

    def __init__(
        self, r: Keyflower, printed: PrintedWorth, expansion: ExpansionMind, fitted: FittedWeights
    ) -> None:
        self.r = r
        self.printed = printed
        self.expansion = expansion
        self.forecast = Forecast(printed, expansion, fitted)

    def worths_of(self, s: KeyflowerState, seat: i64) -> SeatWorth:
        worths = SeatWorth(self.printed, s, seat)
        self.expansion.widen(worths)
        return worths

    def answer(self, s: KeyflowerState, seat: i64, options: Row) -> i64:
        f = s.stack[-1]
        step, r = f.step, self.r
        if step == r.place_step:
            if act.kind_of(options[0]) == act.LAY:
                return lay_first(self.printed, s, options)
            return best_spot(self.printed, s, seat, options)
        worths = self.worths_of(s, seat)
        found = self.expansion.answer(s, f, seat, options, worths)
        if found != NONE_OF_MINE:
            return found
        if step == r.turn_step:
            return TurnGains(self, worths).best_turn(options)
        if step == r.group_step:
            return self._group(worths, f, options)
        if step == r.transport_step:
            transport = TransportPlan(
                self.printed, self.expansion, worths, transport_left(f), upgrades_left(f)
            ).plan()
            return transport.actions[0] if transport.actions else act.DONE
        if step == r.boat_step:
            return self._boat(worths, options)
        if step == r.winter_step:
            return self._winter(worths, options)
        return self._cheapest(worths, options)

    # Groups, prices, effects and payments.

    def _group(self, worths: SeatWorth, f: Frame, options: Row) -> i64:
        """The cheapest group that is large enough; of equals the colour that others can follow least."""
        s, seat, tile = worths.s, worths.seat, group_tile(f)
        using = is_using(f)
        need = int(s.used[tile] + 1 if using else bid_need(s, tile, seat))
        best, least = options[0], 1e9
        reach = Reach(s)
        for option in options:
            kind = act.kind_of(option)
            if kind == act.SEND or kind == act.ADD:
                colour, count = act.colour_of(option), int(act.count_of(option))
                cost = count * worths.items[FIRST_WORKER + colour]
                if kind == act.ADD:
                    cost += (need - count) * worths.w.hand[s.season] if count < need else 1.0
                if not using and count:
                    cost -= self._lead_over(reach, seat, colour, need)
            elif kind == act.JOIN:
                bid = bid_of(s, act.tile_of(option), seat)
                count, colour = int(bid_count(bid)), bid_colour(bid)
                cost = count * worths.items[FIRST_WORKER + colour] * worths.w.losing
                if count < need:
                    cost += (need - count) * worths.items[FIRST_WORKER + colour]
            else:
                continue
            if cost < least:
                best, least = option, cost
        return best

    def _lead_over(self, reach: Reach, seat: i64, colour: i64, need: i64) -> float:
        """How much more of a colour the seat has than anybody else."""
        theirs = opponent_reach(reach, seat, colour)
        lead = reach.workers[seat * 4 + colour] - theirs
        if theirs < need + 1:
            lead += 3
        return self.printed.w.lead_over * int(lead)

    def best_bid_colour(self, worths: SeatWorth, reach: Reach, colours: i64, need: i64) -> i64:
        """The colour that a quick answer takes for a bid from the screen, or -1."""
        best: i64 = -1
        least = 1e9
        for colour in range(COLOUR_KINDS):
            if has_bit(colours, colour) and worths.s.hand[worths.seat * 4 + colour] >= need:
                cost = int(need) * worths.items[FIRST_WORKER + colour]
                cost -= self._lead_over(reach, worths.seat, colour, need)
                if cost < least:
                    best, least = colour, cost
        return best

    def _cheapest(self, worths: SeatWorth, options: Row) -> i64:
        """Of prices and payments what is worth least, of effects what is worth most."""
        best, most = options[0], -1e9
        for option in options:
            kind, what = act.kind_of(option), act.first(option)
            if kind == act.TAKE:
                worth = worths.words[what]
            elif kind == act.PAY_SKILL:
                worth = -worths.loss[FIRST_SKILL + what]
            elif kind == act.PAY_WORKER:
                worth = -worths.items[FIRST_WORKER + what]
            elif kind == act.PAY_BID:
                bid = bid_of(worths.s, what, worths.seat)
                worth = -int(bid_count(bid)) * worths.items[FIRST_WORKER + bid_colour(bid)] * worths.w.losing
            elif kind == act.SPEND:
                worth = -spent_worth(worths, option)
            else:
                continue
            if worth > most:
                best, most = option, worth
        return best

    # Boats and winter tiles.

    def _boat(self, worths: SeatWorth, options: Row) -> i64:
        best, most = options[0], -1e9
        boats = boat_worths(self.printed, self.expansion, worths)
        for option in options:
            worth = boats[place_in(worths.s.fleet, act.tile_of(option))]
            if worth > most:
                best, most = option, worth
        return best

    def _winter(self, worths: SeatWorth, options: Row) -> i64:
        """The tiles that give more to this seat than to the others on average; at least the best of them."""
        s, seat = worths.s, worths.seat
        dealt = s.winter[seat]
        opponents = [SeatWorth(self.printed, s, other) for other in range(int(self.r.seats)) if other != seat]
        chosen: list[int] = []
        best, most = dealt[0], -1e9
        for tile in dealt:
            mine = prize_worth(self.printed, self.expansion, worths, tile)
            theirs = 0.0
            for opponent in opponents:
                theirs = max(theirs, prize_worth(self.printed, self.expansion, opponent, tile))
            edge = mine - worths.w.opponent_prize * theirs
            if edge > most:
                best, most = tile, edge
            if mine > worths.w.least_prize and edge > 1.0:
                chosen.append(tile)
        if not chosen:
            chosen.append(best)
        wanted = act.choose(chosen)
        return wanted if wanted in options else options[0]


def spent_worth(worths: SeatWorth, option: int) -> float:
    total = 0.0
    resources, skills = act.spent_resources(option), act.spent_skills(option)
    for kind in range(4):
        total += int(resources[kind]) * (worths.loss[kind] + worths.spare[kind]) / 2
    for kind in range(3):
        total += int(skills[kind]) * worths.loss[FIRST_SKILL + kind]
    return total


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnGains:
    """All that a seat may do in its turn, with what each gains."""

    def __init__(self, quick: QuickAnswers, worths: SeatWorth) -> None:
        self.quick = quick
        self.printed = quick.printed
        self.worths = worths
        self.s = worths.s
        self.seat: i64 = worths.seat
        self.reach = Reach(worths.s)
        self.losing = has_losing_bid(worths.s, worths.seat)
        self.transports: Row = vec[i64]()  # points * 100 + symbols of what was planned
        self.transport_gains: FloatRow = vec[float]()  # and what each gains
        self.lot: i64 = -1  # the tile on auction that was looked at last
        self.lot_worth = 0.0  # and its worth

    def best_turn(self, options: Row) -> i64:
        best: i64 = act.PASS
        most = 0.05
        for option in options:
            kind = act.kind_of(option)
            if kind == act.BID:
                gain = self.bid(act.tile_of(option))
            elif kind == act.USE:
                gain = self.use(act.tile_of(option))
            else:
                continue
            if gain > most:
                best, most = option, gain
        return best

    def worth_of(self, tile: i64) -> float:
        """What winning a tile brings; bids on the same one follow each other."""
        if tile != self.lot:
            self.lot_worth = lot_worth(self.printed, self.quick.expansion, self.worths, tile)
            self.lot = tile
        return self.lot_worth

    def bid(self, tile: i64) -> float:
        """The best bid on a tile, in whatever colour; none on what is led already."""
        s, seat, reach = self.s, self.seat, self.reach
        if s.lead[tile] == seat:
            return -1.0
        size = bid_need(s, tile, seat) + bid_count(bid_of(s, tile, seat))
        colours = bid_colours(self.quick.r, s, tile, seat)
        best = -1.0
        for colour in range(COLOUR_KINDS):
            if has_bit(colours, colour) and reach.workers[seat * 4 + colour] >= size:
                gain = self.bid_in(tile, colour, size)
                if gain > best:
                    best = gain
        return best

    def bid_in(self, tile: i64, colour: i64, size: i64) -> float:
        """A bid of so many workers in all."""
        worths, worth = self.worths, self.worth_of(tile)
        added = int(size) * worths.items[FIRST_WORKER + colour]
        return bid_gain(worths, self.reach, colour, size, worth, added)

    def use(self, tile: i64) -> float:
        s, seat, worths = self.s, self.seat, self.worths
        gain = self.effect(tile)
        if gain <= 0.0:
            return gain
        need = int(s.used[tile]) + 1
        owner = s.owner[tile]
        colour = s.colour[tile]
        each = worths.w.hand[s.season]
        if colour >= 0 and not s.has_power(seat, P4B):
            each = worths.items[FIRST_WORKER + colour]
        gain -= need * each
        others = self.reach.seats - 1
        back = worths.back[colour] if colour >= 0 else worths.w.back[s.season]
        if owner == seat:
            gain += need * back
            waits = gain * (1.0 - worths.w.own_use_waits)
            return gain - (waits if waits < worths.w.most_waits else worths.w.most_waits)
        keeper = owner if owner >= 0 else s.lead[tile]
        if keeper == seat:
            gain += worths.w.led_back * need * back
        elif keeper >= 0:
            gain -= need * (worths.w.back[s.season] * worths.w.others_gain / others + worths.w.guest)
        return gain

    def effect(self, tile: i64) -> float:
        """What the effect of a use is worth, its price paid."""
        s, worths = self.s, self.worths
        face = self.printed.r.faces[tile * 2 + s.side[tile]]
        if face.transport or face.upgrades:
            return self.transport(tile, face.transport, face.upgrades)
        total, words = 0.0, worths.words
        for word, count in face.gives:
            total += words[word] * count
            if word < RESOURCE_WORD and s.owner[tile] != self.seat:
                total += worths.w.on_home * count
        if face.one_of:
            best = 0.0
            for word in face.one_of:
                if words[word] > best:
                    best = words[word]
            total += best
        return total - self.price(face.price)

    def transport(self, tile: i64, points: i64, symbols: i64) -> float:
        for expansion in self.quick.r.expansions:
            symbols += expansion.upgrade_symbols(self.s, tile)
        if self.s.has_power(self.seat, P2B):
            points, symbols = points * 2, symbols * 2
        known = place_in(self.transports, points * 100 + symbols)
        if known >= 0:
            return self.transport_gains[known]
        gain = TransportPlan(self.printed, self.quick.expansion, self.worths, points, symbols).plan().gain
        self.transports = append(self.transports, points * 100 + symbols)
        self.transport_gains = append(self.transport_gains, gain)
        return gain

    def price(self, price: i64) -> float:
        worths = self.worths
        if price == NO_PRICE:
            return 0.0
        if price == ANY_SKILL_PRICE:
            return least_of(worths.loss, FIRST_SKILL, FIRST_WORKER)
        if price >= SKILL_PRICE:
            return worths.loss[FIRST_SKILL + price - SKILL_PRICE]
        if price == ANY_WORKER_PRICE:
            return worths.items[FIRST_WORKER]
        return worths.items[FIRST_WORKER + price - 1]
