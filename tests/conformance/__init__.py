"""What every box must keep, whatever its rules. Runs on each box of the shelf, as it is installed."""
