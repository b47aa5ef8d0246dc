// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics
import Testing

@testable import AccessibilityDriver

/// What comes of writing in a field, beside what stands there then.
@Suite struct KeyboardWritingTests {
  private typealias Element = ScriptedPanel.Element

  /// A field, and a list that has its row while nothing stands in it.
  private static let elements = [
    Element(name: "field", role: .text, states: StateSet(.focusable, .editable), text: ""),
    Element(name: "towns", role: .listBox),
    Element(name: "Oslo", role: .listItem, parent: "towns"),
    Element(name: "status", role: .label, title: "Towns"),
    Element(name: "clear", role: .icon),
  ]

  /// What stands beside the list where it has no row.
  @Sendable private static func search(_ empty: String, _ model: inout ScriptedPanel.Model) {
    let isEmpty = model.elements.first { $0.name == "field" }?.text == ""
    model.hide("Oslo", !isEmpty)
    model.hide("clear", isEmpty)
    say(isEmpty ? "Towns" : empty, &model)
  }

  private static func say(_ words: String, _ model: inout ScriptedPanel.Model) {
    for place in model.elements.indices where model.elements[place].name == "status" {
      model.elements[place].title = words
    }
  }

  private func trial(
    whereEmpty words: String? = nil, onControlA: String? = nil, chooses: Bool = false
  ) async throws -> (KeyboardInputTrial, ElementID) {
    let window = try await ScriptedWindow(
      Self.elements, focus: "field",
      onRequest: { _, model in
        if let words { Self.search(words, &model) }
        return .done
      },
      onKey: { key, panel in
        panel.change { model in
          if key.key == "1" {
            for place in model.elements.indices where model.elements[place].name == "field" {
              model.elements[place].text?.append("1")
            }
            if let words { Self.search(words, &model) }
          }
          if key == KeyBinding("a", .control), let onControlA {
            Self.say(onControlA, &model)
            for place in model.elements.indices where model.elements[place].name == "field" {
              model.elements[place].selections = chooses ? 1 : 0
            }
          }
        }
      })
    defer { window.end() }
    var limits = KeyboardDriver.Limits()
    limits.writes = true
    let walks = try await KeyboardDriver(
      reader: window.reader, snapshot: window.snapshot, environment: window.session.environment,
      limits: limits
    ).walk()
    return (try #require(walks.first?.inputs.first), try window.id("towns"))
  }

  @Test func `a list that loses its rows is told where no text says so`() async throws {
    let (silent, towns) = try await trial(whereEmpty: "Towns")
    #expect(silent.emptied == [towns])
    #expect(try await trial(whereEmpty: "No towns").0.emptied == [])
  }

  @Test func `Control+A that does something else is told`() async throws {
    #expect(try await trial(onControlA: "Approved").0.taken == "changes name of label[Approved]")
    #expect(try await trial().0.taken == nil)
    #expect(try await trial(onControlA: "1 chosen", chooses: true).0.taken == nil)
  }
}
