## Справка по командам.

cli-help = Настольные игры с точными правилами: игра в терминале, партии ботов, просмотр и проверка записей.
cli-help-version = Напечатать версию и вид ядра, затем выйти.
cli-version-compiled = tilewright { $version } (скомпилированное ядро, Python { $python })
cli-version-pure =
    tilewright { $version } (чистый Python, примерно в десять раз медленнее, Python { $python })
    Чтобы получить быстрое ядро, установите компилятор C и затем Tilewright заново.
cli-help-lang = Язык всех текстов; если не указан, язык системы.
cli-help-games = Перечислить игры и их параметры.
cli-help-rules = Напечатать пронумерованные правила игры. Все, раздел (5), правило (5.2) или те, в которых есть слово.
cli-help-game = Игра из списка «tilewright games».
cli-help-number = Раздел, номер правила или слова для поиска.
cli-help-play = Играть в терминале. Если больше ничего не указано: { $game }, вы против ботов. Во время игры наберите «help» или «помощь».
cli-help-spec = Игра с параметрами, например NAME или "NAME(players=3)".
cli-help-players = Сколько игроков, людей и ботов вместе.
cli-help-seats = Кто где сидит, например «me,greedy,random»; «me:Анна» — человек с именем.
cli-help-people = Сколько людей играет за этим экраном; остальные — боты.
cli-help-seed = Одно и то же зерно даёт одну и ту же игру; без него берётся новое.
cli-help-save = Записать партию в этот файл.
cli-help-resume = Продолжить игру из этой записи.
cli-help-simulate = Провести много партий ботов. Сообщает очки, победы, число решений и размеры списков вариантов. Пример: tilewright simulate { $game } --games 100 --bots greedy,random
cli-help-games-count = Сколько партий.
cli-help-bots = Боты, по кругу на все места, например «greedy,random».
cli-help-jobs = Сколько процессов запустить; итоги одинаковы при любом числе.
cli-help-json = Напечатать итоги в формате JSON.
cli-help-replay = Напечатать записанную партию. Всё, что произошло, и стол в конце или на указанной строке.
cli-help-file = Запись партии.
cli-help-to = До этой строки; 0 — начало.
cli-help-seat = Смотреть с этого места; места считаются с 1.
cli-help-verify = Проверить записи, сыграв их заново. Код 0: всё верно, 1: запись неверна, 2: файл не читается.
cli-help-files = Записи партий.

## Игры и их варианты.

cli-games-option = Параметр
cli-games-allowed = Допустимо
cli-games-default = По умолчанию
cli-games-about = Что это
cli-games-hint = Играть: { $called } play { $game }   или с параметрами: { $called } play "{ $game }(players=3)"
cli-allowed-number = от { $low } до { $high }
cli-allowed-flag = true или false
cli-allowed-choice = одно из: { $choices }
cli-allowed-seats = места, например [0,2]
cli-allowed-file = путь к файлу

## Игра. Первые слова — то, что можно набрать; английские слова работают всегда.

cli-words-help = помощь ?
cli-words-undo = отмена назад
cli-words-why = почему
cli-words-score = очки счёт
cli-words-tile = участок карта
cli-words-rules = правила
cli-words-log = журнал
cli-words-look = стол
cli-words-all = все всё
cli-words-hint = подсказка совет
cli-words-quit = выход
cli-play-welcome = { $game }, зерно { $seed }. Наберите «помощь», чтобы узнать, что можно делать.
cli-play-bots = Боты: { $bots }
cli-play-prompt = Номер, слово для поиска или «помощь»:
cli-play-more =
    { $count ->
        [one] … и ещё { $count } вариант: наберите слово для поиска или «все».
        [few] … и ещё { $count } варианта: наберите слово для поиска или «все».
       *[other] … и ещё { $count } вариантов: наберите слово для поиска или «все».
    }
cli-play-no-number = Номера вариантов — от 1 до { $most }.
cli-play-no-match = Ни в вариантах, ни в командах нет «{ $typed }». Наберите «помощь».
cli-play-help =
    НОМЕР          выбрать этот вариант
    СЛОВА          показать только варианты с этими словами; Enter — снова все
    отмена         отменить последний шаг, пока не открылось ничего нового
    почему ХОД     почему так нельзя; ход пишется так: { $example }
    очки           очки, если бы игра закончилась сейчас
    участок ИМЯ    что напечатано на участке или карте
    правила НОМЕР  текст правила, например: правила 1.1; слово находит раздел
    журнал         всё, что произошло
    стол           стол ещё раз; «стол все» — целиком
    все            все варианты
    подсказка      несколько лучших ходов: чем они хороши и чего от них ждать
    выход          уйти; игра сохраняется, её можно продолжить
cli-play-undone = Шаг отменён.
cli-play-allowed = Это разрешено: вариант { $number }.
cli-play-no-log = Пока ничего не произошло.
cli-play-score-known =
    { $points ->
        [one] { $seat }: { $points } очко, если бы игра закончилась сейчас
        [few] { $seat }: { $points } очка, если бы игра закончилась сейчас
       *[other] { $seat }: { $points } очков, если бы игра закончилась сейчас
    }
cli-play-score-guessed =
    { $points ->
        [one] { $seat }: около { $points } очка, насколько можно знать
       *[other] { $seat }: около { $points } очков, насколько можно знать
    }
cli-play-advice = { $number }. { $actions }
cli-play-advice-why =
    { $points ->
        [one] { $reason }; в конце около { $points } очка, вероятность победы { $chance } %
       *[other] { $reason }; в конце около { $points } очков, вероятность победы { $chance } %
    }
cli-play-no-tile = Нет участка или карты, в названии которых есть «{ $typed }».
cli-play-rules = Назовите раздел, правило (например 1.1) или слово. Разделы: { $sections }
cli-play-hand-over = Сейчас ходит { $seat }. Передайте экран; { $seat } нажимает Enter.
cli-play-confirm = Ваш ход сделан. Enter — дальше, «отмена» — отменить последний шаг:
cli-play-final =
    { $points ->
        [one] { $seat }: { $points } очко
        [few] { $seat }: { $points } очка
       *[other] { $seat }: { $points } очков
    }
cli-play-winners =
    { $winners ->
        [you] Вы победили!
       *[other] Победа: { $winners }
    }
cli-play-saved = Запись партии: { $file }.
cli-play-resume = Игра сохранена. Продолжить: { $called } play --resume { $file }

## Партии ботов, просмотр, проверка.

cli-simulate-title =
    { $games ->
        [one] { $games } партия { $game }, зерно { $seed }
        [few] { $games } партии { $game }, зерно { $seed }
       *[other] { $games } партий { $game }, зерно { $seed }
    }
cli-simulate-bot = Бот
cli-simulate-seat = Место
cli-simulate-played = Сыграно
cli-simulate-mean = Среднее
cli-simulate-spread = Разброс
cli-simulate-least = Меньше всего
cli-simulate-most = Больше всего
cli-simulate-wins = Победы
cli-simulate-decisions = Решений за партию: в среднем { $mean }, не больше { $most }
cli-simulate-options = Вариантов: не больше { $largest }, в 99 решениях из 100 не больше { $percentile_99 }
cli-simulate-time =
    { $jobs ->
        [one] Время: { $seconds } с в { $jobs } процессе
       *[other] Время: { $seconds } с в { $jobs } процессах
    }
cli-replay-title = { $game }, строка { $line } из { $count }
cli-verify-finished =
    { $lines ->
        [one] { $file }: верно, { $game }, { $lines } строка, игра окончена
        [few] { $file }: верно, { $game }, { $lines } строки, игра окончена
       *[other] { $file }: верно, { $game }, { $lines } строк, игра окончена
    }
cli-verify-open =
    { $lines ->
        [one] { $file }: верно, { $game }, { $lines } строка, игра не окончена
        [few] { $file }: верно, { $game }, { $lines } строки, игра не окончена
       *[other] { $file }: верно, { $game }, { $lines } строк, игра не окончена
    }

## Что может быть не так.

cli-plugin-broken = этот плагин не работает или работает не полностью: { $plugin }
cli-error-spec = { $detail }
cli-error-bot = { $detail }
cli-error-lang = нет языка «{ $lang }»; есть { $langs }
cli-error-seed = зерно — это одна короткая строка
cli-error-no-file = нет файла { $file }
cli-error-directory = { $file } — папка, а не файл
cli-error-unreadable = { $file } не читается: { $detail }
cli-error-unwritable = { $file } не записывается: { $detail }
cli-error-special = { $file } — устройство или канал, а не файл
cli-error-large = { $file } больше { $most } МБ
cli-error-record = { $file }, строка { $line }: { $detail }
cli-error-no-rule = нет ни правила, ни раздела «{ $wanted }», и ни в одном правиле нет этих слов; разделы: { $sections }
cli-error-seats = мест указано { $given }, а игроков { $need }
cli-error-people = людей может быть от 0 до { $most }, а не { $people }
cli-error-seats-and-people = укажите либо --seats, либо --people
cli-error-name = «{ $name }» — не имя: имя — одна строка не длиннее { $most } знаков
cli-error-resume-options = у продолжаемой партии игра, игроки, места и зерно уже заданы
cli-error-too-many-bots = ботов указано { $bots }, а играют только { $most }
cli-error-line = нет строки { $line }; всего строк в записи: { $count }
cli-error-comments = { $file } — не файл комментариев к этой записи
cli-error-seat = нет места { $seat }; места считаются от 1 до { $most }
cli-error-left = игра прервана до её окончания
cli-error-interrupted = прервано
cli-error-pipe = вывод больше никто не читает

## Стол в сети; честное перемешивание.

cli-help-serve = Открыть стол на этой машине и показать его в браузере.
cli-help-host = На каком адресе слушать; 0.0.0.0 пускает других из вашей сети.
cli-help-port = Порт; 0 — любой свободный.
cli-help-db = Файл, в котором хранятся все столы, или адрес базы данных (postgresql://user@host/name).
cli-help-browser = Открыть браузер.
cli-help-config = Файл TOML с настройками; переменные окружения (например TILEWRIGHT_PORT) и эти параметры важнее.
cli-help-record = Записать партию целиком. Идущую или оконченную, из файла хранилища; в записи есть зерно.
cli-help-table = Ключ стола.
cli-help-backup = Скопировать хранилище в новый файл, даже когда сервер работает.
cli-help-admin = Управление сервером: люди, столы, запреты, объявления, приглашения, проверка, копии. Список команд: «tilewright admin».
cli-help-target = Новый файл.
cli-help-commitment = Хеш, объявленный перед игрой; запись должна быть записью этой игры.
cli-serve-at = Стол открыт: { $address } (остановить: Ctrl-C). Партии хранятся здесь: { $file }
cli-help-worker = Думать за ботов серверов на других машинах. Вопросы берутся из Redis; нужен тот же worker_secret или cluster_secret, что у серверов; остановить можно в любой момент.
cli-help-redis = Адрес Redis или Valkey (redis://host:6379/0).
cli-help-worker-jobs = Сколько ботов думают одновременно.
cli-worker-at = Отвечаем за ботов серверов через { $address }, вопросов одновременно: { $jobs } (остановить: Ctrl-C).
cli-serve-found = Продолжаются партии из файла { $file } в этой папке. Чтобы они были доступны из любой папки, перенесите его в { $usual }
cli-record-done = Записано: { $file }
cli-backup-done = Копия записана: { $file }
cli-help-migrate = Перенести хранилище целиком в пустое. Из файла в PostgreSQL или обратно; в конце всё сверяется, старое хранилище остаётся как было. Прерванный перенос продолжится при новом запуске. Сервер не должен работать ни с одним из них.
cli-help-old = Хранилище, которое переносят: файл или адрес.
cli-help-new = Пустая база данных или файл, которого ещё нет.
cli-moving = Перенос
cli-moved = Перенесено и сверено строк: { $rows }. Хранилище теперь здесь: { $new }; старое осталось: { $old }
cli-move-cut = Не закончено. Запустите ту же команду снова, чтобы продолжить; { $old } осталось как было.
cli-verify-commitment = зерно соответствует хешу { $commitment }
cli-error-commitment = { $file }: это не игра с таким хешем

## Арена.

cli-help-arena = Сравнить силу ботов. Места меняются, и каждый расклад повторяется, так что везение у всех одно. Пример: tilewright arena "{ $game }(players=2)" --bots normal,easy --games 100 --jobs 2
cli-help-jobs-arena = Сколько процессов запустить; ботам с часами лучше всего по процессу на ядро.
cli-help-arena-json = Записывать каждую законченную партию в этот файл отдельной строкой, а в конце итоги.
cli-help-arena-resume = Продолжить партии из этого файла.
cli-help-picture = Нарисовать итоги в этот файл SVG.
cli-arena-title =
    { $games ->
        [one] { $games } партия { $game }, зерно { $seed }
        [few] { $games } партии { $game }, зерно { $seed }
       *[other] { $games } партий { $game }, зерно { $seed }
    }
cli-arena-bot = Бот
cli-arena-played = Партий
cli-arena-wins = Победы
cli-arena-interval = 95 %
cli-arena-mean = Очки
cli-arena-winning = Очки победителя в среднем: { $points }
cli-arena-won = В победах
cli-arena-rating = Эло
cli-arena-decisions = Решений
cli-arena-ms = мс в среднем
cli-arena-p95 = 95 из 100
cli-arena-max = Дольше всего
cli-arena-kept = Вовремя
cli-arena-pondered = { $bot } думал в чужой ход ещё { $seconds } с.
cli-arena-fair = равная доля
cli-arena-fair-share = Равная доля побед была бы { $share } %; общая победа делится между победителями.
cli-arena-file = Партии записаны в { $file }.
cli-arena-picture = Рисунок записан в { $file }.
cli-error-arena-exists = { $file } уже есть: продолжите с --resume или назовите другой файл
cli-error-arena-resume = для --resume нужен файл с партиями: --json FILE
cli-error-no-arena = { $file } — не файл арены
cli-error-other-arena = { $file } — от другой арены: другая игра, другие боты, другое зерно или другой --ponder
cli-error-arena-stopped = прервано: сыграно партий { $done } из { $games }
cli-error-arena-go-on = прервано: сыграно партий { $done } из { $games }; продолжить: --resume --json { $file }

## Страницы --help и что не так с набранной командой.

cli-help-help = Показать эту страницу и выйти.
cli-usage-usage = Вызов:
cli-usage-options-here = [ПАРАМЕТРЫ]
cli-usage-command-here = КОМАНДА [СЛОВА]...
cli-usage-arguments = Аргументы
cli-usage-options = Параметры
cli-usage-commands = Команды
cli-usage-type-number = ЧИСЛО
cli-usage-type-file = ФАЙЛ
cli-usage-type-text = ТЕКСТ
cli-usage-default = по умолчанию { $value }
cli-usage-required = обязательно
cli-usage-no-option =
    { $near ->
        [none] параметра { $option } нет
       *[other] параметра { $option } нет (может быть, { $near }?)
    }
cli-usage-no-value = параметр { $option } не принимает значения
cli-usage-needs-value = параметру { $option } нужно значение
cli-usage-missing = не хватает: { $name }
cli-usage-number = { $option }: нужно целое число
cli-usage-number-range = { $option }: нужно целое число от { $low } до { $high }
cli-usage-extra = лишние слова: { $words }
cli-usage-no-command = команды «{ $command }» нет; список: { $program } --help
cli-usage-missing-command = назовите команду; список: { $program } --help

## Для исследователей.

cli-help-dataset = Боты играют, и каждое решение записывается числами в файл Parquet; рядом — их описание. Пример: tilewright dataset "{ $game }(players=2)" games.parquet --bots easy,normal --games 1000 --jobs 2
cli-help-dataset-file = Файл, который будет записан; его ещё не должно быть.
cli-help-mcp = Предложить игры языковой модели по протоколу Model Context Protocol через стандартный ввод и вывод.
cli-error-extra = для этого нужен пакет { $module }, а он не установлен: pip install "tilewright[{ $extra }]"
cli-error-not-encoded = { $game } не сообщает, что в ней становится числами
cli-error-exists = { $file } уже есть: назовите другой файл
cli-dataset-written = Решений: { $decisions }, партий: { $games }, время: { $seconds } с
cli-dataset-files = Партии записаны в { $file }, их описание — в { $about }.
cli-help-benchmark = Измерить агента против неизменных соперников, за одними и теми же столами с одними и теми же зёрнами. Пример: tilewright benchmark "program:python3 bot.py" --games 100 --jobs 2
cli-help-benchmark-agent = Агент: бот, например «greedy», или «program:COMMAND».
cli-help-benchmark-games = Сколько партий за каждым столом против каждого соперника; округляется вверх, чтобы каждый расклад был сыгран с каждого места.
cli-help-benchmark-tables = Только столы, в записи которых есть эти буквы, например «players=2».
cli-help-benchmark-opponents = Только соперники, в записи которых есть эти буквы.
cli-help-benchmark-json = Записать результаты в этот файл.
cli-help-benchmark-board = Внести результаты в эту таблицу лидеров вместо прежних результатов того же агента.
cli-benchmark-table = Стол
cli-benchmark-opponent = Соперник
cli-benchmark-advantage = { $agent }: выше равной доли побед на { $advantage } процентного пункта (± { $half }), всего партий: { $games }
cli-error-benchmark-one = назовите одного агента
cli-error-benchmark-none = ни у одного стола или ни у одного соперника нет этих букв
cli-error-benchmark-part = в таблицу лидеров вносится только полное измерение: без --tables и --opponents
cli-error-no-leaderboard = { $file } — не таблица лидеров этого измерения
cli-help-engine = Где играются партии: «local» — в процессах этой машины (--jobs), «ray» — на кластере Ray (RAY_ADDRESS).
cli-help-ponder = Боты с перебором могут думать и в чужой ход, столько же, сколько думает соперник.
cli-error-engine = движка «{ $engine }» нет; есть: { $engines }
