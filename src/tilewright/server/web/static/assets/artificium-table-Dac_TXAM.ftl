# Стіл «Artificium» у браузері.

## Частини столу.

artificium-table-areas = Частини столу
artificium-table-tab-table = Стіл
artificium-table-tab-boards = Планшети
artificium-table-tab-plan = План
artificium-table-tab-news = Новини
artificium-table-boards = Планшети всіх гравців
artificium-table-track = Лічильник очок
artificium-table-behind = позаду: { $names }
artificium-table-stage = Цей крок раунду
artificium-table-acts = Ваш хід
artificium-table-news = Після вашого останнього ходу
artificium-table-news-watching = Що сталося
artificium-table-news-none = Поки нічого.
artificium-table-rounds = Раунди
artificium-table-round = Раунд { $round }
artificium-table-phase-market = Ринок карт
artificium-table-phase-lay = Викладання карт
artificium-table-phase-resolve = Розігрування карт
artificium-table-phase-closing = Кінець раунду
artificium-table-phase-over = Гру закінчено
artificium-table-deck = колода { $count }
artificium-table-discards = скид { $count }

## Гравці.

artificium-table-player = { $name }: очки { $points }, монети { $coins }, карт у руці { $hand }
artificium-table-first = Перший гравець: починає обмін і розігрування карт
artificium-table-passed = пас
artificium-table-out = поза раундом
artificium-table-in-hand =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[other] { $count } карт у руці
    }
artificium-table-known = У цій руці ви бачили: { $cards }
artificium-table-applied = Розіграно: { $card }
artificium-table-no-goods = немає ресурсів
artificium-table-tree = Ресурси: { $goods }. Ваші карти: { $cards }
artificium-table-figure-knight = Лицар
artificium-table-figure-mage = Маг

## Ринок карт.

artificium-table-swap-free = перший обмін безкоштовний
artificium-table-swap-costs = ще один обмін: { artificium-coins }
artificium-table-market-hint = виберіть одну з цих карт і одну свою
artificium-table-have-passed = спасували:
artificium-table-can-take = Можна взяти
artificium-table-redraw = Нова рука
artificium-table-pass = Пас
artificium-table-do-pick-swap = Виберіть свою карту й карту ринку
artificium-table-do-swap =
    { $coins ->
        [0] Обміняти «{ $gave }» на «{ $took }»
       *[other] Обміняти «{ $gave }» на «{ $took }»: { artificium-coins }
    }
artificium-table-do-redraw = Скинути всю руку і взяти п’ять карт

## Викладання і розіграш.

artificium-table-laying = Усі таємно викладають по карті
artificium-table-resolving = Карти цього кроку
artificium-table-order = спершу дії, потім будівлі, по колу від гравця
artificium-table-last-step = Попередній крок
artificium-table-waits-for = Чекаємо: { $names }
artificium-table-face-down = карта долілиць
artificium-table-laid = викладено
artificium-table-choosing = вибирає
artificium-table-now = зараз
artificium-table-later = потім
artificium-table-out-round = поза раундом
artificium-table-ready = готово
artificium-table-was-applied = розіграна
artificium-table-was-discarded = скинута
artificium-table-was-withdrew = повернулася в руку
artificium-table-do-pick-lay = Виберіть карту
artificium-table-do-lay = Викласти «{ $card }» долілиць
artificium-table-apply = Застосувати
artificium-table-apply-text = торгівля з банком, оплата, ресурси й очки
artificium-table-discard = Скинути
artificium-table-discard-text = карти більше немає, ви лишаєтеся в раунді
artificium-table-withdraw = Повернути
artificium-table-withdraw-text = карта повернеться в руку, ви виходите з раунду
artificium-table-do-pick = Виберіть
artificium-table-do-apply = Застосувати: { $made }, { artificium-points }
artificium-table-do-apply-card = Застосувати «{ $card }»
artificium-table-do-buy-apply = Купити й застосувати: { $goods } ({ artificium-coins })
artificium-table-do-trade-apply =
    { $trade ->
        [sell] Продати й застосувати: { $sold }
        [buy] Купити й застосувати: { $bought }
       *[both] Продати ({ $sold }), купити ({ $bought }) й застосувати
    }
artificium-table-do-short = Спершу продайте щось; бракує: { artificium-coins }
artificium-table-do-discard = Скинути «{ $card }» й лишитися
artificium-table-do-withdraw = Повернути «{ $card }» й вийти з раунду
artificium-table-caution-same = Ви віддаєте карту й берете таку саму: рука не зміниться.
artificium-table-caution-unpayable = Зараз цю карту не вдалося б застосувати.
artificium-table-caution-fair = У цьому раунді ви ще не застосували жодної карти: «Ярмарок» не дасть монет.
artificium-table-caution-trades = Продати й знову купити те саме означає лише втратити монети.

## Банк.

artificium-table-bank = Торгівля з банком
artificium-table-have = є
artificium-table-sell = продати
artificium-table-buy = купити
artificium-table-sell-one = Продати: { $good } ({ artificium-coins })
artificium-table-buy-one = Купити: { $good } ({ artificium-coins })
artificium-table-sum-traded = торгівлею
artificium-table-sum-for = за: { $goods }
artificium-table-sum-fee = за карту
artificium-table-sum-left = лишається { $coins }
artificium-table-sum-cell = клітинка { $cell } дає
artificium-table-sum-next = для наступної торгівлі
artificium-table-then-knight = потім Лицар відсуне суперника
artificium-table-then-mage = потім ви берете п’ять карт і скидаєте три
artificium-table-then-scouting = потім ви виберете, у кого взяти карту
artificium-table-then-reconstruction = потім ви виберете, яка ваша карта повернеться
artificium-table-then-fair = монети ви отримаєте одразу
artificium-table-then-theft = потім ви виберете, що і в кого забрати

## Цілі та скид.

artificium-table-steal = Забрати в гравця { $name }: { $good } ({ artificium-coins })
artificium-table-do-pick-drop = Виберіть карту для скиду: ще { $count }
artificium-table-do-drop = Скинути «{ $card }»

## Кінець раунду.

artificium-table-closing = Раунд закінчено
artificium-table-closing-text = Кожен може скинути карти й продати ресурси. Цього ніхто не бачить, доки всі не готові.
artificium-table-standing = якби гра закінчилася зараз
artificium-table-closing-hint = У наступному раунді рука поповнюється до п’яти: що менше карт лишилося, то більше нових.
artificium-table-closing-last = Останній раунд: тепер усе продається автоматично, а монети обмінюються на очки за курсом { $coins } : 1.
artificium-table-closing-sent = Уже вибрано: { $what }
artificium-table-sell-goods = Продаж ресурсів
artificium-table-goes = у скид
artificium-table-do-close =
    { $coins ->
        [0]
            { $cards ->
                [0] Готово
               *[other] Готово (скинути карт: { $cards })
            }
       *[other]
            { $cards ->
                [0] Готово (продаж: { artificium-coins })
               *[other] Готово (скинути карт: { $cards }, продаж: { artificium-coins })
            }
    }

## Рука.

artificium-table-hand-market = Виберіть, яку віддати.
artificium-table-hand-lay = Виберіть, яку викласти.
artificium-table-hand-mage = Виберіть, яку скинути.
artificium-table-hand-closing = Виберіть, які скинути.
artificium-table-hand-later = На наступні кроки.
artificium-table-hand-empty = У руці немає карт.
artificium-table-payable = Можна оплатити зараз
artificium-table-costs = Ціна: { artificium-coins }
artificium-table-unpayable = Зараз не оплатити

## План.

artificium-table-plan = Ваші карти разом
artificium-table-plan-seek = Найкращий порядок
artificium-table-plan-seeking = Думаю…
artificium-table-plan-none = Зараз нема чого планувати.
artificium-table-plan-off = За цим столом допомогу вимкнено.
artificium-table-plan-buy = купити: { $goods } ({ artificium-coins })
artificium-table-plan-sell = продати: { $goods }
artificium-table-plan-first-sell = спершу продаж: { artificium-coins }
artificium-table-plan-short = немає: { $goods }; бракує: { artificium-coins }
artificium-table-plan-no-target = зараз немає цілі
artificium-table-plan-fed = або це дасть: { $cards }
artificium-table-plan-feeds = дає для карти «{ $card }»: { $goods }
artificium-table-plan-steals = забирає: { $good }
artificium-table-plan-returns = повертає «{ $card }»
artificium-table-order-now = З теперішньою рукою:
artificium-table-order-about = Найкращий порядок на думку бота, якщо ніхто не завадить.
artificium-table-order-feeds = потрібна для № { $numbers }
artificium-table-order-none = Зараз не варто застосовувати жодної карти.
artificium-table-order-left = Лишається в руці:
artificium-table-order-total = Усього: { artificium-points }; лишається { artificium-coins }

## Карти.

artificium-table-card-knight = Суперник: назад на 4
artificium-table-card-mage = Узяти 5, скинути 3
artificium-table-card-scouting = Випадкова карта з чужої руки; власник бере нову
artificium-table-card-reconstruction = Поверніть у руку свою карту цього раунду
artificium-table-card-fair = за кожну вашу розіграну карту
artificium-table-card-theft = Заберіть ресурс рівня I або II
artificium-table-about-building = Один раз перетворює те, що ліворуч, на те, що праворуч; очки нараховуються одразу. Під час застосування те, чого бракує, можна купити, зайве продати.
artificium-table-about-knight = Після очок Лицар мусить відсунути одного суперника назад на лічильнику очок. Далі нуля не відступають.
artificium-table-about-mage = Після очок ви берете п’ять карт і мусите скинути будь-які три з руки.
artificium-table-about-scouting = Карту бачите ви й інший гравець; можна вибрати й того, хто вийшов із раунду.
artificium-table-about-reconstruction = Усе, що дала та карта, лишається у вас, і її можна викласти знову. Іншу Реконструкцію повернути не можна.
artificium-table-about-fair = Зараховуються карти, що лежать перед вами в цьому раунді, крім самого Ярмарку.
artificium-table-about-theft = Рівень I коштує 1 монету, рівень II — 2.
artificium-table-copies = таких карт у колоді зі 108: { $count }
artificium-table-look = Карта великим планом

## Відповіді столу.

artificium-table-why-title = Зараз не можна
artificium-table-rule = правило { $rule }
artificium-table-close = Закрити
artificium-table-safe = Більше нічого не змінилося.
artificium-table-undo = Скасувати
artificium-table-unpick = Вибрати заново

## Підсумки.

artificium-table-over = Гру закінчено
artificium-table-all-players = Усі гравці
artificium-table-winner = переможець
artificium-table-from-track = на лічильнику очок
artificium-table-from-coins = за монети й ресурси
artificium-table-why-points = { $name }, { artificium-points }: звідки
artificium-table-coins-make = Усього { artificium-coins }; курс: { $rate } за очко
artificium-table-coins-lost = Лишок, замалий для ще одного очка: { artificium-coins }
artificium-table-total = Разом

## Клавіші.

artificium-table-key-hand = карта в руці або одна з відповідей
artificium-table-key-market = карта ринку
artificium-table-key-enter = зробити те, що на кнопці
artificium-table-key-back = на крок назад
artificium-table-key-undo = скасувати
artificium-table-key-action = застосувати, скинути, повернути
artificium-table-key-redraw = нова рука, пас
artificium-table-key-plan = найкращий порядок карт
artificium-table-key-inspect = показати карту великим планом
artificium-table-key-arrows = наступна карта
artificium-table-key-areas = стіл, планшети, план, новини

## Перший раунд із поясненнями.

artificium-table-lesson-title = Перший раунд «Артифіціуму»
artificium-table-lesson-goal = Ви керуєте містечком ремісників. Карти перетворюють прості ресурси на цінніші й приносять очки. Після чотирьох раундів перемагає той, у кого більше очок. Ваш маркер стоїть тут, на лічильнику; хто проходить клітинку з ресурсом або зупиняється на ній, отримує його.
artificium-table-lesson-tree = Це ваш планшет: усі ресурси, від дерева й пшениці до меча й зілля. Лінія — карта, що перетворює один ресурс на інший; товсті лінії — карти у вашій руці.
artificium-table-lesson-hand = Ваша рука. Під малюнком: що потрібно і що вийде, у зірці — очки. Знак на розі показує, чи можна оплатити карту зараз. Клацання правою кнопкою або довге натискання покаже карту великим планом.
artificium-table-lesson-swap = Спершу ринок карт. Один обмін безкоштовний: віддайте «Крадіжку» й візьміть карту, що підходить до решти, наприклад «Дім вугляра». Виберіть її на ринку, «Крадіжку» в руці й натисніть кнопку.
artificium-table-lesson-pass = Наступні обміни коштують по дві монети. (Замість безкоштовного обміну можна було змінити всю руку.) За монети потім купують ресурси, тож зараз спасуйте. Пас діє до кінця ринку.
artificium-table-lesson-lay = Тепер усі таємно викладають по карті. Почніть із «Лісопилки»: їй нічого не потрібно, і вона дасть дерево решті. Виберіть її й натисніть кнопку.
artificium-table-lesson-apply = Усі карти відкриті: спершу дії, потім будівлі, по колу. Тепер ваша карта: виберіть «Застосувати» і натисніть кнопку — ресурси й очки ваші.
artificium-table-lesson-chain = Крок за кроком викладайте карти, яким потрібне те, що ви зробили. План праворуч показує, яка карта забезпечує яку й чого бракує. Викладіть «Курінь мисливця» або «Дім вугляра».
artificium-table-lesson-bank = Поки карта застосовується, банк купує й продає. Доступні лише угоди, після яких карту ще можна оплатити. Підсумок показує, що лишиться і де стане ваш маркер. Застосуйте карту.
artificium-table-lesson-free = Далі самі: викладайте карти, застосовуйте їх або скидайте те, що не підходить. Поверніть карту в руку, коли більше нічого не варто розігрувати: ви вийдете з раунду, але рука лишиться.
artificium-table-lesson-closing = Раунд закінчено. Продайте непотрібне, скиньте карти, що не підходять, і натисніть кнопку. Рука знову поповниться до п’яти.
artificium-table-lesson-end = Оце й усе. Лишилося три раунди, і наприкінці кожні чотири монети дають очко. Щасти!
