"""Grandissimo: Portugal, the Ship, the Jail, Queen and Jester, and a sixth deck."""
