// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  func windowPixels() throws(DriverError) -> PixelMap {
    guard let scene, let area = display.area(of: scene.window) else { throw .displayLost }
    return try display.pixels(of: area)
  }

  /// What changed on the screen since `earlier`, after it has come to rest.
  func appearance(
    since earlier: PixelMap, from old: ObjectReference?, to new: ObjectReference
  ) async -> FocusAppearance? {
    guard snapshot.framesAreTrusted else {
      return FocusAppearance(gap: "the toolkit gives wrong places")
    }
    guard let picture = await restingPixels() else {
      return FocusAppearance(gap: "no picture could be taken")
    }
    let frames = await reader.frames(
      of: [new] + [old].compactMap(\.self), in: snapshot.application)
    guard let frame = frames[new] else {
      return FocusAppearance(gap: "the element has no place in its window")
    }
    return picture.appearance(since: earlier, at: frame, from: old.flatMap { frames[$0] })
  }

  /// Two equal pictures in a row, or the last one when the time is over: a blinking cursor never
  /// rests, and changes few pixels.
  private func restingPixels() async -> PixelMap? {
    let end = ContinuousClock.now + .milliseconds(400)
    var last = try? windowPixels()
    while ContinuousClock.now < end {
      // Two frames of a screen at 60 Hz.
      try? await Task.sleep(for: .milliseconds(34))
      let next = try? windowPixels()
      if next == last { return next }
      last = next
    }
    return last
  }
}
