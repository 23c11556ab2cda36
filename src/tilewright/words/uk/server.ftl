## Що сервер відхиляє і чому.

server-already-begun = гра за цим столом уже почалася
server-bad-body = запит не читається: { $detail }
server-bad-bot = { $detail }
server-bad-mark = можна вибрати знак: { $marks }
server-bad-message = такого повідомлення стіл не розуміє
server-bad-name = ім’я — це один рядок: від 1 до { $most } видимих знаків, серед них хоча б одна літера чи цифра, і жодного невидимого
server-bad-record = рядок { $line } запису: { $detail }
server-bad-seats = вказано місць: { $given }, а грають { $need }
server-bad-spec = { $detail }
server-bot-settings = у мережевій грі бота вибирають лише за рівнем: { $bots }
server-branch-open = за столом, що продовжує партію з позиції, усі місця мають бути зайняті: вами, кимось поруч або ботом
server-branch-over = там гру вже закінчено; виберіть одну з попередніх позицій
server-chat-fast = забагато одразу; зачекайте трохи, перш ніж писати далі
server-content-type = тип вмісту має бути { $need }
server-empty-chat = у цьому повідомленні немає ні слова
server-excerpt = це уривок гри, що триває; продовжити можна лише запис
server-internal = тут щось пішло не так; гра не постраждала (код { $request })
server-me-twice = «me» — лише одне місце; інша людина за цим екраном — «here»
server-muted = власник столу заборонив вам тут писати
server-name-alike = { $name } можна сплутати з іменем { $other }, а цей гравець уже за столом; виберіть інше ім’я
server-name-bot = ім’я { $name } схоже на ім’я бота; виберіть інше
server-name-taken = за цим столом уже є { $name }
server-no-code = цей код хибний або вже використаний
server-no-person = такої людини за цим столом немає, або це його власник
server-no-table = такого столу немає
server-nobody = спочатку назвіться
server-not-begun = гра ще не почалася
server-not-finished = гру ще не закінчено
server-not-listed = стіл закритий: щоб сісти, потрібен код
server-not-owner = це може лише той, хто створив стіл
server-not-seated = це може лише той, хто сидить за столом
server-not-your-seat = це не ваше місце
server-one-seat = у вас уже є місце за цим столом; кілька місць одній людині може дозволити власник столу
server-removed = власник столу виключив вас
server-seat-reserved = це місце залишено за запрошеним
server-seat-taken = це місце зайняте
server-seats-open = є вільні місця; посадіть на них ботів або зачекайте
server-slow-down = звідси забагато запитів відразу; спробуйте через { $seconds } с
server-talk-closed = за цим столом пишуть лише гравці
server-too-fast = забагато нових столів з однієї адреси; спробуйте пізніше
server-too-large = завеликий обсяг: можна щонайбільше { $most } байтів
server-query-too-long = запит у цій адресі задовгий: щонайбільше { $letters } знаків і { $parameters } параметрів
server-too-many-people = з вашої адреси прийшло забагато нових людей; спробуйте пізніше
server-too-many-tables = незакінчених столів у вас уже { $most }; дограйте одну партію або вийдіть з-за столу

## Чому дію за столом відхилено; що каже сама гра — в її файлі.

server-reason-broken = ця партія більше не читається; адміністратор сервера знайде причину в журналі
server-reason-no-ballot = голосування з таким номером немає
server-reason-no-helps = за цим столом допомогу гравцям вимкнено
server-reason-no-hints = за цим столом боти не дають порад
server-reason-no-replacement = бот не може зайняти це місце
server-reason-not-begun = гра ще не почалася
server-reason-not-your-seat = це не ваше місце
server-reason-one-alone = { $seat }: немає за столом або вийшов час; бот може зайняти місце, лише якщо згодна ще принаймні одна людина, за правилом столу або, коли грають двоє, за деякий час після того, як вийшов час
server-reason-seat-kept = { $seat }: немає зв’язку; місце зберігається ще { $seconds } с
server-reason-stale = гра відтоді пішла вперед; погляньте ще раз
server-reason-act-reveals = один із цих кроків відкриває щось нове; що робити далі, вибирають уже після нього
server-reason-still-there = { $seat } за столом
server-reason-hint-thinking = бот ще думає над вашим попереднім запитанням
server-reason-too-many-hints = { $seconds ->
    [one] усі підказки використано; наступна буде через { $seconds } секунду
    [few] усі підказки використано; наступна буде через { $seconds } секунди
   *[many] усі підказки використано; наступна буде через { $seconds } секунд
}

## Що сталося за столом.

server-event-undone =
    { $seat ->
        [you] Ви скасовуєте останній крок.
       *[other] { $seat } скасовує останній крок.
    }
server-event-undone-answered =
    { $seat ->
        [you] Ви скасовуєте останній крок разом із відповідями ботів.
       *[other] { $seat } скасовує останній крок разом із відповідями ботів.
    }
server-event-rewound =
    { $seat ->
        [you] Усі згодні повернутися назад, як ви просили.
       *[other] Усі згодні повернутися назад, як просить { $seat }.
    }
# To whoever looks on while others are asked
server-waits = Чекаємо: { $waiting }.
# A step of a replay that brought nothing to be told: what its player chose
server-chosen = { $seat }: { $choice }

## Сховище, налаштування, адреса.

server-store-full = диск заповнено: записати більше нічого не можна, а незаписане не зараховано
server-store-read-only = у сховище не можна записати: воно лише для читання, або немає його папки
server-store-no-database = цей файл — не сховище Tilewright
server-store-broken = сховищем не можна користуватися: { $detail }
server-store-in-use = сховище { $file } зайняте: з ним працює інший сервер
server-store-stop-others = ця версія змінює сховище { $file } так, що сервери, які працюють з ним, не зможуть продовжувати: { $servers }. Зупиніть їх усі, запустіть цей, потім решту в новій версії
server-store-newer = це сховище від новішого Tilewright (його версія { $stored }, тут відомі версії до { $known }); запустіть новіший
server-starting = сервер запускається; спитайте ще раз трохи згодом
server-store-slow = сховище надто повільне: запис не завершився за { $seconds } с
server-store-stale = цей стіл тим часом змінив хтось інший; подивіться знову
server-elsewhere = стіл саме переходить на інший сервер; спробуйте ще раз за мить
server-table-broken = цей стіл більше не читається; адміністратор сервера знайде причину в журналі
server-store-no-game = у цьому сховищі немає столу { $table } з партією
server-store-no-file = немає сховища { $file }
server-store-target-exists = { $file } вже існує
server-store-url = сховище — це файл або база даних за адресою на зразок postgresql://user@host/name
server-store-driver = для сховища в PostgreSQL встановіть «tilewright[postgresql]»
server-redis-driver = для Redis встановіть «tilewright[redis]»
server-store-unreachable = немає зв’язку з базою даних { $address }; чи працює там PostgreSQL?
server-store-denied = база даних { $address } не приймає цього користувача з цим паролем
server-store-refused = база даних { $address } відмовляє у з’єднанні: { $detail }
server-store-old-server = PostgreSQL { $found } застарий; потрібна версія { $least } або новіша
server-store-encoding = ця база зберігає тексти в кодуванні { $found }; створіть базу з кодуванням UTF8
server-store-other-tables = у базі даних { $address } чужі таблиці; візьміть порожню
server-store-lost = зараз немає зв’язку з базою даних; незаписане не зараховано
server-store-older = це сховище старше за цей Tilewright (його версія { $stored }, тут { $known }); його оновить сервер, коли запуститься з ним
server-store-unfinished = сховище { $file } ще не повне; запускайте «tilewright migrate», доки перенесення не закінчиться
server-store-only-file = так можна відновити лише сховище у файлі; порожню базу даних заповнює «tilewright migrate»
server-move-same = це те саме сховище; назвіть два різні
server-move-not-empty = сховище { $address } не порожнє; візьміть порожнє
server-move-different = вміст { $address } відрізняється від старого сховища (частина: { $part }); очистьте його й почніть знову
server-move-row = інша база не приймає рядок (частина: { $part }, рядок: { $row }); більше скаже «tilewright admin check»
server-config-unreadable = файл налаштувань { $file } не читається: { $detail }
server-config-wrong = хибне налаштування: { $detail }
server-config-old-proxy = налаштування { $old } більше немає: перелічіть адреси своїх проксі-серверів у { $new } (docs/hosting.md)
server-worker-alone = tilewright worker потрібні redis і worker_secret або cluster_secret — ті самі, що в серверів
server-address-taken = адреса { $address } не годиться: { $detail }

# Облікові записи.

server-bad-address = це не адреса електронної пошти
server-code-slip = у коді помилка: звірте його по літерах
server-email-taken = ця адреса належить іншому обліковому запису, або посилання вже використано
server-last-way = це єдиний спосіб увійти до вашого облікового запису; спершу додайте інший
server-left-person = Гравець, що пішов
server-letter-elsewhere = відкрийте це посилання в тому браузері, з якого ви його просили
server-mail-failed = листа не вдалося надіслати; перевірте адресу або спробуйте пізніше
server-name-kept = ім’я { $name } належить власникові облікового запису або схоже на нього; виберіть інше
server-no-mail = цей сервер не надсилає листів
server-no-passkeys = ключі доступу тут не працюють: їм потрібен сервер з іменем і HTTPS
server-other-name = це не ваше ім’я; нічого не видалено
server-passkey-copied = цей ключ доступу вже підписував із більшим номером: можливо, це копія, тому його відхилено
server-passkey-late = минуло забагато часу, або відповідь уже була; почніть знову
server-passkey-wrong = цей ключ доступу не вдалося додати
server-passkeys-enough = ключів доступу у вас уже { $most }; спершу видаліть один
server-sign-in-failed = увійти не вдалося: код, посилання або ключ хибні, уже використані або застаріли
server-too-many-attempts = забагато спроб увійти; спробуйте через { $seconds } с
server-too-many-letters = попросили забагато листів; спробуйте пізніше

# Листи.

server-letter-hello = Вітаємо, { $name }!
server-letter-sign-in-subject = Вхід до Tilewright
server-letter-sign-in = За цим посиланням можна один раз увійти до Tilewright; воно діє { $minutes } хв:
server-letter-confirm-subject = Підтвердьте адресу для Tilewright
server-letter-confirm = Хтось хоче входити до Tilewright із цією адресою. Якщо це ви, відкрийте посилання в тому самому браузері; воно діє { $minutes } хв:
server-letter-ignore = Якщо ви цього не просили, нічого не робіть: без посилання нічого не станеться.

## Адміністрація та модератори; хто з ким не грає.

server-banned = цей сервер закрито для вас до { $until }: { $reason }
server-banned-for-good = цей сервер закрито для вас: { $reason }
server-muted-until = модератор заборонив вам писати в чатах до { $until }: { $reason }
server-muted-for-good = модератор заборонив вам писати в чатах: { $reason }
server-reported-gone = людина, на яку поскаржилися, видалила свій обліковий запис
server-read-only = сервер зараз у режимі «лише читання»: партії можна переглядати, але змінити нічого не можна
server-invited-only = цей сервер — для запрошених: спочатку відкрийте посилання із запрошення
server-invitation-wrong = це запрошення хибне, вже використане або застаріле
server-open-kept = відкривати столи тут можуть лише ті, хто створив обліковий запис
server-open-invited = відкривати столи тут можуть лише запрошені
server-open-moderators = столи тут відкривають лише модератори
server-not-moderator = це можуть лише модератори
server-not-host = ролі роздають лише адміністратори
server-name-staff = ім’я { $name } схоже на ім’я того, хто опікується цим сервером; виберіть інше
server-staff-titles = адмін, адміністратор, модератор, хост, підтримка
server-role-nameless = щоб отримати роль, спочатку треба вибрати ім’я
server-role-guest = { $name } грає як гість; роль надають лише обліковому запису з ключем доступу, кодом відновлення або адресою пошти
server-kept-apart = ви і хтось за цим столом не граєте разом; виберіть інший стіл
server-hide-self = це ви самі
server-hide-most = у вашому списку може бути не більше { $most } людей; спочатку приберіть когось
server-no-hidden = такої людини у вашому списку немає
server-no-line = такого повідомлення в чаті більше немає
server-report-received = Дякуємо, скаргу отримано. Її прочитає модератор.
server-report-handled = цю скаргу вже розглянули: { $who }
server-report-unknown = скарги { $number } немає
server-reports-most = від вас уже багато скарг; зачекайте, доки модератор їх прочитає
server-reports-full = на цьому сервері накопичилося забагато скарг; повідомте адміністратора іншим способом
server-ban-staff = тому, хто має тут роль, вхід так закрити не можна; спочатку адміністратор має зняти роль
server-ban-one = назвіть або людину, або адресу чи мережу
server-ban-network = { $network } — не адреса і не мережа на зразок 192.0.2.0/24
server-ban-wide = { $network } — надто широка мережа: вона закрила б сервер для великої частини інтернету
server-ban-most = заборон уже { $most }; спочатку зніміть деякі
server-ban-unknown = заборони на «{ $ban }» немає
server-person-unknown = тут немає нікого з ідентифікатором або іменем { $person }
server-person-several = ім’я { $person } у кількох людей; вкажіть ідентифікатор
server-table-over = гру за цим столом уже закінчено
server-announce-lang = вкажіть текст принаймні однією з мов: { $langs }
server-invitation-unknown = запрошення { $number } немає
server-invitations-most = запрошень уже { $most }; спочатку відкличте деякі
server-admin-forbidden = вам не можна звертатися до сервера: { $file } належить іншому користувачеві
server-admin-silent = сервер не відповів; подивіться його журнал
server-admin-unreachable = з { $file } працює сервер, але звідси до нього не достукатися; зупиніть його або виконайте команду на тому комп’ютері, де він працює
server-check-file = файл пошкоджено: { $detail }
server-check-orphan = { $part }: рядки столу, якого немає: { $table }
server-check-row = стіл { $table }: його рядок або місця не читаються
server-check-person = стіл { $table }: людини { $person } немає
server-check-seat = стіл { $table }: місце { $seat } нічиє
server-check-scores = стіл { $table }: за записом рахунок інший
server-check-record = стіл { $table }: запис хибний у рядку { $line }
server-check-journal = стіл { $table }: партія не повторюється так, як її грали: { $detail }
server-restore-running = з цим сховищем працює сервер; спочатку зупиніть його
server-restore-same = це саме сховище; назвіть резервну копію
server-restore-unsound = { $file } пошкоджено, нічого не змінено; що не так, скаже «tilewright admin check» (знайдено: { $count })

## Що не так із надісланими даними або налаштуваннями. Поля й види названо так, як їх пишуть у запитах і у файлі.

server-fault-late = він не надійшов повністю за { $seconds } с
server-fault-json = починаючи з байта { $byte } це не JSON
server-fault-cut-off = дані обриваються
server-fault-field-missing = немає поля { $field }
server-fault-field-unknown = поле { $field } тут невідоме
server-fault-kind = { $where }: потрібно { $wanted }, а не { $given }
server-fault-least = { $where }: потрібно не менше ніж { $bound }
server-fault-most = { $where }: потрібно не більше ніж { $bound }
server-fault-above = { $where }: потрібно більше ніж { $bound }
server-fault-below = { $where }: потрібно менше ніж { $bound }
server-fault-length-least = { $where }: закоротко; довжина не менша за { $bound }
server-fault-length-most = { $where }: задовго; довжина не більша за { $bound }
server-fault-value = { $where }: такого значення бути не може
server-fault-proxy = proxies: «{ $given }» — не адреса й не мережа
server-fault-short-secret = { $name }: потрібно щонайменше { $least } символів
server-fault-cluster-address = cluster_address: «{ $given }» — не адреса на зразок http://10.0.0.5:8017
server-fault-cluster-store = cluster_secret: кільком серверам потрібне сховище на PostgreSQL
server-fault-redis = redis: це не адреса на зразок redis://10.0.0.6:6379/0

## Програми, що грають мережею.

server-account-needed = програми можуть грати тут лише в тих, хто створив обліковий запис
server-settings-guest = налаштування зберігаються тут лише в тих, хто створив обліковий запис
server-programs-enough = програм у вас уже { $most }; спершу видаліть одну
server-no-program = такої програми у вас немає
server-program-away = цієї програми тут немає
server-program-busy = ця програма вже грає за столами, більше ніж { $most } їй не можна
server-challenge-open = цю програму вже покликали, вона ще не відповіла
server-challenge-fast = забагато викликів поспіль; наступний через { $seconds } с
server-no-challenge = такого виклику немає, або він надто давній
