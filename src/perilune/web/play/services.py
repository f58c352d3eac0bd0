"""What every table of a server uses."""

from dataclasses import dataclass

from perilune.web.play.bot_pool import BotPool
from perilune.web.play.other_servers import OtherServers
from perilune.web.security.signing import Signer
from perilune.web.storage.threads import StoreThreads


@dataclass(frozen=True)
class TableServices:
    """One of each for all tables."""

    database: StoreThreads
    others: OtherServers
    signer: Signer
    bot_pool: BotPool
    pace: float  # seconds between moves of bots
