# SPDX-License-Identifier: Apache-2.0
"""A text that has the focus at first, and two buttons behind it. Its links are not in the tree: Tab goes
through them and then on, Shift+Tab goes back to the first one and stays there, as in Qt's QTextBrowser.

gtk3_drawn_links.py NUMBER    so many links
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Atk, Gdk, Gtk

count = int(sys.argv[1])
current = -1

text = Gtk.DrawingArea(can_focus=True)
text.set_size_request(400, 40)
text.get_accessible().set_role(Atk.Role.LABEL)
text.get_accessible().set_name("Handbook")


def draw(_, context):
    for number in range(count):
        context.rectangle(4 + number * 392 / count, 10, 300 / count, 20)
        if number == current:
            context.fill()
        else:
            context.stroke()


def press(_, event):
    global current
    if event.keyval == Gdk.KEY_Tab:
        if current == count - 1:
            return False
        current += 1
    elif event.keyval == Gdk.KEY_ISO_Left_Tab:
        current = max(0, current - 1)
    else:
        return False
    text.queue_draw()
    return True


text.connect("draw", draw)
text.connect("key-press-event", press)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6, border_width=12)
box.add(text)
box.add(Gtk.Button(label="Print"))
box.add(Gtk.Button(label="Close"))
window = Gtk.Window(title="Handbook")
window.add(box)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
