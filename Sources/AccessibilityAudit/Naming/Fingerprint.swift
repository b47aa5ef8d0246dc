// SPDX-License-Identifier: Apache-2.0

/// A short name for a finding that stays the same from run to run: it knows the rule, the reason,
/// and the way of roles and names to the element, and no number, place or path on the bus.
struct Fingerprint: Sendable {
  /// Sixteen hexadecimal digits. FNV-1a, 64 bits: offset basis and prime as published by Fowler,
  /// Noll and Vo.
  let text: String

  init(application: String, rule: String, reason: String, path: [ElementNaming.Step], ordinal: Int?)
  {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) {
      hash ^= UInt64(byte)
      hash = hash &* 0x100_0000_01b3
    }
    func add(_ part: String) {
      for byte in part.utf8 { add(byte) }
      add(0)
    }
    for part in [application, rule, reason] { add(part) }
    for step in path {
      add(String(step.role.rawValue))
      add(step.name)
    }
    add(ordinal.map(String.init) ?? "")
    text = String(unsafeUninitializedCapacity: 16) { digits in
      for place in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: hash >> UInt64(60 - 4 * place)) & 15
        digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 16
    }
  }
}
