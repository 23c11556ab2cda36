"""The sets of options that the laws are checked with: every player count, and every other value of each option."""

from functools import cache

from tilewright.kernel.registry import Game, GameOption, Spec, Value


def values_of(option: GameOption) -> list[Value]:
    """The values worth trying; a file is another box and tested where boxes are."""
    if option.kind == "number":
        if option.name == "players":
            return list(range(option.low, option.high + 1))
        return sorted({option.low, option.high, int(str(option.default))})
    if option.kind == "flag":
        return [False, True]
    if option.kind == "choice":
        return list(option.choices)
    return [option.default, [0]] if option.kind == "seats" else [option.default]


def player_counts(game: Game) -> list[dict[str, Value]]:
    counts = [option for option in game.options if option.name == "players"]
    return [{"players": value} for option in counts for value in values_of(option)] or [{}]


def main_specs(game: Game) -> list[Spec]:
    """The game as it is, for every player count."""
    defaults: dict[str, Value] = {option.name: option.default for option in game.options}
    return [Spec(game, {**defaults, **count}) for count in player_counts(game)]


@cache
def other_specs(game: Game) -> tuple[Spec, ...]:
    """Every other value of every other option, one at a time, for every player count; a value that is not
    offered alone is tried with each other value of another option. To see what is offered many rules are built,
    which takes long enough to be done once."""
    found = []
    for plain in main_specs(game):
        changes = other_values(game)
        for change in changes:
            alone = Spec(game, {**plain.values, **change})
            pairs = [Spec(game, {**plain.values, **more, **change}) for more in changes]
            found += [alone] if is_offered(alone) else [pair for pair in pairs if is_offered(pair)]
    return tuple({spec.text(): spec for spec in found}.values())


def older(game: Game) -> list[Spec]:
    """What older rules are tried with: every player count, and other options with the usual one."""
    usual = {option.name: option.default for option in game.options}.get("players")
    options = [spec for spec in other_specs(game) if spec.values.get("players") == usual]
    return [
        Spec(game, spec.values, version) for version in game.versions[:-1] for spec in main_specs(game) + options
    ]


def other_values(game: Game) -> list[dict[str, Value]]:
    return [
        {option.name: value}
        for option in game.options
        for value in values_of(option)
        if option.name != "players" and value != option.default
    ]


def is_offered(spec: Spec) -> bool:
    try:
        spec.rules()
    except ValueError:
        return False
    return True
