"""Parts that several pages have in common."""

from perilune.web.pages.html import Html, el


def button(id: str, text: str, says: str = "", **attributes: str | bool) -> Html:
    """A button that a script knows by its id; `says` tells what it does where the text does not."""
    return el("button", text, type="button", id=id, title=says or None, aria_label=says or None, **attributes)


def lost() -> Html:
    """Shown while there is no connection."""
    return el("p", "The connection is lost. Trying again …", id="lost", role="status", hidden=True)


def inviting() -> Html:
    """Shown to the host while a seat is free."""
    return el("p", "A seat is free. “Invite” copies a link for you to send.", id="inviting", class_="quiet", hidden=True)


def company() -> list[Html]:
    """Who sits where, what the deal was, who watches; and for the host, who may sit down."""
    many = el("label", el("input", type="checkbox", id="many"), "One browser may take several seats", id="allowing")
    return [
        el("ul", id="people"),
        inviting(),
        el("p", id="clock", class_="quiet", hidden=True),
        el("p", id="deal", class_="quiet", hidden=True),
        el(
            "p",
            "Practice: undo as far back as you like. The game does not count.",
            id="practice",
            class_="quiet",
            hidden=True,
        ),
        el("p", id="watching", class_="quiet"),
        el("div", many, el("ul", id="banned"), id="hosting", hidden=True),
    ]


def audit() -> Html:
    """What was done at the table apart from playing, for everybody to read."""
    return el("details", el("summary", "Seats, devices and undone moves"), el("ol", id="audit"), class_="audit")


def zoom() -> Html:
    """The buttons that bring the board closer."""
    return el(
        "div",
        button("closer", "+", "Zoom in"),
        button("farther", "−", "Zoom out"),
        button("whole", "⤢", "Show the whole board"),
        class_="zoom",
    )


def pace() -> Html:
    """How quickly one sees what others and chance do."""
    paces = {"slow": "slowly", "normal": "at a normal pace", "at once": "at once", "step": "step by step"}
    choices = [el("option", says, value=value) for value, says in paces.items()]
    return el("label", "Show other players' moves ", el("select", *choices, id="pace"))


def settings() -> list[Html]:
    """What a person may choose for this browser."""
    return [
        el("label", el("input", type="checkbox", id="sound"), "Sound effects"),
        el(
            "label",
            el("input", type="checkbox", id="ask-first"),
            "Ask before moves that cannot be undone, except Pass, Ready and the like",
        ),
        el("label", el("input", type="checkbox", id="warn-first"), "Ask before moves that come with a warning"),
        el("label", el("input", type="checkbox", id="notify"), "Tell me when it is my turn and this page is in the background"),
    ]


def away() -> Html:
    """How to be told that it is one's turn while one is away. Filled by the script, for whoever has a seat."""
    return el(
        "fieldset",
        el("legend", "When it is my turn and I am away"),
        el("div", id="away-ways"),
        el("p", id="away-says", role="status", class_="quiet"),
        el("p", el("a", "Addresses and quiet hours", href="/notices")),
        id="away",
        hidden=True,
    )


def coach(box: str) -> Html:
    """The coach's words, on paper: nobody takes them for the game's. Filled when it is asked."""
    face = el("img", src=f"/box/{box}/coach.svg", alt="", width=46, height=46)
    stays = el("input", type="checkbox", id="coach-stays", aria_label="Tell me every turn")
    head = el(
        "div",
        face,
        el("h2", "What matters?"),
        el("label", stays, "Every turn", title="Tell me every turn"),
        button("coach-close", "×", "Hide the coach for now", class_="plain"),
    )
    return el(
        "section",
        head,
        el("p", id="coach-says", hidden=True),
        el("ol", id="coach-ideas", hidden=True),
        el("ul", id="coach-matters", hidden=True),
        el("p", button("coach-agree", "I agree"), hidden=True, id="coach-agreeing"),
        id="peri",
        class_="paper",
        aria_live="polite",
        aria_label="The coach",
        hidden=True,
    )


def ask_coach(box: str) -> Html:
    """The button that asks it."""
    says = "What matters now? Ask the coach (W)"
    face = el("img", src=f"/box/{box}/coach.svg", alt="", width=24, height=24)
    return el(
        "button",
        face,
        el("span", "Coach"),
        type="button",
        id="ask-coach",
        title=says,
        aria_label=says,
        aria_expanded="false",
        aria_controls="peri",
        hidden=True,
    )


def play_again(table: str) -> list[Html]:
    """Another game like this one, and the same deal again."""
    action = f"/table/{table}/again"
    again = el("form", el("button", "Play again", class_="main"), method="post", action=action)
    deal = el("input", type="hidden", name="deal", value="same")
    return [again, el("form", deal, el("button", "Same deal again"), method="post", action=action)]


def aid(box: str, title: str, learn: bool) -> Html:
    """The player aid, and at a first game the goal, on one page over the board, which stays in use. Filled by the script."""
    face = el("img", src=f"/box/{box}/coach.svg", alt="", width=46, height=46)
    lesson = [el("a", "Learn it by playing", href=f"/learn/{box}", class_="button")] if learn else []
    return el(
        "dialog",
        el("div", face, el("h2", title, id="aid-title"), button("aid-close", "×", "Close (Esc)", class_="plain")),
        el("div", id="aid-text", tabindex=0),
        el(
            "p",
            button("aid-go", "Play", class_="main"),
            *lesson,
            button("aid-more", "Player aid"),
            id="aid-choices",
            class_="choices",
        ),
        id="aid",
        class_="paper",
        aria_labelledby="aid-title",
        data_title=title,
    )


def after_the_end(table: str, box: str, learn: bool) -> list[Html]:
    """What one can do when a game is over, and what decided it. The script says what of the lesson is left."""
    decided = el("a", "What decided it", href=f"/table/{table}/story", class_="button main")
    look = el("a", "Reveal everything", href=f"/table/{table}/replay?seat=everything", class_="button")
    more = el("input", type="hidden", name="bots", value="stronger")
    stronger = el(
        "form",
        more,
        el("button", "With stronger bots"),
        method="post",
        action=f"/table/{table}/again",
        id="stronger",
        hidden=True,
    )
    again = el("div", *play_again(table), stronger, id="again", class_="choices", hidden=True)
    lesson = [el("a", "Go on learning", href=f"/learn/{box}", id="learn-on", class_="button", hidden=True)] if learn else []
    return [el("div", decided, again, look, *lesson, class_="choices"), el("div", id="story", hidden=True)]


def confirm() -> Html:
    """A question back: this move cannot be taken back, or it wastes something."""
    choices = [el("button", "Do it", value="yes", class_="main"), el("button", "Not yet", value="no")]
    return el(
        "dialog",
        el(
            "form",
            el("h2", id="confirm-means"),
            el("p", id="confirm-says"),
            el("div", *choices, class_="choices"),
            el("label", el("input", type="checkbox", id="confirm-stop"), el("span", "Don't ask again", id="confirm-stops")),
            method="dialog",
        ),
        id="confirm",
        aria_labelledby="confirm-means",
        aria_describedby="confirm-says",
    )
