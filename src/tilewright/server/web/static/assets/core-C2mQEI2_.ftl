## Общее для всех игр: перечни, места за столом и почему что-то запрещено.

core-nothing = ничего
core-list-and = { $first } и { $last }
core-seat = Игрок { $number }
core-you = вы

core-reason-malformed = «{ $text }» — не действие этой игры: { $detail }
core-reason-game-over = игра окончена
core-reason-not-your-turn =
    { $seat ->
        [you] сейчас не ваш ход; игра ждёт: { $waiting }
       *[other] сейчас ходит не { $seat }; игра ждёт: { $waiting }
    }
core-reason-nothing-to-undo =
    { $seat ->
        [you] отменить нечего: после вашего последнего шага сходил кто-то другой
       *[other] { $seat }: отменить нечего, после последнего шага этого игрока сходил кто-то другой
    }
core-reason-undo-revealed =
    { $seat ->
        [you] отменить нечего: после вашего последнего шага открылось что-то новое
       *[other] { $seat }: отменить нечего, после последнего шага этого игрока открылось что-то новое
    }
core-reason-no-move-yet =
    { $seat ->
        [you] отменять пока нечего: вы ещё не ходили
       *[other] { $seat }: отменять пока нечего, своих ходов ещё не было
    }
core-reason-undo-entangled =
    { $seat ->
        [you] этот шаг уже не отменить: на него опираются ходы других
       *[other] { $seat }: этот шаг уже не отменить, на него опираются ходы других
    }
core-no-positions = у этой игры нет текстовой записи позиций
core-hint-tried = оценено по пробным продолжениям партии

## Что не так со строкой параметров или с записью партии.

core-wrong-option-number = параметр { $option }={ $given }: допустимо целое число от { $low } до { $high }
core-wrong-option-flag = параметр { $option }={ $given }: допустимо true или false
core-wrong-option-choice = параметр { $option }={ $given }: допустимо одно из: { $choices }
core-wrong-option-seats = параметр { $option }={ $given }: допустимы места, например [0,2]
core-wrong-option-file = параметр { $option }={ $given }: допустим путь к файлу без кавычек внутри
core-wrong-option-needs = параметру { $option } нужно { $needs }
core-wrong-option-players = параметр { $option }: при таком числе игроков ({ $players }) места — от 0 до { $last }
core-wrong-no-option =
    { $near ->
        [none] у игры { $game } нет параметра «{ $given }»; есть { $names }
       *[other] у игры { $game } нет параметра «{ $given }» (может быть, { $near }?); есть { $names }
    }
core-wrong-no-game =
    { $near ->
        [none] игры «{ $given }» нет; есть { $names }
       *[other] игры «{ $given }» нет (может быть, { $near }?); есть { $names }
    }
core-wrong-no-bracket = { $given }: нет закрывающей скобки
core-wrong-no-game-line = позиция называет свою игру строкой вида: game { $game }
core-wrong-no-value = { $given } — не параметр=значение
core-wrong-twice = параметр { $option } задан дважды
core-wrong-not-here = параметр { $option } здесь выбрать нельзя
core-wrong-too-many-options = параметров может быть не больше { $most }
core-wrong-no-rules = { $detail }
core-wrong-too-many-lines = строк в записи может быть не больше { $most }
core-wrong-cut-off = запись обрывается: нет строки «{ $words }»
core-wrong-too-long = строка слишком длинная: знаков может быть не больше { $most }
core-wrong-other-line = здесь должна стоять строка «{ $words }»
core-wrong-no-text = это не текст в UTF-8
core-wrong-no-record = это не запись партии: её первая строка — «{ $title }»
core-wrong-after-the-end = после последней строки ничего не должно быть
core-wrong-other-seed = зерно не соответствует хешу, объявленному до игры
core-wrong-changed-above = хеш не сходится: одна из строк выше изменена
core-wrong-other-start = игра начинается здесь не так, как сказано в записи
core-wrong-no-name = после «{ $words }» здесь должна стоять одна короткая строка
core-wrong-other-rules = запись сделана по правилам «{ $rules }», здесь — «{ $here }»
core-wrong-other-facts = запись сделана с другими печатными данными, чем те, что действуют здесь
core-wrong-no-action = здесь должна стоять строка действия «место действие | хеш» либо строка «end» или «open»
core-wrong-no-seat = места «{ $given }» нет
core-wrong-not-allowed = «{ $text }» здесь не разрешено ({ $why })
core-wrong-other-writing = «{ $text }» пишется «{ $right }»
core-wrong-changed = хеш не сходится: эта строка или одна из предыдущих изменена
core-wrong-other-end = неверно число строк или последний хеш
core-wrong-end-or-open = законченная партия завершается строкой «end», любая другая — строкой «open»
core-wrong-no-open = незаконченная партия — это «open число-строк хеш»
core-wrong-other-result = результат неверен, должно быть: { $result }
core-wrong-bot-whole = { $bot }:{ $setting }={ $given }: { $setting } — целое число от { $low } до { $high }
core-wrong-bot-number = { $bot }:{ $setting }={ $given }: { $setting } — число от { $low } до { $high }
core-wrong-bot-no-setting =
    { $near ->
        [none] у бота { $bot } нет настройки «{ $given }»; есть: { $names }
       *[other] у бота { $bot } нет настройки «{ $given }» (может быть, { $near }?); есть: { $names }
    }
core-wrong-bot-no-command = для program нужна команда, например program:./my-bot
core-wrong-bot-not-here = программа играет только там, где набрана её команда: в play и arena на вашей машине
core-wrong-bot-unknown =
    { $near ->
        [none] бота «{ $given }» нет; есть { $names }
       *[other] бота «{ $given }» нет (может быть, { $near }?); есть { $names }
    }
core-wrong-bot-edition =
    { $near ->
        [none] { $bot }: издания «{ $given }» нет; есть { $names }
       *[other] { $bot }: издания «{ $given }» нет (может быть, { $near }?); есть { $names }
    }
core-wrong-bot-no-pair = { $bot }: «{ $given }» — не настройка=значение
core-wrong-bot-twice = { $bot }: настройка { $setting } задана дважды
core-wrong-program-start = программу «{ $command }» не запустить: { $detail }
core-wrong-program-no-command = программу «{ $command }» не запустить: это не команда
core-wrong-program-ended = программа «{ $command }» завершилась с кодом { $code }
core-wrong-program-closed = программа «{ $command }» закрыла вывод
core-wrong-program-late = программа «{ $command }» не ответила за { $seconds } с
core-wrong-program-said = программа «{ $command }» ответила «{ $said }» вместо объекта JSON с "t": "{ $kind }"
core-wrong-program-other-question = программа «{ $command }» ответила на вопрос { $given }, а спросили { $asked }
core-wrong-program-no-option = программа «{ $command }» ответила «{ $said }», такого варианта нет
core-wrong-program-then-list = программа «{ $command }» дала "then", который не список текстов
core-wrong-program-then-action = программа «{ $command }» дала "then", где не всё — действия

## Почему текст — не действие игры. Слова действий пишутся так, как их набирают.

core-malformed-either = { $one }; или: { $other }
core-malformed-nothing-follows = после «{ $word }» ничего не пишется
core-malformed-no-such-word = ни одно действие не начинается с «{ $given }»; возможно: { $names }
core-malformed-none-of = «{ $given }» не подходит; возможно: { $names }
core-malformed-no-number = «{ $given }» — не число
core-malformed-number-outside = { $given } — не число от { $low } до { $high }
core-malformed-form = пишется так: { $word } { $form }
core-malformed-words-follow =
    { $count ->
        [0] после «{ $word }» ничего не пишется
        [one] после «{ $word }» пишется { $count } слово
        [few] после «{ $word }» пишется { $count } слова
       *[other] после «{ $word }» пишется { $count } слов
    }
core-malformed-different-tiles = после «{ $word }» пишут разные участки, от одного до { $most }
core-malformed-too-many-skills = столько инструментов не нужно ни для какого улучшения
core-malformed-no-tile = нет участка «{ $given }»
core-malformed-no-cell = «{ $given }» — не клетка вида 1,-1
core-malformed-no-sign = у 0 нет знака

## Что не так с файлом напечатанных данных.

core-wrong-content-table = { $where }: здесь нужна таблица, а не { $given }
core-wrong-content-no-field = { $where }: нет поля { $field }
core-wrong-content-text = { $where }: здесь нужна строка текста, а не { $given }
core-wrong-content-number = { $where }: здесь нужно целое число от { $low } до { $high }, а не { $given }
core-wrong-content-flag = { $where }: здесь нужно true или false, а не { $given }
core-wrong-content-list = { $where }: здесь нужен список, а не { $given }
core-wrong-content-texts = { $where }: в этом списке нужны тексты, а не { $given }
core-wrong-content-missing = { $where }: такого файла нет
core-wrong-content-folder = { $where }: это папка
core-wrong-content-special = { $where }: это устройство или канал
core-wrong-content-large = { $where }: этот файл больше { $most } МБ
core-wrong-content-unreadable = { $where }: не читается: { $detail }
core-wrong-content-no-text = { $where }: это не текст в UTF-8
core-wrong-content-no-toml = { $where }: это не TOML: { $detail }
core-wrong-content-no-cost = { $where }: улучшение чего-то стоит; возможно: { $names }
core-wrong-content-scale = { $where }: здесь нужны два числа или больше, и убывать они не должны
core-wrong-content-edge-letters = { $where }: здесь нужны шесть букв R, F и W, а не «{ $given }»
core-wrong-content-edge-counts = { $where }: здесь нужно R: { $roads }, W: { $waters }, а не { $given }
core-wrong-content-edge-waters = { $where }: две W должны быть друг напротив друга, а не как в { $given }
core-wrong-content-players = { $where }: здесь нужны наименьшее и наибольшее число игроков
core-wrong-content-tile-twice = { $where }: участок с этим ключом уже есть в { $file }
core-wrong-content-tile-in-box = { $where }: участок с этим ключом уже есть в коробке
core-wrong-content-season-tiles = { $where }: участков нужно { $need }, а не { $count } (KF-1.5)
core-wrong-content-boat-players = { $where }: при числе игроков { $players } кораблей { $boats }, а нужно столько же (KF-1.9)
core-wrong-content-numbered = { $where }: номера должны быть от 1 до { $count }, а не { $numbers } (KF-1.5)
core-wrong-content-order-symbol = { $where }: при числе игроков { $players } нужна сторона со знаком первого игрока (KF-1.10)
core-wrong-content-order-sides = { $where }: при числе игроков { $players } сторон без знака первого игрока нужно: { $count } (KF-1.10)
core-wrong-content-one-worker = { $where }: один рабочий — уже вся цена
core-wrong-content-fields = { $where }: здесь нужен список полей
core-wrong-content-mark = { $where }: «{ $given }» — не поле этой записи
core-wrong-content-no-entry = { $where }: нет записи { $kind } { $given }; возможно: { $names }
core-wrong-content-effect = { $where }: у карт вида { $kind } такого эффекта нет
core-wrong-content-action-inputs = { $where }: у действия нет inputs и outputs
core-wrong-content-cell = { $where }: клетка — число от 1 до { $most } (AR-7.3)
core-wrong-content-prices = { $where }: покупка { $buy }, продажа { $sell }: цена покупки должна быть выше
core-wrong-content-makes-coins = { $where }: нужное покупается за { $paid }, а полученное продаётся за { $gained }: так монет получать нельзя
core-wrong-content-deck = { $where }: карт нужно { $cards }, из них действий { $actions }, а не { $given } и { $given-actions } (AR-1.1)
core-wrong-content-field =
    { $near ->
        [none] { $where }: «{ $given }» здесь неизвестно; возможно: { $names }
       *[other] { $where }: «{ $given }» здесь неизвестно (может быть, { $near }?)
    }
core-wrong-content-word =
    { $near ->
        [none] { $where }: «{ $given }» здесь неизвестно; возможно: { $names }
       *[other] { $where }: «{ $given }» здесь неизвестно (может быть, { $near }?)
    }
core-wrong-content-no-tile =
    { $near ->
        [none] { $where }: участка «{ $given }» нет; возможно: { $names }
       *[other] { $where }: участка «{ $given }» нет (может быть, { $near }?)
    }

## Что говорят операционная система и чтение файлов.

core-fault-missing = такого файла или папки нет
core-fault-folder = это папка
core-fault-no-folder = часть пути — не папка
core-fault-special = это устройство или канал
core-fault-large = файл больше { $most } МБ
core-fault-not-permitted = у вас нет на это прав
core-fault-read-only = диск доступен только для чтения
core-fault-no-space = на диске нет места
core-fault-exists = это уже есть
core-fault-long-name = имя слишком длинное
core-fault-bad-name = так файл называться не может
core-fault-device = диск сообщает об ошибке
core-fault-too-many-open = открыто слишком много файлов
core-fault-no-memory = не хватает памяти
core-fault-no-program = это не программа
core-fault-address-in-use = он занят другой программой
core-fault-no-address = у этой машины нет такого адреса
core-fault-system = операционная система сообщает об ошибке { $number }
core-fault-no-text = это не текст в UTF-8
core-fault-too-deep = слишком много уровней вложенности
core-fault-toml = внутри есть ошибка
core-fault-toml-end = файл обрывается
core-fault-toml-at = ошибка в строке { $line }, столбец { $column }

## Описание стола для игры без собственных текстов.

core-explained =
    { $points ->
        [one] { $what }: { $points } очко
        [few] { $what }: { $points } очка
       *[other] { $what }: { $points } очков
    }
core-area-table = Стол
core-area-own = У вас
core-area-hand = Рука
core-area-deck = Колода
core-area-discards = Сброс
core-area-market = Рынок
core-area-supply = Запас
core-area-round = Раунд
core-area-points = Очки
core-area-score = Счёт
core-area-scores = Счёт
core-area-coins = Монеты
core-area-passed = Пас
core-area-first = Первый игрок
core-area-start = Первый игрок
core-area-seat = Игрок
core-area-players = Игроки
core-area-pieces = Фишки
