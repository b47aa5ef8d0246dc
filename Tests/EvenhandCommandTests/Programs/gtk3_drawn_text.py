# SPDX-License-Identifier: Apache-2.0
"""usage: gtk3_drawn_text.py: text that is drawn on a canvas beside text that is in the tree."""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gtk, PangoCairo


def canvas(text, name=None):
    area = Gtk.DrawingArea(width_request=300, height_request=60)
    if name:
        area.get_accessible().set_name(name)

    def draw(widget, context):
        context.move_to(12, 16)
        PangoCairo.show_layout(context, widget.create_pango_layout(text))

    area.connect("draw", draw)
    return area


window = Gtk.Window(title="Accounts", default_width=400)
window.connect("destroy", Gtk.main_quit)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin=24)
for child in [
    Gtk.Label(label="Turnover of the year"),
    Gtk.Entry(placeholder_text="Search for a customer"),
    Gtk.Entry(text="wordpass", visibility=False),
    canvas("Profit before taxes", name="Profit before taxes"),
    canvas("Invoices not yet paid"),
]:
    box.pack_start(child, False, False, 0)
window.add(box)
window.show_all()
Gtk.main()
