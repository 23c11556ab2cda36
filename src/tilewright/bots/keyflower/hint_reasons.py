"""Why a turn is a good one: the key of a text and its facts, read off the turn's own actions."""

from tilewright.bots.keyflower.bidding import opponent_reach
from tilewright.bots.keyflower.quick_answers import QuickAnswers, TurnGains
from tilewright.bots.keyflower.tile_worth import lot_worth
from tilewright.games.keyflower.content.terms import RESOURCES, WINTER
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import KeyflowerState

PLAIN: dict[int, str] = {
    act.PASS: "keyflower-hint-pass",
    act.JOIN: "keyflower-hint-group",
    act.ADD: "keyflower-hint-group",
    act.SEND: "keyflower-hint-group",
    act.PAY_WORKER: "keyflower-hint-pay",
    act.PAY_BID: "keyflower-hint-pay",
    act.PAY_SKILL: "keyflower-hint-pay",
    act.SPEND: "keyflower-hint-pay",
    act.TAKE: "keyflower-hint-take",
    act.DONE: "keyflower-hint-done",
    act.LAY: "keyflower-hint-place",
    act.PLACE: "keyflower-hint-place",
}


class HintReason:
    """`reason` and `facts` for the turn of a seat that consists of these actions."""

    def __init__(self, quick: QuickAnswers, s: KeyflowerState, seat: int, actions: list[int]) -> None:
        self.quick = quick
        self.s = s
        self.seat = seat
        self.reason = "keyflower-hint-group"
        self.facts: dict[str, object] = {}
        kind = act.kind_of(actions[0])
        if kind == act.BID:
            self._bid(actions)
        elif kind in (act.USE, act.MOVE, act.UPGRADE):
            self._use(actions)
        elif kind == act.BOARD:
            self.reason = "keyflower-hint-sail" if s.season == WINTER else "keyflower-hint-boat"
            self.facts = {"boat": s.keys[act.tile_of(actions[0])]}
        elif kind == act.CHOOSE:
            self.reason = "keyflower-hint-winter"
            self.facts = {"tiles": [s.keys[tile] for tile in act.chosen(actions[0])]}
        elif kind in PLAIN:
            self.reason = PLAIN[kind]
        else:
            self.reason, self.facts = quick.expansion.why(s, seat, actions[0])

    def _bid(self, actions: list[int]) -> None:
        s, tile = self.s, act.tile_of(actions[0])
        gains = TurnGains(self.quick, self.quick.worths_of(s, self.seat))
        worth = lot_worth(self.quick.printed, self.quick.expansion, gains.worths, tile)
        self.facts = {"tile": s.keys[tile], "points": round(worth)}
        self.reason = "keyflower-hint-exceed" if s.top[tile] else "keyflower-hint-bid"
        if len(actions) == 2 and act.kind_of(actions[1]) == act.SEND:
            colour, count = act.colour_of(actions[1]), act.count_of(actions[1])
            if s.bids[tile * self.quick.r.seats + self.seat]:
                return
            if count >= opponent_reach(gains.reach, self.seat, colour):
                self.reason = "keyflower-hint-safe"

    def _use(self, actions: list[int]) -> None:
        """What the use does: upgrades, goods carried, things made; or it only keeps others away."""
        r, s = self.quick.r, self.s
        tiles: list[object] = []
        points = 0
        carried: dict[str, object] = {}
        moved: dict[str, int] = {}
        for action in actions:
            kind = act.kind_of(action)
            if kind == act.UPGRADE:
                tile = act.tile_of(action)
                tiles.append(s.keys[tile])
                points += r.faces[tile * 2 + 1].points - r.faces[tile * 2].points
            elif kind == act.MOVE:
                word = RESOURCES[act.resource_of(action)]
                moved[word] = moved.get(word, 0) + 1
                carried["tile"] = s.keys[act.end_of(action)]
            elif kind > act.PLACE and kind != act.kind_of(actions[0]):
                self.reason, self.facts = self.quick.expansion.why(s, self.seat, action)
                return
        if tiles:
            self.reason = "keyflower-hint-upgrade"
            self.facts = {"tiles": tiles, "points": points}
        elif moved:
            self.reason, self.facts = "keyflower-hint-carry", carried
        else:
            self._made(actions)

    def _made(self, actions: list[int]) -> None:
        r, s, tile = self.quick.r, self.s, act.tile_of(actions[0])
        face = r.faces[tile * 2 + s.side[tile]]
        items: dict[str, object] = {}
        for word, count in face.gives:
            items[r.effects[word].word] = count
        for action in actions:
            if act.kind_of(action) == act.TAKE:
                items[r.effects[act.effect_of(action)].word] = 1
        self.facts = {"tile": s.keys[tile]}
        self.reason = "keyflower-hint-block"
        if items:
            self.reason = "keyflower-hint-use"
            self.facts["items"] = items
