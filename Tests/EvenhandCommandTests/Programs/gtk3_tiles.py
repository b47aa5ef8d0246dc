# SPDX-License-Identifier: Apache-2.0
#
# usage: gtk3_tiles.py drawn|pressed
# A page behind a tab whose tile is a label that hears clicks, or a button; below it a line that goes on by
# itself.
import itertools
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

window = Gtk.Window(title="Yard")
window.set_default_size(260, 150)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, margin=6)
book = Gtk.Notebook()
book.append_page(Gtk.Button(label="Refresh"), Gtk.Label(label="Buses"))
page = Gtk.Box(margin=10)
book.append_page(page, Gtk.Label(label="Bays"))
words = itertools.cycle(["Bay 1: taken", "Bay 1: free"])
if sys.argv[1] == "drawn":
    label = Gtk.Label(label="Bay 1: free")
    tile = Gtk.EventBox()
    tile.add(label)
    tile.connect("button-press-event", lambda *_: label.set_text(next(words)))
else:
    tile = Gtk.Button(label="Bay 1: free")
    tile.connect("clicked", lambda button: button.set_label(next(words)))
page.pack_start(tile, False, False, 0)
ticker = Gtk.Label(label="Road works until Friday")
lines = itertools.cycle(["Gate 2 is closed", "Line 12 is diverted", "Road works until Friday"])
GLib.timeout_add(700, lambda: ticker.set_text(next(lines)) or True)
box.pack_start(book, True, True, 0)
box.pack_start(ticker, False, False, 0)
window.add(box)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
