// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What GTK 4 draws of a window itself, round what is in it: a border, which is as wide on every side,
/// and outside of that a shadow.
struct WindowFrame {
  private var left = 0
  private var right = 0
  private var top = 0
  private var bottom = 0

  /// Wider than any border.
  private static let widest = 32

  /// By the property `_GTK_FRAME_EXTENTS`: left, right, top, bottom; a window without a shadow has none.
  init(shadow: [UInt32]) {
    guard shadow.count == 4 else { return }
    let widths = shadow.map { Int($0 & 0xffff) }
    (left, right, top, bottom) = (widths[0], widths[1], widths[2], widths[3])
  }

  /// Where in the window what is in it begins, by the size of both; nil where they do not fit.
  func inset(
    of content: (x: Int32, y: Int32, width: Int32, height: Int32), in window: ScreenArea
  ) -> (x: Int, y: Int)? {
    let wide = window.width - left - right - Int(content.width)
    let high = window.height - top - bottom - Int(content.height)
    guard wide == high, wide >= 0, wide % 2 == 0, wide <= 2 * Self.widest, content.x == 0,
      content.y == 0
    else { return nil }
    return (left + wide / 2, top + high / 2)
  }
}
