"""The numbers and words in which the printed facts and the state of Artificium are written."""

from typing import Final

from tilewright.kernel.native import i64

CARD_KINDS: Final[i64] = 16  # 12 buildings and 4 actions (AR-1.1)
RESOURCE_KINDS: Final[i64] = 9
DECK: Final = 108
ACTIONS: Final = 20  # of them
LEVELS: Final = 4

KINDS: Final[tuple[str, ...]] = ("building", "action")

# What a card does beyond turning inputs into outputs (AR-5.2 to AR-5.6).
NO_EFFECT: Final = 0
KNIGHT: Final = 1
MAGE: Final = 2
SCOUTING: Final = 3
RECONSTRUCTION: Final = 4
FAIR: Final = 5
THEFT: Final = 6
EFFECTS: Final[tuple[str, ...]] = ("none", "knight", "mage", "scouting", "reconstruction", "fair", "theft")
FIRST_ACTION_EFFECT: Final = SCOUTING  # those before it belong to buildings

LANGUAGES: Final[tuple[str, ...]] = ("en", "ru", "uk", "hu")
