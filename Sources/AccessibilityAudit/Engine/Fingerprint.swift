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
    func add(_ part: String) {
      for byte in part.utf8 + [0] {
        hash ^= UInt64(byte)
        hash = hash &* 0x100_0000_01b3
      }
    }
    for part in [application, rule, reason] { add(part) }
    for step in path {
      add(String(step.role.rawValue))
      add(step.name)
    }
    add(ordinal.map(String.init) ?? "")
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
