// SPDX-License-Identifier: Apache-2.0

/// A number with what it counts.
enum Plural {
  /// "1 rule", "2 rules".
  static func of(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }
}
