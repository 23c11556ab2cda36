"""What the operating system or a reader of files says is wrong, as keys for the words."""

import errno
import re
from typing import Final

# The words are `core-fault-KEY`; a number that is not here is told as a number.
OS_FAULTS: Final[dict[int, str]] = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EACCES: "not-permitted",
    errno.EPERM: "not-permitted",
    errno.EROFS: "read-only",
    errno.ENOSPC: "no-space",
    errno.EDQUOT: "no-space",
    errno.EFBIG: "no-space",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "long-name",
    errno.EINVAL: "bad-name",
    errno.ELOOP: "bad-name",
    errno.EIO: "device",
    errno.EMFILE: "too-many-open",
    errno.ENFILE: "too-many-open",
    errno.ENOMEM: "no-memory",
    errno.ENOEXEC: "no-program",
    errno.EADDRINUSE: "address-in-use",
    errno.EADDRNOTAVAIL: "no-address",
}
AT: Final = re.compile(r"\(at line (\d+), column (\d+)\)")

Facts = dict[str, object]


def os_fault(error: OSError | ValueError) -> Facts:
    """Why a file, a program or an address cannot be had; a ValueError is about a name that no file can have."""
    if not isinstance(error, OSError):
        return {"fault": "bad-name"}
    number = error.errno or 0
    return {"fault": OS_FAULTS.get(number, "system"), "number": number}


def toml_fault(error: ValueError | RecursionError) -> Facts:
    """Facts of where a text stops being TOML."""
    if isinstance(error, UnicodeDecodeError):
        return {"fault": "no-text"}
    if isinstance(error, RecursionError):
        return {"fault": "too-deep"}
    found = AT.search(str(error))
    if found is None:
        return {"fault": "toml-end" if "end of document" in str(error) else "toml"}
    return {"fault": "toml-at", "line": int(found[1]), "column": int(found[2])}
