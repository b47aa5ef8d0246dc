// SPDX-License-Identifier: Apache-2.0

/// Clients, and an application, that are written in Python.
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

  /// An application of AccessKit's: one window with so many buttons and sliders.
  static let accessKit = #"""
    from sys import argv
    from time import sleep
    from accesskit import Action, Node, Rect, Role, Tree, TreeUpdate, unix
    number = int(argv[1])
    def node(index):
        if index % 2 == 0:
            made = Node(Role.BUTTON)
            made.set_label(f"Button {index}")
            made.add_action(Action.CLICK)
        else:
            made = Node(Role.SLIDER)
            made.set_label(f"Slider {index}")
            made.set_min_numeric_value(0)
            made.set_max_numeric_value(100)
            made.set_numeric_value(10.0)
            made.set_numeric_value_step(1)
        made.add_action(Action.FOCUS)
        x, y = index % 100 * 110, index // 100 * 40
        made.set_bounds(Rect(x, y, x + 100, y + 30))
        return made
    def tree():
        update = TreeUpdate(2)
        update.tree = Tree(1)
        update.tree.toolkit_name = "AccessKit"
        window = Node(Role.WINDOW)
        window.set_label("Benchmark")
        window.set_children([2])
        group = Node(Role.GROUP)
        group.set_label("Controls")
        group.set_children([10 + index for index in range(number)])
        update.nodes = [(1, window), (2, group)] + [(10 + i, node(i)) for i in range(number)]
        return update
    adapter = unix.Adapter(tree, lambda request: None, lambda: None)
    bounds = Rect(0, 0, 11000, 10000)
    adapter.set_root_window_bounds(bounds, bounds)
    adapter.update_window_focus_state(True)
    while True:
        sleep(60)
    """#
}
