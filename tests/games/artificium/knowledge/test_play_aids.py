"""The play aids of Artificium: what cards take and give, from nothing but what the seat knows."""

from tilewright.games.artificium.book import Book
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng


def moments(every: int) -> list[tuple[Book, ArtificiumState, int, Rng]]:
    rules = registry().rules("artificium(players=3)")
    assert isinstance(rules, Book)
    dice, s, found = Rng.from_seed("helps"), rules.new("helps"), []
    number = 0
    while not rules.over(s):
        seat = rules.waiting_seats(s)[0]
        if number % every == 0:
            found.append((rules, s.clone(), seat, dice.fork()))
        options = rules.options(s, seat)
        rules.apply(s, seat, options[dice.below(len(options))])
        number += 1
    return found


def test_every_guess_gives_the_same_helps() -> None:
    for rules, s, seat, dice in moments(5):
        found = rules.play_aids(rules.determinize(s, seat, dice.fork()), seat)
        assert found == rules.play_aids(rules.determinize(s, seat, dice.fork()), seat)
        assert found == rules.play_aids(s, seat)


def test_a_card_is_possible_exactly_when_the_rules_offer_to_apply_it() -> None:
    asked = 0
    for rules, s, seat, _ in moments(1):
        if rules.question_name(s) == "resolve":
            texts = [rules.text(action) for action in rules.options(s, seat)]
            cards = rules.play_aids(s, seat)["cards"]
            assert isinstance(cards, list)
            (laid,) = [one for one in cards if one["laid"]]
            assert laid["possible"] == any(text.startswith("apply") for text in texts)
            asked += 1
    assert asked > 10


def test_trades_and_chains_are_those_of_the_printed_facts() -> None:
    chained = 0
    for rules, s, seat, _ in moments(7):
        found = rules.play_aids(s, seat)
        trades, chains = found["trades"], found["chains"]
        assert isinstance(trades, list)
        assert isinstance(chains, list)
        for one in trades:
            kind = rules.box.resource(one["resource"])
            assert one["affordable"] == s.coins[seat] // rules.box.buy[kind]
            assert one["worth"] == rules.box.sell[kind] * one["have"]
        for one in chains:
            giver, taker = rules.box.card(one["from"]), rules.box.card(one["to"])
            for key in one["resources"]:
                kind = rules.box.resource(key)
                assert rules.box.cards[giver].outputs[kind]
                assert rules.box.cards[taker].inputs[kind]
            chained += 1
    assert chained > 3
