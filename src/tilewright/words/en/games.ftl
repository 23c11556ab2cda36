## The games on the shelf: titles, what they are like, and their options.

games-keyflower-title = Keyflower
games-keyflower-headline = Four seasons, one village, your move.
games-keyflower-about = Bid for tiles with the same workers that run them, in any village, and build your own over four seasons. Against honest bots or friends; no account, no waiting.
games-keyflower-lesson = First spring
games-keyflower-lesson-about = a guided season, step by step
games-keyflower-adds-merchants = The Merchants
games-keyflower-option-merchants = With the expansion The Merchants
games-keyflower-option-variant = Merchants: what is in the box
games-keyflower-choice-variant-base = mixed with the base game
games-keyflower-choice-variant-merchants = only its boats, all its tiles
games-keyflower-option-open_workers = Merchants: what everybody saw come lies open
games-keyflower-option-handicap = Merchants: one more green worker for
games-keyflower-option-edition = Printed points of
games-keyflower-choice-edition-standard = the first edition
games-keyflower-choice-edition-ru = the Russian edition
games-keyflower-option-tiebreak = A tie
games-keyflower-choice-tiebreak-shared = is shared
games-keyflower-choice-tiebreak-boat = goes to the first winter boat
games-artificium-title = Artificium
games-artificium-headline = Lay in secret, produce in order, beat the market.
games-artificium-about = A quick card game of production chains: swap, lay cards face down, trade at the right moment and turn wheat and ore into swords, potions and points.
games-artificium-lesson = First round
games-artificium-lesson-about = a guided round, step by step
