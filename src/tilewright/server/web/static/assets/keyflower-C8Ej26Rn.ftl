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

## Megszámolt dolgok önmagukban, zárójelben vagy kettőspont után.

keyflower-count-blue = { keyflower-count-blue_worker }
keyflower-count-red = { keyflower-count-red_worker }
keyflower-count-yellow = { keyflower-count-yellow_worker }
keyflower-count-green = { keyflower-count-green_worker }
keyflower-count-purple = lila munkás
keyflower-count-blue_worker = { $count } kék munkás
keyflower-count-red_worker = { $count } piros munkás
keyflower-count-yellow_worker = { $count } sárga munkás
keyflower-count-green_worker = { $count } zöld munkás
keyflower-count-any_worker = { $count } tetszőleges munkás
keyflower-count-anvil = { $count } üllő
keyflower-count-pick = { $count } csákány
keyflower-count-saw = { $count } fűrész
keyflower-count-any_skill = { $count } tetszőleges jártasság
keyflower-count-gold = { $count } arany
keyflower-count-iron = { $count } vas
keyflower-count-stone = { $count } kő
keyflower-count-wood = { $count } fa
keyflower-count-any_resource = { $count } tetszőleges erőforrás

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
keyflower-word-1a = 1a
keyflower-word-1b = 1b
keyflower-word-2a = 2a
keyflower-word-2b = 2b
keyflower-word-3a = 3a
keyflower-word-3b = 3b
keyflower-word-4a = 4a
keyflower-word-4b = 4b
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
        [spring] Kezdődik a tavasz.
        [summer] Kezdődik a nyár.
        [autumn] Kezdődik az ősz.
       *[winter] Kezdődik a tél.
    } { $start ->
        [you] Te vagy a kezdőjátékos.
       *[other] Kezdőjátékos: { $start }.
    }
keyflower-event-loaded =
    { $workers-count ->
        [0]
            { $skills-count ->
                [0] A(z) „{ $boat }” hajó üresen marad.
               *[other] A(z) „{ $boat }” hajó { $skills } hoz.
            }
       *[other]
            { $skills-count ->
                [0] A(z) „{ $boat }” hajó { $workers } hoz.
               *[other] A(z) „{ $boat }” hajó { $workers }, valamint { $skills } hoz.
            }
    }
keyflower-event-market = Árverésen: { $tiles }.
keyflower-event-chose-winter =
    { $seat ->
        [you]
            { $tiles ->
                [none] Téllapkákat választasz.
               *[other] Árverésre bocsátod: { $tiles }.
            }
       *[other]
            { $tiles ->
                [none] { $seat } téllapkákat választ.
               *[other] { $seat } árverésre bocsátja: { $tiles }.
            }
    }
keyflower-event-winter-counts = Beadott téllapkák játékosonként, ülésrendben: { $counts }.
keyflower-event-passed =
    { $seat ->
        [you] Passzolsz.
       *[other] { $seat } passzol.
    }
keyflower-event-bid =
    { $seat ->
        [you] Licitként { $workers } teszel
       *[other] { $seat } licitként { $workers } tesz
    } a(z) „{ $tile }” lapka mellé{ $lying ->
        [yes] , fektetve
       *[no] { "" }
    }; a licit most { $total } munkás.
keyflower-event-use =
    { $seat ->
        [you] Használod a(z) „{ $tile }” lapkát, és ráteszel { $workers }.
       *[other] { $seat } használja a(z) „{ $tile }” lapkát, és rátesz { $workers }.
    }
keyflower-event-paid-workers =
    { $seat ->
        [you] { $workers } teszel a zsákba.
       *[other] { $seat } { $workers } tesz a zsákba.
    }
keyflower-event-paid-skill =
    { $seat ->
        [you] Visszaadsz
       *[other] { $seat } visszaad
    } { $skill ->
        [anvil] egy üllőt.
        [pick] egy csákányt.
        [saw] egy fűrészt.
       *[none] egy jártasságot képpel lefelé.
    }
keyflower-event-drew-workers =
    { $workers ->
        [none]
            { $count ->
                [0]
                    { $seat ->
                        [you] Nem húzol munkást: üres a zsák.
                       *[other] { $seat } nem húz munkást: üres a zsák.
                    }
               *[other]
                    { $seat ->
                        [you] { $count } munkást húzol a zsákból.
                       *[other] { $seat } { $count } munkást húz a zsákból.
                    }
            }
       *[other]
            { $workers-count ->
                [0]
                    { $seat ->
                        [you] Nem húzol munkást: üres a zsák.
                       *[other] { $seat } nem húz munkást: üres a zsák.
                    }
               *[other]
                    { $seat ->
                        [you] { $workers } húzol a zsákból.
                       *[other] { $seat } { $workers } húz a zsákból.
                    }
            }
    }
keyflower-event-took-green =
    { $count ->
        [0]
            { $seat ->
                [you] Nem kapsz zöld munkást: nincs több.
               *[other] { $seat } nem kap zöld munkást: nincs több.
            }
       *[other]
            { $seat ->
                [you] Kapsz { $count } zöld munkást.
               *[other] { $seat } { $count } zöld munkást kap.
            }
    }
keyflower-event-drew-skills =
    { $skills ->
        [none]
            { $count ->
                [0]
                    { $seat ->
                        [you] Nem kapsz jártasságot: nincs több.
                       *[other] { $seat } nem kap jártasságot: nincs több.
                    }
               *[other]
                    { $seat ->
                        [you] { $count } jártasságot húzol.
                       *[other] { $seat } { $count } jártasságot húz.
                    }
            }
       *[other]
            { $skills-count ->
                [0]
                    { $seat ->
                        [you] Nem kapsz jártasságot: nincs több.
                       *[other] { $seat } nem kap jártasságot: nincs több.
                    }
               *[other]
                    { $seat ->
                        [you] { $skills } húzol a készletből.
                       *[other] { $seat } { $skills } húz a készletből.
                    }
            }
    }
keyflower-event-made =
    { $count ->
        [0]
            { $seat ->
                [you] Nem kapsz
               *[other] { $seat } nem kap
            } { $resource ->
                [gold] aranyat: nincs több.
                [iron] vasat: nincs több.
                [stone] követ: nincs több.
               *[wood] fát: nincs több.
            }
       *[other]
            { $seat ->
                [you] { "" }
               *[other] { $seat }{ " " }
            }{ $resource ->
                [gold] { $count } aranyat
                [iron] { $count } vasat
                [stone] { $count } követ
               *[wood] { $count } fát
            } { $seat ->
                [you] termelsz
               *[other] termel
            } a(z) „{ $tile }” lapkára.
    }
keyflower-event-moved =
    { $seat ->
        [you] { "" }
       *[other] { $seat }{ " " }
    }{ $resource ->
        [gold] 1 aranyat
        [iron] 1 vasat
        [stone] 1 követ
       *[wood] 1 fát
    } { $seat ->
        [you] szállítasz
       *[other] szállít
    }: „{ $from }” → „{ $to }”.
keyflower-event-upgraded =
    { $seat ->
        [you] Fejleszted a(z) „{ $tile }” lapkát: elköltesz
       *[other] { $seat } fejleszti a(z) „{ $tile }” lapkát: elkölt
    } { $count ->
        [0] { $resources }.
       *[other]
            { $resources-count ->
                [0]
                    { $skills ->
                        [none] { $count } jártasságot képpel lefelé.
                       *[other] { $skills }.
                    }
               *[other]
                    { $skills ->
                        [none] { $resources }, valamint { $count } jártasságot képpel lefelé.
                       *[other] { $resources }, valamint { $skills }.
                    }
            }
    }
keyflower-event-bid-returned =
    { $seat ->
        [you] Visszaveszel { $workers } a(z) „{ $tile }” lapkáról.
       *[other] { $seat } visszavesz { $workers } a(z) „{ $tile }” lapkáról.
    }
keyflower-event-unsold =
    { $workers-count ->
        [0] Senki sem licitált a(z) „{ $tile }” lapkára, visszakerül a dobozba.
       *[other] Senki sem licitált a(z) „{ $tile }” lapkára, visszakerül a dobozba; a játékosok { $workers } tesznek a zsákba.
    }
keyflower-event-won =
    { $seat ->
        [you] Elnyered a(z) „{ $tile }” lapkát
       *[other] { $seat } elnyeri a(z) „{ $tile }” lapkát
    }{ $workers-count ->
        [0] .
       *[other]
            { $seat ->
                [you] , és elveszel róla { $workers }.
               *[other] , és elvesz róla { $workers }.
            }
    }
keyflower-event-collected =
    { $seat ->
        [you] Visszaveszel { $workers } a faludból.
       *[other] { $seat } visszavesz { $workers } a saját falujából.
    }
keyflower-event-order-won =
    { $seat ->
        [you] Elnyered a(z) „{ $tile }” lapkát.
       *[other] { $seat } elnyeri a(z) „{ $tile }” lapkát.
    }
keyflower-event-start-player =
    { $won ->
        [yes]
            { $seat ->
                [you] Megkapod a lila munkást, te vagy a kezdőjátékos.
               *[other] { $seat } megkapja a lila munkást, ő a kezdőjátékos.
            }
       *[no]
            { $seat ->
                [you] A lila munkásra senki sem licitált, balra kerül: te vagy a kezdőjátékos.
               *[other] A lila munkásra senki sem licitált, balra kerül: { $seat } a kezdőjátékos.
            }
    }
keyflower-event-boarded =
    { $workers ->
        [none]
            { $seat ->
                [you] Elviszed a(z) „{ $boat }” hajót.
               *[other] { $seat } elviszi a(z) „{ $boat }” hajót.
            }
       *[other]
            { $workers-count ->
                [0]
                    { $skills-count ->
                        [0]
                            { $seat ->
                                [you] Az üres „{ $boat }” hajót választod.
                               *[other] { $seat } az üres „{ $boat }” hajót választja.
                            }
                       *[other]
                            { $seat ->
                                [you] Elveszel a(z) „{ $boat }” hajóról { $skills }.
                               *[other] { $seat } elvesz a(z) „{ $boat }” hajóról { $skills }.
                            }
                    }
               *[other]
                    { $seat ->
                        [you] Elveszel
                       *[other] { $seat } elvesz
                    } a(z) „{ $boat }” hajóról { $skills-count ->
                        [0] { $workers }.
                       *[other] { $workers }, valamint { $skills }.
                    }
            }
    }
keyflower-event-power =
    { $seat ->
        [you] Életbe lép a hajód hatása ({ $power }).
       *[other] Életbe lép { $seat } hajójának hatása ({ $power }).
    }
keyflower-event-placed =
    { $seat ->
        [you] A faludba helyezed a(z) „{ $tile }” lapkát.
       *[other] { $seat } a saját falujába helyezi a(z) „{ $tile }” lapkát.
    }
keyflower-event-fits-nowhere =
    { $seat ->
        [you] A(z) „{ $tile }” lapka sehová sem illik a faludban, visszakerül a dobozba.
       *[other] A(z) „{ $tile }” lapka sehová sem illik { $seat } falujában, visszakerül a dobozba.
    }
keyflower-event-ended =
    A játék véget ért. Pontok ülésrendben: { $scores }. { $winners ->
        [you] Győztél!
        [among] Közös győzelem: { $winners }.
       *[other] Győztes: { $winners }.
    }

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
keyflower-action-take = Elveszek { $taken }
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
            { $workers-count ->
                [0]
                    { $skills-count ->
                        [0] { $boat }: az üres hajót választom
                       *[other] { $boat }: elveszek { $skills }
                    }
               *[other]
                    { $skills-count ->
                        [0] { $boat }: elveszek { $workers }
                       *[other] { $boat }: elveszek { $workers }, valamint { $skills }
                    }
            }
    }
keyflower-action-choose = Árverésre bocsátom: { $tiles }
keyflower-action-lay = Ezt helyezem le következőnek: { $tile }
keyflower-action-place =
    { $roads-count ->
        [0] Ide: { $q },{ $r }, oldalak { $edges }
       *[other] Ide: { $q },{ $r }, oldalak { $edges }, út: { $roads }
    }

## Mi a kérdés.

keyflower-question-turn = Te következel: licitálj, használj egy lapkát, vagy passzolj.
keyflower-question-group =
    { $purpose ->
        [bid] Mely munkásokkal licitálsz a(z) „{ $tile }” lapkára?
       *[use] Mely munkásokkal használod a(z) „{ $tile }” lapkát?
    }
keyflower-question-price = Mivel fizetsz a(z) „{ $tile }” lapkáért?
keyflower-question-effect = Mit veszel el a(z) „{ $tile }” lapkáról?
keyflower-question-transport = Hátralévő szállítás: { $transport }, fejlesztés: { $upgrades }. Mit teszel?
keyflower-question-spend = Mit költesz a(z) „{ $tile }” lapka fejlesztésére?
keyflower-question-boat =
    { $season ->
        [winter] Melyik hajót viszed a faludba?
       *[other] Melyik hajóról veszel el mindent?
    }
keyflower-question-winter = Mely téllapkáidat bocsátod árverésre? Mindenki titokban választ.
keyflower-question-place =
    { $tile ->
        [none] Melyik lapkát helyezed le következőnek?
       *[other] Hová helyezed a(z) „{ $tile }” lapkát? Az oldalak felülről, az óramutató járása szerint: R út, F mező, W víz.
    }

## Mit tud egy lapka.

keyflower-face-gives =
    { $price ->
        [none] kapsz { $gives }
       *[other] fizetsz { $price } → kapsz { $gives }
    }
keyflower-face-one-of =
    { $price ->
        [none] egyet választhatsz: { $gives }
       *[other] fizetsz { $price } → egyet választhatsz: { $gives }
    }
keyflower-face-transport =
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
keyflower-power-1a = nyár, ősz és tél végén 2 munkást húzol a zsákból
keyflower-power-1b = nyár, ősz és tél végén kapsz 1 zöld munkást
keyflower-power-2a = szállítás mezőkön át; további lapkák illesztés nélkül
keyflower-power-2b = szállításaid és fejlesztéseid kétszeresek, a Keyflower hajó pontjai is
keyflower-power-3a = fejlesztéskor bármely erőforrás helyettesít bármely másikat
keyflower-power-3b = pontozáskor bármely erőforrás helyettesít bármely másikat
keyflower-power-4a = olyan falulapkára, amelyre más játékos kékkel, pirossal vagy sárgával licitál, egy másik színnel is licitálhatsz
keyflower-power-4b = olyan lapka, amelyen vagy amely körül munkások vannak, bármilyen színű munkásokkal használható
keyflower-scoring-sets =
    { $each ->
        [gold] { $points } pont minden aranyért
        [green_worker] { $points } pont minden zöld munkásért
       *[none] { $points } pont minden ilyen készletért: { $needs }
    }
keyflower-scoring-one_kind =
    { $domain ->
        [worker] { $points } pont egy választott szín minden munkásáért
        [skill] { $points } pont egy választott fajta minden jártasságáért
       *[resource] { $points } pont egy választott fajta minden erőforrásáért
    }
keyflower-scoring-fixed = { $points } pont
keyflower-scoring-transport = { $points } pont a falu minden szállítópontjáért
keyflower-scoring-circuit = { $points } pont a leghosszabb zárt útvonal minden lapkájáért
keyflower-scoring-river = pont az otthonodtól induló vízen lévő hajókért: { $scale }
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
keyflower-picture-start =
    { $start ->
        [you] lila munkás: nálad
       *[other] lila munkás: { $start }
    }
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
keyflower-picture-village =
    { $seat ->
        [you] A te falud
       *[other] Falu: { $seat }
    }
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
        [none] { $points }: ami máshol nem kellett, beszámítva { $items }
       *[other] { $points }: { $tile }, beszámítva { $items }
    }
keyflower-explain-tiles = { $points }: { $tile } ({ $tiles })
keyflower-explain-plain = { $points }: { $tile }
keyflower-explain-as = { $items } { $kind } helyett

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
        [effect] most több közül egyet kell elvenni
        [transport] most szállítás és fejlesztés folyik
        [spend] most a fejlesztést kell kifizetni
        [boat] most hajót kell választani
        [winter] most téllapkákat kell választani
       *[place] most lapkákat kell lehelyezni
    }
keyflower-reason-no-bid-on-boats = hajóra nem lehet licitálni, a(z) „{ $tile }” pedig hajó
keyflower-reason-not-on-auction = a(z) „{ $tile }” lapka nincs árverésen
keyflower-reason-no-workers = nincs lehelyezhető munkásod
keyflower-reason-wrong-colour = a(z) „{ $tile }” lapkára nincs megfelelő munkásod; itt lehet: { $colours }
keyflower-reason-bid-too-low = a licit a(z) „{ $tile }” lapkára most { $bid } munkás; legalább { $need } kell, neked { $have } lehet
keyflower-reason-tile-full = a(z) „{ $tile }” lapka következő használatához { $need } munkás kell, de csak { $room } fér el
keyflower-reason-too-few-to-use = a(z) „{ $tile }” lapka következő használatához legalább { $need } munkás kell
keyflower-reason-price-not-payable = a lehelyezés után nem tudnád kifizetni a(z) „{ $tile }” lapka árát ({ keyflower-price })
keyflower-reason-not-in-play = a(z) „{ $tile }” lapka nincs játékban
keyflower-reason-no-use = a(z) „{ $tile }” lapka most nem használható
keyflower-reason-no-bid-there = nincs licited a(z) „{ $tile }” lapkán
keyflower-reason-bid-is-winning = a licited a(z) „{ $tile }” lapkán nyerésre áll, és ott marad
keyflower-reason-joined-already = a(z) „{ $tile }” lapkára tett licited már a csoportban van
keyflower-reason-adds-to-own-bid = éppen a(z) „{ $tile }” lapkára tett licitedet emeled, már beleszámít
keyflower-reason-one-colour =
    { $colour ->
        [blue] egy csoport csak egyszínű lehet, a kék nem illik bele
        [red] egy csoport csak egyszínű lehet, a piros nem illik bele
        [yellow] egy csoport csak egyszínű lehet, a sárga nem illik bele
       *[green] egy csoport csak egyszínű lehet, a zöld nem illik bele
    }
keyflower-reason-too-many = csak { $room } munkás fér el
keyflower-reason-join-in-order = a(z) „{ $tile }” lapkára tett licittel már nem állhat össze szabályos csoport; a licitek az árverés sorrendjében adhatók hozzá
keyflower-reason-not-so-many =
    { $colour ->
        [blue] a paraván mögött { $have } kék munkásod van, nem { $count }
        [red] a paraván mögött { $have } piros munkásod van, nem { $count }
        [yellow] a paraván mögött { $have } sárga munkásod van, nem { $count }
       *[green] a paraván mögött { $have } zöld munkásod van, nem { $count }
    }
keyflower-reason-mix-in-order = a vegyes csoport színeit ebben a sorrendben kell megadni: kék, piros, sárga, zöld; az utolsóval kerül a csoport a lapkára
keyflower-reason-bid-no-price = a(z) „{ $bid }” lapkára tett licittel nem fizethető ki a(z) „{ $tile }” lapka ára ({ keyflower-price })
keyflower-reason-worker-no-price =
    { $colour ->
        [blue] a(z) „{ $tile }” lapka ára { keyflower-price }; kék munkással nem fizethető
        [red] a(z) „{ $tile }” lapka ára { keyflower-price }; piros munkással nem fizethető
        [yellow] a(z) „{ $tile }” lapka ára { keyflower-price }; sárga munkással nem fizethető
       *[green] a(z) „{ $tile }” lapka ára { keyflower-price }; zöld munkással nem fizethető
    }
keyflower-reason-skill-no-price =
    { $skill ->
        [anvil] a(z) „{ $tile }” lapka ára { keyflower-price }; üllővel nem fizethető
        [pick] a(z) „{ $tile }” lapka ára { keyflower-price }; csákánnyal nem fizethető
       *[saw] a(z) „{ $tile }” lapka ára { keyflower-price }; fűrésszel nem fizethető
    }
keyflower-reason-none-left = ebből nincs több
keyflower-reason-not-offered = a(z) „{ $tile }” lapka ezt nem kínálja
keyflower-reason-not-own-village = szállítani csak a saját faludban lehet, így nem: „{ $from }” → „{ $to }”
keyflower-reason-not-own-tile = a(z) „{ $tile }” lapka nincs a faludban
keyflower-reason-no-transport-left = nem maradt szállítópont
keyflower-reason-no-such-resource-there =
    { $resource ->
        [gold] nincs arany a(z) „{ $from }” lapkán
        [iron] nincs vas a(z) „{ $from }” lapkán
        [stone] nincs kő a(z) „{ $from }” lapkán
       *[wood] nincs fa a(z) „{ $from }” lapkán
    }
keyflower-reason-not-adjacent = ez a két lapka nem szomszédos: „{ $from }” és „{ $to }”
keyflower-reason-no-road = ezt a két lapkát nem köti össze út: „{ $from }” és „{ $to }”
keyflower-reason-no-upgrade = a(z) „{ $tile }” lapka nem fejleszthető
keyflower-reason-upgraded-already = a(z) „{ $tile }” lapka már fejlesztett
keyflower-reason-no-upgrade-left = nem maradt fejlesztés
keyflower-reason-cost-not-there = a(z) „{ $tile }” lapka fejlesztésének ára nincs meg: az erőforrásoknak a lapkán, a jártasságoknak a paraván mögött kell lenniük
keyflower-reason-not-the-cost = a(z) „{ $tile }” lapka fejlesztésének nem ez az ára, vagy nincs meg, amivel fizetnél
keyflower-reason-transport-over =
    { $seat ->
        [you] most nem szállítasz
       *[other] { $seat } most nem szállít
    }: a szállítást a „Kész” zárja le, vagy magától véget ér, ha már nincs mit szállítani vagy fejleszteni; a játék rá vár: { $waiting }
keyflower-reason-boat-not-in-play = a(z) „{ $boat }” hajó nincs ebben a játékban
keyflower-reason-boat-taken = a(z) „{ $boat }” hajó már elkelt
keyflower-reason-not-your-winter-tile = a(z) „{ $tile }” lapka nincs a téllapkáid között
keyflower-reason-not-to-be-placed = a(z) „{ $tile }” lapkát nem kell lehelyezned
keyflower-reason-laid-already = már egy másik lapkát helyezel le
keyflower-reason-fits-nowhere-now = a(z) „{ $tile }” lapka most sehová sem illik; olyat helyezz le, amelyik illik
keyflower-reason-choose-the-tile-first = előbb válaszd ki következőnek a(z) „{ $tile }” lapkát
keyflower-reason-cell-taken = ezen a helyen ({ $q },{ $r }) már a(z) „{ $other }” lapka fekszik
keyflower-reason-touches-nothing = ezen a helyen ({ $q },{ $r }) a lapka nem érne hozzá a faluhoz
keyflower-reason-edges-differ = ezen a helyen ({ $q },{ $r }), { $turn } hatod fordulattal nem egyeznek az oldalak
keyflower-reason-looks-the-same = { $turn } hatod fordulattal ugyanúgy fekszik, mint így: { $same }; ezt írd: { $same }

## A játék változatai.

keyflower-option-players = hányan játszanak
keyflower-option-edition = melyik kiadás pontjai számítanak, ha a kiadások eltérnek
keyflower-option-tiebreak = ki nyer holtversenyben: többen közösen, vagy aki télen előbb választott hajót
keyflower-option-box = TOML-fájl javított nyomtatott adatokkal
keyflower-option-merchants = játék A Kereskedők kiegészítővel
keyflower-option-variant = A Kereskedőkkel: csak a kiegészítő hajói és minden lapkája
keyflower-option-open_workers = A Kereskedőkkel: amit valaki mindenki szeme láttára kap, látható marad
keyflower-option-handicap = A Kereskedőkkel: ezek a helyek eggyel több zöld munkással kezdenek

## Tanácsok: miért jó a lépés.

keyflower-hint-bid = a(z) „{ $tile }” lapkára még senki sem licitált, neked pedig nagyjából { keyflower-face-points }ot ér
keyflower-hint-exceed = a(z) „{ $tile }” lapka neked nagyjából { keyflower-face-points }ot ér, többet, mint ezek a munkások
keyflower-hint-safe = a(z) „{ $tile }” lapka neked nagyjából { keyflower-face-points }ot ér, és ezt senki sem tudja túllicitálni
keyflower-hint-use = a(z) „{ $tile }” lapkán kapsz { $items }, ez többet ér a munkásoknál
keyflower-hint-block = ezután senki sem jut hozzá olcsón a(z) „{ $tile }” lapkához
keyflower-hint-upgrade =
    { $points ->
        [0] így ezt fejleszted: { $tiles }
       *[other] így ezt fejleszted: { $tiles } ({ keyflower-face-points })
    }
keyflower-hint-carry = az erőforrások közelebb kerülnek a(z) „{ $tile }” lapkához, ahol kellenek
keyflower-hint-pass = az asztalon most semmi sem ér annyit, mint a munkásaid
keyflower-hint-sail = a(z) „{ $boat }” hajó hozza a legtöbb pontot a faludnak
keyflower-hint-boat = a(z) „{ $boat }” hajó rakománya a leghasznosabb neked
keyflower-hint-winter = ez neked többet ad, mint a többieknek: { $tiles }
keyflower-hint-place = így az utak összeérnek, és a távolságok rövidek maradnak
keyflower-hint-group = ezeket a munkásokat nélkülözheted a legkönnyebben
keyflower-hint-pay = ezt nélkülözheted a legkönnyebben
keyflower-hint-take = erre van a leginkább szükséged
keyflower-hint-done = ezzel a lapkával már nem érdemes mást tenni
keyflower-hint-only = mást nem lehet tenni
keyflower-plan-keep = Tarts meg { $items }: télen a(z) „{ $tile }” lapka ezért { keyflower-face-points }ot adna.
keyflower-plan-fill = Szerezz még { $items }: télen a(z) „{ $tile }” lapka ezért { keyflower-face-points }tal többet adna.

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
keyflower-area-power = Nyári hajó
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
keyflower-group-take = Mit veszel el
keyflower-group-move = Erőforrások szállítása
keyflower-group-upgrade = Lapka fejlesztése
keyflower-group-spend = Elköltés
keyflower-group-done = Befejezés
keyflower-group-board = Hajók
keyflower-group-choose = Lapkák az árverésre
keyflower-group-lay = Következő lapka
keyflower-group-place = Hová kerüljön
