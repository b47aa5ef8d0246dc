// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Semantics
import Testing

@testable import ATSPI

/// Keys on their way through the assistive technologies that asked for them.
@Suite struct KeyForwardingTests {
  /// Uses every "a" and leaves the other keys alone.
  private static let listener = """
    import pyatspi
    def heard(event):
      print(event.event_string, event.id, event.hw_code, event.modifiers, int(event.is_text), flush=True)
      return event.event_string == "a"
    pyatspi.Registry.registerKeystrokeListener(heard, mask=0,
      kind=(pyatspi.KEY_PRESSED_EVENT, pyatspi.KEY_RELEASED_EVENT),
      synchronous=True, preemptive=True)
    pyatspi.Registry.start()
    """

  private func key(_ name: String, _ characters: String, keysym: UInt32) -> KeyStroke {
    KeyStroke(
      isPress: true, keysym: keysym, hardwareCode: 38, modifierMask: 0, name: name,
      characters: characters, time: 12.5)
  }

  @Test func `without a listener a key comes back at once, on the same thread`() async throws {
    try await MiniBus.withSample { _, sample in
      let given = Journal()
      sample.provider.forward(key("a", "a", keysym: 97)) { given.append("\($0)") }
      #expect(given.lines == ["false"])
    }
  }

  @Test func `a listener sees keys in order, and the ones it uses come back so`() async throws {
    try await MiniBus.withSample { bus, sample in
      let client = try bus.python(Self.listener)
      defer { client.stop() }
      try await sample.journal.line { $0.hasSuffix("1 for keys") }
      let given = Journal()
      for (name, characters, keysym) in [
        ("b", "b", UInt32(98)), ("a", "a", 97), ("Up", "", 0xff52), ("space", " ", 32),
      ] {
        sample.provider.forward(key(name, characters, keysym: keysym)) { consumed in
          given.append("\(name) \(consumed)")
        }
      }
      try await given.line { $0.hasPrefix("space") }
      #expect(given.lines == ["b false", "a true", "Up false", "space false"])
      try await client.output.line { $0.hasPrefix("space") }
      #expect(
        client.output.lines == [
          "b 98 38 0 1", "a 97 38 0 1", "Up 65362 38 0 0", "space 32 38 0 0",
        ])
    }
  }

  @Test func `a listener that hangs does not keep the key`() async throws {
    try await MiniBus.withSample { bus, sample in
      let client = try bus.python(Self.listener)
      defer { client.signal(SIGKILL) }
      try await sample.journal.line { $0.hasSuffix("1 for keys") }
      client.signal(SIGSTOP)
      let given = Journal()
      for name in ["a", "b", "c"] {
        sample.provider.forward(key(name, name, keysym: 97)) { given.append("\(name) \($0)") }
      }
      // The registry itself would wait three seconds for each, which is nine.
      try await given.line(within: 8) { $0.hasPrefix("c") }
      #expect(given.lines == ["a false", "b false", "c false"])
    }
  }

  @Test func `a key waits less after nobody answered, until somebody does`() {
    var patience = KeyPatience()
    let first = patience.milliseconds
    patience.expired()
    #expect(patience.milliseconds < first)
    patience.expired()
    patience.answered()
    #expect(patience.milliseconds == first)
  }

  @Test func `a listener that died is not asked`() async throws {
    try await MiniBus.withSample { bus, sample in
      let client = try bus.python(Self.listener)
      try await sample.journal.line { $0.hasSuffix("1 for keys") }
      let count = sample.journal.lines.count
      client.signal(SIGKILL)
      try await sample.journal.line(after: count) { $0.hasSuffix("0 for keys") }
      #expect(sample.provider.status.keyListeners == 0)
    }
  }

  @Test(arguments: [
    ("DeviceEventListener", "KeystrokeListenerRegistered", 1),
    ("Registry", "EventListenerRegistered", 0),
  ])
  func `a listener for keys counts before the registry has told who listens`(
    interface: String, member: String, count: Int
  ) async throws {
    let bus = try await MiniBus(withRegistry: false)
    let registry = try bus.python(Self.registry(thatSends: member, of: interface))
    let sample = SampleApplication(address: bus.address)
    defer {
      sample.provider.stop()
      registry.stop()
      bus.stop()
    }
    try await registry.output.line("ready")
    sample.provider.start()
    // It counts for as long as the question after it may take.
    #expect(await eventually { sample.provider.status.keyListeners == count })
    try await registry.output.line("asked again")
    if count == 0 { #expect(sample.provider.status.keyListeners == 0) }
  }

  /// A registry without listeners that, once it has told so, sends a signal, and then keeps silent.
  private static func registry(thatSends member: String, of interface: String) -> String {
    """
    import os
    from gi.repository import Gio, GLib
    bus = Gio.DBusConnection.new_for_address_sync(os.environ["AT_SPI_BUS_ADDRESS"],
      Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
      | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
    told = 0
    def send():
      bus.emit_signal(None, "/org/a11y/atspi/registry", "org.a11y.atspi.\(interface)",
        "\(member)", GLib.Variant("(s)", ("",)))
    def answer(bus, message, is_incoming):
      global told
      member = message.get_member()
      if not is_incoming or message.get_message_type() != Gio.DBusMessageType.METHOD_CALL:
        return message
      reply = Gio.DBusMessage.new_method_reply(message)
      if member == "Embed":
        reply.set_body(GLib.Variant("((so))", (("", "/org/a11y/atspi/null"),)))
      elif member == "GetRegisteredEvents":
        told += 1
        if told > 1:
          print("asked again", flush=True)
          return None
        reply.set_body(GLib.Variant("(a(ss))", ([],)))
      else:
        reply.set_body(GLib.Variant("(a(souua(iisi)u(bbb)))", ([],)))
        GLib.idle_add(send)
      bus.send_message(reply, Gio.DBusSendMessageFlags.NONE)
      return None
    bus.add_filter(answer)
    Gio.bus_own_name_on_connection(bus, "org.a11y.atspi.Registry", Gio.BusNameOwnerFlags.NONE,
      lambda *_: print("ready", flush=True), None)
    GLib.MainLoop().run()
    """
  }
}
