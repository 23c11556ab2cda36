"""Installs the expansion: its options beside those of the base, its rules appended to a base rule book."""

from collections.abc import Callable
from typing import Final

from tilewright.games.keyflower.book import Book, open_box, put_together
from tilewright.games.keyflower.content.fingerprint import list_box
from tilewright.games.keyflower.merchants.content.loading import WORDS, load_wares, read_tile_facts
from tilewright.games.keyflower.merchants.content.wares import Wares
from tilewright.games.keyflower.merchants.expansion import MerchantsExpansion
from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.steps.boats import MoorStep
from tilewright.games.keyflower.merchants.steps.contracts import CabinEffect, ContractEffect, ContractStep
from tilewright.games.keyflower.merchants.steps.exchange import Exchange
from tilewright.games.keyflower.merchants.steps.extensions import CostStep, Extend
from tilewright.games.keyflower.merchants.steps.setup_plan import MerchantsSetupPlan, PairSetupPlan
from tilewright.games.keyflower.merchants.text.action_text import forms
from tilewright.kernel.fingerprint import fingerprint
from tilewright.kernel.registry import Game, GameOption, Spec, SpecError, Value
from tilewright.kernel.rules import Rules

OPTIONS: Final = [
    GameOption("merchants", "flag", False, "play with the expansion The Merchants"),
    GameOption(
        "variant",
        "choice",
        "base",
        "with The Merchants: only its boats, and all its tiles",
        choices=("base", "merchants"),
        needs="merchants",
    ),
    GameOption(
        "open_workers",
        "flag",
        False,
        "with The Merchants: what all saw a player get stays in sight",
        needs="merchants",
    ),
    GameOption(
        "handicap",
        "seats",
        [],
        "with The Merchants: seats that start with one more green worker",
        needs="merchants",
    ),
]


def install(book: Book, wares: Wares, own: list[int], values: dict[str, Value]) -> None:
    """Appends to every table of the base; what it puts in the place of a base rule is listed in `replaced`."""
    handicap = values["handicap"]
    assert isinstance(handicap, list)
    merchants = Merchants(book, wares, handicap)
    book.content = fingerprint([list_box(book.box), wares.facts()])
    book.laid_open = values["open_workers"] is True
    book.add_effect(ContractEffect(merchants))
    book.add_effect(CabinEffect(merchants))
    for form in forms(book.box, wares):
        book.codec.add(form)
    merchants.contract_step = book.add_step(ContractStep(merchants))
    merchants.cost_step = book.add_step(CostStep(merchants))
    merchants.moor_step = book.add_step(MoorStep(merchants))
    exchange = Exchange(merchants)
    book.add_aside(Extend(merchants))
    book.add_aside(exchange)
    book.expansions.append(MerchantsExpansion(merchants, exchange))
    replace(book, own, str(values["variant"]))


def replace(book: Book, own: list[int], variant: str) -> None:
    book.setup_plan = MerchantsSetupPlan(book.box, own) if variant == "merchants" else PairSetupPlan(book.box, own)
    book.replaced.append("plan: KF-1.9 by MC-1.2 (boats by pairs), KF-1.6 by MC-1.4 (winter tiles dealt)")
    if variant == "merchants":
        book.replaced.append("plan: KF-2.3 by MC-8.1 (tiles laid out), KF-1.11 by MC-8.4 (winter pile)")
    book.tiebreak = "boat"
    book.replaced.append("tiebreak: KF-8.12 by MC-7.4 (who chose a boat earlier wins)")


def check_options(values: dict[str, Value]) -> None:
    players, handicap = values["players"], values["handicap"]
    assert isinstance(players, int)
    assert isinstance(handicap, list)
    for option in OPTIONS[1:]:
        if not values["merchants"] and values[option.name] != option.default:
            raise SpecError("option-needs", {"option": option.name, "needs": "merchants=true"})
    if any(seat >= players for seat in handicap):
        raise SpecError("option-players", {"option": "handicap", "players": players, "last": players - 1})


def with_merchants(base: Game) -> Game:
    """The game of the base with the options of the expansion; without them it is built by the base alone."""

    def build(values: dict[str, Value], version: int) -> Rules:
        check_options(values)
        if not values["merchants"]:
            return base.build(values, version)
        facts = read_tile_facts()
        book = put_together(open_box(values, ((facts, WORDS),)), values, version)
        install(book, load_wares(), [book.box.by_key[key] for key in facts.tiles], values)
        book.spec = Spec(game, values).text()
        return book

    builder: Callable[[dict[str, Value], int], Rules] = build
    game = Game(base.key, base.versions, [*base.options, *OPTIONS], builder, base.rules_file)
    return game
