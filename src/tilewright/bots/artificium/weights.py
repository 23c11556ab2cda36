"""Every number that Artificium's player believes in; all are final points unless a line says otherwise."""

from tilewright.bots.artificium.limits import CLASSES, LEVELS, PIECES
from tilewright.bots.weight_sets import WeightTable
from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS


class CardWeights:
    """What each number means; how many points it is, is in the weight sets."""

    def __init__(self, given: WeightTable, rounds: int) -> None:
        self._rounds(given, rounds)
        self._effects(given, rounds)
        self._quick(given, rounds)
        given.done()

    def _rounds(self, given: WeightTable, rounds: int) -> None:
        # Coins and resources at the end of a round. Money makes points in the rounds to come, the first coins by
        # far the most: a curve of straight pieces over the wealth (coins and resources at their price of selling),
        # by the rounds still to come. When none is left, everything is sold and coins are changed into points.
        self.knees = given.row("knees", PIECES - 1)  # wealth at which the next piece begins
        self.coin = given.rows("coin", rounds, PIECES)  # points of a coin by piece
        self.premium = given.row("premium", LEVELS)  # how much more than its coins a resource is worth, by level
        self.whole = given.number(
            "whole"
        )  # at the end only full points count: how far its count of coins is trusted
        # A card kept for the next round, beside the blind card that would be drawn in its place: with a wealth of
        # `poor` and with one of `rich`.
        self.keep_poor = given.row("keep_poor", CLASSES)
        self.keep_rich = given.row("keep_rich", CLASSES)
        self.poor = given.number("poor")
        self.rich = given.number("rich")
        self.keep_supplied = given.row(
            "keep_supplied", LEVELS
        )  # more for each input that lies ready, by its level
        self.palace_drink = given.number("palace_drink")  # but for the lesser input of a palace
        self.future = given.row("future", rounds)  # what the rounds to come bring to the poorest

    def _effects(self, given: WeightTable, rounds: int) -> None:
        self.scout = given.row("scout", rounds)  # a card more to lay in this round; by the rounds still to come
        self.mage = given.row("mage", rounds)  # the best two of five cards more
        self.hurt_duel = given.number("hurt_duel")  # a point that the only opponent loses
        self.hurt_table = given.number("hurt_table")  # a point that one of several opponents loses
        self.later_theft = given.number(
            "later_theft"
        )  # a resource to be stolen in a later step may be gone by then
        # How much is to be gained before something is done.
        self.swap = given.number("swap")
        self.equal = given.number("equal")  # among equals a card is rather applied than discarded
        self.redraw = given.number("redraw")  # the hand that is drawn is a guess
        self.market_to_come = given.number(
            "market_to_come"
        )  # what the card market still brings before the first swap
        self.swap_to_come = given.number("swap_to_come")  # and after it

    def _quick(self, given: WeightTable, rounds: int) -> None:
        self.quick_card = given.row("quick_card", CLASSES)
        self.quick_link = given.number("quick_link")  # if it makes what another card of the hand takes
        self.quick_dead = given.number("quick_dead")  # a card that can hardly be applied
        self.quick_loan = given.number("quick_loan")  # coins that may yet be found for it
        self.quick_blind = given.number("quick_blind")  # a card that is not known
        self.quick_swap = given.number("quick_swap")  # gain that is worth a swap
        self.quick_redraw = given.number("quick_redraw")  # a hand of less is thrown away
        self.quick_coin = given.row("quick_coin", rounds)  # points of a coin, by the rounds still to come
        self.quick_rich = given.number("quick_rich")  # wealth from which a coin is worth less
        self.quick_richer = given.number("quick_richer")  # so much less
        self.quick_feed = given.number("quick_feed")  # for a card that makes what another one lacks: it goes first
        self.quick_knight = given.number("quick_knight")  # effects, beside the points of their cards
        self.quick_mage = given.number("quick_mage")
        self.quick_scout = given.number("quick_scout")
        self.quick_theft = given.number("quick_theft")
        self.quick_fair = given.number("quick_fair")
        # How much less than now a card brings that Reconstruction takes back first.
        self.quick_again = given.number("quick_again")
        self.ahead = given.number("ahead")  # among equal targets a point counts so much for hitting who has it


class LearnedWeights:
    """What `hard` believes instead of the plain weights: fitted to thousands of rounds played out, by the rounds
    still to come (none, one, two, three); see docs/bots-inside.md for how they were found."""

    def __init__(self, given: WeightTable, rounds: int) -> None:
        self.knees = given.row("knees", PIECES - 1)
        self.coin = given.rows("coin", rounds, PIECES)
        self.goods = given.row("goods", RESOURCE_KINDS)  # coins that a resource stands for
        # By card: what one kept is worth beside a blind one, with a wealth of `poor` and with one of `rich`.
        self.poor = given.number("poor")
        self.rich = given.number("rich")
        self.keep_poor = given.rows("keep_poor", rounds, CARD_KINDS)
        self.keep_rich = given.rows("keep_rich", rounds, CARD_KINDS)
        self.supplied = given.row("supplied", LEVELS)  # more for each input that lies ready, by its level
        # A card or the best of five more: at no wealth, for each coin of wealth, for each other card in hand.
        self.scout = given.rows("scout", rounds, 3)
        self.mage = given.rows("mage", rounds, 3)
        given.done()
