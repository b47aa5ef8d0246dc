# SPDX-License-Identifier: Apache-2.0
#
# usage: gtk4_mended.py [REMEDY LINES]...
# A window with one fault for each remedy; the lines are run where a developer would put them.
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

remedies = dict(zip(sys.argv[1::2], sys.argv[2::2]))
Gtk.init()
loop = GLib.MainLoop()
window = Gtk.Window()
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12)
window.set_child(box)


def mend(remedy, **names):
    names.update(Gtk=Gtk, on_play=print)
    if remedy in remedies:
        exec(remedies[remedy], names)
    return names


mend("title", window=window)

widget = Gtk.Button.new_from_icon_name("audio-volume-muted")
mend("name", widget=widget)
box.append(widget)

label, entry = Gtk.Label(label="Name:"), Gtk.Entry()
mend("label", label=label, entry=entry)
box.append(label)
box.append(entry)

image = Gtk.Image.new_from_icon_name("dialog-warning")
image.set_pixel_size(64)
mend("picture", image=image)
box.append(image)

area = Gtk.DrawingArea(tooltip_text="Play", content_width=40, content_height=40)
area.add_controller(Gtk.GestureClick())
box.append(mend("control").get("play", area))

box.append(Gtk.Button(label="_Apply", use_underline=True))
button = Gtk.Button(label="_Abort", use_underline=True)
mend("mnemonic", button=button)
box.append(button)

mend("size", button=button)
text = Gtk.TextView()
mend("tab", text=text)

window.connect("close-request", lambda *_: loop.quit())
window.present()
loop.run()
