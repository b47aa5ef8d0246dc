# SPDX-License-Identifier: Apache-2.0
"""usage: edit-text.py NAME: edits a field as an assistive technology does, and prints what is there."""

import sys

from application import element

field = element(sys.argv[1])
text, editable = field.queryText(), field.queryEditableText()
print(editable.setTextContents("Buy bulbs"))
print(text.getText(0, -1), text.caretOffset)
print(editable.insertText(3, " two", 4))
print(text.getText(0, -1), text.caretOffset)
print(editable.deleteText(0, 4))
print(text.setCaretOffset(2))
print(text.getText(0, -1), text.caretOffset, text.getTextAtOffset(5, 1))
