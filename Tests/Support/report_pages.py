# SPDX-License-Identifier: Apache-2.0
"""What the HTML report has to be in a browser: judged by axe in its appearances, walked through and
filtered by keys, and whole without its script."""
from importlib import resources

from playwright.sync_api import TimeoutError, sync_playwright

WIDE = {"width": 1280, "height": 900}
APPEARANCES = {
    "light": {"viewport": WIDE, "color_scheme": "light"},
    "dark": {"viewport": WIDE, "color_scheme": "dark"},
    "forced colours": {"viewport": WIDE, "forced_colors": "active"},
    # WCAG 1.4.10: as wide as 1280 pixels at four times the size.
    "narrow": {"viewport": {"width": 320, "height": 640}},
    "without script": {"viewport": WIDE, "java_script_enabled": False},
}
# The page's own script never asks for these, so a match means that the emulation works.
MEDIA = {
    "light": "(prefers-color-scheme: light)",
    "dark": "(prefers-color-scheme: dark)",
    "forced colours": "(forced-colors: active)",
    "narrow": "(max-width: 320px)",
}
# Everything that Tab should stop at, in the order of the document.
STOPS = """() => Array.from(document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]'))
  .filter((element) => element.checkVisibility({visibilityProperty: true}))
  .map((element, place) => { element.dataset.stop = place; return element.outerHTML.slice(0, 80); })"""
FOCUS = """() => {
  const element = document.activeElement;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  return {
    stop: Number(element.dataset.stop ?? -1),
    outline: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
    isInView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}"""
SHOWN = "document.querySelectorAll('.finding:not([hidden])').length"
# So long may the live region take; it waits for a pause in typing.
PATIENCE = 60_000
# Long lists repeat: so many stops are walked.
MOST_STOPS = 60
# All reports have one style: what a colour scheme or a missing script does to it, the goldens show, which
# have everything that there is. In the others their own words matter.
GOLDENS = ("full", "proof")
OF_WORDS = ("light", "narrow")
# Where keys are tried as well; elsewhere only the looks differ.
WALKED = ("light", "forced colours")
FILTERED = ("light", "narrow")


def check_pages(paths):
    if not paths:
        return
    axe = (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        # A container's root has no sandbox.
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for path in paths:
            names = APPEARANCES if path.stem in GOLDENS else OF_WORDS
            for name in names:
                context = browser.new_context(**APPEARANCES[name])
                for problem in check_appearance(context, path, name, axe):
                    yield f"{path.name}, {name}: {problem}"
                context.close()
        browser.close()


def check_appearance(context, path, name, axe):
    page = context.new_page()
    said, asked = [], []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("dialog", lambda dialog: (said.append("a dialog"), dialog.dismiss()))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.resolve().as_uri())
    has_script = name != "without script"
    if has_script and not page.evaluate(f"matchMedia('{MEDIA[name]}').matches"):
        yield "the browser does not emulate it"
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        yield "the page scrolls sideways"
    if page.evaluate("'owned' in window"):
        yield "the application's script ran"
    if has_script:
        if name in WALKED:
            yield from check_stops(page)
        if name in FILTERED and page.locator("#filters").count():
            yield from check_filters(page)
    else:
        yield from check_without_script(page)
    foreign = [url for url in asked if not url.startswith(("file:", "data:"))]
    if foreign:
        yield f"it loads {foreign[0][:100]}"
    for text in said:
        yield f"the browser says: {text[:200]}"
    if has_script:
        yield from judge(page, axe)
        return
    # axe needs scripts: the same page with its own one taken out.
    with_script = context.browser.new_context(viewport=WIDE)
    page = with_script.new_page()
    text = path.read_text(encoding="utf-8")
    start, end = text.rfind("<script>"), text.rfind("</script>")
    page.set_content(text if start < 0 else text[:start] + text[end + 9 :])
    yield from judge(page, axe)
    with_script.close()


def judge(page, axe):
    page.evaluate(axe)
    # Best practices too; frames there are none.
    result = page.evaluate("axe.run(document, {iframes: false, resultTypes: ['violations']})")
    if len(result["passes"]) < 10:
        yield "axe judged nothing"
    for violation in result["violations"]:
        nodes = [node["html"][:100] for node in violation["nodes"]]
        yield f"axe {violation['id']}: {violation['help']}: {len(nodes)}, first {nodes[0]}"


def check_without_script(page):
    if page.locator("#filters").count() and page.locator("#filters").is_visible():
        yield "filters that do nothing are shown"
    hidden = page.locator(".finding").count() - page.locator(".finding:visible").count()
    if hidden:
        yield f"{hidden} findings are not shown"


def check_stops(page):
    expected = page.evaluate(STOPS)
    for place, html in enumerate(expected[:MOST_STOPS]):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus["stop"] != place:
            yield f"Tab goes to stop {focus['stop']} in the place of {place}, {html}"
            return
        if focus["outline"] < 2 or not focus["isInView"]:
            yield f"the focus is not visible at {html}: {focus}"


def check_filters(page):
    total = page.locator(".finding").count()

    def told(action):
        """The problem, where the live region does not come to tell what is shown."""
        try:
            page.wait_for_function(
                f"""total => document.querySelector('[role=status]').textContent ===
                    `Showing ${{{SHOWN}}} of ${{total}} findings.`""",
                arg=total, timeout=PATIENCE)
        except TimeoutError:
            yield f"after {action} it tells {page.get_by_role('status').text_content()!r}"

    yield from told("loading")
    for box in page.locator("#filters input[type=checkbox]").all():
        box.focus()
        page.keyboard.press("Space")
        if box.is_checked():
            yield "Space does not uncheck a filter"
    if page.evaluate(SHOWN) != 0:
        yield "findings that no filter lets through are shown"
    yield from told("unchecking all")
    page.get_by_role("button", name="Show all").focus()
    page.keyboard.press("Enter")
    # The form is reset after its event.
    try:
        page.wait_for_function(f"total => {SHOWN} === total", arg=total, timeout=PATIENCE)
    except TimeoutError:
        yield "the button does not show all"
    yield from told("showing all")
    rule = page.get_by_label("Rule", exact=True)
    rule.focus()
    page.keyboard.press("ArrowDown")
    chosen = rule.input_value()
    fitting = page.locator(f'.finding[data-rule="{chosen}"]').count()
    if not chosen or not fitting or page.evaluate(SHOWN) != fitting:
        yield f"the choice of the rule {chosen!r} shows {page.evaluate(SHOWN)} of {fitting}"
    yield from told("choosing a rule")
    page.get_by_role("button", name="Show all").focus()
    page.keyboard.press("Space")
    yield from told("showing all again")
    page.get_by_role("searchbox").focus()
    page.keyboard.type("no-such-word-anywhere")
    if page.evaluate(SHOWN) != 0:
        yield "words that stand nowhere are found"
    yield from told("typing")
