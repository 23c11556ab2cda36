## A bejárat.

shell-headline = Ülj le és játssz!
shell-choose-game = Válassz játékot
shell-play-bots = Játék a botok ellen
shell-open-table = Új asztal
shell-learn-short = Tanuld meg tíz perc alatt
shell-tune-bots = Botok
shell-tune-level = Szint
shell-fact-players = { $low }–{ $high } játékos
shell-fact-minutes = { $low }–{ $high } perc
shell-weight-1 = nagyon könnyű
shell-weight-2 = könnyű
shell-weight-3 = közepes
shell-weight-4 = elég nehéz
shell-weight-5 = nehéz
shell-my-games = A játékaid
shell-no-games = Még nincs játékod. Egy kattintás odafent, és máris az asztalnál ülsz.
shell-all-finished = Minden befejezett játék
shell-open-tables = Nyitott asztalok
shell-no-tables = Nincs nyitott asztal
shell-open-one = Nyitok egyet
shell-free-seats = { $count } szabad hely
shell-watch-tables = Nézhető játékok
shell-watch-bots = Botok játékát nézem
shell-join-link = Kaptál egy linket?
shell-join-hint = link vagy kód
shell-join = Csatlakozás
shell-learn = Tanulás
shell-rules-of = Szabályok: { $game }
shell-rules-about = számozva, kereshetően
shell-statistics = Statisztika
shell-statistics-about = pontjaid, győzelmeid és elemeid képekben
shell-row-play = Játék
shell-row-look = Megnézem
shell-row-open = Belépés
shell-row-sit = Leülök
shell-row-watch = Nézem
shell-row-replay = Visszajátszás
shell-tag-your-turn = te jössz
shell-tag-broken = sérült
shell-tag-running = folyamatban
shell-tag-waiting = még nem kezdődött el
shell-result-won = győzelem { $points } ponttal
shell-result-lost = { $points } pont
shell-result-watched = nézőként
shell-foot-open = Nyílt forráskód
shell-foot-fair = Minden keverés ellenőrizhető
shell-foot-kept = A játékok örökre megmaradnak
shell-foot-keyboard = Billentyűzettel és képernyőolvasóval is működik

## Botok és helyek.

shell-bot-random = Gondtalan
shell-bot-greedy = Kapkodó
shell-bot-easy = Könnyű
shell-bot-normal = Közepes
shell-bot-hard = Erős
# What bots are called, the same ones in the same order in every language.
shell-first-names = Márta, Ottó, Nóra, Emil, Klára, Viktor, Vera, Ádám, Lina, Oszkár, Júlia, Hugó, Róza, Martin, Zsófia, Leó, Ida, Félix, Stella, Brúnó, Olívia, Simon, Dóra, Max
shell-seat = { $number }. hely
shell-seat-open = Szabad hely
shell-kind-me = Én
shell-kind-me-about = te, ennél a képernyőnél
shell-kind-open = Szabad hely
shell-kind-open-about = valaki linkkel jön
shell-kind-here = Valaki itt
shell-kind-bot = Bot

## Új asztal és a várószoba.

shell-new-table = Új asztal
shell-new-game = A játék
shell-new-seats = Helyek
shell-you = Te
shell-name = Név
shell-mark = A jeled
shell-mark-anchor = horgony
shell-mark-bell = harang
shell-mark-boat = hajó
shell-mark-bridge = híd
shell-mark-crown = korona
shell-mark-fish = hal
shell-mark-flower = virág
shell-mark-hammer = kalapács
shell-mark-key = kulcs
shell-mark-lantern = lámpás
shell-mark-leaf = levél
shell-mark-mill = malom
shell-mark-oak = tölgy
shell-mark-saw = fűrész
shell-mark-star = csillag
shell-mark-wheel = kerék
shell-manners = Ennél az asztalnál
shell-listed = Legyen a listában: bárki leülhet
shell-watchable = Akinek megvan a link, nézheti
shell-helps = Segítség: mindenki látja, mi érhető el, és mit hozna egy lépés
shell-hints = Tanács: meg lehet kérdezni egy botot
shell-clock-move = Idő egy lépésre
shell-clock-game = Idő a játékra
shell-clock-none = nincs korlát
shell-absent = Ha valaki nincs itt
shell-absent-vote = a többiek, legalább ketten
shell-absent-after = bot { $span } után
shell-bot-pause = A botok várnak, mielőtt válaszolnak
shell-bot-pause-usual = egy keveset
shell-bot-pause-none = nem várnak
shell-make-and-invite = Asztal nyitása és meghívás
shell-make-and-start = Játék indítása
shell-waiting-room = Várószoba
shell-waiting-for = Még { $count } játékosra várunk. Küldd el a linket, vagy töltsd fel botokkal.
shell-all-there = Mindenki itt van.
shell-invite-link = Meghívó link
shell-invite-near = A link csak ezen a gépen működik. Ha másik gépről hívnál valakit, állítsd le az asztalt, és indítsd újra így: scripts/run --host 0.0.0.0
shell-make-link = Link készítése
shell-copy-link = Link másolása
shell-copied = Másolva
shell-fill-and-start = Feltöltés botokkal és indítás
shell-start = Játék indítása
shell-leave = Felállok az asztaltól
shell-close-table = Asztal bezárása
shell-remove = Eltávolítás
shell-remove-title = Eltávolítod: { $name }?
shell-remove-text = Elveszti a helyét, és többé nem látja ezt az asztalt. Új meghívóval visszajöhet.
shell-more-seats = Egy ember több helyre is leülhet
shell-reserved = annak tartjuk fenn, akinél a link van
shell-free-seat = Bárki leülhet ide
shell-owner-begins = A játékot az indítja, aki az asztalt nyitotta.
shell-join-title = Meghívtak
shell-join-text = Mondd meg, ki vagy, és ülj le. Nincs fiók, nincs jelszó.

## Az asztal.

shell-your-turn = Te jössz
shell-your-turn-offline = Te jössz (nincs kapcsolat)
shell-thinks = { $name } gondolkodik
shell-think = Gondolkodik: { $names }
shell-over = A játék véget ért
shell-tools = Az asztal eszközei
shell-menu = Menü
shell-undo = Visszavonás
shell-undo-step = Visszavonás: { $step }
shell-undo-answered = Visszavonás: { $step } (a botok válaszaival együtt)
shell-undo-last = az utolsó lépésed
shell-undo-nothing = Még nincs mit visszavonni
shell-undo-revealed = Ez nem vonható vissza: valami új derült ki.
shell-nothing-to-undo = Ez nem vonható vissza: azóta más lépett.
shell-panel-rules = Szabályok
shell-panel-log = Napló
shell-panel-chat = Csevegés
shell-panel-people = Játékosok
shell-panel-advice = Tanács
shell-panel-log-chat = Napló és csevegés
shell-refused = Ez nem lehet
shell-rule = Szabály: { $number }
shell-line-lost = { $seconds ->
    [0] Megszakadt a kapcsolat. Az utolsó lépésed biztonságban van. Újra próbáljuk.
   *[other] Megszakadt a kapcsolat. Az utolsó lépésed biztonságban van. Új próbálkozás { $seconds } másodperc múlva.
}
shell-try-now = Próbáld most
shell-no-line = A szerver most nem érhető el. Semmi sem veszett el; próbáld újra.
shell-page-failed = A játék saját oldala nem jeleníthető meg; itt az általános asztal.
shell-went-wrong = Ez nem sikerült. Semmi sem változott.
shell-lost-answer = A kapcsolat a válasz előtt szakadt meg. Mielőtt újra próbálod, nézd meg, nem történt-e már meg.
shell-stand-in = { $name } helyett egy bot játszik.
shell-come-back = Visszaveszem a helyet
shell-ballot-back = { $name } azt kéri mindenkitől, hogy térjünk vissza egy korábbi álláshoz. Mindenkinek bele kell egyeznie, akinek helye van.
shell-ballot-replace = Játsszon egy bot { $name } helyett?
shell-agree = Egyetértek
shell-disagree = Nem értek egyet
shell-handover = Add át a képernyőt
shell-handover-text = Másvalaki következik ennél a képernyőnél. Semmi sem látszik, amíg nem jelzi, hogy itt van.
shell-next-here = Ennél a képernyőnél következik: { $names }.
shell-i-am = { $name } vagyok
shell-look = Innen nézem
shell-person-bot = bot · { $level }
shell-person-here = az asztalnál
shell-person-away = nincs itt
shell-person-left = felállt
shell-person-stand-in = bot a helyén: { $level }
shell-ask-replace = Botot kérek
shell-watching = { $count } néző
shell-watch-link = Link a nézőknek:
shell-back-to-here = Mindenkit megkérek, hogy térjünk vissza e lépés elé
shell-chat-empty = Még senki sem szólt.
shell-chat-say = Mondj valamit
shell-chat-send = Küldés
shell-unread = { $count } új üzenet
shell-ballot-needs = Még hiányzik: { $names }.
shell-ballot-away = { $name } (nincs itt)
shell-ballot-one-more = Még egy embernek bele kell egyeznie az asztalnál.
shell-ballot-agreed = Beleegyeztél.
shell-ballot-withdraw = Visszavonom
shell-ballot-end = { $name } azt javasolja, hogy hagyjuk abba a játékot.
shell-seat-kept = { $name } kapcsolata megszakadt. A helye még ennyi ideig az övé: { $time }.
shell-person-kept = megszakadt a kapcsolat; a hely még ennyi ideig az övé: { $time }
shell-person-alone = Itt csak akkor játszhat bot, ha még egy ember beleegyezik, vagy az asztal szabálya szerint.
shell-end-game = Játék abbahagyása
shell-end-title = Abbahagyjátok a játékot?
shell-end-text = A játék győztes nélkül ér véget, és nem számít bele semmibe. Amit játszottatok, később is megnézhető.
shell-end-asked = Minden más játékost megkérdezünk, és mindenkinek bele kell egyeznie, kivéve azokat, akik felálltak vagy már sok napja nincsenek itt.
shell-end-no = Játsszunk tovább
shell-given-up = Abbahagyva
shell-given-up-text = Ezt a játékot abbahagyták: senki sem győzött. Ez az utolsó állás.
shell-removed = Az asztal gazdája eltávolított téged.
shell-silence = Elnémítás
shell-silence-about = { $name } üzeneteit senki sem látja többé a csevegésben
shell-silence-end = Némítás feloldása
shell-silence-end-about = { $name } újra írhat a csevegésbe
shell-silenced-you = Az asztal gazdája elnémított téged.
shell-hide = { $name } üzeneteinek elrejtése
shell-unhide = { $name } üzeneteinek megjelenítése
shell-hidden = Az ő üzeneteiket nem látod:
shell-talk = A nézők is írhatnak
shell-talk-closed = Ennél az asztalnál csak a játékosok írhatnak.
shell-watchers = Nézők
shell-search = Keresés
shell-news = Az utolsó lépésed óta
shell-plain-options = Amit tehetsz
shell-plain-wait = Most valaki más jön.
shell-generic-to-move = lép
shell-generic-middle = Az asztal
shell-generic-players = A többi játékos
shell-generic-score = Pontok most
shell-generic-all = Mind
shell-generic-none = Semmi sem illik ezekre a szavakra.
shell-generic-watch = Nézőként vagy itt.
shell-generic-news = Mi történt
shell-generic-quiet = Még semmi.
shell-generic-no-points = Még nincs pontod.
shell-generic-key-number = az első kilenc lehetőség egyikének választása
shell-generic-key-search = keresés a lehetőségek között
shell-generic-key-all = minden lehetőség mutatása újra
shell-hint = Tanács kérése egy bottól
shell-hint-thinking = A bot gondolkodik…
shell-hint-how = Egy bot megnézi ezt az állást, és megnevezi a legjobb néhány lépést, indoklással. Mindegyiket láthatod az asztalon, mielőtt bármi történne.
shell-hint-left = Hátralévő tanácsok: { $left } / { $most }.
shell-hint-next = Még egy { $seconds } másodperc múlva.
shell-hint-later = Amikor te következel, itt kérdezhetsz.
shell-hint-cancel = Mégse
shell-hint-found = { $count } javaslat.
shell-hint-show = Mutasd
shell-hint-hide = Elrejtés
shell-hint-shown = Az asztalon látható: { $what }
shell-hint-less = { $points } ponttal kevesebb, mint az első
shell-hint-alike = nagyjából olyan jó, mint az első
shell-hint-about = A pontok és az esély az, amire a bot a játék végén számít: innen sokszor végigjátssza, azzal, amit te tudsz. A kis különbség keveset jelent.
shell-hint-points = a végén kb. { $points } pont
shell-hint-win = { $percent } esély a győzelemre
shell-hint-do = Ezt teszem
shell-fit = Igazítás

## A vége.

shell-wins = { $name } győz
shell-you-win = Győztél!
shell-share-win = { $names } osztozik a győzelmen
shell-winner = győztes
shell-all-players = Minden játékos
shell-scores = Pontok
shell-rematch = Még egy játék
shell-rematch-there = A következő játékhoz
shell-fair-promised = A keverés rögzítve: a lenyomata már nyilvános
shell-fair-kept = Tisztességes keverés: ellenőrizve
shell-fair-broken = A véletlenmag nem felel meg a lenyomatnak!
shell-fair-imported = Ez a játék kész állásból indult (lecke vagy fájl): a keverése előre ismert volt
shell-fair-text = A játék előtt a szerver rögzítette a véletlenmagot, és közölte az SHA-256 lenyomatát. A játék végén a véletlenmag látható, és ez az oldal újra kiszámolja a lenyomatot.
shell-fair-commitment = Lenyomat
shell-fair-seed = Véletlenmag

## Visszajátszás.

shell-eyes = Kinek a szemével
shell-eyes-all = Néző
shell-timeline = A játék menete
shell-speed = Sebesség
shell-run = Lejátszás
shell-pause = Szünet
shell-step-on = Egy lépés előre
shell-step-back = Egy lépés vissza
shell-chapter = { $number }. forduló
shell-chapter-next = Következő fejezet
shell-chapter-before = Előző fejezet
shell-replay-start = A kezdet
shell-replay-only = Ez visszajátszás: itt semmi sem változtatható, de innen tovább lehet játszani.
shell-branch = Folytatás innen
shell-branch-title = Folytatás ettől az állástól
shell-branch-text = Új asztal nyílik ezzel az állással. Te egy helyre ülsz, a többire botok; a most nézett játék változatlan marad.
shell-branch-seat = A helyed
shell-branch-go = Játék innen

## Szabályok és leckék.

shell-rules-search = Keresés a szabályokban
shell-found = { $count ->
    [0] Nincs találat
   *[other] { $count } szabály
}
shell-no-lesson = Ehhez a játékhoz még nincs lecke.
shell-learner = Tanuló
shell-lesson-do = Te jössz: tedd meg az asztalon
shell-lesson-other = A leckében előbb egy másik lépés jön.
shell-lesson-leave = Kilépés a leckéből
shell-lesson-resume = Vissza a leckéhez
shell-lesson-end = Tovább egyedül
shell-next = Tovább
shell-back = Vissza

## Statisztika.

shell-no-finished = Még nincs befejezett játék
shell-sum-games = Játékok
shell-sum-wins = Győzelmek
shell-sum-best = Legjobb pontszám
shell-scores-over-time = Pontok az idő múlásával
shell-scores-picture = { $count ->
    [one] { $count } játék, { $low } pont
   *[other] { $count } játék, { $low } és { $high } pont között
}
shell-key-won = győzelem
shell-key-lost = vereség
shell-key-all = mindenki az asztalaidnál
shell-key-mine = te
shell-key-trend = az utolsó nyolc átlaga
shell-wins-by-level = Győzelmek az egyes szintek ellen
shell-piece-shares = Győzelmi arány azoknál, akiknél ez az elem volt
shell-finished-games = Befejezett játékok
shell-column-what = Mi
shell-column-share = Győzelmi arány
shell-column-games = Győzelmek és játékok
shell-nothing-yet = Még nincs mit mutatni.
shell-won = győzelem
shell-place = { $place }. hely
shell-show-more = Több

## Beállítások, billentyűk és a közös szövegek.

shell-settings = Beállítások
shell-language = Nyelv
shell-theme = Téma
shell-theme-auto = mint a rendszeré
shell-theme-light = Világos téma
shell-theme-dark = Sötét téma
shell-theme-light-short = világos
shell-theme-dark-short = sötét
shell-volume = Hangerő
shell-confirm-turn = Minden lépést megerősítek
shell-confirm-turn-about = Elküldés előtt látod, mit eredményez a lépésed.
shell-confirm-ask = Így lépsz?
shell-confirm = Megerősítem
shell-confirm-reveals = Ez valami újat fed fel, és nem vonható vissza.
shell-volume-off = ki
shell-haptics = Rezgés
shell-keep = Mentés
shell-close = Bezárás
shell-home = Kezdőlap
shell-more = több: { $what }
shell-less = kevesebb: { $what }
shell-nowhere = Itt nincs semmi
shell-nowhere-text = Ez a cím sehová sem vezet.
shell-table-gone = Nincs ilyen asztal, vagy zártkörű.
shell-table-old = A szerver megújult. Kérlek, töltsd be újra az oldalt.
shell-table-broken = Ez az asztal már nem olvasható. Semmi sem törlődött: a szerver üzemeltetője helyreállíthatja.
shell-table-closed = Ezt az asztalt bezárták, mielőtt a játék elkezdődött.
shell-keys = Billentyűzet
shell-key-tab = következő terület
shell-key-arrows = következő elem a területen belül
shell-key-enter = választás, és a mondat végrehajtása
shell-key-undo = visszavonás
shell-key-advice = tanács kérése egy bottól
shell-key-escape = egy lépés vissza; panel bezárása
shell-key-map = ez a táblázat

# Milyen gyorsan látszanak mások lépései.
shell-pace = Mások lépései
shell-pace-slow = lassan
shell-pace-normal = normál
shell-pace-fast = gyorsan
shell-pace-once = azonnal
shell-pace-skip = Ugrás a jelenhez
shell-pace-turn = Ugrás a lépésedhez
shell-pace-again = Mutasd újra, mi történt az utolsó lépésed óta
shell-pace-again-watching = Mutasd újra az utolsó lépéseket
shell-pace-again-step = Mutasd újra ezt a lépést
shell-key-pause = a bemutatás szüneteltetése vagy folytatása
