# SPDX-License-Identifier: Apache-2.0
"""A car deck of four lanes, on which a car is dragged from lane to lane, and goes back where it came from
unless it is let go in another one."""

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk

LANE = 60


class Deck(Gtk.DrawingArea):
    def __init__(self):
        super().__init__()
        self.set_size_request(4 * LANE, 150)
        self.get_accessible().set_name("Car deck")
        self.lane = 0
        self.is_held = False
        self.add_events(Gdk.EventMask.BUTTON_PRESS_MASK | Gdk.EventMask.BUTTON_RELEASE_MASK)
        self.connect("draw", self.paint)
        self.connect("button-press-event", self.press)
        self.connect("button-release-event", self.drop)

    def paint(self, _, cairo):
        cairo.set_source_rgb(0.9, 0.9, 0.9)
        cairo.paint()
        cairo.set_source_rgb(0.1, 0.3, 0.7)
        cairo.rectangle(self.lane * LANE + 12, 12, 36, 40)
        cairo.fill()

    def press(self, _, event):
        self.is_held = int(event.x // LANE) == self.lane and 12 <= event.y < 52

    def drop(self, _, event):
        if self.is_held:
            self.lane = min(3, max(0, int(event.x // LANE)))
            self.queue_draw()
        self.is_held = False


window = Gtk.Window(title="Ferry")
window.add(Deck())
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
