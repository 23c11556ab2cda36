"""Players that are programs: they choose among legal actions and know no more than their seat may."""
