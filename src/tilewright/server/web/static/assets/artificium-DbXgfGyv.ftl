## Megszámolt dolgok. A lapok és nyersanyagok a nyomtatott nevüket viselik.

artificium-coins = { $coins } érme
artificium-points = { $points } pont
artificium-cards = { $count } lap
artificium-word-coin = érme

## Mi történt.

artificium-event-round =
    { $first ->
        [you] Kezdődik a(z) { $round }. forduló. Te vagy a kezdőjátékos.
       *[other] Kezdődik a(z) { $round }. forduló. Kezdőjátékos: { $first }.
    }
artificium-event-reshuffled = A dobott lapokból új pakli lesz: { artificium-cards }.
artificium-event-drew =
    { $seat ->
        [you]
            { $cards ->
                [none] { artificium-cards }ot húzol.
               *[other] Húzol: { $cards }.
            }
       *[other]
            { $cards ->
                [none] { $seat } { artificium-cards }ot húz.
               *[other] { $seat } húz: { $cards }.
            }
    }
artificium-event-market = A lappiacon: { $cards }.
artificium-event-passed =
    { $seat ->
        [you] Passzolsz.
       *[other] { $seat } passzol.
    }
artificium-event-swapped =
    { $seat ->
        [you] Cserélsz: { $gave } helyett { $took }
       *[other] { $seat } cserél: { $gave } helyett { $took }
    }{ $coins ->
        [0] .
       *[other] { " " }({ artificium-coins }).
    }
artificium-event-redrew =
    { $seat ->
        [you] Eldobod a kezedben lévő összes lapot: { $cards }.
       *[other] { $seat } eldobja a kezében lévő összes lapot: { $cards }.
    }
artificium-event-laid =
    { $seat ->
        [you]
            { $card ->
                [none] Leraksz egy lapot képpel lefelé.
               *[other] Leraksz egy lapot képpel lefelé: { $card }.
            }
       *[other]
            { $card ->
                [none] { $seat } lerak egy lapot képpel lefelé.
               *[other] { $seat } lerak egy lapot képpel lefelé: { $card }.
            }
    }
artificium-event-revealed =
    { $seat ->
        [you] Felfeded: { $card }.
       *[other] { $seat } felfedi: { $card }.
    }
artificium-event-discarded =
    { $seat ->
        [you] Eldobod: { $card }.
       *[other] { $seat } eldobja: { $card }.
    }
artificium-event-withdrew =
    { $seat ->
        [you] Visszaveszed a(z) „{ $card }” lapot, és kiszállsz a fordulóból.
       *[other] { $seat } visszaveszi a(z) „{ $card }” lapot, és kiszáll a fordulóból.
    }
artificium-event-sold =
    { $seat ->
        [you] Eladsz: { $resource } ({ artificium-coins }).
       *[other] { $seat } elad: { $resource } ({ artificium-coins }).
    }
artificium-event-bought =
    { $seat ->
        [you] Veszel: { $resource } ({ artificium-coins }).
       *[other] { $seat } vesz: { $resource } ({ artificium-coins }).
    }
artificium-event-applied =
    { $seat ->
        [you] Kijátszod: { $card }.
       *[other] { $seat } kijátssza: { $card }.
    }
artificium-event-scored =
    { $seat ->
        [you] { artificium-points }ot szerzel, most { $score } pontod van
       *[other] { $seat } { artificium-points }ot szerez, most { $score } pontja van
    }{ $resources-count ->
        [0] .
       *[other] ; a pontsávról: { $resources }.
    }
artificium-event-fair =
    { $seat ->
        [you] A bevételed a többi kijátszott lapodért ({ artificium-cards }): { artificium-coins }.
       *[other] { $seat } bevétele a többi kijátszott lapjáért ({ artificium-cards }): { artificium-coins }.
    }
artificium-event-scouted =
    { $seat ->
        [you] Elveszel
       *[other] { $seat } elvesz
    } { $victim ->
        [you] egy lapot a kezedből
       *[other] egy lapot { $victim } kezéből
    }{ $card ->
        [none] .
       *[other] : { $card }.
    }
artificium-event-returned =
    { $seat ->
        [you] Visszaveszed a kezedbe: { $card }.
       *[other] { $seat } visszaveszi a kezébe: { $card }.
    }
artificium-event-stole =
    { $seat ->
        [you] Lopsz
       *[other] { $seat } lop
    } { $victim ->
        [you] a tábládról:
       *[other] { $victim } táblájáról:
    } { $resource } ({ artificium-coins }).
artificium-event-knight =
    { $seat ->
        [you] A Lovagod: { $victim } visszalép { $score } pontra.
       *[other]
            { $victim ->
                [you] { $seat } Lovagja: visszalépsz { $score } pontra.
               *[other] { $seat } Lovagja: { $victim } visszalép { $score } pontra.
            }
    }
artificium-event-dropped =
    { $seat ->
        [you] Eldobod: { $card }.
       *[other] { $seat } eldobja: { $card }.
    }
artificium-event-chose =
    { $seat ->
        [you] Lezárod a fordulót.
       *[other] { $seat } lezárja a fordulót.
    }
artificium-event-closed =
    { $seat ->
        [you]
            { $resources-count ->
                [0] Eldobod: { $cards }.
               *[other]
                    { $cards-count ->
                        [0] Eladsz: { $resources } ({ artificium-coins }).
                       *[other] Eldobod: { $cards }; eladsz: { $resources } ({ artificium-coins }).
                    }
            }
       *[other]
            { $resources-count ->
                [0] { $seat } eldobja: { $cards }.
               *[other]
                    { $cards-count ->
                        [0] { $seat } elad: { $resources } ({ artificium-coins }).
                       *[other] { $seat } eldobja: { $cards }; elad: { $resources } ({ artificium-coins }).
                    }
            }
    }
artificium-event-ended =
    A játék véget ért. Pontok ülésrendben: { $scores }. { $winners ->
        [you] Győztél!
        [among] Közös győzelem: { $winners }.
       *[other] Győztes: { $winners }.
    }

## Mit lehet tenni.

artificium-action-pass = Passz
artificium-action-swap =
    { $coins ->
        [0] Csere: { $gave } helyett { $took }
       *[other] Csere: { $gave } helyett { $took } ({ artificium-coins })
    }
artificium-action-redraw = Az egész kéz eldobása és öt új lap húzása
artificium-action-lay = Lerakás: { $card } ({ $effect })
artificium-action-apply = Kijátszás
artificium-action-discard = Eldobás, maradás a fordulóban
artificium-action-withdraw = Visszavétel, kiszállás a fordulóból
artificium-action-sell = Eladás: { $resource } ({ artificium-coins })
artificium-action-buy = Vétel: { $resource } ({ artificium-coins })
artificium-action-done = Kész
artificium-action-scout = Lap elvétele { $victim } kezéből
artificium-action-return = Visszavétel: { $card } ({ $effect })
artificium-action-steal = Lopás { $victim } táblájáról: { $resource } ({ artificium-coins })
artificium-action-knight = Visszaléptetés: { $victim }
artificium-action-drop = Eldobás: { $card }

## Mi a kérdés.

artificium-question-market = Lappiac: cserélj lapot, vagy passzolj végleg.
artificium-question-lay = Melyik lapot rakod le képpel lefelé? Mindenki titokban választ.
artificium-question-resolve = Mi legyen a(z) „{ $card }” lappal?
artificium-question-trade = A lap ({ $card }) kijátszása előtt eladhatsz és vehetsz, aztán „Kész”.
artificium-question-scout = Kinek a kezéből veszel el egy lapot?
artificium-question-return = Melyik lapodat veszed vissza?
artificium-question-steal = Mit veszel el, és kitől?
artificium-question-knight = Kit léptet vissza a Lovagod?
artificium-question-mage = Melyik lapot dobod el? Még eldobandó: { $count }.
artificium-question-closing = Vége a fordulónak: dobj el és adj el, amit akarsz, aztán „Kész”. Senki sem látja, amíg mindenki kész nincs.

## Mit tesz egy lap.

artificium-face-makes =
    { $inputs-count ->
        [0] → { $outputs }, { artificium-points }
       *[other] { $inputs } → { $outputs }, { artificium-points }
    }
artificium-face-knight = { $inputs }, { artificium-coins } → egy ellenfél { $back } mezőt lép vissza, { artificium-points }
artificium-face-mage = { $inputs }, { artificium-coins } → húzz { $draw } lapot, és dobj el { $discard } lapot, { artificium-points }
artificium-face-scouting = végy el egy véletlen lapot más kezéből
artificium-face-reconstruction = végy vissza egy saját kijátszott lapot
artificium-face-fair = { artificium-coins } minden más kijátszott lapodért
artificium-face-theft = végy el mástól egy nyersanyagot: I. szintűt { $one }, II. szintűt { $two } érméért
artificium-face-count = { $card }: { $count } a 108 lapból

## Az asztal képe.

artificium-picture-round = { $round }. forduló, összesen { $rounds }
artificium-picture-first =
    { $first ->
        [you] te vagy a kezdőjátékos
       *[other] kezdőjátékos: { $first }
    }
artificium-picture-piles = pakli { $deck } · dobott { $discards }
artificium-picture-market = Lappiac
artificium-picture-player = Játékos
artificium-picture-points = Pont
artificium-picture-coins = Érme
artificium-picture-hand = Kéz
artificium-picture-resources = Nyersanyagok
artificium-picture-applied = Kijátszva
artificium-picture-known = látott: { $cards }
artificium-picture-laid = lerakott egy lapot
artificium-picture-shown = játssza: { $card }
artificium-picture-out = kiszállt
artificium-picture-passed = passzolt
artificium-picture-own = A kezed
artificium-picture-own-laid = Leraktad: { $card }.
artificium-picture-choosing = Eldobod: { $cards }; eladod: { $resources }.
artificium-picture-prices = Vétel / eladás

## Honnan jönnek a pontok.

artificium-explain-track = { $points } a pontsávon
artificium-explain-coins = { $points } az érmékért és nyersanyagokért: { $items }

## Miért nem lehet.

artificium-reason-not-asked =
    { $asked ->
        [market] most lappiac van: csere, új kéz vagy passz
        [lay] most lapot kell lerakni
        [resolve] most a felfedett lapot kell kijátszani, eldobni vagy visszavenni
        [trade] most eladás és vétel van, aztán kész
        [scout] most azt kell választani, kinek a kezéből jön a lap
        [return] most egy kijátszott lapot kell visszavenni
        [steal] most mástól kell elvenni valamit
        [knight] most a Lovagnak ellenfél kell
        [mage] most lapokat kell eldobni
       *[closing] most vége a fordulónak: eldobás, eladás, kész
    }
artificium-reason-not-in-hand = nincs a kezedben: { $card }
artificium-reason-redraw-too-late = új kezet csak az első csere helyett lehet húzni
artificium-reason-no-trade-in-market = a lappiacon nem lehet nyersanyagot venni vagy eladni
artificium-reason-too-few-coins = ehhez { $need } érme kell, neked { $have } van
artificium-reason-not-in-market = nincs a piacon: { $card }
artificium-reason-must-lay = aki a fordulóban van, lerak egy lapot
artificium-reason-trade-is-applying = a kereskedés a kijátszás része: { $card }
artificium-reason-no-target = nincs kire vagy mire kijátszani: { $card }
artificium-reason-not-payable = bármit adsz is el, { $missing } érme hiányzik ehhez: { $card }
artificium-reason-no-declining-now = a megkezdett kijátszást be kell fejezni: { $card }
artificium-reason-not-yet-payable = még nem fizethető ki: { $card }
artificium-reason-no-such-resource = ebből nincs mit eladnod: { $resource }
artificium-reason-then-not-payable = utána már nem lehetne kifizetni: { $card }
artificium-reason-not-yourself = másik játékost válassz
artificium-reason-no-hand = { $victim } kezében nincs lap
artificium-reason-no-return-of-returns = nem vehető vissza: { $card }
artificium-reason-not-applied = nem fekszik előtted: { $card }
artificium-reason-level-too-high = { $resource }: { $level }. szint, ez nem lopható el
artificium-reason-victim-has-none = { $victim } készletében nincs ilyen: { $resource }
artificium-reason-opponents-only = a Lovag csak ellenfelet léptethet vissza
artificium-reason-no-buying-now = a forduló végén nem lehet venni

## Tippek: miért jó egy lépés.

artificium-hint-market-keep = semmilyen csere nem javítja ezt a kezet
artificium-hint-market-swap =
    { $coins ->
        [0] { $took } jobban illik a lapjaidhoz, mint { $gave }
       *[other] { $took } annyival jobban illik a lapjaidhoz, mint { $gave }, hogy megéri az árát ({ artificium-coins })
    }
artificium-hint-market-redraw = öt új lap többet ígér, mint ezek
artificium-hint-lay-feeds = { $card } adja azt, ami még hiányzik ezekhez: { $cards }
artificium-hint-lay-points = { $card } értéke { artificium-points }, és a többi lapodnak nem árt vele
artificium-hint-lay-action = most ez használ a legtöbbet: { $card }
artificium-hint-lay-leave = ezt nem éri meg kijátszani: { $card }; vissza kellene venned
artificium-hint-resolve-withdraw = mást már nem éri meg kijátszani: tartsd meg a lapjaidat a következő fordulóra
artificium-hint-resolve-discard = { $card } többe kerül, mint amennyit hoz; a többi lapod megvan nélküle
artificium-hint-apply-sell = { $card } értéke { artificium-points }; ez eladható érte: { $resources }
artificium-hint-apply-buy = { $card } értéke { artificium-points }, ez többet ér, mint amennyibe ezek megvétele kerül: { $resources }
artificium-hint-apply-points = minden megvan hozzá, és { artificium-points } jár érte: { $card }
artificium-hint-apply-action = most ez használ a legtöbbet: { $card }
artificium-hint-knight-leader = { $victim } a legveszélyesebb
artificium-hint-scout-hand = { $victim } keze ígéri a legjobb lapot
artificium-hint-return-again = újra kijátszva ez hozza a legtöbbet: { $card }
artificium-hint-steal-needed = a lapjaidhoz ez kell: { $resource }
artificium-hint-steal-sold = { $resource } többet ér a díjnál, és { $victim } elveszíti
artificium-hint-mage-drop = ezeket nélkülözheted a legkönnyebben: { $cards }
artificium-hint-closing-keep = minden, amid van, jól jön a következő fordulóban
artificium-hint-closing-drop = a húzott lapok többet ígérnek, mint ezek: { $cards }
artificium-hint-closing-sell = az érmék hasznosabbak lesznek, mint ezek: { $resources }
artificium-hint-closing-both = a húzott lapok többet ígérnek, mint { $cards }, az érmék pedig hasznosabbak, mint { $resources }

## A nézet mezői olyan asztalhoz, amelyet a játék ismerete nélkül rajzolnak.

artificium-area-market = Lappiac
artificium-area-resources = Nyersanyagok
artificium-area-applied = Kijátszva
artificium-area-laid = Lerakott egy lapot
artificium-area-card = Lap
artificium-area-known = Látott
artificium-area-discarding = Eldobásra
artificium-area-selling = Eladásra
artificium-area-own = A kezed

artificium-group-pass = Passz
artificium-group-swap = Lapcsere
artificium-group-redraw = Új kéz
artificium-group-lay = Lap lerakása
artificium-group-apply = Kijátszás
artificium-group-discard = Eldobás
artificium-group-withdraw = Kiszállás a fordulóból
artificium-group-sell = Eladás
artificium-group-buy = Vétel
artificium-group-done = Befejezés
artificium-group-scout = Lap elvétele
artificium-group-return = Lap visszavétele
artificium-group-steal = Nyersanyag elvétele
artificium-group-knight = Játékos visszaléptetése

## What cannot be taken back, because it becomes known.

artificium-reveal-drew = meglátod a húzott lapokat
artificium-reveal-scouted = meglátod az elvett lapot
artificium-reveal-revealed = minden lapot felfedünk
artificium-reveal-round = véget ér a forduló, új lapok jönnek
