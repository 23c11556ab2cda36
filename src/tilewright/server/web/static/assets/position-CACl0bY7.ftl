## Почему позиция отклонена. Ключи пишутся так же, как в самой позиции.

position-line = строка { $line }: { $detail }

## Общее для строк позиции любой игры.

position-stands-twice = «{ $given }» встречается дважды
position-unknown-clause = «{ $given }» здесь неизвестно; возможно: { $names }
position-not-in-a-clause = «{ $given }» здесь неизвестно; каждая часть пишется после точки с запятой
position-nothing-behind = после «{ $word }» ничего не пишется
position-other-game = «{ $given }» — не игра «{ $game }»
position-other-players = игроков в позиции: { $given }, а в игре: { $players }
position-other-version = позиция записана по версии правил { $given }, а здесь версия { $version }
position-no-number = «{ $given }» — не число от { $low } до { $high }
position-none-of = «{ $given }» не подходит; возможно: { $names }
position-no-counts = «{ $given }» — не перечень чисел и видов, например: 2 red 1 blue
position-too-long = знаков в позиции может быть не больше { $most }
position-unknown-line = ни одна строка не начинается с «{ $given }»; возможно: { $names }
position-takes = строка «{ $word }» пишется так: { $word } { $what }
position-takes-one-word = после «{ $word }» пишется одно слово
position-line-form = эта строка пишется так: { $form }
position-stands-upon = «{ $name }» идёт после «{ $wanted }»
position-stands-first = «{ $name }» идёт первым
position-line-before = перед «{ $name }» в строке выше должно стоять: { $wanted }
position-asked-of-nobody = вопрос «{ $name }» не задан никому или задан слишком многим
position-no-answer = месту { $at } нечего ответить на вопрос «{ $name }»
position-no-question = вопрос может быть таким: { $names }
position-not-the-turn = сейчас не ход места { $at }
position-game-over = игра окончена: никого ни о чём не спрашивают
position-other-scores = при таком конце игры очки такие: over { $points }
position-needs-scores = после «over» пишутся очки каждого места, чисел: { $count }
position-only-once = { $piece } есть только в одном экземпляре
position-more-than-the-box = { $piece }: на столе { $given }, а в коробке всего { $most }

## Keyflower: участки и деревни.

position-no-tile = нет участка «{ $given }»
position-no-cell = «{ $given }» — не клетка вида 1,-1
position-no-upgrade = участок { $tile } нельзя улучшить
position-home-first = деревня начинается с дома на клетке 0,0
position-one-home = в деревне один дом
position-tile-later = участок { $tile } входит в игру позже
position-cell-taken = там уже лежит { $tile }
position-touches-nothing = участок { $tile } не касается деревни
position-edges-differ = стороны участка { $tile } не совпадают с соседними
position-other-season = участок { $tile } не этого сезона ({ $season })
position-too-many-in-market = при таком числе игроков ({ $players }) участков на торгах не больше { $most }
position-too-many-of-season = при таком числе игроков ({ $players }) участков сезона { $season } в игре не больше { $most }
position-not-used-with = { $tile } не участвует при таком числе игроков ({ $players })
position-market-none = «market none» значит, что участков на торгах нет
position-no-season = сезон может быть таким: { $names }
position-ends-after-winter = игра кончается после зимы
position-joins-in-winter = { $tile } попадает в деревню только в конце зимы
position-not-won = участок { $tile } не выигран в этом сезоне
position-not-to-be-placed = участок { $tile } класть не нужно
position-not-placed-now = сейчас участки не выкладывают, а некоторые ждут этого
position-placed-by-now = игра окончена: все участки уже выложены
position-asked-to-place = место { $at } спрашивают о выкладывании тогда и только тогда, когда есть что выложить

## Ставки, использования и цвета.

position-equal-bids = две ставки равны, а каждая должна превышать другие
position-bids-in-a-village = на участки в деревнях ставок не делают
position-goods-outside = ресурсы лежат только на участках деревень
position-tile-full = на участке может быть рабочих не больше { $most }
position-no-use = участок { $tile } нельзя использовать
position-not-after-last-use = рабочих там не может быть { $count }, если в последний раз поставили { $last }
position-no-lying-bid = место { $at } не может делать там ставку лёжа
position-bid-stands = когда там нет других ставок и рабочих, ставка стоит
position-colour-of-nobody = там нет стоящего рабочего этого цвета: { $colour }
position-two-colours = у участка один цвет, а здесь: { $colours }
position-colour-unclear = цвет участка неясен: напишите его, например «colour red»
position-lying-colour = лёжа делают ставку только другого цвета, чем стоящие там синие, красные или жёлтые рабочие
position-no-bid = «{ $given }» — не ставка вида: SEAT NUMBER COLOUR [lying]
position-second-bid = у места { $at } больше одной ставки на этот участок
position-empty-bid = в ставке хотя бы один рабочий
position-not-cleared-bids = ставки есть, а ходов сейчас не делают
position-not-cleared-market = на торгах есть участки, а ходов сейчас не делают
position-not-cleared-workers = на участках есть рабочие, а ходов сейчас не делают
position-not-that-turn = сейчас не ход этого места
position-acted = «acted» — это 0 или 1
position-no-choice-open = участок { $tile } никто не использовал, или он не даёт выбора
position-not-used = участок { $tile } никто не использовал
position-too-much-transport = участок { $tile } не даёт столько перевозок
position-too-many-upgrades = участок { $tile } не даёт столько улучшений
position-no-group-there = ни одну группу нельзя поставить на участок { $tile }
position-foreign-bid = в группу идут целые перебитые ставки того же игрока
position-joined-to-itself = к ставке добавляют рабочих, с самой собой её не соединяют
position-too-few-workers = за ширмой нет столько рабочих
position-not-mixed = по цветам составляют только смешанную группу
position-group-colours = все рабочие группы одного цвета
position-no-upgrade-left = улучшений не осталось
position-not-own-upgrade = { $tile } — не участок этого игрока, который можно улучшить
position-no-group-to-use = ни одна группа не собирается использовать участок { $tile }
position-group-cannot-use = такая группа не может использовать участок { $tile }

## Корабли, зимние участки, запасы.

position-one-boat-each = место { $at } берёт ровно один корабль
position-not-boarded = корабль { $boat } выбрало не место { $at }
position-boat-to-place = место { $at } взяло корабль { $boat } и должно его выложить
position-boats-after-winter = в конце зимы корабли попадают в деревню или в коробку
position-orders-after-winter = в конце зимы участки порядка хода попадают в деревню или в коробку
position-boat-load = в сезоне { $season } на корабле { $boat } не больше: рабочих { $workers }, инструментов { $skills }
position-boat-empty = на корабле { $boat } сейчас ничего нет
position-winter-no-load = зимой ничего не загружают
position-nobody-waits = сейчас никто не ждёт корабля
position-no-boat-chosen = сейчас корабль не выбирают
position-queue-and-moored = каждый в очереди берёт один из кораблей у причала
position-first-of-the-queue = о корабле спрашивают первого в очереди
position-has-a-boat = место { $at } уже взяло корабль
position-same-boat = два места выбрали один корабль
position-no-such-boat = корабль номер { $boat } никто не выбирал
position-waits-or-boarded = место { $at } либо ждёт корабля, либо уже выбрало его
position-not-moored = корабль { $boat } уже выбран и больше не у причала
position-winter-boats-later = зимние корабли ещё не выбраны
position-same-boat-turn = два места выбрали корабль в один и тот же черёд
position-boat-turns = мест, выбравших корабль, { $count }, а не { $given }
position-say-boat-turn = кто не в очереди, уже выбрал корабль: укажите для него «boat_turn»
position-all-boat-turns = корабль выбрали все: укажите «boat_turn» для каждого места или ни для одного
position-winter-chosen = зимние участки уже выбраны, остальные в коробке
position-winter-missing = у места { $at } должны быть зимние участки, чтобы выбрать один или больше
position-winter-choice-time = зимние участки выбирают в начале зимы
position-winter-open = не все выбрали зимние участки
position-winter-once = место { $at } выбирает один или больше зимних участков, один раз
position-winter-dealt = каждому игроку раздают зимних участков: { $count }
position-winter-only = раздают только зимние участки
position-not-dealt = участка { $tile } нет среди розданных зимних
position-workers-seen = увиденных рабочих указано больше, чем их есть
position-known-form = после «known» пишутся числа, по одному на каждый набор видов, всего { $count }
position-skills-known = известных инструментов указано больше, чем их есть
position-skills-disagree = указанное об инструментах не сходится
position-not-left-for-it = { $name }: { $piece } в коробке осталось { $there }, а не { $given }

## «Торговцы».

position-no-such-contract = нет договора «{ $given }»
position-no-such-extension = нет пристройки «{ $given }»
position-no-boat-in-play = корабля «{ $given }» нет в игре
position-too-many-cabins = вместе с этими хижин { $given }, а в коробке их { $most }
position-stacks = стопок { $count }, между ними пишется /
position-shuffled-form = после «shuffled» пишутся числа, по одному на договор, всего { $count }
position-in-the-shuffle = договор { $contract } лежит в стопке, значит, участвовал в последнем перемешивании
position-display-form = открытых договоров { $count }; { $empty } — пустое место
position-not-behind-screen = договора { $contract } нет за этой ширмой
position-extension-place = пристройка стоит на улучшенном участке деревни, где нет другой пристройки
position-extension-colour = рабочие на участке другого цвета
position-empty-place = одно место пусто, а в стопках есть договоры
position-hold-load = в сезоне { $season } на корабле { $boat } не больше { $most } { $piece }, а указано { $given }
position-hold-taken = груз корабля { $boat } уже забрали
position-too-many-contracts = участок { $tile } не даёт столько договоров
position-extension-of-supply = пристройку из запаса ставят на свой улучшенный участок, где её ещё нет
position-extension-unfit = пристройку { $extension } нельзя поставить на участок { $tile }
position-replaced-boat = корабль выбирают взамен того, чей груз взяли осенью

## Артифициум.

position-market-time = карты на рынке лежат только до выкладывания карт
position-market-size = открывают карт: { $count }
position-rounds = раунды считаются от 1 до { $most }
position-last-round = игра кончается после раунда { $most }
position-too-much-given-up = указано сбросить или продать больше, чем есть
position-giving-up-time = карты сбрасывают и ресурсы продают в конце раунда
position-passed-outside-market = пасуют и меняют карты только на рынке карт
position-out-too-early = до выкладывания карт никто не выходит из раунда
position-applied-too-long = применённые карты лежат только до конца раунда
position-laid-time = карта лежит там, только пока все выкладывают и пока её не разыграют
position-out-lays-nothing = кто вышел из раунда, карт не выкладывает
position-no-card-to-lay = месту { $at } нечего выложить, значит, оно вне раунда
position-all-lay = кто в раунде и ещё не выложил карту, того спрашивают о ней
position-round-empty = в раунде больше никого нет
position-not-the-card = сейчас не очередь карты { $card } места { $at }
position-card-over = очередь карты { $card } прошла: она не может там лежать
position-no-card-laid = место { $at } не выложило карту
position-card-asks-otherwise = карта { $card } об этом не спрашивает
position-no-such-building = место { $at } не применяло здания с таким свойством
position-mage-discards = сбрасывают карт: { $count }
position-one-list = после «{ $word }» и точки с запятой пишется один перечень карт
position-too-few-cards = у места { $at } нет столько карт { $card }
position-one-observer = после «unseen» пишется один наблюдатель
position-deck-impossible = карт { $card } в колоде больше, чем считается возможным
position-only-so-many-cards = карт { $card } всего { $most }
position-more-than-all-think = место { $at } считает возможным больше карт { $card }, чем все вместе
position-own-hand-known = о собственной руке пишут то, что о ней знают все
position-cannot-pay = месту { $at } нечем заплатить за карту { $card }
position-no-phase = игра окончена: фазы больше нет
position-left-for-the-deck = карт { $card } для колоды осталось { $there }, а не { $given }
position-not-so-often = карт { $card } в колоде не столько
