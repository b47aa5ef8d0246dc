#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""A notebook of GTK 4 under a line of words that go on. Its second page, with nothing in its middle, has a
button that no key leads to, one whose state is drawn alone, and a text that is cut; a button names a key
that does nothing, and a choice on the first page goes on to the second."""

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk, Pango  # noqa: E402

WORDS = "Dry and 21 degrees until Thursday, wind from the west, rain later on. "


def box(*children, orientation=Gtk.Orientation.VERTICAL):
    made = Gtk.Box(orientation=orientation, spacing=8)
    for child in children:
        made.append(child)
    return made


def add(button, window):
    dialog = Gtk.Window(title="Add hive", transient_for=window, modal=True)
    close = Gtk.Button(label="Close")
    close.connect("clicked", lambda *_: dialog.close())
    keys = Gtk.ShortcutController()
    keys.add_shortcut(
        Gtk.Shortcut(
            trigger=Gtk.ShortcutTrigger.parse_string("Escape"),
            action=Gtk.NamedAction.new("window.close"),
        )
    )
    dialog.add_controller(keys)
    dialog.set_child(close)
    dialog.present()


def second():
    tick = Gtk.Image(icon_name="media-record-symbolic", icon_size=Gtk.IconSize.LARGE)
    seen = Gtk.Button(child=box(tick, Gtk.Label(label="Queen seen")), halign=Gtk.Align.START)
    seen.update_property([Gtk.AccessibleProperty.LABEL], ["Queen seen"])

    def turn(_):
        isOn = tick.get_icon_name() == "media-record-symbolic"
        tick.set_from_icon_name("media-playback-stop-symbolic" if isOn else "media-record-symbolic")

    seen.connect("clicked", turn)
    sentence = "After a treatment no honey may be taken for six weeks"
    rule = Gtk.Label(label=sentence, ellipsize=Pango.EllipsizeMode.END, max_width_chars=30)
    rule.set_halign(Gtk.Align.START)
    bottom = Gtk.Button(label="Print", focusable=False, halign=Gtk.Align.START)
    bottom.set_vexpand(True)
    bottom.set_valign(Gtk.Align.END)
    return box(seen, rule, bottom)


def activate(application):
    window = Gtk.ApplicationWindow(application=application, title="Hives")
    window.set_default_size(560, 420)
    hive = Gtk.Button(label="Add hive… (Ctrl+H)")
    hive.connect("clicked", add, window)
    pages = Gtk.Notebook(vexpand=True)
    wood, bait = Gtk.DropDown.new_from_strings(["Oak", "Ash"]), Gtk.DropDown.new_from_strings(["No", "Yes"])
    wood.connect("notify::selected", lambda *_: pages.set_current_page(1))
    said = Gtk.Label(label="Nothing was sent")
    send = Gtk.Button(label="Send list (Ctrl+L)")
    send.connect("clicked", lambda *_: said.set_label("The list was sent"))
    first = box(Gtk.Label(label="Linden"), wood, bait, Gtk.Button(label="Visit"), send, said)
    pages.append_page(first, Gtk.Label(label="One"))
    pages.append_page(second(), Gtk.Label(label="Two"))
    line = Gtk.Label(label=WORDS, xalign=0, ellipsize=Pango.EllipsizeMode.END)

    def go_on():
        line.set_label(line.get_label()[1:] + line.get_label()[0])
        return True

    GLib.timeout_add(200, go_on)
    window.set_child(box(hive, pages, line))
    window.present()


application = Gtk.Application(application_id="org.example.Hives")
application.connect("activate", activate)
application.run([])
