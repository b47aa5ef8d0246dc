// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Testing

/// A session's accessibility registry, asked with a program that is not ours.
struct Registry {
  let session: DesktopSession

  init(of session: DesktopSession) { self.session = session }

  /// How many applications are on the accessibility desktop.
  func applicationCount() async throws -> Int {
    let address = try #require(session.accessibilityBusAddress)
    let question = try session.start(
      "gdbus",
      [
        "call", "--address", address, "--dest", "org.a11y.atspi.Registry", "--object-path",
        "/org/a11y/atspi/accessible/root", "--method", "org.freedesktop.DBus.Properties.Get",
        "org.a11y.atspi.Accessible", "ChildCount",
      ])
    try #require(try await question.untilEnd() == .code(0))
    return try #require(Int(question.standardOutput.filter(\.isNumber)))
  }
}
