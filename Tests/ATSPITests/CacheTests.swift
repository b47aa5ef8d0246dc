// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import ATSPI

/// What libatspi keeps of the application, and what it asks for.
@Suite struct CacheTests {
  /// Finds the sample's window; `turn()` takes in what has come, and `next()` waits for a line of
  /// input and then for the event that goes with it.
  private static let prelude = """
    import gi, sys
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib
    Atspi.init()
    heard = []
    listener = Atspi.EventListener.new(lambda event: heard.append(event.any_data))
    listener.register("object:property-change:accessible-name")
    desktop = Atspi.get_desktop(0)
    app = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())][0]
    app.set_cache_mask(Atspi.Cache.ALL)
    window = app.get_child_at_index(0)
    def walk(a, found):
      found.append(a.get_name())
      a.get_role(); a.get_state_set(); a.get_interfaces()
      for i in range(a.get_child_count()): walk(a.get_child_at_index(i), found)
      return found
    def until(name):
      while name not in heard: GLib.MainContext.default().iteration(True)

    """

  @Test func `an application met for the first time is walked without a call for each element`()
    async throws
  {
    try await MiniBus.withSample { bus, sample in
      let client = try bus.python(
        Self.prelude + """
          print(len(walk(app, [])), flush=True)
          sys.stdin.readline()
          while GLib.MainContext.default().iteration(False): pass
          print(len(walk(app, [])))
          """)
      try await client.output.line("10")
      try await sample.journal.line { $0.contains("Cache.GetItems") }
      // The events that the client asked for come from now on, and nothing more of its first walk.
      let before = sample.journal.lines.count
      client.write("go on")
      #expect(try await client.allLines() == ["10", "10"])
      #expect(sample.journal.lines.dropFirst(before).filter { $0.contains("atspi.Acc") } == [])
    }
  }

  @Test func `an element that gains and loses its actions has them for who had read it`()
    async throws
  {
    try await MiniBus.withSample { bus, sample in
      sample.change([SampleApplication.disabled]) { $0.actions = [] }
      let client = try bus.python(
        Self.prelude + """
          walk(app, [])
          button = window.get_child_at_index(2)
          print(button.get_interfaces(), flush=True)
          for name in ("enabled", "disabled"):
            until(name)
            print(button.get_interfaces(), window.get_child_at_index(2) == button,
              window.get_child_count(), flush=True)
          """)
      defer { client.stop() }
      try await client.output.line("['Accessible', 'Collection', 'Component']")
      sample.change([SampleApplication.disabled]) {
        $0.actions = [Action(name: "click", label: "Press")]
        $0.name = "enabled"
      }
      try await client.output.line("['Accessible', 'Action', 'Collection', 'Component'] True 5")
      sample.change([SampleApplication.disabled]) {
        $0.actions = []
        $0.name = "disabled"
      }
      try await client.output.line("['Accessible', 'Collection', 'Component'] True 5")
    }
  }

  @Test func `children that come in the middle are kept in their places`() async throws {
    try await MiniBus.withSample { bus, sample in
      let client = try bus.python(
        Self.prelude + """
          walk(app, [])
          print("ready", flush=True)
          until("done")
          box = window.get_child_at_index(4)
          print([c.get_name() for c in (box.get_child_at_index(i) for i in range(box.get_child_count()))])
          """)
      try await client.output.line("ready")
      var list = sample.node(SampleApplication.list)
      list.children.insert(contentsOf: [ElementID(20), ElementID(21)], at: 1)
      list.children.removeLast()
      let fresh = [20, 21].map { Node(id: ElementID($0), role: .listItem, name: "New \($0)") }
      let windows = [SampleApplication.window]
      sample.provider.publish(TreeUpdate(nodes: [list] + fresh), windows: windows)
      sample.change([SampleApplication.dial]) { $0.name = "done" }
      #expect(try await client.allLines().last == "['Card 1', 'New 20', 'New 21', 'Card 2']")
    }
  }

  @Test func `more children than are told one by one are read again`() async throws {
    try await MiniBus.withSample { bus, sample in
      let client = try bus.python(
        Self.prelude + """
          walk(app, [])
          print("ready", flush=True)
          box = window.get_child_at_index(4)
          for name in ("many", "none"):
            until(name)
            count = box.get_child_count()
            print(count, [box.get_child_at_index(i).get_name() for i in (0, count - 1) if count], flush=True)
          """)
      defer { client.stop() }
      try await client.output.line("ready")
      let windows = [SampleApplication.window]
      var list = sample.node(SampleApplication.list)
      let many = (100..<1500).map { ElementID($0) }
      list.children = many
      sample.provider.publish(
        TreeUpdate(
          nodes: [list] + many.map { Node(id: $0, role: .listItem, name: "Item \($0)") }),
        windows: windows)
      sample.change([SampleApplication.dial]) { $0.name = "many" }
      try await client.output.line("1400 ['Item 100', 'Item 1499']")
      list.children = []
      sample.provider.publish(TreeUpdate(nodes: [list]), windows: windows)
      sample.change([SampleApplication.dial]) { $0.name = "none" }
      try await client.output.line("0 []")
    }
  }

  @Test func `nothing is sent before a client has called, nor after it has left`() async throws {
    try await MiniBus.withSample { bus, sample in
      let client = try bus.python(
        """
        import os, sys
        from gi.repository import Gio, GLib
        flags = Gio.DBusConnectionFlags
        def connect():
          return Gio.DBusConnection.new_for_address_sync(os.environ["AT_SPI_BUS_ADDRESS"],
            flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        bus, other = connect(), connect()
        application = bus.call_sync("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root",
          "org.a11y.atspi.Accessible", "GetChildren", None, None, 0, -1, None).unpack()[0][0][0]
        names = []
        bus.signal_subscribe(application, "org.a11y.atspi.Event.Object", None, None, None, 0,
          lambda *a: names.append(a[5].unpack()[3]))
        def ask(bus):
          return bus.call_sync(application, "/org/a11y/atspi/accessible/2",
            "org.a11y.atspi.Accessible", "GetRole", None, None, 0, -1, None)
        def turn():
          # What was sent before the answer is here.
          bus.call_sync(application, "/", "org.freedesktop.DBus.Peer", "Ping", None, None, 0, -1, None)
          while GLib.MainContext.default().iteration(False): pass
          print(names, flush=True)
        print("ready", flush=True)
        sys.stdin.readline(); turn()
        ask(other); print("called", flush=True)
        sys.stdin.readline()
        while not names: GLib.MainContext.default().iteration(True)
        turn()
        other.close_sync(None)
        sys.stdin.readline(); turn()
        """)
      try await client.output.line("ready")
      sample.change([SampleApplication.dial]) { $0.name = "one" }
      client.write("one")
      try await client.output.line("[]")
      try await client.output.line("called")
      sample.change([SampleApplication.dial]) { $0.name = "two" }
      client.write("two")
      try await client.output.line("['two']")
      try await sample.journal.line { $0.hasSuffix("has left") }
      sample.change([SampleApplication.dial]) { $0.name = "three" }
      client.write("three")
      #expect(try await client.allLines().last == "['two']")
    }
  }
}
