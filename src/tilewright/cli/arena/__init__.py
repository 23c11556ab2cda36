"""`tilewright arena`: bots measured against each other, with intervals, ratings, times and a picture."""
