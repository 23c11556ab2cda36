"""Broken functions in place of right ones, in a process that has imported everything."""

from collections import defaultdict
from collections.abc import Iterator
from gc import get_objects
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType

Place = tuple[str, str, int]  # file, qualified name, first line


def place_of(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def functions_in_memory() -> dict[Place, list[FunctionType]]:
    found = defaultdict(list)
    for one in get_objects():
        if type(one) is FunctionType:  # isinstance would ask what a dead proxy stands for
            found[place_of(one.__code__)].append(one)
    return found


def differences(right: CodeType, broken: CodeType) -> Iterator[tuple[CodeType, CodeType] | None]:
    """Functions that differ, right and broken; None for what differs in the body of a module or class."""
    if right.co_flags & CO_OPTIMIZED and right != broken:
        yield right, broken
    elif own_code(right) != own_code(broken):
        yield None
        return
    for one, other in zip(inner_codes(right), inner_codes(broken), strict=False):
        yield from differences(one, other)


def inner_codes(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def own_code(code: CodeType) -> tuple[object, ...]:
    consts = [(type(one), repr(one)) for one in code.co_consts if not isinstance(one, CodeType)]
    return code.co_code, code.co_names, len(code.co_consts), consts


def swap(file: str, right: str, broken: str, memory: dict[Place, list[FunctionType]]) -> bool:
    """Whether that was possible: not if more than functions differ, or nothing in memory is such a function."""
    pairs = list(differences(compile(right, file, "exec"), compile(broken, file, "exec")))
    swapped = False
    for pair in pairs:
        if pair is None:
            return False
        for function in memory.get(place_of(pair[0]), []):
            try:
                function.__code__ = pair[1]
            except ValueError:  # it uses other variables from around it
                return False
            swapped = True
    return swapped
