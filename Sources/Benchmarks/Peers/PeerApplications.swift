// SPDX-License-Identifier: Apache-2.0

/// The same application in four toolkits: one box with so many buttons and sliders, all named.
///
/// It reads `name COUNT` and `value COUNT` from the FIFO BENCH_COMMANDS, where there is one, makes so
/// many changes, and writes when it began and ended to the FIFO BENCH_REPORTS.
enum PeerApplications {
  private static let protocolText = #"""
    from os import O_NONBLOCK, O_RDWR, devnull, environ, open as opened, pipe, read, write
    from sys import argv
    from time import CLOCK_MONOTONIC, clock_gettime_ns
    number = int(argv[1])
    reports = opened(environ.get("BENCH_REPORTS", devnull), O_RDWR)
    if "BENCH_COMMANDS" in environ: commands = opened(environ["BENCH_COMMANDS"], O_RDWR | O_NONBLOCK)
    else: commands = pipe()[0]
    def tell(word):
        write(reports, f"{word} {clock_gettime_ns(CLOCK_MONOTONIC)}\n".encode())
    def place(index):
        return index % 100 * 110, index // 100 * 40
    def follow(rename, move, half=number // 2):
        for line in read(commands, 4096).decode().splitlines():
            kind, count = line.split()
            tell("begin")
            for change in range(int(count)):
                if kind == "name": rename(change % half, f"New {change}")
                else: move(change % half, 1 + (change // half + change) % 2 * 50 + change // half % 40)
            tell("end")

    """#

  static let gtk3 =
    protocolText + #"""
      from gi import require_version
      require_version("Gtk", "3.0")
      from gi.repository import GLib, Gtk
      window = Gtk.Window(title="Peer")
      window.set_default_size(800, 600)
      room, box, buttons, sliders = Gtk.ScrolledWindow(), Gtk.Fixed(), [], []
      for index in range(number):
          if index % 2 == 0:
              item = Gtk.Button(label=f"Button {index}")
              buttons.append(item)
          else:
              item = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 1)
              item.set_draw_value(False)
              item.get_accessible().set_name(f"Slider {index}")
              sliders.append(item)
          item.set_size_request(100, 30)
          box.put(item, *place(index))
      room.add(box)
      window.add(room)
      window.show_all()
      def come(*_):
          follow(lambda at, text: buttons[at].set_label(text), lambda at, value: sliders[at].set_value(value))
          return True
      GLib.io_add_watch(commands, GLib.IO_IN, come)
      Gtk.main()
      """#

  static let gtk4 =
    protocolText + #"""
      from gi import require_version
      require_version("Gtk", "4.0")
      from gi.repository import GLib, Gtk
      def activate(application):
          window = Gtk.ApplicationWindow(application=application, title="Peer")
          window.set_default_size(800, 600)
          room, box, buttons, sliders = Gtk.ScrolledWindow(), Gtk.Fixed(), [], []
          label = Gtk.AccessibleProperty.LABEL
          for index in range(number):
              if index % 2 == 0:
                  item = Gtk.Button(label=f"Button {index}")
                  buttons.append(item)
              else:
                  item = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 1)
                  item.set_draw_value(False)
                  item.update_property([label], [f"Slider {index}"])
                  sliders.append(item)
              item.set_size_request(100, 30)
              box.put(item, *place(index))
          room.set_child(box)
          window.set_child(room)
          window.present()
          def come(*_):
              follow(lambda at, text: buttons[at].update_property([label], [text]),
                     lambda at, value: sliders[at].set_value(value))
              return True
          GLib.io_add_watch(commands, GLib.IO_IN, come)
      application = Gtk.Application(application_id="org.evenhand.Peer")
      application.connect("activate", activate)
      application.run([])
      """#

  static let qt6 =
    protocolText + #"""
      from PySide6.QtCore import QSocketNotifier, Qt
      from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QSlider, QWidget
      # PySide 6.12 on Python 3.11 loses references to None in setValue: without these a flood of
      # changes ends the process.
      references = [None] * 3000000
      application = QApplication([])
      room, box, buttons, sliders = QScrollArea(), QWidget(), [], []
      room.resize(800, 600)
      room.setWindowTitle("Peer")
      for index in range(number):
          if index % 2 == 0:
              item = QPushButton(f"Button {index}", box)
              buttons.append(item)
          else:
              item = QSlider(Qt.Horizontal, box)
              item.setRange(0, 100)
              item.setAccessibleName(f"Slider {index}")
              sliders.append(item)
          item.setGeometry(*place(index), 100, 30)
      box.resize(11000, (number // 100 + 1) * 40)
      room.setWidget(box)
      room.show()
      notifier = QSocketNotifier(commands, QSocketNotifier.Read)
      notifier.activated.connect(lambda *_: follow(
          lambda at, text: buttons[at].setAccessibleName(text),
          lambda at, value: sliders[at].setValue(value)))
      application.exec()
      """#

  static let accessKit =
    protocolText + #"""
      from select import select
      from accesskit import Action, Node, Rect, Role, Tree, TreeUpdate, unix
      names, values = {}, {}
      def node(index):
          if index % 2 == 0:
              made = Node(Role.BUTTON)
              made.set_label(names.get(index, f"Button {index}"))
              made.add_action(Action.CLICK)
          else:
              made = Node(Role.SLIDER)
              made.set_label(f"Slider {index}")
              made.set_min_numeric_value(0)
              made.set_max_numeric_value(100)
              made.set_numeric_value(values.get(index, 10.0))
              made.set_numeric_value_step(1)
          made.add_action(Action.FOCUS)
          x, y = place(index)
          made.set_bounds(Rect(x, y, x + 100, y + 30))
          return made
      def tree():
          update = TreeUpdate(2)
          update.tree = Tree(1)
          update.tree.toolkit_name = "AccessKit"
          window = Node(Role.WINDOW)
          window.set_label("Peer")
          window.set_children([2])
          group = Node(Role.GROUP)
          group.set_label("Controls")
          group.set_children([10 + index for index in range(number)])
          update.nodes = [(1, window), (2, group)] + [(10 + i, node(i)) for i in range(number)]
          return update
      def change(index):
          update = TreeUpdate(2)
          update.nodes = [(10 + index, node(index))]
          adapter.update_if_active(lambda: update)
      def rename(at, text):
          names[2 * at] = text
          change(2 * at)
      def move(at, value):
          values[2 * at + 1] = float(value)
          change(2 * at + 1)
      adapter = unix.Adapter(tree, lambda request: None, lambda: None)
      bounds = Rect(0, 0, 11000, 10000)
      adapter.set_root_window_bounds(bounds, bounds)
      adapter.update_window_focus_state(True)
      while True:
          select([commands], [], [])
          follow(rename, move)
      """#
}
