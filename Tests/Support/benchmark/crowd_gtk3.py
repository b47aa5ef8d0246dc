# SPDX-License-Identifier: Apache-2.0
"""A window of 3,000 buttons without names, for the time that so many findings take."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

window = Gtk.Window(title="Crowd")
grid = Gtk.Grid()
window.add(grid)
for number in range(3000):
    button = Gtk.Button()
    button.set_size_request(12, 12)
    grid.attach(button, number % 75, number // 75, 1, 1)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
