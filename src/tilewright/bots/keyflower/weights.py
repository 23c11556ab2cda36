"""The weights of the player's mind for Keyflower, in points of the final score; by season where four are given."""

from typing import Final

# A worker behind the screen in the own turn, and one that comes back at the season's end.
HAND: Final = (1.60, 1.50, 1.35, 0.90)
BACK: Final = (1.35, 1.20, 0.90, 0.10)
GREEN_FACTOR: Final = 1.35  # a green worker beside another
LOSING: Final = 0.85  # a worker in a losing bid beside one in hand: it goes only whole

# Resources that nothing waits for, those that an upgrade waits for at most, and gold.
GOODS_LOW: Final = (0.75, 0.65, 0.45, 0.08)
GOODS_HIGH: Final = (1.60, 1.70, 1.80, 1.80)
GOLD: Final = (1.35, 1.35, 1.25, 1.02)
WAITED: Final = 0.55  # share of an upgrade's gain that what it still lacks is worth
ON_HOME: Final = 0.15  # a resource that is made elsewhere lies on the home, where roads begin
SKILL_LOW: Final = (1.00, 0.90, 0.75, 0.15)
SKILL_HIGH: Final = (2.00, 2.00, 2.00, 2.00)

# Tiles: what one use in each later season leaves, chances that an upgrade comes off, points of symbols.
USED: Final = 0.75  # how often a tile of the own village is used in a season
USE_COST: Final = 0.40  # what the worker could have done instead
GUESTS: Final = 0.20  # workers that others leave on it in a season
UPGRADED: Final = (0.75, 0.65, 0.50, 0.00)  # chance that a tile won in this season is upgraded later
OWN_UPGRADED: Final = (0.85, 0.75, 0.60, 0.25)  # the same of a tile that lies in the village already
TRANSPORT: Final = (0.40, 0.40, 0.40, 0.15)  # a transport point in a use
SYMBOL: Final = (1.40, 1.50, 1.50, 0.80)  # an upgrade symbol in a use
STORED: Final = (3.0, 3.0, 3.0, 2.0)  # resources that come to lie on a storage tile
ROOM: Final = 0.5  # a tile more to touch and to pass over

# Summer boats by power (1a, 1b, 2a, 2b, 3a, 3b, 4a, 4b).
POWER: Final = (4.5, 4.0, 2.5, 4.0, 3.0, 2.5, 2.0, 2.0)
RIVER: Final = 1.2  # a summer boat more where Sea Breese sails

# Winter tiles: how much of what they give for an item is foreseen in that season.
FORESEEN: Final = (0.30, 0.40, 0.55, 1.00)
NOT_LED: Final = 0.30  # beside that, of a tile that somebody else leads or nobody
ONE_KIND: Final = 0.5  # of an item whose kind may not be the one that counts
SHARED: Final = 0.85  # items that several tiles want score once
LAST_SPENT: Final = 0.55  # share of the workers behind the screen that is still there at the end

# Turn order tiles.
FIRST_BOAT: Final = 0.6  # the choice of boats, beside the difference between them
START_PLAYER: Final = 0.5
ADJACENT: Final = 3.2  # winter
PURPLE: Final = 1.2  # winter

# Bids.
WANTS: Final = 0.50  # chance that another who can exceed a bid, and to whom the tile is worth it, does
MAY_WANT: Final = 0.12  # the same where it should not be worth it to him
TIED_UP: Final = 0.12  # what a worker in a bid that will be exceeded loses in freedom
OTHERS_GAIN: Final = 0.5  # what another's gain of a worker takes from oneself, divided by the other seats
BLOCKING: Final = 0.25  # of what a tile is worth to the one who loses it, likewise

# Order of doing things: what can wait is done later.
OWN_USE_WAITS: Final = 0.75
STEP_NEARER: Final = 0.12  # a resource one road nearer to where it is wanted
STEP_COST: Final = 0.04

# Placing.
JOINED: Final = 1.5  # a road joined
FAR: Final = 0.35  # a road more to the home
OPEN_ROAD: Final = 0.30  # a road that leads on
TOUCH: Final = 0.25
HARBOUR: Final = 2.0  # a boat in the water chain where Sea Breese sails
CIRCUIT: Final = 0.5  # two roads joined at once, where Sea Bastion sails
