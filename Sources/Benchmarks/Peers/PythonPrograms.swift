// SPDX-License-Identifier: Apache-2.0

/// Clients, and a scale, that are written in Python.
enum PythonPrograms {
  /// A walk by pyatspi: name, role, states, interfaces and children of each object.
  static let pyatspi = #"""
    from sys import argv, setrecursionlimit
    from time import monotonic
    from pyatspi import Registry
    setrecursionlimit(10000)
    application = None
    for child in Registry.getDesktop(0):
        if child and child.get_process_id() == int(argv[1]):
            application = child
    count = 0
    def walk(item):
        global count
        count += 1
        item.name, item.getRole(), item.getState().getStates(), item.get_interfaces()
        for index in range(item.childCount):
            child = item.getChildAtIndex(index)
            if child:
                walk(child)
    start = monotonic()
    walk(application)
    print(f"nodes {count} calls 0 seconds {monotonic() - start:.4f}")
    """#

  /// A dump of the whole tree by dogtail, which cuts at 100 children unless it is told not to.
  static let dogtail = #"""
    from os import environ, path
    from sys import argv
    from tempfile import mkdtemp
    from time import monotonic
    from dogtail.config import config
    config.checkForA11y = False
    config.logDebugToStdOut = False
    config.logDebugToFile = False
    config.childrenLimit = 1000000
    from dogtail import dump, tree
    application = None
    for child in tree.root.children:
        if child.get_process_id() == int(argv[1]):
            application = child
    file = path.join(mkdtemp(dir=environ["HOME"]), "dump")
    start = monotonic()
    dump.plain(application, file)
    end = monotonic() - start
    print(f"nodes {sum(1 for _ in open(file))} calls 0 seconds {end:.4f}")
    """#

  /// A scale of GTK 3, as large as a fader of the gallery, in a window as large as the gallery's.
  static let gtkScale = #"""
    from gi import require_version
    require_version("Gtk", "3.0")
    from gi.repository import Gtk
    window = Gtk.Window(title="Scale")
    window.set_default_size(960, 680)
    scale = Gtk.Scale.new_with_range(Gtk.Orientation.VERTICAL, -60, 6, 1)
    scale.set_draw_value(False)
    scale.set_size_request(110, 224)
    scale.get_accessible().set_name("Level")
    place = Gtk.Fixed()
    place.put(scale, 100, 100)
    window.add(place)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    Gtk.main()
    """#
}
