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
keyflower-table-news-placed =
    { $who ->
        [you] Lehelyezed a(z) „{ $tile }” lapkát.
       *[other] { $name } lehelyezi a(z) „{ $tile }” lapkát.
    }
keyflower-table-hint-place =
    { $roads-count ->
        [0] A(z) „{ $tile }” lerakása ezek mellé: { $beside }
       *[other] A(z) „{ $tile }” lerakása ezek mellé: { $beside }; út: { $roads }
    }
keyflower-table-dock = A lépésed és ami a paravánod mögött van
keyflower-table-areas = Az asztal részei
keyflower-table-seasons = Évszakok
keyflower-table-market-empty = Most nincs lapka az árverésen.
keyflower-table-won = Ebben az évszakban nyert lapkák. A hajók kiválasztása után kerülnek a helyükre.
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
keyflower-table-person = Amit mindenki tud: { $name }
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
keyflower-table-turn-joined = Veled megy a vesztésre álló licited innen: { $tiles }.
keyflower-table-pick-bid = vigyél magaddal egy vesztésre álló licitet
keyflower-table-pick-least =
    { $count ->
        [0] válassz munkásokat
        [1] válassz munkásokat
       *[other] válassz legalább { $count } munkást
    }
keyflower-table-pick-add = a te { $own } munkásod + legalább { $count }
keyflower-table-choose-deed = Itt mindkettő lehetséges. Válassz a két kártya közül.
keyflower-table-idle-haul = nincs mit szállítani vagy fejleszteni: a munkás csak elfoglalja a lapkát
keyflower-table-idle-supply = elfogyott, amit ad: a munkás csak elfoglalja a lapkát
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
keyflower-table-do-winter = { $count } lapkát árverésre
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
        [blue] { $tile } { $when } kék: kék munkások állnak { $where }.
        [red] { $tile } { $when } piros: piros munkások állnak { $where }.
        [yellow] { $tile } { $when } sárga: sárga munkások állnak { $where }.
       *[green] { $tile } { $when } zöld: zöld munkások állnak { $where }.
    }
keyflower-table-why-where =
    { $place ->
        [around] körülötte
       *[on] rajta
    }
keyflower-table-why-extension =
    { $colour ->
        [blue] { $tile } végleg kék: kék a bővítménye.
        [red] { $tile } végleg piros: piros a bővítménye.
        [yellow] { $tile } végleg sárga: sárga a bővítménye.
       *[green] { $tile } végleg zöld: zöld a bővítménye.
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
keyflower-table-reveal-random_skill = { $count } jártasság jön vakon
keyflower-table-reveal-contract = új szerződések fordulnak fel
keyflower-table-reveal-winter = felfordulnak az árverés téllapkái
keyflower-table-reveal-any = valami új derül ki
keyflower-table-reveal-unseen = meglátod a szerződést
keyflower-table-reveal-ended = vége a játéknak, kiderül minden pont
keyflower-table-reveal-season =
    { $season ->
        [spring] vége a tavasznak, felfordulnak a nyári lapkák
        [summer] vége a nyárnak, felfordulnak az őszi lapkák
        [autumn] vége az ősznek
       *[winter] vége a télnek
    }
keyflower-table-reveal-do = { $label }: { $what }
keyflower-table-reveal-after = Ez nem vonható vissza.

## Small questions within a turn.

keyflower-table-ask-price = { $tile }: mivel fizetsz?
keyflower-table-ask-gift = { $tile }: mit veszel el?
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

keyflower-table-haul-title = Szállítás és fejlesztés
keyflower-table-haul-how = Húzz egy erőforrást az utak mentén, vagy kattints rá, majd egy bekeretezett lapkára. A narancssárga költségű lapkára kattintva fejlesztesz.
keyflower-table-haul-to = Hová kerüljön ({ $good })? Kattints egy bekeretezett lapkára.
keyflower-table-haul-over = Több szállítás vagy fejlesztés nem lehetséges
keyflower-table-haul-good = Szállítás innen: { $tile } – { $good }
keyflower-table-haul-near = { $tile }: még { $moves } lépés, és fizethető a fejlesztés
keyflower-table-upgrade = Fejlesztés

## Placing.

keyflower-table-place-won = Nyert lapkák
keyflower-table-place-which = Melyik lapkát helyezed le most? A sorrend tetszőleges.
keyflower-table-place-where = { $count } hely megfelel. Kattints az egyikre.
keyflower-table-place-way = Állás: { $way } / { $ways }.
keyflower-table-place-touch = Szomszédok: { $count }, úttal összekötve: { $roads }.
keyflower-table-place-turn = Forgatás
keyflower-table-place-ways = { $count } mód
keyflower-table-place-none = nem illik
keyflower-table-place-cell = Mező { $q }, { $r }: { $count } módon illik

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
keyflower-table-gain-about = Minden alkalommal újraosztjuk a munkásokat, jártasságokat és erőforrásokat, ezért más lapkák kevesebbet érhetnek. A licit munkásai nem számítanak.
keyflower-table-worth-about = A pontjaid vele mínusz a pontjaid nélküle, ha most érne véget a játék; mindent újraosztunk.

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
keyflower-table-large = A saját falu az árverés helyén is
keyflower-table-list = Minden lapka
keyflower-table-list-name = Lapka
keyflower-table-list-where = Hol
keyflower-table-list-colour = Szín
keyflower-table-list-effect = Mit tesz
keyflower-table-list-can = Lehet

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
keyflower-table-score-bounds-about = A legkevesebbtől a legtöbbig, ami a paraván mögött rejtőzőkkel lehetséges; egyetlen szám ott, ahol a rejtett dolgok nem számítanak.
keyflower-table-score-others = A többiek, abból, amit mindenki tud
keyflower-table-settled = ha most zárulna az árverés
keyflower-table-line-printed = Nyomtatott pontok
keyflower-table-line-gold = Máshol nem pontozott arany, darabja 1
keyflower-table-as = mint { $kind }
keyflower-table-unused = Nem pontozott:
keyflower-table-unused-why = egyetlen lapkád sem ad értük pontot
keyflower-table-unused-locked = egyetlen lapkád sem ad értük pontot; ami raktárlapkán van, csak ott számít
keyflower-table-winner = győztes
keyflower-table-all-players = Minden játékos
keyflower-table-by-source = Pontok forrásonként
keyflower-table-total = összesen
keyflower-table-best = Minden munkás, jártasság és erőforrás egyszer ér pontot. A látható elosztás a lehető legjobb.
keyflower-table-why-points = { $name }: miből áll össze: { $points } pont
keyflower-table-flipped = A Flipper megfordítja: { $tile }.
keyflower-table-purple = A lila munkás ennek számít: { $kind }.
keyflower-table-cat-printed = nyomtatott pontok
keyflower-table-cat-stores = raktárak
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
keyflower-table-key-deed = használat vagy licit
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

keyflower-table-lesson-title = Az első évszak
keyflower-table-lesson-goal = Négy évszakon át építed a faludat. Tél végén az nyer, akinek a legtöbb pontja van: fejlesztett lapkákból, téllapkákból, hajókból és aranyból. Itt a tavaszt játszod egy szelíd bot ellen; minden valódi, és visszavonható, amíg semmi új nem derült ki.
keyflower-table-lesson-market = Ezek a lapkák kerülnek tavasszal árverésre. Licitálhatsz egy lapkára, hogy nyártól a tiéd legyen, vagy most rögtön használhatod, bár még senkié. A középső tábla mutatja, mit tesz, az alatta lévő sáv, mibe kerül a fejlesztése.
keyflower-table-lesson-hand = A paravánod mögött állnak a munkásaid. Velük licitálsz és használsz lapkát. A színüket csak te látod. Egy kattintás kiválaszt egy színt, még egy eggyel többet. A halvány lapkák mellettük a téllapkáid: télen te döntöd el, melyikük kerül árverésre, így előre sejtetik, mi hozhat pontot.
keyflower-table-lesson-bid = Licitálj az Aranybányára: kattints lent egy munkáscsoportodra, majd a lapkára, válaszd a Licitet, és nyomd meg a nagy gombot.
keyflower-table-lesson-colour = Az első munkás megszabja a lapka színét az évszakra: aki licitál rá vagy használja, csak ugyanezt a színt teheti. A szín fegyver: amiből a többieknek nincs, azzal nem válaszolhatnak.
keyflower-table-lesson-use = Ha újra te jössz, használj egy lapkát, például a Műhelyt: válassz színt, kattints a lapkára, válaszd a Használatot, majd azt, amit elveszel. Az első használathoz egy munkás kell, minden továbbihoz legalább eggyel több az előzőnél; egy lapkán összesen legfeljebb hat munkás állhat.
keyflower-table-lesson-goods = Amit a faludon kívül termelsz, az otthonodra kerül. Ami saját lapkán készül, azon marad. Az erőforrás a fejlesztés ára, és magán a fejlesztendő lapkán kell lennie.
keyflower-table-lesson-haul = Az otthon erőforrást szállít az utakon és fejleszt: a szekér a lépések száma, a nyíl a fejlesztéseké. Bármelyik otthon megteszi, másé is. Minden munkás, aki az évszak végén a faludban áll, a tiéd lesz, bárki küldte is.
keyflower-table-lesson-outbid = Ha valaki többet licitál, a licited nem vész el: a munkásai egy csoportként máshová mehetnek, vagy a végén hazatérnek. Szaggatott vonal jelzi; kattints rá, hogy a csoport veled menjen.
keyflower-table-lesson-harbour = Az évszak végén mindenki választ egy hajót, és elviszi róla az új munkásokat és jártasságokat: ezek a kerek jelek, néhány lapka ezeket kéri. A forduló sorrend lapka dönti el, ki választ először; erre is licitálhatsz. A hópehely mutatja, mit ér a hajó télen.
keyflower-table-lesson-on = Játssz tovább, ahogy tetszik. Passzolj, ha semmi sem éri meg; visszajöhetsz, amíg nem passzolt mindenki sorban. Akkor véget ér a tavasz.
keyflower-table-lesson-boat = Vége a tavasznak. A vesztes licitek visszatértek, a nyertesek a zsákba kerültek; a megnyert lapkákat rögtön ezután kapod meg. Előbb válassz hajót: a munkásai és jártasságai a tieid.
keyflower-table-lesson-place = Helyezd a nyert lapkákat a faludba: kattints egy mezőre, forgasd R-rel vagy újabb kattintással, majd nyomd meg a nagy gombot. Út úthoz, mező mezőhöz. Az otthonodhoz vezető utakon szállítod majd az erőforrásokat.
keyflower-table-lesson-end = Kezdődik a nyár, és minden ugyanígy megy tovább. Időzz egy lapkán, hogy mindkét oldalát lásd; a lámpa tanácsot kér egy bottól; a könyvben ott az összes szabály. Sok sikert a faludhoz!

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
