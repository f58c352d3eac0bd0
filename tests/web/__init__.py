"""The web table: pages, live connection, store, and a real browser."""
