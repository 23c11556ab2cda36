"""Whom and what effects are aimed at: the Knight, Scouting, Theft."""

from tilewright.bots.artificium.card_values import CardValues
from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.state import ArtificiumState


def knight_victim(values: CardValues, s: ArtificiumState, seat: int) -> int:
    """The opponent who is furthest ahead."""
    best, most = -1, -1.0
    for other in range(values.seats):
        if other != seat:
            ahead = int(s.points[other]) + values.w.coin[0][0] * int(s.coins[other])
            if ahead > most:
                best, most = other, ahead
    return best


def best_scouted(values: CardValues, s: ArtificiumState, seat: int, options: list[int]) -> int:
    """The hand from which the best card is to be hoped for: what is known of it, and its blind rest."""
    best, most = options[0], -1.0
    for option in options:
        victim = act.victim_of(option)
        known = (seat * values.seats + victim) * CARD_KINDS
        size, worth = 0, 0.0
        for card in range(CARD_KINDS):
            size += s.hand[victim * CARD_KINDS + card]
            worth += int(s.known[known + card]) * (values.w.quick_card[values.group[card]] - values.w.quick_blind)
        value = worth / max(size, 1) + values.w.ahead * int(s.points[victim]) + 1.0
        if value > most:
            best, most = option, value
    return best


def best_stolen(values: CardValues, s: ArtificiumState, seat: int, options: list[int], demand: list[int]) -> int:
    """The resource that the seat's own cards take, else the dearest; of the opponent who is furthest ahead."""
    best, most = options[0], -1.0e9
    for option in options:
        victim, good = act.victim_of(option), act.stolen_resource(option)
        coins = int(values.sell[good])
        if demand[good] > s.goods[seat * RESOURCE_KINDS + good]:
            coins = int(values.buy[good])
        value = coins - int(values.fees[good]) + values.w.ahead * int(s.points[victim])
        if value > most:
            best, most = option, value
    return best
