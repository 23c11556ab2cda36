## Обліковий запис.

account-page-who = Хто ви
account-page-saved = Збережено.
account-page-kept = Ваші ігри зберігаються
account-page-guest = Лише в цьому браузері
account-page-keep = Збережіть свої ігри
account-page-kept-about = Ваші ігри, ім’я, знак і налаштування доступні вам із будь-якого пристрою. Два способи входу надійніші за один.
account-page-guest-about = Ваші ігри є лише в цьому браузері. Якщо очистити його дані або взяти інший пристрій, повернутися до них не вийде. Будь-який із цих способів їх збереже; усе інше лишиться, як було.
account-page-nobody = Ви тут ще не грали. Виберіть ім’я або увійдіть, якщо вже грали на іншому пристрої:
account-page-name-first = Спершу виберіть і збережіть ім’я: за ним вас упізнаватимуть ваші пристрої.
account-page-have-one = Уже зберігали ігри на іншому пристрої?
account-page-cancel = Скасувати
account-page-copy = Копіювати
account-page-print = Роздрукувати
account-page-done = Готово
account-page-remove = Видалити
account-page-remove-what = Видалити: { $what }

## Ключі доступу.

account-page-passkeys = Ключі доступу (passkey)
account-page-passkey = Ключ доступу
account-page-passkey-about = Ви входите за відбитком пальця, обличчям або PIN-кодом пристрою; пароль запам’ятовувати не треба.
account-page-passkey-add = Додати ключ доступу
account-page-passkey-asking = Пристрій чекає на вашу відповідь…
account-page-passkey-added = Ключ доступу додано. Ваші ігри зберігаються.
account-page-passkey-removed = Ключ доступу видалено.
account-page-passkey-made = додано { $ago }
account-page-passkey-used = останній вхід { $ago }
account-page-passkey-remove-title = Видалити цей ключ доступу?
account-page-passkey-remove-text = З ключем «{ $what }» увійти більше не вдасться. На самому пристрої його можна видалити в налаштуваннях.
account-page-obstacle-insecure = Ключам доступу (passkey) потрібне захищене з’єднання (HTTPS), а цю сторінку відкрито без нього. Код відновлення працює й тут.
account-page-obstacle-address = Ключам доступу (passkey) потрібне доменне ім’я в адресному рядку, а цю сторінку відкрито за IP-адресою. Код відновлення працює й тут.
account-page-obstacle-browser = Цей браузер надто старий для ключів доступу (passkey). Код відновлення працює й тут.
account-page-obstacle-server = За цією адресою сервер не може використовувати ключі доступу (passkey). Код відновлення працює й тут.
account-page-fault-cancelled = Ключ доступу не додано: запит скасовано або він залишився без відповіді.
account-page-fault-missing = Ключ доступу не використано: запит скасовано, або на цьому пристрої немає ключа для цього сервера. Спробуйте інший спосіб нижче.
account-page-fault-known = На цьому пристрої вже є ключ доступу до вашого облікового запису.
account-page-fault-address = За цією адресою браузер не дозволяє користуватися ключами доступу.
account-page-fault-unable = Цей пристрій не може зберігати ключі доступу. Спробуйте на іншому або скористайтеся кодом відновлення.
account-page-fault-late = Пристрій не відповів. Спробуйте ще раз.
account-page-fault-odd = У цьому браузері не вдалося. Нічого не змінилося; спробуйте ще раз або іншим способом.

## Код відновлення.

account-page-recovery = Код відновлення
account-page-recovery-about = Записаний на папері код дасть змогу повернутися, навіть якщо втрачено всі пристрої.
account-page-recovery-make = Створити код відновлення
account-page-recovery-renew = Створити новий код
account-page-recovery-made = У вас є код ({ $date }). Коли ви створите новий, він перестане діяти.
account-page-recovery-shown = Ваш код відновлення
account-page-recovery-new = Ваш новий код відновлення
account-page-recovery-spent = Введений код використано. Замість нього діє цей.
account-page-recovery-once = Його видно лише зараз. Хто його знає, може увійти під вашим іменем, тож зберігайте його там, де й важливі документи.
account-page-recovery-written = Код записано або роздруковано
account-page-recovery-done = Ваші ігри зберігаються: є код відновлення.
account-page-recovery-unwritten = Код діє. Якщо ви його не записали, створіть новий.
account-page-paper-address = Сервер
account-page-paper-date = Створено
account-page-paper-how = Щоб повернутися, відкрийте { $address }, виберіть «Код відновлення» та введіть код. Регістр літер, пробіли й дефіси не мають значення.
account-page-paper-care = Код діє один раз, потім ви отримаєте новий. Хто його знає, може увійти під вашим іменем.

## Інший пристрій.

account-page-link = Інший пристрій
account-page-link-about = Грайте далі з телефона чи іншого комп’ютера під тим самим іменем.
account-page-link-show = Під’єднати пристрій
account-page-link-title = Вхід на іншому пристрої
account-page-link-scan = Наведіть камеру іншого пристрою на цю картинку.
account-page-link-picture = QR-код із посиланням для іншого пристрою
account-page-link-type = Або відкрийте там { $address } і введіть цей код:
account-page-link-code = Код для іншого пристрою
account-page-link-near = Ця адреса працює лише на цьому комп’ютері. Для іншого пристрою запустіть стіл так: scripts/run --host 0.0.0.0. Потім відкрийте його там за мережевою адресою цього комп’ютера і введіть код.
account-page-link-care = Лише для своїх пристроїв: хто скористається цим кодом, увійде під вашим іменем.
account-page-link-left = Діє ще { $time }
account-page-link-over = Цей код більше не діє.
account-page-link-new = Показати новий код
account-page-link-done = Виконано вхід: { $what }

## Пошта.

account-page-email = Електронна пошта
account-page-email-about = Увійти можна за посиланням із листа. Інших листів не буде.
account-page-email-address = Адреса електронної пошти
account-page-email-send = Надіслати посилання
account-page-email-sent = Лист надіслано на { $address }. Відкрийте посилання з нього в цьому браузері, щоб підтвердити адресу.
account-page-email-removed = Адресу видалено.

## Сеанси.

account-page-sessions = Де виконано вхід
account-page-session-this = цей браузер
account-page-session-unnamed = Невідомий пристрій
account-page-session-seen = востаннє { $ago }
account-page-session-end = Завершити
account-page-session-end-what = Завершити сеанс: { $what }
account-page-session-ended = Сеанс на тому пристрої завершено.
account-page-sessions-end-others = Завершити всі інші
account-page-sessions-ended = Тепер вхід виконано лише тут.
account-page-sign-out = Вийти
account-page-sign-out-title = Вийти й втратити свої ігри?
account-page-sign-out-text = Поки немає жодного способу повернутися до ваших ігор. Після виходу до них не повернеться ніхто, навіть ви.
account-page-sign-out-stay = Залишитися
account-page-sign-out-anyway = Вийти й втратити
account-page-signed-out = Ви вийшли.

## Власні дані.

account-page-data = Ваші дані
account-page-export = Завантажити мої дані
account-page-export-about = Усе, що цей сервер знає про вас, одним файлом.
account-page-delete = Видалити все
account-page-delete-about = Назавжди видаляє ваш обліковий запис та ім’я.
account-page-delete-title = Видалити всі дані про вас?
account-page-delete-person = Ваше ім’я, знак, налаштування й усі способи входу видаляються одразу, на всіх пристроях.
account-page-delete-running = Ви залишаєте свої місця в розпочатих іграх.
account-page-delete-finished = Закінчені ігри лишаються в тих, хто грав із вами, але без вашого імені.
account-page-delete-final = Відновити видалене не зможе ніхто.
account-page-delete-type = Для підтвердження введіть своє ім’я: { $name }
account-page-deleted = Усі дані про вас видалено.

## Ігри цього браузера.

account-page-merge-title = Ігри цього браузера
account-page-merge-text = { $count ->
    [1] До входу в цьому браузері зіграно { $count } гру. Перенести її до вашого облікового запису?
    [one] До входу в цьому браузері зіграно { $count } гру. Перенести їх до вашого облікового запису?
    [few] До входу в цьому браузері зіграно { $count } гри. Перенести їх до вашого облікового запису?
   *[other] До входу в цьому браузері зіграно { $count } ігор. Перенести їх до вашого облікового запису?
}
account-page-merge-yes = Перенести
account-page-merge-no = Не переносити
account-page-merge-taken = Ігри тепер у вашому обліковому записі.
account-page-merge-left = Ігри не перенесено.

## Вхід.

account-page-sign-in-about = Поверніться до своїх ігор. Паролів тут немає.
account-page-sign-in-passkey = Увійти з ключем доступу
account-page-way-device = Код з іншого пристрою
account-page-way-device-about = Там, де вхід уже виконано, відкрийте обліковий запис і натисніть «Під’єднати пристрій».
account-page-way-recovery = Код відновлення
account-page-way-recovery-about = Код із вашого аркуша. Регістр літер, пробіли й дефіси не мають значення.
account-page-way-email = Посилання поштою
account-page-way-email-about = Якщо ви додали адресу до облікового запису, туди надійде посилання.
account-page-way-email-sent = Якщо адресу { $address } додано до облікового запису, посилання вже надіслано.
account-page-link-here = Увійти на цьому пристрої?
account-page-link-here-about = Ви перейшли сюди з іншого пристрою. Продовжуйте, лише якщо це ваше посилання або ваш QR-код.
account-page-letter-here = Продовжити за посиланням із листа?
account-page-letter-here-about = Тут буде виконано вхід або підтверджено вашу адресу. Продовжуйте, лише якщо ви самі просили надіслати цей лист.
account-page-link-enter = Увійти тут
account-page-letter-enter = Продовжити
account-page-other-ways = Інші способи входу
account-page-signed-in-as = Ви увійшли як { $name }.
account-page-welcome = З поверненням, { $name }
account-page-no-need = Грати можна й без входу.
