"""Chance: an unguessable stream of numbers from a secret key and a counter, the same on every platform."""

import hashlib
import struct
from typing import Final

WORDS: Final = struct.Struct("<16I")  # a block is sixteen words of 32 bits
SPAN: Final = 1 << 32


class Rng:
    """Word n of the stream is word n % 16 of blake2b(key, n // 16); a copy costs as much as two numbers."""

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count
        self._block = -1
        self._words: list[int] = []

    @staticmethod
    def from_seed(seed: str) -> "Rng":
        return Rng(hashlib.blake2b(seed.encode(), digest_size=32, person=b"tilewright").digest())

    def clone(self) -> "Rng":
        twin = Rng(self.key, self.count)
        twin._block = self._block
        twin._words = self._words  # never changed in place
        return twin

    def word(self) -> int:
        """The next 32 bits."""
        block = self.count >> 4
        if block != self._block:
            raw = hashlib.blake2b(block.to_bytes(8, "little"), key=self.key, digest_size=64).digest()
            self._words = list(WORDS.unpack(raw))
            self._block = block
        number = self._words[self.count & 15]
        self.count += 1
        return number

    def below(self, n: int) -> int:
        """A fair number of 0 .. n-1: words that would favour some of them are thrown away."""
        product = self.word() * n
        if (product & (SPAN - 1)) < n:
            least = (SPAN - n) % n
            while (product & (SPAN - 1)) < least:
                product = self.word() * n
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def draw(self, counts: list[int]) -> int:
        """Take one thing blind out of a pile of counts by kind, and say which kind; -1 if it is empty."""
        total = 0
        for count in counts:
            total += count
        if total == 0:
            return -1
        left = self.below(total)
        for kind, count in enumerate(counts):
            if left < count:
                counts[kind] -= 1
                return kind
            left -= count
        raise AssertionError("a pile has no negative counts")

    def fork(self) -> "Rng":
        """A fresh stream of its own, made from the next words of this one."""
        raw = b"".join(self.word().to_bytes(4, "little") for _ in range(8))
        return Rng(raw)
