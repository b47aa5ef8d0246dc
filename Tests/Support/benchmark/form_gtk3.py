# SPDX-License-Identifier: Apache-2.0
"""A form of GTK 3. usage: form_gtk3.py faulty|clean"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk

bad = sys.argv[1] == "faulty"
css = Gtk.CssProvider()
css.load_from_data(b".pale { color: #b8b8b8; background: #ffffff; }"
                   b".dark { color: #202020; background: #ffffff; }"
                   b".white { color: #ffffff; background: #ffffff; }")
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), css, 800)


def called(widget, name):
    widget.get_accessible().set_name(name)
    return widget


class Mute(Gtk.DrawingArea):
    """Drawn, and clicked."""

    def __init__(self):
        super().__init__(halign=Gtk.Align.START)
        self.set_size_request(40, 40)
        self.is_on = False
        self.add_events(Gdk.EventMask.BUTTON_PRESS_MASK)
        self.connect("draw", self.paint)
        self.connect("button-press-event", self.press)

    def press(self, *_):
        self.is_on = not self.is_on
        self.queue_draw()

    def paint(self, _, cairo):
        cairo.set_source_rgb(0.8 if self.is_on else 0.1, 0.3, 0.3)
        cairo.rectangle(6, 6, 28, 28)
        cairo.fill()


box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, border_width=12)
row = Gtk.Box(spacing=8)
icon = Gtk.Button()
icon.add(Gtk.Image.new_from_icon_name("view-grid-symbolic", Gtk.IconSize.BUTTON))
row.add(icon if bad else called(icon, "Grid"))
keep = Gtk.Button()
keep.add(Gtk.Image.new_from_icon_name("document-save", Gtk.IconSize.BUTTON))
row.add(called(keep, "btnSave_2" if bad else "Keep"))
row.add(Gtk.ToggleButton(label="Wrap (off)" if bad else "Wrap"))
search = Gtk.Button(label="Search button" if bad else "Search")
row.add(search)
box.add(row)
for text, other in (("_Street", "_Street"), ("_Size", "Si_ze")):
    line = Gtk.Box(spacing=8)
    label = Gtk.Label.new_with_mnemonic(text if bad else other)
    entry = Gtk.Entry()
    label.set_mnemonic_widget(entry)
    line.add(label)
    line.add(entry)
    box.add(line)
line = Gtk.Box(spacing=8)
label = Gtk.Label.new_with_mnemonic("_Town")
town = Gtk.Entry()
line.add(label)
line.add(town)
if not bad:
    label.set_mnemonic_widget(town)
box.add(line)
line = Gtk.Box(spacing=8)
label = Gtk.Label.new_with_mnemonic("_Post code")
code = Gtk.Entry()
label.set_mnemonic_widget(code)
code.get_accessible().set_name("Post code" if bad else "Post code (required)")
for part in (label, code, Gtk.Label(label="*")):
    line.add(part)
box.add(line)
scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 5)
scale.set_value(40)
box.add(scale if bad else called(scale, "Volume"))
picture = Gtk.Image.new_from_icon_name("face-smile", Gtk.IconSize.DIALOG)
box.add(picture if bad else called(picture, "A smiling face"))
note = Gtk.Label(label="All prices include the tax")
note.get_style_context().add_class("pale" if bad else "dark")
box.add(note)
ends = Gtk.Label(label="The offer ends on Friday")
ends.get_style_context().add_class("white" if bad else "dark")
box.add(ends)
mute = Mute() if bad else Gtk.ToggleButton(label="Mute", halign=Gtk.Align.START)
box.add(mute)
later = Gtk.Button(label="Later")
later.set_can_focus(not bad)
box.add(later)
# What has a place in pixels is lost where its window is narrow, or its text large.
if bad:
    layout = Gtk.Layout(height_request=34)
    layout.put(Gtk.Label(label="Ships today, and comes tomorrow"), 0, 6)
    help_button = Gtk.Button(label="Terms")
    layout.put(help_button, 280, 0)
    box.add(layout)
else:
    flow = Gtk.FlowBox(selection_mode=Gtk.SelectionMode.NONE)
    help_button = Gtk.Button(label="Terms")
    flow.add(Gtk.Label(label="Ships today, and comes tomorrow", wrap=True))
    flow.add(help_button)
    box.add(flow)
search.get_accessible().set_accessible_id("search")
later.get_accessible().set_accessible_id("later")
for button in (icon, keep, search, later, help_button):
    button.connect("clicked", lambda _: scale.set_value((scale.get_value() + 5) % 100))
window = Gtk.Window(title="" if bad else "Order")
window.set_default_size(420, 480)
window.connect("destroy", Gtk.main_quit)
if bad:
    window.add(box)
else:
    scroller = Gtk.ScrolledWindow()
    scroller.add(box)
    window.add(scroller)
window.show_all()
Gtk.main()
