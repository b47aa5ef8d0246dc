// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// The line round the element that has the keyboard: dark blue on white, so that it can be seen on
/// every background.
struct FocusRing: Equatable {
  /// In points, on the screen, whatever the element's scale.
  static let gap: CGFloat = 3
  static let innerWidth: CGFloat = 2
  static let color = Color(red: 0.02, green: 0.16, blue: 0.45)

  let bounds: CGRect
  var transform: AffineTransform
  let radius: CGFloat
  /// Of the window, where something cuts off what lies outside of it.
  let visible: CGRect?
  let contrast: ColorSchemeContrast

  /// Of the dark line, in points; the white one is twice as wide.
  private var width: CGFloat {
    contrast == .increased ? 2 * Self.innerWidth : Self.innerWidth
  }

  /// Where the picture shows what has the focus.
  func moved(by way: AffineTransform?) -> FocusRing {
    guard let way else { return self }
    var ring = self
    ring.transform.append(way)
    return ring
  }

  func draw(_ list: inout DisplayList) {
    let scale = transform.scale
    guard scale > 0, scale.isFinite else { return }
    // The wide ring stands further off, so that it covers nothing of what it is round.
    let gap = (Self.gap + width - Self.innerWidth) / scale
    let path = Path(
      roundedRect: bounds.insetBy(dx: -gap, dy: -gap), cornerRadius: radius / scale + gap)
    list.items.append(.push)
    if let visible { list.items.append(.clip(Path(visible))) }
    list.items.append(.transform(transform))
    list.items.append(
      .stroke(path, .white, StrokeStyle(lineWidth: 2 * width / scale)))
    list.items.append(
      .stroke(path, Self.color, StrokeStyle(lineWidth: width / scale)))
    list.items.append(.pop)
  }
}

/// The cross that says where a tap without a pointer goes: dark blue on white, so that it can be
/// seen on every background.
struct CursorMark: Equatable {
  /// Points from the middle to an end, and from the middle to where an arm begins.
  private static let arm: CGFloat = 12
  private static let hole: CGFloat = 3

  var place: CGPoint

  /// Where the picture shows what has the focus.
  func moved(by way: AffineTransform?) -> CursorMark {
    guard let way else { return self }
    return CursorMark(place: way.transform(place))
  }

  func draw(_ list: inout DisplayList) {
    var path = Path()
    for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] as [(CGFloat, CGFloat)] {
      path.move(to: CGPoint(x: place.x + x * Self.hole, y: place.y + y * Self.hole))
      path.addLine(to: CGPoint(x: place.x + x * Self.arm, y: place.y + y * Self.arm))
    }
    list.items.append(
      .stroke(path, .white, StrokeStyle(lineWidth: 2 * FocusRing.innerWidth, lineCap: .square)))
    list.items.append(
      .stroke(path, FocusRing.color, StrokeStyle(lineWidth: FocusRing.innerWidth)))
  }
}
