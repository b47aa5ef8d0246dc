// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Testing

/// What a real program says on standard error of its mistakes.
struct UnnamedGestureTests {
  @Test func `a gesture without a name is told once, with its place in the source`() async throws {
    let session = try await DesktopSession.start(.init(display: .none, accessibility: false))
    let program = try session.start(
      BuiltProducts.path("faulty"),
      adding: ["EVENHAND_HOST": "headless", "EVENHAND_WARNINGS": "on"])
    defer { session.stop() }
    let words = "with a gesture has no name; give it one with accessibilityLabel(_:)"
    for what in ["a push button", "an image"] {
      let line = try await program.line(
        containing: "\(what) \(words)")
      #expect(line.hasPrefix("Faulty/FaultyView.swift:"))
    }
    let told = program.errorLines.filter { $0.contains(words) }
    #expect(told.count == Set(told).count)
  }
}
