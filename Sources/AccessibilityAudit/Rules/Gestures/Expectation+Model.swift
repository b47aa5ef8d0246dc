// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Expectation {
  /// Each of an element's facts is right; the first that is not is reported, with its place in the
  /// source, and how many there are beside it.
  ///
  /// - Parameters:
  ///   - text: Completes "the element ...".
  ///   - isReview: Whether a person has to decide.
  static func every<Fact: ModelFact>(
    _ reason: String, _ text: String, isReview: Bool = false,
    of facts: @escaping @Sendable (ModelElement) -> [Fact],
    isRight: @escaping @Sendable (Fact) -> Bool,
    message: @escaping @Sendable (Fact) -> String
  ) -> Expectation {
    @Sendable func wrong(_ node: Node, _ context: AuditContext) -> [Fact] {
      context.models[node.id].map { facts($0).filter { !isRight($0) } } ?? []
    }
    return Expectation(
      reason, Condition(text) { node, context in wrong(node, context).isEmpty },
      review: isReview ? .always : nil,
      source: { node, context in
        wrong(node, context).first?.source ?? context.models[node.id]?.source
      },
      message: { node, context in
        let wrong = wrong(node, context)
        guard let first = wrong.first else { return "" }
        return message(first) + (wrong.count > 1 ? " (and \(wrong.count - 1) more like it)" : "")
      })
  }
}

extension Condition {
  /// A question about what an Evenhand application declares of an element.
  static func model(
    _ text: String, _ test: @escaping @Sendable (ModelElement) throws -> Bool
  ) -> Condition {
    Condition(text) { node, context in try context.models[node.id].map(test) ?? false }
  }

  /// Gestures that ask for any of these.
  static func hasGesture(_ text: String, _ demands: Set<ModelGesture.Demand>) -> Condition {
    .model(text) { model in model.gestures.contains { $0.asks(for: demands) } }
  }

  static let hasGestures = Condition.model("has a gesture") { !$0.gestures.isEmpty }
}

extension ModelElement {
  /// Where the first of its gestures was written.
  var source: SourcePosition? { gestures.lazy.compactMap(\.source).first }
}

extension Expectation {
  /// What cannot be done without its path is the author's word: a person has to agree.
  static func notEssential(
    _ text: String, of demands: Set<ModelGesture.Demand>? = nil,
    isCovered: @escaping @Sendable (ModelGesture) -> Bool
  ) -> Expectation {
    .every(
      "essential", text, isReview: true,
      of: { $0.gestures.filter { demands.map($0.asks(for:)) ?? true } },
      isRight: { $0.essentialReason == nil || isCovered($0) },
      message: {
        "\($0.text) has no other way; its author says why: \($0.essentialReason ?? "")"
      })
  }
}

/// One thing that is known of an element's gestures, with its place in the source.
protocol ModelFact: Sendable {
  var source: SourcePosition? { get }
}

extension ModelGesture: ModelFact {}
extension ModelTrial: ModelFact {}
extension ModelInterruption: ModelFact {}
extension ModelConflict: ModelFact {}
extension ModelValue: ModelFact {
  var source: SourcePosition? { nil }
}
extension ModelKey: ModelFact {
  var source: SourcePosition? { nil }
}
