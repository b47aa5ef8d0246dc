// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The cross that says where a tap without a pointer goes: dark blue on white, so that it can be
/// seen on every background.
struct CursorMark: Equatable {
  /// Points from the middle to an end, and from the middle to where an arm begins.
  private static let arm: CGFloat = 12
  private static let hole: CGFloat = 3

  let place: CGPoint

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
