// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a gesture asks of a person, and nothing about how it is recognized: single kinds, and how
/// they are composed.
///
/// Roles, values, actions and keys are derived from this alone, so that a custom gesture and any
/// composition derive as well.
public indirect enum GestureDescription {
  /// Nothing: an absent or masked gesture.
  case none
  /// No composition.
  case single(any GestureKind)
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
}

extension GestureDescription {
  /// One tap, or several in a row.
  public static func tap(count: Int = 1) -> GestureDescription {
    .single(TapDescription(count: count))
  }

  /// Taps that ask where.
  public static func spatialTap(_ tap: SpatialTapDescription) -> GestureDescription { .single(tap) }

  /// A press on a control that acts when it is released over it.
  public static var press: GestureDescription { .single(PressDescription()) }

  /// - Parameter minimumDuration: Seconds.
  public static func longPress(minimumDuration: Double = 0.5) -> GestureDescription {
    .single(LongPressDescription(minimumDuration: minimumDuration))
  }

  /// A press that reports how long it is held.
  ///
  /// - Parameter duration: Seconds that a played one lasts.
  public static func timedPress(duration: Double) -> GestureDescription {
    .single(TimedPressDescription(duration: duration))
  }

  /// One contact that travels.
  public static func drag(_ drag: DragDescription = DragDescription()) -> GestureDescription {
    .single(drag)
  }

  /// A flick in one of several directions.
  public static func swipe(_ swipe: SwipeDescription) -> GestureDescription { .single(swipe) }

  /// A line of a shape of its own.
  public static func stroke(_ stroke: StrokeDescription) -> GestureDescription { .single(stroke) }

  /// Two fingers that move apart or together.
  public static var magnify: GestureDescription { .single(MagnifyDescription()) }

  /// Two fingers that turn round each other.
  public static var rotate: GestureDescription { .single(RotateDescription()) }

  /// A contact, a wheel or keys that scroll what lies under them.
  public static func scroll(_ scroll: ScrollDescription) -> GestureDescription { .single(scroll) }
}

extension GestureDescription {
  /// The single kinds of the composition, in order.
  package var kinds: [any GestureKind] {
    switch self {
    case .none: []
    case .single(let kind): [kind]
    case .adjustment(let base, _), .constrained(let base, _): base.kinds
    case .exclusive(let first, let second), .simultaneous(let first, let second),
      .sequence(let first, let second):
      first.kinds + second.kinds
    }
  }

  /// The one kind, where nothing is composed with it.
  private var onlyKind: (any GestureKind)? {
    switch self {
    case .single(let kind): kind
    case .constrained(let base, _): base.onlyKind
    case .none, .adjustment, .exclusive, .simultaneous, .sequence: nil
    }
  }

  /// Whether it is nothing but a press on a control.
  package var isPress: Bool { onlyKind?.motion == .press }

  /// Whether it scrolls what is under the finger.
  package var isScroll: Bool { onlyKind?.isScroll ?? false }

  /// How many taps it takes, where it is nothing but taps; nil for anything else.
  var requiredTapCount: Int? {
    switch self {
    case .single(let kind): return kind.tapCount
    case .constrained(let base, let constraints):
      return constraints.fingers == 1 ? base.requiredTapCount : nil
    case .exclusive(let first, let second):
      guard let first = first.requiredTapCount, let second = second.requiredTapCount else {
        return nil
      }
      return max(first, second)
    case .none, .adjustment, .simultaneous, .sequence: return nil
    }
  }

  /// How it stands to other gestures, for all of its parts.
  var relations: [GestureRelation] {
    switch self {
    case .none, .single: []
    case .constrained(let base, let constraints): constraints.relations + base.relations
    case .adjustment(let base, _): base.relations
    case .exclusive(let first, let second), .simultaneous(let first, let second),
      .sequence(let first, let second):
      first.relations + second.relations
    }
  }

  /// The same with so many fingers.
  func by(fingers: Int) -> GestureDescription {
    fingers > 1 ? .constrained(self, GestureConstraints(fingers: fingers)) : self
  }
}

extension GestureDescription {
  /// Whether both ask the same of a person; false where that cannot be told, as of a value that only a
  /// closure knows.
  package func isSame(as other: GestureDescription) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.single(let kind), .single(let other)): kind.isSame(as: other)
    case (.exclusive(let first, let second), .exclusive(let otherFirst, let otherSecond)),
      (.simultaneous(let first, let second), .simultaneous(let otherFirst, let otherSecond)),
      (.sequence(let first, let second), .sequence(let otherFirst, let otherSecond)):
      first.isSame(as: otherFirst) && second.isSame(as: otherSecond)
    case (.constrained(let inner, let asked), .constrained(let otherInner, let otherAsked)):
      inner.isSame(as: otherInner) && asked.isSame(as: otherAsked)
    case (.none, _), (.single, _), (.adjustment, _), (.exclusive, _), (.simultaneous, _),
      (.sequence, _), (.constrained, _):
      false
    }
  }
}

extension GestureKind {
  fileprivate func isSame(as other: any GestureKind) -> Bool {
    func equals<Kind: Equatable>(_ kind: Kind) -> Bool { kind == other as? Kind }
    return (self as? any Equatable).map { equals($0) } ?? false
  }
}

extension GestureConstraints {
  fileprivate func isSame(as other: GestureConstraints) -> Bool {
    fingers == other.fingers && modifiers == other.modifiers && inputKinds == other.inputKinds
      && relations.isEmpty && other.relations.isEmpty && label == other.label
      && essentialReason == other.essentialReason && mappedValue == nil
      && other.mappedValue == nil && acts == other.acts
  }
}
