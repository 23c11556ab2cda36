## Counted things. Cards and resources bear their printed names.

artificium-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
artificium-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
artificium-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
artificium-word-coin = coin

## What happened.

artificium-event-round =
    { $first ->
        [you] Round { $round } begins. You are first player.
       *[other] Round { $round } begins. { $first } is first player.
    }
artificium-event-reshuffled = The discards are shuffled into a new deck: { artificium-cards }.
artificium-event-drew =
    { $seat ->
        [you] You draw
       *[other] { $seat } draws
    } { $cards ->
        [none] { artificium-cards }.
       *[other] { $cards }.
    }
artificium-event-market = In the card market: { $cards }.
artificium-event-passed =
    { $seat ->
        [you] You pass.
       *[other] { $seat } passes.
    }
artificium-event-swapped =
    { $seat ->
        [you] You swap { $gave } for { $took }
       *[other] { $seat } swaps { $gave } for { $took }
    }{ $coins ->
        [0] .
       *[other]
            { $seat ->
                [you] { " " }and pay { artificium-coins }.
               *[other] { " " }and pays { artificium-coins }.
            }
    }
artificium-event-redrew =
    { $seat ->
        [you] You discard your whole hand: { $cards }.
       *[other] { $seat } discards their whole hand: { $cards }.
    }
artificium-event-laid =
    { $seat ->
        [you] You lay
       *[other] { $seat } lays
    } { $card ->
        [none] a card face down.
       *[other] { $card } face down.
    }
artificium-event-revealed =
    { $seat ->
        [you] You reveal { $card }.
       *[other] { $seat } reveals { $card }.
    }
artificium-event-discarded =
    { $seat ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
artificium-event-withdrew =
    { $seat ->
        [you] You take { $card } back and leave the round.
       *[other] { $seat } takes { $card } back and leaves the round.
    }
artificium-event-sold =
    { $seat ->
        [you] You sell { $resource } for { artificium-coins }.
       *[other] { $seat } sells { $resource } for { artificium-coins }.
    }
artificium-event-bought =
    { $seat ->
        [you] You buy { $resource } for { artificium-coins }.
       *[other] { $seat } buys { $resource } for { artificium-coins }.
    }
artificium-event-applied =
    { $seat ->
        [you] You apply { $card }.
       *[other] { $seat } applies { $card }.
    }
artificium-event-scored =
    { $seat ->
        [you]
            { $resources-count ->
                [0] You score { artificium-points } and stand at { $score }.
               *[other] You score { artificium-points }, stand at { $score } and get from the track: { $resources }.
            }
       *[other]
            { $resources-count ->
                [0] { $seat } scores { artificium-points } and stands at { $score }.
               *[other] { $seat } scores { artificium-points }, stands at { $score } and gets from the track: { $resources }.
            }
    }
artificium-event-fair =
    { $seat ->
        [you] You get { artificium-coins } for { artificium-cards }.
       *[other] { $seat } gets { artificium-coins } for { artificium-cards }.
    }
artificium-event-scouted =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { $card ->
        [none] a card
       *[other] { $card }
    } { $victim ->
        [you] from your hand.
       *[other] from the hand of { $victim }.
    }
artificium-event-returned =
    { $seat ->
        [you] You take { $card } back to your hand.
       *[other] { $seat } takes { $card } back to their hand.
    }
artificium-event-stole =
    { $seat ->
        [you] You pay { artificium-coins } and take { $resource }
       *[other] { $seat } pays { artificium-coins } and takes { $resource }
    } { $victim ->
        [you] from you.
       *[other] from { $victim }.
    }
artificium-event-knight =
    { $seat ->
        [you] Your Knight sends { $victim } back to { $score }.
       *[other]
            { $victim ->
                [you] The Knight of { $seat } sends you back to { $score }.
               *[other] The Knight of { $seat } sends { $victim } back to { $score }.
            }
    }
artificium-event-dropped =
    { $seat ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
artificium-event-chose =
    { $seat ->
        [you] You are ready for the end of the round.
       *[other] { $seat } is ready for the end of the round.
    }
artificium-event-closed =
    { $seat ->
        [you]
            { $resources-count ->
                [0] You discard { $cards }.
               *[other]
                    { $cards-count ->
                        [0] You sell { $resources } for { artificium-coins }.
                       *[other] You discard { $cards } and sell { $resources } for { artificium-coins }.
                    }
            }
       *[other]
            { $resources-count ->
                [0] { $seat } discards { $cards }.
               *[other]
                    { $cards-count ->
                        [0] { $seat } sells { $resources } for { artificium-coins }.
                       *[other] { $seat } discards { $cards } and sells { $resources } for { artificium-coins }.
                    }
            }
    }
artificium-event-ended =
    The game is over. Points in seat order: { $scores }. { $winners ->
        [you] You win!
        [among] You share the victory: { $winners }.
       *[other] Winner: { $winners }.
    }

## What can be done: the lines of the option list.

artificium-action-pass = Pass
artificium-action-swap =
    { $coins ->
        [0] Swap { $gave } for { $took }
       *[other] Swap { $gave } for { $took } ({ artificium-coins })
    }
artificium-action-redraw = Discard the whole hand and draw five new cards
artificium-action-lay = Lay { $card } ({ $effect })
artificium-action-apply = Apply it
artificium-action-discard = Discard it and stay in the round
artificium-action-withdraw = Take it back and leave the round
artificium-action-sell = Sell { $resource } for { artificium-coins }
artificium-action-buy = Buy { $resource } for { artificium-coins }
artificium-action-done = Done
artificium-action-scout = Take a card from { $victim }
artificium-action-return = Take { $card } back ({ $effect })
artificium-action-steal = Take { $resource } from { $victim } for { artificium-coins }
artificium-action-knight = Send { $victim } back
artificium-action-drop = Discard { $card }

## What is asked.

artificium-question-market = The card market: swap a card, or pass for good.
artificium-question-lay = Which card do you lay face down? All choose secretly.
artificium-question-resolve = What do you do with { $card }?
artificium-question-trade = Before { $card } is applied: sell and buy, then done.
artificium-question-scout = From whose hand do you take a card?
artificium-question-return = Which of your cards do you take back?
artificium-question-steal = What do you take, and from whom?
artificium-question-knight = Whom does your Knight send back?
artificium-question-mage =
    { $count ->
        [one] Which card do you discard? { $count } is left to discard.
       *[other] Which card do you discard? { $count } are left to discard.
    }
artificium-question-closing = The round is over: discard and sell what you like, then done. Nobody sees it before all are done.

## What a card does.

artificium-face-makes =
    { $inputs-count ->
        [0] → { $outputs }, { artificium-points }
       *[other] { $inputs } → { $outputs }, { artificium-points }
    }
artificium-face-knight = { $inputs }, { artificium-coins } → an opponent goes back { $back }, { artificium-points }
artificium-face-mage = { $inputs }, { artificium-coins } → draw { $draw }, discard { $discard }, { artificium-points }
artificium-face-scouting = take a random card of another hand
artificium-face-reconstruction = take back one of your applied cards
artificium-face-fair = { artificium-coins } for each other card in front of you
artificium-face-theft = take a resource from another board: level I for { $one }, level II for { $two }
artificium-face-count = { $card }: { $count } in the deck of 108

## The picture of the table.

artificium-picture-round = Round { $round } of { $rounds }
artificium-picture-first =
    { $first ->
        [you] first player: you
       *[other] first player: { $first }
    }
artificium-picture-piles = deck { $deck } · discards { $discards }
artificium-picture-market = Card market
artificium-picture-player = Player
artificium-picture-points = Points
artificium-picture-coins = Coins
artificium-picture-hand = Hand
artificium-picture-resources = Resources
artificium-picture-applied = Applied
artificium-picture-known = seen: { $cards }
artificium-picture-laid = laid a card
artificium-picture-shown = plays { $card }
artificium-picture-out = out of the round
artificium-picture-passed = passed
artificium-picture-own = Your hand
artificium-picture-own-laid = You have laid { $card }.
artificium-picture-choosing = You discard { $cards } and sell { $resources }.
artificium-picture-prices = Buy / sell

## Where the points come from.

artificium-explain-track = { $points } on the score track
artificium-explain-coins = { $points } for coins and resources: { $items }

## Why something is not allowed.

artificium-reason-not-asked =
    { $asked ->
        [market] now cards are swapped in the market: swap, redraw or pass
        [lay] now a card must be laid
        [resolve] now the revealed card must be applied, discarded or taken back
        [trade] now resources are sold and bought, until done
        [scout] now a hand must be chosen to take a card from
        [return] now an applied card must be taken back
        [steal] now a resource must be taken from somebody
        [knight] now the Knight needs an opponent
        [mage] now cards must be discarded
       *[closing] now the round ends: discard, sell, done
    }
artificium-reason-not-in-hand = { $card } is not in your hand
artificium-reason-redraw-too-late = the hand can only be redrawn in place of the first swap
artificium-reason-no-trade-in-market = resources are neither bought nor sold in the card market
artificium-reason-too-few-coins = this costs { $need } coins, and you have { $have }
artificium-reason-not-in-market = { $card } is not in the market
artificium-reason-must-lay = everybody who is in the round must lay a card
artificium-reason-trade-is-applying = trading is part of applying { $card }
artificium-reason-no-target = there is nothing and nobody to apply { $card } to
artificium-reason-not-payable = whatever you sell, you are { $missing } coins short for { $card }
artificium-reason-no-declining-now = you have begun to apply { $card } and must finish it
artificium-reason-not-yet-payable = { $card } cannot be paid for yet
artificium-reason-no-such-resource = you have no { $resource } to sell
artificium-reason-then-not-payable = after that you could no longer pay for { $card }
artificium-reason-not-yourself = choose another player
artificium-reason-no-hand = { $victim } has no card in hand
artificium-reason-no-return-of-returns = { $card } cannot be taken back
artificium-reason-not-applied = { $card } is not in front of you
artificium-reason-level-too-high = { $resource } is of level { $level }, which cannot be stolen
artificium-reason-victim-has-none = { $victim } has no { $resource }
artificium-reason-opponents-only = the Knight can only send back an opponent
artificium-reason-no-buying-now = at the end of a round nothing can be bought

## Hints: why a turn is a good one.

artificium-hint-market-keep = no swap makes this hand better
artificium-hint-market-swap =
    { $coins ->
        [0] { $took } fits your cards better than { $gave }
       *[other] { $took } fits your cards so much better than { $gave } that it is worth { artificium-coins }
    }
artificium-hint-market-redraw = five new cards promise more than these
artificium-hint-lay-feeds = { $card } makes what is still needed for: { $cards }
artificium-hint-lay-points = { $card } brings { artificium-points } and costs your other cards nothing
artificium-hint-lay-action = now { $card } does the most good
artificium-hint-lay-leave = applying { $card } would not pay: you would take it back
artificium-hint-resolve-withdraw = nothing more is worth applying: keep your cards for the next round
artificium-hint-resolve-discard = { $card } costs more than it brings; your other cards go on without it
artificium-hint-apply-sell = { $card } brings { artificium-points }; this can be spared for it: { $resources }
artificium-hint-apply-buy = { $card } brings { artificium-points }, more than it costs to buy: { $resources }
artificium-hint-apply-points = you have all that { $card } needs, and it brings { artificium-points }
artificium-hint-apply-action = now { $card } does the most good
artificium-hint-knight-leader = { $victim } is the most dangerous
artificium-hint-scout-hand = the hand of { $victim } promises the best card
artificium-hint-return-again = { $card } brings the most when it is applied once more
artificium-hint-steal-needed = your cards need { $resource }
artificium-hint-steal-sold = { $resource } is worth more than the fee, and { $victim } loses it
artificium-hint-mage-drop = your plan can best do without: { $cards }
artificium-hint-closing-keep = all that you have will be of use in the next round
artificium-hint-closing-drop = new cards promise more than: { $cards }
artificium-hint-closing-sell = coins will be of more use than: { $resources }
artificium-hint-closing-both = new cards promise more than { $cards }, and coins more than { $resources }

## The fields of the view, for a table that is drawn without knowing the game.

artificium-area-market = Card market
artificium-area-resources = Resources
artificium-area-applied = Applied
artificium-area-laid = Laid a card
artificium-area-card = Card
artificium-area-known = Seen
artificium-area-discarding = To be discarded
artificium-area-selling = To be sold
artificium-area-own = Your hand

artificium-group-pass = Pass
artificium-group-swap = Swap a card
artificium-group-redraw = New hand
artificium-group-lay = Lay a card
artificium-group-apply = Apply
artificium-group-discard = Discard
artificium-group-withdraw = Leave the round
artificium-group-sell = Sell
artificium-group-buy = Buy
artificium-group-done = Finish
artificium-group-scout = Take a card
artificium-group-return = Take a card back
artificium-group-steal = Take a resource
artificium-group-knight = Send a player back

## What cannot be taken back, because it becomes known.

artificium-reveal-drew = shows you the cards you draw
artificium-reveal-scouted = shows you the card you take
artificium-reveal-revealed = turns all cards over
artificium-reveal-round = ends the round and deals new cards
