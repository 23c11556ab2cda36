"""Machine numbers and packed rows for the compiled core; in the interpreter they are plain numbers and lists."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
    from mypy_extensions import i64, mypyc_attr
else:
    # The compiler reads the types above and puts machine code in the place of these, so that neither package is
    # needed to play without it. A list is the fastest row that the interpreter has.
    i64 = int

    def mypyc_attr(**attributes):
        """What the compiler is told of a class."""
        return lambda cls: cls

    class vec:  # noqa: N801
        """A row by its kind of items, as in vec[i64]([1, 2])."""

        def __class_getitem__(cls, kind):
            return list

    def append(row, item):
        """The row with one more item; the old one is not to be used any more."""
        row.append(item)
        return row

    def extend(row, items):
        """The row with more items; the old one is not to be used any more."""
        row.extend(items)
        return row


__all__ = ["append", "extend", "i64", "mypyc_attr", "vec"]
