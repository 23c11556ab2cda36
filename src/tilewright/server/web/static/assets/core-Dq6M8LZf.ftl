## Спільне для всіх ігор: переліки, місця за столом і чому щось заборонено.

core-nothing = нічого
core-list-and = { $first } і { $last }
core-seat = Гравець { $number }
core-you = ви

core-reason-malformed = «{ $text }» — не дія цієї гри: { $detail }
core-reason-game-over = гру закінчено
core-reason-not-your-turn =
    { $seat ->
        [you] зараз не ваш хід; гра чекає: { $waiting }
       *[other] зараз ходить не { $seat }; гра чекає: { $waiting }
    }
core-reason-nothing-to-undo =
    { $seat ->
        [you] нема чого скасувати: після вашого останнього кроку хід зробив хтось інший
       *[other] { $seat }: нема чого скасувати, після останнього власного кроку хід зробив хтось інший
    }
core-reason-undo-revealed =
    { $seat ->
        [you] нема чого скасувати: після вашого останнього кроку відкрилося щось нове
       *[other] { $seat }: нема чого скасувати, після останнього власного кроку відкрилося щось нове
    }
core-reason-no-move-yet =
    { $seat ->
        [you] скасовувати поки нема чого: ви ще не ходили
       *[other] { $seat }: скасовувати поки нема чого, власних ходів ще не було
    }
core-reason-undo-entangled =
    { $seat ->
        [you] цього кроку вже не скасувати: на нього спираються ходи інших
       *[other] { $seat }: цього кроку вже не скасувати, на нього спираються ходи інших
    }
core-no-positions = ця гра не має текстового запису позицій
core-hint-tried = оцінено за пробними продовженнями партії

## Що не так із рядком параметрів або із записом партії.

core-wrong-option-number = параметр { $option }={ $given }: дозволено ціле число від { $low } до { $high }
core-wrong-option-flag = параметр { $option }={ $given }: дозволено true або false
core-wrong-option-choice = параметр { $option }={ $given }: дозволено одне з: { $choices }
core-wrong-option-seats = параметр { $option }={ $given }: дозволено список місць, наприклад [0,2]
core-wrong-option-file = параметр { $option }={ $given }: дозволено шлях до файлу без лапок усередині
core-wrong-option-needs = параметру { $option } потрібно { $needs }
core-wrong-option-players = параметр { $option }: за такої кількості гравців ({ $players }) місця — від 0 до { $last }
core-wrong-no-option =
    { $near ->
        [none] у { $game } немає параметра «{ $given }»; є { $names }
       *[other] у { $game } немає параметра «{ $given }» (можливо, { $near }?); є { $names }
    }
core-wrong-no-game =
    { $near ->
        [none] гри «{ $given }» немає; є { $names }
       *[other] гри «{ $given }» немає (можливо, { $near }?); є { $names }
    }
core-wrong-no-bracket = { $given }: немає закривної дужки
core-wrong-no-game-line = позиція називає свою гру рядком на зразок: game { $game }
core-wrong-no-value = { $given } — не параметр=значення
core-wrong-twice = параметр { $option } задано двічі
core-wrong-not-here = параметр { $option } тут вибрати не можна
core-wrong-too-many-options = параметрів може бути не більше ніж { $most }
core-wrong-no-rules = { $detail }
core-wrong-too-many-lines = рядків у записі може бути не більше ніж { $most }
core-wrong-cut-off = запис обривається: немає рядка «{ $words }»
core-wrong-too-long = рядок задовгий: знаків може бути не більше ніж { $most }
core-wrong-other-line = тут має стояти рядок «{ $words }»
core-wrong-no-text = це не текст у UTF-8
core-wrong-no-record = це не запис партії: його перший рядок — «{ $title }»
core-wrong-after-the-end = після останнього рядка нічого не має бути
core-wrong-other-seed = зерно не відповідає хешу, оголошеному до гри
core-wrong-changed-above = хеш не збігається: один із рядків вище змінено
core-wrong-other-start = гра починається тут не так, як сказано в записі
core-wrong-no-name = після «{ $words }» тут має стояти один короткий рядок
core-wrong-other-rules = запис зроблено за правилами «{ $rules }», тут — «{ $here }»
core-wrong-other-facts = запис зроблено з іншими друкованими даними, ніж ті, що діють тут
core-wrong-no-action = тут має стояти рядок дії «місце дія | хеш» або рядок «end» чи «open»
core-wrong-no-seat = місця «{ $given }» немає
core-wrong-not-allowed = «{ $text }» тут не дозволено ({ $why })
core-wrong-other-writing = «{ $text }» пишеться «{ $right }»
core-wrong-changed = хеш не збігається: цей рядок або один із попередніх змінено
core-wrong-other-end = хибна кількість рядків або останній хеш
core-wrong-end-or-open = завершена партія закінчується рядком «end», будь-яка інша — рядком «open»
core-wrong-no-open = незавершена партія — це «open кількість-рядків хеш»
core-wrong-other-result = результат хибний, має бути: { $result }
core-wrong-bot-whole = { $bot }:{ $setting }={ $given }: { $setting } — ціле число від { $low } до { $high }
core-wrong-bot-number = { $bot }:{ $setting }={ $given }: { $setting } — число від { $low } до { $high }
core-wrong-bot-no-setting =
    { $near ->
        [none] бот { $bot } не має налаштування «{ $given }»; є: { $names }
       *[other] бот { $bot } не має налаштування «{ $given }» (можливо, { $near }?); є: { $names }
    }
core-wrong-bot-no-command = для program потрібна команда, наприклад program:./my-bot
core-wrong-bot-not-here = програма грає лише там, де набрано її команду: у play та arena на вашому комп’ютері
core-wrong-bot-unknown =
    { $near ->
        [none] бота «{ $given }» немає; є { $names }
       *[other] бота «{ $given }» немає (можливо, { $near }?); є { $names }
    }
core-wrong-bot-edition =
    { $near ->
        [none] { $bot }: видання «{ $given }» немає; є { $names }
       *[other] { $bot }: видання «{ $given }» немає (можливо, { $near }?); є { $names }
    }
core-wrong-bot-no-pair = { $bot }: «{ $given }» — не налаштування=значення
core-wrong-bot-twice = { $bot }: налаштування { $setting } задано двічі
core-wrong-program-start = програму «{ $command }» не вдалося запустити: { $detail }
core-wrong-program-no-command = програму «{ $command }» не вдалося запустити: це не команда
core-wrong-program-ended = програма «{ $command }» завершилася з кодом { $code }
core-wrong-program-closed = програма «{ $command }» закрила виведення
core-wrong-program-late = програма «{ $command }» не відповіла за { $seconds } с
core-wrong-program-said = програма «{ $command }» відповіла «{ $said }» замість об’єкта JSON із "t": "{ $kind }"
core-wrong-program-other-question = програма «{ $command }» відповіла на питання { $given }, а запитали { $asked }
core-wrong-program-no-option = програма «{ $command }» відповіла «{ $said }», такого варіанта немає
core-wrong-program-then-list = програма «{ $command }» дала "then", що не є списком текстів
core-wrong-program-then-action = програма «{ $command }» дала "then", де не все є діями

## Чому текст — не дія гри. Слова дій пишуться так, як їх набирають.

core-malformed-either = { $one }; або: { $other }
core-malformed-nothing-follows = після «{ $word }» нічого не пишуть
core-malformed-no-such-word = жодна дія не починається з «{ $given }»; можна: { $names }
core-malformed-none-of = «{ $given }» не підходить; можна: { $names }
core-malformed-no-number = «{ $given }» — не число
core-malformed-number-outside = { $given } — не число від { $low } до { $high }
core-malformed-form = пишуть так: { $word } { $form }
core-malformed-words-follow =
    { $count ->
        [0] після «{ $word }» нічого не пишуть
        [one] після «{ $word }» пишуть { $count } слово
        [few] після «{ $word }» пишуть { $count } слова
       *[other] після «{ $word }» пишуть { $count } слів
    }
core-malformed-different-tiles = після «{ $word }» пишуть різні плитки, від однієї до { $most }
core-malformed-too-many-skills = стількох умінь не потребує жодне покращення
core-malformed-no-tile = немає плитки «{ $given }»
core-malformed-no-cell = «{ $given }» — не клітинка на зразок 1,-1
core-malformed-no-sign = 0 не має знака

## Що не так із файлом надрукованих даних.

core-wrong-content-table = { $where }: тут потрібна таблиця, а не { $given }
core-wrong-content-no-field = { $where }: немає поля { $field }
core-wrong-content-text = { $where }: тут потрібен рядок тексту, а не { $given }
core-wrong-content-number = { $where }: тут потрібне ціле число від { $low } до { $high }, а не { $given }
core-wrong-content-flag = { $where }: тут потрібне true або false, а не { $given }
core-wrong-content-list = { $where }: тут потрібен список, а не { $given }
core-wrong-content-texts = { $where }: у цьому списку потрібні тексти, а не { $given }
core-wrong-content-missing = { $where }: такого файлу немає
core-wrong-content-folder = { $where }: це папка
core-wrong-content-special = { $where }: це пристрій або канал
core-wrong-content-large = { $where }: цей файл більший за { $most } МБ
core-wrong-content-unreadable = { $where }: не читається: { $detail }
core-wrong-content-no-text = { $where }: це не текст у UTF-8
core-wrong-content-no-toml = { $where }: це не TOML: { $detail }
core-wrong-content-no-cost = { $where }: покращення чогось коштує; можна: { $names }
core-wrong-content-scale = { $where }: тут потрібні два числа або більше, що не спадають
core-wrong-content-edge-letters = { $where }: тут потрібні шість літер R, F і W, а не «{ $given }»
core-wrong-content-edge-counts = { $where }: тут потрібно R: { $roads }, W: { $waters }, а не { $given }
core-wrong-content-edge-waters = { $where }: дві W мають бути одна навпроти одної, а не як у { $given }
core-wrong-content-players = { $where }: тут потрібні найменша й найбільша кількість гравців
core-wrong-content-tile-twice = { $where }: плитка з цим ключем уже є в { $file }
core-wrong-content-tile-in-box = { $where }: плитка з цим ключем уже є в коробці
core-wrong-content-season-tiles = { $where }: плиток потрібно { $need }, а не { $count } (KF-1.5)
core-wrong-content-boat-players = { $where }: за кількості гравців { $players } човнів { $boats }, а потрібно стільки ж (KF-1.9)
core-wrong-content-numbered = { $where }: номери мають бути від 1 до { $count }, а не { $numbers } (KF-1.5)
core-wrong-content-order-symbol = { $where }: за кількості гравців { $players } потрібна сторона зі знаком першого гравця (KF-1.10)
core-wrong-content-order-sides = { $where }: за кількості гравців { $players } сторін без знака першого гравця потрібно: { $count } (KF-1.10)
core-wrong-content-one-worker = { $where }: один робітник — уже вся ціна
core-wrong-content-fields = { $where }: тут потрібен список полів
core-wrong-content-mark = { $where }: «{ $given }» — не поле цього запису
core-wrong-content-no-entry = { $where }: немає запису { $kind } { $given }; можна: { $names }
core-wrong-content-effect = { $where }: карти виду { $kind } такого ефекту не мають
core-wrong-content-action-inputs = { $where }: дія не має inputs і outputs
core-wrong-content-cell = { $where }: клітинка — число від 1 до { $most } (AR-7.3)
core-wrong-content-prices = { $where }: купівля { $buy }, продаж { $sell }: ціна купівлі має бути вищою
core-wrong-content-makes-coins = { $where }: потрібне купують за { $paid }, а вироблене продають за { $gained }: на цьому не можна заробляти монети
core-wrong-content-deck = { $where }: карт потрібно { $cards }, з них дій { $actions }, а не { $given } і { $given-actions } (AR-1.1)
core-wrong-content-field =
    { $near ->
        [none] { $where }: «{ $given }» тут невідоме; можна: { $names }
       *[other] { $where }: «{ $given }» тут невідоме (можливо, { $near }?)
    }
core-wrong-content-word =
    { $near ->
        [none] { $where }: «{ $given }» тут невідоме; можна: { $names }
       *[other] { $where }: «{ $given }» тут невідоме (можливо, { $near }?)
    }
core-wrong-content-no-tile =
    { $near ->
        [none] { $where }: плитки «{ $given }» немає; можна: { $names }
       *[other] { $where }: плитки «{ $given }» немає (можливо, { $near }?)
    }

## Що кажуть операційна система й читання файлів.

core-fault-missing = такого файлу або папки немає
core-fault-folder = це папка
core-fault-no-folder = частина шляху — не папка
core-fault-special = це пристрій або канал
core-fault-large = файл більший за { $most } МБ
core-fault-not-permitted = ви не маєте на це прав
core-fault-read-only = диск доступний лише для читання
core-fault-no-space = на диску немає місця
core-fault-exists = це вже є
core-fault-long-name = ім’я задовге
core-fault-bad-name = файл не може так називатися
core-fault-device = диск повідомляє про помилку
core-fault-too-many-open = відкрито забагато файлів
core-fault-no-memory = бракує пам’яті
core-fault-no-program = це не програма
core-fault-address-in-use = її зайняла інша програма
core-fault-no-address = цей комп’ютер не має такої адреси
core-fault-system = операційна система повідомляє про помилку { $number }
core-fault-no-text = це не текст у UTF-8
core-fault-too-deep = забагато рівнів вкладеності
core-fault-toml = усередині є помилка
core-fault-toml-end = файл обривається
core-fault-toml-at = помилка в рядку { $line }, стовпець { $column }

## Опис столу для гри без власних текстів.

core-explained =
    { $points ->
        [one] { $what }: { $points } очко
        [few] { $what }: { $points } очки
       *[other] { $what }: { $points } очок
    }
core-area-table = Стіл
core-area-own = У вас
core-area-hand = Рука
core-area-deck = Колода
core-area-discards = Скид
core-area-market = Ринок
core-area-supply = Запас
core-area-round = Раунд
core-area-points = Очки
core-area-score = Рахунок
core-area-scores = Рахунок
core-area-coins = Монети
core-area-passed = Пас
core-area-first = Перший гравець
core-area-start = Перший гравець
core-area-seat = Гравець
core-area-players = Гравці
core-area-pieces = Фішки
