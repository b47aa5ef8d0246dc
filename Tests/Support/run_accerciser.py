# SPDX-License-Identifier: Apache-2.0
"""Runs Accerciser's validators, without its window, over one application.

usage: run_accerciser.py PID FILE

PID is the application's process or one that started it; the application's goes into FILE.

Prints a line for each thing that they report: the validator, what it says, and the element's way of
roles and names from its window. Then, which validators ran, and which broke down where they asked
whether an element is theirs: Accerciser itself takes that for "not theirs" and says nothing.
"""

import collections
import subprocess
import sys
import time

sys.path.insert(0, "/usr/share/accerciser/plugins")

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
import pyatspi
import validate

validate.SYS_SCHEMA_PATH = "/usr/share/accerciser/plugindata/validate"
validate.ValidatorManager.loadSchemas()


def descends(pid, ancestor):
    while pid > 1 and pid != ancestor:
        try:
            with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
                pid = int(file.read().rpartition(")")[2].split()[1])
        except OSError:
            return False
    return pid == ancestor


def size(accessible, limit=500):
    """How many elements there are, up to a limit."""
    count = 1
    for index in range(accessible.childCount):
        child = accessible.getChildAtIndex(index)
        if child and count < limit:
            count += size(child, limit - count)
    return count


def switch_on():
    """Some programs come onto the bus only then, and Qt 5 only where it happens after its start."""
    subprocess.run(
        ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
         "--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled",
         "<true>"],
        stdout=subprocess.DEVNULL, check=False)


def application(pid, patience=60.0):
    """Once its window has something in it, and as much a second later: a splash screen is no window."""
    end = time.monotonic() + patience
    switch = time.monotonic() + 5
    known = 0
    while time.monotonic() < end:
        for candidate in pyatspi.Registry.getDesktop(0):
            try:
                if candidate and descends(candidate.get_process_id(), pid):
                    before, known = known, size(candidate)
                    if known == before and known > 3:
                        return candidate
            except Exception:
                # It went away, or answers later.
                known = 0
        if known == 0 and time.monotonic() > switch:
            switch_on()
            switch = end
        time.sleep(1)
    sys.exit(f"run_accerciser.py: process {pid} is not on the bus")


def way(accessible):
    steps = []
    while accessible and accessible.getRole() != pyatspi.ROLE_APPLICATION:
        if not steps or accessible.name or accessible.parent.getRole() == pyatspi.ROLE_APPLICATION:
            steps.append(f"{accessible.getRoleName()}[{accessible.name}]")
        accessible = accessible.parent
    return " > ".join(reversed(steps))


class Run:
    """Takes the place of Accerciser's window for its own walk."""

    _traverse = validate.ValidatorViewport._traverse
    _genAccessible = validate.ValidatorViewport._genAccessible

    def __init__(self):
        self.validators = validate.ValidatorManager.getValidators("basic")
        self.reports = []
        self.ran = collections.Counter()
        self.broken = collections.Counter()
        self.current = None

    def error(self, text, accessible, url=""):
        self.reports.append((type(self.current).__name__, text, way(accessible)))

    warn = debug = error

    def _runValidators(self, accessible, state, before):
        for validator in self.validators:
            self.current = validator
            name = type(validator).__name__
            try:
                is_theirs = validator.condition(accessible)
            except NotImplementedError:
                continue
            except Exception as error:
                self.broken[f"{name}: {type(error).__name__}: {error}"[:120]] += 1
                continue
            if not is_theirs:
                continue
            self.ran[name] += before
            try:
                (validator.before if before else validator.after)(accessible, state, self)
            except Exception as error:
                self.broken[f"{name}: {type(error).__name__}: {error}"[:120]] += 1


run = Run()
root = application(int(sys.argv[1]))
with open(sys.argv[2], "w", encoding="utf-8") as file:
    file.write(str(root.get_process_id()))
for _ in run._traverse(root, {}):
    pass
for name, text, path in run.reports:
    print(f"{name}\t{text}\t{path}")
print("ran: " + ", ".join(f"{name} on {count}" for name, count in sorted(run.ran.items())))
for text, count in sorted(run.broken.items()):
    print(f"broke down {count} times: {text}")
