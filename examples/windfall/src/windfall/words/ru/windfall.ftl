## Что происходит, что спрашивают, что можно сделать.

windfall-question-swap = Обменять карту или оставить руку? В середине очков: { $points }.
windfall-question-lay = Положите карту: в середине очков: { $points }.
windfall-action-keep = Оставить руку
windfall-action-swap = Сбросить { $card } и взять карту
windfall-action-lay = Положить { $card }
windfall-event-prize = Раунд { $round }: открыт приз, очков: { $prize }.
windfall-event-kept = { $seat } оставляет руку.
windfall-event-swapped =
    { $drawn ->
        [none] { $seat } меняет { $card }.
       *[other] { $seat } меняет { $card } и берёт { $drawn }.
    }
windfall-event-laid =
    { $card ->
        [none] { $seat } кладёт карту.
       *[other] { $seat } кладёт { $card }.
    }
windfall-event-turned = Карты открыты: { $cards }.
windfall-event-won = { $seat } берёт { $prizes }; очков: { $points }.
windfall-event-stays = Все карты отменены; { $prizes } остаётся в середине.
windfall-reason-not-in-hand = на руке нет карты { $card }
windfall-reason-not-yet = сначала каждый может обменять карту
windfall-reason-too-late = менять карты можно до того, как все положат по одной
windfall-explain-baskets = Корзины { $prizes }; очков: { $points }
windfall-explain-wasps = Осиные гнёзда { $prizes }; очков: { $points }
windfall-hint-worth = стоит примерно { $points } очк.
windfall-table = Раунд { $round } из { $rounds }. В середине: { $prizes }

windfall-field-player = Игрок
windfall-field-points = Очки
windfall-field-won = Взято
windfall-field-cards = Карты
windfall-field-hand = Ваша рука
windfall-field-laid = Положено
windfall-field-middle = В середине
windfall-field-to_come = Будущие призы
windfall-field-deck = Колода
windfall-field-discards = Сброс
windfall-field-round = Раунд
windfall-field-rounds = Раунды
windfall-field-start = Начинает
windfall-field-own = Ваши карты
windfall-field-players = Игроки
windfall-field-scores = Счёт
