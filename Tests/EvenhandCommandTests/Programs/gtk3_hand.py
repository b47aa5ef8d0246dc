# SPDX-License-Identifier: Apache-2.0
"""A label makes a hand of the pointer over all of its window, as those of wxWidgets do, and says the same at each click."""

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk

box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, border_width=12)
status = Gtk.Label(label="Ready")
conditions = Gtk.Label(label="See the conditions")
for label in (Gtk.Label(label="Fees may be due"), conditions, status):
    label.set_halign(Gtk.Align.START)
    box.add(label)
window = Gtk.Window(title="Account", default_width=260, default_height=200)
window.add(box)


def press(_, event):
    area = conditions.get_allocation()
    if area.x <= event.x < area.x + area.width and area.y <= event.y < area.y + area.height:
        status.set_text("They are read")


window.add_events(Gdk.EventMask.BUTTON_PRESS_MASK)
window.connect("button-press-event", press)
window.connect("destroy", Gtk.main_quit)
window.show_all()
window.get_window().set_cursor(Gdk.Cursor.new_from_name(window.get_display(), "pointer"))
Gtk.main()
