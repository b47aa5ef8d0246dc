# SPDX-License-Identifier: Apache-2.0
#
# usage: gtk3_mended.py [REMEDY LINES]...
# A window with one fault for each remedy; the lines are run where a developer would put them.
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GdkPixbuf, Gtk  # noqa: E402

remedies = dict(zip(sys.argv[1::2], sys.argv[2::2]))
style = Gtk.CssProvider()
style.load_from_data(b".tiny { min-width: 8px; min-height: 8px; padding: 0; border: none; }")
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), style, 800)

window = Gtk.Window()
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin=12)
window.add(box)


def mend(remedy, **names):
    names.update(Gtk=Gtk, on_play=print)
    if remedy in remedies:
        exec(remedies[remedy], names)
    return names


mend("title", window=window)

widget = Gtk.Button.new_from_icon_name("audio-volume-muted", Gtk.IconSize.BUTTON)
mend("name", widget=widget)
box.add(widget)

row = Gtk.Box(spacing=6)
label, entry = Gtk.Label(label="Name:"), Gtk.Entry()
mend("label", label=label, entry=entry)
row.add(label)
row.add(entry)
box.add(row)

image = Gtk.Image.new_from_pixbuf(GdkPixbuf.Pixbuf.new(GdkPixbuf.Colorspace.RGB, False, 8, 64, 64))
mend("picture", image=image)
box.add(image)

event_box = Gtk.EventBox(tooltip_text="Play")
event_box.add(Gtk.Image.new_from_icon_name("media-playback-start", Gtk.IconSize.BUTTON))
box.add(mend("control").get("play", event_box))

row = Gtk.Box(spacing=24)
row.add(Gtk.Button.new_with_mnemonic("_Apply"))
button = Gtk.Button.new_with_mnemonic("_Abort")
mend("mnemonic", button=button)
row.add(button)
box.add(row)

row = Gtk.Box()
for name in ("Less", "More"):
    button = Gtk.Button()
    button.get_accessible().set_name(name)
    button.get_style_context().add_class("tiny")
    mend("size", button=button)
    row.add(button)
box.add(row)

text = Gtk.TextView()
text.get_accessible().set_name("Notes")
mend("tab", text=text)
box.add(text)

window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
