# The table of Artificium in the browser.

## The areas of the table.

artificium-table-areas = Areas of the table
artificium-table-tab-table = Table
artificium-table-tab-boards = Boards
artificium-table-tab-plan = Plan
artificium-table-tab-news = News
artificium-table-boards = The boards of all players
artificium-table-track = Score track
artificium-table-behind = further back: { $names }
artificium-table-stage = This step of the round
artificium-table-acts = Your turn
artificium-table-news = Since your last turn
artificium-table-news-watching = What has happened
artificium-table-news-none = Nothing yet.
artificium-table-rounds = Rounds
artificium-table-round = Round { $round }
artificium-table-phase-market = Card market
artificium-table-phase-lay = Laying cards
artificium-table-phase-resolve = Cards are resolved
artificium-table-phase-closing = End of the round
artificium-table-phase-over = The game is over
artificium-table-deck = deck { $count }
artificium-table-discards = discards { $count }

## Players.

artificium-table-player = { $name }: { $points } points, { $coins } coins, { $hand } cards in hand
artificium-table-first = First player: goes first when cards are swapped and resolved
artificium-table-passed = passed
artificium-table-out = out
artificium-table-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
artificium-table-known = You have seen in this hand: { $cards }
artificium-table-applied = Applied: { $card }
artificium-table-no-goods = no resources
artificium-table-tree = Resources: { $goods }. Your cards: { $cards }
artificium-table-figure-knight = Knight
artificium-table-figure-mage = Mage

## The card market.

artificium-table-swap-free = the first swap is free
artificium-table-swap-costs = a further swap: { artificium-coins }
artificium-table-market-hint = pick one of these and one of your cards
artificium-table-have-passed = have passed:
artificium-table-can-take = Can be taken
artificium-table-redraw = Redraw
artificium-table-pass = Pass
artificium-table-do-pick-swap = Pick a card of yours and one of the market
artificium-table-do-swap =
    { $coins ->
        [0] Swap { $gave } for { $took }
       *[other] Swap { $gave } for { $took }: { artificium-coins }
    }
artificium-table-do-redraw = Discard the whole hand and draw five cards

## Laying and resolving.

artificium-table-laying = Everybody lays a card, in secret
artificium-table-resolving = The cards of this step
artificium-table-order = actions first, then buildings, clockwise from
artificium-table-last-step = The step before
artificium-table-waits-for = Waiting for: { $names }
artificium-table-face-down = a card, face down
artificium-table-laid = laid
artificium-table-choosing = choosing
artificium-table-now = now
artificium-table-later = later
artificium-table-out-round = out of this round
artificium-table-ready = ready
artificium-table-was-applied = applied
artificium-table-was-discarded = discarded
artificium-table-was-withdrew = taken back
artificium-table-do-pick-lay = Pick a card to lay
artificium-table-do-lay = Lay { $card } face down
artificium-table-apply = Apply
artificium-table-apply-text = trade with the bank, pay, take resources and points
artificium-table-discard = Discard
artificium-table-discard-text = the card is gone, you stay in the round
artificium-table-withdraw = Take back
artificium-table-withdraw-text = the card comes back to your hand, you are out of the round
artificium-table-do-pick = Choose one
artificium-table-do-apply = Apply: { $made }, { artificium-points }
artificium-table-do-apply-card = Apply { $card }
artificium-table-do-buy-apply = Buy { $goods } for { artificium-coins } and apply
artificium-table-do-trade-apply =
    { $trade ->
        [sell] Sell { $sold }, then apply
        [buy] Buy { $bought }, then apply
       *[both] Sell { $sold }, buy { $bought }, then apply
    }
artificium-table-do-short = Sell something first: { artificium-coins } short
artificium-table-do-discard = Discard { $card }, stay in the round
artificium-table-do-withdraw = Take { $card } back, leave the round
artificium-table-caution-same = You give a card and take the same one: your hand stays as it is.
artificium-table-caution-unpayable = As things stand, this card could not be applied.
artificium-table-caution-fair = You have applied no card yet in this round: the Fair brings no coins.
artificium-table-caution-trades = What you sell and buy again only costs coins.

## The bank.

artificium-table-bank = Trade with the bank
artificium-table-have = have
artificium-table-sell = sell one
artificium-table-buy = buy one
artificium-table-sell-one = Sell 1 { $good } for { artificium-coins }
artificium-table-buy-one = Buy 1 { $good }: { artificium-coins }
artificium-table-sum-traded = by trading
artificium-table-sum-for = for { $goods }
artificium-table-sum-fee = for the card
artificium-table-sum-left = { $coins } left
artificium-table-sum-cell = cell { $cell } gives
artificium-table-sum-next = for your next trade
artificium-table-then-knight = then the Knight sends an opponent back
artificium-table-then-mage = then you draw five cards and discard three
artificium-table-then-scouting = then you choose whose hand to take a card from
artificium-table-then-reconstruction = then you choose which of your cards comes back
artificium-table-then-fair = the coins come at once
artificium-table-then-theft = then you choose what to take from whom

## Targets and discards.

artificium-table-steal = Take { $good } from { $name } for { artificium-coins }
artificium-table-do-pick-drop =
    { $count ->
        [one] Pick a card to discard: { $count } more
       *[other] Pick a card to discard: { $count } more
    }
artificium-table-do-drop = Discard { $card }

## The end of a round.

artificium-table-closing = The round is over
artificium-table-closing-text = Everybody may discard cards and sell resources. Nobody sees it before all are ready.
artificium-table-standing = as if the game ended now
artificium-table-closing-hint = Hands are filled up to five in the next round; whoever has fewer cards draws more.
artificium-table-closing-last = The last round: everything is sold by itself now, and { $coins } coins are a point.
artificium-table-closing-sent = Already chosen: { $what }
artificium-table-sell-goods = Sell resources
artificium-table-goes = discard
artificium-table-do-close =
    { $coins ->
        [0]
            { $cards ->
                [0] Ready
               *[other] Ready: discard { $cards }
            }
       *[other]
            { $cards ->
                [0] Ready: sell for { artificium-coins }
               *[other] Ready: discard { $cards }, sell for { artificium-coins }
            }
    }

## The hand.

artificium-table-hand-market = Pick the one to give.
artificium-table-hand-lay = Pick the one to lay.
artificium-table-hand-mage = Pick one to discard.
artificium-table-hand-closing = Pick those to discard.
artificium-table-hand-later = For the next steps.
artificium-table-hand-empty = No cards in hand.
artificium-table-payable = Can be paid now
artificium-table-costs = Costs { artificium-coins }
artificium-table-unpayable = Cannot be paid now

## The planner.

artificium-table-plan = Your cards together
artificium-table-plan-seek = Best order
artificium-table-plan-seeking = Thinking …
artificium-table-plan-none = Nothing to plan now.
artificium-table-plan-off = Play aids are off at this table.
artificium-table-plan-buy = buy { $goods }: { artificium-coins }
artificium-table-plan-sell = sell { $goods }
artificium-table-plan-first-sell = first sell for { artificium-coins }
artificium-table-plan-short = lacks { $goods }; { artificium-coins } short
artificium-table-plan-no-target = no target now
artificium-table-plan-fed = or made by: { $cards }
artificium-table-plan-feeds = makes { $goods } for { $card }
artificium-table-plan-steals = takes { $good }
artificium-table-plan-returns = takes back: { $card }
artificium-table-order-now = With the hand as it is now:
artificium-table-order-about = The best order that a bot sees, if nobody interferes.
artificium-table-order-feeds = for number { $numbers }
artificium-table-order-none = No card is worth applying now.
artificium-table-order-left = Stays in hand:
artificium-table-order-total = In all: { artificium-points }, { artificium-coins } left

## Cards.

artificium-table-card-knight = An opponent: back 4
artificium-table-card-mage = Draw 5, discard 3
artificium-table-card-scouting = Take a random card from a hand; that player draws one
artificium-table-card-reconstruction = Take back a card you applied this round
artificium-table-card-fair = for each card you applied
artificium-table-card-theft = Take a resource of level I or II
artificium-table-about-building = It turns what is on the left into what is on the right, once, and its points come at once. What is missing can be bought, what is spare sold, while it is being applied.
artificium-table-about-knight = After its points the Knight must send one opponent back on the track. Going back stops at 0.
artificium-table-about-mage = After its points you draw five cards and must discard any three of your hand.
artificium-table-about-scouting = You and the other player see the card; players out of the round can be chosen too.
artificium-table-about-reconstruction = What that card gave stays with you, and you can lay it again. Another Reconstruction cannot be taken back.
artificium-table-about-fair = It counts the cards in front of you in this round, but not itself.
artificium-table-about-theft = Level I costs 1 coin, level II costs 2.
artificium-table-copies = { $count } of these in the deck of 108
artificium-table-look = The card enlarged

## Answers of the table.

artificium-table-why-title = Not now
artificium-table-rule = rule { $rule }
artificium-table-close = Close
artificium-table-safe = Nothing else has changed.
artificium-table-undo = Undo
artificium-table-unpick = Pick again

## Final scores.

artificium-table-over = The game is over
artificium-table-all-players = All players
artificium-table-winner = winner
artificium-table-from-track = on the score track
artificium-table-from-coins = for coins and resources
artificium-table-why-points = { $name }: where the points come from ({ $points })
artificium-table-coins-make = { artificium-coins } in all, { $rate } make a point
artificium-table-coins-lost = { artificium-coins } left over, not enough for another point
artificium-table-total = Total

## Keys.

artificium-table-key-hand = a card of the hand, or one of the answers
artificium-table-key-market = a card of the market
artificium-table-key-enter = do what the button says
artificium-table-key-back = one step back
artificium-table-key-undo = undo
artificium-table-key-action = apply, discard, take back
artificium-table-key-redraw = redraw, pass
artificium-table-key-plan = the best order of the cards
artificium-table-key-inspect = enlarge a card
artificium-table-key-arrows = the next card
artificium-table-key-areas = table, boards, plan, news

## The guided first round.

artificium-table-lesson-title = Your first round of Artificium
artificium-table-lesson-goal = You run a small craft town. Cards turn simple resources into finer ones and bring points. After four rounds whoever has the most points wins. Your marker stands on the track up here; whoever passes a resource on the track gets one of it.
artificium-table-lesson-tree = This is your board: all resources, from wood and wheat to sword and potion. A line is a card that turns one resource into another; thick lines are cards in your hand.
artificium-table-lesson-hand = Your hand. Under the picture you see what goes in and what comes out, in the star its points. The sign at its corner says whether you could pay for it now. Right-click or hold a card to read it in full.
artificium-table-lesson-swap = First comes the card market. One swap is free: give Theft away and take a card that fits the others, such as Charcoal Burner's House. Pick it in the market and Theft in your hand, then press the button.
artificium-table-lesson-pass = Further swaps cost two coins. (Instead of the free swap you could have redrawn your whole hand.) Coins buy resources later, so pass now. Passing is final for this round.
artificium-table-lesson-lay = Now everybody lays a card in secret. Begin with the Sawmill: it needs nothing and makes wood for the others. Pick it and press the button.
artificium-table-lesson-apply = All cards are turned over: first actions, then buildings, clockwise. It is your card: choose “Apply”, then press the button; its resources and points are yours.
artificium-table-lesson-chain = Step by step you lay cards that use what you made. The plan on the right says which card feeds which and what is missing. Lay the Hunter's Hut or the Charcoal Burner's House.
artificium-table-lesson-bank = While a card is applied the bank buys and sells. Only trades that keep the card payable are lit. The sum tells what is left and where your marker will stand. Apply the card.
artificium-table-lesson-free = Go on by yourself: lay, apply, or discard a card that does not fit. Take a card back when nothing more is worth it: you are out of the round, but keep your hand.
artificium-table-lesson-closing = The round is over. Sell what you do not need, discard cards that do not fit, and press the button. Your hand is filled up to five again.
artificium-table-lesson-end = That is everything. Three rounds are left, and every four coins are a point at the end. Good luck!
