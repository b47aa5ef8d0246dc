# SPDX-License-Identifier: Apache-2.0
"""usage: gtk3_windows.py: a GTK 3 program whose buttons open a dialog and a menu, with one fault each."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk


def find(_):
    dialog = Gtk.Dialog(title="Find", transient_for=window, modal=True)
    dialog.get_content_area().add(Gtk.Entry())
    dialog.add_button("Leave", Gtk.ResponseType.CANCEL)
    dialog.connect("response", lambda it, _: it.destroy())
    dialog.show_all()


window = Gtk.Window(title="Letters", default_width=400)
window.connect("destroy", Gtk.main_quit)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin=24)
search = Gtk.Button(label="Search")
search.connect("clicked", find)
menu = Gtk.Menu()
for item in [Gtk.MenuItem(label="Read"), Gtk.MenuItem()]:
    menu.append(item)
more = Gtk.MenuButton(label="More", popup=menu)
menu.show_all()
for child in [search, more]:
    box.pack_start(child, False, False, 0)
window.add(box)
window.show_all()
Gtk.main()
