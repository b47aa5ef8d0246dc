# SPDX-License-Identifier: Apache-2.0
"""Reads the table, the document and the secret of ledger.c, and asks for what it refuses."""

from application import done
from application import element as find

table = find("Prices").queryTable()
print(table.nRows, table.nColumns, [table.getColumnDescription(i) for i in range(2)])
print([[table.getAccessibleAt(row, column).name for column in range(2)] for row in range(3)])
cell = find("4").queryTableCell()
print(tuple(cell.position)[1:], [heading.name for heading in cell.columnHeaderCells])

print(find("Letter").queryDocument().getAttributeValue("Title"))
story = find("Letter")[0].queryHypertext()
link = story.getLink(0).get_hyperlink()
print(story.getNLinks(), link.get_start_index(), link.get_end_index(), link.get_uri(0))

# libatspi ends this program where it is answered with an error.
level = find("Level").queryValue()
level.currentValue = 7
level.currentValue = float("nan")
print(level.currentValue)

code = find("Code")
print(len(code.queryText().getText(0, -1)), done(lambda: code.queryAction().doAction(0)))
text = code.queryText()
print(text.getText(0, -1), text.caretOffset)

fork, leave = (find(name).queryAction() for name in ("Fork", "Quit"))
print(done(lambda: fork.doAction(0)), done(lambda: leave.doAction(0)))
