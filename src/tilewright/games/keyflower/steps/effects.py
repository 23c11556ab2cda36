"""What an effect gives, one small class for each word that the printed facts name."""

from tilewright.games.keyflower.content.terms import RESOURCES
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.stocks import draw_skills, draw_workers, make_resource, take_green
from tilewright.kernel.event import Event
from tilewright.kernel.native import i64
from tilewright.kernel.rows import total


class Effect:
    """One word: `give` hands it out; `there` says whether there is any (KF-5.14)."""

    word = ""

    def there(self, s: KeyflowerState) -> bool:
        return True

    def give(self, s: KeyflowerState, seat: i64, tile: i64, count: i64, out: list[Event] | None) -> None:
        raise NotImplementedError


class ResourceEffect(Effect):
    """Made on the tile if it is in the user's village, else on the user's home (KF-5.6)."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.word = RESOURCES[kind]

    def there(self, s: KeyflowerState) -> bool:
        return s.supply[self.kind] > 0

    def give(self, s: KeyflowerState, seat: i64, tile: i64, count: i64, out: list[Event] | None) -> None:
        where = tile if s.owner[tile] == seat else s.villages[seat].tiles[0]
        make_resource(s, where, self.kind, count, out, seat)


class GreenWorkerEffect(Effect):
    word = "green_worker"

    def there(self, s: KeyflowerState) -> bool:
        return s.green > 0

    def give(self, s: KeyflowerState, seat: i64, tile: i64, count: i64, out: list[Event] | None) -> None:
        take_green(s, seat, count, out)


class RandomWorkerEffect(Effect):
    word = "random_worker"

    def there(self, s: KeyflowerState) -> bool:
        return total(s.bag) > 0

    def give(self, s: KeyflowerState, seat: i64, tile: i64, count: i64, out: list[Event] | None) -> None:
        draw_workers(s, seat, count, out)


class RandomSkillEffect(Effect):
    word = "random_skill"

    def there(self, s: KeyflowerState) -> bool:
        return total(s.stock) > 0

    def give(self, s: KeyflowerState, seat: i64, tile: i64, count: i64, out: list[Event] | None) -> None:
        draw_skills(s, seat, count, out)


def base_effects() -> list[Effect]:
    """In the order of the effect words in `terms`."""
    return [
        *[ResourceEffect(kind) for kind in range(4)],
        GreenWorkerEffect(),
        RandomWorkerEffect(),
        RandomSkillEffect(),
    ]
