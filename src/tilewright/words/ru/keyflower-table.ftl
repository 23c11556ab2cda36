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
keyflower-table-news-placed =
    { $who ->
        [you] Вы кладёте участок «{ $tile }».
       *[other] { $name } кладёт участок «{ $tile }».
    }
keyflower-table-hint-place =
    { $roads-count ->
        [0] Положить участок «{ $tile }» рядом: { $beside }
       *[other] Положить участок «{ $tile }» рядом: { $beside }; дорога: { $roads }
    }
keyflower-table-dock = Ваш ход и то, что за вашей ширмой
keyflower-table-areas = Части стола
keyflower-table-seasons = Времена года
keyflower-table-market-empty = Сейчас на торгах нет участков.
keyflower-table-won = Выиграно в этом сезоне. Участки кладут после того, как разобраны корабли.
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
keyflower-table-known = не меньше стольких ушло за ширму на виду у всех
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
                [you] Ваша ставка: { $workers }, перебита, может уйти
               *[other] { $name }: { $workers }, ставка перебита, может уйти
            }
    }
keyflower-table-join = Взять эту перебитую ставку с собой
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
keyflower-table-turn-joined = Идёт с вами: перебитая ставка ({ $tiles }).
keyflower-table-pick-bid = возьмите с собой перебитую ставку
keyflower-table-pick-least =
    { $count ->
        [0] выберите рабочих
        [1] выберите рабочих
       *[other] выберите рабочих: не меньше { $count }
    }
keyflower-table-pick-add = ваши { $own } + не меньше { $count }
keyflower-table-choose-deed = Здесь можно и то и другое. Выберите одну из двух карточек.
keyflower-table-idle-haul = нечего перевозить и улучшать: рабочий только займёт участок
keyflower-table-idle-supply = того, что он даёт, не осталось: рабочий только займёт участок
keyflower-table-idle = Это ничего не даст: рабочие только займут участок.
keyflower-table-more = Этих и ещё других цветов
keyflower-table-picked = выбрано: { $count }
keyflower-table-colour-now =
    { $colour ->
        [blue] синий в этом сезоне
        [red] красный в этом сезоне
        [yellow] жёлтый в этом сезоне
       *[green] зелёный в этом сезоне
    }
keyflower-table-do-pick = Выберите участок
keyflower-table-do-choose = Использовать или ставить?
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
keyflower-table-trouble-safe = Сделанное раньше осталось.

## Before something is revealed.

keyflower-table-reveal-random_worker =
    { $count ->
        [one] из мешочка берётся { $count } рабочий
        [few] из мешочка берётся { $count } рабочих
       *[many] из мешочка берётся { $count } рабочих
    }
keyflower-table-reveal-random_skill =
    { $count ->
        [one] берётся { $count } инструмент наугад
        [few] берётся { $count } инструмента наугад
       *[many] берётся { $count } инструментов наугад
    }
keyflower-table-reveal-contract = откроются новые договоры
keyflower-table-reveal-winter = откроются зимние участки на торгах
keyflower-table-reveal-any = откроется новое
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
keyflower-table-ask-gift = { $tile }: что берёте?
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

keyflower-table-haul-title = Перевозка и улучшение
keyflower-table-haul-how = Перетащите ресурс по дорогам или щёлкните его, затем обведённый участок. Щелчок по участку с оранжевой ценой улучшает его.
keyflower-table-haul-to = Куда везём ({ $good })? Щёлкните обведённый участок.
keyflower-table-haul-over = Больше нечего перевозить и улучшать
keyflower-table-haul-good = Везти с участка «{ $tile }»: { $good }
keyflower-table-haul-near =
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
        [one] Подходит { $count } место. Щёлкните его.
        [few] Подходят { $count } места. Щёлкните одно из них.
       *[other] Подходит { $count } мест. Щёлкните одно из них.
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
keyflower-table-gain-alone = с деревней как сейчас: { $points }
keyflower-table-gain-settled-sum = { $after } (с ним) − { $before } (без него) = { $points }, если бы торги закончились сейчас
keyflower-table-gain-alone-sum = { $after } − { $before } = { $points } с деревней как сейчас
keyflower-table-gain-about = Рабочие, инструменты и ресурсы каждый раз распределяются заново, поэтому другие участки могут принести меньше. Рабочие из ставки не считаются.
keyflower-table-worth-about = Ваши очки с ним минус очки без него, если бы игра закончилась сейчас; всё распределяется заново.

## The Merchants.

keyflower-table-contract-for = Договор: { $items }
keyflower-table-stack = Стопка { $stack }, договоров: { $count }
keyflower-table-extensions = Осталось пристроек: { $count }
keyflower-table-exchange = Отдать договор: { $count }
keyflower-table-about-contract = В конце игры даёт { $points } очков, если всё указанное на нём отнесено к нему. В свой ход его можно вместо этого отдать за один из указанных на нём предметов.
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
        [yes] На нём: { $workers }, в этом сезоне занят
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
keyflower-table-line-gold = Золото, не засчитанное больше нигде, по 1
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
keyflower-table-key-deed = использовать или сделать ставку
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

keyflower-table-lesson-title = Первый сезон
keyflower-table-lesson-goal = Вы строите деревню четыре сезона. После зимы побеждает тот, у кого больше очков: за улучшенные участки, зимние участки, корабли и золото. Здесь вы сыграете весну против мирного бота; всё по-настоящему, и всё можно отменить, пока ничего не открыто.
keyflower-table-lesson-market = Эти участки весной на торгах. На участок можно сделать ставку, чтобы с лета он стал вашим, или использовать его прямо сейчас, хотя он ещё ничей. Табличка в середине говорит, что он делает, строка под ней — сколько стоит улучшение.
keyflower-table-lesson-hand = За вашей ширмой стоят рабочие. Ими вы делаете ставки и используете участки. Их цвета видите только вы. Щелчок по группе рабочих выбирает цвет, ещё щелчок — на одного больше. Бледные участки рядом — ваши зимние: зимой вы решите, какие из них пойдут на торги, так что по ним видно, что может принести очки.
keyflower-table-lesson-bid = Сделайте ставку на «Золотой прииск»: щёлкните внизу группу своих рабочих, потом участок, выберите «Ставка» и нажмите большую кнопку.
keyflower-table-lesson-colour = Первый рабочий у участка задаёт его цвет на сезон: дальше делать ставки и использовать его можно только тем же цветом. Цвет — оружие: чего у других нет, тем они не ответят.
keyflower-table-lesson-use = Когда снова ваш ход, используйте участок, например «Мастерскую»: выберите цвет, щёлкните участок, выберите «Использовать», затем то, что берёте. Первое использование требует одного рабочего, каждое следующее — хотя бы на одного больше прежнего; всего на участке не больше шести рабочих.
keyflower-table-lesson-goods = Добытое вне вашей деревни попадает на ваш домашний участок. Добытое на своём участке лежит на нём. Ресурсами платят за улучшения, и лежать они должны на самом улучшаемом участке.
keyflower-table-lesson-haul = Домашний участок перевозит ресурсы по дорогам и улучшает: телега — число шагов, стрелка — число улучшений. Годится любой домашний участок, и чужой тоже. Все рабочие, что стоят в вашей деревне в конце сезона, станут вашими, кто бы их ни поставил.
keyflower-table-lesson-outbid = Если вас перебили, ставка не пропала: её рабочие могут уйти в другое место одной группой или вернутся в конце. Это видно по прерывистой линии вокруг фишки; щёлкните её, чтобы взять группу с собой.
keyflower-table-lesson-harbour = В конце сезона каждый берёт корабль с новыми рабочими и инструментами: это круглые значки, они нужны некоторым участкам. Кто выбирает первым, решает участок порядка хода; на него тоже можно сделать ставку. Снежинка показывает, что корабль даст зимой.
keyflower-table-lesson-on = Играйте дальше, как хотите. Пасуйте, когда ходить незачем; вернуться можно, пока не спасовали все подряд. Тогда весна кончится.
keyflower-table-lesson-boat = Весна кончилась. Перебитые ставки вернулись, выигравшие ушли в мешочек; выигранные участки вы получите сразу после этого. Сначала выберите корабль: его рабочие и инструменты — ваши.
keyflower-table-lesson-place = Выложите выигранные участки в деревню: щёлкните место, поверните участок клавишей R или ещё одним щелчком, затем нажмите большую кнопку. Дорога к дороге, бездорожье к бездорожью. По дорогам до дома повезёте ресурсы.
keyflower-table-lesson-end = Начинается лето, и дальше всё так же. Задержитесь на участке, чтобы увидеть обе стороны; лампочка сверху спросит совета у бота; в книге все правила. Удачи вашей деревне!

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
