"""E-mail, by an SMTP server that whoever runs this one has named. smtplib waits, so it works in threads of its own."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from perilune.core.errors import BadOption
from perilune.web.notices.wire import BadTarget, NotDelivered

PATIENCE = 15.0  # seconds for each word of the SMTP server
THREADS = 2
LONGEST = 200  # characters of an address


def check_mail(address: str) -> str:
    """An e-mail address as somebody typed it; BadTarget if it cannot be one."""
    address = address.strip()
    try:
        read = Address(addr_spec=address)
        whole = bool(read.username) and "." in read.domain and address.isascii() and address.isprintable()
    except (ValueError, IndexError, MessageError):
        whole = False
    if not whole or len(address) > LONGEST or any(sign in address for sign in " ,;<>\"'()[]\\:"):
        raise BadTarget("This is not an e-mail address. Write it like name@example.org.")
    return address


class Mailer:
    """Sends messages by one SMTP server: smtp://USER:PASSWORD@HOST:587 with STARTTLS, or smtps://HOST."""

    def __init__(self, url: str, sender: str) -> None:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path not in ("", "/"):
            raise BadOption("This is not the address of a mail server. Write smtp://USER:PASSWORD@HOST:587 or smtps://HOST.")
        try:
            self.sender = check_mail(sender)
        except BadTarget as error:
            raise BadOption("Say which address e-mails come from: --smtp-from name@example.org.") from error
        self._secure = parts.scheme == "smtps"
        self._host, self._port = parts.hostname, port or (465 if self._secure else 587)
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self._threads = ThreadPoolExecutor(THREADS, "mail")

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """Send a mail. `stop` is an address that ends such mails; NotDelivered if the server did not take it."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        await asyncio.get_running_loop().run_in_executor(self._threads, self._send, message)

    def _send(self, message: EmailMessage) -> None:
        try:
            with self._connected() as server:
                if self._user:
                    server.login(self._user, self._password)
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused:
            raise NotDelivered("The mail server does not know this address.") from None
        except (OSError, smtplib.SMTPException) as error:
            raise NotDelivered(f"The mail server did not accept the message: {type(error).__name__}.") from None

    def _connected(self) -> smtplib.SMTP:
        """A connection, encrypted wherever the server can; a password is sent over no other."""
        if self._secure:
            return smtplib.SMTP_SSL(self._host, self._port, timeout=PATIENCE, context=ssl.create_default_context())
        server = smtplib.SMTP(self._host, self._port, timeout=PATIENCE)
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
        elif self._user:
            server.close()
            raise NotDelivered("The mail server does not encrypt, so no password is sent to it.")
        return server

    def close(self) -> None:
        """Send nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
