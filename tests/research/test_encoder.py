"""Tables as arrays: names, ways back, and symmetries."""

from typing import Any

import pytest

np = pytest.importorskip("numpy")

from tilewright.kernel.rng import Rng  # noqa: E402
from tilewright.kernel.rules import Rules  # noqa: E402
from tilewright.kernel.state import State  # noqa: E402
from tilewright.research.encoder import Encoder, NotEncoded  # noqa: E402
from tilewright.research.symmetry import turn_axes, turn_options, turn_villages  # noqa: E402

SPECS = ("keyflower(players=3)", "keyflower(players=2,merchants=true)", "artificium(players=3)")


def moments(rules: Rules, seed: str, every: int = 9) -> list[State]:
    """Some states of a random game."""
    dice, s, found, count = Rng.from_seed(seed), rules.new(seed), [], 0
    while s.stack:
        if count % every == 0:
            found.append(s.clone())
        seat = rules.waiting_seats(s)[0]
        options = rules.options(s, seat)
        rules.apply(s, seat, options[dice.below(len(options))])
        count += 1
    return [*found, s]


@pytest.fixture(scope="module", params=SPECS)
def seen(request: pytest.FixtureRequest) -> tuple[Encoder, list[State]]:
    encoder = Encoder(request.param)
    return encoder, moments(encoder.rules, "seen")


def rows_of(encoder: Encoder, states: list[State]) -> Any:
    return np.stack([encoder.observe(s, seat) for s in states for seat in range(encoder.rules.seats)])


def test_every_number_has_a_name(seen: tuple[Encoder, list[State]]) -> None:
    encoder, states = seen
    names = encoder.names()
    assert len(names) == len(set(names)) == encoder.size
    rows = rows_of(encoder, states[:3])
    assert len(encoder.dense_names()) == len(set(encoder.dense_names())) == encoder.dense(rows).shape[-1]


def test_dense_arrays_say_the_same(seen: tuple[Encoder, list[State]]) -> None:
    """Every entry of a dense row is the count or the flag that `describe` names."""
    encoder, states = seen
    row = encoder.observe(states[-2], 0)
    dense = dict(zip(encoder.dense_names(), encoder.dense(row[None], scale=1.0)[0].tolist(), strict=True))
    described = encoder.describe(row)
    assert described
    for name, said in described.items():
        field, _, place = name.partition("[")
        place, _, part = place.partition("]") if place else ("", "", "")
        key = f"{field}{part}[{place}]" if place else name
        if isinstance(said, str):
            assert dense[f"{key}={said}"] == 1
        else:
            assert dense[key] == said


def test_tokens_lead_back_to_the_row(seen: tuple[Encoder, list[State]]) -> None:
    encoder, states = seen
    rows = rows_of(encoder, states)
    at, numbers = encoder.tokens(rows, encoder.size)
    assert (encoder.from_tokens(at, numbers) == rows).all()
    with pytest.raises(ValueError, match="there is room for 3"):
        encoder.tokens(rows, 3)


def test_options_differ_by_their_features(seen: tuple[Encoder, list[State]]) -> None:
    encoder, states = seen
    for s in states[:-1]:
        seat = encoder.rules.waiting_seats(s)[0]
        actions = np.array(encoder.rules.options(s, seat), dtype=np.int64)
        features = encoder.option_features(actions)
        assert len(np.unique(features, axis=0)) == len(actions)
        words = {encoder.encoding.kinds[kind] for kind in features[:, 0]}
        assert words <= set(encoder.encoding.kinds)


def test_a_game_without_numbers_says_so() -> None:
    class Silent(Rules):
        pass

    with pytest.raises(NotEncoded, match="silent does not say"):
        Encoder(Silent("silent", 1, 2))


def test_a_sixth_of_a_turn_six_times_is_none() -> None:
    q, r = np.array([1, 0, -3]), np.array([0, 2, 5])
    assert turn_axes(q, r, 1)[0].tolist() == [0, -2, -5]
    assert [row.tolist() for row in turn_axes(q, r, 6)] == [q.tolist(), r.tolist()]


def test_a_turned_village_plays_the_same() -> None:
    """A table whose villages really are turned has the turned row and the turned options."""
    encoder = Encoder("keyflower(players=2)")
    rules, kinds = encoder.rules, set()
    for s in moments(rules, "turn", 1)[:-1]:
        frozen = s.freeze()
        villages = frozen["villages"]
        assert isinstance(villages, list)
        other: list[list[list[int]]] = [[turned_tile(row) for row in rows] for rows in villages]
        turned = rules.thaw(frozen | {"villages": other})
        seat = rules.waiting_seats(s)[0]
        want = turn_villages(encoder, encoder.observe(s, seat)[None], 1)[0]
        assert (encoder.observe(turned, seat) == want).all()
        name = rules.question_name(s)
        if name == "place":
            kinds.add(name)
            here = [encoder.option_features(np.array(rules.options(one, seat))) for one in (s, turned)]
            looks = [{tuple(row) for row in features.tolist()} for features in here]
            same = {tuple(row) for row in turn_options(encoder, here[0], 1).tolist()}
            assert len(looks[0]) == len(looks[1])
            assert {row[:-1] for row in same} == {row[:-1] for row in looks[1]}
    assert kinds == {"place"}


def turned_tile(row: list[int]) -> list[int]:
    tile, q, r, turn = row
    return [tile, -r, q + r, (turn + 1) % 6]
