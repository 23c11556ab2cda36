## Людина за столом.

moderation-hide = Сховати повідомлення
moderation-hide-end = Показати повідомлення
moderation-hide-about = Ви не бачитимете повідомлень цієї людини в чаті ні за цим столом, ні за іншими.
moderation-block = Заблокувати
moderation-block-end = Розблокувати
moderation-block-about = Ви більше не опинитеся за одним столом і не бачитимете повідомлень цієї людини. Розпочата партія триватиме далі. Про блокування ніхто не дізнається.
moderation-block-done = { $name } тепер серед тих, кого ви заблокували. Увесь список — на сторінці вашого облікового запису.
moderation-report = Поскаржитися…
moderation-report-about = Скаргу розглянуть модератори цього сервера. Хто поскаржився, цій людині не скажуть.
moderation-cancel = Скасувати
moderation-nameless = обліковий запис видалено

## Скарга.

moderation-report-title = Скарга: { $name }
moderation-report-why = На що ви скаржитеся?
moderation-category-abuse = Образи або погрози
moderation-category-cheating = Нечесна гра
moderation-category-stalling = Навмисне затягування
moderation-category-name = Образливе ім’я
moderation-category-spam = Спам
moderation-category-other = Інше
moderation-report-text = Що сталося? (за бажанням)
moderation-report-block = Також заблокувати: { $name }
moderation-report-kept = Разом зі скаргою зберігається: хто на кого скаржиться, що ви тут напишете, гра, імена за столом і останні 20 повідомлень чату; прихованих фішок і карт у ній немає. Прочитати її можуть лише модератори та адміністратор сервера. Через 180 днів після розгляду її видаляють.
moderation-report-send = Надіслати скаргу

## Ваш список.

moderation-list = З ким ви не хочете зустрічатися
moderation-list-about = За один стіл із тими, кого ви заблокували, ви не потрапите. Заблокувати, сховати повідомлення чи поскаржитися можна через щит поруч з ім’ям за столом і в чаті.
moderation-list-empty = У вашому списку нікого немає.
moderation-blocked = блокування
moderation-hidden = повідомлення сховано

## Що діє для вас тут.

moderation-own-ban = Цей сервер закрито для вас. Причина: { $reason }
moderation-own-ban-until = Цей сервер закрито для вас до { $until }. Причина: { $reason }
moderation-own-mute = Писати в чатах тут вам заборонено. Причина: { $reason }
moderation-own-mute-until = Писати в чатах тут вам заборонено до { $until }. Причина: { $reason }
moderation-invited-only = Цей сервер — для запрошених. Щоб увійти, відкрийте посилання із запрошення.
moderation-open-kept = Відкривати столи тут можуть лише ті, хто створив обліковий запис. Як це зробити, сказано на сторінці вашого облікового запису.
moderation-open-invited = Відкривати столи тут можуть лише запрошені.
moderation-open-moderators = Столи тут відкривають лише модератори. За їхні столи ви можете сідати.
moderation-invitation = Вас запрошують
moderation-invitation-about = Це посилання дав вам адміністратор сервера. За ним ви увійдете, і цей браузер запам’ятає запрошення.
moderation-invitation-enter = Увійти
moderation-invitation-done = Ласкаво просимо!

## Що роблять модератори.

moderation-not-yours = Ця сторінка — для модераторів сервера.
moderation-part-reports = Скарги
moderation-part-bans = Заборони
moderation-part-log = Журнал
moderation-more = Показати ще
moderation-reports-all = Показувати й розглянуті скарги
moderation-reports-none = Нерозглянутих скарг немає.
moderation-report-by = Скарга від: { $name }, { $ago }
moderation-report-others = { $count ->
    [one] на цю людину є ще { $count } скарга
    [few] на цю людину є ще { $count } скарги
   *[many] на цю людину є ще { $count } скарг
}
moderation-report-gone = ця людина видалила свій обліковий запис
moderation-report-table = Відкрити стіл
moderation-report-lines = Чат на той час. Позначте, що видалити:
moderation-report-chat = Чат на той час
moderation-handle-mute = Заборонити писати в чатах
moderation-handle-ban = Закрити вхід на сервер
moderation-handle-note = Що ви вирішили й чому; це прочитає той, кого стосується заборона
moderation-handle = Ухвалити рішення
moderation-handled = Розглянуто: { $name }, { $ago }. { $note }
moderation-no-days = ні
moderation-days = { $days ->
    [one] на { $days } день
    [few] на { $days } дні
   *[many] на { $days } днів
}
moderation-is-banned = вхід закрито
moderation-is-muted = чат заборонено
moderation-ban-until = до { $until }
moderation-ban-for-good = назавжди
moderation-bans-none = Заборон немає.
moderation-lift = Зняти заборону
moderation-lift-reason = Чому? Це буде записано в журнал.
moderation-log-none = У журналі поки нічого немає.
moderation-act-ban = Закрито вхід
moderation-act-unban = Вхід знову відкрито
moderation-act-mute = Заборонено чат
moderation-act-unmute = Чат знову дозволено
moderation-act-delete-person = Видалено обліковий запис
moderation-act-end-sessions = Завершено всі сеанси
moderation-act-close-table = Закрито стіл
moderation-act-delete-table = Видалено стіл
moderation-act-remove-chat-line = Видалено повідомлення
moderation-act-handle-report = Розглянуто скаргу
moderation-act-role = Надано роль
moderation-role-host = адміністратор
moderation-role-moderator = модератор
moderation-role-none = без ролі
moderation-staff = Для модераторів
moderation-reason = Причина: її прочитає той, кому закрито вхід, і вона потрапить до журналу
moderation-ban-days = Строк
moderation-ban = Закрити вхід
moderation-ban-sure = { $days ->
    [one] Закрити вхід на { $days } день: { $name }?
    [few] Закрити вхід на { $days } дні: { $name }?
   *[many] Закрити вхід на { $days } днів: { $name }?
} Усі з’єднання одразу обірвуться; розпочаті партії триватимуть за правилами для відсутніх.
moderation-ban-done = { $name }: вхід на сервер закрито.
moderation-remove-line = Видалити це повідомлення
moderation-line-removed = Повідомлення видалено.
moderation-close = Закрити цей стіл
moderation-close-sure = Закрити цей стіл для всіх? Розпочата партія припиниться без підрахунку очок.
moderation-closed = Стіл закрито.
