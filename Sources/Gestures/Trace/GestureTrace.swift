// SPDX-License-Identifier: Apache-2.0

/// Takes down what recognizers decide. Without one, nobody asks and nothing is put together.
@MainActor
public final class GestureTrace {
  let placeName: (any CoordinateConverter) -> String
  let take: (GestureDecision) -> Void
  private var touches = 0

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
