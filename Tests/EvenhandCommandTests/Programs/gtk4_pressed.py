# SPDX-License-Identifier: Apache-2.0
"""Buttons of which one acts when the pointer goes down, and a button that opens a menu."""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gio, Gtk

acts_on_press = sys.argv[1] == "press"


def activate(app):
    window = Gtk.ApplicationWindow(application=app, title="Queue", default_width=400)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
    window.set_child(box)
    status = Gtk.Label(label="Nothing called yet.", xalign=0)
    for name in ("Call the next", "Pause", "Read out", "Show the board"):
        button = Gtk.Button(label=name)
        if acts_on_press and name == "Read out":
            press = Gtk.GestureClick(propagation_phase=Gtk.PropagationPhase.CAPTURE)
            press.connect("pressed", lambda *_, name=name: status.set_text(f"Done: {name}."))
            button.add_controller(press)
        else:
            button.connect("clicked", lambda *_, name=name: status.set_text(f"Done: {name}."))
        box.append(button)
    menu = Gio.Menu()
    menu.append("Sort", "app.sort")
    box.append(Gtk.MenuButton(label="More", menu_model=menu))
    box.append(status)
    window.present()


application = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
application.connect("activate", activate)
application.run(None)
