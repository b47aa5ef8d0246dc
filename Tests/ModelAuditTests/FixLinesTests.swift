// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

@testable import AccessibilityAudit

/// The lines that the audit shows for this library's own applications stand in this file, and mend.
@MainActor @Suite struct FixLinesTests {
  private static let rules = [
    "control-name", "image-name", "field-label", "action-focusable", "target-size",
  ].compactMap(RuleRegistry.rule)

  @Test func `what was mended with the lines of the table has no findings`() {
    #expect(findings(MendedView()) == [])
  }

  @Test func `without the lines it has`() {
    let found = Set(findings(FaultyView()).map { $0.prefix { $0 != ":" } })
    #expect(found == ["control-name", "field-label"])
  }

  @Test func `the lines of the table are those that are tried here`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    // A window is no part of a view; ReadmeTests compiles that line.
    for (remedy, lines) in Dialect.evenhand.lines where remedy != .title {
      for line in lines.split(separator: "\n") {
        #expect(source.contains(line), "\(line)")
      }
    }
  }

  @Test func `a field is called by its label, and not by its placeholder`() {
    let tester = ViewTester { MendedView() }
    let field = tester.tree.depthFirst.first { $0.role == .entry }
    #expect(field?.name == "Name")
    #expect(field?.attributes["placeholder-text"] == "Jane Doe")
  }

  private func findings(_ view: some View) -> [String] {
    let tester = ViewTester { view }
    let result = Audit(rules: Self.rules).run(
      ApplicationSnapshot(
        application: ApplicationReference(
          object: ObjectReference(busName: ":1.1", path: "/root"), name: "App"),
        tree: tester.tree))
    return (result.violations + result.incomplete).map { "\($0.rule): \($0.message)" }
  }
}

private struct MendedView: View {
  @Views.State private var name = ""

  var body: some View {
    VStack(spacing: 30) {
      Button {
      } label: {
        Color.red.frame(width: 30, height: 30)
      }
      .accessibilityLabel("Mute")
      TextField("Name", text: $name, prompt: Text("Jane Doe"))
      Image(systemName: "exclamationmark.triangle").accessibilityLabel("Warning")
      // In the place of an onTapGesture:
      Button("Play", systemImage: "play.fill") { play() }
      HStack(spacing: 0) {
        Button("Less") {}.buttonStyle(.plain)
          .frame(minWidth: 24, minHeight: 24)
        Button("More") {}.buttonStyle(.plain)
          .frame(minWidth: 24, minHeight: 24)
      }
    }
  }

  private func play() {}
}

private struct FaultyView: View {
  @Views.State private var name = ""

  var body: some View {
    VStack(spacing: 30) {
      Button {
      } label: {
        Color.red.frame(width: 30, height: 30)
      }
      TextField("Name", text: $name)
    }
  }
}
