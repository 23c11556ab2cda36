"""Every number that Artificium's player believes in; all are final points unless a line says otherwise."""

from typing import Final

# Coins and resources at the end of a round. Money makes points in the rounds to come, the first coins by far the
# most: a curve of straight pieces over the wealth (coins and resources at their price of selling), by the rounds
# still to come. When none is left, everything is sold and coins are changed into points.
KNEES: Final = (4.0, 10.0, 15.0)  # wealth at which the next piece begins
COIN: Final = (  # points of a coin by piece
    (0.25, 0.25, 0.25, 0.25),
    (0.9, 0.75, 0.5, 0.35),
    (1.2, 0.75, 0.65, 0.45),
    (1.35, 0.8, 0.7, 0.55),
)
PREMIUM: Final = (0.0, 0.1, 0.15, 0.1, 0.0)  # how much more than its coins a resource is worth, by level
WHOLE: Final = 0.8  # at the end only full points count: how far the planner trusts its count of coins

# Classes of cards: buildings by the highest level of their inputs, then the actions.
SOURCE: Final = 0
PALACE: Final = 4
SCOUTING: Final = 5  # and Reconstruction, Fair, Theft

# A card kept for the next round, beside the blind card that would be drawn in its place: with a wealth of POOR and
# with one of RICH.
KEEP_POOR: Final = (0.2, 0.05, 0.6, -0.5, -1.7, -0.9, 0.4, 0.9, -1.1)
KEEP_RICH: Final = (-0.4, -0.6, 0.2, 1.0, 0.6, -1.5, 0.0, 0.0, -1.5)
POOR: Final = 2.0
RICH: Final = 9.0
KEEP_SUPPLIED: Final = (0.0, 0.3, 0.7, 1.5, 1.5)  # more for each input that lies ready, by its level
PALACE_DRINK: Final = 0.2  # but for the lesser input of a palace

# Effects.
SCOUT: Final = (1.3, 1.8, 1.9, 1.9)  # a card more to lay in this round; by the rounds still to come
MAGE: Final = (4.5, 6.2, 6.6, 6.6)  # the best two of five cards more
HURT_DUEL: Final = 0.9  # a point that the only opponent loses
HURT_TABLE: Final = 0.35  # a point that one of several opponents loses
LATER_THEFT: Final = 0.4  # a resource to be stolen in a later step may be gone by then

# How much is to be gained before something is done.
SWAP: Final = 0.05
EQUAL: Final = 0.02  # among equals a card is rather applied than discarded
REDRAW: Final = 0.3  # the hand that is drawn is a guess
REDRAW_SAMPLES: Final = 6  # hands drawn to know what a redraw brings
MARKET_TO_COME: Final = 4.5  # what the card market still brings before the first swap
SWAP_TO_COME: Final = 0.5  # and after it
FUTURE: Final = (0.0, 12.0, 29.0, 45.5)  # what the rounds to come bring to the poorest
VALUE_NODES: Final = 400  # positions looked at for the worth of a position
MOST_NODES: Final = 4000  # positions looked at in one search for an order
QUESTION_NODES: Final = 8000  # and in all searches for one question: so no answer takes long
SKETCH_NODES: Final = 300  # both, inside a search
SKETCH_QUESTION_NODES: Final = 1500
LEAST_NODES: Final = 30  # what is left to a search when those are used up

# The quick answers.
QUICK_CARD: Final = (2.2, 2.0, 2.5, 3.5, 4.5, 1.2, 1.6, 1.6, 0.2)  # by class
QUICK_LINK: Final = 0.7  # if it makes what another card of the hand takes
QUICK_DEAD: Final = 0.4  # a card that can hardly be applied
QUICK_LOAN: Final = 2  # coins that may yet be found for it
QUICK_BLIND: Final = 1.2  # a card that is not known
QUICK_SWAP: Final = 1.5  # gain that is worth a swap
QUICK_REDRAW: Final = 5.0  # a hand of less is thrown away
QUICK_PASSES: Final = 2  # how often the hand is gone through for chains
QUICK_COIN: Final = (0.25, 0.8, 0.9, 0.9)  # points of a coin, by the rounds still to come
QUICK_RICH: Final = 10  # wealth from which a coin is worth less
QUICK_RICHER: Final = 0.6  # so much less
QUICK_FEED: Final = 1.0  # for a card that makes what another one lacks: it goes first
QUICK_KNIGHT: Final = 2.0  # effects, beside the points of their cards
QUICK_MAGE: Final = 2.5
QUICK_SCOUT: Final = 1.5
QUICK_THEFT: Final = 0.3
QUICK_FAIR: Final = 0.1
QUICK_AGAIN: Final = 1.0  # how much less than now a card brings that Reconstruction takes back first
AHEAD: Final = 0.01  # among equal targets a point counts so much for hitting who has it
