// SPDX-License-Identifier: Apache-2.0

import Gestures

extension InteractionScene {
  /// Calls with each decision about a touch from now on, in the middle of the event that leads to it
  /// and before the gestures' own callbacks. Until the first call, nobody is asked.
  @discardableResult
  public func explainGestures(
    to take: @escaping (GestureDecision) -> Void
  ) -> GestureExplanation {
    let explanation = GestureExplanation(self, take)
    explanations.append(explanation)
    gestureTrace =
      gestureTrace
      ?? GestureTrace(
        placeName: { [weak self] in self?.placeName($0) ?? "" },
        take: { [weak self] decision in
          for explanation in self?.explanations ?? [] { explanation.take(decision) }
        })
    return explanation
  }

  private func placeName(_ place: any CoordinateConverter) -> String {
    guard let element = place as? Element else { return "" }
    let name = publisher.name(of: FocusTarget(element))
    return name.isEmpty ? "element \(element.id)" : name
  }
}
