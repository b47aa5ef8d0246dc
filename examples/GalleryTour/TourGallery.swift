// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import GalleryPages
import Semantics

/// The gallery once more, in a process of its own, driven from outside and read over AT-SPI.
final class TourGallery: Sendable {
  /// Far above what an idle machine needs, for one with seven times the work it can do.
  private static let patience = Duration.seconds(60)

  let touch: TouchScreen
  let keyboard: Keyboard
  let pointer: Pointer
  private let page: GalleryPage
  private let reader: AccessibilityReader
  private let program: ChildProcess
  private let application: ApplicationReference

  /// Starts the gallery on a page and returns when its window has the keyboard.
  init(
    _ page: GalleryPage, in session: DesktopSession, reader: AccessibilityReader
  ) async throws {
    guard let touch = session.touch, let keyboard = session.keyboard, let pointer = session.pointer
    else { throw TourError.noDevices }
    (self.touch, self.keyboard, self.pointer) = (touch, keyboard, pointer)
    (self.page, self.reader) = (page, reader)
    let program = try session.start(
      programBeside("gallery"), ["--page", page.rawValue],
      adding: ["EVENHAND_HOST": "window", "EVENHAND_ACCESSIBILITY": "on", "EVENHAND_TRACE": ""])
    var found: ApplicationReference?
    _ = try await eventually(within: Self.patience) {
      found = try await reader.applications().first { $0.pid == program.processID }
      return found != nil || !program.isRunning
    }
    guard let found else { throw TourError.notStarted(program.errorLines.first ?? "") }
    (self.program, application) = (program, found)
    let tree = try await settledTree { tree in
      tree.focus != nil && tree.depthFirst.contains { $0.states[.active] }
    }
    guard tree.focus != nil else { throw TourError.notStarted(program.errorLines.first ?? "") }
  }

  func stop() { program.terminate() }

  func snapshot() async throws -> ApplicationSnapshot {
    guard program.isRunning else { throw TourError.ended(program.errorLines.first ?? "") }
    return try await reader.read(application)
  }

  /// Waits until the tree fulfils the condition in two reads in a row that are equal; the tree then,
  /// or as it was when the patience ended.
  @discardableResult
  func settledTree(_ condition: (Tree) -> Bool) async throws -> Tree {
    var last = try await snapshot().tree
    _ = try await eventually(within: Self.patience) {
      let tree = try await snapshot().tree
      defer { last = tree }
      return condition(tree) && tree == last
    }
    return last
  }

  /// Puts the focus on the button of the page's own name, so that the page says all of its state: of
  /// what has the focus, a description says only what changed last.
  func leaveControls() async throws {
    let (button, snapshot) = try await element(page.title) { $0.role == .pageTab }
    try await reader.grabFocus(button.id, of: snapshot)
    try await settledTree { $0.focus == button.id }
  }

  /// The first element of that name that fits, waited for.
  private func element(
    _ name: String, where fits: (Node) -> Bool = { _ in true }
  ) async throws -> (node: Node, snapshot: ApplicationSnapshot) {
    var found: (Node, ApplicationSnapshot)?
    _ = try await eventually(within: Self.patience) {
      let snapshot = try await snapshot()
      found = snapshot.tree.depthFirst.first { $0.name == name && fits($0) }
        .map { ($0, snapshot) }
      return found != nil
    }
    guard let found else { throw TourError.noElement(name) }
    return found
  }

  /// The control's middle, in pixels of the screen.
  func middle(of name: String) async throws -> ScreenPoint {
    let (node, snapshot) = try await control(name)
    guard let frame = node.frame, let origin = snapshot.tree.window(of: node.id)?.screenOrigin
    else { throw TourError.noPlace(name) }
    return ScreenPoint(
      x: origin.x + frame.x + frame.width / 2, y: origin.y + frame.y + frame.height / 2)
  }

  /// Waits until the control offers the action, and asks for it.
  func perform(_ action: String, on name: String) async throws {
    let (node, snapshot) = try await control(name) { node in
      node.actions.contains { $0.name == action }
    }
    try await reader.perform(action, on: node.id, of: snapshot)
  }

  func grabFocus(_ name: String) async throws {
    let (node, snapshot) = try await control(name)
    try await reader.grabFocus(node.id, of: snapshot)
  }

  func setValue(_ value: Double, of name: String) async throws {
    let (node, snapshot) = try await control(name) { $0.value != nil }
    try await reader.setValue(value, of: node.id, of: snapshot)
  }

  /// An element of the page, and not the button that leads to a page of that name.
  private func control(
    _ name: String, where fits: (Node) -> Bool = { _ in true }
  ) async throws -> (node: Node, snapshot: ApplicationSnapshot) {
    try await element(name) { $0.help != GalleryPage.buttonHint && $0.role != .label && fits($0) }
  }
}
