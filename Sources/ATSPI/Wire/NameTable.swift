// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Finds what a name of a message stands for, by its bytes: without a string, and without a hash of
/// what a stranger chose.
struct NameTable<Value: Sendable>: Sendable {
  /// By the number of bytes; of one length there are few.
  private var names: [[(name: [UInt8], value: Value)]] = []

  /// - Parameter names: Of a name that is there twice, the first counts.
  init(_ names: some Sequence<(String, Value)>) {
    for (name, value) in names {
      let bytes = Array(name.utf8)
      while self.names.count <= bytes.count { self.names.append([]) }
      self.names[bytes.count].append((bytes, value))
    }
  }

  subscript(name: UnsafeRawBufferPointer) -> Value? {
    guard name.count < names.count, let begin = name.baseAddress else { return nil }
    for entry in names[name.count]
    where entry.name.withUnsafeBytes({ memcmp($0.baseAddress ?? begin, begin, name.count) }) == 0 {
      return entry.value
    }
    return nil
  }
}
