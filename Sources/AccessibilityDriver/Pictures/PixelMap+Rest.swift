// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

extension PixelMap {
  /// Between two pictures, of a screen at 60 Hz. The bus tells of nothing that is only drawn. X could
  /// tell that something was (its extension DAMAGE), and not that nothing more will be.
  static let twoFrames = Duration.milliseconds(34)

  /// Takes pictures until two in a row are equal, and nothing has changed for a time; or the last one
  /// when the bound is met: a blinking cursor never rests, and changes few pixels.
  static func resting(
    for stillness: Duration = .zero, within bound: Duration,
    isolation: isolated (any Actor)? = #isolation,
    areEqual: (PixelMap, PixelMap) -> Bool = { $0 == $1 }, _ take: () -> PixelMap?
  ) async -> (picture: PixelMap?, isAtRest: Bool) {
    let end = ContinuousClock.now + bound
    var last = take()
    var since = ContinuousClock.now
    while last != nil, ContinuousClock.now < end {
      try? await Task.sleep(for: twoFrames)
      let next = take()
      let isSame = if let next, let last { areEqual(next, last) } else { false }
      if !isSame {
        since = .now
        last = next
      } else if ContinuousClock.now >= since + stillness {
        return (next, true)
      }
    }
    return (last, false)
  }
}
