"""Who may come in, and how often: the browser's secret, passwords, limits, signed links."""
