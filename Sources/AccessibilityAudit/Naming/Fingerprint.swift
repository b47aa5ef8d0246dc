// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// A short name for a finding that stays the same from run to run: it knows the rule, the reason,
/// and the way of roles and names to the element, and no number, place or path on the bus.
struct Fingerprint: Sendable {
  /// Sixteen hexadecimal digits.
  let text: String

  init(application: String, rule: String, reason: String, path: [ElementNaming.Step], ordinal: Int?)
  {
    var hash = StableHash()
    func add(_ part: String) {
      hash.add(part)
      hash.add(0)
    }
    for part in [application, rule, reason] { add(part) }
    for step in path {
      add(String(step.role.rawValue))
      add(Self.lasting(step.name))
    }
    add(ordinal.map(String.init) ?? "")
    text = String(unsafeUninitializedCapacity: 16) { digits in
      for place in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: hash.value >> UInt64(60 - 4 * place)) & 15
        digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 16
    }
  }

  /// Without the folder of a private session, which is another one in each run: a program may show its home.
  private static func lasting(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "/")), name.contains("/evenhand-") else { return name }
    return name.replacing(/[^ ]*\/evenhand-\d+-[0-9a-z]+-\d+/, with: "")
  }
}
