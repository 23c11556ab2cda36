"""`python -m tilewright.conformance mygame`: asks every law of a registered game and says what held."""

import argparse
import sys

from tilewright.conformance.checks import Checks
from tilewright.conformance.suite import Suite, SuiteSettings, all_laws, checks_of
from tilewright.games.catalogue import catalogue, load
from tilewright.kernel.registry import SpecError
from tilewright.words.speech import Speech, wrong


def read_arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tilewright.conformance", description=__doc__)
    parser.add_argument("game", help="the key of a registered game")
    parser.add_argument("--options", default="", help="one set of options only, such as players=3")
    parser.add_argument("--seeds", type=int, default=8, help="games of each set of options (8)")
    parser.add_argument("--seed", default="", help="one game only, with every law at every decision")
    parser.add_argument("--quick", action="store_true", help="two games with fewest and most players")
    parser.add_argument("--checks", default="", help="a Checks object, such as mygame.checks:CHECKS")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """0: all laws hold; 1: some do not; 2: there is nothing to ask."""
    if not __debug__:
        print("conformance: laws are assertions; run it without -O", file=sys.stderr)
        return 2
    given, found = read_arguments(arguments), catalogue()
    for line in found.broken:
        print(f"not used: {line}", file=sys.stderr)
    bundle = found.bundles.get(given.game)
    if bundle is None or given.seeds < 1:
        names = ", ".join(found.bundles)
        print(f"conformance: there is no game {given.game[:60]!r}; there is {names}", file=sys.stderr)
        return 2
    try:
        checks = load(given.checks) if given.checks else checks_of(bundle)
        if not isinstance(checks, Checks):
            raise TypeError(f"{given.checks} is a {type(checks).__name__}, not Checks")
        report = Suite(bundle, checks, SuiteSettings(given.options, given.seeds, given.seed, given.quick)).run()
    except SpecError as error:
        print(f"conformance: {Speech('en').say(*wrong(error.key, error.facts))}", file=sys.stderr)
        return 2
    except (ImportError, AttributeError, TypeError) as error:
        print(f"conformance: {error}", file=sys.stderr)
        return 2
    print(report.text(all_laws()))
    return 1 if report.broken else 0


if __name__ == "__main__":
    sys.exit(main())
