// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Dispatch
import Semantics
import Synchronization
import Testing

@testable import AccessibilityDriver

/// What the walk by keys finds out of a program whose every answer is written down.
@Suite struct KeyboardDriverTests {
  private typealias Element = ScriptedPanel.Element

  private static let names = ["one", "two", "three"]
  private static let buttons = names.map {
    Element(name: $0, role: .button, states: StateSet(.focusable))
  }

  /// Where Tab leads from each button.
  private static func next(_ key: KeyBinding, _ panel: ScriptedPanel) -> String? {
    guard key.key == .tab, key.modifiers.subtracting(.shift).isEmpty,
      let place = names.firstIndex(where: { panel.isOn($0, .focused) })
    else { return nil }
    let step = key.modifiers.contains(.shift) ? names.count - 1 : 1
    return names[(place + step) % names.count]
  }

  private func walk(
    _ elements: [Element] = buttons, focus: String? = "one",
    onKey: @escaping ScriptedWindow.KeyReaction
  ) async throws -> (KeyboardWalk, (String) throws -> ElementID) {
    let window = try await ScriptedWindow(elements, focus: focus, onKey: onKey)
    defer { window.end() }
    let driver = try await KeyboardDriver(
      reader: window.reader, snapshot: window.snapshot, environment: window.session.environment)
    let walks = await driver.walk()
    return (try #require(walks.first), window.id)
  }

  private func stops(_ steps: [KeyboardStep]) -> [ElementID?] { steps.map { $0.after?.element } }

  @Test func `a round by Tab and back is whole`() async throws {
    let (walk, id) = try await walk { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next) }
    }
    #expect(walk.obstacle == nil)
    #expect(walk.forwardEnd == .cycle && walk.backwardEnd == .cycle)
    #expect(try stops(walk.forward) == [id("two"), id("three"), id("one")])
    #expect(try stops(walk.backward) == [id("three"), id("two"), id("one")])
    #expect(walk.forward.allSatisfy { $0.hasFocusEvent == true })
  }

  @Test func `a focus that comes late is waited for`() async throws {
    let (walk, id) = try await walk { key, panel in
      guard let next = Self.next(key, panel) else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) {
        panel.focus(next)
      }
    }
    #expect(try stops(walk.forward) == [id("two"), id("three"), id("one")])
  }

  @Test func `a focus of which nothing is said is found, and that nothing is said`() async throws {
    let (walk, id) = try await walk { key, panel in
      if let next = Self.next(key, panel) { panel.focus(next, silent: true) }
    }
    #expect(try stops(walk.forward) == [id("two"), id("three"), id("one")])
    #expect(walk.forward.allSatisfy { $0.hasFocusEvent == false })
  }

  @Test func `what Tab does not lead out of is held, with all keys that were tried`() async throws {
    let (walk, id) = try await walk { key, panel in
      if Self.next(key, panel) == "two", panel.isOn("one", .focused) { panel.focus("two") }
    }
    #expect(walk.forwardEnd == .held)
    let hold = try #require(walk.holds.first)
    #expect(try hold.elements == [id("two")])
    #expect(hold.exit == nil)
    #expect(
      hold.tried == [
        "Ctrl+Tab", "Shift+Tab", "Ctrl+Shift+Tab", "F6", "Esc", "Right", "Down", "Left", "Up",
      ])
  }

  @Test func `a key that leads out of a hold is its exit`() async throws {
    let (walk, _) = try await walk { key, panel in
      if key == KeyBinding(.tab, .control), panel.isOn("two", .focused) { panel.focus("three") }
      guard let next = Self.next(key, panel), !panel.isOn("two", .focused) else { return }
      panel.focus(next)
    }
    #expect(walk.holds.first?.exit == "Ctrl+Tab")
  }

  @Test func `a round that does not lead back to where it began is held`() async throws {
    let (walk, id) = try await walk { key, panel in
      guard let next = Self.next(key, panel) else { return }
      panel.focus(next == "one" ? panel.isOn("two", .focused) ? "three" : "two" : next)
    }
    #expect(walk.forwardEnd == .held)
    let hold = try #require(walk.holds.first)
    #expect(try hold.elements == [id("two"), id("three")])
    #expect(hold.exit == nil)
  }

  @Test func `what F10 leads to is left by one Escape`() async throws {
    let keys = Mutex<[Key]>([])
    let (walk, id) = try await walk { key, panel in
      keys.withLock { $0.append(key.key) }
      if let next = Self.next(key, panel) { panel.focus(next) }
      if key.key == "F10" { panel.focus("three") }
      if key.key == .escape { panel.focus("one") }
    }
    let step = try #require(walk.sideSteps.first { $0.keys == "F10" })
    #expect(try step.after?.element == id("three"))
    let after = keys.withLock { $0.drop { $0 != "F10" }.prefix(3) }
    #expect(after == ["F10", .escape, "F6"])
  }

  @Test func `what a key changes on the way is written down`() async throws {
    let elements =
      Self.buttons + [Element(name: "check", role: .checkBox, states: StateSet(.focusable))]
    let (walk, id) = try await walk(elements) { key, panel in
      guard let next = Self.next(key, panel) else { return }
      if next == "two" { panel.change { $0["check", .checked] = true } }
      panel.focus(next)
    }
    #expect(try walk.forward.first?.changed == [id("check")])
  }

  @Test func `a focus that is nowhere any more is lost`() async throws {
    let (walk, _) = try await walk { key, panel in
      if key == KeyBinding(.tab) { panel.focus(nil) }
    }
    #expect(walk.forwardEnd == .lost)
  }
}
