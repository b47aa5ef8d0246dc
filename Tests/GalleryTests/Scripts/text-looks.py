# SPDX-License-Identifier: Apache-2.0
"""usage: text-looks.py NAME TEXT: writes into a field, and prints how its letters look."""

import sys

from application import done, element

field = element(sys.argv[1])
print(done(lambda: field.queryEditableText().setTextContents(sys.argv[2])))
attributes, start, end = field.queryText().getAttributeRun(0, False)
print(sorted(attributes), start, end)
