# The table of Keyflower in the browser.

## The areas of the table.

keyflower-table-title = A Keyflower asztala
keyflower-table-harbour = Kikötő
keyflower-table-first = ki választ először
keyflower-table-own = A te falud
keyflower-table-village-of = Falu: { $name }
keyflower-table-village = falu
keyflower-table-villages = Falvak
keyflower-table-others = A többiek falvai, az óramutató járása szerint
keyflower-table-score = pontok most
keyflower-table-news = Az utolsó lépésed óta
keyflower-table-tab-news = Hírek
keyflower-table-news-none = Még semmi.
keyflower-table-hint-place =
    { $roads-count ->
        [0] A(z) „{ $tile }” lerakása ezek mellé: { $beside }
       *[other] A(z) „{ $tile }” lerakása ezek mellé: { $beside }; út: { $roads }
    }
keyflower-table-dock = A lépésed és ami a paravánod mögött van
keyflower-table-areas = Az asztal részei
keyflower-table-seasons = Évszakok
keyflower-table-market-empty = Most nincs lapka az árverésen.
keyflower-table-won = Ebben az évszakban nyert lapkák
keyflower-table-won-about = A lapkák a hajók kiválasztása után kerülnek a helyükre.
keyflower-table-won-by =
    { $who ->
        [you] a tiéd
       *[other] nyertese: { $name }
    }

## What is publicly known of a player.

keyflower-table-player =
    { $passed ->
        [yes] { $name }: a paraván mögött { $workers } munkás és { $skills } jártasság, { $points } nyomtatott pont, passzolt
       *[no] { $name }: a paraván mögött { $workers } munkás és { $skills } jártasság, { $points } nyomtatott pont
    }
keyflower-table-behind = { $count } munkás a paraván mögött
keyflower-table-skills = { $count } jártasság a paraván mögött
keyflower-table-known = legalább ennyi ment mindenki szeme láttára a paraván mögé
keyflower-table-at-least = legalább
keyflower-table-passed = passzolt
keyflower-table-start = kezdőjátékos
keyflower-table-printed = a lapkákra nyomtatott pontok
keyflower-table-person = Amit mindenki tud róla: { $name }
keyflower-table-stock-bag = { $count } munkás a zsákban
keyflower-table-stock-green = maradt zöld munkás: { $count }
keyflower-table-stock-skills = maradt jártasság: { $count }

## Bids.

keyflower-table-bid-said =
    { $state ->
        [wins]
            { $who ->
                [you] A licited: { $workers }, nyerésre áll
               *[other] { $name }: { $workers }, nyerésre álló licit
            }
       *[loses]
            { $who ->
                [you] A licited: { $workers }, vesztésre áll, elmozdítható
               *[other] { $name }: { $workers }, vesztésre álló licit, elmozdítható
            }
    }
keyflower-table-join = Vidd magaddal ezt a vesztésre álló licitet
keyflower-table-bid-over = több, mint { $count } ({ $name })
keyflower-table-bid-more = a meglévő { $count } fölé
keyflower-table-bid-first = az első licit itt

## The turn.

keyflower-table-use = Használat
keyflower-table-bid =
    { $count ->
        [0] Licit
       *[other] Licit { $count }
    }
keyflower-table-pass = Passz
keyflower-table-undo = Visszavonás
keyflower-table-redo = Újra
keyflower-table-back = Vissza
keyflower-table-close = Bezárás
keyflower-table-turn-title = Te jössz
keyflower-table-turn-any = Válassz munkásokat és lapkát, bármilyen sorrendben. Ami be van keretezve, választható.
keyflower-table-turn-tile = Most válassz egy bekeretezett lapkát.
keyflower-table-turn-none =
    Most nem használhatsz lapkát, és licitálni sem tudsz. { $exchanges ->
        [0] Csak passzolni lehet.
       *[other] Beválthatsz egy szerződést, vagy passzolhatsz.
    }
keyflower-table-turn-joined = Veled megy a vesztésre álló licited innen: { $tiles }.
keyflower-table-pick-bid = vigyél magaddal egy vesztésre álló licitet
keyflower-table-pick-least =
    { $count ->
        [0] válassz munkásokat
        [1] válassz munkásokat
       *[other] válassz legalább { $count } munkást
    }
keyflower-table-pick-add = a te { $own } munkásod + legalább { $count }
keyflower-table-choose-purpose = Itt mindkettő lehetséges. Válassz a két kártya közül.
keyflower-table-idle-transport = nincs mit szállítani vagy fejleszteni: a munkás csak elfoglalja a lapkát
keyflower-table-idle-supply = amit adna, elfogyott: a munkás csak elfoglalja a lapkát
keyflower-table-idle = Ez semmit sem hoz: a munkások csak elfoglalják a lapkát.
keyflower-table-more = Ezeket és más színűeket is
keyflower-table-picked = kiválasztva: { $count }
keyflower-table-colour-now =
    { $colour ->
        [blue] kék ebben az évszakban
        [red] piros ebben az évszakban
        [yellow] sárga ebben az évszakban
       *[green] zöld ebben az évszakban
    }
keyflower-table-do-pick = Válassz lapkát
keyflower-table-do-choose = Használat vagy licit?
keyflower-table-do-answer = Válassz egyet
keyflower-table-do-use = Használom: { $tile }
keyflower-table-do-bid =
    { $colour ->
        [blue] Licit: { $count } kék
        [red] Licit: { $count } piros
        [yellow] Licit: { $count } sárga
        [green] Licit: { $count } zöld
       *[none] Licit
    }
keyflower-table-do-done = Kész
keyflower-table-do-place = Ide teszem
keyflower-table-do-winter =
    { $count ->
        [0] Válassz téllapkát
       *[other] Árverésre: { $count } lapka
    }
keyflower-table-do-board = Ezt a hajót választom
keyflower-table-do-take = Ezt választom
keyflower-table-all = mind
keyflower-table-show = Kiemelt lapkák
keyflower-table-legal = lehetséges · { $count }
keyflower-table-legal-with = lehetséges: { $group } · { $count }
keyflower-table-waits = { $names } következik.
keyflower-table-waits-look = Közben nézz körül: tartsd az ujjad vagy az egeret egy lapkán, és mindkét oldala látszik.
keyflower-table-plan-title = Terv a következő lépésedre
keyflower-table-plan-how = Válassz már most munkásokat és lapkát: megmarad, amíg sorra kerülsz, ha akkor is lehetséges.
keyflower-table-plan-set = Kiválasztva a következő lépésedre. Megmarad, ha akkor is lehetséges.
keyflower-table-plan-kept = Ahogy tervezted.
keyflower-table-plan-gone = A terved már nem lehetséges: { $tile }.
keyflower-table-plan-drop = Terv törlése
keyflower-table-over = Véget ért a játék.

## Why not.

keyflower-table-why-title = Ezt nem lehet
keyflower-table-rule = Szabály: { $rule }
keyflower-table-why-colour =
    { $colour ->
        [blue] Kékkel itt nem lehet. Lehetséges: { $colours }.
        [red] Pirossal itt nem lehet. Lehetséges: { $colours }.
        [yellow] Sárgával itt nem lehet. Lehetséges: { $colours }.
        [green] Zölddel itt nem lehet. Lehetséges: { $colours }.
       *[none] Itt lehetséges: { $colours }.
    }
keyflower-table-why-number = Ennyi munkással nem lehet. Ezzel a színnel lehetséges: { $numbers }.
keyflower-table-why-with =
    { $colour ->
        [blue] Kékkel nem lehet
        [red] Pirossal nem lehet
        [yellow] Sárgával nem lehet
       *[green] Zölddel nem lehet
    }
keyflower-table-why-season =
    { $season ->
        [spring] ezen a tavaszon
        [summer] ezen a nyáron
        [autumn] ezen az őszön
       *[winter] ezen a télen
    }
keyflower-table-why-around =
    { $colour ->
        [blue] A(z) „{ $tile }” lapka { $when } kék: kék munkások állnak { $where }.
        [red] A(z) „{ $tile }” lapka { $when } piros: piros munkások állnak { $where }.
        [yellow] A(z) „{ $tile }” lapka { $when } sárga: sárga munkások állnak { $where }.
       *[green] A(z) „{ $tile }” lapka { $when } zöld: zöld munkások állnak { $where }.
    }
keyflower-table-why-where =
    { $place ->
        [around] körülötte
       *[on] rajta
    }
keyflower-table-why-extension =
    { $colour ->
        [blue] A(z) „{ $tile }” lapka végleg kék: kék a bővítménye.
        [red] A(z) „{ $tile }” lapka végleg piros: piros a bővítménye.
        [yellow] A(z) „{ $tile }” lapka végleg sárga: sárga a bővítménye.
       *[green] A(z) „{ $tile }” lapka végleg zöld: zöld a bővítménye.
    }
keyflower-table-why-none =
    { $colour ->
        [blue] { $fact } Nincs kék munkásod.
        [red] { $fact } Nincs piros munkásod.
        [yellow] { $fact } Nincs sárga munkásod.
       *[green] { $fact } Nincs zöld munkásod.
    }
keyflower-table-trouble-changed = Közben megváltozott az asztal.
keyflower-table-trouble-safe = Ami eddig történt, megmarad.

## Before something is revealed.

keyflower-table-reveal-random_worker = { $count } munkás jön a zsákból
keyflower-table-reveal-random_skill = { $count } jártasság jön látatlanban
keyflower-table-reveal-contract = új szerződéseket fedünk fel
keyflower-table-reveal-winter = felfedjük az árverés téllapkáit
keyflower-table-reveal-any = valami új derül ki
keyflower-table-reveal-unseen = meglátod a szerződést
keyflower-table-reveal-ended = vége a játéknak, kiderül minden pont
keyflower-table-reveal-season =
    { $season ->
        [spring] vége a tavasznak, felfedjük a nyárlapkákat
        [summer] vége a nyárnak, felfedjük az őszlapkákat
        [autumn] vége az ősznek
       *[winter] vége a télnek
    }
keyflower-table-reveal-do = { $label }: { $what }
keyflower-table-reveal-after = Ez nem vonható vissza.

## Small questions within a turn.

keyflower-table-ask-price = { $tile }: mivel fizetsz?
keyflower-table-ask-effect = { $tile }: mit veszel el?
keyflower-table-ask-spend = { $tile }: mivel fizeted a fejlesztést?
keyflower-table-ask-contract = Melyik szerződést veszed el?
keyflower-table-ask-cost = { $tile }: mivel fizeted a bővítményt?
keyflower-table-ask-moor = Melyik hajó áll a helyére télen?
keyflower-table-ask-boat = Melyik hajót választod?
keyflower-table-boat-taken =
    { $who ->
        [you] te vitted el
       *[other] elvitte: { $name }
    }
keyflower-table-in-winter = Télen: { $effect }

## Transport and upgrade.

keyflower-table-transport-title = Szállítás és fejlesztés
keyflower-table-transport-how = Húzz egy erőforrást az utak mentén, vagy válaszd ki, majd egy bekeretezett lapkát. Fejlesztéshez válaszd a narancssárga költséget.
keyflower-table-transport-to = Hová kerüljön ({ $good })? Válassz egy bekeretezett lapkát.
keyflower-table-transport-over = Több szállítás vagy fejlesztés nem lehetséges
keyflower-table-transport-good = Szállítás innen: { $tile } – { $good }
keyflower-table-transport-near = { $tile }: még { $moves } lépés, és fizethető a fejlesztés
keyflower-table-upgrade = Fejlesztés

## Placing.

keyflower-table-place-won = Nyert lapkák
keyflower-table-place-which = Melyik lapkát helyezed le most? A sorrend tetszőleges.
keyflower-table-place-where = { $count } hely megfelel. Válassz egyet.
keyflower-table-place-way = Állás: { $way } / { $ways }.
keyflower-table-place-touch = Szomszédok: { $count }, úttal összekötve: { $roads }.
keyflower-table-place-turn = Forgatás
keyflower-table-place-ways = { $count } módon
keyflower-table-place-none = nem illik
keyflower-table-place-cell = Hely: { $q }, { $r }; { $count } módon illik

## Winter.

keyflower-table-winter-own = A téllapkáid: csak te látod őket
keyflower-table-winter-title = Mely téllapkák kerülnek árverésre?
keyflower-table-winter-how = Legalább egyet; mindenki titokban választ. Senki sem tudja meg, ki melyiket választotta.
keyflower-table-winter-in = árverésre
keyflower-table-winter-picked = kiválasztva: { $count }
keyflower-table-worth = neked most { $points } pont
keyflower-table-gain = További { $points } pont
keyflower-table-gain-alone = a mostani faluval: { $points }
keyflower-table-gain-settled-sum = { $after } pont vele − { $before } nélküle = { $points }, ha az árverések most zárulnának
keyflower-table-gain-alone-sum = { $after } − { $before } = { $points } a mostani faluval
keyflower-table-gain-about = Minden alkalommal újra elosztjuk a munkásokat, jártasságokat és erőforrásokat, ezért más lapkák kevesebbet érhetnek. A licit munkásai nem számítanak.
keyflower-table-worth-about = Ennyivel több pontod volna vele, mint nélküle, ha most érne véget a játék; mindent újra elosztunk.

## The Merchants.

keyflower-table-contract-for = Szerződés: { $items }
keyflower-table-stack = { $stack }. halom, szerződések: { $count }
keyflower-table-extensions = Maradt bővítmény: { $count }
keyflower-table-exchange = Szerződés beváltása: { $count }
keyflower-table-about-contract = A játék végén { $points } pontot ér, ha minden rajta látható dolgot hozzárendelsz. A lépésedben ehelyett beválthatod egyetlen dologra, ami rajta látható.
keyflower-table-about-extension = Egy fejlesztésjellel kerül egy fejlesztett lapkádra. Megduplázza az oda nyomtatott pontokat; onnantól csak a bővítménnyel azonos színű munkások használhatják a lapkát.

## Finding, looking, listing.

keyflower-table-find = Keresés az asztalon
keyflower-table-find-gold = aranyat ad
keyflower-table-find-wood = fát ad
keyflower-table-find-stone = követ ad
keyflower-table-find-iron = vasat ad
keyflower-table-find-workers = munkást ad
keyflower-table-find-green = zöldet ad
keyflower-table-find-skills = jártasságot ad
keyflower-table-find-transport = szállítás 2+
keyflower-table-find-upgrade = fejleszt
keyflower-table-look = A lapka mindkét oldala
keyflower-table-look-contract = Egy szerződés
keyflower-table-look-extension = Egy bővítmény
keyflower-table-zoom-in = Nagyobb
keyflower-table-zoom-out = Kisebb
keyflower-table-zoom-fit = egész
keyflower-table-large = A saját falu az árverés helyén
keyflower-table-list = Minden lapka
keyflower-table-list-name = Lapka
keyflower-table-list-where = Hol
keyflower-table-list-colour = Szín
keyflower-table-list-effect = Mit tesz
keyflower-table-list-can = Mit tehetsz

## For screen readers.

keyflower-table-label-market = árverés
keyflower-table-label-own = a te falud
keyflower-table-label-village = { $name } faluja
keyflower-table-label-upgraded = fejlesztett
keyflower-table-label-workers =
    { $full ->
        [yes] Rajta: { $workers }, ebben az évszakban betelt
       *[no] Rajta: { $workers }
    }
keyflower-table-label-colour =
    { $colour ->
        [blue] Kék
        [red] Piros
        [yellow] Sárga
       *[green] Zöld
    }
keyflower-table-label-goods = Itt van: { $goods }
keyflower-table-label-use = Használható: U
keyflower-table-label-bid = Licitálható: D
keyflower-table-label-payable = Most fejleszthető

## Points.

keyflower-table-score-now = { $points } pont, ha most lenne vége
keyflower-table-score-bounds = { $name }: { $low } és { $high } között
keyflower-table-score-exact = { $name }: { $low }
keyflower-table-score-bounds-about = A lehetséges legkevesebbtől a legtöbbig, aszerint, mi rejtőzik a paraván mögött; egyetlen szám ott, ahol a rejtett dolgok nem számítanak.
keyflower-table-score-others = A többiek, abból, amit mindenki tud
keyflower-table-settled = ha most zárulna az árverés
keyflower-table-line-printed = Nyomtatott pontok
keyflower-table-line-extension = bővítmény, a nyomtatott pontok még egyszer
keyflower-table-line-gold = Máshol nem pontozott arany, darabja 1
keyflower-table-as = { $kind } helyett
keyflower-table-unused = Nem pontozott:
keyflower-table-unused-why = egyetlen lapkád sem ad értük pontot
keyflower-table-unused-locked = egyetlen lapkád sem ad értük pontot; ami tárolólapkán van, csak ott számít
keyflower-table-winner = győztes
keyflower-table-all-players = Minden játékos
keyflower-table-by-source = Pontok forrásonként
keyflower-table-total = összesen
keyflower-table-best = Minden munkás, jártasság és erőforrás egyszer ér pontot. A látható elosztás a lehető legjobb.
keyflower-table-why-points = { $name }: ebből áll össze a(z) { $points } pont
keyflower-table-flipped = A Flipper átfordítja: { $tile }.
keyflower-table-purple = A lila munkás ennek számít: { $kind }.
keyflower-table-cat-printed = nyomtatott pontok
keyflower-table-cat-stores = tárolólapkák
keyflower-table-cat-winter = téllapkák
keyflower-table-cat-boats = hajók
keyflower-table-cat-order = forduló sorrend
keyflower-table-cat-contracts = szerződések, bővítmények
keyflower-table-cat-gold = arany

## Keys.

keyflower-table-key-colour = szín választása; újra: eggyel több
keyflower-table-key-number = munkások száma
keyflower-table-key-arrows = következő lapka abba az irányba
keyflower-table-key-legal = a következő választható dolog
keyflower-table-key-purpose = használat vagy licit
keyflower-table-key-enter = a főgomb végrehajtása
keyflower-table-key-back = egy lépés vissza
keyflower-table-key-undo = visszavonás
keyflower-table-key-redo = újra
keyflower-table-key-pass = passz
keyflower-table-key-turn = lapka forgatása lehelyezéskor
keyflower-table-key-inspect = a lapka mindkét oldala
keyflower-table-key-large = a saját falu nagyban
keyflower-table-key-list = minden lapka listában
keyflower-table-key-areas = árverés, falvak, kikötő, hírek

## The lesson.

keyflower-table-lesson-title = Tanuld meg a Keyflowert
keyflower-table-lesson-spring = Tavasz: licit és használat
keyflower-table-lesson-summer = Nyár: erőforrás és fejlesztés
keyflower-table-lesson-winter = Tél: terv és pontozás
keyflower-table-lesson-goal = Négy évszakon át építed a faludat. Tél végén az nyer, akinek a legtöbb pontja van. Három rövid jelenetben mindent kipróbálsz egyszer, valódi asztalnál. Robin játszik ellened.
keyflower-table-lesson-market = Ezek a lapkák kerülnek tavasszal árverésre. Licitálj, és nyártól tiéd lehet a lapka; vagy használd most rögtön, bár még nincs gazdája. A középső tábla mutatja, mit tesz, a kicsi, mibe kerül a fejlesztése.
keyflower-table-lesson-hand = A munkásaid a paraván mögött állnak, a színüket csak te látod. Velük teszel mindent: licitálsz és használsz. Mellettük a halvány téllapkáid: sejtetik, mi hozhat pontot a végén.
keyflower-table-lesson-bid = Próbáld ki az árverést. Válassz munkást, lapkát és azt, mit teszel vele, bármilyen sorrendben. A nagy gomb megmondja, mi fog történni.
keyflower-table-lesson-bid-ask = Licitálj egy piros munkással a „Bányász” lapkára.
keyflower-table-lesson-outbid = Robin két munkással licitál: túllicitált téged. Semmi sem veszett el. A szaggatott vonalú jelző a tiéd: a munkásai máshová mehetnek, mind együtt, vagy az évszak végén hazatérnek.
keyflower-table-lesson-along = Vidd őket magaddal: válaszd ki a vesztésre álló licitedet vagy a csoportját lent. Adj hozzá egy piros munkást, és licitálj mindkettővel máshol.
keyflower-table-lesson-along-ask = Licitálj az „Aranybánya” lapkára a vesztésre álló munkással és még egy pirossal.
keyflower-table-lesson-colour = Kettővel te vezetsz. Az első munkások megszabják a lapka színét az évszakra: aki licitál rá vagy használja, csak ilyen színű munkást küldhet oda. Amiből a többieknek nincs, azzal nem válaszolhatnak.
keyflower-table-lesson-use = A használat azonnal hat. Az első használathoz egy munkás kell, minden továbbihoz legalább eggyel több; egy lapkán legfeljebb hat állhat. Amit a faludon kívül termelsz, az otthonodra kerül.
keyflower-table-lesson-use-ask = Használd egy munkással a „Műhely” lapkát, és végy követ vagy vasat.
keyflower-table-lesson-skills = A jártasságok a kerek jelek: üllő, csákány, fűrész. Ezekkel fizetsz néhány használatért és fejlesztésért. A „Tanoncképző” egyet húz látatlanban: ami kiderült, nem vonható vissza.
keyflower-table-lesson-skills-ask = Használd egy munkással a „Tanoncképző” lapkát.
keyflower-table-lesson-pass = Robin passzolt. Aki passzol, még visszajöhet, de ha mindenki sorban passzolt, vége az évszaknak. A paraván mögötti munkásaid megmaradnak.
keyflower-table-lesson-pass-ask = Passzolj.
keyflower-table-lesson-boat = Vége a tavasznak. A nyertes licitek a zsákba kerültek; a megnyert lapkán és a faludban álló munkások a tieid. Most mindenki elviszi egy hajó munkásait és jártasságait. A forduló sorrend lapka dönti el, ki választ először.
keyflower-table-lesson-boat-ask = Válassz hajót.
keyflower-table-lesson-place = Az „Aranybánya” a tiéd. Válassz egy helyet az otthonod mellett; ha újra rákattintasz, vagy megnyomod az R billentyűt, elfordul a lapka. Út úthoz, mező mezőhöz.
keyflower-table-lesson-place-ask = Helyezd az „Aranybánya” lapkát a faludba.
keyflower-table-lesson-village = A falud nyáron: az otthon és az „Aranybánya”, köztük út, az otthonon egy kő. Robin kezdett: a forduló sorrend lapkára licitált.
keyflower-table-lesson-own = Amit saját lapkán termelsz, azon a lapkán marad. A munkás pedig az évszak végén visszatér hozzád.
keyflower-table-lesson-own-ask = Használd egy munkással az „Aranybánya” lapkádat.
keyflower-table-lesson-visit = Más falvak lapkáit is használhatod. Amit ott termelsz, az otthonodra kerül. A munkás viszont ott marad, és Robiné lesz.
keyflower-table-lesson-visit-ask = Használd egy munkással Robin „Bányász” lapkáját.
keyflower-table-lesson-price = Némelyik lapkának ára van: a „Munkaerő piac” egy jártasságot kér, és kettőt húz helyette. Te döntöd el, melyiket adod.
keyflower-table-lesson-price-ask = Használd egy munkással a „Munkaerő piac” lapkát, és adj egy jártasságot.
keyflower-table-lesson-roads = Az otthonok erőforrást szállítanak és fejlesztenek. A szekér azt mutatja, hány lépést tehetsz az utakon, a nyíl azt, hány fejlesztést. A fejlesztés árának magán a lapkán kell lennie; az arany bármely erőforrást helyettesít.
keyflower-table-lesson-home = Bármelyik otthon megteszi, másé is; a tiéd szabad. Egy lépést és egy fejlesztést ad.
keyflower-table-lesson-home-ask = Használd egy munkással az otthonodat.
keyflower-table-lesson-move = Az „Aranybánya” fejlesztése egy kőbe és egy vasba kerül. Az aranya az egyiket helyettesíti; hozd oda a másikat: válaszd ki, majd a lapkát, vagy húzd oda.
keyflower-table-lesson-move-ask = Vidd a követ vagy egy vasat az otthonodról az „Aranybánya” lapkára.
keyflower-table-lesson-upgrade = Most minden a lapkán van, amibe a fejlesztés kerül: az ára narancssárga lett.
keyflower-table-lesson-upgrade-ask = Fejleszd az „Aranybánya” lapkát.
keyflower-table-lesson-homecoming = Mostantól két aranyat ad, és 3 pontot ér. Az évszak végén minden munkás, aki a faludban áll, a tiéd lesz, bárki küldte is. Az ősz ugyanígy zajlik.
keyflower-table-lesson-last = Vége az ősznek, a faludban tizenegy arany van. A tél az utolsó évszak: a téllapkákat nem használjuk, azért adnak pontot, amid van.
keyflower-table-lesson-choose = Három téllapkád van. Legalább egy árverésre kerül, és bárki licitálhat rá. Az „Ékszerész” lapkával minden arany két pontot ér egy helyett: ennyi arannyal ez jó terv.
keyflower-table-lesson-choose-ask = Válaszd ki az „Ékszerész” lapkát, és tedd árverésre.
keyflower-table-lesson-jeweller = Robin a „Tudós” lapkára licitált. A tervedhez az „Ékszerész” kell.
keyflower-table-lesson-jeweller-ask = Licitálj egy vagy két munkással az „Ékszerész” lapkára.
keyflower-table-lesson-order = A forduló sorrend lapkával te választasz először hajót, és megkapod a lila munkást, aki egyetlen, de bármilyen dolgot helyettesít. A faludban minden szomszédos lapkáért egy pontot ér.
keyflower-table-lesson-order-ask = Licitálj egy vagy két munkással a forduló sorrend lapkára.
keyflower-table-lesson-score = Hogy állsz? A falud fölött válthatsz a falu és a pontjaid között.
keyflower-table-lesson-score-ask = Nyisd meg: „pontok most”.
keyflower-table-lesson-lines = Minden pont indokkal, mintha most lenne vége: a nyomtatott pontok, téllapkák, hajók, arany. Ami több helyen is számíthatna, ott számít, ahol a legtöbbet ér.
keyflower-table-lesson-close = Robin passzolt, és megvan, amit akartál.
keyflower-table-lesson-close-ask = Passzolj.
keyflower-table-lesson-keep = Télen maguk a hajók is a falvakba kerülnek, és pontot hoznak. Tiéd a forduló sorrend lapka, ezért te választasz először.
keyflower-table-lesson-keep-ask = Válassz hajót.
keyflower-table-lesson-finish = Helyezd el, amit nyertél: az „Ékszerész” lapkát, a hajót és a forduló sorrend lapkát, amely szereti a szomszédokat. Aztán megnyílik a végeredmény, minden ponttal.
keyflower-table-lesson-finish-ask = Helyezd el a három lapkádat.
keyflower-table-trade-lesson-title = Tanuld meg A Kereskedőket
keyflower-table-trade-lesson-contracts = Szerződések és kunyhók
keyflower-table-trade-lesson-extensions = Bővítmények
keyflower-table-trade-lesson-new = A Kereskedők szerződéseket, kunyhókat és bővítményeket hoz. Az alapjátékot ismered. Tavasz van, és a „Kulcserdő” lapkán te vezetsz.
keyflower-table-trade-lesson-display = Három szerződés van felfordítva, mellettük három halom. Egy szerződés a végén 7 pontot ér, ha minden megvan, ami rajta van, és máshol nem kell.
keyflower-table-trade-lesson-assayer = Némelyik lapka szerződést ad. A „Fémvizsgáló” három dolog egyikét adja: vasat, követ vagy szerződést.
keyflower-table-trade-lesson-assayer-ask = Használd egy munkással a „Fémvizsgáló” lapkát, és végy szerződést.
keyflower-table-trade-lesson-take = Végy egy felfordítottat, vagy egy halom tetejét, amit csak te látsz majd. A fűrészes szerződés egy fűrészt és két tetszőleges erőforrást kér.
keyflower-table-trade-lesson-take-ask = Vedd el a fűrészes szerződést.
keyflower-table-trade-lesson-worth = Most a paravánod mögött van. Amikor a lépésedben döntesz valamiről, egy szerződést beválthatsz egy rajta lévő dologra, de fehér jelre nem. Segítség jókor, a végső pontok helyett.
keyflower-table-trade-lesson-pass = Robin passzolt. Ezen a tavaszon ennyi elég.
keyflower-table-trade-lesson-boat = A hajók aranyat, szerződést és kunyhót is hozhatnak. A Tengeri Bástya II kunyhót hoz: az otthonodra kerül.
keyflower-table-trade-lesson-boat-ask = Vedd el a Tengeri Bástya II hajót.
keyflower-table-trade-lesson-place = A „Kulcserdő” a tiéd.
keyflower-table-trade-lesson-place-ask = Helyezd a „Kulcserdő” lapkát a faludba.
keyflower-table-trade-lesson-cabin = Nyár van. A kunyhó az otthonodon még egy nyíl: aki az otthonodat használja, az most kétszer fejleszthet.
keyflower-table-trade-lesson-exchange = A „Kulcserdő” fejlesztése egy fűrészbe kerül, és fűrész van a szerződéseden. A beváltás nem számít lépésnek.
keyflower-table-trade-lesson-exchange-ask = Váltsd be a szerződésedet fűrészre.
keyflower-table-trade-lesson-home = Most az otthon jön, a két nyilával.
keyflower-table-trade-lesson-home-ask = Használd egy kék munkással az otthonodat.
keyflower-table-trade-lesson-upgrade = Az első nyíl átfordítja a „Kulcserdő” lapkát: három fa egy helyett, és 3 pont.
keyflower-table-trade-lesson-upgrade-ask = Fejleszd a „Kulcserdő” lapkát.
keyflower-table-trade-lesson-extend = A második nyíl bővítményt tesz egy fejlesztett lapkára: a nyomtatott pontjai kétszer számítanak. Ezután csak a bővítmény színével egyező munkás mehet oda. Az ára rajta áll.
keyflower-table-trade-lesson-extend-ask = Tedd a „Kulcserdő” lapkára az egy kék munkásba kerülő kék bővítményt.
keyflower-table-trade-lesson-second = Az egyik felfordított szerződés két pirosat és négy további munkást kér. Megvannak a paravánod mögött.
keyflower-table-trade-lesson-second-ask = Használd egy sárga munkással a „Könyvelő” lapkát, és vedd el ezt a szerződést.
keyflower-table-trade-lesson-score = Nézd meg, mit ér.
keyflower-table-trade-lesson-lines = A „Kulcserdő” 6 pontot ér 3 helyett, a szerződés 7-et. Két téllapkád is illik hozzá: a „Kézműves” a fejlesztett lapkákért, az „Építőmester” a bővítményekért ad pontot.

## The end of a season.

keyflower-table-end =
    { $season ->
        [spring] A tavasz vége
        [summer] A nyár vége
        [autumn] Az ősz vége
       *[winter] A tél vége
    }
keyflower-table-end-unsold = Nem volt rá licit: { $tiles }.
keyflower-table-end-bag = A nyertes licitek munkásai a zsákba kerülnek.
keyflower-table-end-home = Visszatérő munkások
keyflower-table-end-bids = licitekből
keyflower-table-end-village = a faluból
keyflower-table-end-boats = Hajók
keyflower-table-end-go = Tovább
