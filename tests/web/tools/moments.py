"""Moments of seeded games of Keyflower, brought to the server as records: the same table each time a test runs."""

import random
from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.tools.seating import ask
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.record import write_record

Condition = Callable[[Match], bool]
HOT_SEAT = ("Anna", "Boris")
AGAINST_BOT = ("Anna", "bot random")


def always(match: Match) -> bool:
    return True


def asks(seat: int, question: str, chapter: str = "") -> Condition:
    """That seat is asked this, in this season if one is named."""

    def held(match: Match) -> bool:
        rules, s = match.rules, match.state
        asked = seat in rules.waiting_seats(s) and rules.question_name(s) == question
        return asked and chapter in ("", rules.chapter(s))

    return held


def asks_last(seat: int, question: str) -> Condition:
    """Everybody is asked this, and only that seat has not answered."""
    held = asks(seat, question)
    return lambda match: held(match) and match.rules.waiting_seats(match.state) == [seat]


def offers(seat: int, question: str, option: str) -> Condition:
    """That seat is asked this, and an option begins so."""
    held = asks(seat, question)

    def found(match: Match) -> bool:
        rules, s = match.rules, match.state
        return held(match) and any(rules.text(one).startswith(option) for one in rules.options(s, seat))

    return found


def midst(seat: int, chapter: str) -> Condition:
    """That seat's turn, with bids of both players in the market."""
    held = asks(seat, "turn", chapter)

    def found(match: Match) -> bool:
        market = match.rules.view(match.state, seat)["market"]
        assert isinstance(market, list)
        bidders = {bid["seat"] for lot in market for bid in lot["bids"]}
        return held(match) and len(bidders) > 1

    return found


def over(match: Match) -> bool:
    return match.rules.over(match.state)


def record(spec: str, seed: str, names: tuple[str, ...], condition: Condition) -> str:
    """A game played by dice until the condition holds."""
    chosen, dice = registry().spec(spec), random.Random(seed)
    match = Match(chosen.rules(), seed, list(names))
    while not condition(match):
        assert not over(match), "the game went by without that moment"
        seat = match.rules.waiting_seats(match.state)[-1]
        options = match.rules.options(match.state, seat)
        match.act(seat, match.rules.text(dice.choice(options)))
    return write_record(match, chosen)


def bring_record(page: Page, text: str) -> str:
    """A table from that record; its key."""
    ask(page, "PUT", "/api/me", {"name": "Anna", "mark": "key"})
    return str(ask(page, "POST", "/api/records", text, "text/plain")["id"])


def bring(
    page: Page,
    condition: Condition = always,
    *,
    names: tuple[str, ...] = AGAINST_BOT,
    seed: str = "moments",
    options: str = "",
    query: str = "",
) -> str:
    """That moment on a table, and this browser at it for all people in it; its key."""
    key = bring_record(page, record(f"keyflower(players={len(names)}{options})", seed, names, condition))
    page.goto(f"/table/{key}{query}")
    page.locator(".kft, dialog").first.wait_for()
    return key
