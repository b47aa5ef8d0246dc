// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// Shows tool tips and takes them away.
///
/// GTK's habits: a pointer that rests for half a second shows the words, and once some were shown, the
/// next come sooner; Ctrl+F1 shows those of what has the focus. Beside these WCAG 1.4.13: Escape takes
/// them away, a pointer can go over them, and they stay for as long as anybody is there.
@MainActor
final class ToolTipRouter {
  /// Seconds for which a pointer rests: `HOVER_TIMEOUT` of GTK 3 and 4.
  private static let rest = 0.5
  /// Seconds for which it rests while it goes from one to the next: GTK's `BROWSE_TIMEOUT`.
  private static let nextRest = 0.06
  /// Seconds after one has gone for which the next comes sooner: GTK's `BROWSE_DISABLE_TIMEOUT`.
  private static let browsing = 0.5
  private static let key = KeyBinding("F1", .control)

  /// What the pointer rests over.
  private struct Rest {
    let owner: Element
    let point: CGPoint
    let due: Double
  }

  private unowned let scene: InteractionScene
  private(set) var shown: ToolTip?
  private var rest: Rest?
  /// Whose words were taken away under the pointer: they do not come back before that has left.
  private weak var dismissed: Element?
  private var leftAt = -Double.infinity

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  var deadline: Double? { rest?.due }

  // MARK: Pointers

  /// The pointer is over a point of the window without a contact; nil for outside.
  ///
  /// - Returns: Whether anything is shown that was not, or nothing that was.
  func pointerMoved(to point: CGPoint?, at time: Double) -> Bool {
    guard scene.showsToolTips, scene.menu == nil else { return false }
    if let shown, let from = shown.pointer {
      if let point, from == point || shown.holds(point) { return false }
    }
    let owner = point.flatMap(owner(at:))
    if owner !== dismissed { dismissed = nil }
    let isOver = shown?.pointer != nil && shown?.owner !== owner
    if isOver { close() }
    guard let point, let owner, owner !== dismissed else {
      rest = nil
      return isOver
    }
    if shown?.owner !== owner {
      let pause = time - leftAt < Self.browsing ? Self.nextRest : Self.rest
      rest = Rest(owner: owner, point: point, due: time + pause)
    }
    return isOver
  }

  /// A pointer does something else than rest: what it pointed at has been found.
  func pointerActed() {
    let pointed = shown?.pointer == nil ? nil : shown
    dismissed = rest?.owner ?? pointed?.owner ?? dismissed
    rest = nil
    if pointed != nil { close() }
  }

  func advance(to time: Double) {
    guard let rest, rest.due <= time else { return }
    self.rest = nil
    guard let text = rest.owner.toolTip, owner(at: rest.point) === rest.owner else { return }
    show(ToolTip(text, of: rest.owner, at: rest.point))
  }

  /// The element in front under a point, disabled or not, that has words, or that stands in one.
  private func owner(at point: CGPoint) -> Element? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return scene.path(at: point).first { $0.toolTip != nil }
  }

  // MARK: Keys

  /// True where the key has taken words away, and is for nobody else.
  func takes(_ event: KeyEvent) -> Bool {
    guard event.phase == .down else { return false }
    let isEscape = event.key == .escape && event.modifiers.isEmpty
    guard let shown else {
      pointerActed()
      return false
    }
    guard isEscape else {
      if shown.pointer != nil { pointerActed() }
      return false
    }
    pointerActed()
    close()
    sayClosed()
    return true
  }

  /// Shows the words about what has the focus, or takes them away; false where there are none.
  func answers(_ event: KeyEvent) -> Bool {
    guard scene.showsToolTips, event.phase == .down,
      KeyBinding(event.key, event.modifiers) == Self.key, let target = scene.focusTarget,
      let element = target.element
    else { return false }
    if shown != nil {
      close()
      sayClosed()
      return true
    }
    guard let words = words(about: target) else { return false }
    scene.focusBecomesVisible()
    show(ToolTip(words, of: element, at: nil))
    return true
  }

  /// The author's words; where there are none, what is said of how it is used: what is heard is seen.
  private func words(about target: FocusTarget) -> String? {
    if let own = target.element?.lineage.lazy.compactMap(\.toolTip).first { return own }
    scene.publisher.refresh()
    let help = scene.publisher.id(of: target).flatMap(scene.publisher.node)?.help ?? ""
    return help.isEmpty ? nil : help
  }

  private func sayClosed() { scene.announce("tool tip closed", about: scene.focused) }

  // MARK: What goes

  /// What has the focus is another element now.
  func focusMoved() {
    if let shown, shown.pointer == nil, shown.owner !== scene.focused { close() }
  }

  /// Takes away the words about what is gone, or is not said of it any more.
  func closeOrphaned() {
    guard let shown else { return }
    let isThere = shown.owner.scene === scene && shown.owner.lineage.allSatisfy(\.isShowing)
    let isSaid =
      shown.pointer == nil
      ? shown.owner === scene.focused
        && scene.focusTarget.flatMap(words(about:)) == shown.text
      : shown.owner.toolTip == shown.text
    if !isThere || !isSaid { close() }
  }

  /// Nothing is shown any more, nor awaited.
  func end() {
    rest = nil
    close()
  }

  private func show(_ tip: ToolTip) {
    close()
    shown = tip
    scene.root.append(tip.element)
    scene.note(.keys, "tool tip \"\(tip.text)\"")
    scene.changed()
  }

  private func close() {
    guard let tip = shown else { return }
    shown = nil
    leftAt = scene.now
    tip.element.removeFromParent()
    scene.changed()
  }
}

extension Element {
  /// The words that its author wants shown beside it.
  fileprivate var toolTip: String? {
    guard !declarations.isEmpty else { return nil }
    return declaration.toolTip.flatMap { $0.isEmpty ? nil : $0 }
  }
}
