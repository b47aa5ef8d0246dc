// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

@testable import ATSPI

/// A desktop that is slow to answer, or fails once: the application asks again.
@Suite struct LateAnswerTests {
  @Test func `a registry that could not be started is started later`() async throws {
    let folder = try Folder()
    let failed = folder.path + "/failed"
    try folder.write(
      "registry.sh",
      """
      [ -e "\(failed)" ] || { touch "\(failed)"; exit 1; }
      AT_SPI_BUS_ADDRESS=$DBUS_STARTER_ADDRESS exec /usr/libexec/at-spi2-registryd
      """)
    try folder.write(
      "registry.service",
      """
      [D-BUS Service]
      Name=org.a11y.atspi.Registry
      Exec=/bin/sh \(folder.path)/registry.sh
      """)
    try folder.write(
      "bus.conf",
      """
      <busconfig>
        <type>accessibility</type>
        <auth>EXTERNAL</auth>
        <listen>unix:tmpdir=/tmp</listen>
        <servicedir>\(folder.path)</servicedir>
        <policy context="default">
          <allow user="*"/>
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """)
    let bus = try await MiniBus(
      withRegistry: false, configuration: folder.path + "/bus.conf")
    let sample = SampleApplication(address: bus.address)
    defer {
      sample.provider.stop()
      bus.stop()
    }
    sample.provider.start()
    try await sample.journal.line { $0.hasPrefix("no registry: ") }
    try await sample.journal.line { $0.hasSuffix("for keys") }
    #expect(sample.provider.status.problem.isEmpty)
  }

  @Test func `a switch whose answer is lost is asked for again`() async throws {
    let bus = try await MiniBus()
    let session = try await MiniBus(withRegistry: false)
    let launcher = try session.python(Self.launcher(for: bus.address))
    let journal = Journal()
    let provider = Provider(followingSession: session.address, journal)
    defer {
      provider.stop()
      launcher.stop()
      session.stop()
      bus.stop()
    }
    try await launcher.output.line("ready")
    provider.start()
    try await launcher.output.line("kept silent")
    try await journal.line { $0 == "embedded" }
  }

  @Test func `a desktop that knows no bus is told in the status`() async throws {
    let session = try await MiniBus(withRegistry: false)
    let launcher = try session.python(Self.launcher(for: "", silences: 0))
    let journal = Journal()
    let provider = Provider(followingSession: session.address, journal)
    defer {
      provider.stop()
      launcher.stop()
      session.stop()
    }
    try await launcher.output.line("ready")
    provider.start()
    try await journal.line("no connection: org.a11y.Bus knows no address")
    #expect(await eventually { provider.status.phase == .waiting })
  }

  /// An accessibility bus' launcher that leaves so many questions without an answer.
  private static func launcher(for address: String, silences: Int = 1) -> String {
    """
    import os
    from gi.repository import Gio, GLib
    bus = Gio.DBusConnection.new_for_address_sync(
      os.environ["AT_SPI_BUS_ADDRESS"],
      Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
      | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
    questions = 0
    def answer(bus, message, is_incoming):
      global questions
      member = message.get_member()
      if not is_incoming or member not in ("Get", "GetAddress"): return message
      reply = Gio.DBusMessage.new_method_reply(message)
      if member == "Get":
        questions += 1
        if questions <= \(silences):
          print("kept silent", flush=True)
          return None
        reply.set_body(GLib.Variant("(v)", (GLib.Variant("b", True),)))
      else:
        reply.set_body(GLib.Variant("(s)", ("\(address)",)))
      bus.send_message(reply, Gio.DBusSendMessageFlags.NONE)
      return None
    bus.add_filter(answer)
    Gio.bus_own_name_on_connection(bus, "org.a11y.Bus", Gio.BusNameOwnerFlags.NONE,
      lambda *_: print("ready", flush=True), None)
    GLib.MainLoop().run()
    """
  }

  /// A folder that lasts as long as the test.
  private final class Folder {
    let path = NSTemporaryDirectory() + "evenhand-" + UUID().uuidString

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) throws {
      try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
    }
  }
}
