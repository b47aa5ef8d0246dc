// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// What stands for taps and presses.
extension Derivation {
  mutating func addClick(_ part: DerivedPart) {
    guard part.hand.isBare, part.leads.isEmpty else { return }
    switch part.gesture {
    case .press: addDefault(.press)
    case .tap(count: 1): addDefault(.tap(count: 1))
    case .spatialTap(let tap) where tap.count == 1: addDefault(.tap(count: 1))
    case .none, .tap, .spatialTap, .longPress, .timedPress, .drag, .swipe, .stroke, .magnify,
      .rotate, .scroll, .adjustment, .exclusive, .simultaneous, .sequence, .constrained:
      break
    }
  }

  mutating func addDefault(_ play: Play) {
    control.isPressable = true
    add("click", "Press", for: .click, play, isWhole: true)
  }

  /// Where there is no single tap, the first other press has its keys as well.
  mutating func addPress(_ part: DerivedPart) {
    let extra = names.contains("click") ? [] : map[.click]
    switch part.gesture {
    case .press where !isPlain(part), .tap(count: 1) where !isPlain(part): addOtherTap(part)
    case .spatialTap(let tap) where tap.count == 1 && !isPlain(part): addOtherTap(part)
    case .tap(let count) where count > 1: addTaps(count, extra)
    case .spatialTap(let tap) where tap.count > 1: addTaps(tap.count, extra)
    case .longPress(let duration), .timedPress(let duration):
      addLongPress(duration, extra)
    case .swipe(let swipe): addSwipes(swipe)
    case .stroke(let stroke): addStroke(stroke)
    case .none, .tap, .spatialTap, .press, .drag, .magnify, .rotate, .scroll, .adjustment,
      .exclusive, .simultaneous, .sequence, .constrained:
      break
    }
  }

  private func isPlain(_ part: DerivedPart) -> Bool { part.hand.isBare && part.leads.isEmpty }

  /// A tap that asks for more than one bare finger, or that comes after something else.
  private mutating func addOtherTap(_ part: DerivedPart) {
    control.isPressable = true
    if part.leads.isEmpty {
      add("click", "Press", for: .click, .tap(count: 1), isWhole: true)
    } else {
      add("tap", "Tap", for: .click, .tap(count: 1), isWhole: true)
    }
  }

  /// A second press that takes another time is told by it.
  private mutating func addLongPress(_ duration: Double, _ extra: [KeyBinding]) {
    control.isPressable = true
    let isFirst = pressDurations.isEmpty || pressDurations == [duration]
    pressDurations.insert(duration)
    let seconds = ValueText.number(duration)
    add(
      isFirst ? "long-press" : "long-press-" + ActionName.normalized(seconds),
      isFirst ? "Long press" : "Long press for \(seconds) seconds", for: .longPress, keys: extra,
      .longPress(duration), isWhole: true)
  }

  private mutating func addTaps(_ count: Int, _ extra: [KeyBinding]) {
    control.isPressable = true
    let (name, label) =
      count == 2 ? ("double-tap", "Double tap") : ("tap-\(count)", "Tap \(count) times")
    add(name, label, for: .multipleTap, keys: extra, .tap(count: count), isWhole: true)
  }
}
