## Mit utasít el a szerver, és miért.

server-already-begun = ennél az asztalnál már elkezdődött a játék
server-bad-body = a kérés nem olvasható: { $detail }
server-bad-bot = { $detail }
server-bad-mark = a jel ezek egyike lehet: { $marks }
server-bad-message = ezt az üzenetet az asztal nem érti
server-bad-name = a név egyetlen sor, 1–{ $most } látható karakter, legalább egy betűvel vagy számjeggyel, láthatatlan karakterek nélkül
server-bad-record = a felvétel { $line }. sora: { $detail }
server-bad-seats = { $given } hely van megadva, de { $need } játékos játszik
server-bad-spec = { $detail }
server-bot-settings = hálózaton a botnak csak a szintje választható: { $bots }
server-branch-open = az elágazás asztalánál minden helyen ülnie kell valakinek: neked, másnak ennél a képernyőnél vagy egy botnak
server-branch-over = ott a játék már véget ért; válassz korábbi állást
server-chat-fast = ez egyszerre túl sok; várj egy kicsit, mielőtt többet írsz
server-content-type = a tartalom típusa ez legyen: { $need }
server-empty-chat = ez az üzenet üres
server-excerpt = ez egy folyamatban lévő játék kivonata; csak felvételt lehet folytatni
server-internal = itt valami elromlott; a játék sértetlen (kód: { $request })
server-me-twice = „me” csak egy hely lehet; egy másik ember ennél a képernyőnél „here”
server-muted = az asztal gazdája itt elnémított
server-name-alike = { $name } összetéveszthető valakivel, aki már az asztalnál van: { $other }; válassz másik nevet
server-name-bot = { $name } egy bot nevére hasonlít; válassz másikat
server-name-taken = ezt a nevet ennél az asztalnál már viseli valaki: { $name }
server-no-code = ez a kód hibás, vagy már felhasználták
server-no-person = nincs ilyen ember ennél az asztalnál, vagy ő az asztal gazdája
server-no-table = nincs ilyen asztal
server-nobody = előbb mutatkozz be
server-not-begun = a játék még nem kezdődött el
server-not-finished = a játék még nem ért véget
server-not-listed = ez az asztal zárt: a leüléshez kód kell
server-not-owner = ezt csak az teheti, aki az asztalt létrehozta
server-not-seated = ezt csak az teheti, aki az asztalnál ül
server-not-your-seat = ez nem a te helyed
server-one-seat = már van helyed ennél az asztalnál; több helyet egy embernek az asztal gazdája engedhet meg
server-removed = az asztal gazdája eltávolított ettől az asztaltól
server-seat-reserved = ezt a helyet egy meghívottnak tartják fenn
server-seat-taken = ez a hely nem szabad
server-seats-open = vannak még szabad helyek; ültess rájuk botokat, vagy várj
server-slow-down = innen egyszerre túl sok a kérés; próbáld újra { $seconds } másodperc múlva
server-talk-closed = ennél az asztalnál csak a játékosok írhatnak
server-too-fast = túl sok új asztal egy címről; próbáld később
server-too-large = ez túl nagy: legfeljebb { $most } bájt
server-query-too-long = ennek a címnek a lekérdezése túl hosszú: legfeljebb { $letters } karakter és { $parameters } paraméter
server-too-many-people = túl sok új ember jön a címedről; kérlek, próbáld később
server-too-many-tables = már { $most } befejezetlen asztalod van; fejezz be vagy hagyj el egyet

## Miért nem lehet valamit az asztalnál; amit maga a játék mond, a saját fájljában van.

server-reason-broken = ez a játszma már nem olvasható; a szerver üzemeltetője megtalálja az okát a naplóban
server-reason-no-ballot = nincs ilyen számú szavazás
server-reason-no-helps = ennél az asztalnál nincs segítség
server-reason-no-hints = ennél az asztalnál a botok nem adnak tanácsot
server-reason-no-replacement = erre a helyre nem ülhet bot
server-reason-not-begun = a játék még nem kezdődött el
server-reason-not-your-seat = ez nem a te helyed
server-reason-one-alone = { $seat } nincs itt, vagy lejárt az ideje; bot csak akkor ülhet a helyére, ha még legalább egy ember beleegyezik, ha az asztal szabálya szerint lejárt az ideje, vagy két játékosnál valamivel az óra lejárta után
server-reason-seat-kept = { $seat } kapcsolata megszakadt; a helye még { $seconds } másodpercig az övé
server-reason-stale = a játék azóta továbbment; nézd meg újra
server-reason-act-reveals = az egyik lépés új dolgot fed fel; a folytatást csak azután lehet kiválasztani
server-reason-still-there = { $seat } az asztalnál van
server-reason-hint-thinking = a bot még az előző kérdéseden gondolkodik
server-reason-too-many-hints = minden tanács elfogyott; a következő { $seconds } másodperc múlva lesz kész

## Mi történt az asztalnál.

server-event-undone =
    { $seat ->
        [you] Visszavonod az utolsó lépést.
       *[other] { $seat } visszavonja az utolsó lépést.
    }
server-event-undone-answered =
    { $seat ->
        [you] Visszavonod az utolsó lépést, és vele a botok válaszait.
       *[other] { $seat } visszavonja az utolsó lépést, és vele a botok válaszait.
    }
server-event-rewound =
    { $seat ->
        [you] Mindenki beleegyezik a visszalépésbe, ahogy kérted.
       *[other] Mindenki beleegyezik a visszalépésbe, ahogy { $seat } kérte.
    }
# To whoever looks on while others are asked
server-waits = Várunk: { $waiting }.
# A step of a replay that brought nothing to be told: what its player chose
server-chosen = { $seat }: { $choice }

## A tároló, a beállítások, a cím.

server-store-full = betelt a lemez: több nem tárolható, és ami nincs tárolva, az nem történt meg
server-store-read-only = a tároló nem írható: csak olvasható, vagy hiányzik a mappája
server-store-no-database = ez a fájl nem Tilewright-tároló
server-store-broken = a tároló nem használható: { $detail }
server-store-in-use = a(z) { $file } tárolót egy másik szerver használja
server-store-stop-others = ez a verzió úgy módosítja a(z) { $file } tárolót, hogy a vele futó szerverek nem tudják folytatni: { $servers }. Állítsd le mindet, indítsd el ezt, majd a többit az új verzióval
server-store-newer = ez a tároló egy újabb Tilewrighté (a verziója { $stored }, ez a program eddig ismeri: { $known }); kérlek, az újabbat indítsd el
server-starting = a szerver most indul; próbáld újra egy pillanat múlva
server-store-slow = a tároló túl lassú: egy írás { $seconds } másodperc alatt sem fejeződött be
server-store-stale = ezt az asztalt közben valaki más megváltoztatta; nézd meg újra
server-elsewhere = az asztal éppen egy másik szerverre kerül át; próbáld újra egy pillanat múlva
server-table-broken = ez az asztal már nem olvasható; a szerver üzemeltetője megtalálja az okát a naplóban
server-store-no-game = ebben a tárolóban nincs játszma ezen az asztalon: { $table }
server-store-no-file = nincs ilyen tároló: { $file }
server-store-target-exists = { $file } már létezik
server-store-url = a tároló egy fájl vagy egy adatbázis ilyen címmel: postgresql://user@host/name
server-store-driver = PostgreSQL-tárolóhoz telepítsd ezt: „tilewright[postgresql]”
server-redis-driver = a Redis használatához telepítsd ezt: „tilewright[redis]”
server-store-unreachable = a(z) { $address } adatbázis nem érhető el; fut ott a PostgreSQL?
server-store-denied = a(z) { $address } adatbázis nem fogadja el ezt a felhasználót ezzel a jelszóval
server-store-refused = a(z) { $address } adatbázis elutasítja a kapcsolatot: { $detail }
server-store-old-server = a PostgreSQL { $found } túl régi; { $least } vagy újabb verzió kell
server-store-encoding = ez az adatbázis { $found } kódolással tárolja a szövegeket; UTF8 kódolásút hozz létre
server-store-other-tables = a(z) { $address } adatbázisban más program táblái vannak; üreset adj meg
server-store-lost = az adatbázis most nem érhető el; ami nincs tárolva, az nem történt meg
server-store-older = ez a tároló régebbi ennél a Tilewrightnál (a verziója { $stored }, itt { $known }); az a szerver frissíti, amely elindul vele
server-store-unfinished = a(z) { $file } tároló még nem teljes; futtasd újra a „tilewright migrate” parancsot, amíg be nem fejeződik
server-store-only-file = így csak fájlban lévő tároló állítható vissza; üres adatbázist a „tilewright migrate” tölt fel
server-move-same = ez ugyanaz a tároló; két különbözőt nevezz meg
server-move-not-empty = a(z) { $address } tároló nem üres; üreset adj meg
server-move-different = a(z) { $address } tartalma eltér a régi tárolóétól (rész: { $part }); ürítsd ki, és kezdd újra
server-move-row = a másik adatbázis nem fogad el egy sort (rész: { $part }, sor: { $row }); többet a „tilewright admin check” mond
server-config-unreadable = nem olvasható a beállításfájl ({ $file }): { $detail }
server-config-wrong = hibás beállítás: { $detail }
server-config-old-proxy = megszűnt ez a beállítás: { $old }; sorold fel a proxyszervereid címeit ebben: { $new } (docs/hosting.md)
server-worker-alone = a tilewright worker parancshoz redis és worker_secret vagy cluster_secret kell, ugyanaz, mint a szerverekhez
server-address-taken = nem használható ez a cím: { $address }: { $detail }

# Fiókok.

server-bad-address = ez nem e-mail-cím
server-code-slip = elírás van a kódban: vesd össze betűről betűre
server-email-taken = ez a cím egy másik fiókhoz tartozik, vagy a linket már felhasználták
server-last-way = ez az egyetlen belépési mód a fiókodba; előbb adj hozzá egy másikat
server-left-person = Távozott játékos
server-letter-elsewhere = abban a böngészőben nyisd meg ezt a linket, amelyikben kérted
server-mail-failed = a levelet nem sikerült elküldeni; ellenőrizd a címet, vagy próbáld később
server-name-kept = { $name } egy itteni fiók gazdájának a neve, vagy hasonlít rá; válassz másikat
server-no-mail = ez a szerver nem küld leveleket
server-no-passkeys = az azonosítókulcsok itt nem működnek: névvel elérhető szerver és HTTPS kell hozzájuk
server-other-name = ez nem a te neved; semmi sem törlődött
server-passkey-copied = ez az azonosítókulcs már nagyobb számmal írt alá: lehet, hogy másolat, ezért nem fogadjuk el
server-passkey-late = ez túl sokáig tartott, vagy már volt rá válasz; kezdd újra
server-passkey-wrong = ezt az azonosítókulcsot nem sikerült hozzáadni
server-passkeys-enough = már { $most } azonosítókulcsod van; előbb törölj egyet
server-sign-in-failed = nem sikerült belépni: amit megadtál, hibás, túl régi, vagy már felhasználták
server-too-many-attempts = túl sok belépési kísérlet; próbáld újra { $seconds } másodperc múlva
server-too-many-letters = innen túl sok levelet kértek; próbáld később

# Levelek.

server-letter-hello = Szia, { $name }!
server-letter-sign-in-subject = Belépés a Tilewrightba
server-letter-sign-in = Ezzel a linkkel egyszer, { $minutes } percen belül beléphetsz a Tilewrightba:
server-letter-confirm-subject = Tilewright: erősítsd meg a címedet
server-letter-confirm = Valaki ezzel a címmel szeretne belépni a Tilewrightba. Ha te vagy az, nyisd meg ezt a linket { $minutes } percen belül, ugyanabban a böngészőben:
server-letter-ignore = Ha nem te kérted, ne tegyél semmit: a link nélkül nem történik semmi.

## Üzemeltetők, moderátorok, és akik kerülik egymást.

server-banned = ezt a szervert nem használhatod eddig: { $until }; az ok: { $reason }
server-banned-for-good = ezt a szervert nem használhatod; az ok: { $reason }
server-muted-until = egy moderátor minden csevegésben elnémított eddig: { $until }; az ok: { $reason }
server-muted-for-good = egy moderátor minden csevegésben elnémított; az ok: { $reason }
server-reported-gone = akiről a bejelentés szól, törölte a fiókját
server-read-only = a szerver most csak olvasható: a játszmák megnézhetők, de semmi sem változtatható
server-invited-only = ez a szerver a meghívottaké: előbb nyisd meg a meghívód linkjét
server-invitation-wrong = ez a meghívó hibás, már felhasználták, vagy lejárt
server-open-kept = asztalt itt csak az nyithat, akinek fiókja van
server-open-invited = asztalt itt csak meghívottak nyithatnak
server-open-moderators = asztalt itt csak moderátorok nyithatnak
server-not-moderator = ezt csak moderátorok tehetik meg
server-not-host = szerepet csak az üzemeltető adhat
server-name-staff = { $name }: ez a név összetéveszthető valakiével, aki erre a szerverre ügyel; válassz másikat
server-staff-titles = admin, adminisztrátor, moderátor, üzemeltető, ügyfélszolgálat
server-role-nameless = akinek szerepet adsz, annak előbb nevet kell választania
server-role-guest = { $name } vendégként játszik; szerepet csak olyan fiók kaphat, amelyhez azonosítókulcs, helyreállító kód vagy e-mail-cím tartozik
server-kept-apart = te és valaki ennél az asztalnál nem játszotok együtt; kérlek, válassz másik asztalt
server-hide-self = ez te vagy
server-hide-most = a listádon legfeljebb { $most } ember lehet; előbb vegyél le róla valakit
server-no-hidden = nincs ilyen ember a listádon
server-no-line = nincs már ilyen sor a csevegésben
server-report-received = Köszönjük, a bejelentés megérkezett. Egy moderátor el fogja olvasni.
server-report-handled = ezt a bejelentést már elintézték: { $who }
server-report-unknown = nincs ilyen bejelentés: { $number }
server-reports-most = sok bejelentést küldtél; kérlek, várd meg, míg egy moderátor elolvassa őket
server-reports-full = túl sok bejelentés vár ezen a szerveren; kérlek, más módon szólj az üzemeltetőnek
server-ban-staff = akinek itt szerepe van, az így nem tiltható ki; előbb az üzemeltető vegye el a szerepét
server-ban-one = vagy egy embert nevezz meg, vagy egy címet, illetve hálózatot
server-ban-network = { $network }: ez se nem cím, se nem hálózat (például 192.0.2.0/24)
server-ban-wide = { $network }: ez túl széles hálózat, az internet nagy részét kizárná
server-ban-most = már { $most } kitiltás van; előbb oldj fel néhányat
server-ban-unknown = nincs ilyen kitiltás: { $ban }
server-person-unknown = senkinek sincs itt ilyen azonosítója vagy neve: { $person }
server-person-several = több embernek is ez a neve: { $person }; az azonosítójával nevezd meg
server-table-over = ennél az asztalnál már vége a játéknak
server-announce-lang = adj meg szöveget legalább egy nyelven ezek közül: { $langs }
server-invitation-unknown = nincs ilyen meghívó: { $number }
server-invitations-most = már { $most } meghívó van; előbb vonj vissza néhányat
server-admin-forbidden = nem adhatsz parancsot a szervernek: { $file } más felhasználóé
server-admin-silent = a szerver nem válaszolt; nézd meg a naplóját
server-admin-unreachable = fut egy szerver ezzel: { $file }, de innen nem érhető el; állítsd le, vagy ott add ki a parancsot, ahol fut
server-check-file = a fájl sérült: { $detail }
server-check-orphan = { $part }: nem létező asztal sorai: { $table }
server-check-row = { $table } asztal: a sora vagy a helyei nem olvashatók
server-check-person = { $table } asztal: nincs ilyen ember: { $person }
server-check-seat = { $table } asztal: a(z) { $seat }. helynek nincs gazdája
server-check-scores = { $table } asztal: a felvétel szerint más a pontszám
server-check-record = { $table } asztal: a felvétele hibás a(z) { $line }. sorban
server-check-journal = { $table } asztal: a játszma nem játszható vissza úgy, ahogy lejátszották: { $detail }
server-restore-running = ezzel a tárolóval fut egy szerver; előbb állítsd le
server-restore-same = ez maga a tároló; egy biztonsági mentést nevezz meg
server-restore-unsound = { $file } hibás, ezért semmi sem változott; hogy mi a baj, a „tilewright admin check” megmondja (talált hiba: { $count })

## Mi a baj az elküldött vagy beállított adatokkal. A mezők és fajták úgy állnak itt, ahogy a kérésekben és a fájlban.

server-fault-late = nem érkezett meg { $seconds } másodpercen belül
server-fault-json = a(z) { $byte }. bájttól kezdve nem JSON
server-fault-cut-off = az adat idő előtt véget ér
server-fault-field-missing = hiányzik ez a mező: { $field }
server-fault-field-unknown = nincs ilyen mező: { $field }
server-fault-kind = { $where }: { $wanted } kell, nem { $given }
server-fault-least = { $where }: legalább { $bound } kell
server-fault-most = { $where }: legfeljebb { $bound } lehet
server-fault-above = { $where }: több kell, mint { $bound }
server-fault-below = { $where }: kevesebb kell, mint { $bound }
server-fault-length-least = { $where }: túl rövid; a hossza legalább { $bound } legyen
server-fault-length-most = { $where }: túl hosszú; a hossza legfeljebb { $bound } lehet
server-fault-value = { $where }: ilyen érték nem lehet
server-fault-proxy = proxies: „{ $given }” se nem cím, se nem hálózat
server-fault-short-secret = { $name }: legalább { $least } karakter kell
server-fault-cluster-address = cluster_address: „{ $given }” nem olyan cím, mint http://10.0.0.5:8017
server-fault-cluster-store = cluster_secret: több szerverhez PostgreSQL-tároló kell
server-fault-redis = redis: ez nem olyan cím, mint redis://10.0.0.6:6379/0

## Hálózaton játszó programok.

server-account-needed = itt csak annak játszhatnak programjai, akinek fiókja van
server-settings-guest = a beállítások csak annál maradnak meg itt, akinek fiókja van
server-programs-enough = már { $most } programod van; előbb törölj egyet
server-no-program = nincs ilyen programod
server-program-away = ez a program nincs itt
server-program-busy = ez a program már { $most } asztalnál ül
server-challenge-open = ezt a programot már kihívták, és még nem válaszolt
server-challenge-fast = túl sok kihívás egymás után; a következő { $seconds } másodperc múlva
server-no-challenge = nincs ilyen kihívás, vagy már lejárt
