# SPDX-License-Identifier: Apache-2.0
"""A form of GTK 3 with words beside its fields. usage: gtk3_remarks.py faulty|clean"""
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

bad = sys.argv[1] == "faulty"
grid = Gtk.Grid(column_spacing=8, row_spacing=8, border_width=12)


def row(line, label, mark="", message="", clean_name="", clean_description=""):
    """A field with its label, a mark behind it and a message below it."""
    entry = Gtk.Entry()
    entry.get_accessible().set_name(label if bad else clean_name or label)
    entry.get_accessible().set_description("" if bad else clean_description)
    grid.attach(Gtk.Label(label=label, xalign=0), 0, line, 1, 1)
    grid.attach(entry, 1, line, 1, 1)
    if mark:
        grid.attach(Gtk.Label(label=mark), 2, line, 1, 1)
    if message:
        grid.attach(Gtk.Label(label=message, xalign=0), 1, line + 1, 1, 1)


row(0, "Town", mark="*", clean_name="Town (required)")
row(1, "Mail", message="This is not a valid address",
    clean_description="This is not a valid address")
row(3, "Street")
row(4, "Country *", clean_name="Country, required")
if bad:
    grid.get_child_at(1, 4).get_accessible().set_name("Country")
window = Gtk.Window(title="Order")
window.connect("destroy", Gtk.main_quit)
window.add(grid)
window.show_all()
Gtk.main()
