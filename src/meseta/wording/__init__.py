"""All words people see, in every language of the house: Fluent files, and what is built from the games' own data."""
