## What happens, what is asked, what can be done.

windfall-question-swap = Swap a card, or keep your hand? { $points } points lie in the middle.
windfall-question-lay = Lay a card: { $points } points lie in the middle.
windfall-action-keep = Keep your hand
windfall-action-swap = Discard a { $card } and draw a card
windfall-action-lay = Lay { $card }
windfall-event-prize = Round { $round }: a prize worth { $prize } is turned up.
windfall-event-kept = { $seat } keeps the hand.
windfall-event-swapped =
    { $drawn ->
        [none] { $seat } swaps a { $card }.
       *[other] { $seat } swaps a { $card } and draws a { $drawn }.
    }
windfall-event-laid =
    { $card ->
        [none] { $seat } lays a card.
       *[other] { $seat } lays { $card }.
    }
windfall-event-turned = The cards are turned up: { $cards }.
windfall-event-won =
    { $points ->
        [one] { $seat } takes { $prizes }: { $points } point.
       *[other] { $seat } takes { $prizes }: { $points } points.
    }
windfall-event-stays = All cards are cancelled; { $prizes } stays in the middle.
windfall-reason-not-in-hand = there is no { $card } in your hand
windfall-reason-not-yet = first everybody may swap a card
windfall-reason-too-late = cards can be swapped before all lay one
windfall-explain-baskets = Baskets { $prizes }: { $points } points
windfall-explain-wasps = Wasp nests { $prizes }: { $points } points
windfall-hint-worth = worth about { $points } points
windfall-table = Round { $round } of { $rounds }. In the middle: { $prizes }

windfall-field-player = Player
windfall-field-points = Points
windfall-field-won = Won
windfall-field-cards = Cards
windfall-field-hand = Your hand
windfall-field-laid = Laid
windfall-field-middle = In the middle
windfall-field-to_come = Prizes to come
windfall-field-deck = Deck
windfall-field-discards = Discards
windfall-field-round = Round
windfall-field-rounds = Rounds
windfall-field-start = Starts
windfall-field-own = Your cards
windfall-field-players = Players
windfall-field-scores = Scores
