## Counted things, as the object of a sentence.

merchants-item-contract = { $count } szerződést
merchants-item-cabin = { $count } kunyhót
merchants-item-start_player = magát a lila munkást
merchants-count-start_player = maga a lila munkás

## What happened.

merchants-event-took-contract =
    { $seat ->
        [you] Elveszel egy szerződést ({ $contract }).
       *[other] { $seat } elvesz egy szerződést ({ $contract }).
    }
merchants-event-contract-turned-up = Új felfordított szerződés: { $contract }.
merchants-event-took-unseen-contract =
    { $seat ->
        [you] Látatlanban elveszel egy szerződést ({ $stack }. halom)
       *[other] { $seat } látatlanban elvesz egy szerződést ({ $stack }. halom)
    }{ $contract ->
        [none] .
       *[other] : { $contract }.
    }
merchants-event-exchanged =
    { $seat ->
        [you] Beváltasz egy szerződést ({ $contract }), és { $items } kapsz.
       *[other] { $seat } bevált egy szerződést ({ $contract }), és { $items } kap.
    }
merchants-event-extended =
    { $seat ->
        [you] Bővítményt teszel a(z) „{ $tile }” lapkára ({ $extension }), és { $paid } fizetsz.
       *[other] { $seat } bővítményt tesz a(z) „{ $tile }” lapkára ({ $extension }), és { $paid } fizet.
    }
merchants-event-loaded-more = A(z) „{ $boat }” hajó { $cargo } hoz.
merchants-event-unloaded-more =
    { $seat ->
        [you] { $cargo } kapsz a hajóról
       *[other] { $seat } { $cargo } kap a hajóról
    }{ $names ->
        [none] .
       *[other]
            { $names-count ->
                [0] .
               *[other] { " " }({ $names }).
            }
    }
merchants-event-moored =
    { $seat ->
        [you] A(z) „{ $boat }” hajót választod; télen ez áll a(z) „{ $instead }” helyén.
       *[other] { $seat } a(z) „{ $boat }” hajót választja; télen ez áll a(z) „{ $instead }” helyén.
    }
merchants-event-contracts-renewed = Új szerződések: { $contracts }.
merchants-event-contracts-shuffled = A halmok elfogytak: az eldobott szerződésekből három új halom készül.
merchants-event-brought-gold =
    { $seat ->
        [you] A(z) „{ $boat }” hajóról { $count } aranyat kapsz az otthonlapkádra.
       *[other] { $seat } a(z) „{ $boat }” hajóról { $count } aranyat kap az otthonlapkájára.
    }
merchants-event-cabins =
    { $seat ->
        [you] { merchants-item-cabin } kapsz.
       *[other] { $seat } { merchants-item-cabin } kap.
    }

## What can be done.

merchants-action-exchange = Beváltom a szerződést ({ $contract }): kapok { $items }
merchants-action-contract = Elveszem a szerződést ({ $contract })
merchants-action-unseen = Látatlanban elveszem a felső szerződést ({ $stack }. halom)
merchants-action-extend = Bővítmény: { $tile } ({ $extension })
merchants-action-moor = { $boat } ({ $effect })

## What is asked.

merchants-question-contract =
    { $contracts ->
        [one] A(z) „{ $tile }” lapka: melyik szerződést veszed el?
       *[other] A(z) „{ $tile }” lapka: melyik szerződést veszed el? Összesen { $contracts } jár.
    }
merchants-question-cost = Mivel fizetsz a(z) „{ $tile }” lapka bővítményéért ({ $extension })?
merchants-question-moor = Melyik hajó álljon télen a(z) „{ $boat }” helyén?

## What a tile does.

merchants-scoring-gold_on_home = { $points } arany az otthonra
merchants-scoring-replaced = aki ősz végén elveszi a rakományát, másik hajót tesz a helyére
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
        [blue] kék, ára { $cost }
        [red] piros, ára { $cost }
        [yellow] sárga, ára { $cost }
       *[green] zöld, ára { $cost }
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

merchants-explain-contract = { $points }: szerződés ({ $contract }), beszámítva { $items }
merchants-explain-extension = { $points }: bővítmény a(z) „{ $tile }” lapkán

## Why something is not allowed.

merchants-reason-not-asked-trade =
    { $asked ->
        [contract] most szerződést kell elvenni
        [cost] most a bővítményért kell fizetni
       *[moor] most hajót kell választani egy másik helyére
    }
merchants-reason-contract-not-face-up = ez a szerződés ({ $contract }) nincs felfordítva
merchants-reason-stack-empty = a(z) { $stack }. halom üres
merchants-reason-no-exchange-now = szerződést csak akkor válthatsz be, amikor te jössz
merchants-reason-contract-not-held = nincs ilyen szerződésed ({ $contract })
merchants-reason-item-not-on-contract = erre a szerződésre ({ $contract }) nem kaphatsz { $items }
merchants-reason-item-not-in-stock = { $items }: ebből nincs több
merchants-reason-extension-not-own-tile = a(z) „{ $tile }” lapka nincs a faludban
merchants-reason-extension-needs-upgrade = bővítmény csak fejlesztett lapkára kerülhet, a(z) „{ $tile }” lapka pedig nincs fejlesztve
merchants-reason-extended-already = a(z) „{ $tile }” lapkán már van bővítmény
merchants-reason-extension-gone = ez a bővítmény ({ $extension }) nincs a készletben
merchants-reason-no-symbol-left = nincs több fejlesztésjel
merchants-reason-extension-colour =
    { $colour ->
        [blue] a(z) „{ $tile }” lapkán kék munkások állnak; csak kék bővítmény kerülhet rá
        [red] a(z) „{ $tile }” lapkán piros munkások állnak; csak piros bővítmény kerülhet rá
        [yellow] a(z) „{ $tile }” lapkán sárga munkások állnak; csak sárga bővítmény kerülhet rá
       *[green] a(z) „{ $tile }” lapkán zöld munkások állnak; csak zöld bővítmény kerülhet rá
    }
merchants-reason-extension-not-payable = nem tudsz fizetni a bővítményért ({ $extension }); az erőforrásoknak a(z) „{ $tile }” lapkán kell lenniük
merchants-reason-not-the-extension-cost = ezzel nem fizethető ki a(z) „{ $tile }” lapka bővítménye ({ $extension })
merchants-reason-boat-in-play = a(z) „{ $boat }” hajó már játékban van
merchants-reason-no-boat = a(z) „{ $boat }” nem hajó

## Tanácsok: miért jó a lépés.

merchants-hint-extend = a bővítmény megkétszerezi a(z) „{ $tile }” lapka pontjait: még { $points }
merchants-hint-exchange = ez a szerződés aligha teljesül; többet ér, ha kapsz { $items }
merchants-hint-moor = a(z) „{ $boat }” hajó hozná a legtöbb pontot a faludnak
merchants-hint-contract = ehhez a szerződéshez szinte mindened megvan
merchants-hint-unseen = a felfordított szerződések egyike sem való neked

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
merchants-group-contract = Felfordított szerződések
merchants-group-unseen = Szerződés látatlanban
merchants-group-extend = Bővítmények
merchants-group-moor = Hajók
