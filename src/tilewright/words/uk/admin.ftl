## Команди `tilewright admin`.

admin-help = Керування сервером і його сховищем. Команди діють і при запущеному сервері, через сокет у теці даних, і на сховищі, з яким ніхто не працює.
admin-help-status = Показати, що працює і що діє: люди, столи, скарги, налаштування.
admin-help-people = Люди: знайти, закрити вхід, дати роль, завершити сеанси, видалити.
admin-help-people-list = Список людей, нові спочатку.
admin-help-people-show = Показати людину.
admin-help-people-role = Дати роль або зняти її.
admin-help-people-sign-out = Завершити всі сеанси людини. Гість без облікового запису потім не повернеться.
admin-help-people-delete = Видалити все про людину. Партії з іншими лишаються, але за місцем нікого немає.
admin-help-people-ban = Закрити сервер для людини. З’єднання рвуться одразу; розпочаті партії тривають за правилами відсутності.
admin-help-people-unban = Знову впустити людину.
admin-help-bans = Заборони: люди, адреси та мережі.
admin-help-bans-list = Список чинних заборон.
admin-help-bans-add = Закрити сервер для адреси або мережі.
admin-help-bans-lift = Зняти заборону.
admin-help-tables = Столи: список, перегляд, закриття, видалення.
admin-help-tables-list = Список столів, нові спочатку.
admin-help-tables-show = Показати стіл: місця й останні рядки розмови.
admin-help-tables-close = Закрити стіл. Розпочата партія припиняється без рахунку.
admin-help-tables-delete = Видалити стіл із партією, розмовою та записом.
admin-help-tables-remove-line = Видалити рядок розмови.
admin-help-reports = Скарги людей одне на одного.
admin-help-reports-list = Список скарг, що чекають.
admin-help-reports-show = Показати скаргу і що було за столом.
admin-help-reports-handle = Позначити скаргу розглянутою.
admin-help-announce = Оголошення для всіх угорі сторінки.
admin-help-announce-set = Оголосити щось, одразу на всіх відкритих сторінках. Приклад: tilewright admin announce set "uk=Оновлення о 20:00" --hours 3
admin-help-announce-clear = Прибрати оголошення.
admin-help-announce-show = Показати оголошення.
admin-help-invitations = Запрошення, для сервера з entry = "invited".
admin-help-invitations-make = Створити запрошення; посилання показується один раз.
admin-help-invitations-list = Список запрошень.
admin-help-invitations-revoke = Відкликати запрошення. Хто з ним уже прийшов, лишається.
admin-help-read-only = Увімкнути або вимкнути режим «лише читання». Партії можна переглядати, нічого не змінюється, годинники стоять.
admin-help-audit = Показати, що робили адміністратори та модератори, нове спочатку. Видалити звідти нічого не можна.
admin-help-check = Перевірити сховище. Файл, зв’язки, і кожна партія повторюється до своїх контрольних сум. Код 0: все гаразд, 1: є помилки, 2: не читається.
admin-help-restore = Поставити резервну копію на місце сховища. Спочатку її перевіряють, старе сховище лишається поруч. Сервер має бути зупинений.

## Їхні аргументи.

admin-arg-db = Сховище; без нього — з налаштувань або з теки даних.
admin-arg-json = Вивести відповідь як JSON.
admin-arg-why = Чому; це потрапить до журналу.
admin-arg-most = Показати не більше стількох.
admin-arg-yes = Зробити без запитання.
admin-arg-person = Людина: ідентифікатор або ім’я, яке має лише одна.
admin-arg-search = Частина імені або початок ідентифікатора.
admin-arg-role = host, moderator або none.
admin-arg-reason = Причина; її прочитає той, кого не пускають.
admin-arg-days = На стільки днів; 0 — безстроково.
admin-arg-network = Адреса або мережа, як 192.0.2.0/24.
admin-arg-ban = Номер заборони, адреса або людина.
admin-arg-phase = Лише такі: open, playing, finished, closed або abandoned.
admin-arg-line = Номер рядка.
admin-arg-report = Номер скарги.
admin-arg-all = І розглянуті теж.
admin-arg-handled = Що зроблено.
admin-arg-text = Текст, як МОВА=ТЕКСТ для кожної мови; без МОВА= він англійський.
admin-arg-level = info або warning.
admin-arg-hours = На стільки годин; 0 — доки не приберуть.
admin-arg-note = Для кого; бачать лише адміністратори.
admin-arg-uses = Скільки людей може з ним прийти.
admin-arg-invitation = Номер запрошення.
admin-arg-switch = on або off.
admin-arg-check = Сховище або резервна копія; без нього — сховище сервера.
admin-arg-backup = Резервна копія.

## Що вони відповідають.

admin-done = Готово.
admin-sure = Це не можна скасувати: { $what }. Наберіть «так», щоб зробити.
admin-not-done = нічого не зроблено
admin-nothing = Нічого немає.
admin-for-good = безстроково
admin-yes = так
admin-people-total = { $shown } із { $total }
admin-person-now = Відкритих з’єднань: { $sockets }. Скарг, що чекають: { $reports }.
admin-ban-reason = Вхід закрито: { $reason }
admin-banned = Вхід закрито, до: { $until }
admin-table-lines = Кроків партії: { $lines }
admin-report-note = Розглянуто: { $note }
admin-invitation = Посилання, після адреси вашого сервера: { $path } (до: { $until }). Більше воно не з’явиться.
admin-entry-open = На цей сервер може прийти кожен; це змінює налаштування entry = "invited".
admin-announce-twice = по одному тексту на мову
admin-on-or-off = скажіть on або off
admin-status-running = Сервер працює (версія { $version }).
admin-status-resting = З цим сховищем сервер не працює (версія { $version }).
admin-status-read-only = Лише читання: нічого не змінюється.
admin-checking = Перевірка
admin-check-older = Сховище старше за цей Tilewright; оновлено й перевірено копію.
admin-check-seen = Перевірено: столів { $tables }, партій { $games }, кроків { $lines }.
admin-check-faults = Помилок: { $count }
admin-check-sound = { $file }: все гаразд.
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
admin-column-stand-in = Бот замість
admin-column-category = Про що
admin-column-reporter = Хто скаржиться
admin-column-table = Стіл
admin-column-text = Текст
admin-column-handled = Розглянув
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
admin-phase-open = чекає гравців
admin-phase-playing = грають
admin-phase-finished = закінчена
admin-phase-closed = закритий
admin-phase-abandoned = припинена
admin-phase-broken = не читається
admin-category-abuse = образи
admin-category-cheating = нечесна гра
admin-category-stalling = затягування
admin-category-name = ім’я
admin-category-spam = спам
admin-category-other = інше
