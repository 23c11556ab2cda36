// Icons of the sprite that stand for this game and its pieces.
export const icon = 'coin'
export const pieces = 'c-'
