## Начальная страница.

shell-headline = Садитесь и играйте.
shell-choose-game = Выберите игру
shell-play-bots = Сыграть с ботами
shell-open-table = Создать стол
shell-learn-short = Научиться за десять минут
shell-tune-bots = Боты
shell-tune-level = Уровень
shell-fact-players = { $low }–{ $high } игроков
shell-fact-minutes = { $low }–{ $high } минут
shell-weight-1 = очень простая
shell-weight-2 = простая
shell-weight-3 = средняя
shell-weight-4 = довольно сложная
shell-weight-5 = сложная
shell-my-games = Ваши игры
shell-no-games = Пока нет ни одной игры. Одно нажатие выше — и вы за столом.
shell-all-finished = Все оконченные игры
shell-open-tables = Открытые столы
shell-no-tables = Открытых столов нет
shell-open-one = Открыть свой
shell-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
shell-watch-tables = Смотреть чужие игры
shell-watch-bots = Посмотреть игру ботов
shell-join-link = Вам дали ссылку?
shell-join-hint = ссылка или код
shell-join = Войти
shell-learn = Обучение
shell-rules-of = Правила: { $game }
shell-rules-about = по номерам, с поиском
shell-statistics = Статистика
shell-statistics-about = ваши очки, победы и компоненты в графиках
shell-row-play = Играть
shell-row-look = Смотреть
shell-row-open = Войти
shell-row-sit = Сесть
shell-row-watch = Смотреть
shell-row-replay = Повтор
shell-tag-your-turn = ваш ход
shell-tag-broken = повреждена
shell-tag-running = идёт
shell-tag-waiting = не началась
shell-result-won = { $points ->
    [one] победа, { $points } очко
    [few] победа, { $points } очка
   *[other] победа, { $points } очков
}
shell-result-lost = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
shell-result-watched = просмотр
shell-foot-open = Открытый код
shell-foot-fair = Каждую раздачу можно проверить
shell-foot-kept = Игры хранятся бессрочно
shell-foot-keyboard = Работает с клавиатурой и программами экранного доступа

## Боты и места.

shell-bot-random = Беззаботный
shell-bot-greedy = Торопливый
shell-bot-newcomer = Первая партия
shell-bot-beginner = Новичок
shell-bot-easy = Лёгкий
shell-bot-casual = Любитель
shell-bot-normal = Средний
shell-bot-skilled = Опытный
shell-bot-hard = Сильный
shell-bot-master = Мастер
shell-bot-builder = Строитель
shell-bot-denier = Перехватчик
shell-bot-merchant = Торговец
shell-bot-gambler = Рисковый
# What bots are called, the same ones in the same order in every language.
shell-first-names = Марта, Отто, Нора, Эмиль, Клара, Виктор, Вера, Адам, Лина, Оскар, Юлия, Гуго, Роза, Мартин, София, Лео, Ида, Феликс, Стелла, Бруно, Оливия, Симон, Дора, Макс
shell-seat = Место { $number }
shell-seat-open = Свободное место
shell-kind-me = Я
shell-kind-me-about = вы, за этим экраном
shell-kind-open = Свободное место
shell-kind-open-about = кто-то придёт по ссылке
shell-kind-here = Кто-то рядом
shell-kind-bot = Бот

## Новый стол и комната ожидания.

shell-new-table = Новый стол
shell-new-game = Игра
shell-new-seats = Места
shell-you = Вы
shell-name = Имя
shell-mark = Ваш знак
shell-mark-anchor = якорь
shell-mark-bell = колокол
shell-mark-boat = корабль
shell-mark-bridge = мост
shell-mark-crown = корона
shell-mark-fish = рыба
shell-mark-flower = цветок
shell-mark-hammer = молот
shell-mark-key = ключ
shell-mark-lantern = фонарь
shell-mark-leaf = лист
shell-mark-mill = мельница
shell-mark-oak = дуб
shell-mark-saw = пила
shell-mark-star = звезда
shell-mark-wheel = колесо
shell-table-settings = За этим столом
shell-listed = Показать в списке: сесть может любой
shell-watchable = Смотреть может каждый, у кого есть ссылка
shell-helps = Помощь: всем показано, что можно получить и что даст ход
shell-hints = Подсказки: можно спросить совета у бота
shell-clock-move = Время на ход
shell-clock-game = Время на игру
shell-clock-none = без ограничения
shell-absent = Если кто-то отошёл
shell-absent-vote = решают другие, не меньше двух
shell-absent-after = бот, если нет дольше: { $span }
shell-bot-pause = Боты ждут перед ответом
shell-bot-pause-usual = недолго
shell-bot-pause-none = не ждут
shell-make-and-invite = Открыть стол и пригласить
shell-make-and-start = Начать игру
shell-waiting-room = Комната ожидания
shell-waiting-for = { $count ->
    [one] Ждём ещё { $count } игрока. Отправьте ссылку или добавьте ботов.
    [few] Ждём ещё { $count } игроков. Отправьте ссылки или добавьте ботов.
   *[other] Ждём ещё { $count } игроков. Отправьте ссылки или добавьте ботов.
}
shell-all-there = Все в сборе.
shell-invite-link = Ссылка-приглашение
shell-invite-near = Ссылка работает только на этом компьютере. Чтобы позвать кого-то с другого, остановите стол и запустите его снова так: scripts/run --host 0.0.0.0
shell-make-link = Создать ссылку
shell-copy-link = Копировать ссылку
shell-copied = Скопировано
shell-fill-and-start = Добавить ботов и начать
shell-start = Начать игру
shell-leave = Выйти из-за стола
shell-close-table = Закрыть стол
shell-remove = Исключить
shell-remove-title = Исключить: { $name }?
shell-remove-text = Человек потеряет место и больше не увидит этот стол. Вернуться он сможет по новому приглашению.
shell-more-seats = Один человек может занять несколько мест
shell-reserved = оставлено за тем, у кого есть ссылка
shell-free-seat = Пусть садится любой
shell-owner-begins = Игру начинает тот, кто открыл стол.
shell-join-title = Вас пригласили
shell-join-text = Скажите, кто вы, и садитесь. Ни учётной записи, ни пароля не нужно.

## Стол.

shell-your-turn = Ваш ход
shell-your-turn-offline = Ваш ход (нет связи)
shell-thinks = Думает { $name }
shell-think = Думают: { $names }
shell-over = Игра окончена
shell-tools = Панель стола
shell-menu = Меню
shell-undo = Отменить
shell-undo-step = Отменить: { $step }
shell-undo-answered = Отменить: { $step } (вместе с ответами ботов)
shell-undo-last = ваш последний шаг
shell-undo-nothing = Отменять пока нечего
shell-undo-revealed = Это не отменить: открылось что-то новое.
shell-nothing-to-undo = Это не отменить: после этого сходил кто-то другой.
shell-panel-rules = Правила
shell-panel-log = Журнал
shell-panel-chat = Чат
shell-panel-people = Игроки
shell-panel-advice = Совет
shell-panel-log-chat = Журнал и чат
shell-refused = Так нельзя
shell-rule = Правило { $number }
shell-line-lost = { $seconds ->
    [0] Связь прервана. Ваш последний ход сохранён. Пробуем снова.
    [one] Связь прервана. Ваш последний ход сохранён. Новая попытка через { $seconds } секунду.
    [few] Связь прервана. Ваш последний ход сохранён. Новая попытка через { $seconds } секунды.
   *[other] Связь прервана. Ваш последний ход сохранён. Новая попытка через { $seconds } секунд.
}
shell-try-now = Попробовать сейчас
shell-no-line = Сервер сейчас недоступен. Ничего не потеряно; попробуйте ещё раз.
shell-page-failed = Страницу этой игры не удалось показать; вот общий вид стола.
shell-went-wrong = Не получилось. Ничего не изменилось.
shell-lost-answer = Связь прервалась до ответа. Прежде чем повторить, посмотрите, не произошло ли это уже.
shell-still-sending = Предыдущее действие ещё отправляется. Нажмите ещё раз чуть позже.
shell-stand-in = За игрока { $name } играет бот.
shell-come-back = Вернуться на место
shell-ballot-back = { $name } просит всех вернуться к более ранней позиции. Должны согласиться все, у кого есть место.
shell-ballot-replace = Пусть за игрока { $name } играет бот?
shell-agree = За
shell-disagree = Против
shell-handover = Передайте экран
shell-handover-text = Сейчас очередь другого человека за этим экраном. Пока он не подтвердит, что он здесь, ничего не видно.
shell-next-here = За этим экраном отвечает: { $names }.
shell-i-am = Я — { $name }
shell-look = Смотреть с этого места
shell-person-bot = бот · { $level }
shell-program = программа
shell-person-here = за столом
shell-person-away = отсутствует
shell-person-left = больше не за столом
shell-person-stand-in = на этом месте бот: { $level }
shell-ask-replace = Предложить бота
shell-watching = { $count ->
    [one] смотрит { $count } человек
    [few] смотрят { $count } человека
   *[other] смотрят { $count } человек
}
shell-watch-link = Ссылка для зрителей:
shell-back-to-here = Попросить всех вернуться к моменту перед этим ходом
shell-chat-empty = Пока никто ничего не сказал.
shell-chat-say = Напишите что-нибудь
shell-chat-send = Отправить
shell-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
shell-ballot-needs = Ещё не ответили: { $names }.
shell-ballot-away = { $name } (нет за столом)
shell-ballot-one-more = Нужно согласие ещё одного человека за столом.
shell-ballot-agreed = Вы согласились.
shell-ballot-withdraw = Отозвать
shell-ballot-end = { $name } предлагает всем прекратить игру.
shell-seat-kept = { $name }: связь прервана. Место сохраняется ещё { $time }.
shell-person-kept = связь прервана; место сохраняется ещё { $time }
shell-person-alone = Бот может играть здесь, только если согласен ещё один человек, или по правилу стола.
shell-end-game = Прекратить игру
shell-end-title = Прекратить игру?
shell-end-text = Игра закончится без победителя и не пойдёт в зачёт. Сыгранное останется для просмотра.
shell-end-asked = Спросят всех остальных игроков, и все должны согласиться, кроме тех, кто вышел или уже много дней отсутствует.
shell-end-no = Играть дальше
shell-given-up = Игра прекращена
shell-given-up-text = Эту игру прекратили: победителя нет. Это последняя позиция.
shell-removed = Владелец стола исключил вас.
shell-banned = Этот сервер сейчас закрыт для вас.
shell-read-only = Сервер сейчас только для чтения: партии можно смотреть, но менять ничего нельзя.
shell-mute = Запретить чат
shell-mute-about = { $name }: сообщений в чате больше никто не увидит
shell-mute-end = Разрешить чат
shell-mute-end-about = { $name }: снова можно писать в чат
shell-muted-you = Владелец стола запретил вам писать.
shell-hide = Скрыть сообщения: { $name }
shell-unhide = Показать сообщения: { $name }
shell-person-more = { $name }: скрыть сообщения, заблокировать, пожаловаться
shell-moderation = Модерация
shell-hidden = Вы не видите, что пишут:
shell-talk = Зрители могут писать в чат
shell-talk-closed = За этим столом пишут только игроки.
shell-watchers = Зрители
shell-search = Поиск
shell-news = С вашего прошлого хода
shell-plain-options = Что вы можете сделать
shell-plain-wait = Сейчас ходят другие.
shell-generic-to-move = ходит
shell-generic-middle = Стол
shell-generic-players = Другие игроки
shell-generic-score = Очки сейчас
shell-generic-all = Показать все
shell-generic-none = Ничего не подходит к этим словам.
shell-generic-watch = Вы наблюдаете.
shell-generic-news = Что произошло
shell-generic-quiet = Пока ничего.
shell-generic-no-points = Пока нет очков.
shell-generic-choose = Выберите действие
shell-generic-key-number = выбрать один из первых девяти вариантов
shell-generic-key-enter = сделать выбранное
shell-generic-key-search = искать среди вариантов
shell-generic-key-all = снять выбор, затем снова показать все варианты
shell-hint = Спросить совета у бота
shell-hint-thinking = Бот думает…
shell-hint-how = Бот посмотрит на эту позицию и назовёт несколько лучших ходов с объяснением. Прежде чем что-то сделать, каждый можно увидеть на столе.
shell-hint-left = Осталось подсказок: { $left } из { $most }.
shell-hint-next = { $seconds ->
    [one] Ещё одна через { $seconds } секунду.
    [few] Ещё одна через { $seconds } секунды.
   *[many] Ещё одна через { $seconds } секунд.
}
shell-hint-later = Когда будет ваш ход, здесь можно будет спросить.
shell-hint-cancel = Отмена
shell-hint-found = { $count ->
    [one] { $count } совет.
    [few] { $count } совета.
   *[many] { $count } советов.
}
shell-hint-show = Показать
shell-hint-hide = Убрать
shell-hint-shown = Показано на столе: { $what }
shell-hint-less = { $points ->
    [one] на { $points } очко меньше, чем у первого
    [many] на { $points } очков меньше, чем у первого
   *[other] на { $points } очка меньше, чем у первого
}
shell-hint-alike = почти так же хорош, как первый
shell-hint-notes = На будущее
shell-hint-about = Очки и вероятность — то, чего бот ждёт к концу игры: он много раз доигрывает отсюда, зная только то, что знаете вы. Малая разница мало что значит.
shell-hint-points = { $points ->
    [one] в конце около { $points } очка
   *[other] в конце около { $points } очков
}
shell-hint-win = вероятность победы { $percent }
shell-hint-do = Сделать так
shell-fit = Вписать

## Конец.

shell-wins = Побеждает { $name }
shell-you-win = Вы победили!
shell-share-win = { $names } делят победу
shell-winner = победитель
shell-all-players = Все игроки
shell-scores = Очки
shell-next-up = Отличная игра! Попробуйте ботов посильнее:
shell-next-down = Возможно, вам больше подойдёт уровень:
shell-rematch = Сыграть ещё
shell-rematch-there = К следующей игре
shell-fair-promised = Раздача зафиксирована: её хеш объявлен
shell-fair-kept = Честная раздача: проверено
shell-fair-broken = Зерно не соответствует объявленному хешу!
shell-fair-imported = Эта партия начата с готовой позиции (урок или файл): её раздача была известна заранее
shell-fair-text = До игры сервер выбрал зерно всех случайностей и объявил его хеш SHA-256. После игры зерно открывается, и эта страница считает хеш заново.
shell-fair-commitment = Хеш
shell-fair-seed = Зерно

## Повтор.

shell-view-as = Чьими глазами
shell-view-spectator = Зритель
shell-timeline = Ход игры
shell-speed = Скорость
shell-run = Пуск
shell-pause = Пауза
shell-step-on = Шаг вперёд
shell-step-back = Шаг назад
shell-chapter = Раунд { $number }
shell-chapter-next = Следующая глава
shell-chapter-before = Предыдущая глава
shell-replay-start = Начало
shell-replay-only = Это повтор: здесь ничего не изменить, но можно продолжить с этой позиции.
shell-branch = Продолжить отсюда
shell-branch-title = Продолжить с этой позиции
shell-branch-text = Новый стол начнётся с этой позиции. Вы займёте одно место, боты — остальные; эта игра останется как есть.
shell-branch-seat = Ваше место
shell-branch-go = Играть отсюда

## Правила и уроки.

shell-rules-search = Искать в правилах
shell-found = { $count ->
    [0] Ничего не найдено
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[other] Найдено { $count } правил
}
shell-no-lesson = Для этой игры урока пока нет.
shell-lesson-do = Ваш ход: сделайте это на столе
shell-lesson-leave = Выйти из урока
shell-lesson-resume = Назад к уроку
shell-lesson-end = Играть дальше самостоятельно
shell-lesson-scene = Сцена { $number } из { $count }
shell-lesson-others = Ждём: { $names }.
shell-lesson-strayed = Это будет позже. А сейчас:
shell-lesson-read-on = Пока делать ничего не нужно: прочтите и нажмите «Дальше».
shell-lesson-skip = Пропустить сцену
shell-lesson-scene-done = Отлично! Эта сцена пройдена.
shell-lesson-done = Отлично! Урок пройден. Правила — в книге, советы — у лампочки.
shell-lesson-next-scene = Дальше: «{ $scene }»
shell-lesson-another = Урок: { $lesson }
shell-lesson-play = Сыграть партию с ботом
shell-lesson-learnt = Пройден
shell-lesson-go-on = Продолжить со сцены { $number }
shell-next = Дальше
shell-back = Назад

## Статистика.

shell-no-finished = Оконченных игр пока нет
shell-sum-games = Игры
shell-sum-wins = Победы
shell-sum-best = Лучший счёт
shell-scores-over-time = Очки от игры к игре
shell-scores-picture = { $count ->
    [1] { $count } игра, очки: { $low }
    [one] { $count } игра, очки от { $low } до { $high }
    [few] { $count } игры, очки от { $low } до { $high }
   *[other] { $count } игр, очки от { $low } до { $high }
}
shell-key-won = победа
shell-key-lost = без победы
shell-key-all = все за вашими столами
shell-key-mine = вы
shell-key-trend = среднее за восемь игр
shell-wins-by-level = Победы над каждым уровнем
shell-piece-shares = Доля побед тех, у кого был этот компонент
shell-finished-games = Оконченные игры
shell-column-what = Что
shell-column-share = Доля побед
shell-column-games = Победы и игры
shell-nothing-yet = Пока нечего показать.
shell-won = победа
shell-place = { $place } место
shell-show-more = Показать ещё

## Настройки, клавиши и общее.

shell-settings = Настройки
shell-account = Учётная запись
shell-sign-in = Войти
shell-keep-games = Сохраните свои игры на всех устройствах
shell-signed-out = В этом браузере вы вышли из учётной записи. Набранный текст сохранён.
shell-language = Язык
shell-theme = Тема
shell-theme-auto = как в системе
shell-theme-light = Светлая тема
shell-theme-dark = Тёмная тема
shell-theme-light-short = светлая
shell-theme-dark-short = тёмная
shell-volume = Громкость
shell-confirm-turn = Подтверждать каждый ход
shell-confirm-turn-about = Вы видите, к чему приведёт ход, прежде чем он будет отправлен.
shell-confirm-ask = Сделать этот ход?
shell-confirm = Подтвердить
shell-confirm-reveals = Это откроет что-то новое, отменить будет нельзя.
shell-confirm-shows = Отменить будет нельзя: { $what }.
shell-confirm-dropped = Положение на столе изменилось, поэтому ход не отправлен. Выберите ещё раз.
shell-volume-off = выкл.
shell-haptics = Вибрация
shell-keep = Сохранить
shell-close = Закрыть
shell-home = На главную
shell-more = больше: { $what }
shell-less = меньше: { $what }
shell-nowhere = Здесь ничего нет
shell-nowhere-text = Этот адрес никуда не ведёт.
shell-table-gone = Такого стола нет, или он закрыт для посторонних.
shell-table-old = Сервер обновился. Пожалуйста, загрузите страницу заново.
shell-table-broken = Этот стол больше не читается. Ничего не удалено: администратор сервера может его восстановить.
shell-table-closed = Этот стол закрыли до начала игры.
shell-keys = Клавиатура
shell-key-tab = следующая область
shell-key-arrows = следующий элемент внутри области
shell-key-enter = выбрать и сделать то, что сказано
shell-key-undo = отменить
shell-key-advice = спросить совета у бота
shell-key-escape = шаг назад; закрыть панель
shell-key-map = эта таблица

# Как быстро показываются чужие ходы.
shell-pace = Чужие ходы
shell-pace-slow = медленно
shell-pace-normal = обычно
shell-pace-fast = быстро
shell-pace-once = сразу
shell-pace-skip = К текущему моменту
shell-pace-turn = К вашему ходу
shell-pace-again = Показать ещё раз, что было после вашего хода
shell-pace-again-watching = Показать последние ходы ещё раз
shell-pace-again-short = Показать ещё раз
shell-pace-again-step = Показать этот шаг ещё раз
shell-key-pause = приостановить показ или продолжить
