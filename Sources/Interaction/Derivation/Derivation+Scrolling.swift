// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// What stands for scrolling: a page each way as actions, lines and ends by keys.
extension Derivation {
  mutating func addScroll(_ scroll: ScrollDescription) {
    control.scroll = scroll
    let limit = scroll.limit()
    let axes = [limit.y > 0 ? Axis.vertical : nil, limit.x > 0 ? Axis.horizontal : nil]
      .compactMap { $0 }
    for axis in axes {
      let isVertical = axis == .vertical
      // Where there is only one way, the usual keys go that way.
      let isMain = axis == axes.first
      let (back, forward) = isVertical ? ("up", "down") : ("left", "right")
      func play(_ amount: ScrollAmount) -> Play { .scroll(scroll, axis, amount) }
      add(
        "scroll-" + back, "Scroll " + back,
        keys: (isVertical ? [] : map[.scrollLeft])
          + (isMain ? map[.scrollUp] + map[.scrollBack] : []),
        play(.pages(-1)))
      add(
        "scroll-" + forward, "Scroll " + forward,
        keys: (isVertical ? [] : map[.scrollRight])
          + (isMain ? map[.scrollDown] + map[.scrollForward] : []),
        play(.pages(1)))
      add(
        "scroll-line-" + back, "Scroll a little " + back,
        for: isVertical ? .scrollLineUp : .scrollLineLeft, play(.lines(-1)), isAction: false)
      add(
        "scroll-line-" + forward, "Scroll a little " + forward,
        for: isVertical ? .scrollLineDown : .scrollLineRight, play(.lines(1)), isAction: false)
      guard isMain else { continue }
      add(
        "scroll-to-start", "Scroll to the start", for: .scrollToStart, play(.start),
        isAction: false)
      add(
        "scroll-to-end", "Scroll to the end", for: .scrollToEnd, play(.end), isAction: false)
    }
  }
}
