## Valaki az asztalnál.

moderation-hide = Üzenetek elrejtése
moderation-hide-end = Üzenetek megjelenítése
moderation-hide-about = Elrejti előled, amit { $name } a csevegésbe ír, ennél az asztalnál és másutt is.
moderation-block = Letiltás
moderation-block-end = Letiltás feloldása
moderation-block-about = Többé nem ültök egy asztalhoz, és nem látod, mit ír { $name }. A megkezdett játszma folytatódik. Erről { $name } nem értesül.
moderation-block-done = Letiltottad: { $name }. A fiókod oldalán mindenkit megtalálsz, akit letiltottál.
moderation-report = Bejelentés…
moderation-report-about = A szerver moderátorai megnézik. { $name } nem tudja meg, ki jelentette.
moderation-cancel = Mégse
moderation-nameless = törölt fiók

## Bejelentés.

moderation-report-title = { $name } bejelentése
moderation-report-why = Mi a baj?
moderation-category-abuse = Sértegetés vagy fenyegetés
moderation-category-cheating = Csalás
moderation-category-stalling = Szándékos időhúzás
moderation-category-name = Sértő név
moderation-category-spam = Kéretlen üzenetek
moderation-category-other = Valami más
moderation-report-text = Mi történt? (nem kötelező)
moderation-report-block = { $name } letiltása is
moderation-report-kept = Ezt őrizzük meg: ki kit jelent be, amit ide írsz, a játékot, az asztalnál ülők nevét és a csevegés utolsó 20 üzenetét; rejtett munkást, lapkát vagy lapot nem. Csak a szerver moderátorai és üzemeltetője olvashatja. Az elintézése után 180 nappal töröljük.
moderation-report-send = Bejelentés elküldése

## A saját listád.

moderation-list = Akikkel nem szeretnél találkozni
moderation-list-about = Akit letiltottál, azzal soha nem ülsz egy asztalhoz. A név melletti pajzsnál, az asztalnál és a csevegésben tudsz letiltani, elrejteni és bejelenteni.
moderation-list-empty = Senki sincs a listádon.
moderation-blocked = letiltva
moderation-hidden = üzenetei elrejtve

## Ami itt rád érvényes.

moderation-own-ban = Ki vagy tiltva erről a szerverről. Az ok: { $reason }
moderation-own-ban-until = Ki vagy tiltva erről a szerverről eddig: { $until }. Az ok: { $reason }
moderation-own-mute = Itt egyetlen csevegésbe sem írhatsz. Az ok: { $reason }
moderation-own-mute-until = Itt egyetlen csevegésbe sem írhatsz eddig: { $until }. Az ok: { $reason }
moderation-invited-only = Ez a szerver a meghívottaké. Ha be szeretnél jönni, nyisd meg a meghívód linkjét.
moderation-open-kept = Asztalt itt csak az nyithat, akinek fiókja van. A fiók oldalán látod, hogyan hozhatsz létre egyet.
moderation-open-invited = Asztalt itt csak meghívottak nyithatnak.
moderation-open-moderators = Asztalt itt csak moderátorok nyithatnak. Az övékhez leülhetsz.
moderation-invitation = Meghívót kaptál
moderation-invitation-about = Ezt a linket a szerver üzemeltetőjétől kaptad. Beenged, és ez a böngésző megjegyzi.
moderation-invitation-enter = Belépés
moderation-invitation-done = Üdvözlünk!

## Amit a moderátorok tesznek.

moderation-not-yours = Ez az oldal a szerver moderátoraié.
moderation-part-reports = Bejelentések
moderation-part-bans = Tiltások
moderation-part-log = Napló
moderation-more = Továbbiak
moderation-reports-all = Az elintézett bejelentések is
moderation-reports-none = Nincs várakozó bejelentés.
moderation-report-by = Bejelentő: { $name }, { $ago }
moderation-report-others = { $count ->
    [one] még egy bejelentés van erről az emberről
   *[other] még { $count } bejelentés van erről az emberről
}
moderation-report-gone = ez az ember törölte a fiókját
moderation-report-table = Az asztal megnyitása
moderation-report-lines = Az akkori csevegés. Jelöld be, amit törölni kell:
moderation-report-chat = Az akkori csevegés
moderation-handle-mute = Elnémítás minden csevegésben
moderation-handle-ban = Kitiltás
moderation-handle-note = Hogyan döntöttél és miért; akit elnémítasz vagy kitiltasz, elolvassa
moderation-handle = Döntés
moderation-handled = Elintézte: { $name }, { $ago }. { $note }
moderation-no-days = nem
moderation-days = { $days } napra
moderation-is-banned = kitiltva
moderation-is-muted = elnémítva
moderation-ban-until = eddig: { $until }
moderation-ban-for-good = végleg
moderation-bans-none = Senki sincs kitiltva vagy elnémítva.
moderation-lift = Feloldás
moderation-lift-reason = Miért? A naplóba kerül.
moderation-log-none = A napló még üres.
moderation-act-ban = Kitiltva
moderation-act-unban = Kitiltás feloldva
moderation-act-mute = Elnémítva
moderation-act-unmute = Némítás feloldva
moderation-act-delete-person = Fiók törölve
moderation-act-end-sessions = Mindenhol kijelentkeztetve
moderation-act-close-table = Asztal bezárva
moderation-act-delete-table = Asztal törölve
moderation-act-remove-chat-line = Üzenet törölve
moderation-act-handle-report = Bejelentés elintézve
moderation-act-role = Szerep kiosztva
moderation-role-host = üzemeltető
moderation-role-moderator = moderátor
moderation-role-none = szerep nélkül
moderation-staff = Moderátoroknak
moderation-reason = Ok; akit kitiltasz, elolvassa, és a naplóba kerül
moderation-ban-days = Mennyi időre
moderation-ban = Kitiltás
moderation-ban-sure = Kitiltod { $days } napra: { $name }? Minden kapcsolata azonnal megszakad; a megkezdett játszmái a távollét szabályai szerint folytatódnak.
moderation-ban-done = Kitiltva: { $name }.
moderation-remove-line = Az üzenet törlése
moderation-line-removed = Az üzenet törölve.
moderation-close = Az asztal bezárása
moderation-close-sure = Bezárod ezt az asztalt mindenki számára? A megkezdett játszma pontozás nélkül véget ér.
moderation-closed = Az asztal bezárva.
