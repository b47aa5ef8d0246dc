// SPDX-License-Identifier: Apache-2.0

/// What was done to a text, so that it can be undone: typing in steps of words.
struct EditHistory: Sendable {
  /// One difference between two texts.
  struct Step: Hashable, Sendable {
    var offset: Int
    var removed: [Character]
    var inserted: [Character]
    var caretBefore: Int
    var caretAfter: Int

    init(from old: [Character], to new: [Character], caretBefore: Int, caretAfter: Int) {
      let shorter = min(old.count, new.count)
      var start = 0
      while start < shorter, old[start] == new[start] { start += 1 }
      var kept = 0
      while kept < shorter - start, old[old.count - 1 - kept] == new[new.count - 1 - kept] {
        kept += 1
      }
      offset = start
      removed = Array(old[start..<(old.count - kept)])
      inserted = Array(new[start..<(new.count - kept)])
      self.caretBefore = caretBefore
      self.caretAfter = caretAfter
    }

    /// The way back.
    var undone: Step {
      var step = self
      (step.removed, step.inserted) = (inserted, removed)
      (step.caretBefore, step.caretAfter) = (caretAfter, caretBefore)
      return step
    }
  }

  /// What can go on in one step.
  enum Kind: Hashable, Sendable {
    case typing, backspace
    /// Something that is undone by itself.
    case other
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  /// What the last step was, while the next may belong to it.
  private var open: Kind?

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// The caret was elsewhere in between.
  mutating func interrupt() { open = nil }

  mutating func add(_ step: Step, _ kind: Kind) {
    undone = []
    if let last = done.last, open == kind, let whole = Self.joined(last, step, kind) {
      done[done.count - 1] = whole
    } else {
      done.append(step)
      if done.count > Editor.undoLimit { done.removeFirst() }
    }
    open = kind == .other ? nil : kind
  }

  private static func joined(_ first: Step, _ second: Step, _ kind: Kind) -> Step? {
    var whole = first
    whole.caretAfter = second.caretAfter
    switch kind {
    case .other: return nil
    case .typing:
      guard first.removed.isEmpty, second.removed.isEmpty,
        second.offset == first.offset + first.inserted.count,
        // A new word is a new step.
        !(first.inserted.last?.isWhitespace == true
          && second.inserted.first?.isWhitespace == false)
      else { return nil }
      whole.inserted += second.inserted
    case .backspace:
      guard first.inserted.isEmpty, second.inserted.isEmpty,
        second.caretAfter == second.offset, first.caretAfter == first.offset,
        second.offset + second.removed.count == first.offset
      else { return nil }
      whole.offset = second.offset
      whole.removed = second.removed + first.removed
    }
    return whole
  }

  mutating func undo() -> Step? {
    open = nil
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  mutating func redo() -> Step? {
    open = nil
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}
