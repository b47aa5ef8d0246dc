// SPDX-License-Identifier: Apache-2.0

import Semantics
import Synchronization
import Testing

@testable import AccessibilityDriver

/// Lists that take no choice over the bus, as Qt's before 6.5.
@Suite struct KeyedListTests {
  private typealias Element = ScriptedPanel.Element

  private static let names = ["One", "Two", "Three"]

  private static func elements(pages: Bool) -> [Element] {
    let items = names.map { name in
      Element(
        name: name, role: .listItem, parent: "list",
        states: name == "One"
          ? StateSet(.selectable, .focusable, .selected) : StateSet(.selectable, .focusable))
    }
    let labels = names.map { name in
      Element(name: "page" + name, role: .label, isHidden: pages && name != "One")
    }
    return [Element(name: "start", role: .button, states: StateSet(.focusable))]
      + [Element(name: "list", role: .list)] + items + labels
  }

  private static func show(_ name: String, _ panel: ScriptedPanel) {
    panel.change { model in
      for other in names { model[other, .selected] = other == name }
      for index in model.elements.indices where model.elements[index].name.hasPrefix("page") {
        model.elements[index].isHidden = model.elements[index].name != "page" + name
      }
    }
    panel.focus(name)
  }

  /// What was looked at, and the keys that were pressed for that.
  private func drive(pages: Bool) async throws -> (titles: [String], keys: [Key], isBack: Bool) {
    let keys = Mutex<[Key]>([])
    let titles = Mutex<[String]>([])
    let window = try await ScriptedWindow(Self.elements(pages: pages), focus: "start") {
      name, model in
      for element in model.elements.map(\.name) { model[element, .focused] = element == name }
      return .done
    } onKey: { key, panel in
      keys.withLock { $0.append(key.key) }
      if key.key == .tab { return panel.focus(Self.names.first { panel.isOn($0, .selected) }) }
      guard let place = Self.names.firstIndex(where: { panel.isOn($0, .focused) }) else { return }
      let next = key.key == .down ? place + 1 : place - 1
      guard Self.names.indices.contains(next) else { return }
      if pages { return Self.show(Self.names[next], panel) }
      panel.change { model in
        for other in Self.names { model[other, .selected] = other == Self.names[next] }
      }
      panel.focus(Self.names[next])
    }
    defer { window.end() }
    _ = try await ActionDriver(
      reader: window.reader, snapshot: window.snapshot, policy: ActionPolicy(),
      environment: window.session.environment, time: .seconds(300)
    ) {
      nil
    } look: { disclosure in
      titles.withLock { $0.append(disclosure.title) }
      return false
    }.run()
    return (titles.withLock(\.self), keys.withLock(\.self), window.panel.isOn("One", .selected))
  }

  @Test func `its pages are shown by arrows, and the first one again`() async throws {
    let run = try await drive(pages: true)
    #expect(run.titles == ["list item[Two]", "list item[Three]"], "\(run.keys)")
    #expect(run.isBack)
  }

  @Test func `of one that shows no pages one item is chosen, and the first one again`()
    async throws
  {
    let run = try await drive(pages: false)
    #expect(run.titles == [])
    #expect(run.keys == [.tab, .down, .tab, .up])
    #expect(run.isBack)
  }
}
