## Довідка про команди.

cli-help = Настільні ігри з точними правилами: гра в терміналі, партії ботів, перегляд і перевірка записів.
cli-help-version = Показати версію та яке ядро працює, потім вийти.
cli-version-compiled = tilewright { $version } (скомпільоване ядро, Python { $python })
cli-version-pure =
    tilewright { $version } (чистий Python, приблизно вдесятеро повільніше, Python { $python })
    Щоб отримати швидке ядро, установіть компілятор C, а потім Tilewright знову.
cli-help-lang = Мова всіх текстів; якщо не вказано — мова системи.
cli-help-games = Перелічити ігри та їхні параметри.
cli-help-rules = Показати пронумеровані правила гри. Усі, розділ (5), правило (5.2) або ті, де є слово.
cli-help-game = Гра зі списку «tilewright games».
cli-help-number = Розділ, номер правила або слова для пошуку.
cli-help-play = Грати в терміналі. Якщо більше нічого не вказано: { $game }, ви проти ботів. Під час гри наберіть «help» або «допомога».
cli-help-spec = Гра з параметрами, наприклад NAME або "NAME(players=3)".
cli-help-players = Скільки гравців, людей і ботів разом.
cli-help-seats = Хто де сидить, наприклад «me,greedy,random»; «me:Анна» — людина з ім’ям.
cli-help-people = Скільки людей за цим екраном; решта — боти.
cli-help-seed = Те саме зерно дає ту саму гру; без нього береться нове.
cli-help-save = Записати партію в цей файл.
cli-help-resume = Продовжити гру з цього запису.
cli-help-simulate = Провести багато партій ботів. Показує очки, перемоги, кількість рішень і розміри списків варіантів. Приклад: tilewright simulate { $game } --games 100 --bots greedy,random
cli-help-games-count = Скільки партій.
cli-help-bots = Боти для місць по колу, наприклад «greedy,random».
cli-help-jobs = У скільки процесів; підсумки однакові за будь-якої кількості.
cli-help-json = Вивести підсумки у форматі JSON.
cli-help-replay = Показати записану партію. Усе, що сталося, і стіл наприкінці або на рядку.
cli-help-file = Запис партії.
cli-help-to = До цього рядка; 0 — початок.
cli-help-seat = Дивитися з цього місця; місця рахують від 1.
cli-help-verify = Перевірити записи, зігравши їх знову. Код 0: усе правильно, 1: запис хибний, 2: файл не читається.
cli-help-files = Записи партій.

## Ігри та їхні варіанти.

cli-games-option = Параметр
cli-games-allowed = Дозволено
cli-games-default = Типово
cli-games-about = Що це
cli-games-hint = Грати: { $called } play { $game }   або з параметрами: { $called } play "{ $game }(players=3)"
cli-allowed-number = від { $low } до { $high }
cli-allowed-flag = true або false
cli-allowed-choice = одне з: { $choices }
cli-allowed-seats = місця, наприклад [0,2]
cli-allowed-file = шлях до файлу

## Гра. Перші слова — те, що можна набрати; англійські слова працюють завжди.

cli-words-help = допомога ?
cli-words-undo = скасувати назад
cli-words-why = чому
cli-words-score = очки рахунок
cli-words-tile = плитка карта
cli-words-rules = правила
cli-words-log = журнал
cli-words-look = стіл
cli-words-all = усі все
cli-words-hint = підказка порада
cli-words-quit = вихід
cli-play-welcome = { $game }, зерно { $seed }. Наберіть «допомога», щоб дізнатися, що можна робити.
cli-play-bots = Боти: { $bots }
cli-play-prompt = Номер, слово для пошуку або «допомога»:
cli-play-more =
    { $count ->
        [one] … і ще { $count } варіант: наберіть слово для пошуку або «усі».
        [few] … і ще { $count } варіанти: наберіть слово для пошуку або «усі».
       *[other] … і ще { $count } варіантів: наберіть слово для пошуку або «усі».
    }
cli-play-no-number = Номери варіантів — від 1 до { $most }.
cli-play-no-match = Ні серед варіантів, ні серед команд немає «{ $typed }». Наберіть «допомога».
cli-play-help =
    НОМЕР          вибрати цей варіант
    СЛОВА          показати лише варіанти з цими словами; Enter — знову всі
    скасувати      взяти назад останній крок, якщо не відкрилося нічого нового
    чому ХІД       чому так не можна; хід пишеться так: { $example }
    очки           очки, якби гра закінчилася зараз
    плитка НАЗВА   що надруковано на плитці чи карті
    правила НОМЕР  текст правила, наприклад: правила 1.1; слово знаходить розділ
    журнал         усе, що сталося
    стіл           стіл іще раз; «стіл усі» — повністю
    усі            усі варіанти
    підказка       кілька найкращих ходів: чим добрі й чого від них чекати
    вихід          вийти; гру збережено, її можна продовжити
cli-play-undone = Крок скасовано.
cli-play-allowed = Це дозволено: варіант { $number }.
cli-play-no-log = Поки що нічого не сталося.
cli-play-score-known =
    { $points ->
        [one] { $seat }: { $points } очко, якби гра закінчилася зараз
        [few] { $seat }: { $points } очки, якби гра закінчилася зараз
       *[other] { $seat }: { $points } очок, якби гра закінчилася зараз
    }
cli-play-score-guessed =
    { $points ->
        [one] { $seat }: близько { $points } очка, наскільки можна знати
       *[other] { $seat }: близько { $points } очок, наскільки можна знати
    }
cli-play-advice = { $number }. { $actions }
cli-play-advice-why =
    { $points ->
        [one] { $reason }; наприкінці близько { $points } очка, імовірність перемоги { $chance } %
       *[other] { $reason }; наприкінці близько { $points } очок, імовірність перемоги { $chance } %
    }
cli-play-no-tile = Немає плитки чи карти, у назві якої є «{ $typed }».
cli-play-rules = Назвіть розділ, правило (наприклад 1.1) або слово. Розділи: { $sections }
cli-play-hand-over = Зараз ходить { $seat }. Передайте екран; { $seat } натискає Enter.
cli-play-confirm = Ваш хід зроблено. Enter — далі, «скасувати» — взяти назад останній крок:
cli-play-final =
    { $points ->
        [one] { $seat }: { $points } очко
        [few] { $seat }: { $points } очки
       *[other] { $seat }: { $points } очок
    }
cli-play-winners =
    { $winners ->
        [you] Ви перемогли!
       *[other] Перемога: { $winners }
    }
cli-play-saved = Запис партії: { $file }.
cli-play-resume = Гру збережено. Продовжити: { $called } play --resume { $file }

## Партії ботів, перегляд, перевірка.

cli-simulate-title =
    { $games ->
        [one] { $games } партія { $game }, зерно { $seed }
        [few] { $games } партії { $game }, зерно { $seed }
       *[other] { $games } партій { $game }, зерно { $seed }
    }
cli-simulate-bot = Бот
cli-simulate-seat = Місце
cli-simulate-played = Зіграно
cli-simulate-mean = Середнє
cli-simulate-spread = Розкид
cli-simulate-least = Найменше
cli-simulate-most = Найбільше
cli-simulate-wins = Перемоги
cli-simulate-decisions = Рішень за партію: у середньому { $mean }, щонайбільше { $most }
cli-simulate-options = Варіантів: щонайбільше { $largest }, у 99 рішеннях зі 100 не більше { $percentile_99 }
cli-simulate-time =
    { $jobs ->
        [one] Час: { $seconds } с в { $jobs } процесі
       *[other] Час: { $seconds } с у { $jobs } процесах
    }
cli-replay-title = { $game }, рядок { $line } з { $count }
cli-verify-finished =
    { $lines ->
        [one] { $file }: правильно, { $game }, { $lines } рядок, гру закінчено
        [few] { $file }: правильно, { $game }, { $lines } рядки, гру закінчено
       *[other] { $file }: правильно, { $game }, { $lines } рядків, гру закінчено
    }
cli-verify-open =
    { $lines ->
        [one] { $file }: правильно, { $game }, { $lines } рядок, гру не закінчено
        [few] { $file }: правильно, { $game }, { $lines } рядки, гру не закінчено
       *[other] { $file }: правильно, { $game }, { $lines } рядків, гру не закінчено
    }

## Що може бути не так.

cli-plugin-broken = цей плагін не працює або працює не повністю: { $plugin }
cli-error-spec = { $detail }
cli-error-bot = { $detail }
cli-error-lang = немає мови «{ $lang }»; є { $langs }
cli-error-seed = зерно — це один короткий рядок
cli-error-no-file = немає файлу { $file }
cli-error-directory = { $file } — папка, а не файл
cli-error-unreadable = { $file } не читається: { $detail }
cli-error-unwritable = { $file } не записується: { $detail }
cli-error-special = { $file } — пристрій або канал, а не файл
cli-error-large = { $file } більший за { $most } МБ
cli-error-record = { $file }, рядок { $line }: { $detail }
cli-error-no-rule = немає ні правила, ні розділу «{ $wanted }», і в жодному правилі немає цих слів; розділи: { $sections }
cli-error-seats = місць указано { $given }, а гравців { $need }
cli-error-people = людей може бути від 0 до { $most }, а не { $people }
cli-error-seats-and-people = вкажіть або --seats, або --people
cli-error-name = «{ $name }» — не ім’я: ім’я — один рядок, не довший за { $most } знаків
cli-error-resume-options = для збереженої партії гру, гравців, місця й зерно вже задано
cli-error-too-many-bots = ботів указано { $bots }, а грають лише { $most }
cli-error-line = немає рядка { $line }; усього в записі { $count }
cli-error-comments = { $file } — не файл коментарів до цього запису
cli-error-seat = немає місця { $seat }; місця рахують від 1 до { $most }
cli-error-left = гру перервано, її не закінчено
cli-error-interrupted = перервано
cli-error-pipe = виведення більше ніхто не читає

## Стіл у мережі; чесне перемішування.

cli-help-serve = Відкрити стіл на цьому комп’ютері й показати його в браузері.
cli-help-host = На якій адресі слухати; 0.0.0.0 впускає інших з вашої мережі.
cli-help-port = Порт; 0 — будь-який вільний.
cli-help-db = Файл, у якому зберігаються всі столи, або адреса бази даних (postgresql://user@host/name).
cli-help-browser = Відкрити браузер.
cli-help-config = Файл TOML з налаштуваннями; змінні середовища, наприклад TILEWRIGHT_PORT, і ці параметри мають перевагу над ним.
cli-help-record = Повний запис партії. Тієї, що триває або закінчена, з файлу сховища; у ньому є зерно.
cli-help-table = Ключ столу.
cli-help-backup = Скопіювати сховище в новий файл, навіть коли сервер працює.
cli-help-admin = Керування сервером: люди, столи, заборони, оголошення, запрошення, перевірка, копії. Список команд: «tilewright admin».
cli-help-target = Новий файл.
cli-help-commitment = Хеш, оголошений перед грою; запис має бути цієї гри.
cli-serve-at = Стіл відкрито: { $address } (зупинити: Ctrl-C). Партії зберігаються тут: { $file }
cli-help-worker = Думати за ботів серверів на інших машинах. Запитання беруться з Redis; потрібен той самий worker_secret або cluster_secret, що в серверів; зупинити можна будь-коли.
cli-help-redis = Адреса Redis або Valkey (redis://host:6379/0).
cli-help-worker-jobs = Скільки ботів думають одночасно.
cli-worker-at = Відповідаємо за ботів серверів через { $address }, одночасно запитань: { $jobs } (зупинити: Ctrl-C).
cli-serve-found = Тривають партії з файлу { $file } у цій папці. Щоб вони були доступні з будь-якої папки, перенесіть його в { $usual }
cli-record-done = Записано: { $file }
cli-backup-done = Записано: { $file }
cli-help-migrate = Перенести сховище повністю в порожнє. З файлу в PostgreSQL або назад; наприкінці все звіряється, старе сховище лишається як було. Перерване перенесення продовжиться під час нового запуску. Сервер не повинен працювати з жодним із них.
cli-help-old = Сховище, яке переносять: файл або адреса.
cli-help-new = Порожня база даних або файл, якого ще немає.
cli-moving = Перенесення
cli-moved = Перенесено й звірено рядків: { $rows }. Сховище тепер тут: { $new }; старе лишилося: { $old }
cli-move-cut = Не закінчено. Запустіть ту саму команду ще раз, щоб продовжити; { $old } лишилося як було.
cli-verify-commitment = зерно відповідає хешу { $commitment }
cli-error-commitment = { $file }: це не гра з таким хешем

## Арена.

cli-help-arena = Порівняти силу ботів. Місця міняються, і кожна роздача повторюється, тож везіння в усіх однакове. Приклад: tilewright arena "{ $game }(players=2)" --bots normal,easy --games 100 --jobs 2
cli-help-jobs-arena = У скільки процесів; для ботів з обмеженням часу найкраще по одному процесу на ядро.
cli-help-arena-json = Записувати кожну закінчену партію в цей файл окремим рядком, а наприкінці підсумки.
cli-help-arena-resume = Продовжити партії з цього файлу.
cli-help-picture = Зберегти діаграму підсумків у цей файл SVG.
cli-arena-title =
    { $games ->
        [one] { $games } партія { $game }, зерно { $seed }
        [few] { $games } партії { $game }, зерно { $seed }
       *[other] { $games } партій { $game }, зерно { $seed }
    }
cli-arena-bot = Бот
cli-arena-played = Партій
cli-arena-wins = Перемоги
cli-arena-interval = 95 %
cli-arena-mean = Очки
cli-arena-winning = Очки переможця в середньому: { $points }
cli-arena-won = У перемогах
cli-arena-rating = Ело
cli-arena-decisions = Рішень
cli-arena-ms = мс у середньому
cli-arena-p95 = 95 зі 100
cli-arena-max = Найдовше
cli-arena-kept = Вчасно
cli-arena-pondered = { $bot } думав під час чужого ходу ще { $seconds } с.
cli-arena-fair = рівна частка
cli-arena-fair-share = Рівна частка перемог була б { $share } %; спільна перемога рахується частинами.
cli-arena-file = Партії записано в { $file }.
cli-arena-picture = Діаграму записано в { $file }.
cli-error-arena-exists = { $file } вже є: продовжте з --resume або назвіть інший файл
cli-error-arena-resume = для --resume потрібен файл із партіями: --json FILE
cli-error-no-arena = { $file } — не файл арени
cli-error-other-arena = { $file } — від іншої арени: там інша гра, боти, зерно або --ponder
cli-error-arena-stopped = перервано: зіграно партій { $done } із { $games }
cli-error-arena-go-on = перервано: зіграно партій { $done } із { $games }; продовжити: --resume --json { $file }

## Сторінки --help і що не так із набраною командою.

cli-help-help = Показати цю сторінку й вийти.
cli-usage-usage = Використання:
cli-usage-options-here = [ПАРАМЕТРИ]
cli-usage-command-here = КОМАНДА [СЛОВА]...
cli-usage-arguments = Аргументи
cli-usage-options = Параметри
cli-usage-commands = Команди
cli-usage-type-number = ЧИСЛО
cli-usage-type-file = ФАЙЛ
cli-usage-type-text = ТЕКСТ
cli-usage-default = типово { $value }
cli-usage-required = обов’язково
cli-usage-no-option =
    { $near ->
        [none] параметра { $option } немає
       *[other] параметра { $option } немає (можливо, { $near }?)
    }
cli-usage-no-value = параметр { $option } не має значення
cli-usage-needs-value = параметру { $option } потрібне значення
cli-usage-missing = бракує: { $name }
cli-usage-number = { $option }: потрібне ціле число
cli-usage-number-range = { $option }: потрібне ціле число від { $low } до { $high }
cli-usage-extra = зайві слова: { $words }
cli-usage-no-command = команди «{ $command }» немає; список: { $program } --help
cli-usage-missing-command = назвіть команду; список: { $program } --help

## Для дослідників.

cli-help-dataset = Боти грають, і кожне рішення записується числами у файл Parquet; поруч — їхній опис. Приклад: tilewright dataset "{ $game }(players=2)" games.parquet --bots easy,normal --games 1000 --jobs 2
cli-help-dataset-file = Файл, який буде записано; його ще не має бути.
cli-help-mcp = Запропонувати ігри мовній моделі за протоколом Model Context Protocol через стандартне введення й виведення.
cli-error-extra = для цього потрібен пакет { $module }, а його не встановлено: pip install "tilewright[{ $extra }]"
cli-error-not-encoded = { $game } не повідомляє, що в ній стає числами
cli-error-exists = { $file } уже є: назвіть інший файл
cli-dataset-written = Рішень: { $decisions }, партій: { $games }, час: { $seconds } с
cli-dataset-files = Партії записано в { $file }, їхній опис — у { $about }.
cli-help-benchmark = Виміряти агента проти незмінних суперників, за тими самими столами з тими самими зернами. Приклад: tilewright benchmark "program:python3 bot.py" --games 100 --jobs 2
cli-help-benchmark-agent = Агент: бот, наприклад «greedy», або «program:COMMAND».
cli-help-benchmark-games = Скільки партій за кожним столом проти кожного суперника; округлюється вгору, щоб кожну роздачу було зіграно з кожного місця.
cli-help-benchmark-tables = Лише столи, у записі яких є ці літери, наприклад «players=2».
cli-help-benchmark-opponents = Лише суперники, у записі яких є ці літери.
cli-help-benchmark-json = Записати результати в цей файл.
cli-help-benchmark-board = Внести результати в цю таблицю лідерів замість попередніх результатів того самого агента.
cli-benchmark-table = Стіл
cli-benchmark-opponent = Суперник
cli-benchmark-advantage = { $agent }: вище за рівну частку перемог на { $advantage } відсоткового пункту (± { $half }), усього партій: { $games }
cli-error-benchmark-one = назвіть одного агента
cli-error-benchmark-none = жоден стіл або жоден суперник не має цих літер
cli-error-benchmark-part = до таблиці лідерів вноситься лише повне вимірювання: без --tables і --opponents
cli-error-no-leaderboard = { $file } — не таблиця лідерів цього вимірювання
cli-help-engine = Де грають партії: «local» — у процесах цієї машини (--jobs), «ray» — на кластері Ray (RAY_ADDRESS).
cli-help-ponder = Боти з перебором можуть думати й під час чужого ходу, стільки ж, скільки думає суперник.
cli-error-engine = рушія «{ $engine }» немає; є: { $engines }
