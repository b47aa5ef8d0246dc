# SPDX-License-Identifier: Apache-2.0
"""A drawn meter that changes now and then, each time somewhere else."""
import random

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk

meter = Gtk.DrawingArea(hexpand=True, vexpand=True)
bars = []


def draw(area, context):
    context.set_source_rgb(0.2, 0.5, 0.3)
    for x, y in bars:
        context.rectangle(x, y, 40, 30)
    context.fill()


def measure():
    bars[:] = [(random.randrange(460), random.randrange(270)) for _ in range(6)]
    meter.queue_draw()
    return True


meter.connect("draw", draw)
GLib.timeout_add(1700, measure)
window = Gtk.Window(title="Load of the line", default_width=500, default_height=300)
window.add(meter)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
