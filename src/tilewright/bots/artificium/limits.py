"""How cards are grouped, and how long anything is looked at: never by a clock, so answers repeat."""

from typing import Final

# Classes of cards: buildings by the highest level of their inputs, then the actions.
SOURCE: Final = 0
PALACE: Final = 4
SCOUTING: Final = 5  # and Reconstruction, Fair, Theft
CLASSES: Final = 9

LEVELS: Final = 5  # of resources
PIECES: Final = 4  # of the curve of what wealth makes

REDRAW_SAMPLES: Final = 6  # hands drawn to know what a redraw brings
VALUE_NODES: Final = 400  # positions looked at for the worth of a position
MOST_NODES: Final = 4000  # positions looked at in one search for an order
QUESTION_NODES: Final = 8000  # and in all searches for one question: so no answer takes long
SKETCH_NODES: Final = 300  # both, inside a search
SKETCH_QUESTION_NODES: Final = 1500
LEAST_NODES: Final = 30  # what is left to a search when those are used up
QUICK_PASSES: Final = 2  # how often the hand is gone through for chains
