"""The laws that every game keeps, for whoever writes one: `python -m tilewright.conformance mygame`."""

from tilewright.conformance.checks import Checks
from tilewright.conformance.suite import assert_conforms

__all__ = ["Checks", "assert_conforms"]
