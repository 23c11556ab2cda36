"""Turns and answers that may be worth a thought, with what each seems to gain at first sight and why."""

from tilewright.bots.keyflower.bidding import Reach
from tilewright.bots.keyflower.quick import Errands, Quick
from tilewright.games.keyflower import action as act
from tilewright.games.keyflower.auction import bid_colours, bid_need
from tilewright.games.keyflower.state import Table
from tilewright.games.keyflower.terms import P4B


class Candidate:
    """The beginning of a turn; `gain` is what it seems to bring at first sight."""

    def __init__(self, actions: list[int], gain: float, reason: str, facts: dict[str, object]) -> None:
        self.actions = actions
        self.gain = gain
        self.reason = reason
        self.facts = facts


def gain_of(candidate: Candidate) -> float:
    return candidate.gain


def list_turns(quick: Quick, s: Table, seat: int) -> list[Candidate]:
    """Bids, uses and a pass, the most promising first; the pass is never far down."""
    errands = Errands(quick, quick.standing(s, seat))
    found: list[Candidate] = []
    for option in quick.r.options(s, seat):
        kind, tile = option & act.KIND, act.first(option)
        facts: dict[str, object] = {"tile": s.keys[tile]}
        if kind == act.BID:
            found += bids_on(errands, option, tile, facts)
        elif kind == act.USE:
            reason = use_reason(errands, tile)
            found.append(Candidate([option], errands.use(tile), reason, facts))
    found.sort(key=gain_of, reverse=True)
    found.insert(min(len(found), 3), Candidate([act.PASS], 0.0, "keyflower-why-pass", {}))
    return found


def use_reason(errands: Errands, tile: int) -> str:
    face = errands.ledger.r.faces[tile * 2 + errands.s.side[tile]]
    if face.transport or face.upgrades:
        return "keyflower-why-haul"
    return "keyflower-why-use"


def bids_on(errands: Errands, option: int, tile: int, facts: dict[str, object]) -> list[Candidate]:
    """The smallest bid, on a free tile in each of the two best colours, and one that nobody can exceed."""
    s, seat, stand = errands.s, errands.seat, errands.stand
    if s.lead[tile] == seat:
        return []
    reason = "keyflower-why-bid" if not s.top[tile] else "keyflower-why-exceed"
    plain = Candidate([option], errands.bid(tile), reason, facts)
    if errands.losing or s.power[seat] >> P4B & 1:
        return [plain]
    found = [plain]
    need = bid_need(s, tile, seat)
    colours = bid_colours(errands.quick.r, s, tile, seat)
    taken = errands.quick.best_bid_colour(stand, errands.reach, colours, need)
    for colour in range(4):
        if not colours >> colour & 1:
            continue
        have = s.hand[seat * 4 + colour]
        if have >= need and colour != taken:
            gain = errands.bid_in(tile, colour, need)
            found.append(Candidate([option, act.pack(act.SEND, colour, need)], gain, reason, facts))
        safe = rival_reach(errands.reach, seat, colour)
        if need < safe <= min(have, need + 3):
            gain = errands.bid_in(tile, colour, safe)
            found.append(Candidate([option, act.pack(act.SEND, colour, safe)], gain, "keyflower-why-safe", facts))
    return found


def rival_reach(reach: Reach, seat: int, colour: int) -> int:
    """The most workers of a colour that any other seat could bring to a bid."""
    most = 0
    for other in range(reach.seats):
        if other != seat and reach.workers[other * 4 + colour] > most:
            most = reach.workers[other * 4 + colour]
    return most


def list_answers(quick: Quick, s: Table, seat: int) -> list[Candidate]:
    """The quick answer to any other question first, then the other options; of many, none."""
    options = quick.r.options(s, seat)
    if len(options) == 1:
        return [Candidate([options[0]], 0.0, "keyflower-why-only", {})]
    first = quick.answer(s, seat, options)
    found = [Candidate([first], 0.0, "keyflower-why-best", {})]
    step = s.stack[-1].step
    if step == quick.r.boat_step or step == quick.r.winter_step:
        for option in options:
            if option != first:
                found.append(Candidate([option], 0.0, "keyflower-why-best", {}))
    return found
