// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import ATSPI

/// What a client that listens hears, in order.
@Suite struct EventTests {
  /// Hears what is on the wire, without a library in between that keeps and changes things.
  private static let listener = """
    import os
    from gi.repository import Gio, GLib
    flags = Gio.DBusConnectionFlags
    bus = Gio.DBusConnection.new_for_address_sync(os.environ["AT_SPI_BUS_ADDRESS"],
      flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
    def show(bus, sender, path, interface, member, arguments):
      detail, first, second, data, properties = arguments.unpack()
      if isinstance(data, tuple): data = data[-1].split("/")[-1]
      words = [interface.split(".")[-1] + "." + member, detail, path.split("/")[-1], str(first)]
      signature = arguments.get_child_value(3).get_variant().get_type_string()
      print(" ".join(w for w in words if w), signature, data, flush=True)
    for category in ("Object", "Window"):
      bus.signal_subscribe(None, "org.a11y.atspi.Event." + category, None, None, None, 0, show)
    for event in ("object:state-changed", "object:property-change", "object:children-changed",
        "object:announcement", "object:attributes-changed", "window"):
      bus.call_sync("org.a11y.atspi.Registry", "/org/a11y/atspi/registry",
        "org.a11y.atspi.Registry", "RegisterEvent", GLib.Variant("(sass)", (event, [], "")),
        None, 0, -1, None)
    GLib.MainLoop().run()
    """

  /// Runs the body with someone listening, and returns what they heard up to the last line.
  private func heard(
    until last: String, _ body: (SampleApplication) async throws -> Void
  ) async throws -> [String] {
    var lines: [String] = []
    try await MiniBus.withSample { bus, sample in
      let client = try bus.python(Self.listener)
      try await sample.journal.line { $0.hasPrefix("6 event listeners") }
      try await body(sample)
      try await client.output.line(last)
      lines = client.output.lines
      client.stop()
    }
    return lines
  }

  @Test
  func `one update is heard as removals, additions, properties, states, values, focus, words`()
    async throws
  {
    let last = "Object.Announcement 3 1 s Saved"
    let lines = try await heard(until: last) { sample in
      var nodes = [
        SampleApplication.list, SampleApplication.dial, SampleApplication.reset,
        SampleApplication.mute,
      ].map(sample.node)
      nodes[0].children = [SampleApplication.items[0], SampleApplication.items[1], ElementID(20)]
      nodes[1].name = "Gain"
      nodes[1].value?.current = 31
      nodes[1].value?.text = "thirty-one decibels"
      nodes[1].states[.focused] = false
      nodes[2].description = "Back to zero"
      nodes[2].states[.focused] = true
      nodes[3].states[.pressed] = true
      nodes.append(Node(id: ElementID(20), role: .listItem, name: "Card 4"))
      sample.provider.publish(
        TreeUpdate(
          nodes: nodes,
          announcements: [Announcement("Saved", source: SampleApplication.reset)]),
        windows: [SampleApplication.window])
    }
    #expect(
      lines == [
        "Object.ChildrenChanged remove 6 2 (so) 9",
        "Object.StateChanged defunct 9 1 i 0",
        "Object.ChildrenChanged add 6 2 (so) 20",
        "Object.PropertyChange accessible-name 2 0 s Gain",
        "Object.PropertyChange accessible-description 3 0 s Back to zero",
        "Object.StateChanged focused 2 0 i 0",
        "Object.StateChanged pressed 5 1 i 0",
        "Object.AttributesChanged valuetext 2 0 s thirty-one decibels",
        "Object.PropertyChange accessible-value 2 0 d 31.0",
        "Object.StateChanged focused 3 1 i 0",
        last,
      ])
  }

  @Test func `the last of many values is heard, and not all of them`() async throws {
    let last = "Object.PropertyChange accessible-value 2 0 d 0.125"
    let lines = try await heard(until: last) { sample in
      for step in 1...50 {
        sample.change([SampleApplication.dial]) { $0.value?.current = Double(step) / 400 }
      }
    }
    let values = lines.filter { $0.contains("accessible-value") }
    #expect(values.last == last)
    #expect(values.count < 50)
    #expect(Set(values).count == values.count)
  }

  @Test func `a value is heard before the focus leaves it`() async throws {
    let last = "Object.StateChanged focused 3 1 i 0"
    let lines = try await heard(until: last) { sample in
      for value in [1.0, 2.0] {
        sample.change([SampleApplication.dial]) { $0.value?.current = value }
      }
      sample.change([SampleApplication.dial]) { $0.states[.focused] = false }
      sample.change([SampleApplication.reset]) { $0.states[.focused] = true }
    }
    #expect(
      lines.suffix(3) == [
        "Object.PropertyChange accessible-value 2 0 d 2.0",
        "Object.StateChanged focused 2 0 i 0",
        last,
      ])
  }

  @Test func `a window that gets the keyboard is heard by its name`() async throws {
    let last = "Window.Deactivate 1 0 s Sample window"
    let lines = try await heard(until: last) { sample in
      sample.provider.windowActivated(SampleApplication.window, true)
      sample.provider.windowActivated(SampleApplication.window, false)
    }
    #expect(lines == ["Window.Activate 1 0 s Sample window", last])
  }

  @Test func `a role is told as a signed number, which is what clients keep`() async throws {
    let last = "Object.PropertyChange accessible-role 2 0 i 51"
    let lines = try await heard(until: last) { sample in
      sample.change([SampleApplication.dial]) { $0.role = .slider }
    }
    #expect(lines == [last])
  }

  @Test func `what comes back is heard with a value that was heard before it went`() async throws {
    let value = "Object.PropertyChange accessible-value 2 0 d 31.0"
    try await MiniBus.withSample { bus, sample in
      let client = try bus.python(Self.listener)
      defer { client.stop() }
      try await sample.journal.line { $0.hasPrefix("6 event listeners") }
      let windows = [SampleApplication.window]
      sample.change([SampleApplication.dial]) { $0.value?.current = 31 }
      try await client.output.line(value)
      sample.change(windows) { $0.children.removeFirst() }
      var window = sample.node(SampleApplication.window)
      window.children.insert(SampleApplication.dial, at: 0)
      var dial = sample.node(SampleApplication.dial)
      dial.value?.current = 40
      sample.provider.publish(TreeUpdate(nodes: [window, dial]), windows: windows)
      let before = client.output.lines.count
      dial.value?.current = 31
      // What the focus leads to sends what waits.
      dial.states[.focused] = false
      sample.provider.publish(TreeUpdate(nodes: [dial]), windows: windows)
      try await client.output.line(value, after: before)
    }
  }

  @Test func `more events than the bus takes at once are heard, in order`() async throws {
    let last = "Object.PropertyChange accessible-name 2 0 s 600"
    let lines = try await heard(until: last) { sample in
      for number in 1...600 {
        sample.change([SampleApplication.dial]) { $0.name = "\(number)" }
      }
    }
    #expect(lines == (1...600).map { "Object.PropertyChange accessible-name 2 0 s \($0)" })
  }
}
