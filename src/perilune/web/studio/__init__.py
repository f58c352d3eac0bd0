"""The studio: a box's content as tables that can be changed, looked at, played and compared. Knows no page and no HTTP."""
