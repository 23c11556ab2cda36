"""A bounded cache; when it is full, the entry that was used longest ago is dropped."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class Cache(Generic[V]):
    """Values by key, together of no more weight than `most`."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._all: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()

    def get(self, key: Hashable) -> V | None:
        found = self._all.get(key)
        if found is None:
            return None
        self._all.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, value: V, weight: int = 1) -> None:
        if key in self._all:
            self.weight -= self._all.pop(key)[1]
        self._all[key] = (value, weight)
        self.weight += weight
        while self.weight > self.most:
            self.weight -= self._all.popitem(last=False)[1][1]
