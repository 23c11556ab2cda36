## Counted things, as the object of a sentence.

merchants-item-contract =
    { $count ->
        [one] { $count } контракт
        [few] { $count } контракти
       *[other] { $count } контрактів
    }
merchants-item-cabin =
    { $count ->
        [one] { $count } хатину
        [few] { $count } хатини
       *[other] { $count } хатин
    }
merchants-item-start_player = фіолетового робітника
merchants-count-start_player = фіолетовий робітник

## What happened.

merchants-event-took-contract =
    { $seat ->
        [you] Ви берете контракт ({ $contract }).
       *[other] { $seat } бере контракт ({ $contract }).
    }
merchants-event-contract-turned-up = Відкрито новий контракт: { $contract }.
merchants-event-took-unseen-contract =
    { $seat ->
        [you] Ви берете наосліп контракт зі стосу { $stack }
       *[other] { $seat } бере наосліп контракт зі стосу { $stack }
    }{ $contract ->
        [none] .
       *[other] : { $contract }.
    }
merchants-event-exchanged =
    { $seat ->
        [you] Ви міняєте контракт ({ $contract }) на { $items }.
       *[other] { $seat } міняє контракт ({ $contract }) на { $items }.
    }
merchants-event-extended =
    { $seat ->
        [you] Ви ставите прибудову ({ $extension }) на плитку «{ $tile }» і віддаєте { $paid }.
       *[other] { $seat } ставить прибудову ({ $extension }) на плитку «{ $tile }» і віддає { $paid }.
    }
merchants-event-loaded-more = Човен «{ $boat }» везе { $cargo }.
merchants-event-unloaded-more =
    { $seat ->
        [you] Ви отримуєте з човна
       *[other] { $seat } отримує з човна
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
        [you] Ви вибираєте човен «{ $boat }»: узимку він замінить човен «{ $instead }».
       *[other] { $seat } вибирає човен «{ $boat }»: узимку він замінить човен «{ $instead }».
    }
merchants-event-contracts-renewed = Нові контракти: { $contracts }.
merchants-event-contracts-shuffled = Стоси закінчилися: скинуті контракти перемішано в три нові.
merchants-event-brought-gold =
    { $seat ->
        [you] Ви отримуєте
       *[other] { $seat } отримує
    } з човна «{ $boat }» { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    } на плитку домівки.
merchants-event-cabins =
    { $seat ->
        [you] Ви отримуєте { merchants-item-cabin }.
       *[other] { $seat } отримує { merchants-item-cabin }.
    }

## What can be done.

merchants-action-exchange = Обміняти контракт ({ $contract }) на { $items }
merchants-action-contract = Узяти контракт ({ $contract })
merchants-action-unseen = Узяти наосліп верхній контракт зі стосу { $stack }
merchants-action-extend = Прибудова: { $tile } ({ $extension })
merchants-action-moor = { $boat } ({ $effect })

## What is asked.

merchants-question-contract =
    { $contracts ->
        [one] Плитка «{ $tile }»: який контракт ви берете?
       *[other] Плитка «{ $tile }»: який контракт ви берете? Усього { $contracts }.
    }
merchants-question-cost = Чим ви платите за прибудову ({ $extension }) на плитці «{ $tile }»?
merchants-question-moor = Який човен замінить узимку човен «{ $boat }»?

## What a tile does.

merchants-scoring-gold_on_home = золота на домівку: { $points }
merchants-scoring-replaced = наприкінці осені той, хто його взяв, замінює його іншим човном
merchants-scoring-winter_tiles = очки за кожну зимову плитку селища: { $points }
merchants-scoring-free_extension = одна безкоштовна прибудова на покращену плитку
merchants-scoring-symbols = очки за кожен символ покращення і кожну хатину: { $points }
merchants-scoring-contract_value = виконаний контракт приносить очок: { $points }
merchants-scoring-upgraded_tiles = очки за кожну покращену плитку: { $points }
merchants-scoring-extensions = очки за кожну прибудову: { $points }
merchants-scoring-unfulfilled = очки за кожен невиконаний контракт: { $points }
merchants-tile-cargo = Ще вантаж ({ $season }): { $cargo }
merchants-extension =
    { $colour ->
        [blue] синя, ціна: { $cost }
        [red] червона, ціна: { $cost }
        [yellow] жовта, ціна: { $cost }
       *[green] зелена, ціна: { $cost }
    }

## The picture of the table.

merchants-picture-contracts = Контракти
merchants-picture-display = відкриті: { $contracts }
merchants-picture-stacks = у стосах { $stacks }
merchants-picture-discards = скинуті: { $contracts }
merchants-picture-offer = Прибудови: { $extensions }
merchants-picture-cabins = хатин { $count }
merchants-picture-held = контрактів { $count }
merchants-picture-known = відомі: { $contracts }
merchants-picture-own = Ваші контракти: { $contracts }
merchants-picture-extensions = із прибудовами: { $tiles }
merchants-picture-empty = порожнє місце

## Where the points come from.

merchants-explain-contract = { $points }: контракт ({ $contract }), зараховано { $items }
merchants-explain-extension = { $points }: прибудова на плитці «{ $tile }»

## Why something is not allowed.

merchants-reason-not-asked-trade =
    { $asked ->
        [contract] зараз беруть контракт
        [cost] зараз платять за прибудову
       *[moor] зараз вибирають човен на заміну
    }
merchants-reason-contract-not-face-up = контракт ({ $contract }) не лежить відкритим
merchants-reason-stack-empty = стос { $stack } порожній
merchants-reason-no-exchange-now = контракти обмінюють лише у свій хід
merchants-reason-contract-not-held = у вас немає контракту ({ $contract })
merchants-reason-item-not-on-contract = контракт ({ $contract }) не можна обміняти на { $items }
merchants-reason-item-not-in-stock = { $items }: у запасі цього немає
merchants-reason-extension-not-own-tile = плитка «{ $tile }» не у вашому селищі
merchants-reason-extension-needs-upgrade = прибудову ставлять на покращену плитку, а плитку «{ $tile }» не покращено
merchants-reason-extended-already = на плитці «{ $tile }» вже є прибудова
merchants-reason-extension-gone = такої прибудови ({ $extension }) немає в запасі
merchants-reason-no-symbol-left = символів покращення не лишилося
merchants-reason-extension-colour =
    { $colour ->
        [blue] на плитці «{ $tile }» стоять сині робітники: підходить лише синя прибудова
        [red] на плитці «{ $tile }» стоять червоні робітники: підходить лише червона прибудова
        [yellow] на плитці «{ $tile }» стоять жовті робітники: підходить лише жовта прибудова
       *[green] на плитці «{ $tile }» стоять зелені робітники: підходить лише зелена прибудова
    }
merchants-reason-extension-not-payable = вам нема чим заплатити за прибудову ({ $extension }); ресурси мають лежати на плитці «{ $tile }»
merchants-reason-not-the-extension-cost = цим не заплатити за прибудову ({ $extension }) на плитці «{ $tile }»
merchants-reason-boat-in-play = човен «{ $boat }» вже у грі
merchants-reason-no-boat = «{ $boat }» — не човен

## Підказки: чим добрий хід.

merchants-hint-extend = прибудова подвоїть очки плитки «{ $tile }»: ще { $points }
merchants-hint-exchange = цей контракт навряд чи вдасться виконати; корисніше отримати { $items }
merchants-hint-moor = човен «{ $boat }» приніс би вашому селищу найбільше очок
merchants-hint-contract = майже все для цього контракту у вас уже є
merchants-hint-unseen = жоден із відкритих контрактів вам не підходить

## Поля вигляду для столу, який малюють, не знаючи гри.

merchants-area-merchants = Контракти
merchants-area-display = Відкриті
merchants-area-stacks = Стоси
merchants-area-discards = Скинуті
merchants-area-offer = Прибудови
merchants-area-extensions = Прибудови на плитках
merchants-area-cabins = Хатини
merchants-area-contracts = Контракти
merchants-area-contracts_known = Відомі контракти

merchants-group-exchange = Обміняти контракт
merchants-group-contract = Відкриті контракти
merchants-group-unseen = Контракти наосліп
merchants-group-extend = Прибудови
merchants-group-moor = Човни
