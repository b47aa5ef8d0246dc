# SPDX-License-Identifier: Apache-2.0
"""Two lists whose rows show a button while the pointer is over them; one of the buttons takes the focus."""

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk


def rows(title, can_focus):
    view = Gtk.ListBox()
    view.get_accessible().set_name(title)
    for name in ("First", "Second"):
        button = Gtk.Button(label="Remove", can_focus=can_focus, no_show_all=True)
        line = Gtk.Box()
        line.add(Gtk.Label(label=f"{name} of {title}"))
        line.pack_end(button, False, False, 0)
        area = Gtk.EventBox()
        area.add(line)
        area.add_events(Gdk.EventMask.ENTER_NOTIFY_MASK | Gdk.EventMask.LEAVE_NOTIFY_MASK)
        area.connect("enter-notify-event", lambda _, event, button=button: button.show())
        area.connect(
            "leave-notify-event",
            lambda _, event, button=button: event.detail != Gdk.NotifyType.INFERIOR and button.hide(),
        )
        area.set_size_request(200, 40)
        view.add(area)
    return view


box = Gtk.Box(spacing=12, border_width=12)
box.add(rows("Drives", False))
box.add(rows("Folders", True))
window = Gtk.Window(title="Backup")
window.add(box)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
