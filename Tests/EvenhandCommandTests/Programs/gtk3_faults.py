# SPDX-License-Identifier: Apache-2.0
"""usage: gtk3_faults.py PAGE: a GTK 3 program with one fault that shows only while it is operated."""

import sys

import gi

gi.require_version("Atk", "1.0")
gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Atk, Gdk, GLib, Gtk


def column(*widgets):
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin=24)
    for widget in widgets:
        box.pack_start(widget, False, False, 0)
    return box


def window(title, *widgets):
    frame = Gtk.Window(title=title, default_width=400)
    frame.add(column(*widgets))
    frame.connect("destroy", Gtk.main_quit)
    frame.show_all()
    return frame


def dialog(title, parent=None):
    result = Gtk.Dialog(title=title, transient_for=parent, modal=parent is not None)
    result.add_button("Cancel", Gtk.ResponseType.CANCEL)
    result.add_button("Accept", Gtk.ResponseType.OK)
    result.connect("response", lambda it, _: it.destroy())
    if parent is None:
        result.connect("destroy", Gtk.main_quit)
    result.show_all()
    return result


class TileAccessible(Gtk.ButtonAccessible):
    def do_ref_state_set(self):
        states = Gtk.ButtonAccessible.do_ref_state_set(self)
        states.add_state(Atk.StateType.FOCUSABLE)
        if self.get_widget().is_current:
            states.add_state(Atk.StateType.FOCUSED)
        return states


class Tile(Gtk.Button):
    """A button that never has the focus of GTK."""

    is_current = False

    def __init__(self, name):
        super().__init__(label=name, can_focus=False)

    def point_out(self, is_current):
        self.is_current = is_current
        style = self.get_style_context()
        (style.add_class if is_current else style.remove_class)("suggested-action")


class TilesAccessible(Gtk.ContainerAccessible):
    def do_ref_state_set(self):
        states = Gtk.ContainerAccessible.do_ref_state_set(self)
        states.remove_state(Atk.StateType.FOCUSABLE)
        states.remove_state(Atk.StateType.FOCUSED)
        return states


class Tiles(Gtk.Box):
    """Has the focus of GTK for its buttons, and says of none that it has it now."""

    def __init__(self, names):
        super().__init__(can_focus=True, spacing=12)
        self.current = None
        self.tiles = [Tile(name) for name in names]
        for tile in self.tiles:
            self.pack_start(tile, True, True, 0)
        self.connect("key-press-event", Tiles.key)
        self.connect("focus-out-event", lambda *_: self.go(None))

    def do_focus(self, direction):
        """Where Tab goes inside; false lets it go on."""
        forward = direction == Gtk.DirectionType.TAB_FORWARD
        if not self.has_focus():
            self.grab_focus()
            self.go(0 if forward else len(self.tiles) - 1)
            return True
        place = (self.current or 0) + (1 if forward else -1)
        if place not in range(len(self.tiles)):
            return False
        self.go(place)
        return True

    def go(self, place):
        self.current = place
        for index, tile in enumerate(self.tiles):
            tile.point_out(index == place)

    def key(self, event):
        if event.keyval in (Gdk.KEY_space, Gdk.KEY_Return) and self.current is not None:
            self.tiles[self.current].clicked()
            return True
        return False


Tile.set_accessible_type(TileAccessible)
Tiles.set_accessible_type(TilesAccessible)


def no_focus_event():
    window("Focus event", Gtk.Button(label="Begin"), Tiles(["One", "Two", "Three"]))


def dialog_that_stays():
    """Escape is Gtk.Dialog's signal "close"."""
    stays = dialog("dialog-keys")
    stays.connect("close", lambda it: it.stop_emission_by_name("close"))


def dialog_without_focus():
    """Nothing in it has the focus before Tab is pressed."""
    dialog("dialog-keys").set_focus(None)


def dialog_that_loses_the_focus():
    """The window behind it has nothing that could take the focus back."""
    dialog("dialog-keys", window("Behind", Gtk.Label(label="Nothing to press")))


class DeafCheckAccessible(Gtk.ToggleButtonAccessible, Atk.Action):
    def do_get_n_actions(self):
        return 1

    def do_do_action(self, _):
        return True


class DeafCheck(Gtk.CheckButton):
    """Answers the pointer and Space, and only says that it answers actions."""


class DeafScaleAccessible(Gtk.ScaleAccessible, Atk.Value):
    def do_set_current_value(self, _):
        return True

    def do_set_value(self, _):
        pass


class DeafScale(Gtk.Scale):
    """Answers the pointer and keys, and no value that is written."""


DeafCheck.set_accessible_type(DeafCheckAccessible)
DeafScale.set_accessible_type(DeafScaleAccessible)


def scale(kind, name):
    result = kind(adjustment=Gtk.Adjustment(value=40, upper=100, step_increment=5, page_increment=20))
    result.get_accessible().set_name(name)
    return result


def without_keys(widget):
    widget.connect("key-press-event", lambda _, event: event.keyval == Gdk.KEY_space)
    return widget


def unequal_ways():
    """What the pointer does, an action or a key does not."""
    window(
        "Ways",
        DeafCheck(label="no-action"),
        without_keys(Gtk.CheckButton(label="no-key")),
        scale(DeafScale, "no-value"),
        Gtk.CheckButton(label="sound"),
    )


def equal_ways():
    """Each kind of control as GTK makes it."""
    first = Gtk.RadioButton(label="First choice")
    second = Gtk.RadioButton(label="Second choice", group=first)
    book = Gtk.Notebook()
    for title in ["Front", "Middle", "Back"]:
        book.append_page(column(Gtk.Button(label="Refresh")), Gtk.Label(label=title))
    window(
        "Ways",
        Gtk.CheckButton(label="Check"),
        Gtk.ToggleButton(label="Toggle"),
        first,
        second,
        scale(Gtk.Scale, "Loudness"),
        book,
    )


class Drawn(Gtk.DrawingArea):
    """A square that shows whether it was clicked, and whether the pointer is over it."""

    def __init__(self, clicks=True, lights=False):
        super().__init__(halign=Gtk.Align.START)
        self.set_size_request(48, 48)
        self.add_events(
            Gdk.EventMask.BUTTON_PRESS_MASK
            | Gdk.EventMask.ENTER_NOTIFY_MASK
            | Gdk.EventMask.LEAVE_NOTIFY_MASK
        )
        self.is_on = self.is_lit = False
        self.connect("draw", self.paint)
        if clicks:
            self.connect("button-press-event", lambda *_: self.show_that("is_on", not self.is_on))
        if lights:
            self.connect("enter-notify-event", lambda *_: self.show_that("is_lit", True))
            self.connect("leave-notify-event", lambda *_: self.show_that("is_lit", False))

    def show_that(self, what, is_so):
        setattr(self, what, is_so)
        self.queue_draw()

    def paint(self, _, cairo):
        cairo.set_source_rgb(0.2 + 0.4 * self.is_lit, 0.2 + 0.6 * self.is_on, 0.8)
        cairo.rectangle(4, 4, 40, 40)
        cairo.fill()


def drawn_controls():
    """Squares that are clicked, one that only lights up, and one whose tool tip speaks of harm."""
    harm = Drawn()
    harm.set_tooltip_text("Delete everything")
    window("Player", Gtk.Button(label="Real"), Drawn(), Drawn(lights=True),
           Drawn(clicks=False, lights=True), harm, Gtk.Label(label="Inert"))


def drawn_in_pages():
    """In the page of a notebook: a square whose clicks show in the words below alone."""
    status = Gtk.Label(label="Ready", xalign=0)
    count = [0]

    def press(*_):
        count[0] += 1
        status.set_text(f"Recorded {count[0]}")

    record = Gtk.EventBox(halign=Gtk.Align.START)
    record.add(Gtk.Image.new_from_icon_name("media-record", Gtk.IconSize.DIALOG))
    record.connect("button-release-event", press)
    page = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=60, border_width=12)
    for part in (record, Gtk.Label(label="Nothing here", xalign=0), status):
        page.add(part)
    pages = Gtk.Notebook()
    pages.append_page(page, Gtk.Label(label="Tape"))
    pages.append_page(Gtk.Label(label="Empty"), Gtk.Label(label="Other"))
    window("Recorder", pages)


def drawn_and_inert():
    """What moves by itself, what is only drawn, and a label that sets the check box beside it."""
    clock = Gtk.Label(label="0")
    GLib.timeout_add(100, lambda: clock.set_text(str(GLib.get_monotonic_time() // 100000)) or True)
    bar = Gtk.ProgressBar()
    GLib.timeout_add(100, lambda: bar.pulse() or True)
    check = Gtk.CheckButton.new()
    check.get_accessible().set_name("Agree")
    words = Gtk.EventBox()
    words.add(Gtk.Label(label="I agree"))
    words.connect("button-press-event", lambda *_: check.set_active(not check.get_active()))
    entry = Gtk.Entry()
    entry.get_accessible().set_name("Name")
    window("Form", entry, clock, bar, Drawn(clicks=False), check, words)


def sound():
    """No fault at all."""
    dialog("Question", window("Behind", Gtk.Button(label="First"), Gtk.Button(label="Last")))


PAGES = [
    no_focus_event,
    dialog_that_stays,
    dialog_without_focus,
    dialog_that_loses_the_focus,
    unequal_ways,
    equal_ways,
    drawn_controls,
    drawn_in_pages,
    drawn_and_inert,
    sound,
]

GLib.set_prgname("gtk3-faults")
{page.__name__.replace("_", "-"): page for page in PAGES}[sys.argv[1]]()
Gtk.main()
