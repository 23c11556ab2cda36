## Mit utasít el a kiszolgáló, és miért.

server-already-begun = ennél az asztalnál már elkezdődött a játék
server-bad-body = a kérés nem olvasható: { $detail }
server-bad-bot = { $detail }
server-bad-mark = a jel ezek egyike lehet: { $marks }
server-bad-message = ezt az üzenetet az asztal nem érti
server-bad-name = a név egyetlen sor, 1–{ $most } látható karakter, legalább egy betűvel vagy számjeggyel, láthatatlan karakterek nélkül
server-bad-record = a felvétel { $line }. sora: { $detail }
server-bad-seats = { $given } hely van megadva, de { $need } játékos játszik
server-bad-spec = { $detail }
server-bot-settings = hálózaton a botot csak a szintje jelöli: { $bots }
server-branch-open = az elágazás asztalánál minden helynek foglaltnak kell lennie: te, valaki itt vagy egy bot
server-branch-over = ott a játék már véget ért; válassz korábbi állást
server-chat-fast = ez egyszerre sok; várj egy kicsit, mielőtt többet írsz
server-content-type = a tartalom típusa ez legyen: { $need }
server-empty-chat = ebben az üzenetben nincs semmi
server-excerpt = ez egy folyó játék kivonata; csak felvételt lehet folytatni
server-internal = itt valami elromlott; a játék sértetlen (kód: { $request })
server-me-twice = „me” csak egy hely lehet; egy másik ember ennél a képernyőnél „here”
server-muted = az asztal gazdája itt elnémított téged
server-name-alike = { $name } összetéveszthető valakivel, aki már az asztalnál van: { $other }; válassz másik nevet
server-name-bot = { $name } egy bot nevére hasonlít; válassz másikat
server-name-taken = ennél az asztalnál már van { $name } nevű
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
server-removed = az asztal gazdája eltávolított téged ettől az asztaltól
server-seat-reserved = ezt a helyet egy meghívottnak tartják fenn
server-seat-taken = ez a hely nem szabad
server-seats-open = vannak még szabad helyek; kezdj rajtuk botokkal, vagy várj
server-slow-down = innen egyszerre túl sok a kérés; próbáld újra { $seconds } másodperc múlva
server-talk-closed = ennél az asztalnál csak a játékosok írhatnak
server-too-fast = túl sok új asztal egy címről; próbáld később
server-too-large = ez túl nagy: legfeljebb { $most } bájt
server-too-many-people = túl sok új ember jön a címedről; kérlek, próbáld később
server-too-many-tables = már { $most } befejezetlen asztalod van; fejezz be vagy hagyj el egyet

## Miért nem lehet valamit az asztalnál; amit maga a játék mond, a saját fájljában van.

server-reason-broken = ez a játszma már nem olvasható; a szerver üzemeltetője megtalálja az okát a naplóban
server-reason-no-ballot = nincs ilyen számú szavazás
server-reason-no-helps = ennél az asztalnál semmit sem számolunk ki a játékosoknak
server-reason-no-hints = ennél az asztalnál nem ad tanácsot bot
server-reason-no-replacement = erre a helyre nem ülhet bot
server-reason-not-begun = a játék még nem kezdődött el
server-reason-not-your-seat = ez nem a te helyed
server-reason-one-alone = { $seat } nincs itt, vagy lejárt az ideje; bot csak akkor ülhet a helyére, ha még legalább egy ember beleegyezik, ha az asztal szabálya szerint lejárt az ideje, vagy két játékosnál valamivel az óra lejárta után
server-reason-seat-kept = { $seat } kapcsolata megszakadt; a helye még { $seconds } másodpercig az övé
server-reason-stale = a játék azóta továbbment; nézd meg újra
server-reason-act-reveals = az egyik lépés újat fed fel; ami utána jön, azt csak azután lehet választani
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
server-waits = Rájuk várunk: { $waiting }.
# A step of a replay that brought nothing to be told: what its player chose
server-chosen = { $seat }: { $choice }

## A tároló, a beállítások, a cím.

server-store-full = betelt a lemez: több nem tárolható, és ami nincs tárolva, az nem történt meg
server-store-read-only = a tároló nem írható: csak olvasható, vagy hiányzik a mappája
server-store-no-database = ez a fájl nem Tilewright-tároló
server-store-broken = a tároló nem használható: { $detail }
server-store-in-use = a(z) { $file } tárolót egy másik szerver használja
server-store-newer = ez a tároló egy újabb Tilewrighté (a verziója { $stored }, ez a program eddig ismeri: { $known }); kérlek, az újabbat indítsd el
server-starting = a szerver most indul; próbáld újra egy pillanat múlva
server-store-slow = a tároló túl lassú: egy írás { $seconds } másodperc alatt sem fejeződött be
server-store-stale = ezt az asztalt közben valaki más megváltoztatta; nézd meg újra
server-table-broken = ez az asztal már nem olvasható; a szerver üzemeltetője megtalálja az okát a naplóban
server-store-no-game = ebben a tárolóban nincs játszma ezen az asztalon: { $table }
server-store-no-file = nincs ilyen tároló: { $file }
server-store-target-exists = { $file } már létezik
server-config-unreadable = nem olvasható a beállításfájl ({ $file }): { $detail }
server-config-wrong = hibás beállítás: { $detail }
server-config-old-proxy = megszűnt ez a beállítás: { $old }; sorold fel a proxyszervereid címeit ebben: { $new } (docs/hosting.md)
server-address-taken = nem használható ez a cím: { $address }: { $detail }

# Fiókok.

server-bad-address = ez nem e-mail-cím
server-code-slip = elírás van a kódban: vesd össze betűről betűre
server-email-taken = ez a cím egy másik fiókhoz tartozik, vagy a hivatkozást már felhasználták
server-last-way = ez az egyetlen út a fiókodba; előbb adj hozzá egy másikat
server-left-person = Távozott játékos
server-letter-elsewhere = abban a böngészőben nyisd meg ezt a hivatkozást, amelyikben kérted
server-mail-failed = a levelet nem sikerült elküldeni; ellenőrizd a címet, vagy próbáld később
server-name-kept = { $name } egy itteni fiók gazdájának a neve, vagy hasonlít rá; válassz másikat
server-no-mail = ez a szerver nem küld leveleket
server-no-passkeys = a belépési kulcsok itt nem működnek: névvel rendelkező szerver és HTTPS kell hozzájuk
server-other-name = ez nem a te neved; semmi sem törlődött
server-passkey-copied = ez a belépési kulcs már nagyobb számmal írt alá: lehet, hogy másolat, ezért nem fogadjuk el
server-passkey-late = ez túl sokáig tartott, vagy már volt rá válasz; kezdd újra
server-passkey-wrong = ezt a belépési kulcsot nem sikerült hozzáadni
server-passkeys-enough = már { $most } belépési kulcsod van; előbb távolíts el egyet
server-sign-in-failed = nem sikerült belépni: hibás, már felhasználták, vagy túl régi
server-too-many-attempts = túl sok belépési kísérlet; próbáld újra { $seconds } másodperc múlva
server-too-many-letters = túl sok levelet kértek; próbáld később

# Levelek.

server-letter-hello = Szia, { $name }!
server-letter-sign-in-subject = Belépés a Tilewrightba
server-letter-sign-in = Ezzel a hivatkozással egyszer, { $minutes } percen belül beléphetsz a Tilewrightba:
server-letter-confirm-subject = Erősítsd meg a címedet a Tilewrighthoz
server-letter-confirm = Valaki ezzel a címmel szeretne belépni a Tilewrightba. Ha te vagy az, nyisd meg ezt a hivatkozást { $minutes } percen belül, ugyanabban a böngészőben:
server-letter-ignore = Ha nem te kérted, ne tegyél semmit: a hivatkozás nélkül nem történik semmi.
