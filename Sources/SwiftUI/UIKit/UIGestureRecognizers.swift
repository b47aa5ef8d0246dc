// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// UIKit's name for taps: a ``TapGesture``.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row.
  public var numberOfTapsRequired = 1 {
    didSet { if numberOfTapsRequired != oldValue { settingsDidChange() } }
  }
  /// How many fingers.
  public var numberOfTouchesRequired = 1 {
    didSet { if numberOfTouchesRequired != oldValue { settingsDidChange() } }
  }

  override var isDiscrete: Bool { true }

  override func makeGesture() -> AnyGesture<Void>? {
    follow(TapGesture(count: numberOfTapsRequired, fingers: numberOfTouchesRequired)) { _, _ in }
  }
}

/// UIKit's name for a press that is held, and may travel then: a ``LongPressGesture`` for keys and
/// assistive technology, and with no duration a ``DragGesture`` that begins with the touch.
///
/// It begins when it has been held long enough, and ends when it is let go.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  public var minimumPressDuration: TimeInterval = 0.5 {
    didSet { if minimumPressDuration != oldValue { settingsDidChange() } }
  }
  /// Points that it may stray before it begins.
  public var allowableMovement: CGFloat = 10 {
    didSet { if allowableMovement != oldValue { settingsDidChange() } }
  }
  /// How many fingers.
  public var numberOfTouchesRequired = 1 {
    didSet { if numberOfTouchesRequired != oldValue { settingsDidChange() } }
  }

  /// Not here.
  @available(
    *, unavailable, message: "write TapGesture().sequenced(before: LongPressGesture()) instead"
  )
  public var numberOfTapsRequired: Int {
    get { 0 }
    set {}
  }

  override var beginsWithChange: Bool { false }

  override func makeGesture() -> AnyGesture<Void>? {
    let fingers = max(1, numberOfTouchesRequired)
    let hold = LongPressGesture(
      minimumDuration: minimumPressDuration, maximumDistance: allowableMovement
    ).fingers(fingers)
    let way = DragGesture(minimumDistance: 0, coordinateSpace: .global).fingers(fingers)
    return follow(
      hold.sequenced(before: way),
      as: minimumPressDuration > 0 ? hold._description : way._description,
      isBegun: { if case .second = $0 { true } else { false } },
      read: { _, _ in })
  }
}

/// UIKit's name for fingers that travel: a ``DragGesture``.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers. Each one more that comes down takes the others away.
  public var minimumNumberOfTouches = 1 {
    didSet { if minimumNumberOfTouches != oldValue { settingsDidChange() } }
  }
  /// Changes nothing: it is as many as the least number.
  public var maximumNumberOfTouches = Int.max

  /// What an author has taken away from the way, in points of the window.
  private var taken = CGSize.zero

  /// The way since the fingers came down, in points of the view; of the window where that is nil.
  public func translation(in view: UIGestureRecognizerView?) -> CGPoint {
    let way = reading.translation { reading.point($0, in: view) } ?? .zero
    return CGPoint(x: way.x - taken.width, y: way.y - taken.height)
  }

  /// Lets the way count from here on, from a value of its own.
  public func setTranslation(_ translation: CGPoint, in view: UIGestureRecognizerView?) {
    let way = reading.translation { reading.point($0, in: view) } ?? .zero
    taken = CGSize(width: way.x - translation.x, height: way.y - translation.y)
  }

  /// Points a second.
  public func velocity(in view: UIGestureRecognizerView?) -> CGPoint {
    reading.velocity { reading.point($0, in: view) } ?? .zero
  }

  override func beginTouch() { taken = .zero }

  /// A key's step is at its end at once and has no speed; delegates ask the speed for the direction.
  override func prepareToBegin() {
    taken = .zero
    guard let travel = reading.travel, travel.velocity == .zero else { return }
    reading.travel?.velocity = Self.speed(
      of: CGSize(
        width: travel.location.x - travel.start.x, height: travel.location.y - travel.start.y))
  }

  /// That of a way that took a twentieth of a second.
  private static func speed(of way: CGSize) -> CGSize {
    CGSize(width: 20 * way.width, height: 20 * way.height)
  }

  override func makeGesture() -> AnyGesture<Void>? {
    let fingers = max(1, minimumNumberOfTouches)
    var drag = DragDescription(coordinateSpace: .global)
    drag.refused = refusedDirections()
    let directions = SwipeGesture.Direction.allCases.filter { !drag.refused.contains($0) }
    let axes = Set(directions.map(\.axis))
    drag.axis = axes.count == 1 ? axes.first : nil
    let description = GestureDescription.drag(drag)
    return follow(
      DragGesture(coordinateSpace: .global).fingers(fingers),
      as: fingers == 1
        ? description : .constrained(description, GestureConstraints(fingers: fingers)),
      read: { reading, value in
        reading.travel = .init(
          start: value.startLocation, location: value.location, velocity: value.velocity)
      })
  }

  /// Where the delegate never lets it begin, as far as it can be told beforehand: one that refuses all
  /// asks for something else than the direction.
  private func refusedDirections() -> Set<SwipeGesture.Direction> {
    guard let delegate else { return [] }
    let before = (reading.travel, taken)
    defer { (reading.travel, taken) = before }
    taken = .zero
    let middle = reading.location
    let refused = SwipeGesture.Direction.allCases.filter { direction in
      let way = direction.way(20)
      reading.travel = .init(
        start: middle, location: CGPoint(x: middle.x + way.width, y: middle.y + way.height),
        velocity: Self.speed(of: way))
      return !delegate.gestureRecognizerShouldBegin(self)
    }
    return refused.count < 4 ? Set(refused) : []
  }
}

extension SwipeGesture.Direction {
  fileprivate var axis: Axis {
    switch self {
    case .left, .right: .horizontal
    case .up, .down: .vertical
    }
  }
}

/// UIKit's name for two fingers that move apart or together: a ``MagnifyGesture``.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var magnification: CGFloat = 1
  private var speed: CGFloat = 0
  private var base: CGFloat = 1

  /// How many times as far apart as at the beginning, or as when it was set.
  public var scale: CGFloat {
    get { magnification / base }
    set { base = newValue > 0 ? magnification / newValue : magnification }
  }

  /// Change of the scale a second.
  public var velocity: CGFloat { speed / base }

  override func beginTouch() { base = 1 }

  override func makeGesture() -> AnyGesture<Void>? {
    follow(MagnifyGesture()) { [weak self] _, value in
      self?.magnification = value.magnification
      self?.speed = value.velocity
    }
  }
}

/// UIKit's name for two fingers that turn round each other: a ``RotateGesture``.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var turn = Angle.zero
  private var speed = Angle.zero
  private var base = 0.0

  /// Radians since the beginning, or since it was set, clockwise.
  public var rotation: CGFloat {
    get { turn.radians - base }
    set { base = turn.radians - newValue }
  }

  /// Radians a second.
  public var velocity: CGFloat { speed.radians }

  override func beginTouch() { base = 0 }

  override func makeGesture() -> AnyGesture<Void>? {
    follow(RotateGesture()) { [weak self] _, value in
      self?.turn = value.rotation
      self?.speed = value.velocity
    }
  }
}

/// UIKit's name for a finger that flicks: a ``SwipeGesture``.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where it goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Right, whatever the reading direction.
    public static let right = Direction(rawValue: 1)
    /// Left, whatever the reading direction.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)

    fileprivate var directions: Set<SwipeGesture.Direction> {
      let all: [(Direction, SwipeGesture.Direction)] = [
        (.right, .right), (.left, .left), (.up, .up), (.down, .down),
      ]
      return Set(all.filter { contains($0.0) }.map(\.1))
    }
  }

  /// Where it goes: any of these.
  public var direction: Direction = .right {
    didSet { if direction != oldValue { settingsDidChange() } }
  }

  /// Not here.
  @available(*, unavailable, message: "a swipe takes one finger here; use a DragGesture")
  public var numberOfTouchesRequired: Int {
    get { 1 }
    set {}
  }

  override var isDiscrete: Bool { true }

  override func makeGesture() -> AnyGesture<Void>? {
    follow(SwipeGesture(direction.directions)) { _, _ in }
  }
}

/// Not here.
@available(
  *, unavailable, message: "a window's edges are the desktop's; use UIPanGestureRecognizer"
)
public class UIScreenEdgePanGestureRecognizer {}

/// Not here.
@available(*, unavailable, message: "use onHover or onContinuousHover")
public class UIHoverGestureRecognizer {}
