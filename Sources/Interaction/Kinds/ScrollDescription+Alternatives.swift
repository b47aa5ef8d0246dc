// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// What stands for scrolling: a page each way as actions, lines and ends by keys.
extension ScrollDescription: OperableGesture {
  public func addAlternatives(_ rank: KeyRank, to derivation: inout Derivation) {
    guard rank == .move else { return }
    derivation.control.scroll = self
    derivation.propose(.scrollPane, as: .container)
    let map = derivation.keyMap
    let limit = limit()
    let axes = [limit.y > 0 ? Axis.vertical : nil, limit.x > 0 ? Axis.horizontal : nil]
      .compactMap { $0 }
    for axis in axes {
      let isVertical = axis == .vertical
      // Where there is only one way, the usual keys go that way.
      let isMain = axis == axes.first
      let (back, forward) = isVertical ? ("up", "down") : ("left", "right")
      func play(_ amount: ScrollAmount) -> ScrollPlay {
        ScrollPlay(scroll: self, axis: axis, amount: amount)
      }
      derivation.add(
        "scroll-" + back, "Scroll " + back,
        keys: (isVertical ? [] : map[.scrollLeft])
          + (isMain ? map[.scrollUp] + map[.scrollBack] : []),
        play(.pages(-1)))
      derivation.add(
        "scroll-" + forward, "Scroll " + forward,
        keys: (isVertical ? [] : map[.scrollRight])
          + (isMain ? map[.scrollDown] + map[.scrollForward] : []),
        play(.pages(1)))
      derivation.add(
        "scroll-line-" + back, "Scroll a little " + back,
        for: isVertical ? .scrollLineUp : .scrollLineLeft, play(.lines(-1)), isAction: false)
      derivation.add(
        "scroll-line-" + forward, "Scroll a little " + forward,
        for: isVertical ? .scrollLineDown : .scrollLineRight, play(.lines(1)), isAction: false)
      guard isMain else { continue }
      derivation.add(
        "scroll-to-start", "Scroll to the start", for: .scrollToStart, play(.start),
        isAction: false)
      derivation.add(
        "scroll-to-end", "Scroll to the end", for: .scrollToEnd, play(.end), isAction: false)
    }
  }
}
