## Речі з числом, у знахідному відмінку.

keyflower-item-blue =
    { $count ->
        [one] { $count } синього робітника
       *[other] { $count } синіх робітників
    }
keyflower-item-red =
    { $count ->
        [one] { $count } червоного робітника
       *[other] { $count } червоних робітників
    }
keyflower-item-yellow =
    { $count ->
        [one] { $count } жовтого робітника
       *[other] { $count } жовтих робітників
    }
keyflower-item-green =
    { $count ->
        [one] { $count } зеленого робітника
       *[other] { $count } зелених робітників
    }
keyflower-item-purple = фіолетового робітника
keyflower-item-blue_worker = { keyflower-item-blue }
keyflower-item-red_worker = { keyflower-item-red }
keyflower-item-yellow_worker = { keyflower-item-yellow }
keyflower-item-green_worker = { keyflower-item-green }
keyflower-item-any_worker =
    { $count ->
        [one] { $count } будь-якого робітника
       *[other] { $count } будь-яких робітників
    }
keyflower-item-random_worker =
    { $count ->
        [one] { $count } робітника з мішечка
       *[other] { $count } робітників із мішечка
    }
keyflower-item-anvil =
    { $count ->
        [one] { $count } ковадло
        [few] { $count } ковадла
       *[other] { $count } ковадл
    }
keyflower-item-pick =
    { $count ->
        [one] { $count } кайло
        [few] { $count } кайла
       *[other] { $count } кайл
    }
keyflower-item-saw =
    { $count ->
        [one] { $count } пилу
        [few] { $count } пили
       *[other] { $count } пил
    }
keyflower-item-any_skill =
    { $count ->
        [one] { $count } будь-яке вміння
        [few] { $count } будь-які вміння
       *[other] { $count } будь-яких умінь
    }
keyflower-item-random_skill =
    { $count ->
        [one] { $count } випадкове вміння
        [few] { $count } випадкові вміння
       *[other] { $count } випадкових умінь
    }
keyflower-item-gold =
    { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
keyflower-item-iron =
    { $count ->
        [one] { $count } залізо
       *[other] { $count } заліза
    }
keyflower-item-stone =
    { $count ->
        [one] { $count } камінь
        [few] { $count } камені
       *[other] { $count } каменів
    }
keyflower-item-wood =
    { $count ->
        [one] { $count } дерево
       *[other] { $count } дерева
    }
keyflower-item-any_resource =
    { $count ->
        [one] { $count } будь-який ресурс
        [few] { $count } будь-які ресурси
       *[other] { $count } будь-яких ресурсів
    }

## Речі з числом самі по собі, у дужках чи після двокрапки.

keyflower-count-blue = { keyflower-count-blue_worker }
keyflower-count-red = { keyflower-count-red_worker }
keyflower-count-yellow = { keyflower-count-yellow_worker }
keyflower-count-green = { keyflower-count-green_worker }
keyflower-count-purple = фіолетовий робітник
keyflower-count-blue_worker =
    { $count ->
        [one] { $count } синій робітник
        [few] { $count } сині робітники
       *[other] { $count } синіх робітників
    }
keyflower-count-red_worker =
    { $count ->
        [one] { $count } червоний робітник
        [few] { $count } червоні робітники
       *[other] { $count } червоних робітників
    }
keyflower-count-yellow_worker =
    { $count ->
        [one] { $count } жовтий робітник
        [few] { $count } жовті робітники
       *[other] { $count } жовтих робітників
    }
keyflower-count-green_worker =
    { $count ->
        [one] { $count } зелений робітник
        [few] { $count } зелені робітники
       *[other] { $count } зелених робітників
    }
keyflower-count-any_worker =
    { $count ->
        [one] { $count } будь-який робітник
        [few] { $count } будь-які робітники
       *[other] { $count } будь-яких робітників
    }
keyflower-count-anvil = { keyflower-item-anvil }
keyflower-count-pick = { keyflower-item-pick }
keyflower-count-saw =
    { $count ->
        [one] { $count } пила
        [few] { $count } пили
       *[other] { $count } пил
    }
keyflower-count-any_skill = { keyflower-item-any_skill }
keyflower-count-gold = { keyflower-item-gold }
keyflower-count-iron = { keyflower-item-iron }
keyflower-count-stone = { keyflower-item-stone }
keyflower-count-wood = { keyflower-item-wood }
keyflower-count-any_resource = { keyflower-item-any_resource }

## Окремі слова для переліків і таблиць.

keyflower-word-blue = синій
keyflower-word-red = червоний
keyflower-word-yellow = жовтий
keyflower-word-green = зелений
keyflower-word-gold = золото
keyflower-word-iron = залізо
keyflower-word-stone = камінь
keyflower-word-wood = дерево
keyflower-word-anvil = ковадло
keyflower-word-pick = кайло
keyflower-word-saw = пила
keyflower-word-spring = весна
keyflower-word-summer = літо
keyflower-word-autumn = осінь
keyflower-word-winter = зима
keyflower-word-1a = 1а
keyflower-word-1b = 1б
keyflower-word-2a = 2а
keyflower-word-2b = 2б
keyflower-word-3a = 3а
keyflower-word-3b = 3б
keyflower-word-4a = 4а
keyflower-word-4b = 4б
# Одна літера для робітників кожного кольору та для ресурсів, де мало місця.
keyflower-letter-blue = С
keyflower-letter-red = Ч
keyflower-letter-yellow = Ж
keyflower-letter-green = З
keyflower-letter-gold = з
keyflower-letter-iron = л
keyflower-letter-stone = к
keyflower-letter-wood = д

## Що сталося.

keyflower-event-season =
    { $season ->
        [spring] Починається весна.
        [summer] Починається літо.
        [autumn] Починається осінь.
       *[winter] Починається зима.
    } { $start ->
        [you] Перший гравець — ви.
       *[other] Перший гравець: { $start }.
    }
keyflower-event-loaded =
    { $workers-count ->
        [0]
            { $skills-count ->
                [0] Човен «{ $boat }» лишається порожнім.
               *[other] На човен «{ $boat }» кладуть { $skills }.
            }
       *[other]
            { $skills-count ->
                [0] На човен «{ $boat }» ставлять { $workers }.
               *[other] На човен «{ $boat }» ставлять { $workers }, а також кладуть { $skills }.
            }
    }
keyflower-event-market = На аукціоні: { $tiles }.
keyflower-event-chose-winter =
    { $seat ->
        [you]
            { $tiles ->
                [none] Ви вибираєте зимові плитки.
               *[other] Ви виставляєте на аукціон: { $tiles }.
            }
       *[other]
            { $tiles ->
                [none] { $seat } вибирає зимові плитки.
               *[other] { $seat } виставляє на аукціон: { $tiles }.
            }
    }
keyflower-event-winter-counts = Виставлено зимових плиток, у порядку гравців: { $counts }.
keyflower-event-passed =
    { $seat ->
        [you] Ви пасуєте.
       *[other] { $seat } пасує.
    }
keyflower-event-bid =
    { $seat ->
        [you] Ви ставите
       *[other] { $seat } ставить
    } на плитку «{ $tile }» { $workers }; { $lying ->
        [yes] лежача ставка
       *[no] ставка
    } тепер { $total }.
keyflower-event-use =
    { $seat ->
        [you] Ви користуєтеся плиткою «{ $tile }» і ставите { $workers }.
       *[other] { $seat } користується плиткою «{ $tile }» і ставить { $workers }.
    }
keyflower-event-paid-workers =
    { $seat ->
        [you] Ви кладете в мішечок { $workers }.
       *[other] { $seat } кладе в мішечок { $workers }.
    }
keyflower-event-paid-skill =
    { $seat ->
        [you] Ви повертаєте
       *[other] { $seat } повертає
    } { $skill ->
        [anvil] ковадло.
        [pick] кайло.
        [saw] пилу.
       *[none] вміння долілиць.
    }
keyflower-event-drew-workers =
    { $workers ->
        [none]
            { $count ->
                [0]
                    { $seat ->
                        [you] Ви нікого не витягуєте: мішечок порожній.
                       *[other] { $seat } нікого не витягує: мішечок порожній.
                    }
                [one]
                    { $seat ->
                        [you] Ви витягуєте з мішечка { $count } робітника.
                       *[other] { $seat } витягує з мішечка { $count } робітника.
                    }
               *[other]
                    { $seat ->
                        [you] Ви витягуєте з мішечка { $count } робітників.
                       *[other] { $seat } витягує з мішечка { $count } робітників.
                    }
            }
       *[other]
            { $workers-count ->
                [0]
                    { $seat ->
                        [you] Ви нікого не витягуєте: мішечок порожній.
                       *[other] { $seat } нікого не витягує: мішечок порожній.
                    }
               *[other]
                    { $seat ->
                        [you] Ви витягуєте з мішечка { $workers }.
                       *[other] { $seat } витягує з мішечка { $workers }.
                    }
            }
    }
keyflower-event-took-green =
    { $count ->
        [0]
            { $seat ->
                [you] Ви не отримуєте зеленого робітника: зелені закінчилися.
               *[other] { $seat } не отримує зеленого робітника: зелені закінчилися.
            }
       *[other]
            { $seat ->
                [you] Ви берете { keyflower-item-green }.
               *[other] { $seat } бере { keyflower-item-green }.
            }
    }
keyflower-event-drew-skills =
    { $skills ->
        [none]
            { $count ->
                [0]
                    { $seat ->
                        [you] Ви не отримуєте жодного вміння: вони закінчилися.
                       *[other] { $seat } не отримує жодного вміння: вони закінчилися.
                    }
               *[other]
                    { $seat ->
                        [you] Ви берете
                       *[other] { $seat } бере
                    } { $count ->
                        [one] { $count } вміння.
                        [few] { $count } вміння.
                       *[other] { $count } умінь.
                    }
            }
       *[other]
            { $skills-count ->
                [0]
                    { $seat ->
                        [you] Ви не отримуєте жодного вміння: вони закінчилися.
                       *[other] { $seat } не отримує жодного вміння: вони закінчилися.
                    }
               *[other]
                    { $seat ->
                        [you] Ви берете зі стосу { $skills }.
                       *[other] { $seat } бере зі стосу { $skills }.
                    }
            }
    }
keyflower-event-made =
    { $count ->
        [0]
            { $seat ->
                [you] Ви не отримуєте
               *[other] { $seat } не отримує
            } { $resource ->
                [gold] золото: воно закінчилося.
                [iron] залізо: воно закінчилося.
                [stone] камінь: він закінчився.
               *[wood] дерево: воно закінчилося.
            }
       *[other]
            { $seat ->
                [you] Ви отримуєте
               *[other] { $seat } отримує
            } { $resource ->
                [gold] { keyflower-item-gold }
                [iron] { keyflower-item-iron }
                [stone] { keyflower-item-stone }
               *[wood] { keyflower-item-wood }
            } на плитці «{ $tile }».
    }
keyflower-event-moved =
    { $seat ->
        [you] Ви перевозите
       *[other] { $seat } перевозить
    } { $resource ->
        [gold] 1 золото
        [iron] 1 залізо
        [stone] 1 камінь
       *[wood] 1 дерево
    }: «{ $from }» → «{ $to }».
keyflower-event-upgraded =
    { $seat ->
        [you] Ви покращуєте
       *[other] { $seat } покращує
    } плитку «{ $tile }» за { $count ->
        [0] { $resources }.
       *[other]
            { $resources-count ->
                [0]
                    { $skills ->
                        [none]
                            { $count ->
                                [one] { $count } вміння долілиць.
                                [few] { $count } вміння долілиць.
                               *[other] { $count } умінь долілиць.
                            }
                       *[other] { $skills }.
                    }
               *[other]
                    { $skills ->
                        [none]
                            { $count ->
                                [one] { $resources } і ще за { $count } вміння долілиць.
                                [few] { $resources } і ще за { $count } вміння долілиць.
                               *[other] { $resources } і ще за { $count } умінь долілиць.
                            }
                       *[other] { $resources } і ще за { $skills }.
                    }
            }
    }
keyflower-event-bid-returned =
    { $seat ->
        [you] Ви забираєте з плитки «{ $tile }» { $workers }.
       *[other] { $seat } забирає з плитки «{ $tile }» { $workers }.
    }
keyflower-event-unsold =
    { $workers-count ->
        [0] На плитку «{ $tile }» ніхто не робив ставок, плитку складають у коробку.
       *[other] На плитку «{ $tile }» ніхто не робив ставок, плитку складають у коробку, а в мішечок кладуть { $workers }.
    }
keyflower-event-won =
    { $seat ->
        [you] Ви виграєте плитку «{ $tile }»
       *[other] { $seat } виграє плитку «{ $tile }»
    }{ $workers-count ->
        [0] .
       *[other]
            { $seat ->
                [you] { " " }і забираєте з неї { $workers }.
               *[other] { " " }і забирає з неї { $workers }.
            }
    }
keyflower-event-collected =
    { $seat ->
        [you] Ви забираєте зі свого селища { $workers }.
       *[other] { $seat } забирає зі свого селища { $workers }.
    }
keyflower-event-order-won =
    { $seat ->
        [you] Ви виграєте плитку «{ $tile }».
       *[other] { $seat } виграє плитку «{ $tile }».
    }
keyflower-event-start-player =
    { $won ->
        [yes]
            { $seat ->
                [you] Ви отримуєте фіолетового робітника і стаєте першим гравцем.
               *[other] { $seat } отримує фіолетового робітника і стає першим гравцем.
            }
       *[no]
            { $seat ->
                [you] На фіолетового робітника ніхто не ставив, він переходить ліворуч: перший гравець тепер ви.
               *[other] На фіолетового робітника ніхто не ставив, він переходить ліворуч: перший гравець тепер { $seat }.
            }
    }
keyflower-event-boarded =
    { $workers ->
        [none]
            { $seat ->
                [you] Ви берете човен «{ $boat }».
               *[other] { $seat } бере човен «{ $boat }».
            }
       *[other]
            { $workers-count ->
                [0]
                    { $skills-count ->
                        [0]
                            { $seat ->
                                [you] Ви вибираєте порожній човен «{ $boat }».
                               *[other] { $seat } вибирає порожній човен «{ $boat }».
                            }
                       *[other]
                            { $seat ->
                                [you] Ви забираєте з човна «{ $boat }» { $skills }.
                               *[other] { $seat } забирає з човна «{ $boat }» { $skills }.
                            }
                    }
               *[other]
                    { $seat ->
                        [you] Ви забираєте
                       *[other] { $seat } забирає
                    } з човна «{ $boat }» { $skills-count ->
                        [0] { $workers }.
                       *[other] { $workers }, а також { $skills }.
                    }
            }
    }
keyflower-event-power =
    { $seat ->
        [you] Діє ваш човен { $power }.
       *[other] Діє човен { $power }, власник: { $seat }.
    }
keyflower-event-placed =
    { $seat ->
        [you] Ви викладаєте плитку «{ $tile }» у своє селище.
       *[other] { $seat } викладає плитку «{ $tile }» у своє селище.
    }
keyflower-event-fits-nowhere =
    { $seat ->
        [you] Плитка «{ $tile }» нікуди не підходить у вашому селищі, її складають у коробку.
       *[other] Плитка «{ $tile }» нікуди не підходить у селищі гравця { $seat }, її складають у коробку.
    }
keyflower-event-ended =
    Гру закінчено. Очки в порядку гравців: { $scores }. { $winners ->
        [you] Ви перемогли!
        [among] Перемогу ділять: { $winners }.
       *[other] Перемога: { $winners }.
    }

## Що можна зробити: рядки списку дій.

keyflower-action-pass = Спасувати
keyflower-action-bid =
    { $bid ->
        [0] Ставка: { $tile }
       *[other] Ставка: { $tile } (зараз { $bid })
    }
keyflower-action-use = Скористатися: { $tile } ({ $effect })
keyflower-action-join = Додати перебиту ставку: { $tile }
keyflower-action-add =
    { $colour ->
        [blue] Додати { keyflower-item-blue } і продовжити
        [red] Додати { keyflower-item-red } і продовжити
        [yellow] Додати { keyflower-item-yellow } і продовжити
       *[green] Додати { keyflower-item-green } і продовжити
    }
keyflower-action-send =
    { $colour ->
        [none] Поставити лише робітників із перебитих ставок
        [blue] Поставити { keyflower-item-blue }
        [red] Поставити { keyflower-item-red }
        [yellow] Поставити { keyflower-item-yellow }
       *[green] Поставити { keyflower-item-green }
    }
keyflower-action-pay =
    { $colour ->
        [blue] Віддати 1 синього робітника
        [red] Віддати 1 червоного робітника
        [yellow] Віддати 1 жовтого робітника
       *[green] Віддати 1 зеленого робітника
    }
keyflower-action-paybid = Віддати всю перебиту ставку: { $tile }
keyflower-action-return =
    { $skill ->
        [anvil] Повернути ковадло
        [pick] Повернути кайло
       *[saw] Повернути пилу
    }
keyflower-action-take = Узяти { $taken }
keyflower-action-move =
    { $resource ->
        [gold] Перевезти 1 золото: { $from } → { $to }
        [iron] Перевезти 1 залізо: { $from } → { $to }
        [stone] Перевезти 1 камінь: { $from } → { $to }
       *[wood] Перевезти 1 дерево: { $from } → { $to }
    }
keyflower-action-upgrade = Покращити: { $tile } ({ $effect })
keyflower-action-spend = Витратити { $items }
keyflower-action-done = Закінчити
keyflower-action-board =
    { $workers ->
        [none] Узяти човен: { $boat } ({ $effect })
       *[other]
            { $workers-count ->
                [0]
                    { $skills-count ->
                        [0] { $boat }: узяти порожній човен
                       *[other] { $boat }: узяти { $skills }
                    }
               *[other]
                    { $skills-count ->
                        [0] { $boat }: узяти { $workers }
                       *[other] { $boat }: узяти { $workers }, а також { $skills }
                    }
            }
    }
keyflower-action-choose = Виставити на аукціон: { $tiles }
keyflower-action-lay = Наступною покласти: { $tile }
keyflower-action-place =
    { $roads-count ->
        [0] На місце { $q },{ $r }, сторони { $edges }
       *[other] На місце { $q },{ $r }, сторони { $edges }, дорога: { $roads }
    }

## Про що питають.

keyflower-question-turn = Ваш хід: зробіть ставку, скористайтеся плиткою або спасуйте.
keyflower-question-group =
    { $purpose ->
        [bid] Яких робітників ви ставите на плитку «{ $tile }»?
       *[use] Яких робітників ви ставите, щоб скористатися плиткою «{ $tile }»?
    }
keyflower-question-price = Чим ви платите за плитку «{ $tile }»?
keyflower-question-effect = Що ви берете з плитки «{ $tile }»?
keyflower-question-transport = Лишилося перевезень: { $transport }, покращень: { $upgrades }. Що робите?
keyflower-question-spend = Що ви витрачаєте на покращення плитки «{ $tile }»?
keyflower-question-boat =
    { $season ->
        [winter] Який човен ви берете до свого селища?
       *[other] З якого човна ви забираєте все?
    }
keyflower-question-winter = Які зимові плитки ви виставляєте на аукціон? Усі вибирають таємно.
keyflower-question-place =
    { $tile ->
        [none] Яку плитку ви кладете наступною?
       *[other] Куди ви кладете плитку «{ $tile }»? Сторони названо за годинниковою стрілкою згори: R дорога, F бездоріжжя, W вода.
    }

## Що вміє плитка.

keyflower-face-gives =
    { $price ->
        [none] взяти { $gives }
       *[other] віддати { $price } → взяти { $gives }
    }
keyflower-face-one-of =
    { $price ->
        [none] взяти на вибір: { $gives }
       *[other] віддати { $price } → взяти на вибір: { $gives }
    }
keyflower-face-transport =
    { $upgrades ->
        [0] перевезення { $transport }
       *[other] перевезення { $transport }, покращення { $upgrades }
    }
keyflower-face-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
keyflower-face-store =
    { $resource ->
        [gold] по { $points } за золото на плитці
        [iron] по { $points } за залізо на плитці
        [stone] по { $points } за камінь на плитці
        [wood] по { $points } за дерево на плитці
       *[any_resource] по { $points } за будь-який ресурс на плитці
    }
keyflower-face-nothing = без дії
keyflower-face-order =
    { $start ->
        [yes] { $number }-й вибір човна; перший гравець
       *[no] { $number }-й вибір човна
    }
keyflower-power-1a = наприкінці літа, осені та зими дає 2 робітників із мішечка
keyflower-power-1b = наприкінці літа, осені та зими дає 1 зеленого робітника
keyflower-power-2a = перевезення бездоріжжям; сторони наступних плиток можуть не збігатися
keyflower-power-2b = ваші перевезення й покращення подвоюються, очки човна «Keyflower» теж
keyflower-power-3a = під час покращення будь-який ресурс замінює інший
keyflower-power-3b = під час підрахунку очок будь-який ресурс замінює інший
keyflower-power-4a = на плитку селища, на яку інший гравець поставив синіх, червоних чи жовтих робітників, можна робити ставку й іншим кольором
keyflower-power-4b = плиткою, на якій чи навколо якої є робітники, можна скористатися робітниками будь-яких кольорів
keyflower-scoring-sets =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    } { $each ->
        [gold] за кожне золото
        [green_worker] за кожного зеленого робітника
       *[none] за кожен набір: { $needs }
    }
keyflower-scoring-one_kind =
    { $domain ->
        [worker]
            { $points ->
                [one] { $points } очко за кожного робітника одного кольору
                [few] { $points } очки за кожного робітника одного кольору
               *[other] { $points } очок за кожного робітника одного кольору
            }
        [skill]
            { $points ->
                [one] { $points } очко за кожне вміння одного типу
                [few] { $points } очки за кожне вміння одного типу
               *[other] { $points } очок за кожне вміння одного типу
            }
       *[resource]
            { $points ->
                [one] { $points } очко за кожен ресурс одного типу
                [few] { $points } очки за кожен ресурс одного типу
               *[other] { $points } очок за кожен ресурс одного типу
            }
    }
keyflower-scoring-fixed =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
keyflower-scoring-transport =
    { $points ->
        [one] { $points } очко за кожну одиницю перевезення в селищі
        [few] { $points } очки за кожну одиницю перевезення в селищі
       *[other] { $points } очок за кожну одиницю перевезення в селищі
    }
keyflower-scoring-circuit =
    { $points ->
        [one] { $points } очко за кожну плитку найдовшої кільцевої дороги
        [few] { $points } очки за кожну плитку найдовшої кільцевої дороги
       *[other] { $points } очок за кожну плитку найдовшої кільцевої дороги
    }
keyflower-scoring-river = очки за човни на воді від домівки: { $scale }
keyflower-scoring-flip =
    { $points ->
        [one] перевертає одну плитку безкоштовно, ще { $points } очко
        [few] перевертає одну плитку безкоштовно, ще { $points } очки
       *[other] перевертає одну плитку безкоштовно, ще { $points } очок
    }
keyflower-scoring-leftover_workers =
    { $points ->
        [one] { $points } очко за кожного робітника, не врахованого деінде
        [few] { $points } очки за кожного робітника, не врахованого деінде
       *[other] { $points } очок за кожного робітника, не врахованого деінде
    }
keyflower-scoring-adjacent =
    { $points ->
        [one] { $points } очко за кожну сусідню плитку
        [few] { $points } очки за кожну сусідню плитку
       *[other] { $points } очок за кожну сусідню плитку
    }
keyflower-tile-cost = Покращення за { $cost }
keyflower-tile-basic = Лицьова сторона: { $effect }
keyflower-tile-upgraded = Після покращення: { $effect }
keyflower-tile-side-a = Сторона а: { $effect }
keyflower-tile-side-b = Сторона б: { $effect }
keyflower-tile-load = Вантаж ({ $season }): робітників { $workers }, умінь { $skills }
keyflower-tile-scores = Наприкінці гри: { $effect }
keyflower-tile-edges = Сторони за годинниковою стрілкою згори: { $edges } (R дорога, F бездоріжжя, W вода)
keyflower-tile-from =
    { $season ->
        [spring] весняна плитка
        [summer] літня плитка
        [autumn] осіння плитка
        [winter] зимова плитка
        [home] плитка домівки
        [boat] човен
       *[order] плитка порядку ходу
    }

## Картина столу.

keyflower-picture-season =
    { $season ->
        [spring] Весна
        [summer] Літо
        [autumn] Осінь
       *[winter] Зима
    }
keyflower-picture-start =
    { $start ->
        [you] фіолетовий робітник: у вас
       *[other] фіолетовий робітник: { $start }
    }
keyflower-picture-passes = спасували поспіль: { $passes }
keyflower-picture-market = Аукціон
keyflower-picture-effect = Що дає
keyflower-picture-bids = Ставки, робітники на плитці
keyflower-picture-orders = Порядок ходу
keyflower-picture-boats = Човни
keyflower-picture-boat-empty = порожньо
keyflower-picture-boat-taken = зайнятий
keyflower-picture-used = на ній { $workers }, далі треба від { $need }
keyflower-picture-full = на ній { $workers }, повна
keyflower-picture-lying = лежачи
keyflower-picture-supply = Запас
keyflower-picture-stocks = мішечок { $bag } · зелених робітників { $green } · умінь { $skills } · { $resources }
keyflower-picture-village =
    { $seat ->
        [you] Ваше селище
       *[other] Селище: { $seat }
    }
keyflower-picture-behind = за ширмою: робітників { $workers }, умінь { $skills }
keyflower-picture-known = усі бачили { $items }
keyflower-picture-powers = човни: { $powers }
keyflower-picture-winter = зимових плиток: { $count }
keyflower-picture-to-place = треба покласти: { $tiles }
keyflower-picture-own = За вашою ширмою
keyflower-picture-own-workers =
    { $items-count ->
        [0] Робітників у вас немає.
       *[other] Ви тримаєте { $items }.
    }
keyflower-picture-own-skills =
    { $items-count ->
        [0] Умінь у вас немає.
       *[other] Уміння: ви тримаєте { $items }.
    }
keyflower-picture-own-winter = Ваші зимові плитки: { $tiles }
keyflower-picture-legend = Робітники: { $workers }. Ресурси: { $resources }. Сторони: == дорога, ~~ вода. + покращена.

## Звідки очки.

keyflower-explain-items =
    { $tile ->
        [none] { $points }: решта, за { $items }
       *[other] { $points }: { $tile }, за { $items }
    }
keyflower-explain-tiles = { $points }: { $tile } ({ $tiles })
keyflower-explain-plain = { $points }: { $tile }
keyflower-explain-as = { $items } (вважається: { $kind })

## Чому щось заборонено.

keyflower-price =
    { $price ->
        [blue_worker] синій робітник
        [red_worker] червоний робітник
        [yellow_worker] жовтий робітник
        [green_worker] зелений робітник
        [any_worker] робітник
        [anvil] ковадло
        [pick] кайло
        [saw] пила
        [any_skill] уміння
       *[none] нічого
    }
keyflower-reason-not-asked =
    { $asked ->
        [turn] зараз роблять хід: ставка, користування плиткою або пас
        [group] зараз вибирають робітників
        [price] зараз платять ціну
        [effect] зараз беруть одне з кількох
        [transport] зараз перевозять ресурси й покращують плитки
        [spend] зараз оплачують покращення
        [boat] зараз вибирають човен
        [winter] зараз вибирають зимові плитки
       *[place] зараз кладуть плитки
    }
keyflower-reason-no-bid-on-boats = на човни ставок не роблять, а «{ $tile }» — човен
keyflower-reason-not-on-auction = плитки «{ $tile }» немає на аукціоні
keyflower-reason-no-workers = у вас немає робітників, яких можна поставити
keyflower-reason-wrong-colour = для плитки «{ $tile }» у вас немає відповідних робітників; тут можна: { $colours }
keyflower-reason-bid-too-low = ставка на плитку «{ $tile }» зараз { $bid }; треба поставити щонайменше { $need }, а ви можете { $have }
keyflower-reason-tile-full = щоб скористатися плиткою «{ $tile }» ще раз, треба робітників: { $need }, а місця лишилося на { $room }
keyflower-reason-too-few-to-use = щоб скористатися плиткою «{ $tile }», тепер треба робітників: щонайменше { $need }
keyflower-reason-price-not-payable = коли робітників буде поставлено, платити за плитку «{ $tile }» буде нема чим (ціна: { keyflower-price })
keyflower-reason-not-in-play = плитки «{ $tile }» немає в грі
keyflower-reason-no-use = плиткою «{ $tile }» зараз не можна скористатися
keyflower-reason-no-bid-there = у вас немає ставки на плитку «{ $tile }»
keyflower-reason-bid-is-winning = ваша ставка на плитку «{ $tile }» виграшна й лишається на місці
keyflower-reason-joined-already = ваша ставка на плитку «{ $tile }» вже в групі
keyflower-reason-adds-to-own-bid = ви збільшуєте саме цю ставку на плитку «{ $tile }», її вже враховано
keyflower-reason-one-colour =
    { $colour ->
        [blue] група буває лише одного кольору, синій до неї не підходить
        [red] група буває лише одного кольору, червоний до неї не підходить
        [yellow] група буває лише одного кольору, жовтий до неї не підходить
       *[green] група буває лише одного кольору, зелений до неї не підходить
    }
keyflower-reason-too-many =
    { $room ->
        [one] місця лишилося тільки на { $room } робітника
       *[other] місця лишилося тільки на { $room } робітників
    }
keyflower-reason-join-in-order = зі ставкою на плитку «{ $tile }» дозволеної групи вже не скласти; ставки додають у порядку аукціону
keyflower-reason-not-so-many =
    { $colour ->
        [blue] синіх робітників за ширмою { $have }, а не { $count }
        [red] червоних робітників за ширмою { $have }, а не { $count }
        [yellow] жовтих робітників за ширмою { $have }, а не { $count }
       *[green] зелених робітників за ширмою { $have }, а не { $count }
    }
keyflower-reason-mix-in-order = кольори мішаної групи називають за порядком: синій, червоний, жовтий, зелений; назвавши останній, групу ставлять
keyflower-reason-bid-no-price = ставкою на плитку «{ $bid }» не можна заплатити за плитку «{ $tile }» (ціна: { keyflower-price })
keyflower-reason-worker-no-price =
    { $colour ->
        [blue] ціна плитки «{ $tile }» — { keyflower-price }; синім робітником її не заплатити
        [red] ціна плитки «{ $tile }» — { keyflower-price }; червоним робітником її не заплатити
        [yellow] ціна плитки «{ $tile }» — { keyflower-price }; жовтим робітником її не заплатити
       *[green] ціна плитки «{ $tile }» — { keyflower-price }; зеленим робітником її не заплатити
    }
keyflower-reason-skill-no-price =
    { $skill ->
        [anvil] ціна плитки «{ $tile }» — { keyflower-price }; ковадлом її не заплатити
        [pick] ціна плитки «{ $tile }» — { keyflower-price }; кайлом її не заплатити
       *[saw] ціна плитки «{ $tile }» — { keyflower-price }; пилою її не заплатити
    }
keyflower-reason-none-left = цього більше не лишилося
keyflower-reason-not-offered = плитка «{ $tile }» цього не дає
keyflower-reason-not-own-village = ресурси перевозять лише у своєму селищі; «{ $from }» → «{ $to }» не можна
keyflower-reason-not-own-tile = плитка «{ $tile }» не у вашому селищі
keyflower-reason-no-transport-left = перевезень не лишилося
keyflower-reason-no-such-resource-there =
    { $resource ->
        [gold] на плитці «{ $from }» немає золота
        [iron] на плитці «{ $from }» немає заліза
        [stone] на плитці «{ $from }» немає каменю
       *[wood] на плитці «{ $from }» немає дерева
    }
keyflower-reason-not-adjacent = плитки «{ $from }» і «{ $to }» не сусідні
keyflower-reason-no-road = плитки «{ $from }» і «{ $to }» не сполучені дорогою
keyflower-reason-no-upgrade = плитку «{ $tile }» не можна покращити
keyflower-reason-upgraded-already = плитку «{ $tile }» вже покращено
keyflower-reason-no-upgrade-left = покращень не лишилося
keyflower-reason-cost-not-there = для покращення плитки «{ $tile }» бракує потрібного: ресурси мають лежати на ній, уміння — за ширмою
keyflower-reason-not-the-cost = цим не заплатити за покращення плитки «{ $tile }», або цього у вас немає
keyflower-reason-transport-over =
    { $seat ->
        [you] ваше перевезення закінчено
       *[other] перевезення гравця { $seat } закінчено
    }: воно завершується дією «Закінчити» або саме, коли більше нема чого перевезти чи покращити; гра чекає: { $waiting }
keyflower-reason-boat-not-in-play = човна «{ $boat }» у цій грі немає
keyflower-reason-boat-taken = човен «{ $boat }» уже взято
keyflower-reason-not-your-winter-tile = плитка «{ $tile }» — не з ваших зимових
keyflower-reason-not-to-be-placed = плитку «{ $tile }» вам класти не треба
keyflower-reason-laid-already = ви вже кладете іншу плитку
keyflower-reason-fits-nowhere-now = плитка «{ $tile }» зараз нікуди не підходить; покладіть ту, що підходить
keyflower-reason-choose-the-tile-first = спершу виберіть, що наступною кладете плитку «{ $tile }»
keyflower-reason-cell-taken = на місці { $q },{ $r } уже лежить плитка «{ $other }»
keyflower-reason-touches-nothing = на місці { $q },{ $r } плитка не торкається селища
keyflower-reason-edges-differ = на місці { $q },{ $r } з поворотом { $turn } сторони не збігаються
keyflower-reason-looks-the-same = поворот { $turn } виглядає так само, як { $same }; пишіть { $same }

## Варіанти гри.

keyflower-option-players = скільки гравців
keyflower-option-edition = чиї друковані очки рахувати, де видання різняться
keyflower-option-tiebreak = хто виграє за рівності: усі або той, хто взимку раніше вибрав човен
keyflower-option-box = файл TOML з виправленими друкованими даними
keyflower-option-merchants = грати з доповненням «Торговці»
keyflower-option-variant = з «Торговцями»: лише їхні човни й усі їхні плитки
keyflower-option-open_workers = з «Торговцями»: те, що всі бачили, лежить перед ширмою
keyflower-option-handicap = з «Торговцями»: місця, що починають із додатковим зеленим робітником

## Підказки: чим добрий хід.

keyflower-hint-bid = на плитку «{ $tile }» ще ніхто не ставив, а для вас це приблизно { keyflower-face-points }
keyflower-hint-exceed = плитка «{ $tile }» для вас — приблизно { keyflower-face-points }: це дорожче за цих робітників
keyflower-hint-safe = плитка «{ $tile }» для вас — приблизно { keyflower-face-points }, і таку ставку ніхто не переб’є
keyflower-hint-use = плитка «{ $tile }» дає { $items }: це дорожче за робітників
keyflower-hint-block = після цього плитка «{ $tile }» нікому дешево не дістанеться
keyflower-hint-upgrade =
    { $points ->
        [0] так ви покращите: { $tiles }
       *[other] так ви покращите: { $tiles } ({ keyflower-face-points })
    }
keyflower-hint-carry = ресурси опиняться ближче до плитки «{ $tile }», де вони потрібні
keyflower-hint-pass = на столі немає нічого, що було б варте робітників
keyflower-hint-sail = човен «{ $boat }» принесе вашому селищу найбільше очок
keyflower-hint-boat = вантаж човна «{ $boat }» вам найкорисніший
keyflower-hint-winter = вам це дасть більше, ніж іншим: { $tiles }
keyflower-hint-place = так дороги з’єднаються, а шляхи лишаться короткими
keyflower-hint-group = без цих робітників найлегше обійтися
keyflower-hint-pay = без цього найлегше обійтися
keyflower-hint-take = цього вам бракує найбільше
keyflower-hint-done = більше з цією плиткою нема чого робити
keyflower-hint-only = нічого іншого зробити не можна
keyflower-plan-keep = Збережіть { $items }: узимку плитка «{ $tile }» принесе за це { keyflower-face-points }.
keyflower-plan-fill = Здобудьте ще { $items }: узимку плитка «{ $tile }» принесе за це { keyflower-face-points }.

## Поля вигляду для столу, який малюють, не знаючи гри.

keyflower-area-season = Пора року
keyflower-area-market = Аукціон
keyflower-area-orders = Порядок ходу
keyflower-area-boats = Човни
keyflower-area-bag = Мішечок
keyflower-area-green = Зелені робітники
keyflower-area-stock = Уміння
keyflower-area-start = Фіолетовий робітник
keyflower-area-village = Селище
keyflower-area-to_place = Треба покласти
keyflower-area-powers = Літні човни
keyflower-area-power = Літній човен
keyflower-area-winter_tiles = Зимові плитки
keyflower-area-winter = Ваші зимові плитки
keyflower-area-workers = Робітники
keyflower-area-workers_known = Робітники, яких бачили всі
keyflower-area-skills = Уміння
keyflower-area-goods = Ресурси
keyflower-area-bids = Ставки
keyflower-area-colour = Колір
keyflower-area-count = Кількість
keyflower-area-lying = Лежачи
keyflower-area-own = За вашою ширмою

keyflower-group-pass = Пас
keyflower-group-bid = Ставка
keyflower-group-use = Скористатися плиткою
keyflower-group-join = Додати перебиту ставку
keyflower-group-add = Додати робітника
keyflower-group-send = Поставити робітників
keyflower-group-pay = Віддати робітника
keyflower-group-paybid = Віддати перебиту ставку
keyflower-group-return = Повернути вміння
keyflower-group-take = Узяти
keyflower-group-move = Перевезти ресурси
keyflower-group-upgrade = Покращити плитку
keyflower-group-spend = Витратити
keyflower-group-done = Закінчити
keyflower-group-board = Човни
keyflower-group-choose = Плитки на аукціон
keyflower-group-lay = Наступна плитка
keyflower-group-place = Куди покласти
