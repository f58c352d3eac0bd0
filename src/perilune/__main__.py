"""`python -m perilune` is the same as `perilune`."""

import sys

from perilune.cli import main

sys.exit(main())
