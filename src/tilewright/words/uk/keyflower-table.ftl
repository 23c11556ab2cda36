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
keyflower-table-news-placed =
    { $who ->
        [you] Ви кладете плитку «{ $tile }».
       *[other] { $name } кладе плитку «{ $tile }».
    }
keyflower-table-hint-place =
    { $roads-count ->
        [0] Покласти плитку «{ $tile }» поруч: { $beside }
       *[other] Покласти плитку «{ $tile }» поруч: { $beside }; дорога: { $roads }
    }
keyflower-table-dock = Ваш хід і те, що за вашою ширмою
keyflower-table-areas = Частини столу
keyflower-table-seasons = Пори року
keyflower-table-market-empty = Зараз на аукціоні немає плиток.
keyflower-table-won = Виграно цього сезону. Плитки кладуть після того, як розібрано човни.
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
        [few] { $count } робітники у мішечку
       *[other] { $count } робітників у мішечку
    }
keyflower-table-stock-green = лишилося зелених робітників: { $count }
keyflower-table-stock-skills = лишилося умінь: { $count }

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
                [you] Ваша ставка: { $workers }, перебита, може піти
               *[other] { $name }: { $workers }, ставку перебито, може піти
            }
    }
keyflower-table-join = Взяти цю перебиту ставку з собою
keyflower-table-bid-over = більше, ніж { $count } ({ $name })
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
keyflower-table-turn-joined = Іде з вами: перебита ставка ({ $tiles }).
keyflower-table-pick-bid = візьміть із собою перебиту ставку
keyflower-table-pick-least =
    { $count ->
        [0] виберіть робітників
        [1] виберіть робітників
       *[other] виберіть робітників: не менше { $count }
    }
keyflower-table-pick-add = ваші { $own } + не менше { $count }
keyflower-table-choose-deed = Тут можна і те, і те. Виберіть одну з двох карток.
keyflower-table-idle-haul = нема чого перевозити й покращувати: робітник лише займе плитку
keyflower-table-idle-supply = того, що вона дає, не лишилося: робітник лише займе плитку
keyflower-table-idle = Це нічого не дасть: робітники лише займуть плитку.
keyflower-table-more = Цих і ще інших кольорів
keyflower-table-picked = вибрано: { $count }
keyflower-table-colour-now =
    { $colour ->
        [blue] синій цього сезону
        [red] червоний цього сезону
        [yellow] жовтий цього сезону
       *[green] зелений цього сезону
    }
keyflower-table-do-pick = Виберіть плитку
keyflower-table-do-choose = Скористатися чи ставити?
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
        [one] Виставити { $count } плитку
        [few] Виставити { $count } плитки
       *[other] Виставити { $count } плиток
    }
keyflower-table-do-board = Взяти цей човен
keyflower-table-do-take = Взяти
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
keyflower-table-trouble-changed = Стіл за цей час змінився.
keyflower-table-trouble-safe = Зроблене раніше лишилося.

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
keyflower-table-reveal-after = Це не можна буде скасувати.

## Small questions within a turn.

keyflower-table-ask-price = { $tile }: чим платите?
keyflower-table-ask-gift = { $tile }: що берете?
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
keyflower-table-in-winter = Взимку: { $effect }

## Transport and upgrade.

keyflower-table-haul-title = Перевезення й покращення
keyflower-table-haul-how = Перетягніть ресурс дорогами або клацніть його, потім обведену плитку. Клацання на плитці з помаранчевою ціною покращує її.
keyflower-table-haul-to = Куди веземо ({ $good })? Клацніть обведену плитку.
keyflower-table-haul-over = Більше нема чого перевозити й покращувати
keyflower-table-haul-good = Везти з плитки «{ $tile }»: { $good }
keyflower-table-haul-near =
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
        [one] Підходить { $count } місце. Клацніть його.
        [few] Підходять { $count } місця. Клацніть одне з них.
       *[other] Підходить { $count } місць. Клацніть одне з них.
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
keyflower-table-gain-alone = із селищем як зараз: { $points }
keyflower-table-gain-settled-sum = { $after } (з нею) − { $before } (без неї) = { $points }, якби аукціон закінчився зараз
keyflower-table-gain-alone-sum = { $after } − { $before } = { $points } із селищем, як зараз
keyflower-table-gain-about = Робітники, уміння й ресурси щоразу розподіляються наново, тому інші плитки можуть дати менше. Робітники зі ставки не враховуються.
keyflower-table-worth-about = Ваші очки з нею мінус очки без неї, якби гра закінчилася зараз; усе розподіляється наново.

## The Merchants.

keyflower-table-contract-for = Контракт: { $items }
keyflower-table-stack = Стос { $stack }, контрактів: { $count }
keyflower-table-extensions = Лишилося прибудов: { $count }
keyflower-table-exchange = Віддати контракт: { $count }
keyflower-table-about-contract = Наприкінці гри дає { $points } очок, якщо все вказане на ньому віднесено до нього. У свій хід його можна натомість віддати за один із вказаних на ньому предметів.
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
        [yes] На ній: { $workers }, цього сезону зайнята
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
keyflower-table-line-gold = Золото, не зараховане більше ніде, по 1
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
keyflower-table-purple = Фіолетовий робітник вважається так: { $kind }.
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
keyflower-table-key-deed = скористатися чи зробити ставку
keyflower-table-key-enter = зробити те, що на головній кнопці
keyflower-table-key-back = на крок назад
keyflower-table-key-undo = скасувати
keyflower-table-key-redo = повернути скасоване
keyflower-table-key-pass = пас
keyflower-table-key-turn = повернути плитку під час викладання
keyflower-table-key-inspect = обидві сторони плитки
keyflower-table-key-large = власне селище великим
keyflower-table-key-list = усі плитки списком
keyflower-table-key-areas = аукціон, селища, гавань, новини

## The lesson.

keyflower-table-lesson-title = Перший сезон
keyflower-table-lesson-goal = Ви будуєте селище чотири сезони. Після зими перемагає той, у кого більше очок: за покращені плитки, зимові плитки, човни й золото. Тут ви зіграєте весну проти мирного бота; усе по-справжньому, і все можна скасувати, поки нічого не відкрито.
keyflower-table-lesson-market = Ці плитки навесні на аукціоні. На плитку можна зробити ставку, щоб з літа вона стала вашою, або скористатися нею просто зараз, хоч вона ще нічия. Табличка посередині каже, що вона робить, рядок під нею — скільки коштує покращення.
keyflower-table-lesson-hand = За вашою ширмою стоять робітники. Ними ви робите ставки й користуєтеся плитками. Їхні кольори бачите лише ви. Клацання на групі робітників вибирає колір, ще одне — на одного більше. Бліді плитки поруч — ваші зимові: узимку ви вирішите, які з них підуть на аукціон, тож з них видно, що може дати очки.
keyflower-table-lesson-bid = Зробіть ставку на «Золоту шахту»: клацніть унизу групу своїх робітників, потім плитку, виберіть «Ставка» й натисніть велику кнопку.
keyflower-table-lesson-colour = Перший робітник біля плитки задає її колір на сезон: далі робити ставки й користуватися плиткою можна лише тим самим кольором. Колір — зброя: чого в інших немає, тим вони не зможуть відповісти.
keyflower-table-lesson-use = Коли знову ваш хід, скористайтеся плиткою, наприклад «Майстернею»: виберіть колір, клацніть плитку, виберіть «Скористатися», потім те, що берете. Перше користування потребує одного робітника, кожне наступне — хоча б на одного більше за попереднє; усього на плитці не більше шести робітників.
keyflower-table-lesson-goods = Здобуте поза вашим селищем потрапляє на вашу плитку домівки. Здобуте на своїй плитці лежить на ній. Ресурсами платять за покращення, і лежати вони мають на самій плитці, яку покращуєте.
keyflower-table-lesson-haul = Домівка перевозить ресурси дорогами й покращує: віз — кількість кроків, стрілка — кількість покращень. Годиться будь-яка домівка, і чужа теж. Усі робітники, що стоять у вашому селищі наприкінці сезону, стануть вашими, хто б їх не поставив.
keyflower-table-lesson-outbid = Якщо вас перебили, ставка не пропала: її робітники можуть піти в інше місце однією групою або повернуться наприкінці. Це видно з переривчастої лінії навколо фішки; клацніть її, щоб узяти групу з собою.
keyflower-table-lesson-harbour = Наприкінці сезону кожен бере човен з новими робітниками й уміннями: це круглі знаки, їх потребують деякі плитки. Хто вибирає першим, вирішує плитка порядку ходу; на неї теж можна зробити ставку. Сніжинка показує, що човен дасть узимку.
keyflower-table-lesson-on = Грайте далі, як хочете. Пасуйте, коли ходити немає сенсу; повернутися можна, поки не спасували всі поспіль. Тоді весна скінчиться.
keyflower-table-lesson-boat = Весна скінчилася. Перебиті ставки повернулися, виграшні пішли в мішечок; виграні плитки ви отримаєте одразу після цього. Спершу виберіть човен: його робітники й уміння — ваші.
keyflower-table-lesson-place = Викладіть виграні плитки в селище: клацніть місце, поверніть плитку клавішею R або ще одним клацанням, потім натисніть велику кнопку. Дорога до дороги, бездоріжжя до бездоріжжя. Дорогами до домівки повезете ресурси.
keyflower-table-lesson-end = Починається літо, і далі все так само. Затримайтеся на плитці, щоб побачити обидві сторони; лампочка вгорі спитає поради в бота; у книзі всі правила. Успіхів вашому селищу!

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
