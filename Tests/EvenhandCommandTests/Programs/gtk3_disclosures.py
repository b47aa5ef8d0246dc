#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Dialogs and pages of GTK 3 that stand open only after something was done; the field of each has no
name. One button takes the focus with it, and one passes it on."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402


def dialog(parent, title, waits):
    window = Gtk.Dialog(title=title, transient_for=parent, modal=True)
    window.add_button("Close", Gtk.ResponseType.CLOSE)
    window.get_content_area().add(Gtk.Entry())
    window.show_all()
    if waits:
        window.run()
        window.destroy()
    else:
        window.connect("response", lambda *_: window.destroy())


def item(menu, parent, title, waits):
    entry = Gtk.MenuItem(label=title)
    entry.connect("activate", lambda *_: dialog(parent, title.strip("…"), waits))
    menu.append(entry)


def main():
    window = Gtk.Window(title="Desk")
    window.connect("destroy", Gtk.main_quit)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    bar, file, menu = Gtk.MenuBar(), Gtk.MenuItem(label="File"), Gtk.Menu()
    file.set_submenu(menu)
    bar.append(file)
    item(menu, window, "Find…", False)
    item(menu, window, "Preferences", True)
    # What does not say that it opens a dialog is not chosen.
    item(menu, window, "Trash", False)
    # What says so and opens none.
    menu.append(Gtk.MenuItem(label="Count…"))
    box.add(bar)

    filter_button = Gtk.Button(label="Filter")
    filter_button.connect("clicked", lambda *_: dialog(window, "Filter", True))
    start, stop = Gtk.Button(label="Start"), Gtk.Button(label="Next")
    start.connect("clicked", lambda button: button.set_sensitive(False))
    stop.connect("clicked", lambda button: (filter_button.grab_focus(), button.set_sensitive(False)))
    for button in (filter_button, start, stop):
        box.add(button)

    pages = Gtk.Notebook()
    for title in ("One", "Two", "Three"):
        page = Gtk.Box(spacing=6)
        page.add(Gtk.Entry())
        page.add(Gtk.Label(label="Page " + title))
        pages.append_page(page, Gtk.Label(label=title))
    box.add(pages)
    window.add(box)
    window.show_all()
    Gtk.main()


main()
