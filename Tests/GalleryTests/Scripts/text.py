# SPDX-License-Identifier: Apache-2.0
"""usage: text.py NAME: what stands in an element, where its caret is, and what is selected."""

import sys

from application import element

text = element(sys.argv[1]).queryText()
selections = [tuple(text.getSelection(index)) for index in range(text.getNSelections())]
print(repr(text.getText(0, -1)), text.caretOffset, selections)
