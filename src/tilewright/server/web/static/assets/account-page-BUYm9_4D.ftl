## A fiók.

account-page-who = Ki vagy
account-page-saved = Elmentve.
account-page-kept = A játékaid megmaradnak
account-page-guest = Csak ebben a böngészőben
account-page-keep = Őrizd meg a játékaidat
account-page-kept-about = A játékaidhoz, a nevedhez, a jeledhez és a beállításaidhoz bármelyik eszközről visszatérhetsz. Két belépési mód biztosabb, mint egy.
account-page-guest-about = A játékaid csak ehhez a böngészőhöz tartoznak. Ha törlöd az adatait, vagy másik eszközt használsz, nem tudsz visszatérni hozzájuk. Az alábbiak bármelyikével megőrizheted őket; minden más marad a régiben.
account-page-nobody = Itt még nem játszottál. Válassz nevet, vagy térj vissza egy másik eszközről:
account-page-name-first = Előbb válassz nevet, és mentsd el: erről ismernek majd fel az eszközeid.
account-page-have-one = Másik eszközön már megőrizted a játékaidat?
account-page-cancel = Mégse
account-page-copy = Másolás
account-page-print = Nyomtatás
account-page-done = Kész
account-page-remove = Törlés
account-page-remove-what = Törlés: { $what }

## Azonosítókulcsok.

account-page-passkeys = Azonosítókulcsok (passkey)
account-page-passkey = Azonosítókulcs
account-page-passkey-about = Az ujjlenyomatoddal, az arcoddal vagy az eszközöd PIN-kódjával jelentkezel be; nincs megjegyeznivaló jelszó.
account-page-passkey-add = Azonosítókulcs hozzáadása
account-page-passkey-asking = Az eszközöd megerősítést kér…
account-page-passkey-added = Az azonosítókulcs hozzáadva. A játékaid megmaradnak.
account-page-passkey-removed = Az azonosítókulcs törölve.
account-page-passkey-made = hozzáadva: { $ago }
account-page-passkey-used = utoljára használva: { $ago }
account-page-passkey-remove-title = Törlöd ezt az azonosítókulcsot?
account-page-passkey-remove-text = Ezzel többé nem tudsz bejelentkezni: „{ $what }”. Az adott eszköz beállításaiban is törölheted.
account-page-obstacle-insecure = Az azonosítókulcsokhoz (passkey) titkosított kapcsolat (HTTPS) kell, ez az oldal pedig anélkül nyílt meg. A helyreállító kód itt is működik.
account-page-obstacle-address = Az azonosítókulcsokhoz (passkey) domainnév kell a címsorban, ez az oldal pedig IP-címmel nyílt meg. A helyreállító kód itt is működik.
account-page-obstacle-browser = Ez a böngésző túl régi az azonosítókulcsokhoz (passkey). A helyreállító kód itt is működik.
account-page-obstacle-server = Ezen a címen a szerver nem tud azonosítókulcsokat (passkey) használni. A helyreállító kód itt is működik.
account-page-fault-cancelled = Nem jött létre azonosítókulcs: a kérést elutasították, vagy nem érkezett rá időben válasz.
account-page-fault-missing = Nem történt bejelentkezés: a kérést elutasították, vagy ezen az eszközön nincs azonosítókulcs ehhez a szerverhez. Próbálj ki egy másik belépési módot odalent.
account-page-fault-known = Ezen az eszközön már van azonosítókulcs a fiókodhoz.
account-page-fault-address = Ezen a címen a böngésző nem engedélyez azonosítókulcsokat.
account-page-fault-unable = Ez az eszköz nem tud azonosítókulcsot tárolni. Próbáld egy másikon, vagy használj helyreállító kódot.
account-page-fault-late = Az eszköz nem válaszolt. Próbáld újra.
account-page-fault-odd = Ezzel a böngészővel nem sikerült. Semmi sem változott; próbáld újra, vagy válassz másik módot.

## A helyreállító kód.

account-page-recovery = Helyreállító kód
account-page-recovery-about = A papírra írt kóddal akkor is visszatérhetsz, ha minden eszközöd elveszett.
account-page-recovery-make = Helyreállító kód készítése
account-page-recovery-renew = Új kód készítése
account-page-recovery-made = Van egy kódod ({ $date }). Ha újat készítesz, ez érvényét veszti.
account-page-recovery-shown = A helyreállító kódod
account-page-recovery-new = Az új helyreállító kódod
account-page-recovery-spent = A beírt kódot felhasználtad. Ez lép a helyébe.
account-page-recovery-once = Csak most látható. Akinél megvan, beléphet a nevedben, ezért tartsd a fontos papírjaid között.
account-page-recovery-written = Felírtam vagy kinyomtattam
account-page-recovery-done = A játékaid megmaradnak: van helyreállító kódod.
account-page-recovery-unwritten = A kód érvényes. Ha nem írtad fel, készíts újat.
account-page-paper-address = Szerver
account-page-paper-date = Készült
account-page-paper-how = Így térhetsz vissza: nyisd meg ezt a címet: { $address }, válaszd a „Helyreállító kód” lehetőséget, és írd be a kódot. A nagybetű, a szóköz és a kötőjel nem számít.
account-page-paper-care = A kód egyszer használható, utána újat kapsz. Akinél megvan, beléphet a nevedben.

## Másik eszköz.

account-page-link = Másik eszköz
account-page-link-about = Játssz tovább a telefonodon vagy egy másik gépen, ugyanazon a néven.
account-page-link-show = Eszköz hozzáadása
account-page-link-title = Bejelentkezés másik eszközön
account-page-link-scan = Irányítsd a másik eszköz kameráját erre a képre.
account-page-link-picture = QR-kód a másik eszköznek szóló linkkel
account-page-link-type = Vagy nyisd meg ott ezt: { $address }, és írd be ezt a kódot:
account-page-link-code = Kód a másik eszköznek
account-page-link-near = Ez a cím csak ezen a gépen működik. Másik eszközhöz indítsd így az asztalt: scripts/run --host 0.0.0.0. Ott nyisd meg ennek a gépnek a hálózati címén, és írd be a kódot.
account-page-link-care = Csak a saját eszközeidhez: aki használja, a te nevedben lép be.
account-page-link-left = Még ennyi ideig érvényes: { $time }
account-page-link-over = Ez a kód már nem érvényes.
account-page-link-new = Új kód
account-page-link-done = Bejelentkezett: { $what }

## E-mail.

account-page-email = E-mail
account-page-email-about = Egy e-mailben kapott linkkel jelentkezhetsz be. Más levelet nem kapsz.
account-page-email-address = E-mail-cím
account-page-email-send = Link küldése
account-page-email-sent = Elküldtük a levelet ide: { $address }. A benne lévő linket ebben a böngészőben nyisd meg, ezzel erősíted meg a címet.
account-page-email-removed = A cím törölve.

## Munkamenetek.

account-page-sessions = Itt vagy bejelentkezve
account-page-session-this = ez a böngésző
account-page-session-unnamed = Ismeretlen eszköz
account-page-session-seen = utoljára: { $ago }
account-page-session-end = Kiléptetés
account-page-session-end-what = Kiléptetés: { $what }
account-page-session-ended = Az eszközt kiléptetted.
account-page-sessions-end-others = Kiléptetés minden más eszközön
account-page-sessions-ended = Most már csak itt vagy bejelentkezve.
account-page-sign-out = Kijelentkezés
account-page-sign-out-title = Kijelentkezel, és elveszíted a játékaidat?
account-page-sign-out-text = A játékaidat még semmi sem őrzi. Ha kijelentkezel, senki sem térhet vissza hozzájuk, te sem.
account-page-sign-out-stay = Maradok
account-page-sign-out-anyway = Kijelentkezés mindenképp
account-page-signed-out = Kijelentkeztél.

## Saját adatok.

account-page-data = Az adataid
account-page-export = Adataim letöltése
account-page-export-about = Minden, amit ez a szerver tud rólad, egyetlen fájlban.
account-page-delete = Minden törlése
account-page-delete-about = Végleg törli a fiókodat és a nevedet.
account-page-delete-title = Törölsz mindent, ami rólad szól?
account-page-delete-person = A neved, a jeled, a beállításaid és minden belépési mód azonnal törlődik, minden eszközön.
account-page-delete-running = Kilépsz a folyamatban lévő játékaidból, mintha felálltál volna az asztaltól.
account-page-delete-finished = A befejezett játékok megmaradnak a játékostársaidnak, a neved nélkül.
account-page-delete-final = Utólag senki sem tudja visszaállítani.
account-page-delete-type = Megerősítésül írd be a nevedet: { $name }
account-page-deleted = Minden törölve, ami rólad szólt.

## Ennek a böngészőnek a játékai.

account-page-merge-title = Ennek a böngészőnek a játékai
account-page-merge-text = Mielőtt bejelentkeztél, ebben a böngészőben { $count } játék zajlott. Átviszed a fiókodba?
account-page-merge-yes = Átviszem
account-page-merge-no = Nem viszem át
account-page-merge-taken = A játékok most már a fiókodban vannak.
account-page-merge-left = A játékok nem kerültek át.

## Bejelentkezés.

account-page-sign-in-about = Térj vissza a játékaidhoz. Jelszó itt nincs.
account-page-sign-in-passkey = Belépés azonosítókulccsal
account-page-way-device = Kód egy másik eszközről
account-page-way-device-about = Ahol már be vagy jelentkezve, nyisd meg a fiókodat, és válaszd ezt: „Eszköz hozzáadása”.
account-page-way-recovery = Helyreállító kód
account-page-way-recovery-about = A papírra írt vagy nyomtatott kódod. A nagybetű, a szóköz és a kötőjel nem számít.
account-page-way-email = Link e-mailben
account-page-way-email-about = Ha a fiókodhoz megadtad a címedet, oda kapsz egy linket.
account-page-way-email-sent = Ha tartozik fiók ehhez a címhez: { $address }, a link már úton van.
account-page-link-here = Bejelentkezel ezen az eszközön?
account-page-link-here-about = Egy másik eszközről érkeztél. Csak akkor folytasd, ha ez a te linked vagy QR-kódod.
account-page-letter-here = Folytatod az e-mailben kapott linkkel?
account-page-letter-here-about = Ezzel itt bejelentkezel, vagy megerősíted a címedet. Csak akkor folytasd, ha te kérted ezt a levelet.
account-page-link-enter = Belépek itt
account-page-letter-enter = Tovább
account-page-other-ways = Más belépési módok
account-page-signed-in-as = Bejelentkezve: { $name }.
account-page-welcome = Üdv újra itt, { $name }
account-page-no-need = Bejelentkezés nélkül is játszhatsz.
