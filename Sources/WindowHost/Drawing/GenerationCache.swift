// SPDX-License-Identifier: Apache-2.0

/// Keeps what was used lately, in bounded room.
///
/// Two generations: a value that is used moves to the young one, and when that is full, what is left
/// of the old one goes. No value is dropped that was among the last `capacity` used.
struct GenerationCache<Key: Hashable, Value> {
  /// The most values in one generation; both together hold twice as many.
  let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  var count: Int { young.count + old.count }

  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old.removeValue(forKey: key) ?? make()
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = value
    return value
  }
}
