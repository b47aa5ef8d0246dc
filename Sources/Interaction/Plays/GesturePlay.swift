// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What is played into the recognizers of an element for one of its alternatives.
public protocol GesturePlay {
  /// In whose directions contacts are moved.
  var coordinateSpace: CoordinateSpace { get }

  /// False where it would do nothing now: then nothing is played, and the alternative has failed.
  @MainActor var isPossible: Bool { get }

  /// True where it scrolls: then it is no choice about the element.
  var isScroll: Bool { get }

  /// Brings contacts down.
  @MainActor func begin(_ gesture: PlayedGesture)

  /// Does it once. What is down afterwards is lifted.
  @MainActor func step(_ gesture: PlayedGesture)

  /// Whether what was played has done what was asked for: a recognizer has taken it, where nothing
  /// else is said.
  @MainActor func isDone(_ gesture: PlayedGesture) -> Bool
}

extension GesturePlay {
  public var coordinateSpace: CoordinateSpace { .local }
  public var isPossible: Bool { true }
  public var isScroll: Bool { false }
  @MainActor public func begin(_ gesture: PlayedGesture) { gesture.begin() }
  /// Whether a recognizer has taken it.
  @MainActor public func isDone(_ gesture: PlayedGesture) -> Bool { gesture.isRecognized }
}

/// A play that a held key goes on with: each repeat is one more step with the same contacts.
public protocol ContinuousPlay: GesturePlay, Equatable {}

/// Taps.
public struct TapPlay: GesturePlay {
  /// How many taps in a row.
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }

  public func begin(_ gesture: PlayedGesture) {}
  public func step(_ gesture: PlayedGesture) { gesture.tap(count: count) }
}

/// A press on a control, which shows it while it lasts.
struct PressPlay: GesturePlay {
  func step(_ gesture: PlayedGesture) {}
}

/// A press that is held.
public struct HoldPlay: GesturePlay {
  /// Seconds.
  public var duration: Double

  public init(duration: Double) {
    self.duration = duration
  }

  public func begin(_ gesture: PlayedGesture) {}
  public func step(_ gesture: PlayedGesture) { gesture.hold(duration) }

  /// A press without an end is never recognized: it is there for what shows while it lasts.
  public func isDone(_ gesture: PlayedGesture) -> Bool {
    gesture.isRecognized || !duration.isFinite
  }
}

/// Contacts that go a way once, and fast: in a tenth of a second, so that they are thrown.
public struct FlickPlay: GesturePlay {
  /// Points of the space.
  public var way: CGSize
  /// In whose directions the way goes.
  public var coordinateSpace: CoordinateSpace

  public init(way: CGSize, in coordinateSpace: CoordinateSpace = .local) {
    self.way = way
    self.coordinateSpace = coordinateSpace
  }

  public func step(_ gesture: PlayedGesture) { gesture.flick(to: way) }
}

/// Contacts that are thrown half way across their element, so that they would come to rest about
/// where it ends.
struct ThrowPlay: GesturePlay {
  /// Points that a way has at least, on a small element.
  private static let shortest: CGFloat = 120

  var direction: MoveDirection
  var coordinateSpace: CoordinateSpace

  func step(_ gesture: PlayedGesture) {
    let (size, room) = (gesture.size, gesture.room)
    // Pages side by side can be touched beyond the room of the one that shows.
    let side =
      direction.axis == .horizontal
      ? min(size.width, room.width) : min(size.height, room.height)
    gesture.flick(
      to: direction.size(max(Self.shortest, side / 2)), within: PlayedContacts.throwDuration)
  }
}

/// Contacts that go on along a way.
public struct MovePlay: ContinuousPlay {
  /// Points of the space.
  public var way: CGSize
  /// In whose directions the way goes.
  public var coordinateSpace: CoordinateSpace

  public init(way: CGSize, in coordinateSpace: CoordinateSpace = .local) {
    self.way = way
    self.coordinateSpace = coordinateSpace
  }

  public func step(_ gesture: PlayedGesture) { gesture.move(to: gesture.translation + way) }
}

/// Contacts that go to a place, however far they are.
struct MoveToPlay: GesturePlay {
  /// Points of the space from where they came down.
  var translation: CGSize
  var coordinateSpace: CoordinateSpace

  func step(_ gesture: PlayedGesture) { gesture.move(to: translation) }
}

/// A line through places of the element.
public struct StrokePlay: GesturePlay {
  /// As fractions of the element's size.
  public var points: [UnitPoint]

  public init(points: [UnitPoint]) {
    self.points = points
  }

  public func begin(_ gesture: PlayedGesture) {}
  public func step(_ gesture: PlayedGesture) { gesture.stroke(points) }
}

/// Two contacts that go apart or together, and round each other.
public struct PinchPlay: ContinuousPlay {
  /// How many times as far apart the contacts go with each step.
  public var magnification: CGFloat
  /// How far the contacts turn with each step, clockwise.
  public var turn: Angle

  public init(magnification: CGFloat = 1, turn: Angle = .zero) {
    self.magnification = magnification
    self.turn = turn
  }

  public func begin(_ gesture: PlayedGesture) { gesture.beginPair() }

  public func step(_ gesture: PlayedGesture) {
    gesture.movePair(magnifiedBy: magnification, turnedBy: turn)
  }
}

/// A contact that takes the content along.
struct ScrollPlay: GesturePlay {
  var scroll: ScrollDescription
  var axis: Axis
  var amount: ScrollAmount

  @MainActor private var points: CGFloat { amount.points(scroll, along: axis) }

  var isScroll: Bool { true }
  var isPossible: Bool { points != 0 }

  func step(_ gesture: PlayedGesture) {
    // The other way than the offset.
    let points = points
    gesture.move(
      to: axis == .horizontal
        ? CGSize(width: -points, height: 0) : CGSize(width: 0, height: -points))
  }
}
