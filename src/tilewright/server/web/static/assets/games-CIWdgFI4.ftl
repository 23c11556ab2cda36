## Игры на полке: названия, какие они, и их настройки.

games-keyflower-title = Keyflower
games-keyflower-headline = Четыре времени года, одна деревня, ваш ход.
games-keyflower-about = Ставьте на участки теми же рабочими, которые на них трудятся, в любой деревне, и за четыре времени года постройте свою. С честными ботами или друзьями, без регистрации и ожидания.
games-keyflower-lesson = Первая весна
games-keyflower-lesson-about = первый сезон шаг за шагом
games-keyflower-adds-merchants = «Торговцы»
games-keyflower-option-merchants = С дополнением «Торговцы»
games-keyflower-option-variant = «Торговцы»: что в коробке
games-keyflower-choice-variant-base = вместе с базовой игрой
games-keyflower-choice-variant-merchants = только их корабли, все их участки
games-keyflower-option-open_workers = «Торговцы»: то, что все видели, лежит открыто
games-keyflower-option-handicap = «Торговцы»: на одного зелёного рабочего больше
games-keyflower-option-edition = Печатные очки
games-keyflower-choice-edition-standard = первого издания
games-keyflower-choice-edition-ru = русского издания
games-keyflower-option-tiebreak = Равенство
games-keyflower-choice-tiebreak-shared = победа общая
games-keyflower-choice-tiebreak-boat = по зимнему выбору кораблей
games-artificium-title = Артифициум
games-artificium-headline = Выложите тайно, произведите вовремя, обыграйте рынок.
games-artificium-about = Быстрая карточная игра о цепочках производства: меняйте карты, выкладывайте их взакрытую, торгуйте в нужный миг и превращайте пшеницу и руду в мечи, зелья и очки.
games-artificium-lesson = Первый раунд
games-artificium-lesson-about = первый раунд шаг за шагом
