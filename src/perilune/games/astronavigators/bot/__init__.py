"""The eye of the bot: what a position is worth to a seat."""
