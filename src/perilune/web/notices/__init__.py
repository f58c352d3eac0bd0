"""It is your turn: messages to people who are away, as Web Push, by e-mail and to a channel. docs/server.md says what a server needs."""
