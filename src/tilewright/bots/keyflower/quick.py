"""A sensible answer at once to every question: what `easy` plays, and what searches play on with."""

from tilewright.bots.keyflower.appraise import boat_worth, lot_worth, prize_worth
from tilewright.bots.keyflower.bidding import Reach, bid_gain
from tilewright.bots.keyflower.forecast import Forecast
from tilewright.bots.keyflower.hauling import Haul
from tilewright.bots.keyflower.ledger import FIRST_SKILL, FIRST_WORKER, RESOURCE_WORD, Ledger
from tilewright.bots.keyflower.placement import best_spot, lay_first
from tilewright.bots.keyflower.sense import NONE_OF_MINE, Sense
from tilewright.bots.keyflower.standing import Standing
from tilewright.games.keyflower.content.terms import (
    ANY_SKILL_PRICE,
    ANY_WORKER_PRICE,
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
from tilewright.kernel.rows import place_in
from tilewright.kernel.state import Frame


class Quick:
    """One for each rule book; remembers nothing between answers."""

    def __init__(self, r: Keyflower, ledger: Ledger, sense: Sense) -> None:
        self.r = r
        self.ledger = ledger
        self.sense = sense
        self.forecast = Forecast(ledger, sense)

    def standing(self, s: KeyflowerState, seat: int) -> Standing:
        stand = Standing(self.ledger, s, seat)
        self.sense.widen(stand)
        return stand

    def answer(self, s: KeyflowerState, seat: int, options: list[int]) -> int:
        f = s.stack[-1]
        step, r = f.step, self.r
        if step == r.place_step:
            if act.kind_of(options[0]) == act.LAY:
                return lay_first(self.ledger, s, options)
            return best_spot(self.ledger, s, seat, options)
        stand = self.standing(s, seat)
        found = self.sense.answer(s, f, seat, options, stand)
        if found != NONE_OF_MINE:
            return found
        if step == r.turn_step:
            return Errands(self, stand).best_turn(options)
        if step == r.group_step:
            return self._group(stand, f, options)
        if step == r.transport_step:
            haul = Haul(self.ledger, self.sense, stand, transport_left(f), upgrades_left(f)).plan()
            return haul.actions[0] if haul.actions else act.DONE
        if step == r.boat_step:
            return self._boat(stand, options)
        if step == r.winter_step:
            return self._winter(stand, options)
        return self._cheapest(stand, options)

    # Groups, prices, gifts and payments.

    def _group(self, stand: Standing, f: Frame, options: list[int]) -> int:
        """The cheapest group that is large enough; of equals the colour that others can follow least."""
        s, seat, tile = stand.s, stand.seat, group_tile(f)
        using = is_using(f)
        need = int(s.used[tile] + 1 if using else bid_need(s, tile, seat))
        best, least = options[0], 1e9
        reach = Reach(s)
        for option in options:
            kind = act.kind_of(option)
            if kind == act.SEND or kind == act.ADD:
                colour, count = act.colour_of(option), int(act.count_of(option))
                cost = count * stand.items[FIRST_WORKER + colour]
                if kind == act.ADD:
                    cost += (need - count) * stand.w.hand[s.season] if count < need else 1.0
                if not using and count:
                    cost -= self._lead_over(s, reach, seat, colour, need)
            elif kind == act.JOIN:
                bid = bid_of(s, act.tile_of(option), seat)
                count, colour = int(bid_count(bid)), bid_colour(bid)
                cost = count * stand.items[FIRST_WORKER + colour] * stand.w.losing
                if count < need:
                    cost += (need - count) * stand.items[FIRST_WORKER + colour]
            else:
                continue
            if cost < least:
                best, least = option, cost
        return best

    def _lead_over(self, s: KeyflowerState, reach: Reach, seat: int, colour: int, need: int) -> float:
        """How much more of a colour the seat has than anybody else."""
        rival = 0
        for other in range(self.r.seats):
            if other != seat and reach.workers[other * 4 + colour] > rival:
                rival = reach.workers[other * 4 + colour]
        lead = reach.workers[seat * 4 + colour] - rival
        if rival < need + 1:
            lead += 3
        return self.ledger.w.lead_over * int(lead)

    def best_bid_colour(self, stand: Standing, reach: Reach, colours: int, need: int) -> int:
        """The colour that a quick answer takes for a bid from the screen, or -1."""
        best, least = -1, 1e9
        for colour in range(4):
            if has_bit(colours, colour) and stand.s.hand[stand.seat * 4 + colour] >= need:
                cost = need * stand.items[FIRST_WORKER + colour]
                cost -= self._lead_over(stand.s, reach, stand.seat, colour, need)
                if cost < least:
                    best, least = colour, cost
        return best

    def _cheapest(self, stand: Standing, options: list[int]) -> int:
        """Of prices and payments what is worth least, of gifts what is worth most."""
        best, most = options[0], -1e9
        for option in options:
            kind, what = act.kind_of(option), act.first(option)
            if kind == act.TAKE:
                worth = stand.words[what]
            elif kind == act.PAY_SKILL:
                worth = -stand.loss[FIRST_SKILL + what]
            elif kind == act.PAY_WORKER:
                worth = -stand.items[FIRST_WORKER + what]
            elif kind == act.PAY_BID:
                bid = bid_of(stand.s, what, stand.seat)
                worth = -int(bid_count(bid)) * stand.items[FIRST_WORKER + bid_colour(bid)] * stand.w.losing
            elif kind == act.SPEND:
                worth = -spent_worth(stand, option)
            else:
                continue
            if worth > most:
                best, most = option, worth
        return best

    # Boats and winter tiles.

    def _boat(self, stand: Standing, options: list[int]) -> int:
        best, most = options[0], -1e9
        for option in options:
            boat = place_in(stand.s.fleet, act.tile_of(option))
            worth = boat_worth(self.ledger, self.sense, stand, boat)
            if worth > most:
                best, most = option, worth
        return best

    def _winter(self, stand: Standing, options: list[int]) -> int:
        """The tiles that give more to this seat than to the others on average; at least the best of them."""
        s, seat = stand.s, stand.seat
        dealt = s.winter[seat]
        chosen: list[int] = []
        best, most = dealt[0], -1e9
        for tile in dealt:
            mine = prize_worth(self.ledger, self.sense, stand, tile)
            theirs = 0.0
            for other in range(self.r.seats):
                if other != seat:
                    rival = Standing(self.ledger, s, other)
                    theirs = max(theirs, prize_worth(self.ledger, self.sense, rival, tile))
            edge = mine - stand.w.rival_prize * theirs
            if edge > most:
                best, most = tile, edge
            if mine > stand.w.least_prize and edge > 1.0:
                chosen.append(tile)
        if not chosen:
            chosen.append(best)
        wanted = act.choose(chosen)
        return wanted if wanted in options else options[0]


def spent_worth(stand: Standing, option: int) -> float:
    total = 0.0
    resources, skills = act.spent_resources(option), act.spent_skills(option)
    for kind in range(4):
        total += int(resources[kind]) * (stand.loss[kind] + stand.spare[kind]) / 2
    for kind in range(3):
        total += int(skills[kind]) * stand.loss[FIRST_SKILL + kind]
    return total


class Errands:
    """All that a seat may do in its turn, with what each gains."""

    def __init__(self, quick: Quick, stand: Standing) -> None:
        self.quick = quick
        self.ledger = quick.ledger
        self.stand = stand
        self.s = stand.s
        self.seat = stand.seat
        self.reach = Reach(stand.s)
        self.losing = has_losing_bid(stand.s, stand.seat)
        self.hauls: dict[int, float] = {}

    def best_turn(self, options: list[int]) -> int:
        best, most = act.PASS, 0.05
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

    def bid(self, tile: int) -> float:
        """The best bid on a tile, in whatever colour; none on what is led already."""
        s, seat, stand = self.s, self.seat, self.stand
        if s.lead[tile] == seat:
            return -1.0
        need = int(bid_need(s, tile, seat))
        own = bid_count(bid_of(s, tile, seat))
        colours = bid_colours(self.quick.r, s, tile, seat)
        worth = lot_worth(self.ledger, self.quick.sense, stand, tile)
        best = -1.0
        for colour in range(4):
            if has_bit(colours, colour) and self.reach.workers[seat * 4 + colour] >= need + own:
                added = int(need + own) * stand.items[FIRST_WORKER + colour]
                gain = bid_gain(stand, self.reach, tile, colour, need + own, worth, added)
                if gain > best:
                    best = gain
        return best

    def bid_in(self, tile: int, colour: int, count: int) -> float:
        """A bid of so many workers from the screen, where no own bid is."""
        stand = self.stand
        worth = lot_worth(self.ledger, self.quick.sense, stand, tile)
        added = count * stand.items[FIRST_WORKER + colour]
        return bid_gain(stand, self.reach, tile, colour, count, worth, added)

    def use(self, tile: int) -> float:
        s, seat, stand = self.s, self.seat, self.stand
        gain = self.effect(tile)
        if gain <= 0.0:
            return gain
        need = int(s.used[tile]) + 1
        owner = s.owner[tile]
        colour = s.colour[tile]
        each = stand.w.hand[s.season]
        if colour >= 0 and not s.has_power(seat, P4B):
            each = stand.items[FIRST_WORKER + colour]
        gain -= need * each
        others = self.reach.seats - 1
        back = stand.back[colour] if colour >= 0 else stand.w.back[s.season]
        if owner == seat:
            gain += need * back
            waits = gain * (1.0 - stand.w.own_use_waits)
            return gain - (waits if waits < stand.w.most_waits else stand.w.most_waits)
        keeper = owner if owner >= 0 else s.lead[tile]
        if keeper == seat:
            gain += stand.w.led_back * need * back
        elif keeper >= 0:
            gain -= need * (stand.w.back[s.season] * stand.w.others_gain / others + stand.w.guest)
        return gain

    def effect(self, tile: int) -> float:
        """What the effect of a use is worth, its price paid."""
        s, stand = self.s, self.stand
        face = self.ledger.r.faces[tile * 2 + s.side[tile]]
        if face.transport or face.upgrades:
            return self.haul(tile, face.transport, face.upgrades)
        total = 0.0
        for word, count in face.gives:
            total += stand.words[word] * count
            if word < RESOURCE_WORD and s.owner[tile] != self.seat:
                total += stand.w.on_home * count
        if face.one_of:
            best = 0.0
            for word in face.one_of:
                if stand.words[word] > best:
                    best = stand.words[word]
            total += best
        return total - self.price(face.price)

    def haul(self, tile: int, points: int, symbols: int) -> float:
        for expansion in self.quick.r.expansions:
            symbols += expansion.upgrade_symbols(self.s, tile)
        if self.s.has_power(self.seat, P2B):
            points, symbols = points * 2, symbols * 2
        key = points * 100 + symbols
        if key not in self.hauls:
            self.hauls[key] = Haul(self.ledger, self.quick.sense, self.stand, points, symbols).plan().gain
        return self.hauls[key]

    def price(self, price: int) -> float:
        stand = self.stand
        if price == NO_PRICE:
            return 0.0
        if price == ANY_SKILL_PRICE:
            return min(stand.loss[4], stand.loss[5], stand.loss[6])
        if price >= SKILL_PRICE:
            return stand.loss[FIRST_SKILL + price - SKILL_PRICE]
        if price == ANY_WORKER_PRICE:
            return stand.items[FIRST_WORKER]
        return stand.items[FIRST_WORKER + price - 1]
