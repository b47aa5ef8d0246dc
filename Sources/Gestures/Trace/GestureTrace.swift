// SPDX-License-Identifier: Apache-2.0

/// Takes down what recognizers decide. Without one, nobody asks and nothing is put together.
@MainActor
public final class GestureTrace {
  let placeName: (any CoordinateConverter) -> String
  let take: (GestureDecision) -> Void
  private var touches = 0
  /// How many actions of `onEnded` have run.
  package internal(set) var endedActions = 0

  /// - Parameters:
  ///   - placeName: What the element of a gesture is called.
  ///   - take: Called with one decision at a time, in the order in which they are made.
  public init(
    placeName: @escaping (any CoordinateConverter) -> String = { _ in "" },
    take: @escaping (GestureDecision) -> Void
  ) {
    self.placeName = placeName
    self.take = take
  }

  /// A contact came down where no gesture is.
  public func missed(_ event: PointerEvent) {
    touches += 1
    take(
      GestureDecision(
        time: event.time, touch: touches, recognizer: 0, name: "touch", place: "",
        event: .pointer(event), outcome: .began([])))
  }

  func newTouch() -> TouchTrace {
    touches += 1
    return TouchTrace(self, number: touches)
  }
}

/// A recognizer, whatever the type of its value, as a trace sees it.
@MainActor
protocol TracedRecognizer: AnyObject {
  var kind: String? { get }
  var progress: GestureProgress { get }
  var deadline: Double? { get }

  /// Calls with each recognizer in it that is explained, those of higher rank first, and with the
  /// place of its element where that is not the caller's.
  func forEachExplained(_ body: (any TracedRecognizer, (any CoordinateConverter)?) -> Void)
}

extension TracedRecognizer {
  /// Those in it that are explained and fit.
  func explained(
    where fits: (any TracedRecognizer) -> Bool
  ) -> [(recognizer: any TracedRecognizer, converter: (any CoordinateConverter)?)] {
    var found: [(recognizer: any TracedRecognizer, converter: (any CoordinateConverter)?)] = []
    forEachExplained { recognizer, converter in
      if fits(recognizer) { found.append((recognizer, converter)) }
    }
    return found
  }
}
