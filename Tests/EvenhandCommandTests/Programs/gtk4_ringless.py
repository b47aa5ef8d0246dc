# SPDX-License-Identifier: Apache-2.0
"""A form of GTK 4 of whose buttons two show no focus, and one shows nothing at all. usage: gtk4_ringless.py"""
import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk


def show(application):
    provider = Gtk.CssProvider()
    provider.load_from_data(b".bare, .bare:focus, .bare:focus-visible { outline: none; transition: none }")
    Gtk.StyleContext.add_provider_for_display(
        Gdk.Display.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_USER)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
    for name in ("Search", "Print", "Keep", "Later", "Unseen", "End"):
        button = Gtk.Button(label=name, opacity=0 if name == "Unseen" else 1)
        if name in ("Print", "Keep"):
            button.add_css_class("bare")
        box.append(button)
    window = Gtk.ApplicationWindow(application=application, title="Timetable", child=box)
    window.present()


application = Gtk.Application(application_id="org.example.Timetable")
application.connect("activate", show)
application.run()
