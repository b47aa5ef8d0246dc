// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// The thin line round what a press would do something with, while a pointer is over it. It stands
/// outside, so that colours and contrast inside stay what they are.
@MainActor
struct HoverLine: Equatable {
  /// In points, on the screen.
  private static let gap: CGFloat = 1.5
  private static let width: CGFloat = 1
  /// As dark on white as it is light on black.
  private static let plain = Color(red: 0.46, green: 0.46, blue: 0.46)

  private let bounds: CGRect
  private let transform: AffineTransform
  private let radius: CGFloat
  private let visible: CGRect?
  private let color: Color
  private let width: CGFloat

  /// Where the person wants more contrast, it is thick and in the colour of words.
  init(_ element: Element, _ settings: DisplaySettings) {
    let isHeavy = settings.colorSchemeContrast == .increased
    color = isHeavy ? settings.shown(.primary) : Self.plain
    width = isHeavy ? 2 * Self.width : Self.width
    let place = element.touchablePlace
    (bounds, transform) = (place.bounds, place.transform)
    radius = element.ringRadius
    visible = place.visible
  }

  func draw(_ list: inout DisplayList) {
    let scale = transform.scale
    guard scale > 0, scale.isFinite else { return }
    let gap = Self.gap / scale
    let path = Path(
      roundedRect: bounds.insetBy(dx: -gap, dy: -gap), cornerRadius: radius / scale + gap)
    list.items.append(.push)
    if let visible {
      let room = visible.room(forLineRound: bounds, transform, reach: Self.gap + width)
      list.items.append(.clip(Path(room)))
    }
    list.items.append(.transform(transform))
    list.items.append(.stroke(path, color, StrokeStyle(lineWidth: width / scale)))
    list.items.append(.pop)
  }
}

extension View {
  /// Whether the line is left out that stands round what can be pressed inside while a pointer is
  /// over it; what is inside cannot bring it back.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(content: self) {
      $0.isHoverEffectEnabled = $0.isHoverEffectEnabled && !disabled
    }
  }

  /// Whether the views inside show no longer by themselves that they are pressed; what is inside
  /// cannot bring it back. Buttons show it by their style.
  public func pressEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(content: self) {
      $0.known.isPressEffectEnabled = $0.known.isPressEffectEnabled && !disabled
    }
  }
}

extension EnvironmentValues {
  /// Whether a line stands round what can be pressed while a pointer is over it.
  public internal(set) var isHoverEffectEnabled: Bool {
    get { known.isHoverEffectEnabled }
    set { known.isHoverEffectEnabled = newValue }
  }
}
