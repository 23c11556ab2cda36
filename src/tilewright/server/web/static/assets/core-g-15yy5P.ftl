## Ami minden játékban közös: felsorolások, helyek, és hogy miért nem szabad valami.

core-nothing = semmi
core-list-and = { $first } és { $last }
core-seat = { $number }. játékos
core-you = te

core-reason-malformed = „{ $text }” nem ennek a játéknak az akciója: { $detail }
core-reason-game-over = a játék véget ért
core-reason-not-your-turn =
    { $seat ->
        [you] most nem te következel; a játék rá vár: { $waiting }
       *[other] most nem { $seat } következik; a játék rá vár: { $waiting }
    }
core-reason-nothing-to-undo =
    { $seat ->
        [you] semmit sem vonhatsz vissza: az utolsó lépésed óta valaki más is lépett
       *[other] { $seat } semmit sem vonhat vissza: az utolsó saját lépése óta valaki más is lépett
    }
core-reason-undo-revealed =
    { $seat ->
        [you] semmit sem vonhatsz vissza: az utolsó lépésed óta valami új derült ki
       *[other] { $seat } semmit sem vonhat vissza: az utolsó saját lépése óta valami új derült ki
    }
core-reason-no-move-yet =
    { $seat ->
        [you] még nem léptél, nincs mit visszavonnod
       *[other] { $seat } még nem lépett, nincs mit visszavonnia
    }
core-reason-undo-entangled =
    { $seat ->
        [you] ezt már nem vonhatod vissza: mások építettek rá
       *[other] { $seat } ezt már nem vonhatja vissza: mások építettek rá
    }
core-no-positions = ennek a játéknak nincs szöveges állásleírása
core-hint-tried = az állást próbaképp továbbjátszva

## Mi a baj egy beállítássorral vagy egy felvétellel.

core-wrong-option-number = { $option }={ $given } beállítás: egész szám lehet, { $low } és { $high } között
core-wrong-option-flag = { $option }={ $given } beállítás: true vagy false lehet
core-wrong-option-choice = { $option }={ $given } beállítás: ezek egyike lehet: { $choices }
core-wrong-option-seats = { $option }={ $given } beállítás: helyek lehetnek, például [0,2]
core-wrong-option-file = { $option }={ $given } beállítás: egy fájl útvonala lehet, idézőjel nélkül
core-wrong-option-needs = a(z) { $option } beállításhoz ez kell: { $needs }
core-wrong-option-players = { $option } beállítás: { $players } játékossal a helyek 0 és { $last } közöttiek
core-wrong-no-option =
    { $near ->
        [none] { $game }: nincs „{ $given }” nevű beállítás; ezek vannak: { $names }
       *[other] { $game }: nincs „{ $given }” nevű beállítás (talán { $near }?); ezek vannak: { $names }
    }
core-wrong-no-game =
    { $near ->
        [none] nincs „{ $given }” nevű játék; ezek vannak: { $names }
       *[other] nincs „{ $given }” nevű játék (talán { $near }?); ezek vannak: { $names }
    }
core-wrong-no-bracket = { $given }: hiányzik a záró zárójel
core-wrong-no-game-line = egy állás ilyen sorral nevezi meg a játékát: game { $game }
core-wrong-no-value = { $given }: ez nem beállítás=érték
core-wrong-twice = a(z) { $option } beállítás kétszer szerepel
core-wrong-not-here = a(z) { $option } beállítás itt nem választható
core-wrong-too-many-options = legfeljebb { $most } beállítás lehet
core-wrong-no-rules = { $detail }
core-wrong-too-many-lines = egy felvétel legfeljebb { $most } sorból állhat
core-wrong-cut-off = a felvétel megszakad: hiányzik a „{ $words }” sor
core-wrong-too-long = egy sor legfeljebb { $most } betűből állhat
core-wrong-other-line = itt a „{ $words }” sornak kellene állnia
core-wrong-no-text = ez nem UTF-8 szöveg
core-wrong-no-record = ez nem felvétel: annak első sora „{ $title }”
core-wrong-after-the-end = az utolsó sor után nem jöhet semmi
core-wrong-other-seed = a véletlenmag nem felel meg a játék előtt közölt lenyomatnak
core-wrong-changed-above = a lenyomat nem egyezik: egy fentebbi sort megváltoztattak
core-wrong-other-start = a játék itt másképp kezdődik, mint ahogy a felvétel mondja
core-wrong-no-name = itt a „{ $words }” után egy rövid sornak kellene állnia
core-wrong-other-rules = a felvétel ezekkel a szabályokkal készült: „{ $rules }”, itt ezek vannak: „{ $here }”
core-wrong-other-facts = a felvétel más nyomtatott adatokkal készült, mint amelyek itt érvényesek
core-wrong-no-action = itt egy „hely akció | lenyomat” sornak vagy az „end” vagy „open” sornak kellene állnia
core-wrong-no-seat = nincs „{ $given }” hely
core-wrong-not-allowed = „{ $text }” itt nem megengedett ({ $why })
core-wrong-other-writing = „{ $text }” helyesen így írandó: „{ $right }”
core-wrong-changed = a lenyomat nem egyezik: ezt a sort vagy egy korábbit megváltoztattak
core-wrong-other-end = a sorok száma vagy az utolsó lenyomat hibás
core-wrong-end-or-open = egy befejezett játék az „end” sorral zárul, minden más az „open” sorral
core-wrong-no-open = egy nyitott játék sora: „open sorok lenyomat”
core-wrong-other-result = az eredmény hibás, ennek kellene lennie: { $result }
core-wrong-bot-whole = { $bot }:{ $setting }={ $given }: { $setting } egész szám lehet, { $low } és { $high } között
core-wrong-bot-number = { $bot }:{ $setting }={ $given }: { $setting } szám lehet, { $low } és { $high } között
core-wrong-bot-no-setting =
    { $near ->
        [none] { $bot }: nincs „{ $given }” nevű beállítás; ezek vannak: { $names }
       *[other] { $bot }: nincs „{ $given }” nevű beállítás (talán { $near }?); ezek vannak: { $names }
    }
core-wrong-bot-no-command = a program után parancs kell, például program:./my-bot
core-wrong-bot-not-here = egy program csak ott játszik, ahol a parancsát begépelik: a saját gépeden, play és arena közben
core-wrong-bot-unknown =
    { $near ->
        [none] nincs „{ $given }” nevű bot; ezek vannak: { $names }
       *[other] nincs „{ $given }” nevű bot (talán { $near }?); ezek vannak: { $names }
    }
core-wrong-bot-edition =
    { $near ->
        [none] { $bot }: nincs „{ $given }” nevű kiadás; ezek vannak: { $names }
       *[other] { $bot }: nincs „{ $given }” nevű kiadás (talán { $near }?); ezek vannak: { $names }
    }
core-wrong-bot-no-pair = { $bot }: „{ $given }”: ez nem beállítás=érték
core-wrong-bot-twice = { $bot }: a(z) { $setting } beállítás kétszer szerepel
core-wrong-program-start = a(z) „{ $command }” program nem indítható: { $detail }
core-wrong-program-no-command = a(z) „{ $command }” program nem indítható: ez nem parancs
core-wrong-program-ended = a(z) „{ $command }” program { $code } kilépési kóddal ért véget
core-wrong-program-closed = a(z) „{ $command }” program lezárta a kimenetét
core-wrong-program-late = a(z) „{ $command }” program { $seconds } másodpercen belül nem válaszolt
core-wrong-program-said = a(z) „{ $command }” program ezt mondta: „{ $said }”, nem olyan JSON-objektumot, amelyben "t": "{ $kind }"
core-wrong-program-other-question = a(z) „{ $command }” program a(z) { $given }. kérdésre felelt, pedig a(z) { $asked }. volt soron
core-wrong-program-no-option = a(z) „{ $command }” program válasza („{ $said }”) nem lehetőség
core-wrong-program-then-list = a(z) „{ $command }” program "then" mezője nem szövegek listája
core-wrong-program-then-action = a(z) „{ $command }” program "then" mezőjében olyan is van, ami nem akció

## Miért nem akciója egy szöveg a játéknak. Az akciók szavai úgy állnak itt, ahogy be kell írni őket.

core-malformed-either = { $one }; vagy: { $other }
core-malformed-nothing-follows = „{ $word }” után nem áll semmi
core-malformed-no-such-word = egyetlen akció sem kezdődik így: „{ $given }”; ezek lehetnek: { $names }
core-malformed-none-of = „{ $given }” nincs ezek között: { $names }
core-malformed-no-number = „{ $given }” nem szám
core-malformed-number-outside = { $given } nincs { $low } és { $high } között
core-malformed-form = így írandó: { $word } { $form }
core-malformed-words-follow =
    { $count ->
        [0] „{ $word }” után nem áll semmi
       *[other] „{ $word }” után { $count } szó áll
    }
core-malformed-different-tiles = „{ $word }” után legalább egy, legfeljebb { $most } különböző lapka áll
core-malformed-too-many-skills = egyetlen fejlesztéshez sem kell ennyi jártasság
core-malformed-no-tile = nincs ilyen lapka: „{ $given }”
core-malformed-no-cell = „{ $given }” nem olyan mező, mint 1,-1
core-malformed-no-sign = a 0-nak nincs előjele

## Mi a baj egy nyomtatott adatokat tartalmazó fájllal.

core-wrong-content-table = { $where }: itt táblázat kell, nem { $given }
core-wrong-content-no-field = { $where }: hiányzik ez a mező: { $field }
core-wrong-content-text = { $where }: itt egy sor szöveg kell, nem { $given }
core-wrong-content-number = { $where }: itt egész szám kell { $low } és { $high } között, nem { $given }
core-wrong-content-flag = { $where }: itt true vagy false kell, nem { $given }
core-wrong-content-list = { $where }: itt lista kell, nem { $given }
core-wrong-content-texts = { $where }: ebben a listában szövegek kellenek, nem { $given }
core-wrong-content-missing = { $where }: nincs ilyen fájl
core-wrong-content-folder = { $where }: ez mappa
core-wrong-content-special = { $where }: ez eszköz vagy csővezeték
core-wrong-content-large = { $where }: ez a fájl nagyobb, mint { $most } MB
core-wrong-content-unreadable = { $where }: nem olvasható: { $detail }
core-wrong-content-no-text = { $where }: ez nem UTF-8 szöveg
core-wrong-content-no-toml = { $where }: ez nem TOML: { $detail }
core-wrong-content-no-cost = { $where }: egy fejlesztésnek ára van; ezek lehetnek: { $names }
core-wrong-content-scale = { $where }: itt két vagy több nem csökkenő szám kell
core-wrong-content-edge-letters = { $where }: itt hat betű kell, R, F és W, nem „{ $given }”
core-wrong-content-edge-counts = { $where }: itt { $roads } R és { $waters } W kell, nem { $given }
core-wrong-content-edge-waters = { $where }: a két W egymással szemben legyen, ne úgy, mint itt: { $given }
core-wrong-content-players = { $where }: itt a játékosok legkisebb és legnagyobb száma kell
core-wrong-content-tile-twice = { $where }: ilyen kulcsú lapka már van itt: { $file }
core-wrong-content-tile-in-box = { $where }: ilyen kulcsú lapka már van a dobozban
core-wrong-content-season-tiles = { $where }: { $need } lapka kell, nem { $count } (KF-1.5)
core-wrong-content-boat-players = { $where }: { $players } játékosra { $boats } hajó jut, pedig ugyanannyi kell (KF-1.9)
core-wrong-content-numbered = { $where }: a sorszámok 1-től { $count }-ig legyenek, ne így: { $numbers } (KF-1.5)
core-wrong-content-order-symbol = { $where }: { $players } játékosra egy kezdőjátékos jelű oldal kell (KF-1.10)
core-wrong-content-order-sides = { $where }: { $players } játékosra { $count } oldal kell a kezdőjátékos jele nélkül (KF-1.10)
core-wrong-content-one-worker = { $where }: egy munkás már a teljes ár
core-wrong-content-fields = { $where }: itt mezők listája kell
core-wrong-content-mark = { $where }: „{ $given }” nem mezője ennek a bejegyzésnek
core-wrong-content-no-entry = { $where }: nincs ilyen bejegyzés: { $kind } { $given }; ezek lehetnek: { $names }
core-wrong-content-effect = { $where }: ilyen fajtájú lapnak ({ $kind }) nincs ilyen hatása
core-wrong-content-action-inputs = { $where }: egy akciónak nincs inputs és outputs mezője
core-wrong-content-cell = { $where }: egy mező száma 1 és { $most } közötti (AR-7.3)
core-wrong-content-prices = { $where }: vétel { $buy }, eladás { $sell }: a vételárnak kell nagyobbnak lennie
core-wrong-content-makes-coins = { $where }: a szükségesek { $paid } érméért vehetők, az eredmény { $gained } érméért adható el: így nem szabad érmét szerezni
core-wrong-content-deck = { $where }: { $cards } lap kell, köztük { $actions } akció, nem { $given } és { $given-actions } (AR-1.1)
core-wrong-content-field =
    { $near ->
        [none] { $where }: „{ $given }” itt ismeretlen; ezek lehetnek: { $names }
       *[other] { $where }: „{ $given }” itt ismeretlen (talán { $near }?)
    }
core-wrong-content-word =
    { $near ->
        [none] { $where }: „{ $given }” itt ismeretlen; ezek lehetnek: { $names }
       *[other] { $where }: „{ $given }” itt ismeretlen (talán { $near }?)
    }
core-wrong-content-no-tile =
    { $near ->
        [none] { $where }: nincs ilyen lapka: „{ $given }”; ezek lehetnek: { $names }
       *[other] { $where }: nincs ilyen lapka: „{ $given }” (talán { $near }?)
    }

## Amit az operációs rendszer vagy egy fájl olvasása közöl.

core-fault-missing = nincs ilyen fájl vagy mappa
core-fault-folder = ez mappa
core-fault-no-folder = az útvonal egyik része nem mappa
core-fault-special = ez eszköz vagy csővezeték
core-fault-large = a fájl nagyobb, mint { $most } MB
core-fault-not-permitted = ehhez nincs jogod
core-fault-read-only = a lemez csak olvasható
core-fault-no-space = nincs több hely a lemezen
core-fault-exists = ez már létezik
core-fault-long-name = a név túl hosszú
core-fault-bad-name = fájlnak nem lehet ilyen neve
core-fault-device = a lemez hibát jelez
core-fault-too-many-open = túl sok fájl van nyitva
core-fault-no-memory = nincs elég memória
core-fault-no-program = ez nem program
core-fault-address-in-use = egy másik program használja
core-fault-no-address = ennek a gépnek nincs ilyen címe
core-fault-system = az operációs rendszer { $number }. számú hibát jelez
core-fault-no-text = ez nem UTF-8 szöveg
core-fault-too-deep = túl sok szint van egymásba ágyazva
core-fault-toml = hiba van benne
core-fault-toml-end = idő előtt véget ér
core-fault-toml-at = hiba a(z) { $line }. sor { $column }. oszlopában

## Az asztal leírása olyan játékhoz, amelynek nincsenek saját szövegei.

core-explained = { $what }: { $points } pont
core-area-table = Asztal
core-area-own = Nálad
core-area-hand = Kéz
core-area-deck = Pakli
core-area-discards = Eldobott lapok
core-area-market = Piac
core-area-supply = Készlet
core-area-round = Forduló
core-area-points = Pont
core-area-score = Pontszám
core-area-scores = Pontszámok
core-area-coins = Érme
core-area-passed = Passzolt
core-area-first = Kezdőjátékos
core-area-start = Kezdőjátékos
core-area-seat = Játékos
core-area-players = Játékosok
core-area-pieces = Játékelemek
