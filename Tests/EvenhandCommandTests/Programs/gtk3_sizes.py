# SPDX-License-Identifier: Apache-2.0
"""A window of GTK 3 whose room is given in pixels, or wraps. usage: gtk3_sizes.py faulty|clean"""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

window = Gtk.Window(title="Player", default_width=420, default_height=150)
window.connect("destroy", Gtk.main_quit)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
for text in ("Title", "Artist", "Album", "Year", "Length"):
    box.add(Gtk.Label(label=text))
if sys.argv[1] == "faulty":
    # It asks for no room of its own, and cuts off what does not fit.
    layout = Gtk.Layout()
    layout.put(box, 10, 10)
    layout.put(Gtk.Button(label="Next song"), 310, 10)
    window.add(layout)
else:
    flow = Gtk.FlowBox(selection_mode=Gtk.SelectionMode.NONE)
    flow.add(box)
    flow.add(Gtk.Button(label="Next song"))
    scroller = Gtk.ScrolledWindow(hscrollbar_policy=Gtk.PolicyType.NEVER)
    scroller.add(flow)
    window.add(scroller)
window.show_all()
Gtk.main()
