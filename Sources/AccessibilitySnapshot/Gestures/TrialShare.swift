// SPDX-License-Identifier: Apache-2.0

/// One of so many parts of an application's trials, for several processes or machines.
package struct TrialShare: Hashable, Sendable {
  /// From 0.
  private let part: Int
  package let count: Int

  /// All of it.
  package init() { self.init(part: 0, count: 1) }

  private init(part: Int, count: Int) {
    self.part = part
    self.count = count
  }

  /// "2/4" for the second of four; nil for anything else.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let part = numbers[0], let count = numbers[1], count > 0,
      (1...count).contains(part)
    else { return nil }
    self.init(part: part - 1, count: count)
  }

  /// What ``init(_:)`` reads.
  package var text: String { "\(part + 1)/\(count)" }

  /// A part of this part, from 0.
  package func divided(part: Int, of parts: Int) -> TrialShare {
    TrialShare(part: self.part + part * count, count: count * parts)
  }

  /// Whether what has this number belongs to it.
  package func contains(_ number: Int) -> Bool { number % count == part }
}
