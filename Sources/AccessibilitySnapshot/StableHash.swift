// SPDX-License-Identifier: Apache-2.0

/// A number for bytes that is the same in every process and every version. FNV-1a, 64 bits: offset basis
/// and prime as published by Fowler, Noll and Vo.
package struct StableHash: Hashable, Sendable {
  /// For all bytes so far.
  @usableFromInline package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  @inlinable package init() {}

  /// Takes in one byte more.
  @inlinable package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Takes in a text, as UTF-8.
  @inlinable package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }
}
