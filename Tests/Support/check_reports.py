# SPDX-License-Identifier: Apache-2.0
"""Checks every report in a folder; see check-reports."""
import sys
from pathlib import Path

from report_pages import check_pages
from report_texts import check_annotations, check_junit, check_markdown, check_sarif

CHECKS = {
    ".sarif": check_sarif,
    ".xml": check_junit,
    ".md": check_markdown,
    ".annotations": check_annotations,
}


def main(folder):
    files = sorted(path for path in Path(folder).iterdir() if path.is_file())
    pages = [path for path in files if path.suffix == ".html"]
    problems = []
    count = len(pages)
    for path in files:
        check = CHECKS.get(path.suffix)
        if check is None:
            continue
        count += 1
        problems += [f"{path.name}: {problem}" for problem in check(path)]
    problems += check_pages(pages)
    for problem in problems:
        print(problem)
    print(f"{count} reports, {len(problems)} problems")
    return 0 if count and not problems else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
