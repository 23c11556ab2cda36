"""The rules that a whole position must keep: what lies where in each phase, who is asked, the final points."""

from tilewright.games.artificium.content.terms import CARD_KINDS, EFFECTS, RESOURCE_KINDS
from tilewright.games.artificium.scoring.score_track import final_scores
from tilewright.games.artificium.state.frames import (
    CLOSING,
    LAY_CARDS,
    MARKET_END,
    REVEAL,
    ROUND_END,
    ROUND_START,
    applied_card,
    drops_left,
    places_seen,
    stage_of,
)
from tilewright.games.artificium.state.state import NO_CARD
from tilewright.games.artificium.steps.card_moves import hand_size
from tilewright.games.artificium.text.position.fields import APPLYING
from tilewright.games.artificium.text.position.partial import PartialPosition
from tilewright.games.artificium.text.position.questions import place_of, who_lays
from tilewright.kernel.bits import has_bit

OVER = -1  # in the place of a stage


def check_table(partial: PartialPosition) -> None:
    s = partial.s
    stage = stage_of(s.stack[0]) if s.stack else OVER
    names = [partial.r.steps[frame.step].name for frame in s.stack]
    check_round(partial, stage)
    for seat in range(partial.r.seats):
        check_seat(partial, seat, stage, names[1:2] == ["resolve"])
    if any(s.market) and stage != MARKET_END:
        raise partial.blame("market").error("AR-3.5", "market-time")
    if sum(s.market) > partial.r.box.numbers.market:
        raise partial.blame("market").error("AR-3.1", "market-size", {"count": partial.r.box.numbers.market})
    if stage == REVEAL:
        check_laying(partial, names[1:2] == ["lay"])
    if names[1:2] == ["resolve"]:
        check_resolving(partial, names)
    if stage == OVER:
        check_end(partial)


def check_round(partial: PartialPosition, stage: int) -> None:
    """Rounds count from 1, and the last one ends with the game (AR-1.2, AR-6.1)."""
    s, rounds = partial.s, partial.r.box.numbers.rounds
    line = partial.blame("round")
    if s.round == 0 and stage != ROUND_START:
        raise line.error("AR-1.2", "rounds", {"most": rounds})
    if s.round == rounds and stage in (ROUND_START, CLOSING):
        raise line.error("AR-6.1", "last-round", {"most": rounds})
    if stage == OVER and s.round != rounds:
        raise line.error("AR-7.1", "last-round", {"most": rounds})


def check_seat(partial: PartialPosition, seat: int, stage: int, resolving: bool) -> None:
    """What can lie before a player in this phase."""
    s, line = partial.s, partial.blame(f"seat {seat}")
    cards = slice(seat * CARD_KINDS, seat * CARD_KINDS + CARD_KINDS)
    goods = slice(seat * RESOURCE_KINDS, seat * RESOURCE_KINDS + RESOURCE_KINDS)
    inside, laid = s.is_inside(seat), s.laid[seat] != NO_CARD
    for have, chosen in ((s.hand[cards], s.dropping[cards]), (s.goods[goods], s.selling[goods])):
        if any([chosen[at] > have[at] for at in range(len(have))]):
            raise line.error("AR-6.1", "too-much-given-up")
        if any(chosen) and stage != CLOSING:
            raise line.error("AR-6.1", "giving-up-time")
    if (s.has_passed(seat) or s.has_traded(seat)) and stage != MARKET_END:
        raise line.error("AR-3.4", "passed-outside-market")
    if stage == MARKET_END and not inside:
        raise line.error("AR-4.3", "out-too-early")
    if any(s.applied[cards]) and stage not in (LAY_CARDS, REVEAL, ROUND_END):
        raise line.error("AR-6.1", "applied-too-long")
    if laid and stage != REVEAL and not resolving:
        raise line.error("AR-4.1", "laid-time")
    if laid and not inside:
        raise line.error("AR-4.3", "out-lays-nothing")


def check_laying(partial: PartialPosition, asked: bool) -> None:
    """Everybody in the round lays a card: who has not yet is asked, and has one (AR-4.1)."""
    s = partial.s
    waiting = who_lays(partial)
    for seat in range(partial.r.seats):
        if has_bit(waiting, seat) and hand_size(s, seat) == 0:
            line = partial.blame(f"seat {seat}")
            raise line.error("AR-4.1", "no-card-to-lay", {"at": seat})
    if (s.stack[1].waiting if asked else 0) != waiting:
        raise partial.blame("ask").error("AR-4.1", "all-lay")
    if s.inside == 0:
        raise partial.blame("ask").error("AR-4.7", "round-empty")


def check_resolving(partial: PartialPosition, names: list[str]) -> None:
    """Cards have their turn one after the other; the one being applied is that of the player (AR-4.2, AR-4.4)."""
    r, s = partial.r, partial.s
    looked, line = places_seen(s.stack[1]), partial.blame("ask")
    top = s.stack[-1]
    applying = len(names) > 2
    for seat in range(r.seats):
        if s.laid[seat] == NO_CARD:
            continue
        place = place_of(partial, seat, s.laid[seat])
        current = applying and names[2] in APPLYING and top.seat == seat
        if current and (applied_card(top) != s.laid[seat] or place != looked - 1):
            raise line.error("AR-4.2", "not-the-card", {"card": r.box.card_keys[applied_card(top)], "at": seat})
        if not current and place < looked:
            key = r.box.card_keys[s.laid[seat]]
            raise partial.blame(f"seat {seat}").error("AR-4.2", "card-over", {"card": key})
    if not applying:
        return
    if names[2] in APPLYING and s.laid[top.seat] == NO_CARD:
        raise line.error("AR-4.4", "no-card-laid", {"at": top.seat})
    if (
        names[2] in ("scout", "return", "steal")
        and r.effect_step[r.box.cards[applied_card(top)].effect] != top.step
    ):
        raise line.error("AR-5.7", "card-asks-otherwise", {"card": r.box.card_keys[applied_card(top)]})
    if names[2] in ("knight", "mage"):
        check_building(partial, names[2])
    if len(r.steps[top.step].options(s, top, top.seat)) == 0 and names[2] != "mage":
        raise line.error("AR-5.7", "no-answer", {"at": top.seat, "name": names[2]})


def check_building(partial: PartialPosition, name: str) -> None:
    """Knight and Mage come from a building that was just applied (AR-5.2)."""
    r, s = partial.r, partial.s
    top, line = s.stack[-1], partial.blame("ask")
    cards = [card for card in range(CARD_KINDS) if EFFECTS[r.box.cards[card].effect] == name]
    if not any([s.applied[top.seat * CARD_KINDS + card] for card in cards]):
        raise line.error("AR-5.2", "no-such-building", {"at": top.seat})
    if name == "mage" and drops_left(top) > r.box.numbers.mage_discard:
        raise line.error("AR-5.2", "mage-discards", {"count": r.box.numbers.mage_discard})
    if place_of(partial, top.seat, cards[0]) != places_seen(s.stack[1]) - 1:
        raise line.error("AR-4.2", "not-the-turn", {"at": top.seat})


def check_end(partial: PartialPosition) -> None:
    """The points are those that the explanation tells (AR-7.1)."""
    s = partial.s
    s.inside = 0
    found = final_scores(partial.r, s)
    if s.final != found:
        points = " ".join([str(score) for score in found])
        raise partial.blame("round").error("AR-7.1", "other-scores", {"points": points})
