## Що відбувається, про що питають, що можна зробити.

windfall-question-swap = Обміняти карту чи залишити руку? Посередині очок: { $points }.
windfall-question-lay = Покладіть карту: посередині очок: { $points }.
windfall-action-keep = Залишити руку
windfall-action-swap = Скинути { $card } і взяти карту
windfall-action-lay = Покласти { $card }
windfall-event-prize = Раунд { $round }: відкрито приз, очок: { $prize }.
windfall-event-kept = { $seat } залишає руку.
windfall-event-swapped =
    { $drawn ->
        [none] { $seat } міняє { $card }.
       *[other] { $seat } міняє { $card } і бере { $drawn }.
    }
windfall-event-laid =
    { $card ->
        [none] { $seat } кладе карту.
       *[other] { $seat } кладе { $card }.
    }
windfall-event-turned = Карти відкрито: { $cards }.
windfall-event-won = { $seat } бере { $prizes }; очок: { $points }.
windfall-event-stays = Усі карти скасовано; { $prizes } залишається посередині.
windfall-reason-not-in-hand = на руці немає карти { $card }
windfall-reason-not-yet = спершу кожен може обміняти карту
windfall-reason-too-late = міняти карти можна до того, як усі покладуть по одній
windfall-explain-baskets = Кошики { $prizes }; очок: { $points }
windfall-explain-wasps = Осині гнізда { $prizes }; очок: { $points }
windfall-hint-worth = варте приблизно { $points } очк.
windfall-table = Раунд { $round } з { $rounds }. Посередині: { $prizes }

windfall-field-player = Гравець
windfall-field-points = Очки
windfall-field-won = Взято
windfall-field-cards = Карти
windfall-field-hand = Ваша рука
windfall-field-laid = Покладено
windfall-field-middle = Посередині
windfall-field-to_come = Майбутні призи
windfall-field-deck = Колода
windfall-field-discards = Скид
windfall-field-round = Раунд
windfall-field-rounds = Раунди
windfall-field-start = Починає
windfall-field-own = Ваші карти
windfall-field-players = Гравці
windfall-field-scores = Рахунок
