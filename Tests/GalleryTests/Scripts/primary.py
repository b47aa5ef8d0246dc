# SPDX-License-Identifier: Apache-2.0
"""usage: primary.py read|own TEXT: the selection that a middle click pastes, as GTK 3 sees it."""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk

clipboard = Gtk.Clipboard.get(Gdk.SELECTION_PRIMARY)
if sys.argv[1] == "read":
    print(clipboard.wait_for_text())
else:
    clipboard.set_text(sys.argv[2], -1)
    print("owns", flush=True)
    Gtk.main()
