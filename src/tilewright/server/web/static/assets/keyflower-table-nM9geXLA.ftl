# The table of Keyflower in the browser.

## The areas of the table.

keyflower-table-title = Стол Keyflower
keyflower-table-harbour = Гавань
keyflower-table-first = кто выбирает первым
keyflower-table-own = Ваша деревня
keyflower-table-village-of = Деревня: { $name }
keyflower-table-village = деревня
keyflower-table-villages = Деревни
keyflower-table-others = Деревни остальных, по часовой стрелке
keyflower-table-score = счёт сейчас
keyflower-table-news = С вашего прошлого хода
keyflower-table-tab-news = Новости
keyflower-table-news-none = Пока ничего.
keyflower-table-hint-place =
    { $roads-count ->
        [0] Положить участок «{ $tile }» рядом: { $beside }
       *[other] Положить участок «{ $tile }» рядом: { $beside }; дорога: { $roads }
    }
keyflower-table-dock = Ваш ход и то, что за вашей ширмой
keyflower-table-areas = Части стола
keyflower-table-seasons = Времена года
keyflower-table-market-empty = Сейчас на торгах нет участков.
keyflower-table-won = Выиграно в этом сезоне
keyflower-table-won-about = Участки кладут после выбора кораблей.
keyflower-table-won-by =
    { $who ->
        [you] достаётся вам
       *[other] достаётся: { $name }
    }

## What is publicly known of a player.

keyflower-table-player =
    { $passed ->
        [yes] { $name }: за ширмой рабочих { $workers }, инструментов { $skills }; очков на участках { $points }; пас
       *[no] { $name }: за ширмой рабочих { $workers }, инструментов { $skills }; очков на участках { $points }
    }
keyflower-table-behind =
    { $count ->
        [one] { $count } рабочий за ширмой
        [few] { $count } рабочих за ширмой
       *[other] { $count } рабочих за ширмой
    }
keyflower-table-skills =
    { $count ->
        [one] { $count } инструмент за ширмой
        [few] { $count } инструмента за ширмой
       *[other] { $count } инструментов за ширмой
    }
keyflower-table-known = столько ушло за ширму у всех на виду; может быть и больше
keyflower-table-at-least = не меньше:
keyflower-table-passed = пас
keyflower-table-start = первый игрок
keyflower-table-printed = очки, напечатанные на участках
keyflower-table-person = Что известно всем: { $name }
keyflower-table-stock-bag =
    { $count ->
        [one] { $count } рабочий в мешочке
        [few] { $count } рабочих в мешочке
       *[other] { $count } рабочих в мешочке
    }
keyflower-table-stock-green = осталось зелёных рабочих: { $count }
keyflower-table-stock-skills = осталось инструментов: { $count }

## Bids.

keyflower-table-bid-said =
    { $state ->
        [wins]
            { $who ->
                [you] Ваша ставка: { $workers }, выигрывает
               *[other] { $name }: { $workers }, ставка выигрывает
            }
       *[loses]
            { $who ->
                [you] Ваша ставка: { $workers }, перебита, её можно переместить
               *[other] { $name }: { $workers }, ставка перебита, её можно переместить
            }
    }
keyflower-table-join = Добавить эту перебитую ставку
keyflower-table-bid-over = больше, чем { $count } ({ $name })
keyflower-table-bid-more = прибавить к вашим { $count }
keyflower-table-bid-first = первая ставка здесь

## The turn.

keyflower-table-use = Использовать
keyflower-table-bid =
    { $count ->
        [0] Ставка
       *[other] Ставка { $count }
    }
keyflower-table-pass = Пас
keyflower-table-undo = Отменить
keyflower-table-redo = Вернуть
keyflower-table-back = Назад
keyflower-table-close = Закрыть
keyflower-table-turn-title = Ваш ход
keyflower-table-turn-any = Выберите рабочих и участок в любом порядке. Всё, что обведено, можно выбрать.
keyflower-table-turn-tile = Теперь выберите обведённый участок.
keyflower-table-turn-none =
    Сейчас нельзя ни использовать участок, ни сделать ставку. { $exchanges ->
        [0] Остаётся только пас.
       *[other] Можно отдать договор или спасовать.
    }
keyflower-table-turn-joined = Вместе с перебитой ставкой ({ $tiles }).
keyflower-table-pick-bid = добавьте перебитую ставку
keyflower-table-pick-least =
    { $count ->
        [0] выберите рабочих
        [1] выберите рабочих
       *[other] выберите рабочих: не меньше { $count }
    }
keyflower-table-pick-add = ваши { $own } + не меньше { $count }
keyflower-table-choose-purpose = Здесь можно и то и другое. Выберите одну из двух карточек.
keyflower-table-idle-transport = нечего перевозить и улучшать: рабочий только займёт участок
keyflower-table-idle-supply = того, что он даёт, не осталось: рабочий только займёт участок
keyflower-table-idle = Это ничего не даст: рабочие только займут участок.
keyflower-table-more = Этих и других цветов
keyflower-table-picked = выбрано: { $count }
keyflower-table-colour-now =
    { $colour ->
        [blue] синий в этом сезоне
        [red] красный в этом сезоне
        [yellow] жёлтый в этом сезоне
       *[green] зелёный в этом сезоне
    }
keyflower-table-do-pick = Выберите участок
keyflower-table-do-choose = Использование или ставка?
keyflower-table-do-answer = Выберите одно
keyflower-table-do-use = Использовать: { $tile }
keyflower-table-do-bid =
    { $colour ->
        [blue]
            { $count ->
                [one] Ставка: { $count } синий
               *[other] Ставка: { $count } синих
            }
        [red]
            { $count ->
                [one] Ставка: { $count } красный
               *[other] Ставка: { $count } красных
            }
        [yellow]
            { $count ->
                [one] Ставка: { $count } жёлтый
               *[other] Ставка: { $count } жёлтых
            }
        [green]
            { $count ->
                [one] Ставка: { $count } зелёный
               *[other] Ставка: { $count } зелёных
            }
       *[none] Ставка
    }
keyflower-table-do-done = Готово
keyflower-table-do-place = Положить сюда
keyflower-table-do-winter =
    { $count ->
        [0] Выберите участки
        [one] Выставить { $count } участок
        [few] Выставить { $count } участка
       *[other] Выставить { $count } участков
    }
keyflower-table-do-board = Взять этот корабль
keyflower-table-do-take = Взять
keyflower-table-all = все
keyflower-table-show = Какие участки выделить
keyflower-table-legal = можно · { $count }
keyflower-table-legal-with = можно: { $group } · { $count }
keyflower-table-waits = Ходит: { $names }.
keyflower-table-waits-look = Пока можно осмотреться: задержите палец или указатель на участке, чтобы увидеть обе стороны.
keyflower-table-plan-title = План на ваш ход
keyflower-table-plan-how = Выберите рабочих и участок уже сейчас: выбор сохранится до вашего хода, если он ещё возможен.
keyflower-table-plan-set = Выбрано на ваш ход. Останется, если тогда ещё будет возможно.
keyflower-table-plan-kept = Как вы и планировали.
keyflower-table-plan-gone = Ваш план больше невозможен: { $tile }.
keyflower-table-plan-drop = Убрать план
keyflower-table-over = Игра окончена.

## Why not.

keyflower-table-why-title = Так нельзя
keyflower-table-rule = Правило { $rule }
keyflower-table-why-colour =
    { $colour ->
        [blue] Синими здесь нельзя. Можно: { $colours }.
        [red] Красными здесь нельзя. Можно: { $colours }.
        [yellow] Жёлтыми здесь нельзя. Можно: { $colours }.
        [green] Зелёными здесь нельзя. Можно: { $colours }.
       *[none] Здесь можно: { $colours }.
    }
keyflower-table-why-number = Столько рабочих нельзя. Этим цветом можно: { $numbers }.
keyflower-table-why-with =
    { $colour ->
        [blue] Синими нельзя
        [red] Красными нельзя
        [yellow] Жёлтыми нельзя
       *[green] Зелёными нельзя
    }
keyflower-table-why-season =
    { $season ->
        [spring] этой весной
        [summer] этим летом
        [autumn] этой осенью
       *[winter] этой зимой
    }
keyflower-table-why-around =
    { $colour ->
        [blue] { $tile }: { $when } участок синий, { $where } стоят синие рабочие.
        [red] { $tile }: { $when } участок красный, { $where } стоят красные рабочие.
        [yellow] { $tile }: { $when } участок жёлтый, { $where } стоят жёлтые рабочие.
       *[green] { $tile }: { $when } участок зелёный, { $where } стоят зелёные рабочие.
    }
keyflower-table-why-where =
    { $place ->
        [around] вокруг
       *[on] на нём
    }
keyflower-table-why-extension =
    { $colour ->
        [blue] { $tile }: участок навсегда синий, таков цвет пристройки.
        [red] { $tile }: участок навсегда красный, таков цвет пристройки.
        [yellow] { $tile }: участок навсегда жёлтый, таков цвет пристройки.
       *[green] { $tile }: участок навсегда зелёный, таков цвет пристройки.
    }
keyflower-table-why-none =
    { $colour ->
        [blue] { $fact } У вас нет синих рабочих.
        [red] { $fact } У вас нет красных рабочих.
        [yellow] { $fact } У вас нет жёлтых рабочих.
       *[green] { $fact } У вас нет зелёных рабочих.
    }
keyflower-table-trouble-changed = Стол за это время изменился.
keyflower-table-trouble-safe = Всё сделанное раньше сохранено.

## Before something is revealed.

keyflower-table-reveal-random_worker =
    { $count ->
        [one] из мешочка берётся { $count } рабочий
        [few] из мешочка берутся { $count } рабочих
       *[many] из мешочка берётся { $count } рабочих
    }
keyflower-table-reveal-random_skill =
    { $count ->
        [one] берётся { $count } инструмент наугад
        [few] берутся { $count } инструмента наугад
       *[many] берётся { $count } инструментов наугад
    }
keyflower-table-reveal-contract = откроются новые договоры
keyflower-table-reveal-winter = откроются зимние участки на торгах
keyflower-table-reveal-any = откроется что-то новое
keyflower-table-reveal-unseen = вы увидите договор
keyflower-table-reveal-ended = игра закончится, откроются все очки
keyflower-table-reveal-season =
    { $season ->
        [spring] закончится весна, откроются летние участки
        [summer] закончится лето, откроются осенние участки
        [autumn] закончится осень
       *[winter] закончится зима
    }
keyflower-table-reveal-do = { $label }: { $what }
keyflower-table-reveal-after = Это нельзя будет отменить.

## Small questions within a turn.

keyflower-table-ask-price = { $tile }: чем платите?
keyflower-table-ask-effect = { $tile }: что берёте?
keyflower-table-ask-spend = { $tile }: чем платите за улучшение?
keyflower-table-ask-contract = Какой договор берёте?
keyflower-table-ask-cost = { $tile }: чем платите за пристройку?
keyflower-table-ask-moor = Какой корабль встанет на его место зимой?
keyflower-table-ask-boat = Какой корабль берёте?
keyflower-table-boat-taken =
    { $who ->
        [you] взят вами
       *[other] взят: { $name }
    }
keyflower-table-in-winter = Зимой: { $effect }

## Transport and upgrade.

keyflower-table-transport-title = Перевозка и улучшение
keyflower-table-transport-how = Перетащите ресурс по дорогам или нажмите на него, а затем на обведённый участок. Нажатие на участок с оранжевой ценой улучшает его.
keyflower-table-transport-to = Куда везём ({ $good })? Нажмите на обведённый участок.
keyflower-table-transport-over = Больше нечего перевозить и улучшать
keyflower-table-transport-good = Везти с участка «{ $tile }»: { $good }
keyflower-table-transport-near =
    { $moves ->
        [one] { $tile }: ещё { $moves } шаг, и улучшение можно оплатить
        [few] { $tile }: ещё { $moves } шага, и улучшение можно оплатить
       *[other] { $tile }: ещё { $moves } шагов, и улучшение можно оплатить
    }
keyflower-table-upgrade = Улучшить

## Placing.

keyflower-table-place-won = Выигранные участки
keyflower-table-place-which = Какой участок положите следующим? Порядок любой.
keyflower-table-place-where =
    { $count ->
        [1] Подходит { $count } место. Нажмите на него.
        [one] Подходит { $count } место. Нажмите на одно из них.
        [few] Подходят { $count } места. Нажмите на одно из них.
       *[other] Подходит { $count } мест. Нажмите на одно из них.
    }
keyflower-table-place-way = Положение { $way } / { $ways }.
keyflower-table-place-touch = Соседей: { $count }, дорогой соединено: { $roads }.
keyflower-table-place-turn = Повернуть
keyflower-table-place-ways =
    { $count ->
        [one] { $count } способ
        [few] { $count } способа
       *[other] { $count } способов
    }
keyflower-table-place-none = не подходит
keyflower-table-place-cell =
    { $count ->
        [one] Место { $q }, { $r }: { $count } способ
        [few] Место { $q }, { $r }: { $count } способа
       *[other] Место { $q }, { $r }: { $count } способов
    }

## Winter.

keyflower-table-winter-own = Ваши зимние участки: их видите только вы
keyflower-table-winter-title = Какие зимние участки выставите на торги?
keyflower-table-winter-how = Хотя бы один; все выбирают тайно. Никто не узнает, кто что выбрал.
keyflower-table-winter-in = на торги
keyflower-table-winter-picked = выбрано: { $count }
keyflower-table-worth = вам сейчас даст { $points }
keyflower-table-gain = Даст ещё { $points }
keyflower-table-gain-alone = с нынешней деревней: { $points }
keyflower-table-gain-settled-sum = { $after } (с ним) − { $before } (без него) = { $points }, если бы торги закончились сейчас
keyflower-table-gain-alone-sum = { $after } − { $before } = { $points } с нынешней деревней
keyflower-table-gain-about = Рабочие, инструменты и ресурсы каждый раз распределяются заново, поэтому другие участки могут принести меньше. Рабочие из ставки не считаются.
keyflower-table-worth-about = Ваши очки с ним минус очки без него, если бы игра закончилась сейчас; всё распределяется заново.

## The Merchants.

keyflower-table-contract-for = Договор: { $items }
keyflower-table-stack = Стопка { $stack }, договоров: { $count }
keyflower-table-extensions = Осталось пристроек: { $count }
keyflower-table-exchange = Отдать договор: { $count }
keyflower-table-about-contract = В конце игры даёт { $points } очков, если всё, что на нём указано, засчитано именно за него. В свой ход его можно вместо этого отдать за один из указанных на нём предметов.
keyflower-table-about-extension = Ставится за символ улучшения на ваш улучшенный участок. Удваивает напечатанные на нём очки; с этого времени участок могут использовать только рабочие цвета пристройки.

## Finding, looking, listing.

keyflower-table-find = Найти на столе
keyflower-table-find-gold = даёт золото
keyflower-table-find-wood = даёт дерево
keyflower-table-find-stone = даёт камень
keyflower-table-find-iron = даёт железо
keyflower-table-find-workers = даёт рабочих
keyflower-table-find-green = даёт зелёных
keyflower-table-find-skills = даёт инструменты
keyflower-table-find-transport = перевозка 2+
keyflower-table-find-upgrade = улучшает
keyflower-table-look = Обе стороны участка
keyflower-table-look-contract = Договор
keyflower-table-look-extension = Пристройка
keyflower-table-zoom-in = Крупнее
keyflower-table-zoom-out = Мельче
keyflower-table-zoom-fit = целиком
keyflower-table-large = Своя деревня на месте торгов
keyflower-table-list = Все участки
keyflower-table-list-name = Участок
keyflower-table-list-where = Где
keyflower-table-list-colour = Цвет
keyflower-table-list-effect = Что делает
keyflower-table-list-can = Можно

## For screen readers.

keyflower-table-label-market = торги
keyflower-table-label-own = ваша деревня
keyflower-table-label-village = деревня: { $name }
keyflower-table-label-upgraded = улучшен
keyflower-table-label-workers =
    { $full ->
        [yes] На нём: { $workers }, в этом сезоне полон
       *[no] На нём: { $workers }
    }
keyflower-table-label-colour =
    { $colour ->
        [blue] Синий
        [red] Красный
        [yellow] Жёлтый
       *[green] Зелёный
    }
keyflower-table-label-goods = Лежит: { $goods }
keyflower-table-label-use = Можно использовать: U
keyflower-table-label-bid = Можно сделать ставку: D
keyflower-table-label-payable = Можно улучшить сейчас

## Points.

keyflower-table-score-now =
    { $points ->
        [one] { $points } очко, если бы игра кончилась сейчас
        [few] { $points } очка, если бы игра кончилась сейчас
       *[other] { $points } очков, если бы игра кончилась сейчас
    }
keyflower-table-score-bounds = { $name }: от { $low } до { $high }
keyflower-table-score-exact = { $name }: { $low }
keyflower-table-score-bounds-about = От наименьшего до наибольшего возможного с тем, что может быть за ширмой; одно число там, где скрытое ничего не меняет.
keyflower-table-score-others = Остальные, по тому, что известно всем
keyflower-table-settled = если бы торги закрылись сейчас
keyflower-table-line-printed = Напечатанные очки
keyflower-table-line-extension = пристройка, напечатанные очки ещё раз
keyflower-table-line-gold = Золото, больше нигде не засчитанное, по 1
keyflower-table-as = как { $kind }
keyflower-table-unused = Не использовано:
keyflower-table-unused-why = ни один ваш участок за них не даёт очков
keyflower-table-unused-locked = ни один ваш участок за них не даёт очков; что лежит на складе, засчитывается только там
keyflower-table-winner = победитель
keyflower-table-all-players = Все игроки
keyflower-table-by-source = Очки по источникам
keyflower-table-total = всего
keyflower-table-best = Каждый рабочий, инструмент и ресурс приносит очки один раз. Показано лучшее возможное распределение.
keyflower-table-why-points = { $name }: откуда { $points }
keyflower-table-flipped = «Плавник» переворачивает: { $tile }.
keyflower-table-purple = Фиолетовый рабочий считается так: { $kind }.
keyflower-table-cat-printed = напечатанные очки
keyflower-table-cat-stores = склады
keyflower-table-cat-winter = зимние участки
keyflower-table-cat-boats = корабли
keyflower-table-cat-order = порядок хода
keyflower-table-cat-contracts = договоры, пристройки
keyflower-table-cat-gold = золото

## Keys.

keyflower-table-key-colour = выбрать цвет; ещё раз: на одного больше
keyflower-table-key-number = число рабочих
keyflower-table-key-arrows = соседний участок в ту сторону
keyflower-table-key-legal = следующее, что можно выбрать
keyflower-table-key-purpose = использовать или сделать ставку
keyflower-table-key-enter = сделать то, что на главной кнопке
keyflower-table-key-back = на шаг назад
keyflower-table-key-undo = отменить
keyflower-table-key-redo = вернуть отменённое
keyflower-table-key-pass = пас
keyflower-table-key-turn = повернуть участок при выкладывании
keyflower-table-key-inspect = обе стороны участка
keyflower-table-key-large = своя деревня крупно
keyflower-table-key-list = все участки списком
keyflower-table-key-areas = торги, деревни, гавань, новости

## The lesson.

keyflower-table-lesson-title = Учимся играть в Keyflower
keyflower-table-lesson-spring = Весна: ставки и использование
keyflower-table-lesson-summer = Лето: ресурсы и улучшения
keyflower-table-lesson-winter = Зима: план и подсчёт
keyflower-table-lesson-goal = Вы строите деревню четыре сезона. После зимы побеждает тот, у кого больше очков. В трёх коротких сценах вы сделаете всё по одному разу, за настоящим столом. Против вас играет Robin.
keyflower-table-lesson-market = Эти участки весной на торгах. Сделайте ставку, и летом участок может стать вашим; или используйте его прямо сейчас, хотя он ещё ничей. Табличка посередине показывает, что он делает, маленькая — сколько стоит улучшение.
keyflower-table-lesson-hand = Ваши рабочие стоят за ширмой, их цвета видите только вы. Ими вы делаете всё: и ставки, и использование участков. Бледные участки рядом — ваши зимние: по ним видно, что может принести очки в конце.
keyflower-table-lesson-bid = Попробуйте торги. Выберите рабочих, участок и что с ним сделать, в любом порядке. Большая кнопка скажет, что произойдёт.
keyflower-table-lesson-bid-ask = Поставьте одного красного рабочего на участок «Шахтёр».
keyflower-table-lesson-outbid = Robin ставит двоих: вас перебили. Ничего не пропало. Фишка с пунктирной линией ваша: её рабочие могут уйти в другое место, все вместе, или вернутся домой в конце сезона.
keyflower-table-lesson-along = Поставьте их ещё раз: нажмите на свою перебитую фишку или на её группу внизу. Добавьте одного красного рабочего и сделайте обоими другую ставку.
keyflower-table-lesson-along-ask = Сделайте ставку на участок «Золотой прииск» перебитым рабочим и ещё одним красным.
keyflower-table-lesson-colour = Двое — и вы впереди. Первые рабочие задают цвет участка на сезон: делать ставки и использовать его теперь можно только этим цветом. Чего у других нет, тем они не ответят.
keyflower-table-lesson-use = Использовать участок можно сразу. В первый раз нужен один рабочий, потом каждый раз хотя бы на одного больше; всего на участке не больше шести. Добытое вне вашей деревни попадает на ваш домашний участок.
keyflower-table-lesson-use-ask = Используйте участок «Мастерская» одним рабочим и возьмите камень или железо.
keyflower-table-lesson-skills = Инструменты — круглые значки: наковальня, кирка, пила. Ими платят за некоторые действия и улучшения. «Общежитие подмастерьев» даёт один вслепую: открытое уже не отменить.
keyflower-table-lesson-skills-ask = Используйте участок «Общежитие подмастерьев» одним рабочим.
keyflower-table-lesson-pass = Robin пасует. Спасовавший может вернуться, но когда спасуют все подряд, сезон закончится. Рабочие за ширмой останутся у вас.
keyflower-table-lesson-pass-ask = Спасуйте.
keyflower-table-lesson-boat = Весна кончилась. Выигравшие ставки ушли в мешочек; рабочие с выигранного участка и из вашей деревни достаются вам. Теперь каждый берёт рабочих и инструменты одного корабля. Кто выбирает первым, решает участок порядка хода.
keyflower-table-lesson-boat-ask = Выберите корабль.
keyflower-table-lesson-place = «Золотой прииск» ваш. Нажмите на место рядом с домом; ещё одно нажатие или R поворачивает участок. Дорога к дороге, бездорожье к бездорожью.
keyflower-table-lesson-place-ask = Выложите участок «Золотой прииск» в деревню.
keyflower-table-lesson-village = Ваша деревня летом: домашний участок и «Золотой прииск», между ними дорога, на домашнем участке камень. Первый ход был у соперника: ставка на участок порядка хода.
keyflower-table-lesson-own = Добытое на своём участке лежит на нём самом. А рабочий в конце сезона вернётся к вам.
keyflower-table-lesson-own-ask = Используйте свой «Золотой прииск» одним рабочим.
keyflower-table-lesson-visit = Можно использовать и участки чужих деревень. Добытое попадёт на ваш домашний участок. Но рабочий останется там и достанется сопернику.
keyflower-table-lesson-visit-ask = Используйте участок «Шахтёр» в деревне соперника одним рабочим.
keyflower-table-lesson-price = У некоторых участков есть цена: «Рынок инструментов» берёт один инструмент и даёт два вслепую. Какой отдать, решаете вы.
keyflower-table-lesson-price-ask = Используйте «Рынок инструментов» одним рабочим и отдайте инструмент.
keyflower-table-lesson-roads = Домашние участки перевозят ресурсы и улучшают. Телега — число шагов по дорогам, стрелка — число улучшений. Плата за улучшение должна лежать на самом участке; золото заменяет любой ресурс.
keyflower-table-lesson-home = Годится любой домашний участок, и чужой тоже; ваш свободен. Он даёт один шаг и одно улучшение.
keyflower-table-lesson-home-ask = Используйте свой домашний участок одним рабочим.
keyflower-table-lesson-move = Улучшение «Золотого прииска» стоит камень и железо. Его золото заменит одно из них; привезите другое: нажмите на него, затем на участок, или перетащите.
keyflower-table-lesson-move-ask = Перевезите камень или железо с домашнего участка на «Золотой прииск».
keyflower-table-lesson-upgrade = Теперь вся плата лежит на участке: цена стала оранжевой.
keyflower-table-lesson-upgrade-ask = Улучшите «Золотой прииск».
keyflower-table-lesson-homecoming = Теперь он даёт два золота и приносит 3 очка. В конце сезона все рабочие, стоящие в вашей деревне, станут вашими, кто бы их ни поставил. Осень играется так же.
keyflower-table-lesson-last = Осень кончилась, в вашей деревне одиннадцать золота. Зима — последний сезон: зимние участки не используют, они дают очки за то, что у вас есть.
keyflower-table-lesson-choose = У вас три зимних участка. Хотя бы один идёт на торги, и ставку на него может сделать каждый. С «Ювелиром» каждое золото даёт два очка вместо одного: с вашим золотом это план.
keyflower-table-lesson-choose-ask = Выберите участок «Ювелир» и отправьте его на торги.
keyflower-table-lesson-jeweller = Robin делает ставку на участок «Учёный». Вашему плану нужен «Ювелир».
keyflower-table-lesson-jeweller-ask = Поставьте одного или двух рабочих на участок «Ювелир».
keyflower-table-lesson-order = Участок порядка хода даёт первый выбор корабля и фиолетового рабочего, который заменит один любой предмет. В деревне он приносит по очку за каждый соседний участок.
keyflower-table-lesson-order-ask = Поставьте одного или двух рабочих на участок порядка хода.
keyflower-table-lesson-score = Как у вас дела? Над деревней можно переключиться с неё на счёт и обратно.
keyflower-table-lesson-score-ask = Откройте «счёт сейчас».
keyflower-table-lesson-lines = Здесь объяснено каждое очко, как если бы игра кончилась сейчас: напечатанные очки, зимние участки, корабли, золото. Всё, что можно засчитать по-разному, считается там, где принесёт больше.
keyflower-table-lesson-close = Robin пасует, а у вас есть всё, что нужно.
keyflower-table-lesson-close-ask = Спасуйте.
keyflower-table-lesson-keep = Зимой сами корабли попадают в деревни и приносят очки. Участок порядка хода ваш, поэтому вы выбираете первым.
keyflower-table-lesson-keep-ask = Выберите корабль.
keyflower-table-lesson-finish = Выложите выигранное: «Ювелира», корабль и участок порядка хода: чем больше у него соседей, тем лучше. Потом откроется итог со всеми очками.
keyflower-table-lesson-finish-ask = Выложите три своих участка.
keyflower-table-trade-lesson-title = Учимся играть с «Торговцами»
keyflower-table-trade-lesson-contracts = Договоры и хижины
keyflower-table-trade-lesson-extensions = Пристройки
keyflower-table-trade-lesson-new = «Торговцы» добавляют договоры, хижины и пристройки. Основную игру вы знаете. Сейчас весна, и на участке «Лес» ваша ставка впереди.
keyflower-table-trade-lesson-display = Три договора открыты, рядом три стопки. Договор принесёт в конце 7 очков, если у вас есть всё, что на нём, и это не засчитано за другое.
keyflower-table-trade-lesson-assayer = Некоторые участки дают договоры. «Химик» даёт одно из трёх: железо, камень или договор.
keyflower-table-trade-lesson-assayer-ask = Используйте участок «Химик» одним рабочим и возьмите договор.
keyflower-table-trade-lesson-take = Возьмите открытый или верхний из стопки: его увидите только вы. Для договора с пилой нужны пила и два любых ресурса.
keyflower-table-trade-lesson-take-ask = Возьмите договор с пилой.
keyflower-table-trade-lesson-worth = Он лежит за вашей ширмой. Когда в свой ход вы что-то решаете, договор можно отдать за один предмет на нём, но не за белый значок. Это помощь в нужный миг вместо очков в конце.
keyflower-table-trade-lesson-pass = Robin пасует. На эту весну хватит.
keyflower-table-trade-lesson-boat = Корабли возят ещё золото, договоры и хижины. «Морская крепость II» привезла хижину: она встанет на ваш домашний участок.
keyflower-table-trade-lesson-boat-ask = Возьмите корабль «Морская крепость II».
keyflower-table-trade-lesson-place = Участок «Лес» ваш.
keyflower-table-trade-lesson-place-ask = Выложите участок «Лес» в деревню.
keyflower-table-trade-lesson-cabin = Лето. Хижина на домашнем участке — ещё одна стрелка: кто его использует, у того теперь два улучшения.
keyflower-table-trade-lesson-exchange = Улучшение участка «Лес» стоит пилу, и она есть на вашем договоре. Обмен договора на пилу хода не занимает.
keyflower-table-trade-lesson-exchange-ask = Обменяйте свой договор на пилу.
keyflower-table-trade-lesson-home = Теперь домашний участок с двумя стрелками.
keyflower-table-trade-lesson-home-ask = Используйте свой домашний участок одним синим рабочим.
keyflower-table-trade-lesson-upgrade = Первая стрелка переворачивает «Лес»: три дерева вместо одного и 3 очка.
keyflower-table-trade-lesson-upgrade-ask = Улучшите участок «Лес».
keyflower-table-trade-lesson-extend = Вторая стрелка ставит пристройку на улучшенный участок: его напечатанные очки удваиваются. Дальше сюда можно ставить только рабочих её цвета. Цена написана на ней.
keyflower-table-trade-lesson-extend-ask = Поставьте на «Лес» синюю пристройку за одного синего рабочего.
keyflower-table-trade-lesson-second = Для одного из открытых договоров нужны двое красных и ещё четверо любых рабочих. Они у вас за ширмой.
keyflower-table-trade-lesson-second-ask = Используйте участок «Бухгалтер» одним жёлтым рабочим и возьмите этот договор.
keyflower-table-trade-lesson-score = Посмотрите, что это даёт.
keyflower-table-trade-lesson-lines = «Лес» даёт 6 вместо 3, договор — 7. Подходят и два ваших зимних участка: «Мастер» даёт очки за улучшенные участки, «Строитель» — за пристройки.

## The end of a season.

keyflower-table-end =
    { $season ->
        [spring] Конец весны
        [summer] Конец лета
        [autumn] Конец осени
       *[winter] Конец зимы
    }
keyflower-table-end-unsold = Без ставок: { $tiles }.
keyflower-table-end-bag = Выигравшие ставки уходят в мешочек.
keyflower-table-end-home = Рабочие возвращаются
keyflower-table-end-bids = со ставок
keyflower-table-end-village = из деревни
keyflower-table-end-boats = Корабли
keyflower-table-end-go = Дальше
