// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction
import Semantics

extension View {
  /// Carries an action out for assistive technologies; the default one replaces what a press of
  /// theirs would do.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    SemanticsView(self) {
      if actionKind == .default {
        $0.defaultAction = handler
      } else {
        $0.actions = [
          .init(label: actionKind.label, purpose: actionKind.purpose, handler: handler)
        ]
      }
    }
  }

  /// Of several, the one written last is listed first.
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    SemanticsView(self) { $0.actions = [.init(label: String(name), handler: handler)] }
  }

  /// The same with a name that is a text.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: name.string, handler)
  }

  /// The same with a name from the application's translations.
  @_disfavoredOverload
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: nameKey.string, handler)
  }

  /// Lets assistive technologies and the arrow keys turn the view up and down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    SemanticsView(self) {
      $0.adjustableAction = { direction in
        switch direction {
        case .increment: handler(.increment)
        case .decrement: handler(.decrement)
        }
      }
    }
  }

  /// A press on the view is one step of the adjustable view around it that is one element: its keys
  /// and actions are played as presses here, so that they show and do what a finger's press does.
  ///
  ///     HStack {
  ///       Button("Less") { count -= 1 }.accessibilityStep(.decrement)
  ///       Text("\(count)")
  ///       Button("More") { count += 1 }.accessibilityStep(.increment)
  ///     }
  ///     .accessibilityElement(children: .combine)
  ///     .accessibilityLabel("Guests")
  ///     .accessibilityNumber(Double(count), in: 0...20)
  ///     .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
  public func accessibilityStep(_ direction: AccessibilityAdjustmentDirection) -> some View {
    SemanticsView(self) { $0.step = direction == .increment ? .increment : .decrement }
  }

  /// The number that the view's accessible value is in words, which assistive technologies read; they
  /// write it by the steps of `accessibilityAdjustableAction(_:)`.
  ///
  /// - Parameters:
  ///   - value: nil where there is none.
  ///   - range: nil where it has no ends.
  ///   - step: What one step adds; 0 where it is not known.
  public func accessibilityNumber(
    _ value: Double?, in range: ClosedRange<Double>? = nil, step: Double = 0
  ) -> some View {
    SemanticsView(self) {
      $0.number = value.map { value in
        RangeValue(
          minimum: range?.lowerBound ?? -Double.greatestFiniteMagnitude,
          maximum: range?.upperBound ?? Double.greatestFiniteMagnitude,
          current: value, increment: step)
      }
    }
  }

  /// Lets assistive technologies, Page Up and Down, and Control with the arrows scroll the view.
  ///
  /// - Parameter handler: Called with the edge towards which to go.
  public func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> some View {
    SemanticsView(self) {
      $0.actions = [
        .init(label: "Scroll up", purpose: .scrollUp) { handler(.top) },
        .init(label: "Scroll down", purpose: .scrollDown) { handler(.bottom) },
        .init(label: "Scroll left", purpose: .scrollLeft) { handler(.leading) },
        .init(label: "Scroll right", purpose: .scrollRight) { handler(.trailing) },
      ]
    }
  }

  /// What is said of the place after scrolling ("Page 2 of 7"); spoken after the value.
  public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View {
    SemanticsView(self) { if isEnabled { $0.details = [String(status)] } }
  }

  /// The same with a status that is a text.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    accessibilityScrollStatus(status.string, isEnabled: isEnabled)
  }

  /// Lets assistive technologies, and the keys for zooming, bring the view nearer or further.
  ///
  /// AT-SPI's actions have no place: it is always the middle.
  public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    func zoom(_ direction: AccessibilityZoomGestureAction.Direction) -> @MainActor () -> Void {
      { handler(AccessibilityZoomGestureAction(direction: direction)) }
    }
    return SemanticsView(self) {
      $0.actions = [
        .init(label: "Zoom in", purpose: .zoomIn, handler: zoom(.zoomIn)),
        .init(label: "Zoom out", purpose: .zoomOut, handler: zoom(.zoomOut)),
      ]
    }
  }

  /// Accepted for the sake of the source: assistive technologies on Linux do not take touches over.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    self
  }
}

/// Which action of an element a handler carries out.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// For people; empty for the default action.
  let label: String
  /// Whose keys the action takes.
  let purpose: KeyMap.Purpose?

  /// What a press does.
  public static let `default` = AccessibilityActionKind(label: "")
  /// Leaves what is open; Escape does it as well.
  public static let escape = AccessibilityActionKind(label: "Escape", purpose: .dismiss)
  /// The one thing that matters most now. No key is known for it: it is an action like any other.
  public static let magicTap = AccessibilityActionKind(label: "Magic tap")
  /// Delete does it as well.
  public static let delete = AccessibilityActionKind(label: "Delete", purpose: .delete)
  /// The Menu key and Shift+F10 do it as well.
  public static let showMenu = AccessibilityActionKind(label: "Show menu", purpose: .showMenu)

  private init(label: String, purpose: KeyMap.Purpose? = nil) {
    self.label = label
    self.purpose = purpose
  }

  /// An action of an author's own, under a name that people read.
  @MainActor
  public init(named name: Text) {
    self.init(label: name.string)
  }
}

/// Which way an adjustable element is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// How a view is to be brought nearer or further.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
  /// Whether the view is to be magnified or made smaller.
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  /// Which of the two actions was carried out.
  public let direction: Direction
  /// As fractions of the view's size.
  public let location: UnitPoint

  init(direction: Direction, location: UnitPoint = .center) {
    self.direction = direction
    self.location = location
  }
}

/// How a view takes touches while a screen reader is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// VoiceOver would stay silent; without effect on Linux.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view would have to be activated first; without effect on Linux.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
