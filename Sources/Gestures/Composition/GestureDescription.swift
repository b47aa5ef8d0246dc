// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a gesture asks of a person, and nothing about how it is recognized.
///
/// Roles, values, actions and keys are derived from this alone, so that a custom gesture and any
/// composition derive as well.
public indirect enum GestureDescription {
  /// Nothing: an absent or masked gesture.
  case none
  case tap(count: Int)
  /// Taps that ask where.
  case spatialTap(SpatialTapDescription)
  /// A press on a control that acts when it is released over it.
  case press
  /// Seconds.
  case longPress(minimumDuration: Double)
  /// A press that tells how long it is held; the seconds that a played one lasts.
  case timedPress(duration: Double)
  case drag(DragDescription)
  case swipe(SwipeDescription)
  /// A line of a shape of its own.
  case stroke(StrokeDescription)
  case magnify
  case rotate
  case scroll(ScrollDescription)
  /// A gesture that moves a value.
  case adjustment(GestureDescription, AdjustmentDescription)
  /// One of the two, the first before the second.
  case exclusive(GestureDescription, GestureDescription)
  /// Both at once, or either.
  case simultaneous(GestureDescription, GestureDescription)
  /// The second after the first.
  case sequence(GestureDescription, GestureDescription)
  /// A gesture that asks for more than its kind does.
  case constrained(GestureDescription, GestureConstraints)

  /// How many taps it takes, where it is nothing but taps; nil for anything else.
  var requiredTapCount: Int? {
    switch self {
    case .tap(let count): count
    case .spatialTap(let tap): tap.count
    case .exclusive(let first, let second):
      if let first = first.requiredTapCount, let second = second.requiredTapCount {
        max(first, second)
      } else {
        nil
      }
    case .constrained(let base, let constraints):
      constraints.fingers == 1 ? base.requiredTapCount : nil
    case .none, .press, .longPress, .timedPress, .swipe, .stroke, .drag, .magnify, .rotate,
      .scroll, .adjustment, .simultaneous, .sequence:
      nil
    }
  }
}

extension GestureDescription {
  /// How it stands to other gestures, for all of its parts.
  var relations: [GestureRelation] {
    switch self {
    case .constrained(let base, let constraints): constraints.relations + base.relations
    case .adjustment(let base, _): base.relations
    case .exclusive(let first, let second), .simultaneous(let first, let second),
      .sequence(let first, let second):
      first.relations + second.relations
    case .none, .tap, .spatialTap, .press, .longPress, .timedPress, .drag, .swipe, .stroke,
      .magnify, .rotate, .scroll:
      []
    }
  }

  /// Whether it scrolls what is under the finger.
  package var isScroll: Bool {
    if case .scroll = self { true } else { false }
  }

  /// The same with so many fingers.
  func by(fingers: Int) -> GestureDescription {
    fingers > 1 ? .constrained(self, GestureConstraints(fingers: fingers)) : self
  }
}

/// Where a drag leads.
public struct DragDescription {
  /// A drag among places in a row, as when cards are put in another order.
  public struct Places {
    public var axis: Axis
    /// Points from one place to the next.
    public var spacing: CGFloat
    /// The place now, from 0.
    public var position: @MainActor () -> Int
    public var count: @MainActor () -> Int
  }

  /// The places it moves among; nil for a free drag.
  public var places: Places?
  /// In whose directions it is measured.
  public var coordinateSpace: CoordinateSpace

  /// The one axis that it goes along; nil for both.
  public var axis: Axis?

  /// Whether it carries something to be dropped on another element.
  public var isTransfer: Bool

  /// Points that an arrow key moves a view over what is dragged under it, as on a map; nil where the
  /// drag moves a thing.
  public var panStep: CGFloat?

  public init(
    places: Places? = nil, coordinateSpace: CoordinateSpace = .local, axis: Axis? = nil,
    isTransfer: Bool = false, panStep: CGFloat? = nil
  ) {
    self.places = places
    self.coordinateSpace = coordinateSpace
    self.axis = axis
    self.isTransfer = isTransfer
    self.panStep = panStep
  }
}

/// A direction in the window.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}

/// The value that a gesture moves.
public struct AdjustmentDescription {
  /// What the value is of, for an element with several ("Zoom"); nil for an element's only value.
  public var name: String?
  /// Nil without bounds.
  public var range: ClosedRange<Double>?
  public var step: Double
  /// The direction of a drag; horizontal for a gesture without one.
  public var axis: Axis
  /// Points of a drag that make one step.
  public var pointsPerStep: CGFloat
  /// Whether Return takes the value to its lowest and back, as with the line between two panes.
  public var collapses = false
  /// Where the value comes round again (360 for degrees); nil where it does not.
  public var period: Double?
  public var current: @MainActor () -> Double
  /// What is spoken for a value, in the author's unit.
  public var text: @MainActor (Double) -> String

  /// What a page key changes, where the author says it.
  public var declaredPageStep: Double?

  /// The declared one; else a tenth of the range, at least one step; ten steps without a range.
  public var pageStep: Double {
    if let declaredPageStep { return declaredPageStep }
    guard let range else { return step * 10 }
    return max(step, (range.upperBound - range.lowerBound) / 10)
  }

  /// The nearest value that can be: in range, or brought back into the period.
  public func limited(_ value: Double) -> Double {
    if let period, period > 0 {
      let rest = value.truncatingRemainder(dividingBy: period)
      return rest < 0 ? rest + period : rest
    }
    guard let range else { return value }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// The nearest whole number of steps from the lower bound, in range.
  public func snapped(_ value: Double) -> Double {
    guard step > 0 else { return limited(value) }
    let origin = range?.lowerBound ?? 0
    return limited(origin + ((value - origin) / step).rounded() * step)
  }
}
