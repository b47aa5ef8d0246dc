// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// A shadow that a style throws, or that falls into what is drawn in it.
public struct ShadowStyle: Hashable, Sendable {
  fileprivate let isInner: Bool
  fileprivate let color: Color
  fileprivate let radius: CGFloat
  fileprivate let offset: CGSize

  /// Behind what is drawn; the radius and the offset are in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Within the edge of a shape that is filled, as if it lay deeper; the radius and the offset are in
  /// points. Lines, letters and symbols have none.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  fileprivate var dropped: ShadowModifier {
    ShadowModifier(color: color, radius: max(0, radius), offset: offset)
  }

  /// All round the shape is dark and out of focus, and only what reaches into it is seen.
  fileprivate func drawInside(_ path: Path, _ list: inout DisplayList) {
    let soft = max(0, radius)
    let way = soft + abs(offset.width) + abs(offset.height) + 1
    var around = Path(path.boundingRect.insetBy(dx: -2 * way, dy: -2 * way))
    around.addPath(path.offsetBy(dx: offset.width, dy: offset.height))
    list.items += [.push, .clip(path), .push]
    if soft > 0 { list.items.append(.group(.blurred(radius: soft))) }
    list.items += [.fill(around.filled(FillStyle(eoFill: true)), color), .pop, .pop]
  }
}

@MainActor
extension [ShadowStyle] {
  /// Draws something with its shadows.
  ///
  /// - Parameter path: What is filled; nil for lines, letters and symbols.
  func draw(
    _ list: inout DisplayList, inside path: Path?, _ drawContent: (inout DisplayList) -> Void
  ) {
    for shadow in self where !shadow.isInner { shadow.dropped.drawShadow(&list, drawContent) }
    drawContent(&list)
    guard let path else { return }
    for shadow in self where shadow.isInner && shadow.color.alpha > 0 {
      shadow.drawInside(path, &list)
    }
  }

  /// Where something and its shadows are drawn.
  func reach(of content: CGRect) -> CGRect {
    reduce(content) { $1.isInner ? $0 : $0.union($1.dropped.reach(of: content, in: content.size)) }
  }
}

extension ShapeStyle {
  /// The same style with a shadow; several of them lie over each other.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: AnyShapeStyle(self), shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style of texts and shapes that name none, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

private struct ShadowedStyle: ShapeStyle {
  let base: AnyShapeStyle
  let shadow: ShadowStyle

  var _value: StyleValue {
    var value = base._value
    value.shadows.append(shadow)
    return value
  }

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }
}
