"""Plays the games of an arena on a Ray cluster, with the same results as on one machine.

`RAY_ADDRESS` names a cluster; without it Ray starts one on this machine. Every node needs the same Tilewright.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tilewright.cli.errors import CommandError
from tilewright.cli.matches import Contest, GameOutcome, play_one
from tilewright.games.catalogue import registry

AHEAD: Final = 4  # games for each processor that are asked for at a time
WAIT: Final = 1.0  # seconds after which new processors are looked for


def ray_module() -> Any:
    try:
        import ray
    except ImportError:
        raise CommandError("cli-error-extra", module="ray", extra="ray") from None
    return ray


def play_game(contest: Contest, number: int) -> GameOutcome:
    """On whichever node it is asked: all that it needs follows from the contest and the number."""
    return play_one(registry().rules(contest.spec), contest, number)


def play_on_ray(contest: Contest, numbers: Sequence[int]) -> Iterator[GameOutcome]:
    """All these games as they are finished. A game whose node is lost is played again on another."""
    ray = ray_module()
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
    play = ray.remote(max_retries=-1)(play_game)
    left = iter(numbers)
    ahead: list[Any] = []  # answers that are waited for
    while True:
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(ahead) < most and (number := next(left, None)) is not None:
            ahead.append(play.remote(contest, number))
        if not ahead:
            return
        done, ahead = ray.wait(ahead, num_returns=1, timeout=WAIT)
        for one in done:
            yield ray.get(one)
