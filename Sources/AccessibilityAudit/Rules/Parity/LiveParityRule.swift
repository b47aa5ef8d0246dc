// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What the hand can set, a key and an assistive technology must be able to set as well.
struct LiveParityRule: Rule {
  let id = "live-parity"
  let help = "Pointer, keys and actions lead to the same"
  let advice =
    "Let the pointer, the keys and DoAction, SelectChild and CurrentValue end in one place of the"
    + " program that changes the element."
  let impact = Impact.serious
  let kind = RuleKind.parity
  let standards: [Standard] = [
    .wcag("2.1.1"), .wcag("4.1.2"), .en("11.2.1.1.1"), .en("11.5.2.12"), .en("11.5.2.17"),
    .section508("502.3.5"), .section508("502.3.11"),
  ]
  let applicability = Condition(
    "was set by pointer, by keys and by actions, each from the same beginning"
  ) { node, context in
    try context.index(ParityIndex.self).trial(of: node) != nil
  }

  let expectations = [
    Expectation(
      "keys-fall-short",
      Condition("is led by keys as far as by pointer and by actions") { node, context in
        try !fallsShort(.keys, node, context)
      },
      review: .always, message: text),
    Expectation(
      "actions-fall-short",
      Condition("is led by actions as far as by pointer and by keys") { node, context in
        try !fallsShort(.actions, node, context)
      },
      review: .always, message: text),
    Expectation(
      "pointer-falls-short",
      Condition("is led by the pointer as far as by keys and by actions") { node, context in
        if try fallsShort(.pointer, node, context) { return false }
        guard let trial = try context.index(ParityIndex.self).trial(of: node) else { return true }
        // What was not tried is not the same as what agrees.
        if let gap = trial.reaches.lazy.compactMap(\.gap).first { throw NotTested(gap) }
        if !trial.hasMoved { throw NotTested("nothing that was tried changed it") }
        return true
      },
      review: .always, message: text),
  ]

  private static func fallsShort(
    _ way: ParityTrial.Way, _ node: Node, _ context: AuditContext
  ) throws -> Bool {
    try context.index(ParityIndex.self).trial(of: node)?.fallsShort(way, node) ?? false
  }

  /// "from 40 the pointer (drag) led to 0 and 100, keys (Home, End) nowhere".
  @Sendable private static func text(_ node: Node, _ context: AuditContext) -> String {
    guard let trial = try? context.index(ParityIndex.self).trial(of: node) else { return "" }
    let ways = trial.reaches.filter { $0.gap == nil }.map { reach in
      let tried =
        reach.tried.isEmpty
        ? "" : " (" + reach.tried.map(Escaped.brief).joined(separator: ", ") + ")"
      return words(reach.way) + tried + " " + result(reach, trial)
    }
    let start = trial.measure == .value ? "from \(number(trial.start)) " : ""
    return start + ways.joined(separator: "; ")
  }

  private static func words(_ way: ParityTrial.Way) -> String {
    switch way {
    case .pointer: "the pointer"
    case .keys: "keys"
    case .actions: "actions"
    }
  }

  private static func result(_ reach: ParityTrial.Reach, _ trial: ParityTrial) -> String {
    switch trial.measure {
    case .choice: return reach.reached.isEmpty ? "changed nothing" : "changed it"
    case .value:
      guard !reach.reached.isEmpty else { return "led nowhere" }
      let ends = Set(reach.reached).sorted()
      let outer = Set([ends.first, ends.last].compactMap(\.self)).sorted().map(number)
      let further = reach.goesOnDown || reach.goesOnUp ? " and went on" : ""
      return "led to " + outer.joined(separator: " and ") + further
    }
  }

  /// Without the rounding of binary fractions.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : "\(rounded)"
  }
}

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
    // Of a choice is told whether it changed.
    if measure == .choice, !own.reached.isEmpty { return false }
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
