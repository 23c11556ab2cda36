## Что сервер отклоняет и почему.

server-already-begun = игра за этим столом уже началась
server-bad-body = запрос не читается: { $detail }
server-bad-bot = { $detail }
server-bad-mark = можно выбрать знак: { $marks }
server-bad-message = такого сообщения стол не понимает
server-bad-name = имя — одна строка, от 1 до { $most } видимых знаков, хотя бы одна буква или цифра и ничего невидимого
server-bad-record = строка { $line } записи: { $detail }
server-bad-seats = указано мест: { $given }, а играют { $need }
server-bad-spec = { $detail }
server-bot-settings = по сети бот выбирается только по уровню: { $bots }
server-branch-open = за столом, который продолжает партию с позиции, все места должны быть заняты: вами, кем-то рядом или ботом
server-branch-over = там игра уже окончена; выберите более раннюю позицию
server-chat-fast = слишком много сразу; подождите немного, прежде чем писать дальше
server-content-type = тип содержимого должен быть { $need }
server-empty-chat = в этом сообщении нет ни слова
server-excerpt = это выдержка из идущей игры; продолжить можно только запись
server-internal = здесь что-то пошло не так; игра не пострадала (код { $request })
server-me-twice = «me» — только одно место; другой человек за этим экраном — «here»
server-muted = владелец стола запретил вам здесь писать
server-name-alike = { $name } можно спутать с именем { $other }, а этот игрок уже за столом; выберите другое имя
server-name-bot = имя { $name } похоже на имя бота; выберите другое
server-name-taken = за этим столом уже есть { $name }
server-no-code = этот код неверен или уже использован
server-no-person = такого человека за этим столом нет, или это его владелец
server-no-table = такого стола нет
server-nobody = сначала представьтесь
server-not-begun = игра ещё не началась
server-not-finished = игра ещё не окончена
server-not-listed = стол закрытый: чтобы сесть, нужен код
server-not-owner = это может только тот, кто создал стол
server-not-seated = это может только тот, кто сидит за столом
server-not-your-seat = это не ваше место
server-one-seat = у вас уже есть место за этим столом; несколько мест одному человеку может разрешить владелец стола
server-removed = владелец стола исключил вас
server-seat-reserved = это место оставлено за приглашённым
server-seat-taken = это место занято
server-seats-open = есть свободные места; посадите на них ботов или подождите
server-slow-down = отсюда слишком много запросов сразу; попробуйте через { $seconds } с
server-talk-closed = за этим столом пишут только игроки
server-too-fast = слишком много новых столов с одного адреса; попробуйте позже
server-too-large = слишком много: не более { $most } байт
server-query-too-long = запрос в этом адресе слишком длинный: не больше { $letters } знаков и { $parameters } параметров
server-too-many-people = с вашего адреса пришло слишком много новых людей; попробуйте позже
server-too-many-tables = незаконченных столов у вас уже { $most }; доиграйте один из них или выйдите из-за него

## Почему действие за столом отклонено; что говорит сама игра — в её файле.

server-reason-broken = эта партия больше не читается; администратор сервера найдёт причину в журнале
server-reason-no-ballot = голосования с таким номером нет
server-reason-no-helps = за этим столом помощь игрокам выключена
server-reason-no-hints = за этим столом боты не дают советов
server-reason-no-replacement = бот не может занять это место
server-reason-not-begun = игра ещё не началась
server-reason-not-your-seat = это не ваше место
server-reason-one-alone = { $seat }: нет за столом или вышло время; бот может занять место, только если согласен ещё хотя бы один человек, по правилу стола или, когда играют двое, некоторое время спустя после того, как вышло время
server-reason-seat-kept = { $seat }: нет связи; место сохраняется ещё { $seconds } с
server-reason-stale = игра с тех пор ушла вперёд; посмотрите ещё раз
server-reason-act-reveals = один из этих шагов открывает что-то новое; что делать дальше, выбирают уже после него
server-reason-still-there = { $seat } за столом
server-reason-hint-thinking = бот ещё думает над вашим прошлым вопросом
server-reason-too-many-hints = { $seconds ->
    [one] все подсказки использованы; следующая будет через { $seconds } секунду
    [few] все подсказки использованы; следующая будет через { $seconds } секунды
   *[many] все подсказки использованы; следующая будет через { $seconds } секунд
}

## Что произошло за столом.

server-event-undone =
    { $seat ->
        [you] Вы отменяете последний шаг.
       *[other] { $seat } отменяет последний шаг.
    }
server-event-undone-answered =
    { $seat ->
        [you] Вы отменяете последний шаг вместе с ответами ботов.
       *[other] { $seat } отменяет последний шаг вместе с ответами ботов.
    }
server-event-rewound =
    { $seat ->
        [you] Все согласны вернуться назад, как вы просили.
       *[other] Все согласны вернуться назад, как просит { $seat }.
    }
# To whoever looks on while others are asked
server-waits = Ждём: { $waiting }.
# A step of a replay that brought nothing to be told: what its player chose
server-chosen = { $seat }: { $choice }

## Хранилище, настройки, адрес.

server-store-full = диск заполнен: записать больше ничего нельзя, а незаписанное не засчитано
server-store-read-only = в хранилище нельзя записать: оно только для чтения, или нет его папки
server-store-no-database = этот файл — не хранилище Tilewright
server-store-broken = хранилищем нельзя пользоваться: { $detail }
server-store-in-use = хранилище { $file } занято: с ним работает другой сервер
server-store-stop-others = эта версия меняет хранилище { $file } так, что работающие с ним серверы не смогут продолжать: { $servers }. Остановите их все, запустите этот, затем остальные в новой версии
server-store-newer = это хранилище от более нового Tilewright (его версия { $stored }, здесь известны версии до { $known }); запустите более новый
server-starting = сервер запускается; спросите ещё раз чуть позже
server-store-slow = хранилище слишком медленное: запись не закончилась за { $seconds } с
server-store-stale = этот стол тем временем изменил кто-то другой; посмотрите снова
server-elsewhere = стол как раз переезжает на другой сервер; попробуйте ещё раз через мгновение
server-table-broken = этот стол больше не читается; администратор сервера найдёт причину в журнале
server-store-no-game = в этом хранилище нет стола { $table } с партией
server-store-no-file = нет хранилища { $file }
server-store-target-exists = { $file } уже существует
server-store-url = хранилище — это файл или база данных по адресу вида postgresql://user@host/name
server-store-driver = для хранилища в PostgreSQL установите «tilewright[postgresql]»
server-redis-driver = для Redis установите «tilewright[redis]»
server-store-unreachable = нет связи с базой данных { $address }; работает ли там PostgreSQL?
server-store-denied = база данных { $address } не принимает этого пользователя с этим паролем
server-store-refused = база данных { $address } отказывает в подключении: { $detail }
server-store-old-server = PostgreSQL { $found } слишком старый; нужна версия { $least } или новее
server-store-encoding = эта база хранит тексты в кодировке { $found }; создайте базу с кодировкой UTF8
server-store-other-tables = в базе данных { $address } чужие таблицы; возьмите пустую
server-store-lost = сейчас нет связи с базой данных; незаписанное не засчитано
server-store-older = это хранилище старше этого Tilewright (его версия { $stored }, здесь { $known }); его обновит сервер, когда запустится с ним
server-store-unfinished = хранилище { $file } ещё не полное; запускайте «tilewright migrate», пока перенос не закончится
server-store-only-file = так можно восстановить только хранилище в файле; пустую базу данных заполняет «tilewright migrate»
server-move-same = это одно и то же хранилище; назовите два разных
server-move-not-empty = хранилище { $address } не пустое; возьмите пустое
server-move-different = содержимое { $address } отличается от старого хранилища (часть: { $part }); очистите его и начните снова
server-move-row = другая база не принимает строку (часть: { $part }, строка: { $row }); больше скажет «tilewright admin check»
server-config-unreadable = файл настроек { $file } не читается: { $detail }
server-config-wrong = неверная настройка: { $detail }
server-config-old-proxy = настройки { $old } больше нет: перечислите адреса своих прокси-серверов в { $new } (docs/hosting.md)
server-worker-alone = tilewright worker нужны redis и worker_secret или cluster_secret — те же, что у серверов
server-address-taken = адрес { $address } не годится: { $detail }

# Учётные записи.

server-bad-address = это не адрес электронной почты
server-code-slip = в коде опечатка: сверьте его по буквам
server-email-taken = этот адрес принадлежит другой учётной записи, или ссылка уже использована
server-last-way = это единственный способ войти в вашу учётную запись; сначала добавьте другой
server-left-person = Ушедший игрок
server-letter-elsewhere = откройте эту ссылку в том браузере, в котором вы её запросили
server-mail-failed = письмо не удалось отправить; проверьте адрес или попробуйте позже
server-name-kept = имя { $name } занято владельцем учётной записи или похоже на его имя; выберите другое
server-no-mail = этот сервер не отправляет писем
server-no-passkeys = ключи доступа здесь не работают: им нужен сервер с именем и HTTPS
server-other-name = это не ваше имя; ничего не удалено
server-passkey-copied = этот ключ доступа уже подписывал с более высоким номером: возможно, это копия, поэтому он отклонён
server-passkey-late = прошло слишком много времени, или ответ уже был; начните заново
server-passkey-wrong = этот ключ доступа не удалось добавить
server-passkeys-enough = ключей доступа у вас уже { $most }; сначала удалите один
server-sign-in-failed = войти не удалось: код, ссылка или ключ неверны, уже использованы или устарели
server-too-many-attempts = слишком много попыток входа; попробуйте через { $seconds } с
server-too-many-letters = запрошено слишком много писем; попробуйте позже

# Письма.

server-letter-hello = Здравствуйте, { $name }!
server-letter-sign-in-subject = Вход в Tilewright
server-letter-sign-in = По этой ссылке можно один раз войти в Tilewright; она действует { $minutes } мин:
server-letter-confirm-subject = Подтвердите адрес для Tilewright
server-letter-confirm = Кто-то хочет входить в Tilewright с этим адресом. Если это вы, откройте ссылку в том же браузере; она действует { $minutes } мин:
server-letter-ignore = Если вы этого не просили, ничего не делайте: без ссылки ничего не произойдёт.

## Администрация и модераторы; кто с кем не играет.

server-banned = этот сервер закрыт для вас до { $until }: { $reason }
server-banned-for-good = этот сервер закрыт для вас: { $reason }
server-muted-until = модератор запретил вам писать в чатах до { $until }: { $reason }
server-muted-for-good = модератор запретил вам писать в чатах: { $reason }
server-reported-gone = человек, на которого пожаловались, удалил свою учётную запись
server-read-only = сервер сейчас только для чтения: партии можно смотреть, но менять ничего нельзя
server-invited-only = этот сервер — для приглашённых: сначала откройте ссылку из приглашения
server-invitation-wrong = это приглашение неверно, уже использовано или устарело
server-open-kept = открывать столы здесь могут только те, кто завёл учётную запись
server-open-invited = открывать столы здесь могут только приглашённые
server-open-moderators = столы здесь открывают только модераторы
server-not-moderator = это могут только модераторы
server-not-host = роли назначают только администраторы
server-name-staff = имя { $name } похоже на имя того, кто следит за этим сервером; выберите другое
server-staff-titles = админ, администратор, модератор, хост, поддержка
server-role-nameless = чтобы получить роль, сначала нужно выбрать имя
server-role-guest = { $name } играет как гость; роль даётся только учётной записи с ключом доступа, кодом восстановления или адресом почты
server-kept-apart = вы и кто-то за этим столом не играете вместе; выберите другой стол
server-hide-self = это вы сами
server-hide-most = в вашем списке может быть не больше { $most } человек; сначала уберите кого-нибудь
server-no-hidden = такого человека в вашем списке нет
server-no-line = такой строки в разговоре больше нет
server-report-received = Спасибо, жалоба получена. Её прочитает модератор.
server-report-handled = эту жалобу уже рассмотрели: { $who }
server-report-unknown = жалобы { $number } нет
server-reports-most = от вас уже много жалоб; подождите, пока модератор их прочитает
server-reports-full = на этом сервере накопилось слишком много жалоб; сообщите администратору другим путём
server-ban-staff = тому, у кого здесь есть роль, так закрыть вход нельзя; сначала администратор должен снять роль
server-ban-one = назовите либо человека, либо адрес или сеть
server-ban-network = { $network } — не адрес и не сеть (например 192.0.2.0/24)
server-ban-wide = { $network } — слишком широкая сеть: она закрыла бы сервер для большой части интернета
server-ban-most = запретов уже { $most }; сначала снимите некоторые
server-ban-unknown = запрета на «{ $ban }» нет
server-person-unknown = здесь нет никого с идентификатором или именем { $person }
server-person-several = имя { $person } у нескольких человек; укажите идентификатор
server-table-over = игра за этим столом уже закончена
server-announce-lang = укажите текст хотя бы на одном из языков: { $langs }
server-invitation-unknown = приглашения { $number } нет
server-invitations-most = приглашений уже { $most }; сначала отзовите некоторые
server-admin-forbidden = вам нельзя обращаться к серверу: { $file } принадлежит другому пользователю
server-admin-silent = сервер не ответил; посмотрите его журнал
server-admin-unreachable = с { $file } работает сервер, но отсюда до него не достучаться; остановите его или дайте команду на той машине, где он работает
server-check-file = файл повреждён: { $detail }
server-check-orphan = { $part }: строки стола, которого нет: { $table }
server-check-row = стол { $table }: его строка или места не читаются
server-check-person = стол { $table }: человека { $person } нет
server-check-seat = стол { $table }: место { $seat } ничьё
server-check-scores = стол { $table }: по записи счёт другой
server-check-record = стол { $table }: запись неверна в строке { $line }
server-check-journal = стол { $table }: партия не повторяется так, как её играли: { $detail }
server-restore-running = с этим хранилищем работает сервер; сначала остановите его
server-restore-same = это само хранилище; назовите резервную копию
server-restore-unsound = { $file } повреждён, ничего не изменено; что не так, скажет «tilewright admin check» (найдено: { $count })

## Что не так с присланными данными или настройками. Поля и виды названы так, как их пишут в запросах и в файле.

server-fault-late = он не пришёл целиком за { $seconds } с
server-fault-json = начиная с байта { $byte } это не JSON
server-fault-cut-off = данные обрываются
server-fault-field-missing = нет поля { $field }
server-fault-field-unknown = поле { $field } здесь неизвестно
server-fault-kind = { $where }: нужно { $wanted }, а не { $given }
server-fault-least = { $where }: нужно не меньше { $bound }
server-fault-most = { $where }: нужно не больше { $bound }
server-fault-above = { $where }: нужно больше { $bound }
server-fault-below = { $where }: нужно меньше { $bound }
server-fault-length-least = { $where }: слишком коротко; длина не меньше { $bound }
server-fault-length-most = { $where }: слишком длинно; длина не больше { $bound }
server-fault-value = { $where }: такого значения быть не может
server-fault-proxy = proxies: «{ $given }» — не адрес и не сеть
server-fault-short-secret = { $name }: нужно не меньше { $least } символов
server-fault-cluster-address = cluster_address: «{ $given }» — не адрес вида http://10.0.0.5:8017
server-fault-cluster-store = cluster_secret: нескольким серверам нужно хранилище на PostgreSQL
server-fault-redis = redis: это не адрес вида redis://10.0.0.6:6379/0

## Программы, играющие по сети.

server-account-needed = программы могут играть здесь только у тех, кто завёл учётную запись
server-settings-guest = настройки хранятся здесь только у тех, кто завёл учётную запись
server-programs-enough = программ у вас уже { $most }; сначала удалите одну
server-no-program = такой программы у вас нет
server-program-away = этой программы здесь нет
server-program-busy = эта программа уже играет за столами, больше { $most } ей нельзя
server-challenge-open = эту программу уже позвали, она ещё не ответила
server-challenge-fast = слишком много вызовов подряд; следующий через { $seconds } с
server-no-challenge = такого вызова нет, или он слишком старый
