"""How a search is done: numbers that a spec may change, and that a game may have its own of."""


class SearchSettings:
    """What is not said has been measured to play best."""

    def __init__(self) -> None:
        self.worlds = 2  # guesses in which turns are looked for
        self.most = 10  # candidates
        self.stages = 1  # seasons or rounds that are played on
        self.finish = 0.0  # lines are played to the end of the game where a smaller share of it is left
        self.trust = 8.0  # lines of play that the mind's own opinion is as good as
        self.points = 0.01  # what a point of lead counts beside the chance to win
        self.depth = 2  # turns of all seats that are searched after the bot's own
        self.deeper = 0  # so many more in the last season or round, and in the last turns of any
        self.exact = 0  # positions that may be looked at to play the end of the game out; 0: it is searched too
        self.wide = 5  # turns of each of them
        self.width = 0.7  # how soon all of them are tried
        self.sight = 0.0  # share of what the mind expects where the tree ends, beside the end of the line
        self.care = 0  # who thinks about the turns after those: 0 nobody, 1 its own seat, 2 all

    def take(self, values: dict[str, float]) -> None:
        """These numbers instead."""
        self.worlds = int(values.get("worlds", self.worlds))
        self.most = int(values.get("most", self.most))
        self.stages = int(values.get("stages", self.stages))
        self.finish = values.get("finish", self.finish)
        self.trust = values.get("trust", self.trust)
        self.points = values.get("points", self.points)
        self.depth = int(values.get("depth", self.depth))
        self.deeper = int(values.get("deeper", self.deeper))
        self.exact = int(values.get("exact", self.exact))
        self.wide = int(values.get("wide", self.wide))
        self.width = values.get("width", self.width)
        self.sight = values.get("sight", self.sight)
        self.care = int(values.get("care", self.care))
