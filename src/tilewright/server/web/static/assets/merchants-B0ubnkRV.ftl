## Counted things, as the object of a sentence.

merchants-item-contract =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }
merchants-item-cabin =
    { $count ->
        [one] { $count } cabin
       *[other] { $count } cabins
    }
merchants-item-start_player = the purple worker itself
merchants-count-start_player = { merchants-item-start_player }

## What happened.

merchants-event-took-contract =
    { $seat ->
        [you] You take a contract ({ $contract }).
       *[other] { $seat } takes a contract ({ $contract }).
    }
merchants-event-contract-turned-up = A new contract is turned up: { $contract }.
merchants-event-took-unseen-contract =
    { $seat ->
        [you] You take a contract from stack { $stack }, unseen by others
       *[other] { $seat } takes a contract from stack { $stack }, unseen
    }{ $contract ->
        [none] .
       *[other] : { $contract }.
    }
merchants-event-exchanged =
    { $seat ->
        [you] You exchange a contract ({ $contract }) for { $items }.
       *[other] { $seat } exchanges a contract ({ $contract }) for { $items }.
    }
merchants-event-extended =
    { $seat ->
        [you] You put an extension on { $tile } ({ $extension }) and pay { $paid }.
       *[other] { $seat } puts an extension on { $tile } ({ $extension }) and pays { $paid }.
    }
merchants-event-loaded-more = The boat { $boat } carries { $cargo }.
merchants-event-unloaded-more =
    { $seat ->
        [you] You get
       *[other] { $seat } gets
    } { $names ->
        [none] { $cargo } from the boat.
       *[other]
            { $names-count ->
                [0] { $cargo } from the boat.
               *[other] { $cargo } ({ $names }) from the boat.
            }
    }
merchants-event-moored =
    { $seat ->
        [you] You pick { $boat }, which takes the place of { $instead } in winter.
       *[other] { $seat } picks { $boat }, which takes the place of { $instead } in winter.
    }
merchants-event-contracts-renewed = New contracts: { $contracts }.
merchants-event-contracts-shuffled = The stacks have run out: the discarded contracts are shuffled into three new ones.
merchants-event-brought-gold =
    { $seat ->
        [you] You put { $count } gold from { $boat } on your home.
       *[other] { $seat } puts { $count } gold from { $boat } on their home.
    }
merchants-event-cabins =
    { $seat ->
        [you] You get { merchants-item-cabin }.
       *[other] { $seat } gets { merchants-item-cabin }.
    }

## What can be done.

merchants-action-exchange = Exchange the contract ({ $contract }) for { $items }
merchants-action-contract = Take the contract ({ $contract })
merchants-action-unseen = Take the top contract of stack { $stack }, unseen
merchants-action-extend = Extension on { $tile } ({ $extension })
merchants-action-moor = { $boat } ({ $effect })

## What is asked.

merchants-question-contract =
    { $contracts ->
        [one] { $tile }: which contract do you take?
       *[other] { $tile }: which contract do you take? You get { $contracts } in all.
    }
merchants-question-cost = How do you pay for the extension on { $tile } ({ $extension })?
merchants-question-moor = Which boat takes the place of { $boat } in winter?

## What a tile does.

merchants-scoring-gold_on_home = { $points } gold on the home
merchants-scoring-replaced = at the end of autumn whoever takes its cargo puts another boat in its place
merchants-scoring-winter_tiles = { $points } points for each winter tile of your village
merchants-scoring-free_extension = one free extension on an upgraded tile
merchants-scoring-symbols = { $points } points for each upgrade symbol and cabin of your village
merchants-scoring-contract_value = a fulfilled contract is worth { $points } points
merchants-scoring-upgraded_tiles = { $points } points for each upgraded tile
merchants-scoring-extensions = { $points } points for each extension
merchants-scoring-unfulfilled = { $points } points for each contract that is not fulfilled
merchants-tile-cargo = Also in { $season }: { $cargo }
merchants-extension =
    { $colour ->
        [blue] blue, for { $cost }
        [red] red, for { $cost }
        [yellow] yellow, for { $cost }
       *[green] green, for { $cost }
    }

## The picture of the table.

merchants-picture-contracts = Contracts
merchants-picture-display = face up: { $contracts }
merchants-picture-stacks = stacks of { $stacks }
merchants-picture-discards = discarded: { $contracts }
merchants-picture-offer = Extensions: { $extensions }
merchants-picture-cabins = cabins { $count }
merchants-picture-held = contracts { $count }
merchants-picture-known = known: { $contracts }
merchants-picture-own = Your contracts: { $contracts }
merchants-picture-extensions = with extensions: { $tiles }
merchants-picture-empty = an empty place

## Where the points come from.

merchants-explain-contract = { $points } from the contract ({ $contract }), with { $items }
merchants-explain-extension = { $points } from the extension on { $tile }

## Why something is not allowed.

merchants-reason-not-asked-trade =
    { $asked ->
        [contract] now a contract must be taken
        [cost] now the extension must be paid for
       *[moor] now a boat must be picked to take another’s place
    }
merchants-reason-contract-not-face-up = the contract ({ $contract }) does not lie face up
merchants-reason-stack-empty = stack { $stack } is empty
merchants-reason-no-exchange-now = contracts can be exchanged only in your own turn
merchants-reason-contract-not-held = you do not have the contract ({ $contract })
merchants-reason-item-not-on-contract = the contract ({ $contract }) does not offer { $items }
merchants-reason-item-not-in-stock = { $items }: none left
merchants-reason-extension-not-own-tile = { $tile } is not in your village
merchants-reason-extension-needs-upgrade = an extension goes on an upgraded tile, and { $tile } is not upgraded
merchants-reason-extended-already = { $tile } has an extension already
merchants-reason-extension-gone = the extension { $extension } is not in the supply
merchants-reason-no-symbol-left = no upgrade symbol is left
merchants-reason-extension-colour =
    { $colour ->
        [blue] blue workers stand on { $tile }; only a blue extension fits
        [red] red workers stand on { $tile }; only a red extension fits
        [yellow] yellow workers stand on { $tile }; only a yellow extension fits
       *[green] green workers stand on { $tile }; only a green extension fits
    }
merchants-reason-extension-not-payable = you cannot pay for the extension ({ $extension }); resources must lie on { $tile }
merchants-reason-not-the-extension-cost = that does not pay for the extension ({ $extension }) on { $tile }
merchants-reason-boat-in-play = { $boat } is in play already
merchants-reason-no-boat = { $boat } is not a boat

## Why a bot advises something.

merchants-hint-extend = an extension doubles the points of { $tile }: { $points } more
merchants-hint-exchange = the contract will hardly be fulfilled; { $items } will be of more use
merchants-hint-moor = { $boat } would score the most in your village
merchants-hint-contract = you have most of what this contract needs
merchants-hint-unseen = none of the contracts on display suits you

## The fields of the view, for a table that is drawn without knowing the game.

merchants-area-merchants = Contracts
merchants-area-display = Face up
merchants-area-stacks = Stacks
merchants-area-discards = Discarded
merchants-area-offer = Extensions
merchants-area-extensions = Extensions on tiles
merchants-area-cabins = Cabins
merchants-area-contracts = Contracts
merchants-area-contracts_known = Known contracts

merchants-group-exchange = Exchange a contract
merchants-group-contract = Contracts on display
merchants-group-unseen = Unseen contracts
merchants-group-extend = Extensions
merchants-group-moor = Boats
