# SPDX-License-Identifier: Apache-2.0
"""An order in three steps on the pages of one stack. The second goes on when it is filled in.

On the second page a field has no name, and on the third a sentence is too pale.
"""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

GLib.set_prgname("gtk4_assistant")


class Order(Gtk.ApplicationWindow):
    def __init__(self, app):
        super().__init__(application=app, title="Order", default_width=420, default_height=320)
        self.step = 0
        self.stack = Gtk.Stack(vexpand=True)
        for number, page in enumerate((self.cake(), self.person(), self.last())):
            self.stack.add_named(page, str(number))
        outer = self.column(self.stack)
        row = Gtk.Box(spacing=6, halign=Gtk.Align.END)
        self.back = self.button("Back", lambda: self.go(self.step - 1))
        self.next = self.button("Next", self.go_on)
        row.append(self.back)
        row.append(self.next)
        outer.append(row)
        self.set_child(outer)
        self.go(0)

    @staticmethod
    def column(*parts):
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
        for part in parts:
            box.append(part)
        return box

    @staticmethod
    def button(text, pressed):
        button = Gtk.Button(label=text)
        button.connect("clicked", lambda *_: pressed())
        return button

    def cake(self):
        return self.column(
            Gtk.Label(label="Which cake would you like?"), Gtk.CheckButton(label="With cream")
        )

    def person(self):
        self.name = Gtk.Entry()
        return self.column(Gtk.Label(label="Who is it for?"), self.name)

    def last(self):
        note = Gtk.Label(label="You can fetch it tomorrow")
        note.add_css_class("pale")
        return self.column(note, Gtk.CheckButton(label="As a present"))

    def go_on(self):
        if self.step != 1 or self.name.get_text():
            self.go(self.step + 1)

    def go(self, step):
        self.step = step
        self.stack.set_visible_child_name(str(step))
        self.back.set_sensitive(step > 0)
        self.next.set_sensitive(step < 2)


def activate(app):
    style = Gtk.CssProvider()
    style.load_from_data(b".pale { color: #dddddd; background: #ffffff; }")
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), style, 600)
    Order(app).present()


app = Gtk.Application(application_id="org.evenhand.test.Assistant")
app.connect("activate", activate)
app.run()
