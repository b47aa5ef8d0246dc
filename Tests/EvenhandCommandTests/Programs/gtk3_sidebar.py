#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Pages of GTK 3 that a list at the side shows as the focus goes through it, a pop-over with two buttons
that each open a dialog, and a dialog that opens another one; the field of each has no name, and the
button of the last page shows no focus. With --table the list is a table of one column,
with --buttons it is a row of buttons."""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402


def dialog(parent, title, more=None):
    window = Gtk.Dialog(title=title, transient_for=parent, modal=True)
    window.add_button("Close", Gtk.ResponseType.CLOSE)
    window.connect("response", lambda *_: window.destroy())
    window.get_content_area().add(Gtk.Entry())
    if more:
        window.get_content_area().add(opener(window, more))
    window.show_all()


def opener(parent, title, more=None):
    button = Gtk.Button(label=title)
    button.connect("clicked", lambda *_: dialog(parent, title, more))
    return button


def table(stack):
    store = Gtk.ListStore(str)
    for page in stack.get_children():
        store.append((stack.child_get_property(page, "name"),))
    view = Gtk.TreeView(model=store, headers_visible=False)
    view.get_accessible().set_name("Pages")
    view.append_column(Gtk.TreeViewColumn("Page", Gtk.CellRendererText(), text=0))

    def show(selection):
        model, row = selection.get_selected()
        if row:
            stack.set_visible_child_name(model[row][0])

    view.get_selection().select_path(0)
    view.get_selection().connect("changed", show)
    return view


def buttons(stack):
    row = Gtk.Box()
    for page in stack.get_children():
        title = stack.child_get_property(page, "name")
        button = Gtk.Button(label="Page " + title)
        button.connect("clicked", lambda _b, name: stack.set_visible_child_name(name), title)
        row.add(button)
    return row


def main():
    window = Gtk.Window(title="Desk", default_width=400, default_height=300)
    window.connect("destroy", Gtk.main_quit)
    stack = Gtk.Stack()
    for title in ("One", "Two", "Three"):
        page = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        page.add(Gtk.Label(label="Page " + title))
        frame = Gtk.Frame(label=title)
        frame.add(Gtk.Entry())
        page.add(frame)
        stack.add_titled(page, title, title)
        last = page
    ringless = Gtk.Button(label="Bare")
    style = Gtk.CssProvider()
    style.load_from_data(b"* { outline-style: none; box-shadow: none; border-color: grey; background: white; }")
    ringless.get_style_context().add_provider(style, Gtk.STYLE_PROVIDER_PRIORITY_USER)
    last.add(ringless)

    more = Gtk.MenuButton(label="More")
    popover, box = Gtk.Popover(), Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    box.add(opener(window, "First"))
    box.add(opener(window, "Second", "Deeper"))
    box.show_all()
    popover.add(box)
    more.set_popover(popover)

    row, column = Gtk.Box(), Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    if "--table" in sys.argv:
        row.add(table(stack))
    elif "--buttons" in sys.argv:
        row.add(buttons(stack))
        stack.get_children()[0].add(opener(window, "Third"))
    else:
        row.add(Gtk.StackSidebar(stack=stack))
    row.add(stack)
    column.add(more)
    column.add(row)
    window.add(column)
    window.show_all()
    Gtk.main()


main()
