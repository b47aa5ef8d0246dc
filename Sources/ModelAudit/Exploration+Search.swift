// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

extension Exploration {
  /// Looks for the state that a pointer has led to.
  ///
  /// - Parameter isExact: Whether keys and actions play just as much, so that numbers have to agree
  ///   as well.
  func search(
    _ target: WindowState, from initial: WindowState, isExact: Bool
  ) -> ModelTrial.Search {
    func end(_ end: ModelTrial.Search.End, _ found: Found?) -> ModelTrial.Search {
      ModelTrial.Search(
        end: end, steps: found?.steps.map(\.text) ?? [], states: statesLookedAt,
        difference: found?.state.difference(to: target) ?? "")
    }
    if let exact = found.first(where: { $0.state.agrees(with: target) }) {
      return end(.reached, exact)
    }
    let nearer = [written(target), approach(target)].compactMap { $0 }
    if let exact = nearer.first(where: { $0.state.agrees(with: target) }) {
      return end(.reached, exact)
    }
    let moved = (found + nearer).filter { !$0.state.agrees(with: initial) }
    if !isExact, let same = moved.first(where: { $0.state.agrees(with: target, .kind) }) {
      return end(.reached, same)
    }
    if let exact = elsewhere.first(where: { $0.state.agrees(with: target) }) {
      return end(.reached, exact)
    }
    let changesOwn = !target.agrees(with: initial, .own)
    let nearly = moved.filter { found in
      // What shows in the picture alone has to show there.
      if target.isToldAs(initial) { return false }
      return changesOwn
        ? found.state.agrees(with: target, .own) : found.state.agrees(with: target, .kind)
    }
    if let nearly = nearly.first { return end(.nearly, nearly) }
    let nearest = moved.min { $0.state.distance(to: target) < $1.state.distance(to: target) }
    // Another number of a kind of state that was seen may lie further on.
    let mayBeFurtherOn =
      !isWhole
      || (moved.contains { $0.state.signature == target.signature }
        && !(isExact && target.isToldAs(initial))
        && (!changesOwn || moved.contains { !$0.state.agrees(with: initial, .own) }))
    return end(mayBeFurtherOn ? .boundHit : .notReached, nearest)
  }
}
