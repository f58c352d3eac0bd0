"""The rules of each box, one test for each numbered rule."""
