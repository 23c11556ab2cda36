"""What is tuned in each game: which numbers, at which level of play, against which styles."""

from collections.abc import Callable
from typing import NamedTuple

from tilewright.bots.weight_sets import WeightSet
from tilewright.kernel.rules import Rules

# A style multiplies some weights of the present set; one that is 0 stays 0.
Style = dict[str, float]


class GameTuning(NamedTuple):
    """`level`: which answers of the mind play, see players.py; `spread`: points of lead that say a lot."""

    level: str
    tunes: Callable[[str, str], bool]  # by section and key
    spread: float
    styles: dict[str, Style]
    most: dict[str, float]  # chances and shares stay below


# Weights that quick answers do not look at.
SLOW = ("static_share", "best_rival", "mean_rival")
MERCHANTS = ("contract", "cabin", "contract_items", "lacking", "next_contract")


# Of the leaf, what is the same for all tiles; only turns that are played on see it.
LEAF = ("holdings", "still_to_place", "yet_to_come", "under_way")


def keyflower(merchants: bool, part: str) -> GameTuning:
    def tunes(section: str, key: str) -> bool:
        if section == "leaf":
            return part == "ponder" and key in LEAF
        return (
            section == "weights" and (merchants or key not in MERCHANTS) and (part == "ponder" or key not in SLOW)
        )

    return GameTuning(
        part,
        tunes,
        10.0,
        {
            "overbidder": {
                "wants": 0.2,
                "may_want": 0.2,
                "tied_up": 0.3,
                "hand": 0.75,
                "room": 4.0,
                "blocking": 2.0,
            },
            "denier": {"blocking": 5.0, "others_gain": 2.0, "rival_prize": 1.6, "lead_over": 2.0},
            "builder": {
                "used": 1.4,
                "upgraded": 1.3,
                "own_upgraded": 1.2,
                "symbol": 1.5,
                "blocking": 0.2,
                "guest": 2.0,
            },
        },
        {
            **dict.fromkeys(("wants", "may_want", "losing", "led_back", "last_spent", "shared", "foreseen"), 0.97),
            **dict.fromkeys(("upgraded", "own_upgraded", "lacks_more", "lacking", "next_contract"), 0.97),
        },
    )


# What the planner of `normal` believes, beside what only quick answers do.
QUICK = ("quick_",)


def artificium_quick(section: str, key: str) -> bool:
    return section == "weights" and key.startswith(QUICK)


def artificium_learned(section: str, key: str) -> bool:
    shared = ("hurt_duel", "later_theft", "swap", "equal", "redraw")
    return (section == "learned" and key not in ("knees", "poor", "rich")) or (
        section == "weights" and key in shared
    )


ARTIFICIUM_STYLES: dict[str, Style] = {
    "fighter": {"quick_knight": 2.0, "quick_theft": 4.0, "hurt_duel": 1.5, "hurt_table": 2.0},
    "hoarder": {"quick_coin": 1.4, "coin": 1.3, "quick_swap": 0.5},
    "spender": {"quick_coin": 0.6, "coin": 0.7, "quick_redraw": 1.5},
}
ARTIFICIUM = GameTuning("quick", artificium_quick, 8.0, ARTIFICIUM_STYLES, {})
ARTIFICIUM_LEARNED = GameTuning("ponder", artificium_learned, 8.0, ARTIFICIUM_STYLES, {})


def tuning_of(rules: Rules, part: str) -> GameTuning:
    """`part`: `quick` for what quick answers look at, `ponder` for what plans do."""
    if rules.game == "keyflower":
        return keyflower(table_name(rules).startswith("merchants"), part)
    return ARTIFICIUM if part == "quick" else ARTIFICIUM_LEARNED


def table_name(rules: Rules) -> str:
    """The name of the weight set that such a table has of its own."""
    expansions = getattr(rules, "expansions", [])
    return f"{'merchants' if len(expansions) else 'base'}-{rules.seats}"


def styled(sections: dict[str, dict[str, object]], style: Style) -> dict[str, dict[str, object]]:
    """The set with some of its numbers multiplied."""

    def times(value: object, factor: float) -> object:
        if isinstance(value, list):
            return [times(one, factor) for one in value]
        return value * factor if isinstance(value, int | float) else value

    return {
        section: {key: times(value, style[key]) if key in style else value for key, value in values.items()}
        for section, values in sections.items()
    }


def as_set(name: str, sections: dict[str, dict[str, object]]) -> WeightSet:
    return WeightSet(name, sections)
