"""The points of the base at which the expansion adds something (MC-1 to MC-8)."""

from tilewright.games.keyflower.content.terms import HOME, WINTER
from tilewright.games.keyflower.expansion import Expansion
from tilewright.games.keyflower.merchants.content.facts import wares_shown
from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.knowledge.encoding import TradeEncoding
from tilewright.games.keyflower.merchants.knowledge.exchangeable_items import guess_stocks
from tilewright.games.keyflower.merchants.knowledge.play_aids import hide_contracts, trade_helps
from tilewright.games.keyflower.merchants.knowledge.possible_worlds import guess_contracts
from tilewright.games.keyflower.merchants.knowledge.seat_view import add_trade
from tilewright.games.keyflower.merchants.scoring import MerchantsScore
from tilewright.games.keyflower.merchants.state.contract_deck import lay_out, renew
from tilewright.games.keyflower.merchants.state.trade import NOTHING, new_trade, thaw_trade
from tilewright.games.keyflower.merchants.steps.boats import bring_gold, load_more, unload_more
from tilewright.games.keyflower.merchants.steps.exchange import Exchange
from tilewright.games.keyflower.merchants.text.position import (
    FIELDS,
    WORDS,
    TradeReader,
    count_gold,
    fill_trade,
    write_trade,
)
from tilewright.games.keyflower.merchants.text.position_limits import BELOW, check_question, check_trade
from tilewright.games.keyflower.scoring.village_score import VillageScore
from tilewright.games.keyflower.state.state import KeyflowerState, Part
from tilewright.games.keyflower.state.stocks import take_green
from tilewright.kernel.encoding import Encoding
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, i64
from tilewright.kernel.position import PositionLine
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import Frame


class MerchantsExpansion(Expansion):
    """Each method hands on to the module of the expansion that owns the rule."""

    name = "merchants"

    def __init__(self, merchants: Merchants, exchange: Exchange) -> None:
        self.merchants = merchants
        self.exchange = exchange
        self.fields: TradeEncoding | None = None

    def new_part(self) -> Part:
        rules, wares = self.merchants.rules, self.merchants.wares
        sizes = (len(wares.contracts), len(wares.extensions), wares.cabins)
        return new_trade(rules.seats, len(rules.box.tiles), *sizes)

    def thaw_part(self, frozen: dict[str, object]) -> Part:
        return thaw_trade(frozen)

    def set_up(self, s: KeyflowerState) -> None:
        lay_out(s, self.merchants.part(s))
        for seat in self.merchants.handicap:
            take_green(s, seat, 1, None)

    def loaded(self, s: KeyflowerState, out: list[Event] | None) -> None:
        load_more(self.merchants, s, out)

    def unloaded(self, s: KeyflowerState, boat: int, seat: int, out: list[Event] | None) -> None:
        unload_more(self.merchants, s, boat, seat, out)

    def boat_taken(self, s: KeyflowerState, tile: int, seat: int, out: list[Event] | None) -> None:
        if self.merchants.rulings.winter_gold_on_home:
            bring_gold(self.merchants, s, tile, seat, out)

    def cleared(self, s: KeyflowerState) -> None:
        """An extension sets the colour of its tile each season (MC-5.7)."""
        extension = self.merchants.part(s).extension
        for village in s.villages:
            for tile in village.tiles:
                if extension[tile] != NOTHING:
                    s.colour[tile] = self.merchants.wares.extensions[extension[tile]].colour

    def season_over(self, s: KeyflowerState, out: list[Event] | None) -> None:
        """Contracts are renewed when all tiles are placed, but not in winter (MC-4.2, MC-7.1)."""
        if s.season == WINTER:
            return
        part = self.merchants.part(s)
        shuffles = part.shuffles
        renew(s, part)
        if out is not None:
            self.merchants.report_stacks(part, shuffles, [], out)
            shown = [contract for contract in part.display if contract != NOTHING]
            out.append(Event("contracts-renewed", -1, {"contracts": self.merchants.contract_names(shown)}))

    def upgrade_symbols(self, s: KeyflowerState, tile: int) -> int:
        """The cabins on a home, for whoever uses it (MC-3.1)."""
        if self.merchants.rules.box.tiles[tile].kind != HOME:
            return 0
        return self.merchants.part(s).cabins[s.owner[tile]]

    def add_to_scoring(self, s: KeyflowerState, seat: int, flipped: int, found: VillageScore) -> None:
        MerchantsScore(self.merchants, s, seat, flipped, found).add()

    def position_words(self) -> tuple[str, ...]:
        return WORDS

    def write_lines(self, s: KeyflowerState) -> list[str]:
        return write_trade(self.merchants, s)

    def read_line(self, s: KeyflowerState, line: PositionLine, given: set[str]) -> None:
        TradeReader(self.merchants, s, line, given).read()

    def fill_in(self, s: KeyflowerState, given: set[str]) -> None:
        fill_trade(self.merchants, s, given)

    def frame_fields(self, step: str) -> tuple[str, ...]:
        return FIELDS.get(step, ())

    def below(self) -> dict[str, tuple[str, int]]:
        return BELOW

    def check_question(self, s: KeyflowerState, name: str, frame: Frame, line: PositionLine) -> None:
        check_question(self.merchants, s, name, frame, line)

    def check_position(self, s: KeyflowerState, lines: list[PositionLine], loaded: bool) -> None:
        check_trade(self.merchants, s, lines, loaded)

    def count_pieces(self, s: KeyflowerState, workers: list[int], skills: list[int], goods: list[int]) -> None:
        count_gold(self.merchants, s, goods)

    def add_to_printed(self, facts: dict[str, object]) -> None:
        facts["merchants"] = wares_shown(self.merchants.wares)

    def add_to_view(self, s: KeyflowerState, seat: int, view: dict[str, object]) -> None:
        add_trade(self.merchants, self.exchange, s, seat, view)

    def hide(self, s: KeyflowerState, seat: int) -> int:
        return hide_contracts(self.merchants, s, seat)

    def add_to_helps(self, s: KeyflowerState, seat: int, helps: dict[str, object]) -> None:
        helps["merchants"] = trade_helps(self.merchants, s, seat)

    def add_to_encoding(self, encoding: Encoding) -> None:
        self.fields = TradeEncoding(self.merchants, encoding)

    def encode(self, s: KeyflowerState, seat: i64, out: Row, at: i64) -> None:
        assert self.fields is not None
        self.fields.write(s, seat, out, at)

    def add_to_guess(self, s: KeyflowerState, guess: KeyflowerState, seat: int, rng: Rng) -> None:
        guess_contracts(self.merchants, guess, seat, rng)
        guess_stocks(self.merchants, self.exchange, s, guess, seat, rng)
