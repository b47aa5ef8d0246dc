# SPDX-License-Identifier: Apache-2.0
"""A form of GTK 4. usage: form_gtk4.py faulty|clean"""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk

bad = sys.argv[1] == "faulty"


def called(widget, name):
    widget.update_property([Gtk.AccessibleProperty.LABEL], [name])
    return widget


def drawn():
    """Drawn, and clicked."""
    state = {"on": False}
    area = Gtk.DrawingArea(content_width=40, content_height=40, halign=Gtk.Align.START)

    def paint(_, cairo, width, height):
        cairo.set_source_rgb(0.8 if state["on"] else 0.1, 0.3, 0.3)
        cairo.rectangle(6, 6, 28, 28)
        cairo.fill()

    def press(*_):
        state["on"] = not state["on"]
        area.queue_draw()

    area.set_draw_func(paint)
    click = Gtk.GestureClick()
    click.connect("pressed", press)
    area.add_controller(click)
    return area


def open_window(application):
    css = Gtk.CssProvider()
    css.load_from_data(b".pale { color: #b8b8b8; background: #ffffff; }"
                       b".dark { color: #202020; background: #ffffff; }")
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), css, 800)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, margin_top=12, margin_start=12,
                  margin_end=12, margin_bottom=12)
    row = Gtk.Box(spacing=8)
    icon = Gtk.Button.new_from_icon_name("media-playback-start")
    row.append(icon if bad else called(icon, "Play"))
    keep = Gtk.Button.new_from_icon_name("document-save")
    row.append(called(keep, "btnSave_2" if bad else "Keep"))
    row.append(Gtk.ToggleButton(label="Wrap (off)" if bad else "Wrap"))
    search = Gtk.Button(label="Search button" if bad else "Search")
    row.append(search)
    box.append(row)
    for number, text in enumerate(("_Street", "_Town")):
        line = Gtk.Box(spacing=8)
        label = Gtk.Label.new_with_mnemonic(text)
        entry = Gtk.Entry()
        line.append(label)
        line.append(entry)
        if not bad or number == 0:
            label.set_mnemonic_widget(entry)
            entry.update_relation([Gtk.AccessibleRelation.LABELLED_BY], [label])
            called(entry, text.strip("_"))
        box.append(line)
    scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 5)
    scale.set_value(40)
    box.append(scale if bad else called(scale, "Volume"))
    picture = Gtk.Image.new_from_icon_name("face-smile")
    picture.set_pixel_size(48)
    box.append(picture if bad else called(picture, "A smiling face"))
    note = Gtk.Label(label="All prices include the tax")
    note.add_css_class("pale" if bad else "dark")
    box.append(note)
    box.append(drawn() if bad else Gtk.ToggleButton(label="Mute", halign=Gtk.Align.START))
    later = Gtk.Button(label="Later", focusable=not bad)
    box.append(later)
    for button in (icon, keep, search, later):
        button.connect("clicked", lambda _: scale.set_value((scale.get_value() + 5) % 100))
    window = Gtk.ApplicationWindow(application=application, title="" if bad else "Order")
    window.set_default_size(420, 480)
    window.set_child(box)
    window.present()


application = Gtk.Application(application_id="org.example.Order")
application.connect("activate", open_window)
application.run()
