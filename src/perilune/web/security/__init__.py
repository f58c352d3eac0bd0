"""Who may come in, and how often: the browser's secret, doors with passwords, limits, sealed links."""
