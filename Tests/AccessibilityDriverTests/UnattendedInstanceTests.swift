// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics
import Testing

@testable import AccessibilityDriver

/// What an instance that is thrown away afterwards shows of messages and of single letters.
@Suite struct UnattendedInstanceTests {
  private typealias Element = ScriptedPanel.Element

  private static let copy = Element(
    name: "copy", role: .button, states: StateSet(.focusable), action: "click")
  private static let label = Element(name: "count", role: .label, title: "No copies")

  @Sendable private static func show(_ words: String, _ model: inout ScriptedPanel.Model) {
    for place in model.elements.indices where model.elements[place].role == .label {
      model.elements[place].title = words
    }
  }

  /// The same window, as it was at first.
  private struct OnceMore: InstanceSource {
    let instance: FreshInstance
    let panel: ScriptedPanel

    func next() async throws(InstanceFailure) -> FreshInstance {
      panel.change { UnattendedInstanceTests.show("No copies", &$0) }
      return instance
    }
  }

  /// Of a window in which a letter makes a copy, if one does, or says the same each time.
  private func letters(
    _ acting: Key?, role: Role = .frame, counts: Bool = true
  ) async throws -> (KeyBindingTrial?, ElementID) {
    let window = try await ScriptedWindow(
      [Self.copy, Self.label], role: role, focus: "copy",
      onRequest: { name, model in
        model[name, .focused] = true
        return .done
      }
    ) { key, panel in
      guard key.key == acting else { return }
      panel.change { model in
        for place in model.elements.indices where model.elements[place].role == .label {
          let title = model.elements[place].title ?? ""
          model.elements[place].title = counts ? title + "!" : "Copied"
        }
      }
    }
    defer { window.end() }
    let fresh = FreshInstance(
      reader: window.reader, snapshot: window.snapshot, environment: window.session.environment,
      end: { nil })
    let source = OnceMore(instance: fresh, panel: window.panel)
    let instance = await UnattendedInstance(fresh)
    return (
      await instance.letters(in: window.snapshot, orIn: source), try window.id("window")
    )
  }

  @Test func `a letter that does something while a button has the focus is found`() async throws {
    let (trial, window) = try await letters("d")
    #expect(trial?.keys == "D" && trial?.element == window)
    #expect(trial?.keyChanges.first?.hasPrefix("name of label[No copies") == true)
  }

  @Test func `a letter that says the same each time is found in a fresh instance`() async throws {
    #expect(try await letters("d", counts: false).0?.keys == "D")
  }

  @Test func `letters that do nothing, and those in a dialog, are no finding`() async throws {
    #expect(try await letters(nil).0 == nil)
    #expect(try await letters("d", role: .dialog).0 == nil)
  }

  @Test func `a message that goes by itself is found, and one that stays is not`() async throws {
    func lapses(goesAtLook look: Int, reading: Duration) async throws -> [ElementID: String] {
      let bench = try await TrialBench([Self.copy, Self.label]) { name, model in
        Self.show("Copied", &model)
        model.atLook(look, at: "count") { Self.show("No copies", &$0) }
        return .done
      }
      let instance = await UnattendedInstance(
        FreshInstance(
          reader: bench.reader, snapshot: bench.snapshot, environment: [:], end: { nil }))
      let id = try #require(bench.snapshot.tree.depthFirst.first { $0.name == "copy" }).id
      let trial = ActionTrial(
        element: id, kind: .action, argument: "click",
        changes: [
          ObservedChange(
            element: bench.snapshot.tree.depthFirst.first { $0.role == .label }?.id,
            place: "label[Copied]", role: "label", property: .name, from: "No copies",
            to: "Copied", words: "Copied")
        ])
      return await instance.lapses(
        of: [trial], in: bench.snapshot, later: bench.snapshot, reading: reading)
    }
    let gone = try await lapses(goesAtLook: 3, reading: .seconds(300))
    #expect(gone.count == 1)
    #expect(gone.values.first?.contains("brought \"Copied\", which was gone after") == true)
    #expect(try await lapses(goesAtLook: 1_000_000, reading: .milliseconds(300)).isEmpty)
  }

  @Test func `what has made room for other words is no message that has gone`() async throws {
    let bench = try await TrialBench([Self.copy, Self.label]) { _, _ in .done }
    let nodes = bench.snapshot.tree.depthFirst
    let (button, label) = try (
      #require(nodes.first { $0.role == .button }), #require(nodes.first { $0.role == .label })
    )
    func messages(from: String) -> [PassingMessage] {
      let change = ObservedChange(
        element: label.id, place: "label[1 copy]", role: "label", property: .name, from: from,
        to: "1 copy", words: "1 copy")
      return PassingMessage.all(
        [ActionTrial(element: button.id, kind: .action, argument: "click", changes: [change])],
        bench.snapshot, later: bench.snapshot)
    }
    #expect(messages(from: "No copies").map(\.words) == ["1 copy"])
    #expect(messages(from: "Ready") == [])
  }

  @Test func `a button that comes beside a message is missed more than the words`() async throws {
    let bench = try await TrialBench([Self.copy]) { _, _ in .done }
    let button = try #require(bench.snapshot.tree.depthFirst.first { $0.role == .button })
    func control(_ others: Int) -> String? {
      let changes = ["label", "push button"] + Array(repeating: "check box", count: others)
      let trial = ActionTrial(
        element: button.id, kind: .action, argument: "click",
        changes: changes.map { role in
          ObservedChange(
            element: nil, place: role + "[Undo]", role: role, property: .presence, from: "",
            to: "showing", words: role)
        })
      return PassingMessage.all([trial], bench.snapshot, later: bench.snapshot).first?.control
    }
    #expect(control(0) == "push button[Undo]")
    #expect(control(5) == nil)
  }

  @Test(arguments: ["progress bar[Copying]", "push button[Stop copying]", "push button[Abbrechen]"])
  func `what stands while the program works is no message that has gone`(
    sign: String
  ) async throws {
    let bench = try await TrialBench([Self.copy]) { _, _ in .done }
    let button = try #require(bench.snapshot.tree.depthFirst.first { $0.role == .button })
    let changes = ["label[Copying files]", sign].map { place in
      let parts = place.dropLast().split(separator: "[").map(String.init)
      return ObservedChange(
        element: nil, place: place, role: parts[0], property: .presence, from: "", to: "showing",
        words: parts[1])
    }
    let trial = ActionTrial(
      element: button.id, kind: .action, argument: "click", changes: changes)
    #expect(PassingMessage.all([trial], bench.snapshot, later: bench.snapshot) == [])
  }
}
