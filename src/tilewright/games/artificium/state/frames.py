"""What the pending questions remember: the numbers of a frame by name, one group of readers for each question."""

from typing import Final

from tilewright.kernel.native import i64
from tilewright.kernel.state import Frame

# The round, which stands at the bottom: what comes next.
ROUND_START: Final = 0  # first player, hands, card market
MARKET_END: Final = 1  # all have passed: the market is discarded
LAY_CARDS: Final = 2  # everybody in the round lays a card
REVEAL: Final = 3  # all have laid one
ROUND_END: Final = 4  # nobody is in the round any more
CLOSING: Final = 5  # all have chosen what to discard and to sell
STAGES: Final[tuple[str, ...]] = ("start", "settled", "step", "reveal", "end", "closed")  # as positions name them


def stage_of(f: Frame) -> i64:
    return f.a


def set_stage(f: Frame, stage: i64) -> None:
    f.a = stage


# The revealed cards: how many places have been looked at, going round the table once for each kind of card.


def places_seen(f: Frame) -> i64:
    return f.a


def see_place(f: Frame) -> None:
    f.a += 1


def ask_resolve(step: i64, seat: i64, places: i64) -> Frame:
    return Frame(step, seat, places)


# A card being applied: its trade window, and the questions of its effect.


def ask_trade(step: i64, seat: i64, card: i64, fee: i64, slack: i64) -> Frame:
    return Frame(step, seat, card, fee, slack)


def ask_effect(step: i64, seat: i64, card: i64) -> Frame:
    return Frame(step, seat, card)


def applied_card(f: Frame) -> i64:
    return f.a


def fee_asked(f: Frame) -> i64:
    """Coins that the card costs beside its inputs."""
    return f.b


def slack_left(f: Frame) -> i64:
    """Coins that may still be lost by trading."""
    return f.c


def set_payment(f: Frame, fee: i64, slack: i64) -> None:
    f.b = fee
    f.c = slack


def lose_slack(f: Frame, coins: i64) -> None:
    f.c -= coins


# The Mage: how many cards are still to be discarded.


def ask_drops(step: i64, seat: i64, count: i64) -> Frame:
    return Frame(step, seat, count)


def drops_left(f: Frame) -> i64:
    return f.a


def note_drop(f: Frame) -> None:
    f.a -= 1


# For positions, which write one number of a question.


def written_number(f: Frame) -> i64:
    return f.a


def set_written_number(f: Frame, number: i64) -> None:
    f.a = number
