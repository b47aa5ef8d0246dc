#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A window of GTK 3 that leaves programs behind, each of which hides in another way.

Their only common trait is the number in their command line, the argument. A file "key" is made in the
session's folder when a key reaches the window.
"""

import os
import subprocess
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

number = sys.argv[1]
key_file = os.path.join(os.environ["EVENHAND_SESSION"], "key")
stubborn = f"trap '' HUP INT TERM; sleep {number} & wait; sleep {number}"
for words in [
    ["sleep", number],
    ["env", "-i", "/bin/sleep", number],
    ["setsid", "sleep", number],
    ["env", "-i", "/usr/bin/setsid", "--fork", "/bin/sleep", number],
    ["env", "-i", "/usr/bin/setsid", "--fork", "/bin/sh", "-c", stubborn],
    ["sh", "-c", f"(env -i /bin/sleep {number} &) &"],
]:
    subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

window = Gtk.Window(title="Leaves programs behind")
box = Gtk.Box()
for name in ["One", "Two", "Three"]:
    box.add(Gtk.Button(label=name))
window.add(box)
window.connect("key-press-event", lambda *_: open(key_file, "w").close())
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
