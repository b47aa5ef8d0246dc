# SPDX-License-Identifier: Apache-2.0
"""usage: do-action.py NAME ACTION: performs an element's action by the action's name."""

import sys

from application import done, element

action = element(sys.argv[1]).queryAction()
names = [action.getName(index) for index in range(action.nActions)]
if sys.argv[2] not in names:
    sys.exit(f"no such action among {names}")
print(done(lambda: action.doAction(names.index(sys.argv[2]))))
