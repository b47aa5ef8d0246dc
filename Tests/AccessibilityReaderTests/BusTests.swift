// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Foundation
import Testing

@Suite struct BusTests {
  @Test func `without a session bus the error says what was tried`() async {
    await #expect(
      throws: ReaderError.noBus(
        "there is no session bus (DBUS_SESSION_BUS_ADDRESS is not set)")
    ) {
      try await AccessibilityReader(environment: [:]).applications()
    }
  }

  @Test func `an address that leads nowhere is an error, not a wait`() async {
    let reader = AccessibilityReader(address: "unix:path=/nonexistent/bus", environment: [:])
    await #expect(throws: ReaderError.self) { try await reader.applications() }
  }

  @Test func `an address that is none is an error`() async {
    let reader = AccessibilityReader(address: "\u{7}nonsense", environment: [:])
    await #expect(throws: ReaderError.self) { try await reader.status() }
  }

  @Test func `a bus that takes the connection and says nothing is given up`() async throws {
    let session = try await DesktopSession.start(.init(display: .none, accessibility: false))
    let path = session.folder + "/mute"
    let listener = try MuteSocket(path)
    let reader = AccessibilityReader(address: "unix:path=" + path, environment: [:])
    await #expect(throws: ReaderError.noBus("the bus does not answer")) {
      try await reader.applications()
    }
    withExtendedLifetime(listener) {}
  }

  @Test func `a stale address in the environment gives way to the session bus`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    var environment = session.environment
    environment["AT_SPI_BUS_ADDRESS"] = "unix:path=/nonexistent/bus"
    let reader = AccessibilityReader(environment: environment)
    #expect(try await reader.applications().isEmpty)
  }

  @Test func `a registry that ends while it is asked is asked again`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let reader = AccessibilityReader(environment: session.environment)
    for _ in 0..<8 {
      #expect(try await reader.applications().isEmpty)
      let registries = session.processIDs(named: "at-spi2-registryd")
      #expect(registries.count == 1)
      for registry in registries { kill(registry, SIGSTOP) }
      // Whether the question comes before the end or behind it, it is answered.
      async let asked = reader.applications()
      for registry in registries { kill(registry, SIGKILL) }
      #expect(try await asked.isEmpty)
    }
  }

  @Test func `the status says whether accessibility is switched on`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let status = try await AccessibilityReader(environment: session.environment).status()
    #expect(status.isEnabled == true)
    #expect(status.registryAnswers)
    #expect(status.address.hasPrefix("unix:"))
  }
}
