"""Games are played on a Ray cluster. What a game gives is the same there as here, so the rows are the same, byte for byte.

Every machine of the cluster needs the same Perilune; what it has is asked before anything is played. A content pack is sent along.
"""

import re
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import islice
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from perilune.core.errors import PeriluneError
from perilune.lab.folder import write_whole
from perilune.lab.run_folder import Rows
from perilune.lab.run_terms import RunTerms

ADDRESS = re.compile(r"ray://(\[[0-9a-fA-F:]+\]|[^:/\[\]]+):(\d{1,5})")
PATIENCE = 10.0  # seconds until the cluster answers
AT_ONCE = 8  # games of a task: so few that little is lost with a worker, so many that sending them counts for nothing
AHEAD = 2  # tasks that wait for each core
ATTEMPTS = 5  # at a task whose worker has died, after the first
START = "Start one: ray start --head --ray-client-server-port 10001, then --on ray://HOST:10001 (docs/lab.md)."


class ClusterTrouble(PeriluneError):
    """A cluster that is not there, or that cannot play what is asked for."""


@dataclass(frozen=True)
class Parcel:
    """What a machine of the cluster needs to play: the terms, and the files of the pack, which it does not have."""

    terms: RunTerms
    files: dict[str, str]

    def unpacked(self) -> RunTerms:
        """The terms with the pack where it lies on this machine."""
        if self.terms.pack is None:
            return self.terms
        name = sha256(repr(sorted(self.files.items())).encode()).hexdigest()[:16]
        folder = Path(gettempdir()) / f"perilune-pack-{name}"
        folder.mkdir(exist_ok=True)
        for file, text in self.files.items():
            if not (folder / file).exists():
                write_whole(folder / file, text)
        return replace(self.terms, pack=str(folder))


def parcel(terms: RunTerms) -> Parcel:
    """The terms, with all that goes along."""
    paths = [] if terms.pack is None else sorted(Path(terms.pack).glob("*.toml"))
    return Parcel(terms, {path.name: path.read_text(encoding="utf-8") for path in paths})


def each_on_ray(address: str, terms: RunTerms, numbers: Iterable[int]) -> Iterator[Rows]:
    """The rows of these games, as they come. A task whose worker dies is given to another one."""
    with connected(address) as ray:
        sent = ray.put(parcel(terms))
        check_same(ray, sent, terms, address)
        play = ray.remote(num_cpus=1, max_retries=ATTEMPTS)(play_games)
        source = iter(numbers)
        waiting: list[Any] = []
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            while len(waiting) < cores * AHEAD and (some := list(islice(source, AT_ONCE))):
                waiting.append(play.remote(sent, some))
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            for task in done:
                yield from _result(ray, task, address)


def play_games(sent: Parcel, numbers: list[int]) -> list[Rows]:
    """On a machine of the cluster: play these games."""
    from perilune.lab.run import work

    terms = sent.unpacked()
    return [work((terms, number)) for number in numbers]


def head_there(sent: Parcel) -> dict[str, Any]:
    """On a machine of the cluster: what these terms are there, with the digests of all that plays."""
    return sent.unpacked().head()


def check_same(ray: Any, sent: Any, terms: RunTerms, address: str) -> None:
    """Refuse a cluster that would play otherwise than this machine."""
    there = _result(ray, ray.remote(num_cpus=1)(head_there).remote(sent), address)
    here = terms.head()
    if there != here:
        differs = ", ".join(name for name in here["digests"] if there["digests"].get(name) != here["digests"][name])
        raise ClusterTrouble(
            f"The machines of {address} run another Perilune: {differs or 'it'} would not be the same as here. "
            "Install the same version on all of them."
        )


def _result(ray: Any, task: Any, address: str) -> Any:
    """What a task has brought; what went wrong in it, as it was said there."""
    try:
        return ray.get(task)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, PeriluneError):
            raise error.cause from None
        raise ClusterTrouble(
            f"The machines of {address} cannot play: {error.cause!r}. Each of them needs the same Perilune: pip install 'perilune[ray]'"
        ) from error
    except (ray.exceptions.RayError, ConnectionError) as error:
        said = str(error).strip().splitlines() or [type(error).__name__]
        raise ClusterTrouble(
            f"The cluster {address} has failed: {said[0]} Every finished game is kept: give the same command to go on."
        ) from error


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, while it is connected to this cluster."""
    found = ADDRESS.fullmatch(address)
    if found is None:
        raise ClusterTrouble(f"{address!r} is not a cluster. Write --on ray://HOST:PORT. {START}")
    try:
        import ray
        import ray.exceptions
    except ImportError as error:
        raise ClusterTrouble("A cluster needs Ray. Install it: pip install 'perilune[ray]'") from error
    host = found[1].strip("[]")
    try:
        socket.create_connection((host, int(found[2])), PATIENCE).close()
        context = ray.init(address, logging_level="ERROR", log_to_driver=False)
    except (OSError, OverflowError) as error:
        raise ClusterTrouble(f"No Ray cluster answers at {address}: {error}. {START}") from error
    except Exception as error:  # Ray raises all kinds, for example where versions of Ray or Python differ
        said = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise ClusterTrouble(f"The cluster at {address} refuses the connection: {said}") from error
    try:
        yield ray
    finally:
        context.disconnect()
