"""The vocabulary in which the files of printed facts are written, and how an expansion adds to it."""

from typing import Final

from tilewright.games.keyflower.content import terms

# The fields that each way to score must have (KF-8.9 to KF-8.11).
SCORING: Final[dict[str, tuple[str, ...]]] = {
    "sets": ("points", "needs"),
    "one_kind": ("points", "domain"),
    "fixed": ("points",),
    "transport": ("points",),
    "circuit": ("points",),
    "river": ("scale",),
    "flip": ("points", "upgrades"),
    "leftover_workers": ("points",),
    "adjacent": ("points",),
}
FACE_FIELDS: Final = ("price", "gives", "one_of", "transport", "upgrades", "points", "store")
COST_RESOURCES: Final = (*terms.RESOURCES, "any_resource")
COST_SKILLS: Final = (*terms.SKILLS, "any_skill")

# The fields of a tile by its kind, beside those that all have.
COMMON_FIELDS: Final = ("kind", "edges", "single_source")
KIND_FIELDS: Final[tuple[tuple[str, ...], ...]] = (
    ("number", "names", "cost", "basic", "upgraded"),
    ("names", "min_players", "load", "scoring"),
    ("number", "names", "a", "b", "scoring"),
    ("season", "names", "cost", "basic", "upgraded"),
    ("season", "number", "a", "b"),
)
WINTER_FIELDS: Final = ("season", "names", "scoring")


class Words:
    """The words of the base and those that an expansion appends to them."""

    def __init__(
        self,
        effects: tuple[str, ...] = (),
        scoring: dict[str, tuple[str, ...]] | None = None,
        cargo: tuple[str, ...] = (),
        notes: tuple[str, ...] = (),
        languages: tuple[str, ...] = terms.LANGUAGES,
    ) -> None:
        self.effects: tuple[str, ...] = (*terms.EFFECTS, *effects)
        self.scoring: dict[str, tuple[str, ...]] = {**SCORING, **(scoring or {})}
        self.cargo: tuple[str, ...] = cargo  # effect words that a boat may carry beside workers and skills
        self.notes: tuple[str, ...] = notes  # further fields of a tile, kept as text
        self.languages: tuple[str, ...] = languages  # those in which every tile must have a name
