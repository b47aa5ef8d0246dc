// SPDX-License-Identifier: Apache-2.0

import Interaction

/// Where one focus state lives for as long as its view stays in the tree.
@MainActor
final class FocusStorage<Value: Hashable>: Source {
  /// A view that is bound to the state, and the value that stands for it.
  @MainActor
  final class Target {
    var value: Value
    weak var element: Element?

    init(_ value: Value) {
      self.value = value
    }
  }

  private struct WeakTarget {
    weak var target: Target?
  }

  private let empty: Value
  private var value: Value
  private var targets: [WeakTarget] = []
  weak var graph: ViewGraph?
  /// Which value the window starts with.
  var preferred: (value: Value, priority: DefaultFocusEvaluationPriority)?

  init(empty: Value) {
    self.empty = empty
    value = empty
  }

  func add(_ target: Target) {
    targets.removeAll { $0.target == nil }
    targets.append(WeakTarget(target: target))
  }

  func read() -> Value {
    noteRead()
    return value
  }

  /// The focus follows when the update has been made: the view may only just be on its way.
  func write(_ newValue: Value) {
    guard newValue != value else { return }
    set(newValue)
    graph?.enqueue { [weak self] in self?.moveFocus() }
  }

  /// A bound view got the focus or lost it.
  func focusChanged(_ target: Target, _ isFocused: Bool) {
    if isFocused { set(target.value) } else if value == target.value { set(empty) }
  }

  private func set(_ newValue: Value) {
    guard newValue != value else { return }
    value = newValue
    changed()
  }

  private func moveFocus() {
    let live = targets.compactMap(\.target)
    let wanted = value
    if wanted == empty {
      for target in live where target.element?.isFocused == true { target.element?.giveFocusUp() }
      return
    }
    if live.contains(where: { $0.value == wanted && $0.element?.takeFocus() == true }) {
      set(wanted)
      return
    }
    set(live.first { $0.element?.isFocused == true }?.value ?? empty)
  }
}
