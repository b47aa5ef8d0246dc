# SPDX-License-Identifier: Apache-2.0
"""The fields of examples/Fields in GTK 3, for what a screen reader says of them."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

window = Gtk.Window(title="Fields", default_width=420, default_height=320)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, border_width=24)
note = Gtk.Entry(text="Hello brave world")
secret = Gtk.Entry(visibility=False, input_purpose=Gtk.InputPurpose.PASSWORD)
letter = Gtk.TextView(height_request=120, accepts_tab=False)
letter.get_buffer().set_text("Dear reader,\nthe second line.\nYours")
for widget, name in (note, "Note"), (secret, "Secret"), (letter, "Letter"):
    widget.get_accessible().set_name(name)
    box.add(widget)
box.add(Gtk.Label(label="Take what you need", selectable=True))
window.add(box)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
