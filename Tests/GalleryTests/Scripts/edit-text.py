# SPDX-License-Identifier: Apache-2.0
"""usage: edit-text.py NAME: edits a field as an assistive technology does, and prints what is there."""

import sys

from application import done, element

field = element(sys.argv[1])
text, editable = field.queryText(), field.queryEditableText()
print(done(lambda: editable.setTextContents("Buy bulbs")))
print(text.getText(0, -1), text.caretOffset)
print(done(lambda: editable.insertText(3, " two", 4)))
print(text.getText(0, -1), text.caretOffset)
print(done(lambda: editable.deleteText(0, 4)))
print(done(lambda: text.setCaretOffset(2)))
print(text.getText(0, -1), text.caretOffset, text.getTextAtOffset(5, 1))
