"""What axe finds on a page, and whether the focus can be seen."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

# A change of theme begins to fade only with the next frame.
STILL = """async () => {
    for (let round = 0; round < 2; round++) {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)))
    }
}"""


def serious(page: Page, rules: tuple[str, ...] = ()) -> list[str]:
    """Everything serious or critical, by all rules or by some, when nothing moves any more."""
    page.evaluate(STILL)
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def serious_in_both_themes(page: Page) -> list[str]:
    """Everything in the light theme; the dark one differs in colours alone."""
    found = serious(page)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        if theme == "dark":
            found += serious(page, ("color-contrast",))
    return found


# Whatever has the focus: "" if everybody can see that it does, else what is wrong with it.
UNSEEN = """() => {
    const one = document.activeElement
    if (!one || one === document.body) return 'nothing has the focus'
    const box = one.getBoundingClientRect()
    const look = getComputedStyle(one)
    const inside = box.width && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
    const outlined = look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 2
    const edge = one.querySelector('.kt-focus') ?? one
    const line = getComputedStyle(edge)
    const stroked = edge instanceof SVGElement && line.stroke !== 'none' && parseFloat(line.strokeWidth) >= 2
    if (inside && (outlined || stroked)) return ''
    return `${inside ? 'no ring' : 'out of sight'}: ${one.outerHTML.slice(0, 160)}`
}"""


def unseen_focus(page: Page) -> str:
    found: str = page.evaluate(UNSEEN)
    return found
