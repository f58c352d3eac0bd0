"""The contract between a box, a table, a bot and a page. Knows no game."""
