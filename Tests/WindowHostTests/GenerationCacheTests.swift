// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WindowHost

@Suite struct GenerationCacheTests {
  @Test func `a value that stays in use is made once`() {
    var cache = GenerationCache<Int, Int>(capacity: 4)
    var made = 0
    for number in 0..<100 {
      _ = cache.value(for: -1) {
        made += 1
        return 0
      }
      _ = cache.value(for: number) { number }
    }
    #expect(made == 1)
  }

  @Test func `the last values used are kept and the room is bounded`() {
    var cache = GenerationCache<Int, Int>(capacity: 4)
    for number in 0..<50 {
      _ = cache.value(for: number) { number }
      #expect(cache.count <= 8)
    }
    for number in 46..<50 {
      let value = cache.value(for: number) { -1 }
      #expect(value == number)
    }
  }
}
