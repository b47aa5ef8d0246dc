# SPDX-License-Identifier: Apache-2.0
#
# usage: qt5_mended.py [REMEDY LINES]...
# A window with one fault for each remedy; the lines are run where a developer would put them.
import sys

from PyQt5.QtCore import Qt
from PyQt5.QtGui import QIcon, QPixmap
from PyQt5.QtWidgets import (
    QApplication, QHBoxLayout, QLabel, QLineEdit, QPushButton, QTextEdit, QToolButton, QVBoxLayout,
    QWidget)

remedies = dict(zip(sys.argv[1::2], sys.argv[2::2]))
application = QApplication(sys.argv[:1])
window = QWidget()
column = QVBoxLayout(window)


def mend(remedy, **names):
    names.update(
        Qt=Qt, QIcon=QIcon, QToolButton=QToolButton, box=window, on_play=lambda *_: None)
    if remedy in remedies:
        exec(remedies[remedy], names)
    return names


mend("title", window=window)

widget = QPushButton(window)
widget.setIcon(QIcon.fromTheme("audio-volume-muted"))
mend("name", widget=widget)
column.addWidget(widget)

row = QHBoxLayout()
label, entry = QLabel("Name:"), QLineEdit()
mend("label", label=label, entry=entry)
row.addWidget(label)
row.addWidget(entry)
column.addLayout(row)

picture = QPixmap(64, 64)
picture.fill(Qt.GlobalColor.darkRed)
image = QLabel()
image.setPixmap(picture)
mend("picture", image=image)
column.addWidget(image)

area = QWidget()
area.setToolTip("Play")
area.setAccessibleDescription("Play")
area.setMinimumSize(40, 40)
column.addWidget(mend("control").get("play", area))

row = QHBoxLayout()
button = QPushButton("&Abort")
mend("mnemonic", button=button)
row.addWidget(QPushButton("&Apply"))
row.addWidget(button)
column.addLayout(row)

row = QHBoxLayout()
row.setSpacing(0)
for name in ("Less", "More"):
    button = QToolButton()
    button.setAccessibleName(name)
    button.setMaximumSize(24, 24)
    button.setStyleSheet("QToolButton { border: none; padding: 0; width: 8px; height: 8px; }")
    mend("size", button=button)
    row.addWidget(button)
column.addLayout(row)

text = QTextEdit()
text.setAccessibleName("Notes")
mend("tab", text=text)
column.addWidget(text)

window.show()
sys.exit(application.exec())
