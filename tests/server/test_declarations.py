"""Limits, costs, defaults, calls and refusals are those that were written down."""

from tests.declarations import declared, kept, refusals

ANEW = "if that is on purpose: python -m tests.declarations"
VALUES, COUNTS = kept()


def test_what_is_declared_is_what_was_written_down() -> None:
    """What changes on purpose is written anew by `python -m tests.declarations`; what is new may be missing."""
    found = declared()
    names = {owner(name) for name in found}
    changed = {
        name: (value, found.get(name))
        for name, value in VALUES.items()
        if owner(name) in names and found.get(name) != value
    }
    assert len(VALUES) > 1000
    assert changed == {}, ANEW


def owner(name: str) -> str:
    """The constant or class that a line is about."""
    module, own, *_ = name.split(" ")
    return f"{module} {own.partition('.')[0]}"


def test_refusals_have_the_codes_and_facts_that_were_written_down() -> None:
    """Programs go by them: a code, its status or rule, and the names of its facts."""
    assert len(COUNTS) > 300
    assert COUNTS - refusals() == {}, ANEW
