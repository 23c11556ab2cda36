## Команды `tilewright admin`.

admin-help = Управление сервером и его хранилищем. Команды действуют и при работающем сервере, через сокет в папке данных, и на хранилище, с которым никто не работает.
admin-help-status = Показать состояние сервера: люди, столы, жалобы, действующие настройки.
admin-help-people = Люди: найти, закрыть вход, дать роль, завершить сеансы, удалить.
admin-help-people-list = Список людей, новые сначала.
admin-help-people-show = Показать человека.
admin-help-people-role = Дать роль или снять её.
admin-help-people-sign-out = Завершить все сеансы человека. Гость без учётной записи потом не вернётся.
admin-help-people-delete = Удалить все данные о человеке. Партии с другими остаются, но его место в них становится ничьим.
admin-help-people-ban = Закрыть человеку вход на сервер. Соединения разрываются сразу; начатые партии идут дальше по правилам для отсутствующих.
admin-help-people-unban = Снова впустить человека.
admin-help-bans = Запреты: люди, адреса и сети.
admin-help-bans-list = Список действующих запретов.
admin-help-bans-add = Закрыть вход на сервер для адреса или сети.
admin-help-bans-lift = Снять запрет.
admin-help-tables = Столы: список, просмотр, закрытие, удаление.
admin-help-tables-list = Список столов, новые сначала.
admin-help-tables-show = Показать стол: места и последние сообщения чата.
admin-help-tables-close = Закрыть стол. Начатая партия прекращается без подсчёта очков.
admin-help-tables-delete = Удалить стол с партией, чатом и записью.
admin-help-tables-remove-line = Удалить сообщение из чата.
admin-help-reports = Жалобы людей друг на друга.
admin-help-reports-list = Список нерассмотренных жалоб.
admin-help-reports-show = Показать жалобу и то, что было за столом.
admin-help-reports-handle = Отметить жалобу как рассмотренную.
admin-help-announce = Объявление для всех вверху страницы.
admin-help-announce-set = Объявить что-нибудь, сразу на всех открытых страницах. Пример: tilewright admin announce set "ru=Обновление в 20:00" --hours 3
admin-help-announce-clear = Убрать объявление.
admin-help-announce-show = Показать объявление.
admin-help-invitations = Приглашения, для сервера с entry = "invited".
admin-help-invitations-make = Создать приглашение; ссылка показывается один раз.
admin-help-invitations-list = Список приглашений.
admin-help-invitations-revoke = Отозвать приглашение. Кто по нему уже пришёл, остаётся.
admin-help-read-only = Включить или выключить режим «только чтение». Партии можно смотреть, ничего не меняется, время ходов не идёт.
admin-help-audit = Показать, что делали администраторы и модераторы, новое сначала. Удалить оттуда ничего нельзя.
admin-help-check = Проверить хранилище. Проверяются файл и связи в нём, а каждая партия проигрывается заново и сверяется с контрольными суммами. Код 0: всё верно, 1: есть ошибки, 2: не читается.
admin-help-restore = Поставить резервную копию на место хранилища. Сначала она проверяется, старое хранилище остаётся рядом. Сервер должен быть остановлен.

## Их аргументы.

admin-arg-db = Хранилище; если не указано, берётся из настроек или из папки данных.
admin-arg-json = Вывести ответ как JSON.
admin-arg-why = Почему; это попадёт в журнал.
admin-arg-most = Сколько строк показать самое большее.
admin-arg-yes = Не спрашивать подтверждения.
admin-arg-person = Человек: идентификатор или имя, которое есть только у одного.
admin-arg-search = Часть имени или начало идентификатора.
admin-arg-role = host, moderator или none.
admin-arg-reason = Причина; её прочитает тот, кому закрыт вход.
admin-arg-days = Срок в днях; 0 — бессрочно.
admin-arg-network = Адрес или сеть, например 192.0.2.0/24.
admin-arg-ban = Номер запрета, адрес или человек.
admin-arg-phase = Только такие: open, playing, finished, closed или abandoned.
admin-arg-line = Номер сообщения.
admin-arg-report = Номер жалобы.
admin-arg-all = Показать и рассмотренные.
admin-arg-handled = Что сделано.
admin-arg-text = Текст в виде ЯЗЫК=ТЕКСТ для каждого языка; без ЯЗЫК= он считается английским.
admin-arg-level = info или warning.
admin-arg-hours = Срок в часах; 0 — пока не уберут.
admin-arg-note = Для кого; видят только администраторы.
admin-arg-uses = Сколько человек может по нему прийти.
admin-arg-invitation = Номер приглашения.
admin-arg-switch = on или off.
admin-arg-check = Хранилище или резервная копия; если не указано, хранилище сервера.
admin-arg-backup = Резервная копия.

## Что они отвечают.

admin-done = Готово.
admin-sure = Это нельзя отменить: { $what }. Наберите «да», чтобы подтвердить.
admin-sure-ban = { $days ->
    [0] Закрыть вход бессрочно: { $whom }?
    [one] Закрыть вход на { $days } день: { $whom }?
    [few] Закрыть вход на { $days } дня: { $whom }?
   *[many] Закрыть вход на { $days } дней: { $whom }?
} Наберите «да», чтобы подтвердить.
admin-sure-close = Закрыть стол { $table }? Начатая партия прекратится без подсчёта очков. Наберите «да», чтобы подтвердить.
admin-not-done = ничего не сделано
admin-nothing = Ничего нет.
admin-for-good = бессрочно
admin-yes = да
admin-people-total = { $shown } из { $total }
admin-person-now = Открытых соединений: { $sockets }. Нерассмотренных жалоб: { $reports }.
admin-ban-reason = Вход закрыт: { $reason }
admin-banned = Вход закрыт. Срок: { $until }
admin-table-lines = Шагов партии: { $lines }
admin-report-note = Рассмотрено: { $note }
admin-invitation = Ссылка (допишите её к адресу вашего сервера): { $path } (срок: { $until }). Больше она показана не будет.
admin-entry-open = На этот сервер может прийти каждый; это меняет настройка entry = "invited".
admin-announce-twice = укажите по одному тексту на каждый язык
admin-on-or-off = укажите on или off
admin-status-running = Сервер работает (версия { $version }).
admin-status-resting = С этим хранилищем не работает ни один сервер (версия { $version }).
admin-status-read-only = Только чтение: ничего не меняется.
admin-checking = Проверка
admin-check-older = Хранилище старше этого Tilewright; обновлена и проверена копия.
admin-check-seen = Проверено: столов { $tables }, партий { $games }, шагов { $lines }.
admin-check-faults = Ошибок: { $count }
admin-check-sound = { $file }: всё в порядке.
admin-restore-kept = Старое хранилище осталось в { $file }
admin-restored = Восстановлено: { $file }

## Названия столбцов.

admin-column-id = Идентификатор
admin-column-name = Имя
admin-column-role = Роль
admin-column-kept = Учётная запись
admin-column-since = С какого времени
admin-column-banned = Вход закрыт до
admin-column-phase = Состояние
admin-column-tables = Столы
admin-column-number = №
admin-column-whom = Кого
admin-column-until = До
admin-column-reason = Причина
admin-column-who = Кто
admin-column-at = Когда
admin-column-game = Игра
admin-column-seats = Места
admin-column-made = Создан
admin-column-watching = Соединения
admin-column-seat = Место
admin-column-stand-in = Бот вместо игрока
admin-column-category = О чём
admin-column-reporter = Кто жалуется
admin-column-table = Стол
admin-column-text = Текст
admin-column-handled = Рассмотрел
admin-column-lang = Язык
admin-column-level = Уровень
admin-column-note = Для кого
admin-column-used = Использовано
admin-column-act = Действие
admin-column-why = Почему
admin-column-what = Что
admin-column-value = Значение

## Роли, состояния и о чём жалоба.

admin-role-host = администратор
admin-role-moderator = модератор
admin-phase-open = ждёт игроков
admin-phase-playing = идёт игра
admin-phase-finished = игра окончена
admin-phase-closed = закрыт
admin-phase-abandoned = игра прекращена
admin-phase-broken = не читается
admin-category-abuse = оскорбления
admin-category-cheating = нечестная игра
admin-category-stalling = затягивание
admin-category-name = имя
admin-category-spam = спам
admin-category-other = другое
