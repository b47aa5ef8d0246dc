// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One finger that flicks in a direction and leaves.
///
/// It reports only its end. Once it is clear that the finger goes another way, it fails, so that a
/// scroll view round it can take the finger.
public struct SwipeGesture: PrimitiveGesture {
  /// Where a swipe goes on the screen; left stays left where text reads from right to left.
  public enum Direction: UInt8, Hashable, Sendable, CaseIterable {
    case left, right, up, down
  }

  /// What is reported when the finger leaves.
  public struct Value: Hashable, Sendable {
    /// The one of the gesture's directions that the finger took.
    public var direction: Direction
    /// Points a second in the direction.
    public var velocity: CGFloat
    /// Where it began and ended, in points of the element.
    public var startLocation: CGPoint
    /// Where the finger left, in points of the element.
    public var location: CGPoint
  }

  /// Those that are recognized; a swipe in another direction fails.
  public var directions: Set<Direction>
  /// Points in the direction.
  public var minimumDistance: CGFloat
  /// Points a second in the direction, over the last 150 milliseconds.
  public var minimumVelocity: CGFloat
  /// How far the way may point away from the direction.
  public var maximumDeviation: Angle
  /// Seconds from the touch until the finger leaves. What keys and actions play takes no time.
  public var maximumDuration: Double
  var labels: [Direction: String] = [:]
  var destructive: Set<Direction> = []

  /// The distance and the velocity are those of use-gesture; an angle of 30 degrees leaves as much
  /// room between the directions as they have themselves.
  public init(
    _ directions: Set<Direction> = Set(Direction.allCases), minimumDistance: CGFloat = 50,
    minimumVelocity: CGFloat = 500, maximumDeviation: Angle = .degrees(30),
    maximumDuration: Double = .infinity
  ) {
    self.directions = directions
    self.minimumDistance = minimumDistance
    self.minimumVelocity = minimumVelocity
    self.maximumDeviation = maximumDeviation
    self.maximumDuration = maximumDuration
  }

  /// Says what a swipe in the direction does ("Delete"): what its action is called for people who
  /// cannot swipe.
  ///
  /// - Parameter isDestructive: It throws something away: the Delete key does it too.
  public func label(
    _ label: String, for direction: Direction, isDestructive: Bool = false
  ) -> SwipeGesture {
    var gesture = self
    gesture.labels[direction] = label
    if isDestructive {
      gesture.destructive.insert(direction)
    } else {
      gesture.destructive.remove(direction)
    }
    return gesture
  }

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? SwipeRecognizer else { return SwipeRecognizer(self) }
    old.configuration = self
    return old
  }

  public var _description: GestureDescription {
    .swipe(
      SwipeDescription(
        directions: Direction.allCases.filter(directions.contains), labels: labels,
        destructive: destructive, distance: max(1, minimumDistance)))
  }
}

extension SwipeGesture.Direction {
  /// A way of so many points, y down.
  public func way(_ points: CGFloat) -> CGSize {
    switch self {
    case .left: CGSize(width: -points, height: 0)
    case .right: CGSize(width: points, height: 0)
    case .up: CGSize(width: 0, height: -points)
    case .down: CGSize(width: 0, height: points)
    }
  }

  /// The direction that a way points in most; nil for no way at all.
  static func dominant(_ way: CGSize) -> SwipeGesture.Direction? {
    guard way.width != 0 || way.height != 0 else { return nil }
    if abs(way.width) >= abs(way.height) { return way.width < 0 ? .left : .right }
    return way.height < 0 ? .up : .down
  }

  /// How much of a way or a velocity goes in this direction.
  func part(of way: CGSize) -> CGFloat {
    let unit = self.way(1)
    return way.width * unit.width + way.height * unit.height
  }
}
