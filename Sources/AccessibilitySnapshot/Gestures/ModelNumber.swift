// SPDX-License-Identifier: Apache-2.0

/// Numbers as messages write them.
package enum ModelNumber {
  /// With at most three places behind the point ("0.25", "40").
  package static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}
