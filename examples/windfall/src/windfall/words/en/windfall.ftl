## What happens, what is asked, what can be done.

windfall-question-swap = Swap a card, or keep your hand? { $worth } points lie in the middle.
windfall-question-lay = Lay a card: { $worth } points lie in the middle.
windfall-action-keep = Keep your hand
windfall-action-swap = Discard a { $one } and draw a card
windfall-action-lay = Lay { $one }
windfall-event-prize = Round { $round }: { $prize } is turned up.
windfall-event-kept =
    { $seat ->
        [you] You keep your hand.
       *[other] { $seat } keeps their hand.
    }
windfall-event-swapped =
    { $seat ->
        [you]
            { $drawn ->
                [none] You swap a { $card }.
               *[other] You swap a { $card } and draw a { $drawn }.
            }
       *[other]
            { $drawn ->
                [none] { $seat } swaps a { $card }.
               *[other] { $seat } swaps a { $card } and draws a { $drawn }.
            }
    }
windfall-event-laid =
    { $seat ->
        [you] You lay
       *[other] { $seat } lays
    } { $card ->
        [none] a card.
       *[other] { $card }.
    }
windfall-event-turned = The cards are turned up: { $cards }.
windfall-event-won =
    { $seat ->
        [you] You take { $prizes }:
       *[other] { $seat } takes { $prizes }:
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
windfall-event-stays = All cards are cancelled. Still in the middle: { $prizes }.
windfall-reason-not-in-hand = there is no { $card } in your hand
windfall-reason-not-yet = first everybody may swap a card
windfall-reason-too-late = cards can be swapped before all lay one
windfall-malformed-no-action = an action is keep, swap N or lay N, with N from 1 to { $highest }
windfall-explain-baskets = { $prizes }: { $points } points
windfall-explain-wasps = { $prizes }: { $points } points
windfall-hint-worth = worth about { $points } points
windfall-table = Round { $round } of { $rounds }. In the middle: { $prizes }
windfall-prize-basket = Basket { $points }
windfall-prize-wasps = Wasp nest { $points }

windfall-group-swap = Swap
windfall-group-lay = Lay a card
windfall-group-keep = Keep
windfall-area-won = Won
windfall-area-cards = Cards
windfall-area-laid = Laid
windfall-area-middle = In the middle
windfall-area-to_come = Prizes to come
windfall-area-own = Your cards
windfall-area-worth = Together worth

windfall-reveal-swapped = draws a card
windfall-reveal-turned = turns all cards up
