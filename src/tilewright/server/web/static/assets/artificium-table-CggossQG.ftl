# Az Artificium asztala a böngészőben.

## Az asztal részei.

artificium-table-areas = Az asztal részei
artificium-table-tab-table = Asztal
artificium-table-tab-boards = Táblák
artificium-table-tab-plan = Terv
artificium-table-tab-news = Hírek
artificium-table-boards = Minden játékos táblája
artificium-table-track = Pontsáv
artificium-table-behind = hátrébb: { $names }
artificium-table-stage = A forduló lépése
artificium-table-acts = Te jössz
artificium-table-news = Az utolsó lépésed óta
artificium-table-news-watching = Mi történt
artificium-table-news-none = Még semmi.
artificium-table-rounds = Fordulók
artificium-table-round = { $round }. forduló
artificium-table-phase-market = Lappiac
artificium-table-phase-lay = Lapok lerakása
artificium-table-phase-resolve = Lapok végrehajtása
artificium-table-phase-closing = A forduló vége
artificium-table-phase-over = Vége a játéknak
artificium-table-deck = pakli { $count }
artificium-table-discards = dobott { $count }

## Játékosok.

artificium-table-player = { $name }: { $points } pont, { $coins } érme, { $hand } lap a kézben
artificium-table-first = Kezdőjátékos: elsőként cserél, és elsőként hajtja végre a lapját
artificium-table-passed = passzolt
artificium-table-out = kiszállt
artificium-table-in-hand = { $count } lap a kézben
artificium-table-known = Ebben a kézben láttad: { $cards }
artificium-table-applied = Kijátszva: { $card }
artificium-table-no-goods = nincs nyersanyag
artificium-table-tree = Nyersanyagok: { $goods }. Lapjaid: { $cards }
artificium-table-figure-knight = Lovag
artificium-table-figure-mage = Mágus

## A lappiac.

artificium-table-swap-free = az első csere ingyenes
artificium-table-swap-costs = újabb csere: { artificium-coins }
artificium-table-market-hint = válassz egyet ezek közül, és egyet a sajátjaid közül
artificium-table-have-passed = passzoltak:
artificium-table-can-take = Elvehető
artificium-table-redraw = Új kéz
artificium-table-pass = Passz
artificium-table-do-pick-swap = Válassz egy saját lapot és egyet a piacról
artificium-table-do-swap =
    { $coins ->
        [0] Csere: { $gave } helyett { $took }
       *[other] Csere: { $gave } helyett { $took }, { artificium-coins }
    }
artificium-table-do-redraw = Az egész kéz eldobása, öt új lap húzása

## Lerakás és végrehajtás.

artificium-table-laying = Mindenki titokban lerak egy lapot
artificium-table-resolving = A lépés lapjai
artificium-table-order = előbb az akciók, aztán az épületek, körben, vele kezdve:
artificium-table-last-step = Az előző lépés
artificium-table-waits-for = Várunk: { $names }
artificium-table-face-down = egy lap képpel lefelé
artificium-table-laid = lerakva
artificium-table-choosing = választ
artificium-table-now = most
artificium-table-later = később
artificium-table-out-round = kiszállt a fordulóból
artificium-table-ready = kész
artificium-table-was-applied = kijátszva
artificium-table-was-discarded = eldobva
artificium-table-was-withdrew = visszavéve
artificium-table-do-pick-lay = Válassz egy lapot
artificium-table-do-lay = Lerakás képpel lefelé: { $card }
artificium-table-apply = Kijátszás
artificium-table-apply-text = kereskedés a bankkal, fizetés, nyersanyag és pont
artificium-table-discard = Eldobás
artificium-table-discard-text = a lap elveszik, te maradsz a fordulóban
artificium-table-withdraw = Visszavétel
artificium-table-withdraw-text = a lap visszakerül a kezedbe, te kiszállsz a fordulóból
artificium-table-do-pick = Válassz
artificium-table-do-apply = Kijátszás: { $made }, { artificium-points }
artificium-table-do-apply-card = Kijátszás: { $card }
artificium-table-do-buy-apply = Vétel: { $goods } ({ artificium-coins }), aztán kijátszás
artificium-table-do-trade-apply =
    { $trade ->
        [sell] Eladás: { $sold }, aztán kijátszás
        [buy] Vétel: { $bought }, aztán kijátszás
       *[both] Eladás: { $sold }; vétel: { $bought }; aztán kijátszás
    }
artificium-table-do-short = Előbb adj el valamit; hiányzik: { artificium-coins }
artificium-table-do-discard = Eldobás: { $card }, maradsz
artificium-table-do-withdraw = Visszavétel: { $card }, kiszállsz
artificium-table-caution-same = Ugyanolyan lapot adsz, mint amilyet elveszel: a kezed nem változik.
artificium-table-caution-unpayable = A mostani állásban ezt a lapot nem tudnád kijátszani.
artificium-table-caution-fair = Ebben a fordulóban még nem játszottál ki lapot: a Vásár nem hoz érmét.
artificium-table-caution-trades = Amit eladsz és visszaveszel, az csak érmébe kerül.

## A bank.

artificium-table-bank = Kereskedés a bankkal
artificium-table-have = van
artificium-table-sell = eladás
artificium-table-buy = vétel
artificium-table-sell-one = Eladás: { $good } ({ artificium-coins })
artificium-table-buy-one = Vétel: { $good } ({ artificium-coins })
artificium-table-sum-traded = kereskedéssel
artificium-table-sum-for = ezért: { $goods }
artificium-table-sum-fee = a lapért
artificium-table-sum-left = marad { $coins }
artificium-table-sum-cell = a(z) { $cell }. mező ad
artificium-table-sum-next = a következő kereskedéshez
artificium-table-then-knight = aztán a Lovag visszaléptet egy ellenfelet
artificium-table-then-mage = aztán húzol öt lapot, és eldobsz hármat
artificium-table-then-scouting = aztán megmondod, kinek a kezéből veszel lapot
artificium-table-then-reconstruction = aztán megmondod, melyik lapod jön vissza
artificium-table-then-fair = az érméket rögtön megkapod
artificium-table-then-theft = aztán megmondod, mit és kitől veszel el

## Célpontok és eldobás.

artificium-table-steal = Lopás { $name } táblájáról: { $good } ({ artificium-coins })
artificium-table-do-pick-drop = Válassz eldobandó lapot: még { $count }
artificium-table-do-drop = Eldobás: { $card }

## A forduló vége.

artificium-table-closing = Vége a fordulónak
artificium-table-closing-text = Mindenki eldobhat lapokat és eladhat nyersanyagokat. Senki sem látja, amíg mindenki kész nincs.
artificium-table-standing = ha most lenne vége
artificium-table-closing-hint = A következő fordulóban a kezek ötig töltődnek: akinek kevesebb lapja van, többet húz.
artificium-table-closing-last = Az utolsó forduló: most minden magától elkel, és { $coins } érme egy pont.
artificium-table-closing-sent = Már kiválasztva: { $what }
artificium-table-sell-goods = Nyersanyagok eladása
artificium-table-goes = eldobva
artificium-table-do-close =
    { $coins ->
        [0]
            { $cards ->
                [0] Kész
               *[other] Kész ({ $cards } lap eldobva)
            }
       *[other]
            { $cards ->
                [0] Kész: eladás, { artificium-coins }
               *[other] Kész ({ $cards } lap eldobva, eladás { artificium-coins })
            }
    }

## A kéz.

artificium-table-hand-market = Válaszd ki, melyiket adod.
artificium-table-hand-lay = Válaszd ki, melyiket rakod le.
artificium-table-hand-mage = Válaszd ki, melyiket dobod el.
artificium-table-hand-closing = Válaszd ki, melyeket dobod el.
artificium-table-hand-later = A következő lépésekre.
artificium-table-hand-empty = Nincs lap a kézben.
artificium-table-payable = Most kifizethető
artificium-table-costs = Ára { artificium-coins }
artificium-table-unpayable = Most nem fizethető ki

## A tervező.

artificium-table-plan = A lapjaid együtt
artificium-table-plan-seek = Legjobb sorrend
artificium-table-plan-seeking = Gondolkodom…
artificium-table-plan-none = Most nincs mit tervezni.
artificium-table-plan-off = Ennél az asztalnál nincs segítség.
artificium-table-plan-buy = vétel: { $goods } ({ artificium-coins })
artificium-table-plan-sell = eladás: { $goods }
artificium-table-plan-first-sell = előbb eladás { artificium-coins } értékben
artificium-table-plan-short = nincs: { $goods }; hiányzik: { artificium-coins }
artificium-table-plan-no-target = most nincs célpont
artificium-table-plan-fed = vagy ez adja: { $cards }
artificium-table-plan-feeds = a(z) „{ $card }” laphoz adja: { $goods }
artificium-table-plan-steals = elveszi: { $good }
artificium-table-plan-returns = visszaveszi: { $card }
artificium-table-order-now = A mostani kezeddel:
artificium-table-order-about = A legjobb sorrend egy bot szerint, ha senki sem avatkozik közbe.
artificium-table-order-feeds = kell ehhez: { $numbers }.
artificium-table-order-none = Most egy lapot sem éri meg kijátszani.
artificium-table-order-left = A kézben marad:
artificium-table-order-total = Összesen { artificium-points }, marad { artificium-coins }

## Lapok.

artificium-table-card-knight = Egy ellenfél 4-et lép vissza
artificium-table-card-mage = Húzz 5-öt, dobj el 3-at
artificium-table-card-scouting = Egy véletlen lap más kezéből; a gazdája húz egyet
artificium-table-card-reconstruction = Végy vissza egy e fordulóban kijátszott lapot
artificium-table-card-fair = minden kijátszott lapodért
artificium-table-card-theft = Végy el egy I. vagy II. szintű nyersanyagot
artificium-table-about-building = Egyszer átalakítja a bal oldalit a jobb oldalivá, a pont rögtön jár. Kijátszás közben a hiányzó megvehető, a felesleges eladható.
artificium-table-about-knight = A pontok után a Lovagnak vissza kell léptetnie egy ellenfelet a pontsávon. A 0-nál megáll.
artificium-table-about-mage = A pontok után húzol öt lapot, és el kell dobnod bármelyik hármat a kezedből.
artificium-table-about-scouting = A lapot te és a másik játékos látjátok; kiszállt játékos is választható.
artificium-table-about-reconstruction = Amit az a lap adott, nálad marad, és újra lerakhatod. Másik Újjáépítés nem vehető vissza.
artificium-table-about-fair = Az e fordulóban előtted fekvő lapok számítanak, önmaga nem.
artificium-table-about-theft = Az I. szint 1 érme, a II. szint 2.
artificium-table-copies = { $count } ilyen van a 108 lapos pakliban
artificium-table-look = A lap nagyban

## Az asztal válaszai.

artificium-table-why-title = Most nem lehet
artificium-table-rule = szabály: { $rule }
artificium-table-close = Bezárás
artificium-table-safe = Más nem változott.
artificium-table-undo = Visszavonás
artificium-table-unpick = Új választás

## Végeredmény.

artificium-table-over = Vége a játéknak
artificium-table-all-players = Minden játékos
artificium-table-winner = győztes
artificium-table-from-track = a pontsávon
artificium-table-from-coins = érmékért és nyersanyagokért
artificium-table-why-points = { $name }: ebből áll össze a(z) { artificium-points }
artificium-table-coins-make = Összesen { artificium-coins }; { $rate } érme egy pont
artificium-table-coins-lost = Megmaradt { artificium-coins }: újabb ponthoz kevés
artificium-table-total = Összesen

## Billentyűk.

artificium-table-key-hand = a kéz egy lapja vagy az egyik válasz
artificium-table-key-market = a piac egy lapja
artificium-table-key-enter = a gombon álló lépés végrehajtása
artificium-table-key-back = egy lépés vissza
artificium-table-key-undo = visszavonás
artificium-table-key-action = kijátszás, eldobás, visszavétel
artificium-table-key-redraw = új kéz, passz
artificium-table-key-plan = a lapok legjobb sorrendje
artificium-table-key-inspect = lap nagyítása
artificium-table-key-arrows = a következő lap
artificium-table-key-areas = asztal, táblák, terv, hírek

## Az első forduló magyarázattal.

artificium-table-lesson-title = Az első Artificium-fordulód
artificium-table-lesson-goal = Egy kis kézművesváros a tiéd. A lapok egyszerű nyersanyagokból értékesebbeket készítenek, és pontot hoznak. Négy forduló után az nyer, akinek a legtöbb pontja van. A jelződ itt áll, a pontsávon; aki a sávon egy nyersanyaghoz ér vagy túlhalad rajta, kap belőle egyet.
artificium-table-lesson-tree = Ez a táblád: minden nyersanyag a fától és búzától a kardig és varázsitalig. Egy vonal egy lap, amely az egyikből a másikat készíti; a vastag vonalak a kezedben lévő lapok.
artificium-table-lesson-hand = A lapjaid. A kép alatt áll, mi kell hozzá és mi lesz belőle, a csillagban a pontja. A sarkán lévő jel megmutatja, ki tudnád-e most fizetni. Jobb kattintással vagy hosszan nyomva nagyban látod.
artificium-table-lesson-swap = Először a lappiac jön. Egy csere ingyenes: add oda a Lopást, és végy helyette egy lapot, amely illik a többihez, például a Szénégető házát. Válaszd ki a piacon, a Lopást pedig a kezedben, aztán nyomd meg a gombot.
artificium-table-lesson-pass = A további cserék két érmébe kerülnek. (Az ingyenes csere helyett a kezedben lévő összes lapot is lecserélhetted volna.) Az érmékkel később nyersanyagot vehetsz, most tehát passzolj. A passz erre a fordulóra végleges.
artificium-table-lesson-lay = Most mindenki titokban lerak egy lapot. Kezdd a Fűrészmalommal: semmi sem kell hozzá, és fát ad a többinek. Válaszd ki, és nyomd meg a gombot.
artificium-table-lesson-apply = Minden lapot felfedünk: előbb az akciók, aztán az épületek, körben. Most a te lapod jön: válaszd a „Kijátszás” lehetőséget, majd nyomd meg a gombot; tiéd a nyersanyag és a pont.
artificium-table-lesson-chain = Lépésről lépésre olyan lapokat rakj le, amelyekhez az kell, amit már elkészítettél. A jobb oldali terv megmondja, melyik lap melyiket látja el, és mi hiányzik. Rakd le a Vadászkunyhót vagy a Szénégető házát.
artificium-table-lesson-bank = Amíg egy lapot kijátszol, a bank vesz és elad. Csak azok az üzletek választhatók, amelyek után a lap még kifizethető. Az összegzés megmondja, mi marad, és hová lép a jelződ. Játszd ki a lapot.
artificium-table-lesson-free = Folytasd magad: rakj le lapot, játszd ki, vagy dobd el, ami nem illik. Vedd vissza a lapot, ha már semmit sem éri meg kijátszani: kiszállsz a fordulóból, de a lapjaid megmaradnak.
artificium-table-lesson-closing = Vége a fordulónak. Add el, ami nem kell, dobd el, ami nem illik, és nyomd meg a gombot. A lapjaidat újra ötre egészíted ki.
artificium-table-lesson-end = Ennyi az egész. Még három forduló van, és a végén minden négy érme egy pont. Sok sikert!
