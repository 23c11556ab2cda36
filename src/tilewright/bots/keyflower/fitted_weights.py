"""Numbers fitted to games played through: what a thing held as a season begins adds to the final points."""

from typing import Final

# By season from summer on: workers, green ones, skills, gold, other resources, printed points, what uses to come
# are thought to bring, what upgrades to come are, tiles, the start player, what own winter tiles would give.
FEATURES: Final = 11
HOLDINGS: Final[list[list[float]]] = [
    [0.0] * FEATURES,
    [1.43, 1.60, 2.00, 1.45, 0.80, 1.00, 0.77, 0.30, 1.00, 0.20, 0.10],
    [1.15, 1.35, 1.80, 1.60, 0.75, 1.05, 0.45, 0.15, 2.30, 1.10, 0.25],
    [1.02, 1.20, 1.60, 1.55, 0.70, 0.95, 0.60, 0.10, 1.40, 2.00, 0.23],
]
# What these numbers leave out on average, by season.
REST: Final[list[float]] = [50.0, 25.0, 5.0, -6.0]
# What one face adds beside the average of all tiles, by season.
FACES: Final[list[dict[str, float]]] = [
    {},
    {"apprentice_hall": 2.0, "workshop": 1.4, "stable": 0.7, "peddler": -2.0, "alehouse": -0.9},
    {
        "apprentice_hall+": 2.3, "farrier": 3.3, "gold_mine": -1.0, "gold_mine+": 1.4, "hiring_fair": 1.1,
        "mason": -0.8, "peddler": -1.7, "stable": 1.0, "stable+": 1.2, "store": -2.3, "summer_boat_2b": 3.8,
        "summer_boat_3b": 2.1, "summer_boat_4b": 2.4, "tavern": -1.0, "alehouse": -1.0, "brewer": -1.0,
    },
    {
        "wainwright": 5.0, "wainwright+": 5.0, "stable+": 2.7, "farrier+": 3.1, "summer_boat_2b": 3.2,
        "summer_boat_3b": 3.3, "apprentice_hall+": 2.0, "hiring_fair+": 1.8, "alehouse": -1.4, "inn": -1.6,
        "forge": -1.3, "miner": -1.3, "hiring_fair": -1.3, "woodcutter": -1.2, "mason": 1.2, "store+": -1.8,
        "peddler": -1.0, "peddler+": -1.6,
    },
]  # fmt: skip
# In the middle of a season: what a worker still behind the screen does beside what it will be worth next season.
STILL_TO_PLACE: Final[list[float]] = [1.0, 0.9, 0.8, 0.95]
# Winter gains beyond that, by the workers behind a screen on average: so much each, and by their square.
YET_TO_COME: Final[list[float]] = [-0.55, 0.09]
# How these sums lie to the points that came of them: factor and shift, as a season begins and in its middle.
BEGUN: Final[list[tuple[float, float]]] = [(1.0, 3.0), (1.43, -29.9), (1.09, -8.0), (1.0, 0.0)]
UNDER_WAY: Final[list[tuple[float, float]]] = [(1.50, -36.6), (1.09, -6.9), (0.88, 3.1)]
