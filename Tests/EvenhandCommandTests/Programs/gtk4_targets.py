# SPDX-License-Identifier: Apache-2.0
"""A form of GTK 4 with two small buttons side by side, and two of the usual size. usage: gtk4_targets.py"""
import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk


def show(application):
    provider = Gtk.CssProvider()
    provider.load_from_data(b".tiny { min-width: 10px; min-height: 10px; padding: 0 }")
    Gtk.StyleContext.add_provider_for_display(
        Gdk.Display.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_USER)
    row = Gtk.Box(spacing=2)
    for name in ("Up", "Down"):
        button = Gtk.Button(tooltip_text=name, valign=Gtk.Align.CENTER)
        button.add_css_class("tiny")
        button.set_child(Gtk.Image(icon_name="list-add-symbolic", pixel_size=8))
        button.update_property([Gtk.AccessibleProperty.LABEL], [name])
        row.append(button)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
    for child in (Gtk.Button(label="Search"), row, Gtk.Button(label="Later")):
        box.append(child)
    Gtk.ApplicationWindow(application=application, title="Stops", child=box).present()


application = Gtk.Application(application_id="org.example.Stops")
application.connect("activate", show)
application.run()
