// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics
import Testing

@testable import ATSPI

/// Updates of any size, and what a client that keeps a copy of the tree then has.
@Suite struct LargeUpdateTests {
  /// Keeps the tree by events as libatspi does, and compares it with a file when the window's name
  /// tells one. What no event tells is read, as a client would: children that were told to be
  /// others, and elements inside of new branches.
  private static let mirror = """
    import json, os
    from gi.repository import Gio, GLib
    flags = Gio.DBusConnectionFlags
    bus = Gio.DBusConnection.new_for_address_sync(os.environ["AT_SPI_BUS_ADDRESS"],
      flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
    registry = bus.call_sync("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root",
      "org.a11y.atspi.Accessible", "GetChildren", None, None, 0, -1, None).unpack()[0]
    application = registry[0][0]
    base = "/org/a11y/atspi/accessible/"
    checked = 1 << 4
    nodes, heard = {}, 0
    def last(path): return path.rsplit("/", 1)[1]
    def ask(id, interface, member, signature, *values):
      return bus.call_sync(application, base + id, interface, member,
        GLib.Variant(signature, values) if values else None, None, 0, -1, None).unpack()[0]
    def children_of(id, expected):
      try: return [last(r[1]) for r in ask(id, "org.a11y.atspi.Accessible", "GetChildren", "")]
      except GLib.Error: pass
      # More than are told at once: one here and there, by index.
      count = ask(id, "org.freedesktop.DBus.Properties", "Get", "(ss)",
        "org.a11y.atspi.Accessible", "ChildCount")
      same = count == len(expected) and all(expected[i] == last(ask(id,
        "org.a11y.atspi.Accessible", "GetChildAtIndex", "(i)", i)[1]) for i in range(0, count, 997))
      return expected if same else []
    def check(path):
      with open(path) as file: expected = json.load(file)
      differences, seen, stack = [], 0, ["1"] if nodes else []
      while stack:
        id = stack.pop()
        seen += 1
        mine, theirs = nodes.get(id, {}), expected.get(id)
        if theirs is None:
          differences.append(id + " is gone")
          continue
        children = mine.get("children")
        if children is None: children = children_of(id, theirs["children"])
        if children != theirs["children"]: differences.append("children of " + id)
        for fact in ("name", "checked"):
          if fact in mine and mine[fact] != theirs[fact]: differences.append(fact + " of " + id)
        stack += children
      print("same" if not differences else "differs: " + ", ".join(differences[:5]), seen, flush=True)
      nodes.clear()
      nodes.update(expected)
    def event(bus, sender, path, interface, member, arguments):
      global heard
      heard += 1
      detail, first, second, data, properties = arguments.unpack()
      id = last(path)
      if member == "PropertyChange" and detail == "accessible-name" and data.startswith("check "):
        return check(data[6:])
      node = nodes.get(id)
      if node is None: return
      if member == "StateChanged" and detail == "checked": node["checked"] = bool(first)
      elif member == "PropertyChange" and detail == "accessible-name": node["name"] = data
      elif member == "ChildrenChanged" and node.get("children") is not None:
        child = last(data[1])
        if child in node["children"]: node["children"].remove(child)
        if first < 0: node["children"] = None
        elif detail == "add": node["children"].insert(first, child)
    def cache(bus, sender, path, interface, member, arguments):
      if member != "AddAccessible": return
      item = arguments.unpack()[0]
      nodes[last(item[0][1])] = {"name": item[6], "checked": bool(item[9][0] & checked),
        "children": None if item[4] else []}
    bus.signal_subscribe(application, "org.a11y.atspi.Event.Object", None, None, None, 0, event)
    bus.signal_subscribe(application, "org.a11y.atspi.Cache", None, None, None, 0, cache)
    children_of("1", [])
    print("ready", flush=True)
    GLib.MainLoop().run()
    """

  /// Elements that change at random, and their state in a file.
  private struct Model {
    private(set) var nodes: [UInt64: Node] = [:]
    private var next: UInt64 = 100
    var random: SeededNumbers
    private var touched: Set<UInt64> = []

    init(seed: UInt64) {
      random = SeededNumbers(seed: seed)
      nodes[1] = Node(id: ElementID(1), role: .frame, name: "Window")
      for list in 2...4 as ClosedRange<UInt64> {
        nodes[list] = Node(id: ElementID(list), role: .list, name: "List \(list)")
        nodes[1]?.children.append(ElementID(list))
      }
      touched = Set(nodes.keys)
    }

    /// So many changes of one sort, or of all.
    mutating func change(_ count: Int, _ sort: Int) {
      switch sort {
      case 0: insert(count)
      case 1: remove(count)
      case 2: rename(count)
      default:
        insert(count / 3)
        remove(count / 3)
        rename(count - count / 3 * 2)
        nodes[2]?.children.shuffle(using: &random)
        touched.insert(2)
      }
    }

    private mutating func insert(_ count: Int) {
      let list = UInt64.random(in: 2...4, using: &random)
      var children = nodes[list]?.children ?? []
      let place = Int.random(in: 0...children.count, using: &random)
      let added = (next..<next + UInt64(count)).map { ElementID($0) }
      next += UInt64(count)
      for id in added {
        nodes[id.rawValue] = Node(id: id, role: .checkBox, name: "Item \(id)")
        touched.insert(id.rawValue)
      }
      children.insert(contentsOf: added, at: place)
      nodes[list]?.children = children
      touched.insert(list)
    }

    private mutating func remove(_ count: Int) {
      for list in 2...4 as ClosedRange<UInt64> {
        var children = nodes[list]?.children ?? []
        let number = min(count / 3 + 1, children.count)
        let start = Int.random(in: 0...children.count - number, using: &random)
        for id in children[start..<start + number] { nodes[id.rawValue] = nil }
        children.removeSubrange(start..<start + number)
        nodes[list]?.children = children
        touched.insert(list)
      }
    }

    private mutating func rename(_ count: Int) {
      let ids = nodes.keys.filter { $0 >= 100 }.sorted().prefix(count)
      for id in ids {
        nodes[id]?.name += "'"
        nodes[id]?.states[.checked].toggle()
        touched.insert(id)
      }
    }

    mutating func update() -> TreeUpdate {
      defer { touched = [] }
      return TreeUpdate(nodes: touched.sorted().compactMap { nodes[$0] })
    }

    var data: Data {
      get throws {
        var all: [String: Any] = [:]
        for (id, node) in nodes {
          all[String(id)] = [
            "name": node.name, "checked": node.states[.checked],
            "children": node.children.map(\.description),
          ]
        }
        return try JSONSerialization.data(withJSONObject: all)
      }
    }
  }

  /// The largest update: what `EVENHAND_LARGEST_UPDATE` says, at most 200,000 changes. With it, more
  /// seeds are tried too.
  private static let largest = ProcessInfo.processInfo.environment["EVENHAND_LARGEST_UPDATE"]
    .flatMap { Int($0) }.map { min($0, 200_000) }

  @Test(arguments: 1...(largest == nil ? 1 : 3) as ClosedRange<UInt64>)
  func `after updates of any size a client's copy is the tree, and the name on the bus the same`(
    seed: UInt64
  ) async throws {
    let folder = NSTemporaryDirectory() + "evenhand-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await MiniBus.withSample { bus, sample in
      let windows = [ElementID(1)]
      var model = Model(seed: seed)
      model.change(40, 0)
      sample.provider.publish(model.update(), windows: windows)
      let client = try bus.python(Self.mirror)
      defer { client.stop() }
      try await client.output.line("ready")
      let name = sample.provider.status.busName
      var round = 0
      func check() async throws {
        round += 1
        let path = "\(folder)/\(round)"
        try model.data.write(to: URL(fileURLWithPath: path))
        var window = try #require(model.nodes[1])
        window.name = "check \(path)"
        sample.provider.publish(TreeUpdate(nodes: [window]), windows: windows)
        // "ready" and one line a round were there before.
        let line = try await client.output.line(after: round) { _ in true }
        #expect(line.hasPrefix("same "), "round \(round): \(line)")
      }
      try await check()
      for size in [1, 10, 150, 2250] + (Self.largest.map { [$0] } ?? []) {
        for sort in 0...3 {
          model.change(size, sort)
          // In one update, and in many that come faster than the bus takes them.
          sample.provider.publish(model.update(), windows: windows)
          for _ in 0..<min(size, 6) {
            model.change(max(1, size / 20), sort)
            sample.provider.publish(model.update(), windows: windows)
          }
          try await check()
        }
      }
      #expect(sample.provider.status.busName == name)
    }
  }

  @Test func `a bus that takes nothing for long is told how things are, under the same name`()
    async throws
  {
    try await MiniBus.withSample { bus, sample in
      let client = try bus.python(
        """
        import os
        from gi.repository import Gio, GLib
        flags = Gio.DBusConnectionFlags
        bus = Gio.DBusConnection.new_for_address_sync(os.environ["AT_SPI_BUS_ADDRESS"],
          flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        names = []
        def show(bus, sender, path, interface, member, arguments):
          names.append(int(arguments.unpack()[3]))
          if names[-1] == 17000: print(names == sorted(set(names)), flush=True)
        bus.signal_subscribe(None, "org.a11y.atspi.Event.Object", "PropertyChange", None,
          "accessible-name", 0, show)
        bus.call_sync("org.a11y.atspi.Registry", "/org/a11y/atspi/registry",
          "org.a11y.atspi.Registry", "RegisterEvent",
          GLib.Variant("(sass)", ("object:property-change", [], "")), None, 0, -1, None)
        GLib.MainLoop().run()
        """)
      defer { client.stop() }
      try await sample.journal.line { $0.hasPrefix("1 event listeners") }
      let name = sample.provider.status.busName
      bus.pause()
      for number in 1...17_000 {
        sample.change([SampleApplication.dial]) { $0.name = "\(number)" }
      }
      bus.resume()
      try await client.output.line("True")
      #expect(sample.provider.status.busName == name)
    }
  }
}

/// Numbers that look random and are the same each time.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
