"""Turns and answers that may be worth a thought, with what each seems to gain at first sight and why."""

from typing import Final

from tilewright.bots.keyflower.bidding import opponent_reach
from tilewright.bots.keyflower.expansion_mind import NONE_OF_MINE
from tilewright.bots.keyflower.quick_answers import QuickAnswers, TurnGains
from tilewright.games.keyflower.content.terms import P4B
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.steps.auction import bid_colours, bid_need
from tilewright.kernel.bits import has_bit

LEAST_GAIN: Final = -0.5  # what a turn must seem to gain to be worth a thought; weights may ask for less
MIDDLING: Final = 2  # workers that a bid may have more than the smallest, if others could still exceed it


class Candidate:
    """The beginning of a turn; `gain` is what it seems to bring at first sight."""

    def __init__(self, actions: list[int], gain: float) -> None:
        self.actions = actions
        self.gain = gain


def gain_of(candidate: Candidate) -> float:
    return candidate.gain


def list_turns(quick: QuickAnswers, s: KeyflowerState, seat: int) -> list[Candidate]:
    """A pass, then bids and uses, the most promising first; of what is worth the same, what is less done wins."""
    gains = TurnGains(quick, quick.worths_of(s, seat))
    found: list[Candidate] = []
    options = quick.r.choices(s, seat)
    for option in options:
        kind, tile = act.kind_of(option), act.tile_of(option)
        if kind == act.BID:
            found += bids_on(gains, option, tile)
        elif kind == act.USE:
            found.append(Candidate([option], gains.use(tile)))
    least = LEAST_GAIN - gains.worths.w.doubtful[s.season]
    worthy = [candidate for candidate in found if candidate.gain > least]
    worthy.sort(key=gain_of, reverse=True)
    first = quick.expansion.first_action(gains.worths, options)
    if first != NONE_OF_MINE:
        worthy.insert(min(2, len(worthy)), Candidate([first], 0.0))
    return [Candidate([act.PASS], 0.0), *worthy]


def bids_on(gains: TurnGains, option: int, tile: int) -> list[Candidate]:
    """The smallest bid, on a free tile in each of the two best colours, and one that nobody can exceed."""
    s, seat, worths = gains.s, gains.seat, gains.worths
    if s.lead[tile] == seat:
        return []
    plain = Candidate([option], gains.bid(tile))
    if gains.losing or s.has_power(seat, P4B):
        return [plain]
    found = [plain]
    need = bid_need(s, tile, seat)
    colours = bid_colours(gains.quick.r, s, tile, seat)
    taken = gains.quick.best_bid_colour(worths, gains.reach, colours, need)
    for colour in range(4):
        if not has_bit(colours, colour):
            continue
        have = s.hand[seat * 4 + colour]
        if have >= need and colour != taken:
            gain = gains.bid_in(tile, colour, need)
            found.append(Candidate([option, act.send(colour, need)], gain))
        safe = opponent_reach(gains.reach, seat, colour)
        if need < safe <= min(have, need + 3):
            gain = gains.bid_in(tile, colour, safe)
            found.append(Candidate([option, act.send(colour, safe)], gain))
    if worths.w.middling[s.season] > 0.0:
        found += middling_bids(gains, option, tile, colours, plain.gain - worths.w.middling[s.season])
    return found


def middling_bids(gains: TurnGains, option: int, tile: int, colours: int, least: float) -> list[Candidate]:
    """The best bid between the smallest and one that nobody can exceed, if it seems to gain more than `least`."""
    s, seat = gains.s, gains.seat
    need = int(bid_need(s, tile, seat))
    best, most = [option], least
    for colour in range(4):
        if has_bit(colours, colour):
            most_sent = min(int(s.hand[seat * 4 + colour]), opponent_reach(gains.reach, seat, colour) - 1)
            for size in range(need + 1, min(need + MIDDLING, most_sent) + 1):
                gain = gains.bid_in(tile, colour, size)
                if gain > most:
                    best, most = [option, act.send(colour, size)], gain
    return [Candidate(best, most)] if len(best) > 1 else []


def list_answers(quick: QuickAnswers, s: KeyflowerState, seat: int) -> list[Candidate]:
    """The quick answer to any other question first, then the other options; of many, none."""
    options = quick.r.choices(s, seat)
    if len(options) == 1:
        return [Candidate([options[0]], 0.0)]
    first = quick.answer(s, seat, options)
    found = [Candidate([first], 0.0)]
    step = s.stack[-1].step
    if step == quick.r.boat_step or step == quick.r.winter_step:
        for option in options:
            if option != first:
                found.append(Candidate([option], 0.0))
    return found
