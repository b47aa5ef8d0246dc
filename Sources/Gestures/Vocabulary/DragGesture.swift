// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One finger, or the mouse with its button down, that travels.
public struct DragGesture: PrimitiveGesture {
  /// Where the drag is; lengths in points of the gesture's coordinate space, y down.
  public struct Value: Hashable, Sendable {
    /// When it came here, in seconds of the host's monotonic clock: only differences mean
    /// something.
    public var time: Date
    /// Where the contact is now; the middle of several fingers.
    public var location: CGPoint
    /// Where the contact came down.
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize

    /// From where the contact came down to where it is now.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest: a quarter of a second ahead (measured on SwiftUI).
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.lookAhead,
        y: location.y + velocity.height * Self.lookAhead)
    }

    /// From where the contact came down to ``predictedEndLocation``.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width * Self.lookAhead,
        height: translation.height + velocity.height * Self.lookAhead)
    }

    private static let lookAhead: CGFloat = 0.25
  }

  /// Points to travel before it is a drag. The first translation includes them.
  public var minimumDistance: CGFloat
  /// In whose coordinates the places and the velocity are reported.
  public var coordinateSpace: CoordinateSpace
  /// By what it may be made.
  public var inputKinds: GestureInputKinds
  var places: DragDescription.Places?
  var axis: Axis?
  var panStep: CGFloat?
  var fingers = 1

  /// A drag that begins after 10 points unless it says otherwise, as in SwiftUI; 0 begins with the
  /// touch.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local,
    inputKinds: GestureInputKinds = .all
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
    self.inputKinds = inputKinds
  }

  /// The same with a space that is kept as a value.
  @_disfavoredOverload
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local,
    inputKinds: GestureInputKinds = .all
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
    self.inputKinds = inputKinds
  }

  /// Says that the drag moves its element among places in a row, so that one arrow key moves it by
  /// one place, and its place is exposed.
  ///
  /// - Parameters:
  ///   - spacing: Points from one place to the next.
  ///   - position: The element's place now, from 0.
  ///   - count: How many places there are.
  public func places(
    along axis: Axis, spacing: CGFloat, position: @autoclosure @escaping @MainActor () -> Int,
    count: @autoclosure @escaping @MainActor () -> Int
  ) -> DragGesture {
    var gesture = self
    gesture.places = .init(axis: axis, spacing: spacing, position: position, count: count)
    return gesture
  }

  /// The same drag, only along one axis: it fails when, at its threshold, it has gone further along
  /// the other one, so that a scroll view round it can take the finger.
  public func axis(_ axis: Axis) -> DragGesture {
    var gesture = self
    gesture.axis = axis
    return gesture
  }

  /// Says that the drag moves a view over its content, as on a map: an arrow key shows what lies in
  /// its direction, so that the content goes the other way.
  ///
  /// - Parameter step: Points that one arrow key moves; ten times with Shift, a tenth with Alt.
  public func pans(by step: CGFloat = 40) -> DragGesture {
    var gesture = self
    gesture.panStep = max(1, abs(step))
    return gesture
  }

  /// The same drag with so many fingers; its place is their middle. It ends when the first of them
  /// leaves, and fails with one more, or when they do not come down within 0.35 seconds.
  public func fingers(_ count: Int) -> DragGesture {
    var gesture = self
    gesture.fingers = max(1, count)
    return gesture
  }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    inputKinds.limiting(old) { old in
      guard let old = old as? DragRecognizer else { return DragRecognizer(self) }
      old.configuration = self
      return old
    }
  }

  public var _description: GestureDescription {
    let drag = DragDescription(
      places: places, coordinateSpace: coordinateSpace, axis: axis, panStep: panStep,
      beginsAtTouch: minimumDistance <= 0 && axis == nil)
    return inputKinds.limiting(.drag(drag).by(fingers: fingers))
  }
}
