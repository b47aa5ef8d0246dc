// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One tap, or several in a row, with one finger or several.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void

  /// How many taps in a row; less than 1 counts as 1.
  public var count: Int
  /// How many fingers come down, within 0.35 seconds; the tap ends when the last has left.
  public var fingers = 1
  /// By what it may be made.
  public var inputKinds = GestureInputKinds.all

  /// One tap with one finger unless it says otherwise.
  public init(count: Int = 1, inputKinds: GestureInputKinds = .all) {
    self.count = count
    self.inputKinds = inputKinds
  }

  /// Taps with several fingers, which SwiftUI does not have.
  public init(count: Int = 1, fingers: Int) {
    self.count = count
    self.fingers = fingers
  }

  public func _makeRecognizer(reusing old: Recognizer<Void>?) -> Recognizer<Void> {
    inputKinds.limiting(old) { old in
      let recognizer =
        old as? TapRecognizer<Void> ?? TapRecognizer(count: max(1, count)) { _ in () }
      recognizer.count = max(1, count)
      recognizer.fingers = max(1, fingers)
      return recognizer
    }
  }

  public var _description: GestureDescription {
    inputKinds.limiting(.tap(count: max(1, count)).by(fingers: fingers))
  }
}

/// One tap, or several in a row, and where.
public struct SpatialTapGesture: PrimitiveGesture {
  /// What is reported when the last tap is released.
  public struct Value: Hashable, Sendable {
    /// Of the last tap's release, in points of the gesture's coordinate space.
    public var location: CGPoint
  }

  /// How many taps in a row; less than 1 counts as 1.
  public var count: Int
  /// In whose coordinates the location is reported.
  public var coordinateSpace: CoordinateSpace
  /// By what it may be made.
  public var inputKinds: GestureInputKinds
  private var cursor = SpatialTapDescription()

  /// Points that an arrow key moves the cursor of people who have no pointer (use-gesture).
  public static let cursorStep: CGFloat = 10

  /// One tap unless it says otherwise.
  public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    inputKinds: GestureInputKinds = .all
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
    self.inputKinds = inputKinds
  }

  /// The same with a space that is kept as a value.
  @_disfavoredOverload
  public init(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    inputKinds: GestureInputKinds = .all
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace
    self.inputKinds = inputKinds
  }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    inputKinds.limiting(old) { old in
      let recognizer =
        old as? SpatialTapRecognizer
        ?? SpatialTapRecognizer(tap: TapRecognizer(count: max(1, count)) { $0 })
      recognizer.tap.count = max(1, count)
      recognizer.coordinateSpace = coordinateSpace
      return recognizer
    }
  }

  /// How the cursor of people who have no pointer goes over the element.
  ///
  /// - Parameters:
  ///   - step: Points of the element that one arrow key moves it: the side of a square on a board.
  ///   - text: What is spoken for a place, in points of the element ("E 4").
  public func cursor(
    step: CGFloat = SpatialTapGesture.cursorStep,
    text: @escaping @MainActor (CGPoint) -> String = ValueText.place
  ) -> SpatialTapGesture {
    var gesture = self
    gesture.cursor.cursorStep =
      step.isFinite && step > 0 ? step : SpatialTapGesture.cursorStep
    gesture.cursor.placeText = text
    return gesture
  }

  public var _description: GestureDescription {
    var description = cursor
    description.count = max(1, count)
    return inputKinds.limiting(.spatialTap(description))
  }
}

/// A tap whose location is reported in a coordinate space.
private final class SpatialTapRecognizer: Recognizer<SpatialTapGesture.Value> {
  let tap: TapRecognizer<CGPoint>
  var coordinateSpace = CoordinateSpace.local

  init(tap: TapRecognizer<CGPoint>) {
    self.tap = tap
  }

  override func evaluate(
    _ input: inout RecognizerInput
  ) -> GesturePhase<SpatialTapGesture.Value> {
    let phase = tap.update(&input)
    let converter = input.converter
    return phase.map { .init(location: converter.convert($0, to: coordinateSpace)) }
  }

  override var deadline: Double? { tap.deadline }
  override var claims: Bool { tap.claims }
  override var staysInPlace: Bool { tap.staysInPlace }

  override func forEachExplained(
    _ body: (any TracedRecognizer, (any CoordinateConverter)?) -> Void
  ) {
    tap.forEachExplained(body)
  }

  override func reset() {
    super.reset()
    tap.reset()
  }
}
