"""Every check of the environments at every setting of every box: `python -m tests.envs.everything [BOX]`."""

import sys
import warnings
from contextlib import redirect_stdout
from io import StringIO

from tests.envs.checks import CHECKS
from tests.envs.settings import ALL


def main() -> int:
    """Run them all and say what failed."""
    warnings.simplefilter("error")
    cases = [case for case in ALL if not sys.argv[1:] or case.name in sys.argv[1:]]
    failed = 0
    for case in cases:
        for check in CHECKS:
            try:
                with redirect_stdout(StringIO()):
                    check(case)
            except Exception as error:
                failed += 1
                print(f"{case}: {check.__name__}: {type(error).__name__}: {error}", flush=True)
        print(f"{case}: done", flush=True)
    print(f"{len(cases)} settings, {len(CHECKS)} checks each, {failed} failed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
