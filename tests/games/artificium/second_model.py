"""Artificium written a second time, straight from the numbered rules and without the engine: to compare the two.

It is one long course that stops at every question. Chance is not part of it: `draws` hands it the cards that were
drawn. Of the engine it knows the box, the printed facts, and nothing else.
"""

from collections import Counter, deque
from collections.abc import Generator
from itertools import cycle

from tilewright.games.artificium.content.box import Box, Card
from tilewright.games.artificium.content.terms import EFFECTS

Pile = Counter[str]
Question = tuple[str, dict[int, set[str]]]  # what is asked, and the options of each seat that is asked
Course = Generator[Question, tuple[int, str]]


class SecondModel:
    """Every pile and purse lies open here; cards and resources go by name."""

    def __init__(self, box: Box, seats: int, first: int, draws: deque[str], version: int) -> None:
        self.box, self.numbers = box, box.numbers
        self.version = version
        self.cards = {card.key: card for card in box.cards}
        self.resources = {resource.key: resource for resource in box.resources}
        self.seats, self.first, self.draws = seats, first, draws
        self.round = 0
        self.deck: Pile = Counter({key: card.count for key, card in self.cards.items()})
        self.discards: Pile = Counter()
        self.market: Pile = Counter()
        self.hand: list[Pile] = [Counter() for _ in range(seats)]
        self.applied: list[Pile] = [Counter() for _ in range(seats)]
        self.goods: list[Pile] = [Counter() for _ in range(seats)]
        self.laid: dict[int, str] = {}
        self.coins = [self.numbers.starting_coins] * seats
        self.points = [0] * seats
        self.inside: set[int] = set()

    def clockwise(self) -> list[int]:
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def draw(self, into: Pile) -> None:
        """AR-6.2: as soon as the deck runs out it is made anew; by version 1 only when a card is to be drawn."""
        if not self.deck.total():
            self.deck, self.discards = self.discards, Counter()
        if self.deck.total():
            card = self.draws.popleft()
            self.deck[card] -= 1
            assert self.deck[card] >= 0, f"{card} was drawn and is not in the deck"
            into[card] += 1
            if self.version > 1 and not self.deck.total():
                self.deck, self.discards = self.discards, Counter()

    def course(self) -> Course:
        while self.round < self.numbers.rounds:
            self.round += 1
            if self.round > 1:
                self.hand_token_over()
            for seat in self.clockwise():  # AR-2.2
                for _ in range(self.numbers.hand - self.hand[seat].total()):
                    self.draw(self.hand[seat])
            for _ in range(self.numbers.market):
                self.draw(self.market)
            yield from self.card_market()
            yield from self.steps()
            for pile in self.applied:  # AR-6.1
                self.discards += pile
                pile.clear()
            if self.round < self.numbers.rounds:
                yield from self.closing()

    def hand_token_over(self) -> None:
        """AR-2.1, AR-8.2"""
        fewest = min(self.points)
        left = [*self.clockwise()[1:], self.first]
        self.first = next(seat for seat in left if self.points[seat] == fewest)

    def card_market(self) -> Course:
        """AR-3"""
        passed: set[int] = set()
        traded: set[int] = set()
        for seat in cycle(self.clockwise()):
            if len(passed) == self.seats:
                break
            if seat in passed:
                continue
            free = seat not in traded
            options = {"pass"} | ({"redraw"} if free else set())
            if free or self.coins[seat] >= self.numbers.swap_coins:
                options |= {f"swap {gave} {took}" for gave in +self.hand[seat] for took in +self.market}
            _, text = yield "market", {seat: options}
            word, *names = text.split(" ")
            if word == "pass":
                passed.add(seat)
                continue
            traded.add(seat)
            if word == "redraw":
                self.discards += self.hand[seat]
                self.hand[seat].clear()
                for _ in range(self.numbers.hand):
                    self.draw(self.hand[seat])
            else:
                self.coins[seat] -= 0 if free else self.numbers.swap_coins
                self.hand[seat] += Counter([names[1]]) - Counter([names[0]])
                self.hand[seat] -= Counter([names[0]]) - Counter([names[1]])
                self.market += Counter([names[0]])
                self.market -= Counter([names[1]])
        self.discards += self.market
        self.market.clear()

    def steps(self) -> Course:
        """AR-4.1, AR-4.2, AR-4.7, AR-4.9"""
        self.inside = set(range(self.seats))
        while True:
            self.inside = {seat for seat in self.inside if self.hand[seat].total()}
            if not self.inside:
                return
            waiting = set(self.inside)
            while waiting:
                seat, text = yield "lay", {seat: {f"lay {card}" for card in +self.hand[seat]} for seat in waiting}
                waiting.discard(seat)
                self.laid[seat] = text.removeprefix("lay ")
                self.hand[seat][self.laid[seat]] -= 1
            for actions in (True, False):
                for seat in self.clockwise():
                    if seat in self.laid and self.cards[self.laid[seat]].is_action == actions:
                        yield from self.resolve(seat, self.laid[seat])

    def resolve(self, seat: int, card: str) -> Course:
        """AR-4.3, AR-4.4, AR-4.8"""
        options = {"discard", "withdraw"}
        if self.has_target(seat, card) and self.left(seat, card) >= 0:
            options.add("apply")
        _, text = yield "resolve", {seat: options}
        if text != "apply":
            del self.laid[seat]
            if text == "discard":
                self.discards[card] += 1
            else:
                self.hand[seat][card] += 1
                self.inside.discard(seat)
            return
        while text != "done":
            _, text = yield "trade", {seat: self.trades(seat, card)}
            if text != "done":
                self.trade(seat, text)
        if self.cards[card].is_action:
            yield from self.act(seat, self.effect(card))
            self.lie_down(seat)
        else:
            yield from self.build(seat, self.cards[card])
        assert seat not in self.laid

    def lie_down(self, seat: int) -> None:
        if seat in self.laid:
            self.applied[seat][self.laid.pop(seat)] += 1

    def build(self, seat: int, card: Card) -> Course:
        """AR-4.5, AR-5.2, AR-5.8, AR-7.3"""
        self.coins[seat] -= card.input_coins
        self.goods[seat] -= self.amounts(card.inputs)
        self.goods[seat] += self.amounts(card.outputs)
        self.lie_down(seat)
        for _ in range(card.points):
            self.points[seat] += 1
            found = self.box.track[self.points[seat] % len(self.box.track)]
            if found >= 0:
                self.goods[seat][self.box.resource_keys[found]] += 1
        if self.effect(card.key) == "knight":
            _, text = yield "knight", {seat: {f"knight {other}" for other in range(self.seats) if other != seat}}
            victim = int(text.removeprefix("knight "))
            self.points[victim] = max(0, self.points[victim] - self.numbers.knight_back)
        elif self.effect(card.key) == "mage":
            for _ in range(self.numbers.mage_draw):
                self.draw(self.hand[seat])
            for _ in range(min(self.numbers.mage_discard, self.hand[seat].total())):
                _, text = yield "mage", {seat: {f"discard {one}" for one in +self.hand[seat]}}
                self.hand[seat][text.removeprefix("discard ")] -= 1
                self.discards[text.removeprefix("discard ")] += 1

    def act(self, seat: int, effect: str) -> Course:
        """AR-5.3 to AR-5.6"""
        if effect == "fair":
            self.coins[seat] += self.numbers.fair_coins * self.applied[seat].total()
        elif effect == "scouting":
            _, text = yield (
                "scout",
                {seat: {f"scout {other}" for other in self.others(seat) if self.hand[other].total()}},
            )
            victim = int(text.removeprefix("scout "))
            card = self.draws.popleft()
            assert self.hand[victim][card]
            self.hand[victim][card] -= 1
            self.hand[seat][card] += 1
            self.lie_down(seat)
            self.draw(self.hand[victim])
        elif effect == "reconstruction":
            _, text = yield "return", {seat: {f"return {one}" for one in self.returnable(seat)}}
            self.applied[seat][text.removeprefix("return ")] -= 1
            self.hand[seat][text.removeprefix("return ")] += 1
        else:
            _, text = yield (
                "steal",
                {seat: {text for text, fee in self.stealable(seat).items() if fee <= self.coins[seat]}},
            )
            self.coins[seat] -= self.stealable(seat)[text]
            _, whose, good = text.split(" ")
            self.goods[int(whose)][good] -= 1
            self.goods[seat][good] += 1

    def effect(self, card: str) -> str:
        return EFFECTS[self.cards[card].effect]

    def amounts(self, row: list[int]) -> Pile:
        """By name what a card has by kind."""
        return +Counter(dict(zip(self.box.resource_keys, row, strict=True)))

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def returnable(self, seat: int) -> set[str]:
        """AR-8.5"""
        return {card for card in +self.applied[seat] if self.effect(card) != "reconstruction"}

    def stealable(self, seat: int) -> dict[str, int]:
        """What can be stolen, with the fee."""
        fees = self.numbers.theft_coins
        return {
            f"steal {other} {good}": fees[self.resources[good].level]
            for other in self.others(seat)
            for good in +self.goods[other]
            if fees[self.resources[good].level]
        }

    def has_target(self, seat: int, card: str) -> bool:
        """AR-5.7, AR-5.9"""
        effect = self.effect(card)
        if effect == "scouting":
            return any(self.hand[other].total() for other in self.others(seat))
        if effect == "reconstruction":
            return bool(self.returnable(seat))
        return effect != "theft" or bool(self.stealable(seat))

    def fee(self, seat: int, card: str) -> int:
        """The fewest coins that the card itself takes."""
        if self.effect(card) == "theft":
            return min(self.stealable(seat).values())
        return self.cards[card].input_coins

    def left(self, seat: int, card: str) -> int:
        """The coins after selling all that the card does not need, buying all that it lacks, and its fee."""
        needs = self.amounts(self.cards[card].inputs)
        coins = self.coins[seat] - self.fee(seat, card)
        for good, prices in self.resources.items():
            spare = self.goods[seat][good] - needs[good]
            coins += spare * (prices.sell if spare > 0 else prices.buy)
        return coins

    def trade(self, seat: int, text: str, back: int = 1) -> None:
        """`back` -1 takes it back."""
        word, good = text.split(" ")
        buying = word == "buy"
        self.goods[seat][good] += back if buying else -back
        self.coins[seat] += (-self.resources[good].buy if buying else self.resources[good].sell) * back

    def trades(self, seat: int, card: str) -> set[str]:
        """AR-4.8: what can be traded so that the card can still be applied; done once it can be paid."""
        found = set()
        for text in [f"{word} {good}" for word in ("sell", "buy") for good in self.resources]:
            self.trade(seat, text)
            whole = self.coins[seat] >= 0 and self.goods[seat][text.split(" ")[1]] >= 0
            if whole and self.left(seat, card) >= 0:
                found.add(text)
            self.trade(seat, text, back=-1)
        paid = self.goods[seat] >= self.amounts(self.cards[card].inputs)
        if paid and self.coins[seat] >= self.fee(seat, card):
            found.add("done")
        return found

    def closing(self) -> Course:
        """AR-6.1, AR-6.3: chosen piece by piece, done when all have chosen."""
        dropping: list[Pile] = [Counter() for _ in range(self.seats)]
        selling: list[Pile] = [Counter() for _ in range(self.seats)]
        waiting = set(range(self.seats))
        while waiting:
            asked = {
                seat: {"done"}
                | {f"discard {card}" for card in self.hand[seat] - dropping[seat]}
                | {f"sell {good}" for good in self.goods[seat] - selling[seat]}
                for seat in waiting
            }
            seat, text = yield "closing", asked
            word, _, name = text.partition(" ")
            if word == "done":
                waiting.discard(seat)
            else:
                (dropping if word == "discard" else selling)[seat][name] += 1
        for seat in range(self.seats):
            self.hand[seat] -= dropping[seat]
            self.discards += dropping[seat]
            self.goods[seat] -= selling[seat]
            self.coins[seat] += self.value(selling[seat])

    def value(self, goods: Pile) -> int:
        return sum(self.resources[good].sell * count for good, count in goods.items())

    def scores(self) -> list[int]:
        """AR-7.1"""
        rate = self.numbers.coins_per_point
        return [
            self.points[seat] + (self.coins[seat] + self.value(self.goods[seat])) // rate
            for seat in range(self.seats)
        ]
