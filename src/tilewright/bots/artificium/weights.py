"""Every number that Artificium's player believes in; all are final points unless a line says otherwise."""

from typing import Final

# What is left when a round ends, by the rounds still to come (0: the game is over and all is sold).
COIN: Final = (0.25, 0.30, 0.33, 0.36)  # a coin, up to PURSE coins
PURSE: Final = 12  # coins beyond so many are worth no more than at the end
GOOD_SHARE: Final = (0.0, 0.35, 0.45, 0.5)  # how far a kept resource is worth its price of buying, not of selling
GOOD_PAIR: Final = 2  # of a kind; more than so many are worth their price of selling
WHOLE: Final = 0.8  # at the end only full points count: how far the planner trusts its count of coins

# Classes of cards: buildings by the highest level of their inputs, then the actions.
SOURCE: Final = 0
PALACE: Final = 4
SCOUTING: Final = 5  # and Reconstruction, Fair, Theft
CLASSES: Final = 9
# A card kept for the next round, beside the blind card that would be drawn in its place.
KEEP: Final = (-0.1, -0.1, 0.2, 0.7, 0.9, 0.1, 0.5, 0.1, -0.8)
KEEP_SUPPLIED: Final = 0.25  # more for each input that lies ready

# Effects.
SCOUT: Final = 1.7  # a card more to lay in this round
MAGE: Final = 4.0  # five cards more, of which and of the hand all but three stay
HURT_DUEL: Final = 0.9  # a point that the only opponent loses
HURT_TABLE: Final = 0.35  # a point that one of several opponents loses
LATER_THEFT: Final = 0.4  # a resource to be stolen in a later step may be gone by then

# How much is to be gained before something is done.
SWAP: Final = 0.05
EQUAL: Final = 0.02  # among equals a card is rather applied than discarded
REDRAW: Final = 0.3  # the hand that is drawn is a guess
REDRAW_SAMPLES: Final = 6  # hands drawn to know what a redraw brings
ROUND: Final = 12.0  # what a round still to come brings
MOST_NODES: Final = 4000  # positions looked at in one search for an order

# The quick answers.
QUICK_CARD: Final = (1.8, 2.0, 2.8, 4.0, 5.0, 1.6, 1.6, 1.4, 0.4)  # by class
QUICK_LINK: Final = 0.7  # if it makes what another card of the hand takes
QUICK_DEAD: Final = 0.4  # a card that can hardly be applied
QUICK_LOAN: Final = 2  # coins that may yet be found for it
QUICK_BLIND: Final = 1.2  # a card that is not known
QUICK_SWAP: Final = 0.3  # gain that is worth a swap
QUICK_REDRAW: Final = 5.0  # a hand of less is thrown away
QUICK_PASSES: Final = 2  # how often the hand is gone through for chains
