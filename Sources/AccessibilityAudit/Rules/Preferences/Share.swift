// SPDX-License-Identifier: Apache-2.0

/// A part of a whole, for people ("12.5 %").
struct Share: CustomStringConvertible {
  private let part: Double

  /// From 0 to 1.
  init(_ part: Double) { self.part = part }

  var description: String {
    guard part.isFinite else { return "an unknown part" }
    // Two places below one percent, so that little is not told as nothing.
    let scale = abs(part) < 0.01 ? 100.0 : 10.0
    let number = "\((part * 100 * scale).rounded() / scale)"
    return (number.hasSuffix(".0") ? String(number.dropLast(2)) : number) + " %"
  }
}
