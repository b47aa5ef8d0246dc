// SPDX-License-Identifier: Apache-2.0

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
