# SPDX-License-Identifier: Apache-2.0
"""Builds many random mutations into one copy of the package, and runs the tests for each."""

import concurrent.futures
import datetime
import hashlib
import json
import pathlib
import re
import sys
import time
from typing import NamedTuple

from mutation_bench import ROOT, Bench, fail, is_failure, write
from random_mutations import Source

EQUIVALENT = ROOT / "Tests" / "Support" / "mutants-equivalent.txt"
MARK = "<!-- random mutants -->"
# How many more are built in than are asked for, as some do not compile.
RESERVE = 1.4
# A run that takes this many times as long as without a mutant, and these seconds, does not end. As
# other work on the machine makes it slow too, it is tried once more with so many times as long.
PATIENCE, LEAST_LIMIT, SECOND_PATIENCE = 8, 20, 3
# How often tests in which other processes take part may fail where the one that failed then passes
# alone. A mutant whose killer never fails alone survives.
TRIES = 3

# In each module that has mutations. It asks the environment once; the file has one byte for each
# mutant, written where the mutant's line is executed.
CHOICE = """// SPDX-License-Identifier: Apache-2.0

import Foundation

private let chosenMutant: Int =
  ProcessInfo.processInfo.environment["EVENHAND_MUTANT"].flatMap { Int($0) } ?? -1

private struct ReachedMutants: @unchecked Sendable {
  var bytes: UnsafeMutablePointer<UInt8>?
  var count = 0

  init() {
    guard let path = ProcessInfo.processInfo.environment["EVENHAND_MUTANTS_REACHED"] else { return }
    let file = open(path, O_RDWR)
    guard file >= 0 else { return }
    count = Int(lseek(file, 0, SEEK_END))
    let map = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    close(file)
    if let map, map != MAP_FAILED { bytes = map.assumingMemoryBound(to: UInt8.self) }
  }
}

private let reachedMutants = ReachedMutants()

func mutant(_ number: Int) -> Bool {
  if let bytes = reachedMutants.bytes, number < reachedMutants.count { bytes[number] = 1 }
  return number == chosenMutant
}
"""


class Stage(NamedTuple):
    """Some tests that are run together; the quick ones come first."""

    name: str
    filter: str
    skip: str = ""
    # Whether other processes take part, on which other work on the machine tells.
    is_timed: bool = False


GESTURES = [
    Stage("GesturesTests but PropertyTests", r"^GesturesTests\.", r"\.PropertyTests/"),
    Stage("GesturesTests.PropertyTests", r"^GesturesTests\.PropertyTests/"),
]
INTERACTION = [
    Stage("InteractionTests but AlternativePropertyTests, RecordingTests and HitTestTests",
          r"^InteractionTests\.", r"\.(AlternativePropertyTests|RecordingTests|HitTestTests)/"),
    Stage("InteractionTests.AlternativePropertyTests, RecordingTests",
          r"^InteractionTests\.(AlternativePropertyTests|RecordingTests)/"),
]
# It compares searches by place, and nothing else.
HIT_TESTS = Stage("InteractionTests.HitTestTests", r"^InteractionTests\.HitTestTests/")
PROVIDER = [
    Stage("ATSPITests but LateAnswerTests and RobustnessTests", r"^ATSPITests\.",
          r"\.(LateAnswerTests|RobustnessTests)/"),
    Stage("ATSPITests.RobustnessTests but the one of megabytes", r"^ATSPITests\.RobustnessTests/",
          r"arguments of megabytes"),
    Stage("ATSPITests.LateAnswerTests", r"^ATSPITests\.LateAnswerTests/"),
]
SESSION_TESTS = (r"\.(KeyboardDriverTests|ParityDriverTests|PingTests|RestoringTests|XKeyboardTests|"
                 r"XWindowTests)/")
DRIVER = [
    Stage("AccessibilityDriverTests that need no session", r"^AccessibilityDriverTests\.",
          SESSION_TESTS),
    Stage("AccessibilityDriverTests that need one: KeyboardDriverTests, ParityDriverTests, "
          "PingTests, RestoringTests, XKeyboardTests, XWindowTests",
          r"^AccessibilityDriverTests" + SESSION_TESTS, is_timed=True),
]


class Area(NamedTuple):
    module: str
    folders: list
    stages: list
    tests: list


AREAS = {
    "gestures": Area("Gestures", ["Gestures"], GESTURES + INTERACTION,
                     ["GesturesTests", "InteractionTests"]),
    "derivation": Area(
        "Interaction", ["Interaction/Derivation", "Interaction/Kinds", "Interaction/Plays"],
        INTERACTION, ["InteractionTests"]),
    "routing": Area(
        "Interaction", ["Interaction/Routing"], INTERACTION + [HIT_TESTS], ["InteractionTests"]),
    "provider": Area("ATSPI", ["ATSPI"], PROVIDER, ["ATSPITests"]),
    "driver": Area("AccessibilityDriver", ["AccessibilityDriver"], DRIVER,
                   ["AccessibilityDriverTests"]),
}


class Equivalents:
    """The mutations that change nothing, each with its reason."""

    def __init__(self):
        self.reasons = {}
        for number, line in enumerate(EQUIVALENT.read_text().splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            fields = [field.strip() for field in line.split(" ## ")]
            if len(fields) != 4 or not all(fields):
                fail(f"{EQUIVALENT.name}:{number}: four fields are expected, with ' ## ' between")
            self.reasons[tuple(fields[:3])] = fields[3]

    def reason(self, mutation):
        return self.reasons.get((mutation.file, mutation.original, mutation.mutated))

    def check(self):
        """Each must be a mutation that could still be made, so that none outlives its line."""
        sources = {}
        for file, original, mutated in self.reasons:
            if file not in sources:
                path = ROOT / file
                sources[file] = {
                    (mutation.original, mutation.mutated)
                    for mutation in (Source(file, path.read_text()).all_mutations()
                                     if path.exists() else [])}
            if (original, mutated) not in sources[file]:
                fail(f"{EQUIVALENT.name}: {file} has no mutation of '{original}' into '{mutated}'")


def sources_of(area):
    sources = []
    for folder in area.folders:
        for path in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
            sources.append(Source(str(path.relative_to(ROOT)), path.read_text()))
    return sources


def shuffled(name, sources, seed):
    """The area's mutations, in the order of the seed."""
    mutations = [mutation for source in sources for mutation in source.all_mutations()]
    # What two changes of one line have in common in their text is one mutation.
    mutations = list(dict.fromkeys(mutations))

    # By what each is, and not by where it stands, so that a file that changes changes only its own
    # part of what a seed chooses.
    def place(mutation):
        parts = [str(seed), name, mutation.file, mutation.original, mutation.mutated]
        return hashlib.sha256("\n".join(parts).encode()).digest()

    return sorted(mutations, key=place)


class Instrumented:
    """The copy of the package with the mutations in it."""

    def __init__(self, folder, names, seed, count):
        self.names = names
        self.quota = {name: count // len(names) + (place < count % len(names))
                      for place, name in enumerate(names)}
        self.sources = {name: sources_of(AREAS[name]) for name in names}
        self.mutations = {
            name: shuffled(name, self.sources[name], seed)[:int(self.quota[name] * RESERVE) + 1]
            for name in names}
        in_order = [mutation for name in names for mutation in self.mutations[name]]
        self.numbers = {mutation: number for number, mutation in enumerate(in_order)}
        self.size = len(in_order)
        # What did not compile in this folder before is left out at once.
        self.dropped_file = folder / "dropped.json"
        dropped = set()
        if self.dropped_file.exists():
            dropped = {tuple(fields) for fields in json.loads(self.dropped_file.read_text())}
        self.dropped = [mutation for mutation in in_order if tuple(mutation) in dropped]
        for mutation in self.dropped:
            del self.numbers[mutation]
        tests = sorted({test for name in names for test in AREAS[name].tests})
        changed = {
            f"Sources/{module}/ChosenMutant.swift": CHOICE
            for module in sorted({AREAS[name].module for name in names})}
        for name in names:
            for source in self.sources[name]:
                changed[source.name] = self._text(source)
        self.bench = Bench(folder, tests, changed)

    def _text(self, source):
        numbers = {mutation: number for mutation, number in self.numbers.items()
                   if mutation.file == source.name}
        return source.with_mutants(numbers)

    def build(self):
        modules = [module for module in ("Gestures", "Interaction", "ATSPI", "AccessibilityDriver")
                   if module in {AREAS[name].module for name in self.names}]
        for arguments in [["--target", module] for module in modules] + [["--build-tests"]]:
            while True:
                code, text = self.bench.build(*arguments)
                if code == 0:
                    break
                if not self._drop(text):
                    print(text[-4000:], file=sys.stderr)
                    fail("the copy does not build")

    def _drop(self, text):
        """Takes the mutations out that do not compile; False where there is nothing to take."""
        found = {(str(pathlib.Path(file).resolve().relative_to(self.bench.folder)), int(line))
                 for file, line in re.findall(r"^(/\S+\.swift):(\d+):\d+: error:", text, re.M)
                 if pathlib.Path(file).resolve().is_relative_to(self.bench.folder)}
        # The line itself, else those near it (a value that is never set is found where it is
        # used), else the whole file.
        for reach in (0, 30, 100_000):
            bad = [mutation for mutation in self.numbers
                   if any(mutation.file == file and abs(mutation.line - line) <= reach
                          for file, line in found)]
            if bad:
                break
        for mutation in bad:
            del self.numbers[mutation]
        self.dropped += bad
        self.dropped_file.write_text(json.dumps(self.dropped))
        files = {mutation.file for mutation in bad}
        for sources in self.sources.values():
            for source in sources:
                if source.name in files:
                    write(self.bench.folder / source.name, self._text(source).encode())
        print(f"  {len(bad)} that do not compile are left out", flush=True)
        return bool(bad)

    def chosen(self, name):
        return [mutation for mutation in self.mutations[name]
                if mutation in self.numbers][:self.quota[name]]


class Runner:
    """Runs stages, without and with mutants."""

    def __init__(self, instrumented):
        self.instrumented = instrumented
        self.reached, self.limits, self.causes = {}, {}, {}

    def look(self, stage):
        """One run without a mutant: which lines are executed, and what it takes."""
        if stage.name in self.reached:
            return
        file = self.instrumented.bench.folder / "reached"
        file.write_bytes(bytes(self.instrumented.size + 1))
        start = time.monotonic()
        code, text = self.instrumented.bench.test(
            stage.filter, stage.skip, 600, {"EVENHAND_MUTANTS_REACHED": str(file)})
        seconds = time.monotonic() - start
        if code != 0 or " 0 tests" in text:
            print(text[-4000:], file=sys.stderr)
            fail(f"{stage.name} does not pass without a mutant")
        self.reached[stage.name] = file.read_bytes()
        self.limits[stage.name] = max(LEAST_LIMIT, PATIENCE * seconds)
        print(f"  {stage.name}: {seconds:.1f} s", flush=True)

    def killer(self, stage, number):
        """What kills the mutant, in one line; None where it survives the stage."""
        limit = self.limits[stage.name]
        for _ in range(TRIES):
            for patience in (1, SECOND_PATIENCE):
                code, text = self.run(stage.filter, stage.skip, patience * limit, number)
                if code is not None:
                    break
            if code == 0:
                return None
            found = cause(code, text)
            test = re.search(r'Test "(.+?)" recorded an issue', found)
            if not stage.is_timed or not test:
                return found
            # The test that failed may have waited in vain for what other work held up.
            name = re.sub(r"[^\w ]", ".", test.group(1))
            code, _ = self.run(f"{stage.filter}.*{name}", "", SECOND_PATIENCE * limit, number)
            if code != 0:
                return found
        return None

    def run(self, filter, skip, limit, number):
        return self.instrumented.bench.test(
            filter, skip, limit, {"EVENHAND_MUTANT": number}, is_failure)

    def outcome(self, mutation, stages):
        number = self.instrumented.numbers[mutation]
        stages = [stage for stage in stages if self.reached[stage.name][number]]
        if not stages:
            return "not covered"
        for stage in stages:
            if found := self.killer(stage, str(number)):
                self.causes[mutation] = found
                return "killed"
        return "survived"


def cause(code, text):
    """What has killed a mutant, in one line."""
    if code is None:
        return "it did not end"
    failures = [line for line in text.splitlines() if is_failure(line)]
    if not failures:
        return f"the run crashed: {code}"
    return re.sub(r"\x1b\[[0-9;]*m", "", failures[0]).strip()


OUTCOMES = ["killed", "survived", "equivalent", "not covered"]


def table_of(results):
    """Of the mutants whose line a test executes, the score has how many are killed."""
    lines = ["| area | mutants | killed | survived | equivalent | not covered | score |",
             "|---|--:|--:|--:|--:|--:|--:|"]
    rows = [(name, [outcome for _, outcome in found]) for name, found in results.items()]
    rows.append(("all", [outcome for _, row in rows for outcome in row]))
    for name, row in rows:
        counts = [row.count(outcome) for outcome in OUTCOMES]
        covered = counts[0] + counts[1]
        score = f"{100 * counts[0] / covered:.0f} %" if covered else "-"
        lines.append(
            f"| {name} | {len(row)} | " + " | ".join(map(str, counts)) + f" | {score} |")
    return "\n".join(lines)


def record(results, options, minutes):
    file = ROOT / "Docs" / "Testing.md"
    parts = file.read_text().split(MARK)
    if len(parts) != 3:
        fail(f"{file} lacks its two marks {MARK}")
    command = f"Tests/mutants --seed {options.seed} --count {options.count}"
    if options.area:
        command += f" --area {options.area}"
    text = (f"`{command}`, {datetime.date.today().isoformat()}, {minutes:.0f} minutes on two "
            f"cores:\n\n{table_of(results)}")
    file.write_text(MARK.join([parts[0], f"\n\n{text}\n\n", parts[2]]))


def tell(mutation, outcome, equivalents, cause):
    if cause:
        print(f"  {outcome:<12} {mutation.place}: {mutation.mutated}\n    {cause}", flush=True)
    elif outcome in ("survived", "not covered"):
        print(f"  {outcome:<12} {mutation.place} ({mutation.kind})\n"
              f"    - {mutation.original}\n    + {mutation.mutated}", flush=True)
    elif outcome == "equivalent":
        print(f"  {outcome:<12} {mutation.place}: {mutation.mutated}\n"
              f"    {equivalents.reason(mutation)}", flush=True)


def main(options, folder):
    start = time.monotonic()
    names = [options.area] if options.area else list(AREAS)
    if options.list:
        for name in names:
            area = AREAS[name]
            mutations = shuffled(name, sources_of(area), options.seed)
            print(f"{name}: {len(mutations)} could be made; the first by the seed "
                  f"{options.seed}; found by")
            for stage in area.stages:
                print(f"    {stage.name}")
            for mutation in mutations[:max(1, options.count // len(names))]:
                print(f"  {mutation.place} {mutation.kind}\n    - {mutation.original}\n"
                      f"    + {mutation.mutated}")
        return True
    equivalents = Equivalents()
    equivalents.check()
    print(f"seed {options.seed}: building {options.count} mutants into a copy", flush=True)
    instrumented = Instrumented(folder.resolve(), names, options.seed, options.count)
    instrumented.build()
    built = time.monotonic()
    print(f"built in {(built - start) / 60:.1f} minutes; the tests without a mutant:", flush=True)
    runner = Runner(instrumented)
    for name in names:
        for stage in AREAS[name].stages:
            runner.look(stage)
    results = {}
    for name in names:
        results[name] = []
        print(f"{name}, found by: " + "; ".join(stage.name for stage in AREAS[name].stages))
        chosen = [mutation for mutation in instrumented.chosen(name)
                  if not options.at or any(place in mutation.place for place in options.at)]

        def outcome(mutation, stages=AREAS[name].stages):
            return "equivalent" if equivalents.reason(mutation) else runner.outcome(
                mutation, stages)

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as jobs:
            for mutation, found in zip(chosen, jobs.map(outcome, chosen)):
                results[name].append((mutation, found))
                cause_told = runner.causes.get(mutation) if options.causes else None
                tell(mutation, found, equivalents, cause_told)
    minutes = (time.monotonic() - start) / 60
    print(f"\nseed {options.seed}, {minutes:.1f} minutes, {len(instrumented.dropped)} left out that do "
          f"not compile\n\n{table_of(results)}")
    if options.record:
        record(results, options, minutes)
    return True
