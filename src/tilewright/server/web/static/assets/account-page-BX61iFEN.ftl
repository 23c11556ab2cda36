## Учётная запись.

account-page-who = Кто вы
account-page-saved = Сохранено.
account-page-kept = Ваши игры сохраняются
account-page-guest = Только в этом браузере
account-page-keep = Сохраните свои игры
account-page-kept-about = К своим играм, имени, знаку и настройкам можно вернуться с любого устройства. Два способа входа надёжнее одного.
account-page-guest-about = Ваши игры есть только в этом браузере. Если очистить его данные или взять другое устройство, вернуться к ним не получится. Любой из этих способов их сохранит; всё остальное будет как прежде.
account-page-nobody = Вы здесь ещё не играли. Выберите имя или войдите, если уже играли на другом устройстве:
account-page-name-first = Сначала выберите и сохраните имя: по нему ваши устройства узнают, кто вы.
account-page-have-one = Уже сохраняли игры на другом устройстве?
account-page-cancel = Отмена
account-page-copy = Копировать
account-page-print = Распечатать
account-page-done = Готово
account-page-remove = Удалить
account-page-remove-what = Удалить: { $what }

## Ключи доступа.

account-page-passkeys = Ключи доступа (passkey)
account-page-passkey = Ключ доступа
account-page-passkey-about = Вы входите по отпечатку пальца, лицу или PIN-коду устройства; запоминать пароль не нужно.
account-page-passkey-add = Добавить ключ доступа
account-page-passkey-asking = Устройство ждёт вашего подтверждения…
account-page-passkey-added = Ключ доступа добавлен. Ваши игры сохраняются.
account-page-passkey-removed = Ключ доступа удалён.
account-page-passkey-made = добавлен { $ago }
account-page-passkey-used = последний вход { $ago }
account-page-passkey-remove-title = Удалить этот ключ доступа?
account-page-passkey-remove-text = Войти с ключом «{ $what }» больше будет нельзя. Его можно удалить и в настройках самого устройства.
account-page-obstacle-insecure = Ключам доступа (passkey) нужно защищённое соединение (HTTPS), а эта страница открыта без него. Код восстановления работает и здесь.
account-page-obstacle-address = Ключам доступа (passkey) нужно доменное имя в адресной строке, а эта страница открыта по IP-адресу. Код восстановления работает и здесь.
account-page-obstacle-browser = Этот браузер слишком стар для ключей доступа (passkey). Код восстановления работает и здесь.
account-page-obstacle-server = По этому адресу сервер не может использовать ключи доступа (passkey). Код восстановления работает и здесь.
account-page-fault-cancelled = Ключ доступа не добавлен: запрос отменён или остался без ответа.
account-page-fault-missing = Ключ доступа не использован: запрос отменён, или на этом устройстве нет ключа для этого сервера. Попробуйте другой способ ниже.
account-page-fault-known = На этом устройстве уже есть ключ доступа к вашей учётной записи.
account-page-fault-address = По этому адресу браузер не позволяет использовать ключи доступа.
account-page-fault-unable = Это устройство не может хранить ключи доступа. Попробуйте другое или воспользуйтесь кодом восстановления.
account-page-fault-late = Устройство не ответило. Попробуйте ещё раз.
account-page-fault-odd = В этом браузере не получилось. Ничего не изменилось; попробуйте ещё раз или другим способом.

## Код восстановления.

account-page-recovery = Код восстановления
account-page-recovery-about = С кодом на бумаге вы вернётесь, даже если потеряете все устройства.
account-page-recovery-make = Создать код восстановления
account-page-recovery-renew = Создать новый код
account-page-recovery-made = У вас есть код ({ $date }). Если создать новый, этот перестанет действовать.
account-page-recovery-shown = Ваш код восстановления
account-page-recovery-new = Ваш новый код восстановления
account-page-recovery-spent = Введённый код использован. Вместо него действует этот.
account-page-recovery-once = Он показывается только сейчас. Любой, у кого он есть, сможет войти под вашим именем: храните его там же, где важные бумаги.
account-page-recovery-written = Код записан или распечатан
account-page-recovery-done = Ваши игры сохраняются: есть код восстановления.
account-page-recovery-unwritten = Код действует. Если вы его не записали, создайте новый.
account-page-paper-address = Сервер
account-page-paper-date = Создан
account-page-paper-how = Чтобы вернуться, откройте { $address }, выберите «Код восстановления» и введите код. Регистр букв, пробелы и дефисы значения не имеют.
account-page-paper-care = Код действует один раз, затем вы получите новый. Любой, у кого он есть, сможет войти под вашим именем.

## Другое устройство.

account-page-link = Другое устройство
account-page-link-about = Играйте дальше с телефона или другого компьютера под тем же именем.
account-page-link-show = Подключить устройство
account-page-link-title = Вход на другом устройстве
account-page-link-scan = Наведите камеру другого устройства на эту картинку.
account-page-link-picture = QR-код со ссылкой для другого устройства
account-page-link-type = Или откройте там { $address } и введите этот код:
account-page-link-code = Код для другого устройства
account-page-link-near = Этот адрес работает только на этом компьютере. Для другого устройства запустите стол так: scripts/run --host 0.0.0.0. Затем откройте его там по сетевому адресу этого компьютера и введите код.
account-page-link-care = Только для своих устройств: любой, кто воспользуется кодом, войдёт под вашим именем.
account-page-link-left = Действует ещё { $time }
account-page-link-over = Этот код больше не действует.
account-page-link-new = Показать новый код
account-page-link-done = Выполнен вход: { $what }

## Почта.

account-page-email = Электронная почта
account-page-email-about = Войти можно по ссылке из письма. Других писем не будет.
account-page-email-address = Адрес электронной почты
account-page-email-send = Отправить ссылку
account-page-email-sent = Письмо отправлено на { $address }. Откройте ссылку из него в этом браузере, чтобы подтвердить адрес.
account-page-email-removed = Адрес удалён.

## Сеансы.

account-page-sessions = Где выполнен вход
account-page-session-this = этот браузер
account-page-session-unnamed = Неизвестное устройство
account-page-session-seen = последний раз { $ago }
account-page-session-end = Завершить
account-page-session-end-what = Завершить сеанс: { $what }
account-page-session-ended = Сеанс на том устройстве завершён.
account-page-sessions-end-others = Завершить остальные сеансы
account-page-sessions-ended = Теперь вход выполнен только здесь.
account-page-sign-out = Выйти
account-page-sign-out-title = Выйти и потерять свои игры?
account-page-sign-out-text = Пока нет ни одного способа вернуться к вашим играм. После выхода к ним не вернётся никто, даже вы.
account-page-sign-out-stay = Остаться
account-page-sign-out-anyway = Выйти и потерять игры
account-page-signed-out = Вы вышли.

## Свои данные.

account-page-data = Ваши данные
account-page-export = Скачать мои данные
account-page-export-about = Всё, что этот сервер знает о вас, одним файлом.
account-page-delete = Удалить всё
account-page-delete-about = Навсегда удаляет вашу учётную запись и имя.
account-page-delete-title = Удалить все данные о вас?
account-page-delete-person = Ваше имя, знак, настройки и все способы входа удаляются сразу, на всех устройствах.
account-page-delete-running = Вы выходите из начатых игр, как если бы покинули своё место.
account-page-delete-finished = Оконченные игры остаются у тех, кто играл с вами, но без вашего имени.
account-page-delete-final = Восстановить удалённое не сможет никто.
account-page-delete-type = Для подтверждения введите своё имя: { $name }
account-page-deleted = Все данные о вас удалены.

## Игры этого браузера.

account-page-merge-title = Игры этого браузера
account-page-merge-text = { $count ->
    [1] До входа в этом браузере сыграна { $count } игра. Перенести её в вашу учётную запись?
    [one] До входа в этом браузере сыграна { $count } игра. Перенести их в вашу учётную запись?
    [few] До входа в этом браузере сыграно { $count } игры. Перенести их в вашу учётную запись?
   *[other] До входа в этом браузере сыграно { $count } игр. Перенести их в вашу учётную запись?
}
account-page-merge-yes = Перенести
account-page-merge-no = Не переносить
account-page-merge-taken = Игры теперь в вашей учётной записи.
account-page-merge-left = Игры не перенесены.

## Вход.

account-page-sign-in-about = Вернитесь к своим играм. Паролей здесь нет.
account-page-sign-in-passkey = Войти с ключом доступа
account-page-way-device = Код с другого устройства
account-page-way-device-about = Там, где вход уже выполнен, откройте учётную запись и нажмите «Подключить устройство».
account-page-way-recovery = Код восстановления
account-page-way-recovery-about = Код с вашего листка. Регистр букв, пробелы и дефисы значения не имеют.
account-page-way-email = Ссылка по почте
account-page-way-email-about = Если вы добавили адрес в учётную запись, туда придёт ссылка.
account-page-way-email-sent = Если { $address } указан в одной из учётных записей, ссылка уже отправлена.
account-page-link-here = Войти на этом устройстве?
account-page-link-here-about = Вы перешли сюда с другого устройства. Продолжайте, только если это ваша ссылка или ваш QR-код.
account-page-letter-here = Продолжить по ссылке из письма?
account-page-letter-here-about = Здесь будет выполнен вход или подтверждён ваш адрес. Продолжайте, только если вы сами запросили это письмо.
account-page-link-enter = Войти здесь
account-page-letter-enter = Продолжить
account-page-other-ways = Другие способы входа
account-page-signed-in-as = Вы вошли как { $name }.
account-page-welcome = С возвращением, { $name }
account-page-no-need = Играть можно и без входа.
