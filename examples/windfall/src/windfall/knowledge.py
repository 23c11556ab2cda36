"""What a seat may know: its view, built from nothing, and a possible world in which all the rest is dealt anew."""

from tilewright.kernel.native import i64, vec
from tilewright.kernel.rng import Rng
from windfall.actions import HIGHEST
from windfall.scoring import explain, scores
from windfall.state import NO_CARD, WindfallState
from windfall.steps import PRIZE_KEYS, PRIZES, Windfall


def numbers(counts: list[int]) -> list[int]:
    """Cards as people read them: their numbers, lowest first."""
    return [card + 1 for card in range(HIGHEST) for _ in range(counts[card])]


def build_view(r: Windfall, s: WindfallState, seat: int) -> dict[str, object]:
    """For a seat, or for a spectator (-1). Hands are secret, all else lies open (WF-1.4)."""
    asked = r.steps[s.stack[-1].step].name if s.stack else ""
    view: dict[str, object] = {
        "round": min(s.round + 1, r.rounds),
        "rounds": r.rounds,
        "start": s.start,
        "question": {"asked": asked, "waiting": r.waiting_seats(s)},
        "middle": [PRIZE_KEYS[prize] for prize in s.middle],
        "worth": sum(PRIZES[prize] for prize in s.middle),
        "to_come": [PRIZE_KEYS[prize] for prize in range(len(PRIZES)) if s.prizes[prize]],
        "deck": int(sum(s.deck)),
        "discards": numbers(s.discards),
        "players": [player(s, other) for other in range(r.seats)],
    }
    if seat >= 0:
        laid = s.laid[seat]
        view["own"] = {"hand": numbers(s.hands[seat]), "laid": None if laid == NO_CARD else laid + 1}
    if not s.stack:
        view["scores"] = scores(r, s)
        view["explained"] = [explain(s, other) for other in range(r.seats)]
    return view


def player(s: WindfallState, seat: int) -> dict[str, object]:
    """What everybody sees of a player."""
    return {
        "seat": seat,
        "points": sum(PRIZES[prize] for prize in s.won[seat]),
        "won": [PRIZE_KEYS[prize] for prize in s.won[seat]],
        "cards": sum(s.hands[seat]),
        "laid": s.laid[seat] != NO_CARD,
    }


def possible_world(r: Windfall, s: WindfallState, seat: int, rng: Rng) -> WindfallState:
    """Cards of the others, in hand or face down, go back into the deck and are dealt again."""
    world = s.clone()
    world.rng = rng.fork()
    others = [other for other in range(r.seats) if other != seat]
    deck = list(world.deck)
    sizes = {other: sum(world.hands[other]) + (world.laid[other] != NO_CARD) for other in others}
    for other in others:
        for card in range(HIGHEST):
            deck[card] += world.hands[other][card]
        if world.laid[other] != NO_CARD:
            deck[world.laid[other]] += 1
    world.deck = vec[i64](deck)
    for other in others:
        hand = [0] * HIGHEST
        for _ in range(sizes[other]):
            hand[rng.draw(world.deck)] += 1
        if world.laid[other] != NO_CARD:
            held = numbers(hand)
            world.laid[other] = held[rng.below(len(held))] - 1
            hand[world.laid[other]] -= 1
        world.hands[other] = hand
    return world
