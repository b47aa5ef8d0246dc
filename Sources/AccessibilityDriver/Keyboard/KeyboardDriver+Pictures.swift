// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  func windowPixels() throws(DriverError) -> PixelMap {
    guard let scene, let area = display.area(of: scene.window) else { throw .displayLost }
    return try display.pixels(of: area)
  }

  /// The colours of an element may take a quarter of a second to change. That is waited for only from
  /// the first element on that does not look clearly different before.
  struct Haste {
    /// Those that do.
    fileprivate var clear: Set<ObjectReference> = []
    fileprivate var isAllowed = true
    /// Whether the window may still have been changing when the last key was done with.
    fileprivate var isUnrested = false
  }

  /// The window as it stands before a key.
  func pictureBefore() async -> PixelMap? {
    guard haste.isUnrested, !haste.isAllowed else { return try? windowPixels() }
    haste.isUnrested = false
    return await restingPixels()
  }

  /// What changed on the screen since `earlier`: as soon as the element is clearly another one, or else
  /// after the window has come to rest. nil for an element that was seen to be another one before.
  func appearance(
    since earlier: PixelMap, from old: ObjectReference?, to new: ObjectReference
  ) async -> FocusAppearance? {
    guard snapshot.framesAreTrusted else {
      return FocusAppearance(gap: "the toolkit gives wrong places")
    }
    let wasUnrested = haste.isUnrested
    if haste.isAllowed {
      haste.isUnrested = true
      if haste.clear.contains(new) { return nil }
      if let now = try? windowPixels(),
        let seen = await appearance(in: now, since: earlier, from: old, to: new), seen.isClear
      {
        haste.clear.insert(new)
        return seen
      }
    }
    guard let picture = await restingPixels() else {
      return FocusAppearance(gap: "no picture could be taken")
    }
    haste.isUnrested = false
    guard let seen = await appearance(in: picture, since: earlier, from: old, to: new) else {
      return FocusAppearance(gap: "the element has no place in its window")
    }
    if seen.isClear {
      haste.clear.insert(new)
      return seen
    }
    haste.isAllowed = false
    // What changed may be the rest of what an element before it began.
    return wasUnrested
      ? FocusAppearance(gap: "the window had not come to rest before it got the focus") : seen
  }

  /// nil where the element has no place.
  private func appearance(
    in picture: PixelMap, since earlier: PixelMap, from old: ObjectReference?,
    to new: ObjectReference
  ) async -> FocusAppearance? {
    let frames = await reader.frames(
      of: [new] + [old].compactMap(\.self), in: snapshot.application)
    return frames[new].map { frame in
      picture.appearance(since: earlier, at: frame, from: old.flatMap { frames[$0] })
    }
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

extension FocusAppearance {
  /// As the rule `focus-visible` has it of any element.
  fileprivate var isClear: Bool { gap == nil && outline > 0 && changesHalf(of: outline) }
}
