# SPDX-License-Identifier: Apache-2.0
"""usage: check_openacr.py FILE...

Checks drafts of conformance reports by OpenACR's schema and catalog, and that none claims support.
Tells each problem, then counts; ends with 1 where there is a problem.
"""
import json
import pathlib
import sys

import jsonschema
import yaml

FACTS = pathlib.Path(__file__).parent / "openacr"
DRAFTED = {"does-not-support", "not-evaluated"}


def catalog():
    """The rows of each chapter with their components, and the terms."""
    chapters, terms = {}, set()
    for line in (FACTS / "2.5-edition-wcag-2.2-508-en.txt").read_text().splitlines():
        words = line.split()
        if words[0] == "#":
            continue
        if words[0] == "term":
            terms.add(words[1])
        else:
            chapters.setdefault(words[0], {})[words[1]] = words[2].split(",")
    return chapters, terms


def problems(report, chapters, terms):
    """Every problem of one report, as OpenACR's own validator would tell them, and ours."""
    schema = json.loads((FACTS / "openacr-0.1.0.json").read_text())
    for error in jsonschema.Draft7Validator(schema).iter_errors(report):
        yield f"{'/'.join(map(str, error.absolute_path))}: {error.message}"
    given = report.get("chapters", {})
    for name in given.keys() - chapters.keys():
        yield f"the catalog has no chapter {name}"
    for name, rows in chapters.items():
        chapter = given.get(name)
        if chapter is None:
            yield f"chapter {name} is missing"
            continue
        if chapter.get("disabled"):
            continue
        criteria = chapter.get("criteria", [])
        numbers = [row["num"] for row in criteria]
        if numbers != list(rows):
            yield f"{name} has the rows {numbers}"
        for row in criteria:
            for component in row.get("components", []):
                if component["name"] not in rows.get(row["num"], []):
                    yield f"{row['num']} has no component {component['name']}"
                level = component["adherence"]["level"]
                if level not in terms:
                    yield f"{row['num']}: the catalog has no term {level}"
                if level not in DRAFTED:
                    yield f"{row['num']} claims more than a draft may: {level}"
                if not component["adherence"].get("notes"):
                    yield f"{row['num']} has no evidence"


def main(paths):
    chapters, terms = catalog()
    found = violated = 0
    for path in paths:
        report = yaml.safe_load(pathlib.Path(path).read_text(encoding="utf-8"))
        for problem in problems(report, chapters, terms):
            found += 1
            print(f"{pathlib.Path(path).name}: {problem}")
        violated += json.dumps(report).count('"does-not-support"')
    print(f"{len(paths)} drafts, {violated} rows not supported, {found} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
