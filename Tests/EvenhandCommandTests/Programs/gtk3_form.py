# SPDX-License-Identifier: Apache-2.0
"""A form whose faulty variant says only when it is sent that a field is required, folds a part of it in silence
and empties a field after a second. usage: gtk3_form.py [clean]"""
import sys

import gi

gi.require_version("Atk", "1.0")
gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Atk, Gdk, GLib, Gtk

IS_CLEAN = sys.argv[-1] == "clean"

provider = Gtk.CssProvider()
provider.load_from_data(b".wrong { border: 3px solid #c01c28 }")
Gtk.StyleContext.add_provider_for_screen(
    Gdk.Screen.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_USER)


def field(title):
    entry = Gtk.Entry()
    entry.get_accessible().set_name(title)
    box.add(entry)
    return entry


def on_send(_button):
    missing = not town.get_text()
    context = town.get_style_context()
    context.add_class("wrong") if missing else context.remove_class("wrong")
    state.set_text("The town is missing" if missing else "Sent on")


def on_more(button):
    more.set_visible(not more.get_visible())
    if IS_CLEAN:
        button.get_accessible().set_description("shown" if more.get_visible() else "hidden")


def on_code(entry):
    if not IS_CLEAN and entry.get_text():
        GLib.timeout_add(1000, entry.set_text, "")


window = Gtk.Window(title="Parcel")
window.connect("destroy", Gtk.main_quit)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, border_width=12)
window.add(box)
town = field("Town")
code = field("Code")
code.connect("changed", on_code)
state = Gtk.Label(label="Nothing is sent yet")
fold = Gtk.Button(label="Wishes")
fold.connect("clicked", on_more)
send = Gtk.Button(label="_Add parcel", use_underline=True)
send.connect("clicked", on_send)
more = Gtk.CheckButton(label="Fragile")
for child in (fold, send, state, more):
    box.add(child)
if IS_CLEAN:
    town.get_accessible().set_name("Town (required)")
window.show_all()
more.hide()
Gtk.main()
