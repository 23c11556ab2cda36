"""Reading frozen states: plain data of unknown making, taken apart with types."""


def listed(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def tabled(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def wholes(value: object) -> list[int]:
    return [whole(item) for item in listed(value)]


def copied(value: object) -> object:
    """Lists are copied so that the frozen data stay as they are."""
    return [copied(item) for item in value] if isinstance(value, list) else value
