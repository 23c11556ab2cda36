"""`tilewright arena`: measures bots against each other, with intervals, ratings, times and a chart."""
