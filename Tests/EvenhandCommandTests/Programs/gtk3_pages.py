# SPDX-License-Identifier: Apache-2.0
"""Pages of GTK 3 whose texts have no room for large letters, or stay small. usage: gtk3_pages.py tabs|buttons faulty|clean"""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk

css = Gtk.CssProvider()
css.load_from_data(b".small { font-size: 8px; }")
Gtk.StyleContext.add_provider_for_screen(
    Gdk.Screen.get_default(), css, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
by_tabs, faulty = sys.argv[1] == "tabs", sys.argv[2] == "faulty"


def page(*texts):
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, margin=12)
    for text in texts:
        box.add(Gtk.Label(label=text, xalign=0, wrap=True))
    return box


water = page("The barrel is full")
seeds = page("Order before March", "Kept in the shed")
note = Gtk.Label(label="Water the beds before nine.", xalign=0, wrap=not faulty)
if faulty:
    fixed = Gtk.Layout()
    fixed.set_size_request(280, 20)
    fixed.put(note, 0, 1)
    water.add(fixed)
    seeds.get_children()[1].get_style_context().add_class("small")
else:
    water.add(note)
pages = [("Beds", page("Two beds are free")), ("Water", water), ("Seeds", seeds)]
window = Gtk.Window(title="Garden", default_width=500, default_height=260)
window.connect("destroy", Gtk.main_quit)
if by_tabs:
    book = Gtk.Notebook()
    for title, content in pages:
        book.append_page(content, Gtk.Label(label=title))
    window.add(book)
else:
    row, side, stack = Gtk.Box(), Gtk.Box(orientation=Gtk.Orientation.VERTICAL), Gtk.Stack()
    button = None
    for title, content in pages:
        stack.add_named(content, title)
        button = Gtk.RadioButton(label=title, group=button, draw_indicator=False)
        button.connect("toggled", lambda b, t=title: b.get_active() and stack.set_visible_child_name(t))
        side.add(button)
    row.add(side)
    row.add(stack)
    window.add(row)
window.show_all()
Gtk.main()
