## Чому позицію відхилено. Ключі пишуться так само, як у самій позиції.

position-line = рядок { $line }: { $detail }

## Спільне для рядків позиції будь-якої гри.

position-stands-twice = «{ $given }» трапляється двічі
position-unknown-clause = «{ $given }» тут невідоме; можна: { $names }
position-not-in-a-clause = «{ $given }» тут невідоме; кожна частина пишеться після крапки з комою
position-nothing-behind = після «{ $word }» нічого не пишуть
position-other-game = «{ $given }» — не гра «{ $game }»
position-other-players = гравців у позиції: { $given }, а в грі: { $players }
position-other-version = позицію записано за версією правил { $given }, а тут версія { $version }
position-no-number = «{ $given }» — не число від { $low } до { $high }
position-none-of = «{ $given }» не підходить; можна: { $names }
position-no-counts = «{ $given }» — не перелік чисел і видів, наприклад: 2 red 1 blue
position-too-long = знаків у позиції може бути не більше ніж { $most }
position-unknown-line = жоден рядок не починається з «{ $given }»; можна: { $names }
position-takes = рядок «{ $word }» пишуть так: { $word } { $what }
position-takes-one-word = після «{ $word }» пишуть одне слово
position-line-form = цей рядок пишуть так: { $form }
position-stands-upon = «{ $name }» іде після «{ $wanted }»
position-stands-first = «{ $name }» іде першим
position-line-before = перед «{ $name }» у рядку вище має стояти: { $wanted }
position-asked-of-nobody = питання «{ $name }» не поставлено нікому або поставлено занадто багатьом
position-no-answer = місцю { $at } нема чого відповісти на питання «{ $name }»
position-no-question = питання може бути таким: { $names }
position-not-the-turn = зараз не хід місця { $at }
position-game-over = гру закінчено: нікого ні про що не питають
position-other-scores = за такого кінця гри очки такі: over { $points }
position-needs-scores = після «over» пишуть очки кожного місця, чисел: { $count }
position-only-once = { $piece } є лише в одному примірнику
position-more-than-the-box = { $piece }: на столі { $given }, а в коробці всього { $most }

## Keyflower: плитки й селища.

position-no-tile = немає плитки «{ $given }»
position-no-cell = «{ $given }» — не клітинка на зразок 1,-1
position-no-upgrade = плитку { $tile } не можна покращити
position-home-first = селище починається з домівки на клітинці 0,0
position-one-home = у селищі одна домівка
position-tile-later = плитка { $tile } входить у гру пізніше
position-cell-taken = там уже лежить { $tile }
position-touches-nothing = плитка { $tile } не торкається селища
position-edges-differ = сторони плитки { $tile } не збігаються із сусідніми
position-other-season = плитка { $tile } не цього сезону ({ $season })
position-too-many-in-market = за такої кількості гравців ({ $players }) плиток на аукціоні не більше ніж { $most }
position-too-many-of-season = за такої кількості гравців ({ $players }) плиток сезону { $season } у грі не більше ніж { $most }
position-not-used-with = { $tile } не використовується за такої кількості гравців ({ $players })
position-market-none = «market none» означає, що плиток на аукціоні немає
position-no-season = сезон може бути таким: { $names }
position-ends-after-winter = гра закінчується після зими
position-joins-in-winter = { $tile } потрапляє до селища лише наприкінці зими
position-not-won = плитку { $tile } не виграно цього сезону
position-not-to-be-placed = плитку { $tile } класти не треба
position-not-placed-now = зараз плиток не викладають, а деякі на це чекають
position-placed-by-now = гру закінчено: усі плитки вже викладено
position-asked-to-place = місце { $at } питають про викладання тоді й лише тоді, коли є що викласти

## Ставки, користування і кольори.

position-equal-bids = дві ставки рівні, а кожна має перевищувати інші
position-bids-in-a-village = на плитки в селищах ставок не роблять
position-goods-outside = ресурси лежать лише на плитках селищ
position-tile-full = на плитці може бути робітників не більше ніж { $most }
position-no-use = плиткою { $tile } не можна скористатися
position-not-after-last-use = робітників там не може бути { $count }, якщо востаннє поставили { $last }
position-no-lying-bid = місце { $at } не може робити там лежачої ставки
position-bid-stands = коли там немає інших ставок і робітників, ставка стоїть
position-colour-of-nobody = там немає робітника цього кольору, що стоїть: { $colour }
position-two-colours = плитка має один колір, а тут: { $colours }
position-colour-unclear = колір плитки неясний: напишіть його, наприклад «colour red»
position-lying-colour = лежача ставка буває лише іншого кольору, ніж сині, червоні чи жовті робітники, що там стоять
position-no-bid = «{ $given }» — не ставка на зразок: SEAT NUMBER COLOUR [lying]
position-second-bid = місце { $at } має більше ніж одну ставку на цю плитку
position-empty-bid = у ставці принаймні один робітник
position-not-cleared-bids = ставки є, а ходів зараз не роблять
position-not-cleared-market = на аукціоні є плитки, а ходів зараз не роблять
position-not-cleared-workers = на плитках є робітники, а ходів зараз не роблять
position-not-that-turn = зараз не хід цього місця
position-acted = «acted» — це 0 або 1
position-no-choice-open = плиткою { $tile } ніхто не скористався, або вона не дає вибору
position-not-used = плиткою { $tile } ніхто не скористався
position-too-much-transport = плитка { $tile } не дає стільки перевезень
position-too-many-upgrades = плитка { $tile } не дає стільки покращень
position-no-group-there = жодної групи не можна поставити на плитку { $tile }
position-foreign-bid = до групи йдуть цілі перебиті ставки того самого гравця
position-joined-to-itself = до ставки додають робітників, із самою собою її не з’єднують
position-too-few-workers = за ширмою немає стільки робітників
position-not-mixed = за кольорами складають лише мішану групу
position-group-colours = усі робітники групи одного кольору
position-no-upgrade-left = покращень не лишилося
position-not-own-upgrade = { $tile } — не плитка цього гравця, яку можна покращити
position-no-group-to-use = жодна група не збирається скористатися плиткою { $tile }
position-group-cannot-use = така група не може скористатися плиткою { $tile }

## Човни, зимові плитки, запаси.

position-one-boat-each = місце { $at } бере рівно один човен
position-not-boarded = човен { $boat } вибрало не місце { $at }
position-boat-to-place = місце { $at } взяло човен { $boat } і має його викласти
position-boats-after-winter = наприкінці зими човни потрапляють до селища або до коробки
position-orders-after-winter = наприкінці зими плитки порядку ходу потрапляють до селища або до коробки
position-boat-load = у сезоні { $season } на човні { $boat } не більше: робітників { $workers }, умінь { $skills }
position-boat-empty = на човні { $boat } зараз нічого немає
position-winter-no-load = узимку нічого не завантажують
position-nobody-waits = зараз ніхто не чекає на човен
position-no-boat-chosen = зараз човна не вибирають
position-queue-and-moored = кожен у черзі бере один із човнів біля причалу
position-first-of-the-queue = про човен питають першого в черзі
position-has-a-boat = місце { $at } вже взяло човен
position-same-boat = два місця вибрали один човен
position-no-such-boat = човна номер { $boat } ніхто не вибирав
position-waits-or-boarded = місце { $at } або чекає на човен, або вже вибрало його
position-not-moored = човен { $boat } уже вибрано, і він більше не біля причалу
position-winter-boats-later = зимові човни ще не вибрано
position-same-boat-turn = два місця вибрали човен у ту саму чергу
position-boat-turns = місць, що вибрали човен, { $count }, а не { $given }
position-say-boat-turn = хто не в черзі, вже вибрав човен: вкажіть для нього «boat_turn»
position-all-boat-turns = човен вибрали всі: вкажіть «boat_turn» для кожного місця або для жодного
position-winter-chosen = зимові плитки вже вибрано, решта в коробці
position-winter-missing = місце { $at } повинно мати зимові плитки, щоб вибрати одну чи більше
position-winter-choice-time = зимові плитки вибирають на початку зими
position-winter-open = не всі вибрали зимові плитки
position-winter-once = місце { $at } вибирає одну чи більше зимових плиток, один раз
position-winter-dealt = кожному гравцеві роздають зимових плиток: { $count }
position-winter-only = роздають лише зимові плитки
position-not-dealt = плитки { $tile } немає серед розданих зимових
position-workers-seen = побачених робітників указано більше, ніж їх є
position-known-form = після «known» пишуть числа, по одному на кожен набір видів, усього { $count }
position-skills-known = відомих умінь указано більше, ніж їх є
position-skills-disagree = указане про вміння не сходиться
position-not-left-for-it = { $name }: { $piece } в коробці лишилося { $there }, а не { $given }

## «Торговці».

position-no-such-contract = немає контракту «{ $given }»
position-no-such-extension = немає прибудови «{ $given }»
position-no-boat-in-play = човна «{ $given }» немає у грі
position-too-many-cabins = разом із цими хатин { $given }, а в коробці їх { $most }
position-stacks = стосів { $count }, між ними пишуть /
position-shuffled-form = після «shuffled» пишуть числа, по одному на контракт, усього { $count }
position-in-the-shuffle = контракт { $contract } лежить у стосі, отже, був перемішаний останнім
position-display-form = відкритих контрактів { $count }; { $empty } — порожнє місце
position-not-behind-screen = контракту { $contract } немає за цією ширмою
position-extension-place = прибудова стоїть на покращеній плитці селища, де немає іншої прибудови
position-extension-colour = робітники на плитці іншого кольору
position-empty-place = одне місце порожнє, а в стосах є контракти
position-hold-load = у сезоні { $season } на човні { $boat } не більше ніж { $most } { $piece }, а не { $given }
position-hold-taken = вантаж човна { $boat } вже забрали
position-too-many-contracts = плитка { $tile } не дає стільки контрактів
position-extension-of-supply = прибудову із запасу ставлять на власну покращену плитку, де її ще немає
position-extension-unfit = прибудову { $extension } не можна поставити на плитку { $tile }
position-replaced-boat = човен вибирають замість того, чий вантаж узяли восени

## Артифіціум.

position-market-time = карти на ринку лежать лише до викладання карт
position-market-size = відкривають карт: { $count }
position-rounds = раунди рахують від 1 до { $most }
position-last-round = гра закінчується після раунду { $most }
position-too-much-given-up = скинути чи продати вказано більше, ніж є
position-giving-up-time = карти скидають і ресурси продають наприкінці раунду
position-passed-outside-market = пасують і міняють карти лише на ринку карт
position-out-too-early = до викладання карт ніхто не виходить із раунду
position-applied-too-long = застосовані карти лежать лише до кінця раунду
position-laid-time = карта лежить там, лише поки всі викладають і поки її не розіграють
position-out-lays-nothing = хто вийшов із раунду, карт не викладає
position-no-card-to-lay = місцю { $at } нема чого викласти, отже, воно поза раундом
position-all-lay = хто в раунді й не виклав карти, того про неї питають
position-round-empty = у раунді більше нікого немає
position-not-the-card = зараз не черга карти { $card } місця { $at }
position-card-over = черга карти { $card } минула: вона не може там лежати
position-no-card-laid = місце { $at } не виклало карти
position-card-asks-otherwise = карта { $card } про це не питає
position-no-such-building = місце { $at } не застосовувало будівлі з такою властивістю
position-mage-discards = скидають карт: { $count }
position-one-list = після «{ $word }» і крапки з комою пишуть один перелік карт
position-too-few-cards = місце { $at } не має стільки карт { $card }
position-one-observer = після «unseen» пишуть одного спостерігача
position-deck-impossible = карт { $card } у колоді більше, ніж вважається можливим
position-only-so-many-cards = карт { $card } всього { $most }
position-more-than-all-think = місце { $at } вважає можливим більше карт { $card }, ніж усі разом
position-own-hand-known = про власну руку пишуть те, що про неї знають усі
position-cannot-pay = місцю { $at } нема чим заплатити за карту { $card }
position-no-phase = гру закінчено: фази більше немає
position-left-for-the-deck = карт { $card } для колоди лишилося { $there }, а не { $given }
position-not-so-often = карт { $card } у колоді не стільки
