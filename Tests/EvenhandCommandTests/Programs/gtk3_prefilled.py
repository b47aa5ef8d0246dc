# SPDX-License-Identifier: Apache-2.0
"""A form whose required field is filled in. Where it is emptied, its faulty variant paints it red and says nothing.
usage: gtk3_prefilled.py faulty|clean"""
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk

IS_CLEAN = sys.argv[-1] == "clean"

provider = Gtk.CssProvider()
provider.load_from_data(b"entry.wrong { border-color: #c01c28; box-shadow: inset 0 0 0 2px #c01c28 }")
Gtk.StyleContext.add_provider_for_screen(
    Gdk.Screen.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_USER
)


def on_keep(_button):
    missing = not client.get_text()
    style = client.get_style_context()
    style.add_class("wrong") if missing else style.remove_class("wrong")
    if missing and IS_CLEAN:
        said.set_text("The client is missing: who handed the stone in?")
    elif not missing:
        said.set_text("Kept")


window = Gtk.Window(title="Stone")
window.connect("destroy", Gtk.main_quit)
label = Gtk.Label(label="_Client (required)", use_underline=True)
client = Gtk.Entry(text="A. Okafor")
label.set_mnemonic_widget(client)
keep = Gtk.Button(label="_Keep changes", use_underline=True)
keep.connect("clicked", on_keep)
said = Gtk.Label(label="Nothing was changed")
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, border_width=12)
for child in (label, client, keep, said):
    box.add(child)
window.add(box)
window.show_all()
Gtk.main()
