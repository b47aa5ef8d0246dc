// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Semantics
import Testing

/// An application that publishes a tree by hand: without scenes and without views.
struct OwnTreeTests {
  @Test func `a tree served by hand is read, and does what it is asked`() async throws {
    let room = try await LiveApplication(BuiltProducts.path("own-tree"), hasScreenReader: false)
    let lamp = try await room.element("Lamp", role: .checkBox)
    #expect(lamp.node.actions.map(\.name) == ["toggle"])
    #expect(!lamp.node.states[.checked])
    #expect(try await room.python("do-action", ["Lamp", "toggle"]) == ["True"])
    #expect(try await room.settled("Lamp") { $0.states[.checked] }.states[.checked])
  }

  @Test func `the page shows the whole program`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: folder.appending(path: "../../" + path).standardized, encoding: .utf8)
    }
    let source = try text("examples/OwnTree/OwnTreeMain.swift")
    let code = try #require(source.firstRange(of: "import ATSPI"))
    #expect(
      try text("Docs/OwnToolkit.md").contains("```swift\n" + source[code.lowerBound...] + "```"))
  }
}
