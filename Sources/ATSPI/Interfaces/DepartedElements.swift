// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The numbers of elements that were there and are gone, a bit each.
struct DepartedElements: Sendable {
  /// So many are remembered: a bit each, two megabytes at the most. Then all are forgotten, and who
  /// asks for one of them hears that there is no such element.
  static let limit = 1 << 20

  private var words = ElementMap<UInt64>()
  private var count = 0

  func contains(_ id: ElementID) -> Bool {
    (words[ElementID(id.rawValue >> 6)] ?? 0) & Self.bit(id) != 0
  }

  mutating func insert(_ id: ElementID) {
    guard !contains(id) else { return }
    if count >= Self.limit { self = DepartedElements() }
    let key = ElementID(id.rawValue >> 6)
    words.set(key, (words[key] ?? 0) | Self.bit(id))
    count += 1
  }

  private static func bit(_ id: ElementID) -> UInt64 { 1 << (id.rawValue & 63) }
}
