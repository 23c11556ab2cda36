## Ігри на полиці: назви, які вони, та їхні налаштування.

games-keyflower-title = Keyflower
games-keyflower-headline = Чотири пори року, одне село, ваш хід.
games-keyflower-about = Ставте на плитки тими самими робітниками, що на них працюють, у будь-якому селі, і за чотири пори року збудуйте своє. З чесними ботами чи друзями, без реєстрації та очікування.
games-keyflower-lesson = Перша весна
games-keyflower-lesson-about = перший сезон крок за кроком
games-keyflower-adds-merchants = «Торговці»
games-keyflower-option-merchants = З доповненням «Торговці»
games-keyflower-option-variant = «Торговці»: що в коробці
games-keyflower-choice-variant-base = разом із базовою грою
games-keyflower-choice-variant-merchants = лише їхні човни, усі їхні плитки
games-keyflower-option-open_workers = «Торговці»: те, що всі бачили, лежить відкрито
games-keyflower-option-handicap = «Торговці»: на одного зеленого робітника більше
games-keyflower-option-edition = Друковані очки
games-keyflower-choice-edition-standard = першого видання
games-keyflower-choice-edition-ru = російського видання
games-keyflower-option-tiebreak = Рівність
games-keyflower-choice-tiebreak-shared = перемога спільна
games-keyflower-choice-tiebreak-boat = за зимовим вибором човнів
games-artificium-title = Артифіціум
games-artificium-headline = Викладіть таємно, виробіть вчасно, обіграйте ринок.
games-artificium-about = Швидка карткова гра про ланцюжки виробництва: міняйте карти, викладайте їх долілиць, торгуйте у слушну мить і перетворюйте пшеницю й руду на мечі, зілля та очки.
games-artificium-lesson = Перший раунд
games-artificium-lesson-about = перший раунд крок за кроком
