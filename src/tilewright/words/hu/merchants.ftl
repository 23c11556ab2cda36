## Counted things, as the object of a sentence.

merchants-item-contract = { $count } szerződést
merchants-item-cabin = { $count } kunyhót
merchants-item-start_player = magát a kezdőjátékos-bábut

## What happened.

merchants-event-took-contract = { $seat } elvesz egy szerződést, amely ezt kéri: { $contract }.
merchants-event-contract-turned-up = Új szerződés kerül felfordításra, amely ezt kéri: { $contract }.
merchants-event-took-unseen-contract =
    { $contract ->
        [none] { $seat } látatlanban elvesz egy szerződést ({ $stack }. halom).
       *[other] { $seat } látatlanban elvesz egy szerződést ({ $stack }. halom), amely ezt kéri: { $contract }.
    }
merchants-event-exchanged = { $seat } beváltja a szerződést ({ $contract }), és kap { $items }.
merchants-event-extended = { $seat } bővítményt tesz ide: „{ $tile }” ({ $extension }), és fizet { $paid }.
merchants-event-loaded-more = Ez a hajó („{ $boat }”) hoz még { $cargo }.
merchants-event-unloaded-more =
    { $names ->
        [none] { $seat } kap még { $cargo }.
       *[other]
            { $names-count ->
                [0] { $seat } kap még { $cargo }.
               *[other] { $seat } kap még { $cargo }, amely ezt kéri: { $names }.
            }
    }
merchants-event-moored = { $seat } ezt a hajót választja: { $boat }; télen ez áll ennek a helyén: { $instead }.
merchants-event-contracts-renewed = Új szerződések kerülnek felfordításra: { $contracts }.
merchants-event-contracts-shuffled = A halmok elfogytak: a dobott szerződésekből három új halom készül.
merchants-event-brought-gold = { $seat } a hajóról ({ $boat }) aranyat kap az otthonára: { $count }.
merchants-event-cabins = { $seat } kunyhót kap: { $count }.

## What can be done.

merchants-action-exchange = Beváltom a szerződést ({ $contract }): kapok { $items }
merchants-action-contract = Elveszem a szerződést, amely ezt kéri: { $contract }
merchants-action-unseen = Látatlanban elveszem a felső szerződést ({ $stack }. halom)
merchants-action-extend = Bővítmény: { $tile } ({ $extension })
merchants-action-moor = { $boat } ({ $effect })

## What is asked.

merchants-question-contract =
    { $contracts ->
        [one] „{ $tile }”: melyik szerződést veszed el?
       *[other] „{ $tile }”: melyik szerződést veszed el? Összesen { $contracts }.
    }
merchants-question-cost = Mivel fizetsz a bővítményért itt: „{ $tile }” ({ $extension })?
merchants-question-moor = Melyik hajó áll télen ennek a helyén: { $boat }?

## What a tile does.

merchants-scoring-gold_on_home = { $points } arany az otthonra
merchants-scoring-replaced = ősz végén, aki elviszi, más hajót tesz a helyére
merchants-scoring-winter_tiles = { $points } pont a falu minden téllapkájáért
merchants-scoring-free_extension = egy ingyenes bővítmény egy fejlesztett lapkára
merchants-scoring-symbols = { $points } pont a falu minden fejlesztésjeléért és kunyhójáért
merchants-scoring-contract_value = a teljesített szerződés { $points } pontot ér
merchants-scoring-upgraded_tiles = { $points } pont minden fejlesztett lapkáért
merchants-scoring-extensions = { $points } pont minden bővítményért
merchants-scoring-unfulfilled = { $points } pont minden nem teljesített szerződésért
merchants-tile-cargo = További rakomány ({ $season }): { $cargo }
merchants-extension =
    { $colour ->
        [blue] kék, ezt kéri: { $cost }
        [red] piros, ezt kéri: { $cost }
        [yellow] sárga, ezt kéri: { $cost }
       *[green] zöld, ezt kéri: { $cost }
    }

## The picture of the table.

merchants-picture-contracts = Szerződések
merchants-picture-display = felfordítva: { $contracts }
merchants-picture-stacks = halmok: { $stacks }
merchants-picture-discards = eldobva: { $contracts }
merchants-picture-offer = Bővítmények: { $extensions }
merchants-picture-cabins = kunyhó { $count }
merchants-picture-held = szerződés { $count }
merchants-picture-known = ismert: { $contracts }
merchants-picture-own = A szerződéseid: { $contracts }
merchants-picture-extensions = bővítménnyel: { $tiles }
merchants-picture-empty = üres hely

## Where the points come from.

merchants-explain-contract = { $points }: szerződés, amely ezt kéri: { $contract } (elszámolva { $items })
merchants-explain-extension = { $points }: bővítmény itt: { $tile }

## Why something is not allowed.

merchants-reason-not-asked-trade =
    { $asked ->
        [contract] most szerződést kell elvenni
        [cost] most a bővítményért kell fizetni
       *[moor] most hajót kell választani egy másik helyére
    }
merchants-reason-contract-not-face-up = ez a szerződés nincs felfordítva: { $contract }
merchants-reason-stack-empty = üres ez a halom: { $stack }.
merchants-reason-no-exchange-now = szerződést csak akkor válthatsz be, amikor te jössz
merchants-reason-contract-not-held = nincs ilyen szerződésed: { $contract }
merchants-reason-item-not-on-contract = ezért a szerződésért ({ $contract }) nem kérhetsz { $items }
merchants-reason-item-not-in-stock = { $items }: ebből nincs több
merchants-reason-extension-not-own-tile = nem a te faludban van: { $tile }
merchants-reason-extension-needs-upgrade = bővítmény csak fejlesztett lapkára kerülhet, és ez nem az: { $tile }
merchants-reason-extended-already = már van rajta bővítmény: { $tile }
merchants-reason-extension-gone = ez a bővítmény ({ $extension }) nincs a készletben
merchants-reason-no-symbol-left = nincs több fejlesztésjel
merchants-reason-extension-colour =
    { $colour ->
        [blue] kék munkások állnak itt: „{ $tile }”; csak kék bővítmény kerülhet rá
        [red] piros munkások állnak itt: „{ $tile }”; csak piros bővítmény kerülhet rá
        [yellow] sárga munkások állnak itt: „{ $tile }”; csak sárga bővítmény kerülhet rá
       *[green] zöld munkások állnak itt: „{ $tile }”; csak zöld bővítmény kerülhet rá
    }
merchants-reason-extension-not-payable = nem tudsz fizetni a bővítményért ({ $extension }); az erőforrásoknak ezen a lapkán kell lenniük: { $tile }
merchants-reason-not-the-extension-cost = ezzel nem fizethető ki a bővítmény ({ $extension }) itt: { $tile }
merchants-reason-boat-in-play = ez a hajó játékban van: { $boat }
merchants-reason-no-boat = ez nem hajó: { $boat }

## Tanácsok: miért jó a lépés.

merchants-hint-extend = a bővítmény megkétszerezi a pontjait: „{ $tile }”, még { $points }
merchants-hint-exchange = ez a szerződés aligha teljesül; többet ér, ha kapsz { $items }
merchants-hint-moor = ez a hajó hozná a legtöbb pontot a faludnak: „{ $boat }”
merchants-hint-contract = ehhez a szerződéshez szinte mindened megvan
merchants-hint-unseen = a nyílt szerződések közül egyik sem illik hozzád

## A nézet mezői olyan asztalhoz, amelyet a játék ismerete nélkül rajzolnak.

merchants-area-merchants = Szerződések
merchants-area-display = Felfordítva
merchants-area-stacks = Halmok
merchants-area-discards = Eldobva
merchants-area-offer = Bővítmények
merchants-area-extensions = Bővítmények a lapkákon
merchants-area-cabins = Kunyhók
merchants-area-contracts = Szerződések
merchants-area-contracts_known = Ismert szerződések

merchants-group-exchange = Szerződés beváltása
merchants-group-contract = Kirakott szerződések
merchants-group-unseen = Látatlan szerződések
merchants-group-extend = Bővítmények
merchants-group-moor = Hajók
