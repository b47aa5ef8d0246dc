# SPDX-License-Identifier: Apache-2.0
"""Two lists and a drawing with menus of the right button; one list's and the drawing's come by keys too, and so does
what a double click opens. The rows of the other list are dragged."""

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk


def give_menu(widget, words, by_key):
    menu = Gtk.Menu()
    menu.append(Gtk.MenuItem(label=words))
    menu.show_all()
    menu.attach_to_widget(widget)

    def press(_, event):
        if event.button == Gdk.BUTTON_SECONDARY:
            menu.popup_at_pointer(event)
            return True
        return False

    def ask(_):
        menu.popup_at_widget(widget, Gdk.Gravity.CENTER, Gdk.Gravity.NORTH_WEST, None)
        return True

    widget.add_events(Gdk.EventMask.BUTTON_PRESS_MASK)
    widget.connect("button-press-event", press)
    if by_key:
        widget.connect("popup-menu", ask)


def table(title, rows, by_key):
    store = Gtk.ListStore(str)
    for row in rows:
        store.append([row])
    view = Gtk.TreeView(model=store)
    view.append_column(Gtk.TreeViewColumn(title, Gtk.CellRendererText(), text=0))
    view.get_accessible().set_name(title)
    give_menu(view, f"Sort {title}", by_key)
    view.set_reorderable(not by_key)

    def show(*_):
        opened = Gtk.Dialog(title=f"In {title}", transient_for=view.get_toplevel())
        opened.add_button("Close", Gtk.ResponseType.CLOSE)
        opened.connect("response", lambda *_: opened.destroy())
        opened.show_all()

    def press(_, event):
        if event.type == Gdk.EventType.DOUBLE_BUTTON_PRESS:
            show()
        return False

    if by_key:
        view.connect("row-activated", show)
    else:
        view.connect("button-press-event", press)
    return view


drawing = Gtk.DrawingArea(can_focus=True)
drawing.set_size_request(80, 80)
drawing.get_accessible().set_name("Curve")
give_menu(drawing, "Save the curve", True)
box = Gtk.Box(spacing=12, border_width=12)
box.add(table("Folders", ["Inbox", "Sent"], False))
box.add(table("Letters", ["From Anna", "From Ben"], True))
box.add(drawing)
window = Gtk.Window(title="Mail")
window.add(box)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
