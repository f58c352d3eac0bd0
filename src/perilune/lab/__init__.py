"""The lab: bots play bots by the hundred, and the figures say how sure they are."""
