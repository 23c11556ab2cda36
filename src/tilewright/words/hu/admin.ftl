## A `tilewright admin` parancsai.

admin-help = A szerver és a tárolójának kezelése. Futó szerver mellett is működik, az adatmappában lévő socketen át, és olyan tárolón is, amelyet egy szerver sem használ.
admin-help-status = Megmutatja a szerver állapotát: emberek, asztalok, bejelentések, beállítások.
admin-help-people = Emberek: keresés, kitiltás, szerep, kijelentkeztetés, törlés.
admin-help-people-list = Az emberek listája, a legújabb elöl.
admin-help-people-show = Egy ember adatai.
admin-help-people-role = Szerepet ad valakinek, vagy elveszi.
admin-help-people-sign-out = Valaki minden munkamenetének lezárása. Fiók nélküli vendég ezután nem tud visszatérni.
admin-help-people-delete = Mindent töröl valakiről. A másokkal játszott játszmák megmaradnak, de a helye gazdátlan lesz.
admin-help-people-ban = Kitilt valakit. A kapcsolatai azonnal megszakadnak; a folyamatban lévő játszmái a távollét szabályai szerint folytatódnak.
admin-help-people-unban = Újra beenged valakit.
admin-help-bans = Kitiltások: emberek, címek és hálózatok.
admin-help-bans-list = Az érvényes kitiltások listája.
admin-help-bans-add = Kitilt egy címet vagy hálózatot.
admin-help-bans-lift = Felold egy kitiltást.
admin-help-tables = Asztalok: lista, megnézés, bezárás, törlés.
admin-help-tables-list = Az asztalok listája, a legújabb elöl.
admin-help-tables-show = Egy asztal: a helyek és a csevegés utolsó sorai.
admin-help-tables-close = Bezár egy asztalt. A folyamatban lévő játszma pontozás nélkül véget ér.
admin-help-tables-delete = Töröl egy asztalt a játszmával, a csevegéssel és a felvétellel együtt.
admin-help-tables-remove-line = Törli a csevegés egy sorát.
admin-help-reports = Az emberek bejelentései egymásról.
admin-help-reports-list = A várakozó bejelentések listája.
admin-help-reports-show = Egy bejelentés a körülményeivel.
admin-help-reports-handle = Elintézettnek jelöl egy bejelentést.
admin-help-announce = Közlemény, amelyet mindenki lát az oldal tetején.
admin-help-announce-set = Közleményt tesz közzé, azonnal minden nyitott oldalon. Példa: tilewright admin announce set "hu=Frissítés 20:00-kor" --hours 3
admin-help-announce-clear = Visszavonja a közleményt.
admin-help-announce-show = Megmutatja a közleményt.
admin-help-invitations = Meghívók olyan szerverhez, ahol entry = "invited".
admin-help-invitations-make = Meghívót készít; a linkje egyszer látható.
admin-help-invitations-list = A meghívók listája.
admin-help-invitations-revoke = Visszavon egy meghívót. Aki már belépett vele, marad.
admin-help-read-only = Be- vagy kikapcsolja a csak olvasható módot. A játszmák megnézhetők, semmi sem változik, az órák állnak.
admin-help-audit = Megmutatja, mit tettek az üzemeltetők és moderátorok, a legújabb elöl. Semmi sem törölhető belőle.
admin-help-check = Ellenőriz egy tárolót: a fájlt, az adatok összefüggéseit, és minden játszmát újrajátszik, az eredményt a lenyomatokkal összevetve. Kilépési kód 0: ép, 1: hibás, 2: nem olvasható.
admin-help-restore = Visszaállítja a tárolót egy mentésből. Előbb ellenőrzi a mentést, és a régi tároló is megmarad mellette. Közben a szerver nem futhat.

## A paramétereik.

admin-arg-db = A tároló; ha nincs megadva, a beállításokban szereplő vagy az adatmappában lévő.
admin-arg-json = A választ JSON-ként írja ki.
admin-arg-why = Miért; bekerül a naplóba.
admin-arg-most = Legfeljebb ennyit mutat.
admin-arg-yes = Kérdés nélkül megteszi.
admin-arg-person = Egy ember: az azonosítója, vagy a neve, ha senki másnak nincs ilyen.
admin-arg-search = Egy név része vagy egy azonosító eleje.
admin-arg-role = host, moderator vagy none.
admin-arg-reason = Az ok; akit kitiltanak, az is látja.
admin-arg-days = Ennyi napra; 0: határidő nélkül.
admin-arg-network = Egy cím vagy egy hálózat, például 192.0.2.0/24.
admin-arg-ban = A kitiltás száma, a cím vagy az ember.
admin-arg-phase = Csak az ilyen állapotúak: open, playing, finished, closed vagy abandoned.
admin-arg-line = A sor száma.
admin-arg-report = A bejelentés száma.
admin-arg-all = Az elintézettek is.
admin-arg-handled = Mi történt vele.
admin-arg-text = A szöveg, nyelvenként NYELV=SZÖVEG alakban; NYELV= nélkül angol.
admin-arg-level = info vagy warning.
admin-arg-hours = Ennyi órára; 0: visszavonásig.
admin-arg-note = Kinek szól; csak az üzemeltetők látják.
admin-arg-uses = Hányan léphetnek be vele.
admin-arg-invitation = A meghívó száma.
admin-arg-switch = on vagy off.
admin-arg-check = A tároló vagy a mentés; ha nincs megadva, a szerver tárolója.
admin-arg-backup = A mentés.

## Amit válaszolnak.

admin-done = Kész.
admin-sure = Ez nem vonható vissza: { $what }. Ha biztos vagy benne, írd be: „igen”.
admin-sure-ban = { $days ->
    [0] Kitiltod határidő nélkül: { $whom }?
   *[other] Kitiltod { $days } napra: { $whom }?
} Ha biztos vagy benne, írd be: „igen”.
admin-sure-close = Bezárod ezt az asztalt: { $table }? A megkezdett játszma pontozás nélkül véget ér. Ha biztos vagy benne, írd be: „igen”.
admin-not-done = semmi sem történt
admin-nothing = Itt nincs semmi.
admin-for-good = határidő nélkül
admin-yes = igen
admin-people-total = { $shown } / { $total }
admin-person-now = Nyitott kapcsolat: { $sockets }. Várakozó bejelentés: { $reports }.
admin-ban-reason = Kitiltva: { $reason }
admin-banned = Kitiltva eddig: { $until }
admin-table-lines = A játszma lépései: { $lines }
admin-report-note = Elintézve: { $note }
admin-invitation = A link (írd a szervered címe után): { $path } (érvényes eddig: { $until }). Többször nem jelenik meg.
admin-entry-open = Erre a szerverre bárki beléphet; ezt az entry = "invited" beállítás változtatja meg.
admin-announce-twice = nyelvenként egy szöveget adj meg
admin-on-or-off = ezt add meg: on vagy off
admin-status-running = A szerver fut (verzió: { $version }).
admin-status-resting = Ezzel a tárolóval nem fut szerver (verzió: { $version }).
admin-status-read-only = Csak olvasható: semmi sem változik.
admin-checking = Ellenőrzés
admin-check-older = Ez a tároló régebbi ennél a Tilewrightnál; egy frissített másolatát ellenőriztük.
admin-check-seen = Ellenőrizve: { $tables } asztal, { $games } játszma, { $lines } lépés.
admin-check-faults = Hibák: { $count }
admin-check-sound = { $file }: ép.
admin-restore-kept = A régi tároló itt maradt: { $file }
admin-restored = Visszaállítva: { $file }

## Az oszlopok címei.

admin-column-id = Azonosító
admin-column-name = Név
admin-column-role = Szerep
admin-column-kept = Fiók
admin-column-since = Mióta
admin-column-banned = Kitiltva eddig
admin-column-phase = Állapot
admin-column-tables = Asztalok
admin-column-number = Szám
admin-column-whom = Kit
admin-column-until = Eddig
admin-column-reason = Ok
admin-column-who = Ki
admin-column-at = Mikor
admin-column-game = Játék
admin-column-seats = Helyek
admin-column-made = Készült
admin-column-watching = Kapcsolat
admin-column-seat = Hely
admin-column-stand-in = Bot a helyén
admin-column-category = Miről
admin-column-reporter = Bejelentő
admin-column-table = Asztal
admin-column-text = Szöveg
admin-column-handled = Elintézte
admin-column-lang = Nyelv
admin-column-level = Szint
admin-column-note = Kinek
admin-column-used = Felhasználva
admin-column-act = Művelet
admin-column-why = Miért
admin-column-what = Mi
admin-column-value = Érték

## Szerepek, állapotok, és hogy miről szól egy bejelentés.

admin-role-host = üzemeltető
admin-role-moderator = moderátor
admin-phase-open = játékosokra vár
admin-phase-playing = folyamatban
admin-phase-finished = befejezve
admin-phase-closed = bezárva
admin-phase-abandoned = abbahagyva
admin-phase-broken = olvashatatlan
admin-category-abuse = sértegetés
admin-category-cheating = csalás
admin-category-stalling = időhúzás
admin-category-name = név
admin-category-spam = kéretlen üzenet
admin-category-other = egyéb
