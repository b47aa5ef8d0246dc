# SPDX-License-Identifier: Apache-2.0
"""A picture whose mark is dragged, one that only shows, and a dragged one that keys move too."""

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk


class Picture(Gtk.DrawingArea):
    def __init__(self, name, moves=False, by_key=False):
        super().__init__(can_focus=by_key)
        self.set_size_request(120, 90)
        self.get_accessible().set_name(name)
        self.mark = self.start = (60, 45)
        self.connect("draw", self.paint)
        if moves:
            self.add_events(Gdk.EventMask.BUTTON_PRESS_MASK | Gdk.EventMask.BUTTON1_MOTION_MASK)
            self.connect("button-press-event", self.press)
            self.connect("motion-notify-event", self.move)
        if by_key:
            self.connect("key-press-event", self.key)

    def paint(self, _, cairo):
        cairo.set_source_rgb(0.9, 0.9, 0.8)
        cairo.paint()
        cairo.set_source_rgb(0.7, 0.1, 0.1)
        cairo.arc(*self.mark, 9, 0, 7)
        cairo.fill()

    def put(self, x, y):
        self.mark = (x, y)
        self.queue_draw()

    def press(self, _, event):
        self.start = (event.x - self.mark[0], event.y - self.mark[1])

    def move(self, _, event):
        self.put(event.x - self.start[0], event.y - self.start[1])

    def key(self, _, event):
        steps = {Gdk.KEY_Left: -8, Gdk.KEY_Right: 8}
        if event.keyval not in steps:
            return False
        self.put(self.mark[0] + steps[event.keyval], self.mark[1])
        return True


box = Gtk.Box(spacing=12, border_width=12)
box.add(Picture("Focus point", moves=True))
box.add(Picture("Photograph"))
box.add(Picture("Centre", moves=True, by_key=True))
window = Gtk.Window(title="Export")
window.add(box)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
