"""What the bots' mind goes by; found by playing against random bots with many values."""

EAGER = 0.1  # how much others reach for a better prize: at 0 they lay anything
COST = 0.18  # points that a card is worth in hand, for each step of its number
SWAP_BELOW = 8  # cards below this number are swapped away
