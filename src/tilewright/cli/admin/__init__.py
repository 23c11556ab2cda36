"""`tilewright admin`: what whoever runs a server does with it."""
