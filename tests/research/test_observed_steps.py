"""The script that counts observed steps of ours and of other libraries, by turns."""

import pytest

pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from scripts.tools.bench import observed, observed_steps

SMALL = "artificium(players=2)"


@pytest.mark.parametrize(
    "begin",
    [
        observed_steps.our_few,
        observed_steps.our_batch_from_python,
        observed_steps.our_playout,
        observed_steps.our_seats_in_turn,
    ],
)
def test_ours_are_counted(begin: observed_steps.Begin) -> None:
    assert begin(SMALL)() > 20


def test_what_several_have_is_measured_in_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class FakeInstallation(observed.Installation):
        def __init__(self, python: str) -> None:
            self.python, self.names = python, {"a": ["x", "y"], "b": ["y", "z"]}[python]

        def measure(self, name: str, seconds: float) -> float:
            asked.append((self.python, name))
            return 1000.4 * len(asked)

        def close(self) -> None:
            pass

    monkeypatch.setattr(observed, "Installation", FakeInstallation)
    found = observed.measure(["a", "b"], 3, 0.1)
    assert asked == [("a", "x"), ("a", "y"), ("b", "z")] * 3
    assert found == {"x": 4002, "y": 5002, "z": 6002}
    assert "| y | 5,002 |" in observed.table(found)
