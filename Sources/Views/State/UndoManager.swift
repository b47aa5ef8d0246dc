// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction
import Semantics

/// Foundation's name for what takes actions back, which Linux has not.
///
/// What is registered in one go is taken back in one go: in a window all of one update, elsewhere all until
/// somebody asks to take something back. What is registered while something is taken back is what does it
/// again. A body that asks whether something can be taken back runs again when that changes.
@MainActor @preconcurrency
open class UndoManager {
  /// What takes one action back.
  private struct Step {
    weak var target: AnyObject?
    let run: () -> Void
  }

  /// Steps that are taken together, in the order in which they came.
  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undone: [Group] = []
  private var redone: [Group] = []
  /// Those that are being put together, from the outermost on.
  private var open: [Group] = []
  /// Whether the outermost of them began with what was registered.
  private var isOpenByItself = false
  private let source = Source()
  private var disabled = 0

  /// Whether all that is registered until the next update of the window is one group.
  public var groupsByEvent = true
  /// How many groups are kept; 0 for all.
  public var levelsOfUndo = 0 { didSet { forgetOldest() } }
  /// Whether something is being taken back.
  public private(set) var isUndoing = false
  /// Whether something is being done again.
  public private(set) var isRedoing = false

  nonisolated public init() {}

  /// Whether something can be taken back.
  public var canUndo: Bool {
    source.noteRead()
    return !undone.isEmpty || open.contains { !$0.steps.isEmpty }
  }

  /// Whether something can be done again.
  public var canRedo: Bool {
    source.noteRead()
    return !redone.isEmpty
  }

  /// Keeps what takes an action back, for as long as its target is there.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let isByItself = open.isEmpty
    if isByItself {
      open.append(Group())
      isOpenByItself = true
    }
    open[open.count - 1].steps.append(
      Step(target: target) { [weak target] in if let target { handler(target) } })
    if !isUndoing, !isRedoing { redone = [] }
    if isByItself, !groupsByEvent { closeGroup() }
    source.changed()
  }

  /// Takes the last group back.
  public func undo() {
    closeAll()
    guard let group = undone.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// The same as ``undo()``: a group within another one is taken back with it.
  public func undoNestedGroup() { undo() }

  /// Does the group again that was taken back last.
  public func redo() {
    closeAll()
    guard let group = redone.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  private func run(_ group: Group) {
    open = [Group(name: group.name)]
    isOpenByItself = false
    for step in group.steps.reversed() where step.target != nil { step.run() }
    closeAll()
    source.changed()
  }

  /// What is registered from here on is one group.
  public func beginUndoGrouping() { open.append(Group()) }

  /// Ends what was begun last.
  public func endUndoGrouping() {
    closeGroup()
    source.changed()
  }

  /// How many groups are being put together.
  public var groupingLevel: Int { open.count }

  private func closeGroup() {
    if open.count == 1 { isOpenByItself = false }
    guard let group = open.popLast(), !group.steps.isEmpty else { return }
    if !open.isEmpty {
      open[open.count - 1].steps += group.steps
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    } else if isUndoing {
      redone.append(group)
    } else {
      undone.append(group)
      forgetOldest()
    }
  }

  private func closeAll() {
    while !open.isEmpty { closeGroup() }
  }

  /// A window has shown what was done: what comes now is another group.
  func closeEvent() {
    if open.count == 1, isOpenByItself { closeGroup() }
  }

  private func forgetOldest() {
    guard levelsOfUndo > 0, undone.count > levelsOfUndo else { return }
    undone.removeFirst(undone.count - levelsOfUndo)
  }

  /// Forgets everything.
  public func removeAllActions() {
    (undone, redone, open) = ([], [], [])
    source.changed()
  }

  /// Forgets what was registered for a target.
  public func removeAllActions(withTarget target: Any) {
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.steps.removeAll { $0.target === target as AnyObject }
        return group.steps.isEmpty ? nil : group
      }
    }
    (undone, redone) = (without(undone), without(redone))
    for index in open.indices { open[index].steps.removeAll { $0.target === target as AnyObject } }
    source.changed()
  }

  /// Whether what is registered is kept.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Keeps nothing until it is enabled as many times.
  public func disableUndoRegistration() { disabled += 1 }
  /// Keeps what is registered again.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// What the group that is being put together is called.
  public func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    }
    source.changed()
  }

  /// What would be taken back is called; empty where it has no name.
  public var undoActionName: String {
    source.noteRead()
    return open.last { !$0.steps.isEmpty }?.name ?? undone.last?.name ?? ""
  }
  /// What would be done again is called; empty where it has no name.
  public var redoActionName: String {
    source.noteRead()
    return redone.last?.name ?? ""
  }
  /// "Undo", with the action's name.
  public var undoMenuItemTitle: String { Self.title("Undo", of: undoActionName) }
  /// "Redo", with the action's name.
  public var redoMenuItemTitle: String { Self.title("Redo", of: redoActionName) }

  private static func title(_ verb: String, of action: String) -> String {
    action.isEmpty ? verb : "\(verb) \(action)"
  }

  /// Whether the key was one that takes back or does again, and there was something.
  func takes(_ event: KeyEvent) -> Bool {
    guard event.phase != .up else { return false }
    let binding = KeyBinding(event.key, event.modifiers)
    if binding == Self.undoKey, canUndo {
      undo()
      return true
    }
    if Self.redoKeys.contains(binding), canRedo {
      redo()
      return true
    }
    return false
  }

  private static let undoKey = KeyBinding(Key("z"), .control)
  private static let redoKeys = [
    KeyBinding(Key("z"), [.control, .shift]), KeyBinding(Key("y"), .control),
  ]
}
