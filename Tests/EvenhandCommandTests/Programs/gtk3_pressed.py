# SPDX-License-Identifier: Apache-2.0
"""Buttons of which one acts when the pointer goes down, and a field that asks for its content when the focus leaves it."""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

acts_on_press = sys.argv[1] == "press"
window = Gtk.Window(title="Queue", border_width=12)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
window.add(box)
status = Gtk.Label(label="Nothing called yet.", xalign=0)
field = Gtk.Entry()
field.get_accessible().set_name("Counter")
field.connect("focus-out-event", lambda *_: status.set_text("Fill in the counter.") or False)
box.add(field)
for name in ("Call the next", "Pause", "Read out", "Show the board", "Test the bell"):
    button = Gtk.Button(label=name)
    signal = "pressed" if acts_on_press and name == "Read out" else "clicked"
    button.connect(signal, lambda *_, name=name: status.set_text(f"Done: {name}."))
    box.add(button)
box.add(status)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
