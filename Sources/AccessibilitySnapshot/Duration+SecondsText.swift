// SPDX-License-Identifier: Apache-2.0

extension Duration {
  /// Seconds with one decimal where there is one ("3", "0.3").
  package var secondsText: String {
    let tenths = Int64((self / .milliseconds(100)).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
