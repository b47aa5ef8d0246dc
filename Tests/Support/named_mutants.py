# SPDX-License-Identifier: Apache-2.0
"""Breaks one rule of the gestures at a time, as `mutations.py` says, and runs their tests."""

import functools
import pathlib
import sys
import time

from mutation_bench import ROOT, Bench, fail, failed_tests
from mutations import MUTATIONS

MARK = "<!-- mutants -->"
# Seconds; a mutant that never ends is found too.
TEST_LIMIT = 120


class NamedBench:
    """Some of the tests, and the sources that they need."""

    def __init__(self, folder, target):
        self.target = target
        self.bench = Bench(folder, [target])
        outcome, _, text = self.verdict()
        if outcome != "survived":
            print(text[-4000:], file=sys.stderr)
            fail("the tests do not pass without a mutant")

    def verdict(self):
        """What became of the copy as it stands, and how many tests saw it."""
        code, text = self.bench.build("--build-tests")
        if code != 0:
            return "does not build", 0, text
        code, text = self.bench.test(rf"^{self.target}\.", None, TEST_LIMIT)
        if code is None:
            return "killed", "hangs", text
        if code != 0:
            return "killed", failed_tests(text) or "crashes", text
        return "survived", 0, text

    def breaking(self, mutation):
        """What becomes of a mutant here."""
        file = self.bench.folder / mutation.file
        whole = file.read_text()
        file.write_text(whole.replace(mutation.old, mutation.new))
        try:
            return self.verdict()
        finally:
            file.write_text(whole)


class Benches:
    """The gestures' own tests first; those of the elements, which take longer to build, where the
    gestures' own find nothing or the rule is the elements'."""

    def __init__(self, folder):
        self.folder = folder

    @functools.cached_property
    def gestures(self):
        return NamedBench(self.folder / "gestures", "GesturesTests")

    @functools.cached_property
    def elements(self):
        return NamedBench(self.folder / "elements", "InteractionTests")

    def breaking(self, mutation):
        if mutation.file.startswith("Sources/Gestures/"):
            result = self.gestures.breaking(mutation)
            if result[0] != "survived":
                return result
        return self.elements.breaking(mutation)


def record(table):
    file = ROOT / "Docs" / "Conformance.md"
    parts = file.read_text().split(MARK)
    if len(parts) != 3:
        fail(f"{file} lacks its two marks {MARK}")
    file.write_text(MARK.join([parts[0], "\n\n" + table + "\n\n", parts[2]]))


def table_of(results):
    killed = sum(1 for _, outcome, _ in results if outcome == "killed")
    lines = [f"**{killed} of {len(results)} mutants killed.**", "",
             "| rule | broken so | in | found by |", "|---|---|---|---|"]
    for mutation, outcome, count in results:
        if outcome != "killed":
            found = outcome
        elif isinstance(count, int):
            found = f"{count} test{'s' if count != 1 else ''}"
        else:
            found = f"the run: it {count}"
        name = pathlib.Path(mutation.file).name
        lines.append(f"| {mutation.rule} | {mutation.change} | `{name}` | {found} |")
    return "\n".join(lines)


def chosen(names):
    unknown = set(names) - {mutation.name for mutation in MUTATIONS}
    if unknown:
        fail(f"no mutant is called {', '.join(sorted(unknown))}; see --named --list", 64)
    mutations = [mutation for mutation in MUTATIONS if not names or mutation.name in names]
    for mutation in mutations:
        count = (ROOT / mutation.file).read_text().count(mutation.old)
        if count != 1:
            fail(f"{mutation.name}: its text stands {count} times in {mutation.file}, not once")
    return mutations


def main(options, folder):
    mutations = chosen(options.names)
    if options.list:
        for mutation in mutations:
            print(f"{mutation.name:<32} {mutation.rule}: {mutation.change}")
        return True
    benches = Benches(folder)
    results = []
    for number, mutation in enumerate(mutations, 1):
        start = time.monotonic()
        outcome, count, text = benches.breaking(mutation)
        results.append((mutation, outcome, count))
        if outcome == "does not build":
            print(text[-2000:], file=sys.stderr)
        print(f"{number:>2}/{len(mutations)} {outcome:<14} {mutation.name:<32} "
              f"{count} in {time.monotonic() - start:.0f} s", flush=True)
    table = table_of(results)
    print("\n" + table)
    if options.record:
        record(table)
    return all(outcome == "killed" for _, outcome, _ in results)
