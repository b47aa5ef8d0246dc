# SPDX-License-Identifier: Apache-2.0
"""Buttons of GTK 3, which publish no label in them, and of which two are called otherwise than what is written."""

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk

style = Gtk.CssProvider()
style.load_from_data(b"button.night { background: #14213d; color: #ffffff; border-radius: 0; }")
Gtk.StyleContext.add_provider_for_screen(
    Gdk.Screen.get_default(), style, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION
)
window = Gtk.Window(title="Depot")
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
for drawn, name, dark in [
    ("Print the list", None, False),
    ("Call garage", "Send bus out", False),
    ("Publish plan", "Forget the route", True),
    ("Save", "Save the plan", True),
    ("+", "More buses", False),
]:
    button = Gtk.Button(label=drawn)
    if name:
        button.get_accessible().set_name(name)
    if dark:
        button.get_style_context().add_class("night")
    box.add(button)
window.add(box)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
