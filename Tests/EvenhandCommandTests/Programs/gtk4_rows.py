# SPDX-License-Identifier: Apache-2.0
"""A list whose rows the pointer alone opens by a double click and moves by a drag, or keys, too."""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GObject, Gtk

by_pointer_alone = sys.argv[1] == "pointer"
order = ["Check the ropes", "Fill the tank", "Call the tower"]


def activate(app):
    window = Gtk.ApplicationWindow(application=app, title="Checks", default_width=400)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
    window.set_child(box)
    rows = Gtk.ListBox(activate_on_single_click=False)
    rows.update_property([Gtk.AccessibleProperty.LABEL], ["Checks"])
    status = Gtk.Label(label="Nothing opened yet.", xalign=0)
    box.append(rows)
    box.append(status)

    def show(name):
        status.set_text(f"Opened: {name}.")

    def fill():
        while rows.get_first_child():
            rows.remove(rows.get_first_child())
        for place, name in enumerate(order):
            row = Gtk.ListBoxRow(child=Gtk.Label(label=name, xalign=0))
            row.update_property([Gtk.AccessibleProperty.LABEL], [name])
            source = Gtk.DragSource(actions=Gdk.DragAction.MOVE)
            source.connect("prepare", lambda *_, name=name: Gdk.ContentProvider.new_for_value(name))
            target = Gtk.DropTarget.new(GObject.TYPE_STRING, Gdk.DragAction.MOVE)
            target.connect("drop", lambda _, name, *__, place=place: move(name, place))
            row.add_controller(source)
            row.add_controller(target)
            if by_pointer_alone:
                click = Gtk.GestureClick()
                click.connect("pressed", lambda _, n, *__, name=name: n == 2 and show(name))
                row.add_controller(click)
            else:
                keys = Gtk.EventControllerKey()
                keys.connect("key-pressed", press, name)
                row.add_controller(keys)
            rows.append(row)

    def move(name, place):
        order.remove(name)
        order.insert(place, name)
        fill()
        return True

    def press(_, key, __, state, name):
        if key != Gdk.KEY_Down or not state & Gdk.ModifierType.ALT_MASK:
            return False
        return move(name, min(order.index(name) + 1, len(order) - 1))

    if not by_pointer_alone:
        rows.connect("row-activated", lambda _, row: show(row.get_child().get_text()))
    fill()
    window.present()


application = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
application.connect("activate", activate)
application.run(None)
