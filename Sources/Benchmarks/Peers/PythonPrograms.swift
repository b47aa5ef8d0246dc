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

  /// A list of so many rows in a window: prints the processor time, in milliseconds, of the first
  /// layout and of changes, each with the frame that shows it, and the bytes of heap a row.
  static let gtkRows = #"""
    from ctypes import CDLL, Structure, c_size_t
    from sys import argv
    from time import process_time
    from gi import require_version
    require_version("Gtk", "3.0")
    from gi.repository import GLib, Gtk
    class Heap(Structure):
        _fields_ = [(name, c_size_t) for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks",
            "fordblks", "keepcost")]
    library = CDLL(None)
    library.mallinfo2.restype = Heap
    def heap():
        found = library.mallinfo2()
        return found.uordblks + found.hblkhd
    count = int(argv[1])
    rounds = 11 if count <= 1000 else 5
    colors = {}
    def draw(area, context):
        shade = colors.get(area, 0.8)
        context.set_source_rgb(shade, shade, shade)
        context.paint()
    def row(text):
        line = Gtk.Box(spacing=8, halign=Gtk.Align.CENTER)
        area = Gtk.DrawingArea(width_request=10, height_request=10, valign=Gtk.Align.CENTER)
        area.connect("draw", draw)
        label = Gtk.Label(label=text)
        line.add(area)
        line.add(label)
        box = Gtk.ListBoxRow(activatable=True)
        box.add(line)
        box.show_all()
        return box, area, label
    painted = [0]
    def shown():
        """Runs the loop until one more frame has been painted and nothing is left to do."""
        before = painted[0]
        end = GLib.get_monotonic_time() + 20_000_000
        while (painted[0] == before or Gtk.events_pending()) and GLib.get_monotonic_time() < end:
            Gtk.main_iteration_do(False) if Gtk.events_pending() else Gtk.main_iteration()
    window = Gtk.Window(title="Rows")
    window.set_default_size(400, 400)
    window.show()
    window.get_window().get_frame_clock().connect(
        "after-paint", lambda clock: painted.__setitem__(0, painted[0] + 1))
    before, start = heap(), process_time()
    column = Gtk.ListBox(activate_on_single_click=True)
    rows = [row(f"Row {number}") for number in range(count)]
    for box, _, _ in rows:
        column.add(box)
    scroll = Gtk.ScrolledWindow()
    scroll.add(column)
    scroll.show_all()
    window.add(scroll)
    shown()
    print("first", (process_time() - start) * 1e3, (heap() - before) / count)
    def measured(name, change):
        times = []
        for index in range(rounds):
            start = process_time()
            change(index)
            shown()
            times.append((process_time() - start) * 1e3)
        print(name, sorted(times)[rounds // 2])
    _, area, label = rows[3]
    def colour(index):
        colors[area] = 0.2 if index % 2 == 0 else 0.8
        area.queue_draw()
    measured("colour", colour)
    measured("text", lambda index: label.set_text("Wor 3" if index % 2 == 0 else "Row 3"))
    place = scroll.get_vadjustment()
    measured("notch", lambda index: place.set_value(place.get_value() + 40))
    def insert(index):
        box = row(f"Row {1_000_000 + index}")[0]
        column.insert(box, 0)
    measured("insert", insert)
    """#
}
