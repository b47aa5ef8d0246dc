// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import ScriptedApplications
import Semantics
import Testing

/// The selection that a middle click pastes, between the library's fields and a program of GTK 3.
struct PrimarySelectionTests {
  private func fields() async throws -> LiveApplication {
    let fields = try await LiveApplication(BuiltProducts.path("fields"))
    _ = try await fields.settled("Note", role: .entry) { $0.states[.focused] }
    return fields
  }

  /// Waits until the element's text is this, with its caret and what is selected.
  private func expect(
    _ text: String, in name: String, of fields: LiveApplication,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var found: [String] = []
    _ = try await eventually {
      found = try await fields.python("text", [name])
      return found == [text]
    }
    #expect(found == [text], sourceLocation: sourceLocation)
  }

  @Test func `what is selected can be pasted elsewhere, and what is secret cannot`() async throws {
    let fields = try await fields()
    try fields.type(.home)
    try fields.type(.right, .right, .right, .right, .right, with: [.leftShift])
    try await expect("'Hello brave world' 5 [(0, 5)]", in: "Note", of: fields)
    #expect(try await fields.python("primary", ["read"]) == ["Hello"])
    try fields.type(.tab, .s, .t)
    try fields.type(.home, with: [.leftShift])
    try await expect("'\u{2022}\u{2022}' 0 [(0, 2)]", in: "Secret", of: fields)
    #expect(try await fields.python("primary", ["read"]) == ["Hello"])
  }

  @Test func `a middle click pastes what is selected elsewhere, where it clicks`() async throws {
    let fields = try await fields()
    let owner = try fields.start(script: "primary", ["own", "bold "])
    try await owner.line { $0 == "owns" }
    let note = try await fields.element("Note", role: .entry)
    let frame = try #require(note.node.frame)
    let middle = try note.place()
    // Before all of the text.
    try fields.pointer.click(
      .middle, at: ScreenPoint(x: middle.x - frame.width / 2 + 2, y: middle.y))
    try await expect("'bold Hello brave world' 5 []", in: "Note", of: fields)
  }
}
