"""Games in Parquet files: every row leads back to a decision of a game that can be played again."""

from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pyarrow")

from tilewright.kernel.state import State  # noqa: E402
from tilewright.research.data_card import Counts, data_card  # noqa: E402
from tilewright.research.dataset import CHUNK, DatasetPlan, play_chunks, write  # noqa: E402
from tilewright.research.encoder import Encoder  # noqa: E402
from tilewright.research.loading import Dataset, OtherEncoding, spread  # noqa: E402


def test_a_file_holds_the_games(tmp_path: Path) -> None:
    plan = DatasetPlan("artificium(players=2)", ("random", "greedy"), 3, "data")
    counts = Counts()
    for rows in write(plan, tmp_path / "games.parquet", 1):
        counts.add(rows)
    found = Dataset(tmp_path / "games.parquet")
    assert len(found) == counts.decisions
    card = data_card(plan, counts)
    assert f"{counts.decisions:,} decisions of 3 games" in card
    assert 'tilewright dataset "artificium(players=2)" FILE --bots random,greedy --games 3 --seed data' in card
    assert found.about["encoding"] == "artificium-1"
    encoder = Encoder(plan.spec)
    assert found.about["observation"]["names"] == encoder.names()
    rules = encoder.rules
    states: dict[int, State] = {}
    for batch in found.batches(64):
        for row in range(len(batch["game"])):
            game, seat = int(batch["game"][row]), int(batch["seat"][row])
            s = states.setdefault(game, rules.new(f"data/{game}"))
            assert (batch["observation"][row] == encoder.observe(s, seat)).all()
            options = batch["options"][row, : batch["counts"][row]].tolist()
            assert options == rules.options(s, seat)
            assert batch["bot"][row] == plan.bots[(seat + game) % 2]
            rules.apply(s, seat, options[batch["action"][row]])
            if not s.stack:
                points = rules.scores(s)
                assert batch["points"][row] == points[seat]
                assert batch["margin"][row] == points[seat] - points[1 - seat]
                assert batch["win"][row] == (1 / len(rules.winners(s)) if seat in rules.winners(s) else 0)
    assert all(not s.stack for s in states.values())
    assert len(states) == 3


def test_lists_of_options_are_spread_from_anywhere() -> None:
    counts, options = spread(np.array([9, 1, 2, 3]), np.array([1, 3, 3, 4]))
    assert counts.tolist() == [2, 0, 1]
    assert options.tolist() == [[1, 2], [0, 0], [3, 0]]


def test_games_are_the_same_for_any_number_of_jobs() -> None:
    plan = DatasetPlan("artificium(players=2)", ("random",), CHUNK + 1, "jobs")
    alone, together = (list(play_chunks(plan, jobs)) for jobs in (1, 2))
    assert len(alone) == 2
    assert all(one.equals(other) for one, other in zip(alone, together, strict=True))


def test_a_file_of_another_encoding_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    list(write(DatasetPlan("artificium(players=2)", ("random",), 1, "data"), file, 1))
    found = Dataset(file)
    assert found.encoder().version == "artificium-1"
    found.about["encoding"] = "artificium-0"
    with pytest.raises(OtherEncoding, match="the file has encoding artificium-0"):
        found.encoder()


def test_pytorch_gets_tensors(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    from tilewright.research.torch_loading import Decisions

    file = tmp_path / "games.parquet"
    list(write(DatasetPlan("artificium(players=2)", ("random",), 1, "data"), file, 1))
    batches = list(torch.utils.data.DataLoader(Decisions(file, 16), batch_size=None))
    found = Dataset(file)
    assert sum(len(batch["action"]) for batch in batches) == len(found)
    first, row = batches[0], next(found.batches(16))
    encoder = found.encoder()
    assert (first["observation"].numpy() == encoder.dense(row["observation"])).all()
    assert (first["mask"].sum(1).numpy() == row["counts"]).all()
    kinds = encoder.option_features(row["options"])[..., 0]
    assert (first["options"][..., 0].numpy()[first["mask"].numpy()] == kinds[first["mask"].numpy()]).all()
