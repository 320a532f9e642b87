"""Tables: people and bots who play a game together, its answers kept in storage."""
