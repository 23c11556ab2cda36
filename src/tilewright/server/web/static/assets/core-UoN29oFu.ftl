## Общее для всех игр: перечни, места за столом и почему что-то запрещено.

core-nothing = ничего
core-list-and = { $first } и { $last }
core-seat = Игрок { $number }
core-bot = { $bot } { $number }

core-reason-malformed = «{ $text }» — не действие этой игры: { $detail }
core-reason-game-over = игра окончена
core-reason-not-your-turn = сейчас ходит не { $seat }; игра ждёт: { $waiting }
core-reason-nothing-to-undo = { $seat }: отменить нечего, после последнего своего шага что-то открылось или сходил кто-то другой
core-reason-no-move-yet = { $seat }: отменять пока нечего, своих ходов ещё не было
core-reason-undo-entangled = { $seat }: этот шаг уже не отменить, на него опираются ходы других
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
        [none] у { $game } нет параметра «{ $given }»; есть { $names }
       *[other] у { $game } нет параметра «{ $given }» (может быть, { $near }?); есть { $names }
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
core-wrong-too-long = строка слишком длинная: букв может быть не больше { $most }
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

## Описание стола для игры без собственных текстов.

core-explained =
    { $points ->
        [one] { $what }: { $points } очко
        [few] { $what }: { $points } очка
       *[other] { $what }: { $points } очков
    }
core-area-table = Стол
core-area-own = Ваше
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
core-area-pieces = Фишки
