// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader
import Semantics

/// Does one step with an application. A step waits until its element is there, and until the
/// application rests afterwards, both for as long as the time-out allows.
struct StepRun: Sendable {
  let live: LiveTarget
  let started: StartedApplication?
  let path: String

  func perform(_ step: Step) async throws(CommandError) {
    do {
      try await perform(step.verb)
    } catch {
      throw error.prefixed("\(Escaped.line(path)):\(step.line): ")
    }
  }

  private func perform(_ verb: Step.Verb) async throws(CommandError) {
    switch verb {
    case .perform(let action, let selector):
      let (node, snapshot) = try await element(selector)
      let name = try Self.action(action, of: node)
      try await request(node, snapshot) { reader, id, snapshot throws(ReaderError) in
        try await reader.perform(name, on: id, of: snapshot)
      }
    case .set(let selector, let value):
      let (node, snapshot) = try await element(selector)
      try await request(node, snapshot) { reader, id, snapshot throws(ReaderError) in
        try await reader.setValue(value, of: id, of: snapshot)
      }
    case .focus(let selector):
      let (node, snapshot) = try await element(selector)
      try await request(node, snapshot) { reader, id, snapshot throws(ReaderError) in
        try await reader.grabFocus(id, of: snapshot)
      }
    case .keys(let keys): try await press(keys)
    case .waitFor(let selector):
      _ = try await live.rest { Self.absence(of: selector, in: $0) }
      return
    case .waitUntilGone(let selector):
      _ = try await live.rest { snapshot in
        let found = ElementFinder(snapshot).matches(selector).filter { $0.states[.showing] }
        return found.isEmpty ? nil : .invalid("\(selector) is still there")
      }
      return
    case .audit: return
    }
    _ = try await live.rest()
  }

  /// Waits for the one element that is meant.
  private func element(
    _ selector: ElementSelector
  ) async throws(CommandError) -> (Node, ApplicationSnapshot) {
    let snapshot = try await live.rest { snapshot in
      do {
        _ = try ElementFinder(snapshot).element(selector)
        return nil
      } catch {
        return .invalid("\(error)")
      }
    }.snapshot
    do {
      return (try ElementFinder(snapshot).element(selector), snapshot)
    } catch {
      throw .invalid("\(error)")
    }
  }

  private static func absence(
    of selector: ElementSelector, in snapshot: ApplicationSnapshot
  ) -> CommandError? {
    let finder = ElementFinder(snapshot)
    if finder.matches(selector).contains(where: { $0.states[.showing] }) { return nil }
    if let hidden = finder.matches(selector).first {
      return .invalid("\(finder.selector(of: hidden)) is there, and is not showing")
    }
    do {
      _ = try finder.element(selector)
      return nil
    } catch {
      return .invalid("\(error)")
    }
  }

  /// The name of the action; the first that is like a click where none is given.
  private static func action(_ name: String?, of node: Node) throws(CommandError) -> String {
    let offered = node.actions.map(\.name)
    let found =
      if let name {
        offered.first { $0 == name } ?? offered.first { $0.lowercased() == name.lowercased() }
      } else {
        offered.first(where: ActionNames.isClickLike)
      }
    if let found { return found }
    let list = offered.isEmpty ? "none" : offered.map(Escaped.line).joined(separator: ", ")
    throw .invalid(
      "it offers no action " + (name.map { "\"\(Escaped.line($0))\"" } ?? "like a click")
        + "; it offers \(list)")
  }

  private func request(
    _ node: Node, _ snapshot: ApplicationSnapshot,
    _ body: (AccessibilityReader, ElementID, ApplicationSnapshot) async throws(ReaderError) -> Void
  ) async throws(CommandError) {
    do {
      try await body(live.reader, node.id, snapshot)
    } catch {
      throw .invalid("\(error)")
    }
  }

  private func press(_ keys: [KeyBinding]) async throws(CommandError) {
    guard let started else { throw .usage("keys need a program started by --exec") }
    // A window has the keyboard only after the window manager has said so.
    _ = try await live.rest { snapshot in
      snapshot.tree.depthFirst.contains { $0.states[.active] || $0.states[.focused] }
        ? nil : .invalid("no window of the application has the keyboard")
    }
    do {
      let display = try XDisplay(environment: started.environment)
      let keyboard = try XKeyboard(display)
      for key in keys { try keyboard.press(key) }
    } catch {
      throw .invalid("\(error)")
    }
  }
}
