## How the game is offered.

games-windfall-title = Windfall
games-windfall-headline = One card, in secret. The highest takes it, unless two are the same.
games-windfall-about = A quick game of secret bids: baskets go to the highest card that nobody else laid, wasp nests to the lowest. Swap what you cannot use and guess what the others hold.
games-windfall-option-players = How many play
games-windfall-option-rounds = Rounds
games-windfall-option-wasps = With the two wasp nests
