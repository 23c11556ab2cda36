# The table of Keyflower in the browser.

## The areas of the table.

keyflower-table-title = Стіл «Keyflower»
keyflower-table-harbour = Гавань
keyflower-table-first = хто вибирає першим
keyflower-table-own = Ваше селище
keyflower-table-village-of = Селище: { $name }
keyflower-table-village = селище
keyflower-table-villages = Селища
keyflower-table-others = Селища інших, за годинниковою стрілкою
keyflower-table-score = рахунок зараз
keyflower-table-news = Після вашого останнього ходу
keyflower-table-tab-news = Новини
keyflower-table-news-none = Поки нічого.
keyflower-table-hint-place =
    { $roads-count ->
        [0] Покласти плитку «{ $tile }» поруч: { $beside }
       *[other] Покласти плитку «{ $tile }» поруч: { $beside }; дорога: { $roads }
    }
keyflower-table-dock = Ваш хід і те, що за вашою ширмою
keyflower-table-areas = Частини столу
keyflower-table-seasons = Пори року
keyflower-table-market-empty = Зараз на аукціоні немає плиток.
keyflower-table-won = Виграно цього сезону
keyflower-table-won-about = Плитки кладуть після того, як розібрано човни.
keyflower-table-won-by =
    { $who ->
        [you] дістається вам
       *[other] дістається: { $name }
    }

## What is publicly known of a player.

keyflower-table-player =
    { $passed ->
        [yes] { $name }: за ширмою робітників { $workers }, умінь { $skills }; очок на плитках { $points }; пас
       *[no] { $name }: за ширмою робітників { $workers }, умінь { $skills }; очок на плитках { $points }
    }
keyflower-table-behind =
    { $count ->
        [one] { $count } робітник за ширмою
        [few] { $count } робітники за ширмою
       *[other] { $count } робітників за ширмою
    }
keyflower-table-skills =
    { $count ->
        [one] { $count } вміння за ширмою
        [few] { $count } вміння за ширмою
       *[other] { $count } умінь за ширмою
    }
keyflower-table-known = щонайменше стільки пішло за ширму на очах у всіх
keyflower-table-at-least = щонайменше:
keyflower-table-passed = пас
keyflower-table-start = перший гравець
keyflower-table-printed = очки, надруковані на плитках
keyflower-table-person = Що відомо всім: { $name }
keyflower-table-stock-bag =
    { $count ->
        [one] { $count } робітник у мішечку
        [few] { $count } робітники в мішечку
       *[other] { $count } робітників у мішечку
    }
keyflower-table-stock-green = лишилося зелених робітників: { $count }
keyflower-table-stock-skills = лишилося вмінь: { $count }

## Bids.

keyflower-table-bid-said =
    { $state ->
        [wins]
            { $who ->
                [you] Ваша ставка: { $workers }, виграє
               *[other] { $name }: { $workers }, ставка виграє
            }
       *[loses]
            { $who ->
                [you] Ваша ставка: { $workers }, перебита, її можна перемістити
               *[other] { $name }: { $workers }, ставку перебито, її можна перемістити
            }
    }
keyflower-table-join = Додати цю перебиту ставку
keyflower-table-bid-over = більше ніж { $count } ({ $name })
keyflower-table-bid-more = додати до ваших { $count }
keyflower-table-bid-first = перша ставка тут

## The turn.

keyflower-table-use = Скористатися
keyflower-table-bid =
    { $count ->
        [0] Ставка
       *[other] Ставка { $count }
    }
keyflower-table-pass = Пас
keyflower-table-undo = Скасувати
keyflower-table-redo = Повернути
keyflower-table-back = Назад
keyflower-table-close = Закрити
keyflower-table-turn-title = Ваш хід
keyflower-table-turn-any = Виберіть робітників і плитку в будь-якому порядку. Усе, що обведено, можна вибрати.
keyflower-table-turn-tile = Тепер виберіть обведену плитку.
keyflower-table-turn-none =
    Зараз не можна ні скористатися плиткою, ні зробити ставку. { $exchanges ->
        [0] Лишається тільки пас.
       *[other] Можна віддати контракт або спасувати.
    }
keyflower-table-turn-joined = Разом із перебитою ставкою ({ $tiles }).
keyflower-table-pick-bid = додайте перебиту ставку
keyflower-table-pick-least =
    { $count ->
        [0] виберіть робітників
        [1] виберіть робітників
       *[other] виберіть робітників: не менше { $count }
    }
keyflower-table-pick-add = ваші { $own } + не менше { $count }
keyflower-table-choose-purpose = Тут можна і те, й інше. Виберіть одну з двох карток.
keyflower-table-idle-transport = нема чого перевозити й покращувати: робітник лише займе плитку
keyflower-table-idle-supply = того, що вона дає, не лишилося: робітник лише займе плитку
keyflower-table-idle = Це нічого не дасть: робітники лише займуть плитку.
keyflower-table-more = Цих та інших кольорів
keyflower-table-picked = вибрано: { $count }
keyflower-table-colour-now =
    { $colour ->
        [blue] синій цього сезону
        [red] червоний цього сезону
        [yellow] жовтий цього сезону
       *[green] зелений цього сезону
    }
keyflower-table-do-pick = Виберіть плитку
keyflower-table-do-choose = Скористатися чи ставка?
keyflower-table-do-answer = Виберіть одне
keyflower-table-do-use = Скористатися: { $tile }
keyflower-table-do-bid =
    { $colour ->
        [blue]
            { $count ->
                [one] Ставка: { $count } синій
                [few] Ставка: { $count } сині
               *[other] Ставка: { $count } синіх
            }
        [red]
            { $count ->
                [one] Ставка: { $count } червоний
                [few] Ставка: { $count } червоні
               *[other] Ставка: { $count } червоних
            }
        [yellow]
            { $count ->
                [one] Ставка: { $count } жовтий
                [few] Ставка: { $count } жовті
               *[other] Ставка: { $count } жовтих
            }
        [green]
            { $count ->
                [one] Ставка: { $count } зелений
                [few] Ставка: { $count } зелені
               *[other] Ставка: { $count } зелених
            }
       *[none] Ставка
    }
keyflower-table-do-done = Готово
keyflower-table-do-place = Покласти сюди
keyflower-table-do-winter =
    { $count ->
        [0] Виберіть плитки
        [one] Виставити { $count } плитку
        [few] Виставити { $count } плитки
       *[other] Виставити { $count } плиток
    }
keyflower-table-do-board = Узяти цей човен
keyflower-table-do-take = Узяти
keyflower-table-all = усі
keyflower-table-show = Які плитки виділити
keyflower-table-legal = можна · { $count }
keyflower-table-legal-with = можна: { $group } · { $count }
keyflower-table-waits = Ходить: { $names }.
keyflower-table-waits-look = Поки можна роззирнутися: затримайте палець чи вказівник на плитці, щоб побачити обидві сторони.
keyflower-table-plan-title = План на ваш хід
keyflower-table-plan-how = Виберіть робітників і плитку вже зараз: вибір збережеться до вашого ходу, якщо він ще буде можливий.
keyflower-table-plan-set = Вибрано на ваш хід. Лишиться, якщо тоді ще буде можливо.
keyflower-table-plan-kept = Як ви й планували.
keyflower-table-plan-gone = Ваш план більше неможливий: { $tile }.
keyflower-table-plan-drop = Прибрати план
keyflower-table-over = Гру закінчено.

## Why not.

keyflower-table-why-title = Так не можна
keyflower-table-rule = Правило { $rule }
keyflower-table-why-colour =
    { $colour ->
        [blue] Синіми тут не можна. Можна: { $colours }.
        [red] Червоними тут не можна. Можна: { $colours }.
        [yellow] Жовтими тут не можна. Можна: { $colours }.
        [green] Зеленими тут не можна. Можна: { $colours }.
       *[none] Тут можна: { $colours }.
    }
keyflower-table-why-number = Стільки робітників не можна. Цим кольором можна: { $numbers }.
keyflower-table-why-with =
    { $colour ->
        [blue] Синіми не можна
        [red] Червоними не можна
        [yellow] Жовтими не можна
       *[green] Зеленими не можна
    }
keyflower-table-why-season =
    { $season ->
        [spring] цієї весни
        [summer] цього літа
        [autumn] цієї осені
       *[winter] цієї зими
    }
keyflower-table-why-around =
    { $colour ->
        [blue] { $tile }: { $when } плитка синя, { $where } стоять сині робітники.
        [red] { $tile }: { $when } плитка червона, { $where } стоять червоні робітники.
        [yellow] { $tile }: { $when } плитка жовта, { $where } стоять жовті робітники.
       *[green] { $tile }: { $when } плитка зелена, { $where } стоять зелені робітники.
    }
keyflower-table-why-where =
    { $place ->
        [around] навколо
       *[on] на ній
    }
keyflower-table-why-extension =
    { $colour ->
        [blue] { $tile }: плитка назавжди синя, такий колір прибудови.
        [red] { $tile }: плитка назавжди червона, такий колір прибудови.
        [yellow] { $tile }: плитка назавжди жовта, такий колір прибудови.
       *[green] { $tile }: плитка назавжди зелена, такий колір прибудови.
    }
keyflower-table-why-none =
    { $colour ->
        [blue] { $fact } У вас немає синіх робітників.
        [red] { $fact } У вас немає червоних робітників.
        [yellow] { $fact } У вас немає жовтих робітників.
       *[green] { $fact } У вас немає зелених робітників.
    }
keyflower-table-trouble-changed = Тим часом стіл змінився.
keyflower-table-trouble-safe = Усе зроблене раніше збережено.

## Before something is revealed.

keyflower-table-reveal-random_worker =
    { $count ->
        [one] з мішечка береться { $count } робітник
        [few] з мішечка береться { $count } робітники
       *[many] з мішечка береться { $count } робітників
    }
keyflower-table-reveal-random_skill =
    { $count ->
        [one] береться { $count } уміння навмання
        [few] береться { $count } уміння навмання
       *[many] береться { $count } умінь навмання
    }
keyflower-table-reveal-contract = відкриються нові контракти
keyflower-table-reveal-winter = відкриються зимові плитки на аукціоні
keyflower-table-reveal-any = відкриється нове
keyflower-table-reveal-unseen = ви побачите контракт
keyflower-table-reveal-ended = гра закінчиться, відкриються всі очки
keyflower-table-reveal-season =
    { $season ->
        [spring] закінчиться весна, відкриються літні плитки
        [summer] закінчиться літо, відкриються осінні плитки
        [autumn] закінчиться осінь
       *[winter] закінчиться зима
    }
keyflower-table-reveal-do = { $label }: { $what }
keyflower-table-reveal-after = Цього не можна буде скасувати.

## Small questions within a turn.

keyflower-table-ask-price = { $tile }: чим платите?
keyflower-table-ask-effect = { $tile }: що берете?
keyflower-table-ask-spend = { $tile }: чим платите за покращення?
keyflower-table-ask-contract = Який контракт берете?
keyflower-table-ask-cost = { $tile }: чим платите за прибудову?
keyflower-table-ask-moor = Який човен стане на його місце взимку?
keyflower-table-ask-boat = Який човен берете?
keyflower-table-boat-taken =
    { $who ->
        [you] взято вами
       *[other] взято: { $name }
    }
keyflower-table-in-winter = Узимку: { $effect }

## Transport and upgrade.

keyflower-table-transport-title = Перевезення й покращення
keyflower-table-transport-how = Перетягніть ресурс дорогами або виберіть його, а потім обведену плитку. Щоб покращити плитку, натисніть на помаранчеву ціну.
keyflower-table-transport-to = Куди веземо ({ $good })? Виберіть обведену плитку.
keyflower-table-transport-over = Більше нема чого перевозити й покращувати
keyflower-table-transport-good = Везти з плитки «{ $tile }»: { $good }
keyflower-table-transport-near =
    { $moves ->
        [one] { $tile }: ще { $moves } крок, і покращення можна оплатити
        [few] { $tile }: ще { $moves } кроки, і покращення можна оплатити
       *[other] { $tile }: ще { $moves } кроків, і покращення можна оплатити
    }
keyflower-table-upgrade = Покращити

## Placing.

keyflower-table-place-won = Виграні плитки
keyflower-table-place-which = Яку плитку покладете наступною? Порядок довільний.
keyflower-table-place-where =
    { $count ->
        [one] Підходить { $count } місце. Виберіть його.
        [few] Підходять { $count } місця. Виберіть одне з них.
       *[other] Підходить { $count } місць. Виберіть одне з них.
    }
keyflower-table-place-way = Положення { $way } / { $ways }.
keyflower-table-place-touch = Сусідів: { $count }, дорогою з’єднано: { $roads }.
keyflower-table-place-turn = Повернути
keyflower-table-place-ways =
    { $count ->
        [one] { $count } спосіб
        [few] { $count } способи
       *[other] { $count } способів
    }
keyflower-table-place-none = не підходить
keyflower-table-place-cell =
    { $count ->
        [one] Місце { $q }, { $r }: { $count } спосіб
        [few] Місце { $q }, { $r }: { $count } способи
       *[other] Місце { $q }, { $r }: { $count } способів
    }

## Winter.

keyflower-table-winter-own = Ваші зимові плитки: їх бачите лише ви
keyflower-table-winter-title = Які зимові плитки виставите на аукціон?
keyflower-table-winter-how = Хоча б одну; усі вибирають таємно. Ніхто не дізнається, хто що вибрав.
keyflower-table-winter-in = на аукціон
keyflower-table-winter-picked = вибрано: { $count }
keyflower-table-worth = вам зараз дасть { $points }
keyflower-table-gain = Дасть ще { $points }
keyflower-table-gain-alone = із теперішнім селищем: { $points }
keyflower-table-gain-settled-sum = { $after } (з нею) − { $before } (без неї) = { $points }, якби аукціон закінчився зараз
keyflower-table-gain-alone-sum = { $after } − { $before } = { $points } із теперішнім селищем
keyflower-table-gain-about = Робітники, уміння й ресурси щоразу розподіляються наново, тому інші плитки можуть дати менше. Робітники зі ставки не враховуються.
keyflower-table-worth-about = Ваші очки з ним мінус очки без нього, якби гра закінчилася зараз; усе розподіляється наново.

## The Merchants.

keyflower-table-contract-for = Контракт: { $items }
keyflower-table-stack = Стос { $stack }, контрактів: { $count }
keyflower-table-extensions = Лишилося прибудов: { $count }
keyflower-table-exchange = Віддати контракт: { $count }
keyflower-table-about-contract = Наприкінці гри дає { $points } очок, якщо виділити для нього все, що на ньому вказано. У свій хід його можна натомість віддати за один із вказаних на ньому предметів.
keyflower-table-about-extension = Ставиться за символ покращення на вашу покращену плитку. Подвоює надруковані на ній очки; відтоді плиткою можуть скористатися лише робітники кольору прибудови.

## Finding, looking, listing.

keyflower-table-find = Знайти на столі
keyflower-table-find-gold = дає золото
keyflower-table-find-wood = дає дерево
keyflower-table-find-stone = дає камінь
keyflower-table-find-iron = дає залізо
keyflower-table-find-workers = дає робітників
keyflower-table-find-green = дає зелених
keyflower-table-find-skills = дає вміння
keyflower-table-find-transport = перевезення 2+
keyflower-table-find-upgrade = покращує
keyflower-table-look = Обидві сторони плитки
keyflower-table-look-contract = Контракт
keyflower-table-look-extension = Прибудова
keyflower-table-zoom-in = Збільшити
keyflower-table-zoom-out = Зменшити
keyflower-table-zoom-fit = цілком
keyflower-table-large = Власне селище на місці аукціону
keyflower-table-list = Усі плитки
keyflower-table-list-name = Плитка
keyflower-table-list-where = Де
keyflower-table-list-colour = Колір
keyflower-table-list-effect = Що робить
keyflower-table-list-can = Можна

## For screen readers.

keyflower-table-label-market = аукціон
keyflower-table-label-own = ваше селище
keyflower-table-label-village = селище: { $name }
keyflower-table-label-upgraded = покращена
keyflower-table-label-workers =
    { $full ->
        [yes] На ній: { $workers }, цього сезону повна
       *[no] На ній: { $workers }
    }
keyflower-table-label-colour =
    { $colour ->
        [blue] Синя
        [red] Червона
        [yellow] Жовта
       *[green] Зелена
    }
keyflower-table-label-goods = Лежить: { $goods }
keyflower-table-label-use = Можна скористатися: U
keyflower-table-label-bid = Можна зробити ставку: D
keyflower-table-label-payable = Можна покращити зараз

## Points.

keyflower-table-score-now =
    { $points ->
        [one] { $points } очко, якби гра скінчилася зараз
        [few] { $points } очки, якби гра скінчилася зараз
       *[other] { $points } очок, якби гра скінчилася зараз
    }
keyflower-table-score-bounds = { $name }: від { $low } до { $high }
keyflower-table-score-exact = { $name }: { $low }
keyflower-table-score-bounds-about = Від найменшого до найбільшого можливого з тим, що може бути за ширмою; одне число там, де приховане нічого не змінює.
keyflower-table-score-others = Інші, з того, що відомо всім
keyflower-table-settled = якби аукціон закрився зараз
keyflower-table-line-printed = Надруковані очки
keyflower-table-line-extension = прибудова, надруковані очки ще раз
keyflower-table-line-gold = Золото, не зараховане деінде, по 1
keyflower-table-as = як { $kind }
keyflower-table-unused = Не використано:
keyflower-table-unused-why = жодна ваша плитка за них очок не дає
keyflower-table-unused-locked = жодна ваша плитка за них очок не дає; що лежить на складі, зараховується лише там
keyflower-table-winner = переможець
keyflower-table-all-players = Усі гравці
keyflower-table-by-source = Очки за джерелами
keyflower-table-total = усього
keyflower-table-best = Кожен робітник, уміння й ресурс приносить очки один раз. Показано найкращий можливий розподіл.
keyflower-table-why-points = { $name }: звідки { $points }
keyflower-table-flipped = «Перевертач» перевертає: { $tile }.
keyflower-table-purple = Фіолетовий робітник вважається: { $kind }.
keyflower-table-cat-printed = надруковані очки
keyflower-table-cat-stores = склади
keyflower-table-cat-winter = зимові плитки
keyflower-table-cat-boats = човни
keyflower-table-cat-order = порядок ходу
keyflower-table-cat-contracts = контракти, прибудови
keyflower-table-cat-gold = золото

## Keys.

keyflower-table-key-colour = вибрати колір; ще раз: на одного більше
keyflower-table-key-number = кількість робітників
keyflower-table-key-arrows = сусідня плитка в той бік
keyflower-table-key-legal = наступне, що можна вибрати
keyflower-table-key-purpose = скористатися чи зробити ставку
keyflower-table-key-enter = зробити те, що на головній кнопці
keyflower-table-key-back = на крок назад
keyflower-table-key-undo = скасувати
keyflower-table-key-redo = повернути скасоване
keyflower-table-key-pass = пас
keyflower-table-key-turn = повернути плитку під час викладання
keyflower-table-key-inspect = обидві сторони плитки
keyflower-table-key-large = збільшити власне селище
keyflower-table-key-list = усі плитки списком
keyflower-table-key-areas = аукціон, селища, гавань, новини

## The lesson.

keyflower-table-lesson-title = Вчимося грати в Keyflower
keyflower-table-lesson-spring = Весна: ставки й користування
keyflower-table-lesson-summer = Літо: ресурси й покращення
keyflower-table-lesson-winter = Зима: план і підрахунок
keyflower-table-lesson-goal = Упродовж чотирьох сезонів ви будуєте селище. Після зими перемагає той, у кого більше очок. У трьох коротких сценах ви зробите все по одному разу, за справжнім столом. Проти вас грає Robin.
keyflower-table-lesson-market = Цієї весни ці плитки виставлено на аукціон. Зробіть ставку, і влітку плитка може стати вашою; або скористайтеся нею просто зараз, хоч вона ще нічия. Табличка посередині показує, що вона робить, а маленька — скільки коштує покращення.
keyflower-table-lesson-hand = Ваші робітники стоять за ширмою, їхні кольори бачите лише ви. Ними ви робите все: і ставки, і користування плитками. Бліді плитки поруч — ваші зимові: з них видно, що може дати очки наприкінці.
keyflower-table-lesson-bid = Спробуйте аукціон. Виберіть робітників, плитку й що з нею зробити, у будь-якому порядку. Велика кнопка скаже, що станеться.
keyflower-table-lesson-bid-ask = Поставте одного червоного робітника на плитку «Рудокоп».
keyflower-table-lesson-outbid = Robin ставить двох: вас перебили. Нічого не пропало. Фішка з переривчастою лінією ваша: її робітники можуть перейти в інше місце, усі разом, або повернуться додому наприкінці сезону.
keyflower-table-lesson-along = Поставте їх ще раз: виберіть свою перебиту фішку або її групу внизу. Додайте одного червоного робітника й зробіть обома іншу ставку.
keyflower-table-lesson-along-ask = Зробіть ставку на плитку «Золота шахта» перебитим робітником і ще одним червоним.
keyflower-table-lesson-colour = Двоє — і ви попереду. Перші робітники задають колір плитки на сезон: робити ставки й користуватися нею тепер можна лише цим кольором. Чого в інших немає, тим вони не зможуть відповісти.
keyflower-table-lesson-use = Скористатися плиткою можна одразу. Першого разу потрібен один робітник, далі щоразу хоча б на одного більше; усього на плитці не більше шести. Здобуте поза вашим селищем потрапляє на вашу плитку домівки.
keyflower-table-lesson-use-ask = Скористайтеся плиткою «Майстерня» одним робітником і візьміть камінь або залізо.
keyflower-table-lesson-skills = Уміння — круглі знаки: ковадло, кайло, пила. Ними платять за деякі дії й покращення. «Школа» дає одне наосліп: коли його відкрито, хід уже не скасувати.
keyflower-table-lesson-skills-ask = Скористайтеся плиткою «Школа» одним робітником.
keyflower-table-lesson-pass = Robin пасує. Хто спасував, може повернутися, але коли спасують усі поспіль, сезон скінчиться. Робітники за ширмою лишаться у вас.
keyflower-table-lesson-pass-ask = Спасуйте.
keyflower-table-lesson-boat = Весна скінчилася. Виграшні ставки пішли в мішечок; робітники з виграної плитки й з вашого селища дістаються вам. Тепер кожен бере робітників і вміння одного човна. Хто вибирає першим, вирішує плитка порядку ходу.
keyflower-table-lesson-boat-ask = Виберіть човен.
keyflower-table-lesson-place = «Золота шахта» ваша. Виберіть місце поруч із домівкою; натисніть на нього ще раз або на R, щоб повернути плитку. Дорога до дороги, бездоріжжя до бездоріжжя.
keyflower-table-lesson-place-ask = Викладіть плитку «Золота шахта» в селище.
keyflower-table-lesson-village = Ваше селище влітку: домівка й «Золота шахта», між ними дорога, на домівці камінь. Першим ходив суперник: він зробив ставку на плитку порядку ходу.
keyflower-table-lesson-own = Здобуте на своїй плитці лежить на ній самій. А робітник наприкінці сезону повернеться до вас.
keyflower-table-lesson-own-ask = Скористайтеся своєю плиткою «Золота шахта» одним робітником.
keyflower-table-lesson-visit = Можна користуватися й плитками чужих селищ. Здобуте потрапить на вашу домівку. Але робітник лишиться там і дістанеться суперникові.
keyflower-table-lesson-visit-ask = Скористайтеся плиткою «Рудокоп» у селищі суперника одним робітником.
keyflower-table-lesson-price = Деякі плитки мають ціну: «Ярмарок вакансій» бере одне вміння й дає два наосліп. Яке віддати, вирішуєте ви.
keyflower-table-lesson-price-ask = Скористайтеся плиткою «Ярмарок вакансій» одним робітником і віддайте вміння.
keyflower-table-lesson-roads = Домівки перевозять ресурси й покращують. Віз — кількість кроків дорогами, стрілка — кількість покращень. Плата за покращення має лежати на самій плитці; золото замінює будь-який ресурс.
keyflower-table-lesson-home = Годиться будь-яка домівка, і чужа теж; ваша вільна. Вона дає один крок і одне покращення.
keyflower-table-lesson-home-ask = Скористайтеся своєю домівкою одним робітником.
keyflower-table-lesson-move = Покращення «Золотої шахти» коштує камінь і залізо. Її золото замінить одне з них; привезіть друге: виберіть його, потім плитку, або перетягніть.
keyflower-table-lesson-move-ask = Перевезіть камінь або залізо з домівки на «Золоту шахту».
keyflower-table-lesson-upgrade = Тепер уся плата лежить на плитці: ціна стала помаранчевою.
keyflower-table-lesson-upgrade-ask = Покращте «Золоту шахту».
keyflower-table-lesson-homecoming = Тепер вона дає два золота й приносить 3 очки. Наприкінці сезону всі робітники, що стоять у вашому селищі, стануть вашими, хто б їх не поставив. Восени грають так само.
keyflower-table-lesson-last = Осінь скінчилася, у вашому селищі одинадцять золота. Зима — останній сезон: зимовими плитками не користуються, вони дають очки за те, що у вас є.
keyflower-table-lesson-choose = У вас три зимові плитки. Хоча б одна йде на аукціон, і ставку на неї може зробити кожен. З «Ювеліром» кожне золото дає два очки замість одного: для вашого золота це добрий план.
keyflower-table-lesson-choose-ask = Виберіть плитку «Ювелір» і виставте її на аукціон.
keyflower-table-lesson-jeweller = Robin робить ставку на плитку «Учений». Вашому плану потрібен «Ювелір».
keyflower-table-lesson-jeweller-ask = Поставте одного або двох робітників на плитку «Ювелір».
keyflower-table-lesson-order = Плитка порядку ходу дає перший вибір човна й фіолетового робітника, який замінить будь-що одне. У селищі вона приносить по очку за кожну сусідню плитку.
keyflower-table-lesson-order-ask = Поставте одного або двох робітників на плитку порядку ходу.
keyflower-table-lesson-score = Як ваші справи? Над селищем можна перемкнутися з нього на рахунок і назад.
keyflower-table-lesson-score-ask = Відкрийте «рахунок зараз».
keyflower-table-lesson-lines = Тут пояснено кожне очко, так ніби гра закінчилася зараз: надруковані очки, зимові плитки, човни, золото. Те, що можна зарахувати по-різному, рахується там, де дає найбільше.
keyflower-table-lesson-close = Robin пасує, а у вас є все, що потрібно.
keyflower-table-lesson-close-ask = Спасуйте.
keyflower-table-lesson-keep = Узимку самі човни потрапляють у селища й приносять очки. Плитка порядку ходу ваша, тож ви вибираєте першим.
keyflower-table-lesson-keep-ask = Виберіть човен.
keyflower-table-lesson-finish = Викладіть вигране: «Ювеліра», човен і плитку порядку ходу: що більше в неї сусідів, то краще. Потім відкриється підсумок з усіма очками.
keyflower-table-lesson-finish-ask = Викладіть три свої плитки.
keyflower-table-trade-lesson-title = Вчимося грати з «Торговцями»
keyflower-table-trade-lesson-contracts = Контракти й хатини
keyflower-table-trade-lesson-extensions = Прибудови
keyflower-table-trade-lesson-new = «Торговці» додають контракти, хатини й прибудови. Основну гру ви знаєте. Зараз весна, і на плитці «Ліс» ваша ставка попереду.
keyflower-table-trade-lesson-display = Три контракти відкриті, поруч три стоси. Контракт дасть наприкінці 7 очок, якщо у вас є все, що на ньому вказано, і це не зараховано деінде.
keyflower-table-trade-lesson-assayer = Деякі плитки дають контракти. «Пробірник» дає одне з трьох: залізо, камінь або контракт.
keyflower-table-trade-lesson-assayer-ask = Скористайтеся плиткою «Пробірник» одним робітником і візьміть контракт.
keyflower-table-trade-lesson-take = Візьміть відкритий або верхній зі стосу: його побачите лише ви. Для контракту з пилою потрібні пила й два будь-які ресурси.
keyflower-table-trade-lesson-take-ask = Візьміть контракт із пилою.
keyflower-table-trade-lesson-worth = Він лежить за вашою ширмою. Коли у свій хід ви щось вирішуєте, контракт можна віддати за один предмет на ньому, але не за білий знак. Це допомога в потрібну мить замість очок наприкінці.
keyflower-table-trade-lesson-pass = Robin пасує. На цю весну досить.
keyflower-table-trade-lesson-boat = Човни возять ще золото, контракти й хатини. Морська фортеця II привезла хатину: вона стане на вашу домівку.
keyflower-table-trade-lesson-boat-ask = Візьміть човен «Морська фортеця II».
keyflower-table-trade-lesson-place = Плитка «Ліс» ваша.
keyflower-table-trade-lesson-place-ask = Викладіть плитку «Ліс» у селище.
keyflower-table-trade-lesson-cabin = Літо. Хатина на домівці — ще одна стрілка: хто нею користується, має тепер два покращення.
keyflower-table-trade-lesson-exchange = Покращення плитки «Ліс» коштує пилу, і вона є на вашому контракті. Обмін контракту на пилу не забирає ходу.
keyflower-table-trade-lesson-exchange-ask = Обміняйте свій контракт на пилу.
keyflower-table-trade-lesson-home = Тепер домівка з двома стрілками.
keyflower-table-trade-lesson-home-ask = Скористайтеся своєю домівкою одним синім робітником.
keyflower-table-trade-lesson-upgrade = Перша стрілка перевертає «Ліс»: три дерева замість одного й 3 очки.
keyflower-table-trade-lesson-upgrade-ask = Покращте плитку «Ліс».
keyflower-table-trade-lesson-extend = Друга стрілка ставить прибудову на покращену плитку: її надруковані очки подвоюються. Далі сюди можна ставити лише робітників її кольору. Ціну написано на ній.
keyflower-table-trade-lesson-extend-ask = Поставте на «Ліс» синю прибудову за одного синього робітника.
keyflower-table-trade-lesson-second = Для одного з відкритих контрактів потрібні двоє червоних і ще четверо будь-яких робітників. Вони у вас за ширмою.
keyflower-table-trade-lesson-second-ask = Скористайтеся плиткою «Бухгалтер» одним жовтим робітником і візьміть цей контракт.
keyflower-table-trade-lesson-score = Погляньте, що це дає.
keyflower-table-trade-lesson-lines = «Ліс» дає 6 замість 3, контракт — 7. Підходять і дві ваші зимові плитки: «Майстер» дає очки за покращені плитки, «Будівничий» — за прибудови.

## The end of a season.

keyflower-table-end =
    { $season ->
        [spring] Кінець весни
        [summer] Кінець літа
        [autumn] Кінець осені
       *[winter] Кінець зими
    }
keyflower-table-end-unsold = Без ставок: { $tiles }.
keyflower-table-end-bag = Виграшні ставки йдуть у мішечок.
keyflower-table-end-home = Робітники повертаються
keyflower-table-end-bids = зі ставок
keyflower-table-end-village = із селища
keyflower-table-end-boats = Човни
keyflower-table-end-go = Далі
