// SPDX-License-Identifier: Apache-2.0

extension Expectation {
  /// What cannot be done without its path is the author's word: a person has to agree.
  static func notEssential(
    _ text: String, of kinds: Set<ModelGesture.Kind> = Set(ModelGesture.Kind.allCases),
    isCovered: @escaping @Sendable (ModelGesture) -> Bool
  ) -> Expectation {
    .every(
      "essential", text, isReview: true, of: { $0.gestures.filter { kinds.contains($0.kind) } },
      isRight: { $0.essentialReason == nil || isCovered($0) },
      message: {
        "\($0.kind.text) has no other way; its author says why: \($0.essentialReason ?? "")"
      })
  }
}
