// SPDX-License-Identifier: Apache-2.0

import CAllocations

/// How much of the heap a result holds.
enum MemoryMeasurement {
  /// Bytes that are in use more after than before, while the result is kept.
  static func bytes<Result>(_ body: () async throws -> Result) async rethrows -> Int {
    let before = Int64(evenhand_heap_bytes())
    let result = try await body()
    let after = Int64(evenhand_heap_bytes())
    return withExtendedLifetime(result) { Int(after - before) }
  }
}
