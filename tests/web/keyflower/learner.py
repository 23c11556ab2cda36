"""Somebody who learns Keyflower: does what each step of the lessons asks for, by clicks at the table."""

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect

from tests.web.keyflower.player import STILL, pass_turn
from tests.web.tools.lesson_room import look_around

# What the table does after something was pressed at that version: it goes on, or asks whether it shall.
GONE = """(v) => document.querySelector('[data-do=sure]') ? 'sure'
    : document.querySelector('[data-do=confirm]') ? 'confirm'
    : document.querySelector('.kft')?.dataset.v !== v ? 'gone' : ''"""
# The same after a card was clicked: or the main button is there for it.
ANSWERED = f"""(v) => ({GONE})(v)
    || (document.querySelector('.dock .on[data-answer]')
        && document.querySelector('[data-do=act][aria-disabled=false]') ? 'ready' : '')"""
# The same where several are asked at once: others' answers change the version too, and with them this one may
# reveal something, so that the table asks.
SETTLED = """([question, left]) =>
    ['sure', 'confirm'].find((one) => document.querySelector(`[data-do=${one}]:enabled`))
    || (!document.querySelector(`[data-asked=${question}]`)
        || document.querySelectorAll('.tray .opt').length < left ? 'settled' : '')"""
Move = Callable[["Learner"], None]


@dataclass(frozen=True)
class Step:
    """What to do at a step; nothing: it is read. `clicks` are what has to be clicked, free of everything else."""

    do: Move | None = None
    clicks: tuple[str, ...] = ()


@dataclass
class Learner:
    page: Page
    seen: list[str] = field(default_factory=list)

    @property
    def card(self) -> Locator:
        return self.page.locator(".guide")

    def at(self, number: int, count: int) -> None:
        expect(self.card.locator("header .num")).to_have_text(f"{number} / {count}")

    def next(self) -> None:
        self.card.locator("footer .primary").click()

    def shown(self, selector: str) -> Locator:
        """The one of several that is in sight, on a phone after its tab was opened."""
        return self.page.locator(selector).filter(visible=True).first

    def asked(self, *questions: str) -> None:
        self.page.locator(", ".join(f"[data-asked={one}]" for one in questions)).first.wait_for()
        self.still()

    def still(self) -> None:
        self.page.wait_for_function(STILL)

    def version(self) -> str:
        return self.page.locator(".kft").get_attribute("data-v") or ""

    def ready(self) -> Locator:
        """The main button, as soon as it can be pressed."""
        self.still()
        button = self.page.locator("[data-do=act]")
        expect(button).to_have_attribute("aria-disabled", "false")
        return button

    def press(self) -> None:
        """The main button, and yes if the table asks whether it shall."""
        button = self.ready()
        version = self.version()
        button.click()
        self.agree(version)

    def press_among_others(self, question: str) -> None:
        """The same at a question that others are asked too."""
        button = self.ready()
        asked = [question, self.page.locator(".tray .opt").count()]
        button.click()
        while (asks := self.page.wait_for_function(SETTLED, arg=asked).json_value()) != "settled":
            self.page.locator(f"[data-do={asks}]").click()
        self.still()

    def agree(self, version: str) -> None:
        """Until the table has gone on from that version."""
        asks = self.page.wait_for_function(GONE, arg=version).json_value()
        if asks != "gone":
            self.page.locator(f"[data-do={asks}]").click()

    def place_group(self, tile: str, purpose: str, colour: str, join: str = "") -> None:
        self.asked("turn")
        if join:
            self.shown(f".hand [data-join={join}]").click()
        self.page.locator(f".hand [data-pile={colour}]").click()
        self.shown(tile).click()
        self.still()
        if self.page.locator(f"[data-purpose={purpose}]").count():
            self.page.locator(f"[data-purpose={purpose}]").click()
        self.press()

    def settle(self, text: str, question: str) -> None:
        """One of the cards below the table, with the main button where the card alone does not commit."""
        self.asked(question)
        version = self.version()
        self.shown(f'.dock [data-answer^="{text}"]').click()
        if self.page.wait_for_function(ANSWERED, arg=version).json_value() == "ready":
            self.press()
        else:
            self.agree(version)


def bid(tile: str, colour: str, join: str = "") -> Step:
    lot = f".market [data-tile={tile}], .orders [data-tile={tile}]"
    return Step(lambda one: one.place_group(lot, "bid", colour, join), (lot, ".hand [data-pile]"))


def use(tile: str, colour: str, *answers: tuple[str, str]) -> Step:
    """Uses a tile; then the answers to what is asked on the way."""
    place = f"[data-tile={tile}]"

    def do(one: Learner) -> None:
        one.place_group(place, "use", colour)
        for question, text in answers:
            one.settle(text, question)

    return Step(do, (place, ".hand [data-pile]"))


def choose(text: str, question: str, *clicks: str) -> Step:
    return Step(lambda one: one.settle(text, question), (*clicks, f'.dock [data-answer^="{text}"]'))


def passes(one: Learner) -> None:
    one.asked("turn")
    version = one.version()
    pass_turn(one.page)
    one.agree(version)


def places(one: Learner) -> None:
    """All tiles that were won, wherever they fit."""
    one.asked("place")
    while one.page.locator("[data-asked=place]").count():
        if not one.page.locator(".tray .opt.on").count():
            one.shown(".tray [data-answer]:not(.off)").click()
            expect(one.page.locator(".tray .opt.on")).to_have_count(1)
        one.shown("[data-cell]").click()
        one.press_among_others("place")


def moves_stone(one: Learner) -> None:
    one.asked("transport")
    one.shown('.own [data-good^="stone"]').click()
    one.shown(".own [data-tile=gold_mine]").click()


def upgrades(tile: str) -> Move:
    return lambda one: one.settle(f"upgrade {tile}", "transport")


def exchanges(one: Learner) -> None:
    one.asked("turn")
    one.page.locator(".exchanges summary").click()
    one.page.locator(".exchanges .pop button").first.click()
    one.press()


def puts_jeweller(one: Learner) -> None:
    one.asked("winter")
    one.page.locator("[data-pick=jeweller]").click()
    one.press_among_others("winter")


def opens_score(one: Learner) -> None:
    one.page.locator(".own .seg button").last.click()


READ = Step()
PASS = Step(passes, ("[data-do=pass]",))
PLACE = Step(places, ("[data-cell]",))
SCORE = Step(opens_score, (".own .seg button",))
SPRING = [
    READ, READ, READ, bid("miner", "red"), READ, bid("gold_mine", "red", join="miner"), READ,
    use("workshop", "yellow", ("effect", "take stone")), use("apprentice_hall", "blue"), PASS,
    choose("board", "boat"), PLACE,
]  # fmt: skip
SUMMER = [
    READ, use("gold_mine", "red"), use("miner", "blue"), use("hiring_fair", "yellow", ("price", "return pick")),
    READ, use("home_1", "red"), Step(moves_stone, ('.own [data-good^="stone"]', ".own [data-tile=gold_mine]")),
    Step(upgrades("gold_mine"), ('.dock [data-answer="upgrade gold_mine"]',)), READ,
]  # fmt: skip
WINTER = [
    READ, Step(puts_jeweller, ("[data-pick=jeweller]",)), bid("jeweller", "red"), bid("turn_order_1", "yellow"),
    SCORE, READ, PASS, choose("board", "boat"), PLACE,
]  # fmt: skip
CONTRACTS = [
    READ, READ, use("assayer", "yellow", ("effect", "take contract")),
    choose("contract saw_resource2", "contract"),
    READ, PASS, choose("board boat_sea_bastion_ii", "boat"), PLACE,
]  # fmt: skip
EXTENSIONS = [
    READ, Step(exchanges, (".exchanges summary",)), use("home_2", "blue"),
    Step(upgrades("keywood"), ('.dock [data-answer="upgrade keywood"]',)),
    choose("extend keywood blue_for_blue", "transport"),
    use("bookkeeper", "yellow", ("effect", "take contract"), ("contract", "contract red2_worker4")), SCORE, READ,
]  # fmt: skip
FIRST = [SPRING, SUMMER, WINTER]
MERCHANTS = [CONTRACTS, EXTENSIONS]


Look = Callable[[Learner, Step, int], None]


def looking_around(lang: str) -> Look:
    """Nothing may lie over what a step asks for."""

    def look(one: Learner, step: Step, place: int) -> None:
        if step.do is not None:
            one.still()
            look_around(one.page, step.clicks, place, lang)

    return look


def walk(page: Page, scenes: list[list[Step]], look: Look) -> None:
    """Through all scenes; `look` sees each step, and its place, before it is done."""
    one = Learner(page)
    for number, steps in enumerate(scenes):
        if number:
            one.next()
            page.wait_for_url(f"**scene={number}")
        for place, step in enumerate(steps, start=1):
            one.at(place, len(steps))
            look(one, step, place)
            if step.do is None:
                one.next()
            else:
                step.do(one)
