# Стол «Artificium» в браузере.

## Части стола.

artificium-table-areas = Части стола
artificium-table-tab-table = Стол
artificium-table-tab-boards = Планшеты
artificium-table-tab-plan = План
artificium-table-tab-news = Новости
artificium-table-boards = Планшеты всех игроков
artificium-table-track = Счётчик очков
artificium-table-behind = позади: { $names }
artificium-table-stage = Этот шаг раунда
artificium-table-acts = Ваш ход
artificium-table-news = С вашего последнего хода
artificium-table-news-watching = Что произошло
artificium-table-news-none = Пока ничего.
artificium-table-rounds = Раунды
artificium-table-round = Раунд { $round }
artificium-table-phase-market = Рынок карт
artificium-table-phase-lay = Карты выкладывают
artificium-table-phase-resolve = Карты разыгрываются
artificium-table-phase-closing = Конец раунда
artificium-table-phase-over = Игра окончена
artificium-table-deck = колода { $count }
artificium-table-discards = сброс { $count }

## Игроки.

artificium-table-player = { $name }: очки { $points }, монеты { $coins }, карт в руке { $hand }
artificium-table-first = Первый игрок: начинает обмен и розыгрыш карт
artificium-table-passed = пас
artificium-table-out = вне раунда
artificium-table-in-hand =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[other] { $count } карт в руке
    }
artificium-table-known = В этой руке вы видели: { $cards }
artificium-table-applied = Разыграно: { $card }
artificium-table-no-goods = нет ресурсов
artificium-table-tree = Ресурсы: { $goods }. Ваши карты: { $cards }
artificium-table-figure-knight = Рыцарь
artificium-table-figure-mage = Маг

## Рынок карт.

artificium-table-swap-free = первый обмен бесплатный
artificium-table-swap-costs = ещё один обмен: { artificium-coins }
artificium-table-market-hint = выберите одну из этих карт и одну свою
artificium-table-have-passed = спасовали:
artificium-table-can-take = Можно взять
artificium-table-redraw = Новая рука
artificium-table-pass = Пас
artificium-table-do-pick-swap = Выберите свою карту и карту рынка
artificium-table-do-swap =
    { $coins ->
        [0] Обменять «{ $gave }» на «{ $took }»
       *[other] Обменять «{ $gave }» на «{ $took }»: { artificium-coins }
    }
artificium-table-do-redraw = Сбросить всю руку и взять пять карт

## Выкладывание и розыгрыш.

artificium-table-laying = Все тайно выкладывают по карте
artificium-table-resolving = Карты этого шага
artificium-table-order = сначала действия, потом здания, по часовой стрелке от игрока
artificium-table-last-step = Предыдущий шаг
artificium-table-waits-for = Ждём: { $names }
artificium-table-face-down = карта рубашкой вверх
artificium-table-laid = выложена
artificium-table-choosing = выбирает
artificium-table-now = сейчас
artificium-table-later = потом
artificium-table-out-round = вне раунда
artificium-table-ready = готово
artificium-table-was-applied = разыграна
artificium-table-was-discarded = сброшена
artificium-table-was-withdrew = вернулась в руку
artificium-table-do-pick-lay = Выберите карту
artificium-table-do-lay = Выложить «{ $card }» рубашкой вверх
artificium-table-apply = Применить
artificium-table-apply-text = торговля с банком, оплата, ресурсы и очки
artificium-table-discard = Сбросить
artificium-table-discard-text = карты больше нет, вы остаётесь в раунде
artificium-table-withdraw = Вернуть
artificium-table-withdraw-text = карта вернётся в руку, вы выходите из раунда
artificium-table-do-pick = Выберите
artificium-table-do-apply = Применить: { $made }, { artificium-points }
artificium-table-do-apply-card = Применить «{ $card }»
artificium-table-do-buy-apply = Купить и применить: { $goods } ({ artificium-coins })
artificium-table-do-trade-apply =
    { $trade ->
        [sell] Продать и применить: { $sold }
        [buy] Купить и применить: { $bought }
       *[both] Продать ({ $sold }), купить ({ $bought }) и применить
    }
artificium-table-do-short = Сначала продайте что-нибудь; не хватает: { artificium-coins }
artificium-table-do-discard = Сбросить «{ $card }» и остаться
artificium-table-do-withdraw = Вернуть «{ $card }» и выйти из раунда
artificium-table-caution-same = Вы отдаёте карту и берёте такую же: рука не изменится.
artificium-table-caution-unpayable = Сейчас эту карту не удалось бы применить.
artificium-table-caution-fair = В этом раунде вы ещё не применили ни одной карты: «Ярмарка» не принесёт монет.
artificium-table-caution-trades = Продать и снова купить то же самое значит только потерять монеты.

## Банк.

artificium-table-bank = Торговля с банком
artificium-table-have = есть
artificium-table-sell = продать
artificium-table-buy = купить
artificium-table-sell-one = Продать: { $good } ({ artificium-coins })
artificium-table-buy-one = Купить: { $good } ({ artificium-coins })
artificium-table-sum-traded = торговлей
artificium-table-sum-for = за: { $goods }
artificium-table-sum-fee = за карту
artificium-table-sum-left = остаётся { $coins }
artificium-table-sum-cell = клетка { $cell } даёт
artificium-table-sum-next = для следующей торговли
artificium-table-then-knight = затем Рыцарь отодвинет соперника
artificium-table-then-mage = затем вы берёте пять карт и сбрасываете три
artificium-table-then-scouting = затем вы выберете, у кого взять карту
artificium-table-then-reconstruction = затем вы выберете, какая ваша карта вернётся
artificium-table-then-fair = монеты вы получите сразу
artificium-table-then-theft = затем вы выберете, что и у кого забрать

## Цели и сброс.

artificium-table-steal = Забрать у игрока { $name }: { $good } ({ artificium-coins })
artificium-table-do-pick-drop = Выберите карту для сброса: ещё { $count }
artificium-table-do-drop = Сбросить «{ $card }»

## Конец раунда.

artificium-table-closing = Раунд окончен
artificium-table-closing-text = Каждый может сбросить карты и продать ресурсы. Этого никто не видит, пока все не готовы.
artificium-table-standing = если бы игра кончилась сейчас
artificium-table-closing-hint = В следующем раунде рука пополняется до пяти: чем меньше карт осталось, тем больше новых.
artificium-table-closing-last = Последний раунд: теперь всё продаётся само, а монеты идут в очки по курсу { $coins } : 1.
artificium-table-closing-sent = Уже выбрано: { $what }
artificium-table-sell-goods = Продажа ресурсов
artificium-table-goes = в сброс
artificium-table-do-close =
    { $coins ->
        [0]
            { $cards ->
                [0] Готово
               *[other] Готово (сбросить карт: { $cards })
            }
       *[other]
            { $cards ->
                [0] Готово (продажа: { artificium-coins })
               *[other] Готово (сбросить карт: { $cards }, продажа: { artificium-coins })
            }
    }

## Рука.

artificium-table-hand-market = Выберите, какую отдать.
artificium-table-hand-lay = Выберите, какую выложить.
artificium-table-hand-mage = Выберите, какую сбросить.
artificium-table-hand-closing = Выберите, какие сбросить.
artificium-table-hand-later = На следующие шаги.
artificium-table-hand-empty = В руке нет карт.
artificium-table-payable = Можно оплатить сейчас
artificium-table-costs = Цена: { artificium-coins }
artificium-table-unpayable = Сейчас не оплатить

## План.

artificium-table-plan = Ваши карты вместе
artificium-table-plan-seek = Лучший порядок
artificium-table-plan-seeking = Думаю…
artificium-table-plan-none = Сейчас планировать нечего.
artificium-table-plan-off = За этим столом помощь выключена.
artificium-table-plan-buy = купить: { $goods } ({ artificium-coins })
artificium-table-plan-sell = продать: { $goods }
artificium-table-plan-first-sell = сначала продажа: { artificium-coins }
artificium-table-plan-short = нет: { $goods }; не хватает: { artificium-coins }
artificium-table-plan-no-target = сейчас нет цели
artificium-table-plan-fed = или это даст: { $cards }
artificium-table-plan-feeds = даёт для карты «{ $card }»: { $goods }
artificium-table-plan-steals = забирает: { $good }
artificium-table-plan-returns = возвращает «{ $card }»
artificium-table-order-now = С нынешней рукой:
artificium-table-order-about = Лучший порядок по мнению бота, если никто не помешает.
artificium-table-order-feeds = нужна для № { $numbers }
artificium-table-order-none = Сейчас не стоит применять ни одной карты.
artificium-table-order-left = Остаётся в руке:
artificium-table-order-total = Всего: { artificium-points }; остаётся { artificium-coins }

## Карты.

artificium-table-card-knight = Соперник: назад на 4
artificium-table-card-mage = Взять 5, сбросить 3
artificium-table-card-scouting = Случайная карта из чужой руки; её владелец берёт новую
artificium-table-card-reconstruction = Верните в руку свою карту этого раунда
artificium-table-card-fair = за каждую вашу разыгранную карту
artificium-table-card-theft = Заберите ресурс уровня I или II
artificium-table-about-building = Один раз превращает то, что слева, в то, что справа; очки начисляются сразу. При применении недостающее можно купить, лишнее продать.
artificium-table-about-knight = После очков Рыцарь обязан отодвинуть одного соперника назад по счётчику очков. Дальше нуля отступать нельзя.
artificium-table-about-mage = После очков вы берёте пять карт и обязаны сбросить любые три из руки.
artificium-table-about-scouting = Карту видите вы и другой игрок; можно выбрать и того, кто вышел из раунда.
artificium-table-about-reconstruction = Всё, что дала та карта, остаётся у вас, и её можно выложить снова. Другую Реконструкцию вернуть нельзя.
artificium-table-about-fair = Считаются карты, которые лежат перед вами в этом раунде, кроме неё самой.
artificium-table-about-theft = Уровень I стоит 1 монету, уровень II — 2.
artificium-table-copies = таких карт в колоде из 108: { $count }
artificium-table-look = Карта крупно

## Ответы стола.

artificium-table-why-title = Сейчас нельзя
artificium-table-rule = правило { $rule }
artificium-table-close = Закрыть
artificium-table-safe = Больше ничего не изменилось.
artificium-table-undo = Отменить
artificium-table-unpick = Выбрать заново

## Итоги.

artificium-table-over = Игра окончена
artificium-table-all-players = Все игроки
artificium-table-winner = победитель
artificium-table-from-track = на счётчике очков
artificium-table-from-coins = за монеты и ресурсы
artificium-table-why-points = { $name }: откуда { artificium-points }
artificium-table-coins-make = Всего { artificium-coins }; курс: { $rate } за очко
artificium-table-coins-lost = В остатке { artificium-coins }: на ещё одно очко этого мало
artificium-table-total = Итого

## Клавиши.

artificium-table-key-hand = карта в руке или один из ответов
artificium-table-key-market = карта рынка
artificium-table-key-enter = сделать то, что на кнопке
artificium-table-key-back = на шаг назад
artificium-table-key-undo = отменить
artificium-table-key-action = применить, сбросить, вернуть
artificium-table-key-redraw = новая рука, пас
artificium-table-key-plan = лучший порядок карт
artificium-table-key-inspect = показать карту крупно
artificium-table-key-arrows = следующая карта
artificium-table-key-areas = стол, планшеты, план, новости

## Первый раунд с объяснениями.

artificium-table-lesson-title = Первый раунд «Артифициума»
artificium-table-lesson-goal = Вы ведёте городок ремесленников. Карты превращают простые ресурсы в более ценные и приносят очки. После четырёх раундов побеждает тот, у кого больше очков. Ваш маркер стоит здесь, на счётчике; кто проходит клетку с ресурсом или останавливается на ней, получает его.
artificium-table-lesson-tree = Это ваш планшет: все ресурсы, от дерева и пшеницы до меча и зелья. Линия — карта, которая превращает один ресурс в другой; толстые линии — карты в вашей руке.
artificium-table-lesson-hand = Ваша рука. Под рисунком — что нужно и что получится, в звезде — очки. Значок в углу говорит, можно ли оплатить карту сейчас. Щелчок правой кнопкой или долгое нажатие покажет карту крупно.
artificium-table-lesson-swap = Сначала рынок карт. Один обмен бесплатный: отдайте «Кражу» и возьмите карту, которая подходит к остальным, например «Дом углежога». Выберите её на рынке, «Кражу» в руке и нажмите кнопку.
artificium-table-lesson-pass = Следующие обмены стоят по две монеты. (Вместо бесплатного обмена можно было сменить всю руку.) На монеты потом покупают ресурсы, поэтому сейчас спасуйте. Пас действует до конца рынка.
artificium-table-lesson-lay = Теперь все тайно выкладывают по карте. Начните с «Лесопилки»: ей ничего не нужно, и она даст дерево остальным. Выберите её и нажмите кнопку.
artificium-table-lesson-apply = Все карты открыты: сначала действия, потом здания, по кругу. Теперь ваша карта: выберите «Применить» и нажмите кнопку — ресурсы и очки ваши.
artificium-table-lesson-chain = Шаг за шагом выкладывайте карты, которым нужно то, что вы сделали. План справа говорит, какая карта снабжает какую и чего не хватает. Выложите «Шалаш охотника» или «Дом углежога».
artificium-table-lesson-bank = Пока карта применяется, банк покупает и продаёт. Доступны только сделки, после которых карту ещё можно оплатить. Итог говорит, что останется и куда встанет ваш маркер. Примените карту.
artificium-table-lesson-free = Дальше сами: выкладывайте карты, применяйте их или сбрасывайте то, что не подходит. Верните карту в руку, когда больше ничего не стоит разыгрывать: вы выйдете из раунда, но рука останется.
artificium-table-lesson-closing = Раунд окончен. Продайте ненужное, сбросьте неподходящие карты и нажмите кнопку. Рука снова пополнится до пяти.
artificium-table-lesson-end = Вот и всё. Осталось три раунда, и в конце каждые четыре монеты дают очко. Удачи!
