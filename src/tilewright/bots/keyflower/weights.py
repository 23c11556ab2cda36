"""The weights of the mind for Keyflower, in points of the final score; where there are four, by season."""

from tilewright.bots.weight_sets import WeightTable


class Weights:
    """What each number means; how many points it is, is in the weight sets, see docs/bots-inside.md."""

    def __init__(self, given: WeightTable) -> None:
        self._items(given)
        self._tiles(given)
        self._bids(given)
        self._merchants(given)
        self._plans(given)
        given.done()

    def _items(self, given: WeightTable) -> None:
        # A worker behind the screen in the seat's own turn, and one that comes back at the season's end.
        self.hand = given.row("hand", 4)
        self.back = given.row("back", 4)
        self.plenty = given.row("plenty", 4)  # by each worker more than usual it is worth less
        self.green_factor = given.number("green_factor")  # a green worker beside another
        self.losing = given.number("losing")  # a worker in a losing bid beside one in hand: it goes only whole
        # Resources that nothing waits for, those that an upgrade waits for at most, and gold.
        self.goods_low = given.row("goods_low", 4)
        self.goods_high = given.row("goods_high", 4)
        self.gold = given.row("gold", 4)
        self.waited = given.number("waited")  # share of an upgrade's gain that what it still lacks is worth
        self.last_item = given.number("last_item")  # the same of the last item that an upgrade lacks
        self.lacks_more = given.row("lacks_more", 4)  # for each further one that is lacking too
        self.on_home = given.number(
            "on_home"
        )  # a resource that is made elsewhere lies on the home, where roads begin
        self.skill_low = given.row("skill_low", 4)
        self.skill_high = given.row("skill_high", 4)

    def _tiles(self, given: WeightTable) -> None:
        # Tiles: what one use in each later season leaves, chances that an upgrade comes off, points of symbols.
        self.used = given.number("used")  # how often a tile of the seat's own village is used in a season
        self.use_cost = given.number("use_cost")  # what the worker could have done instead
        self.guests = given.number("guests")  # workers that others leave on it in a season
        self.upgraded = given.row("upgraded", 4)  # chance that a tile won in this season is upgraded later
        self.own_upgraded = given.row("own_upgraded", 4)  # the same of a tile that lies in the village already
        self.transport = given.row("transport", 4)  # a transport point in a use
        self.symbol = given.row("symbol", 4)  # an upgrade symbol in a use
        self.stored = given.row("stored", 4)  # resources that come to lie on a storage tile
        self.room = given.number("room")  # a tile more to touch and to pass over
        # Summer boats by power (1a, 1b, 2a, 2b, 3a, 3b, 4a, 4b).
        self.power = given.row("power", 8)
        self.river = given.number("river")  # a summer boat more where Sea Breese sails
        # Winter tiles: how much of what they give for an item is foreseen in that season.
        self.foreseen = given.row("foreseen", 4)
        self.not_led = given.number("not_led")  # beside that, of a tile that somebody else leads or nobody
        self.one_kind = given.number("one_kind")  # of an item whose kind may not be the one that counts
        self.shared = given.number("shared")  # items that several tiles want score once
        self.last_spent = given.number(
            "last_spent"
        )  # share of the workers behind the screen that is still there at the end
        # Turn order tiles.
        self.first_boat = given.number("first_boat")  # the choice of boats, beside the difference between them
        self.start_player = given.number("start_player")
        self.adjacent = given.number("adjacent")  # winter
        self.purple = given.number("purple")  # winter

    def _bids(self, given: WeightTable) -> None:
        # Bids.
        self.wants = given.number(
            "wants"
        )  # chance that another who can exceed a bid, and to whom the tile is worth it, does
        self.may_want = given.number("may_want")  # the same where it should not be worth it to him
        self.tied_up = given.number("tied_up")  # what a worker in a bid that will be exceeded loses in freedom
        self.others_gain = given.number(
            "others_gain"
        )  # what another's gain of a worker takes from oneself, divided by the other seats
        self.blocking = given.number("blocking")  # of what a tile is worth to the one who loses it, likewise
        self.lead_over = given.number("lead_over")  # a worker more of a colour than anybody else has
        self.led_back = given.number("led_back")  # share of the workers on a tile one leads that come back
        # Winter tiles are put in the market if they give enough, and more than to others.
        # (Files of weights say rival: those of an edition never change.)
        self.opponent_prize = given.number("rival_prize")
        self.least_prize = given.number("least_prize")
        # Order of doing things: what can wait is done later.
        self.own_use_waits = given.number("own_use_waits")
        self.most_waits = given.number("most_waits")  # nothing loses more by waiting
        self.guest = given.number("guest")  # a worker in the village of another
        self.step_nearer = given.number("step_nearer")  # a resource one road nearer to where it is wanted
        self.step_cost = given.number("step_cost")
        # Turns: the season played on counts in full, what is seen at first sight so much; others' outlooks.
        self.static_share = given.row("static_share", 4)  # in winter play goes to the end, and is exact
        self.best_opponent = given.row("best_rival", 7)  # by number of players
        self.mean_opponent = given.row("mean_rival", 7)

    def _plans(self, given: WeightTable) -> None:
        # All of these are 0 in the first edition.
        self.reserve = given.later("reserve", 4)  # of what an item makes winter tiles held, led or won score
        self.glut = given.later("glut", 4)  # by each resource beyond all demand, one more is worth less
        # By season, how much less than the smallest bid a bid of one or two workers more may seem to gain to be
        # tried too; 0: none is.
        self.middling = given.later("middling", 4)
        # By season, how much more than usual a turn may seem to lose at first sight and still be tried: what seems
        # a little too dear may be what the season played on shows to be best.
        self.doubtful = given.later("doubtful", 4)

    def _merchants(self, given: WeightTable) -> None:
        # The Merchants: contracts and cabins to come, and what is lacking for a contract.
        self.contract = given.row("contract", 4)
        self.cabin = given.row("cabin", 4)
        self.contract_items = given.number("contract_items")  # share of what its items would be worth otherwise
        self.lacking = given.row("lacking", 4)  # chance that one item that is lacking comes
        self.next_contract = given.number(
            "next_contract"
        )  # each further contract beside the one before: items count once
        # Placing.
        self.joined = given.number("joined")  # a road joined
        self.far = given.number("far")  # a road more to the home
        self.open_road = given.number("open_road")  # a road that leads on
        self.touch = given.number("touch")
        self.harbour = given.number("harbour")  # a boat in the water chain where Sea Breese sails
        self.circuit = given.number("circuit")  # two roads joined at once, where Sea Bastion sails
