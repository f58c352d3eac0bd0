"""Tests of Lineae."""
