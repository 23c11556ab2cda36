## Counted things, as the object of a sentence.

keyflower-item-blue =
    { $count ->
        [one] { $count } blue worker
       *[other] { $count } blue workers
    }
keyflower-item-red =
    { $count ->
        [one] { $count } red worker
       *[other] { $count } red workers
    }
keyflower-item-yellow =
    { $count ->
        [one] { $count } yellow worker
       *[other] { $count } yellow workers
    }
keyflower-item-green =
    { $count ->
        [one] { $count } green worker
       *[other] { $count } green workers
    }
keyflower-item-purple = the purple worker
keyflower-item-blue_worker = { keyflower-item-blue }
keyflower-item-red_worker = { keyflower-item-red }
keyflower-item-yellow_worker = { keyflower-item-yellow }
keyflower-item-green_worker = { keyflower-item-green }
keyflower-item-any_worker =
    { $count ->
        [one] { $count } worker of any colour
       *[other] { $count } workers of any colour
    }
keyflower-item-random_worker =
    { $count ->
        [one] { $count } worker from the bag
       *[other] { $count } workers from the bag
    }
keyflower-item-anvil =
    { $count ->
        [one] { $count } anvil
       *[other] { $count } anvils
    }
keyflower-item-pick =
    { $count ->
        [one] { $count } pick
       *[other] { $count } picks
    }
keyflower-item-saw =
    { $count ->
        [one] { $count } saw
       *[other] { $count } saws
    }
keyflower-item-any_skill =
    { $count ->
        [one] { $count } skill of any kind
       *[other] { $count } skills of any kind
    }
keyflower-item-random_skill =
    { $count ->
        [one] { $count } random skill
       *[other] { $count } random skills
    }
keyflower-item-gold = { $count } gold
keyflower-item-iron = { $count } iron
keyflower-item-stone = { $count } stone
keyflower-item-wood = { $count } wood
keyflower-item-any_resource =
    { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }

## Counted things by themselves, in brackets or after a colon.

keyflower-count-blue = { keyflower-count-blue_worker }
keyflower-count-red = { keyflower-count-red_worker }
keyflower-count-yellow = { keyflower-count-yellow_worker }
keyflower-count-green = { keyflower-count-green_worker }
keyflower-count-purple = the purple worker
keyflower-count-blue_worker = { keyflower-item-blue_worker }
keyflower-count-red_worker = { keyflower-item-red_worker }
keyflower-count-yellow_worker = { keyflower-item-yellow_worker }
keyflower-count-green_worker = { keyflower-item-green_worker }
keyflower-count-any_worker = { keyflower-item-any_worker }
keyflower-count-anvil = { keyflower-item-anvil }
keyflower-count-pick = { keyflower-item-pick }
keyflower-count-saw = { keyflower-item-saw }
keyflower-count-any_skill = { keyflower-item-any_skill }
keyflower-count-gold = { keyflower-item-gold }
keyflower-count-iron = { keyflower-item-iron }
keyflower-count-stone = { keyflower-item-stone }
keyflower-count-wood = { keyflower-item-wood }
keyflower-count-any_resource = { keyflower-item-any_resource }

## Single words of lists and tables.

keyflower-word-blue = blue
keyflower-word-red = red
keyflower-word-yellow = yellow
keyflower-word-green = green
keyflower-word-gold = gold
keyflower-word-iron = iron
keyflower-word-stone = stone
keyflower-word-wood = wood
keyflower-word-anvil = anvil
keyflower-word-pick = pick
keyflower-word-saw = saw
keyflower-word-spring = Spring
keyflower-word-summer = Summer
keyflower-word-autumn = Autumn
keyflower-word-winter = Winter
keyflower-word-1a = 1a
keyflower-word-1b = 1b
keyflower-word-2a = 2a
keyflower-word-2b = 2b
keyflower-word-3a = 3a
keyflower-word-3b = 3b
keyflower-word-4a = 4a
keyflower-word-4b = 4b
# One letter for workers of a colour and for resources, where there is little room.
keyflower-letter-blue = B
keyflower-letter-red = R
keyflower-letter-yellow = Y
keyflower-letter-green = G
keyflower-letter-gold = g
keyflower-letter-iron = i
keyflower-letter-stone = s
keyflower-letter-wood = w

## What happened.

keyflower-event-season =
    { $season ->
        [spring] Spring begins.
        [summer] Summer begins.
        [autumn] Autumn begins.
       *[winter] Winter begins.
    } { $start ->
        [you] You are start player.
       *[other] { $start } is start player.
    }
keyflower-event-loaded =
    { $workers-count ->
        [0]
            { $skills-count ->
                [0] The boat { $boat } stays empty.
               *[other] The boat { $boat } is loaded with { $skills }.
            }
       *[other]
            { $skills-count ->
                [0] The boat { $boat } is loaded with { $workers }.
               *[other] The boat { $boat } is loaded with { $workers }, and with { $skills }.
            }
    }
keyflower-event-market = On auction now: { $tiles }.
keyflower-event-chose-winter =
    { $seat ->
        [you]
            { $tiles ->
                [none] You have chosen winter tiles.
               *[other] You put into the market: { $tiles }.
            }
       *[other]
            { $tiles ->
                [none] { $seat } has chosen winter tiles.
               *[other] { $seat } puts into the market: { $tiles }.
            }
    }
keyflower-event-winter-counts = Winter tiles put into the market, player by player: { $counts }.
keyflower-event-passed =
    { $seat ->
        [you] You pass.
       *[other] { $seat } passes.
    }
keyflower-event-bid =
    { $seat ->
        [you] You bid
       *[other] { $seat } bids
    } { $workers } on { $tile }{ $lying ->
        [yes] , lying down
       *[no] { "" }
    }; the bid is now { $total }.
keyflower-event-use =
    { $seat ->
        [you] You use
       *[other] { $seat } uses
    } { $tile } with { $workers }.
keyflower-event-paid-workers =
    { $seat ->
        [you] You pay
       *[other] { $seat } pays
    } { $workers } into the bag.
keyflower-event-paid-skill =
    { $seat ->
        [you] You return
       *[other] { $seat } returns
    } { $skill ->
        [anvil] an anvil
        [pick] a pick
        [saw] a saw
       *[none] a skill, face down
    }.
keyflower-event-drew-workers =
    { $seat ->
        [you] You draw
       *[other] { $seat } draws
    } { $workers ->
        [none]
            { $count ->
                [0] no worker: the bag is empty.
                [one] { $count } worker from the bag.
               *[other] { $count } workers from the bag.
            }
       *[other]
            { $workers-count ->
                [0] no worker: the bag is empty.
               *[other] { $workers } from the bag.
            }
    }
keyflower-event-took-green =
    { $count ->
        [0]
            { $seat ->
                [you] You get no green worker: there is none left.
               *[other] { $seat } gets no green worker: there is none left.
            }
       *[other]
            { $seat ->
                [you] You take { keyflower-item-green }.
               *[other] { $seat } takes { keyflower-item-green }.
            }
    }
keyflower-event-drew-skills =
    { $seat ->
        [you] You draw
       *[other] { $seat } draws
    } { $skills ->
        [none]
            { $count ->
                [0] no skill: there is none left.
                [one] { $count } skill.
               *[other] { $count } skills.
            }
       *[other]
            { $skills-count ->
                [0] no skill: there is none left.
               *[other] { $skills }.
            }
    }
keyflower-event-made =
    { $count ->
        [0]
            { $seat ->
                [you] You get
               *[other] { $seat } gets
            } { $resource ->
                [gold] no gold: there is none left.
                [iron] no iron: there is none left.
                [stone] no stone: there is none left.
               *[wood] no wood: there is none left.
            }
       *[other]
            { $seat ->
                [you] You make
               *[other] { $seat } makes
            } { $resource ->
                [gold] { $count } gold on { $tile }.
                [iron] { $count } iron on { $tile }.
                [stone] { $count } stone on { $tile }.
               *[wood] { $count } wood on { $tile }.
            }
    }
keyflower-event-moved =
    { $seat ->
        [you] You move
       *[other] { $seat } moves
    } { $resource ->
        [gold] 1 gold
        [iron] 1 iron
        [stone] 1 stone
       *[wood] 1 wood
    } from { $from } to { $to }.
keyflower-event-upgraded =
    { $seat ->
        [you] You upgrade
       *[other] { $seat } upgrades
    } { $tile } with { $count ->
        [0] { $resources }.
       *[other]
            { $resources-count ->
                [0]
                    { $skills ->
                        [none]
                            { $count ->
                                [one] { $count } skill, face down.
                               *[other] { $count } skills, face down.
                            }
                       *[other] { $skills }.
                    }
               *[other]
                    { $skills ->
                        [none]
                            { $count ->
                                [one] { $resources }, and with { $count } skill, face down.
                               *[other] { $resources }, and with { $count } skills, face down.
                            }
                       *[other] { $resources }, and with { $skills }.
                    }
            }
    }
keyflower-event-bid-returned =
    { $seat ->
        [you] You take { $workers } back from { $tile }.
       *[other] { $seat } takes { $workers } back from { $tile }.
    }
keyflower-event-unsold =
    { $workers-count ->
        [0] Nobody bid on { $tile }; it goes back to the box.
       *[other] Nobody bid on { $tile }; it goes back to the box; returned to the bag: { $workers }.
    }
keyflower-event-won =
    { $seat ->
        [you] You win { $tile }
       *[other] { $seat } wins { $tile }
    }{ $workers-count ->
        [0] .
       *[other]
            { $seat ->
                [you] { " " }and take { $workers } from it.
               *[other] { " " }and takes { $workers } from it.
            }
    }
keyflower-event-collected =
    { $seat ->
        [you] You take back { $workers } from your village.
       *[other] { $seat } takes back { $workers } from their village.
    }
keyflower-event-order-won =
    { $seat ->
        [you] You win { $tile }.
       *[other] { $seat } wins { $tile }.
    }
keyflower-event-start-player =
    { $won ->
        [yes]
            { $seat ->
                [you] You win the purple worker and are start player.
               *[other] { $seat } wins the purple worker and is start player.
            }
       *[no]
            { $seat ->
                [you] Nobody bid for the purple worker; it passes to the left: you are start player.
               *[other] Nobody bid for the purple worker; it passes to the left: { $seat } is start player.
            }
    }
keyflower-event-boarded =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { $workers ->
        [none] the boat { $boat }.
       *[other]
            { $workers-count ->
                [0]
                    { $skills-count ->
                        [0] the empty boat { $boat }.
                       *[other] { $skills } from the boat { $boat }.
                    }
               *[other]
                    { $skills-count ->
                        [0] { $workers } from the boat { $boat }.
                       *[other] { $workers }, and { $skills }, from the boat { $boat }.
                    }
            }
    }
keyflower-event-power =
    { $seat ->
        [you] Your boat { $power } takes effect.
       *[other] Boat { $power } takes effect for { $seat }.
    }
keyflower-event-placed =
    { $seat ->
        [you] You place { $tile } in your village.
       *[other] { $seat } places { $tile } in their village.
    }
keyflower-event-fits-nowhere =
    { $seat ->
        [you] { $tile } fits nowhere in your village and goes back to the box.
       *[other] { $tile } fits nowhere in the village of { $seat } and goes back to the box.
    }
keyflower-event-ended =
    The game is over. Points in seat order: { $scores }. { $winners ->
        [you] You win!
        [among] You share the victory: { $winners }.
       *[other] Winner: { $winners }.
    }

## What can be done: the lines of the option list.

keyflower-action-pass = Pass
keyflower-action-bid =
    { $bid ->
        [0] Bid on { $tile }
       *[other] Bid on { $tile } (stands at { $bid })
    }
keyflower-action-use = Use { $tile } ({ $effect })
keyflower-action-join = Add the losing bid on { $tile }
keyflower-action-add =
    { $colour ->
        [blue] Add { keyflower-item-blue } and go on
        [red] Add { keyflower-item-red } and go on
        [yellow] Add { keyflower-item-yellow } and go on
       *[green] Add { keyflower-item-green } and go on
    }
keyflower-action-send =
    { $colour ->
        [none] Place the workers of the losing bids alone
        [blue] Place { keyflower-item-blue }
        [red] Place { keyflower-item-red }
        [yellow] Place { keyflower-item-yellow }
       *[green] Place { keyflower-item-green }
    }
keyflower-action-pay =
    { $colour ->
        [blue] Pay 1 blue worker
        [red] Pay 1 red worker
        [yellow] Pay 1 yellow worker
       *[green] Pay 1 green worker
    }
keyflower-action-paybid = Pay with the whole losing bid on { $tile }
keyflower-action-return =
    { $skill ->
        [anvil] Give an anvil back
        [pick] Give a pick back
       *[saw] Give a saw back
    }
keyflower-action-take = Take { $taken }
keyflower-action-move =
    { $resource ->
        [gold] Move 1 gold from { $from } to { $to }
        [iron] Move 1 iron from { $from } to { $to }
        [stone] Move 1 stone from { $from } to { $to }
       *[wood] Move 1 wood from { $from } to { $to }
    }
keyflower-action-upgrade = Upgrade { $tile } ({ $effect })
keyflower-action-spend = Spend { $items }
keyflower-action-done = Done
keyflower-action-board =
    { $workers ->
        [none] Take the boat { $boat } ({ $effect })
       *[other]
            { $workers-count ->
                [0]
                    { $skills-count ->
                        [0] Take the empty boat { $boat }
                       *[other] Take { $skills } from { $boat }
                    }
               *[other]
                    { $skills-count ->
                        [0] Take { $workers } from { $boat }
                       *[other] Take { $workers }, and { $skills }, from { $boat }
                    }
            }
    }
keyflower-action-choose = Put into the market: { $tiles }
keyflower-action-lay = Place { $tile } next
keyflower-action-place =
    { $roads-count ->
        [0] At { $q },{ $r }, edges { $edges }
       *[other] At { $q },{ $r }, edges { $edges }, by road to { $roads }
    }

## What is asked.

keyflower-question-turn = Your turn: bid on a tile, use a tile, or pass.
keyflower-question-group =
    { $purpose ->
        [bid] Which workers do you bid on { $tile }?
       *[use] With which workers do you use { $tile }?
    }
keyflower-question-price = How do you pay for { $tile }?
keyflower-question-effect = What do you take from { $tile }?
keyflower-question-transport = Transport points left: { $transport }. Upgrades left: { $upgrades }. What do you do?
keyflower-question-spend = What do you upgrade { $tile } with?
keyflower-question-boat =
    { $season ->
        [winter] Which boat do you take into your village?
       *[other] From which boat do you take everything?
    }
keyflower-question-winter = Which of your winter tiles do you put into the market? All choose secretly.
keyflower-question-place =
    { $tile ->
        [none] Which tile do you place next?
       *[other] Where do you place { $tile }? Edges are listed clockwise from the top: R road, F field, W water.
    }

## What a tile does.

keyflower-face-gives =
    { $price ->
        [none] → { $gives }
       *[other] pay { $price } → { $gives }
    }
keyflower-face-one-of =
    { $price ->
        [none] → one of: { $gives }
       *[other] pay { $price } → one of: { $gives }
    }
keyflower-face-transport =
    { $upgrades ->
        [0] transport { $transport }
       *[other] transport { $transport }, upgrade { $upgrades }
    }
keyflower-face-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
keyflower-face-store =
    { $resource ->
        [gold] { $points } for each gold lying here
        [iron] { $points } for each iron lying here
        [stone] { $points } for each stone lying here
        [wood] { $points } for each wood lying here
       *[any_resource] { $points } for each resource lying here
    }
keyflower-face-nothing = no effect
keyflower-face-order =
    { $start ->
        [yes] chooses boat no. { $number }, start player
       *[no] chooses boat no. { $number }
    }
keyflower-power-1a = at the end of summer, autumn and winter draw 2 workers from the bag
keyflower-power-1b = at the end of summer, autumn and winter take 1 green worker
keyflower-power-2a = transport across fields; place further tiles without matching edges
keyflower-power-2b = your transport and upgrades count double, and so does the boat Keyflower
keyflower-power-3a = in upgrades any resource stands in for any other
keyflower-power-3b = in the final scoring any resource stands in for any other
keyflower-power-4a = on a village tile where another player bids blue, red or yellow, bid in one other colour
keyflower-power-4b = use a tile that has workers on or around it with workers of any colours
keyflower-scoring-sets =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $each ->
        [gold] for each gold
        [green_worker] for each green worker
       *[none] for every set of { $needs }
    }
keyflower-scoring-one_kind =
    { $domain ->
        [worker]
            { $points ->
                [one] { $points } point for each worker of one colour
               *[other] { $points } points for each worker of one colour
            }
        [skill]
            { $points ->
                [one] { $points } point for each skill of one kind
               *[other] { $points } points for each skill of one kind
            }
       *[resource]
            { $points ->
                [one] { $points } point for each resource of one kind
               *[other] { $points } points for each resource of one kind
            }
    }
keyflower-scoring-fixed =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
keyflower-scoring-transport =
    { $points ->
        [one] { $points } point for each transport point of your village
       *[other] { $points } points for each transport point of your village
    }
keyflower-scoring-circuit =
    { $points ->
        [one] { $points } point for each tile of the longest road loop
       *[other] { $points } points for each tile of the longest road loop
    }
keyflower-scoring-river = points for the boats on the water from your home: { $scale }
keyflower-scoring-flip =
    { $points ->
        [one] turns one tile free of charge, and { $points } point
       *[other] turns one tile free of charge, and { $points } points
    }
keyflower-scoring-leftover_workers =
    { $points ->
        [one] { $points } point for each worker not used elsewhere
       *[other] { $points } points for each worker not used elsewhere
    }
keyflower-scoring-adjacent =
    { $points ->
        [one] { $points } point for each tile next to it
       *[other] { $points } points for each tile next to it
    }
keyflower-tile-cost = Upgrade for: { $cost }
keyflower-tile-basic = Front: { $effect }
keyflower-tile-upgraded = Upgraded: { $effect }
keyflower-tile-side-a = Side a: { $effect }
keyflower-tile-side-b = Side b: { $effect }
keyflower-tile-load = Cargo in { $season }: workers { $workers }, skills { $skills }
keyflower-tile-scores = At the end of the game: { $effect }
keyflower-tile-edges = Edges clockwise from the top: { $edges } (R road, F field, W water)
keyflower-tile-from =
    { $season ->
        [spring] Spring tile
        [summer] Summer tile
        [autumn] Autumn tile
        [winter] Winter tile
        [home] Home
        [boat] Boat
       *[order] Turn order tile
    }

## The picture of the table.

keyflower-picture-season =
    { $season ->
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
       *[winter] Winter
    }
keyflower-picture-start =
    { $start ->
        [you] purple worker: you
       *[other] purple worker: { $start }
    }
keyflower-picture-passes = passed in a row: { $passes }
keyflower-picture-market = Market
keyflower-picture-effect = What it does
keyflower-picture-bids = Bids, workers on it
keyflower-picture-orders = Turn order
keyflower-picture-boats = Boats
keyflower-picture-boat-empty = empty
keyflower-picture-boat-taken = taken
keyflower-picture-used = on it { $workers }, next use { $need }
keyflower-picture-full = on it { $workers }, full
keyflower-picture-lying = lying
keyflower-picture-supply = Supply
keyflower-picture-stocks = bag { $bag } · green workers { $green } · skills { $skills } · { $resources }
keyflower-picture-village =
    { $seat ->
        [you] Your village
       *[other] Village of { $seat }
    }
keyflower-picture-behind = behind the screen: workers { $workers }, skills { $skills }
keyflower-picture-known = seen: { $items }
keyflower-picture-powers = boats: { $powers }
keyflower-picture-winter = winter tiles: { $count }
keyflower-picture-to-place = to be placed: { $tiles }
keyflower-picture-own = Behind your screen
keyflower-picture-own-workers = Workers: { $items }
keyflower-picture-own-skills = Skills: { $items }
keyflower-picture-own-winter = Your winter tiles: { $tiles }
keyflower-picture-legend = Workers: { $workers }. Resources: { $resources }. Edges: == road, ~~ water. + upgraded.

## Where the points come from.

keyflower-explain-items =
    { $tile ->
        [none] { $points } for what is left over: { $items }
       *[other] { $points } from { $tile }, with { $items }
    }
keyflower-explain-tiles = { $points } from { $tile }, with { $tiles }
keyflower-explain-plain = { $points } from { $tile }
keyflower-explain-as = { $items } as { $kind }

## Why something is not allowed.

keyflower-price =
    { $price ->
        [blue_worker] a blue worker
        [red_worker] a red worker
        [yellow_worker] a yellow worker
        [green_worker] a green worker
        [any_worker] a worker
        [anvil] an anvil
        [pick] a pick
        [saw] a saw
        [any_skill] a skill
       *[none] nothing
    }
keyflower-reason-not-asked =
    { $asked ->
        [turn] now it is time to bid, use or pass
        [group] now the workers must be chosen
        [price] now the price must be paid
        [effect] now one of several things must be taken
        [transport] now resources are moved and tiles upgraded
        [spend] now the upgrade must be paid for
        [boat] now a boat must be chosen
        [winter] now winter tiles must be chosen
       *[place] now tiles must be placed
    }
keyflower-reason-no-bid-on-boats = { $tile } is a boat, and boats cannot be bid on
keyflower-reason-not-on-auction = { $tile } is not on auction
keyflower-reason-no-workers = you have no workers to place
keyflower-reason-wrong-colour = you have no fitting workers for { $tile }; allowed there: { $colours }
keyflower-reason-bid-too-low = the bid on { $tile } stands at { $bid }; you must place at least { $need } and could place { $have }
keyflower-reason-tile-full = the next use of { $tile } takes { $need }, and there is room for { $room } more
keyflower-reason-too-few-to-use = the next use of { $tile } takes at least { $need }
keyflower-reason-price-not-payable = after placing the workers you could not pay for { $tile }, which costs { keyflower-price }
keyflower-reason-not-in-play = { $tile } is not in play
keyflower-reason-no-use = { $tile } cannot be used now
keyflower-reason-no-bid-there = you have no bid on { $tile }
keyflower-reason-bid-is-winning = your bid on { $tile } is winning and stays there
keyflower-reason-joined-already = your bid on { $tile } is in the group already
keyflower-reason-adds-to-own-bid = your bid on { $tile } is the one you add to; it counts already
keyflower-reason-one-colour =
    { $colour ->
        [blue] a group has one colour, and blue does not fit
        [red] a group has one colour, and red does not fit
        [yellow] a group has one colour, and yellow does not fit
       *[green] a group has one colour, and green does not fit
    }
keyflower-reason-too-many =
    { $room ->
        [one] there is room for { $room } worker only
       *[other] there is room for { $room } workers only
    }
keyflower-reason-join-in-order = your bid on { $tile } can no longer be part of a legal group; bids are joined in the order of the market
keyflower-reason-not-so-many =
    { $colour ->
        [blue] you have { $have } blue behind the screen, not { $count }
        [red] you have { $have } red behind the screen, not { $count }
        [yellow] you have { $have } yellow behind the screen, not { $count }
       *[green] you have { $have } green behind the screen, not { $count }
    }
keyflower-reason-mix-in-order = the colours of a mixed group are named in the order blue, red, yellow, green, and the last one places it
keyflower-reason-bid-no-price = your bid on { $bid } cannot pay { keyflower-price } for { $tile }
keyflower-reason-worker-no-price =
    { $colour ->
        [blue] the price of { $tile } is { keyflower-price }; a blue worker cannot pay it
        [red] the price of { $tile } is { keyflower-price }; a red worker cannot pay it
        [yellow] the price of { $tile } is { keyflower-price }; a yellow worker cannot pay it
       *[green] the price of { $tile } is { keyflower-price }; a green worker cannot pay it
    }
keyflower-reason-skill-no-price =
    { $skill ->
        [anvil] the price of { $tile } is { keyflower-price }; an anvil cannot pay it
        [pick] the price of { $tile } is { keyflower-price }; a pick cannot pay it
       *[saw] the price of { $tile } is { keyflower-price }; a saw cannot pay it
    }
keyflower-reason-none-left = none left
keyflower-reason-not-offered = { $tile } does not offer that
keyflower-reason-not-own-village = resources move only within your own village, not from { $from } to { $to }
keyflower-reason-not-own-tile = { $tile } is not in your village
keyflower-reason-no-transport-left = no transport point is left
keyflower-reason-no-such-resource-there =
    { $resource ->
        [gold] there is no gold on { $from }
        [iron] there is no iron on { $from }
        [stone] there is no stone on { $from }
       *[wood] there is no wood on { $from }
    }
keyflower-reason-not-adjacent = { $from } and { $to } do not touch
keyflower-reason-no-road = no road joins { $from } and { $to }
keyflower-reason-no-upgrade = { $tile } has no upgrade
keyflower-reason-upgraded-already = { $tile } is upgraded already
keyflower-reason-no-upgrade-left = no upgrade is left
keyflower-reason-cost-not-there = you cannot pay to upgrade { $tile }: the resources must lie on the tile, the skills must be behind your screen
keyflower-reason-not-the-cost = upgrading { $tile } does not cost this, or you do not have it
keyflower-reason-transport-over =
    { $seat ->
        [you] you have no open transport
       *[other] { $seat } has no open transport
    }: one ends with “Done”, or by itself when nothing more can be moved or upgraded; the game waits for { $waiting }
keyflower-reason-boat-not-in-play = { $boat } is not in this game
keyflower-reason-boat-taken = the boat { $boat } has been taken
keyflower-reason-not-your-winter-tile = { $tile } is not one of your winter tiles
keyflower-reason-not-to-be-placed = { $tile } is not one of the tiles that you have to place
keyflower-reason-laid-already = you are placing another tile already
keyflower-reason-fits-nowhere-now = { $tile } fits nowhere now; place one that fits
keyflower-reason-choose-the-tile-first = choose first that { $tile } is placed next
keyflower-reason-cell-taken = { $other } already lies at { $q },{ $r }
keyflower-reason-touches-nothing = at { $q },{ $r } the tile would not touch the village
keyflower-reason-edges-differ = at { $q },{ $r } with rotation { $turn } the edges do not match
keyflower-reason-looks-the-same = rotation { $turn } looks the same as { $same }; enter { $same }

## The options of the game.

keyflower-option-players = how many play
keyflower-option-edition = which edition’s printed points count where editions differ
keyflower-option-tiebreak = who wins a tie: all of them, or whoever chose a boat first in winter
keyflower-option-box = a TOML file with corrected printed facts
keyflower-option-merchants = play with the expansion The Merchants
keyflower-option-variant = with The Merchants: only its boats, and all its tiles
keyflower-option-open_workers = with The Merchants: what all saw a player get stays in sight
keyflower-option-handicap = with The Merchants: seats that start with one more green worker

## Why a bot advises something.

keyflower-hint-bid = nobody has bid on { $tile }, and it is worth about { keyflower-face-points } to you
keyflower-hint-exceed = { $tile } is worth about { keyflower-face-points } to you, more than these workers
keyflower-hint-safe = { $tile } is worth about { keyflower-face-points } to you, and nobody can exceed such a bid
keyflower-hint-use = { $tile } gives { $items }, which is worth more than the workers
keyflower-hint-block = nobody else gets { $tile } cheaply after this
keyflower-hint-upgrade =
    { $points ->
        [0] it upgrades { $tiles }
       *[other] it upgrades { $tiles } for { keyflower-face-points }
    }
keyflower-hint-carry = it brings resources to where they are needed, towards { $tile }
keyflower-hint-pass = nothing on the table is worth the workers now
keyflower-hint-sail = { $boat } scores the most in your village
keyflower-hint-boat = what { $boat } carries is of most use to you
keyflower-hint-winter = this is worth more to you than to the others: { $tiles }
keyflower-hint-place = this joins your roads and keeps routes short
keyflower-hint-group = these are the workers that you can best do without
keyflower-hint-pay = this is what you can best do without
keyflower-hint-take = this is what you need most
keyflower-hint-done = nothing more is worth doing with this tile
keyflower-hint-only = nothing else can be done
keyflower-plan-keep = Keep { $items }: { $tile } would score { keyflower-face-points } for this in winter.
keyflower-plan-fill = With { $items } more, { $tile } would score { keyflower-face-points } more in winter.

## The fields of the view, for a table that is drawn without knowing the game.

keyflower-area-season = Season
keyflower-area-market = Market
keyflower-area-orders = Turn order
keyflower-area-boats = Boats
keyflower-area-bag = Bag
keyflower-area-green = Green workers
keyflower-area-stock = Skill tiles
keyflower-area-start = Purple worker
keyflower-area-village = Village
keyflower-area-to_place = To be placed
keyflower-area-powers = Summer boats
keyflower-area-power = Summer boat
keyflower-area-winter_tiles = Winter tiles
keyflower-area-winter = Your winter tiles
keyflower-area-workers = Workers
keyflower-area-workers_known = Workers that all saw
keyflower-area-skills = Skill tiles
keyflower-area-goods = Resources
keyflower-area-bids = Bids
keyflower-area-colour = Colour
keyflower-area-count = Number
keyflower-area-lying = Lying
keyflower-area-own = Behind your screen

keyflower-group-pass = Pass
keyflower-group-bid = Bid
keyflower-group-use = Use a tile
keyflower-group-join = Add a losing bid
keyflower-group-add = Add a worker
keyflower-group-send = Place workers
keyflower-group-pay = Pay with a worker
keyflower-group-paybid = Pay with a losing bid
keyflower-group-return = Return a skill
keyflower-group-take = Take
keyflower-group-move = Move resources
keyflower-group-upgrade = Upgrade a tile
keyflower-group-spend = Spend
keyflower-group-done = Finish
keyflower-group-board = Boats
keyflower-group-choose = Tiles for the market
keyflower-group-lay = Next tile
keyflower-group-place = Where to place it
