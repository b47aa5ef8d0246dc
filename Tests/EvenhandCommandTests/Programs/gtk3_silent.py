# SPDX-License-Identifier: Apache-2.0

"""Two dials that are drawn. The faulty ones take arrows and do nothing: one of them says that arrows turn it.
The clean ones leave arrows to the focus, or turn."""

import sys

import gi

gi.require_version("Atk", "1.0")
gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Atk, Gdk, Gtk

IS_CLEAN = sys.argv[-1] == "clean"
ARROWS = (Gdk.KEY_Right, Gdk.KEY_Left, Gdk.KEY_Down, Gdk.KEY_Up)


def dial(name, description, on_key):
    area = Gtk.DrawingArea(can_focus=True)
    area.set_size_request(120, 60)
    accessible = area.get_accessible()
    accessible.set_name(name)
    accessible.set_description(description)
    accessible.set_role(Atk.Role.PUSH_BUTTON)
    area.connect("key-press-event", on_key)
    return area


def on_dial(area, event):
    return not IS_CLEAN and event.keyval in ARROWS


turns = 0


def on_knob(area, event):
    global turns
    if IS_CLEAN and event.keyval in ARROWS:
        turns += 1
        area.get_accessible().set_name("Knob %d" % turns)
    return event.keyval in ARROWS


window = Gtk.Window(title="Silent")
window.connect("destroy", Gtk.main_quit)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, border_width=12)
box.add(Gtk.Button(label="First"))
box.add(dial("Dial", "", on_dial))
box.add(Gtk.Button(label="Other"))
box.add(dial("Knob", "Arrow keys turn it", on_knob))
box.add(Gtk.Button(label="Last"))
window.add(box)
window.show_all()
Gtk.main()
