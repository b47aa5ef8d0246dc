# SPDX-License-Identifier: Apache-2.0
"""usage: gtk3_splash.py [SECONDS [beside]]: a GTK 3 program that shows a picture for a while before its
window, or beside it."""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk


def start():
    splash.destroy()
    if len(sys.argv) < 3:
        show()


def show():
    window = Gtk.Window(title="Letters")
    window.add(Gtk.Label(label="All letters"))
    window.show_all()


splash = Gtk.Window(type_hint=Gdk.WindowTypeHint.SPLASHSCREEN)
splash.set_title("")
splash.add(Gtk.DrawingArea(width_request=200, height_request=100))
splash.show_all()
if len(sys.argv) > 2:
    show()
if len(sys.argv) > 1:
    GLib.timeout_add(int(float(sys.argv[1]) * 1000), start)
Gtk.main()
