// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import ATSPI

/// Another program's tree in an element of ours, and a window of ours in one of another's: beside ATK's
/// own plugs and sockets, and beside programs that do not keep what they promise.
@Suite struct EmbeddingTests {
  private static let place = ElementID(50)

  /// ATK and its bridge without GTK, so that no screen is needed: a plug with a button, whose id it
  /// prints, and a socket for what `embed` names.
  private static let atk = """
    import ctypes, sys, gi
    gi.require_version("Atk", "1.0")
    from gi.repository import Atk, GLib
    atk, gobject = ctypes.CDLL("libatk-1.0.so.0"), ctypes.CDLL("libgobject-2.0.so.0")
    bridge = ctypes.CDLL("libatk-bridge-2.0.so.0")
    atk.atk_util_get_type.restype = ctypes.c_size_t
    gobject.g_type_class_ref.argtypes = [ctypes.c_size_t]
    gobject.g_type_class_ref.restype = ctypes.c_void_p
    gobject.g_object_ref.argtypes = [ctypes.c_void_p]
    class Root(Atk.Object):
      kids = []
      def do_get_n_children(self): return len(self.kids)
      def do_get_role(self): return Atk.Role.APPLICATION
      def do_get_name(self): return "Peer"
    root, kept = Root(), []
    def child(_, i):
      if not 0 <= i < len(root.kids): return None
      gobject.g_object_ref(hash(root.kids[i]))
      return hash(root.kids[i])
    # Python has no way to these: AtkObjectClass has ref_child behind GObjectClass and four functions,
    # AtkUtilClass get_root.
    def set_function(type, slot, function):
      place = gobject.g_type_class_ref(type) + 136 + slot * 8
      kept.append(function)
      address = ctypes.cast(function, ctypes.c_void_p).value
      ctypes.cast(place, ctypes.POINTER(ctypes.c_void_p))[0] = address
    pointer = ctypes.c_void_p
    set_function(hash(Root.__gtype__), 4, ctypes.CFUNCTYPE(pointer, pointer, ctypes.c_int)(child))
    set_function(atk.atk_util_get_type(), 4, ctypes.CFUNCTYPE(pointer)(lambda: hash(root)))
    button = Atk.Object()
    button.set_name("Inside")
    button.set_role(Atk.Role.PUSH_BUTTON)
    plug = Atk.Plug()
    plug.set_name("Plug")
    plug.set_child(button)
    bridge.atk_bridge_adaptor_init(None, None)
    print(plug.get_id())
    def line(source, condition):
      word, _, rest = sys.stdin.readline().strip().partition(" ")
      if word == "embed":
        socket = Atk.Socket()
        socket.set_name("ATK's socket")
        socket.set_parent(root)
        root.kids = [socket]
        socket.embed(rest)
      elif word == "": loop.quit()
      return True
    loop = GLib.MainLoop()
    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, line)
    loop.run()
    """

  /// One object, `/plug`, that answers as it is told.
  private static let liar = """
    import os
    from gi.repository import Gio, GLib
    manner = "%"
    address, flags = os.environ["AT_SPI_BUS_ADDRESS"], Gio.DBusConnectionFlags(9)
    bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
    xml = '''<node>
    <interface name="org.a11y.atspi.Socket">
    <method name="Embedded"><arg type="s" direction="in"/></method>
    </interface>
    <interface name="org.a11y.atspi.Accessible">
    <property name="Parent" type="%s" access="read"/>
    </interface>
    </node>''' % ("s" if manner == "types" else "(so)")
    def call(bus, sender, path, interface, member, arguments, invocation):
      print(member)
      if manner == "refuses": invocation.return_dbus_error("org.example.No", "not here")
      elif manner != "silent": invocation.return_value(None)
    def read(bus, sender, path, interface, member):
      return GLib.Variant("s", "/") if manner == "types" else GLib.Variant("(so)", (":1.0", "/elsewhere"))
    for interface in Gio.DBusNodeInfo.new_for_xml(xml).interfaces:
      bus.register_object("/plug", interface, call, read, None)
    print(bus.get_unique_name() + ":/plug")
    GLib.MainLoop().run()
    """

  private func show(_ element: ForeignElement?, in sample: SampleApplication) {
    var node = Node(
      id: Self.place, role: .panel, name: "Socket",
      states: StateSet(.enabled, .sensitive, .showing, .visible),
      frame: Rect(x: 0, y: 0, width: 50, height: 50))
    node.embedded = element
    sample.add([node])
    sample.change([SampleApplication.window, Self.place]) { node in
      if node.id == SampleApplication.window, !node.children.contains(Self.place) {
        node.children.append(Self.place)
      }
    }
  }

  private func id(of peer: Program) async throws -> ForeignElement {
    try #require(ForeignElement(try await peer.output.line { $0.hasPrefix(":") }))
  }

  private func client(_ bus: MiniBus, _ script: String) async throws -> [String] {
    try await bus.python(PyatspiTests.prelude + script).allLines()
  }

  private func expectEmpty(_ bus: MiniBus) async throws {
    let lines = try await client(bus, "print(find('Socket').childCount, list(find('Socket')))")
    #expect(lines == ["0 []"])
  }

  @Test func `ATK's plug stands in an element, and leads back to it`() async throws {
    try await MiniBus.withSample { bus, sample in
      let peer = try bus.python(Self.atk)
      defer { peer.stop() }
      show(try await id(of: peer), in: sample)
      try await sample.journal.line { $0.hasSuffix("stands in element 50") }
      #expect(sample.provider.status.notEmbedded.isEmpty)
      let lines = try await client(
        bus,
        """
        button = find("Inside")
        way = []
        a = button
        while a and a != desktop: way.append(a.getRoleName() + " " + a.name); a = a.parent
        print(way)
        socket = find("Socket")
        print(socket.childCount, [c.name for c in socket], socket[0].parent == socket, socket[0].getIndexInParent())
        print(button.getApplication().name, socket.getApplication().name)
        """)
      #expect(
        lines == [
          "['push button Inside', 'filler Plug', 'panel Socket', 'frame Sample window',"
            + " 'application Sample']",
          "1 ['Plug'] True -1", "Sample Sample",
        ])
    }
  }

  @Test func `what stood in an element goes with its program, and clients hear of both`()
    async throws
  {
    try await MiniBus.withSample { bus, sample in
      show(nil, in: sample)
      let listener = try bus.python(
        PyatspiTests.prelude + """
          from gi.repository import GLib
          def heard(event):
            if event.source.name == "Socket":
              print(event.type, event.detail1, event.any_data and event.any_data.name)
          pyatspi.Registry.registerEventListener(heard, "object:children-changed")
          socket = find("Socket")
          def count(*_):
            print("children", list(socket), socket.childCount)
            return False
          GLib.io_add_watch(sys.stdin, GLib.IO_IN, count)
          print("listens", socket.childCount)
          pyatspi.Registry.start()
          """)
      defer { listener.stop() }
      try await listener.output.line("listens 0")
      let peer = try bus.python(Self.atk)
      show(try await id(of: peer), in: sample)
      try await listener.output.line("object:children-changed:add 0 Plug")
      peer.signal(9)
      try await listener.output.line("object:children-changed:remove 0 None")
      listener.write("")
      try await listener.output.line("children [] 0")
      try await sample.journal.line { $0.hasSuffix("its program has left the bus") }
      #expect(sample.provider.status.notEmbedded[Self.place]?.hasSuffix("left the bus") == true)
      try await expectEmpty(bus)
    }
  }

  @Test func `a window stands in ATK's socket, and comes back when its program has gone`()
    async throws
  {
    try await MiniBus.withSample { bus, sample in
      sample.change([SampleApplication.window]) { $0.canBeEmbedded = true }
      let window = try #require(sample.provider.foreignElement(for: SampleApplication.window))
      let peer = try bus.python(Self.atk)
      defer { peer.stop() }
      _ = try await id(of: peer)
      peer.write("embed \(window)")
      try await sample.journal.line { $0.hasSuffix("shows element 1 in one of its own") }
      let script = """
        import pyatspi
        desktop = pyatspi.Registry.getDesktop(0)
        for a in desktop: print(a.name, a.childCount, [c.name for c in a])
        top = [a for a in desktop if a.name == "%"][0]
        dial = pyatspi.findDescendant(top, lambda a: a.name == "Volume")
        way = []
        a = dial
        while a and a != desktop: way.append(a.name); a = a.parent
        print(way, dial.parent.getIndexInParent())
        """
      func look(from application: String) async throws -> [String] {
        try await bus.python(script.replacing("%", with: application)).allLines()
      }
      var lines = try await look(from: "Peer")
      #expect(
        lines == [
          "Sample 0 []", "Peer 1 [\"ATK's socket\"]",
          "['Volume', 'Sample window', \"ATK's socket\", 'Peer'] 0",
        ])
      peer.signal(9)
      try await sample.journal.line {
        $0.hasPrefix("element 1 is a window of the application again")
      }
      lines = try await look(from: "Sample")
      #expect(
        lines == [
          "Sample 1 ['Sample window']", "['Volume', 'Sample window', 'Sample'] 0",
        ])
    }
  }

  @Test(arguments: [
    ("refuses", "org.example.No: not here"),
    ("parents", "it has another parent than the element"),
    ("types", "it has another parent than the element"),
  ])
  func `a program that does not agree leaves the element empty, and it is said why`(
    manner: String, reason: String
  ) async throws {
    try await MiniBus.withSample { bus, sample in
      let peer = try bus.python(Self.liar.replacing("\"%\"", with: "\"\(manner)\""))
      defer { peer.stop() }
      let element = try await id(of: peer)
      show(element, in: sample)
      try await sample.journal.line("element 50 is empty: \(element): \(reason)")
      #expect(sample.provider.status.notEmbedded == [Self.place: "\(element): \(reason)"])
      try await expectEmpty(bus)
      #expect(sample.provider.status.phase == .embedded)
    }
  }

  @Test func `a program that says nothing keeps nobody waiting`() async throws {
    try await MiniBus.withSample { bus, sample in
      let peer = try bus.python(Self.liar.replacing("\"%\"", with: "\"silent\""))
      defer { peer.stop() }
      let element = try await id(of: peer)
      show(element, in: sample)
      try await peer.output.line("Embedded")
      try await expectEmpty(bus)
      peer.signal(9)
      try await sample.journal.line(
        "element 50 is empty: \(element): its program has left the bus")
    }
  }

  @Test(arguments: [
    (":1.4095:/plug", "org.freedesktop.DBus.Error"),
    ("org.a11y.atspi.Registry:/org/a11y/atspi/accessible/root", "no element of a program"),
    (":1.1:/a//b", "no element of a program"), (":1.1 :/a", "no element of a program"),
    (":1.1:/ä", "no element of a program"), (":1.:/a", "no element of a program"),
    ("own:/org/a11y/atspi/accessible/2", "can be a child"),
  ])
  func `what is nowhere is not embedded, and the connection stays`(
    text: String, reason: String
  ) async throws {
    try await MiniBus.withSample { bus, sample in
      let name = sample.provider.status.busName
      show(ForeignElement(text.replacing("own", with: name)), in: sample)
      try await sample.journal.line { line in
        line.hasPrefix("element 50 is empty") && line.contains(reason)
      }
      try await expectEmpty(bus)
      #expect(sample.provider.status.busName == name)
    }
  }

  @Test func `what comes late or leaves early says so itself, and nobody else does`() async throws {
    try await MiniBus.withSample { bus, sample in
      let peer = try bus.python(Self.atk)
      defer { peer.stop() }
      let element = try await id(of: peer)
      show(element, in: sample)
      try await sample.journal.line { $0.hasSuffix("stands in element 50") }
      let path = ObjectReference.path(of: Self.place)
      let lines = try await bus.python(
        """
        import os
        from gi.repository import Gio, GLib
        address, flags = os.environ["AT_SPI_BUS_ADDRESS"], Gio.DBusConnectionFlags(9)
        bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        plug = GLib.Variant("((so))", (("\(element.program)", "\(element.path)"),))
        for member in ("Unembed", "Embed"):
          try:
            print(bus.call_sync(
              "\(sample.provider.status.busName)", "\(path)", "org.a11y.atspi.Socket", member,
              plug, None, 0, -1, None))
          except GLib.Error as error: print(Gio.DBusError.get_remote_error(error))
        """
      ).allLines()
      #expect(lines == Array(repeating: "org.freedesktop.DBus.Error.AccessDenied", count: 2))
      #expect(sample.provider.status.notEmbedded.isEmpty)
    }
  }

  private func publication() -> Publication {
    var publication = Publication(
      applicationName: "Sample", facts: .init(toolkitName: "", toolkitVersion: "", locale: ""))
    var nodes = SampleApplication.initialNodes
    nodes[0].canBeEmbedded = true
    nodes[1].embedded = ForeignElement(program: ":1.7", path: "/plug")
    nodes[2].canBeEmbedded = true
    _ = publication.apply(TreeUpdate(nodes: nodes), windows: [SampleApplication.window])
    return publication
  }

  private func ask(
    _ id: ElementID, _ member: String, _ arguments: [BusValue]
  ) -> Asking.Outcome {
    Asking.ask(
      publication(), ObjectReference.path(of: id), "org.a11y.atspi.Socket", member, arguments)
  }

  @Test func `a window alone is embedded, in what is an object`() {
    #expect(
      ask(SampleApplication.window, "Embedded", [.string("/a/b")])
        == .embedding(SampleApplication.window, .embedded(path: "/a/b")))
    for path in ["", "a", "/a/", "//", "/a b", "/" + String(repeating: "a", count: 300)] {
      #expect(
        ask(SampleApplication.window, "Embedded", [.string(path)]) == .refused(.noObjectPath))
    }
    #expect(
      ask(SampleApplication.reset, "Embedded", [.string("/a")]) == .refused(.notToBeEmbedded))
    #expect(ask(SampleApplication.dial, "Embedded", [.string("/a")]) == .refused(.notToBeEmbedded))
    #expect(
      ask(SampleApplication.mute, "Embedded", [.string("/a")])
        == .refused(.noSuchInterface("org.a11y.atspi.Socket")))
  }

  @Test func `an element takes in what the application named, and nothing else`() {
    let plug = ForeignElement(program: ":1.7", path: "/plug")
    func arguments(_ program: String, _ path: String) -> [BusValue] {
      [.tuple([.string(program), .objectPath(path)])]
    }
    #expect(
      ask(SampleApplication.dial, "Unembed", arguments(":1.7", "/plug"))
        == .embedding(SampleApplication.dial, .left(plug)))
    #expect(
      ask(SampleApplication.dial, "Embed", arguments(":1.8", "/plug"))
        == .refused(.notToBeEmbedded))
    #expect(
      ask(SampleApplication.window, "Embed", arguments(":1.7", "/plug"))
        == .refused(.notToBeEmbedded))
    #expect(EmbeddingNews.arrived(plug).isCredible(from: ":1.7"))
    #expect(!EmbeddingNews.left(plug).isCredible(from: ":1.8"))
  }

  @Test func `an element with children of its own shows those`() {
    var publication = publication()
    let plug = ForeignElement(program: ":1.7", path: "/plug")
    publication.embeddings.guests[SampleApplication.dial] = plug
    func children() -> Asking.Outcome {
      Asking.ask(
        publication, ObjectReference.path(of: SampleApplication.dial),
        Interface.accessible.busName, "GetChildren")
    }
    #expect(
      children() == .values([.array("(so)", [.tuple([.string(":1.7"), .objectPath("/plug")])])]))
    var dial = SampleApplication.initialNodes[1]
    dial.embedded = ForeignElement(program: ":1.7", path: "/other")
    _ = publication.apply(TreeUpdate(nodes: [dial]), windows: [SampleApplication.window])
    #expect(children() == .values([.array("(so)", [])]))
    dial.embedded = plug
    dial.children = [ElementID(60)]
    _ = publication.apply(
      TreeUpdate(nodes: [dial, Node(id: ElementID(60), role: .label, name: "")]),
      windows: [SampleApplication.window])
    #expect(
      children()
        == .values([
          .array(
            "(so)", [.tuple([.string(":1.1"), .objectPath("/org/a11y/atspi/accessible/60")])])
        ]))
  }
}
