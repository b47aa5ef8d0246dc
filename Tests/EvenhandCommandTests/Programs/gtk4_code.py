# SPDX-License-Identifier: Apache-2.0
#
# usage: gtk4_code.py faulty|clean
# Two fields; with faults the first one hands the focus on when four letters stand in it.
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gtk  # noqa: E402


def field(box, words):
    label, entry = Gtk.Label.new_with_mnemonic(words), Gtk.Entry()
    label.set_mnemonic_widget(entry)
    box.append(label)
    box.append(entry)
    return entry


def show(app):
    window = Gtk.ApplicationWindow(application=app, title="Code")
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
    first, second = field(box, "_First"), field(box, "_Second")
    if sys.argv[1] == "faulty":
        first.connect("changed", lambda entry: len(entry.get_text()) == 4 and second.grab_focus())
    box.append(Gtk.Button(label="OK"))
    window.set_child(box)
    window.present()


app = Gtk.Application(application_id="org.example.Code")
app.connect("activate", show)
app.run([])
