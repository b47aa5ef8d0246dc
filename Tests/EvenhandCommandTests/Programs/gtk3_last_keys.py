# SPDX-License-Identifier: Apache-2.0
"""A form: Alt+C is twice there, and one of the two ends the program; what Play says stands in a label.
With "window", the second field opens a window that only its title bar closes whenever it gets the focus."""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk

box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
window = Gtk.Window(title="Copies")
window.add(box)
status = Gtk.Label(label="Ready")


def field(name):
    entry = Gtk.Entry()
    label = Gtk.Label()
    label.set_text_with_mnemonic(name)
    label.set_mnemonic_widget(entry)
    box.add(label)
    box.add(entry)
    return entry


def button(name, call):
    push = Gtk.Button.new_with_mnemonic(name)
    push.connect("clicked", call)
    box.add(push)


def explain():
    other = Gtk.Window(title="Codes", transient_for=window, modal=True)
    other.add(Gtk.Label(label="It has four letters."))
    other.connect("key-press-event", lambda *_: True)
    other.show_all()


button("_Cancel", lambda *_: window.destroy())
button("_Play", lambda *_: status.set_text("Playing the last take"))
field("_Copies:")
code = field("C_ode:")
if "window" in sys.argv:
    code.connect("focus-in-event", lambda *_: GLib.idle_add(explain) and False)
field("_Town:")
box.add(status)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
