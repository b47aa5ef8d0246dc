# SPDX-License-Identifier: Apache-2.0
"""A form of Qt Widgets, in PyQt 5 or 6. usage: form_qt.py 5|6 faulty|clean"""

import importlib
import sys

version, variant = sys.argv[1:3]
QtCore, QtGui, QtWidgets = (
    importlib.import_module(f"PyQt{version}.{name}") for name in ("QtCore", "QtGui", "QtWidgets"))
bad = variant == "faulty"


def called(widget, name):
    widget.setAccessibleName(name)
    return widget


class Mute(QtWidgets.QWidget):
    """Drawn, and clicked."""

    def __init__(self):
        super().__init__()
        self.setFixedSize(40, 40)
        self.is_on = False

    def mousePressEvent(self, event):
        self.is_on = not self.is_on
        self.update()

    def paintEvent(self, event):
        painter = QtGui.QPainter(self)
        painter.fillRect(6, 6, 28, 28, QtGui.QColor(200 if self.is_on else 20, 80, 80))
        painter.end()


application = QtWidgets.QApplication(sys.argv)
window = QtWidgets.QMainWindow()
content = QtWidgets.QWidget()
box = QtWidgets.QVBoxLayout(content)
row = QtWidgets.QHBoxLayout()
icon = QtWidgets.QPushButton()
icon.setIcon(application.style().standardIcon(QtWidgets.QStyle.StandardPixmap.SP_MediaPlay))
row.addWidget(icon if bad else called(icon, "Play"))
keep = QtWidgets.QPushButton()
keep.setIcon(application.style().standardIcon(
    QtWidgets.QStyle.StandardPixmap.SP_DialogSaveButton))
row.addWidget(called(keep, "btnSave_2" if bad else "Keep"))
wrap = QtWidgets.QCheckBox("Wrap (off)" if bad else "Wrap")
row.addWidget(wrap)
search = QtWidgets.QPushButton("Search button" if bad else "Search")
row.addWidget(search)
box.addLayout(row)
for text, other in (("&Street", "&Street"), ("&Size", "Si&ze"), ("&Town", "&Town")):
    line = QtWidgets.QHBoxLayout()
    label = QtWidgets.QLabel(text if bad else other)
    entry = QtWidgets.QLineEdit()
    if not bad or text != "&Town":
        label.setBuddy(entry)
    line.addWidget(label)
    line.addWidget(entry)
    box.addLayout(line)
line = QtWidgets.QHBoxLayout()
label = QtWidgets.QLabel("&Post code")
code = called(QtWidgets.QLineEdit(), "Post code" if bad else "Post code (required)")
label.setBuddy(code)
for part in (label, code, QtWidgets.QLabel("*")):
    line.addWidget(part)
box.addLayout(line)
choice = QtWidgets.QGroupBox("Delivery")
ways = QtWidgets.QHBoxLayout(choice)
for way in ("By post", "By hand"):
    button = QtWidgets.QRadioButton(way)
    button.setChecked(not bad and way == "By post")
    ways.addWidget(button)
gift = QtWidgets.QGroupBox("Gift")
line = QtWidgets.QHBoxLayout(gift)
label = QtWidgets.QLabel("For" if bad else "&For")
entry = QtWidgets.QLineEdit()
if not bad:
    label.setBuddy(entry)
for part in (label, entry, QtWidgets.QCheckBox("Wrapped")):
    line.addWidget(part)
both = QtWidgets.QHBoxLayout()
for group in (choice, gift):
    both.addWidget(group)
box.addLayout(both)
scale = QtWidgets.QSlider(QtCore.Qt.Orientation.Horizontal)
scale.setValue(40)
box.addWidget(scale if bad else called(scale, "Volume"))
picture = QtWidgets.QLabel()
picture.setPixmap(application.style().standardPixmap(
    QtWidgets.QStyle.StandardPixmap.SP_MessageBoxInformation))
box.addWidget(picture if bad else called(picture, "Information"))
note = QtWidgets.QLabel("All prices include the tax")
note.setStyleSheet(f"color: {'#b8b8b8' if bad else '#202020'}; background: #ffffff")
box.addWidget(note)
box.addWidget(Mute() if bad else QtWidgets.QCheckBox("Mute"))
later = QtWidgets.QPushButton("Later")
if bad:
    later.setFocusPolicy(QtCore.Qt.FocusPolicy.NoFocus)
box.addWidget(later)
for button in (icon, keep, search, later):
    button.clicked.connect(lambda: scale.setValue((scale.value() + 5) % 100))
window.setCentralWidget(content)
window.setWindowTitle(" " if bad else "Order")
window.resize(420, 480)
window.show()
sys.exit((application.exec if version == "6" else application.exec_)())
