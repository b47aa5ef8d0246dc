# SPDX-License-Identifier: Apache-2.0
"""Finds the program under test on the accessibility bus, for the other scripts."""

import os
import sys
import time

import pyatspi


def application(seconds=20):
    """The application whose process is APPLICATION_PID."""
    process = int(os.environ["APPLICATION_PID"])
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        for candidate in pyatspi.Registry.getDesktop(0):
            if candidate and candidate.get_process_id() == process:
                return candidate
        time.sleep(0.02)
    sys.exit("the program is not on the accessibility bus")


def element(name, role=None):
    """The first element with this name, and this role where one is given."""
    found = pyatspi.findDescendant(
        application(),
        lambda each: each.name == name and role in (None, each.getRoleName()),
    )
    return found or sys.exit(f"there is no element {name!r}")


def done(ask):
    """Whether the program did what it is asked. On a busy machine it is asked again: what a program has
    not begun in 650 ms is refused, and never begun later."""
    return any(ask() for _ in range(5))
