# SPDX-License-Identifier: Apache-2.0
"""usage: describe.py NAME: one fact of an element a line, as any client sees it."""

import sys

import pyatspi
from application import element

found = element(sys.argv[1])
print("role", found.getRoleName())
print("name", found.name)
print("description", found.description)
states = [pyatspi.stateToString(state) for state in found.getState().getStates()]
print("states", *sorted(states))
interfaces = pyatspi.listInterfaces(found)
if "Value" in interfaces:
    value = found.queryValue()
    print("value", value.currentValue, "from", value.minimumValue, "to", value.maximumValue)
    print("step", value.minimumIncrement)
if "Action" in interfaces:
    action = found.queryAction()
    for index in range(action.nActions):
        print(
            "action",
            action.getName(index),
            repr(action.getDescription(index)),
            action.getKeyBinding(index),
        )
