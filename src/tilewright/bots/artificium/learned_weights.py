"""What `hard` believes of Artificium instead of the plain weights: fitted to thousands of rounds played out.

By the rounds still to come (none, one, two, three); see docs/bots-inside.md for how they were found.
"""

from typing import Final

# Points of a coin, by pieces of the wealth.
KNEES: Final = (6.0, 10.0, 16.0)
COIN: Final = (
    (0.25, 0.25, 0.25, 0.25),
    (0.95, 1.05, 0.8, 0.66),
    (1.4, 1.1, 0.92, 0.85),
    (1.4, 1.3, 1.0, 0.9),
)
GOODS: Final = (1.3, 1.3, 2.8, 2.8, 2.8, 3.7, 3.8, 5.5, 8.0)  # coins that a resource stands for

# By card: what one kept is worth beside a blind one, with a wealth of POOR and with one of RICH.
POOR: Final = 2.0
RICH: Final = 20.0
KEEP_POOR: Final = (
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (-0.4, -0.2, 0.5, 0.1, 0.1, -0.3, 1.3, 1.4, 1.9, 1.9, -0.8, -0.7, -0.6, -0.9, 0.2, -0.4),
    (0.6, -0.8, 1.0, 1.2, -0.8, -0.2, 1.3, 0.6, 0.4, -0.4, -0.6, -0.9, -0.6, 1.2, 3.8, -1.3),
    (0.4, 0.4, -0.2, -0.6, -0.9, 0.3, 1.7, 0.1, 0.6, -2.0, -0.6, -1.0, -0.2, 0.3, 5.0, 0.2),
)
KEEP_RICH: Final = (
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (-0.8, -1.2, -0.7, -1.0, -0.2, -0.6, -0.5, -0.5, 0.0, 0.2, 7.2, 0.7, -1.1, 1.2, 0.7, -1.3),
    (-0.4, -0.5, -1.5, -1.0, -0.3, -0.6, 0.0, -0.2, 1.5, 0.4, 5.5, -1.0, -0.9, -0.3, 2.0, -0.1),
    (-1.0, -0.3, -0.2, 0.4, 0.5, -0.4, -0.1, -0.6, 0.8, -0.5, 4.5, -2.2, -0.8, -0.5, 2.3, -1.0),
)
SUPPLIED: Final = (0.0, 0.2, 0.4, 1.0, 1.6)  # more for each input that lies ready, by its level

# A card or the best of five more: at no wealth, for each coin of wealth, for each other card in hand.
SCOUT: Final = ((0.8, 0.11, 0.2), (1.8, 0.07, 0.2), (2.3, 0.04, 0.25), (2.9, 0.01, 0.2))
MAGE: Final = ((4.0, 0.24, 1.4), (6.7, 0.1, 1.1), (8.5, 0.0, 1.2), (8.8, 0.0, 1.2))
