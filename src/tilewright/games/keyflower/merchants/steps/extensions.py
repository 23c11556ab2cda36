"""Extensions: an upgrade symbol places one on an upgraded own tile, and its cost is paid (MC-5)."""

from tilewright.games.keyflower.content.terms import COLOUR_KINDS, COLOURS, NO_PRICE, RESOURCES, SKILLS
from tilewright.games.keyflower.merchants.content.wares import Extension
from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state import actions as trade_act
from tilewright.games.keyflower.merchants.state.frames import ask_cost, extended_tile, extension_of
from tilewright.games.keyflower.merchants.state.trade import NOTHING, Trade, with_number
from tilewright.games.keyflower.merchants.steps.reasons import refuse_cost, refuse_extend
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.bids import bid_colour, bid_count, bid_of, losing_bids, set_bid
from tilewright.games.keyflower.state.frames import spend_upgrade, upgrades_left
from tilewright.games.keyflower.state.state import KeyflowerState, as_keyflower
from tilewright.games.keyflower.state.stocks import named, return_resource, skill_out, workers_out
from tilewright.games.keyflower.state.worker_pool import pays_with
from tilewright.games.keyflower.steps.lying_bids import stand_up
from tilewright.games.keyflower.steps.upgrade import affordable, payments
from tilewright.kernel.bits import has_bit, without_bit
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row
from tilewright.kernel.rules import Aside, ChoiceStep
from tilewright.kernel.state import Frame, State


def extendable(m: Merchants, s: KeyflowerState, tile: i64) -> bool:
    """An upgraded tile without an extension: never a winter tile or a boat, which have no upgrade (MC-5.1)."""
    return s.side[tile] == 1 and m.rules.costs[tile] is not None and m.part(s).extension[tile] == NOTHING


def payable(s: KeyflowerState, seat: i64, tile: i64, extension: Extension) -> bool:
    """Whether there is any way to pay for it there (MC-5.2)."""
    if extension.worker == NO_PRICE:
        return affordable(s, seat, tile, extension.cost)
    for colour in range(COLOUR_KINDS):
        if s.hand[seat * 4 + colour] and pays_with(extension.worker, colour):
            return True
    for bid in losing_bids(s, seat):
        if pays_with(extension.worker, bid.colour):
            return True
    return False


class Extend(Aside):
    """Beside the question of transport and upgrade, as long as there are symbols (MC-5.1, MC-5.5)."""

    def __init__(self, merchants: Merchants) -> None:
        self.merchants = merchants

    def options(self, state: State, f: Frame, seat: i64, found: Row) -> Row:
        m = self.merchants
        if f.step != m.rules.transport_step or upgrades_left(f) == 0 or f.seat != seat:
            return found
        s = as_keyflower(state)
        for tile in s.villages[seat].tiles:
            if s.side[tile] == 1 and extendable(m, s, tile):
                found = self._fitting(s, seat, tile, found)
        return found

    def _fitting(self, s: KeyflowerState, seat: i64, tile: i64, found: Row) -> Row:
        """Extensions of the colour of the workers on the tile, if there are any (MC-5.3)."""
        offer = self.merchants.part(s).offer
        colour = s.colour[tile]
        for number, extension in enumerate(self.merchants.wares.extensions):
            fits = has_bit(offer, number) and (colour == NOTHING or colour == extension.colour)
            if fits and payable(s, seat, tile, extension):
                found = append(found, trade_act.extend(tile, number))
        return found

    def owns(self, action: i64) -> bool:
        return act.kind_of(action) == trade_act.EXTEND

    def take(self, s: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s.stack.append(
            ask_cost(self.merchants.cost_step, seat, act.tile_of(action), trade_act.extension_of(action))
        )

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_extend(self.merchants, as_keyflower(state), f, seat, action)

    def too_late(self, action: i64, facts: dict[str, object]) -> Reason | None:
        return Reason("KF-6.6", "transport-over", facts)


class CostStep(ChoiceStep):
    """What exactly an extension is paid with; asked only where there is a choice."""

    name = "cost"
    private = True

    def __init__(self, merchants: Merchants) -> None:
        self.merchants = merchants

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_keyflower(state)
        extension = self.merchants.wares.extensions[extension_of(f)]
        if extension.worker == NO_PRICE:
            return payments(s, seat, extended_tile(f), extension.cost)
        found = open_row()
        for colour in range(COLOUR_KINDS):
            if s.hand[seat * 4 + colour] and pays_with(extension.worker, colour):
                found = append(found, act.pay_worker(colour))
        for bid in losing_bids(s, seat):
            if pays_with(extension.worker, bid.colour):
                found = append(found, act.pay_bid(bid.tile))
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        tile, extension = extended_tile(f), extension_of(f)
        s.stack.pop()
        spend_upgrade(s.stack[-1])  # only now: nobody else knows of an extension that is not paid for yet
        if act.kind_of(action) == act.SPEND:
            paid = self._spend(s, tile, seat, action)
        else:
            paid = self._pay_workers(s, seat, action)
        part = self.merchants.part(s)
        place_extension(self.merchants, s, part, tile, extension)
        if out is not None:
            facts = {"tile": s.keys[tile], "extension": self.merchants.wares.extension_keys[extension]}
            out.append(Event("extended", seat, {**facts, "paid": paid}))

    def _spend(self, s: KeyflowerState, tile: int, seat: i64, action: i64) -> dict[str, object]:
        """Resources to the supply, skills of a printed kind to the stock, for all to see."""
        goods, skills = act.spent_resources(action), act.spent_skills(action)
        for kind in range(4):
            return_resource(s, tile, kind, goods[kind])
        for kind in range(3):
            for _ in range(skills[kind]):
                skill_out(s, seat, kind, True, self.merchants.rules.laid_open)
                s.stock[kind] += 1
        return {**named(RESOURCES, goods), **named(SKILLS, skills)}

    def _pay_workers(self, s: KeyflowerState, seat: i64, action: i64) -> dict[str, object]:
        """One from the screen, or a whole losing bid, into the bag (MC-5.2, MC-5.6)."""
        paid = vec[i64]([0, 0, 0, 0])
        what = act.first(action)
        if act.kind_of(action) == act.PAY_WORKER:
            workers_out(s, seat, what, 1)
            paid[what] = 1
        else:
            bid = bid_of(s, what, seat)
            paid[bid_colour(bid)] = bid_count(bid)
            set_bid(s, what, seat, 0)
            stand_up(s, what, self.merchants.rules.seats)
        for colour in range(4):
            s.bag[colour] += paid[colour]
        return named(COLOURS, paid)

    def withdraw(self, s: State, f: Frame) -> None:
        s.stack.pop()

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_cost(self.merchants, as_keyflower(state), f, seat, action)


def place_extension(m: Merchants, s: KeyflowerState, part: Trade, tile: int, extension: int) -> None:
    """From now on the tile has its colour, like that of a worker who never leaves (MC-5.3, MC-5.7)."""
    part.offer = without_bit(part.offer, extension)
    part.extension = with_number(part.extension, tile, extension)
    s.colour[tile] = m.wares.extensions[extension].colour
    s.table_changes += 1
