## A parancsok súgója.

cli-help = Társasjátékok pontos szabályokkal: játék a terminálban, botok játszmái, felvételek visszajátszása és ellenőrzése.
cli-help-version = Kiírja a verziót és azt, melyik mag fut, majd kilép.
cli-version-compiled = tilewright { $version } (lefordított mag, Python { $python })
cli-version-pure =
    tilewright { $version } (tiszta Python, nagyjából tízszer lassabb, Python { $python })
    A gyors maghoz telepíts egy C-fordítót, majd telepítsd újra a Tilewrightot.
cli-help-lang = Minden szöveg nyelve; ha nincs megadva, a rendszeré.
cli-help-games = Felsorolja a játékokat és beállításaikat.
cli-help-rules = Kiírja egy játék számozott szabályait. Mindet, egy fejezetet (5), egy szabályt (5.2), vagy azokat, amelyekben egy szó szerepel.
cli-help-game = A játék, ahogy a „tilewright games” felsorolja.
cli-help-number = Egy fejezet, egy szabály száma, vagy keresett szavak.
cli-help-play = Játék a terminálban. Ha mást nem adsz meg: { $game }, te a botok ellen. Játék közben írd be: „help” vagy „súgó”.
cli-help-spec = A játék a beállításaival, például NAME vagy "NAME(players=3)".
cli-help-players = Hányan játszanak, botok és emberek együtt.
cli-help-seats = Ki hol ül, például „me,greedy,random”; „me:Anna” egy ember névvel.
cli-help-people = Ennyi ember játszik ennél a képernyőnél, a többi bot.
cli-help-seed = Ugyanaz a véletlenmag ugyanazt a játékot adja; ha nincs megadva, új készül.
cli-help-save = A játszma felvételét ebbe a fájlba írja.
cli-help-resume = Folytatja ennek a felvételnek a játszmáját.
cli-help-simulate = Botok sok játszmát játszanak. Kiírja a pontokat, a győzelmeket, a döntéseket és a lehetőségek számát. Példa: tilewright simulate { $game } --games 100 --bots greedy,random
cli-help-games-count = Hány játszma.
cli-help-bots = A botok sorban a helyeken, például „greedy,random”.
cli-help-jobs = Ennyi folyamatban; az eredmény mindig ugyanaz.
cli-help-json = Az eredményt JSON formában írja ki.
cli-help-replay = Kiír egy felvett játszmát. Mindent, ami történt, és az asztalt a végén vagy egy sornál.
cli-help-file = Egy felvétel.
cli-help-to = Eddig a sorig; 0 a kezdet.
cli-help-seat = Nézet erről a helyről, 1-től számolva.
cli-help-verify = Visszajátssza a felvételeket, és minden lenyomatot összevet. Kilépési kód 0: mind helyes, 1: hibás felvétel, 2: olvashatatlan fájl.
cli-help-files = Felvételek.

## Játékok és változataik.

cli-games-option = Beállítás
cli-games-allowed = Megengedett
cli-games-default = Alapérték
cli-games-about = Mi ez
cli-games-hint = Játék: { $called } play { $game }   vagy beállításokkal: { $called } play "{ $game }(players=3)"
cli-allowed-number = { $low }–{ $high }
cli-allowed-flag = true vagy false
cli-allowed-choice = ezek egyike: { $choices }
cli-allowed-seats = helyek, például [0,2]
cli-allowed-file = egy fájl útvonala

## Játék közben. Az első szavak begépelhetők; az angol szavak mindig működnek.

cli-words-help = súgó ?
cli-words-undo = vissza
cli-words-why = miért
cli-words-score = pontok pont
cli-words-tile = lapka kártya
cli-words-rules = szabály szabályok
cli-words-log = napló
cli-words-look = asztal
cli-words-all = mind
cli-words-hint = tipp
cli-words-quit = kilépés
cli-play-welcome = { $game }, véletlenmag { $seed }. Írd be: „súgó”, ha tudni akarod, mit tehetsz.
cli-play-bots = Botok: { $bots }
cli-play-prompt = Szám, keresett szó vagy „súgó”:
cli-play-more = … és még { $count } lehetőség: írj be egy keresett szót, vagy „mind”.
cli-play-no-number = A lehetőségek száma 1 és { $most } közötti.
cli-play-no-match = Sem lehetőségben, sem parancsban nem szerepel: „{ $typed }”. Írd be: „súgó”.
cli-play-help =
    SZÁM           végrehajtja ezt a lehetőséget
    SZAVAK         csak az ilyen szavakat tartalmazó lehetőségek; Enter: megint mind
    vissza         visszavonja az utolsó lépést, amíg semmi új nem derült ki
    miért AKCIÓ    miért nem szabad; így kell írni: { $example }
    pontok         a pontok, ha most érne véget a játék
    lapka NÉV      mi áll egy lapkán vagy kártyán
    szabály SZÁM   egy szabály szövege, például: szabály 1.1; szó is megadható
    napló          minden, ami történt
    asztal         az asztal újra; „asztal mind”: teljes egészében
    mind           minden lehetőség
    tipp           a legjobb lépések, az okuk, és mi várható tőlük
    kilépés        távozás; a játszma elmentve, később folytatható
cli-play-undone = Visszavonva.
cli-play-allowed = Szabad: ez a(z) { $number }. lehetőség.
cli-play-no-log = Még nem történt semmi.
cli-play-score-known = { $seat }: { $points } pont, ha most érne véget a játék
cli-play-score-guessed = { $seat }: körülbelül { $points } pont, amennyire tudható
cli-play-advice = { $number }. { $actions }
cli-play-advice-why = { $reason }; a végén körülbelül { $points } pont, a győzelem esélye { $chance } %
cli-play-no-tile = Nincs olyan lapka vagy kártya, amelynek nevében ez áll: „{ $typed }”.
cli-play-rules = Adj meg egy fejezetet, egy szabályt (például 1.1) vagy egy szót. Fejezetek: { $sections }
cli-play-hand-over = Most { $seat } következik. Add át a képernyőt; { $seat } nyomjon Entert.
cli-play-confirm = Kész a lépésed. Enter: tovább, „vissza”: az utolsó lépés visszavonása:
cli-play-final = { $seat }: { $points } pont
cli-play-winners =
    { $winners ->
        [you] Győztél!
       *[other] Győztes: { $winners }
    }
cli-play-saved = A felvétel itt van: { $file }.
cli-play-resume = A játszma mentve. Folytatás: { $called } play --resume { $file }

## Botok játszmái, visszajátszás, ellenőrzés.

cli-simulate-title = { $games } játszma: { $game }, véletlenmag { $seed }
cli-simulate-bot = Bot
cli-simulate-seat = Hely
cli-simulate-played = Játszott
cli-simulate-mean = Átlag
cli-simulate-spread = Szórás
cli-simulate-least = Legkevesebb
cli-simulate-most = Legtöbb
cli-simulate-wins = Győzelem
cli-simulate-decisions = Döntések játszmánként: átlagosan { $mean }, legfeljebb { $most }
cli-simulate-options = Lehetőségek: legfeljebb { $largest }, 100 döntésből 99-szer legfeljebb { $percentile_99 }
cli-simulate-time = Idő: { $seconds } s, { $jobs } folyamatban
cli-replay-title = { $game }, { $line }. sor (összesen { $count })
cli-verify-finished = { $file }: helyes, { $game }, { $lines } sor, befejezett
cli-verify-open = { $file }: helyes, { $game }, { $lines } sor, befejezetlen

## Ami hibás lehet.

cli-plugin-broken = ez a bővítmény nem vagy csak részben működik: { $plugin }
cli-error-spec = { $detail }
cli-error-bot = { $detail }
cli-error-lang = nincs ilyen nyelv: „{ $lang }”; van: { $langs }
cli-error-seed = a véletlenmag egyetlen rövid sor
cli-error-no-file = nincs ilyen fájl: { $file }
cli-error-directory = mappa, nem fájl: { $file }
cli-error-unreadable = nem olvasható: { $file }: { $detail }
cli-error-unwritable = nem írható: { $file }: { $detail }
cli-error-special = eszköz vagy csővezeték, nem fájl: { $file }
cli-error-large = nagyobb, mint { $most } MB: { $file }
cli-error-record = { $file }, { $line }. sor: { $detail }
cli-error-no-rule = nincs ilyen szabály vagy fejezet: „{ $wanted }”, és ezek a szavak egyik szabályban sem szerepelnek; fejezetek: { $sections }
cli-error-seats = { $given } hely van megadva, de { $need } játékos játszik
cli-error-people = az emberek száma 0 és { $most } közötti lehet, nem { $people }
cli-error-seats-and-people = vagy a --seats, vagy a --people kapcsolót add meg
cli-error-name = „{ $name }” nem név: egy név egy sor, legfeljebb { $most } betű
cli-error-resume-options = a folytatott játszmának már van játéka, játékosai, helyei és véletlenmagja
cli-error-too-many-bots = { $bots } bot van megadva, de csak { $most } játszik
cli-error-line = nincs { $line }. sor; a felvétel { $count } sorból áll
cli-error-comments = a(z) { $file } nem ehhez a felvételhez írt megjegyzések fájlja
cli-error-seat = nincs { $seat }. hely; a helyek sorszáma 1 és { $most } közötti
cli-error-left = a játszma a vége előtt félbemaradt
cli-error-interrupted = megszakítva
cli-error-pipe = a kimenetet már senki sem olvassa

## Asztal a hálózaton; becsületes keverés.

cli-help-serve = Az asztal indítása ezen a gépen és megnyitása a böngészőben.
cli-help-host = A figyelt cím; a 0.0.0.0 a hálózatodból másokat is beenged.
cli-help-port = A port; 0 esetén egy szabad port.
cli-help-db = A fájl, amely az összes asztalt őrzi, vagy egy adatbázis címe (postgresql://user@host/name).
cli-help-browser = A böngésző megnyitása.
cli-help-config = TOML-fájl beállításokkal; a környezeti változók (például TILEWRIGHT_PORT) és az itteni kapcsolók elsőbbséget élveznek.
cli-help-record = Kiírja egy játszma teljes felvételét. A tároló fájljából, folyamatban lévő vagy befejezett játszmáét; a véletlenmag is benne van.
cli-help-table = Az asztal kulcsa.
cli-help-backup = A tároló másolása új fájlba, akkor is, ha a szerver fut.
cli-help-admin = Egy szerver gondozása: emberek, asztalok, kitiltások, mentések. A parancsok listája: „tilewright admin”.
cli-help-target = Az új fájl.
cli-help-commitment = A játék előtt közölt lenyomat; a felvételnek ahhoz a játékhoz kell tartoznia.
cli-serve-at = Az asztal itt nyitva áll: { $address } (leállítás: Ctrl-C). A játszmák itt vannak: { $file }
cli-help-worker = Más gépeken futó szerverek botjai helyett gondolkodik. A kérdéseket a Redisből veszi, ugyanaz a worker_secret vagy cluster_secret kell hozzá, mint a szerverekhez, és bármikor leállítható.
cli-help-redis = A Redis vagy Valkey címe (redis://host:6379/0).
cli-help-worker-jobs = Egyszerre ennyi bot gondolkodik.
cli-worker-at = Válaszol a szerverek botjai helyett itt: { $address }, egyszerre { $jobs } kérdésre (leállítás: Ctrl-C).
cli-serve-found = A játszmák az ebben a mappában lévő { $file } fájlból folytatódnak. Ha bármely mappából el akarod érni őket, tedd ide: { $usual }
cli-record-done = Kiírva: { $file }
cli-backup-done = { $file } elkészült
cli-help-migrate = Egy teljes tároló átköltöztetése egy üresbe. Fájlból PostgreSQL-be vagy vissza; a végén mindent összevet, és a régi tároló érintetlen marad. Ha félbeszakad, újra futtatva folytatja. Közben egyikkel sem futhat szerver.
cli-help-old = A költöztetendő tároló: fájl vagy cím.
cli-help-new = Egy üres adatbázis vagy egy még nem létező fájl.
cli-moving = Költöztetés
cli-moved = Átköltözött és összevetve: { $rows } sor. A tároló most itt van: { $new }; a régi is megvan: { $old }
cli-move-cut = Nincs kész. A folytatáshoz futtasd újra ugyanezt a parancsot; { $old } érintetlen maradt.
cli-verify-commitment = a véletlenmag megfelel a lenyomatnak: { $commitment }
cli-error-commitment = { $file }: ez nem az a játék, amelyre a lenyomat szól

## Az aréna.

cli-help-arena = Botok erejét méri össze. A helyek cserélődnek, és minden osztás visszatér, így a szerencse közös. Példa: tilewright arena "{ $game }(players=2)" --bots normal,easy --games 100 --jobs 2
cli-help-jobs-arena = Ennyi folyamatban; az időre játszó botoknak processzormagonként egy a legjobb.
cli-help-arena-json = Minden befejezett játszmát ebbe a fájlba ír, soronként egyet, a végén az összegzéssel.
cli-help-arena-resume = Folytatja annak a fájlnak a játszmáit.
cli-help-picture = Az eredményt SVG-ként ebbe a fájlba rajzolja.
cli-arena-title =
    { $games ->
        [one] { $games } játszma: { $game }, véletlenmag { $seed }
       *[other] { $games } játszma: { $game }, véletlenmag { $seed }
    }
cli-arena-bot = Bot
cli-arena-played = Játszma
cli-arena-wins = Győzelem
cli-arena-interval = 95 %
cli-arena-mean = Pont
cli-arena-winning = A győztes átlagos pontszáma: { $points }
cli-arena-won = Ha nyert
cli-arena-rating = Élő-pont
cli-arena-decisions = Döntés
cli-arena-ms = átlag ms
cli-arena-p95 = 100-ból 95
cli-arena-max = Leghosszabb
cli-arena-kept = Időben
cli-arena-pondered = { $bot }: mások gondolkodása közben további { $seconds } mp.
cli-arena-fair = egyenlő esély
cli-arena-fair-share = Egyenlő eséllyel a győzelmi arány { $share } % volna; a megosztott győzelem arányosan számít.
cli-arena-file = A játszmák itt vannak: { $file }
cli-arena-picture = A kép itt van: { $file }
cli-error-arena-exists = a(z) { $file } már létezik: folytasd a --resume kapcsolóval, vagy adj meg másik fájlt
cli-error-arena-resume = a --resume kapcsolóhoz kell a játszmák fájlja: --json FILE
cli-error-no-arena = a(z) { $file } nem egy aréna fájlja
cli-error-other-arena = a(z) { $file } másik arénáé: más a játék, a botok, a véletlenmag vagy a --ponder
cli-error-arena-stopped = megszakítva: { $games } játszmából { $done } készült el
cli-error-arena-go-on = megszakítva: { $games } játszmából { $done } készült el; folytatás: --resume --json { $file }

## A --help lapjai, és mi a baj egy begépelt paranccsal.

cli-help-help = Kiírja ezt a súgót, és kilép.
cli-usage-usage = Használat:
cli-usage-options-here = [KAPCSOLÓK]
cli-usage-command-here = PARANCS [SZAVAK]...
cli-usage-arguments = Paraméterek
cli-usage-options = Kapcsolók
cli-usage-commands = Parancsok
cli-usage-type-number = SZÁM
cli-usage-type-file = FÁJL
cli-usage-type-text = SZÖVEG
cli-usage-default = alapérték: { $value }
cli-usage-required = kötelező
cli-usage-no-option =
    { $near ->
        [none] nincs ilyen kapcsoló: { $option }
       *[other] nincs ilyen kapcsoló: { $option } (talán { $near }?)
    }
cli-usage-no-value = ennek a kapcsolónak nincs értéke: { $option }
cli-usage-needs-value = ennek a kapcsolónak érték kell: { $option }
cli-usage-missing = hiányzik: { $name }
cli-usage-number = { $option }: egész szám kell
cli-usage-number-range = { $option }: egész szám kell, { $low } és { $high } között
cli-usage-extra = fölösleges szavak: { $words }
cli-usage-no-command = nincs ilyen parancs: „{ $command }”; a lista: { $program } --help
cli-usage-missing-command = adj meg egy parancsot; a lista: { $program } --help

## Kutatóknak.

cli-help-dataset = Botok játszmáinak minden döntését számokként egy Parquet-fájlba írja. Mellé leírás készül. Példa: tilewright dataset "{ $game }(players=2)" games.parquet --bots easy,normal --games 1000 --jobs 2
cli-help-dataset-file = A kimeneti fájl; még nem létezhet.
cli-help-mcp = Játékokat kínál egy nyelvi modellnek a Model Context Protocol szerint. A szabványos be- és kimenetet használja.
cli-error-extra = ehhez a(z) { $module } csomag kell, de nincs telepítve: pip install "tilewright[{ $extra }]"
cli-error-not-encoded = { $game }: ez a játék nem írható át számokra
cli-error-exists = { $file } már létezik: adj meg másik fájlt
cli-dataset-written = Döntések: { $decisions }, játszmák: { $games }, idő: { $seconds } s
cli-dataset-files = A játszmák itt vannak: { $file }, a leírásuk: { $about }.
cli-help-benchmark = Egy ágenst mér változatlan ellenfelek ellen. Rögzített asztaloknál, rögzített véletlenmagokkal. Példa: tilewright benchmark "program:python3 bot.py" --games 100 --jobs 2
cli-help-benchmark-agent = Az ágens: egy bot, például „greedy”, vagy „program:COMMAND”.
cli-help-benchmark-games = Hány játszma asztalonként és ellenfelenként; felfelé kerekítve, hogy minden leosztást minden helyről lejátsszanak.
cli-help-benchmark-tables = Csak azok az asztalok, amelyek nevében ez a szöveg szerepel, például „players=2”.
cli-help-benchmark-opponents = Csak azok az ellenfelek, amelyek nevében ez a szöveg szerepel.
cli-help-benchmark-json = Az eredményeket ebbe a fájlba írja.
cli-help-benchmark-board = Az eredményeket ebbe a ranglistába írja, ugyanazon ágens korábbi eredményei helyére.
cli-benchmark-table = Asztal
cli-benchmark-opponent = Ellenfél
cli-benchmark-advantage = { $agent }: { $advantage } százalékponttal az egyenlő győzelmi arány fölött (± { $half }), { $games } játszmából
cli-error-benchmark-one = egy ágenst adj meg
cli-error-benchmark-none = egyetlen asztal vagy ellenfél nevében sincs ilyen szöveg
cli-error-benchmark-part = ranglistába csak teljes mérés kerül: --tables és --opponents nélkül
cli-error-no-leaderboard = { $file } nem ennek a mérésnek a ranglistája
cli-help-engine = Hol folynak a játszmák: „local”: ennek a gépnek a folyamataiban (--jobs), „ray”: egy Ray-fürtön (RAY_ADDRESS).
cli-help-ponder = A kereső botok mások gondolkodása közben is gondolkodhatnak, ugyanannyi ideig.
cli-error-engine = nincs ilyen motor: „{ $engine }”; van: { $engines }
