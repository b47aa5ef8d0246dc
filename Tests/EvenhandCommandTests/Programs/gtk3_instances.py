# SPDX-License-Identifier: Apache-2.0
"""usage: gtk3_instances.py PAGE [FILE]: a GTK 3 program that is started again and again."""

import os
import random
import signal
import sys

import gi

gi.require_version("Atk", "1.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Atk, GLib, Gtk


def window(title, *widgets):
    frame = Gtk.Window(title=title, default_width=400)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, margin=24)
    for widget in widgets:
        box.pack_start(widget, False, False, 0)
    frame.add(box)
    frame.connect("destroy", Gtk.main_quit)
    frame.show_all()
    return frame


def say(label):
    return lambda widget, *_: label.set_text(widget.get_accessible().get_name() + " was used")


class OtherAccessible(Gtk.ButtonAccessible, Atk.Action):
    """Its action does something else than a click."""

    def do_get_n_actions(self):
        return 1

    def do_do_action(self, _):
        GLib.idle_add(self.get_widget().other)
        return True


class DeafAccessible(Gtk.ButtonAccessible, Atk.Action):
    """Its action does nothing."""

    def do_get_n_actions(self):
        return 1

    def do_do_action(self, _):
        return True


class OtherButton(Gtk.Button):
    def __init__(self, label, other):
        super().__init__(label=label)
        self.other = other


class DeafButton(Gtk.Button):
    pass


OtherButton.set_accessible_type(OtherAccessible)
DeafButton.set_accessible_type(DeafAccessible)


def clock():
    label = Gtk.Label(label="0 ticks")
    ticks = [random.randrange(1000)]

    def tick():
        ticks[0] += 1
        label.set_text("%d ticks" % ticks[0])
        return True

    tick()
    GLib.timeout_add(300, tick)
    return label


def honest():
    """Each way leads to the same, and a clock ticks beside it."""
    status = Gtk.Label(label="nothing was used")
    button = Gtk.Button(label="Refresh")
    button.connect("clicked", say(status))
    check = Gtk.CheckButton(label="Loud")
    check.connect("toggled", say(status))
    scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 10, 1)
    scale.set_value(4)
    scale.get_accessible().set_name("Volume")
    entry = Gtk.Entry()
    entry.get_accessible().set_name("Title")
    window("Honest", clock(), status, button, check, scale, entry)


def unequal():
    """What a click does, something else does not."""
    status = Gtk.Label(label="nothing was used")
    box = Gtk.EventBox()
    box.add(Gtk.Label(label="Poke"))
    box.connect("button-release-event", lambda *_: status.set_text("the box was poked"))

    def other():
        status.set_text("something else was done")

    wrong = OtherButton("Wrong", other)
    wrong.connect("clicked", say(status))
    deaf = DeafButton(label="Deaf")
    deaf.connect("clicked", say(status))
    crash = Gtk.Button(label="Fall")
    crash.connect("clicked", lambda _: os.kill(os.getpid(), signal.SIGSEGV))
    idle = Gtk.Button(label="Idle")
    delete = Gtk.Button(label="Delete all")
    delete.connect("clicked", say(status))
    window("Unequal", status, box, wrong, deaf, crash, idle, delete)


def once():
    """Leaves a mark at its first start, and does not start where there is one."""
    if os.path.exists(sys.argv[2]):
        sys.exit("there is another one")
    open(sys.argv[2], "w").close()
    window("Once", Gtk.Button(label="Refresh"))


def chance():
    """No two instances have the same elements."""
    open(sys.argv[2], "a").write("x")
    count = os.path.getsize(sys.argv[2])
    window("Chance", *[Gtk.Button(label="Refresh") for _ in range(count)])


def silent():
    """A click stops it for ever."""
    button = Gtk.Button(label="Sleep")
    button.connect("clicked", lambda _: signal.pause())
    window("Silent", button)


PAGES = [honest, unequal, once, chance, silent]

GLib.set_prgname("gtk3-instances")
{page.__name__: page for page in PAGES}[sys.argv[1]]()
Gtk.main()
