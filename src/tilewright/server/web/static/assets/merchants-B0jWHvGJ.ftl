## Counted things, as the object of a sentence.

merchants-item-contract =
    { $count ->
        [one] { $count } договор
        [few] { $count } договора
       *[other] { $count } договоров
    }
merchants-item-cabin =
    { $count ->
        [one] { $count } хижину
        [few] { $count } хижины
       *[other] { $count } хижин
    }
merchants-item-start_player = фиолетового рабочего
merchants-count-start_player = фиолетовый рабочий

## What happened.

merchants-event-took-contract =
    { $seat ->
        [you] Вы берёте договор ({ $contract }).
       *[other] { $seat } берёт договор ({ $contract }).
    }
merchants-event-contract-turned-up = Открыт новый договор: { $contract }.
merchants-event-took-unseen-contract =
    { $seat ->
        [you] Вы берёте взакрытую договор из стопки { $stack }
       *[other] { $seat } берёт взакрытую договор из стопки { $stack }
    }{ $contract ->
        [none] .
       *[other] : { $contract }.
    }
merchants-event-exchanged =
    { $seat ->
        [you] Вы меняете договор ({ $contract }) на { $items }.
       *[other] { $seat } меняет договор ({ $contract }) на { $items }.
    }
merchants-event-extended =
    { $seat ->
        [you] Вы ставите пристройку на участок «{ $tile }» ({ $extension }) и платите { $paid }.
       *[other] { $seat } ставит пристройку на участок «{ $tile }» ({ $extension }) и платит { $paid }.
    }
merchants-event-loaded-more = Корабль «{ $boat }» везёт { $cargo }.
merchants-event-unloaded-more =
    { $seat ->
        [you] Вы получаете с корабля
       *[other] { $seat } получает с корабля
    } { $names ->
        [none] { $cargo }.
       *[other]
            { $names-count ->
                [0] { $cargo }.
               *[other] { $cargo } ({ $names }).
            }
    }
merchants-event-moored =
    { $seat ->
        [you] Вы выбираете корабль «{ $boat }»: зимой он заменит корабль «{ $instead }».
       *[other] { $seat } выбирает корабль «{ $boat }»: зимой он заменит корабль «{ $instead }».
    }
merchants-event-contracts-renewed = Новые договоры: { $contracts }.
merchants-event-contracts-shuffled = Стопки кончились: сброшенные договоры перемешаны в три новые.
merchants-event-brought-gold =
    { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } с корабля «{ $boat }» { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    } на домашний участок.
merchants-event-cabins =
    { $seat ->
        [you] Вы получаете { merchants-item-cabin }.
       *[other] { $seat } получает { merchants-item-cabin }.
    }

## What can be done.

merchants-action-exchange = Обменять договор ({ $contract }) на { $items }
merchants-action-contract = Взять договор ({ $contract })
merchants-action-unseen = Взять верхний договор из стопки { $stack } взакрытую
merchants-action-extend = Пристройка: { $tile } ({ $extension })
merchants-action-moor = { $boat } ({ $effect })

## What is asked.

merchants-question-contract =
    { $contracts ->
        [one] Участок «{ $tile }»: какой договор вы берёте?
       *[other] Участок «{ $tile }»: какой договор вы берёте? Всего { $contracts }.
    }
merchants-question-cost = Чем вы платите за пристройку на участке «{ $tile }» ({ $extension })?
merchants-question-moor = Какой корабль заменит зимой корабль «{ $boat }»?

## What a tile does.

merchants-scoring-gold_on_home = золото на домашний участок: { $points }
merchants-scoring-replaced = в конце осени тот, кто его взял, заменяет его другим кораблём
merchants-scoring-winter_tiles = очки за каждый зимний участок деревни: { $points }
merchants-scoring-free_extension = одна бесплатная пристройка на улучшенный участок
merchants-scoring-symbols = очки за каждый символ улучшения и каждую хижину: { $points }
merchants-scoring-contract_value = выполненный договор приносит очков: { $points }
merchants-scoring-upgraded_tiles = очки за каждый улучшенный участок: { $points }
merchants-scoring-extensions = очки за каждую пристройку: { $points }
merchants-scoring-unfulfilled = очки за каждый невыполненный договор: { $points }
merchants-tile-cargo = Ещё груз ({ $season }): { $cargo }
merchants-extension =
    { $colour ->
        [blue] синяя, цена: { $cost }
        [red] красная, цена: { $cost }
        [yellow] жёлтая, цена: { $cost }
       *[green] зелёная, цена: { $cost }
    }

## The picture of the table.

merchants-picture-contracts = Договоры
merchants-picture-display = открыты: { $contracts }
merchants-picture-stacks = в стопках { $stacks }
merchants-picture-discards = сброшены: { $contracts }
merchants-picture-offer = Пристройки: { $extensions }
merchants-picture-cabins = хижин { $count }
merchants-picture-held = договоров { $count }
merchants-picture-known = известны: { $contracts }
merchants-picture-own = Ваши договоры: { $contracts }
merchants-picture-extensions = с пристройками: { $tiles }
merchants-picture-empty = пустое место

## Where the points come from.

merchants-explain-contract = { $points }: договор ({ $contract }), за { $items }
merchants-explain-extension = { $points }: пристройка на участке «{ $tile }»

## Why something is not allowed.

merchants-reason-not-asked-trade =
    { $asked ->
        [contract] сейчас берут договор
        [cost] сейчас платят за пристройку
       *[moor] сейчас выбирают корабль на замену
    }
merchants-reason-contract-not-face-up = договор ({ $contract }) не лежит открыто
merchants-reason-stack-empty = стопка { $stack } пуста
merchants-reason-no-exchange-now = договоры обменивают только в свой ход
merchants-reason-contract-not-held = у вас нет договора ({ $contract })
merchants-reason-item-not-on-contract = договор ({ $contract }) нельзя обменять на { $items }
merchants-reason-item-not-in-stock = { $items }: в запасе этого нет
merchants-reason-extension-not-own-tile = участок «{ $tile }» не в вашей деревне
merchants-reason-extension-needs-upgrade = пристройку ставят на улучшенный участок, а участок «{ $tile }» не улучшен
merchants-reason-extended-already = на участке «{ $tile }» уже есть пристройка
merchants-reason-extension-gone = такой пристройки ({ $extension }) нет в запасе
merchants-reason-no-symbol-left = символов улучшения не осталось
merchants-reason-extension-colour =
    { $colour ->
        [blue] на участке «{ $tile }» стоят синие рабочие: подходит только синяя пристройка
        [red] на участке «{ $tile }» стоят красные рабочие: подходит только красная пристройка
        [yellow] на участке «{ $tile }» стоят жёлтые рабочие: подходит только жёлтая пристройка
       *[green] на участке «{ $tile }» стоят зелёные рабочие: подходит только зелёная пристройка
    }
merchants-reason-extension-not-payable = вам нечем заплатить за пристройку ({ $extension }); ресурсы должны лежать на участке «{ $tile }»
merchants-reason-not-the-extension-cost = этим не заплатить за пристройку ({ $extension }) на участке «{ $tile }»
merchants-reason-boat-in-play = корабль «{ $boat }» уже в игре
merchants-reason-no-boat = «{ $boat }» — не корабль

## Подсказки: чем хорош ход.

merchants-hint-extend = пристройка удвоит очки участка «{ $tile }»: ещё { $points }
merchants-hint-exchange = этот договор вряд ли удастся выполнить; полезнее получить { $items }
merchants-hint-moor = корабль «{ $boat }» принёс бы вашей деревне больше всего очков
merchants-hint-contract = почти всё для этого договора у вас уже есть
merchants-hint-unseen = ни один из открытых договоров вам не подходит

## Поля вида для стола, который рисуют, не зная игры.

merchants-area-merchants = Договоры
merchants-area-display = Открыты
merchants-area-stacks = Стопки
merchants-area-discards = Сброшены
merchants-area-offer = Пристройки
merchants-area-extensions = Пристройки на участках
merchants-area-cabins = Хижины
merchants-area-contracts = Договоры
merchants-area-contracts_known = Известные договоры

merchants-group-exchange = Обменять договор
merchants-group-contract = Открытые договоры
merchants-group-unseen = Договоры взакрытую
merchants-group-extend = Пристройки
merchants-group-moor = Корабли
