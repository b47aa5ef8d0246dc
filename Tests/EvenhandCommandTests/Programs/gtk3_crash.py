# SPDX-License-Identifier: Apache-2.0
"""A window that crashes: at a click, or by itself when it has been shown for a while."""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

window = Gtk.Window(title="Crash")
button = Gtk.Button(label="Go")
window.add(button)
window.connect("destroy", Gtk.main_quit)
if sys.argv[1] == "click":
    button.connect("clicked", lambda _: os.abort())
else:
    # The trials begin after a look at the idle application, and are not done by then.
    button.connect("clicked", lambda _: GLib.timeout_add(5, os.abort))
    GLib.timeout_add(int(sys.argv[1]), os.abort)
window.show_all()
Gtk.main()
