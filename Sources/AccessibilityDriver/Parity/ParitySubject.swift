// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// An element while it is set.
struct ParitySubject {
  let node: Node
  let object: ObjectReference
  let measure: ParityTrial.Measure
  let start: Double
  /// The application before anything was done to the element.
  let before: ApplicationState
  /// nil where it cannot be told which window of the display it stands in.
  let window: XWindow?

  /// Two places that count as one: half a step, or a thousandth of the range.
  var tolerance: Double {
    guard measure == .value, let range = node.value else { return 0.5 }
    let step = range.increment > 0 && range.increment.isFinite ? range.increment / 2 : 0
    return max(step, (range.maximum - range.minimum) / 1000)
  }

  /// Where a pointer is put to click on it, in its frame: a button that folds (GTK 3's
  /// expander) holds what it has unfolded, and answers to the arrow and the words above that alone.
  func spot(in frame: Rect) -> (x: Double, y: Double) {
    let folds = node.role == .toggleButton && node.states[.expandable]
    let inset = folds ? Self.inset : .infinity
    return (frame.x + min(inset, frame.width / 2), frame.y + min(inset, frame.height / 2))
  }

  /// Inside of such an arrow, which stands at the beginning.
  private static let inset = 10.0

  func isAt(_ place: Double?, _ goal: Double) -> Bool {
    place.map { abs($0 - goal) <= tolerance } ?? false
  }
}

extension ParityTrial.Measure {
  /// nil where the element does not tell.
  func place(of facts: ElementFacts) -> Double? {
    switch self {
    case .value: facts.value.flatMap { $0.isFinite ? $0 : nil }
    case .choice: facts.states.isChosen ? 1 : 0
    }
  }
}
