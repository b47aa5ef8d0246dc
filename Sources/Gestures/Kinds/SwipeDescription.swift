// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a swipe can go, and what that does.
public struct SwipeDescription: GestureKind {
  /// In the order in which they are exposed.
  public var directions: [SwipeGesture.Direction]
  /// What a swipe does, for people; without one it is called by its direction.
  public var labels: [SwipeGesture.Direction: String]
  /// Those that throw something away: the Delete key does them.
  public var destructive: Set<SwipeGesture.Direction>
  /// Points that are far enough.
  public var distance: CGFloat

  public init(
    directions: [SwipeGesture.Direction], labels: [SwipeGesture.Direction: String] = [:],
    destructive: Set<SwipeGesture.Direction> = [], distance: CGFloat
  ) {
    self.directions = directions
    self.labels = labels
    self.destructive = destructive
    self.distance = distance
  }

  public var name: String { "swipe" }
  public var text: String { "a swipe" }
  public var demands: Set<GestureDemand> { [.path, .discovery] }
  public var motion: ContactMotion { .way }
  public var ability: String? { "swipeable" }
  public var isSwipe: Bool { true }
}
