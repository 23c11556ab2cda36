"""Who is outbid is kept up to date bid by bid: the same as counted anew from the bids."""

import pytest

from tilewright.games.catalogue import registry
from tilewright.games.keyflower.state.bids import find_leads, has_losing_bid, losing_bids
from tilewright.games.keyflower.state.state import as_keyflower
from tilewright.kernel.playout import Dice, playout


@pytest.mark.parametrize("spec", ["keyflower(players=3)", "keyflower(players=5,merchants=true)"])
def test_outbid_seats_are_known_at_every_decision(spec: str) -> None:
    rules = registry().rules(spec)
    s = as_keyflower(rules.new("outbid"))
    dice = Dice(1)
    seen = 0
    while playout(rules, s, dice, 1):
        anew = s.clone()
        find_leads(anew)
        assert list(s.outbid) == list(anew.outbid)
        for seat in range(rules.seats):
            assert has_losing_bid(s, seat) == bool(losing_bids(s, seat))
            seen += has_losing_bid(s, seat)
    assert seen
