// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// Shows tool tips and takes them away.
///
/// GTK's habits: a pointer that rests for half a second shows the words, and once some were shown, the
/// next come sooner; Ctrl+F1 shows those of what has the focus. Beside these WCAG 1.4.13: Escape takes
/// them away, a pointer can go over them, and they stay for as long as anybody is there.
///
/// F1 and the question mark show the keys of what has the focus with its words, wherever the focus
/// goes, and of what a pointer rests on, until somebody ends that.
@MainActor
final class ToolTipRouter {
  /// Seconds for which a pointer rests: `HOVER_TIMEOUT` of GTK 3 and 4.
  private static let rest = 0.5
  /// Seconds for which it rests while it goes from one to the next: GTK's `BROWSE_TIMEOUT`.
  private static let nextRest = 0.06
  /// Seconds after one has gone for which the next comes sooner: GTK's `BROWSE_DISABLE_TIMEOUT`.
  private static let browsing = 0.5
  private static let key = KeyBinding("F1", .control)
  private static let helpKey = KeyBinding("F1")

  /// What the pointer rests over.
  private struct Rest {
    let owner: Element
    let point: CGPoint
    let due: Double
  }

  private unowned let scene: InteractionScene
  private(set) var shown: ToolTip?
  private(set) var showsKeys = false
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
    if isOver {
      close()
      followKeys()
    }
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
    guard let words = words(pointedAt: rest.owner), owner(at: rest.point) === rest.owner else {
      return
    }
    show(ToolTip(words, of: rest.owner, at: rest.point))
  }

  /// The element in front under a point, disabled or not, that has words, or that stands in one.
  private func owner(at point: CGPoint) -> Element? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return scene.path(at: point).first { words(pointedAt: $0) != nil }
  }

  /// What a pointer is shown of the element itself.
  private func words(pointedAt element: Element) -> ToolTipWords? {
    let lines = showsKeys ? keyLines(of: element, scene.alternatives(of: element)) : []
    guard !lines.isEmpty else { return element.toolTip.map { ToolTipWords(text: $0) } }
    return keyWords(FocusTarget(element), lines)
  }

  // MARK: Keys

  /// True where the key has taken words away, and is for nobody else.
  func takes(_ event: KeyEvent) -> Bool {
    guard event.phase == .down else { return false }
    let isEscape = event.key == .escape && event.modifiers.isEmpty
    // What is picked up is put back first: keys that are shown all the time are in nobody's way.
    guard let shown, isEscape, !(showsKeys && scene.isInGesture) else {
      if shown?.pointer != nil || shown == nil { pointerActed() }
      return false
    }
    pointerActed()
    dismiss(shown)
    return true
  }

  /// Shows words about what has the focus, or takes them away; false where there are none.
  func answers(_ event: KeyEvent) -> Bool {
    guard scene.showsToolTips, event.phase == .down else { return false }
    let binding = KeyBinding(event.key, event.modifiers)
    if event.isQuestion || binding == Self.helpKey {
      return answersHelp(isHeard: binding == Self.helpKey)
    }
    guard binding == Self.key, let target = scene.focusTarget, let element = target.element else {
      return false
    }
    if let shown {
      dismiss(shown)
      return true
    }
    guard let words = words(about: target) else { return false }
    scene.focusBecomesVisible()
    show(ToolTip(ToolTipWords(text: words), of: element, at: nil))
    return true
  }

  /// - Parameter isHeard: Whether a screen reader says by itself what the key shows: Orca does after
  ///   F1.
  private func answersHelp(isHeard: Bool) -> Bool {
    if showsKeys {
      closeHelp()
      return true
    }
    guard focusedKeys != nil else { return false }
    setShowsKeys(true)
    if !isHeard, let shown { scene.announce(shown.words.spoken, about: shown.owner) }
    return true
  }

  /// Takes the keys away, and says so.
  func closeHelp() {
    setShowsKeys(false)
    scene.announce("help closed", about: scene.focused)
  }

  /// Shows the keys of what has the focus for as long as this is on.
  func setShowsKeys(_ isOn: Bool) {
    guard isOn != showsKeys else { return }
    showsKeys = isOn
    close()
    if isOn { scene.focusBecomesVisible() }
    followKeys()
    scene.changed()
  }

  /// The author's words; where there are none, what is said of how it is used: what is heard is seen.
  private func words(about target: FocusTarget) -> String? {
    if let own = ownWords(about: target.element) { return own }
    scene.publisher.refresh()
    let help = scene.publisher.id(of: target).flatMap(scene.publisher.node)?.help ?? ""
    return help.isEmpty ? nil : help
  }

  private func ownWords(about element: Element?) -> String? {
    element?.lineage.lazy.compactMap(\.toolTip).first
  }

  /// The keys of what has the focus, in words; nil where there are none.
  private var focusedKeys: ToolTipWords? {
    guard let target = scene.focusTarget, let element = target.element,
      let offered = scene.focusedAlternatives
    else { return nil }
    let lines = keyLines(of: element, offered.alternatives)
    return lines.isEmpty ? nil : keyWords(target, lines)
  }

  private func keyLines(of element: Element, _ alternatives: [Alternative]) -> [KeyLine] {
    guard let text = element.writtenText else { return KeyLine.lines(for: alternatives) }
    // The menu of a text is no action, and is all there is for one that is empty.
    var offered = alternatives
    if let menu = offered.firstIndex(where: { $0.name == Derivation.menuName }) {
      offered[menu].isAction = true
    }
    return text.keyLines + KeyLine.lines(for: offered)
  }

  private func keyWords(_ target: FocusTarget, _ lines: [KeyLine]) -> ToolTipWords {
    let name = scene.publisher.nameInGroup(of: target)
    let title = name.isEmpty ? "Keys" : "Keys for \(name)"
    return ToolTipWords(text: ownWords(about: target.element) ?? title, lines: lines)
  }

  private func dismiss(_ tip: ToolTip) {
    let isHelp = showsKeys
    setShowsKeys(false)
    close()
    scene.announce(isHelp ? "help closed" : "tool tip closed", about: scene.focused)
  }

  // MARK: What goes

  /// What has the focus is another element now.
  func focusMoved() {
    if let shown, shown.pointer == nil, shown.owner !== scene.focused { close() }
  }

  /// Takes away the words about what is gone, or is not said of it any more.
  func closeOrphaned() {
    if let shown, !isThere(shown) || !isSaid(shown) { close() }
    followKeys()
  }

  private func isThere(_ tip: ToolTip) -> Bool {
    tip.owner.scene === scene && tip.owner.lineage.allSatisfy(\.isShowing)
  }

  private func isSaid(_ tip: ToolTip) -> Bool {
    if tip.pointer != nil { return words(pointedAt: tip.owner) == tip.words }
    guard tip.owner === scene.focused, let target = scene.focusTarget else { return false }
    if showsKeys { return focusedKeys == tip.words }
    return words(about: target) == tip.text
  }

  /// Shows the keys of what has the focus, where somebody wants them and nothing else is shown.
  private func followKeys() {
    guard showsKeys, scene.showsToolTips, shown == nil, scene.menu == nil,
      let element = scene.focused, let words = focusedKeys
    else { return }
    show(ToolTip(words, of: element, at: nil))
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
    scene.note(.keys, "tool tip \"\(tip.words.spoken)\"")
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

extension KeyEvent {
  /// Whether it types a question mark, wherever that is on the keyboard.
  fileprivate var isQuestion: Bool {
    modifiers.subtracting(.shift).isEmpty && (characters == "?" || key == "question")
  }
}

extension Element {
  /// The words that its author wants shown beside it.
  fileprivate var toolTip: String? {
    guard !declarations.isEmpty else { return nil }
    return declaration.toolTip.flatMap { $0.isEmpty ? nil : $0 }
  }
}
