# SPDX-License-Identifier: Apache-2.0
"""Hears every key, as a screen reader does, and uses the one that it is told: the program must not."""

import sys

import pyatspi


def heard(event):
    print(event.event_string, flush=True)
    return event.event_string == sys.argv[1]


pyatspi.Registry.registerKeystrokeListener(
    heard,
    mask=0,
    kind=(pyatspi.KEY_PRESSED_EVENT, pyatspi.KEY_RELEASED_EVENT),
    synchronous=True,
    preemptive=True,
)
print("listens", flush=True)
pyatspi.Registry.start()
