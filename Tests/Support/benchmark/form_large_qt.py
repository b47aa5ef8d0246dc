# SPDX-License-Identifier: Apache-2.0
"""A clean form of Qt 6 with 104 elements, to see how long an audit takes. usage: form_large_qt.py"""
import sys

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import (
    QApplication, QCheckBox, QComboBox, QFormLayout, QGroupBox, QHBoxLayout, QLabel, QLineEdit,
    QListWidget, QMainWindow, QPushButton, QRadioButton, QSlider, QSpinBox, QTabWidget,
    QVBoxLayout, QWidget)


def part(number, status):
    """A group of 21 controls, some with labels."""
    box = QGroupBox(f"Part {number + 1}")
    form = QFormLayout(box)
    for line in range(3):
        form.addRow(f"Line {number}{line}:", QLineEdit(f"value {line}"))
    choice = QComboBox()
    choice.addItems(["First", "Second", "Third"])
    form.addRow(f"Choice {number}:", choice)
    count = QSpinBox()
    count.setRange(0, 20)
    form.addRow(f"Count {number}:", count)
    level = QSlider(Qt.Orientation.Horizontal)
    level.setRange(0, 50)
    level.setAccessibleName(f"Level {number}")
    form.addRow(f"Level {number}:", level)
    for line in range(4):
        form.addRow(QCheckBox(f"Option {number}{line}"))
    for line in range(3):
        form.addRow(QRadioButton(f"Way {number}{line}"))
    for line in range(2):
        button = QPushButton(f"Press {number}{line}")
        words = f"Pressed {number}{line}"
        button.clicked.connect(lambda _=False, words=words: status.setText(words))
        form.addRow(button)
    return box


application = QApplication(sys.argv)
status = QLabel("Nothing done yet")
journey = QWidget()
columns = QHBoxLayout(journey)
for number in range(3):
    columns.addWidget(part(number, status))
rows = QListWidget()
rows.setAccessibleName("Rows")
rows.addItems([f"Row {row}" for row in range(6)])
page = QWidget()
QVBoxLayout(page).addWidget(rows)
tabs = QTabWidget()
tabs.addTab(journey, "Journey")
tabs.addTab(page, "List")
central = QWidget()
layout = QVBoxLayout(central)
layout.addWidget(tabs)
layout.addWidget(status)
window = QMainWindow()
window.setWindowTitle("Travel request")
window.setCentralWidget(central)
menu = window.menuBar().addMenu("&File")
for words in ("Open", "Keep", "About"):
    menu.addAction(words)
window.show()
sys.exit(application.exec())
