# SPDX-License-Identifier: Apache-2.0
"""A window of GTK 4 with a button, one that takes no keys, and one that does neither and is seen only
under the pointer."""

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gtk


def show(application):
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
    rewind = Gtk.Button(label="Rewind", focusable=False, opacity=0)
    hover = Gtk.EventControllerMotion()
    hover.connect("enter", lambda *_: rewind.set_opacity(1))
    hover.connect("leave", lambda *_: rewind.set_opacity(0))
    rewind.add_controller(hover)
    box.append(Gtk.Button(label="Play"))
    box.append(Gtk.Button(label="Stop", focusable=False))
    box.append(rewind)
    Gtk.ApplicationWindow(application=application, title="Radio", child=box).present()


application = Gtk.Application(application_id="org.example.Radio")
application.connect("activate", show)
application.run()
