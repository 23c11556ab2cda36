"""The weights of the mind for Keyflower, in points of the final score; where there are four, by season."""


class Weights:
    """Measured by play against earlier weights, see docs/bots-inside.md."""

    def __init__(self) -> None:
        self._items()
        self._tiles()
        self._bids()
        self._merchants()

    def _items(self) -> None:
        # A worker behind the screen in the seat's own turn, and one that comes back at the season's end.
        self.hand: list[float] = [2.70, 2.20, 1.70, 1.30]
        self.back: list[float] = [2.40, 1.80, 1.20, 0.10]
        self.plenty: list[float] = [0.02, 0.02, 0.03, 0.05]  # by each worker more than usual it is worth less
        self.green_factor: float = 1.10  # a green worker beside another
        self.losing: float = 0.85  # a worker in a losing bid beside one in hand: it goes only whole
        # Resources that nothing waits for, those that an upgrade waits for at most, and gold.
        self.goods_low: list[float] = [0.75, 0.65, 0.45, 0.08]
        self.goods_high: list[float] = [1.60, 1.70, 1.80, 1.80]
        self.gold: list[float] = [1.35, 1.35, 1.25, 1.02]
        self.waited: float = 0.55  # share of an upgrade's gain that what it still lacks is worth
        self.last_item: float = 0.45  # the same of the last item that an upgrade lacks
        self.lacks_more: list[float] = [0.9, 0.85, 0.7, 0.35]  # for each further one that is lacking too
        self.on_home: float = 0.15  # a resource that is made elsewhere lies on the home, where roads begin
        self.skill_low: list[float] = [1.00, 0.90, 0.75, 0.15]
        self.skill_high: list[float] = [2.00, 2.00, 2.00, 2.00]

    def _tiles(self) -> None:
        # Tiles: what one use in each later season leaves, chances that an upgrade comes off, points of symbols.
        self.used: float = 0.75  # how often a tile of the seat's own village is used in a season
        self.use_cost: float = 0.40  # what the worker could have done instead
        self.guests: float = 0.20  # workers that others leave on it in a season
        self.upgraded: list[float] = [
            0.75,
            0.65,
            0.50,
            0.00,
        ]  # chance that a tile won in this season is upgraded later
        self.own_upgraded: list[float] = [
            0.85,
            0.75,
            0.60,
            0.25,
        ]  # the same of a tile that lies in the village already
        self.transport: list[float] = [0.40, 0.40, 0.40, 0.15]  # a transport point in a use
        self.symbol: list[float] = [1.40, 1.50, 1.50, 0.80]  # an upgrade symbol in a use
        self.stored: list[float] = [3.0, 3.0, 3.0, 2.0]  # resources that come to lie on a storage tile
        self.room: float = 0.5  # a tile more to touch and to pass over
        # Summer boats by power (1a, 1b, 2a, 2b, 3a, 3b, 4a, 4b).
        self.power: list[float] = [4.5, 4.0, 2.5, 4.0, 3.0, 2.5, 2.0, 2.0]
        self.river: float = 1.2  # a summer boat more where Sea Breese sails
        # Winter tiles: how much of what they give for an item is foreseen in that season.
        self.foreseen: list[float] = [0.30, 0.40, 0.55, 1.00]
        self.not_led: float = 0.30  # beside that, of a tile that somebody else leads or nobody
        self.one_kind: float = 0.5  # of an item whose kind may not be the one that counts
        self.shared: float = 0.85  # items that several tiles want score once
        self.last_spent: float = 0.55  # share of the workers behind the screen that is still there at the end
        # Turn order tiles.
        self.first_boat: float = 0.6  # the choice of boats, beside the difference between them
        self.start_player: float = 0.5
        self.adjacent: float = 3.2  # winter
        self.purple: float = 1.2  # winter

    def _bids(self) -> None:
        # Bids.
        self.wants: float = (
            0.50  # chance that another who can exceed a bid, and to whom the tile is worth it, does
        )
        self.may_want: float = 0.12  # the same where it should not be worth it to him
        self.tied_up: float = 0.12  # what a worker in a bid that will be exceeded loses in freedom
        self.others_gain: float = (
            0.5  # what another's gain of a worker takes from oneself, divided by the other seats
        )
        self.blocking: float = 0.25  # of what a tile is worth to the one who loses it, likewise
        self.lead_over: float = 0.15  # a worker more of a colour than anybody else has
        self.led_back: float = 0.6  # share of the workers on a tile one leads that come back
        # Winter tiles are put in the market if they give enough, and more than to others.
        self.rival_prize: float = 0.6
        self.least_prize: float = 3.0
        # Order of doing things: what can wait is done later.
        self.own_use_waits: float = 0.80
        self.most_waits: float = 0.25  # nothing loses more by waiting
        self.guest: float = 0.30  # a worker in the village of another
        self.step_nearer: float = 0.12  # a resource one road nearer to where it is wanted
        self.step_cost: float = 0.04
        # Turns: the season played on counts in full, what is seen at first sight so much; others' outlooks.
        self.static_share: list[float] = [0.80, 0.80, 0.80, 0.25]  # in winter play goes to the end, and is exact
        self.best_rival: list[float] = [0.0, 0.0, 0.50, 0.25, 0.12, 0.10, 0.10]  # by number of players
        self.mean_rival: list[float] = [0.0, 0.0, 0.30, 0.10, 0.05, 0.05, 0.05]

    def _merchants(self) -> None:
        # The Merchants: contracts and cabins to come, and what is lacking for a contract.
        self.contract: list[float] = [2.5, 2.4, 2.2, 1.2]
        self.cabin: list[float] = [2.5, 2.0, 1.5, 0.4]
        self.contract_items: float = 0.5  # share of what its items would be worth otherwise
        self.lacking: list[float] = [0.75, 0.72, 0.65, 0.40]  # chance that one item that is lacking comes
        self.next_contract: float = 0.75  # each further contract beside the one before: items count once
        # Placing.
        self.joined: float = 1.5  # a road joined
        self.far: float = 0.35  # a road more to the home
        self.open_road: float = 0.30  # a road that leads on
        self.touch: float = 0.25
        self.harbour: float = 2.0  # a boat in the water chain where Sea Breese sails
        self.circuit: float = 0.5  # two roads joined at once, where Sea Bastion sails
