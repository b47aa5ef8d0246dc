// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

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

  func draw(_ list: inout DisplayList, at offset: CGPoint) {
    let room = scroller.viewport[axis] - 2 * Self.gap
    let whole = scroller.contentSize[axis]
    let length = min(room, max(Self.smallestLength, room * scroller.viewport[axis] / whole))
    guard length > 0, length.isFinite else { return }
    let part = scroller.offset[axis] / scroller.limit[axis]
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
