"""The fields of an object, whichever core runs: compiled classes have no `__dict__` to look into."""


def fields(thing: object) -> list[str]:
    """Their names; methods and what is private to Python are none."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(thing, name))]
