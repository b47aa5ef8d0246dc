// SPDX-License-Identifier: Apache-2.0

/// Chooses a few of many places, evenly, with the first and the last.
enum Sample {
  /// Ascending and each once; none where `last` is negative.
  static func places(upTo last: Int, most count: Int) -> [Int] {
    guard last >= 0, count > 0 else { return [] }
    guard last >= count else { return Array(0...last) }
    guard count > 1 else { return [0] }
    let step = Double(last) / Double(count - 1)
    return (0..<count).map { $0 == count - 1 ? last : Int(Double($0) * step) }
  }
}
