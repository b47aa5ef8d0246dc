# SPDX-License-Identifier: Apache-2.0
"""A button that runs its dialog inside of what it is clicked for, and one that does nothing."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6, border_width=12)
window = Gtk.Window(title="Parcels")
window.add(box)


def ask(_):
    dialog = Gtk.MessageDialog(
        transient_for=window, modal=True, buttons=Gtk.ButtonsType.OK, text="It weighs 2 kg.")
    dialog.run()
    dialog.destroy()


for label, reaction in (("_Weigh", ask), ("_Next", lambda _: None)):
    button = Gtk.Button(label=label, use_underline=True)
    button.connect("clicked", reaction)
    box.add(button)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
