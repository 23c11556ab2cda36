## Предметы с числом, в винительном падеже.

keyflower-item-blue =
    { $count ->
        [one] { $count } синего рабочего
       *[other] { $count } синих рабочих
    }
keyflower-item-red =
    { $count ->
        [one] { $count } красного рабочего
       *[other] { $count } красных рабочих
    }
keyflower-item-yellow =
    { $count ->
        [one] { $count } жёлтого рабочего
       *[other] { $count } жёлтых рабочих
    }
keyflower-item-green =
    { $count ->
        [one] { $count } зелёного рабочего
       *[other] { $count } зелёных рабочих
    }
keyflower-item-purple = фиолетового рабочего
keyflower-item-blue_worker = { keyflower-item-blue }
keyflower-item-red_worker = { keyflower-item-red }
keyflower-item-yellow_worker = { keyflower-item-yellow }
keyflower-item-green_worker = { keyflower-item-green }
keyflower-item-any_worker =
    { $count ->
        [one] { $count } любого рабочего
       *[other] { $count } любых рабочих
    }
keyflower-item-random_worker =
    { $count ->
        [one] { $count } рабочего из мешочка
       *[other] { $count } рабочих из мешочка
    }
keyflower-item-anvil =
    { $count ->
        [one] { $count } наковальню
        [few] { $count } наковальни
       *[other] { $count } наковален
    }
keyflower-item-pick =
    { $count ->
        [one] { $count } кирку
        [few] { $count } кирки
       *[other] { $count } кирок
    }
keyflower-item-saw =
    { $count ->
        [one] { $count } пилу
        [few] { $count } пилы
       *[other] { $count } пил
    }
keyflower-item-any_skill =
    { $count ->
        [one] { $count } любой инструмент
        [few] { $count } любых инструмента
       *[other] { $count } любых инструментов
    }
keyflower-item-random_skill =
    { $count ->
        [one] { $count } случайный инструмент
        [few] { $count } случайных инструмента
       *[other] { $count } случайных инструментов
    }
keyflower-item-gold =
    { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
keyflower-item-iron =
    { $count ->
        [one] { $count } железо
       *[other] { $count } железа
    }
keyflower-item-stone =
    { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[other] { $count } камней
    }
keyflower-item-wood =
    { $count ->
        [one] { $count } дерево
       *[other] { $count } дерева
    }
keyflower-item-any_resource =
    { $count ->
        [one] { $count } любой ресурс
        [few] { $count } любых ресурса
       *[other] { $count } любых ресурсов
    }

## Предметы с числом сами по себе, в скобках или после двоеточия.

keyflower-count-blue = { keyflower-count-blue_worker }
keyflower-count-red = { keyflower-count-red_worker }
keyflower-count-yellow = { keyflower-count-yellow_worker }
keyflower-count-green = { keyflower-count-green_worker }
keyflower-count-purple = фиолетовый рабочий
keyflower-count-blue_worker =
    { $count ->
        [one] { $count } синий рабочий
       *[other] { $count } синих рабочих
    }
keyflower-count-red_worker =
    { $count ->
        [one] { $count } красный рабочий
       *[other] { $count } красных рабочих
    }
keyflower-count-yellow_worker =
    { $count ->
        [one] { $count } жёлтый рабочий
       *[other] { $count } жёлтых рабочих
    }
keyflower-count-green_worker =
    { $count ->
        [one] { $count } зелёный рабочий
       *[other] { $count } зелёных рабочих
    }
keyflower-count-any_worker =
    { $count ->
        [one] { $count } любой рабочий
       *[other] { $count } любых рабочих
    }
keyflower-count-anvil =
    { $count ->
        [one] { $count } наковальня
        [few] { $count } наковальни
       *[other] { $count } наковален
    }
keyflower-count-pick =
    { $count ->
        [one] { $count } кирка
        [few] { $count } кирки
       *[other] { $count } кирок
    }
keyflower-count-saw =
    { $count ->
        [one] { $count } пила
        [few] { $count } пилы
       *[other] { $count } пил
    }
keyflower-count-any_skill = { keyflower-item-any_skill }
keyflower-count-gold = { keyflower-item-gold }
keyflower-count-iron = { keyflower-item-iron }
keyflower-count-stone = { keyflower-item-stone }
keyflower-count-wood = { keyflower-item-wood }
keyflower-count-any_resource = { keyflower-item-any_resource }

## Отдельные слова для перечней и таблиц.

keyflower-word-blue = синий
keyflower-word-red = красный
keyflower-word-yellow = жёлтый
keyflower-word-green = зелёный
keyflower-word-gold = золото
keyflower-word-iron = железо
keyflower-word-stone = камень
keyflower-word-wood = дерево
keyflower-word-anvil = наковальня
keyflower-word-pick = кирка
keyflower-word-saw = пила
keyflower-word-spring = весна
keyflower-word-summer = лето
keyflower-word-autumn = осень
keyflower-word-winter = зима
keyflower-word-1a = 1а
keyflower-word-1b = 1б
keyflower-word-2a = 2а
keyflower-word-2b = 2б
keyflower-word-3a = 3а
keyflower-word-3b = 3б
keyflower-word-4a = 4а
keyflower-word-4b = 4б
# Одна буква для рабочих каждого цвета и для ресурсов, где мало места.
keyflower-letter-blue = С
keyflower-letter-red = К
keyflower-letter-yellow = Ж
keyflower-letter-green = З
keyflower-letter-gold = з
keyflower-letter-iron = ж
keyflower-letter-stone = к
keyflower-letter-wood = д

## Что произошло.

keyflower-event-season =
    { $season ->
        [spring] Начинается весна.
        [summer] Начинается лето.
        [autumn] Начинается осень.
       *[winter] Начинается зима.
    } { $start ->
        [you] Первый игрок — вы.
       *[other] Первый игрок: { $start }.
    }
keyflower-event-loaded =
    { $workers-count ->
        [0]
            { $skills-count ->
                [0] Корабль «{ $boat }» остаётся пустым.
               *[other] На корабль «{ $boat }» кладут { $skills }.
            }
       *[other]
            { $skills-count ->
                [0] На корабль «{ $boat }» ставят { $workers }.
               *[other] На корабль «{ $boat }» ставят { $workers }, а также кладут { $skills }.
            }
    }
keyflower-event-market = На торги выставлены: { $tiles }.
keyflower-event-chose-winter =
    { $seat ->
        [you]
            { $tiles ->
                [none] Вы выбираете зимние участки.
               *[other] Вы выставляете на торги: { $tiles }.
            }
       *[other]
            { $tiles ->
                [none] { $seat } выбирает зимние участки.
               *[other] { $seat } выставляет на торги: { $tiles }.
            }
    }
keyflower-event-winter-counts = Выставлено зимних участков, по порядку игроков: { $counts }.
keyflower-event-passed =
    { $seat ->
        [you] Вы пасуете.
       *[other] { $seat } пасует.
    }
keyflower-event-bid =
    { $seat ->
        [you] Вы ставите
       *[other] { $seat } ставит
    } на участок «{ $tile }» { $workers }{ $lying ->
        [yes] { " " }лёжа
       *[no] { "" }
    }; ставка теперь { $total }.
keyflower-event-use =
    { $seat ->
        [you] Вы используете участок «{ $tile }» и ставите { $workers }.
       *[other] { $seat } использует участок «{ $tile }» и ставит { $workers }.
    }
keyflower-event-paid-workers =
    { $seat ->
        [you] Вы отдаёте в мешочек { $workers }.
       *[other] { $seat } отдаёт в мешочек { $workers }.
    }
keyflower-event-paid-skill =
    { $seat ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } { $skill ->
        [anvil] наковальню.
        [pick] кирку.
        [saw] пилу.
       *[none] инструмент лицом вниз.
    }
keyflower-event-drew-workers =
    { $workers ->
        [none]
            { $count ->
                [0]
                    { $seat ->
                        [you] Вы никого не вытаскиваете: мешочек пуст.
                       *[other] { $seat } никого не вытаскивает: мешочек пуст.
                    }
                [one]
                    { $seat ->
                        [you] Вы вытаскиваете из мешочка { $count } рабочего.
                       *[other] { $seat } вытаскивает из мешочка { $count } рабочего.
                    }
               *[other]
                    { $seat ->
                        [you] Вы вытаскиваете из мешочка { $count } рабочих.
                       *[other] { $seat } вытаскивает из мешочка { $count } рабочих.
                    }
            }
       *[other]
            { $workers-count ->
                [0]
                    { $seat ->
                        [you] Вы никого не вытаскиваете: мешочек пуст.
                       *[other] { $seat } никого не вытаскивает: мешочек пуст.
                    }
               *[other]
                    { $seat ->
                        [you] Вы вытаскиваете из мешочка { $workers }.
                       *[other] { $seat } вытаскивает из мешочка { $workers }.
                    }
            }
    }
keyflower-event-took-green =
    { $count ->
        [0]
            { $seat ->
                [you] Вы не получаете зелёного рабочего: зелёные кончились.
               *[other] { $seat } не получает зелёного рабочего: зелёные кончились.
            }
       *[other]
            { $seat ->
                [you] Вы берёте { keyflower-item-green }.
               *[other] { $seat } берёт { keyflower-item-green }.
            }
    }
keyflower-event-drew-skills =
    { $skills ->
        [none]
            { $count ->
                [0]
                    { $seat ->
                        [you] Вы не получаете ни одного инструмента: они кончились.
                       *[other] { $seat } не получает ни одного инструмента: они кончились.
                    }
               *[other]
                    { $seat ->
                        [you] Вы берёте
                       *[other] { $seat } берёт
                    } { $count ->
                        [one] { $count } инструмент.
                        [few] { $count } инструмента.
                       *[other] { $count } инструментов.
                    }
            }
       *[other]
            { $skills-count ->
                [0]
                    { $seat ->
                        [you] Вы не получаете ни одного инструмента: они кончились.
                       *[other] { $seat } не получает ни одного инструмента: они кончились.
                    }
               *[other]
                    { $seat ->
                        [you] Вы берёте из запаса { $skills }.
                       *[other] { $seat } берёт из запаса { $skills }.
                    }
            }
    }
keyflower-event-made =
    { $count ->
        [0]
            { $seat ->
                [you] Вы не получаете
               *[other] { $seat } не получает
            } { $resource ->
                [gold] золото: оно кончилось.
                [iron] железо: оно кончилось.
                [stone] камень: он кончился.
               *[wood] дерево: оно кончилось.
            }
       *[other]
            { $seat ->
                [you] Вы получаете
               *[other] { $seat } получает
            } { $resource ->
                [gold] { keyflower-item-gold }
                [iron] { keyflower-item-iron }
                [stone] { keyflower-item-stone }
               *[wood] { keyflower-item-wood }
            } на участке «{ $tile }».
    }
keyflower-event-moved =
    { $seat ->
        [you] Вы перевозите
       *[other] { $seat } перевозит
    } { $resource ->
        [gold] 1 золото
        [iron] 1 железо
        [stone] 1 камень
       *[wood] 1 дерево
    }: «{ $from }» → «{ $to }».
keyflower-event-upgraded =
    { $seat ->
        [you] Вы улучшаете
       *[other] { $seat } улучшает
    } участок «{ $tile }» за { $count ->
        [0] { $resources }.
       *[other]
            { $resources-count ->
                [0]
                    { $skills ->
                        [none]
                            { $count ->
                                [one] { $count } инструмент лицом вниз.
                                [few] { $count } инструмента лицом вниз.
                               *[other] { $count } инструментов лицом вниз.
                            }
                       *[other] { $skills }.
                    }
               *[other]
                    { $skills ->
                        [none]
                            { $count ->
                                [one] { $resources } и ещё за { $count } инструмент лицом вниз.
                                [few] { $resources } и ещё за { $count } инструмента лицом вниз.
                               *[other] { $resources } и ещё за { $count } инструментов лицом вниз.
                            }
                       *[other] { $resources } и ещё за { $skills }.
                    }
            }
    }
keyflower-event-bid-returned =
    { $seat ->
        [you] Вы забираете с участка «{ $tile }» { $workers }.
       *[other] { $seat } забирает с участка «{ $tile }» { $workers }.
    }
keyflower-event-unsold =
    { $workers-count ->
        [0] Ставок на участок «{ $tile }» нет, он уходит в коробку.
       *[other] Ставок на участок «{ $tile }» нет, он уходит в коробку; в мешочек возвращают { $workers }.
    }
keyflower-event-won =
    { $seat ->
        [you] Вы выигрываете участок «{ $tile }»
       *[other] { $seat } выигрывает участок «{ $tile }»
    }{ $workers-count ->
        [0] .
       *[other]
            { $seat ->
                [you] { " " }и забираете с него { $workers }.
               *[other] { " " }и забирает с него { $workers }.
            }
    }
keyflower-event-collected =
    { $seat ->
        [you] Вы забираете из своей деревни { $workers }.
       *[other] { $seat } забирает из своей деревни { $workers }.
    }
keyflower-event-order-won =
    { $seat ->
        [you] Вы выигрываете участок «{ $tile }».
       *[other] { $seat } выигрывает участок «{ $tile }».
    }
keyflower-event-start-player =
    { $won ->
        [yes]
            { $seat ->
                [you] Вы получаете фиолетового рабочего и становитесь первым игроком.
               *[other] { $seat } получает фиолетового рабочего и становится первым игроком.
            }
       *[no]
            { $seat ->
                [you] На фиолетового рабочего никто не сделал ставки, он переходит налево: первый игрок теперь вы.
               *[other] На фиолетового рабочего никто не сделал ставки, он переходит налево: первый игрок теперь { $seat }.
            }
    }
keyflower-event-boarded =
    { $workers ->
        [none]
            { $seat ->
                [you] Вы берёте корабль «{ $boat }».
               *[other] { $seat } берёт корабль «{ $boat }».
            }
       *[other]
            { $workers-count ->
                [0]
                    { $skills-count ->
                        [0]
                            { $seat ->
                                [you] Вы выбираете пустой корабль «{ $boat }».
                               *[other] { $seat } выбирает пустой корабль «{ $boat }».
                            }
                       *[other]
                            { $seat ->
                                [you] Вы забираете с корабля «{ $boat }» { $skills }.
                               *[other] { $seat } забирает с корабля «{ $boat }» { $skills }.
                            }
                    }
               *[other]
                    { $seat ->
                        [you] Вы забираете
                       *[other] { $seat } забирает
                    } с корабля «{ $boat }» { $skills-count ->
                        [0] { $workers }.
                       *[other] { $workers }, а также { $skills }.
                    }
            }
    }
keyflower-event-power =
    { $seat ->
        [you] Действует ваш корабль { $power }.
       *[other] Действует корабль { $power }, владелец: { $seat }.
    }
keyflower-event-placed =
    { $seat ->
        [you] Вы кладёте участок «{ $tile }» в свою деревню.
       *[other] { $seat } кладёт участок «{ $tile }» в свою деревню.
    }
keyflower-event-fits-nowhere =
    { $seat ->
        [you] Участок «{ $tile }» никуда не подходит в вашей деревне и уходит в коробку.
       *[other] Участок «{ $tile }» никуда не подходит в деревне игрока { $seat } и уходит в коробку.
    }
keyflower-event-ended =
    Игра окончена. Очки по порядку игроков: { $scores }. { $winners ->
        [you] Вы победили!
        [among] Победу делят: { $winners }.
       *[other] Победа: { $winners }.
    }

## Что можно сделать: строки списка действий.

keyflower-action-pass = Спасовать
keyflower-action-bid =
    { $bid ->
        [0] Ставка: { $tile }
       *[other] Ставка: { $tile } (сейчас { $bid })
    }
keyflower-action-use = Использовать: { $tile } ({ $effect })
keyflower-action-join = Добавить перебитую ставку: { $tile }
keyflower-action-add =
    { $colour ->
        [blue] Добавить { keyflower-item-blue } и продолжить
        [red] Добавить { keyflower-item-red } и продолжить
        [yellow] Добавить { keyflower-item-yellow } и продолжить
       *[green] Добавить { keyflower-item-green } и продолжить
    }
keyflower-action-send =
    { $colour ->
        [none] Поставить только рабочих из перебитых ставок
        [blue] Поставить { keyflower-item-blue }
        [red] Поставить { keyflower-item-red }
        [yellow] Поставить { keyflower-item-yellow }
       *[green] Поставить { keyflower-item-green }
    }
keyflower-action-pay =
    { $colour ->
        [blue] Отдать 1 синего рабочего
        [red] Отдать 1 красного рабочего
        [yellow] Отдать 1 жёлтого рабочего
       *[green] Отдать 1 зелёного рабочего
    }
keyflower-action-paybid = Отдать всю перебитую ставку: { $tile }
keyflower-action-return =
    { $skill ->
        [anvil] Вернуть наковальню
        [pick] Вернуть кирку
       *[saw] Вернуть пилу
    }
keyflower-action-take = Взять { $taken }
keyflower-action-move =
    { $resource ->
        [gold] Перевезти 1 золото: { $from } → { $to }
        [iron] Перевезти 1 железо: { $from } → { $to }
        [stone] Перевезти 1 камень: { $from } → { $to }
       *[wood] Перевезти 1 дерево: { $from } → { $to }
    }
keyflower-action-upgrade = Улучшить: { $tile } ({ $effect })
keyflower-action-spend = Потратить { $items }
keyflower-action-done = Закончить
keyflower-action-board =
    { $workers ->
        [none] Взять корабль: { $boat } ({ $effect })
       *[other]
            { $workers-count ->
                [0]
                    { $skills-count ->
                        [0] { $boat }: взять пустой корабль
                       *[other] { $boat }: взять { $skills }
                    }
               *[other]
                    { $skills-count ->
                        [0] { $boat }: взять { $workers }
                       *[other] { $boat }: взять { $workers }, а также { $skills }
                    }
            }
    }
keyflower-action-choose = Выставить на торги: { $tiles }
keyflower-action-lay = Следующим положить: { $tile }
keyflower-action-place =
    { $roads-count ->
        [0] На место { $q },{ $r }, стороны { $edges }
       *[other] На место { $q },{ $r }, стороны { $edges }, дорога: { $roads }
    }

## О чём спрашивают.

keyflower-question-turn = Ваш ход: сделайте ставку, используйте участок или спасуйте.
keyflower-question-group =
    { $purpose ->
        [bid] Каких рабочих вы ставите на участок «{ $tile }»?
       *[use] Каких рабочих вы ставите, чтобы использовать участок «{ $tile }»?
    }
keyflower-question-price = Чем вы платите за участок «{ $tile }»?
keyflower-question-effect = Что вы берёте на участке «{ $tile }»?
keyflower-question-transport = Осталось перевозок: { $transport }, улучшений: { $upgrades }. Что делаете?
keyflower-question-spend = Что вы тратите на улучшение участка «{ $tile }»?
keyflower-question-boat =
    { $season ->
        [winter] Какой корабль вы берёте в свою деревню?
       *[other] С какого корабля вы забираете всё?
    }
keyflower-question-winter = Какие зимние участки вы выставляете на торги? Все выбирают тайно.
keyflower-question-place =
    { $tile ->
        [none] Какой участок вы кладёте следующим?
       *[other] Куда вы кладёте участок «{ $tile }»? Стороны названы по часовой стрелке сверху: R дорога, F бездорожье, W вода.
    }

## Что умеет участок.

keyflower-face-gives =
    { $price ->
        [none] взять { $gives }
       *[other] отдать { $price } → взять { $gives }
    }
keyflower-face-one-of =
    { $price ->
        [none] взять на выбор: { $gives }
       *[other] отдать { $price } → взять на выбор: { $gives }
    }
keyflower-face-transport =
    { $upgrades ->
        [0] перевозка { $transport }
       *[other] перевозка { $transport }, улучшение { $upgrades }
    }
keyflower-face-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
keyflower-face-store =
    { $resource ->
        [gold] по { $points } за золото на участке
        [iron] по { $points } за железо на участке
        [stone] по { $points } за камень на участке
        [wood] по { $points } за дерево на участке
       *[any_resource] по { $points } за любой ресурс на участке
    }
keyflower-face-nothing = без действия
keyflower-face-order =
    { $start ->
        [yes] { $number }-й выбор корабля; первый игрок
       *[no] { $number }-й выбор корабля
    }
keyflower-power-1a = в конце лета, осени и зимы даёт 2 рабочих из мешочка
keyflower-power-1b = в конце лета, осени и зимы даёт 1 зелёного рабочего
keyflower-power-2a = перевозка по бездорожью; стороны следующих участков могут не совпадать
keyflower-power-2b = ваши перевозки и улучшения удваиваются, очки корабля «Кифлауэр» тоже
keyflower-power-3a = при улучшении любой ресурс заменяет любой другой
keyflower-power-3b = при подсчёте очков любой ресурс заменяет любой другой
keyflower-power-4a = на участок деревни, на который другой игрок поставил синих, красных или жёлтых рабочих, можно делать ставку и другим цветом
keyflower-power-4b = участок, на котором или вокруг которого есть рабочие, можно использовать рабочими любых цветов
keyflower-scoring-sets =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } { $each ->
        [gold] за каждое золото
        [green_worker] за каждого зелёного рабочего
       *[none] за каждый набор: { $needs }
    }
keyflower-scoring-one_kind =
    { $domain ->
        [worker]
            { $points ->
                [one] { $points } очко за каждого рабочего одного цвета
                [few] { $points } очка за каждого рабочего одного цвета
               *[other] { $points } очков за каждого рабочего одного цвета
            }
        [skill]
            { $points ->
                [one] { $points } очко за каждый инструмент одного вида
                [few] { $points } очка за каждый инструмент одного вида
               *[other] { $points } очков за каждый инструмент одного вида
            }
       *[resource]
            { $points ->
                [one] { $points } очко за каждый ресурс одного вида
                [few] { $points } очка за каждый ресурс одного вида
               *[other] { $points } очков за каждый ресурс одного вида
            }
    }
keyflower-scoring-fixed =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
keyflower-scoring-transport =
    { $points ->
        [one] { $points } очко за каждую единицу перевозки в деревне
        [few] { $points } очка за каждую единицу перевозки в деревне
       *[other] { $points } очков за каждую единицу перевозки в деревне
    }
keyflower-scoring-circuit =
    { $points ->
        [one] { $points } очко за каждый участок самой длинной кольцевой дороги
        [few] { $points } очка за каждый участок самой длинной кольцевой дороги
       *[other] { $points } очков за каждый участок самой длинной кольцевой дороги
    }
keyflower-scoring-river = очки за корабли по воде от дома: { $scale }
keyflower-scoring-flip =
    { $points ->
        [one] переворачивает один участок бесплатно, ещё { $points } очко
        [few] переворачивает один участок бесплатно, ещё { $points } очка
       *[other] переворачивает один участок бесплатно, ещё { $points } очков
    }
keyflower-scoring-leftover_workers =
    { $points ->
        [one] { $points } очко за каждого рабочего, не учтённого в другом месте
        [few] { $points } очка за каждого рабочего, не учтённого в другом месте
       *[other] { $points } очков за каждого рабочего, не учтённого в другом месте
    }
keyflower-scoring-adjacent =
    { $points ->
        [one] { $points } очко за каждый соседний участок
        [few] { $points } очка за каждый соседний участок
       *[other] { $points } очков за каждый соседний участок
    }
keyflower-tile-cost = Улучшение за { $cost }
keyflower-tile-basic = Лицевая сторона: { $effect }
keyflower-tile-upgraded = После улучшения: { $effect }
keyflower-tile-side-a = Сторона а: { $effect }
keyflower-tile-side-b = Сторона б: { $effect }
keyflower-tile-load = Груз ({ $season }): рабочих { $workers }, инструментов { $skills }
keyflower-tile-scores = В конце игры: { $effect }
keyflower-tile-edges = Стороны по часовой стрелке сверху: { $edges } (R дорога, F бездорожье, W вода)
keyflower-tile-from =
    { $season ->
        [spring] весенний участок
        [summer] летний участок
        [autumn] осенний участок
        [winter] зимний участок
        [home] домашний участок
        [boat] корабль
       *[order] участок порядка хода
    }

## Картина стола.

keyflower-picture-season =
    { $season ->
        [spring] Весна
        [summer] Лето
        [autumn] Осень
       *[winter] Зима
    }
keyflower-picture-start =
    { $start ->
        [you] фиолетовый рабочий: у вас
       *[other] фиолетовый рабочий: { $start }
    }
keyflower-picture-passes = спасовали подряд: { $passes }
keyflower-picture-market = Торги
keyflower-picture-effect = Свойство
keyflower-picture-bids = Ставки, рабочие на участке
keyflower-picture-orders = Порядок хода
keyflower-picture-boats = Корабли
keyflower-picture-boat-empty = пусто
keyflower-picture-boat-taken = занят
keyflower-picture-used = на нём { $workers }, дальше нужно от { $need }
keyflower-picture-full = на нём { $workers }, полон
keyflower-picture-lying = лёжа
keyflower-picture-supply = Запас
keyflower-picture-stocks = мешочек { $bag } · зелёных рабочих { $green } · инструментов { $skills } · { $resources }
keyflower-picture-village =
    { $seat ->
        [you] Ваша деревня
       *[other] Деревня: { $seat }
    }
keyflower-picture-behind = за ширмой: рабочих { $workers }, инструментов { $skills }
keyflower-picture-known = все видели { $items }
keyflower-picture-powers = корабли: { $powers }
keyflower-picture-winter = зимних участков: { $count }
keyflower-picture-to-place = предстоит положить: { $tiles }
keyflower-picture-own = За вашей ширмой
keyflower-picture-own-workers =
    { $items-count ->
        [0] Рабочих у вас нет.
       *[other] Вы держите { $items }.
    }
keyflower-picture-own-skills =
    { $items-count ->
        [0] Инструментов у вас нет.
       *[other] Инструменты: вы держите { $items }.
    }
keyflower-picture-own-winter = Ваши зимние участки: { $tiles }
keyflower-picture-legend = Рабочие: { $workers }. Ресурсы: { $resources }. Стороны: == дорога, ~~ вода. + улучшен.

## Откуда очки.

keyflower-explain-items =
    { $tile ->
        [none] { $points }: остаток, за { $items }
       *[other] { $points }: { $tile }, за { $items }
    }
keyflower-explain-tiles = { $points }: { $tile } ({ $tiles })
keyflower-explain-plain = { $points }: { $tile }
keyflower-explain-as = { $items } (считается: { $kind })

## Почему что-то запрещено.

keyflower-price =
    { $price ->
        [blue_worker] синий рабочий
        [red_worker] красный рабочий
        [yellow_worker] жёлтый рабочий
        [green_worker] зелёный рабочий
        [any_worker] рабочий
        [anvil] наковальня
        [pick] кирка
        [saw] пила
        [any_skill] инструмент
       *[none] ничего
    }
keyflower-reason-not-asked =
    { $asked ->
        [turn] сейчас делают ход: ставка, использование участка или пас
        [group] сейчас выбирают рабочих
        [price] сейчас платят цену
        [effect] сейчас берут одно из нескольких
        [transport] сейчас перевозят ресурсы и улучшают участки
        [spend] сейчас оплачивают улучшение
        [boat] сейчас выбирают корабль
        [winter] сейчас выбирают зимние участки
       *[place] сейчас кладут участки
    }
keyflower-reason-no-bid-on-boats = на корабли ставок не делают, а «{ $tile }» — корабль
keyflower-reason-not-on-auction = участок «{ $tile }» не на торгах
keyflower-reason-no-workers = у вас нет рабочих, которых можно поставить
keyflower-reason-wrong-colour = для участка «{ $tile }» у вас нет подходящих рабочих; здесь можно: { $colours }
keyflower-reason-bid-too-low = ставка на участок «{ $tile }» сейчас { $bid }; нужно поставить не меньше { $need }, а вы можете { $have }
keyflower-reason-tile-full = для следующего использования участка «{ $tile }» нужно рабочих: { $need }, а места осталось на { $room }
keyflower-reason-too-few-to-use = для следующего использования участка «{ $tile }» нужно рабочих: не меньше { $need }
keyflower-reason-price-not-payable = когда рабочие будут поставлены, платить за участок «{ $tile }» будет нечем (цена: { keyflower-price })
keyflower-reason-not-in-play = участок «{ $tile }» не участвует в игре
keyflower-reason-no-use = участок «{ $tile }» сейчас нельзя использовать
keyflower-reason-no-bid-there = у вас нет ставки на участок «{ $tile }»
keyflower-reason-bid-is-winning = ваша ставка на участок «{ $tile }» выигрывает и остаётся на месте
keyflower-reason-joined-already = ваша ставка на участок «{ $tile }» уже в группе
keyflower-reason-adds-to-own-bid = вы увеличиваете именно эту ставку на участок «{ $tile }», она уже считается
keyflower-reason-one-colour =
    { $colour ->
        [blue] группа бывает только одного цвета, синий к ней не подходит
        [red] группа бывает только одного цвета, красный к ней не подходит
        [yellow] группа бывает только одного цвета, жёлтый к ней не подходит
       *[green] группа бывает только одного цвета, зелёный к ней не подходит
    }
keyflower-reason-too-many =
    { $room ->
        [one] места осталось только на { $room } рабочего
       *[other] места осталось только на { $room } рабочих
    }
keyflower-reason-join-in-order = со ставкой на участок «{ $tile }» допустимой группы уже не составить; ставки добавляют в порядке торгов
keyflower-reason-not-so-many =
    { $colour ->
        [blue] синих рабочих за ширмой { $have }, а не { $count }
        [red] красных рабочих за ширмой { $have }, а не { $count }
        [yellow] жёлтых рабочих за ширмой { $have }, а не { $count }
       *[green] зелёных рабочих за ширмой { $have }, а не { $count }
    }
keyflower-reason-mix-in-order = цвета смешанной группы называют по порядку: синий, красный, жёлтый, зелёный; на последнем группа ставится
keyflower-reason-bid-no-price = ставкой на участок «{ $bid }» нельзя заплатить за участок «{ $tile }» (цена: { keyflower-price })
keyflower-reason-worker-no-price =
    { $colour ->
        [blue] цена участка «{ $tile }» — { keyflower-price }; синим рабочим её не заплатить
        [red] цена участка «{ $tile }» — { keyflower-price }; красным рабочим её не заплатить
        [yellow] цена участка «{ $tile }» — { keyflower-price }; жёлтым рабочим её не заплатить
       *[green] цена участка «{ $tile }» — { keyflower-price }; зелёным рабочим её не заплатить
    }
keyflower-reason-skill-no-price =
    { $skill ->
        [anvil] цена участка «{ $tile }» — { keyflower-price }; наковальней её не заплатить
        [pick] цена участка «{ $tile }» — { keyflower-price }; киркой её не заплатить
       *[saw] цена участка «{ $tile }» — { keyflower-price }; пилой её не заплатить
    }
keyflower-reason-none-left = этого больше не осталось
keyflower-reason-not-offered = участок «{ $tile }» этого не даёт
keyflower-reason-not-own-village = ресурсы перевозят только в своей деревне; «{ $from }» → «{ $to }» нельзя
keyflower-reason-not-own-tile = участок «{ $tile }» не в вашей деревне
keyflower-reason-no-transport-left = перевозок не осталось
keyflower-reason-no-such-resource-there =
    { $resource ->
        [gold] на участке «{ $from }» нет золота
        [iron] на участке «{ $from }» нет железа
        [stone] на участке «{ $from }» нет камня
       *[wood] на участке «{ $from }» нет дерева
    }
keyflower-reason-not-adjacent = участки «{ $from }» и «{ $to }» не соседние
keyflower-reason-no-road = участки «{ $from }» и «{ $to }» не соединены дорогой
keyflower-reason-no-upgrade = участок «{ $tile }» нельзя улучшить
keyflower-reason-upgraded-already = участок «{ $tile }» уже улучшен
keyflower-reason-no-upgrade-left = улучшений не осталось
keyflower-reason-cost-not-there = для улучшения участка «{ $tile }» не хватает нужного: ресурсы должны лежать на нём, инструменты — за ширмой
keyflower-reason-not-the-cost = улучшение участка «{ $tile }» этим не оплатить, или этого у вас нет
keyflower-reason-transport-over =
    { $seat ->
        [you] ваша перевозка закончена
       *[other] перевозка игрока { $seat } закончена
    }: она завершается действием «Закончить» или сама, когда больше нечего перевезти или улучшить; игра ждёт: { $waiting }
keyflower-reason-boat-not-in-play = корабля «{ $boat }» в этой игре нет
keyflower-reason-boat-taken = корабль «{ $boat }» уже занят
keyflower-reason-not-your-winter-tile = участок «{ $tile }» — не из ваших зимних
keyflower-reason-not-to-be-placed = участок «{ $tile }» вам класть не нужно
keyflower-reason-laid-already = вы уже кладёте другой участок
keyflower-reason-fits-nowhere-now = участок «{ $tile }» сейчас никуда не подходит; положите тот, что подходит
keyflower-reason-choose-the-tile-first = сначала выберите участок «{ $tile }» как следующий
keyflower-reason-cell-taken = на месте { $q },{ $r } уже лежит участок «{ $other }»
keyflower-reason-touches-nothing = на месте { $q },{ $r } участок не касается деревни
keyflower-reason-edges-differ = на месте { $q },{ $r } с поворотом { $turn } стороны не совпадают
keyflower-reason-looks-the-same = поворот { $turn } выглядит так же, как { $same }; пишите { $same }

## Варианты игры.

keyflower-option-players = сколько игроков
keyflower-option-edition = чьи печатные очки считать, где издания расходятся
keyflower-option-tiebreak = кто выигрывает при равенстве: все или тот, кто зимой раньше выбрал корабль
keyflower-option-box = файл TOML с исправленными печатными данными
keyflower-option-merchants = играть с дополнением «Торговцы»
keyflower-option-variant = с «Торговцами»: только их корабли и все их участки
keyflower-option-open_workers = с «Торговцами»: то, что все видели, лежит перед ширмой
keyflower-option-handicap = с «Торговцами»: места, которые начинают с дополнительным зелёным рабочим

## Подсказки: чем хорош ход.

keyflower-hint-bid = на участок «{ $tile }» ещё никто не ставил, а для вас это примерно { keyflower-face-points }
keyflower-hint-exceed = участок «{ $tile }» для вас — примерно { keyflower-face-points }: это дороже этих рабочих
keyflower-hint-safe = участок «{ $tile }» для вас — примерно { keyflower-face-points }, и такую ставку никто не перебьёт
keyflower-hint-use = участок «{ $tile }» даёт { $items }: это дороже рабочих
keyflower-hint-block = после этого участок «{ $tile }» никому дёшево не достанется
keyflower-hint-upgrade =
    { $points ->
        [0] так вы улучшите: { $tiles }
       *[other] так вы улучшите: { $tiles } ({ keyflower-face-points })
    }
keyflower-hint-carry = ресурсы окажутся ближе к участку «{ $tile }», где они нужны
keyflower-hint-pass = на столе нет ничего, что стоило бы рабочих
keyflower-hint-sail = корабль «{ $boat }» принесёт вашей деревне больше всего очков
keyflower-hint-boat = груз корабля «{ $boat }» вам полезнее всего
keyflower-hint-winter = вам это даст больше, чем остальным: { $tiles }
keyflower-hint-place = так дороги соединятся, а пути останутся короткими
keyflower-hint-group = без этих рабочих легче всего обойтись
keyflower-hint-pay = без этого легче всего обойтись
keyflower-hint-take = этого вам не хватает больше всего
keyflower-hint-done = больше с этим участком делать нечего
keyflower-hint-only = ничего другого сделать нельзя
keyflower-plan-keep = Сохраните { $items }: зимой участок «{ $tile }» принесёт за это { keyflower-face-points }.
keyflower-plan-fill = Добудьте ещё { $items }: зимой участок «{ $tile }» принесёт за это { keyflower-face-points }.

## Поля вида для стола, который рисуют, не зная игры.

keyflower-area-season = Время года
keyflower-area-market = Торги
keyflower-area-orders = Порядок хода
keyflower-area-boats = Корабли
keyflower-area-bag = Мешочек
keyflower-area-green = Зелёные рабочие
keyflower-area-stock = Инструменты
keyflower-area-start = Фиолетовый рабочий
keyflower-area-village = Деревня
keyflower-area-to_place = Предстоит положить
keyflower-area-powers = Летние корабли
keyflower-area-power = Летний корабль
keyflower-area-winter_tiles = Зимние участки
keyflower-area-winter = Ваши зимние участки
keyflower-area-workers = Рабочие
keyflower-area-workers_known = Рабочие, которых видели все
keyflower-area-skills = Инструменты
keyflower-area-goods = Ресурсы
keyflower-area-bids = Ставки
keyflower-area-colour = Цвет
keyflower-area-count = Количество
keyflower-area-lying = Лёжа
keyflower-area-own = За вашей ширмой

keyflower-group-pass = Пас
keyflower-group-bid = Ставка
keyflower-group-use = Использовать участок
keyflower-group-join = Добавить перебитую ставку
keyflower-group-add = Добавить рабочего
keyflower-group-send = Поставить рабочих
keyflower-group-pay = Отдать рабочего
keyflower-group-paybid = Отдать перебитую ставку
keyflower-group-return = Вернуть инструмент
keyflower-group-take = Взять
keyflower-group-move = Перевезти ресурсы
keyflower-group-upgrade = Улучшить участок
keyflower-group-spend = Потратить
keyflower-group-done = Закончить
keyflower-group-board = Корабли
keyflower-group-choose = Участки на торги
keyflower-group-lay = Следующий участок
keyflower-group-place = Куда положить
