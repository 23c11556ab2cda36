"""Games in Parquet files: every row leads back to a decision of a game that can be played again."""

from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pyarrow")

from tilewright.kernel.state import State  # noqa: E402
from tilewright.research.dataset import Dataset, GamesWanted, write  # noqa: E402
from tilewright.research.encoder import Encoder  # noqa: E402


def test_a_file_holds_the_games(tmp_path: Path) -> None:
    wish = GamesWanted("artificium(players=2)", ("random", "greedy"), 3, "data")
    counts = list(write(wish, tmp_path / "games.parquet", 1))
    found = Dataset(tmp_path / "games.parquet")
    assert len(found) == counts[-1]
    assert found.about["encoding"] == "artificium-1"
    encoder = Encoder(wish.spec)
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
            assert batch["bot"][row] == wish.bots[(seat + game) % 2]
            rules.apply(s, seat, options[batch["action"][row]])
            if not s.stack:
                points = rules.scores(s)
                assert batch["points"][row] == points[seat]
                assert batch["margin"][row] == points[seat] - points[1 - seat]
                assert batch["win"][row] == (1 / len(rules.winners(s)) if seat in rules.winners(s) else 0)
    assert all(not s.stack for s in states.values())
    assert len(states) == 3
