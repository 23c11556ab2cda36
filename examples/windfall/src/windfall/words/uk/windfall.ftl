## Що відбувається, про що питають, що можна зробити.

windfall-question-swap = Обміняти карту чи залишити руку? Посередині очок: { $worth }.
windfall-question-lay = Покладіть карту. Посередині очок: { $worth }.
windfall-action-keep = Залишити руку
windfall-action-swap = Скинути { $one } і взяти карту
windfall-action-lay = Покласти { $one }
windfall-event-prize = Раунд { $round }. Відкрито приз: { $prize }.
windfall-event-kept =
    { $seat ->
        [you] Ви залишаєте руку.
       *[other] { $seat } залишає руку.
    }
windfall-event-swapped =
    { $seat ->
        [you]
            { $drawn ->
                [none] Ви міняєте { $card }.
               *[other] Ви міняєте { $card } і берете { $drawn }.
            }
       *[other]
            { $drawn ->
                [none] { $seat } міняє { $card }.
               *[other] { $seat } міняє { $card } і бере { $drawn }.
            }
    }
windfall-event-laid =
    { $seat ->
        [you] Ви кладете
       *[other] { $seat } кладе
    } { $card ->
        [none] карту.
       *[other] { $card }.
    }
windfall-event-turned = Карти відкрито: { $cards }.
windfall-event-won =
    { $seat ->
        [you] Ви берете: { $prizes }; очок: { $points }.
       *[other] { $seat } бере: { $prizes }; очок: { $points }.
    }
windfall-event-stays = Усі карти скасовано. Посередині залишається: { $prizes }.
windfall-reason-not-in-hand = на руці немає карти { $card }
windfall-reason-not-yet = спершу кожен може обміняти карту
windfall-reason-too-late = міняти карти можна до того, як усі покладуть по одній
windfall-malformed-no-action = дія — це keep, swap N або lay N, де N від 1 до { $highest }
windfall-explain-baskets = { $prizes }; очок: { $points }
windfall-explain-wasps = { $prizes }; очок: { $points }
windfall-hint-worth = варте приблизно очок: { $points }
windfall-table = Раунд { $round } з { $rounds }. Посередині: { $prizes }
windfall-prize-basket = Кошик { $points }
windfall-prize-wasps = Осине гніздо { $points }

windfall-group-swap = Обмін
windfall-group-lay = Покласти карту
windfall-group-keep = Залишити
windfall-area-won = Взято
windfall-area-cards = Карти
windfall-area-laid = Покладено
windfall-area-middle = Посередині
windfall-area-to_come = Майбутні призи
windfall-area-own = Ваші карти
windfall-area-worth = Разом очок

windfall-reveal-swapped = ви побачите нову карту
windfall-reveal-turned = усі карти відкриються
