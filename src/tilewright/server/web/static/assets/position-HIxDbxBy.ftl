## Why a position is refused. Keys in it are written as in the position itself.

position-line = line { $line }: { $detail }

## What the lines of a position share in every game.

position-stands-twice = “{ $given }” is there twice
position-unknown-clause = “{ $given }” is not known here; possible: { $names }
position-not-in-a-clause = “{ $given }” is not known here; each clause follows a semicolon
position-nothing-behind = nothing may follow “{ $word }”
position-other-game = “{ $given }” is not the game “{ $game }”
position-other-players = the position is for { $given } players, the game for { $players }
position-other-version = the position was written by rules version { $given }, these are version { $version }
position-no-number = “{ $given }” is not a number from { $low } to { $high }
position-none-of = “{ $given }” is not one of { $names }
position-no-counts = “{ $given }” is not a list of numbers and kinds, such as: 2 red 1 blue
position-too-long = a position has at most { $most } letters
position-unknown-line = no line begins with “{ $given }”; possible: { $names }
position-takes = the line “{ $word }” is written: { $word } { $what }
position-takes-one-word = “{ $word }” takes one word
position-line-form = this line is written: { $form }
position-stands-upon = “{ $name }” follows “{ $wanted }”
position-stands-first = “{ $name }” comes first
position-line-before = before “{ $name }” the line above must say: { $wanted }
position-asked-of-nobody = “{ $name }” is asked of nobody, or of too many
position-no-answer = seat { $at } has no answer to the question “{ $name }”
position-no-question = a question is one of { $names }
position-not-the-turn = it is not the turn of seat { $at }
position-game-over = the game is over: nobody is asked anything
position-other-scores = the points of this final position are: over { $points }
position-needs-scores = “over” takes the points of each seat, { $count } numbers
position-only-once = there is only one { $piece }
position-more-than-the-box = { $piece }: { $given } are on the table, and the box has { $most }

## Keyflower: tiles and villages.

position-no-tile = there is no tile “{ $given }”
position-no-cell = “{ $given }” is not a cell such as 1,-1
position-no-upgrade = { $tile } cannot be upgraded
position-home-first = a village begins with its home at 0,0
position-one-home = a village has one home
position-tile-later = { $tile } comes into play only later
position-cell-taken = { $tile } lies there
position-touches-nothing = { $tile } does not touch the village
position-edges-differ = the edges of { $tile } do not match those that they touch
position-other-season = { $tile } is not a tile of this season ({ $season })
position-too-many-in-market = with { $players } players there are at most { $most } tiles in the market
position-too-many-of-season = with { $players } players there are at most { $most } tiles of { $season } in play
position-not-used-with = { $tile } is not used with { $players } players
position-market-none = “market none” says that there are none
position-no-season = a season is one of { $names }
position-ends-after-winter = the game ends after winter
position-joins-in-winter = { $tile } joins a village only at the end of winter
position-not-won = { $tile } was not won this season
position-not-to-be-placed = { $tile } is not to be placed
position-not-placed-now = no tiles are placed now, but some wait to be placed
position-placed-by-now = the game is over: all tiles have been placed
position-asked-to-place = seat { $at } is asked to place tiles only if there are any, and always then

## Bids, uses and colours.

position-equal-bids = two bids are equally large, but each must exceed the others
position-bids-in-a-village = nobody bids on tiles of a village
position-goods-outside = resources lie only on tiles of villages
position-tile-full = at most { $most } workers may be on a tile
position-no-use = { $tile } cannot be used
position-not-after-last-use = { $count } workers cannot be there after a last use with { $last }
position-no-lying-bid = seat { $at } may not lay a bid down there
position-bid-stands = with no other bid and no worker there the bid stands upright
position-colour-of-nobody = no worker that stands there has the colour { $colour }
position-two-colours = a tile has one colour, here are: { $colours }
position-colour-unclear = the colour of the tile is not clear: write it, such as “colour red”
position-lying-colour = a bid lies down only if its colour differs from the blue, red or yellow workers that stand there
position-no-bid = “{ $given }” is not a bid of the form: SEAT NUMBER COLOUR [lying]
position-second-bid = seat { $at } has more than one bid on that tile
position-empty-bid = a bid has one worker or more
position-not-cleared-bids = there are bids, but no turns are taken now
position-not-cleared-market = there are tiles in the market, but no turns are taken now
position-not-cleared-workers = there are workers on tiles, but no turns are taken now
position-not-that-turn = it is not that seat’s turn
position-acted = “acted” is 0 or 1
position-no-choice-open = nobody has used { $tile }, or it leaves no choice
position-not-used = nobody has used { $tile }
position-too-much-transport = { $tile } does not have that many transport points
position-too-many-upgrades = { $tile } does not have that many upgrade symbols
position-no-group-there = no group can go to { $tile }
position-foreign-bid = a group takes whole losing bids of its own player
position-joined-to-itself = workers are added to a bid; it is not joined to itself
position-too-few-workers = there are not that many workers behind the screen
position-not-mixed = only a mixed group is put together colour by colour
position-group-colours = all workers of a group are of one colour
position-no-upgrade-left = no upgrade is left
position-not-own-upgrade = { $tile } is not a tile of that player that can be upgraded
position-no-group-to-use = no group is going to use { $tile }
position-group-cannot-use = such a group cannot use { $tile }

## Boats, winter tiles, stocks.

position-one-boat-each = seat { $at } takes exactly one boat
position-not-boarded = { $boat } was not boarded by seat { $at }
position-boat-to-place = seat { $at } has taken { $boat } and still has to place it
position-boats-after-winter = at the end of winter boats join a village or go to the box
position-orders-after-winter = at the end of winter turn order tiles join a village or go to the box
position-boat-load = in { $season } at most this lies on { $boat }: workers { $workers }, skills { $skills }
position-boat-empty = nothing lies on { $boat } now
position-winter-no-load = in winter nothing is loaded
position-nobody-waits = nobody waits for a boat now
position-no-boat-chosen = no boat is chosen now
position-queue-and-moored = everybody in the queue takes one of the boats that are moored
position-first-of-the-queue = the first of the queue is asked for a boat
position-has-a-boat = seat { $at } has taken a boat already
position-same-boat = two seats have boarded the same boat
position-no-such-boat = boat { $boat } was not boarded
position-waits-or-boarded = seat { $at } either waits for a boat or has boarded one
position-not-moored = { $boat } was boarded and is not moored any more
position-winter-boats-later = the boats of winter have not been chosen yet
position-same-boat-turn = two seats have chosen a boat in the same turn
position-boat-turns = { $count } have chosen a boat, not { $given }
position-say-boat-turn = whoever is not in the queue has chosen a boat: write “boat_turn” for them
position-all-boat-turns = everybody has chosen a boat: write “boat_turn” for each seat or for none
position-winter-chosen = the winter tiles have been chosen, and the rest is in the box
position-winter-missing = seat { $at } must have winter tiles, to choose one or more of them
position-winter-choice-time = winter tiles are chosen at the start of winter
position-winter-open = not all have chosen winter tiles
position-winter-once = seat { $at } chooses one winter tile or more, once
position-winter-dealt = each player is dealt { $count } winter tiles
position-winter-only = only winter tiles are dealt
position-not-dealt = { $tile } is not among the winter tiles dealt
position-workers-seen = more workers are said to have been seen than there are
position-known-form = “known” takes { $count } numbers, one for each set of kinds
position-skills-known = more skills are said to be known than there are
position-skills-disagree = what is said to be known of the skills does not agree
position-not-left-for-it = { $name }: of { $piece } the box has { $there } left for it, not { $given }

## The Merchants.

position-no-such-contract = there is no contract “{ $given }”
position-no-such-extension = there is no extension “{ $given }”
position-no-boat-in-play = there is no boat “{ $given }” in play
position-too-many-cabins = with these there are { $given } cabins, and the box has { $most }
position-stacks = there are { $count } stacks, with / between them
position-shuffled-form = “shuffled” takes { $count } numbers, one for each contract
position-in-the-shuffle = { $contract } lies in a stack, so it was in the last shuffle
position-display-form = { $count } contracts lie face up; { $empty } is an empty place
position-not-behind-screen = { $contract } is not behind that screen
position-extension-place = an extension is on an upgraded tile of a village that has no other extension
position-extension-colour = the workers on the tile have another colour
position-empty-place = a place is empty, but there are contracts in the stacks
position-hold-load = at most { $most } { $piece } lie on { $boat } in { $season }, not { $given }
position-hold-taken = what lay on { $boat } was taken
position-too-many-contracts = no use of { $tile } gives that many contracts
position-extension-of-supply = an extension of the supply goes on one of the player’s own upgraded tiles that has none
position-extension-unfit = { $extension } cannot be placed on { $tile }
position-replaced-boat = a boat is chosen in the place of one whose cargo was taken in autumn

## Artificium.

position-market-time = cards lie in the market only before cards are laid
position-market-size = { $count } cards are turned up
position-rounds = rounds count from 1 to { $most }
position-last-round = the game ends after round { $most }
position-too-much-given-up = more is to be discarded or sold than there is
position-giving-up-time = cards are discarded and resources sold at the end of a round
position-passed-outside-market = players pass and swap only in the card market
position-out-too-early = before cards are laid nobody is out of the round
position-applied-too-long = applied cards lie there only until the round ends
position-laid-time = a card lies there only while all lay one, and until it is resolved
position-out-lays-nothing = whoever is out of the round lays no card
position-no-card-to-lay = seat { $at } has no card to lay, so it is out of the round
position-all-lay = whoever is in the round and has laid no card is asked for one
position-round-empty = nobody is in the round any more
position-not-the-card = it is not the turn of { $card } of seat { $at }
position-card-over = the turn of { $card } is over: it cannot lie there
position-no-card-laid = seat { $at } has laid no card
position-card-asks-otherwise = { $card } does not ask for that
position-no-such-building = seat { $at } has applied no building with that effect
position-mage-discards = { $count } cards are discarded
position-one-list = “{ $word }” takes one list of cards after a semicolon
position-too-few-cards = seat { $at } does not have that many { $card }
position-one-observer = “unseen” takes one observer
position-deck-impossible = there are more { $card } in the deck than thought possible
position-only-so-many-cards = the deck has only { $most } of { $card }
position-more-than-all-think = seat { $at } thinks more { $card } possible than all do
position-own-hand-known = for a player’s own hand only what all know of it is written
position-cannot-pay = seat { $at } cannot pay for { $card }
position-no-phase = the game is over: there is no phase
position-left-for-the-deck = of { $card } the deck has { $there }, not { $given }
position-not-so-often = there are not that many { $card } in the deck
