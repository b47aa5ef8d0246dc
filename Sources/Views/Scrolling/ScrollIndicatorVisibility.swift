// SPDX-License-Identifier: Apache-2.0

import Gestures

/// Whether a scroll view shows which part of the whole is seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  enum Choice {
    case automatic, visible, hidden, never
  }

  let choice: Choice

  /// As the scroll view says itself.
  public static let automatic = ScrollIndicatorVisibility(choice: .automatic)
  /// Shows them where there is more than is seen.
  public static let visible = ScrollIndicatorVisibility(choice: .visible)
  /// Shows none.
  public static let hidden = ScrollIndicatorVisibility(choice: .hidden)
  /// Shows none; the same here as ``hidden``.
  public static let never = ScrollIndicatorVisibility(choice: .never)
}

/// What holds for the two directions.
struct ScrollIndicators: Hashable {
  private var horizontal = ScrollIndicatorVisibility.automatic
  private var vertical = ScrollIndicatorVisibility.automatic

  subscript(axis: Axis) -> ScrollIndicatorVisibility.Choice {
    axis == .horizontal ? horizontal.choice : vertical.choice
  }

  mutating func set(_ visibility: ScrollIndicatorVisibility, along axes: Axis.Set) {
    if axes.contains(.horizontal) { horizontal = visibility }
    if axes.contains(.vertical) { vertical = visibility }
  }
}

extension View {
  /// Whether the scroll views inside show which part of the whole is seen.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    EnvironmentView(content: self) {
      $0.known.scrollIndicators.set(visibility, along: axes)
    }
  }

  /// Keeps people from scrolling the scroll views inside; what gets the focus is still brought into
  /// view.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { if disabled { $0.known.isScrollEnabled = false } }
  }
}

extension EnvironmentValues {
  /// Whether people can scroll the scroll views inside; what has the focus is brought into view all
  /// the same.
  public var isScrollEnabled: Bool {
    get { known.isScrollEnabled }
    set { known.isScrollEnabled = newValue }
  }

  var scrollIndicators: ScrollIndicators { known.scrollIndicators }
}
