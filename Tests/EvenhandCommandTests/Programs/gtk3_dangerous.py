# SPDX-License-Identifier: Apache-2.0
"""A window with what may do harm: "Delete" asks in a dialog without a title, "Quit" and "Close" end it."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk


def ask(button):
    dialog = Gtk.Dialog(transient_for=button.get_toplevel(), modal=True)
    dialog.get_content_area().add(Gtk.Entry())
    dialog.add_button("Keep", Gtk.ResponseType.CANCEL)
    dialog.connect("response", lambda dialog, response: dialog.destroy())
    dialog.show_all()


window = Gtk.Window(title="Parcels")
window.connect("destroy", Gtk.main_quit)
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
status = Gtk.Label(label="Two parcels")
for name, act in [
    ("Quit", Gtk.main_quit),
    ("Delete", ask),
    ("Send", lambda button: status.set_text("One parcel")),
    ("Weigh", lambda button: status.set_text("Four pounds")),
]:
    button = Gtk.Button(label=name)
    button.connect("clicked", act)
    column.add(button)
column.add(status)
window.add(column)
window.show_all()
Gtk.main()
