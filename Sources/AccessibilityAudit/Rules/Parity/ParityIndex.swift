// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What each way of setting an element came to, by element.
struct ParityIndex: AuditIndex {
  private let trials: [ElementID: ParityTrial]
  private let untried: [ElementID: String]

  init(_ context: AuditContext) {
    let evidence = context.evidence.parity ?? ParityTrials()
    trials = Dictionary(evidence.trials.map { ($0.element, $0) }) { first, _ in first }
    untried = Dictionary(evidence.untried.map { ($0.element, $0.reason) }) { first, _ in first }
  }

  /// nil for elements that nobody meant to set; throws where one was left alone for a reason.
  func trial(of node: Node) throws -> ParityTrial? {
    if let trial = trials[node.id] { return trial }
    if let reason = untried[node.id] { throw NotTested(reason) }
    return nil
  }
}

extension ParityTrial {
  /// How much two ends may differ and count as one: a step, or a fiftieth of the range, because a
  /// pointer moves by pixels.
  func tolerance(_ node: Node) -> Double {
    guard measure == .value, let range = node.value else { return 0.5 }
    let width = range.maximum - range.minimum
    return max(range.increment.isFinite ? range.increment : 0, width.isFinite ? width / 50 : 0)
  }

  func reach(_ way: Way) -> Reach? { reaches.first { $0.way == way } }

  /// True where another way leads further than this one. What goes on is taken to arrive, and counts
  /// for the others by the places that were seen.
  func fallsShort(_ way: Way, _ node: Node) -> Bool {
    guard let own = reach(way), own.gap == nil else { return false }
    let tolerance = tolerance(node)
    let places = places(own)
    return reaches.contains { other in
      guard other.way != way, other.gap == nil else { return false }
      let further = self.places(other)
      return (!own.goesOnDown && further.lowerBound < places.lowerBound - tolerance)
        || (!own.goesOnUp && further.upperBound > places.upperBound + tolerance)
    }
  }

  /// From the lowest place where a way has led to the highest.
  private func places(_ reach: Reach) -> ClosedRange<Double> {
    let places = (reach.reached + [start]).filter(\.isFinite)
    return (places.min() ?? 0)...(places.max() ?? 0)
  }

  /// True where some way changed something.
  var hasMoved: Bool { reaches.contains { !$0.reached.isEmpty } }
}
