# The table of Keyflower in the browser.

## The areas of the table.

keyflower-table-title = The table of Keyflower
keyflower-table-harbour = Harbour
keyflower-table-first = who picks first
keyflower-table-own = Your village
keyflower-table-village-of = Village: { $name }
keyflower-table-village = village
keyflower-table-villages = Villages
keyflower-table-others = The other villages, clockwise
keyflower-table-score = score now
keyflower-table-news = Since your last turn
keyflower-table-tab-news = News
keyflower-table-news-none = Nothing yet.
keyflower-table-news-placed =
    { $who ->
        [you] You place { $tile }.
       *[other] { $name } places { $tile }.
    }
keyflower-table-hint-place =
    { $roads-count ->
        [0] Place { $tile } beside { $beside }
       *[other] Place { $tile } beside { $beside }, by road to { $roads }
    }
keyflower-table-dock = Your turn and what lies behind your screen
keyflower-table-areas = Areas of the table
keyflower-table-seasons = Seasons
keyflower-table-market-empty = No tiles are on auction now.
keyflower-table-won = Won this season. The tiles are placed after the boats are taken.
keyflower-table-won-by =
    { $who ->
        [you] won by you
       *[other] won by { $name }
    }

## What is publicly known of a player.

keyflower-table-player =
    { $passed ->
        [yes] { $name }: { $workers } workers and { $skills } skills behind the screen, { $points } printed points, passed
       *[no] { $name }: { $workers } workers and { $skills } skills behind the screen, { $points } printed points
    }
keyflower-table-behind =
    { $count ->
        [one] { $count } worker behind the screen
       *[other] { $count } workers behind the screen
    }
keyflower-table-skills =
    { $count ->
        [one] { $count } skill behind the screen
       *[other] { $count } skills behind the screen
    }
keyflower-table-known = at least so many were seen going behind the screen
keyflower-table-at-least = at least
keyflower-table-passed = passed
keyflower-table-start = start player
keyflower-table-printed = points printed on the tiles
keyflower-table-person = What all know of { $name }
keyflower-table-stock-bag =
    { $count ->
        [one] { $count } worker in the bag
       *[other] { $count } workers in the bag
    }
keyflower-table-stock-green = green workers left: { $count }
keyflower-table-stock-skills = skills left: { $count }

## Bids.

keyflower-table-bid-said =
    { $state ->
        [wins]
            { $who ->
                [you] Your bid: { $workers }, winning
               *[other] { $name }: { $workers }, winning
            }
       *[loses]
            { $who ->
                [you] Your bid: { $workers }, losing, free to move
               *[other] { $name }: { $workers }, losing, free to move
            }
    }
keyflower-table-join = Take this losing bid along
keyflower-table-bid-over = leads { $name } with { $count }
keyflower-table-bid-more = adds to your { $count }
keyflower-table-bid-first = the first bid here

## The turn.

keyflower-table-use = Use
keyflower-table-bid =
    { $count ->
        [0] Bid
       *[other] Bid { $count }
    }
keyflower-table-pass = Pass
keyflower-table-undo = Undo
keyflower-table-redo = Redo
keyflower-table-back = Back
keyflower-table-close = Close
keyflower-table-turn-title = Your turn
keyflower-table-turn-any = Pick workers and a tile, in any order. Everything with a ring can be chosen.
keyflower-table-turn-tile = Now pick a tile with a ring.
keyflower-table-turn-joined = Goes along: your losing bid on { $tiles }.
keyflower-table-pick-bid = take a losing bid along
keyflower-table-pick-least =
    { $count ->
        [0] pick workers
        [1] pick workers
       *[other] pick at least { $count } workers
    }
keyflower-table-pick-add = your { $own } + at least { $count }
keyflower-table-choose-deed = Both are possible here. Choose one of the two cards.
keyflower-table-idle-haul = nothing to move or upgrade: the worker only blocks this tile
keyflower-table-idle-supply = nothing is left of what it gives: the worker only blocks this tile
keyflower-table-idle = Nothing comes of this: the workers only block the tile.
keyflower-table-more = These and more colours
keyflower-table-picked = picked: { $count }
keyflower-table-colour-now =
    { $colour ->
        [blue] blue this season
        [red] red this season
        [yellow] yellow this season
       *[green] green this season
    }
keyflower-table-do-pick = Pick a tile
keyflower-table-do-choose = Use or bid?
keyflower-table-do-answer = Pick one
keyflower-table-do-use = Use { $tile }
keyflower-table-do-bid =
    { $colour ->
        [blue] Bid { $count } blue
        [red] Bid { $count } red
        [yellow] Bid { $count } yellow
        [green] Bid { $count } green
       *[none] Bid
    }
keyflower-table-do-done = Done
keyflower-table-do-place = Place it here
keyflower-table-do-winter =
    { $count ->
        [one] Put { $count } tile into the market
       *[other] Put { $count } tiles into the market
    }
keyflower-table-do-board = Take this boat
keyflower-table-do-take = Take it
keyflower-table-all = all
keyflower-table-show = Which tiles stand out
keyflower-table-legal = legal · { $count }
keyflower-table-legal-with = legal with { $group } · { $count }
keyflower-table-waits = { $names } to move.
keyflower-table-waits-look = Look around meanwhile: hold or point at any tile to see both sides.
keyflower-table-plan-title = Plan for your turn
keyflower-table-plan-how = Pick workers and a tile now: it stays picked for your turn if it is still possible.
keyflower-table-plan-set = Picked for your turn. It stays if it is still possible then.
keyflower-table-plan-kept = As you planned.
keyflower-table-plan-gone = Your plan is no longer possible: { $tile }.
keyflower-table-plan-drop = Drop the plan
keyflower-table-over = The game is over.

## Why not.

keyflower-table-why-title = Not possible
keyflower-table-rule = Rule { $rule }
keyflower-table-why-colour =
    { $colour ->
        [blue] Not with blue here. Possible: { $colours }.
        [red] Not with red here. Possible: { $colours }.
        [yellow] Not with yellow here. Possible: { $colours }.
        [green] Not with green here. Possible: { $colours }.
       *[none] Possible here: { $colours }.
    }
keyflower-table-why-number = Not with this number. Possible in this colour: { $numbers }.
keyflower-table-why-with =
    { $colour ->
        [blue] Not with blue
        [red] Not with red
        [yellow] Not with yellow
       *[green] Not with green
    }
keyflower-table-why-season =
    { $season ->
        [spring] this spring
        [summer] this summer
        [autumn] this autumn
       *[winter] this winter
    }
keyflower-table-why-around =
    { $colour ->
        [blue] { $tile } is blue { $when }: blue workers stand { $where }.
        [red] { $tile } is red { $when }: red workers stand { $where }.
        [yellow] { $tile } is yellow { $when }: yellow workers stand { $where }.
       *[green] { $tile } is green { $when }: green workers stand { $where }.
    }
keyflower-table-why-where =
    { $place ->
        [around] around it
       *[on] on it
    }
keyflower-table-why-extension =
    { $colour ->
        [blue] { $tile } is always blue: its extension is blue.
        [red] { $tile } is always red: its extension is red.
        [yellow] { $tile } is always yellow: its extension is yellow.
       *[green] { $tile } is always green: its extension is green.
    }
keyflower-table-why-none =
    { $colour ->
        [blue] { $fact } You have no blue workers.
        [red] { $fact } You have no red workers.
        [yellow] { $fact } You have no yellow workers.
       *[green] { $fact } You have no green workers.
    }
keyflower-table-trouble-changed = The table has changed in the meantime.
keyflower-table-trouble-safe = What was done before stays.

## Before something is revealed.

keyflower-table-reveal-random_worker =
    { $count ->
        [one] draws { $count } worker from the bag
       *[other] draws { $count } workers from the bag
    }
keyflower-table-reveal-random_skill =
    { $count ->
        [one] draws { $count } skill
       *[other] draws { $count } skills
    }
keyflower-table-reveal-contract = turns up new contracts
keyflower-table-reveal-winter = turns up the winter tiles of the market
keyflower-table-reveal-any = shows something new
keyflower-table-reveal-unseen = shows you the contract
keyflower-table-reveal-ended = ends the game and reveals all scores
keyflower-table-reveal-season =
    { $season ->
        [spring] ends spring, reveals the summer tiles
        [summer] ends summer, reveals the autumn tiles
        [autumn] ends autumn
       *[winter] ends winter
    }
keyflower-table-reveal-do = { $label }: { $what }
keyflower-table-reveal-after = This cannot be taken back.

## Small questions within a turn.

keyflower-table-ask-price = { $tile }: what do you pay with?
keyflower-table-ask-gift = { $tile }: what do you take?
keyflower-table-ask-spend = { $tile }: what is the upgrade paid with?
keyflower-table-ask-contract = Which contract do you take?
keyflower-table-ask-cost = { $tile }: what is the extension paid with?
keyflower-table-ask-moor = Which boat comes in its place in winter?
keyflower-table-ask-boat = Which boat do you take?
keyflower-table-boat-taken =
    { $who ->
        [you] taken by you
       *[other] taken: { $name }
    }
keyflower-table-in-winter = In winter: { $effect }

## Transport and upgrade.

keyflower-table-haul-title = Transport and upgrade
keyflower-table-haul-how = Drag a resource along the roads, or click it and then a tile with a ring. A click on an orange cost upgrades.
keyflower-table-haul-to = Where does it go: { $good }? Click a tile with a ring.
keyflower-table-haul-over = Nothing more can be moved or upgraded
keyflower-table-haul-good = Move from { $tile }: { $good }
keyflower-table-haul-near =
    { $moves ->
        [one] { $tile }: { $moves } move and the upgrade can be paid
       *[other] { $tile }: { $moves } moves and the upgrade can be paid
    }
keyflower-table-upgrade = Upgrade

## Placing.

keyflower-table-place-won = Tiles you won
keyflower-table-place-which = Which tile do you place next? Any order will do.
keyflower-table-place-where =
    { $count ->
        [one] { $count } place fits. Click one.
       *[other] { $count } places fit. Click one.
    }
keyflower-table-place-way = Way { $way } / { $ways } here.
keyflower-table-place-touch = Touches { $count }, joined by road: { $roads }.
keyflower-table-place-turn = Turn
keyflower-table-place-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
keyflower-table-place-none = no fit
keyflower-table-place-cell =
    { $count ->
        [one] Cell { $q }, { $r }: fits in { $count } way
       *[other] Cell { $q }, { $r }: fits in { $count } ways
    }

## Winter.

keyflower-table-winter-own = Your winter tiles: only you see them
keyflower-table-winter-title = Which winter tiles come into the market?
keyflower-table-winter-how = At least one; all choose secretly. The others never learn who chose which.
keyflower-table-winter-in = into the market
keyflower-table-winter-picked = picked: { $count }
keyflower-table-worth = worth { $points } to you now
keyflower-table-gain = Worth { $points } more
keyflower-table-gain-alone = with the village as it is: { $points }
keyflower-table-gain-settled-sum = { $after } points with it − { $before } without = { $points }, if the auctions closed now
keyflower-table-gain-alone-sum = { $after } − { $before } = { $points } with the village as it is
keyflower-table-gain-about = Workers, skills and resources are assigned anew each time, so other tiles may then score less. The workers of a bid are not counted.
keyflower-table-worth-about = Your points with it less your points without it, if the game ended now; everything is assigned anew.

## The Merchants.

keyflower-table-contract-for = Contract: { $items }
keyflower-table-stack = Stack { $stack }, contracts: { $count }
keyflower-table-extensions = Extensions left: { $count }
keyflower-table-exchange = Give a contract away: { $count }
keyflower-table-about-contract = At the end it scores { $points } points if everything on it is assigned to it. In your turn you may instead give it away for one thing shown on it.
keyflower-table-about-extension = Placed with an upgrade symbol on an upgraded tile of yours. It doubles the points printed there; from then on only workers of its colour can use the tile.

## Finding, looking, listing.

keyflower-table-find = Find on the table
keyflower-table-find-gold = makes gold
keyflower-table-find-wood = makes wood
keyflower-table-find-stone = makes stone
keyflower-table-find-iron = makes iron
keyflower-table-find-workers = draws workers
keyflower-table-find-green = gives green
keyflower-table-find-skills = draws skills
keyflower-table-find-transport = transport 2+
keyflower-table-find-upgrade = upgrades
keyflower-table-look = Both sides of the tile
keyflower-table-look-contract = A contract
keyflower-table-look-extension = An extension
keyflower-table-zoom-in = Larger
keyflower-table-zoom-out = Smaller
keyflower-table-zoom-fit = whole
keyflower-table-large = Own village in the place of the market
keyflower-table-list = All tiles
keyflower-table-list-name = Tile
keyflower-table-list-where = Where
keyflower-table-list-colour = Colour
keyflower-table-list-effect = What it does
keyflower-table-list-can = You can

## For screen readers.

keyflower-table-label-market = market
keyflower-table-label-own = your village
keyflower-table-label-village = village of { $name }
keyflower-table-label-upgraded = upgraded
keyflower-table-label-workers =
    { $full ->
        [yes] On it: { $workers }, full this season
       *[no] On it: { $workers }
    }
keyflower-table-label-colour =
    { $colour ->
        [blue] Blue
        [red] Red
        [yellow] Yellow
       *[green] Green
    }
keyflower-table-label-goods = Lying here: { $goods }
keyflower-table-label-use = Can be used: U
keyflower-table-label-bid = Can be bid on: D
keyflower-table-label-payable = Can be upgraded now

## Points.

keyflower-table-score-now =
    { $points ->
        [one] { $points } point if the game ended now
       *[other] { $points } points if the game ended now
    }
keyflower-table-score-bounds = { $name }: { $low } to { $high }
keyflower-table-score-exact = { $name }: { $low }
keyflower-table-score-bounds-about = From the least to the most that is possible with what may be hidden behind a screen; one number where nothing hidden matters.
keyflower-table-score-others = The others, from what all know
keyflower-table-settled = if the auctions closed now
keyflower-table-line-printed = Printed points
keyflower-table-line-gold = Gold that scored nowhere else, 1 each
keyflower-table-as = as { $kind }
keyflower-table-unused = Not used:
keyflower-table-unused-why = no tile of yours scores them
keyflower-table-unused-locked = no tile of yours scores them; what lies on a storage tile counts only there
keyflower-table-winner = winner
keyflower-table-all-players = All players
keyflower-table-by-source = Points by source
keyflower-table-total = total
keyflower-table-best = Each worker, skill and resource scores once. The assignment shown is the best possible one.
keyflower-table-why-points = { $name }: where the { $points } come from
keyflower-table-flipped = Flipper turns: { $tile }.
keyflower-table-purple = The purple worker counts as { $kind }.
keyflower-table-cat-printed = printed points
keyflower-table-cat-stores = storage tiles
keyflower-table-cat-winter = winter tiles
keyflower-table-cat-boats = boats
keyflower-table-cat-order = turn order
keyflower-table-cat-contracts = contracts, extensions
keyflower-table-cat-gold = gold

## Keys.

keyflower-table-key-colour = pick a colour; again: one more
keyflower-table-key-number = number of workers
keyflower-table-key-arrows = next tile in that direction
keyflower-table-key-legal = next thing that can be chosen
keyflower-table-key-deed = use, or bid
keyflower-table-key-enter = do what the main button says
keyflower-table-key-back = one step back
keyflower-table-key-undo = undo
keyflower-table-key-redo = redo
keyflower-table-key-pass = pass
keyflower-table-key-turn = turn the tile while placing
keyflower-table-key-inspect = both sides of the tile
keyflower-table-key-large = show your village large
keyflower-table-key-list = all tiles as a list
keyflower-table-key-areas = market, villages, harbour, news

## The lesson.

keyflower-table-lesson-title = A first season
keyflower-table-lesson-goal = You build a village through four seasons. After winter the most points win: from upgraded tiles, winter tiles, boats and gold. This lesson plays spring against a gentle bot; everything is real and can be undone until something is revealed.
keyflower-table-lesson-market = These tiles are on auction this spring. You can bid for a tile to own it from summer on, or use it right now, even though it is nobody’s yet. The plate in the middle says what it does, the small one below what upgrading it costs.
keyflower-table-lesson-hand = Behind your screen stand your workers. With them you do everything: bid and use. Only you see their colours. Click a pile to pick a colour, again for one more. The pale tiles beside them are your winter tiles: in winter you choose which of them come to auction, so they hint at what will bring points.
keyflower-table-lesson-bid = Bid on the Gold mine: click a pile of your workers below, then the tile, choose Bid, and press the large button.
keyflower-table-lesson-colour = The first worker at a tile sets its colour for the season: whoever bids on it or uses it must now use the same colour. So colour is a weapon: what the others lack, they cannot answer with.
keyflower-table-lesson-use = When it is your turn again, use a tile, for example the Workshop: pick a colour, click the tile, choose Use, then what you take. The first use takes one worker, each later one at least one more than the one before; at most six workers stand on a tile.
keyflower-table-lesson-goods = What you make outside your village comes to your home. What you make on a tile of your own stays on that tile. Resources pay for upgrades: they must lie on the very tile that is upgraded.
keyflower-table-lesson-haul = A home moves resources along roads and upgrades: the cart is the number of steps, the arrow the number of upgrades. Any home will do, also that of another player. All workers who stand in your village at the season’s end become yours, whoever sent them.
keyflower-table-lesson-outbid = If somebody bids more than you, your bid is not lost: its workers may go elsewhere as one group, or come home at the end. A broken line around the chip shows it; click it to take the group along.
keyflower-table-lesson-harbour = At the season’s end everybody takes a boat with new workers and skills: the round signs, which some tiles ask for. The turn order tile decides who picks first; you can bid on it like on any other. The snowflake shows what the boat is worth in winter.
keyflower-table-lesson-on = Now play on as you like. Pass when nothing is worth it; you may come back in as long as not all have passed in a row. Then spring ends.
keyflower-table-lesson-boat = Spring is over. Losing bids are back, winning ones went into the bag; the tiles you won come in a moment. First choose a boat: its workers and skills are yours.
keyflower-table-lesson-place = Put the tiles you won into your village: click a cell, turn the tile with R or another click, then the large button. Roads must meet roads, fields meet fields. Roads to your home will carry resources.
keyflower-table-lesson-end = Summer begins, and the game goes on the same way. Hold or point at any tile to see both sides; the lamp above asks a bot for advice; the book has all rules. Enjoy your village!

## The end of a season.

keyflower-table-end =
    { $season ->
        [spring] The end of spring
        [summer] The end of summer
        [autumn] The end of autumn
       *[winter] The end of winter
    }
keyflower-table-end-unsold = Nobody bid: { $tiles }.
keyflower-table-end-bag = The winning bids go into the bag.
keyflower-table-end-home = Workers who come back
keyflower-table-end-bids = from bids
keyflower-table-end-village = from the village
keyflower-table-end-boats = Boats
keyflower-table-end-go = Go on
