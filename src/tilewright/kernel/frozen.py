"""Reading frozen states: plain data of unknown making, taken apart with types."""


def as_list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def as_dict(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def as_int(value: object) -> int:
    assert isinstance(value, int)
    return value


def as_ints(value: object) -> list[int]:
    return [as_int(item) for item in as_list(value)]


def copy_lists(value: object) -> object:
    """Lists are copy_lists so that the frozen data stay as they are."""
    return [copy_lists(item) for item in value] if isinstance(value, list) else value
