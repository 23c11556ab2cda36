## Початкова сторінка.

shell-headline = Сідайте й грайте.
shell-choose-game = Виберіть гру
shell-play-bots = Зіграти з ботами
shell-open-table = Створити стіл
shell-learn-short = Навчитися за десять хвилин
shell-tune-bots = Боти
shell-tune-level = Рівень
shell-fact-players = { $low }–{ $high } гравців
shell-fact-minutes = { $low }–{ $high } хвилин
shell-weight-1 = дуже проста
shell-weight-2 = проста
shell-weight-3 = середня
shell-weight-4 = доволі складна
shell-weight-5 = складна
shell-my-games = Ваші ігри
shell-no-games = Поки що жодної гри. Одне натискання вище — і ви за столом.
shell-all-finished = Усі закінчені ігри
shell-open-tables = Відкриті столи
shell-no-tables = Відкритих столів немає
shell-open-one = Відкрити свій
shell-free-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
}
shell-watch-tables = Дивитися чужі ігри
shell-watch-bots = Подивитися гру ботів
shell-join-link = Вам дали посилання?
shell-join-hint = посилання або код
shell-join = Увійти
shell-learn = Навчання
shell-rules-of = Правила: { $game }
shell-rules-about = за номерами, з пошуком
shell-statistics = Статистика
shell-statistics-about = ваші очки, перемоги й компоненти у графіках
shell-row-play = Грати
shell-row-look = Дивитися
shell-row-open = Увійти
shell-row-sit = Сісти
shell-row-watch = Дивитися
shell-row-replay = Повтор
shell-tag-your-turn = ваш хід
shell-tag-broken = пошкоджена
shell-tag-running = триває
shell-tag-waiting = не почалася
shell-result-won = { $points ->
    [one] перемога, { $points } очко
    [few] перемога, { $points } очки
   *[other] перемога, { $points } очок
}
shell-result-lost = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
shell-result-watched = перегляд
shell-foot-open = Відкритий код
shell-foot-fair = Кожну роздачу можна перевірити
shell-foot-kept = Ігри зберігаються безстроково
shell-foot-keyboard = Працює з клавіатурою та програмами зчитування з екрана

## Боти й місця.

shell-bot-random = Безтурботний
shell-bot-greedy = Квапливий
shell-bot-newcomer = Перша партія
shell-bot-beginner = Новачок
shell-bot-easy = Легкий
shell-bot-casual = Аматор
shell-bot-normal = Середній
shell-bot-skilled = Досвідчений
shell-bot-hard = Сильний
shell-bot-master = Майстер
shell-bot-builder = Будівельник
shell-bot-denier = Перехоплювач
shell-bot-merchant = Торговець
shell-bot-gambler = Ризиковий
# What bots are called, the same ones in the same order in every language.
shell-first-names = Марта, Отто, Нора, Еміль, Клара, Віктор, Віра, Адам, Ліна, Оскар, Юлія, Гуго, Роза, Мартін, Софія, Лео, Іда, Фелікс, Стелла, Бруно, Олівія, Симон, Дора, Макс
shell-seat = Місце { $number }
shell-seat-open = Вільне місце
shell-kind-me = Я
shell-kind-me-about = ви, за цим екраном
shell-kind-open = Вільне місце
shell-kind-open-about = хтось прийде за посиланням
shell-kind-here = Хтось поруч
shell-kind-bot = Бот

## Новий стіл і кімната очікування.

shell-new-table = Новий стіл
shell-new-game = Гра
shell-new-seats = Місця
shell-you = Ви
shell-name = Ім’я
shell-mark = Ваш знак
shell-mark-anchor = якір
shell-mark-bell = дзвін
shell-mark-boat = човен
shell-mark-bridge = міст
shell-mark-crown = корона
shell-mark-fish = риба
shell-mark-flower = квітка
shell-mark-hammer = молот
shell-mark-key = ключ
shell-mark-lantern = ліхтар
shell-mark-leaf = листок
shell-mark-mill = млин
shell-mark-oak = дуб
shell-mark-saw = пила
shell-mark-star = зірка
shell-mark-wheel = колесо
shell-table-settings = За цим столом
shell-listed = Показати у списку: сісти може будь-хто
shell-watchable = Дивитися може кожен, хто має посилання
shell-helps = Допомога: усім показано, чого можна досягти й що дасть хід
shell-hints = Підказки: можна спитати поради в бота
shell-clock-move = Час на хід
shell-clock-game = Час на гру
shell-clock-none = без обмеження
shell-absent = Якщо хтось відійшов
shell-absent-vote = вирішують інші, щонайменше двоє
shell-absent-after = бот, якщо гравця немає довше: { $span }
shell-bot-pause = Боти чекають перед відповіддю
shell-bot-pause-usual = недовго
shell-bot-pause-none = не чекають
shell-make-and-invite = Відкрити стіл і запросити
shell-make-and-start = Почати гру
shell-waiting-room = Кімната очікування
shell-waiting-for = { $count ->
    [one] Чекаємо ще на { $count } гравця. Надішліть посилання або додайте ботів.
   *[other] Чекаємо ще на { $count } гравців. Надішліть посилання або додайте ботів.
}
shell-all-there = Усі зібралися.
shell-invite-link = Посилання-запрошення
shell-invite-near = Посилання працює лише на цьому комп’ютері. Щоб покликати когось з іншого, зупиніть стіл і запустіть його знову так: scripts/run --host 0.0.0.0
shell-make-link = Створити посилання
shell-copy-link = Копіювати посилання
shell-copied = Скопійовано
shell-fill-and-start = Додати ботів і почати
shell-start = Почати гру
shell-leave = Вийти з-за столу
shell-close-table = Закрити стіл
shell-remove = Виключити
shell-remove-title = Виключити: { $name }?
shell-remove-text = Людина втратить місце і більше не бачитиме цього столу. Повернутися вона зможе за новим запрошенням.
shell-more-seats = Одна людина може зайняти кілька місць
shell-reserved = залишено за тим, хто має посилання
shell-free-seat = Нехай сідає будь-хто
shell-owner-begins = Гру починає той, хто відкрив стіл.
shell-join-title = Вас запросили
shell-join-text = Скажіть, хто ви, і сідайте. Ні облікового запису, ні пароля не треба.

## Стіл.

shell-your-turn = Ваш хід
shell-your-turn-offline = Ваш хід (немає зв’язку)
shell-thinks = Думає { $name }
shell-think = Думають: { $names }
shell-over = Гру закінчено
shell-tools = Панель столу
shell-menu = Меню
shell-undo = Скасувати
shell-undo-step = Скасувати: { $step }
shell-undo-answered = Скасувати: { $step } (разом із відповідями ботів)
shell-undo-last = ваш останній крок
shell-undo-nothing = Скасовувати поки нема чого
shell-undo-revealed = Цього вже не скасувати: відкрилося щось нове.
shell-nothing-to-undo = Цього вже не скасувати: потім хід зробив хтось інший.
shell-panel-rules = Правила
shell-panel-log = Журнал
shell-panel-chat = Чат
shell-panel-people = Гравці
shell-panel-advice = Порада
shell-panel-log-chat = Журнал і чат
shell-refused = Так не можна
shell-rule = Правило { $number }
shell-line-lost = { $seconds ->
    [0] Зв’язок перервано. Ваш останній хід збережено. Пробуємо знову.
    [one] Зв’язок перервано. Ваш останній хід збережено. Нова спроба через { $seconds } секунду.
    [few] Зв’язок перервано. Ваш останній хід збережено. Нова спроба через { $seconds } секунди.
   *[other] Зв’язок перервано. Ваш останній хід збережено. Нова спроба через { $seconds } секунд.
}
shell-try-now = Спробувати зараз
shell-no-line = Сервер зараз недоступний. Нічого не втрачено; спробуйте ще раз.
shell-page-failed = Сторінку цієї гри не вдалося показати; ось загальний вигляд столу.
shell-went-wrong = Не вдалося. Нічого не змінилося.
shell-lost-answer = Зв’язок перервався до відповіді. Перш ніж повторити, погляньте, чи цього вже не сталося.
shell-still-sending = Попередня дія ще надсилається. Натисніть ще раз за мить.
shell-stand-in = За гравця { $name } грає бот.
shell-come-back = Повернутися на місце
shell-ballot-back = { $name } просить усіх повернутися до однієї з попередніх позицій. Мають погодитися всі, хто грає.
shell-ballot-replace = Нехай за гравця { $name } грає бот?
shell-agree = За
shell-disagree = Проти
shell-handover = Передайте екран
shell-handover-text = Зараз черга іншої людини за цим екраном. Доки вона не підтвердить, що вона тут, нічого не видно.
shell-next-here = За цим екраном відповідає: { $names }.
shell-i-am = Я — { $name }
shell-look = Дивитися з цього місця
shell-person-bot = бот · { $level }
shell-program = програма
shell-person-here = за столом
shell-person-away = немає за столом
shell-person-left = більше не за столом
shell-person-stand-in = на цьому місці бот: { $level }
shell-ask-replace = Запропонувати бота
shell-watching = { $count ->
    [one] дивиться { $count } людина
    [few] дивляться { $count } людини
   *[other] дивляться { $count } людей
}
shell-watch-link = Посилання для глядачів:
shell-back-to-here = Попросити всіх повернутися до моменту перед цим ходом
shell-chat-empty = Поки ніхто нічого не написав.
shell-chat-say = Напишіть щось
shell-chat-send = Надіслати
shell-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[many] { $count } нових повідомлень
}
shell-ballot-needs = Ще не відповіли: { $names }.
shell-ballot-away = { $name } (немає за столом)
shell-ballot-one-more = Потрібна згода ще однієї людини за столом.
shell-ballot-agreed = Ви погодилися.
shell-ballot-withdraw = Відкликати
shell-ballot-end = { $name } пропонує всім припинити гру.
shell-seat-kept = { $name }: зв’язок перервано. Місце зберігається ще { $time }.
shell-person-kept = зв’язок перервано; місце зберігається ще { $time }
shell-person-alone = Бот може грати тут, лише якщо згодна ще одна людина, або за правилом столу.
shell-end-game = Припинити гру
shell-end-title = Припинити гру?
shell-end-text = Гра закінчиться без переможця і не зарахується. Зігране залишиться для перегляду.
shell-end-asked = Спитають усіх інших гравців, і всі мають погодитися, крім тих, хто вийшов або вже багато днів відсутній.
shell-end-no = Грати далі
shell-given-up = Гру припинено
shell-given-up-text = Цю гру припинили: переможця немає. Це остання позиція.
shell-removed = Власник столу виключив вас.
shell-banned = Цей сервер зараз закрито для вас.
shell-read-only = Сервер зараз у режимі «лише читання»: партії можна переглядати, але змінити нічого не можна.
shell-mute = Заборонити чат
shell-mute-about = { $name }: повідомлень у чаті більше ніхто не побачить
shell-mute-end = Дозволити чат
shell-mute-end-about = { $name }: знову можна писати в чат
shell-muted-you = Власник столу заборонив вам писати.
shell-hide = Сховати повідомлення: { $name }
shell-unhide = Показати повідомлення: { $name }
shell-person-more = { $name }: сховати повідомлення, заблокувати, поскаржитися
shell-moderation = Модерація
shell-hidden = Ви не бачите, що пишуть:
shell-talk = Глядачі можуть писати в чат
shell-talk-closed = За цим столом пишуть лише гравці.
shell-watchers = Глядачі
shell-search = Пошук
shell-news = Після вашого останнього ходу
shell-plain-options = Що ви можете зробити
shell-plain-wait = Зараз ходять інші.
shell-generic-to-move = ходить
shell-generic-middle = Стіл
shell-generic-players = Інші гравці
shell-generic-score = Очки зараз
shell-generic-all = Показати всі
shell-generic-none = Нічого не підходить до цих слів.
shell-generic-watch = Ви спостерігаєте.
shell-generic-news = Що сталося
shell-generic-quiet = Поки нічого.
shell-generic-no-points = Поки немає очок.
shell-generic-choose = Виберіть дію
shell-generic-key-number = вибрати один із перших дев’яти варіантів
shell-generic-key-enter = зробити вибране
shell-generic-key-search = шукати серед варіантів
shell-generic-key-all = зняти вибір, потім знову показати всі варіанти
shell-hint = Спитати поради в бота
shell-hint-thinking = Бот думає…
shell-hint-how = Бот погляне на цю позицію й назве кілька найкращих ходів із поясненням. Кожен із них можна спершу побачити на столі.
shell-hint-left = Лишилося підказок: { $left } з { $most }.
shell-hint-next = { $seconds ->
    [one] Ще одна через { $seconds } секунду.
    [few] Ще одна через { $seconds } секунди.
   *[many] Ще одна через { $seconds } секунд.
}
shell-hint-later = Коли буде ваш хід, тут можна буде спитати.
shell-hint-cancel = Скасувати
shell-hint-found = { $count ->
    [one] { $count } порада.
    [few] { $count } поради.
   *[many] { $count } порад.
}
shell-hint-show = Показати
shell-hint-hide = Прибрати
shell-hint-shown = Показано на столі: { $what }
shell-hint-less = { $points ->
    [one] на { $points } очко менше, ніж у першої
    [few] на { $points } очки менше, ніж у першої
    [many] на { $points } очок менше, ніж у першої
   *[other] на { $points } очка менше, ніж у першої
}
shell-hint-alike = майже не гірша за першу
shell-hint-notes = На майбутнє
shell-hint-about = Очки та ймовірність — те, чого бот очікує на кінець гри: він багато разів дограє звідси, знаючи лише те, що знаєте ви. Мала різниця мало що означає.
shell-hint-points = { $points ->
    [one] наприкінці близько { $points } очка
   *[other] наприкінці близько { $points } очок
}
shell-hint-win = імовірність перемоги { $percent }
shell-hint-do = Зробити так
shell-fit = Вписати

## Кінець.

shell-wins = Перемагає { $name }
shell-you-win = Ви перемогли!
shell-share-win = { $names } ділять перемогу
shell-winner = переможець
shell-all-players = Усі гравці
shell-scores = Очки
shell-next-up = Чудова гра! Спробуйте сильніших ботів:
shell-next-down = Можливо, вам більше підійде рівень:
shell-rematch = Зіграти ще
shell-rematch-there = До наступної гри
shell-fair-promised = Роздачу зафіксовано: її хеш оголошено
shell-fair-kept = Чесна роздача: перевірено
shell-fair-broken = Зерно не відповідає оголошеному хешу!
shell-fair-imported = Цю партію розпочато з готової позиції (урок або файл): її роздача була відома заздалегідь
shell-fair-text = До гри сервер вибрав зерно всіх випадковостей і оголосив його хеш SHA-256. Після гри зерно відкривається, і ця сторінка рахує хеш наново.
shell-fair-commitment = Хеш
shell-fair-seed = Зерно

## Повтор.

shell-view-as = Чиїми очима
shell-view-spectator = Глядач
shell-timeline = Перебіг гри
shell-speed = Швидкість
shell-run = Пуск
shell-pause = Пауза
shell-step-on = Крок уперед
shell-step-back = Крок назад
shell-chapter = Раунд { $number }
shell-chapter-next = Наступний розділ
shell-chapter-before = Попередній розділ
shell-replay-start = Початок
shell-replay-only = Це повтор: тут нічого не змінити, але можна продовжити з цієї позиції.
shell-branch = Продовжити звідси
shell-branch-title = Продовжити з цієї позиції
shell-branch-text = Новий стіл почнеться з цієї позиції. Ви займете одне місце, боти — решту; ця гра залишиться як є.
shell-branch-seat = Ваше місце
shell-branch-go = Грати звідси

## Правила й уроки.

shell-rules-search = Шукати в правилах
shell-found = { $count ->
    [0] Нічого не знайдено
    [one] Знайдено { $count } правило
    [few] Знайдено { $count } правила
   *[other] Знайдено { $count } правил
}
shell-no-lesson = Для цієї гри уроку поки немає.
shell-lesson-do = Ваш хід: зробіть це на столі
shell-lesson-leave = Вийти з уроку
shell-lesson-resume = Назад до уроку
shell-lesson-end = Грати далі самостійно
shell-lesson-scene = Сцена { $number } з { $count }
shell-lesson-others = Зараз ходить: { $names }.
shell-lesson-strayed = Це буде пізніше. А зараз:
shell-lesson-read-on = Поки нічого робити не треба: прочитайте й натисніть «Далі».
shell-lesson-skip = Пропустити сцену
shell-lesson-scene-done = Чудово! Цю сцену пройдено.
shell-lesson-done = Чудово! Урок пройдено. Правила відкриває значок книги, поради — лампочка.
shell-lesson-next-scene = Далі: «{ $scene }»
shell-lesson-another = Урок: { $lesson }
shell-lesson-play = Зіграти партію з ботом
shell-lesson-learnt = Пройдено
shell-lesson-go-on = Продовжити зі сцени { $number }
shell-next = Далі
shell-back = Назад

## Статистика.

shell-no-finished = Закінчених ігор поки немає
shell-sum-games = Ігри
shell-sum-wins = Перемоги
shell-sum-best = Найкращий рахунок
shell-scores-over-time = Очки від гри до гри
shell-scores-picture = { $count ->
    [1] { $count } гра, очки: { $low }
    [one] { $count } гра, очки від { $low } до { $high }
    [few] { $count } гри, очки від { $low } до { $high }
   *[other] { $count } ігор, очки від { $low } до { $high }
}
shell-key-won = перемога
shell-key-lost = поразка
shell-key-all = усі за вашими столами
shell-key-mine = ви
shell-key-trend = середнє за вісім ігор
shell-wins-by-level = Перемоги над кожним рівнем
shell-piece-shares = Частка перемог тих, хто мав цей компонент
shell-finished-games = Закінчені ігри
shell-column-what = Що
shell-column-share = Частка перемог
shell-column-games = Перемоги й ігри
shell-nothing-yet = Поки нема чого показати.
shell-won = перемога
shell-place = { $place } місце
shell-show-more = Показати ще

## Налаштування, клавіші та спільне.

shell-settings = Налаштування
shell-account = Обліковий запис
shell-sign-in = Увійти
shell-keep-games = Збережіть свої ігри на всіх пристроях
shell-signed-out = У цьому браузері ви вийшли з облікового запису. Набраний текст збережено.
shell-language = Мова
shell-theme = Тема
shell-theme-auto = як у системі
shell-theme-light = Світла тема
shell-theme-dark = Темна тема
shell-theme-light-short = світла
shell-theme-dark-short = темна
shell-volume = Гучність
shell-confirm-turn = Підтверджувати кожен хід
shell-confirm-turn-about = Ви бачите, до чого приведе хід, перш ніж його буде надіслано.
shell-confirm-ask = Зробити цей хід?
shell-confirm = Підтвердити
shell-confirm-reveals = Це відкриє щось нове, скасувати вже не вийде.
shell-confirm-shows = Скасувати вже не вийде: { $what }.
shell-confirm-dropped = На столі щось змінилося, тому хід не надіслано. Виберіть ще раз.
shell-volume-off = вимк.
shell-haptics = Вібрація
shell-keep = Зберегти
shell-close = Закрити
shell-home = На головну
shell-more = більше: { $what }
shell-less = менше: { $what }
shell-nowhere = Тут нічого немає
shell-nowhere-text = Ця адреса нікуди не веде.
shell-table-gone = Такого столу немає, або він закритий для сторонніх.
shell-table-old = Сервер оновився. Будь ласка, завантажте сторінку знову.
shell-table-broken = Цей стіл більше не читається. Нічого не видалено: адміністратор сервера може його відновити.
shell-table-closed = Цей стіл закрили до початку гри.
shell-keys = Клавіатура
shell-key-tab = наступна область
shell-key-arrows = наступний елемент усередині області
shell-key-enter = вибрати й зробити те, що написано
shell-key-undo = скасувати
shell-key-advice = спитати поради в бота
shell-key-escape = крок назад; закрити панель
shell-key-map = ця таблиця

# Як швидко показуються чужі ходи.
shell-pace = Чужі ходи
shell-pace-slow = повільно
shell-pace-normal = звичайно
shell-pace-fast = швидко
shell-pace-once = одразу
shell-pace-skip = До поточного моменту
shell-pace-turn = До вашого ходу
shell-pace-again = Показати ще раз, що було після вашого ходу
shell-pace-again-watching = Показати останні ходи ще раз
shell-pace-again-short = Показати ще раз
shell-pace-again-step = Показати цей крок ще раз
shell-key-pause = призупинити показ або продовжити
