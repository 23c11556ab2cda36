## Человек за столом.

moderation-hide = Скрыть сообщения
moderation-hide-end = Показать сообщения
moderation-hide-about = Вы не увидите сообщений этого человека в чате ни за этим столом, ни за другими.
moderation-block = Заблокировать
moderation-block-end = Разблокировать
moderation-block-about = Вы больше не окажетесь за одним столом и не увидите сообщений этого человека. Начатая партия продолжится. О блокировке никто не узнает.
moderation-block-done = { $name } теперь среди тех, кого вы заблокировали. Весь список — на странице вашей учётной записи.
moderation-report = Пожаловаться…
moderation-report-about = Жалобу рассмотрят модераторы этого сервера. Кто пожаловался, этому человеку не скажут.
moderation-cancel = Отмена
moderation-nameless = учётная запись удалена

## Жалоба.

moderation-report-title = Жалоба: { $name }
moderation-report-why = На что вы жалуетесь?
moderation-category-abuse = Оскорбления или угрозы
moderation-category-cheating = Нечестная игра
moderation-category-stalling = Намеренное затягивание
moderation-category-name = Оскорбительное имя
moderation-category-spam = Спам
moderation-category-other = Другое
moderation-report-text = Что произошло? (по желанию)
moderation-report-block = Заодно заблокировать: { $name }
moderation-report-kept = Вместе с жалобой сохраняется: кто на кого жалуется, что вы здесь напишете, игра, имена за столом и последние 20 сообщений чата; скрытых фишек и карт в ней нет. Прочитать её могут только модераторы и администратор сервера. Через 180 дней после рассмотрения она удаляется.
moderation-report-send = Отправить жалобу

## Ваш список.

moderation-list = С кем вы не хотите встречаться
moderation-list-about = За один стол с теми, кого вы заблокировали, вы не попадёте. Заблокировать, скрыть сообщения или пожаловаться можно через щит рядом с именем за столом и в чате.
moderation-list-empty = В вашем списке никого нет.
moderation-blocked = блокировка
moderation-hidden = сообщения скрыты

## Что действует для вас здесь.

moderation-own-ban = Этот сервер закрыт для вас. Причина: { $reason }
moderation-own-ban-until = Этот сервер закрыт для вас до { $until }. Причина: { $reason }
moderation-own-mute = Писать в чатах здесь вам запрещено. Причина: { $reason }
moderation-own-mute-until = Писать в чатах здесь вам запрещено до { $until }. Причина: { $reason }
moderation-invited-only = Этот сервер — для приглашённых. Чтобы войти, откройте ссылку из приглашения.
moderation-open-kept = Открывать столы здесь могут только те, кто завёл учётную запись. Как это сделать, сказано на странице вашей учётной записи.
moderation-open-invited = Открывать столы здесь могут только приглашённые.
moderation-open-moderators = Столы здесь открывают только модераторы. За их столы вы можете садиться.
moderation-invitation = Вас приглашают
moderation-invitation-about = Эту ссылку дал вам администратор сервера. По ней вы войдёте, и этот браузер запомнит приглашение.
moderation-invitation-enter = Войти
moderation-invitation-done = Добро пожаловать!

## Что делают модераторы.

moderation-not-yours = Эта страница — для модераторов сервера.
moderation-part-reports = Жалобы
moderation-part-bans = Запреты
moderation-part-log = Журнал
moderation-more = Показать ещё
moderation-reports-all = Показывать и рассмотренные жалобы
moderation-reports-none = Нерассмотренных жалоб нет.
moderation-report-by = Жалоба от: { $name }, { $ago }
moderation-report-others = { $count ->
    [one] на этого человека есть ещё { $count } жалоба
    [few] на этого человека есть ещё { $count } жалобы
   *[many] на этого человека есть ещё { $count } жалоб
}
moderation-report-gone = этот человек удалил свою учётную запись
moderation-report-table = Открыть стол
moderation-report-lines = Чат в то время. Отметьте, что удалить:
moderation-report-chat = Чат в то время
moderation-handle-mute = Запретить писать в чатах
moderation-handle-ban = Закрыть вход на сервер
moderation-handle-note = Что вы решили и почему; это прочитает тот, кого касается запрет
moderation-handle = Принять решение
moderation-handled = Рассмотрено: { $name }, { $ago }. { $note }
moderation-no-days = нет
moderation-days = { $days ->
    [one] на { $days } день
    [few] на { $days } дня
   *[many] на { $days } дней
}
moderation-is-banned = вход закрыт
moderation-is-muted = чат запрещён
moderation-ban-until = до { $until }
moderation-ban-for-good = навсегда
moderation-bans-none = Запретов нет.
moderation-lift = Снять запрет
moderation-lift-reason = Почему? Это будет записано в журнал.
moderation-log-none = В журнале пока ничего нет.
moderation-act-ban = Закрыт вход
moderation-act-unban = Вход снова открыт
moderation-act-mute = Запрещён чат
moderation-act-unmute = Чат снова разрешён
moderation-act-delete-person = Удалена учётная запись
moderation-act-end-sessions = Завершены все сеансы
moderation-act-close-table = Закрыт стол
moderation-act-delete-table = Удалён стол
moderation-act-remove-chat-line = Удалено сообщение
moderation-act-handle-report = Рассмотрена жалоба
moderation-act-role = Назначена роль
moderation-role-host = администратор
moderation-role-moderator = модератор
moderation-role-none = без роли
moderation-staff = Для модераторов
moderation-reason = Причина: её прочитает тот, кому закрыт вход, и она попадёт в журнал
moderation-ban-days = Срок
moderation-ban = Закрыть вход
moderation-ban-sure = { $days ->
    [one] Закрыть вход на { $days } день: { $name }?
    [few] Закрыть вход на { $days } дня: { $name }?
   *[many] Закрыть вход на { $days } дней: { $name }?
} Все соединения сразу оборвутся; начатые партии пойдут дальше по правилам для отсутствующих.
moderation-ban-done = { $name }: вход на сервер закрыт.
moderation-remove-line = Удалить это сообщение
moderation-line-removed = Сообщение удалено.
moderation-close = Закрыть этот стол
moderation-close-sure = Закрыть этот стол для всех? Начатая партия прекратится без подсчёта очков.
moderation-closed = Стол закрыт.
