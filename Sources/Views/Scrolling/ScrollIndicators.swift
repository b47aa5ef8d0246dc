// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

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
  var horizontal = ScrollIndicatorVisibility.automatic
  var vertical = ScrollIndicatorVisibility.automatic

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

extension View {
  /// Keeps a wheel from standing for the gestures inside: over what has a value or can be zoomed it
  /// scrolls what is round it, or does nothing.
  public func wheelGesturesDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(content: self) { if disabled { $0.known.takesWheel = false } }
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

/// The bar that shows which part of the whole is seen. It shows, and takes no input.
@MainActor
struct ScrollIndicator {
  /// In points.
  private static let thickness: CGFloat = 4
  private static let gap: CGFloat = 2
  private static let smallestLength: CGFloat = 20
  /// Three times as dark as white and as light as black (WCAG 1.4.11), with some to spare.
  private static let color = Color(red: 0.46, green: 0.46, blue: 0.46)

  let axis: Axis
  let scroller: Scroller
  /// The offset that the picture shows; beyond an end the bar grows shorter.
  let shown: CGPoint

  func draw(_ list: inout DisplayList, at offset: CGPoint) {
    let room = scroller.viewport[axis] - 2 * Self.gap
    let whole = scroller.contentSize[axis]
    let scrolled = min(max(shown[axis], 0), scroller.limit[axis])
    let beyond = abs(shown[axis] - scrolled)
    let length = min(
      room, max(Self.smallestLength, room * scroller.viewport[axis] / whole - beyond))
    guard length > 0, length.isFinite else { return }
    let part = scrolled / scroller.limit[axis]
    var origin = CGPoint.zero
    origin[axis] = Self.gap + (room - length) * part
    origin[axis.other] = scroller.viewport[axis.other] - Self.gap - Self.thickness
    var size = CGSize.zero
    size[axis] = length
    size[axis.other] = Self.thickness
    let bar = CGRect(
      x: offset.x + origin.x, y: offset.y + origin.y, width: size.width, height: size.height)
    list.items.append(
      .fill(Path(roundedRect: bar, cornerRadius: Self.thickness / 2), Self.color))
  }
}
