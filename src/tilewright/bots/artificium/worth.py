"""What a position is worth to every seat: points, means, the cards still to be laid, rounds to come."""

from tilewright.bots.artificium import weights
from tilewright.bots.artificium.ledger import Ledger
from tilewright.bots.artificium.purse import money
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import NO_CARD, Table
from tilewright.games.artificium.terms import CARD_KINDS, RESOURCE_KINDS


def outlook(r: Artificium, ledger: Ledger, s: Table) -> list[float]:
    """The final points that each seat may expect."""
    if not s.stack:
        return [float(points) for points in r.scores(s)]
    return [seat_outlook(ledger, s, seat) for seat in range(r.seats)]


def seat_outlook(ledger: Ledger, s: Table, seat: int) -> float:
    left = ledger.rounds - s.round
    wealth = float(s.coins[seat])
    for good in range(RESOURCE_KINDS):
        wealth += s.goods[seat * RESOURCE_KINDS + good] * ledger.worth[good]
    found = s.points[seat] + money(wealth, left) + left * weights.ROUND
    if s.inside >> seat & 1:
        for card in range(CARD_KINDS):
            count = s.hand[seat * CARD_KINDS + card]
            if count:
                found += count * weights.QUICK_CARD[ledger.group[card]]
        if s.laid[seat] != NO_CARD:
            found += weights.QUICK_CARD[ledger.group[s.laid[seat]]]
    return found
