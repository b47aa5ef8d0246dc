# SPDX-License-Identifier: Apache-2.0
"""Words of GTK 4 that scroll, which takes no focus, and a drawn star that is clicked."""
import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gtk


def scrolled(child):
    return Gtk.ScrolledWindow(child=child, hexpand=True, vexpand=True, focusable=False)


def show(application):
    box = Gtk.Box(orientation=Gtk.Orientation.HORIZONTAL, spacing=6)
    box.append(scrolled(Gtk.Label(label="\n".join(f"Paragraph {i} of the terms" for i in range(60)))))
    rows = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    for i in range(30):
        rows.append(Gtk.Label(label=f"Row {i}", xalign=0))
    box.append(scrolled(rows))
    star = Gtk.DrawingArea(content_width=48, content_height=48, valign=Gtk.Align.CENTER)
    star.chosen = False

    def draw(area, context, width, height):
        context.set_source_rgb(0.9, 0.6, 0.1) if area.chosen else context.set_source_rgb(0.2, 0.2, 0.2)
        context.rectangle(8, 8, 32, 32)
        context.fill()

    star.set_draw_func(draw)
    click = Gtk.GestureClick()

    def choose(*_):
        star.chosen = not star.chosen
        star.queue_draw()

    click.connect("pressed", choose)
    star.add_controller(click)
    box.append(star)
    Gtk.ApplicationWindow(
        application=application, title="Terms", child=box, default_width=800, default_height=400).present()


application = Gtk.Application(application_id="org.example.Terms")
application.connect("activate", show)
application.run()
