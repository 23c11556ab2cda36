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
keyflower-table-hint-place =
    { $roads-count ->
        [0] Place { $tile } beside { $beside }
       *[other] Place { $tile } beside { $beside }, by road to { $roads }
    }
keyflower-table-dock = Your turn and what lies behind your screen
keyflower-table-areas = Areas of the table
keyflower-table-seasons = Seasons
keyflower-table-market-empty = No tiles are on auction now.
keyflower-table-won = Won this season
keyflower-table-won-about = The tiles are placed after the boats are taken.
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
keyflower-table-known = at least this many were seen going behind the screen
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
keyflower-table-turn-none =
    No tile can be used or bid on now. { $exchanges ->
        [0] All you can do is pass.
       *[other] You can exchange a contract, or pass.
    }
keyflower-table-turn-joined = Goes along: your losing bid on { $tiles }.
keyflower-table-pick-bid = take a losing bid along
keyflower-table-pick-least =
    { $count ->
        [0] pick workers
        [1] pick workers
       *[other] pick at least { $count } workers
    }
keyflower-table-pick-add = your { $own } + at least { $count }
keyflower-table-choose-purpose = Both are possible here. Choose one of the two cards.
keyflower-table-idle-transport = nothing to move or upgrade: the worker only blocks this tile
keyflower-table-idle-supply = what it gives has run out: the worker only blocks this tile
keyflower-table-idle = This brings nothing: the workers only block the tile.
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
        [0] Choose tiles
        [one] Put { $count } tile into the market
       *[other] Put { $count } tiles into the market
    }
keyflower-table-do-board = Take this boat
keyflower-table-do-take = Take it
keyflower-table-all = all
keyflower-table-show = Highlighted tiles
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
keyflower-table-ask-effect = { $tile }: what do you take?
keyflower-table-ask-spend = { $tile }: what is the upgrade paid with?
keyflower-table-ask-contract = Which contract do you take?
keyflower-table-ask-cost = { $tile }: what is the extension paid with?
keyflower-table-ask-moor = Which boat takes its place in winter?
keyflower-table-ask-boat = Which boat do you take?
keyflower-table-boat-taken =
    { $who ->
        [you] taken by you
       *[other] taken: { $name }
    }
keyflower-table-in-winter = In winter: { $effect }

## Transport and upgrade.

keyflower-table-transport-title = Transport and upgrade
keyflower-table-transport-how = Drag a resource along the roads, or choose it and then a tile with a ring. Choose an orange cost to upgrade.
keyflower-table-transport-to = Where does it go: { $good }? Choose a tile with a ring.
keyflower-table-transport-over = Nothing more can be moved or upgraded
keyflower-table-transport-good = Move from { $tile }: { $good }
keyflower-table-transport-near =
    { $moves ->
        [one] { $tile }: { $moves } move, and the upgrade can be paid for
       *[other] { $tile }: { $moves } moves, and the upgrade can be paid for
    }
keyflower-table-upgrade = Upgrade

## Placing.

keyflower-table-place-won = Tiles you won
keyflower-table-place-which = Which tile do you place next? Any order will do.
keyflower-table-place-where =
    { $count ->
        [one] { $count } place fits. Choose it.
       *[other] { $count } places fit. Choose one.
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
keyflower-table-worth-about = Your points with it minus your points without it, if the game ended now; everything is assigned anew.

## The Merchants.

keyflower-table-contract-for = Contract: { $items }
keyflower-table-stack = Stack { $stack }, contracts: { $count }
keyflower-table-extensions = Extensions left: { $count }
keyflower-table-exchange = Exchange a contract: { $count }
keyflower-table-about-contract = At the end it scores { $points } points if everything on it is assigned to it. In your turn you may instead exchange it for one thing shown on it.
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
keyflower-table-large = Your village in place of the market
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
keyflower-table-line-extension = extension, the printed points again
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
keyflower-table-key-purpose = use, or bid
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

keyflower-table-lesson-title = Learn Keyflower
keyflower-table-lesson-spring = Spring: bid and use
keyflower-table-lesson-summer = Summer: resources and upgrades
keyflower-table-lesson-winter = Winter: plan and score
keyflower-table-lesson-goal = You build a village through four seasons. Whoever has the most points after winter wins. In three short scenes you do everything once, at a real table. Robin plays against you.
keyflower-table-lesson-market = These tiles are on auction this spring. Bid, and a tile may be yours from summer on; or use it right now, though it is nobody’s yet. The plate in the middle shows what it does, the small one what upgrading it costs.
keyflower-table-lesson-hand = Your workers stand behind your screen; only you see their colours. With them you do everything: bid and use. The pale tiles beside them are your winter tiles: they hint at what may bring points at the end.
keyflower-table-lesson-bid = Try an auction. Pick workers, the tile, and what to do with it, in any order. The large button then says what will happen.
keyflower-table-lesson-bid-ask = Bid one red worker on the Miner.
keyflower-table-lesson-outbid = Robin bids two: you are outbid. Nothing is lost. The chip with the broken line is yours: its workers may go elsewhere, all together, or come home at the end of the season.
keyflower-table-lesson-along = Take them along: choose your losing chip, or its pile in your hand. Add one red worker, and bid both elsewhere.
keyflower-table-lesson-along-ask = Bid on the Gold mine with the outbid worker and one more red one.
keyflower-table-lesson-colour = You lead with two. The first workers set the colour of a tile for the season: whoever bids on it or uses it must send the same colour. The others cannot answer with a colour they lack.
keyflower-table-lesson-use = Using a tile works at once. The first use takes one worker, each later one at least one more than the last; at most six stand on a tile. What you make outside your village comes to your home.
keyflower-table-lesson-use-ask = Use the Workshop with one worker and take stone or iron.
keyflower-table-lesson-skills = Skills are the round signs: anvil, pick, saw. They pay for some uses and upgrades. The Apprentice hall draws one unseen: what is revealed cannot be taken back.
keyflower-table-lesson-skills-ask = Use the Apprentice hall with one worker.
keyflower-table-lesson-pass = Robin has passed. Who passes may come back in, but when all have passed in a row the season ends. Workers behind your screen stay yours.
keyflower-table-lesson-pass-ask = Pass.
keyflower-table-lesson-boat = Spring is over. The winning bids went into the bag; workers on the tile you won and in your village come to you. Now everybody takes the workers and skills of one boat. The turn order tile decides who picks first.
keyflower-table-lesson-boat-ask = Choose a boat.
keyflower-table-lesson-place = The Gold mine is yours. Choose a place beside your home; choose it again, or press R, to turn the tile. Roads must meet roads, fields meet fields.
keyflower-table-lesson-place-ask = Place the Gold mine in your village.
keyflower-table-lesson-village = Your village in summer: home and Gold mine, joined by a road, and a stone on the home. Robin has begun with a bid on the turn order tile.
keyflower-table-lesson-own = What you make on a tile of your own stays on that very tile. The worker comes back to you at the end of the season.
keyflower-table-lesson-own-ask = Use your Gold mine with one worker.
keyflower-table-lesson-visit = You may use the tiles of other villages too. What you make there comes to your home. But the worker stays, and will be Robin’s.
keyflower-table-lesson-visit-ask = Use Robin’s Miner with one worker.
keyflower-table-lesson-price = Some tiles have a price: the Hiring fair takes a skill and draws two others. You choose which one you give.
keyflower-table-lesson-price-ask = Use the Hiring fair with one worker and give a skill.
keyflower-table-lesson-roads = Homes move resources and upgrade tiles. The cart says how many steps along roads, the arrow how many upgrades. What an upgrade costs must lie on the tile itself, and gold stands in for any resource.
keyflower-table-lesson-home = Any home will do, also another player’s; yours is free. Here: one step, one upgrade.
keyflower-table-lesson-home-ask = Use your home with one worker.
keyflower-table-lesson-move = Upgrading the Gold mine costs a stone and an iron. Its gold stands in for one of them; bring the other: choose it, then the tile, or drag it there.
keyflower-table-lesson-move-ask = Move the stone or an iron from your home to the Gold mine.
keyflower-table-lesson-upgrade = Now all it costs lies on the tile: the price has turned orange.
keyflower-table-lesson-upgrade-ask = Upgrade the Gold mine.
keyflower-table-lesson-homecoming = From now on it makes two gold, and it is worth 3 points. At the end of the season all workers who stand in your village become yours, whoever sent them. Autumn is played in the same way.
keyflower-table-lesson-last = Autumn is over, and your village has eleven gold. Winter is the last season: its tiles are not used, they score what you have.
keyflower-table-lesson-choose = You hold three winter tiles. At least one of them goes into the market, where everybody can bid on it. With the Jeweller each gold counts two points instead of one: with your gold that is a plan.
keyflower-table-lesson-choose-ask = Pick the Jeweller and put it into the market.
keyflower-table-lesson-jeweller = Robin has bid on the Scholar. Your plan needs the Jeweller.
keyflower-table-lesson-jeweller-ask = Bid one or two workers on the Jeweller.
keyflower-table-lesson-order = The turn order tile brings the first choice among the boats and the purple worker, who stands in for any one thing. In your village the tile scores a point for each tile beside it.
keyflower-table-lesson-order-ask = Bid one or two workers on the turn order tile.
keyflower-table-lesson-score = How do you stand? Above your village you can change between the village and your score.
keyflower-table-lesson-score-ask = Open the score now.
keyflower-table-lesson-lines = Every point with its reason, as if the game ended now: printed points, winter tiles, boats, gold. Whatever can score in several places is put where it brings most.
keyflower-table-lesson-close = Robin has passed, and you have what you want.
keyflower-table-lesson-close-ask = Pass.
keyflower-table-lesson-keep = In winter the boats themselves join the villages and score. You won the turn order tile, so you choose first.
keyflower-table-lesson-keep-ask = Choose a boat.
keyflower-table-lesson-finish = Place what you won: the Jeweller, the boat, and the turn order tile, which likes neighbours. Then the final scores open and list every point.
keyflower-table-lesson-finish-ask = Place your three tiles.
keyflower-table-trade-lesson-title = Learn The Merchants
keyflower-table-trade-lesson-contracts = Contracts and cabins
keyflower-table-trade-lesson-extensions = Extensions
keyflower-table-trade-lesson-new = The Merchants bring contracts, cabins and extensions. You know the base game. It is spring, and you already lead on the Keywood.
keyflower-table-trade-lesson-display = Three contracts lie open beside three stacks. A contract is worth 7 points at the end if you have everything shown on it and need none of it elsewhere.
keyflower-table-trade-lesson-assayer = Some tiles give contracts. The Assayer gives one of three things: iron, stone, or a contract.
keyflower-table-trade-lesson-assayer-ask = Use the Assayer with one worker and take a contract.
keyflower-table-trade-lesson-take = Take an open one, or the top of a stack, which only you will see. The contract with the saw asks for a saw and any two resources.
keyflower-table-trade-lesson-take-ask = Take the contract with the saw.
keyflower-table-trade-lesson-worth = It lies behind your screen now. Whenever you have something to decide in your turn, you may exchange a contract for one thing on it, but not for a white sign. That is help at the right moment, instead of points at the end.
keyflower-table-trade-lesson-pass = Robin has passed. That is enough for this spring.
keyflower-table-trade-lesson-boat = Boats may carry gold, contracts and cabins too. Sea Bastion II brings a cabin, which goes on your home.
keyflower-table-trade-lesson-boat-ask = Take Sea Bastion II.
keyflower-table-trade-lesson-place = You won the Keywood.
keyflower-table-trade-lesson-place-ask = Place the Keywood in your village.
keyflower-table-trade-lesson-cabin = Summer. The cabin on your home is one more arrow: whoever uses your home has two upgrades now.
keyflower-table-trade-lesson-exchange = Upgrading the Keywood costs a saw, and your contract shows one. Exchanging it for the saw costs no turn.
keyflower-table-trade-lesson-exchange-ask = Exchange your contract for a saw.
keyflower-table-trade-lesson-home = Now the home with its two arrows.
keyflower-table-trade-lesson-home-ask = Use your home with one blue worker.
keyflower-table-trade-lesson-upgrade = The first arrow turns the Keywood over: three wood instead of one, and 3 points.
keyflower-table-trade-lesson-upgrade-ask = Upgrade the Keywood.
keyflower-table-trade-lesson-extend = The second arrow puts an extension on an upgraded tile: its printed points count double. From then on only workers of its colour may be placed there. Its cost is printed on it.
keyflower-table-trade-lesson-extend-ask = Put the blue extension that costs one blue worker on the Keywood.
keyflower-table-trade-lesson-second = One of the open contracts asks for two red and four other workers. You have them behind your screen.
keyflower-table-trade-lesson-second-ask = Use the Bookkeeper with one yellow worker and take that contract.
keyflower-table-trade-lesson-score = See what it is worth.
keyflower-table-trade-lesson-lines = The Keywood counts 6 instead of 3, and the contract 7. Two of your winter tiles fit: the Artisan scores upgraded tiles, the Builder extensions.

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
