# SPDX-License-Identifier: Apache-2.0
"""A text with more links than a key is pressed in vain for, and a button behind it."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6, border_width=12)
words = Gtk.Label()
names = "one two three four five six seven".split()
words.set_markup(" ".join(f'<a href="x:{name}">{name}</a>' for name in names))
box.add(Gtk.Button(label="Before"))
box.add(words)
box.add(Gtk.Button(label="Behind"))
window = Gtk.Window(title="Rules")
window.add(box)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
