# SPDX-License-Identifier: Apache-2.0
"""Two fields of four open a window when they get the focus; keys do not reach the last button."""

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk

box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
window = Gtk.Window(title="Parcels")
window.add(box)


def explain(title, is_stubborn):
    other = Gtk.Window(title=title, transient_for=window)
    other.add(Gtk.Label(label="It has four letters."))
    if not is_stubborn:
        other.connect("key-press-event", lambda *_: other.destroy())
    other.show_all()


def field(name, opens=None, is_stubborn=False):
    entry = Gtk.Entry()
    entry.get_accessible().set_name(name)
    if opens:
        def come(*_):
            entry.disconnect(handler)
            GLib.idle_add(explain, opens, is_stubborn)

        handler = entry.connect("focus-in-event", come)
    box.add(entry)


field("Name")
# The one goes with any key, the other with its title bar alone.
field("Code", "Codes")
field("Town")
field("Colour", "Colours", is_stubborn=True)
later = Gtk.Button(label="Later", can_focus=False)
box.add(later)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
