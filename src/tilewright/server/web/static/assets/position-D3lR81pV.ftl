## Miért nem fogadható el egy állás. A kulcsok úgy állnak itt, mint magában az állásban.

position-line = { $line }. sor: { $detail }

## Ami minden játék állásának soraiban közös.

position-stands-twice = „{ $given }” kétszer szerepel
position-unknown-clause = „{ $given }” itt ismeretlen; ezek lehetnek: { $names }
position-not-in-a-clause = „{ $given }” itt ismeretlen; minden rész pontosvessző után áll
position-nothing-behind = „{ $word }” után nem állhat semmi
position-other-game = „{ $given }” nem a(z) „{ $game }” játék
position-other-players = az állás { $given } játékosra szól, a játék { $players } játékosra
position-other-version = az állás a szabályok { $given }. változatával készült, itt a(z) { $version }. változat van
position-no-number = „{ $given }” nem { $low } és { $high } közötti szám
position-none-of = „{ $given }” nincs ezek között: { $names }
position-no-counts = „{ $given }” nem számok és fajták sora, például: 2 red 1 blue
position-too-long = egy állás legfeljebb { $most } betűből állhat
position-unknown-line = egy sor sem kezdődik így: „{ $given }”; ezek lehetnek: { $names }
position-takes = a(z) „{ $word }” sor így írandó: { $word } { $what }
position-takes-one-word = „{ $word }” után egy szó áll
position-line-form = ez a sor így írandó: { $form }
position-stands-upon = „{ $name }” ez után áll: „{ $wanted }”
position-stands-first = „{ $name }” az első
position-line-before = „{ $name }” előtt a fenti sorban ennek kell állnia: { $wanted }
position-asked-of-nobody = a(z) „{ $name }” kérdés senkihez, vagy túl sokakhoz szól
position-no-answer = a(z) { $at }. helynek nincs válasza erre: „{ $name }”
position-no-question = egy kérdés ezek egyike: { $names }
position-not-the-turn = most nem a(z) { $at }. hely következik
position-game-over = a játék véget ért: senkitől nem kérdezünk semmit
position-other-scores = a játék ilyen végén a pontok: over { $points }
position-needs-scores = „over” után minden hely pontjai állnak, { $count } szám
position-only-once = ebből csak egy van: { $piece }
position-more-than-the-box = { $piece }: { $given } van az asztalon, de a dobozban { $most } van

## Keyflower: lapkák és falvak.

position-no-tile = nincs ilyen lapka: „{ $given }”
position-no-cell = „{ $given }” nem olyan mező, mint 1,-1
position-no-upgrade = ez a lapka nem fejleszthető: { $tile }
position-home-first = egy falu a 0,0 mezőn álló otthonnal kezdődik
position-one-home = egy falunak egy otthona van
position-tile-later = ez a lapka csak később kerül játékba: { $tile }
position-cell-taken = ott már ez fekszik: { $tile }
position-touches-nothing = ez a lapka nem érinti a falut: { $tile }
position-edges-differ = ennek a lapkának az oldalai nem illenek a szomszédokéhoz: { $tile }
position-other-season = ez a lapka nem ebből az évszakból való ({ $season }): { $tile }
position-too-many-in-market = { $players } játékosnál legfeljebb { $most } lapka van árverésen
position-too-many-of-season = { $players } játékosnál legfeljebb { $most } lapka van játékban ebből az évszakból: { $season }
position-not-used-with = { $players } játékosnál ez nincs játékban: { $tile }
position-market-none = a „market none” azt jelenti, hogy nincs lapka árverésen
position-no-season = egy évszak ezek egyike: { $names }
position-ends-after-winter = a játék a tél után ér véget
position-joins-in-winter = ez csak a tél végén kerül egy faluba: { $tile }
position-not-won = ezt a lapkát ebben az évszakban nem nyerte meg senki: { $tile }
position-not-to-be-placed = ezt a lapkát nem kell lehelyezni: { $tile }
position-not-placed-now = most nem helyezünk le lapkát, de van, amelyik erre vár
position-placed-by-now = a játék véget ért: minden lapka a helyén van
position-asked-to-place = a(z) { $at }. helytől akkor és csak akkor kérdezzük, mit helyez le, ha van mit

## Licitek, használatok és színek.

position-equal-bids = két licit egyforma, pedig mindegyiknek túl kell lépnie a többit
position-bids-in-a-village = a falvak lapkáira nem lehet licitálni
position-goods-outside = erőforrás csak a falvak lapkáin lehet
position-tile-full = egy lapkán legfeljebb { $most } munkás lehet
position-no-use = ez a lapka nem használható: { $tile }
position-not-after-last-use = nem lehet ott { $count } munkás, ha legutóbb { $last } munkással használták
position-no-lying-bid = a(z) { $at }. hely ott nem licitálhat fektetve
position-bid-stands = ha nincs ott más licit és munkás, a licit áll
position-colour-of-nobody = nem áll ott ilyen színű munkás: { $colour }
position-two-colours = egy lapkának egy színe van, itt pedig: { $colours }
position-colour-unclear = nem világos a lapka színe: írd oda, például „colour red”
position-lying-colour = fektetve csak más színnel lehet licitálni, mint az ott álló kék, piros vagy sárga munkások színe
position-no-bid = „{ $given }” nem ilyen licit: SEAT NUMBER COLOUR [lying]
position-second-bid = a(z) { $at }. helynek egynél több licitje van azon a lapkán
position-empty-bid = egy licitben legalább egy munkás van
position-not-cleared-bids = vannak licitek, pedig most senki sem lép
position-not-cleared-market = vannak lapkák árverésen, pedig most senki sem lép
position-not-cleared-workers = vannak munkások a lapkákon, pedig most senki sem lép
position-not-that-turn = most nem ez a hely következik
position-acted = „acted” értéke 0 vagy 1
position-no-choice-open = ezt a lapkát senki sem használta, vagy nem ad választást: { $tile }
position-not-used = ezt a lapkát senki sem használta: { $tile }
position-too-much-transport = ennek a lapkának nincs ennyi szállítása: { $tile }
position-too-many-upgrades = ennek a lapkának nincs ennyi fejlesztése: { $tile }
position-no-group-there = erre a lapkára nem mehet csoport: { $tile }
position-foreign-bid = a csoportba a játékos saját vesztésre álló licitjei kerülnek, egészben
position-joined-to-itself = egy licithez munkásokat adunk, önmagával nem egyesítjük
position-too-few-workers = nincs ennyi munkás a paraván mögött
position-not-mixed = csak vegyes csoportot állítunk össze színenként
position-group-colours = egy csoport munkásai egyszínűek
position-no-upgrade-left = nincs több fejlesztés
position-not-own-upgrade = ez nem ennek a játékosnak a fejleszthető lapkája: { $tile }
position-no-group-to-use = egy csoport sem készül használni ezt a lapkát: { $tile }
position-group-cannot-use = ilyen csoport nem használhatja ezt a lapkát: { $tile }

## Hajók, téllapkák, készletek.

position-one-boat-each = a(z) { $at }. hely pontosan egy hajót vesz el
position-not-boarded = ezt a hajót nem a(z) { $at }. hely választotta: { $boat }
position-boat-to-place = a(z) { $at }. hely elvette ezt a hajót, és le kell helyeznie: { $boat }
position-boats-after-winter = a tél végén a hajók egy faluba vagy a dobozba kerülnek
position-orders-after-winter = a tél végén a forduló sorrend lapkák egy faluba vagy a dobozba kerülnek
position-boat-load = ebben az évszakban ({ $season }) ezen a hajón ({ $boat }) legfeljebb { $workers } munkás és { $skills } jártasság van
position-boat-empty = ezen a hajón most nincs semmi: { $boat }
position-winter-no-load = télen semmit sem rakunk a hajókra
position-nobody-waits = most senki sem vár hajóra
position-no-boat-chosen = most nem választunk hajót
position-queue-and-moored = a sorban mindenki egyet vesz el a kikötött hajók közül
position-first-of-the-queue = a sorban az elsőtől kérdezzük, melyik hajót választja
position-has-a-boat = a(z) { $at }. hely már elvett egy hajót
position-same-boat = két hely ugyanazt a hajót választotta
position-no-such-boat = a(z) { $boat }. hajót senki sem választotta
position-waits-or-boarded = a(z) { $at }. hely vagy hajóra vár, vagy már választott
position-not-moored = ezt a hajót már elvették, nincs kikötve: { $boat }
position-winter-boats-later = a téli hajókat még nem választották ki
position-same-boat-turn = két hely ugyanabban a lépésben választott hajót
position-boat-turns = { $count } hely választott hajót, nem { $given }
position-say-boat-turn = aki nincs a sorban, már választott hajót: írd oda, hogy „boat_turn”
position-all-boat-turns = már mindenki választott hajót: „boat_turn” vagy minden helynél álljon, vagy egyiknél se
position-winter-chosen = a téllapkákat már kiválasztották, a többi a dobozban van
position-winter-missing = a(z) { $at }. helynek téllapkákra van szüksége, hogy egyet vagy többet válasszon
position-winter-choice-time = a téllapkákat a tél elején választjuk
position-winter-open = nem mindenki választott téllapkát
position-winter-once = a(z) { $at }. hely egyszer választ, egy vagy több téllapkát
position-winter-dealt = minden játékos { $count } téllapkát kap
position-winter-only = csak téllapkákat osztunk
position-not-dealt = ez nincs a kiosztott téllapkák között: { $tile }
position-workers-seen = több látott munkás van megadva, mint amennyi van
position-known-form = „known” után { $count } szám áll, a fajták minden halmazára egy
position-skills-known = több ismert jártasság van megadva, mint amennyi van
position-skills-disagree = ami a jártasságokról meg van adva, nem egyezik
position-not-left-for-it = { $name }: ebből ({ $piece }) a dobozban { $there } maradt, nem { $given }

## A Kereskedők.

position-no-such-contract = nincs ilyen szerződés: „{ $given }”
position-no-such-extension = nincs ilyen bővítmény: „{ $given }”
position-no-boat-in-play = nincs ilyen hajó játékban: „{ $given }”
position-too-many-cabins = ezekkel együtt { $given } kunyhó van, de a dobozban { $most }
position-stacks = { $count } halom van, köztük / áll
position-shuffled-form = „shuffled” után { $count } szám áll, szerződésenként egy
position-in-the-shuffle = ez a szerződés egy halomban van, tehát benne volt az utolsó keverésben: { $contract }
position-display-form = { $count } szerződés fekszik képpel felfelé; { $empty } az üres hely
position-not-behind-screen = ez a szerződés nincs e paraván mögött: { $contract }
position-extension-place = bővítmény egy falu olyan fejlesztett lapkáján van, amelyen nincs másik
position-extension-colour = a lapkán lévő munkások más színűek
position-empty-place = egy hely üres, pedig vannak szerződések a halmokban
position-hold-load = ebben az évszakban ({ $season }) ezen a hajón ({ $boat }) ebből ({ $piece }) legfeljebb { $most } van, nem { $given }
position-hold-taken = ennek a hajónak a rakományát már elvitték: { $boat }
position-too-many-contracts = ez a lapka nem ad ennyi szerződést: { $tile }
position-extension-of-supply = a készletből vett bővítmény saját fejlesztett lapkára kerül, amelyen még nincs
position-extension-unfit = ez a bővítmény ({ $extension }) nem helyezhető erre a lapkára: { $tile }
position-replaced-boat = annak a hajónak a helyére választunk, amelynek rakományát ősszel vitték el

## Artificium.

position-market-time = a piacon csak a lapok lerakása előtt vannak lapok
position-market-size = { $count } lapot fordítunk fel
position-rounds = a fordulók száma 1 és { $most } közötti
position-last-round = a játék a(z) { $most }. forduló után ér véget
position-too-much-given-up = több van eldobásra vagy eladásra megadva, mint amennyi van
position-giving-up-time = lapot eldobni és nyersanyagot eladni a forduló végén lehet
position-passed-outside-market = passzolni és cserélni csak a lappiacon lehet
position-out-too-early = a lapok lerakása előtt még senki sem szállhatott ki a fordulóból
position-applied-too-long = a kijátszott lapok csak a forduló végéig maradnak ott
position-laid-time = lap csak addig fekszik ott, amíg mindenki lerak egyet, és amíg sorra nem kerül
position-out-lays-nothing = aki kiszállt a fordulóból, nem rak le lapot
position-no-card-to-lay = a(z) { $at }. helynek nincs lerakható lapja, tehát kiszállt
position-all-lay = aki a fordulóban van és nem rakott le lapot, attól kérünk egyet
position-round-empty = már senki sincs a fordulóban
position-not-the-card = most nem ez a lap kerül sorra: { $card } ({ $at }. hely)
position-card-over = ez a lap már sorra került, nem feküdhet ott: { $card }
position-no-card-laid = a(z) { $at }. hely nem rakott le lapot
position-card-asks-otherwise = ez a lap nem ezt kérdezi: { $card }
position-no-such-building = a(z) { $at }. hely nem játszott ki ilyen hatású épületet
position-mage-discards = { $count } lapot dobunk el
position-one-list = „{ $word }” és a pontosvessző után lapok egy felsorolása áll
position-too-few-cards = a(z) { $at }. helynek nincs ennyi ilyen lapja: { $card }
position-one-observer = „unseen” után egy megfigyelő áll
position-deck-impossible = több ilyen lap van a pakliban, mint amennyi lehetségesnek számít: { $card }
position-only-so-many-cards = csak { $most } ilyen lap van: { $card }
position-more-than-all-think = a(z) { $at }. hely több ilyen lapot tart lehetségesnek, mint mindenki: { $card }
position-own-hand-known = a saját kézről az áll itt, amit mindenki tud róla
position-cannot-pay = a(z) { $at }. hely nem tudja kifizetni ezt a lapot: { $card }
position-no-phase = a játék véget ért: nincs fázis
position-left-for-the-deck = ebből a lapból ({ $card }) a pakliba { $there } marad, nem { $given }
position-not-so-often = ennyi ilyen lap nincs a pakliban: { $card }
