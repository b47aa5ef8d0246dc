// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Sees to it that a key that does something is heard.
///
/// A screen reader says what changes of the element that has the focus, where the focus goes, and what
/// is announced. Where a key changes nothing of that, what it changed elsewhere is announced: the text
/// of a status bar, or the only text that changed. A key that cannot move a value further, or moves what
/// it moves by less than can be said, says where that stands.
@MainActor
struct SilentKey {
  /// Seconds after which a change is not the key's any more.
  private static let patience = 0.25

  private struct Pending {
    let focus: ElementID?
    let until: Double
    let standing: ElementID?
    let isSpace: Bool
    let isDone: Bool
  }

  private var pending: Pending?

  var isPending: Bool { pending != nil }

  /// Whose value or description says where things stand if nothing changes; nil for nothing.
  var standing: ElementID? { pending?.standing }

  /// A key is about to be played.
  ///
  /// - Parameters:
  ///   - standing: What says where it stands if nothing changes; nil for nothing.
  ///   - isSpace: Of that key alone, screen readers say what it chose (Orca 43's
  ///     `onSelectedChanged`).
  ///   - isDone: False while it is down and does its work when it is let go.
  mutating func begin(
    on focus: ElementID?, at time: Double, standing: ElementID?, isSpace: Bool, isDone: Bool
  ) {
    pending = Pending(
      focus: focus, until: time + Self.patience, standing: standing, isSpace: isSpace,
      isDone: isDone)
  }

  /// The key is let go: where things stand then counts, and what it had changed before does as well.
  mutating func release(at time: Double, standing: ElementID?) {
    guard let key = pending else { return }
    pending = Pending(
      focus: key.focus, until: time + Self.patience, standing: standing, isSpace: key.isSpace,
      isDone: true)
  }

  /// Nobody listens.
  mutating func forget() { pending = nil }

  /// What to announce with an update; nil for nothing.
  ///
  /// - Parameters:
  ///   - changes: The nodes of the update as they were published before and as they are; the former
  ///     is nil for what is new.
  ///   - focused: What has the focus now.
  ///   - standing: The node of ``standing``.
  mutating func words(
    for changes: [(old: Node?, new: Node)], focused: Node?, standing: Node?, isAnnounced: Bool,
    at time: Double
  ) -> String? {
    guard let key = pending else { return nil }
    guard time <= key.until else {
      pending = nil
      return nil
    }
    if isAnnounced || focused?.id != key.focus || changes.contains(where: Self.isHeard) {
      pending = nil
      return nil
    }
    if let isChosen = changes.lazy.compactMap(Self.choice).first {
      pending = nil
      return key.isSpace ? nil : isChosen ? "selected" : "not selected"
    }
    let texts = changes.filter { change in
      guard let old = change.old else { return false }
      return old.name != change.new.name && !change.new.name.isEmpty
        && change.new.states[.showing] && Self.texts.contains(change.new.role)
    }.map(\.new)
    let only = texts.count == 1 ? texts.first : nil
    if let text = texts.first(where: { $0.role == .statusBar }) ?? only {
      pending = nil
      return text.name
    }
    // A tab that is shown already.
    if texts.isEmpty, key.isDone, let focused, focused.role == .pageTab, focused.states[.selected] {
      pending = nil
      return "selected"
    }
    guard texts.isEmpty, let standing else { return nil }
    let words = standing.value?.spoken ?? standing.description
    guard !words.isEmpty else { return nil }
    pending = nil
    return words
  }

  /// Whether a screen reader says it by itself: of what has the focus, or a dialog that opened.
  private static func isHeard(_ change: (old: Node?, new: Node)) -> Bool {
    guard let old = change.old else { return change.new.states[.modal] }
    guard change.new.states[.focused] else { return false }
    let states = old.states.symmetricDifference(change.new.states)
    return old.name != change.new.name
      || old.description != change.new.description && !change.new.description.isEmpty
      || old.value != change.new.value || old.text != change.new.text
      || !states.isDisjoint(with: spokenStates)
  }

  /// Whether what has the focus was chosen or let go; nil for neither.
  private static func choice(_ change: (old: Node?, new: Node)) -> Bool? {
    guard let old = change.old, change.new.states[.focused],
      old.states[.selected] != change.new.states[.selected]
    else { return nil }
    return change.new.states[.selected]
  }

  private static let spokenStates = StateSet(.pressed, .checked, .expanded, .focused)
  private static let texts: Set<Role> = [.statusBar, .label, .heading, .static, .paragraph]
}
