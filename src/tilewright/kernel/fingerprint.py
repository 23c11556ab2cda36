"""A digest of the printed facts of a game, for the record line that says what it was played with."""

import hashlib
import json


def fingerprint(facts: object) -> str:
    """The same for the same plain data, on every platform; any other fact gives another one."""
    raw = json.dumps(facts, separators=(",", ":"), sort_keys=True, allow_nan=False)
    return hashlib.blake2b(raw.encode(), digest_size=8).hexdigest()
