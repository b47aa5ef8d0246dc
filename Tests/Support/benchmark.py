# SPDX-License-Identifier: Apache-2.0
"""Counts what is found of seeded faults, and what is found where there is none.

usage: benchmark.py [--runs N] [--program ID]... [--json FILE]; EVENHAND names the command.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

SUPPORT = pathlib.Path(__file__).parent
HERE = SUPPORT / "benchmark"
EVENHAND = os.environ["EVENHAND"]
WAYS = {
    "reading": ["--pictures"],
    "all ways": ["--pictures", "--drive", "keyboard,actions,pointer,preferences"],
}
ACCERCISER = "Accerciser"

# What of Accerciser's speaks of the same faults as which rules.
VALIDATORS = {
    "control-name": ["HasLabelName", "ImageHasName"],
    "field-label": ["HasLabelName"],
    "image-name": ["ImageHasName", "HasLabelName"],
    "name-informative": ["HasLabelName", "ImageHasName"],
    "window-title": ["HasLabelName"],
    "keyboard-reachable": ["ActionIsInteractive"],
    "interactive-has-action": ["WidgetHasAction"],
    "role-interfaces": ["WidgetHasAction", "WidgetHasText", "TableHasSelection"],
    "state-pairs": ["StateWithAbility"],
}

# Advice counts for what is found, and neither way for what is not so.
Finding = collections.namedtuple("Finding", "rule place is_failure known is_advice", defaults=[False])


def command(program, variant):
    words = program.get("clean") if variant == "clean" else None
    places = {"here": str(HERE), "bin": str(pathlib.Path(EVENHAND).parent), "variant": variant}
    return [word.format(**places) for word in words or program["command"]]


def audit(words, options):
    """The findings of one run; None where it is not valid."""
    run = subprocess.run(
        [EVENHAND, "audit", "--no-config", "--format", "json", "--fail-on", "never", "--timeout",
         "60", "--session", "private", *options, "--exec", "--", *words],
        capture_output=True, text=True, check=False)
    try:
        report = json.loads(run.stdout)
    except json.JSONDecodeError:
        print(run.stderr.strip(), file=sys.stderr)
        return None
    if not report["valid"]:
        print("; ".join(report["invalidReasons"]), file=sys.stderr)
    return [
        Finding(rule["id"], node["selector"], kind == "violations",
                node.get("toolkitIssue") is not None, kind == "bestPractices")
        for kind in ("violations", "incomplete", "bestPractices") for rule in report[kind] for node in rule["nodes"]]


# In the place of findings: the program ended while it was looked at.
ENDED = "ended"


def accerciser(words, _):
    """What Accerciser's validators report of the program, or that it has ended under them."""
    with tempfile.TemporaryDirectory() as home:
        inner = (f'"$@" >/dev/null 2>&1 & program=$!; trap "kill $program" EXIT; /usr/bin/python3'
                 f' {SUPPORT}/run_accerciser.py $program {home}/process; sleep 1;'
                 f' kill -0 $program 2>/dev/null || echo {ENDED}')
        run = subprocess.run(
            ["timeout", "120", "xvfb-run", "--auto-servernum", "dbus-run-session", "--", "bash",
             "-c", inner, "-", *words],
            capture_output=True, text=True, check=False,
            env=os.environ | {"HOME": home, "XDG_RUNTIME_DIR": home, "GSK_RENDERER": "cairo",
                              "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"})
    if "ran: " not in run.stdout:
        if ENDED in run.stdout.splitlines():
            return ENDED
        print(run.stderr.strip()[-300:], file=sys.stderr)
        return None
    lines = [line.split("\t") for line in run.stdout.splitlines()]
    return [Finding(line[0], line[2], True, False) for line in lines if len(line) == 3]


def match(faults, findings, validators):
    """The faults that are found, and the findings that belong to none.

    A finding is of a fault where its place is, and its rule is one of the expected, or one of the
    validators that speak of such faults.
    """
    def rules(fault):
        return fault["rules"] + [name for rule in fault["rules"] for name in validators.get(rule, [])]

    found, rest = set(), []
    for finding in findings:
        mine = [fault for fault in faults if re.search(fault["where"], finding.place)]
        named = [fault for fault in mine if finding.rule in rules(fault)]
        if named:
            new = [fault["fault"] for fault in named if fault["fault"] not in found]
            found.add((new or [named[0]["fault"]])[0])
        elif not finding.is_advice and not any(finding.rule in fault.get("also", []) for fault in mine):
            rest.append(finding)
    return found, rest


def score(program, name, look, options, runs):
    """The counts of one program in one way, over its runs."""
    faults = program["faults"]
    seconds = time.monotonic()
    results = {variant: [look(command(program, variant), options) for _ in range(runs)]
               for variant in ("faulty", "clean")}
    seconds = (time.monotonic() - seconds) / (2 * runs)
    broken = sum(result is None for runs in results.values() for result in runs)
    ended = sum(result == ENDED for runs in results.values() for result in runs)
    if ended:
        results = {variant: [[]] for variant in results}
    faulty, clean = ((results[variant][0] or []) for variant in ("faulty", "clean"))
    found, rest = match(faults, faulty, VALIDATORS)
    clean = [finding for finding in clean if not finding.is_advice]
    false = rest + clean
    faulty = [finding for finding in faulty if not finding.is_advice]
    return {
        "program": program["id"], "toolkit": program["toolkit"], "way": name,
        "faults": len(faults), "found": len(found),
        "missed": [fault["fault"] for fault in faults if fault["fault"] not in found],
        "failures": sum(finding.is_failure for finding in faulty + clean),
        "falseFailures": [finding[:2] for finding in false if finding.is_failure],
        "reviews": sum(not finding.is_failure and not finding.known for finding in faulty + clean),
        "falseReviews": [finding[:2] for finding in false
                         if not finding.is_failure and not finding.known],
        "repeats": all(sorted(result or []) == sorted(results[variant][0] or [])
                       for variant in results for result in results[variant]),
        "broken": broken, "ended": ended, "runs": 2 * runs, "seconds": round(seconds, 1)}


def percent(part, whole):
    return f"{100 * part // whole} %" if whole else "-"


def table(scores):
    lines = ["| program | way | found | failures that are right | reviews that are right |"
             " the same each time | seconds |", "|---|---|---|---|---|---|---|"]
    for one in scores:
        if one["broken"]:
            lines.append(f"| {one['toolkit']} | {one['way']} | a run was not valid | - | - | - | - |")
            continue
        if one["ended"]:
            lines.append(f"| {one['toolkit']} | {one['way']} | the program ended in {one['ended']} of"
                         f" {one['runs']} runs | - | - | - | - |")
            continue
        failures = one["failures"] - len(one["falseFailures"])
        reviews = one["reviews"] - len(one["falseReviews"])
        lines.append(
            f"| {one['toolkit']} | {one['way']} | {one['found']} of {one['faults']}"
            f" | {failures} of {one['failures']} | {reviews} of {one['reviews']}"
            f" | {'yes' if one['repeats'] else 'no'} | {one['seconds']} |")
    for way in dict.fromkeys(one["way"] for one in scores):
        mine = [one for one in scores
                if one["way"] == way and not one["broken"] and not one["ended"]]
        found, faults, failures, reviews = (
            sum(one[key] for one in mine) for key in ("found", "faults", "failures", "reviews"))
        wrong, doubtful = (
            sum(len(one[key]) for one in mine) for key in ("falseFailures", "falseReviews"))
        lines.append(
            f"| **all** | {way} | **{percent(found, faults)}**"
            f" | **{percent(failures - wrong, failures)}** |"
            f" **{percent(reviews - doubtful, reviews)}**"
            f" | {'yes' if all(one['repeats'] for one in mine) else 'no'}"
            f" | {sum(one['seconds'] for one in mine):.0f} |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=2)
    parser.add_argument("--program", action="append")
    parser.add_argument("--json", type=pathlib.Path)
    options = parser.parse_args()
    data = json.loads((HERE / "faults.json").read_text(encoding="utf-8"))
    scores = []
    for program in data["programs"]:
        if options.program and program["id"] not in options.program:
            continue
        if isinstance(program["faults"], str):
            program["faults"] = data["shared"][program["faults"]]
        looks = [(name, audit, words) for name, words in WAYS.items()]
        for name, look, words in [*looks, (ACCERCISER, accerciser, [])]:
            scores.append(score(program, name, look, words, options.runs))
            print(f"{program['toolkit']}, {name}: {scores[-1]['seconds']} s", file=sys.stderr,
                  flush=True)
    if options.json:
        options.json.write_text(json.dumps(scores, indent=2), encoding="utf-8")
    print(table(scores))
    # A peer that cannot look at a program is no error of the command that is measured.
    return 1 if any(one["broken"] and one["way"] != ACCERCISER for one in scores) else 0


sys.exit(main())
