## Что сосчитано. Карты и ресурсы носят напечатанные имена.

artificium-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
artificium-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
artificium-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
artificium-word-coin = монеты

## Что произошло.

artificium-event-round =
    { $first ->
        [you] Начинается раунд { $round }. Первый игрок — вы.
       *[other] Начинается раунд { $round }. Первый игрок: { $first }.
    }
artificium-event-reshuffled = Сброс перемешан в новую колоду: { artificium-cards }.
artificium-event-drew =
    { $seat ->
        [you] Вы берёте из колоды:
       *[other] { $seat } берёт из колоды:
    } { $cards ->
        [none] { artificium-cards }.
       *[other] { $cards }.
    }
artificium-event-market = На рынке карт: { $cards }.
artificium-event-passed =
    { $seat ->
        [you] Вы пасуете.
       *[other] { $seat } пасует.
    }
artificium-event-swapped =
    { $seat ->
        [you] Вы меняете карту «{ $gave }» на карту «{ $took }»
       *[other] { $seat } меняет карту «{ $gave }» на карту «{ $took }»
    }{ $coins ->
        [0] .
       *[other] { " " }(цена: { artificium-coins }).
    }
artificium-event-redrew =
    { $seat ->
        [you] Вы сбрасываете всю руку: { $cards }.
       *[other] { $seat } сбрасывает всю руку: { $cards }.
    }
artificium-event-laid =
    { $seat ->
        [you] Вы выкладываете
       *[other] { $seat } выкладывает
    } { $card ->
        [none] карту рубашкой вверх.
       *[other] карту «{ $card }» рубашкой вверх.
    }
artificium-event-revealed =
    { $seat ->
        [you] Вы открываете карту «{ $card }».
       *[other] { $seat } открывает карту «{ $card }».
    }
artificium-event-discarded =
    { $seat ->
        [you] Вы сбрасываете карту «{ $card }».
       *[other] { $seat } сбрасывает карту «{ $card }».
    }
artificium-event-withdrew =
    { $seat ->
        [you] Вы возвращаете карту «{ $card }» в руку и выходите из раунда.
       *[other] { $seat } возвращает карту «{ $card }» в руку и выходит из раунда.
    }
artificium-event-sold =
    { $seat ->
        [you] Вы продаёте: { $resource } ({ artificium-coins }).
       *[other] { $seat } продаёт: { $resource } ({ artificium-coins }).
    }
artificium-event-bought =
    { $seat ->
        [you] Вы покупаете: { $resource } ({ artificium-coins }).
       *[other] { $seat } покупает: { $resource } ({ artificium-coins }).
    }
artificium-event-applied =
    { $seat ->
        [you] Вы применяете карту «{ $card }».
       *[other] { $seat } применяет карту «{ $card }».
    }
artificium-event-scored =
    { $seat ->
        [you] Вы получаете { artificium-points }, теперь у вас { $score }
       *[other] { $seat } получает { artificium-points }, теперь { $score }
    }{ $resources-count ->
        [0] .
       *[other] ; со счётчика: { $resources }.
    }
artificium-event-fair =
    { $seat ->
        [you] Вы получаете за другие разыгранные карты ({ $count }): { artificium-coins }.
       *[other] { $seat } получает за другие разыгранные карты ({ $count }): { artificium-coins }.
    }
artificium-event-scouted =
    { $seat ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $card ->
        [none] карту
       *[other] карту «{ $card }»
    } { $victim ->
        [you] из вашей руки.
       *[other] из руки игрока { $victim }.
    }
artificium-event-returned =
    { $seat ->
        [you] Вы возвращаете в руку карту «{ $card }».
       *[other] { $seat } возвращает в руку карту «{ $card }».
    }
artificium-event-stole =
    { $seat ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } { $victim ->
        [you] у вас:
       *[other] у игрока { $victim }:
    } { $resource } (цена: { artificium-coins }).
artificium-event-knight =
    { $seat ->
        [you] Ваш Рыцарь: { $victim } отступает до { $score }.
       *[other]
            { $victim ->
                [you] Рыцарь игрока { $seat }: вы отступаете до { $score }.
               *[other] Рыцарь игрока { $seat }: { $victim } отступает до { $score }.
            }
    }
artificium-event-dropped =
    { $seat ->
        [you] Вы сбрасываете карту «{ $card }».
       *[other] { $seat } сбрасывает карту «{ $card }».
    }
artificium-event-chose =
    { $seat ->
        [you] Вы завершаете раунд.
       *[other] { $seat } завершает раунд.
    }
artificium-event-closed =
    { $seat ->
        [you]
            { $resources-count ->
                [0] Вы сбрасываете: { $cards }.
               *[other]
                    { $cards-count ->
                        [0] Вы продаёте: { $resources } ({ artificium-coins }).
                       *[other] Вы сбрасываете: { $cards }; продаёте: { $resources } ({ artificium-coins }).
                    }
            }
       *[other]
            { $resources-count ->
                [0] { $seat } сбрасывает: { $cards }.
               *[other]
                    { $cards-count ->
                        [0] { $seat } продаёт: { $resources } ({ artificium-coins }).
                       *[other] { $seat } сбрасывает: { $cards }; продаёт: { $resources } ({ artificium-coins }).
                    }
            }
    }
artificium-event-ended =
    Игра окончена. Очки по порядку игроков: { $scores }. { $winners ->
        [you] Вы победили!
        [among] Победу делят: { $winners }.
       *[other] Победа: { $winners }.
    }

## Что можно сделать.

artificium-action-pass = Спасовать
artificium-action-swap =
    { $coins ->
        [0] Обменять карту «{ $gave }» на карту «{ $took }»
       *[other] Обменять карту «{ $gave }» на карту «{ $took }» ({ artificium-coins })
    }
artificium-action-redraw = Сбросить всю руку и взять пять новых карт
artificium-action-lay = Выложить карту «{ $card }» ({ $effect })
artificium-action-apply = Применить
artificium-action-discard = Сбросить и остаться в раунде
artificium-action-withdraw = Вернуть в руку и выйти из раунда
artificium-action-sell = Продать: { $resource } ({ artificium-coins })
artificium-action-buy = Купить: { $resource } ({ artificium-coins })
artificium-action-done = Готово
artificium-action-scout = Взять карту у игрока { $victim }
artificium-action-return = Вернуть в руку карту «{ $card }» ({ $effect })
artificium-action-steal = Забрать у игрока { $victim }: { $resource } ({ artificium-coins })
artificium-action-knight = Отодвинуть назад игрока { $victim }
artificium-action-drop = Сбросить карту «{ $card }»

## О чём спрашивают.

artificium-question-market = Рынок карт: обменяйте карту или спасуйте до конца фазы.
artificium-question-lay = Какую карту выложить рубашкой вверх? Все выбирают тайно.
artificium-question-resolve = Что делать с картой «{ $card }»?
artificium-question-trade = Перед применением карты «{ $card }»: продажа и покупка, затем «Готово».
artificium-question-scout = Из чьей руки взять карту?
artificium-question-return = Какую из своих карт вернуть в руку?
artificium-question-steal = Что забрать и у кого?
artificium-question-knight = Кого отодвинет Рыцарь?
artificium-question-mage = Какую карту сбросить? Осталось сбросить: { $count }.
artificium-question-closing = Раунд окончен: можно сбросить карты и продать ресурсы, затем «Готово». Пока все не готовы, этого никто не видит.

## Что делает карта.

artificium-face-makes =
    { $inputs-count ->
        [0] → { $outputs }, { artificium-points }
       *[other] { $inputs } → { $outputs }, { artificium-points }
    }
artificium-face-knight = { $inputs }, { artificium-coins } → соперник отступает на { $back }, { artificium-points }
artificium-face-mage = { $inputs }, { artificium-coins } → взять { $draw }, сбросить { $discard }, { artificium-points }
artificium-face-scouting = взять случайную карту из чужой руки
artificium-face-reconstruction = вернуть в руку свою разыгранную карту
artificium-face-fair = { artificium-coins } за каждую другую свою разыгранную карту
artificium-face-theft = забрать чужой ресурс: уровень I за { $one }, уровень II за { $two }
artificium-face-count = { $card }: { $count } из 108 карт

## Стол.

artificium-picture-round = Раунд { $round } из { $rounds }
artificium-picture-first =
    { $first ->
        [you] первый игрок — вы
       *[other] первый игрок: { $first }
    }
artificium-picture-piles = колода { $deck } · сброс { $discards }
artificium-picture-market = Рынок карт
artificium-picture-player = Игрок
artificium-picture-points = Очки
artificium-picture-coins = Монеты
artificium-picture-hand = Рука
artificium-picture-resources = Ресурсы
artificium-picture-applied = Разыграно
artificium-picture-known = видели: { $cards }
artificium-picture-laid = карта выложена
artificium-picture-shown = разыгрывает карту «{ $card }»
artificium-picture-out = вне раунда
artificium-picture-passed = пас
artificium-picture-own = Ваша рука
artificium-picture-own-laid = Вы выложили карту «{ $card }».
artificium-picture-choosing = Вы сбрасываете: { $cards }; продаёте: { $resources }.
artificium-picture-prices = Покупка / продажа

## Откуда очки.

artificium-explain-track = { $points } на счётчике
artificium-explain-coins = { $points } за монеты и ресурсы: { $items }

## Почему нельзя.

artificium-reason-not-asked =
    { $asked ->
        [market] сейчас рынок карт: обмен, новая рука или пас
        [lay] сейчас выкладывают карту
        [resolve] сейчас открытую карту применяют, сбрасывают или возвращают
        [trade] сейчас продают и покупают ресурсы, затем «Готово»
        [scout] сейчас выбирают, из чьей руки взять карту
        [return] сейчас возвращают разыгранную карту
        [steal] сейчас забирают чужой ресурс
        [knight] сейчас Рыцарю нужен соперник
        [mage] сейчас нужно сбросить карты
       *[closing] сейчас конец раунда: сброс, продажа, «Готово»
    }
artificium-reason-not-in-hand = карты «{ $card }» нет в руке
artificium-reason-redraw-too-late = новую руку берут только вместо первого обмена
artificium-reason-no-trade-in-market = на рынке карт ресурсы не покупают и не продают
artificium-reason-too-few-coins = нужно монет: { $need }, есть: { $have }
artificium-reason-not-in-market = карты «{ $card }» нет на рынке
artificium-reason-must-lay = кто в раунде, тот выкладывает карту
artificium-reason-trade-is-applying = торговля — часть применения карты «{ $card }»
artificium-reason-no-target = карту «{ $card }» не к чему применить
artificium-reason-not-payable = что ни продай, для карты «{ $card }» не хватает монет: { $missing }
artificium-reason-no-declining-now = начатое применение карты «{ $card }» доводят до конца
artificium-reason-not-yet-payable = карту «{ $card }» пока нечем оплатить
artificium-reason-no-such-resource = нечего продать: { $resource }
artificium-reason-then-not-payable = после этого карту «{ $card }» нельзя будет оплатить
artificium-reason-not-yourself = нужен другой игрок
artificium-reason-no-hand = у игрока { $victim } нет карт в руке
artificium-reason-no-return-of-returns = карту «{ $card }» вернуть нельзя
artificium-reason-not-applied = карты «{ $card }» нет перед вами на столе
artificium-reason-level-too-high = { $resource }: уровень { $level }, такое не украсть
artificium-reason-victim-has-none = у игрока { $victim } нет ресурса «{ $resource }»
artificium-reason-opponents-only = Рыцарь отодвигает только соперника
artificium-reason-no-buying-now = в конце раунда ничего не покупают

## Подсказки: чем хорош ход.

artificium-hint-market-keep = никакой обмен не улучшит эту руку
artificium-hint-market-swap =
    { $coins ->
        [0] «{ $took }» подходит к вашим картам лучше, чем «{ $gave }»
       *[other] «{ $took }» настолько лучше подходит к вашим картам, чем «{ $gave }», что обмен стоит своей цены ({ artificium-coins })
    }
artificium-hint-market-redraw = пять новых карт обещают больше, чем эти
artificium-hint-lay-feeds = «{ $card }» даёт то, чего ещё не хватает для карт: { $cards }
artificium-hint-lay-points = «{ $card }» приносит { artificium-points }, а остальные карты от этого не теряют
artificium-hint-lay-action = сейчас от карты «{ $card }» больше всего пользы
artificium-hint-lay-leave = применять «{ $card }» невыгодно: её пришлось бы вернуть в руку
artificium-hint-resolve-withdraw = больше ничего не выгодно применять: сохраните карты на следующий раунд
artificium-hint-resolve-discard = «{ $card }» стоит больше, чем приносит; остальные карты обойдутся без неё
artificium-hint-apply-sell = «{ $card }» приносит { artificium-points }; ради этого можно продать: { $resources }
artificium-hint-apply-buy = «{ $card }» приносит { artificium-points }, и это дороже покупки: { $resources }
artificium-hint-apply-points = для карты «{ $card }» всё есть, и она приносит { artificium-points }
artificium-hint-apply-action = сейчас от карты «{ $card }» больше всего пользы
artificium-hint-knight-leader = { $victim } опаснее всех
artificium-hint-scout-hand = рука игрока { $victim } обещает лучшую карту
artificium-hint-return-again = «{ $card }» принесёт больше всего, если применить её ещё раз
artificium-hint-steal-needed = вашим картам нужен ресурс: { $resource }
artificium-hint-steal-sold = { $resource } стоит больше, чем плата за кражу, а { $victim } останется без этого ресурса
artificium-hint-mage-drop = легче всего обойтись без карт: { $cards }
artificium-hint-closing-keep = всё, что у вас есть, пригодится в следующем раунде
artificium-hint-closing-drop = карты из колоды обещают больше, чем: { $cards }
artificium-hint-closing-sell = монеты будут полезнее, чем: { $resources }
artificium-hint-closing-both = карты из колоды обещают больше, чем { $cards }, а монеты полезнее, чем { $resources }

## Поля вида для стола, который рисуют, не зная игры.

artificium-area-market = Рынок карт
artificium-area-resources = Ресурсы
artificium-area-applied = Разыграно
artificium-area-laid = Карта выложена
artificium-area-card = Карта
artificium-area-known = Видели
artificium-area-discarding = Сбрасывается
artificium-area-selling = Продаётся
artificium-area-own = Ваша рука

artificium-group-pass = Пас
artificium-group-swap = Обменять карту
artificium-group-redraw = Новая рука
artificium-group-lay = Выложить карту
artificium-group-apply = Применить
artificium-group-discard = Сбросить
artificium-group-withdraw = Выйти из раунда
artificium-group-sell = Продать
artificium-group-buy = Купить
artificium-group-done = Закончить
artificium-group-scout = Взять карту
artificium-group-return = Вернуть карту в руку
artificium-group-steal = Забрать ресурс
artificium-group-knight = Отодвинуть игрока назад

## What cannot be taken back, because it becomes known.

artificium-reveal-drew = вы увидите взятые карты
artificium-reveal-scouted = вы увидите взятую карту
artificium-reveal-revealed = все карты откроются
artificium-reveal-round = раунд закончится, будут розданы новые карты
