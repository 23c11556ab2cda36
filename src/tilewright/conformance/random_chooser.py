"""Random players with different preferences for kinds of actions."""

from tilewright.kernel.rng import Rng

PREFERENCES = (1, 2, 8, 32)


class RandomChooser:
    """For one game: a preference for each first word of an action, made up when the word is first met."""

    def __init__(self, dice: Rng) -> None:
        self.dice = dice
        self.flat = dice.below(4) == 0
        self.preferences: dict[str, int] = {}

    def preference(self, word: str) -> int:
        if word not in self.preferences:
            self.preferences[word] = PREFERENCES[self.dice.below(len(PREFERENCES))]
        return self.preferences[word]

    def pick(self, texts: list[str]) -> int:
        """The position of the chosen text."""
        if self.flat:
            return self.dice.below(len(texts))
        places: dict[str, list[int]] = {}
        for at, text in enumerate(texts):
            places.setdefault(text.partition(" ")[0], []).append(at)
        left = self.dice.below(sum(self.preference(word) for word in places))
        for word, found in places.items():
            left -= self.preferences[word]
            if left < 0:
                return found[self.dice.below(len(found))]
        raise AssertionError("preferences are positive")

    def clone(self) -> "RandomChooser":
        copy = RandomChooser(self.dice.clone())
        copy.dice, copy.flat, copy.preferences = self.dice.clone(), self.flat, dict(self.preferences)
        return copy
