# SPDX-License-Identifier: Apache-2.0
"""A form whose second button shows no focus. usage: gtk3_ringless.py"""
import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk

provider = Gtk.CssProvider()
provider.load_from_data(b"#bare:focus { outline-style: none }")
Gtk.StyleContext.add_provider_for_screen(
    Gdk.Screen.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_USER)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, border_width=12)
entry = Gtk.Entry()
entry.get_accessible().set_name("Town")
box.add(entry)
for name in ("Search", "Print", "Later"):
    button = Gtk.Button(label=name)
    button.set_name("bare" if name == "Print" else name)
    box.add(button)
window = Gtk.Window(title="Timetable")
window.add(box)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
