"""Files that somebody names: ordinary ones of a bounded size only, and looked at after they are open."""

import os
import stat
from pathlib import Path
from typing import BinaryIO, Final

from tilewright.kernel.faults import Facts, os_fault

# A pipe that nobody writes to must not hold us up, and a terminal must not become ours.
FLAGS: Final[int] = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)


class FileError(ValueError):
    """A file that is not read. `kind` is "missing", "folder", "special", "large" or "unreadable", and the
    words are those of `facts` (kernel/faults.py)."""

    def __init__(self, kind: str, facts: Facts) -> None:
        super().__init__(kind)
        self.kind: str = kind
        self.facts: Facts = facts


def open_regular(path: Path, most: int) -> BinaryIO:
    """An ordinary file of at most so many bytes. What it is, is asked of the open file: between a look at the
    path and the opening somebody could put another thing there."""
    try:
        handle = os.open(path, FLAGS)
    except FileNotFoundError:
        raise FileError("missing", {"fault": "missing"}) from None
    except OSError as error:
        if os.path.isdir(path):  # where a folder cannot be opened at all
            raise FileError("folder", {"fault": "folder"}) from None
        raise FileError("unreadable", os_fault(error)) from None
    except ValueError as error:
        raise FileError("unreadable", os_fault(error)) from None
    try:
        check(os.fstat(handle), most)
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


def check(found: os.stat_result, most: int) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise FileError("folder", {"fault": "folder"})
    if not stat.S_ISREG(found.st_mode):
        raise FileError("special", {"fault": "special"})
    if found.st_size > most:
        raise too_large(most)


def too_large(most: int) -> FileError:
    return FileError("large", {"fault": "large", "most": most // 1_000_000})


def read_regular(path: Path, most: int) -> bytes:
    """All of such a file, also if it grows while it is read: never more than so many bytes."""
    with open_regular(path, most) as file:
        try:
            raw = file.read(most + 1)
        except OSError as error:
            raise FileError("unreadable", os_fault(error)) from None
    if len(raw) > most:
        raise too_large(most)
    return raw
