// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// A kind of gesture that says what is offered in its place to people who cannot make it.
///
/// What it offers is played into the recognizers that a hand would reach, by a ``GesturePlay``. A
/// kind that is no `OperableGesture` offers nothing, and the audit says so.
public protocol OperableGesture: GestureKind {
  /// Adds what stands for the gesture, and proposes a role for its element.
  ///
  /// Asked once for each rank, in the order of the ranks; of the rank `value` never, and of the rank
  /// `move` only where the gesture moves no value.
  @MainActor func addAlternatives(_ rank: KeyRank, to derivation: inout Derivation)

  /// The ways in which it can be played so that another gesture of a sequence comes after it; empty
  /// where none can.
  @MainActor var leads: [PlayedLead] { get }

  /// What is played for a wheel over the gesture that is turned by so many notches, away from the
  /// person; a touchpad turns it by parts of one. Nil where no wheel stands for the gesture itself: the
  /// value that it moves still follows a wheel, step by step.
  @MainActor func wheelPlay(_ notches: CGFloat) -> (any ContinuousPlay)?

  /// What the pointer looks like over an element with the gesture; nil for no matter.
  var pointerShape: PointerShape? { get }
}

extension OperableGesture {
  public var leads: [PlayedLead] { [] }

  @MainActor public func wheelPlay(_ notches: CGFloat) -> (any ContinuousPlay)? { nil }

  public var pointerShape: PointerShape? { nil }
}

/// The order in which the keys of an element are given out: of two alternatives that ask for the same
/// key, the one of the earlier rank has it.
public enum KeyRank: CaseIterable, Sendable {
  /// A single tap, which is the default action.
  case click
  /// Other presses, swipes and strokes.
  case press
  /// The place of a tap.
  case cursor
  /// Picking up, moving and dropping.
  case carrying
  /// Values.
  case value
  /// Moving, magnifying and turning what has no value; scrolling.
  case move
}

/// A kind of gesture that can move a value.
///
/// The value gets its steps, pages and ends by itself, with their keys.
public protocol ValueGesture: OperableGesture {
  /// What is played to take the value from one number to another; nil where nothing can.
  @MainActor func play(_ change: ValueChange) -> (any GesturePlay)?

  /// Adds actions that have names of their own for the value ("Zoom in"); then "Increase" and
  /// "Decrease" are keys alone.
  @MainActor func addNamedSteps(of value: Int, to derivation: inout Derivation)

  /// What an element is whose only value it moves.
  func role(of adjustment: AdjustmentDescription) -> Role

  /// Whether the value lies along an axis of the window: then a horizontal one grows to the left
  /// where its element reads from right to left.
  var followsReadingDirection: Bool { get }
}

extension ValueGesture {
  @MainActor public func addNamedSteps(of value: Int, to derivation: inout Derivation) {}

  public func role(of adjustment: AdjustmentDescription) -> Role {
    adjustment.range == nil ? .spinButton : .slider
  }

  public var followsReadingDirection: Bool { false }
}

/// How far a value is to go.
public struct ValueChange {
  /// The value, with its range and step.
  public let adjustment: AdjustmentDescription
  /// Where the value stood when the contacts came down, and where it stands now.
  public let start: Double
  /// Where the value stands now.
  public let current: Double
  /// Where the value is to come, within its range.
  public let target: Double
  /// Whether the element reads from right to left.
  public let isRightToLeft: Bool
}

/// How far an alternative takes a value.
public enum ValueAmount: Hashable, Sendable {
  case steps(Int)
  case pages(Int)
  case minimum, maximum
  /// To the lower end, and from there back to where the value was before.
  case toggle
  case to(Double)
}
