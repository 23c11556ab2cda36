"""Chance: an unguessable stream of numbers from a secret key and a counter, the same on every platform."""

import hashlib
import struct
from typing import Final

from tilewright.kernel.native import COMPILED, BytesWriter, Row, i64, mypyc_attr, read_i32_le, u8, vec

WORDS: Final = struct.Struct("<16I")  # a block is sixteen words of 32 bits
BLOCK: Final[i64] = 16
BYTES: Final = vec[i64]([0, 8, 16, 24])  # of a word, where each begins
SPAN: Final = 1 << 32
NARROW: Final = 1 << 31  # a word times less than this is a machine number


FIRST_NUMBERS: Final = [number.to_bytes(8, "little") for number in range(64)]  # of blocks, as they are hashed


def words_of(raw: bytes) -> Row:
    """A block as numbers."""
    if not COMPILED:
        return vec[i64](WORDS.unpack(raw))
    found = vec[i64]([0] * BLOCK)
    for at in range(BLOCK):
        found[at] = i64(read_i32_le(raw, at * 4)) & SPAN - 1
    return found


@mypyc_attr(acyclic=True)
class Rng:
    """Word n of the stream is word n % 16 of blake2b(key, n // 16); a copy costs as much as two numbers."""

    def __init__(self, key: bytes, count: i64 = 0) -> None:
        self.key = key
        self.count: i64 = count
        self._block: i64 = -1
        self._words: Row = vec[i64]()
        self._keyed: hashlib.blake2b | None = None  # the hash that every block begins with, once there was one

    @staticmethod
    def from_seed(seed: str) -> "Rng":
        return Rng(hashlib.blake2b(seed.encode(), digest_size=32, person=b"tilewright").digest())

    def clone(self) -> "Rng":
        copy = Rng(self.key, self.count)
        copy._block = self._block
        copy._words = self._words  # never changed in place
        copy._keyed = self._keyed
        return copy

    def word(self) -> i64:
        """The next 32 bits."""
        at = self.count
        if at >> 4 != self._block:
            self._block = at >> 4
            self._words = words_of(self._hashed(at >> 4))
        self.count = at + 1
        return self._words[at & 15]

    def _hashed(self, number: int) -> bytes:
        """The 64 bytes of that block."""
        if self._keyed is None:
            self._keyed = hashlib.blake2b(key=self.key)
        block = self._keyed.copy()
        block.update(FIRST_NUMBERS[number] if number < len(FIRST_NUMBERS) else number.to_bytes(8, "little"))
        return block.digest()

    def below(self, n: i64) -> i64:
        """A fair number of 0 .. n-1: words that would favour some of them are thrown away."""
        if n >= NARROW:
            return self._below(n)
        product = self.word() * n
        if product & SPAN - 1 < n:
            least = (SPAN - n) % n
            while product & SPAN - 1 < least:
                product = self.word() * n
        return product >> 32

    def _below(self, n: int) -> int:
        """The same where the product may be larger than a machine number."""
        word: int = self.word()
        product = word * n
        while product & SPAN - 1 < (SPAN - n) % n:
            word = self.word()
            product = word * n
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def draw(self, counts: Row) -> i64:
        """Take one thing blind out of a pile of counts by kind, and say which kind; -1 if it is empty."""
        total: i64 = 0
        for count in counts:
            total += count
        if total == 0:
            return -1
        left = self.below(total)
        kind: i64 = 0
        while left >= counts[kind]:
            left -= counts[kind]
            kind += 1
        counts[kind] -= 1
        return kind

    def fork(self) -> "Rng":
        """A fresh stream of its own, made from the next words of this one."""
        key = BytesWriter()
        for _ in range(8):
            word = self.word()
            for shift in BYTES:
                key.append(u8(word >> shift & 255))
        return Rng(key.getvalue())
