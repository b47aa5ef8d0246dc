# SPDX-License-Identifier: Apache-2.0
"""A program that is a dialog, as a question in a script is, and ends with it."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk

dialog = Gtk.Dialog(title="New parcel")
dialog.add_buttons("_Cancel", Gtk.ResponseType.CANCEL, "_Weigh", Gtk.ResponseType.OK)
box = dialog.get_content_area()
label = Gtk.Label(label="_Receiver", use_underline=True)
receiver = Gtk.Entry()
label.set_mnemonic_widget(receiver)
fragile = Gtk.CheckButton(label="_Fragile", use_underline=True)
for widget in (label, receiver, fragile):
    box.add(widget)
dialog.show_all()
dialog.run()
dialog.destroy()
