# SPDX-License-Identifier: Apache-2.0

"""A dial that is drawn: the faulty one takes arrows and does nothing, the clean one leaves them to the focus."""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk

ARROWS = (Gdk.KEY_Right, Gdk.KEY_Left, Gdk.KEY_Down, Gdk.KEY_Up)


class Dial(Gtk.Widget):
    def __init__(self):
        super().__init__(focusable=True, accessible_role=Gtk.AccessibleRole.BUTTON)
        self.set_size_request(120, 60)
        self.update_property([Gtk.AccessibleProperty.LABEL], ["Dial"])
        keys = Gtk.EventControllerKey()
        keys.connect("key-pressed", self.on_key)
        self.add_controller(keys)

    def on_key(self, keys, key, code, state):
        return sys.argv[-1] != "clean" and key in ARROWS


def activate(application):
    window = Gtk.ApplicationWindow(application=application, title="Silent")
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
    for child in [Gtk.Button(label="First"), Dial(), Gtk.Button(label="Other")]:
        box.append(child)
    window.set_child(box)
    window.present()


application = Gtk.Application(application_id="org.example.Silent")
application.connect("activate", activate)
application.run([])
