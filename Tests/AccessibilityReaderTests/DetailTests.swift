// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Foundation
import ScriptedApplications
import Semantics
import Testing

/// What elements of GTK 3's applications answer beyond their nodes.
@Suite struct DetailTests {
  private let session: DesktopSession
  private let reader: AccessibilityReader

  init() async throws {
    session = try await DesktopSession.start()
    reader = AccessibilityReader(environment: session.environment)
  }

  @Test func `places and what stands at the middle of a button are asked for`()
    async throws
  {
    let snapshot = try await snapshot(of: ["--info", "--text=Hello"])
    let button = try #require(snapshot.tree.depthFirst.first { $0.role == .button })
    let details = try #require(snapshot.details[button.id])
    #expect(details.indexInParent == snapshot.tree.index(of: button.id))
    #expect(details.hit == .element(button.id))
    #expect(snapshot.locale != nil)
  }

  @Test func `a text's length, caret and content are asked for`() async throws {
    let snapshot = try await snapshot(of: ["--entry", "--entry-text=Grüße"])
    let entry = try #require(snapshot.tree.depthFirst.first { $0.states[.editable] })
    let text = try #require(snapshot.details[entry.id]?.text)
    #expect(text.characterCount == 5)
    #expect(text.content == "Grüße")
    #expect(text.contentLength == 5)
    #expect((0...5).contains(text.caretOffset))
  }

  @Test func `a password is never read`() async throws {
    let snapshot = try await snapshot(of: ["--password"])
    let entry = try #require(snapshot.tree.depthFirst.first { $0.role == .passwordText })
    let text = try #require(snapshot.details[entry.id]?.text)
    #expect(text.content == nil && text.contentLength == nil)
  }

  @Test func `a table tells its size, its headers and where its cells are`() async throws {
    let snapshot = try await snapshot(
      of: ["--list", "--column=Fruit", "--column=Price", "Apple", "1", "Pear", "2", "Plum", "3"])
    let node = try #require(
      snapshot.tree.depthFirst.first { $0.interfaces.contains(.table) })
    let table = try #require(snapshot.details[node.id]?.table)
    #expect(table.rows == 3 && table.columns == 2)
    #expect(table.columnsAsked == 2 && table.columnsWithHeader == 2)
    #expect(table.cells.map(\.row) == [0, 0, 1, 1, 2, 2])
    #expect(table.cells.allSatisfy { $0.isThere == true })
    #expect(table.cells.allSatisfy { $0.rowOfIndex == $0.row && $0.columnOfIndex == $0.column })
    #expect(snapshot.details[node.id]?.selectedCount != nil)
  }

  /// Waits for the window, and asks for details.
  private func snapshot(of arguments: [String]) async throws -> ApplicationSnapshot {
    let program = try session.start("zenity", arguments)
    var latest: ApplicationSnapshot?
    let isThere = try await eventually {
      let all = try await reader.registeredApplications()
      guard let application = all.first(where: { $0.pid == program.processID }) else {
        return false
      }
      latest = try await reader.read(application, limits: .patient)
      return latest?.tree.depthFirst.contains { $0.role == .button && $0.states[.showing] } ?? false
    }
    #expect(isThere)
    let snapshot = try #require(latest)
    return try await reader.details(of: snapshot)
  }
}
