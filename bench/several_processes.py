"""What a move costs servers of one, two and three processes: core time, all of them at the same moment under the same load.

    PYTHONPATH=. .venv/bin/python bench/several_processes.py --database postgresql://USER@HOST/NAME [--processes 1 2 3] [--seconds 12]

Each server has a schema of its own in the database, the same tables with four live pages each, and the same moves. Since all of them
run at once, a slow moment of the machine hits all of them: what counts are the ratios. If two processes need 1.1 times the core of one for
a move, then on two free cores they carry 2 / 1.1 times as much. PostgreSQL's own work is not counted.
"""

import argparse
import asyncio
import os
import resource
import secrets
import subprocess
import sys
from contextlib import ExitStack

import psycopg

from bench import table_load
from perilune.build import describe


def schema_of(database: str) -> str:
    """The address of a new, empty schema in the database."""
    name = f"bench_{secrets.token_hex(4)}"
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(f"CREATE SCHEMA {name}".encode())
    return f"{database}{'&' if '?' in database else '?'}options=-csearch_path%3D{name}"


def start(stack: ExitStack, database: str, processes: int) -> table_load.Server:
    """A server of so many processes."""
    command = [sys.executable, table_load.__file__, "--run", "tables", database]
    here = os.environ | {table_load.WORKERS: str(processes)}
    process = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=here))
    stack.callback(process.terminate)
    return table_load.Server(process)


async def measure(
    servers: list[tuple[table_load.Server, list[str]]], tables: list[tuple[str, str]], seconds: float
) -> list[float]:
    """Milliseconds of core a move at each server; beside each, the cookies that it knows."""
    companies: list[list[table_load.Group]] = []
    for server, cookies in servers:
        table_load.COOKIES[:] = cookies
        company = [table_load.Group(f"/table/{id}/live", name) for id, name in tables]
        await table_load.connect_all(company, server)
        companies.append(company)
    pushes = {name: table_load.Pushes() for _, name in tables}
    before = [server.worked() for server, _ in servers]
    played = await asyncio.gather(*(table_load.drive(company, seconds, pushes) for company in companies))
    await asyncio.sleep(0.5)  # for those who are told last
    spent = [server.worked() - start for (server, _), start in zip(servers, before, strict=True)]
    return [work / len(times.mine) * 1000 for work, times in zip(spent, played, strict=True)]


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description="What a move costs servers of several processes.")
    parser.add_argument("--database", required=True, help="a PostgreSQL database in which schemas may be made")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 3], help="of each server (%(default)s)")
    parser.add_argument("--tables", type=int, default=24, help="with four pages each (%(default)s)")
    parser.add_argument("--seconds", type=float, default=12, help="how long to measure (%(default)s)")
    parser.add_argument("--pause", type=float, default=2, help="seconds between two moves of a table (%(default)s)")
    given = parser.parse_args()
    table_load.PAUSE = given.pause
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(describe(), flush=True)
    with ExitStack() as stack:
        servers = []
        for processes in given.processes:
            database = schema_of(given.database)
            tables = table_load.fill(database, given.tables)
            servers.append((start(stack, database, processes), table_load.COOKIES[:]))
        costs = asyncio.run(measure(servers, tables, given.seconds))
    for processes, cost in zip(given.processes, costs, strict=True):
        carries = processes * costs[0] / cost / given.processes[0]
        print(f"{processes} processes: {cost:.2f} ms of core a move, {cost / costs[0]:.2f} times; they carry {carries:.2f} times")


if __name__ == "__main__":
    main()
