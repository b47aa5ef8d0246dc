// SPDX-License-Identifier: Apache-2.0

/// How long to wait before the next attempt, in milliseconds: twice as long each time.
struct Backoff {
  private static let shortest: UInt32 = 250
  private static let longest: UInt32 = 30_000

  private var current = Self.shortest

  mutating func next() -> UInt32 {
    defer { current = min(current * 2, Self.longest) }
    return current
  }

  mutating func reset() {
    current = Self.shortest
  }
}
