// SPDX-License-Identifier: Apache-2.0

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
