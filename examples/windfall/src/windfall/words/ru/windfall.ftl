## Что происходит, что спрашивают, что можно сделать.

windfall-question-swap = Обменять карту или оставить руку? В середине очков: { $worth }.
windfall-question-lay = Положите карту. В середине очков: { $worth }.
windfall-action-keep = Оставить руку
windfall-action-swap = Сбросить { $one } и взять карту
windfall-action-lay = Положить { $one }
windfall-event-prize = Раунд { $round }. Открыт приз: { $prize }.
windfall-event-kept =
    { $seat ->
        [you] Вы оставляете руку.
       *[other] { $seat } оставляет руку.
    }
windfall-event-swapped =
    { $seat ->
        [you]
            { $drawn ->
                [none] Вы меняете { $card }.
               *[other] Вы меняете { $card } и берёте { $drawn }.
            }
       *[other]
            { $drawn ->
                [none] { $seat } меняет { $card }.
               *[other] { $seat } меняет { $card } и берёт { $drawn }.
            }
    }
windfall-event-laid =
    { $seat ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } { $card ->
        [none] карту.
       *[other] { $card }.
    }
windfall-event-turned = Карты открыты: { $cards }.
windfall-event-won =
    { $seat ->
        [you] Вы берёте: { $prizes }; очков: { $points }.
       *[other] { $seat } берёт: { $prizes }; очков: { $points }.
    }
windfall-event-stays = Все карты отменены. В середине остаётся: { $prizes }.
windfall-reason-not-in-hand = на руке нет карты { $card }
windfall-reason-not-yet = сначала каждый может обменять карту
windfall-reason-too-late = менять карты можно до того, как все положат по одной
windfall-malformed-no-action = действие — это keep, swap N или lay N, где N от 1 до { $highest }
windfall-explain-baskets = { $prizes }; очков: { $points }
windfall-explain-wasps = { $prizes }; очков: { $points }
windfall-hint-worth = стоит примерно очков: { $points }
windfall-table = Раунд { $round } из { $rounds }. В середине: { $prizes }
windfall-prize-basket = Корзина { $points }
windfall-prize-wasps = Осиное гнездо { $points }

windfall-group-swap = Обмен
windfall-group-lay = Положить карту
windfall-group-keep = Оставить
windfall-area-won = Взято
windfall-area-cards = Карты
windfall-area-laid = Положено
windfall-area-middle = В середине
windfall-area-to_come = Будущие призы
windfall-area-own = Ваши карты
windfall-area-worth = Вместе очков

windfall-reveal-swapped = вы увидите новую карту
windfall-reveal-turned = все карты откроются
