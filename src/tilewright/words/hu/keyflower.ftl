## Megszámolt dolgok, a mondat tárgyaként.

keyflower-item-blue = { $count } kék munkást
keyflower-item-red = { $count } piros munkást
keyflower-item-yellow = { $count } sárga munkást
keyflower-item-green = { $count } zöld munkást
keyflower-item-purple = a lila munkást
keyflower-item-blue_worker = { keyflower-item-blue }
keyflower-item-red_worker = { keyflower-item-red }
keyflower-item-yellow_worker = { keyflower-item-yellow }
keyflower-item-green_worker = { keyflower-item-green }
keyflower-item-any_worker = { $count } tetszőleges munkást
keyflower-item-random_worker = { $count } munkást a zsákból
keyflower-item-anvil = { $count } üllőt
keyflower-item-pick = { $count } csákányt
keyflower-item-saw = { $count } fűrészt
keyflower-item-any_skill = { $count } tetszőleges jártasságot
keyflower-item-random_skill = { $count } véletlen jártasságot
keyflower-item-gold = { $count } aranyat
keyflower-item-iron = { $count } vasat
keyflower-item-stone = { $count } követ
keyflower-item-wood = { $count } fát
keyflower-item-any_resource = { $count } tetszőleges erőforrást

## Egyes szavak felsorolásokhoz és táblázatokhoz.

keyflower-word-blue = kék
keyflower-word-red = piros
keyflower-word-yellow = sárga
keyflower-word-green = zöld
keyflower-word-gold = arany
keyflower-word-iron = vas
keyflower-word-stone = kő
keyflower-word-wood = fa
keyflower-word-anvil = üllő
keyflower-word-pick = csákány
keyflower-word-saw = fűrész
keyflower-word-spring = tavasz
keyflower-word-summer = nyár
keyflower-word-autumn = ősz
keyflower-word-winter = tél
# Egy betű a munkások színeihez és az erőforrásokhoz, ahol kevés a hely.
keyflower-letter-blue = K
keyflower-letter-red = P
keyflower-letter-yellow = S
keyflower-letter-green = Z
keyflower-letter-gold = a
keyflower-letter-iron = v
keyflower-letter-stone = k
keyflower-letter-wood = f

## Mi történt.

keyflower-event-season =
    { $season ->
        [spring] Kezdődik a tavasz. Kezdőjátékos: { $start }.
        [summer] Kezdődik a nyár. Kezdőjátékos: { $start }.
        [autumn] Kezdődik az ősz. Kezdőjátékos: { $start }.
       *[winter] Kezdődik a tél. Kezdőjátékos: { $start }.
    }
keyflower-event-loaded =
    { $workers-count ->
        [0]
            { $skills-count ->
                [0] Üresen marad a hajó: { $boat }.
               *[other] A játékosok a hajóra ({ $boat }) tesznek { $skills }.
            }
       *[other]
            { $skills-count ->
                [0] A játékosok a hajóra ({ $boat }) tesznek { $workers }.
               *[other] A játékosok a hajóra ({ $boat }) tesznek { $workers }, valamint { $skills }.
            }
    }
keyflower-event-market = Árverésre kerül: { $tiles }.
keyflower-event-chose-winter =
    { $tiles ->
        [none] { $seat } téllapkákat választott.
       *[other] { $seat } árverésre bocsátja: { $tiles }.
    }
keyflower-event-winter-counts = Ennyi téllapkát adtak be a játékosok, sorrendben: { $counts }.
keyflower-event-passed = { $seat } passzol.
keyflower-event-bid =
    { $lying ->
        [yes] { $seat } fektetve { $workers } licitál erre: „{ $tile }”; a licit most { $total }.
       *[no] { $seat } { $workers } licitál erre: „{ $tile }”; a licit most { $total }.
    }
keyflower-event-use = { $seat } használja a lapkát („{ $tile }”), és rátesz { $workers }.
keyflower-event-paid-workers = { $seat } a zsákba fizet { $workers }.
keyflower-event-paid-skill =
    { $skill ->
        [anvil] { $seat } visszaad egy üllőt.
        [pick] { $seat } visszaad egy csákányt.
        [saw] { $seat } visszaad egy fűrészt.
       *[none] { $seat } visszaad egy jártasságot képpel lefelé.
    }
keyflower-event-drew-workers =
    { $workers ->
        [none]
            { $count ->
                [0] { $seat } senkit sem húz: üres a zsák.
               *[other] { $seat } { $count } munkást húz a zsákból.
            }
       *[other] { $seat } a zsákból húzza: { $workers }.
    }
keyflower-event-took-green =
    { $count ->
        [0] { $seat } nem kap zöld munkást: nincs több.
       *[other] { $seat } elvesz { $count } zöld munkást.
    }
keyflower-event-drew-skills =
    { $skills ->
        [none]
            { $count ->
                [0] { $seat } nem kap jártasságot: nincs több.
               *[other] { $seat } húz { $count } jártasságot.
            }
       *[other] { $seat } a készletből húzza: { $skills }.
    }
keyflower-event-made =
    { $count ->
        [0]
            { $resource ->
                [gold] { $seat } nem kap aranyat: nincs több.
                [iron] { $seat } nem kap vasat: nincs több.
                [stone] { $seat } nem kap követ: nincs több.
               *[wood] { $seat } nem kap fát: nincs több.
            }
       *[other]
            { $resource ->
                [gold] { $seat } termel { $count } aranyat ide: „{ $tile }”.
                [iron] { $seat } termel { $count } vasat ide: „{ $tile }”.
                [stone] { $seat } termel { $count } követ ide: „{ $tile }”.
               *[wood] { $seat } termel { $count } fát ide: „{ $tile }”.
            }
    }
keyflower-event-moved =
    { $resource ->
        [gold] { $seat } 1 aranyat szállít: „{ $from }” → „{ $to }”.
        [iron] { $seat } 1 vasat szállít: „{ $from }” → „{ $to }”.
        [stone] { $seat } 1 követ szállít: „{ $from }” → „{ $to }”.
       *[wood] { $seat } 1 fát szállít: „{ $from }” → „{ $to }”.
    }
keyflower-event-upgraded =
    { $count ->
        [0] { $seat } fejleszti a lapkát („{ $tile }”), elkölt { $resources }.
       *[other]
            { $resources-count ->
                [0]
                    { $skills ->
                        [none] { $seat } fejleszti a lapkát („{ $tile }”), elkölt { $count } jártasságot képpel lefelé.
                       *[other] { $seat } fejleszti a lapkát („{ $tile }”), elkölt { $skills }.
                    }
               *[other]
                    { $skills ->
                        [none] { $seat } fejleszti a lapkát („{ $tile }”), elkölt { $resources }, valamint { $count } jártasságot képpel lefelé.
                       *[other] { $seat } fejleszti a lapkát („{ $tile }”), elkölt { $resources }, valamint { $skills }.
                    }
            }
    }
keyflower-event-bid-returned = { $seat } visszaveszi sikertelen licitjét („{ $tile }”): { $workers }.
keyflower-event-unsold =
    { $workers-count ->
        [0] Nem érkezett licit, visszakerül a dobozba: { $tile }.
       *[other] Nem érkezett licit, visszakerül a dobozba: { $tile }; a játékosok a zsákba tesznek { $workers }.
    }
keyflower-event-won =
    { $workers-count ->
        [0] { $seat } elnyeri a lapkát: „{ $tile }”.
       *[other] { $seat } elnyeri a lapkát („{ $tile }”), és elvesz róla { $workers }.
    }
keyflower-event-collected = { $seat } a saját falujából begyűjt { $workers }.
keyflower-event-order-won = { $seat } elnyeri a lapkát: „{ $tile }”.
keyflower-event-start-player =
    { $won ->
        [yes] { $seat } megkapja a lila munkást, és ő a kezdőjátékos.
       *[no] A lila munkásra senki sem licitált, balra kerül: { $seat } a kezdőjátékos.
    }
keyflower-event-boarded =
    { $workers ->
        [none] { $seat } elviszi a hajót: { $boat }.
       *[other]
            { $workers-count ->
                [0]
                    { $skills-count ->
                        [0] { $seat } üres hajót választ: { $boat }.
                       *[other] { $seat } a hajóról ({ $boat }) elvesz { $skills }.
                    }
               *[other]
                    { $skills-count ->
                        [0] { $seat } a hajóról ({ $boat }) elvesz { $workers }.
                       *[other] { $seat } a hajóról ({ $boat }) elvesz { $workers }, valamint { $skills }.
                    }
            }
    }
keyflower-event-power = { $seat }: a(z) { $power } hajó életbe lép.
keyflower-event-placed = { $seat } lehelyezi a lapkát („{ $tile }”) ide: { $q },{ $r }.
keyflower-event-fits-nowhere = { $seat } falujában sehová sem illik, visszakerül a dobozba: { $tile }.
keyflower-event-ended = A játék véget ért. Pontok a helyek sorrendjében: { $scores }. Győztes: { $winners }.

## Mit lehet tenni: a lehetőségek sorai.

keyflower-action-pass = Passz
keyflower-action-bid =
    { $bid ->
        [0] Licit: { $tile }
       *[other] Licit: { $tile } (most { $bid })
    }
keyflower-action-use = Használat: { $tile } ({ $effect })
keyflower-action-join = Vesztésre álló licit hozzáadása: { $tile }
keyflower-action-add =
    { $colour ->
        [blue] Hozzáadok { keyflower-item-blue }, és folytatom
        [red] Hozzáadok { keyflower-item-red }, és folytatom
        [yellow] Hozzáadok { keyflower-item-yellow }, és folytatom
       *[green] Hozzáadok { keyflower-item-green }, és folytatom
    }
keyflower-action-send =
    { $colour ->
        [none] Csak a vesztésre álló licitek munkásait helyezem le
        [blue] Lehelyezek { keyflower-item-blue }
        [red] Lehelyezek { keyflower-item-red }
        [yellow] Lehelyezek { keyflower-item-yellow }
       *[green] Lehelyezek { keyflower-item-green }
    }
keyflower-action-pay =
    { $colour ->
        [blue] Fizetek 1 kék munkást
        [red] Fizetek 1 piros munkást
        [yellow] Fizetek 1 sárga munkást
       *[green] Fizetek 1 zöld munkást
    }
keyflower-action-paybid = Az egész vesztésre álló licittel fizetek: { $tile }
keyflower-action-return =
    { $skill ->
        [anvil] Visszaadok egy üllőt
        [pick] Visszaadok egy csákányt
       *[saw] Visszaadok egy fűrészt
    }
keyflower-action-take = Elveszek { $gift }
keyflower-action-move =
    { $resource ->
        [gold] 1 aranyat szállítok: { $from } → { $to }
        [iron] 1 vasat szállítok: { $from } → { $to }
        [stone] 1 követ szállítok: { $from } → { $to }
       *[wood] 1 fát szállítok: { $from } → { $to }
    }
keyflower-action-upgrade = Fejlesztés: { $tile } ({ $effect })
keyflower-action-spend = Elköltök { $items }
keyflower-action-done = Kész
keyflower-action-board =
    { $workers ->
        [none] Elviszem a hajót: { $boat } ({ $effect })
       *[other]
            { $skills-count ->
                [0] { $boat }: elveszek { $workers }
               *[other] { $boat }: elveszek { $workers }, valamint { $skills }
            }
    }
keyflower-action-choose = Árverésre bocsátom: { $tiles }
keyflower-action-lay = Következőnek helyezem le: { $tile }
keyflower-action-place =
    { $roads-count ->
        [0] Ide: { $q },{ $r }, oldalak { $edges }
       *[other] Ide: { $q },{ $r }, oldalak { $edges }, út: { $roads }
    }

## Mi a kérdés.

keyflower-question-turn = Te következel: licitálj, használj egy lapkát, vagy passzolj.
keyflower-question-group =
    { $purpose ->
        [bid] Mely munkásokkal licitálsz erre: „{ $tile }”?
       *[use] Mely munkásokkal használod ezt: „{ $tile }”?
    }
keyflower-question-price = Mivel fizetsz ezért: „{ $tile }”?
keyflower-question-gift = Mit veszel el innen: „{ $tile }”?
keyflower-question-haul = Hátralévő szállítás: { $transport }, fejlesztés: { $upgrades }. Mit teszel?
keyflower-question-spend = Mit költesz a fejlesztésre: „{ $tile }”?
keyflower-question-boat =
    { $season ->
        [winter] Melyik hajót viszed a faludba?
       *[other] Melyik hajóról veszel el mindent?
    }
keyflower-question-winter = Mely téllapkáidat bocsátod árverésre? Mindenki titokban választ.
keyflower-question-place =
    { $tile ->
        [none] Melyik lapkát helyezed le következőnek?
       *[other] Hová helyezed ezt: „{ $tile }”? Az oldalak felülről, az óramutató járása szerint: R út, F mező, W víz.
    }

## Mit tud egy lapka.

keyflower-face-gives =
    { $price ->
        [none] kapsz { $gives }
       *[other] fizetsz { $price } → kapsz { $gives }
    }
keyflower-face-one-of =
    { $price ->
        [none] választhatsz: { $gives }
       *[other] fizetsz { $price } → választhatsz: { $gives }
    }
keyflower-face-haul =
    { $upgrades ->
        [0] szállítás { $transport }
       *[other] szállítás { $transport }, fejlesztés { $upgrades }
    }
keyflower-face-points = { $points } pont
keyflower-face-store =
    { $resource ->
        [gold] { $points } pont minden itt fekvő aranyért
        [iron] { $points } pont minden itt fekvő vasért
        [stone] { $points } pont minden itt fekvő kőért
        [wood] { $points } pont minden itt fekvő fáért
       *[any_resource] { $points } pont minden itt fekvő erőforrásért
    }
keyflower-face-nothing = hatás nélkül
keyflower-face-order =
    { $start ->
        [yes] { $number }. a hajóválasztásban, kezdőjátékos
       *[no] { $number }. a hajóválasztásban
    }
keyflower-power-1a = nyár, ősz és tél végén 2 munkást húz a zsákból
keyflower-power-1b = nyár, ősz és tél végén elvesz 1 zöld munkást
keyflower-power-2a = szállítás mezőkön át; további lapkák illesztés nélkül
keyflower-power-2b = szállításaid és fejlesztéseid kétszeresek, a Keyflower hajó pontjai is
keyflower-power-3a = fejlesztéskor bármely erőforrás helyettesít bármely másikat
keyflower-power-3b = pontozáskor bármely erőforrás helyettesít bármely másikat
keyflower-power-4a = olyan falulapkára, amelyre más játékos kékkel, pirossal vagy sárgával licitál, egy másik színnel is licitálhatsz
keyflower-power-4b = olyan lapka, amelyen vagy amely körül munkások vannak, bármilyen színű munkásokkal használható
keyflower-scoring-sets = { $points } pont, ha elszámolsz { $needs }
keyflower-scoring-one_kind =
    { $domain ->
        [worker] { $points } pont egy szín minden munkásáért
        [skill] { $points } pont egy fajta minden jártasságáért
       *[resource] { $points } pont egy fajta minden erőforrásáért
    }
keyflower-scoring-fixed = { $points } pont
keyflower-scoring-transport = { $points } pont a falu minden szállítási egységéért
keyflower-scoring-circuit = { $points } pont a leghosszabb körút minden lapkájáért
keyflower-scoring-river = az otthonodtól induló víz hajóiért: { $scale } pont
keyflower-scoring-flip = egy lapkát ingyen átfordít, és { $points } pont
keyflower-scoring-leftover_workers = { $points } pont minden máshol fel nem használt munkásért
keyflower-scoring-adjacent = { $points } pont minden szomszédos lapkáért
keyflower-tile-cost = A fejlesztéshez elköltesz { $cost }
keyflower-tile-basic = Előlap: { $effect }
keyflower-tile-upgraded = Fejlesztve: { $effect }
keyflower-tile-side-a = „a” oldal: { $effect }
keyflower-tile-side-b = „b” oldal: { $effect }
keyflower-tile-load = Rakomány ({ $season }): munkás { $workers }, jártasság { $skills }
keyflower-tile-scores = A játék végén: { $effect }
keyflower-tile-edges = Oldalak felülről, az óramutató járása szerint: { $edges } (R út, F mező, W víz)
keyflower-tile-from =
    { $season ->
        [spring] tavaszlapka
        [summer] nyárlapka
        [autumn] őszlapka
        [winter] téllapka
        [home] otthonlapka
        [boat] hajólapka
       *[order] forduló sorrend lapka
    }

## Az asztal képe.

keyflower-picture-season =
    { $season ->
        [spring] Tavasz
        [summer] Nyár
        [autumn] Ősz
       *[winter] Tél
    }
keyflower-picture-start = lila munkás: { $start }
keyflower-picture-passes = sorban passzolt: { $passes }
keyflower-picture-market = Árverés
keyflower-picture-effect = Mit tud
keyflower-picture-bids = Licitek, munkások rajta
keyflower-picture-orders = Forduló sorrend
keyflower-picture-boats = Hajók
keyflower-picture-boat-empty = üres
keyflower-picture-boat-taken = foglalt
keyflower-picture-used = rajta { $workers }, utána legalább { $need }
keyflower-picture-full = rajta { $workers }, megtelt
keyflower-picture-lying = fektetve
keyflower-picture-supply = Készlet
keyflower-picture-stocks = zsák { $bag } · zöld munkás { $green } · jártasság { $skills } · { $resources }
keyflower-picture-village = Falu: { $seat }
keyflower-picture-behind = paraván mögött: munkás { $workers }, jártasság { $skills }
keyflower-picture-known = mindenki látott { $items }
keyflower-picture-powers = hajók: { $powers }
keyflower-picture-winter = téllapka: { $count }
keyflower-picture-to-place = lehelyezendő: { $tiles }
keyflower-picture-own = A paravánod mögött
keyflower-picture-own-workers =
    { $items-count ->
        [0] Nincs munkásod.
       *[other] Itt tartasz { $items }.
    }
keyflower-picture-own-skills =
    { $items-count ->
        [0] Nincs jártasságod.
       *[other] Jártasságként itt tartasz { $items }.
    }
keyflower-picture-own-winter = Téllapkáid: { $tiles }
keyflower-picture-legend = Munkások: { $workers }. Erőforrások: { $resources }. Oldalak: == út, ~~ víz. + fejlesztve.

## Honnan vannak a pontok.

keyflower-explain-items =
    { $tile ->
        [none] { $points }: ami megmaradt, elszámolva { $items }
       *[other] { $points }: { $tile }, elszámolva { $items }
    }
keyflower-explain-tiles = { $points }: { $tile } ({ $tiles })
keyflower-explain-plain = { $points }: { $tile }
keyflower-explain-as = { $items } (mint { $kind })

## Miért nem szabad valami.

keyflower-price =
    { $price ->
        [blue_worker] egy kék munkás
        [red_worker] egy piros munkás
        [yellow_worker] egy sárga munkás
        [green_worker] egy zöld munkás
        [any_worker] egy munkás
        [anvil] egy üllő
        [pick] egy csákány
        [saw] egy fűrész
        [any_skill] egy jártasság
       *[none] semmi
    }
keyflower-reason-not-asked =
    { $asked ->
        [turn] most egy lépés következik: licit, használat vagy passz
        [group] most a munkásokat kell kiválasztani
        [price] most az árat kell kifizetni
        [gift] most több közül egyet kell elvenni
        [haul] most szállítás és fejlesztés folyik
        [spend] most a fejlesztést kell kifizetni
        [boat] most hajót kell választani
        [winter] most téllapkákat kell választani
       *[place] most lapkákat kell lehelyezni
    }
keyflower-reason-no-bid-on-boats = hajóra nem lehet licitálni, és ez az: { $tile }
keyflower-reason-not-on-auction = nincs árverésen: { $tile }
keyflower-reason-no-workers = nincs lehelyezhető munkásod
keyflower-reason-wrong-colour = ide („{ $tile }”) nincs megfelelő munkásod; itt lehet: { $colours }
keyflower-reason-bid-too-low = a licit itt („{ $tile }”) most { $bid }; legalább { $need } kell, neked { $have } lehet
keyflower-reason-tile-full = a következő használathoz („{ $tile }”) { $need } kell, de csak { $room } fér el
keyflower-reason-too-few-to-use = a következő használathoz („{ $tile }”) legalább { $need } kell
keyflower-reason-price-not-payable = a lehelyezés után nem tudnád kifizetni az árat ({ keyflower-price }) itt: „{ $tile }”
keyflower-reason-not-in-play = nincs játékban: { $tile }
keyflower-reason-no-use = most nem használható: { $tile }
keyflower-reason-no-bid-there = nincs licited itt: „{ $tile }”
keyflower-reason-bid-is-winning = a licited nyerésre áll, és ott marad: „{ $tile }”
keyflower-reason-joined-already = ez a licited már a csoportban van: „{ $tile }”
keyflower-reason-adds-to-own-bid = éppen ezt a licitedet emeled, már beleszámít: „{ $tile }”
keyflower-reason-one-colour =
    { $colour ->
        [blue] egy csoport egyszínű, a kék nem illik hozzá
        [red] egy csoport egyszínű, a piros nem illik hozzá
        [yellow] egy csoport egyszínű, a sárga nem illik hozzá
       *[green] egy csoport egyszínű, a zöld nem illik hozzá
    }
keyflower-reason-too-many = csak { $room } munkás fér el
keyflower-reason-join-in-order = ezzel a licittel („{ $tile }”) már nem állhat össze szabályos csoport; a licitek az árverés sorrendjében adhatók hozzá
keyflower-reason-not-so-many =
    { $colour ->
        [blue] a paraván mögött { $have } kék munkásod van, nem { $count }
        [red] a paraván mögött { $have } piros munkásod van, nem { $count }
        [yellow] a paraván mögött { $have } sárga munkásod van, nem { $count }
       *[green] a paraván mögött { $have } zöld munkásod van, nem { $count }
    }
keyflower-reason-mix-in-order = a vegyes csoport színeinek sorrendje: kék, piros, sárga, zöld; az utolsó helyezi le
keyflower-reason-bid-no-price = ezzel a licittel („{ $bid }”) nem fizethető ki az ár ({ keyflower-price }) itt: „{ $tile }”
keyflower-reason-worker-no-price =
    { $colour ->
        [blue] az ár itt („{ $tile }”) { keyflower-price }; kék munkással nem fizethető
        [red] az ár itt („{ $tile }”) { keyflower-price }; piros munkással nem fizethető
        [yellow] az ár itt („{ $tile }”) { keyflower-price }; sárga munkással nem fizethető
       *[green] az ár itt („{ $tile }”) { keyflower-price }; zöld munkással nem fizethető
    }
keyflower-reason-skill-no-price =
    { $skill ->
        [anvil] az ár itt („{ $tile }”) { keyflower-price }; üllővel nem fizethető
        [pick] az ár itt („{ $tile }”) { keyflower-price }; csákánnyal nem fizethető
       *[saw] az ár itt („{ $tile }”) { keyflower-price }; fűrésszel nem fizethető
    }
keyflower-reason-none-left = ebből nincs több
keyflower-reason-not-offered = ezt nem kínálja: { $tile }
keyflower-reason-not-own-village = szállítani csak a saját faludban lehet, így nem: „{ $from }” → „{ $to }”
keyflower-reason-not-own-tile = nincs a faludban: { $tile }
keyflower-reason-no-transport-left = nincs több szállítás
keyflower-reason-no-such-resource-there =
    { $resource ->
        [gold] nincs arany itt: „{ $from }”
        [iron] nincs vas itt: „{ $from }”
        [stone] nincs kő itt: „{ $from }”
       *[wood] nincs fa itt: „{ $from }”
    }
keyflower-reason-not-adjacent = nem szomszédosak: „{ $from }”, „{ $to }”
keyflower-reason-no-road = nem köti össze út őket: „{ $from }”, „{ $to }”
keyflower-reason-no-upgrade = nem fejleszthető: { $tile }
keyflower-reason-upgraded-already = már fejlesztett: { $tile }
keyflower-reason-no-upgrade-left = nincs több fejlesztés
keyflower-reason-cost-not-there = a fejlesztés („{ $tile }”) ára nincs meg: az erőforrásoknak a lapkán, a jártasságoknak a paraván mögött kell lenniük
keyflower-reason-not-the-cost = a fejlesztés („{ $tile }”) nem ennyibe kerül, vagy ez nincs meg neked
keyflower-reason-transport-over = { $seat } szállítása véget ért: a „Kész” zárja le, vagy magától véget ér, ha már nincs mit szállítani vagy fejleszteni; a játék rá vár: { $waiting }
keyflower-reason-boat-not-in-play = nincs ilyen hajó ebben a játékban: { $boat }
keyflower-reason-boat-taken = ez a hajó már elkelt: { $boat }
keyflower-reason-not-your-winter-tile = nem a te téllapkád: { $tile }
keyflower-reason-not-to-be-placed = nem kell lehelyezned: { $tile }
keyflower-reason-laid-already = már egy másik lapkát helyezel le
keyflower-reason-fits-nowhere-now = most sehová sem illik: { $tile }; olyat helyezz le, amelyik illik
keyflower-reason-choose-the-tile-first = előbb válaszd ki következőnek: { $tile }
keyflower-reason-cell-taken = ezen a helyen ({ $q },{ $r }) már ez fekszik: { $other }
keyflower-reason-touches-nothing = ezen a helyen ({ $q },{ $r }) a lapka nem érintené a falut
keyflower-reason-edges-differ = ezen a helyen ({ $q },{ $r }), { $turn } hatod fordulattal nem egyeznek az oldalak
keyflower-reason-looks-the-same = { $turn } hatod fordulattal ugyanúgy fekszik, mint így: { $same }; ezt írd: { $same }

## A játék változatai.

keyflower-option-players = hányan játszanak
keyflower-option-edition = melyik kiadás pontjai számítanak, ahol eltérnek
keyflower-option-tiebreak = ki nyer döntetlennél: közösen, vagy aki télen előbb választott hajót
keyflower-option-box = TOML-fájl javított nyomtatott adatokkal
keyflower-option-merchants = játék A Kereskedők kiegészítővel
keyflower-option-variant = A Kereskedőkkel: csak a kiegészítő hajói és minden lapkája
keyflower-option-open_workers = A Kereskedőkkel: amit mindenki látott, a paraván előtt van
keyflower-option-handicap = A Kereskedőkkel: ezek a helyek eggyel több zöld munkással kezdenek

## Tanácsok: miért jó a lépés.

keyflower-hint-bid = erre még senki sem licitált: „{ $tile }”, neked pedig nagyjából { keyflower-face-points }
keyflower-hint-exceed = ez neked nagyjából { keyflower-face-points }, többet ér ezeknél a munkásoknál: „{ $tile }”
keyflower-hint-safe = „{ $tile }” neked nagyjából { keyflower-face-points }, és ezt senki sem tudja túllicitálni
keyflower-hint-use = itt: „{ $tile }” kapsz { $items }, ez többet ér a munkásoknál
keyflower-hint-block = ezután senki sem jut hozzá olcsón: „{ $tile }”
keyflower-hint-upgrade =
    { $points ->
        [0] így ezt fejleszted: { $tiles }
       *[other] így ezt fejleszted: { $tiles } ({ keyflower-face-points })
    }
keyflower-hint-carry = az erőforrások közelebb kerülnek oda, ahol kellenek: „{ $tile }”
keyflower-hint-pass = az asztalon most semmi sem éri meg a munkásokat
keyflower-hint-sail = ez a hajó hozza a legtöbb pontot a faludnak: „{ $boat }”
keyflower-hint-boat = ennek a hajónak a rakománya a leghasznosabb neked: „{ $boat }”
keyflower-hint-winter = ez neked többet ad, mint a többieknek: { $tiles }
keyflower-hint-place = így az utak összeérnek, és a távolságok rövidek maradnak
keyflower-hint-group = ezeket a munkásokat nélkülözheted a legkönnyebben
keyflower-hint-pay = ezt nélkülözheted a legkönnyebben
keyflower-hint-take = erre van a leginkább szükséged
keyflower-hint-done = ezzel a lapkával már nem érdemes mást tenni
keyflower-hint-only = mást nem lehet tenni

## A nézet mezői olyan asztalhoz, amelyet a játék ismerete nélkül rajzolnak.

keyflower-area-season = Évszak
keyflower-area-market = Árverés
keyflower-area-orders = Forduló sorrend
keyflower-area-boats = Hajók
keyflower-area-bag = Zsák
keyflower-area-green = Zöld munkás
keyflower-area-stock = Jártasságok
keyflower-area-start = Lila munkás
keyflower-area-village = Falu
keyflower-area-to_place = Lehelyezendő
keyflower-area-powers = Nyári hajók
keyflower-area-winter_tiles = Téllapkák
keyflower-area-winter = Téllapkáid
keyflower-area-workers = Munkások
keyflower-area-workers_known = Mindenki által látott munkások
keyflower-area-skills = Jártasságok
keyflower-area-goods = Erőforrások
keyflower-area-bids = Licitek
keyflower-area-colour = Szín
keyflower-area-count = Darab
keyflower-area-lying = Fektetve
keyflower-area-own = A paravánod mögött

keyflower-group-pass = Passz
keyflower-group-bid = Licit
keyflower-group-use = Lapka használata
keyflower-group-join = Vesztésre álló licit hozzáadása
keyflower-group-add = Munkás hozzáadása
keyflower-group-send = Munkások lehelyezése
keyflower-group-pay = Fizetés munkással
keyflower-group-paybid = Fizetés vesztésre álló licittel
keyflower-group-return = Jártasság visszaadása
keyflower-group-take = Elvétel
keyflower-group-move = Nyersanyagok szállítása
keyflower-group-upgrade = Lapka fejlesztése
keyflower-group-spend = Elköltés
keyflower-group-done = Befejezés
keyflower-group-board = Hajók
keyflower-group-choose = Lapkák az árverésre
keyflower-group-lay = Következő lapka
keyflower-group-place = Hová kerüljön
