// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension PointerDesk {
  /// What a click came to.
  enum Effect: Hashable, Sendable {
    case none
    /// What was different afterwards, and how much of the window.
    case some(PointerPlace.Answer, share: Double)

    /// For a trace.
    var text: String {
      switch self {
      case .none: "nothing"
      case .some(let answer, let share): "\(answer.rawValue), \(Int(share * 100)) % of the window"
      }
    }
  }

  /// Which of several places may have done something.
  struct Suspects: Sendable {
    var near: [PointerScene.Place] = []
    var far: [PointerScene.Place] = []
    /// How much of the window was different afterwards.
    var share = 0.0
  }

  /// Clicks one place, or drags from there, and compares with what changes in the same time before, while
  /// nobody clicks.
  func effect(
    at place: PointerScene.Place, draggedBy way: (x: Double, y: Double)? = nil,
    closesPopovers: Bool = true
  ) async throws(DriverError) -> Effect {
    try await pass(place.x, place.y)
    let before = try await untouched()
    let windowsBefore = windows()
    let popovers = windows(unmanaged: true)
    let stateBefore = await read()
    if let way {
      try drag(place.x, place.y, by: way)
      try await pass(place.x, place.y)
    } else {
      try click(place.x, place.y)
    }
    let after = try await settled()
    guard isInPlace else {
      return .some(await hasLeft() ? .ends : .windows, share: 1)
    }
    let windowsAfter = windows()
    if windowsAfter != windowsBefore {
      // A click beside a pop-over closes it, wherever it is, and may do nothing else.
      if closesPopovers, windowsAfter.isSubset(of: windowsBefore),
        windowsBefore.subtracting(windowsAfter).isSubset(of: popovers)
      {
        return try await effect(at: place, draggedBy: way, closesPopovers: false)
      }
      // What stands in its way belongs to the click; a tool tip does not.
      let tree = await read()?.tree
      let hasToolTip = tree?.depthFirst.contains { $0.role == .toolTip && $0.states[.showing] }
      if hasToolTip != true { return .some(.windows, share: 1) }
    }
    guard let changed = change(from: before, to: after) else {
      return .some(.changes, share: 1)
    }
    if changed.isEmpty { return .none }
    guard let stateAfter = await read() else { return .some(.ends, share: 1) }
    let comparison = PointerComparison(
      before: stateBefore ?? instance.snapshot, after: stateAfter)
    let rest = comparison.withoutFocus(changed)
    if rest.isEmpty || comparison.isWorkOfControl(at: place) { return .none }
    return .some(.changes, share: rest.share(ofWidth: size.width, height: size.height))
  }

  /// Clicks several places, far from each other.
  ///
  /// - Returns: Those that may have done something, where the window has changed: the ones near to that,
  ///   and the others, which may have done it from afar.
  func suspects(among places: [PointerScene.Place]) async throws(DriverError) -> Suspects {
    await park()
    let before = try await untouched()
    let windowsBefore = windows()
    for place in places { try click(place.x, place.y) }
    await park()
    let after = try await settled()
    guard isInPlace, windows() == windowsBefore, let changed = change(from: before, to: after)
    else { return Suspects(near: places, share: 1) }
    if changed.isEmpty { return Suspects() }
    let near = Set(
      places.filter { place in
        changed.touches(
          scene.box(of: place.element, around: place.x, place.y), margin: Self.neighbourhood)
      })
    return Suspects(
      near: places.filter(near.contains), far: places.filter { !near.contains($0) },
      share: changed.share(ofWidth: size.width, height: size.height))
  }

  /// Whether something beside the buttons is different after each was pressed and let go elsewhere. That the pointer
  /// and the focus come to them, and go, is not what is asked: they do so before, too.
  func changes(pressing buttons: [PointerScene.Place]) async throws(DriverError) -> Bool {
    for button in buttons {
      try? await instance.reader.grabFocus(button.element, of: instance.snapshot)
      try await pass(button.x, button.y)
    }
    await park()
    _ = try await settled()
    let before = try await untouched()
    let windowsBefore = windows()
    let stateBefore = await read()
    for button in buttons { try pressAndSlideOff(button.x, button.y) }
    let after = try await settled()
    guard isInPlace, windows() == windowsBefore, let changed = change(from: before, to: after)
    else { return true }
    let rest = buttons.reduce(changed) { scene.outside(of: $1.element, $0) }
    if rest.isEmpty { return false }
    guard let stateAfter = await read() else { return true }
    return !PointerComparison(before: stateBefore ?? instance.snapshot, after: stateAfter)
      .withoutFocus(rest).isEmpty
  }

  /// Whether the window changes without a click, in the time that some clicks are given; where it does, that
  /// counts no more. It is looked at without a gap: what comes at a steady pace could fall into each of them.
  func changesUntouched(clicks: Int, until deadline: ContinuousClock.Instant)
    async throws(DriverError) -> Bool
  {
    let before = try await untouched()
    for _ in 0..<clicks where ContinuousClock.now < deadline {
      let after = try await settled()
      if change(from: before, to: after).map({ !$0.isEmpty }) ?? true {
        learn(from: before, to: after)
        return true
      }
    }
    return false
  }

  /// A picture, and the knowledge of what changes for a while although nobody clicks.
  func untouched() async throws(DriverError) -> PixelMap {
    try? await Task.sleep(for: Self.rest)
    let earlier = try picture()
    try? await Task.sleep(for: Self.rest)
    let before = try picture()
    learn(from: earlier, to: before)
    return before
  }

  private func hasLeft() async -> Bool { await instance.end() != nil }
}

/// What two reads of the tree, before and after a click, say of it.
struct PointerComparison {
  private let before: ApplicationSnapshot
  private let after: ApplicationSnapshot

  /// A ring round what has the focus, and a text cursor.
  private static let ring = 6.0

  init(before: ApplicationSnapshot, after: ApplicationSnapshot) {
    self.before = before
    self.after = after
  }

  /// Without what has lost the focus, and what has got it.
  func withoutFocus(_ changed: ChangedSquares) -> ChangedSquares {
    guard focus(before) != focus(after) else { return changed }
    return [before, after].reduce(changed) { rest, snapshot in
      guard let frame = snapshot.tree.focus.flatMap({ snapshot.tree[$0]?.frame }) else {
        return rest
      }
      return rest.outside(of: frame, margin: Self.ring)
    }
  }

  /// The click went to a control that takes the focus, which the page round what is drawn is not, or
  /// did what a control does that is exposed somewhere else: a label that sets the check box beside it.
  func isWorkOfControl(at place: PointerScene.Place) -> Bool {
    let context = AuditContext(snapshot: after)
    let old = Dictionary(
      before.references.compactMap { id, reference in
        before.tree[id].map { (reference, $0) }
      }
    ) { first, _ in first }
    // A table of Qt says of its current cell that it has the focus wherever that is.
    let hasTakenFocus = after.references.contains { id, reference in
      guard let node = context[id], node.states[.focused],
        old[reference]?.states[.focused] != true, context.isExposedControl(node)
      else { return false }
      return Self.reach(of: node, context)?.contains(x: place.x, y: place.y) == true
    }
    if hasTakenFocus { return true }
    return after.references.contains { id, reference in
      guard let node = context[id], let earlier = old[reference] else { return false }
      let hasMoved =
        Self.telling.contains { node.states[$0] != earlier.states[$0] }
        || node.value?.current != earlier.value?.current
      return hasMoved && context.isExposedControl(node)
    }
  }

  /// Qt publishes of a check box what sets it; the rest of its line takes the focus, too.
  private static func reach(of control: Node, _ context: AuditContext) -> Rect? {
    guard [.checkBox, .radioButton].contains(control.role), let frame = control.frame,
      let around = context.parent(of: control)?.frame
    else { return control.frame }
    return Rect(x: around.x, y: frame.y, width: around.width, height: frame.height)
  }

  private static let telling: [State] = [.checked, .pressed, .selected, .expanded]

  private func focus(_ snapshot: ApplicationSnapshot) -> ObjectReference? {
    snapshot.tree.focus.flatMap { snapshot.references[$0] }
  }
}
