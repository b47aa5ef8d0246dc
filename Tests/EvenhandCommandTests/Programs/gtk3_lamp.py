# SPDX-License-Identifier: Apache-2.0
"""Two pages. On the second one of the faulty variant a lamp blinks, a letter clears the marks and a field is
emptied after a second; that of the clean one has a button that stops the lamp. usage: gtk3_lamp.py [clean]"""
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk

IS_CLEAN = sys.argv[-1] == "clean"


def page(*children):
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, border_width=12)
    for child in children:
        box.add(child)
    return box


def on_draw(area, context):
    context.set_source_rgb(*((0.8, 0.1, 0.1) if lamp.is_lit else (1, 1, 1)))
    context.rectangle(0, 0, area.get_allocated_width(), area.get_allocated_height())
    context.fill()


def on_beat():
    lamp.is_lit = not lamp.is_lit
    lamp.queue_draw()
    return True


def on_key(_window, event):
    if not IS_CLEAN and event.keyval == Gdk.KEY_c and stack.get_visible_child_name() == "marks":
        marks.set_text(marks.get_text() + " and none")
    return False


def on_note(entry):
    if not IS_CLEAN and entry.get_text():
        GLib.timeout_add(1000, entry.set_text, "")


window = Gtk.Window(title="Choir")
window.connect("destroy", Gtk.main_quit)
window.connect("key-press-event", on_key)
stack = Gtk.Stack()
lamp = Gtk.DrawingArea(width_request=40, height_request=40)
lamp.is_lit = False
lamp.connect("draw", on_draw)
marks = Gtk.Label(label="Three marks")
note = Gtk.Entry()
note.get_accessible().set_name("Note")
note.connect("changed", on_note)
second = page(Gtk.Button(label="Count"), marks, note, lamp)
if IS_CLEAN:
    second.add(Gtk.Button(label="Stop the lamp"))
stack.add_titled(page(Gtk.Button(label="Add rehearsal")), "rehearsals", "Rehearsals")
stack.add_titled(second, "marks", "Marks")
window.add(page(Gtk.StackSwitcher(stack=stack), stack))
GLib.timeout_add(450, on_beat)
window.show_all()
Gtk.main()
