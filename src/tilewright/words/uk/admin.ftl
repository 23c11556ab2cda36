## Команди `tilewright admin`.

admin-help = Керування сервером і його сховищем. Команди діють і поруч із запущеним сервером, через сокет у папці даних, і на сховищі, з яким жоден сервер не працює.
admin-help-status = Показати стан сервера: люди, столи, скарги, чинні налаштування.
admin-help-people = Люди: знайти, закрити вхід, надати роль, завершити сеанси, видалити.
admin-help-people-list = Список людей, нові спочатку.
admin-help-people-show = Показати людину.
admin-help-people-role = Надати роль або зняти її.
admin-help-people-sign-out = Завершити всі сеанси людини. Гість без облікового запису потім не повернеться.
admin-help-people-delete = Видалити всі дані про людину. Партії з іншими лишаються, але її місце стає нічиїм.
admin-help-people-ban = Закрити людині вхід на сервер. З’єднання обриваються одразу; розпочаті партії тривають за правилами для відсутніх.
admin-help-people-unban = Знову впустити людину.
admin-help-bans = Заборони: люди, адреси та мережі.
admin-help-bans-list = Список чинних заборон.
admin-help-bans-add = Закрити вхід на сервер для адреси або мережі.
admin-help-bans-lift = Зняти заборону.
admin-help-tables = Столи: список, перегляд, закриття, видалення.
admin-help-tables-list = Список столів, нові спочатку.
admin-help-tables-show = Показати стіл: місця й останні повідомлення чату.
admin-help-tables-close = Закрити стіл. Розпочата партія припиняється без підрахунку очок.
admin-help-tables-delete = Видалити стіл із партією, чатом і записом.
admin-help-tables-remove-line = Видалити повідомлення з чату.
admin-help-reports = Скарги людей одне на одного.
admin-help-reports-list = Список нерозглянутих скарг.
admin-help-reports-show = Показати скаргу й те, що було за столом.
admin-help-reports-handle = Позначити скаргу розглянутою.
admin-help-announce = Оголошення для всіх угорі сторінки.
admin-help-announce-set = Оголосити щось, одразу на всіх відкритих сторінках. Приклад: tilewright admin announce set "uk=Оновлення о 20:00" --hours 3
admin-help-announce-clear = Прибрати оголошення.
admin-help-announce-show = Показати оголошення.
admin-help-invitations = Запрошення, для сервера з entry = "invited".
admin-help-invitations-make = Створити запрошення; посилання показується один раз.
admin-help-invitations-list = Список запрошень.
admin-help-invitations-revoke = Відкликати запрошення. Хто з ним уже прийшов, лишається.
admin-help-read-only = Увімкнути або вимкнути режим «лише читання». Партії можна переглядати, нічого не змінюється, час ходів не йде.
admin-help-audit = Показати, що робили адміністратори та модератори, нове спочатку. Видалити звідти нічого не можна.
admin-help-check = Перевірити сховище. Перевіряються файл і зв’язки, а кожна партія відтворюється і звіряється зі своїми контрольними сумами. Код 0: усе гаразд, 1: є помилки, 2: не читається.
admin-help-restore = Відновити сховище з резервної копії. Спочатку її перевіряють, старе сховище лишається поруч. Сервер має бути зупинений.

## Їхні аргументи.

admin-arg-db = Сховище; без нього — з налаштувань або з папки даних.
admin-arg-json = Вивести відповідь як JSON.
admin-arg-why = Чому; це потрапить до журналу.
admin-arg-most = Скільки рядків показати щонайбільше.
admin-arg-yes = Виконати без запитання.
admin-arg-person = Людина: ідентифікатор або ім’я, якщо воно є лише в однієї.
admin-arg-search = Частина імені або початок ідентифікатора.
admin-arg-role = host, moderator або none.
admin-arg-reason = Причина; її прочитає той, кого не пускають.
admin-arg-days = На скільки днів; 0 — безстроково.
admin-arg-network = Адреса або мережа на зразок 192.0.2.0/24.
admin-arg-ban = Номер заборони, адреса або людина.
admin-arg-phase = Лише такі: open, playing, finished, closed або abandoned.
admin-arg-line = Номер повідомлення.
admin-arg-report = Номер скарги.
admin-arg-all = І розглянуті теж.
admin-arg-handled = Що зроблено.
admin-arg-text = Текст у вигляді МОВА=ТЕКСТ для кожної мови; без МОВА= це англійський текст.
admin-arg-level = info або warning.
admin-arg-hours = На скільки годин; 0 — доки не приберуть.
admin-arg-note = Для кого; бачать лише адміністратори.
admin-arg-uses = Скільки людей може з ним прийти.
admin-arg-invitation = Номер запрошення.
admin-arg-switch = on або off.
admin-arg-check = Сховище або резервна копія; без нього — сховище сервера.
admin-arg-backup = Резервна копія.

## Що вони відповідають.

admin-done = Готово.
admin-sure = Скасувати це буде неможливо: { $what }. Наберіть «так», щоб підтвердити.
admin-sure-ban = { $days ->
    [0] Закрити вхід безстроково: { $whom }?
    [one] Закрити вхід на { $days } день: { $whom }?
    [few] Закрити вхід на { $days } дні: { $whom }?
   *[many] Закрити вхід на { $days } днів: { $whom }?
} Наберіть «так», щоб підтвердити.
admin-sure-close = Закрити стіл { $table }? Розпочата партія припиниться без підрахунку очок. Наберіть «так», щоб підтвердити.
admin-not-done = нічого не зроблено
admin-nothing = Нічого немає.
admin-for-good = безстроково
admin-yes = так
admin-people-total = { $shown } із { $total }
admin-person-now = Відкритих з’єднань: { $sockets }. Нерозглянутих скарг: { $reports }.
admin-ban-reason = Вхід закрито: { $reason }
admin-banned = Вхід закрито. До коли: { $until }
admin-table-lines = Кроків партії: { $lines }
admin-report-note = Розглянуто: { $note }
admin-invitation = Посилання (допишіть його до адреси вашого сервера): { $path } (до: { $until }). Більше його не буде показано.
admin-entry-open = На цей сервер може прийти кожен; це змінює налаштування entry = "invited".
admin-announce-twice = на кожну мову має бути один текст
admin-on-or-off = вкажіть on або off
admin-status-running = Сервер працює (версія { $version }).
admin-status-resting = З цим сховищем сервер не працює (версія { $version }).
admin-status-read-only = Лише читання: нічого не змінюється.
admin-checking = Перевірка
admin-check-older = Сховище старше за цей Tilewright; оновлено й перевірено копію.
admin-check-seen = Перевірено: столів { $tables }, партій { $games }, кроків { $lines }.
admin-check-faults = Помилок: { $count }
admin-check-sound = { $file }: усе гаразд.
admin-restore-kept = Старе сховище лишилося в { $file }
admin-restored = Відновлено: { $file }

## Назви стовпців.

admin-column-id = Ідентифікатор
admin-column-name = Ім’я
admin-column-role = Роль
admin-column-kept = Обліковий запис
admin-column-since = З якого часу
admin-column-banned = Вхід закрито до
admin-column-phase = Стан
admin-column-tables = Столи
admin-column-number = №
admin-column-whom = Кого
admin-column-until = До
admin-column-reason = Причина
admin-column-who = Хто
admin-column-at = Коли
admin-column-game = Гра
admin-column-seats = Місця
admin-column-made = Створено
admin-column-watching = З’єднання
admin-column-seat = Місце
admin-column-stand-in = Бот на заміну
admin-column-category = Про що
admin-column-reporter = Хто скаржиться
admin-column-table = Стіл
admin-column-text = Текст
admin-column-handled = Хто розглянув
admin-column-lang = Мова
admin-column-level = Рівень
admin-column-note = Для кого
admin-column-used = Використано
admin-column-act = Дія
admin-column-why = Чому
admin-column-what = Що
admin-column-value = Значення

## Ролі, стани і про що скарга.

admin-role-host = адміністратор
admin-role-moderator = модератор
admin-phase-open = чекає на гравців
admin-phase-playing = гра триває
admin-phase-finished = гру закінчено
admin-phase-closed = стіл закрито
admin-phase-abandoned = гру припинено
admin-phase-broken = не читається
admin-category-abuse = образи
admin-category-cheating = нечесна гра
admin-category-stalling = затягування
admin-category-name = ім’я
admin-category-spam = спам
admin-category-other = інше
