"""The cards of Keyflower's lessons never cover what they ask for, at any step, in any size or language."""

import pytest

from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.keyflower.learner import FIRST, MERCHANTS, SPRING, Learner, Step, looking_around, walk
from tests.web.tools.screens import LANGS

LESSONS: dict[str, list[list[Step]]] = {"game": FIRST, "merchants": MERCHANTS}


@pytest.mark.parametrize("lang", ["ru", "uk", "hu"])  # English: test_lesson.py
@pytest.mark.parametrize("about", LESSONS)
def test_nothing_lies_over_what_is_asked_for(open_page: OpenPage, about: str, lang: str) -> None:
    size = PHONE if lang == "hu" else DESKTOP  # in one language all of it is done on a phone
    page = open_page("", lang=lang, viewport=size, reduced_motion="reduce")
    page.goto("/learn/keyflower" + (f"?about={about}" if about != "game" else ""))
    page.wait_for_url(f"**/table/**lesson={about}**")
    walk(page, LESSONS[about], looking_around(lang))


@pytest.mark.parametrize("lang", LANGS)
def test_a_lesson_opens_one_table(open_page: OpenPage, lang: str) -> None:
    page = open_page("", lang=lang, reduced_motion="reduce")
    brought: list[str] = []
    page.on("request", lambda sent: brought.append(sent.url) if sent.method == "POST" else None)
    page.goto("/learn/keyflower")
    learner = Learner(page)
    learner.at(1, len(SPRING))
    learner.next()
    learner.at(2, len(SPRING))
    page.wait_for_load_state("networkidle")
    assert [url.rsplit("/", 2)[1:] for url in brought] == [["api", "records"]]
