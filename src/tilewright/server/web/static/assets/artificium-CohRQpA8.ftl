## Що полічено. Карти й ресурси мають надруковані назви.

artificium-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[other] { $coins } монет
    }
artificium-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
artificium-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
artificium-word-coin = монети

## Що сталося.

artificium-event-round =
    { $first ->
        [you] Починається раунд { $round }. Перший гравець — ви.
       *[other] Починається раунд { $round }. Перший гравець: { $first }.
    }
artificium-event-reshuffled = Скид перемішано в нову колоду: { artificium-cards }.
artificium-event-drew =
    { $seat ->
        [you] Ви берете з колоди:
       *[other] { $seat } бере з колоди:
    } { $cards ->
        [none] { artificium-cards }.
       *[other] { $cards }.
    }
artificium-event-market = На ринку карт: { $cards }.
artificium-event-passed =
    { $seat ->
        [you] Ви пасуєте.
       *[other] { $seat } пасує.
    }
artificium-event-swapped =
    { $seat ->
        [you] Ви міняєте карту «{ $gave }» на карту «{ $took }»
       *[other] { $seat } міняє карту «{ $gave }» на карту «{ $took }»
    }{ $coins ->
        [0] .
       *[other] { " " }(ціна: { artificium-coins }).
    }
artificium-event-redrew =
    { $seat ->
        [you] Ви скидаєте всю руку: { $cards }.
       *[other] { $seat } скидає всю руку: { $cards }.
    }
artificium-event-laid =
    { $seat ->
        [you] Ви викладаєте
       *[other] { $seat } викладає
    } { $card ->
        [none] карту долілиць.
       *[other] карту «{ $card }» долілиць.
    }
artificium-event-revealed =
    { $seat ->
        [you] Ви відкриваєте карту «{ $card }».
       *[other] { $seat } відкриває карту «{ $card }».
    }
artificium-event-discarded =
    { $seat ->
        [you] Ви скидаєте карту «{ $card }».
       *[other] { $seat } скидає карту «{ $card }».
    }
artificium-event-withdrew =
    { $seat ->
        [you] Ви повертаєте карту «{ $card }» в руку й виходите з раунду.
       *[other] { $seat } повертає карту «{ $card }» в руку й виходить із раунду.
    }
artificium-event-sold =
    { $seat ->
        [you] Ви продаєте: { $resource } ({ artificium-coins }).
       *[other] { $seat } продає: { $resource } ({ artificium-coins }).
    }
artificium-event-bought =
    { $seat ->
        [you] Ви купуєте: { $resource } ({ artificium-coins }).
       *[other] { $seat } купує: { $resource } ({ artificium-coins }).
    }
artificium-event-applied =
    { $seat ->
        [you] Ви застосовуєте карту «{ $card }».
       *[other] { $seat } застосовує карту «{ $card }».
    }
artificium-event-scored =
    { $seat ->
        [you] Ви отримуєте { artificium-points }, тепер у вас { $score }
       *[other] { $seat } отримує { artificium-points }, тепер { $score }
    }{ $resources-count ->
        [0] .
       *[other] ; з лічильника: { $resources }.
    }
artificium-event-fair =
    { $seat ->
        [you] Ви отримуєте за інші розіграні карти ({ $count }): { artificium-coins }.
       *[other] { $seat } отримує за інші розіграні карти ({ $count }): { artificium-coins }.
    }
artificium-event-scouted =
    { $seat ->
        [you] Ви берете
       *[other] { $seat } бере
    } { $card ->
        [none] карту
       *[other] карту «{ $card }»
    } { $victim ->
        [you] з вашої руки.
       *[other] з руки гравця { $victim }.
    }
artificium-event-returned =
    { $seat ->
        [you] Ви повертаєте в руку карту «{ $card }».
       *[other] { $seat } повертає в руку карту «{ $card }».
    }
artificium-event-stole =
    { $seat ->
        [you] Ви забираєте
       *[other] { $seat } забирає
    } { $victim ->
        [you] у вас:
       *[other] у гравця { $victim }:
    } { $resource } (ціна: { artificium-coins }).
artificium-event-knight =
    { $seat ->
        [you] Ваш Лицар: { $victim } відступає до { $score }.
       *[other]
            { $victim ->
                [you] Лицар гравця { $seat }: ви відступаєте до { $score }.
               *[other] Лицар гравця { $seat }: { $victim } відступає до { $score }.
            }
    }
artificium-event-dropped =
    { $seat ->
        [you] Ви скидаєте карту «{ $card }».
       *[other] { $seat } скидає карту «{ $card }».
    }
artificium-event-chose =
    { $seat ->
        [you] Ви завершуєте раунд.
       *[other] { $seat } завершує раунд.
    }
artificium-event-closed =
    { $seat ->
        [you]
            { $resources-count ->
                [0] Ви скидаєте: { $cards }.
               *[other]
                    { $cards-count ->
                        [0] Ви продаєте: { $resources } ({ artificium-coins }).
                       *[other] Ви скидаєте: { $cards }; продаєте: { $resources } ({ artificium-coins }).
                    }
            }
       *[other]
            { $resources-count ->
                [0] { $seat } скидає: { $cards }.
               *[other]
                    { $cards-count ->
                        [0] { $seat } продає: { $resources } ({ artificium-coins }).
                       *[other] { $seat } скидає: { $cards }; продає: { $resources } ({ artificium-coins }).
                    }
            }
    }
artificium-event-ended =
    Гру закінчено. Очки в порядку гравців: { $scores }. { $winners ->
        [you] Ви перемогли!
        [among] Перемогу ділять: { $winners }.
       *[other] Перемога: { $winners }.
    }

## Що можна зробити.

artificium-action-pass = Спасувати
artificium-action-swap =
    { $coins ->
        [0] Обміняти карту «{ $gave }» на карту «{ $took }»
       *[other] Обміняти карту «{ $gave }» на карту «{ $took }» ({ artificium-coins })
    }
artificium-action-redraw = Скинути всю руку і взяти п’ять нових карт
artificium-action-lay = Викласти карту «{ $card }» ({ $effect })
artificium-action-apply = Застосувати
artificium-action-discard = Скинути й лишитися в раунді
artificium-action-withdraw = Повернути в руку й вийти з раунду
artificium-action-sell = Продати: { $resource } ({ artificium-coins })
artificium-action-buy = Купити: { $resource } ({ artificium-coins })
artificium-action-done = Готово
artificium-action-scout = Узяти карту в гравця { $victim }
artificium-action-return = Повернути в руку карту «{ $card }» ({ $effect })
artificium-action-steal = Забрати в гравця { $victim }: { $resource } ({ artificium-coins })
artificium-action-knight = Відсунути назад гравця { $victim }
artificium-action-drop = Скинути карту «{ $card }»

## Про що питають.

artificium-question-market = Ринок карт: обміняйте карту або спасуйте до кінця фази.
artificium-question-lay = Яку карту викласти долілиць? Усі вибирають таємно.
artificium-question-resolve = Що робити з картою «{ $card }»?
artificium-question-trade = Перед застосуванням карти «{ $card }»: продаж і купівля, потім «Готово».
artificium-question-scout = З чиєї руки взяти карту?
artificium-question-return = Яку зі своїх карт повернути в руку?
artificium-question-steal = Що забрати і в кого?
artificium-question-knight = Кого відсуне Лицар?
artificium-question-mage = Яку карту скинути? Лишилося скинути: { $count }.
artificium-question-closing = Раунд закінчено: можна скинути карти й продати ресурси, потім «Готово». Доки всі не готові, цього ніхто не бачить.

## Що робить карта.

artificium-face-makes =
    { $inputs-count ->
        [0] → { $outputs }, { artificium-points }
       *[other] { $inputs } → { $outputs }, { artificium-points }
    }
artificium-face-knight = { $inputs }, { artificium-coins } → суперник відступає на { $back }, { artificium-points }
artificium-face-mage = { $inputs }, { artificium-coins } → взяти { $draw }, скинути { $discard }, { artificium-points }
artificium-face-scouting = взяти випадкову карту з чужої руки
artificium-face-reconstruction = повернути в руку свою розіграну карту
artificium-face-fair = { artificium-coins } за кожну іншу свою розіграну карту
artificium-face-theft = забрати чужий ресурс: рівень I за { $one }, рівень II за { $two }
artificium-face-count = { $card }: { $count } зі 108 карт

## Стіл.

artificium-picture-round = Раунд { $round } із { $rounds }
artificium-picture-first =
    { $first ->
        [you] перший гравець — ви
       *[other] перший гравець: { $first }
    }
artificium-picture-piles = колода { $deck } · скид { $discards }
artificium-picture-market = Ринок карт
artificium-picture-player = Гравець
artificium-picture-points = Очки
artificium-picture-coins = Монети
artificium-picture-hand = Рука
artificium-picture-resources = Ресурси
artificium-picture-applied = Розіграно
artificium-picture-known = бачили: { $cards }
artificium-picture-laid = карту викладено
artificium-picture-shown = розігрує карту «{ $card }»
artificium-picture-out = поза раундом
artificium-picture-passed = пас
artificium-picture-own = Ваша рука
artificium-picture-own-laid = Ви виклали карту «{ $card }».
artificium-picture-choosing = Ви скидаєте: { $cards }; продаєте: { $resources }.
artificium-picture-prices = Купівля / продаж

## Звідки очки.

artificium-explain-track = { $points } на лічильнику
artificium-explain-coins = { $points } за монети й ресурси: { $items }

## Чому не можна.

artificium-reason-not-asked =
    { $asked ->
        [market] зараз ринок карт: обмін, нова рука або пас
        [lay] зараз викладають карту
        [resolve] зараз відкриту карту застосовують, скидають або повертають
        [trade] зараз продають і купують ресурси, потім «Готово»
        [scout] зараз вибирають, з чиєї руки взяти карту
        [return] зараз повертають розіграну карту
        [steal] зараз забирають чужий ресурс
        [knight] зараз Лицареві потрібен суперник
        [mage] зараз треба скинути карти
       *[closing] зараз кінець раунду: скид, продаж, «Готово»
    }
artificium-reason-not-in-hand = карти «{ $card }» немає в руці
artificium-reason-redraw-too-late = нову руку беруть лише замість першого обміну
artificium-reason-no-trade-in-market = на ринку карт ресурси не купують і не продають
artificium-reason-too-few-coins = потрібно монет: { $need }, є: { $have }
artificium-reason-not-in-market = карти «{ $card }» немає на ринку
artificium-reason-must-lay = хто в раунді, той викладає карту
artificium-reason-trade-is-applying = торгівля — частина застосування карти «{ $card }»
artificium-reason-no-target = карту «{ $card }» нема до чого застосувати
artificium-reason-not-payable = хоч би що ви продали, на карту «{ $card }» бракує монет: { $missing }
artificium-reason-no-declining-now = почате застосування карти «{ $card }» доводять до кінця
artificium-reason-not-yet-payable = карту «{ $card }» поки нема чим оплатити
artificium-reason-no-such-resource = нема чого продати: { $resource }
artificium-reason-then-not-payable = після цього карту «{ $card }» не можна буде оплатити
artificium-reason-not-yourself = потрібен інший гравець
artificium-reason-no-hand = у гравця { $victim } немає карт у руці
artificium-reason-no-return-of-returns = карту «{ $card }» повернути не можна
artificium-reason-not-applied = карти «{ $card }» немає перед вами на столі
artificium-reason-level-too-high = { $resource }: рівень { $level }, такого не вкрасти
artificium-reason-victim-has-none = у гравця { $victim } немає ресурсу { $resource }
artificium-reason-opponents-only = Лицар відсуває лише суперника
artificium-reason-no-buying-now = наприкінці раунду нічого не купують

## Підказки: чим добрий хід.

artificium-hint-market-keep = жоден обмін не зробить цю руку кращою
artificium-hint-market-swap =
    { $coins ->
        [0] «{ $took }» пасує до ваших карт краще, ніж «{ $gave }»
       *[other] «{ $took }» настільки краще пасує до ваших карт, ніж «{ $gave }», що обмін вартий своєї ціни ({ artificium-coins })
    }
artificium-hint-market-redraw = п’ять нових карт обіцяють більше, ніж ці
artificium-hint-lay-feeds = «{ $card }» дає те, чого ще бракує для карт: { $cards }
artificium-hint-lay-points = «{ $card }» приносить { artificium-points }, а решта карт від цього не втрачає
artificium-hint-lay-action = зараз від карти «{ $card }» найбільше користі
artificium-hint-lay-leave = застосовувати «{ $card }» невигідно: її довелося б повернути в руку
artificium-hint-resolve-withdraw = більше нічого не вигідно застосовувати: збережіть карти на наступний раунд
artificium-hint-resolve-discard = «{ $card }» коштує більше, ніж приносить; решта карт обійдеться без неї
artificium-hint-apply-sell = «{ $card }» приносить { artificium-points }; заради цього можна продати: { $resources }
artificium-hint-apply-buy = «{ $card }» приносить { artificium-points }, і це дорожче за купівлю: { $resources }
artificium-hint-apply-points = для карти «{ $card }» усе є, і вона приносить { artificium-points }
artificium-hint-apply-action = зараз від карти «{ $card }» найбільше користі
artificium-hint-knight-leader = { $victim } — найнебезпечніший суперник
artificium-hint-scout-hand = рука гравця { $victim } обіцяє найкращу карту
artificium-hint-return-again = «{ $card }» принесе найбільше, якщо застосувати її ще раз
artificium-hint-steal-needed = вашим картам потрібен ресурс: { $resource }
artificium-hint-steal-sold = { $resource } коштує більше, ніж плата, а { $victim } лишиться без цього ресурсу
artificium-hint-mage-drop = найлегше обійтися без карт: { $cards }
artificium-hint-closing-keep = усе, що у вас є, знадобиться в наступному раунді
artificium-hint-closing-drop = карти з колоди обіцяють більше, ніж: { $cards }
artificium-hint-closing-sell = монети будуть кориснішими, ніж: { $resources }
artificium-hint-closing-both = карти з колоди обіцяють більше, ніж { $cards }, а монети корисніші, ніж { $resources }

## Поля вигляду для столу, який малюють, не знаючи гри.

artificium-area-market = Ринок карт
artificium-area-resources = Ресурси
artificium-area-applied = Розіграно
artificium-area-laid = Карту викладено
artificium-area-card = Карта
artificium-area-known = Бачили
artificium-area-discarding = Скидається
artificium-area-selling = Продається
artificium-area-own = Ваша рука

artificium-group-pass = Пас
artificium-group-swap = Обміняти карту
artificium-group-redraw = Нова рука
artificium-group-lay = Викласти карту
artificium-group-apply = Застосувати
artificium-group-discard = Скинути
artificium-group-withdraw = Вийти з раунду
artificium-group-sell = Продати
artificium-group-buy = Купити
artificium-group-done = Закінчити
artificium-group-scout = Узяти карту
artificium-group-return = Повернути карту в руку
artificium-group-steal = Забрати ресурс
artificium-group-knight = Відсунути гравця назад

## What cannot be taken back, because it becomes known.

artificium-reveal-drew = ви побачите взяті карти
artificium-reveal-scouted = ви побачите взяту карту
artificium-reveal-revealed = усі карти відкриються
artificium-reveal-round = раунд закінчиться, буде роздано нові карти
