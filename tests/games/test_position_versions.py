"""A position says by which version of the rules it was played, and is read by no other."""

import pytest

import tilewright
from tilewright.api.answers import GameError
from tilewright.games.catalogue import registry
from tilewright.kernel.position import PositionError

SPECS = ["keyflower(players=2)", "keyflower(players=3,merchants=true)", "artificium(players=2)"]


@pytest.mark.parametrize("spec", SPECS)
def test_a_position_is_read_by_the_rules_that_wrote_it(spec: str) -> None:
    versions = registry().spec(spec).game.versions
    assert len(versions) > 1
    for version in versions:
        rules = registry().rules(spec, version)
        text = rules.position(rules.new("versions"))
        assert text.startswith(f"game {spec}; rules {version}\n")
        found = registry().rules_of_position(text)
        assert found.version == version
        assert found.position(found.load_position(text)) == text
        assert tilewright.load_position(text).position() == text


@pytest.mark.parametrize("spec", SPECS)
def test_other_rules_refuse_it_and_say_why(spec: str) -> None:
    old, new = (registry().rules(spec, version) for version in registry().spec(spec).game.versions[-2:])
    text = old.position(old.new("versions"))
    with pytest.raises(PositionError) as refused:
        new.load_position(text)
    assert (refused.value.line, refused.value.key) == (1, "other-version")
    assert refused.value.facts == {"given": str(old.version), "version": new.version}
    unknown = text.replace(f"; rules {old.version}", "; rules 9999", 1)
    with pytest.raises(PositionError, match="other-version"):
        registry().rules_of_position(unknown).load_position(unknown)
    with pytest.raises(GameError, match="9999"):
        tilewright.load_position(unknown)


def test_without_a_version_it_is_read_by_the_newest() -> None:
    rules = registry().rules("keyflower(players=2)")
    bare = rules.position(rules.new("versions")).replace(f"; rules {rules.version}", "", 1)
    assert registry().rules_of_position(bare).version == rules.version
    assert f"; rules {rules.version}\n" in rules.position(rules.load_position(bare))


@pytest.mark.parametrize(
    "line", ["players=" + "9" * 5000 + ")", "players=2); rules " + "9" * 5000, "players=2); rules x"]
)
def test_numbers_that_are_too_long_are_refused_like_others(line: str) -> None:
    with pytest.raises(PositionError):
        registry().rules("keyflower(players=2)").load_position(f"game keyflower({line}")
