"""The web table: routes in one list, pages, live push, store. Knows no rules and no box."""
